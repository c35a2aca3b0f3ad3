/// NAV304: a value with which a route would print a link that another opens; the printer returns nil for it.
///
/// Once a losing route, with the first such link. A note; a warning where `prefer` or declared order gives the link
/// away.
enum StolenValueCheck {
  private struct Theft {
    var witness: Witness
    var thief: Int
    var form: Int
    var isChosen: Bool

    /// What someone chose weighs more than what follows from the patterns, then the earlier link.
    func isGraver(than other: Theft?) -> Bool {
      guard let other else { return true }
      return isChosen == other.isChosen ? witness < other.witness : isChosen
    }
  }

  /// From so many losers of one winner on they are a group.
  private static let groupSize = 3
  /// So many more that take values are named.
  private static let namedLimit = 8

  static func findings(_ context: CheckContext) -> [Finding] {
    var exact = context.exact
    var law = context.table.app.isPrecedenceDeclared ? Law(context) : nil
    let found = context.competition.competitors.indices.compactMap { finding($0, context, &exact, &law) }
    return grouped(found, context)
  }

  /// Where several routes lose links to one by choice, each of the findings says how to answer them at once.
  private static func grouped(_ findings: [Finding], _ context: CheckContext) -> [Finding] {
    var losers: [Finding.Place: Int] = [:]
    for finding in findings where finding.diagnostic.level == .warning { losers[finding.places[1], default: 0] += 1 }
    return findings.map { finding in
      guard finding.diagnostic.level == .warning, let winner = finding.replays.first?.winner,
        let count = losers[finding.places[1]], count >= groupSize
      else { return finding }
      var finding = finding
      finding.diagnostic.notes[0].message = Message.here(context.name(winner), takesOf: count)
      return finding
    }
  }

  /// Who would win if the order of declarations did not decide.
  struct Law {
    private var referee: Referee
    private var analysis: Analysis

    init(_ context: CheckContext) {
      referee = Referee(context.table, context.competition.competitors)
      analysis = context.facts.analysis
    }

    /// Whether a unit that wins over another by order would win by the law, too.
    mutating func confirms(_ winner: Int, over loser: Int) -> Bool {
      referee.isMoreSpecific(winner, loser, &analysis)
    }
  }

  private static func finding(
    _ competitor: Int, _ context: CheckContext, _ exact: inout WitnessMaker, _ law: inout Law?
  ) -> Finding? {
    let content = context.competition.competitors[competitor]
    guard case .route = content.owner, content.alias == nil, !context.facts.isDuplicate[competitor] else { return nil }
    switch context.facts.reach[competitor] {
    case .covered, .readsNothing: return nil
    default: break
    }
    let thieves = thieves(competitor, context, &law)
    if thieves.isEmpty { return nil }
    let entries = PrintedProducts(context.table, content).entries(of: competitor, &exact)
    var best: Theft?
    for thief in thieves {
      // Thousands may rob a route that reads nearly everything; most have no link that is short enough to be shown.
      if let known = best, known.isChosen || !thief.isChosen,
        exact.leastLength(ofUnit: thief.winner) > known.witness.link.bytes.count
      {
        continue
      }
      for entry in entries
      where context.facts.analysis.forms[entry.form].units.contains(where: { thief.units.contains($0) }) {
        guard let meet = exact.meet(entry, unit: thief.winner), let witness = exact.first(in: meet) else { continue }
        var theft = Theft(witness: witness, thief: thief.winner, form: entry.form, isChosen: thief.isChosen)
        if !theft.isGraver(than: best) { continue }
        // A third may take the link from the thief: an alias of the route itself robs nobody. Another link may be lost.
        let opens = context.winner(witness, near: thief.winner)
        if context.competition.competitors[opens].owner == content.owner {
          guard let other = firstLost(entry, meet, to: thief.winner, by: content.owner, context, &exact) else {
            continue
          }
          theft.witness = other
          if !theft.isGraver(than: best) { continue }
        }
        best = theft
      }
    }
    guard let best else { return nil }
    let replay = context.replay(best.witness, near: best.thief)
    let opens = replay.winner
    let values = values(best, context, &exact)
    return Finding(
      Diagnostic(
        .stolenValue, best.isChosen ? .warning : .note, at: context.range(competitor),
        Message.stolen(
          context.name(competitor), values, best.witness.link.text, context.name(opens),
          isRefused: isRefusal(opens, context)),
        notes: [Diagnostic.Note(Message.here(context.name(opens)), at: context.range(opens))]
          + others(thieves, entries, opens, context, &exact),
        witnesses: [best.witness.link.text]),
      places: [context.place(competitor), context.place(opens)], replays: [replay])
  }

  /// The first link of what a thief reads that opens another's screen, where patterns of the owner take back some of it.
  ///
  /// What these take back, others may take again, so each that wins over the thief is asked for what it opens.
  private static func firstLost(
    _ entry: PrintedProducts.Entry, _ meet: WitnessMaker.Source, to thief: Int, by owner: Competition.Owner,
    _ context: CheckContext, _ exact: inout WitnessMaker
  ) -> Witness? {
    let ranks = context.facts.analysis.rankOfUnit
    let better = context.facts.rivals[thief].filter { ranks[$0] < ranks[thief] }.sorted { ranks[$0] < ranks[$1] }
    var own: [ProductSet] = []
    var best: Witness?
    for unit in better + [thief] {
      if context.competition.competitors[context.facts.competitor(ofUnit: unit)].owner == owner {
        own.append(exact.analysis.product(ofUnit: unit))
        continue
      }
      guard let opened = unit == thief ? meet : exact.meet(entry, unit: unit, in: meet),
        let witness = exact.first(in: opened, without: own)
      else { continue }
      if best.map({ witness < $0 }) ?? true { best = witness }
    }
    return best
  }

  /// The first link of what a thief reads that opens the thief, and nothing that wins over it.
  ///
  /// Only what is seen to win is left out of the search, and no more than so many: past that nothing is said.
  private static func firstTaken(
    _ meet: WitnessMaker.Source, by thief: Int, _ context: CheckContext, _ exact: inout WitnessMaker
  ) -> Witness? {
    let ranks = context.facts.analysis.rankOfUnit
    let owner = context.facts.competitor(ofUnit: thief)
    var better: [ProductSet] = []
    for _ in 0...namedLimit {
      guard let witness = exact.first(in: meet, without: better) else { return nil }
      let opens = context.winner(witness, near: thief)
      if opens == owner { return witness }
      for rival in context.facts.rivals[thief]
      where ranks[rival] < ranks[thief] && context.facts.competitor(ofUnit: rival) == opens {
        better.append(exact.analysis.product(ofUnit: rival))
      }
    }
    return nil
  }

  /// What else takes values: all of it by name where it is little, else how much there is.
  private static func others(
    _ thieves: [(winner: Int, units: Set<Int>, isChosen: Bool)], _ entries: [PrintedProducts.Entry], _ shown: Int,
    _ context: CheckContext, _ exact: inout WitnessMaker
  ) -> [Diagnostic.Note] {
    let competitors = Set(thieves.map { context.facts.competitor(ofUnit: $0.winner) }).subtracting([shown])
    guard competitors.count <= namedLimit else { return [Diagnostic.Note(Message.many(competitors.count))] }
    var robbers: Set<Int> = []
    for thief in thieves where competitors.contains(context.facts.competitor(ofUnit: thief.winner)) {
      for entry in entries
      where context.facts.analysis.forms[entry.form].units.contains(where: { thief.units.contains($0) }) {
        guard let meet = exact.meet(entry, unit: thief.winner) else { continue }
        if firstTaken(meet, by: thief.winner, context, &exact) != nil {
          robbers.insert(context.facts.competitor(ofUnit: thief.winner))
        }
      }
    }
    if robbers.isEmpty { return [] }
    return [Diagnostic.Note(Message.others(robbers.sorted(by: context.precedes).map(context.name)))]
  }

  private static func isRefusal(_ competitor: Int, _ context: CheckContext) -> Bool {
    if case .refusal = context.competition.competitors[competitor].owner { true } else { false }
  }

  /// The units of others that win over units of a competitor, but for those with which there is a graver finding.
  private static func thieves(
    _ competitor: Int, _ context: CheckContext, _ law: inout Law?
  ) -> [(winner: Int, units: Set<Int>, isChosen: Bool)] {
    let owner = context.competition.competitors[competitor].owner
    var result: [(winner: Int, units: Set<Int>, isChosen: Bool)] = []
    var places: [Int: Int] = [:]
    for form in context.facts.analysis.formsOf[competitor] {
      for unit in context.facts.analysis.forms[form].units {
        for index in context.facts.losses[unit] {
          let meeting = context.facts.analysis.meetings[index]
          if meeting.reason.isTie { continue }
          let other = context.facts.competitor(ofUnit: meeting.winner)
          if context.competition.competitors[other].owner == owner || context.facts.areDisputed(competitor, other) {
            continue
          }
          let isChosen =
            meeting.reason == .prefer
            || meeting.reason == .declared && law?.confirms(meeting.winner, over: unit) != true
          // Of two forms one may lose by choice and the other by what the patterns are.
          let key = meeting.winner << 1 | (isChosen ? 1 : 0)
          if let place = places[key] {
            result[place].units.insert(unit)
          } else {
            places[key] = result.count
            result.append((meeting.winner, [unit], isChosen))
          }
        }
      }
    }
    let ranks = context.facts.analysis.rankOfUnit
    return result.sorted { left, right in
      left.winner == right.winner ? left.isChosen && !right.isChosen : ranks[left.winner] < ranks[right.winner]
    }
  }

  /// The parameters of the path that the link gives values: `name: "new"`.
  private static func values(_ theft: Theft, _ context: CheckContext, _ exact: inout WitnessMaker) -> [String] {
    let entry = context.facts.analysis.forms[theft.form]
    let pattern = context.competition.competitors[entry.competitor].pattern
    let form = pattern.form(at: entry.form, isSlashStrict: context.table.app.isSlashStrict)
    var result: [String] = []
    var elements: [String] = []
    func quoted(_ text: [UInt8]) -> String { VisibleText.quoting(String(decoding: text, as: UTF8.self)) }
    for (index, atoms) in form.segments.enumerated() where index < theft.witness.segments.count {
      let pieces = SegmentLanguages.pieces(atoms, pattern, .path)
      guard let automata = exact.analysis.segments.automata(of: pieces, .reading),
        let split = MixtureSplit.splits(theft.witness.segments[index], automata, limit: 1).first
      else { continue }
      for (atom, text) in zip(atoms, split) {
        switch atom {
        case .literal: break
        case .parameter(let parameter): result.append("\(pattern.parameters[parameter].name): \(quoted(text))")
        case .tail: elements.append(quoted(text))
        }
      }
    }
    if let tail = form.tail {
      elements += theft.witness.segments.dropFirst(form.segments.count).map(quoted)
      result.append("\(pattern.parameters[tail].name): [\(elements.joined(separator: ", "))]")
    }
    return result
  }

  private enum Message {
    static func stolen(
      _ name: String, _ values: [String], _ link: String, _ other: String, isRefused: Bool
    ) -> String {
      let value = values.isEmpty ? "" : " with \(values.joined(separator: ", "))"
      return "\(name)\(value) is not printed as \(link), "
        + (isRefused ? "which \(other) keeps in the browser" : "which opens \(other)")
    }
    static func others(_ names: [String]) -> String { "other values are taken by \(Message.list(names))" }
    static func many(_ count: Int) -> String { "\(count) other patterns win over it on some links" }
    private static func list(_ names: [String]) -> String {
      names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
    static func here(_ name: String) -> String { "\(name) is declared here" }
    static func here(_ name: String, takesOf count: Int) -> String {
      "\(name) is declared here; \(count) routes lose links to it, and `allow NAV304` in it answers all of them"
    }
  }
}
