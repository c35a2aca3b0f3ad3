/// The languages of a table's segments, query values and hosts, each once, by number; and how they relate, each pair
/// asked once.
///
/// Most segments are literals. They stay bytes: two literals are apart, and a literal lies inside what accepts it.
/// Equal languages
/// have one number, so equality is equality of numbers.
struct LanguageTable: Sendable {
  /// A language.
  enum Language: Sendable {
    /// One text.
    case literal([UInt8])
    /// One text in all spellings of its ASCII letters, which are in lower case here. Only witnesses need it.
    case spellings([UInt8])
    /// A language of none, or of more than one text.
    case automaton(Automaton)
    /// A part of the language with this number; which part, an app's own type decides at run time.
    case opaque(within: Int)
  }

  /// How two languages relate; `isMay` where an opaque one, or one that is too large, leaves it open.
  struct Answer: Hashable, Sendable {
    var relation: Relation
    var isMay = false

    /// The answer the other way round.
    var reversed: Answer { Answer(relation: relation.reversed, isMay: isMay) }

    /// The answer for products.
    func combined(with other: Answer) -> Answer {
      Answer(relation: relation.combined(with: other.relation), isMay: isMay || other.isMay)
    }
  }

  /// The number of the language of no text.
  static let empty = 0
  /// The number of the language of all texts.
  static let everything = 1

  private(set) var languages: [Language] = [.automaton(.empty), .automaton(.everything)]
  private var literals: [[UInt8]: Int] = [:]
  private var spellings: [[UInt8]: Int] = [:]
  private var automata: [Automaton: Int] = [.empty: empty, .everything: everything]
  private var opaques: [[Piece]: Int] = [:]
  private var relations: [Pair: Answer] = [:]
  private var meets: [Pair: Int?] = [:]
  private var differences: [Pair: Int?] = [:]

  /// A piece of what tells opaque languages apart: two of the same pieces hold the same texts.
  enum Piece: Hashable, Sendable {
    case literal([UInt8])
    case type(ParameterType, Pattern.Place)
    case tooLarge(Int)
  }

  private struct Pair: Hashable {
    var left: Int
    var right: Int
  }

  /// The number of a text's language.
  mutating func literal(_ text: [UInt8]) -> Int {
    if let known = literals[text] { return known }
    literals[text] = languages.count
    languages.append(.literal(text))
    return languages.count - 1
  }

  /// The number of the language of a folded text in all its spellings.
  mutating func spellings(_ text: [UInt8]) -> Int {
    guard text.contains(where: { (0x61...0x7A).contains($0) }) else { return literal(text) }
    if let known = spellings[text] { return known }
    spellings[text] = languages.count
    languages.append(.spellings(text))
    return languages.count - 1
  }

  /// The number of a minimal automaton's language.
  mutating func intern(_ automaton: Automaton) -> Int {
    if let known = automata[automaton] { return known }
    let number: Int
    if let text = automaton.onlyText {
      number = literal(text)
    } else {
      number = languages.count
      languages.append(.automaton(automaton))
    }
    automata[automaton] = number
    return number
  }

  /// The number of an opaque part of a language.
  mutating func opaque(_ pieces: [Piece], within base: Int) -> Int {
    if let known = opaques[pieces] { return known }
    opaques[pieces] = languages.count
    languages.append(.opaque(within: base))
    return languages.count - 1
  }

  /// Whether an app's own type decides what belongs to the language.
  func isOpaque(_ language: Int) -> Bool {
    if case .opaque = languages[language] { return true }
    return false
  }

  /// Whether the language is one text.
  func isLiteral(_ language: Int) -> Bool {
    if case .literal = languages[language] { return true }
    return false
  }

  /// The text of a literal.
  func text(_ language: Int) -> [UInt8] {
    switch languages[language] {
    case .literal(let text), .spellings(let text): text
    default: []
    }
  }

  /// The language itself, or for an opaque one what it lies within.
  func base(_ language: Int) -> Int {
    if case .opaque(let base) = languages[language] { return base }
    return language
  }

  /// The automaton of a language; for an opaque one of what it lies within. Nil where a literal is longer than the
  /// limit.
  func automaton(_ language: Int) -> Automaton? {
    switch languages[language] {
    case .literal(let text): try? Automaton.literal(text)
    case .spellings(let text): try? Automaton.literal(text).unfolded()
    case .automaton(let automaton): automaton
    case .opaque(let base): automaton(base)
    }
  }

  /// How two languages relate. The empty one is apart from all others.
  mutating func relation(_ left: Int, _ right: Int) -> Answer {
    if left == right { return Answer(relation: .equal) }
    if left == LanguageTable.empty || right == LanguageTable.empty { return Answer(relation: .apart) }
    if right == LanguageTable.everything { return Answer(relation: .inside) }
    if left == LanguageTable.everything { return Answer(relation: .around) }
    switch (languages[left], languages[right]) {
    case (.literal, .literal), (.spellings, .spellings): return Answer(relation: .apart)
    case (.literal(let text), .spellings(let folded)):
      return Answer(relation: text.map(\.asciiFolded) == folded ? .inside : .apart)
    case (.spellings(let folded), .literal(let text)):
      return Answer(relation: text.map(\.asciiFolded) == folded ? .around : .apart)
    case (.literal(let text), .automaton(let automaton)):
      return Answer(relation: automaton.reads(text) ? .inside : .apart)
    case (.automaton(let automaton), .literal(let text)):
      return Answer(relation: automaton.reads(text) ? .around : .apart)
    default: break
    }
    if left > right { return relation(right, left).reversed }
    let pair = Pair(left: left, right: right)
    if let known = relations[pair] { return known }
    let answer = findRelation(left, right)
    relations[pair] = answer
    return answer
  }

  private mutating func findRelation(_ left: Int, _ right: Int) -> Answer {
    switch (languages[left], languages[right]) {
    case (.spellings(let text), .automaton(let automaton)) where automaton.ignoresCase:
      return Answer(relation: automaton.reads(text) ? .inside : .apart)
    case (.automaton(let automaton), .spellings(let text)) where automaton.ignoresCase:
      return Answer(relation: automaton.reads(text) ? .around : .apart)
    case (.automaton, .automaton), (.spellings, .automaton), (.automaton, .spellings):
      guard let first = automaton(left), let second = automaton(right) else {
        return Answer(relation: .crossing, isMay: true)
      }
      guard let relation = try? first.relation(to: second) else { return Answer(relation: .crossing, isMay: true) }
      return Answer(relation: relation)
    case (.opaque(let base), .opaque(let other)):
      if relation(base, other).relation == .apart { return Answer(relation: .apart) }
      return Answer(relation: .crossing, isMay: true)
    case (.opaque(let base), _):
      let answer = relation(base, right)
      switch answer.relation {
      case .equal, .inside: return Answer(relation: .inside, isMay: answer.isMay)
      case .apart: return answer
      // A single text either belongs to the part, or is apart from it.
      case .around where isLiteral(right): return Answer(relation: .around, isMay: true)
      case .around, .crossing: return Answer(relation: .crossing, isMay: true)
      }
    default:
      return findRelation(right, left).reversed
    }
  }

  /// What belongs to both, an opaque language taken for what it lies within; nil where that is too large.
  mutating func meet(_ left: Int, _ right: Int) -> Int? {
    let (left, right) = (base(min(left, right)), base(max(left, right)))
    switch relation(left, right).relation {
    case .equal, .inside: return left
    case .around: return right
    case .apart: return LanguageTable.empty
    case .crossing: break
    }
    let pair = Pair(left: left, right: right)
    if let known = meets[pair] { return known }
    var result: Int?
    if let first = automaton(left), let second = automaton(right), let meet = try? first.meet(second) {
      result = intern(meet)
    }
    meets[pair] = .some(result)
    return result
  }

  /// What belongs to the first and not to the second, opaque languages taken for what they lie within; nil where that
  /// is too large.
  mutating func difference(_ left: Int, _ right: Int) -> Int? {
    let (left, right) = (base(left), base(right))
    switch relation(left, right).relation {
    case .equal, .inside: return LanguageTable.empty
    case .apart: return left
    case .around, .crossing: break
    }
    let pair = Pair(left: left, right: right)
    if let known = differences[pair] { return known }
    var result: Int?
    if let first = automaton(left), let second = automaton(right), let difference = try? first.difference(second) {
      result = intern(difference)
    }
    differences[pair] = .some(result)
    return result
  }

  /// What belongs to one of them; nil where that is too large.
  mutating func union(_ parts: [Int]) -> Int? {
    var texts: [[UInt8]] = []
    var result = Automaton.empty
    for part in parts {
      if case .literal(let text) = languages[part] {
        texts.append(text)
      } else {
        guard let automaton = automaton(part), let union = try? result.union(automaton) else { return nil }
        result = union
      }
    }
    guard let literals = try? Automaton.texts(texts), let union = try? result.union(literals) else { return nil }
    return intern(union)
  }

  /// Whether a text belongs to the language, or may.
  func accepts(_ language: Int, _ text: [UInt8]) -> Bool {
    switch languages[language] {
    case .literal(let only): only == text
    case .spellings(let folded): folded.count == text.count && text.map(\.asciiFolded) == folded
    case .automaton(let automaton): automaton.reads(text)
    case .opaque(let base): accepts(base, text)
    }
  }

  /// The first text of a language in the order of witnesses.
  func firstText(_ language: Int, keeping: ByteSet = .none) -> [UInt8]? {
    switch languages[language] {
    case .literal(let text), .spellings(let text): text
    case .automaton(let automaton): automaton.firstText(keeping: keeping)
    case .opaque(let base): firstText(base, keeping: keeping)
    }
  }

  /// Whether one language comes before another in an order that only their texts decide: literals by their bytes, then
  /// automata by
  /// their shape. Opaque ones stand with what they lie within.
  func precedes(_ left: Int, _ right: Int) -> Bool {
    switch (languages[left], languages[right]) {
    case (.literal(let first), .literal(let second)): return first.lexicographicallyPrecedes(second)
    case (.literal, _): return true
    case (_, .literal): return false
    case (.spellings(let first), .spellings(let second)): return first.lexicographicallyPrecedes(second)
    case (.spellings, _): return true
    case (_, .spellings): return false
    case (.automaton(let first), .automaton(let second)):
      if first.stateCount != second.stateCount { return first.stateCount < second.stateCount }
      if first.classes != second.classes { return first.classes.lexicographicallyPrecedes(second.classes) }
      if first.transitions != second.transitions {
        return first.transitions.lexicographicallyPrecedes(second.transitions)
      }
      return !first.accepting.elementsEqual(second.accepting)
        && first.accepting.map { $0 ? 1 : 0 }.lexicographicallyPrecedes(second.accepting.map { $0 ? 1 : 0 })
    case (.opaque(let first), .opaque(let second)): return precedes(first, second)
    case (.opaque(let first), _): return first == right || precedes(first, right)
    case (_, .opaque(let second)): return second != left && precedes(left, second)
    }
  }
}

extension Automaton {
  /// Whether no state tells an ASCII letter from the same letter in the other case.
  var ignoresCase: Bool { (0x41...0x5A).allSatisfy { classes[$0] == classes[$0 | 0x20] } }

  /// `accepts` for an array: the loop that a debug build runs for every literal beside a parameter.
  func reads(_ text: [UInt8]) -> Bool {
    guard stateCount > 0 else { return false }
    var state = 0
    var index = 0
    while index < text.count {
      let next = transitions[state * classCount + Int(classes[Int(text[index])])]
      if next < 0 { return false }
      state = Int(next)
      index += 1
    }
    return accepting[state]
  }
}
