/// NAV305: a `prefer` that decides nothing, or that goes round in a circle.
enum StalePreferenceCheck {
  private struct Edge {
    var owner: Competition.Owner
    var reference: Reference
    var reason: Reason
  }

  private enum Reason {
    case decides
    case apart
    case settled
    case circle
  }

  static func findings(_ context: CheckContext) -> [Finding] {
    // For each ordered pair of owners that meet, whether `prefer` decided, or another finding says that nothing does.
    var decided: Set<CompetitionFacts.OwnerPair> = []
    var open: Set<CompetitionFacts.OwnerPair> = []
    var meeting: Set<CompetitionFacts.OwnerPair> = []
    for entry in context.facts.analysis.meetings {
      let owners = [entry.winner, entry.loser].map {
        context.competition.competitors[context.facts.competitor(ofUnit: $0)].owner
      }
      let pairs = [(owners[0], owners[1]), (owners[1], owners[0])].map(CompetitionFacts.OwnerPair.init)
      meeting.formUnion(pairs)
      if entry.reason == .prefer { decided.insert(pairs[0]) }
      if entry.reason == .unresolved || entry.reason == .duplicate { open.formUnion(pairs) }
    }
    var edges: [Edge] = []
    for (owner, references) in context.table.preferences {
      for reference in references {
        let pair = CompetitionFacts.OwnerPair(first: owner, second: .route(reference.index))
        let reason: Reason =
          decided.contains(pair) || open.contains(pair) ? .decides : meeting.contains(pair) ? .settled : .apart
        edges.append(Edge(owner: owner, reference: reference, reason: reason))
      }
    }
    markCircles(&edges)
    return edges.compactMap { finding($0, context) }
  }

  private static func markCircles(_ edges: inout [Edge]) {
    var numbers: [Competition.Owner: Int] = [:]
    func number(_ owner: Competition.Owner) -> Int {
      let number = numbers[owner] ?? numbers.count
      numbers[owner] = number
      return number
    }
    let pairs = edges.map { (number($0.owner), number(.route($0.reference.index))) }
    let effective = edges.indices.filter { edges[$0].reason == .decides }
    let component = Ranking.components(
      count: numbers.count,
      effective.map { Ranking.Edge(before: pairs[$0].0, after: pairs[$0].1, strength: 0) })
    for index in effective where component[pairs[index].0] >= 0 && component[pairs[index].0] == component[pairs[index].1] {
      edges[index].reason = .circle
    }
  }

  private static func finding(_ edge: Edge, _ context: CheckContext) -> Finding? {
    let name = context.table.routes[edge.reference.index].name
    let message: String
    switch edge.reason {
    case .decides: return nil
    case .circle: message = Message.circle(name)
    case .apart: message = Message.apart(name)
    case .settled:
      message = context.table.app.isPrecedenceDeclared ? Message.declared(name) : Message.settled(name)
    }
    return Finding(
      Diagnostic(.stalePreference, at: edge.reference.range, message),
      places: [Finding.Place(edge.owner), Finding.Place(.route(edge.reference.index))])
  }

  private enum Message {
    static func circle(_ name: String) -> String { "`prefer \(name)` goes round in a circle" }
    static func apart(_ name: String) -> String { "`prefer \(name)` decides nothing: the two have no link in common" }
    static func settled(_ name: String) -> String {
      "`prefer \(name)` decides nothing: which of the two is more specific is settled without it"
    }
    static func declared(_ name: String) -> String {
      "`prefer \(name)` decides nothing: under `precedence declared` the earlier declaration wins"
    }
  }
}
