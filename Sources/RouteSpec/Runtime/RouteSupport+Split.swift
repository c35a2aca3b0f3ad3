nonisolated extension RouteSupport {
  /// The atoms of a mixture in a table: count (2), then each: kind (1), type (1), argument (4), what may follow, read backwards (4), the same where
  /// literals fold ASCII case (4).
  nonisolated enum Atom {
    static let following = 6
    static let foldedFollowing = 10
    static let size = 14
    static let literal = 0
    static let parameter = 1
    /// The first element of a tail: the rest of the segment.
    static let tail = 2
  }

  /// Splits a segment over the atoms of a mixture: each parameter takes the shortest text that lets the rest match.
  ///
  /// `{from: Int}...{to: Int}` reads `24...99`. Where more than one way to split may exist, an automaton for what follows the parameter has
  /// been run backwards over the segment first, so that the time is linear.
  ///
  /// - Returns: the number of captures written to `output`, or -1.
  @inline(never) static func split(
    _ table: Table, _ record: Int, _ start: Bytes, _ count: Int, _ place: Place, folds: Bool,
    _ output: UnsafeMutablePointer<Capture>
  ) -> Int {
    if place == .path, count <= 2, count == 0 || start[0] == 46 && (count == 1 || start[1] == 46) { return -1 }
    let total = table.field2(record)
    var position = 0
    var written = 0
    var index = 0
    while index < total {
      let atom = record &+ 2 &+ Atom.size &* index
      let argument = table.field4(atom &+ 2)
      if table.field1(atom) == Atom.literal {
        let text = table.text(argument)
        guard let base = text.baseAddress, count &- position >= text.count,
          folds ? sameFolded(base, start + position, text.count) : same(base, start + position, text.count)
        else { return -1 }
        position &+= text.count
        index &+= 1
        continue
      }
      let type = table.field1(atom &+ 1)
      let following = table.field4(atom &+ (folds ? Atom.foldedFollowing : Atom.following))
      var end = count
      if following != 0 {
        let found = shortest(table, type, argument, following, start, position, count, place)
        if found < 0 { return -1 }
        end = found
      } else if index &+ 1 < total {
        // One literal follows, and nothing after it: the value ends where it begins.
        end = count &- table.text(table.field4(atom &+ Atom.size &+ 2)).count
        if end < position { return -1 }
      }
      // The first element of a tail is not empty, whatever a String may be.
      if end == position, table.field1(atom) == Atom.tail { return -1 }
      guard let value = parse(table, type: type, argument: argument, start + position, end &- position, place) else {
        return -1
      }
      output[written] = value
      written &+= 1
      position = end
      index &+= 1
    }
    return position == count ? written : -1
  }

  /// The end of the shortest value from `position` on that reads as the type and leaves a rest that the following atoms read; or -1.
  private static func shortest(
    _ table: Table, _ type: Int, _ argument: Int, _ following: Int, _ start: Bytes, _ position: Int, _ count: Int, _ place: Place
  ) -> Int {
    guard let backwards = Machine(table, following) else { return -1 }
    return withUnsafeTemporaryAllocation(of: Bool.self, capacity: count &- position &+ 1) { fits in
      var state = 0
      var index = count
      fits[index &- position] = backwards.isAccepting(0)
      while index > position {
        index &-= 1
        if state >= 0 { state = backwards.next(state, start[index]) }
        fits[index &- position] = state >= 0 && backwards.isAccepting(state)
      }
      guard var value = GrowingValue(table, type, argument, start + position, place) else { return -1 }
      var end = position
      while true {
        if fits[end &- position], value.isRead { return end }
        if end == count || !value.take(isFollowedBy: end &+ 1 < count ? start[end &+ 1] : 0) { return -1 }
        end &+= 1
      }
    }
  }

  /// A value that takes one byte after another, so that finding where it ends costs each byte once, whatever its type.
  private nonisolated struct GrowingValue {
    private let table: Table
    private let type: Int
    private let argument: Int
    private let start: Bytes
    private let place: Place
    private var count = 0
    private let machine: Machine?
    /// The state of the machine, or of the grammar of a Double.
    private var state = 0
    /// The digits of an Int or a UInt.
    private var magnitude: UInt64 = 0
    private var isNegative = false
    private var low: (isNegative: Bool, magnitude: UInt64) = (true, 1 << 63)
    private var high: (isNegative: Bool, magnitude: UInt64) = (false, .max)
    /// Whether a Double is known to be beyond all numbers, and the digits of its exponent, zeros in front aside.
    private var isInfinite = false
    private var exponentDigits = 0
    private var isExponentNegative = false

    /// Nil where nothing reads as the type.
    init?(_ table: Table, _ type: Int, _ argument: Int, _ start: Bytes, _ place: Place) {
      self.table = table
      self.type = type
      self.argument = argument
      self.start = start
      self.place = place
      let isMachine = type == TypeCode.automaton || type == TypeCode.url
      machine = isMachine ? Machine(table, argument) : nil
      if isMachine, machine == nil { return nil }
      switch type {
      case TypeCode.int: high = (false, UInt64(Int64.max))
      case TypeCode.uint: low = (false, 0)
      case TypeCode.boundedInt, TypeCode.boundedUInt:
        low = GrowingValue.number(table.text(table.field4(argument)))
        high = GrowingValue.number(table.text(table.field4(argument &+ 4)))
      default: break
      }
    }

    /// A bound of a newtype.
    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> (isNegative: Bool, magnitude: UInt64) {
      var result = (isNegative: false, magnitude: 0 as UInt64)
      for byte in text {
        if byte == 45 { result.isNegative = true } else { result.magnitude = result.magnitude &* 10 &+ UInt64(byte &- 48) }
      }
      return result
    }

    private static func isAtMost(
      _ left: (isNegative: Bool, magnitude: UInt64), _ right: (isNegative: Bool, magnitude: UInt64)
    ) -> Bool {
      if left.magnitude == 0 && right.magnitude == 0 { return true }
      if left.isNegative != right.isNegative { return left.isNegative }
      return left.isNegative ? left.magnitude >= right.magnitude : left.magnitude <= right.magnitude
    }

    /// Whether the bytes so far read as the type.
    var isRead: Bool {
      mutating get {
        switch type {
        case TypeCode.string: return isText
        case TypeCode.automaton, TypeCode.url: return machine?.isAccepting(state) == true && isText
        case TypeCode.int, TypeCode.uint, TypeCode.boundedInt, TypeCode.boundedUInt:
          let number = (isNegative, magnitude)
          return count > (isNegative ? 1 : 0) && GrowingValue.isAtMost(low, number) && GrowingValue.isAtMost(number, high)
        case TypeCode.double: return isFinite()
        default: return parse(table, type: type, argument: argument, start, count, place) != nil
        }
      }
    }

    /// Whether bytes without control characters may be a String there.
    private var isText: Bool {
      place != .path || !(count == 0 || count <= 2 && start[0] == 46 && (count == 1 || start[1] == 46))
    }

    /// Whether the bytes so far are a finite number. What is beyond all numbers stays so until its exponent gets another digit.
    private mutating func isFinite() -> Bool {
      guard Grammar.isAccepting(state), !isInfinite else { return false }
      if parseDouble(start, count) != nil { return true }
      isInfinite = true
      return false
    }

    /// Takes the next byte. False where no more bytes can make a value.
    mutating func take(isFollowedBy next: UInt8) -> Bool {
      let byte = start[count]
      count &+= 1
      switch type {
      case TypeCode.string, TypeCode.automaton, TypeCode.url:
        if place == .path ? byte < 0x20 || byte == 0x7F || byte == 0xC2 && next < 0xA0 : byte == 0 { return false }
        guard let machine else { return true }
        state = machine.next(state, byte)
        return state >= 0
      case TypeCode.int, TypeCode.uint, TypeCode.boundedInt, TypeCode.boundedUInt:
        if byte == 45 {
          isNegative = true
          return count == 1 && (type == TypeCode.int || type == TypeCode.boundedInt)
        }
        let digit = UInt64(byte &- 48)
        if digit > 9 { return false }
        let (tens, isOver) = magnitude.multipliedReportingOverflow(by: 10)
        let (sum, isPast) = tens.addingReportingOverflow(digit)
        magnitude = sum
        return !isOver && !isPast
      case TypeCode.double: return takeOfDouble(byte)
      case TypeCode.texts: return true
      // The longest of the others is a UUID.
      default: return count <= 36
      }
    }

    private mutating func takeOfDouble(_ byte: UInt8) -> Bool {
      state = Grammar.next(state, byte)
      switch state {
      case Grammar.exponentSign: isExponentNegative = byte == 45
      case Grammar.exponent where byte != 48 || exponentDigits > 0:
        exponentDigits &+= 1
        // A negative exponent of six digits brings any link's number down to zero; one that is not never brings it down.
        if isExponentNegative, exponentDigits <= 6 { isInfinite = false }
      default: break
      }
      return state >= 0
    }
  }

  /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`, a byte at a time.
  private nonisolated enum Grammar {
    static let exponentSign = 6
    static let exponent = 7

    /// The state after a byte, or -1: 0 nothing yet, 1 a sign, 2 digits, 3 a point, 4 digits after it, 5 an `e`, 6 its sign, 7 its digits.
    static func next(_ state: Int, _ byte: UInt8) -> Int {
      if byte &- 48 < 10 { return state < 3 ? 2 : state < 5 ? 4 : 7 }
      switch byte {
      case 45: return state == 0 ? 1 : state == 5 ? 6 : -1
      case 43: return state == 5 ? 6 : -1
      case 46: return state == 2 ? 3 : -1
      case 69, 101: return state == 2 || state == 4 ? 5 : -1
      default: return -1
      }
    }

    static func isAccepting(_ state: Int) -> Bool { state == 2 || state == 4 || state == 7 }
  }
}
