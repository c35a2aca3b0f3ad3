extension Competition {
  /// Every pattern of the table: routes with their aliases, redirects, refusals.
  static func competitors(_ table: RouteTable) -> [Competitor] {
    var result: [Competitor] = []
    for (index, route) in table.routes.enumerated() {
      if let pattern = route.pattern {
        result.append(
          Competitor(
            owner: .route(index), alias: nil, pattern: pattern,
            bindings: pattern.parameters.indices.map { .parameter($0) },
            isInternal: route.isInternal, tieName: route.name))
      }
      for (alias, content) in route.aliases.enumerated() {
        result.append(
          Competitor(
            owner: .route(index), alias: alias, pattern: content.pattern, bindings: content.bindings,
            isInternal: route.isInternal, tieName: route.name))
      }
    }
    for (index, redirect) in table.redirects.enumerated() {
      let name = table.routes.indices.contains(redirect.route) ? table.routes[redirect.route].name : ""
      result.append(
        Competitor(
          owner: .redirect(index), alias: nil, pattern: redirect.pattern, bindings: redirect.bindings,
          isInternal: false,
          tieName: name))
    }
    for (index, refusal) in table.refusals.enumerated() {
      result.append(
        Competitor(
          owner: .refusal(index), alias: nil, pattern: refusal.pattern, bindings: [], isInternal: false, tieName: ""))
    }
    return result
  }

  /// For each competitor its place in the order of declaration: what `precedence declared` goes by. Aliases follow
  /// their route.
  static func declaredPlaces(_ competitors: [Competitor], _ table: RouteTable) -> [Int] {
    var placeOfOwner: [Owner: Int] = [:]
    if table.declarationOrder.isEmpty {
      let owners =
        table.routes.indices.map { (Owner.route($0), table.routes[$0].range) }
        + table.redirects.indices.map { (Owner.redirect($0), table.redirects[$0].range) }
        + table.refusals.indices.map { (Owner.refusal($0), table.refusals[$0].range) }
      let sorted = owners.enumerated().sorted { left, right in
        let (first, second) = (left.element.1, right.element.1)
        return (first.file, first.start, left.offset) < (second.file, second.start, right.offset)
      }
      for (place, owner) in sorted.enumerated() { placeOfOwner[owner.element.0] = place }
    } else {
      for (place, owner) in table.declarationOrder.enumerated() { placeOfOwner[owner] = place }
    }
    let order = competitors.indices.sorted { left, right in
      let places = [left, right].map { placeOfOwner[competitors[$0].owner] ?? Int.max }
      return places[0] == places[1] ? left < right : places[0] < places[1]
    }
    var result = [Int](repeating: 0, count: competitors.count)
    for (place, competitor) in order.enumerated() { result[competitor] = place }
    return result
  }
}
