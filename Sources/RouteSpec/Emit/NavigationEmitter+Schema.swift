/// What the engine of navigation asks: by positions in the table where it can, so that few functions grow with it.
extension NavigationEmitter {
  func schema(_ writer: inout CodeWriter) {
    let (access, support, schema) = (plan.access, plan.support, plan.schema)
    writer.line()
    writer.line("/// What the engine of navigation knows of the app.")
    writer.type("\(access)nonisolated enum \(schema)", ["\(support).Schema"]) { writer in
      for (name, type) in [
        ("Route", plan.routeType), ("Tab", plan.tabType), ("Stack", plan.stackType),
        ("Requirement", plan.requirementType), ("Alert", plan.alertType), ("Choice", plan.choiceType),
      ] {
        writer.line("\(access)typealias \(name) = \(type)")
      }
      writer.line()
      constants(&writer)
      places(&writer)
      kinds(&writer)
      requirements(&writer)
      if !table.alerts.isEmpty {
        writer.line()
        writer.function("\(access)static func isChoice(", ["_ choice: Choice", "of alert: Alert"], ") -> Swift.Bool") {
          $0.line("choice.position == alert.position")
        }
      }
      writer.line()
      writer.function(
        "\(access)static func destination(", ["_ link: Swift.String", "from source: \(support).LinkSource"],
        ") throws(\(support).LinkError) -> \(support).Destination<\(schema)>"
      ) { writer in
        if plan.isEmpty {
          writer.line("throw \(support).reason(link, \(plan.matching).table, from: source)")
        } else {
          writer.line("try \(plan.matching).destination(link, from: source)")
        }
      }
    }
  }

  private func constants(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line("\(access)static var version: Swift.Int { \(table.app.version) }")
    writer.line("\(access)static var tabCount: Swift.Int { \(table.tabs.count) }")
    writer.line("\(access)static var requirementCount: Swift.Int { \(table.requirements.count) }")
    target("\(access)static var fallback: Route?", table.fallback.map { ($0.route, $0.arguments) }, &writer)
  }

  /// A property or a branch that makes a route of constants; nil where one of the app's own types refuses its value.
  private func target(_ opening: String, _ target: (route: Int, arguments: [Value])?, _ writer: inout CodeWriter) {
    guard let target else { return writer.line("\(opening) { nil }") }
    let (guards, made) = made(target.route, target.arguments)
    if guards.isEmpty { return writer.property(opening, made) }
    writer.block(opening) { writer in
      writer.line("guard \(guards.joined(separator: ", ")) else { return nil }")
      writer.line("return \(made)")
    }
  }

  private func made(_ route: Int, _ arguments: [Value]) -> (guards: [String], made: String) {
    let values = zip(arguments, table.routes[route].parameters)
    let (expressions, guards) = RoutesEmitter.constants(
      values.map { (plan.expression($0, $1.type), $1.type) }, plan)
    return (guards, plan.makeWhole(route, expressions))
  }

  // MARK: Tabs and stacks

  private func places(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    byPosition("tab(at position: Swift.Int) -> Tab?", table.tabs.map(\.name), &writer)
    if !table.tabs.isEmpty {
      positions("tab", "Tab", table.tabs.map(\.name), &writer)
      writer.line("\(access)static func root(of tab: Tab) -> Route? { tab.root }")
      writer.line("\(access)static func badge(of tab: Tab) -> Swift.String? { tab.badge }")
    }
    writer.line()
    byPosition("stack(of kind: Swift.Int) -> Stack?", table.stacks.map(\.name), subject: fact("stack"), &writer)
  }

  /// A function from a position to the value at it, or nil.
  private func byPosition(
    _ signature: String, _ names: [String], subject: String = "position", _ writer: inout CodeWriter
  ) {
    if names.isEmpty { return writer.line("\(plan.access)static func \(signature) { nil }") }
    writer.block("\(plan.access)static func \(signature)") { writer in
      writer.cases(of: subject) { writer in
        for (index, name) in names.enumerated() {
          writer.line("case \(index): return .some(\(SwiftName.member(name)))")
        }
        writer.line("default: return nil")
      }
    }
  }

  /// A function from a value to its position.
  private func positions(_ name: String, _ type: String, _ names: [String], _ writer: inout CodeWriter) {
    writer.block("\(plan.access)static func position(of \(name): \(type)) -> Swift.Int") { writer in
      writer.cases(of: name) { writer in
        for (index, one) in names.enumerated() { writer.line("case \(SwiftName.member(one)): return \(index)") }
      }
    }
  }

  // MARK: Screens

  /// What the match table says of a kind of screen.
  private func fact(_ name: String) -> String { "\(plan.support).Graph.\(name)(\(plan.matching).table, kind)" }

  private func kinds(_ writer: inout CodeWriter) {
    let (access, support) = (plan.access, plan.support)
    let metadata = "\(support).Metadata"
    writer.line()
    if !plan.isEmpty {
      writer.line("\(access)static func kind(of route: Route) -> Swift.Int { route.position }")
      writer.line("\(access)static func parent(of route: Route) -> Route? { route.parent }")
    }
    writer.line("\(access)static func homes(of kind: Swift.Int) -> [Swift.Int] { \(fact("homes")) }")
    writer.line("\(access)static func isUnique(_ kind: Swift.Int) -> Swift.Bool { \(fact("isUnique")) }")
    writer.function("\(access)static func requirements(", ["of kind: Swift.Int"], ") -> [Swift.Int]") {
      $0.line(table.requirements.isEmpty ? "[]" : "\(metadata).requirements(\(plan.matching).table, kind)")
    }
    writer.function("\(access)static func presentation(", ["of kind: Swift.Int"], ") -> \(support).Presentation") {
      $0.line(
        plan.isEmpty
          ? ".push" : "\(plan.matching).presentation(\(metadata).presentation(\(plan.matching).table, kind))")
    }
    writer.function(
      "\(access)static func presentation(", ["of kind: Swift.Int", "from other: Swift.Int"],
      ") -> \(support).Presentation?"
    ) { writer in
      let says = table.transitions.contains { if case .presentation = $0.style { true } else { false } }
      if plan.isEmpty || !says { return writer.line("nil") }
      writer.line("let position = \(support).Graph.presentation(\(plan.matching).table, kind, from: other)")
      writer.line("return position < 0 ? nil : \(plan.matching).presentation(position)")
    }
  }

  // MARK: Requirements

  private func requirements(_ writer: inout CodeWriter) {
    let names = table.requirements.map(\.name)
    writer.line()
    byPosition("requirement(at position: Swift.Int) -> Requirement?", names, &writer)
    if names.isEmpty { return }
    positions("requirement", "Requirement", names, &writer)
    let opening = "\(plan.access)static func via(of requirement: Requirement) -> Route?"
    if table.requirements.allSatisfy({ $0.via == nil }) { return writer.line("\(opening) { nil }") }
    writer.block(opening) { writer in
      writer.cases(of: "requirement") { writer in
        for requirement in table.requirements {
          let pattern = "case \(SwiftName.member(requirement.name)):"
          guard let via = requirement.via else {
            writer.line("\(pattern) return nil")
            continue
          }
          let (guards, made) = made(via, table.routes[via].parameters.map(\.missing))
          if guards.isEmpty {
            writer.line("\(pattern) return .some(\(made))")
            continue
          }
          writer.line(pattern)
          writer.indented { writer in
            writer.line("guard \(guards.joined(separator: ", ")) else { return nil }")
            writer.line("return .some(\(made))")
          }
        }
      }
    }
  }
}

extension Route.Parameter {
  /// The value of a parameter that nobody gives.
  var missing: Value {
    switch arity {
    case .defaulted(let value): value
    case .list, .tail: .list([])
    case .required, .optional: .null
    }
  }
}
