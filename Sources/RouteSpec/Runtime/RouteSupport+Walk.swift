nonisolated extension RouteSupport {
  /// A node of the tree over segments, at an offset in `nodes`: best candidate below it (4), candidates that end here
  /// (4), candidates with a tail from here on (4), typed children (2), the size of its slots as a power of two plus
  /// one, 0 none (1), typed children (kind 1, argument 4, node 4), slots (hash 1, length 1, node 4, text 4).
  nonisolated enum Node {
    static let leaf = 4
    static let tail = 8
    static let typedCount = 12
    static let slotBits = 14
    static let children = 15
    static let childSize = 9
    static let slotSize = 10
  }

  /// One search of the tree: most specific child first, every alternative kept, captures of an abandoned branch
  /// overwritten.
  ///
  /// `/trails/angels-landing/photos` at the root: `trails` is found among the slots, and the root is kept with its
  /// other children still to try; and so on. Each node of the tree is reached at most once, so a link costs at most the
  /// tree.
  nonisolated struct Walk {
    /// A node with alternatives that are still to be tried.
    nonisolated struct Frame {
      var node: Int
      var start: Int
      var end: Int
      var next: Int
      var captured: Int
    }

    /// What one reading needs besides its path.
    nonisolated struct Context {
      let table: Table
      let link: Bytes
      let query: Range<Int>?
      let fragment: Range<Int>
      let isInside: Bool
      let captures: UnsafeMutablePointer<Capture>
      let frames: UnsafeMutablePointer<Frame>
      /// Room for the decoded fragment.
      let fragmentScratch: UnsafeMutablePointer<UInt8>
      /// Room for one decoded query value.
      let scratch: UnsafeMutablePointer<UInt8>
      /// Asks the app's own types; nil where the table has none.
      let accepts: ((Int, UnsafePointer<Capture>) -> Bool)?
    }

    let context: Context
    /// The path without its leading slash and without one final slash.
    let values: Bytes
    /// The same, folded where literals fold.
    let literals: Bytes
    let count: Int
    /// `/`, or 0xFF where the path is decoded.
    let separator: UInt8
    let endsInSlash: Bool
    let foldsAll: Bool
    let foldsFirst: Bool
    let isOrdered: Bool
    let isStrict: Bool
    /// The address whose routes alone count, plus one; 0 every route.
    let address: Int

    /// The values of the best candidate, a capture a parameter.
    var output: UnsafeMutablePointer<Capture>
    /// Room for the values of one that may yet refuse the link.
    var spare: UnsafeMutablePointer<Capture>
    /// The best candidate so far: the lowest, as candidates are in the order of rank.
    var best = Int.max
    /// The best candidate's parameters whose query items were there but did not read, a bit each.
    var ignored: UInt64 = 0

    /// Searches one tree. The captures below `captured` are the host's.
    @inline(__always) mutating func search(_ root: Int, captured: Int) {
      if foldsFirst { searchFolded(root, captured) }
      descend(root, count == 0 ? 1 : 0, captured)
    }

    /// The literal children for a first segment that stands where a host would: there literals compare without case, so
    /// several may be meant. One that is written as the link has it goes before the others.
    @inline(never) private mutating func searchFolded(_ root: Int, _ captured: Int) {
      let end = segmentEnd(0)
      let before = best
      for isExact in [true, false] {
        if best != before { return }
        var slot = 0
        while case let child = foldedChild(root, end, &slot, isExact: isExact), child != 0 {
          if context.table.field4(child) < best { descend(child, end &+ 1, captured) }
        }
      }
    }

    /// Searches what is below a node, from the segment that begins at `start` on.
    @inline(never) private mutating func descend(_ root: Int, _ start: Int, _ captured: Int) {
      let table = context.table
      var node = root
      var start = start
      var end = 0
      var captured = captured
      var depth = 0
      descend: while true {
        var next = 0
        if start > count {
          let leaf = table.field4(node &+ Node.leaf)
          if leaf != 0, accept(leaf, captured), isOrdered { return }
          let tail = table.field4(node &+ Node.tail)
          if tail != 0 {
            context.captures[captured] = .text(values + count, 0, encoding: 0)
            if accept(tail, captured &+ 1), isOrdered { return }
          }
        } else {
          end = segmentEnd(start)
          let child = literalChild(node, start, end)
          if child != 0, table.field4(child) < best {
            if table.field2(node &+ Node.typedCount) != 0 || table.field4(node &+ Node.tail) != 0 {
              context.frames[depth] = Frame(node: node, start: start, end: end, next: 0, captured: captured)
              depth &+= 1
            }
            node = child
            start = end &+ 1
            continue descend
          }
          next = -1
        }
        // Here nothing more is below; `next` is -1 where the node's own alternatives come first.
        alternatives: while true {
          if next < 0 {
            next = 0
          } else {
            if depth == 0 { return }
            depth &-= 1
            let frame = context.frames[depth]
            node = frame.node
            start = frame.start
            end = frame.end
            next = frame.next
            captured = frame.captured
          }
          let typedCount = table.field2(node &+ Node.typedCount)
          let tail = table.field4(node &+ Node.tail)
          while next < typedCount {
            let child = node &+ Node.children &+ Node.childSize &* next
            next &+= 1
            let target = table.field4(child &+ 5)
            if table.field4(target) >= best { continue }
            let added = take(table.field1(child), table.field4(child &+ 1), start, end, captured)
            if added < 0 { continue }
            if next < typedCount || tail != 0 {
              context.frames[depth] = Frame(node: node, start: start, end: end, next: next, captured: captured)
              depth &+= 1
            }
            node = target
            start = end &+ 1
            captured &+= added
            continue descend
          }
          if tail != 0, isTail(start) {
            context.captures[captured] = .text(values + start, count &- start, encoding: 0)
            if accept(tail, captured &+ 1), isOrdered { return }
          }
        }
      }
    }

    /// The end of the segment that begins there.
    @inline(__always) func segmentEnd(_ start: Int) -> Int {
      let pattern = UInt64(separator) &* 0x0101_0101_0101_0101
      var end = start
      while end < count {
        let mark = zeroBytes(word(values, end, count) ^ pattern)
        if mark != 0 { return min(end &+ mark.trailingZeroBitCount &>> 3, count) }
        end &+= 8
      }
      return count
    }

    /// The child for exactly these bytes, or 0.
    @inline(__always) func literalChild(_ node: Int, _ start: Int, _ end: Int) -> Int {
      let table = context.table
      let bits = table.field1(node &+ Node.slotBits)
      if bits == 0 || start == end || foldsFirst && start == 0 { return 0 }
      let slots = node &+ Node.children &+ Node.childSize &* table.field2(node &+ Node.typedCount)
      let length = end &- start
      var first = word(literals, start, count)
      if length < 8 { first &= (1 &<< UInt64(truncatingIfNeeded: 8 &* length)) &- 1 }
      let last = length > 8 ? load8(literals, end &- 8) : 0
      let hash = segmentHash(first: first, last: last, count: length)
      let mask = (1 &<< (bits &- 1)) &- 1
      let mark = Int(truncatingIfNeeded: hash &>> 58)
      let size = min(length, 63)
      var slot = Int(truncatingIfNeeded: hash &>> 40) & mask
      // The builder leaves an empty slot in every table of more than one, so the search ends.
      while true {
        let record = slots &+ Node.slotSize &* slot
        let child = table.field4(record &+ 2)
        if child == 0 { return 0 }
        if table.field1(record) == mark, table.field1(record &+ 1) == size {
          let text = table.text(table.field4(record &+ 6))
          if text.count == length, let base = text.baseAddress, same(base, literals + start, length) { return child }
        }
        if mask == 0 { return 0 }
        slot = (slot &+ 1) & mask
      }
    }

    /// The next literal child from a slot on, 0 none, whose text is the first segment without ASCII case: also as it
    /// stands, or not.
    func foldedChild(_ node: Int, _ end: Int, _ slot: inout Int, isExact: Bool) -> Int {
      let table = context.table
      let bits = table.field1(node &+ Node.slotBits)
      if bits == 0 || end == 0 { return 0 }
      let slots = node &+ Node.children &+ Node.childSize &* table.field2(node &+ Node.typedCount)
      while slot < 1 &<< (bits &- 1) {
        let record = slots &+ Node.slotSize &* slot
        slot &+= 1
        let child = table.field4(record &+ 2)
        if child == 0 { continue }
        let text = table.text(table.field4(record &+ 6))
        guard text.count == end, let base = text.baseAddress else { continue }
        if isExact ? same(base, values, end) : sameFolded(base, values, end) && !same(base, values, end) {
          return child
        }
      }
      return 0
    }

    /// Reads a segment as a typed child. Returns the number of captures, or -1.
    @inline(__always) func take(_ kind: Int, _ argument: Int, _ start: Int, _ end: Int, _ captured: Int) -> Int {
      if kind == TypeCode.string {
        if !isText(values + start, end &- start, .path) { return -1 }
        context.captures[captured] = .text(values + start, end &- start, encoding: 0)
        return 1
      }
      if kind == TypeCode.mixture {
        return split(
          context.table, argument, values + start, end &- start, .path, folds: foldsAll || foldsFirst && start == 0,
          context.captures + captured)
      }
      guard let value = parse(context.table, type: kind, argument: argument, values + start, end &- start, .path) else {
        return -1
      }
      context.captures[captured] = value
      return 1
    }

    /// Whether every segment from there on may be an element of a tail.
    @inline(never) func isTail(_ start: Int) -> Bool {
      var start = start
      while start <= count {
        let end = segmentEnd(start)
        if !isText(values + start, end &- start, .path) { return false }
        start = end &+ 1
      }
      return true
    }

    /// Takes the first candidate of a list that reads the link and is better than the best so far.
    @inline(__always) mutating func accept(_ list: Int, _ captured: Int) -> Bool {
      let table = context.table
      let base = table.field4(Head.candidates)
      for position in 0..<table.field2(list) {
        let candidate = table.field4(list &+ 2 &+ 4 &* position)
        if candidate >= best { return false }
        if read(table.field4(base &+ 4 &* candidate), captured, candidate) {
          best = candidate
          return true
        }
      }
      return false
    }

    /// Whether the rest of the link fits the candidate: where it comes from, its final slash, its query and its
    /// fragment. Fills `output`.
    @inline(__always) mutating func read(_ record: Int, _ captured: Int, _ candidate: Int) -> Bool {
      let table = context.table
      let flags = table.field1(record &+ Candidate.flags)
      if flags & Candidate.isInternal != 0, !context.isInside { return false }
      if isStrict, (flags & Candidate.endsInSlash != 0) != endsInSlash { return false }
      if address != 0, !Candidate.isEligible(table, record, address) { return false }
      if flags & Candidate.isDirect != 0 {
        for index in 0..<table.field2(record &+ Candidate.parameterCount) {
          output[index] = context.captures[index]
        }
        ignored = 0
        return true
      }
      return readRest(record, captured, candidate)
    }
  }

  /// A candidate's record in `nodes`: route number (4), flags (1), how (1), addresses (4), names for explanations (4),
  /// parameters (2), query items (2), fragment (4), then the parameters (source 1, type 1, type's argument 4, which 4)
  /// and the query items (`QueryItem`).
  nonisolated enum Candidate {
    static let flags = 4
    static let via = 5
    /// What `how` is of a tab's root, which the tab's address alone opens.
    static let addressAlone = 3
    static let addresses = 6
    static let names = 10
    static let parameterCount = 14
    static let queryCount = 16
    static let fragment = 18
    static let parameters = 22
    static let parameterSize = 10

    static let isInternal = 1
    static let endsInSlash = 2
    static let isRefusal = 4
    /// The captures are the parameters, in order, and there is nothing else to read.
    static let isDirect = 8
    /// The app's own types decide as well.
    static let asksApp = 16

    /// Whether an address (plus one) may stand before the candidate's pattern. The field is 0 never, 1 always, else a
    /// list: count (2), addresses plus one (2 each).
    static func isEligible(_ table: Table, _ record: Int, _ address: Int) -> Bool {
      let list = table.field4(record &+ addresses)
      if list <= 1 { return list == 1 }
      for position in 0..<table.field2(list) where table.field2(list &+ 2 &+ 2 &* position) == address { return true }
      return false
    }
  }

  /// Whether bytes are the same without ASCII case.
  @inline(__always) static func sameFolded(_ left: Bytes, _ right: Bytes, _ count: Int) -> Bool {
    for index in 0..<count where folded(left[index]) != folded(right[index]) { return false }
    return true
  }
}
