/// NAV403: requirements whose screens wait for each other.
///
/// While `session` fails its `via` is shown in place of what requires it. If that screen requires `session` itself, or
/// something whose own `via` does, nobody gets in. Parents cannot go round: they are nested.
enum CircleCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    let edges = table.requirements.enumerated().flatMap { index, requirement in
      requirement.via.map { via in
        table.routes[via].requirements.map { Ranking.Edge(before: index, after: $0, strength: 0) }
      } ?? []
    }
    let component = Ranking.components(count: table.requirements.count, edges)
    var isSeen: Set<Int> = []
    // A circle is told where the first of its requirements by name stands, whatever the order of declarations.
    let byName = table.requirements.indices.sorted {
      table.requirements[$0].name.utf8.lexicographicallyPrecedes(table.requirements[$1].name.utf8)
    }
    return byName.compactMap { start in
      let isLoop = edges.contains { $0.before == start && $0.after == start }
      guard component[start] >= 0 || isLoop else { return nil }
      if component[start] >= 0, !isSeen.insert(component[start]).inserted { return nil }
      return finding(way(from: start, edges, table), table)
    }
  }

  /// The shortest way from a requirement to itself, the first by name among equals.
  private static func way(from start: Int, _ edges: [Ranking.Edge], _ table: RouteTable) -> [Int] {
    var ways = [[start]]
    var isSeen: Set<Int> = []
    while !ways.isEmpty {
      var longer: [[Int]] = []
      for way in ways {
        let targets = Set(edges.filter { $0.before == way[way.count - 1] }.map(\.after)).sorted {
          table.requirements[$0].name.utf8.lexicographicallyPrecedes(table.requirements[$1].name.utf8)
        }
        if targets.contains(start) { return way }
        for target in targets where isSeen.insert(target).inserted { longer.append(way + [target]) }
      }
      ways = longer
    }
    return [start]
  }

  private static func finding(_ way: [Int], _ table: RouteTable) -> Finding? {
    let steps = way.enumerated().compactMap { index, requirement -> (via: Route, requirement: Int, next: Int)? in
      guard let via = table.requirements[requirement].via else { return nil }
      return (table.routes[via], requirement, way[(index + 1) % way.count])
    }
    let notes = steps.map { step in
      Diagnostic.Note(
        Message.step(
          table.requirements[step.requirement].name, step.via.name, table.requirements[step.next].name),
        at: step.via.range)
    }
    guard let first = way.first, let last = steps.last else { return nil }
    return Finding(
      Diagnostic(
        .requirementCircle, .error, at: table.requirements[first].range,
        Message.circle(table.requirements[first].name, last.via.name), notes: notes))
  }

  private enum Message {
    static func circle(_ requirement: String, _ via: String) -> String {
      "nobody can meet `\(requirement)`: the way to it leads to `\(via)`, which requires it; "
        + "take that requirement off `\(via)`, or name another screen with `via`"
    }
    static func step(_ requirement: String, _ via: String, _ next: String) -> String {
      "while `\(requirement)` fails `\(via)` is shown, and that requires `\(next)`"
    }
  }
}
