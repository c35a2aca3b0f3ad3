/// The table that links are read and printed by: two texts, which `RouteSupport` walks.
///
/// `nodes` is made of the 64 characters from `0` to `o`, six bits each, so that generated code can carry it in a
/// `StaticString`; `pool` holds the spec's texts in UTF-8. The layout is documented where it is read, in `Runtime/`.
public struct MatchTable: Sendable {
  /// The node table.
  public internal(set) var nodes: [UInt8]
  /// The texts. Eight bytes follow the last, so that a text can be compared eight bytes at a time.
  public internal(set) var pool: [UInt8]
  /// Whether the first hit of a search is the best, in every tree and for every link.
  public internal(set) var isOrdered: Bool
  /// For each rank what the candidate is, roots of tabs after the candidates of patterns.
  var candidates: [Entry]
  /// The addresses, in the order in which they are tried.
  var addresses: [Address]
  /// For each route whether what it prints has to be read again before it is given out.
  public internal(set) var checksPrinting: [Bool]

  /// The records of the automata of newtypes over String, and of URL.
  var automata: [ParameterType: Int]

  /// The codes of `RouteSupport.TypeCode` that are in the table.
  var typeCodes: Set<Int>

  /// What did not fit in its field, if anything: the table is then empty, and reads and prints nothing.
  var overflow: Overflow?

  /// Why a table cannot be written.
  enum Overflow: Sendable {
    /// An offset or a length of more than 24 bits.
    case size
    /// A count or a small number of more than 12 bits.
    case count
  }

  /// The most bytes of the nodes, and of the texts.
  static let sizeLimit = 1 << 24
  /// The most of anything that is counted in one place: the types that may follow a segment, the patterns that end at it.
  static let countLimit = (1 << 12) - 1

  /// What a rank stands for.
  struct Entry: Sendable {
    /// The route it is read as; nil for a refusal.
    var route: Int?
    /// An index into the competition's competitors; nil for the root of a tab.
    var competitor: Int?
    /// Whether a type of the app's own decides at run time.
    var asksApp: Bool
  }

  /// An address of a tab or a stack.
  struct Address: Sendable {
    /// An index into `RouteTable.tabs`, or nil.
    var tab: Int?
    /// An index into `RouteTable.stacks`, or nil.
    var stack: Int?
    /// The decoded segments.
    var segments: [[UInt8]]
  }
}

/// Writes fields of six bits.
struct NodeWriter {
  private(set) var bytes: [UInt8] = []

  /// The offset of the next field.
  var count: Int { bytes.count }

  /// What did not fit; the bytes then mean nothing.
  private(set) var overflow: MatchTable.Overflow?

  mutating func field1(_ value: Int) {
    note(value, bits: 6)
    bytes.append(UInt8(48 + value & 63))
  }

  mutating func field2(_ value: Int) {
    note(value, bits: 12)
    field1(value & 63)
    field1(value >> 6 & 63)
  }

  mutating func field4(_ value: Int) {
    note(value, bits: 24)
    field2(value & 0xFFF)
    field2(value >> 12 & 0xFFF)
  }

  mutating func append(_ record: NodeWriter) {
    bytes += record.bytes
    overflow = overflow ?? record.overflow
  }

  /// Makes room, to be filled later.
  mutating func reserve(_ size: Int) { bytes += [UInt8](repeating: 48, count: size) }

  mutating func set1(_ value: Int, at offset: Int) {
    note(value, bits: 6)
    bytes[offset] = UInt8(48 + value & 63)
  }

  mutating func set2(_ value: Int, at offset: Int) {
    note(value, bits: 12)
    set1(value & 63, at: offset)
    set1(value >> 6 & 63, at: offset + 1)
  }

  mutating func set4(_ value: Int, at offset: Int) {
    note(value, bits: 24)
    set2(value & 0xFFF, at: offset)
    set2(value >> 12 & 0xFFF, at: offset + 2)
  }

  private mutating func note(_ value: Int, bits: Int) {
    if value >> bits != 0 { overflow = overflow ?? (bits == 24 ? .size : .count) }
  }
}

/// Collects texts, each once, with their lengths in front.
struct PoolWriter {
  private(set) var bytes: [UInt8] = []
  private var places: [[UInt8]: Int] = [:]
  private var second: Int?

  /// The reference of a text. 0 is the empty text's, so that a reference of anything else is not 0.
  init() { _ = add([]) }

  /// The reference of a text.
  mutating func add(_ text: [UInt8]) -> Int {
    if let place = places[text] { return place }
    let place = bytes.count
    for shift in stride(from: 0, to: 24, by: 6) { bytes.append(UInt8(48 + text.count >> shift & 63)) }
    bytes += text
    places[text] = place
    return place
  }

  mutating func add(_ text: String) -> Int { add(Array(text.utf8)) }

  /// A second place of the empty text, whose reference is not 0.
  mutating func emptyAgain() -> Int {
    if let place = second { return place }
    let place = bytes.count
    bytes += [48, 48, 48, 48]
    second = place
    return place
  }

  /// Whether a reference or a length takes more than 24 bits.
  var isTooLarge: Bool { bytes.count > MatchTable.sizeLimit }

  /// The pool with its padding.
  func finished() -> [UInt8] { bytes + [UInt8](repeating: 95, count: 8) }
}
