/// `Routes+Matching.swift`: the match table, reading, printing, and what a route knows of itself.
struct MatchingEmitter {
  let plan: SwiftPlan
  let matchTable: MatchTable
  let provable: [Bool]
  var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan, _ matchTable: MatchTable) {
    self.plan = plan
    self.matchTable = matchTable
    provable = ProvableLinks(plan.table, matchTable).routes
  }

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line(plan.foundation(isShown: true))
    for module in table.app.imports { writer.line("import \(module)") }
    writer.line()
    reading(&writer)
    printing(&writer)
    links(&writer)
    metadata(&writer)
    positions(&writer)
    equality(&writer)
    coding(&writer)
    matching(&writer)
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
    writer.block("\(access)nonisolated struct \(prefix)Reading: Swift.Hashable, Swift.Sendable") { writer in
      let fields = [
        ("The screen.", "route", route), ("How it was found.", "via", "\(support).Via"),
        ("The tab that the link names.", "tab", "\(prefix)Tab?"),
        ("The named stack that the link names.", "stack", "\(prefix)StackName?"),
        ("The pattern that read it, or the tab's address.", "pattern", "Swift.String"),
        (
          "The parameters whose query items were there but did not read: they count as missing.", "ignored",
          "[Swift.String]"
        ),
      ]
      for (summary, name, type) in fields {
        writer.line("/// \(summary)")
        writer.line("\(access)var \(name): \(type)")
      }
    }
    writer.line()
    writer.block("nonisolated extension \(route)") { writer in
      writer.line("/// Reads a link that comes from outside the app; nil where `read(_:from:)` throws.")
      writer.block("\(access)init?(link: Swift.String)") { writer in
        writer.line("guard let route = \(plan.matching).route(link, from: .outside) else { return nil }")
        writer.line("self = route")
      }
      writer.line()
      writer.line("/// Reads a link that comes from outside the app; nil where `read(_:from:)` throws.")
      writer.line("\(access)init?(link: Foundation.URL) { self.init(link: link.absoluteString) }")
      writer.line()
      writer.line("/// Reads a link and says how. It never traps, and takes time in proportion to the link.")
      writer.block(
        "\(access)static func read(_ link: Swift.String, from source: \(support).LinkSource = .outside) throws(\(prefix)LinkError) -> \(prefix)Reading"
      ) { writer in
        writer.line("try \(plan.matching).read(link, from: source)")
      }
      writer.line()
      writer.line("/// The pattern that came furthest in reading a link that none reads.")
      writer.block(
        "\(access)static func nearest(to link: Swift.String, from source: \(support).LinkSource = .outside) -> \(support).NearestMiss?"
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
      writer.line("/// The link without its origin. Nil where the screen has none, or where what would be printed would not come back as this route.")
      writer.line("\(access)var path: Swift.String? { \(plan.matching).link(self, .path) }")
      writer.line()
      writer.line("/// The universal link, on the first concrete host; nil without one.")
      writer.line("\(access)var url: Foundation.URL? { url(.universal) }")
      writer.line()
      writer.line("/// The universal link, or the custom scheme's.")
      writer.block("\(access)func url(_ kind: \(plan.support).LinkKind) -> Foundation.URL?") { writer in
        writer.line("\(plan.matching).link(self, kind == .scheme ? .scheme : .url).flatMap { Foundation.URL(string: $0) }")
      }
    }
  }

  /// A function for each route whose every value prints.
  private func links(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    writer.line("/// Links to the screens of which every value has one: the compiler has proved it. No length limit applies.")
    writer.block("\(access)nonisolated enum \(plan.prefix)Links") { writer in
      for index in table.routes.indices where provable[index] {
        let route = table.routes[index]
        let parameters = route.parameters.map { parameter -> String in
          let type = plan.swiftType(parameter.type)
          let label = SwiftName.label(parameter.name)
          switch parameter.arity {
          case .required: return "\(label): \(type)"
          case .optional: return "\(label): \(type)? = nil"
          case .defaulted(let value): return "\(label): \(type) = \(plan.expression(value, parameter.type))"
          case .list, .tail: return "\(label): [\(type)] = []"
          }
        }
        if let reason = route.deprecation {
          writer.line("@available(*, deprecated, message: \(SwiftText.literal(reason)))")
        }
        writer.documentation(route.documentation)
        let arguments = route.parameters.map { SwiftName.identifier($0.name) }
        let value = plan.wrap(plan.groups[plan.groupOf[index]].member == nil ? plan.make(index, arguments) : plan.groups[plan.groupOf[index]].type + plan.make(index, arguments), group: plan.groupOf[index])
        writer.block("\(access)static func \(SwiftName.identifier(route.name))(\(parameters.joined(separator: ", "))) -> Foundation.URL") { writer in
          writer.line("\(plan.matching).provenURL(\(value))")
        }
      }
    }
  }
}
