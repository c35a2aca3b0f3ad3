/// NAV402: a screen that nothing in the table leads to.
///
/// Links lead to screens, tabs to their roots, transitions from screen to screen, a requirement to its `via`; a child
/// can be reached where its parent is, and lies on its parent. Code may still push such a screen by hand; then a
/// `transition` says so, and gives the call that does it.
enum ReachCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    let reached = reached(table)
    let entered = Set(table.transitions.filter { $0.from != $0.to && $0.from != nil }.map(\.to))
    return table.routes.indices.filter { !reached[$0] }.map { index in
      let route = table.routes[index]
      return Finding(
        Diagnostic(
          .unreachedScreen, .warning, at: route.range, Message.unreached(route.name, hasEdge: entered.contains(index))),
        places: [Finding.Place(.route(index))])
    }
  }

  /// For each route whether a way leads there.
  private static func reached(_ table: RouteTable) -> [Bool] {
    var next = [[Int]](repeating: [], count: table.routes.count)
    var fromAnywhere: [Int] = []
    for edge in table.transitions {
      if let from = edge.from { next[from].append(edge.to) } else { fromAnywhere.append(edge.to) }
    }
    for (index, route) in table.routes.enumerated() {
      if let parent = route.parent {
        next[parent].append(index)
        if route.keepsParent { next[index].append(parent) }
      }
      for requirement in route.requirements {
        if let via = table.requirements[requirement].via { next[index].append(via) }
      }
    }
    var pending = table.routes.indices.filter { table.routes[$0].pattern != nil || !table.routes[$0].aliases.isEmpty }
    pending += table.redirects.map(\.route) + table.tabs.compactMap { $0.root?.route }
    if let fallback = table.fallback { pending.append(fallback.route) }
    if !pending.isEmpty { pending += fromAnywhere }
    var result = [Bool](repeating: false, count: table.routes.count)
    while let index = pending.popLast() {
      if result[index] { continue }
      result[index] = true
      pending += next[index]
    }
    return result
  }

  private enum Message {
    static func unreached(_ name: String, hasEdge: Bool) -> String {
      let fault = hasEdge ? "only screens that nothing leads to lead to `\(name)`" : "nothing leads to `\(name)`"
      return
        "\(fault): no link, tab or reachable screen; give it a pattern, add `transition * -> \(name)`, or take it out"
    }
  }
}
