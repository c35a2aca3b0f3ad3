extension Automaton {
  /// The language of a regular expression over Unicode scalars, as UTF-8.
  ///
  /// A range of scalars becomes sequences of byte ranges: U+00E0–U+0FFF is `C3` `A0–BF`, `C4–DF` `80–BF`, `E0` `A0–BF`
  /// `80–BF`.
  /// Surrogates are no scalars and drop out.
  public init(_ expression: RegularExpression) throws(AutomatonTooLarge) {
    var graph = ByteGraph()
    let start = try graph.state()
    let end = try graph.add(expression, from: start)
    self = try graph.automaton(from: start, to: [end])
  }
}

extension ByteGraph {
  /// Adds what the expression reads from a state on.
  ///
  /// - Returns: the state where it ends.
  fileprivate mutating func add(_ expression: RegularExpression, from start: Int) throws(AutomatonTooLarge) -> Int {
    switch expression {
    case .scalars(let ranges):
      let end = try state()
      for range in ranges {
        for sequence in UTF8Ranges.sequences(of: range) {
          var place = start
          for (index, bytes) in sequence.enumerated() {
            let next = index == sequence.count - 1 ? end : try state()
            edge(place, bytes.lowerBound, bytes.upperBound, next)
            place = next
          }
        }
      }
      return end
    case .sequence(let parts):
      var place = start
      for part in parts { place = try add(part, from: place) }
      return place
    case .choice(let parts):
      let end = try state()
      for part in parts {
        let begin = try state()
        jump(start, begin)
        jump(try add(part, from: begin), end)
      }
      return end
    case .repeated(let part, let minimum, let maximum):
      var place = start
      for _ in 0..<max(minimum, 0) { place = try add(part, from: place) }
      let end = try state()
      guard let maximum else {
        // A state of its own, so that the way back does not pass through what came before.
        let loop = try state()
        jump(place, loop)
        jump(try add(part, from: loop), loop)
        jump(loop, end)
        return end
      }
      for _ in 0..<max(maximum - max(minimum, 0), 0) {
        jump(place, end)
        let begin = try state()
        jump(place, begin)
        place = try add(part, from: begin)
      }
      jump(place, end)
      return end
    }
  }
}

/// Ranges of scalars as sequences of ranges of bytes (Unicode, table 3-7).
enum UTF8Ranges {
  /// The sequences that make up the UTF-8 of a range of scalars; surrogates are left out.
  static func sequences(of range: ClosedRange<UInt32>) -> [[ClosedRange<UInt8>]] {
    var result: [[ClosedRange<UInt8>]] = []
    // Within each of these all scalars take the same number of bytes.
    let lengths: [ClosedRange<UInt32>] = [0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
    for part in lengths where part.overlaps(range) {
      split(max(range.lowerBound, part.lowerBound), min(range.upperBound, part.upperBound), &result)
    }
    return result
  }

  /// Splits until all bytes after one that varies vary fully.
  private static func split(_ low: UInt32, _ high: UInt32, _ result: inout [[ClosedRange<UInt8>]]) {
    if low > 0x7F {
      for bits in [UInt32(6), 12, 18] {
        let mask = UInt32(1) << bits - 1
        if low & ~mask == high & ~mask { break }
        if low & mask != 0 {
          split(low, low | mask, &result)
          return split((low | mask) + 1, high, &result)
        }
        if high & mask != mask {
          split(low, (high & ~mask) - 1, &result)
          return split(high & ~mask, high, &result)
        }
      }
    }
    result.append(zip(encoded(low), encoded(high)).map { $0...$1 })
  }

  private static func encoded(_ value: UInt32) -> [UInt8] {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: value >> shift & 0x3F) }
    switch value {
    case 0...0x7F: return [UInt8(truncatingIfNeeded: value)]
    case 0x80...0x7FF: return [0xC0 | UInt8(truncatingIfNeeded: value >> 6), tail(0)]
    case 0x800...0xFFFF: return [0xE0 | UInt8(truncatingIfNeeded: value >> 12), tail(6), tail(0)]
    default: return [0xF0 | UInt8(truncatingIfNeeded: value >> 18), tail(12), tail(6), tail(0)]
    }
  }
}

extension RegularExpression {
  /// One of the ASCII characters of a text; `a-z` stands for a range.
  static func oneOf(_ text: String) -> RegularExpression {
    let scalars = text.unicodeScalars.map(\.value)
    var ranges: [ClosedRange<UInt32>] = []
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == 0x2D, scalars[index] < scalars[index + 2] {
        ranges.append(scalars[index]...scalars[index + 2])
        index += 3
      } else {
        ranges.append(scalars[index]...scalars[index])
        index += 1
      }
    }
    return .scalars(ranges)
  }

  /// This text.
  static func text(_ text: String) -> RegularExpression {
    .sequence(text.unicodeScalars.map { .scalars([$0.value...$0.value]) })
  }

  /// None or one of these.
  var optional: RegularExpression { .repeated(self, minimum: 0, maximum: 1) }
  /// Any number of these.
  var anyTimes: RegularExpression { .repeated(self, minimum: 0, maximum: nil) }
  /// One or more of these.
  var onceOrMore: RegularExpression { .repeated(self, minimum: 1, maximum: nil) }

  /// So many of these.
  func times(_ minimum: Int, _ maximum: Int? = nil) -> RegularExpression {
    .repeated(self, minimum: minimum, maximum: maximum ?? minimum)
  }
}
