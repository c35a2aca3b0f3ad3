/// The edges of the graph as calls: `navigation.from.trail.trailPhoto(number: 3)`.
extension NavigationEmitter {
  /// What generated code itself calls a member of edges; no screen at an edge may have the name.
  static let contextName = "edgeContext"
  /// The member with the edges from any screen.
  static let anywhereName = "anywhere"

  func edges(_ writer: inout CodeWriter) {
    let (access, support) = (plan.access, plan.support)
    let sources = table.routes.indices.filter { route in table.transitions.contains { $0.from == route } }
    let hasAny = table.transitions.contains { $0.from == nil }
    let context = "let \(NavigationEmitter.contextName): \(support).EdgeContext<\(plan.schema), Output>"
    writer.line()
    writer.line("/// The edges of the navigation graph as calls, by the screens they come from.")
    writer.line("///")
    writer.line("/// A call takes over what the screen it comes from already has; that is the uppermost of its kind.")
    writer.block("\(access)nonisolated struct \(plan.edgesType)<Output>") { writer in
      writer.line(context)
      if hasAny {
        writer.line()
        writer.line("/// From any screen.")
        member(NavigationEmitter.anywhereName, "Anywhere", &writer)
      }
      for source in sources {
        writer.line()
        writer.line("/// From `\(table.routes[source].name)`.")
        member(SwiftName.identifier(table.routes[source].name), "Edges\(source)", &writer)
      }
    }
    writer.line()
    writer.line("/// The calls of each screen.")
    writer.block("\(access)nonisolated enum \(plan.edgesType)From") { writer in
      var isFirst = true
      func type(_ name: String, _ source: Int?, _ writer: inout CodeWriter) {
        if !isFirst { writer.line() }
        isFirst = false
        writer.block("\(access)nonisolated struct \(name)<Output>") { writer in
          writer.line(context)
          var seen: Set<Int> = []
          for edge in table.transitions where edge.from == source && seen.insert(edge.to).inserted {
            writer.line()
            call(edge.to, from: source, &writer)
          }
        }
      }
      if hasAny { type("Anywhere", nil, &writer) }
      for source in sources { type("Edges\(source)", source, &writer) }
    }
    writer.line()
    writer.block("nonisolated extension \(support).Navigation where Model == \(plan.schema)") { writer in
      writer.line(
        "/// The edges of the graph: each call gives the action that goes along one; nil where it takes over something from"
      )
      writer.line("/// a screen that is not there.")
      writer.block("\(access)var from: \(plan.edgesType)<\(plan.actionType)?>") { writer in
        writer.line(".init(\(NavigationEmitter.contextName): .init(state: self.state, result: { $0 }))")
      }
    }
    proxy(&writer)
  }

  private func proxy(_ writer: inout CodeWriter) {
    let context = NavigationEmitter.contextName
    writer.line()
    writer.block("nonisolated extension \(plan.support).NavigatorProxy where Model == \(plan.schema)") { writer in
      writer.line(
        "/// The edges of the graph: each call goes along one, where what it takes over from a screen is there.")
      writer.block("@MainActor \(plan.access)var from: \(plan.edgesType)<Swift.Void>") { writer in
        writer.line(".init(\(context): .init(state: self.state, result: { if let action = $0 { self.send(action) } }))")
      }
    }
  }

  private func member(_ name: String, _ type: String, _ writer: inout CodeWriter) {
    writer.block("\(plan.access)var \(name): \(plan.edgesType)From.\(type)<Output>") {
      $0.line(".init(\(NavigationEmitter.contextName): self.\(NavigationEmitter.contextName))")
    }
  }

  private func call(_ target: Int, from source: Int?, _ writer: inout CodeWriter) {
    let route = table.routes[target]
    let context = "self.\(NavigationEmitter.contextName)"
    let inherited = source.map { self.inherited(target, from: $0) } ?? [:]
    // A name that no parameter of the call has.
    var prefix = "known"
    while route.parameters.contains(where: { $0.name.hasPrefix(prefix) }) { prefix += "_" }
    writer.documentation(route.documentation)
    writer.line("@discardableResult")
    writer.function(
      "\(plan.access)func \(SwiftName.identifier(route.name))(",
      route.parameters.indices.filter { inherited[$0] == nil }
        .map { plan.declaration(route.parameters[$0], isNested: false) }, ") -> Output"
    ) { writer in
      if let source, !inherited.isEmpty {
        let used = Set(inherited.values)
        let names = table.routes[source].parameters.indices.map { used.contains($0) ? prefix + "\($0)" : nil }
        let pattern = plan.wrap(plan.bind(source, names), group: plan.groupOf[source])
        writer.line(
          "guard case \(pattern)? = \(context).state.screen(\(source)) else { return \(context).result(nil) }")
      }
      let arguments = route.parameters.indices.map { index in
        inherited[index].map { prefix + "\($0)" } ?? SwiftName.reference(route.parameters[index].name)
      }
      let whole = plan.makeWhole(target, arguments)
      writer.line("return \(context).go(to: \(whole), from: \(source.map { "\($0)" } ?? "nil"))")
    }
  }

  /// The parameters that a call does not take, as the screen it comes from has them: by their names and types. What has a
  /// default, or may be absent, is never taken over unasked.
  private func inherited(_ target: Int, from source: Int) -> [Int: Int] {
    let known = table.routes[source].parameters
    var result: [Int: Int] = [:]
    for (index, parameter) in table.routes[target].parameters.enumerated() where parameter.arity == .required {
      result[index] = known.firstIndex { other in
        switch other.arity {
        case .required, .defaulted: other.name == parameter.name && other.type == parameter.type
        case .optional, .list, .tail: false
        }
      }
    }
    return result
  }
}
