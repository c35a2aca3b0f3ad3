/// What every check of competing routes reads: the table, who wins, what follows, and a maker of witnesses.
struct CheckContext {
  let table: RouteTable
  let competition: Competition
  let facts: CompetitionFacts
  let exact: WitnessMaker
  /// For each competitor its place by name, kind and text.
  let order: [Int]

  init(_ table: RouteTable, _ competition: Competition) {
    self.table = table
    self.competition = competition
    exact = WitnessMaker(table, competition)
    order = CheckContext.nameOrder(competition.competitors)
    let isDeclared = table.app.isPrecedenceDeclared
    facts = CompetitionFacts(
      competition, reading: exact.analysis,
      order: isDeclared ? Competition.declaredPlaces(competition.competitors, table) : order)
  }

  /// Where a competitor's `allow` stands.
  func place(_ competitor: Int) -> Finding.Place {
    Finding.Place(competition.competitors[competitor].owner, alias: competition.competitors[competitor].alias)
  }

  /// A competitor's pattern in the spec.
  func range(_ competitor: Int) -> SourceRange { competition.competitors[competitor].pattern.range }

  /// Whether a competitor is the pattern of a route: no alias, no redirect and no refusal.
  func isOwnPattern(_ competitor: Int) -> Bool {
    let content = competition.competitors[competitor]
    if case .route = content.owner { return content.alias == nil }
    return false
  }

  /// How a competitor is named in a sentence.
  func name(_ competitor: Int) -> String {
    let content = competition.competitors[competitor]
    switch content.owner {
    case .route where content.alias == nil: return "`\(content.tieName)`"
    case .route: return "the alias \"\(content.pattern.text)\" of `\(content.tieName)`"
    case .redirect: return "the redirect \"\(content.pattern.text)\" to `\(content.tieName)`"
    case .refusal: return "the refusal \"\(content.pattern.text)\""
    }
  }

  /// Whether a competitor is named before another: by name, then kind, then text. The order of declarations plays no
  /// part.
  func precedes(_ left: Int, _ right: Int) -> Bool { order[left] < order[right] }

  /// For each competitor its place by name, kind and text.
  private static func nameOrder(_ competitors: [Competition.Competitor]) -> [Int] {
    let keys = competitors.map { content -> [[UInt8]] in
      let kind: UInt8 =
        switch content.owner {
        case .route: content.alias == nil ? 0 : 1
        case .redirect: 2
        case .refusal: 3
        }
      return [Array(content.tieName.utf8), [kind], Array(content.pattern.text.utf8)]
    }
    let sorted = competitors.indices.sorted { left, right in
      for (first, second) in zip(keys[left], keys[right]) where first != second {
        return first.lexicographicallyPrecedes(second)
      }
      return left < right
    }
    var order = [Int](repeating: 0, count: competitors.count)
    for (place, competitor) in sorted.enumerated() { order[competitor] = place }
    return order
  }

  /// The competitor that a witness opens, found among those that meet a unit which reads it.
  func winner(_ witness: Witness, near unit: Int) -> Int {
    var best = unit
    for rival in facts.rivals[unit] where facts.analysis.rankOfUnit[rival] < facts.analysis.rankOfUnit[best] {
      if exact.reads(exact.analysis.product(ofUnit: rival), witness) { best = rival }
    }
    return facts.competitor(ofUnit: best)
  }

  /// A replay of a witness that a unit reads.
  func replay(_ witness: Witness, near unit: Int) -> Finding.Replay {
    Finding.Replay(link: witness.link.text, isInside: witness.isInside, winner: winner(witness, near: unit))
  }
}
