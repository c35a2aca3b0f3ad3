/// Tabs, named stacks and requirements: enums of names.
extension RoutesEmitter {
  func names(_ writer: inout CodeWriter) {
    names(plan.tabType, "A tab, in bar order.", table.tabs.map { ($0.name, $0.documentation) }, &writer)
    roots(&writer)
    names(plan.stackType, "A named modal stack.", table.stacks.map { ($0.name, $0.documentation) }, &writer)
    names(
      plan.requirementType, "What must hold before a screen is shown.",
      table.requirements.map { ($0.name, $0.documentation) }, &writer)
  }

  /// An enum whose cases are saved by their names. One without cases is there all the same, so that what speaks of it
  /// compiles whatever the spec holds.
  private func names(
    _ type: String, _ summary: String, _ names: [(name: String, documentation: [String])], _ writer: inout CodeWriter
  ) {
    let access = plan.access
    writer.line()
    writer.line("/// \(summary)\(names.isEmpty ? " The spec has none." : "")")
    let opening = "\(access)nonisolated enum \(type)"
    if !names.isEmpty {
      return writer.type(opening, ["Swift.String", "Swift.CaseIterable", "Swift.Codable", "Swift.Sendable"]) { writer in
        for (name, documentation) in names {
          writer.documentation(documentation)
          writer.line("case \(SwiftName.identifier(name))")
        }
      }
    }
    writer.type(
      opening,
      ["Swift.RawRepresentable", "Swift.Hashable", "Swift.CaseIterable", "Swift.Codable", "Swift.Sendable"]
    ) { writer in
      writer.line("/// None.")
      writer.line("\(access)static var allCases: [\(type)] { [] }")
      writer.line()
      writer.line("/// Nil: there is no value.")
      writer.line("\(access)init?(rawValue: Swift.String) { return nil }")
      writer.line()
      writer.line("/// The name of no value.")
      writer.line("\(access)var rawValue: Swift.String { switch self {} }")
    }
  }

  private func roots(_ writer: inout CodeWriter) {
    writer.line()
    writer.block("nonisolated extension \(plan.tabType)") { writer in
      writer.line("/// The screen at the bottom of its stack.")
      writer.block("\(plan.access)var root: \(plan.routeType)?") { writer in
        if table.tabs.isEmpty { return writer.line("switch self {}") }
        if table.tabs.allSatisfy({ $0.root == nil }) { return writer.line("nil") }
        writer.line("let root: \(plan.routeType)")
        writer.cases(of: "self") { writer in
          for tab in table.tabs { root(of: tab, &writer) }
        }
        writer.line("return root")
      }
    }
  }

  private func root(of tab: Tab, _ writer: inout CodeWriter) {
    let pattern = "case \(SwiftName.member(tab.name)):"
    guard let target = tab.root else { return writer.line("\(pattern) return nil") }
    let values = zip(target.arguments, table.routes[target.route].parameters)
    let (arguments, guards) = constants(values.map { (plan.expression($0, $1.type), $1.type) })
    let made = "root = \(plan.makeWhole(target.route, arguments))"
    if guards.isEmpty { return writer.line("\(pattern) \(made)") }
    writer.line(pattern)
    writer.indented { writer in
      writer.line("guard \(guards.joined(separator: ", ")) else { return nil }")
      writer.line(made)
    }
  }
}
