/// How a witness is written: a whole link that can be pasted.
///
/// Values are percent-encoded but for what RFC 3986 calls unreserved; literals keep what a path may hold bare. Of two
/// links the
/// shorter comes first, then the order a–z, 0–9, A–Z, others.
struct LinkText: Hashable, Comparable, Sendable {
  /// The bytes of the link, ASCII.
  private(set) var bytes: [UInt8] = []

  /// The link.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds bytes as they are.
  mutating func append(bare text: some Sequence<UInt8>) { bytes += text }

  /// Adds decoded bytes, percent-encoded but for unreserved ones and `keeping`.
  mutating func append(encoding text: some Sequence<UInt8>, keeping: ByteSet = .none) {
    for byte in text {
      if ByteSet.unreserved.contains(byte) || keeping.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [0x25, LinkText.digit(byte >> 4), LinkText.digit(byte & 15)]
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Shorter, then earlier.
  static func < (left: LinkText, right: LinkText) -> Bool {
    if left.bytes.count != right.bytes.count { return left.bytes.count < right.bytes.count }
    for (first, second) in zip(left.bytes, right.bytes) where first != second { return precedes(first, second) }
    return false
  }

  /// Whether a printed byte comes before another: a–z, 0–9, A–Z, others.
  static func precedes(_ left: UInt8, _ right: UInt8) -> Bool { (kind(left), left) < (kind(right), right) }

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case 0x61...0x7A: 0
    case 0x30...0x39: 1
    case 0x41...0x5A: 2
    default: 3
    }
  }
}

/// A set of bytes.
struct ByteSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// No byte.
  static let none = ByteSet([])
  /// Letters, digits, `-`, `.`, `_`, `~` (RFC 3986, section 2.3).
  static let unreserved = ByteSet(Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8))
  /// What a segment of a path may hold bare beside these: `pchar` (RFC 3986, section 3.3).
  static let segmentDelimiters = ByteSet(Array("!$&'()*+,;=:@".utf8))

  /// ASCII bytes; others are left out.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where byte < 128 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
  }

  /// Whether a byte belongs to it.
  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte - 64) & 1 != 0
  }

  /// What belongs to one of them.
  func union(_ other: ByteSet) -> ByteSet {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
}

extension Automaton {
  /// The first text in the order of witnesses: the shortest as printed, then the first in the order a–z, 0–9, A–Z,
  /// others.
  ///
  /// - Parameter keeping: bytes that are printed bare beside the unreserved ones.
  func firstText(keeping: ByteSet = .none) -> [UInt8]? {
    guard stateCount > 0 else { return nil }
    let order = PrintOrder(keeping: keeping)
    let lengths = printedLengths(order)
    var text: [UInt8] = []
    var state = 0
    while lengths[state] > 0 {
      // A step that keeps the sum leads to a shortest text; the first such byte leads to the first one.
      var step: (byte: UInt8, target: Int)?
      for byte in order.bytes {
        let target = Int(transitions[state * classCount + Int(classes[Int(byte)])])
        if target >= 0, lengths[target] < Int.max, lengths[target] + order.length(byte) == lengths[state] {
          step = (byte, target)
          break
        }
      }
      guard let step else { return nil }
      text.append(step.byte)
      state = step.target
    }
    return text
  }

  /// For each state the printed length of the shortest text that is accepted from there on.
  private func printedLengths(_ order: PrintOrder) -> [Int] {
    var cheap = [Bool](repeating: false, count: classCount)
    for byte in 0..<256 where order.length(UInt8(byte)) == 1 { cheap[Int(classes[byte])] = true }
    var sources = [[(source: Int, cost: Int)]](repeating: [], count: stateCount)
    for state in 0..<stateCount {
      for column in 0..<classCount {
        let target = Int(transitions[state * classCount + column])
        if target >= 0 { sources[target].append((state, cheap[column] ? 1 : 3)) }
      }
    }
    return PrintOrder.lengths(from: accepting, into: sources)
  }
}

/// The bytes in the order of witnesses.
struct PrintOrder {
  /// All bytes, the first in order first.
  let bytes: [UInt8]
  private let bare: ByteSet

  /// With these bytes printed bare beside the unreserved ones.
  init(keeping: ByteSet) {
    let bare = ByteSet.unreserved.union(keeping)
    self.bare = bare
    // A byte that is encoded begins with `%`, and its digits keep the order of the values.
    bytes = (0...255).sorted { (left: UInt8, right: UInt8) in
      let first = bare.contains(left) ? left : 0x25
      let second = bare.contains(right) ? right : 0x25
      return first == second ? left < right : LinkText.precedes(first, second)
    }
  }

  /// The printed length of a byte.
  func length(_ byte: UInt8) -> Int { bare.contains(byte) ? 1 : 3 }

  /// For each node of a graph with edges of cost 1 or 3 the least cost of a way to an end; `Int.max` where there is
  /// none.
  ///
  /// - Parameter into: for each node the edges that lead to it.
  static func lengths(from ends: [Bool], into: [[(source: Int, cost: Int)]]) -> [Int] {
    var lengths = ends.map { $0 ? 0 : Int.max }
    // Costs are 1 or 3, so four buckets in a circle hold all that is open.
    var buckets = [[Int]](repeating: [], count: 4)
    buckets[0] = ends.indices.filter { ends[$0] }
    var distance = 0
    var idle = 0
    while idle < 4 {
      let open = buckets[distance % 4]
      buckets[distance % 4] = []
      idle = open.isEmpty ? idle + 1 : 0
      for node in open where lengths[node] == distance {
        for edge in into[node] where distance + edge.cost < lengths[edge.source] {
          lengths[edge.source] = distance + edge.cost
          buckets[(distance + edge.cost) % 4].append(edge.source)
        }
      }
      distance += 1
    }
    return lengths
  }
}
