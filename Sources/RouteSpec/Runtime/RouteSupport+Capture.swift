nonisolated extension RouteSupport {
  /// The values of a match, one for each parameter of the route, and what it takes to make Swift values of them.
  ///
  /// Valid only while the link's bytes are at hand.
  nonisolated struct Values {
    let table: Table
    let link: Bytes
    let query: Range<Int>?
    var captures: UnsafePointer<Capture>?

    init(table: Table, link: Bytes, query: Range<Int>?) {
      self.table = table
      self.link = link
      self.query = query
    }

    /// The same with captures.
    func with(_ captures: UnsafePointer<Capture>) -> Values {
      var result = self
      result.captures = captures
      return result
    }

    /// The capture of a parameter.
    @inline(__always) func capture(_ index: Int) -> Capture { captures?[index] ?? Capture() }

    /// Whether an optional is absent.
    @inline(__always) func isAbsent(_ index: Int) -> Bool {
      let capture = capture(index)
      return capture.second == .max && capture.first == 0
    }

    @inline(__always) static func int(of capture: Capture) -> Int {
      Int(truncatingIfNeeded: Int64(bitPattern: capture.first))
    }
    @inline(__always) static func uint(of capture: Capture) -> UInt { UInt(truncatingIfNeeded: capture.first) }
    @inline(__always) static func bool(of capture: Capture) -> Bool { capture.first != 0 }
    @inline(__always) static func double(of capture: Capture) -> Double { Double(bitPattern: capture.first) }
    /// The position of a case among its enum's.
    @inline(__always) static func position(of capture: Capture) -> Int { Int(truncatingIfNeeded: capture.first) }
    /// The two halves of a UUID.
    @inline(__always) static func halves(of capture: Capture) -> (UInt64, UInt64) { (capture.first, capture.second) }
    // when days
    /// Year, month and day.
    @inline(__always) static func day(of capture: Capture) -> Day {
      let packed = Int(truncatingIfNeeded: capture.first)
      return Day(unchecked: packed &>> 9, packed &>> 5 & 15, packed & 31)
    }
    // end days

    /// A value, or nil where an optional is absent.
    @inline(__always) func optional<Value>(_ index: Int, _ make: (Capture) -> Value?) -> Value? {
      isAbsent(index) ? nil : make(capture(index))
    }

    /// The text of a capture, decoded.
    @inline(never) static func string(of capture: Capture) -> String {
      let count = Int(truncatingIfNeeded: capture.second &>> 2)
      guard let start = Bytes(bitPattern: UInt(truncatingIfNeeded: capture.first)) else { return "" }
      // when queries
      if capture.second & 3 != Encoding.plain {
        return String(unsafeUninitializedCapacity: count) { output in
          output.baseAddress.map { max(decodeForm(start, count, $0), 0) } ?? 0
        }
      }
      // end queries
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    // when lists
    /// The elements of a tail or of a repeated query item. `make` returns nil where one does not exist.
    func list<Element>(_ index: Int, _ make: (Capture) -> Element?) -> [Element] {
      let capture = capture(index)
      if capture.second & 0xFF == Encoding.constants { return constants(Int(truncatingIfNeeded: capture.first), make) }
      // when queries
      if capture.second & 0xFF == Encoding.items { return items(Int(truncatingIfNeeded: capture.first), make) }
      // end queries
      var result: [Element] = []
      let count = Int(truncatingIfNeeded: capture.second &>> 16)
      let separator = UInt8(truncatingIfNeeded: capture.second &>> 8)
      guard count > 0, let start = Bytes(bitPattern: UInt(truncatingIfNeeded: capture.first)) else { return result }
      var first = 0
      while first <= count {
        var end = first
        while end < count, start[end] != separator { end &+= 1 }
        if let element = make(.text(start + first, end &- first, encoding: Encoding.plain)) { result.append(element) }
        first = end &+ 1
      }
      return result
    }
    // end lists

    // when lists
    /// The elements that the spec gives, by their record.
    private func constants<Element>(_ record: Int, _ make: (Capture) -> Element?) -> [Element] {
      var result: [Element] = []
      for index in 0..<table.field2(record &+ 5) {
        let text = table.text(table.field4(record &+ 7 &+ 4 &* index))
        if let start = text.baseAddress,
          let capture = parse(
            table, type: table.field1(record), argument: table.field4(record &+ 1), start, text.count, .query),
          let element = make(capture)
        {
          result.append(element)
        }
      }
      return result
    }
    // end lists

    // when queries
    /// The repeated query item whose record is there. What does not read is left out.
    private func items<Element>(_ item: Int, _ make: (Capture) -> Element?) -> [Element] {
      var result: [Element] = []
      guard let query else { return result }
      let key = table.text(table.field4(item &+ 1))
      let type = table.field1(item &+ QueryItem.type)
      let argument = table.field4(item &+ QueryItem.argument)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: query.count &+ 1) { scratch in
        guard let scratch = scratch.baseAddress else { return }
        var last: Int?
        while let range = RouteSupport.item(link, query, key, after: last) {
          if let capture = readForm(table, link + range.lowerBound, range.count, type, argument, scratch),
            let element = make(capture)
          {
            result.append(element)
          }
          last = range.upperBound
        }
      }
      return result
    }
    // end queries
  }
}
