/// What a route is called and what its parameters are, for saving and for showing.
extension MatchTableBuilder {
  /// Writes the records, and the list of them in declaration order.
  mutating func metadata() -> Int {
    typealias Metadata = RouteSupport.Metadata
    var list = NodeWriter()
    let edges = Dictionary(grouping: table.transitions, by: \.to)
    for (index, route) in table.routes.enumerated() {
      var requirements = 0
      if !route.requirements.isEmpty {
        var record = NodeWriter()
        record.field2(route.requirements.count)
        for requirement in route.requirements { record.field2(requirement) }
        requirements = intern(record)
      }
      let typed = route.parameters.map { type($0.type) }
      var record = NodeWriter()
      record.field4(pool.add(route.name))
      // The empty title is a title: it has a place of its own.
      record.field4(route.title.map { $0.value.isEmpty ? pool.emptyAgain() : pool.add($0.value) } ?? 0)
      record.field2(route.homes.first.map { $0 + 1 } ?? 0)
      record.field2(presentations[route.presentation] ?? 0)
      record.field4(requirements)
      record.field2(route.parameters.count)
      record.field4(routeNumbers[index])
      record.field4(graph(of: index, edges[index] ?? []))
      for (parameter, typed) in zip(route.parameters, typed) {
        record.field4(pool.add(parameter.name))
        var standard = 0
        switch parameter.arity {
        case .required: record.field1(Metadata.required)
        case .optional: record.field1(Metadata.optional)
        case .list, .tail: record.field1(Metadata.list)
        case .defaulted(let value):
          record.field1(Metadata.defaulted)
          standard = pool.add(table.text(of: value, as: parameter.type))
        }
        record.field1(typed.code)
        record.field4(typed.argument)
        record.field4(standard)
      }
      list.field4(intern(record))
    }
    return intern(list)
  }

  /// Writes where a route stands, and the edges that lead to it.
  private mutating func graph(of index: Int, _ edges: [Transition]) -> Int {
    let route = table.routes[index]
    var record = NodeWriter()
    record.field2(route.stack.map { $0 + 1 } ?? 0)
    record.field2(route.motion.map { $0 + 1 } ?? 0)
    record.field1(route.isUnique ? 1 : 0)
    record.field2(route.homes.count)
    for home in route.homes { record.field2(home) }
    record.field2(edges.count)
    // What is said of one screen goes before what is said of all.
    for edge in edges.filter({ $0.from != nil }) + edges.filter({ $0.from == nil }) {
      record.field4(edge.from.map { $0 + 1 } ?? 0)
      switch edge.style {
      case nil:
        record.field1(RouteSupport.Graph.saysNothing)
        record.field2(0)
      case .presentation(let presentation):
        record.field1(RouteSupport.Graph.saysPresentation)
        record.field2(presentations[presentation] ?? 0)
      case .motion(let motion):
        record.field1(RouteSupport.Graph.saysMotion)
        record.field2(motion)
      }
    }
    return intern(record)
  }

  /// Writes the names of routes, the former ones too, by byte order.
  mutating func routeNames() -> Int {
    var names: [(name: [UInt8], route: Int)] = []
    for (index, route) in table.routes.enumerated() {
      for name in [route.name] + route.formerly { names.append((Array(name.utf8), index)) }
    }
    names.sort { left, right in
      left.name == right.name ? left.route < right.route : left.name.lexicographicallyPrecedes(right.name)
    }
    var record = NodeWriter()
    record.field4(names.count)
    for (name, route) in names {
      record.field4(pool.add(name))
      record.field4(route)
    }
    return intern(record)
  }
}
