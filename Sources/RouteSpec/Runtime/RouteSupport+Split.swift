nonisolated extension RouteSupport {
  /// The atoms of a mixture in a table: count (2), then each: kind (1), type (1), argument (4), what may follow, read backwards (4).
  nonisolated enum Atom {
    static let size = 10
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
      let following = table.field4(atom &+ 6)
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
      let isMachine = type == TypeCode.automaton || type == TypeCode.url
      let forwards = isMachine ? Machine(table, argument) : nil
      if isMachine, forwards == nil { return -1 }
      var own = 0
      var end = position
      while true {
        if fits[end &- position] {
          let isRead: Bool
          if let forwards {
            isRead = forwards.isAccepting(own) && isShortText(start + position, end &- position, place)
          } else if type == TypeCode.string {
            isRead = isShortText(start + position, end &- position, place)
          } else {
            isRead = parse(table, type: type, argument: argument, start + position, end &- position, place) != nil
          }
          if isRead { return end }
        }
        if end == count { return -1 }
        // What can no longer become a value ends the search: so each byte is looked at a bounded number of times.
        let byte = start[end]
        if let forwards {
          own = forwards.next(own, byte)
          if own < 0 { return -1 }
        }
        switch type {
        case TypeCode.string, TypeCode.automaton, TypeCode.url:
          let isControl =
            place == .path
            ? byte < 0x20 || byte == 0x7F || byte == 0xC2 && end &+ 1 < count && start[end &+ 1] < 0xA0 : byte == 0
          if isControl { return -1 }
        case TypeCode.int, TypeCode.uint, TypeCode.boundedInt, TypeCode.boundedUInt:
          if byte &- 48 > 9, end > position || byte != 45 { return -1 }
          if end &- position > 20, parseInt(start + position, 21) == nil, parseUInt(start + position, 21) == nil { return -1 }
        case TypeCode.double, TypeCode.uuid, TypeCode.day, TypeCode.bool:
          // No finite number needs as many digits; the others are shorter.
          if end &- position > 1_100 { return -1 }
        default:
          break
        }
        end &+= 1
      }
    }
  }

  /// Whether bytes without control characters may be a String: not empty and no dots alone in a path.
  private static func isShortText(_ start: Bytes, _ count: Int, _ place: Place) -> Bool {
    place == .query || !(count == 0 || count <= 2 && start[0] == 46 && (count == 1 || start[1] == 46))
  }
}
