nonisolated extension RouteSupport {
  typealias Bytes = UnsafePointer<UInt8>

  /// Eight bytes from `offset` on, the first in the lowest place.
  @inline(__always) static func load8(_ base: Bytes, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Up to eight bytes from `offset` on, filled with zeros; never outside `0..<count`.
  @inline(__always) static func word(_ base: Bytes, _ offset: Int, _ count: Int) -> UInt64 {
    if offset &+ 8 <= count { return load8(base, offset) }
    return shortWord(base, offset, count)
  }

  @inline(never) static func shortWord(_ base: Bytes, _ offset: Int, _ count: Int) -> UInt64 {
    let rest = count &- offset
    if rest <= 0 { return 0 }
    if count >= 8 { return load8(base, count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest) }
    var result: UInt64 = 0
    var index = 0
    while index < rest {
      result |= UInt64(base[offset &+ index]) &<< UInt64(truncatingIfNeeded: 8 &* index)
      index &+= 1
    }
    return result
  }

  /// The bytes of the word that are zero, as their highest bits. Only the lowest set bit is exact.
  @inline(__always) static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Where a byte stands first from an offset on, or `count`.
  @inline(__always) static func first(_ byte: UInt8, in base: Bytes, _ start: Int, _ count: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index < count {
      // Zeros fill a word at the end: they are not the byte, which is printable.
      let mark = zeroBytes(word(base, index, count) ^ pattern)
      if mark != 0 { return index &+ mark.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    return count
  }

  /// The value of a hexadecimal digit; 0xFF00 where it is none, so that an OR of many shows one that is wrong.
  @inline(__always) static func hexDigit(_ byte: UInt8) -> UInt64 {
    if byte &- 48 < 10 { return UInt64(byte &- 48) }
    let letter = (byte | 0x20) &- 97
    return letter < 6 ? UInt64(letter &+ 10) : 0xFF00
  }

  /// The upper-case hexadecimal digit of a value below 16.
  @inline(__always) static func hexCharacter(_ value: UInt8) -> UInt8 { value < 10 ? 48 &+ value : 55 &+ value }

  /// An ASCII letter in lower case, any other byte as it is.
  @inline(__always) static func folded(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }

  /// The hash of a segment: of its length, its first eight and its last eight bytes. The builder and the walker share
  /// it.
  @inline(__always) static func segmentHash(first: UInt64, last: UInt64, count: Int) -> UInt64 {
    var hash = first
    if count > 8 { hash ^= last &<< 29 | last &>> 35 }
    return hash &* 0x9E37_79B9_7F4A_7C15
  }

  /// Whether `count` bytes are the same.
  @inline(__always) static func same(_ left: Bytes, _ right: Bytes, _ count: Int) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      if load8(left, index) != load8(right, index) { return false }
      index &+= 8
    }
    while index < count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }

  /// The two texts of a table.
  nonisolated struct Table {
    let nodes: Bytes
    let pool: Bytes

    @inline(__always) init(nodes: Bytes, pool: Bytes) {
      self.nodes = nodes
      self.pool = pool
    }

    #if !ROUTEGEN_CHECKED
      /// Six bits.
      @inline(__always) func field1(_ offset: Int) -> Int { Int(nodes[offset]) &- 48 }
      /// Twelve bits, the low six first.
      @inline(__always) func field2(_ offset: Int) -> Int {
        (Int(nodes[offset]) &- 48) | (Int(nodes[offset &+ 1]) &- 48) &<< 6
      }
      /// Twenty-four bits, the low six first.
      @inline(__always) func field4(_ offset: Int) -> Int {
        let word = UInt32(littleEndian: UnsafeRawPointer(nodes).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let bits = word &- 0x3030_3030
        return Int(
          truncatingIfNeeded: (bits & 0x3F) | (bits &>> 2 & 0xFC0) | (bits &>> 4 & 0x3F000) | (bits &>> 6 & 0xFC0000))
      }
    #else
      /// The checked build: every character must be one of the 64.
      func field1(_ offset: Int) -> Int {
        let value = Int(nodes[offset]) - 48
        precondition(offset >= 0 && value >= 0 && value < 64, "the table is damaged")
        return value
      }
      func field2(_ offset: Int) -> Int { field1(offset) | field1(offset + 1) << 6 }
      func field4(_ offset: Int) -> Int { field2(offset) | field2(offset + 2) << 12 }
    #endif

    /// What a node says of its children.
    @inline(__always) func header(_ node: Int) -> Node.Header {
      #if ROUTEGEN_CHECKED
        for place in 0..<8 { _ = field1(node + Node.tail + place) }
      #endif
      return Node.Header(word: load8(nodes, node &+ Node.tail))
    }

    /// The child for exactly the bytes of a segment, or 0. `eight` are the bytes from its beginning on.
    @inline(__always) func child(_ node: Int, _ header: Node.Header, _ segment: Bytes, _ count: Int, _ eight: UInt64)
      -> Int
    {
      // What is not the segment's is shifted out.
      let over: UInt64 = count < 8 ? UInt64(truncatingIfNeeded: 64 &- 8 &* count) : 0
      let last = count > 8 ? load8(segment, count &- 8) : 0
      let hash = segmentHash(first: (eight &<< over) &>> over, last: last, count: count)
      let mark = Node.mark(hash, count)
      let slot = Int(truncatingIfNeeded: hash &>> header.shift) & (header.slotCount &- 1)
      let record = node &+ Node.slots &+ Node.slotSize &* slot
      let found = self.mark(record)
      if found == mark, isText(record, segment, count, eight, over) { return field4(record &+ 2) }
      if found == Node.emptyMark || header.isPerfect { return 0 }
      return nextChild(node, header.slotCount, slot, mark, segment, count, eight)
    }

    /// The child whose text did not get the slot that it wanted.
    @inline(never) private func nextChild(
      _ node: Int, _ slotCount: Int, _ from: Int, _ mark: UInt16, _ segment: Bytes, _ count: Int, _ eight: UInt64
    ) -> Int {
      let over: UInt64 = count < 8 ? UInt64(truncatingIfNeeded: 64 &- 8 &* count) : 0
      var slot = from
      while true {
        // The builder leaves an empty slot, so the search ends.
        slot = (slot &+ 1) & (slotCount &- 1)
        let record = node &+ Node.slots &+ Node.slotSize &* slot
        let found = self.mark(record)
        if found == mark, isText(record, segment, count, eight, over) { return field4(record &+ 2) }
        if found == Node.emptyMark { return 0 }
      }
    }

    @inline(__always) private func mark(_ record: Int) -> UInt16 {
      UInt16(littleEndian: UnsafeRawPointer(nodes).loadUnaligned(fromByteOffset: record, as: UInt16.self))
    }

    /// Whether a slot's text is a segment. Behind the pool there are eight bytes to spare.
    @inline(__always) private func isText(
      _ record: Int, _ segment: Bytes, _ count: Int, _ eight: UInt64, _ over: UInt64
    ) -> Bool {
      let reference = field4(record &+ 6)
      if (load8(pool, reference &+ 4) ^ eight) &<< over != 0 { return false }
      return count < 8 || isLongText(reference, segment, count)
    }

    /// The same behind the first eight bytes. The slot tells lengths below 63 apart; a text's own stands before it.
    @inline(never) private func isLongText(_ reference: Int, _ segment: Bytes, _ count: Int) -> Bool {
      let text = text(reference)
      guard text.count == count, let base = text.baseAddress else { return false }
      return same(base, segment, count)
    }

    /// A text of the pool: its length in four characters, then its bytes.
    @inline(__always) func text(_ reference: Int) -> UnsafeBufferPointer<UInt8> {
      let start = pool + reference
      let count = Table(nodes: pool, pool: pool).field4(reference)
      return UnsafeBufferPointer(start: start + 4, count: count)
    }

    /// A text of the pool as a String.
    func string(_ reference: Int) -> String { String(decoding: text(reference), as: UTF8.self) }
  }

  /// The fields of the table's head, in `nodes` from offset 0 on.
  nonisolated enum Head {
    /// The largest number of segments before a tail.
    static let depth = 0
    /// The largest number of captures of a candidate, hosts and fragments included.
    static let captures = 4
    /// The largest number of parameters of a route.
    static let parameters = 8
    /// 1 literals fold ASCII case; 2 a trailing slash counts; 4 the first hit of the walk is the best; 8 hosts have
    /// wildcards or parameters; 16 tabs or stacks have addresses; 32 a literal holds `%`, `?` or `#`.
    static let flags = 12
    /// A record of four characters for each candidate, in the order of rank.
    static let candidates = 13
    /// The number of candidates.
    static let candidateCount = 17
    /// The list of origins.
    static let origins = 21
    /// The root of the patterns that are read on every origin, or 0.
    static let anyRoot = 25
    /// The list of addresses of tabs and stacks, the longest first.
    static let addresses = 29
    /// The index of the origin that a `/path` is read on, plus one; 0 none.
    static let defaultOrigin = 33
    /// A record for each route number: how it is printed.
    static let printing = 37
    /// The length of the longest declared host.
    static let hostLength = 41
    /// A record for each route: what it is called and what its parameters are (`Metadata`).
    static let metadata = 45
    /// The names of routes, also those they had formerly, by byte order: count (4), then name (4) and route (4).
    static let names = 49
    /// The root of the patterns of the origin that a `/path` is read on; where there is none, `anyRoot`.
    static let defaultRoot = 53
    /// The memory that the short way needs, in bytes, and where its captures begin there.
    static let room = 57
    static let captureOffset = 61
    /// The size of the head.
    static let size = 65
  }
}
