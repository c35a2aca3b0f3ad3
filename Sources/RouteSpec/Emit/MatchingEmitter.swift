/// `Routes+Matching.swift`: reading and printing links, and the table by which both are done.
struct MatchingEmitter {
  let plan: SwiftPlan
  let matchTable: MatchTable
  let provable: [Bool]
  var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan, _ competition: Competition, _ matchTable: MatchTable) {
    self.plan = plan
    self.matchTable = matchTable
    provable = ProvableLinks(plan.table, competition, matchTable).routes
  }

  /// The file's text: what the app calls, then what that stands on, the table last.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line()
    writer.importing("Foundation", isShown: true, plan)
    for module in table.app.imports where module != "Foundation" { writer.importing(module, isShown: false, plan) }
    writer.line()
    reading(&writer)
    printing(&writer)
    links(&writer)
    if !plan.isEmpty { shapes(&writer) }
    coding(&writer)
    matching(&writer)
    if !plan.isEmpty { values(&writer) }
    foundation(&writer)
    literals(&writer)
    return writer.text
  }

  // MARK: Reading

  private func reading(_ writer: inout CodeWriter) {
    let access = plan.access
    let (route, support, prefix) = (plan.routeType, plan.support, plan.prefix)
    writer.line("/// Why a text was not read as a link.")
    writer.line("\(access)typealias \(prefix)LinkError = \(support).LinkError")
    writer.line()
    writer.line("/// A link that was read.")
    writer.type("\(access)nonisolated struct \(prefix)Reading", ["Swift.Hashable", "Swift.Sendable"]) { writer in
      let fields = [
        ("The screen.", "route", route),
        ("How it was found.", "via", "\(support).Via"),
        ("The tab that the link names.", "tab", "\(plan.tabType)?"),
        ("The named stack that the link names.", "stack", "\(plan.stackType)?"),
        ("The pattern that read it; of a tab's address alone that address.", "pattern", "Swift.String"),
        (
          "The parameters whose query items did not read as their types, and count as missing.", "ignored",
          "[Swift.String]"
        ),
      ]
      for (summary, name, type) in fields {
        writer.line("/// \(summary)")
        writer.line("\(access)var \(name): \(type)")
      }
    }
    let source = "from source: \(support).LinkSource = .outside"
    writer.line()
    writer.block("nonisolated extension \(route)") { writer in
      writer.line("/// Reads a link that comes from outside the app: `https://host/path`, `scheme://path` or `/path`.")
      writer.line("///")
      writer.line("/// It never traps and takes time in proportion to the link. Nil where `read(_:from:)` throws.")
      writer.block("\(access)init?(link: borrowing Swift.String)") { writer in
        if plan.isEmpty { return writer.line("return nil") }
        writer.line("guard let route = \(plan.matching).route(link, from: .outside) else { return nil }")
        writer.line("self = route")
      }
      writer.line()
      writer.line("/// Reads a link that comes from outside the app, such as the one of `onOpenURL`.")
      writer.line("\(access)init?(link: Foundation.URL) { self.init(link: link.absoluteString) }")
      writer.line()
      writer.line("/// Reads a link and says how it was read, or why it was not.")
      writer.function(
        "\(access)static func read(", ["_ link: Swift.String", source],
        ") throws(\(prefix)LinkError) -> \(prefix)Reading"
      ) { writer in
        writer.line("try \(plan.matching).read(link, from: source)")
      }
      writer.line()
      writer.line("/// The pattern that came furthest in reading a link that none reads; for messages to people.")
      writer.function(
        "\(access)static func nearest(", ["to link: Swift.String", source], ") -> \(support).NearestMiss?"
      ) { writer in
        writer.line("\(support).nearest(to: link, \(plan.matching).table, from: source)")
      }
    }
  }

  // MARK: Printing

  private func printing(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    writer.block("nonisolated extension \(plan.routeType)") { writer in
      writer.line("/// The link without its origin, such as `/path?key=value`.")
      writer.line("///")
      writer.line(
        "/// It reads as this route again. Nil where there is no such link: the screen has none, or a value cannot stand in it."
      )
      let none = plan.isEmpty ? "switch self {}" : nil
      writer.line("\(access)var path: Swift.String? { \(none ?? "\(plan.matching).link(self, .path)") }")
      writer.line()
      writer.line(
        "/// The universal link, on the first concrete host; nil without one, and where `path` would not come back.")
      writer.line("\(access)var url: Foundation.URL? { \(none ?? "self.url(.universal)") }")
      writer.line()
      writer.line("/// The universal link, or that of the app's custom scheme.")
      writer.block("\(access)func url(_ kind: \(plan.support).LinkKind) -> Foundation.URL?") { writer in
        writer.line(none ?? "\(plan.matching).url(self, kind)")
      }
    }
  }

  /// A function for each route whose every value prints.
  private func links(_ writer: inout CodeWriter) {
    writer.line()
    writer.line(
      "/// Links that are always there: the compiler has proved that every value of these screens prints one.")
    writer.line("///")
    writer.line("/// The limit on a link's length is not applied.")
    let opening = "\(plan.access)nonisolated enum \(plan.prefix)Links"
    if !provable.contains(true) { return writer.line(opening + " {}") }
    writer.block(opening) { writer in
      var isFirst = true
      for index in table.routes.indices where provable[index] {
        if !isFirst { writer.line() }
        isFirst = false
        link(index, &writer)
      }
    }
  }

  private func link(_ index: Int, _ writer: inout CodeWriter) {
    let route = table.routes[index]
    let text = route.pattern?.text ?? ""
    writer.documentation(route.documentation + (route.documentation.isEmpty ? [] : [""]) + ["`\(text)`"])
    if let reason = route.deprecation {
      writer.line("@available(*, deprecated, message: \(SwiftText.literal(reason)))")
    }
    writer.function(
      "\(plan.access)static func \(SwiftName.identifier(route.name))(",
      route.parameters.map { plan.declaration($0, isNested: false) }, ") -> Foundation.URL"
    ) { writer in
      let arguments = route.parameters.map { SwiftName.reference($0.name) }
      writer.line("\(plan.matching).provenURL(\(plan.makeWhole(index, arguments)))")
    }
  }
}
