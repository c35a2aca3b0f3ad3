/// What a route knows of itself: kind, name, title, tab, presentation, requirements, parents.
extension RoutesEmitter {
  func metadata(_ writer: inout CodeWriter) {
    let access = plan.access
    let (metadata, table) = (plan.support + ".Metadata", plan.matching + ".table")
    writer.line()
    writer.block("nonisolated extension \(plan.routeType)") { writer in
      writer.line("/// Which screen it is, without what it shows.")
      property(
        "\(access)var kind: Kind", "\(plan.matching).kind(self.position)", &writer)
      writer.line()
      writer.line("/// The name in the spec, by which it is saved.")
      property("\(access)var name: Swift.String", "\(metadata).name(\(table), self.position)", &writer)
      writer.line()
      writer.line("/// The title in the spec, as it stands there: not translated.")
      property("\(access)var title: Swift.String?", "\(metadata).title(\(table), self.position)", &writer)
      writer.line()
      writer.line("/// The tab in which a link to it opens: its home, or the first of them.")
      property(
        "\(access)var tab: \(plan.tabType)?", "\(plan.matching).tab(\(metadata).tab(\(table), self.position))", &writer)
      writer.line()
      writer.line("/// How it is shown, unless an edge of the graph says otherwise.")
      property(
        "\(access)var presentation: \(plan.support).Presentation",
        "\(plan.matching).presentation(\(metadata).presentation(\(table), self.position))", &writer)
      writer.line()
      writer.line("/// What must hold before it is shown.")
      property(
        "\(access)var requirements: [\(plan.requirementType)]",
        self.table.requirements.isEmpty
          ? "[]" : "\(metadata).requirements(\(table), self.position).map { \(plan.matching).requirement($0) }", &writer
      )
      writer.line()
      writer.line("/// The screen under it on the back stack; nil where there is none.")
      if plan.isEmpty {
        property("\(access)var parent: \(plan.routeType)?", "", &writer)
      } else {
        writer.block("\(access)var parent: \(plan.routeType)?") { writer in parent(&writer) }
      }
      writer.line()
      writer.line(
        "/// What lies under it when a link opens it, the lowest first: the root of its tab, then its parents.")
      if plan.isEmpty { return property("\(access)var backStack: [\(plan.routeType)]", "", &writer) }
      writer.block("\(access)var backStack: [\(plan.routeType)]") { writer in
        writer.line("// A screen that equals the tab's root is the root itself.")
        writer.line("let root = self.tab?.root")
        writer.line("var screens: [\(plan.routeType)] = []")
        writer.line("var current = self")
        writer.block("while current != root") { writer in
          writer.block("guard let parent = current.parent else") { writer in
            writer.line("if let root { screens.append(root) }")
            writer.line("break")
          }
          writer.line("screens.append(parent)")
          writer.line("current = parent")
        }
        writer.line("return screens.reversed()")
      }
    }
  }

  private func property(_ opening: String, _ expression: String, _ writer: inout CodeWriter) {
    writer.property(opening, plan.isEmpty ? "switch self {}" : expression)
  }

  // MARK: Parents

  private func parent(_ writer: inout CodeWriter) {
    let groups = plan.groups.indices.map { ($0, parents(in: $0)) }.filter { !$0.1.isEmpty }
    if groups.isEmpty { return writer.line("nil") }
    writer.line("let parent: \(plan.routeType)")
    writer.cases(of: "self") { writer in
      for (group, lines) in groups {
        guard let member = plan.groups[group].member else {
          for line in lines { line.write(&writer) }
          continue
        }
        writer.line("case \(SwiftName.member(member))(let screen):")
        writer.indented { writer in
          writer.cases(of: "screen") { writer in
            for line in lines { line.write(&writer) }
            if lines.reduce(0, { $0 + $1.patterns.count }) < plan.groups[group].routes.count {
              writer.line("default: return nil")
            }
          }
        }
      }
      writer.line("default: return nil")
    }
    writer.line("return parent")
  }

  /// The children that make one parent in one way.
  private struct ParentLine {
    var patterns: [String]
    var guards: [String]
    var made: String

    func write(_ writer: inout CodeWriter) {
      writer.patterns(patterns)
      writer.indented { writer in
        if !guards.isEmpty { writer.line("guard \(guards.joined(separator: ", ")) else { return nil }") }
        writer.line("parent = \(made)")
      }
    }
  }

  /// The children of a group by how they make their parents, in the order in which they first appear.
  private func parents(in group: Int) -> [ParentLine] {
    struct Key: Hashable {
      var parent: Int
      var arguments: [String]
      var types: [SwiftPlan.Slot]
    }
    var lines: [ParentLine] = []
    var places: [Key: Int] = [:]
    for child in plan.groups[group].routes {
      let route = table.routes[child]
      guard let parent = route.parent, route.keepsParent, let inherited = inherited(child, parent) else { continue }
      let used = Set(inherited)
      let names = route.parameters.indices.map { used.contains("v\($0)") ? "v\($0)" : nil }
      let slots = SwiftPlan.shape(route.parameters)
      // Patterns stand in one `case` where they bind the same names with the same types.
      let key = Key(
        parent: parent, arguments: inherited, types: zip(slots, names).filter { $0.1 != nil }.map(\.0))
      if let place = places[key], lines[place].patterns.count < 32 {
        lines[place].patterns.append(plan.bind(child, names))
        continue
      }
      places[key] = lines.count
      let (arguments, guards) = constants(zip(inherited, table.routes[parent].parameters).map { ($0, $1.type) })
      lines.append(
        ParentLine(patterns: [plan.bind(child, names)], guards: guards, made: plan.makeWhole(parent, arguments)))
    }
    return lines
  }

  /// The arguments with which a child makes its parent: the path parameters that it has taken over, and the parent's
  /// own query items as they are when
  /// missing. Nil where the parent needs more.
  private func inherited(_ child: Int, _ parent: Int) -> [String]? {
    let own = table.routes[child].parameters
    var result: [String] = []
    for parameter in table.routes[parent].parameters {
      if isTakenOver(parent, parameter.name),
        let index = own.firstIndex(where: { $0.name == parameter.name && $0.type == parameter.type })
      {
        result.append("v\(index)")
        continue
      }
      switch parameter.arity {
      case .optional: result.append("nil")
      case .defaulted(let value): result.append(plan.expression(value, parameter.type))
      case .list, .tail(atLeast: 0): result.append("[]")
      case .required, .tail: return nil
      }
    }
    return result
  }

  private func isTakenOver(_ parent: Int, _ name: String) -> Bool {
    guard let pattern = table.routes[parent].pattern else { return true }
    return pattern.parameters.contains { $0.name == name && ($0.place == .path || $0.place == .host) }
  }

  /// Arguments, and what has to exist first: a constant of a type of the app's own may not.
  func constants(_ arguments: [(expression: String, type: ParameterType)]) -> ([String], guards: [String]) {
    RoutesEmitter.constants(arguments, plan)
  }

  static func constants(
    _ arguments: [(expression: String, type: ParameterType)], _ plan: SwiftPlan
  ) -> ([String], guards: [String]) {
    var guards: [String] = []
    let names = arguments.enumerated().map { index, argument in
      guard plan.isExternal(argument.type), argument.expression.hasPrefix(plan.support) else {
        return argument.expression
      }
      guards.append("let constant\(index) = \(argument.expression)")
      return "constant\(index)"
    }
    return (names, guards)
  }
}
