import Testing

@testable import RouteSpec

/// The algebra against enumeration: random expressions, every short text.
@Suite struct AutomatonTests {
  /// Where a match that starts at an offset may end: the definition of a regular expression, and nothing clever.
  static func ends(_ expression: RegularExpression, _ text: [UInt8], from start: Int) -> Set<Int> {
    switch expression {
    case .scalars(let ranges):
      guard start < text.count, ranges.contains(where: { $0.contains(UInt32(text[start])) }) else { return [] }
      return [start + 1]
    case .sequence(let parts):
      return parts.reduce([start]) { places, part in
        places.reduce(into: Set<Int>()) { $0.formUnion(ends(part, text, from: $1)) }
      }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends($1, text, from: start)) }
    case .repeated(let part, let minimum, let maximum):
      var places: Set<Int> = [start]
      var result: Set<Int> = minimum == 0 ? [start] : []
      for count in 1...max(maximum ?? text.count + minimum + 1, 1) where maximum != 0 {
        places = places.reduce(into: []) { $0.formUnion(ends(part, text, from: $1)) }
        if count >= minimum { result.formUnion(places) }
      }
      return result
    }
  }

  static func matches(_ expression: RegularExpression, _ text: [UInt8]) -> Bool {
    ends(expression, text, from: 0).contains(text.count)
  }

  static func expression(_ seed: inout Seeded, depth: Int = 3) -> RegularExpression {
    switch Int.random(in: 0..<(depth == 0 ? 2 : 6), using: &seed) {
    case 0: return .text(["a", "b", "A", "-"].randomElement(using: &seed) ?? "a")
    case 1: return .oneOf(["ab", "a-b", "bA", "a-bA-B"].randomElement(using: &seed) ?? "a")
    case 2, 3:
      return .sequence((0..<Int.random(in: 0...3, using: &seed)).map { _ in expression(&seed, depth: depth - 1) })
    case 4:
      return .choice((0..<Int.random(in: 1...3, using: &seed)).map { _ in expression(&seed, depth: depth - 1) })
    default:
      let minimum = Int.random(in: 0...2, using: &seed)
      let maximum = Bool.random(using: &seed) ? nil : minimum + Int.random(in: 0...2, using: &seed)
      return .repeated(expression(&seed, depth: depth - 1), minimum: minimum, maximum: maximum)
    }
  }

  static func fold(_ text: [UInt8]) -> [UInt8] { text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }

  @Test(arguments: seeds(40)) func algebraAgreesWithEnumeration(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let texts = allTexts("abA-", upTo: 5)
    let first = Self.expression(&random)
    let second = Self.expression(&random)
    let left = try Automaton(first)
    let right = try Automaton(second)
    let inLeft = texts.map { Self.matches(first, $0) }
    let inRight = texts.map { Self.matches(second, $0) }
    let meet = try left.meet(right)
    let union = try left.union(right)
    let difference = try left.difference(right)
    let reversed = try left.reversed()
    for (index, text) in texts.enumerated() {
      #expect(left.accepts(text) == inLeft[index], "\(first) \(text)")
      #expect(meet.accepts(text) == (inLeft[index] && inRight[index]))
      #expect(union.accepts(text) == (inLeft[index] || inRight[index]))
      #expect(difference.accepts(text) == (inLeft[index] && !inRight[index]))
      #expect(reversed.accepts(Array(text.reversed())) == inLeft[index])
    }
    let folded = try left.folded()
    let images = Set(texts.indices.filter { inLeft[$0] }.map { Self.fold(texts[$0]) })
    for text in texts { #expect(folded.accepts(text) == images.contains(text)) }
    let unfolded = try folded.unfolded()
    for text in texts { #expect(unfolded.accepts(text) == images.contains(Self.fold(text))) }
    let relation = try left.relation(to: right)
    let others = try right.difference(left)
    #expect(relation == Self.relation(both: meet, onlyFirst: difference, onlySecond: others))
    // One language, one automaton, however it was made.
    #expect((relation == .equal) == (left == right))
    #expect(try reversed.reversed() == left)
    #expect(try meet.union(difference) == left)
    #expect(left.minimal() == left)
    #expect(try left.stateCount == Self.residuals(left))
    for automaton in [left, meet, union, difference] { try Self.checkFirst(automaton, texts) }
  }

  /// The relation by its definition.
  static func relation(both: Automaton, onlyFirst: Automaton, onlySecond: Automaton) -> Relation {
    if onlyFirst.isEmpty { return onlySecond.isEmpty ? .equal : .inside }
    if onlySecond.isEmpty { return .around }
    return both.isEmpty ? .apart : .crossing
  }

  /// Sets of texts whose relation is plain. Of the crossing ones the last thing that is known is found last.
  @Test(arguments: [
    (["a"], ["a", "b"], Relation.inside), (["a", "b"], ["b"], .around), (["a"], ["b"], .apart),
    (["a", "b"], ["a", "b"], .equal), ([], ["a"], .inside), (["a", "c"], ["b", "c"], .crossing),
    (["a", "bx", "c"], ["by", "c"], .crossing), (["by", "c"], ["a", "bx", "c"], .crossing),
  ]) func relationsOfSets(first: [String], second: [String], relation: Relation) throws {
    let left = try Automaton.texts(first.map { Array($0.utf8) })
    let right = try Automaton.texts(second.map { Array($0.utf8) })
    #expect(try left.relation(to: right) == relation)
  }

  /// The number of states that some text tells apart: what a minimal automaton has.
  static func residuals(_ automaton: Automaton) throws -> Int {
    var blocks = automaton.accepting.map { $0 ? 1 : 0 }
    while true {
      var names: [[Int]: Int] = [:]
      let next = blocks.indices.map { state in
        let row = automaton.transitions[(state * automaton.classCount)..<((state + 1) * automaton.classCount)]
        let key = [blocks[state]] + row.map { $0 < 0 ? -1 : blocks[Int($0)] }
        let name = names[key] ?? names.count
        names[key] = name
        return name
      }
      if Set(next).count == Set(blocks).count { return Set(blocks).count }
      blocks = next
    }
  }

  static func checkFirst(_ automaton: Automaton, _ texts: [[UInt8]]) throws {
    for keeping in [ByteSet.none, .segmentDelimiters] {
      func printed(_ text: [UInt8]) -> LinkText {
        var link = LinkText()
        link.append(encoding: text, keeping: keeping)
        return link
      }
      let least = texts.filter { automaton.accepts($0) }.map(printed).min()
      if let least { #expect(automaton.firstText(keeping: keeping).map(printed) == least) }
      if automaton.isEmpty { #expect(automaton.firstText(keeping: keeping) == nil) }
    }
  }

  @Test(arguments: seeds(40)) func concatenationAgreesWithEnumeration(seed: Int) throws {
    var random = Seeded(UInt64(seed) &+ 1000)
    let texts = allTexts("abA-", upTo: 4)
    let first = Self.expression(&random, depth: 2)
    let second = Self.expression(&random, depth: 2)
    let joined = try Automaton.concatenation([Automaton(first), Automaton(second)])
    let repeated = try Automaton(first).repeatedAnyTimes()
    for text in texts {
      #expect(joined.accepts(text) == Self.matches(.sequence([first, second]), text))
      #expect(repeated.accepts(text) == Self.matches(first.anyTimes, text))
    }
    #expect(try joined == Automaton(.sequence([first, second])))
  }

  @Test func theFirstTextIsTheShortestAsPrinted() throws {
    // Two letters are shorter than one colon, which is printed `%3A`.
    #expect(try Automaton(.choice([.text("zz"), .text(":")])).firstText() == Array("zz".utf8))
    #expect(
      try Automaton(.choice([.text("zz"), .text(":")])).firstText(keeping: .segmentDelimiters) == Array(":".utf8))
    #expect(try Automaton(.oneOf("A-Z0-9a-z-")).firstText() == Array("a".utf8))
    #expect(try Automaton(.oneOf("A-Z0-9-")).firstText() == Array("0".utf8))
    #expect(try Automaton(.oneOf("A-Z-")).firstText() == Array("A".utf8))
    #expect(try Automaton(.oneOf("~_-")).firstText() == Array("-".utf8))
    #expect(try Automaton(.choice([.text("é"), .text("\u{1F600}")])).firstText() == Array("é".utf8))
  }

  @Test func scalarsBecomeUTF8() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0x7E...0x81, 0x7FE...0x802, 0xD7FE...0xE001, 0xFFFE...0x10001, 0x10FFFE...0x10FFFF,
    ]
    let automaton = try Automaton(.scalars(ranges))
    for range in ranges {
      for value in (range.lowerBound - 1)...min(range.upperBound + 1, 0x10FFFF) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        #expect(automaton.accepts(Array(String(scalar).utf8)) == range.contains(value), "\(value)")
      }
    }
    #expect(!automaton.accepts([0xED, 0xA0, 0x80]))
    #expect(try Automaton(.scalars([0...0x10FFFF])).stateCount == 9)
  }

  @Test func whatIsTooLargeSaysSo() {
    let fork = RegularExpression.oneOf("ab")
    #expect(throws: AutomatonTooLarge.self) {
      try Automaton(.sequence([fork.anyTimes, .text("a"), fork.times(20)]))
    }
    #expect(throws: AutomatonTooLarge.self) { try Automaton(fork.times(1000).times(1000)) }
    #expect(throws: AutomatonTooLarge.self) { try Automaton(fork.times(5000)) }
    #expect(throws: Never.self) { try Automaton(fork.times(4000)) }
  }

  @Test func finitenessAndOnlyTexts() throws {
    #expect(try Automaton(.text("ab")).isFinite)
    #expect(try Automaton(.text("ab")).onlyText == Array("ab".utf8))
    #expect(try Automaton(RegularExpression.text("ab").optional).onlyText == nil)
    #expect(try Automaton.literal([]).onlyText == [])
    #expect(try !Automaton(RegularExpression.text("ab").anyTimes).isFinite)
    #expect(try !Automaton(.sequence([.text("x"), RegularExpression.text("a").anyTimes])).isFinite)
    #expect(Automaton.empty.isFinite)
    #expect(!Automaton.everything.isFinite)
  }
}
