nonisolated extension RouteSupport {
  /// Where a parameter's value comes from, in a candidate's record.
  nonisolated enum Source {
    /// The capture of the path, the host or the fragment with this index.
    static let capture = 0
    /// A query item, which fills it.
    static let query = 1
    /// This text of the pool, which its type reads.
    static let constant = 2
    /// Nil.
    static let absent = 3
    /// No elements.
    static let empty = 4
    /// From the beginning of this capture to the end of the path.
    static let tail = 5
    /// From the beginning of this capture to the end of the fragment.
    static let fragmentTail = 6
    /// These texts, which the type of the elements reads: type (1), its argument (4), count (2), the texts (4 each).
    static let constants = 7
  }

  /// What a query item of a candidate must be.
  nonisolated enum QueryKind {
    /// There, with this text.
    static let literal = 0
    /// There, and it must read.
    static let required = 1
    /// It may be missing; what does not read counts as missing.
    static let optional = 2
    /// Any number of times; an element that does not read counts as missing.
    static let list = 3
  }

  /// The encoding of a text in a capture.
  nonisolated enum Encoding {
    static let plain: UInt64 = 0
    static let form: UInt64 = 2
    /// The low byte of a tail's second word.
    static let elements: UInt64 = 3
    /// The low byte of a list's second word.
    static let items: UInt64 = 7
    /// The low byte of the second word of a list that the spec gives.
    static let constants: UInt64 = 11
  }
}

nonisolated extension RouteSupport.Walk {
  typealias Bytes = RouteSupport.Bytes

  /// Reads query and fragment. Every value of the route is put beside those of the best candidate, and takes their
  /// place if all is well.
  @inline(never) mutating func readRest(_ record: Int, _ captured: Int, _ candidate: Int) -> Bool {
    let table = context.table
    // when fragments
    let fragment = table.field4(record &+ RouteSupport.Candidate.fragment)
    var fragmentEnd = 0
    if fragment != 0 {
      fragmentEnd = readFragment(fragment, captured)
      if fragmentEnd < 0 { return false }
    }
    // end fragments
    let parameterCount = table.field2(record &+ RouteSupport.Candidate.parameterCount)
    let parameters = record &+ RouteSupport.Candidate.parameters
    // when queries
    // The literal and required items first: they decide.
    let items = parameters &+ RouteSupport.Candidate.parameterSize &* parameterCount
    var missed: UInt64 = 0
    for index in 0..<table.field2(record &+ RouteSupport.Candidate.queryCount) {
      let item = items &+ RouteSupport.QueryItem.size &* index
      if !readItem(item, parameters, &missed) { return false }
    }
    // end queries
    for index in 0..<parameterCount {
      let parameter = parameters &+ RouteSupport.Candidate.parameterSize &* index
      let which = table.field4(parameter &+ 6)
      switch table.field1(parameter) {
      case RouteSupport.Source.capture:
        spare[index] = context.captures[which]
      // when lists
      case RouteSupport.Source.tail:
        spare[index] = elements(from: context.captures[which], to: values + count, separator: separator)
      // end lists
      // when fragments
      case RouteSupport.Source.fragmentTail:
        spare[index] = elements(
          from: context.captures[which], to: Bytes(context.fragmentScratch) + fragmentEnd, separator: 0xFF)
      // end fragments
      case RouteSupport.Source.constant:
        let text = table.text(which)
        guard let base = text.baseAddress,
          let value = RouteSupport.parse(
            table, type: table.field1(parameter &+ 1), argument: table.field4(parameter &+ 2), base, text.count, .query)
        else { return false }
        spare[index] = value
      case RouteSupport.Source.constants:
        spare[index] = RouteSupport.Capture(
          first: UInt64(truncatingIfNeeded: which), second: RouteSupport.Encoding.constants)
      case RouteSupport.Source.absent:
        spare[index] = .absent
      case RouteSupport.Source.empty:
        spare[index] = RouteSupport.Capture(first: 0, second: RouteSupport.Encoding.elements)
      default:
        break
      }
    }
    if table.field1(record &+ RouteSupport.Candidate.flags) & RouteSupport.Candidate.asksApp != 0,
      let accepts = context.accepts, !accepts(candidate, UnsafePointer(spare))
    {
      return false
    }
    swap(&output, &spare)
    ignored = 0
    // when queries
    ignored = missed
    // end queries
    return true
  }

  /// The elements from a capture's beginning to an end.
  private func elements(from capture: RouteSupport.Capture, to end: Bytes, separator: UInt8) -> RouteSupport.Capture {
    let start = UInt(truncatingIfNeeded: capture.first)
    let count = UInt(bitPattern: end) &- start
    return RouteSupport.Capture(
      first: capture.first,
      second: UInt64(count) &<< 16 | UInt64(separator) &<< 8 | RouteSupport.Encoding.elements)
  }

  // when queries
  /// Reads one query item into `output`. False where the item refuses the candidate.
  private func readItem(_ item: Int, _ parameters: Int, _ missed: inout UInt64) -> Bool {
    let table = context.table
    let key = table.text(table.field4(item &+ RouteSupport.QueryItem.key))
    let which = table.field4(item &+ RouteSupport.QueryItem.which)
    let kind = table.field1(item)
    if kind == RouteSupport.QueryKind.literal {
      guard let value = first(key, after: nil) else { return false }
      return RouteSupport.sameForm(
        context.link, value.lowerBound, value.upperBound, table.text(which), folds: foldsAll)
    }
    let parameter = parameters &+ RouteSupport.Candidate.parameterSize &* which
    let type = table.field1(item &+ RouteSupport.QueryItem.type)
    let argument = table.field4(item &+ RouteSupport.QueryItem.argument)
    if kind == RouteSupport.QueryKind.list {
      // The elements are read again when the value is made; here it is found out which keys hold one that does not
      // read.
      spare[which] = RouteSupport.Capture(
        first: UInt64(truncatingIfNeeded: item), second: RouteSupport.Encoding.items)
      var last: Int?
      while let value = first(key, after: last) {
        if readValue(value, type, argument) == nil { missed |= 1 &<< UInt64(truncatingIfNeeded: which) }
        last = value.upperBound
      }
      return true
    }
    let value = first(key, after: nil)
    if let value, let read = readValue(value, type, argument) {
      spare[which] = read
      return true
    }
    if kind == RouteSupport.QueryKind.required { return false }
    if value != nil { missed |= 1 &<< UInt64(truncatingIfNeeded: which) }
    return fillMissing(parameter, which, type, argument)
  }
  // end queries

  // when queries
  /// The value of an item that is missing: nil, or the default, whose text follows as `which` of the parameter.
  private func fillMissing(_ parameter: Int, _ which: Int, _ type: Int, _ argument: Int) -> Bool {
    let table = context.table
    let reference = table.field4(parameter &+ 6)
    if reference == 0 {
      spare[which] = .absent
      return true
    }
    let text = table.text(reference)
    guard let base = text.baseAddress,
      let value = RouteSupport.parse(table, type: type, argument: argument, base, text.count, .query)
    else { return false }
    spare[which] = value
    return true
  }
  // end queries

  // when queries
  private func first(_ key: UnsafeBufferPointer<UInt8>, after: Int?) -> Range<Int>? {
    context.query.flatMap { RouteSupport.item(context.link, $0, key, after: after) }
  }
  // end queries

  // when queries
  /// Reads a form-encoded value as a type. Texts stay in the link and are decoded when the value is made.
  func readValue(_ range: Range<Int>, _ type: Int, _ argument: Int) -> RouteSupport.Capture? {
    RouteSupport.readForm(
      context.table, context.link + range.lowerBound, range.count, type, argument, context.scratch)
  }
  // end queries

  // when fragments
  /// Decodes the fragment into the scratch memory and reads it. Its captures follow the path's.
  ///
  /// - Returns: the number of decoded bytes, or -1 where the fragment does not fit.
  func readFragment(_ record: Int, _ captured: Int) -> Int {
    let table = context.table
    let scratch = context.fragmentScratch
    guard
      let decoded = try? RouteSupport.decodePath(
        context.link, context.fragment, scratch, scratch, foldsAll: false, foldsFirst: false)
    else { return -1 }
    let text = Bytes(scratch)
    let total = table.field2(record)
    let hasTail = table.field1(record &+ 2) != 0
    var captured = captured
    var start = 0
    var isOver = decoded == 0 && hasTail && total == 0
    for index in 0..<total {
      if isOver { return -1 }
      var end = start
      while end < decoded, text[end] != 0xFF { end &+= 1 }
      let segment = record &+ 3 &+ 5 &* index
      let added = takeFragment(
        table.field1(segment), table.field4(segment &+ 1), text + start, end &- start, context.captures + captured)
      if added < 0 { return -1 }
      captured &+= added
      isOver = end == decoded
      start = end &+ 1
    }
    if !hasTail { return isOver ? decoded : -1 }
    context.captures[captured] = .text(text + min(start, decoded), 0, encoding: 0)
    // Elements of a tail are not empty.
    while !isOver {
      var end = start
      while end < decoded, text[end] != 0xFF { end &+= 1 }
      if end == start || !RouteSupport.isText(text + start, end &- start, .fragment) { return -1 }
      isOver = end == decoded
      start = end &+ 1
    }
    return decoded
  }
  // end fragments

  // when fragments
  private func takeFragment(
    _ kind: Int, _ argument: Int, _ start: Bytes, _ count: Int, _ output: UnsafeMutablePointer<RouteSupport.Capture>
  ) -> Int {
    let table = context.table
    switch kind {
    case RouteSupport.FragmentCode.literal:
      let text = table.text(argument)
      guard text.count == count, let base = text.baseAddress,
        foldsAll ? RouteSupport.sameFolded(base, start, count) : RouteSupport.same(base, start, count)
      else { return -1 }
      return 0
    case RouteSupport.FragmentCode.element:
      guard count > 0, RouteSupport.isText(start, count, .fragment) else { return -1 }
      output[0] = .text(start, count, encoding: RouteSupport.Encoding.plain)
      return 1
    // when mixtures
    case RouteSupport.TypeCode.mixture:
      return RouteSupport.split(table, argument, start, count, .fragment, folds: foldsAll, output)
    // end mixtures
    default:
      guard let value = RouteSupport.parse(table, type: kind, argument: argument, start, count, .fragment) else {
        return -1
      }
      output[0] = value
      return 1
    }
  }
  // end fragments
}

nonisolated extension RouteSupport {
  /// The kinds of fragment segments that are no types. A fragment's record: segments (2), whether a tail follows (1),
  /// each segment: kind (1), argument (4).
  nonisolated enum FragmentCode {
    static let literal = 13
    /// An element of a tail: any text but the empty one.
    static let element = 14
  }

  /// A query item's record: kind (1), key (4), literal's text or parameter (4), type of its value (1), the type's
  /// argument (4).
  nonisolated enum QueryItem {
    static let key = 1
    static let which = 5
    static let type = 9
    static let argument = 10
    static let size = 14
  }

  // when queries
  /// The value of the first item with this key that begins after an offset: a range of the link, empty where the item
  /// is a key alone.
  static func item(_ link: Bytes, _ query: Range<Int>, _ key: UnsafeBufferPointer<UInt8>, after: Int?) -> Range<Int>? {
    var start = after.map { $0 &+ 1 } ?? query.lowerBound
    while start <= query.upperBound {
      var end = start
      var equals = -1
      while end < query.upperBound, link[end] != 38 {
        if equals < 0, link[end] == 61 { equals = end }
        end &+= 1
      }
      if end > start, sameForm(link, start, equals < 0 ? end : equals, key, folds: false) {
        return equals < 0 ? end..<end : (equals &+ 1)..<end
      }
      start = end &+ 1
    }
    return nil
  }
  // end queries

  // when queries
  /// Whether form-encoded bytes decode to this text. A broken escape is no text.
  static func sameForm(
    _ link: Bytes, _ start: Int, _ end: Int, _ text: UnsafeBufferPointer<UInt8>, folds: Bool
  ) -> Bool {
    var position = 0
    var index = start
    while index < end {
      var byte = link[index]
      if byte == 43 {
        byte = 32
      } else if byte == 37 {
        guard index &+ 2 < end else { return false }
        let value = hexDigit(link[index &+ 1]) &<< 4 | hexDigit(link[index &+ 2])
        guard value < 0x100 else { return false }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard position < text.count, text[position] == byte || folds && folded(text[position]) == folded(byte) else {
        return false
      }
      position &+= 1
      index &+= 1
    }
    return position == text.count
  }
  // end queries

  // when queries
  /// Reads form-encoded bytes as a type; `scratch` has room for them.
  static func readForm(
    _ table: Table, _ start: Bytes, _ count: Int, _ type: Int, _ argument: Int, _ scratch: UnsafeMutablePointer<UInt8>
  ) -> Capture? {
    var isEncoded = false
    for index in 0..<count where start[index] == 37 || start[index] == 43 { isEncoded = true }
    guard isEncoded else { return parse(table, type: type, argument: argument, start, count, .query) }
    let decoded = decodeForm(start, count, scratch)
    guard decoded >= 0,
      let value = parse(table, type: type, argument: argument, Bytes(scratch), decoded, .query)
    else { return nil }
    switch type {
    case TypeCode.string, TypeCode.automaton, TypeCode.url: return .text(start, count, encoding: Encoding.form)
    default: return value
    }
  }
  // end queries

  // when queries
  /// Decodes form-encoded bytes: `+` and `%20` are spaces. Returns how many were written, or -1 where an escape is
  /// broken or they are no UTF-8.
  static func decodeForm(_ start: Bytes, _ count: Int, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var utf8 = UTF8Check()
    var written = 0
    var index = 0
    while index < count {
      var byte = start[index]
      if byte == 43 {
        byte = 32
      } else if byte == 37 {
        guard index &+ 2 < count else { return -1 }
        let value = hexDigit(start[index &+ 1]) &<< 4 | hexDigit(start[index &+ 2])
        guard value < 0x100 else { return -1 }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard utf8.take(byte, at: index) else { return -1 }
      output[written] = byte
      written &+= 1
      index &+= 1
    }
    return utf8.isComplete ? written : -1
  }
  // end queries
}
