@testable import RouteSpec

/// What patterns of the brute force are made of, and the texts that tell every two of these apart.
///
/// The languages of the segments generate a finite Boolean algebra; of each of its atoms one text stands here, the first
/// in the order of witnesses. So a question about languages has the same answer over these texts as over all, and the
/// first link of a set is made of them.
struct BruteAlphabet {
  /// A segment without its slash.
  struct Segment: Hashable {
    /// How it stands in a pattern.
    var text: String
    /// How it stands in an optional part.
    var partText: String
    /// The texts that it reads, as bits.
    var reads: UInt32
    /// The texts that it reads in another spelling of theirs, if need be: what relations are taken on.
    var folded: UInt32
    /// The texts that it prints.
    var prints: UInt32
    /// Whether it holds a value.
    var hasParameter: Bool
  }

  let isFolding: Bool
  /// A text of each atom, in the order of witnesses.
  let texts: [[UInt8]]
  let segments: [Segment]
  /// What an element of a tail reads.
  let element: Segment

  static let plain = BruteAlphabet(
    ["a", "b", "{x: E}", "{x: F}", "{x: Int}", "{x: Bool}", "{x: String}", "{x: P}", "x{x: String}"], isFolding: false)
  static let folding = BruteAlphabet(
    ["a", "B", "{x: E}", "{x: F}", "{x: Int}", "{x: String}", "{x: P}", "X{x: String}"], isFolding: true)

  /// The declarations of the types.
  static func builder(isFolding: Bool) -> TableBuilder {
    var builder = TableBuilder()
    builder.enumeration("E", "a", isFolding ? "B" : "b")
    builder.enumeration("F", "b", "c")
    builder.newtype("P", .matching(.sequence([.text("a"), RegularExpression.oneOf("a-z").anyTimes])))
    builder.table.app.foldsCase = isFolding
    return builder
  }

  init(_ kinds: [String], isFolding: Bool) {
    self.isFolding = isFolding
    var builder = Self.builder(isFolding: isFolding)
    for text in kinds + ["{x: String}"] { builder.route("r", "/\(text)") }
    let oracle = Oracle(table: builder.table)
    let patterns = builder.table.routes.compactMap(\.pattern)
    func signature(_ text: [UInt8]) -> [Bool] {
      patterns.map { !oracle.forms(of: $0, isInternal: false, read: Oracle.Link(segments: [text])).isEmpty }
    }
    var known: [[UInt8]: [Bool]] = [:]
    let candidates = Self.candidates.sorted(by: BruteLink.precedes)
    for text in candidates { known[text] = signature(text) }
    var foldedKnown: [[UInt8]: [Bool]] = [:]
    for (text, reads) in known {
      let key = isFolding ? text.map(\.asciiFolded) : text
      foldedKnown[key] = zip(foldedKnown[key] ?? reads, reads).map { $0 || $1 }
    }
    var seen: Set<[[Bool]]> = []
    var texts: [[UInt8]] = []
    for text in candidates {
      let prints = patterns.map { Self.prints($0, text) }
      let reads = [known[text] ?? [], foldedKnown[isFolding ? text.map(\.asciiFolded) : text] ?? [], prints]
      if reads[0].contains(true), seen.insert(reads).inserted { texts.append(text) }
    }
    self.texts = texts
    func segment(_ index: Int, _ text: String) -> Segment {
      var (reads, folded, prints) = (UInt32(0), UInt32(0), UInt32(0))
      for (place, value) in texts.enumerated() {
        if known[value]?[index] == true { reads |= 1 << UInt32(place) }
        if foldedKnown[isFolding ? value.map(\.asciiFolded) : value]?[index] == true { folded |= 1 << UInt32(place) }
        if known[value]?[index] == true, Self.prints(patterns[index], value) { prints |= 1 << UInt32(place) }
      }
      let hasParameter = text.contains("{")
      let part = text.replacing("}", with: "?}")
      return Segment(
        text: text, partText: part, reads: reads, folded: folded, prints: prints, hasParameter: hasParameter)
    }
    segments = kinds.enumerated().map { segment($0.offset, $0.element) }
    element = segment(kinds.count, "{x: String}")
  }

  /// Whether a text that is read may be what is printed: literals are printed as they are declared.
  private static func prints(_ pattern: Pattern, _ text: [UInt8]) -> Bool {
    guard case .literal(let bytes)? = pattern.path.dropFirst().first else { return true }
    return text.starts(with: bytes)
  }

  /// Every text of two bytes out of those that patterns tell apart and of some that they do not, and the longer ones
  /// that patterns name. With a text each of its spellings is there.
  private static let candidates: [[UInt8]] = {
    var result = allTexts("abcdxyABCDXY019-", upTo: 2).dropFirst().map { $0 }
    let words = ["true", "false", "True", "TRUE", "tru", "aaa", "xaa", "-10", "9223372036854775808"]
    result += words.map { Array($0.utf8) }
    return result
  }()
}

/// The order of links: the shorter first, then a–z, 0–9, A–Z, others.
enum BruteLink {
  private static let ranks: [UInt8] = {
    let order = (0...127).sorted { (left: UInt8, right: UInt8) in
      (kind(left), left) < (kind(right), right)
    }
    var ranks = [UInt8](repeating: 255, count: 256)
    for (place, byte) in order.enumerated() { ranks[Int(byte)] = UInt8(place) }
    return ranks
  }()

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case 97...122: 0
    case 48...57: 1
    case 65...90: 2
    default: 3
    }
  }

  static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for (first, second) in zip(left, right) where first != second { return ranks[Int(first)] < ranks[Int(second)] }
    return false
  }
}
