/// The functions that walk the table, and what is made of its matches.
extension MatchingEmitter {
  func matching(_ writer: inout CodeWriter) {
    let (route, support) = (plan.routeType, plan.support)
    let usable = plan.usable(where: [.uuid, .day, .url].contains { plan.hasDefault(of: $0) })
    writer.line()
    writer.line(
      "/// The match table, and what is made of its matches. A route's number is 64 times its block, and its place in it."
    )
    writer.block("\(usable)nonisolated enum \(plan.matching)") { writer in
      writer.line(
        "static var table: \(support).Table { \(support).Table(nodes: nodes.utf8Start, pool: pool.utf8Start) }")
      writer.line()
      if plan.isEmpty { return reason(&writer) }
      writer.line("@inline(__always)")
      writer.function(
        "static func route(", ["_ link: Swift.String", "from source: \(support).LinkSource"], ") -> \(route)?"
      ) { writer in
        writer.line("\(support).value(of: link, table, from: source\(hook)) { make($0.number, $0.values) }")
      }
      writer.line()
      read(&writer)
      writer.line()
      printing(of: &writer)
      if asksApp {
        writer.line()
        writer.line("/// Whether the app's own types take the values of a match.")
        writer.function(
          "private static func accepts(", ["_ number: Swift.Int", "_ values: \(support).Values"], ") -> Swift.Bool"
        ) { $0.line("make(number, values) != nil") }
      }
    }
  }

  private var asksApp: Bool { matchTable.candidates.contains { $0.asksApp } }
  private var hook: String { asksApp ? ", accepts: accepts" : "" }

  /// Reading in full, and for navigation. Both stand on one function: the walk is compiled anew for each kind of result.
  private func read(_ writer: inout CodeWriter) {
    let (support, prefix) = (plan.support, plan.prefix)
    let link = ["_ link: Swift.String", "from source: \(support).LinkSource"]
    let effect = ") throws(\(prefix)LinkError) -> "
    let found = "(route: \(plan.routeType), match: \(support).Match)"
    writer.line("/// The screen, and the match that it was made of. The match's values are gone with the link.")
    writer.line("@inline(never)")
    writer.function("private static func find(", link, effect + found) { writer in
      writer.line("try \(support).read(link, table, from: source\(hook), found)")
    }
    writer.line()
    writer.block("private static func found(_ match: \(support).Match) -> \(found)?") { writer in
      writer.line("guard let route = make(match.number, match.values) else { return nil }")
      writer.line("return (route, match)")
    }
    writer.line()
    writer.function("static func read(", link, effect + "\(prefix)Reading") { writer in
      writer.line("let (route, match) = try find(link, from: source)")
      if matchTable.addresses.isEmpty {
        writer.list(
          "return \(prefix)Reading(",
          [
            "route: route", "via: match.via", "tab: nil", "stack: nil", "pattern: match.pattern",
            "ignored: match.ignoredParameters",
          ],
          ")")
      } else {
        writer.line("let (tab, stack) = address(match.address)")
        writer.list(
          "return \(prefix)Reading(",
          [
            "route: route", "via: tab >= 0 ? .tab : stack >= 0 ? .stack : match.via", "tab: self.tab(tab)",
            "stack: self.stack(stack)", "pattern: match.pattern", "ignored: match.ignoredParameters",
          ], ")")
      }
    }
    writer.line()
    writer.line("/// Where a link leads.")
    writer.function("static func destination(", link, effect + "\(support).Destination<\(plan.schema)>") { writer in
      if matchTable.addresses.isEmpty { return writer.line("return .init(route: try find(link, from: source).route)") }
      writer.line("let (route, match) = try find(link, from: source)")
      writer.line("let (tab, stack) = address(match.address)")
      writer.list(
        "return .init(",
        [
          "route: route", "tab: self.tab(tab)", "stack: self.stack(stack)", "isTabAlone: match.isAddressAlone",
        ], ")")
    }
  }

  /// Reading by a table of no routes.
  private func reason(_ writer: inout CodeWriter) {
    let (support, prefix) = (plan.support, plan.prefix)
    writer.function(
      "static func read(", ["_ link: Swift.String", "from source: \(support).LinkSource"],
      ") throws(\(prefix)LinkError) -> \(prefix)Reading"
    ) { $0.line("throw \(support).reason(link, table, from: source)") }
  }

  private func printing(of writer: inout CodeWriter) {
    let (route, support) = (plan.routeType, plan.support)
    writer.line("/// Prints a link, and reads it again where something else might take it.")
    writer.function(
      "static func link(", ["_ route: \(route)", "_ target: \(support).Target"], ") -> Swift.String?"
    ) { writer in
      writer.line("guard let text = print(route, target) else { return nil }")
      writer.cases(of: "\(support).check(table, route.position)") { writer in
        writer.line("case .none: return text")
        writer.line("case .inside: return self.route(text, from: .inside) == route ? text : nil")
        writer.line("case .everywhere:")
        writer.indented { writer in
          writer.line(
            "let isRead = self.route(text, from: .outside) == route && self.route(text, from: .inside) == route")
          writer.line("return isRead ? text : nil")
        }
      }
    }
    writer.line()
    writer.function("static func url(", ["_ route: \(route)", "_ kind: \(support).LinkKind"], ") -> Foundation.URL?") {
      $0.line("link(route, kind == .scheme ? .scheme : .url).flatMap { Foundation.URL(string: $0) }")
    }
    writer.line()
    writer.function(
      "private static func print(",
      ["_ route: \(route)", "_ target: \(support).Target", "isLimited: Swift.Bool = true"], ") -> Swift.String?"
    ) { writer in
      writer.line("guard var sink = \(support).Sink(table, route: route.position, target) else { return nil }")
      writer.line("route.pass(to: &sink)")
      writer.line("return sink.link(isLimited: isLimited)")
    }
    guard provable.contains(true) else { return }
    writer.line()
    writer.line("/// The link of a route of which the compiler has proved that it has one.")
    writer.block("static func provenURL(_ route: \(route)) -> Foundation.URL") { writer in
      writer.line("let text = print(route, .url, isLimited: false) ?? print(route, .scheme, isLimited: false) ?? \"\"")
      writer.line("return url(text)")
    }
  }

  // MARK: By position

  /// Tabs, stacks, requirements, kinds and presentations by their positions.
  func values(_ writer: inout CodeWriter) {
    writer.line()
    writer.block("nonisolated extension \(plan.matching)") { writer in
      optional("tab", plan.tabType, table.tabs.map(\.name), &writer)
      if !matchTable.addresses.isEmpty {
        writer.line()
        optional("stack", plan.stackType, table.stacks.map(\.name), &writer)
        writer.line()
        addresses(&writer)
      }
      if !table.requirements.isEmpty {
        writer.line()
        listed("requirement", plan.requirementType, table.requirements.map { SwiftName.member($0.name) }, &writer)
      }
      writer.line()
      listed("presentation", "\(plan.support).Presentation", plan.presentations.map(expression), &writer)
      if !table.routes.isEmpty {
        writer.line()
        let kinds = table.routes.indices.map {
          plan.wrap(SwiftName.member(table.routes[$0].name), group: plan.groupOf[$0])
        }
        listed("kind", "\(plan.routeType).Kind", kinds, &writer)
      }
      making(&writer)
      restoring(&writer)
      readers(&writer)
      restorers(&writer)
    }
  }

  /// A function from a position to the value at it; the last stands for any other.
  private func listed(_ name: String, _ type: String, _ values: [String], _ writer: inout CodeWriter) {
    writer.block("static func \(name)(_ position: Swift.Int) -> \(type)") { writer in
      if values.count < 2 { return writer.line(values.first ?? ".push") }
      writer.cases(of: "position") { writer in
        for (index, value) in values.enumerated() {
          writer.line("\(index == values.count - 1 ? "default" : "case \(index)"): return \(value)")
        }
      }
    }
  }

  /// A function from a position to the value at it, or nil. The value gets a type of its own first: after `return` a
  /// case `none` would be no case.
  private func optional(_ name: String, _ type: String, _ names: [String], _ writer: inout CodeWriter) {
    writer.block("static func \(name)(_ position: Swift.Int) -> \(type)?") { writer in
      if names.isEmpty { return writer.line("nil") }
      writer.line("let \(name): \(type)")
      writer.cases(of: "position") { writer in
        for (index, one) in names.enumerated() {
          writer.line("case \(index): \(name) = \(SwiftName.member(one))")
        }
        writer.line("default: return nil")
      }
      writer.line("return \(name)")
    }
  }

  private func addresses(_ writer: inout CodeWriter) {
    writer.line("/// The positions of the tab or the stack that an address belongs to; -1 for none.")
    writer.block("private static func address(_ number: Swift.Int) -> (tab: Swift.Int, stack: Swift.Int)") { writer in
      writer.cases(of: "number") { writer in
        for (index, address) in matchTable.addresses.enumerated() {
          writer.line("case \(index + 1): (\(address.tab ?? -1), \(address.stack ?? -1))")
        }
        writer.line("default: (-1, -1)")
      }
    }
  }

  private func expression(_ presentation: Presentation) -> String {
    switch presentation {
    case .push: return ".push"
    case .replace: return ".replace"
    case .cover(let isLocked): return ".cover(locked: \(isLocked))"
    case .popover(let isLocked): return ".popover(locked: \(isLocked))"
    case .sheet(let sheet):
      var arguments: [String] = []
      if !sheet.detents.isEmpty {
        arguments.append("detents: [\(sheet.detents.map(expression).joined(separator: ", "))]")
      }
      if let detent = sheet.initial { arguments.append("initial: \(expression(detent))") }
      if let detent = sheet.undimmed { arguments.append("undimmed: \(expression(detent))") }
      if sheet.hasGrabber { arguments.append("grabber: true") }
      if sheet.isLocked { arguments.append("locked: true") }
      return ".sheet(\(arguments.joined(separator: ", ")))"
    }
  }

  private func expression(_ detent: Presentation.Detent) -> String {
    switch detent {
    case .medium: ".medium"
    case .large: ".large"
    case .height(let points): ".height(\(points))"
    case .fraction(let part): ".fraction(\(part))"
    }
  }
}
