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

  /// Two owners.
  private struct OwnerPair: Hashable {
    var first: Competition.Owner
    var second: Competition.Owner
  }

  static func findings(_ context: CheckContext) -> [Finding] {
    // Most tables have none, and some a million of meetings.
    let preferences = context.table.preferences.filter { !$0.over.isEmpty }
    // Past the limit of pairs some meetings are not known, and a `prefer` may decide one of these.
    if preferences.isEmpty || !context.facts.analysis.isComplete { return [] }
    let preferring = Set(preferences.map(\.owner))
    // For each ordered pair of owners that meet, whether `prefer` decided, or another finding says that nothing does.
    var decided: Set<OwnerPair> = []
    var open: Set<OwnerPair> = []
    var meeting: Set<OwnerPair> = []
    for entry in context.facts.analysis.meetings {
      let owners = [entry.winner, entry.loser].map {
        context.competition.competitors[context.facts.competitor(ofUnit: $0)].owner
      }
      guard preferring.contains(owners[0]) || preferring.contains(owners[1]) else { continue }
      let pairs = [(owners[0], owners[1]), (owners[1], owners[0])].map(OwnerPair.init)
      meeting.formUnion(pairs)
      if entry.reason == .prefer { decided.insert(pairs[0]) }
      if entry.reason == .unresolved || entry.reason == .duplicate { open.formUnion(pairs) }
    }
    let circles = circles(context)
    var edges: [Edge] = []
    for (owner, references) in preferences {
      for reference in references {
        let pair = OwnerPair(first: owner, second: .route(reference.index))
        let opposite = OwnerPair(first: .route(reference.index), second: owner)
        let reason: Reason =
          if circles.contains(pair) || open.contains(pair) && isPreferred(opposite, context.table) {
            .circle
          } else if decided.contains(pair) || open.contains(pair) {
            .decides
          } else {
            meeting.contains(pair) ? .settled : .apart
          }
        edges.append(Edge(owner: owner, reference: reference, reason: reason))
      }
    }
    return edges.compactMap { finding($0, context) }
  }

  private static func isPreferred(_ pair: OwnerPair, _ table: RouteTable) -> Bool {
    table.preferences.contains { entry in
      entry.owner == pair.first && entry.over.contains { .route($0.index) == pair.second }
    }
  }

  /// The pairs of owners whose `prefer` lies on a circle of what wins over what, ties aside: of other `prefer`s, or of
  /// patterns that
  /// lie inside each other.
  private static func circles(_ context: CheckContext) -> Set<OwnerPair> {
    let analysis = context.facts.analysis
    // Without a circle in all that is known of ranks there is none here.
    guard analysis.hasCircles else { return [] }
    let hard = analysis.meetings.filter { !$0.reason.isTie }
    let component = Ranking.components(
      count: analysis.units.count,
      hard.map { Ranking.Edge(before: $0.winner, after: $0.loser, strength: 0) })
    var result: Set<OwnerPair> = []
    for meeting in hard where meeting.reason == .prefer && component[meeting.winner] >= 0 {
      if component[meeting.winner] != component[meeting.loser] { continue }
      let owners = [meeting.winner, meeting.loser].map {
        context.competition.competitors[context.facts.competitor(ofUnit: $0)].owner
      }
      result.insert(OwnerPair(first: owners[0], second: owners[1]))
    }
    return result
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
    // Of a circle one has to go, and which is for a person to say.
    let edit = Finding.ClauseEdit(
      title: Message.remove(name), kind: .remove(element: edge.reference.range), isCertain: edge.reason != .circle)
    return Finding(
      Diagnostic(.stalePreference, at: edge.reference.range, message),
      places: [Finding.Place(edge.owner), Finding.Place(.route(edge.reference.index))], clauses: [edit])
  }

  private enum Message {
    static func circle(_ name: String) -> String {
      "`prefer \(name)` goes round in a circle; take out one `prefer` of it"
    }
    static func remove(_ name: String) -> String { "take out `prefer \(name)`" }
    static func apart(_ name: String) -> String {
      "`prefer \(name)` decides nothing: the two have no link in common; take it out"
    }
    static func settled(_ name: String) -> String {
      "`prefer \(name)` decides nothing: which of the two is more specific is settled without it; take it out"
    }
    static func declared(_ name: String) -> String {
      "`prefer \(name)` decides nothing: under `precedence declared` the earlier declaration wins; take it out"
    }
  }
}
