nonisolated extension RouteSupport {
  /// A node of the tree over segments, at an offset in `nodes`: best candidate below it (4), candidates that end here
  /// (4), candidates with a tail from here on (4), typed children (2), the number of slots as a power of two plus one, 0
  /// none, plus 32 where no slot is wanted by two texts (1), by how much a hash is shifted to give the slot (1), slots
  /// (hash 1, length 1, node 4, text 4). In front of it the typed children, the first the nearest (kind 1, argument 4,
  /// node 4). The candidates of a list: count (2), the record of the first where it needs nothing but its path, else 0
  /// (4), the candidates (4 each).
  nonisolated enum Node {
    static let leaf = 4
    static let tail = 8
    static let slots = 16
    static let childSize = 9
    static let slotSize = 10
    static let emptyMark: UInt16 = 0x3030

    /// Tail, typed children, slots and shift: eight characters, read as one word.
    nonisolated struct Header {
      let word: UInt64
      @inline(__always) var hasTail: Bool { UInt32(truncatingIfNeeded: word) != 0x3030_3030 }
      /// Whether a literal child is not the only way.
      @inline(__always) var hasAlternatives: Bool { word & 0xFFFF_FFFF_FFFF != 0x3030_3030_3030 }
      @inline(__always) var typedCount: Int {
        Int(truncatingIfNeeded: ((word &>> 32 & 0xFF) &- 48) | ((word &>> 40 & 0xFF) &- 48) &<< 6)
      }
      @inline(__always) var hasSlots: Bool { word &>> 48 & 0xFF != 48 }
      /// From `0` on 32 characters say the power, from `P` on 32 that no two texts want one slot.
      @inline(__always) var slotCount: Int { (1 &<< Int(truncatingIfNeeded: (word &>> 48 &- 48) & 31)) &>> 1 }
      @inline(__always) var isPerfect: Bool { (word &>> 48 & 0xFF) >= 80 }
      @inline(__always) var shift: UInt64 { word &>> 56 &- 48 }
    }

    /// A typed child.
    @inline(__always) static func typed(_ node: Int, _ index: Int) -> Int { node &- childSize &* (index &+ 1) }

    /// The first two characters of a slot: six bits of the hash, and the length up to 63.
    @inline(__always) static func mark(_ hash: UInt64, _ count: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: hash &>> 58 | UInt64(truncatingIfNeeded: min(count, 63)) &<< 8) &+ emptyMark
    }
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
            if table.header(node).hasAlternatives {
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
          let header = table.header(node)
          let typedCount = header.typedCount
          let tail = table.field4(node &+ Node.tail)
          while next < typedCount {
            let child = Node.typed(node, next)
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
      let header = context.table.header(node)
      if !header.hasSlots || start == end || foldsFirst && start == 0 { return 0 }
      let eight = word(literals, start, count)
      return context.table.child(node, header, literals + start, end &- start, eight)
    }

    /// The next literal child from a slot on, 0 none, whose text is the first segment without ASCII case: also as it
    /// stands, or not.
    func foldedChild(_ node: Int, _ end: Int, _ slot: inout Int, isExact: Bool) -> Int {
      let table = context.table
      let count = table.header(node).slotCount
      while slot < count, end > 0 {
        let record = node &+ Node.slots &+ Node.slotSize &* slot
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
    func take(_ kind: Int, _ argument: Int, _ start: Int, _ end: Int, _ captured: Int) -> Int {
      RouteSupport.take(
        context.table, kind, argument, values + start, end &- start, folds: foldsAll || foldsFirst && start == 0,
        context.captures + captured)
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
        let candidate = table.field4(list &+ 6 &+ 4 &* position)
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
