extension Competition {
  /// Ranks all patterns of a table.
  public init(_ table: RouteTable) { self.init(table, pairLimit: PatternTrie.pairLimit) }

  /// Ranks all patterns of a table.
  ///
  /// - Parameter pairLimit: of more pairs of forms whose paths meet only so many are looked at.
  init(_ table: RouteTable, pairLimit: Int) {
    let competitors = Competition.competitors(table)
    var analysis = Analysis(table, competitors)
    var referee = Referee(table, competitors)
    var trie = PatternTrie(analysis.products, &analysis.segments.table)
    trie.sortForms { Competition.standsBefore($0, $1, analysis, referee) }

    var pairs: [PatternTrie.FormPair] = []
    analysis.pairLimit = pairLimit
    analysis.isComplete = trie.forEachMeeting(&analysis.segments.table, analysis.products, limit: pairLimit) {
      first, second in pairs.append(PatternTrie.FormPair(first: first, second: second))
    }
    analysis.meetings.reserveCapacity(pairs.count)
    for pair in pairs { Competition.judge(pair, &analysis, &referee) }
    pairs = []

    let base = Competition.baseOrder(trie, analysis, table, competitors)
    let order: [Int]
    if table.app.isPrecedenceDeclared {
      var byBase = base
      for (unit, place) in base.enumerated() { byBase[place] = unit }
      order = byBase
    } else {
      order = Ranking.order(
        count: base.count, base: base,
        edges: analysis.meetings.map { meeting in
          // A tie that a segment decides counts more than one of names, whatever the finding.
          let strength = meeting.reason.isTie ? (meeting.isBySegment ? 1 : 0) : 1 + meeting.reason.rawValue
          return Ranking.Edge(before: meeting.winner, after: meeting.loser, strength: strength)
        })
    }
    var candidates: [Candidate] = []
    var firstRank = [Int](repeating: 0, count: order.count)
    for unit in order {
      let form = analysis.forms[analysis.units[unit].form]
      firstRank[unit] = candidates.count
      for origin in analysis.units[unit].origins {
        candidates.append(Candidate(competitor: form.competitor, form: form.form, origin: origin))
      }
    }
    self.competitors = competitors
    self.candidates = candidates
    meetings = Competition.meetings(&analysis, firstRank)
    analysis.rankOfUnit = firstRank
    analysis.hasCircles = analysis.meetings.contains { firstRank[$0.winner] > firstRank[$0.loser] }
    self.analysis = analysis
  }

  /// The order of forms with equal segments where nothing is to be decided: exact origins, more query items, a fragment
  /// first.
  private static func standsBefore(_ first: Int, _ second: Int, _ analysis: Analysis, _ referee: Referee) -> Bool {
    let keys = [first, second].map { form -> [Int] in
      let product = analysis.products[form]
      let originClass = analysis.units[analysis.forms[form].units.lowerBound].originClass
      return [
        originClass.rawValue, -product.query.count, product.fragment == LanguageTable.everything ? 1 : 0,
        product.isInternal ? 0 : 1,
      ]
    }
    return keys[0] == keys[1]
      ? referee.tiePrecedes(first, second, analysis) : keys[0].lexicographicallyPrecedes(keys[1])
  }

  /// For each unit its place before the law has spoken: depth first, or as declared.
  private static func baseOrder(
    _ trie: PatternTrie, _ analysis: Analysis, _ table: RouteTable, _ competitors: [Competitor]
  ) -> [Int] {
    var base = [Int](repeating: -1, count: analysis.units.count)
    var next = 0
    func place(_ form: Int) {
      for unit in analysis.forms[form].units where base[unit] < 0 {
        base[unit] = next
        next += 1
      }
    }
    if table.app.isPrecedenceDeclared {
      let places = declaredPlaces(competitors, table)
      for competitor in competitors.indices.sorted(by: { places[$0] < places[$1] }) {
        for form in analysis.formsOf[competitor] { place(form) }
      }
    } else {
      for form in trie.depthFirst() { place(form) }
      // What reads nothing comes last.
      for form in analysis.forms.indices { place(form) }
    }
    return base
  }

  /// Applies the law to two forms whose paths meet.
  private static func judge(_ pair: PatternTrie.FormPair, _ analysis: inout Analysis, _ referee: inout Referee) {
    let (first, second) = (analysis.forms[pair.first], analysis.forms[pair.second])
    let (left, right) = (analysis.products[pair.first], analysis.products[pair.second])
    if first.competitor == second.competitor {
      guard left.endsInSlash == right.endsInSlash else { return }
      analysis.formMeetings.append(pair)
      for one in first.units {
        for other in second.units {
          let (better, worse) =
            analysis.units[one].originClass.rawValue <= analysis.units[other].originClass.rawValue
            ? (one, other) : (other, one)
          analysis.meetings.append(
            Analysis.UnitMeeting(winner: better, loser: worse, reason: .part, isMay: false))
        }
      }
      return
    }
    if left.endsInSlash != right.endsInSlash { return }
    let rest = analysis.segments.table.restRelation(left, right)
    if rest.relation == .apart { return }
    if referee.areEqual(pair.first, pair.second, &analysis) {
      analysis.duplicates.insert(
        PatternTrie.FormPair(
          first: min(first.competitor, second.competitor), second: max(first.competitor, second.competitor)))
    }
    let isMay = rest.isMay || analysis.segments.table.pathRelation(left, right).isMay
    var decision: Referee.Decision?
    for one in first.units {
      for other in second.units {
        let (unit, rival) = (analysis.units[one], analysis.units[other])
        let origins = analysis.segments.table.relation(unit.origin, rival.origin)
        if origins.relation == .apart { continue }
        if unit.originClass != rival.originClass, !referee.isDeclared {
          let wins = unit.originClass.rawValue < rival.originClass.rawValue
          analysis.meetings.append(
            Analysis.UnitMeeting(
              winner: wins ? one : other, loser: wins ? other : one, reason: .origin, isMay: isMay || origins.isMay))
          continue
        }
        let judged = decision ?? referee.decide(pair.first, pair.second, &analysis)
        decision = judged
        analysis.meetings.append(
          Analysis.UnitMeeting(
            winner: judged.firstWins ? one : other, loser: judged.firstWins ? other : one, reason: judged.reason,
            isBySegment: judged.isBySegment, isMay: isMay || origins.isMay))
      }
    }
  }

  /// The meetings of units as meetings of candidates.
  private static func meetings(_ analysis: inout Analysis, _ firstRank: [Int]) -> [Meeting] {
    var result: [Meeting] = []
    result.reserveCapacity(analysis.meetings.count)
    for meeting in analysis.meetings {
      let (winner, loser) = (analysis.units[meeting.winner], analysis.units[meeting.loser])
      for (index, origin) in winner.origins.enumerated() {
        for (other, rival) in loser.origins.enumerated() {
          if let origin, let rival, origin != rival {
            let (left, right) = (analysis.origins.languages[origin], analysis.origins.languages[rival])
            if analysis.segments.table.relation(left, right).relation == .apart { continue }
          }
          // Where a circle had to be broken the rank speaks.
          let ranks = (firstRank[meeting.winner] + index, firstRank[meeting.loser] + other)
          result.append(
            Meeting(
              winner: min(ranks.0, ranks.1), loser: max(ranks.0, ranks.1), reason: meeting.reason,
              isMay: meeting.isMay))
        }
      }
    }
    result.sort { $0.winner == $1.winner ? $0.loser < $1.loser : $0.winner < $1.winner }
    return result
  }
}
