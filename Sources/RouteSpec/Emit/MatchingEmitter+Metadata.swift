/// What a route knows of itself: kind, tab, parents, presentation, requirements, title.
extension MatchingEmitter {
  func metadata(_ writer: inout CodeWriter) {
    let access = plan.access
    let (support, matching) = (plan.support, plan.matching)
    writer.line()
    writer.block("nonisolated extension \(plan.routeType)") { writer in
      if !plan.table.enums.contains(where: { $0.name == "Kind" }), !plan.table.newtypes.contains(where: { $0.name == "Kind" }) {
        writer.line("/// Which screen a route is, without what it shows.")
        writer.line("\(access)typealias Kind = \(plan.groups[0].kindType)")
        writer.line()
      }
      writer.line("/// Which screen it is, without what it shows.")
      writer.line("\(access)var kind: \(plan.groups[0].kindType) { \(plan.groups[0].kindType).at(position) }")
      writer.line()
      writer.line("/// The name in the spec.")
      writer.line("\(access)var name: Swift.String { \(support).Metadata.name(\(matching).table, position) }")
      writer.line()
      writer.line("/// The title in the spec, in the language of the spec.")
      writer.line("\(access)var title: Swift.String? { \(support).Metadata.title(\(matching).table, position) }")
      writer.line()
      writer.line("/// The tab in which a link to it opens: its home, or the first of them.")
      writer.line("\(access)var tab: \(plan.prefix)Tab? { \(plan.prefix)Tab.at(\(support).Metadata.tab(\(matching).table, position)) }")
      writer.line()
      writer.line("/// How it is shown unless an edge of the graph says otherwise.")
      writer.line("\(access)var presentation: \(support).Presentation { \(matching).presentation(\(support).Metadata.presentation(\(matching).table, position)) }")
      writer.line()
      writer.line("/// What must hold before it is shown.")
      writer.block("\(access)var requirements: [\(plan.prefix)Requirement]") { writer in
        writer.line("\(support).Metadata.requirements(\(matching).table, position).compactMap { \(plan.prefix)Requirement.at($0) }")
      }
      writer.line()
      writer.line("/// The screen under it on the back stack; nil where it has none.")
      writer.block("\(access)var parent: \(plan.routeType)?") { writer in parents(&writer) }
      writer.line()
      writer.line("/// What lies under it when a link opens it: the root of its tab, then its parents from the top down.")
      writer.block("\(access)var backStack: [\(plan.routeType)]") { writer in
        writer.line("var screens: [\(plan.routeType)] = []")
        writer.line("var current = parent")
        writer.block("while let screen = current") { writer in
          writer.line("screens.append(screen)")
          writer.line("current = screen.parent")
        }
        writer.line("if let root = tab?.root, root.kind != kind, !screens.contains(where: { $0.kind == root.kind }) { screens.append(root) }")
        writer.line("screens.reverse()")
        writer.line("return screens")
      }
    }
    writer.line()
    writer.block("nonisolated extension \(plan.prefix)Tab") { writer in
      writer.line("/// The screen at the bottom of its stack.")
      writer.block("\(access)var root: \(plan.routeType)?") { writer in
        let roots = table.tabs.filter { $0.root != nil }
        if table.tabs.isEmpty || roots.isEmpty {
          writer.line("nil")
        } else {
          writer.block("switch self") { writer in
            for tab in table.tabs {
              let root = tab.root.map { value($0) } ?? "nil"
              writer.line("case \(SwiftName.member(tab.name)): \(root)")
            }
          }
        }
      }
    }
    names(&writer)
  }

  /// A whole route with constant arguments.
  private func value(_ target: Target) -> String {
    let parameters = table.routes[target.route].parameters
    let arguments = zip(target.arguments, parameters).map { plan.expression($0, $1.type) }
    let group = plan.groups[plan.groupOf[target.route]]
    let made = plan.make(target.route, arguments)
    return plan.wrap(group.type + made, group: plan.groupOf[target.route])
  }

  /// One line for the children of one parent that have the same number of parameters.
  private func parents(_ writer: inout CodeWriter) {
    var lines: [String] = []
    for (index, group) in plan.groups.enumerated() {
      var inner: [String] = []
      var order: [[Int]] = []
      var children: [[Int]: [Int]] = [:]
      for route in group.routes {
        guard let parent = table.routes[route].parent, table.routes[route].keepsParent, inherited(route, parent) != nil else { continue }
        let key = [parent, table.routes[route].parameters.count] + SwiftPlan.shape(table.routes[route].parameters).prefix(table.routes[parent].parameters.count).map { $0.form == .single ? 0 : 1 }
        if children[key] == nil { order.append(key) }
        children[key, default: []].append(route)
      }
      for key in order {
        let routes = children[key] ?? []
        guard let first = routes.first, let arguments = inherited(first, key[0]) else { continue }
        let used = Set(arguments)
        let patterns = routes.map { route in
          plan.bind(route, table.routes[route].parameters.indices.map { used.contains("a\($0)") ? "a\($0)" : nil })
        }
        let parent = plan.groupOf[key[0]]
        let made = plan.groups[parent].type + plan.make(key[0], arguments)
        inner.append("case \(patterns.joined(separator: ", ")): return \(plan.wrap(made, group: parent))")
      }
      if inner.isEmpty { continue }
      if group.member == nil {
        lines += inner
      } else {
        lines.append("case \(plan.bindGroup(index, "screen")):")
        lines.append("  switch screen {")
        lines += inner.map { "  " + $0 }
        lines.append("  default: return nil")
        lines.append("  }")
      }
    }
    if lines.isEmpty {
      writer.line("nil")
    } else {
      writer.block("switch self") { writer in
        for line in lines { writer.line(line) }
        writer.line("default: return nil")
      }
    }
  }

  /// The arguments with which a child makes its parent: the path parameters that it has taken over, and the parent's own query items as they are when
  /// missing. Nil where the parent needs more.
  private func inherited(_ child: Int, _ parent: Int) -> [String]? {
    let own = table.routes[child].parameters
    var result: [String] = []
    for parameter in table.routes[parent].parameters {
      if let index = own.firstIndex(where: { $0.name == parameter.name && $0.type == parameter.type }), isTakenOver(parent, parameter.name) {
        result.append("a\(index)")
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

  /// The values of the small enums by their positions.
  private func names(_ writer: inout CodeWriter) {
    at("\(plan.prefix)Tab", table.tabs.map(\.name), isOptional: true, &writer)
    at("\(plan.prefix)StackName", table.stacks.map(\.name), isOptional: true, &writer)
    at("\(plan.prefix)Requirement", table.requirements.map(\.name), isOptional: true, &writer)
    for (index, group) in plan.groups.enumerated() { kind(index, group, &writer) }
    for index in table.enums.indices {
      at(plan.swiftType(.enumeration(index)), table.enums[index].cases.map(\.name), isOptional: false, &writer)
    }
  }

  private func at(_ type: String, _ names: [String], isOptional: Bool, _ writer: inout CodeWriter) {
    writer.line()
    writer.block("nonisolated extension \(type)") { writer in
      writer.block("static func at(_ position: Swift.Int) -> \(type)\(isOptional ? "?" : "")") { writer in
        if names.isEmpty { return writer.line("nil") }
        writer.block("switch position") { writer in
          for (position, name) in names.enumerated() {
            let isLast = !isOptional && position == names.count - 1
            writer.line("\(isLast ? "default" : "case \(position)"): \(SwiftName.member(name))")
          }
          if isOptional { writer.line("default: nil") }
        }
      }
    }
  }

  /// Kinds by the positions of their routes, all of them in the order of the spec, and their names.
  private func kind(_ index: Int, _ group: SwiftPlan.Group, _ writer: inout CodeWriter) {
    let access = plan.access
    let (support, matching) = (plan.support, plan.matching)
    let isRoot = index == 0
    let isNested = plan.groups.count > 1
    writer.line()
    writer.block("nonisolated extension \(group.kindType)") { writer in
      writer.block("static func at(_ position: Swift.Int) -> \(group.kindType)") { writer in
        var lines = group.routes.map { ($0, SwiftName.member(table.routes[$0].name)) }
        if isRoot {
          for other in plan.groups.dropFirst() {
            for route in other.routes { lines.append((route, "\(SwiftName.member(other.member ?? ""))(\(SwiftName.member(table.routes[route].name)))")) }
          }
        }
        if lines.isEmpty {
          writer.line("switch position {}")
          return
        }
        writer.block("switch position") { writer in
          for (place, line) in lines.enumerated() {
            writer.line("\(place == lines.count - 1 ? "default" : "case \(line.0)"): \(line.1)")
          }
        }
      }
      guard isRoot else { return }
      writer.line()
      if isNested {
        writer.line("/// Every kind, in the order of the spec.")
        writer.line("\(access)static var allCases: [\(group.kindType)] { (0..<\(table.routes.count)).map { at($0) } }")
        writer.line()
      }
      writer.line("/// The name in the spec.")
      writer.block("\(access)var name: Swift.String") { writer in
        writer.line("\(support).Metadata.name(\(matching).table, position)")
      }
      writer.line()
      position(group, isRoot: true, ofKind: true, &writer)
    }
    if isNested, isRoot {
      writer.line()
      writer.line("nonisolated extension \(group.kindType): Swift.CaseIterable {}")
      for other in plan.groups.dropFirst() {
        writer.line()
        writer.block("nonisolated extension \(other.kindType)") { writer in
          position(other, isRoot: false, ofKind: true, &writer)
        }
      }
    }
  }

  /// The position of a route, or of a kind, in the table.
  func position(_ group: SwiftPlan.Group, isRoot: Bool, ofKind: Bool, _ writer: inout CodeWriter) {
    writer.line("/// The position in the table.")
    writer.block("var position: Swift.Int") { writer in
      if group.routes.isEmpty && (!isRoot || plan.groups.count == 1) { return writer.line("switch self {}") }
      writer.block("switch self") { writer in
        for route in group.routes { writer.line("case \(SwiftName.member(table.routes[route].name)): \(route)") }
        if isRoot {
          for other in plan.groups.dropFirst() {
            writer.line("case \(SwiftName.member(other.member ?? ""))(let inner): inner.position")
          }
        }
      }
    }
  }
}

extension SwiftPlan {
  /// The pattern that binds the inner value of a group's case.
  func bindGroup(_ group: Int, _ name: String) -> String {
    SwiftName.member(groups[group].member ?? "") + "(let \(name))"
  }
}
