/// The law between two forms: who wins on what both read, and why (section 5 of the language).
///
/// `/geo/map/{id}` and `/geo/{r}/pin` cross, so nothing decides but `prefer`; failing that the tie rule, which looks at
/// the first segment
/// where one language is a proper part of the other (`map`), and then at the names.
struct Referee {
  /// What the law says of two units that meet.
  struct Decision {
    var firstWins: Bool
    var reason: Competition.Reason
    var isBySegment = false
    var isMay = false
  }

  private let competitors: [Competition.Competitor]
  /// Whether the earlier declaration wins.
  let isDeclared: Bool
  private let places: [Int]
  private var prefers: Set<[Competition.Owner]> = []
  private let tieNames: [[UInt8]]
  private var relations: [PatternTrie.FormPair: LanguageTable.Answer] = [:]

  init(_ table: RouteTable, _ competitors: [Competition.Competitor]) {
    self.competitors = competitors
    isDeclared = table.app.isPrecedenceDeclared
    places = Competition.declaredPlaces(competitors, table)
    tieNames = competitors.map { Array($0.tieName.utf8) }
    for (owner, references) in table.preferences {
      for reference in references { prefers.insert([owner, .route(reference.index)]) }
    }
  }

  /// Decides between two forms of different patterns on origins that are equally exact.
  mutating func decide(_ first: Int, _ second: Int, _ analysis: inout Analysis) -> Decision {
    let (one, other) = (analysis.forms[first].competitor, analysis.forms[second].competitor)
    let isSameOwner = competitors[one].owner == competitors[other].owner
    if isDeclared {
      return Decision(firstWins: places[one] < places[other], reason: isSameOwner ? .sameOwner : .declared)
    }
    let whole = patternRelation(one, other, &analysis)
    switch whole.relation {
    case .inside, .around:
      return Decision(firstWins: whole.relation == .inside, reason: .pattern, isMay: whole.isMay)
    case .equal where !isSameOwner:
      return tie(first, second, .duplicate, isMay: whole.isMay, &analysis)
    default: break
    }
    let part = analysis.segments.table.relation(analysis.products[first], analysis.products[second])
    if part.relation == .inside || part.relation == .around {
      return Decision(firstWins: part.relation == .inside, reason: .form, isMay: part.isMay)
    }
    // Patterns of one route may overlap; what is read differs, so the tie rule decides, without a finding.
    if isSameOwner { return tie(first, second, .sameOwner, isMay: false, &analysis) }
    let isMay = whole.isMay || part.isMay
    let firstPrefers = prefers.contains([competitors[one].owner, competitors[other].owner])
    let secondPrefers = prefers.contains([competitors[other].owner, competitors[one].owner])
    // Each before the other is a circle, and a finding of its own; then it decides nothing.
    if firstPrefers != secondPrefers { return Decision(firstWins: firstPrefers, reason: .prefer, isMay: isMay) }
    let refuses = [one, other].map { index in
      if case .refusal = competitors[index].owner { true } else { false }
    }
    if refuses[0] != refuses[1] { return Decision(firstWins: refuses[0], reason: .refusal, isMay: isMay) }
    // Two refusals refuse alike, so which of them wins matters to nobody: a mere tie, and no finding.
    return tie(first, second, refuses[0] ? .sameOwner : .unresolved, isMay: isMay, &analysis)
  }

  /// The tie rule: the first segment where one language properly contains the other, then the names.
  private func tie(
    _ first: Int, _ second: Int, _ reason: Competition.Reason, isMay: Bool, _ analysis: inout Analysis
  ) -> Decision {
    let (left, right) = (analysis.products[first], analysis.products[second])
    let count = max(left.segments.count, right.segments.count) + 1
    for index in 0..<count {
      guard let one = left.language(at: index), let other = right.language(at: index) else { break }
      let relation = analysis.segments.table.relation(one, other).relation
      if relation == .inside || relation == .around {
        return Decision(firstWins: relation == .inside, reason: reason, isBySegment: true, isMay: isMay)
      }
    }
    return Decision(firstWins: tiePrecedes(first, second, analysis), reason: reason, isMay: isMay)
  }

  /// By name in byte order; within one owner the main pattern before aliases, aliases by their text, forms in order.
  func tiePrecedes(_ first: Int, _ second: Int, _ analysis: Analysis) -> Bool {
    let (one, other) = (analysis.forms[first].competitor, analysis.forms[second].competitor)
    if one == other { return first < second }
    if tieNames[one] != tieNames[other] { return tieNames[one].lexicographicallyPrecedes(tieNames[other]) }
    func kind(_ index: Int) -> Int {
      switch competitors[index].owner {
      case .refusal: 0
      case .route: competitors[index].alias == nil ? 1 : 2
      case .redirect: 3
      }
    }
    if kind(one) != kind(other) { return kind(one) < kind(other) }
    let (text, otherText) = (Array(competitors[one].pattern.text.utf8), Array(competitors[other].pattern.text.utf8))
    return text == otherText ? one < other : text.lexicographicallyPrecedes(otherText)
  }

  /// Whether the whole patterns of two forms that meet are equal sets, of different owners.
  mutating func areEqual(_ first: Int, _ second: Int, _ analysis: inout Analysis) -> Bool {
    let (one, other) = (analysis.forms[first].competitor, analysis.forms[second].competitor)
    // Equal patterns have equal origins, query items and fragments.
    let (left, right) = (analysis.products[first], analysis.products[second])
    guard competitors[one].owner != competitors[other].owner, left.origin == right.origin,
      left.isInternal == right.isInternal,
      left.query == right.query, left.fragment == right.fragment
    else { return false }
    let answer = patternRelation(one, other, &analysis)
    return answer.relation == .equal && !answer.isMay
  }

  /// Whether a unit would win over another that it meets by rules 1 to 3, without `prefer` and without order.
  mutating func isMoreSpecific(_ one: Int, _ other: Int, _ analysis: inout Analysis) -> Bool {
    let (unit, rival) = (analysis.units[one], analysis.units[other])
    if unit.originClass != rival.originClass { return unit.originClass.rawValue < rival.originClass.rawValue }
    let whole = patternRelation(
      analysis.forms[unit.form].competitor, analysis.forms[rival.form].competitor, &analysis
    ).relation
    if whole != .crossing { return whole == .inside }
    let (form, other) = (analysis.products[unit.form], analysis.products[rival.form])
    return analysis.segments.table.relation(form, other).relation == .inside
  }

  /// How two whole patterns relate, with all their forms and origins. They meet.
  mutating func patternRelation(_ first: Int, _ second: Int, _ analysis: inout Analysis) -> LanguageTable.Answer {
    let (forms, others) = (analysis.formsOf[first], analysis.formsOf[second])
    // Nothing to remember: a table that is made for it has a million of these.
    if forms.count == 1, others.count == 1 {
      return analysis.segments.table.relation(
        analysis.products[forms.lowerBound], analysis.products[others.lowerBound])
    }
    if first > second { return patternRelation(second, first, &analysis).reversed }
    let pair = PatternTrie.FormPair(first: first, second: second)
    if let known = relations[pair] { return known }
    let answer = findRelation(first, second, &analysis)
    relations[pair] = answer
    return answer
  }

  private func findRelation(_ first: Int, _ second: Int, _ analysis: inout Analysis) -> LanguageTable.Answer {
    let left = analysis.formsOf[first].map { analysis.products[$0] }.filter { !$0.isEmpty }
    let right = analysis.formsOf[second].map { analysis.products[$0] }.filter { !$0.isEmpty }
    if left.count == 1, right.count == 1 { return analysis.segments.table.relation(left[0], right[0]) }
    var isMay = false
    func isPart(_ forms: [ProductSet], of others: [ProductSet]) -> Bool {
      for form in forms {
        guard let covers = Coverage.covers(form, by: others, &analysis.segments.table) else {
          isMay = true
          return false
        }
        if !covers { return false }
      }
      return true
    }
    let relation = Relation(both: true, onlyFirst: !isPart(left, of: right), onlySecond: !isPart(right, of: left))
    if relation == .crossing, !isMay {
      // Where only an app's own types make the forms cross, the patterns only may.
      isMay = left.contains { one in
        right.contains { other in
          let answer = analysis.segments.table.relation(one, other)
          return answer.relation != .apart && answer.isMay
        }
      }
    }
    return LanguageTable.Answer(relation: relation, isMay: isMay)
  }
}

extension RouteTable {
  /// Who is to win over which routes.
  var preferences: [(owner: Competition.Owner, over: [Reference])] {
    routes.indices.map { (.route($0), routes[$0].prefers) }
      + redirects.indices.map { (.redirect($0), redirects[$0].prefers) }
      + refusals.indices.map { (.refusal($0), refusals[$0].prefers) }
  }
}
