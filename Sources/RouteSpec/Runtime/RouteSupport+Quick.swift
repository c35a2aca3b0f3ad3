nonisolated extension RouteSupport {
  /// The short way of reading, for the links that apps read most: `/path`, plain ASCII, nothing encoded, in a table whose
  /// walk finds the best candidate first. It decides, or says that the long way has to.
  ///
  /// It does what `Reading` and `Walk` do, less what such a link cannot need; the laws hold both to one oracle.
  nonisolated enum Quick {
    /// No candidate's number: nothing reads the link.
    static let none = -1
    /// No candidate's number: the long way decides.
    static let undecided = -2

    /// Where the path of a plain link ends: at its query, its fragment, or its end. -1 where the link is not plain.
    @inline(__always) static func end(of link: Bytes, _ count: Int) -> Int {
      if count == 0 || link[0] != 47 { return -1 }
      var index = 0
      while index < count {
        let rest = count &- index
        // What is missing to eight bytes is filled with spaces.
        let fill = rest < 8 ? 0x2020_2020_2020_2020 &<< UInt64(truncatingIfNeeded: 8 &* rest) : 0
        let eight = word(link, index, count) | fill
        if suspects(eight) | zeroBytes(eight ^ 0x2525_2525_2525_2525) != 0 { return -1 }
        // `?` and `#` end the path; of bytes below 0x80 the lowest that is one is exact.
        let ends = zeroBytes(eight ^ 0x3F3F_3F3F_3F3F_3F3F) | zeroBytes(eight ^ 0x2323_2323_2323_2323)
        if ends != 0 { return index &+ ends.trailingZeroBitCount &>> 3 }
        index &+= 8
      }
      return count
    }

    /// The candidate of a path that begins with a slash and ends at `end`.
    @inline(never) static func candidate(
      _ table: Table, _ link: Bytes, _ end: Int, _ captures: UnsafeMutablePointer<Capture>,
      _ frames: UnsafeMutablePointer<Walk.Frame>
    ) -> Int {
      // A final slash, `//` in front, and links that begin with a tab's address go the long way.
      if end > 1, link[end &- 1] == 47 || link[1] == 47 { return undecided }
      let index = table.field4(Head.defaultOrigin)
      if index > 0 {
        let record = table.field4(Head.origins) &+ 2 &+ OriginCode.size &* (index &- 1)
        let root = table.field4(record &+ 5)
        if root != 0 {
          let found = search(table, root, link, end, captures, frames)
          if found != none { return found }
        }
      }
      let root = table.field4(Head.anyRoot)
      if root != 0 {
        let found = search(table, root, link, end, captures, frames)
        if found != none { return found }
      }
      return table.field2(table.field4(Head.addresses)) == 0 ? none : undecided
    }

    @inline(__always) private static func search(
      _ table: Table, _ root: Int, _ link: Bytes, _ count: Int,
      _ captures: UnsafeMutablePointer<Capture>, _ frames: UnsafeMutablePointer<Walk.Frame>
    ) -> Int {
      var node = root
      var start = count == 1 ? 2 : 1
      var captured = 0
      var depth = 0
      descend: while true {
        if start > count {
          let found = leaf(table, node)
          if found != none { return found }
        } else {
          // The segment's first eight bytes, and its end.
          let eight = word(link, start, count)
          var mark = zeroBytes(eight ^ 0x2F2F_2F2F_2F2F_2F2F)
          var end = start
          var first = eight
          if mark != 0 {
            let bits = mark.trailingZeroBitCount & 56
            first = eight & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1)
            end = start &+ bits &>> 3
          } else {
            repeat {
              end &+= 8
              if end >= count {
                end = count
                break
              }
              mark = zeroBytes(word(link, end, count) ^ 0x2F2F_2F2F_2F2F_2F2F)
            } while mark == 0
            if mark != 0 { end &+= mark.trailingZeroBitCount &>> 3 }
          }
          let header = table.header(node)
          let child =
            header.slotBits == 0
            ? 0 : self.child(table, node, header.slotBits, header.typedCount, link, start, end, first)
          if child != 0 {
            if header.typedCount != 0 || header.hasTail {
              frames[depth] = Walk.Frame(node: node, start: start, end: end, next: 0, captured: captured)
              depth &+= 1
            }
            node = child
            start = end &+ 1
            continue descend
          }
          let before = captured
          let next = typed(table, node, header.typedCount, link, start, end, from: 0, captures, &captured)
          if next < 0 {
            if header.hasTail { return undecided }
          } else {
            if next < header.typedCount || header.hasTail {
              frames[depth] = Walk.Frame(node: node, start: start, end: end, next: next, captured: before)
              depth &+= 1
            }
            node = table.field4(node &+ Node.children &+ Node.childSize &* (next &- 1) &+ 5)
            start = end &+ 1
            continue descend
          }
        }
        // Nothing more is below: the last node with alternatives goes on.
        while true {
          if depth == 0 { return none }
          let frame = frames[depth &- 1]
          depth &-= 1
          captured = frame.captured
          let header = table.header(frame.node)
          let next = typed(
            table, frame.node, header.typedCount, link, frame.start, frame.end, from: frame.next, captures, &captured)
          if next < 0 {
            if header.hasTail { return undecided }
            continue
          }
          if next < header.typedCount || header.hasTail {
            frames[depth].next = next
            depth &+= 1
          }
          node = table.field4(frame.node &+ Node.children &+ Node.childSize &* (next &- 1) &+ 5)
          start = frame.end &+ 1
          continue descend
        }
      }
    }

    /// The candidate that ends at a node: the first of its list, where that is one that needs nothing but its path.
    @inline(__always) private static func leaf(_ table: Table, _ node: Int) -> Int {
      // A tail of no elements ends here, too.
      if table.field4(node &+ Node.tail) != 0 { return undecided }
      let list = table.field4(node &+ Node.leaf)
      if list == 0 { return none }
      let candidate = table.field4(list &+ 2)
      let flags = table.field1(table.field4(table.field4(Head.candidates) &+ 4 &* candidate) &+ Candidate.flags)
      let wanted = Candidate.isDirect | Candidate.isRefusal | Candidate.asksApp | Candidate.isInternal
      if flags & wanted == Candidate.isDirect { return candidate }
      return undecided
    }

    /// The child for exactly a segment's bytes, or 0.
    @inline(__always) private static func child(
      _ table: Table, _ node: Int, _ bits: Int, _ typedCount: Int, _ link: Bytes, _ start: Int, _ end: Int,
      _ first: UInt64
    ) -> Int {
      if start == end { return 0 }
      let slots = node &+ Node.children &+ Node.childSize &* typedCount
      let length = end &- start
      let hash = segmentHash(first: first, last: length > 8 ? load8(link, end &- 8) : 0, count: length)
      let mask = (1 &<< (bits &- 1)) &- 1
      let wanted = Int(truncatingIfNeeded: hash &>> 58) | min(length, 63) &<< 6
      var slot = Int(truncatingIfNeeded: hash &>> 40) & mask
      while true {
        let record = slots &+ Node.slotSize &* slot
        if table.field2(record) == wanted {
          let child = table.field4(record &+ 2)
          if child != 0 {
            // The slot tells lengths below 63 apart; a text's own length stands before it.
            let text = table.field4(record &+ 6)
            if length < 63 || table.text(text).count == length,
              equals(table.pool + text + 4, link + start, length, first)
            {
              return child
            }
          }
        } else if table.field4(record &+ 2) == 0 {
          return 0
        }
        if mask == 0 { return 0 }
        slot = (slot &+ 1) & mask
      }
    }

    /// Whether a text of the pool is the segment. Behind the pool there are eight bytes to spare.
    @inline(__always) private static func equals(_ text: Bytes, _ segment: Bytes, _ count: Int, _ first: UInt64) -> Bool
    {
      let eight = load8(text, 0)
      if count < 8 { return (eight ^ first) &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count) == 0 }
      if eight != first { return false }
      var index = 8
      while index &+ 8 < count {
        if load8(text, index) != load8(segment, index) { return false }
        index &+= 8
      }
      return load8(text, count &- 8) == load8(segment, count &- 8)
    }

    /// Reads a segment as the first typed child from a position on that takes it; gives the position after it, -1 none.
    @inline(__always) private static func typed(
      _ table: Table, _ node: Int, _ count: Int, _ link: Bytes, _ start: Int, _ end: Int, from position: Int,
      _ captures: UnsafeMutablePointer<Capture>, _ captured: inout Int
    ) -> Int {
      var next = position
      while next < count {
        let child = node &+ Node.children &+ Node.childSize &* next
        next &+= 1
        let kind = table.field1(child)
        if kind == TypeCode.string {
          // The link is plain: what is left to see is that the segment is there, and no `.` or `..`.
          if start == end || link[start] == 46 && !isText(link + start, end &- start, .path) { continue }
          captures[captured] = .text(link + start, end &- start, encoding: 0)
          captured &+= 1
          return next
        }
        if kind == TypeCode.mixture {
          let added = split(
            table, table.field4(child &+ 1), link + start, end &- start, .path, folds: false, captures + captured)
          if added < 0 { continue }
          captured &+= added
          return next
        }
        guard
          let value = parse(
            table, type: kind, argument: table.field4(child &+ 1), link + start, end &- start, .path)
        else { continue }
        captures[captured] = value
        captured &+= 1
        return next
      }
      return -1
    }
  }
}
