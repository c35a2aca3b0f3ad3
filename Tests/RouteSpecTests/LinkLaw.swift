@testable import RouteSpec

/// The law of section 5 between forms that read one link.
struct LinkLaw {
  let table: RouteTable
  let competition: Competition
  private let relations: Relations
  /// For each unit the circle it lies on, or -1: of what the law says, and with what ties add.
  private let circles: (ofLaw: [Int], withTies: [Int])

  /// The relations of sets, which are remembered.
  private final class Relations {
    var analysis: Analysis
    var referee: Referee

    init(_ table: RouteTable, _ competition: Competition) {
      analysis = competition.analysis
      referee = Referee(table, competition.competitors)
    }

    func patterns(_ first: Int, _ second: Int) -> Relation {
      referee.patternRelation(first, second, &analysis).relation
    }

    func forms(_ first: LinkOracle.Reader, _ second: LinkOracle.Reader) -> Relation {
      analysis.segments.table.relation(product(first), product(second)).relation
    }

    func segments(_ first: LinkOracle.Reader, _ second: LinkOracle.Reader, _ index: Int) -> Relation? {
      guard let left = product(first).language(at: index), let right = product(second).language(at: index) else {
        return nil
      }
      return analysis.segments.table.relation(left, right).relation
    }

    private func product(_ reader: LinkOracle.Reader) -> ProductSet {
      analysis.products[analysis.formsOf[reader.competitor].lowerBound + reader.form]
    }
  }

  init(_ table: RouteTable, _ competition: Competition) {
    self.table = table
    self.competition = competition
    relations = Relations(table, competition)
    let analysis = competition.analysis
    func components(_ isWanted: (Analysis.UnitMeeting) -> Bool) -> [Int] {
      let edges = analysis.meetings.filter(isWanted).map {
        Ranking.Edge(before: $0.winner, after: $0.loser, strength: 0)
      }
      return Ranking.components(count: analysis.units.count, edges)
    }
    func isRefusal(_ unit: Int) -> Bool {
      let owner = competition.competitors[analysis.forms[analysis.units[unit].form].competitor].owner
      if case .refusal = owner { return true }
      return false
    }
    // Which of two refusals wins is of no matter.
    let ofLaw = components { !$0.reason.isTie && !(isRefusal($0.winner) && isRefusal($0.loser)) }
    circles = (ofLaw, components { _ in true })
  }

  /// Whether what the law says of other links goes round in a circle through two of the readers: no order of all patterns
  /// then does justice to each link.
  private func areInCircle(_ readers: [LinkOracle.Reader], _ circles: [Int]) -> Bool {
    var seen: [Int: Int] = [:]
    let analysis = competition.analysis
    for (index, reader) in readers.enumerated() {
      let form = analysis.formsOf[reader.competitor].lowerBound + reader.form
      for unit in analysis.forms[form].units where circles[unit] >= 0 {
        if seen[circles[unit], default: index] != index { return true }
        seen[circles[unit]] = index
      }
    }
    return false
  }

  /// Those that the law lets win, more than one where names, too, are equal; nil where it says nothing.
  func winners(_ readers: [LinkOracle.Reader]) -> [LinkOracle.Reader]? {
    if isFoldedMeeting(readers) { return nil }
    if table.app.isPrecedenceDeclared { return [readers.min { isDeclaredBefore($0, $1) }].compactMap(\.self) }
    var standing = readers.filter { reader in !readers.contains { $0 != reader && beats($0, reader) } }
    if standing.isEmpty || areInCircle(readers, circles.ofLaw) { return nil }
    if hasOpenTies || areInCircle(readers, circles.withTies) { return standing }
    let count = standing.map { competition.competitors[$0.competitor].pattern.path.count }.max() ?? 0
    for index in 0...count where standing.count > 1 {
      let candidates = standing
      standing = candidates.filter { reader in
        !candidates.contains { $0 != reader && relations.segments($0, reader, index) == .inside }
      }
    }
    let names = standing.map { Array(competition.competitors[$0.competitor].tieName.utf8) }
    guard let first = names.min(by: { $0.lexicographicallyPrecedes($1) }) else { return standing }
    let winners = standing.indices.filter { names[$0] == first }.map { standing[$0] }
    // A route's own pattern goes before its aliases.
    let competitors = winners.map { competition.competitors[$0.competitor] }
    return winners.indices.filter { index in
      competitors[index].alias == nil
        || !competitors.contains { $0.alias == nil && $0.owner == competitors[index].owner }
    }.map { winners[$0] }
  }

  /// Whether two of the readers are apart as sets, and yet read one link.
  func isFoldedMeeting(_ readers: [LinkOracle.Reader]) -> Bool {
    readers.contains { one in readers.contains { relations.forms(one, $0) == .apart } }
  }

  /// Whether undecided ties run through three patterns or more: then no order of all patterns does justice to each link.
  var hasOpenTies: Bool {
    var partners: [Int: Set<Int>] = [:]
    for meeting in competition.meetings where meeting.reason.isTie || meeting.reason == .refusal {
      let pair = [meeting.winner, meeting.loser].map { competition.candidates[$0].competitor }
      partners[pair[0], default: []].insert(pair[1])
      partners[pair[1], default: []].insert(pair[0])
    }
    return partners.contains { $0.value.count > 1 }
  }

  private func isDeclaredBefore(_ left: LinkOracle.Reader, _ right: LinkOracle.Reader) -> Bool {
    func keys(_ reader: LinkOracle.Reader) -> [Int] {
      let competitor = competition.competitors[reader.competitor]
      let owner = table.declarationOrder.firstIndex(of: competitor.owner) ?? Int.max
      return [owner, (competitor.alias ?? -1) + 1, reader.form, reader.originClass, reader.originPlace]
    }
    return keys(left).lexicographicallyPrecedes(keys(right))
  }

  /// Whether the law, ties aside, lets one win over the other.
  private func beats(_ left: LinkOracle.Reader, _ right: LinkOracle.Reader) -> Bool {
    if left.competitor == right.competitor {
      let keys = [left, right].map { [$0.originClass, $0.form, $0.originPlace] }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
    if left.originClass != right.originClass { return left.originClass < right.originClass }
    let owners = [left, right].map { competition.competitors[$0.competitor].owner }
    switch relations.patterns(left.competitor, right.competitor) {
    case .inside: return true
    case .around: return false
    case .equal where owners[0] != owners[1]: return false
    default: break
    }
    switch relations.forms(left, right) {
    case .inside: return true
    case .around: return false
    default: break
    }
    if owners[0] == owners[1] { return false }
    let prefers = (prefers(owners[0], owners[1]), prefers(owners[1], owners[0]))
    if prefers.0 != prefers.1 { return prefers.0 }
    return isRefusal(owners[0]) && !isRefusal(owners[1])
  }

  private func prefers(_ owner: Competition.Owner, _ other: Competition.Owner) -> Bool {
    guard case .route(let route) = other else { return false }
    switch owner {
    case .route(let index): return table.routes[index].prefers.contains { $0.index == route }
    case .redirect(let index): return table.redirects[index].prefers.contains { $0.index == route }
    case .refusal(let index): return table.refusals[index].prefers.contains { $0.index == route }
    }
  }

  private func isRefusal(_ owner: Competition.Owner) -> Bool {
    if case .refusal = owner { true } else { false }
  }
}
