nonisolated extension RouteSupport {
  /// A value of a parameter on its way from a link into Swift: numbers parsed, texts by address.
  ///
  /// | type | first | second |
  /// |---|---|---|
  /// | String, URL, newtype over String | address of the bytes | length × 4 + how they are encoded |
  /// | Int, UInt, Bool, enum (index), Double (bits), Day (y × 512 + m × 32 + d) | the value | 0 |
  /// | UUID | its first eight bytes as a number | the second eight |
  /// | tail | address | length × 65,536 + separator of its elements × 256 + 3 |
  /// | list of a query | offset of the query item in the table | 7 |
  /// | list that the spec gives | offset of its record | 11 |
  /// | an optional that is absent | 0 | all ones |
  nonisolated struct Capture {
    var first: UInt64 = 0
    var second: UInt64 = 0

    /// An optional that is absent.
    static var absent: Capture { Capture(first: 0, second: .max) }

    /// A text whose bytes are as they are (0), percent-encoded (1), or percent-encoded with `+` for a space (2).
    @inline(__always) static func text(_ start: Bytes, _ count: Int, encoding: UInt64) -> Capture {
      Capture(
        first: UInt64(UInt(bitPattern: start)), second: UInt64(truncatingIfNeeded: count) &<< 2 | encoding)
    }
  }

  /// The kinds of types in a table; each is one character.
  nonisolated enum TypeCode {
    static let string = 0
    static let int = 1
    static let uint = 2
    static let double = 3
    static let bool = 4
    static let uuid = 5
    static let day = 6
    /// An automaton over the whole value: a newtype over String. Its argument is the automaton.
    static let automaton = 7
    /// A set of texts. Its argument is the list.
    static let texts = 8
    /// Int with bounds. Its argument is the two texts.
    static let boundedInt = 9
    /// UInt with bounds. Its argument is the two texts.
    static let boundedUInt = 10
    /// A URL: an automaton, in a query only.
    static let url = 11
    /// A segment of several atoms. Its argument is the list. Only as a child of a node.
    static let mixture = 12
  }

  /// Where a value stands: the rules for texts differ.
  nonisolated enum Place {
    case path, query, fragment
  }

  /// Reads a segment of a path as a typed child of a node. Returns the number of captures, or -1.
  @inline(never) static func take(
    _ table: Table, _ kind: Int, _ argument: Int, _ start: Bytes, _ count: Int, folds: Bool,
    _ output: UnsafeMutablePointer<Capture>
  ) -> Int {
    // when mixtures
    if kind == TypeCode.mixture { return split(table, argument, start, count, .path, folds: folds, output) }
    // end mixtures
    guard let value = parse(table, type: kind, argument: argument, start, count, .path) else { return -1 }
    output[0] = value
    return 1
  }

  /// Reads decoded bytes as a type. Nil where they do not read.
  static func parse(
    _ table: Table, type: Int, argument: Int, _ start: Bytes, _ count: Int, _ place: Place
  ) -> Capture? {
    switch type {
    case TypeCode.string:
      return isText(start, count, place) ? .text(start, count, encoding: 0) : nil
    case TypeCode.int:
      guard let value = parseInt(start, count) else { return nil }
      return Capture(first: UInt64(bitPattern: Int64(value)))
    case TypeCode.uint:
      guard let value = parseUInt(start, count) else { return nil }
      return Capture(first: UInt64(value))
    // when doubles
    case TypeCode.double:
      guard let value = parseDouble(start, count) else { return nil }
      return Capture(first: value.bitPattern)
    // end doubles
    // when bools
    case TypeCode.bool:
      guard let value = parseBool(start, count, place) else { return nil }
      return Capture(first: value ? 1 : 0)
    // end bools
    // when uuids
    case TypeCode.uuid:
      return parseUUID(start, count)
    // end uuids
    // when days
    case TypeCode.day:
      guard let value = parseDay(start, count) else { return nil }
      return Capture(first: value)
    // end days
    // when automata
    case TypeCode.automaton, TypeCode.url:
      guard isText(start, count, place), accepts(table, argument, start, count) else { return nil }
      return .text(start, count, encoding: 0)
    // end automata
    // when enums
    case TypeCode.texts:
      guard isText(start, count, place), let index = position(table, argument, start, count) else { return nil }
      return Capture(first: UInt64(truncatingIfNeeded: index))
    // end enums
    // when bounds
    case TypeCode.boundedInt:
      guard let value = parseInt(start, count) else { return nil }
      let low = table.text(table.field4(argument))
      let high = table.text(table.field4(argument &+ 4))
      guard let least = low.baseAddress.flatMap({ parseInt($0, low.count) }),
        let greatest = high.baseAddress.flatMap({ parseInt($0, high.count) }), least <= value, value <= greatest
      else { return nil }
      return Capture(first: UInt64(bitPattern: Int64(value)))
    case TypeCode.boundedUInt:
      guard let value = parseUInt(start, count) else { return nil }
      let low = table.text(table.field4(argument))
      let high = table.text(table.field4(argument &+ 4))
      guard let least = low.baseAddress.flatMap({ parseUInt($0, low.count) }),
        let greatest = high.baseAddress.flatMap({ parseUInt($0, high.count) }), least <= value, value <= greatest
      else { return nil }
      return Capture(first: UInt64(value))
    // end bounds
    default:
      return nil
    }
  }

  /// `-?[0-9]+` that fits.
  @inline(never) static func parseInt(_ start: Bytes, _ count: Int) -> Int? {
    var index = 0
    var isNegative = false
    if count > 0, start[0] == 45 {
      isNegative = true
      index = 1
    }
    if index == count { return nil }
    var value = 0
    if count &- index <= 18 {
      while index < count {
        let digit = start[index] &- 48
        if digit > 9 { return nil }
        value = value &* 10 &+ Int(truncatingIfNeeded: digit)
        index &+= 1
      }
      return isNegative ? 0 &- value : value
    }
    while index < count {
      let digit = start[index] &- 48
      if digit > 9 { return nil }
      let (tens, overTens) = value.multipliedReportingOverflow(by: 10)
      let step = isNegative ? 0 &- Int(truncatingIfNeeded: digit) : Int(truncatingIfNeeded: digit)
      let (sum, overSum) = tens.addingReportingOverflow(step)
      if overTens || overSum { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  /// `[0-9]+` that fits.
  @inline(never) static func parseUInt(_ start: Bytes, _ count: Int) -> UInt? {
    if count == 0 { return nil }
    var value: UInt = 0
    var index = 0
    while index < count {
      let digit = start[index] &- 48
      if digit > 9 { return nil }
      let (tens, overTens) = value.multipliedReportingOverflow(by: 10)
      let (sum, overSum) = tens.addingReportingOverflow(UInt(digit))
      if overTens || overSum { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  // when doubles
  /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`, finite. `Double.init` reads more (`nan`, `0x1p3`), so the grammar comes
  /// first.
  @inline(never) static func parseDouble(_ start: Bytes, _ count: Int) -> Double? {
    var index = 0
    func digits() -> Bool {
      let first = index
      while index < count, start[index] &- 48 <= 9 { index &+= 1 }
      return index > first
    }
    if index < count, start[index] == 45 { index &+= 1 }
    guard digits() else { return nil }
    if index < count, start[index] == 46 {
      index &+= 1
      guard digits() else { return nil }
    }
    if index < count, start[index] | 0x20 == 101 {
      index &+= 1
      if index < count, start[index] == 43 || start[index] == 45 { index &+= 1 }
      guard digits() else { return nil }
    }
    guard index == count else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
  // end doubles

  // when bools
  /// `true` or `false`; in a query also `1`, `0` and nothing at all, which is true.
  static func parseBool(_ start: Bytes, _ count: Int, _ place: Place) -> Bool? {
    switch count {
    case 4: return load4(start) == 0x6575_7274 ? true : nil
    case 5: return load4(start) == 0x736C_6166 && start[4] == 101 ? false : nil
    case 1 where place == .query: return start[0] == 49 ? true : start[0] == 48 ? false : nil
    case 0 where place == .query: return true
    default: return nil
    }
  }
  // end bools

  // when bools
  @inline(__always) static func load4(_ start: Bytes) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self))
  }
  // end bools

  // when uuids
  /// 8-4-4-4-12 hexadecimal digits, either case (RFC 9562, section 4).
  @inline(never) static func parseUUID(_ start: Bytes, _ count: Int) -> Capture? {
    if count != 36 || start[8] != 45 || start[13] != 45 || start[18] != 45 || start[23] != 45 { return nil }
    var wrong: UInt64 = 0
    var value: UInt64 = 0
    var result = Capture()
    var index = 0
    while index < 36 {
      if index == 8 || index == 13 || index == 23 {
        index &+= 1
      } else if index == 18 {
        result.first = value
        value = 0
        index &+= 1
      }
      let digit = hexDigit(start[index])
      wrong |= digit
      value = value &<< 4 | (digit & 15)
      index &+= 1
    }
    result.second = value
    return wrong < 0x100 ? result : nil
  }
  // end uuids

  /// Whether valid UTF-8 may be a String there. In a path: not empty, no control characters (Unicode Cc), not `.` and
  /// not `..`. In a query or a fragment: no NUL.
  @inline(__always) static func isText(_ start: Bytes, _ count: Int, _ place: Place) -> Bool {
    if place == .path {
      if count == 0 || count <= 2 && start[0] == 46 && (count == 1 || start[1] == 46) { return false }
      return !hasControl(start, count)
    }
    var index = 0
    while index < count {
      if start[index] == 0 { return false }
      index &+= 1
    }
    return true
  }

  /// Whether a character of Unicode's category Cc is there: U+0000–1F, U+007F, U+0080–9F (`C2 80`–`C2 9F`).
  @inline(__always) static func hasControl(_ start: Bytes, _ count: Int) -> Bool {
    var index = 0
    var suspect: UInt64 = 0
    while index &+ 8 <= count {
      suspect |= suspects(load8(start, index))
      index &+= 8
    }
    if index < count {
      // What is missing to eight bytes is filled with spaces.
      let fill = 0x2020_2020_2020_2020 &<< UInt64(truncatingIfNeeded: 8 &* (count &- index))
      suspect |= suspects(word(start, index, count) | fill)
    }
    return suspect != 0 && hasControl(slowly: start, count)
  }

  /// Not zero where one of eight bytes is a control character of ASCII, or none of ASCII.
  @inline(__always) static func suspects(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 | word & 0x8080_8080_8080_8080
      | zeroBytes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
  }

  @inline(never) static func hasControl(slowly start: Bytes, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      let byte = start[index]
      if byte < 0x20 || byte == 0x7F { return true }
      if byte == 0xC2, index &+ 1 < count, start[index &+ 1] < 0xA0 { return true }
      index &+= 1
    }
    return false
  }

  // when automata
  /// Runs an automaton over all the bytes. Its record: the number of states (2 characters), of classes (2), whether
  /// classes take two characters and states two (1: 1 and 2), for each byte its class, for each state whether a text
  /// may end there (1), for each state and class the next state plus one, 0 none.
  @inline(never) static func accepts(_ table: Table, _ record: Int, _ start: Bytes, _ count: Int) -> Bool {
    guard let machine = Machine(table, record) else { return false }
    var state = 0
    var index = 0
    while index < count {
      state = machine.next(state, start[index])
      if state < 0 { return false }
      index &+= 1
    }
    return machine.isAccepting(state)
  }
  // end automata

  // when automata
  /// An automaton in a table.
  nonisolated struct Machine {
    let table: Table
    let stateCount: Int
    let classes: Int
    let accepting: Int
    let transitions: Int
    let classCount: Int
    let isWideClass: Bool
    let isWideState: Bool

    /// Nil where the automaton has no states: it accepts nothing.
    init?(_ table: Table, _ record: Int) {
      stateCount = table.field2(record)
      if stateCount == 0 { return nil }
      self.table = table
      classCount = table.field2(record &+ 2)
      let widths = table.field1(record &+ 4)
      isWideClass = widths & 1 != 0
      isWideState = widths & 2 != 0
      classes = record &+ 5
      accepting = classes &+ (isWideClass ? 512 : 256)
      transitions = accepting &+ stateCount
    }

    /// The next state, or -1.
    @inline(__always) func next(_ state: Int, _ byte: UInt8) -> Int {
      let index = Int(byte)
      let kind = isWideClass ? table.field2(classes &+ 2 &* index) : table.field1(classes &+ index)
      let entry = state &* classCount &+ kind
      return (isWideState ? table.field2(transitions &+ 2 &* entry) : table.field1(transitions &+ entry)) &- 1
    }

    /// Whether a text may end there.
    @inline(__always) func isAccepting(_ state: Int) -> Bool { table.field1(accepting &+ state) != 0 }
  }
  // end automata

  // when enums
  /// The position of a text in a list: count (2 characters), the texts (4 each) in the order of the spec.
  static func position(_ table: Table, _ record: Int, _ start: Bytes, _ count: Int) -> Int? {
    let total = table.field2(record)
    var index = 0
    while index < total {
      let text = table.text(table.field4(record &+ 2 &+ 4 &* index))
      if text.count == count, let base = text.baseAddress, same(base, start, count) { return index }
      index &+= 1
    }
    return nil
  }
  // end enums
}
