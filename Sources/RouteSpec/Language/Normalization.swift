/// Unicode Normalization Form C (UAX #15): one spelling for texts that look the same.
///
/// `e` + U+0301 and `é` are one text to a reader and to Swift's `==`, and two to a browser and to Swift's names. A
/// pattern, a host and the keys by which names are compared are in this form. Text below U+0300 is always in it, so the
/// table is read only where something else turns up.
public enum Normalization {
  /// The text in Normalization Form C. Linear in its length, but for the sorting of runs of combining marks.
  public static func nfc(_ text: String) -> String {
    if isTrivial(text) { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: compose(decompose(text.unicodeScalars)))
    return String(result)
  }

  /// Whether the text is in Normalization Form C, compared scalar by scalar.
  public static func isNFC(_ text: String) -> Bool {
    isTrivial(text) || compose(decompose(text.unicodeScalars)).elementsEqual(text.unicodeScalars)
  }

  /// Whether every scalar is below U+0300, the first that composes with what stands before it.
  private static func isTrivial(_ text: String) -> Bool {
    var text = text
    // 0xCC is the first byte of U+0300 in UTF-8.
    return text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0xCC } }
  }

  /// The canonical decomposition, marks in canonical order.
  private static func decompose(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars { appendDecomposition(of: scalar.value, to: &result) }
    var index = 0
    while index < result.count {
      let start = index
      while index < result.count, combiningClass(result[index]) != 0 { index += 1 }
      if index - start > 1 { sortMarks(&result, start..<index) }
      index += 1
    }
    return result
  }

  private static func appendDecomposition(of value: UInt32, to result: inout [Unicode.Scalar]) {
    if let syllable = Hangul.decomposition(of: value) {
      result.append(contentsOf: syllable)
    } else if let (first, second) = data.decompositions[value] {
      appendDecomposition(of: first, to: &result)
      if let second { appendDecomposition(of: second, to: &result) }
    } else if let scalar = Unicode.Scalar(value) {
      result.append(scalar)
    }
  }

  /// Sorts marks by their class; those of one class keep their order.
  private static func sortMarks(_ scalars: inout [Unicode.Scalar], _ range: Range<Int>) {
    let marks = scalars[range].enumerated().map { (combiningClass($0.element), $0.offset, $0.element) }
    let sorted = marks.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    scalars.replaceSubrange(range, with: sorted.map(\.2))
  }

  /// Composes each scalar with the last starter before it, where nothing between them blocks it.
  private static func compose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let own = combiningClass(scalar)
      if let starter {
        // Blocked by a mark of the same or a higher class, or by another starter in between.
        let isAdjacent = starter == result.count - 1
        if isAdjacent || (lastClass < own && lastClass != 0), let composite = composite(result[starter], scalar) {
          result[starter] = composite
          continue
        }
      }
      if own == 0 { starter = result.count }
      lastClass = own
      result.append(scalar)
    }
    return result
  }

  private static func composite(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = Hangul.composition(first.value, second.value) { return Unicode.Scalar(syllable) }
    return data.compositions[Data.pair(first.value, second.value)].flatMap(Unicode.Scalar.init)
  }

  private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
    scalar.value < 0x300 ? 0 : data.classes[scalar.value] ?? 0
  }

  private static let data = Data()
}

extension Normalization {
  /// The table, read once.
  private struct Data: Sendable {
    var decompositions: [UInt32: (UInt32, UInt32?)] = [:]
    var compositions: [UInt64: UInt32] = [:]
    var classes: [UInt32: UInt8] = [:]

    init() {
      decompositions.reserveCapacity(4096)
      compositions.reserveCapacity(2048)
      classes.reserveCapacity(2048)
      Data.read(NormalizationTable.decompositions) { numbers, mark in
        let second = numbers.count > 2 ? numbers[2] : nil
        decompositions[numbers[0]] = (numbers[1], second)
        if mark == UInt8(ascii: "="), let second { compositions[Data.pair(numbers[1], second)] = numbers[0] }
      }
      Data.read(NormalizationTable.combiningClasses) { numbers, _ in
        for value in numbers[0]...numbers[1] { classes[value] = UInt8(truncatingIfNeeded: numbers[2]) }
      }
    }

    static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

    /// Calls back with the hexadecimal numbers of each word, and with the last `=` or `!` in it.
    private static func read(_ table: StaticString, _ word: ([UInt32], UInt8) -> Void) {
      table.withUTF8Buffer { bytes in
        var numbers: [UInt32] = []
        var mark: UInt8 = 0
        var number: UInt32?
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "0")...UInt8(ascii: "9"): number = (number ?? 0) << 4 | UInt32(byte - UInt8(ascii: "0"))
          case UInt8(ascii: "a")...UInt8(ascii: "f"):
            number = (number ?? 0) << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
          default:
            if let value = number { numbers.append(value) }
            number = nil
            if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "!") { mark = byte }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"), !numbers.isEmpty {
              word(numbers, mark)
              numbers.removeAll(keepingCapacity: true)
            }
          }
        }
        if let value = number { numbers.append(value) }
        if !numbers.isEmpty { word(numbers, mark) }
      }
    }
  }

  /// Hangul syllables, which compose by arithmetic (The Unicode Standard, section 3.12).
  private enum Hangul {
    static let syllables: UInt32 = 0xAC00
    static let leads: UInt32 = 0x1100
    static let vowels: UInt32 = 0x1161
    static let trails: UInt32 = 0x11A7
    static let leadCount: UInt32 = 19
    static let vowelCount: UInt32 = 21
    static let trailCount: UInt32 = 28
    static let syllableCount = leadCount * vowelCount * trailCount

    static func decomposition(of value: UInt32) -> [Unicode.Scalar]? {
      guard value >= syllables, value - syllables < syllableCount else { return nil }
      let index = value - syllables
      let trail = index % trailCount
      var parts = [leads + index / (vowelCount * trailCount), vowels + index / trailCount % vowelCount]
      if trail != 0 { parts.append(trails + trail) }
      return parts.compactMap(Unicode.Scalar.init)
    }

    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
      if first >= leads, first - leads < leadCount, second >= vowels, second - vowels < vowelCount {
        return syllables + ((first - leads) * vowelCount + (second - vowels)) * trailCount
      }
      if first >= syllables, first - syllables < syllableCount, (first - syllables) % trailCount == 0,
        second > trails, second - trails < trailCount
      {
        return first + (second - trails)
      }
      return nil
    }
  }
}
