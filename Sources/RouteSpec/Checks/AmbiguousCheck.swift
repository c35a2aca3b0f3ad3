/// NAV302: two patterns that both read some link, of which neither is more specific and neither preferred.
///
/// One finding a pair of owners, with a link that both read, one that only the first reads and one that only the second
/// reads.
enum AmbiguousCheck {
  /// So many pairs are shown; then how many more there are.
  static let limit = 1_000
  /// So many meetings of two patterns are searched for the shortest link. Only patterns of a great many forms have
  /// more.
  private static let unitLimit = 4_096

  private struct Dispute {
    var first: Int
    var second: Int
    /// For each meeting the unit of the first and that of the second.
    var units: [(Int, Int)]
    var isMay: Bool
  }

  static func findings(_ context: CheckContext) -> [Finding] {
    var exact = context.exact
    let (disputes, next, count) = disputes(context)
    var result = disputes.map { finding($0, context, &exact) }
    if let next {
      result.append(Finding(Diagnostic(.ambiguous, at: context.range(next), Message.more(count - limit))))
    }
    if !context.facts.analysis.isComplete, let range = context.competition.competitors.first?.pattern.range {
      let limit = context.facts.analysis.pairLimit
      result.append(Finding(Diagnostic(.ambiguous, at: range, Message.notDecided(limit))))
    }
    return result
  }

  /// A meeting of two patterns that cross: the places of these in the order of names in one number.
  private struct Crossing {
    var places: UInt64
    var meeting: Int
  }

  /// The first pair of patterns of each pair of owners that cross, sorted by name: as many as are shown, the pattern of
  /// the first that is not, and how many pairs there are. A table that is made for it has a million.
  private static func disputes(_ context: CheckContext) -> (shown: [Dispute], next: Int?, count: Int) {
    let competitors = context.competition.competitors
    var crossings: [Crossing] = []
    for (index, meeting) in context.facts.analysis.meetings.enumerated() where meeting.reason == .unresolved {
      let pair = (context.facts.competitor(ofUnit: meeting.winner), context.facts.competitor(ofUnit: meeting.loser))
      if context.facts.isDuplicate[pair.0] || context.facts.isDuplicate[pair.1] { continue }
      let places = (UInt64(context.order[pair.0]), UInt64(context.order[pair.1]))
      crossings.append(
        Crossing(places: min(places.0, places.1) << 32 | max(places.0, places.1), meeting: index))
    }
    crossings.sort { $0.places == $1.places ? $0.meeting < $1.meeting : $0.places < $1.places }
    // Two owners of one pattern each cross once.
    var patterns = [Int](repeating: 0, count: competitors.count)
    for number in context.facts.ownerNumbers { patterns[number] += 1 }
    var byPlace = context.order
    for (competitor, place) in context.order.enumerated() { byPlace[place] = competitor }
    var seen: Set<UInt64> = []
    var (shown, next, count): ([Dispute], Int?, Int) = ([], nil, 0)
    var index = 0
    while index < crossings.count {
      let places = crossings[index].places
      let start = index
      while index < crossings.count, crossings[index].places == places { index += 1 }
      let (first, second) = (byPlace[Int(places >> 32)], byPlace[Int(places & 0xFFFF_FFFF)])
      if isCircle(competitors[first].owner, competitors[second].owner, context.table) { continue }
      let owners = (context.facts.ownerNumbers[first], context.facts.ownerNumbers[second])
      if patterns[owners.0] > 1 || patterns[owners.1] > 1 {
        guard seen.insert(UInt64(owners.0) << 32 | UInt64(owners.1)).inserted else { continue }
      }
      count += 1
      if count > limit {
        next = next ?? second
      } else {
        shown.append(dispute(first, second, crossings[start..<index], context))
      }
    }
    return (shown, next, count)
  }

  private static func dispute(
    _ first: Int, _ second: Int, _ crossings: ArraySlice<Crossing>, _ context: CheckContext
  ) -> Dispute {
    var result = Dispute(first: first, second: second, units: [], isMay: true)
    for crossing in crossings {
      let meeting = context.facts.analysis.meetings[crossing.meeting]
      let isInOrder = context.facts.competitor(ofUnit: meeting.winner) == first
      result.units.append(isInOrder ? (meeting.winner, meeting.loser) : (meeting.loser, meeting.winner))
      if !meeting.isMay { result.isMay = false }
    }
    return result
  }

  /// Each prefers the other: that is a finding of its own.
  private static func isCircle(_ left: Competition.Owner, _ right: Competition.Owner, _ table: RouteTable) -> Bool {
    func prefers(_ owner: Competition.Owner, _ other: Competition.Owner) -> Bool {
      guard case .route(let index) = other else { return false }
      switch owner {
      case .route(let route): return table.routes[route].prefers.contains { $0.index == index }
      case .redirect(let redirect): return table.redirects[redirect].prefers.contains { $0.index == index }
      case .refusal(let refusal): return table.refusals[refusal].prefers.contains { $0.index == index }
      }
    }
    return prefers(left, right) && prefers(right, left)
  }

  private static func finding(_ dispute: Dispute, _ context: CheckContext, _ exact: inout WitnessMaker) -> Finding {
    var both: (witness: Witness, unit: Int)?
    // Of the two the one that opens for now.
    var (opens, rank) = (dispute.first, Int.max)
    for (first, second) in dispute.units.prefix(unitLimit) {
      guard let meet = exact.meet(exact.source(ofUnit: first), exact.source(ofUnit: second)),
        let witness = exact.first(in: meet)
      else { continue }
      let isFirst = both.map { witness < $0.witness } ?? true
      if isFirst { (both, rank) = ((witness, first), Int.max) }
      guard isFirst || both.map({ !($0.witness < witness) }) ?? true else { continue }
      for (unit, competitor) in [(first, dispute.first), (second, dispute.second)]
      where context.facts.analysis.rankOfUnit[unit] < rank {
        (opens, rank) = (competitor, context.facts.analysis.rankOfUnit[unit])
      }
    }
    let stays = opens == dispute.first ? dispute.second : dispute.first
    func only(_ competitor: Int, without other: Int) -> (witness: Witness, unit: Int)? {
      let others = exact.analysis.formsOf[other].map { exact.analysis.products[$0] }.filter { !$0.isEmpty }
      var best: (witness: Witness, unit: Int)?
      for form in exact.analysis.formsOf[competitor] {
        for unit in exact.analysis.forms[form].units {
          // Of a thousand forms all but the shortest are out of the question.
          if let best, exact.leastLength(ofUnit: unit) > best.witness.link.bytes.count { continue }
          if let witness = exact.first(in: exact.source(ofUnit: unit), without: others),
            best.map({ witness < $0.witness }) ?? true
          {
            best = (witness, unit)
          }
        }
      }
      return best
    }
    let onlyFirst = only(dispute.first, without: dispute.second)
    let onlySecond = only(dispute.second, without: dispute.first)
    let shown = [both, onlyFirst, onlySecond].compactMap { $0 }
    let names = [context.name(dispute.first), context.name(dispute.second)]
    var notes = [Diagnostic.Note(Message.here(names[0]), at: context.range(dispute.first))]
    for (name, witness) in [(names[0], onlyFirst), (names[1], onlySecond)] {
      guard let witness else { continue }
      let link = witness.witness.link.text
      // What both may read is read by one alone only where the other's type does not hold it.
      if dispute.isMay, link == both?.witness.link.text { continue }
      notes.append(Diagnostic.Note(Message.only(name, link, isMay: dispute.isMay)))
    }
    notes.append(Diagnostic.Note(Message.wayOut([(opens, stays), (stays, opens)], context)))
    return Finding(
      Diagnostic(
        .ambiguous, dispute.isMay ? .warning : .error, at: context.range(dispute.second),
        Message.ambiguous(names[0], names[1], both?.witness.link.text, isMay: dispute.isMay), notes: notes,
        witnesses: shown.map(\.witness.link.text)),
      places: [context.place(dispute.second), context.place(dispute.first)],
      replays: dispute.isMay ? [] : shown.map { context.replay($0.witness, near: $0.unit) },
      clauses: waysOut([(opens, stays), (stays, opens)], context))
  }

  /// `prefer` on either side, where the other is a route. Which of them should win is for a person to say; the first
  /// says what already holds.
  private static func waysOut(_ pairs: [(winner: Int, loser: Int)], _ context: CheckContext) -> [Finding.ClauseEdit] {
    pairs.compactMap { winner, loser in
      let owners = [winner, loser].map { context.competition.competitors[$0] }
      guard case .route = owners[1].owner, owners[0].alias == nil else { return nil }
      return Finding.ClauseEdit(
        title: Message.prefer(context.name(winner), owners[1].tieName),
        kind: .add("prefer \(owners[1].tieName)", pattern: owners[0].pattern.range), isCertain: false)
    }
  }

  private enum Message {
    static func prefer(_ winner: String, _ loser: String) -> String { "add `prefer \(loser)` to \(winner)" }
    static func ambiguous(_ first: String, _ second: String, _ link: String?, isMay: Bool) -> String {
      "\(first) and \(second) \(isMay ? "may " : "")both read \(link ?? "some links"), and neither is more specific"
    }
    static func here(_ name: String) -> String { "\(name) is declared here" }
    static func only(_ name: String, _ link: String, isMay: Bool) -> String {
      "only \(name) \(isMay ? "may read" : "reads") \(link)"
    }
    static func wayOut(_ pairs: [(winner: Int, loser: Int)], _ context: CheckContext) -> String {
      var ways: [String] = []
      for (winner, loser) in pairs {
        let owners = [winner, loser].map { context.competition.competitors[$0] }
        guard case .route = owners[1].owner else { continue }
        // What a route prefers it prefers for its aliases, too.
        let name = owners[0].alias == nil ? context.name(winner) : "`\(owners[0].tieName)`"
        ways.append("for \(name) to win add `prefer \(owners[1].tieName)` to \(ways.isEmpty ? "it" : "that")")
      }
      let narrow = "narrow a parameter to an enum or a `type`"
      return ways.isEmpty ? narrow : "\(ways.joined(separator: ", ")); or \(narrow)"
    }
    static func more(_ count: Int) -> String { "and \(count) more pairs of routes that both read a link" }
    static func notDecided(_ limit: Int) -> String {
      "not decided whether all routes are apart: more than \(limit) pairs of patterns have a path in common"
    }
  }
}
