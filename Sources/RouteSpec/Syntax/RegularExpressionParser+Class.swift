/// Classes and escapes of expressions: `[a-z0-9_-]`, `[^/]`, `\.`.
extension RegularExpressionParser {
  /// Reads the class whose `[` is at `index`; nil where it is faulty.
  mutating func characterClass() -> [ClosedRange<UInt32>]? {
    let start = index
    let faults = findings.count
    index += 1
    var isNegated = false
    if peek() == 0x5E {
      isNegated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    while let byte = peek(), byte != 0x5D {
      let itemStart = index
      if byte == 0x5B, peek(1) == 0x3A, let name = posixName() {
        posixClass(name)
        continue
      }
      guard let low = member() else { continue }
      guard peek() == 0x2D, let next = peek(1), next != 0x5D else {
        ranges.append(low...low)
        continue
      }
      index += 1
      guard let high = member() else { continue }
      if low > high {
        report(
          .malformedExpression, itemStart, index, "the first of this range comes behind its last; ranges go upwards")
      } else {
        ranges.append(low...high)
      }
    }
    guard peek() == 0x5D else {
      report(
        .unbalancedBracket, start, start + 1, "this `[` is not closed; as a character it is written `\\\\[`")
      return nil
    }
    index += 1
    guard findings.count == faults else { return nil }
    let set = isNegated ? ScalarSet.complement(ranges) : ScalarSet.union(ranges)
    if set.isEmpty {
      report(
        .malformedExpression, start, index,
        isNegated
          ? "this class excludes every character, so that no value matches"
          : "this class is empty, so that no value matches; as characters the brackets are written `\\\\[` and `\\\\]`")
      return nil
    }
    return set
  }

  /// One character of a class.
  private mutating func member() -> UInt32? {
    let start = index
    switch peek() {
    case 0x5C: return escape(inClass: true)
    case 0x5B:
      index += 1
      report(
        .malformedExpression, start, index, "a class holds no other one; the character `[` is written `\\\\[`",
        "write `\\\\[`", write: "\\[")
      return nil
    case nil: return nil
    default:
      let (value, length) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
      index += length
      return value
    }
  }

  /// The name in `[:alpha:]`.
  private func posixName() -> String? {
    let end = Scan.name(bytes, at: index + 2).end
    guard end > index + 2, bytes[end...].starts(with: [0x3A, 0x5D]) else { return nil }
    return literal.string(index + 2, end)
  }

  private mutating func posixClass(_ name: String) {
    let start = index
    index += name.utf8.count + 4
    let spelling: String? =
      switch name {
      case "alpha": "a-zA-Z"
      case "digit": "0-9"
      case "alnum": "a-zA-Z0-9"
      case "lower": "a-z"
      case "upper": "A-Z"
      case "xdigit": "0-9a-fA-F"
      default: nil
      }
    report(
      .irregularExpression, start, index,
      "`[:\(name):]` has no name here; write its characters" + (spelling.map { ", `\($0)`" } ?? ""),
      "write `\(spelling ?? "")`", write: spelling)
  }

  /// Reads the escape whose `\` is at `index`: a backslash before punctuation. What else it may be elsewhere is said.
  mutating func escape(inClass: Bool) -> UInt32? {
    let start = index
    index += 1
    guard let byte = peek() else {
      report(
        .malformedExpression, start, index,
        "nothing follows this backslash; as a character it is written `\\\\\\\\`")
      return nil
    }
    let (value, length) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
    index += length
    guard Scan.isLetter(byte) || Scan.isDigit(byte) || byte >= 0x80 || byte <= 0x20 else { return value }
    let written = "\\" + literal.string(index - length, index)
    func shorthand(_ members: String) -> String { inClass ? members : "[\(members)]" }
    let spelling: String? =
      switch byte {
      case 0x64: shorthand("0-9")
      case 0x77: shorthand("A-Za-z0-9_")
      case 0x44 where !inClass: "[^0-9]"
      case 0x57 where !inClass: "[^A-Za-z0-9_]"
      case 0x73: inClass ? " " : "[ ]"
      default: nil
      }
    switch byte {
    case _ where spelling != nil:
      report(
        .irregularExpression, start, index,
        "`\(written)` means other characters in other places; write `\(spelling ?? "")`",
        "write `\(spelling ?? "")`", write: spelling)
    case 0x31...0x39,
      0x6B where !inClass:
      report(
        .irregularExpression, start, index,
        "an expression cannot refer back to a group; write out what is meant, or use `as` with a type of the app's own")
    case 0x62, 0x42, 0x41, 0x5A, 0x7A:
      report(
        .irregularExpression, start, index, "the expression covers the whole value anyway; leave out `\(written)`",
        "leave out `\(written)`", write: inClass ? nil : "")
    case 0x70, 0x50:
      if peek() == 0x7B {
        let end = bytes[(index + 1)...].firstIndex { !Scan.isLetter($0) && $0 != 0x3D && $0 != 0x5F }
        if let end, bytes[end] == 0x7D { index = end + 1 }
      }
      report(
        .irregularExpression, start, index,
        "the sets of Unicode change with its version; write a class of the characters that are meant, such as `[^/]`")
    default:
      report(
        .malformedExpression, start, index,
        "a backslash stands before punctuation only; `\(VisibleText.escaping(written))` has no meaning")
    }
    return nil
  }
}

/// Sets of Unicode scalars as ranges, sorted and apart.
enum ScalarSet {
  /// Every scalar.
  static let all: [ClosedRange<UInt32>] = [0...0xD7FF, 0xE000...0x10FFFF]

  /// What is in any of the ranges.
  static func union(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
      if let last = result.last, range.lowerBound <= last.upperBound + 1 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return withoutSurrogates(result)
  }

  /// Every scalar that is in none of the ranges.
  static func complement(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in union(ranges) {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return withoutSurrogates(result)
  }

  /// A range that goes over the surrogates, such as `[^/]`, leaves them out.
  private static func withoutSurrogates(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    ranges.flatMap { range -> [ClosedRange<UInt32>] in
      var parts: [ClosedRange<UInt32>] = []
      if range.lowerBound <= 0xD7FF { parts.append(range.lowerBound...min(range.upperBound, 0xD7FF)) }
      if range.upperBound >= 0xE000 { parts.append(max(range.lowerBound, 0xE000)...range.upperBound) }
      return parts
    }
  }
}
