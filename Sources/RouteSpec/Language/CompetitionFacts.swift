/// What follows from a competition for each pattern, found once for all checks.
struct CompetitionFacts {
  /// Whether a pattern, or one of its forms, can be reached by a link.
  enum Reach: Hashable {
    /// Some link opens it.
    case reached
    /// It reads no link at all.
    case readsNothing
    /// These units of others together read all that it reads, and win.
    case covered(by: [Int])
    /// Of these forms each is covered, by these units; the rest is reached.
    case partly([CoveredForm])
    /// The budget was not enough.
    case notDecided
  }

  /// A form that others cover.
  struct CoveredForm: Hashable {
    /// An index into `Analysis.forms`.
    var form: Int
    /// Units of others.
    var winners: [Int]
  }

  /// The analysis, with a table of languages that goes on growing.
  var analysis: Analysis
  /// For each competitor whether links reach it.
  private(set) var reach: [Reach] = []
  /// For each unit the meetings that it loses, indices into `analysis.meetings`.
  private(set) var losses: [[Int]] = []
  /// For each unit the units that it meets.
  private(set) var rivals: [[Int]] = []
  /// The competitors that are called a duplicate of another: all of one set but the first.
  private(set) var isDuplicate: [Bool]
  /// For each of these the first of its set that belongs to another.
  private(set) var original: [Int: Int] = [:]
  /// For each competitor a number of its owner.
  let ownerNumbers: [Int]

  /// Owners with patterns of equal sets, and owners that cross undecided: their numbers in one, sorted. There may be a
  /// million.
  private var disputes: [UInt64] = []
  private let competitors: [Competition.Competitor]
  /// What is read, letter by letter: under `case insensitive` relations are taken on folded links, but no link is
  /// unreachable that opens something.
  private var reading: Analysis?

  /// - Parameters:
  ///   - reading: the same forms and units as they are read.
  ///   - order: for each competitor its place among those of one set.
  init(_ competition: Competition, reading: Analysis, order: [Int]) {
    analysis = competition.analysis
    self.reading = analysis.segments.folds ? reading : nil
    competitors = competition.competitors
    var numbers: [Competition.Owner: Int] = [:]
    ownerNumbers = competitors.map { competitor in
      let next = numbers.count
      let number = numbers[competitor.owner, default: next]
      numbers[competitor.owner] = number
      return number
    }
    isDuplicate = [Bool](repeating: false, count: competitors.count)
    losses = [[Int]](repeating: [], count: analysis.units.count)
    rivals = losses
    for (index, meeting) in analysis.meetings.enumerated() {
      losses[meeting.loser].append(index)
      rivals[meeting.loser].append(meeting.winner)
      rivals[meeting.winner].append(meeting.loser)
    }
    for pair in analysis.duplicates {
      let isInOrder = order[pair.first] < order[pair.second]
      let (first, second) = isInOrder ? (pair.first, pair.second) : (pair.second, pair.first)
      isDuplicate[second] = true
      if original[second].map({ order[first] < order[$0] }) ?? true { original[second] = first }
      addDispute((first, second))
    }
    for meeting in analysis.meetings where meeting.reason == .unresolved {
      // A duplicate is not also called ambiguous.
      let pair = patterns(of: meeting)
      if !isDuplicate[pair.0], !isDuplicate[pair.1] { addDispute(pair) }
    }
    disputes.sort()
    for competitor in competitors.indices { reach.append(findReach(competitor)) }
  }

  private func patterns(of meeting: Analysis.UnitMeeting) -> (Int, Int) {
    (competitor(ofUnit: meeting.winner), competitor(ofUnit: meeting.loser))
  }

  private mutating func addDispute(_ pair: (Int, Int)) {
    disputes.append(key(pair.0, pair.1))
  }

  /// The owners of two competitors in one number, whichever comes first.
  private func key(_ one: Int, _ other: Int) -> UInt64 {
    let (first, second) = (UInt64(ownerNumbers[one]), UInt64(ownerNumbers[other]))
    return min(first, second) << 32 | max(first, second)
  }

  /// Whether the owners of two competitors have patterns of equal sets, or cross undecided.
  func areDisputed(_ one: Int, _ other: Int) -> Bool {
    let key = key(one, other)
    var (low, high) = (0, disputes.count)
    while low < high {
      let middle = (low + high) / 2
      if disputes[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < disputes.count && disputes[low] == key
  }

  /// The competitor of a unit.
  func competitor(ofUnit unit: Int) -> Int { analysis.forms[analysis.units[unit].form].competitor }

  /// The units of other owners that the law lets win over a unit: ties do not count.
  func winners(over unit: Int) -> [Int] {
    let owner = competitors[competitor(ofUnit: unit)].owner
    let winners = losses[unit].compactMap { index -> Int? in
      let meeting = analysis.meetings[index]
      if meeting.reason.isTie || competitors[competitor(ofUnit: meeting.winner)].owner == owner { return nil }
      return meeting.winner
    }
    // Meetings come in an order that declarations have a part in.
    return winners.sorted { analysis.rankOfUnit[$0] < analysis.rankOfUnit[$1] }
  }

  private mutating func findReach(_ competitor: Int) -> Reach {
    let forms = analysis.formsOf[competitor].filter { !analysis.products[$0].isEmpty }
    if forms.isEmpty { return .readsNothing }
    var covered: [CoveredForm] = []
    var isUndecided = false
    for form in forms {
      var winners: [Int] = []
      var isCovered = true
      for unit in analysis.forms[form].units {
        let rivals = self.winners(over: unit)
        let products = rivals.map { analysis.product(ofUnit: $0) }
        switch Coverage.covers(analysis.product(ofUnit: unit), by: products, &analysis.segments.table) {
        case true?:
          if let readers = readers(of: unit, needed(rivals, for: unit), rivals) {
            isCovered = !readers.isEmpty
            winners += readers
          } else {
            isCovered = false
            isUndecided = true
          }
        case false?: isCovered = false
        case nil:
          isCovered = false
          isUndecided = true
        }
        if !isCovered { break }
      }
      if isCovered { covered.append(CoveredForm(form: form, winners: winners)) }
    }
    if covered.count == forms.count { return .covered(by: covered.flatMap(\.winners)) }
    if isUndecided { return .notDecided }
    return covered.isEmpty ? .reached : .partly(covered)
  }

  /// Whether units that cover another on folded links do so letter by letter, too: `/{e: E}` with `a` leaves `/A` to
  /// `/a`.
  ///
  /// What is covered letter by letter is covered folded, so only this way round needs a second look.
  ///
  /// - Returns: those that do; none where they do not, nil where the budget was not enough.
  private mutating func readers(of unit: Int, _ few: [Int], _ all: [Int]) -> [Int]? {
    guard var reading else { return few }
    defer { self.reading = reading }
    for winners in few.count < all.count ? [few, all] : [all] {
      let products = winners.map { reading.product(ofUnit: $0) }
      let target = reading.product(ofUnit: unit)
      guard let covers = Coverage.covers(target, by: products, &reading.segments.table) else { return nil }
      if covers { return winners }
    }
    return []
  }

  /// Of units that cover another those without which it would not be covered, as few as going through them once gives.
  private mutating func needed(_ winners: [Int], for unit: Int) -> [Int] {
    let target = analysis.product(ofUnit: unit)
    for winner in winners {
      let answer = analysis.segments.table.relation(target, analysis.product(ofUnit: winner))
      if answer.relation.isPart, !answer.isMay { return [winner] }
    }
    // Past this many the names are cut off anyway.
    if winners.count > 64 { return winners }
    var kept = winners
    for winner in winners.reversed() {
      let rest = kept.filter { $0 != winner }
      let products = rest.map { analysis.product(ofUnit: $0) }
      if Coverage.covers(target, by: products, &analysis.segments.table) == true { kept = rest }
    }
    return kept
  }
}
