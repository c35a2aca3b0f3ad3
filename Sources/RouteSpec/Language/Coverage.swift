/// Whether some products together hold every link of another.
///
/// Column by column: the languages of the winners split the target's language into cells in each of which the same
/// winners read, and
/// in each cell these must cover the columns that are left. `/s/{v: Bool}` beside `/s/true` and `/s/false`: the second
/// column splits
/// into `true` and `false`, and each is covered.
///
/// Literals split no automaton: a cell is a language and the literals that lie in it, and what is left beside these is
/// there unless
/// the cell is finite and all its texts are among them.
struct Coverage {
  /// The most cells that are looked at for one question.
  static let budget = 20_000

  private var work = 0
  private var known: [State: Bool] = [:]

  /// A column from which on the same winners must cover the rest.
  private struct State: Hashable {
    var column: Int
    var winners: [Int]
  }

  private struct OutOfBudget: Error {}

  /// A set of texts of one column and the winners that read all of it.
  private struct Cell {
    /// The language; of a literal the literal.
    var language: Int
    var winners: [Int]
  }

  /// Whether every link of the target is read by one of the others; nil where that is not decided within the budget.
  ///
  /// An opaque language covers nothing but itself, and is covered by what covers all that it may hold.
  static func covers(_ target: ProductSet, by winners: [ProductSet], _ table: inout LanguageTable) -> Bool? {
    if winners.isEmpty { return target.isEmpty }
    for winner in winners {
      let answer = table.relation(target, winner)
      if answer.relation.isPart, !answer.isMay { return true }
    }
    let longest = winners.reduce(target.segments.count) { max($0, $1.segments.count) }
    var coverage = Coverage()
    do {
      // Without a tail there is one length; with one, every length up to the longest winner, and then all that are
      // longer.
      let lengths = target.tail == nil ? target.segments.count...target.segments.count : target.segments.count...longest
      for length in lengths {
        if try !coverage.coversLength(length, target, winners, goesOn: false, &table) { return false }
      }
      guard target.tail != nil else { return true }
      return try coverage.coversLength(longest, target, winners, goesOn: true, &table)
    } catch {
      return nil
    }
  }

  /// Whether the links of so many segments are covered; with `goesOn` those of more segments than that, all read by
  /// tails.
  ///
  /// Beyond the longest winner a link may go on with elements that each avoid another tail. So all such links are
  /// covered only if
  /// one tail among the winners reads every element.
  private mutating func coversLength(
    _ length: Int, _ target: ProductSet, _ winners: [ProductSet], goesOn: Bool, _ table: inout LanguageTable
  ) throws -> Bool {
    var columns = [target.origin, target.fragment]
    var rows: [[Int]] = []
    let fitting = winners.filter { winner in
      if winner.isInternal, !target.isInternal { return false }
      if winner.endsInSlash != target.endsInSlash { return false }
      if winner.tail == nil ? winner.segments.count != length || goesOn : winner.segments.count > length {
        return false
      }
      guard goesOn, let element = target.tail, let tail = winner.tail else { return !goesOn }
      let answer = table.relation(element, tail)
      return answer.relation.isPart && !answer.isMay
    }
    if fitting.isEmpty { return false }
    for index in 0..<length { columns.append(target.language(at: index) ?? LanguageTable.empty) }
    let keys = Set(fitting.flatMap { $0.query.map(\.key) }).sorted()
    for key in keys { columns.append(target.query.first { $0.key == key }?.language ?? LanguageTable.everything) }
    for winner in fitting {
      var row = [winner.origin, winner.fragment]
      for index in 0..<length { row.append(winner.language(at: index) ?? LanguageTable.empty) }
      for key in keys { row.append(winner.query.first { $0.key == key }?.language ?? LanguageTable.everything) }
      rows.append(row)
    }
    known = [:]
    return try covers(columns, from: 0, rows, Array(rows.indices), &table)
  }

  private mutating func covers(
    _ columns: [Int], from column: Int, _ rows: [[Int]], _ winners: [Int], _ table: inout LanguageTable
  ) throws -> Bool {
    if winners.isEmpty { return false }
    if column == columns.count { return true }
    let state = State(column: column, winners: winners)
    if let answer = known[state] { return answer }
    var answer = true
    for cell in try cells(columns[column], column, rows, winners, &table) {
      work += 1
      if work > Coverage.budget { throw OutOfBudget() }
      if try !covers(columns, from: column + 1, rows, cell.winners, &table) {
        answer = false
        break
      }
    }
    known[state] = answer
    return answer
  }

  /// The cells of a column, those with the fewest winners first: what is not covered shows soon.
  private mutating func cells(
    _ target: Int, _ column: Int, _ rows: [[Int]], _ winners: [Int], _ table: inout LanguageTable
  ) throws -> [Cell] {
    // What an app's own type may hold at most must be covered, or the type itself be read.
    let goal = table.base(target)
    var always: [Int] = []
    var literals: [Int: [Int]] = [:]
    var splitters: [(language: Int, winners: [Int])] = []
    for winner in winners {
      let language = rows[winner][column]
      let answer = language == target ? LanguageTable.Answer(relation: .equal) : table.relation(goal, language)
      switch answer.relation {
      case .equal, .inside:
        // What an app's own type leaves open covers nothing.
        if !answer.isMay { always.append(winner) }
      case .apart: break
      case .around, .crossing:
        if answer.isMay || table.isOpaque(language) { continue }
        if table.isLiteral(language) {
          literals[language, default: []].append(winner)
        } else if let place = splitters.firstIndex(where: { $0.language == language }) {
          splitters[place].winners.append(winner)
        } else {
          splitters.append((language, [winner]))
        }
      }
    }
    var cells = [Cell(language: goal, winners: always)]
    for (language, readers) in splitters {
      var next: [Cell] = []
      for cell in cells {
        work += 1
        guard work <= Coverage.budget, let meet = table.meet(cell.language, language),
          let rest = table.difference(cell.language, language)
        else { throw OutOfBudget() }
        if meet != LanguageTable.empty { next.append(Cell(language: meet, winners: (cell.winners + readers).sorted())) }
        if rest != LanguageTable.empty { next.append(Cell(language: rest, winners: cell.winners)) }
      }
      cells = next
    }
    if !literals.isEmpty { cells = splitting(cells, by: literals, table) }
    // A set of winners that holds another's covers what the other covers: of equal sets one is enough.
    var seen: Set<[Int]> = []
    return cells.filter { seen.insert($0.winners).inserted }
      .sorted { ($0.winners.count, $0.winners.first ?? -1) < ($1.winners.count, $1.winners.first ?? -1) }
  }

  /// Takes the literals out of the cells.
  private func splitting(_ cells: [Cell], by literals: [Int: [Int]], _ table: LanguageTable) -> [Cell] {
    var result: [Cell] = []
    let sorted = literals.sorted { $0.key < $1.key }
    for cell in cells {
      var inside = 0
      for (literal, readers) in sorted where table.accepts(cell.language, table.text(literal)) {
        inside += 1
        result.append(Cell(language: literal, winners: (cell.winners + readers).sorted()))
      }
      if table.hasMoreTexts(cell.language, than: inside) { result.append(cell) }
    }
    return result
  }
}

extension LanguageTable {
  /// Whether a language has more than so many texts.
  func hasMoreTexts(_ language: Int, than count: Int) -> Bool {
    switch languages[language] {
    case .literal, .spellings: count < 1
    case .automaton(let automaton): automaton.hasMoreTexts(than: count)
    case .opaque(let base): hasMoreTexts(base, than: count)
    }
  }
}

extension Automaton {
  /// Whether the language of a minimal automaton has more than so many texts.
  func hasMoreTexts(than limit: Int) -> Bool {
    if stateCount == 0 { return false }
    if !isFinite { return true }
    // The number of texts that are accepted from each state on, up to the limit; the last of a way first.
    var counts = [Int](repeating: -1, count: stateCount)
    var sizes = [Int](repeating: 0, count: classCount)
    for byte in classes { sizes[Int(byte)] += 1 }
    var pending = [0]
    while let state = pending.last {
      var sum = accepting[state] ? 1 : 0
      var isReady = true
      for column in 0..<classCount {
        let target = Int(transitions[state * classCount + column])
        if target < 0 { continue }
        if counts[target] < 0 {
          pending.append(target)
          isReady = false
        } else if sum <= limit {
          sum += min(counts[target], limit + 1) * sizes[column]
        }
      }
      if isReady {
        counts[state] = sum
        pending.removeLast()
      }
    }
    return counts[0] > limit
  }
}
