nonisolated extension RouteSupport {
  /// The short way of reading, for the links that apps read most: a `/path`, or a declared host or scheme in front of it
  /// as it is declared; the path plain ASCII with nothing encoded; in a table whose walk finds the best candidate first.
  /// It decides, or says that the long way has to.
  ///
  /// It does what `Reading` and `Walk` do, less what such a link cannot need; the laws hold both to one oracle.
  nonisolated struct Quick {
    static let undecided = -1
    /// Nothing reads the link.
    static let none = 0
    static let found = 1
    /// Room for a short link and for a decoded query and fragment.
    static let scratch = 256

    let table: Table
    /// The link from the path's leading slash on, and how many bytes that are.
    var link: Bytes
    var count: Int
    /// How many bytes may be read from there on.
    var limit: Int
    /// Where the path ends, without a final slash, as far as is known: a `?` or `#` shows on the way.
    var end = 0
    /// Whether it is not known that the rest is plain up to the end.
    var watches = true
    /// Frames of the walk, captures, two times the parameters, scratch.
    let memory: UnsafeMutableRawPointer
    let captures: UnsafeMutablePointer<Capture>
    let isInside: Bool
    /// What was found: the candidate's record, where its rank stands, its values.
    var record = 0
    var rank = 0
    var ignored: UInt64 = 0
    var query: Range<Int>?
    var values: UnsafePointer<Capture>

    @inline(__always) init(
      _ table: Table, _ link: Bytes, _ count: Int, _ memory: UnsafeMutableRawPointer, isInside: Bool
    ) {
      self.table = table
      self.link = link
      self.count = count
      limit = count
      self.memory = memory
      captures = (memory + table.field4(Head.captureOffset)).assumingMemoryBound(to: Capture.self)
      values = UnsafePointer(captures)
      self.isInside = isInside
    }

    @inline(__always) var match: Match {
      let values = Values(table: table, link: link, query: query).with(values)
      return Match(candidate: table.field4(rank), record: record, address: 0, ignored: ignored, values: values)
    }

    @inline(never) mutating func run() -> Int {
      if count == 0 { return Quick.undecided }
      if count < 8 {
        // Eight bytes may be read at any place of it.
        let copy = (memory + (table.field4(Head.room) &- 16)).bindMemory(to: UInt8.self, capacity: 16)
        for index in 0..<16 { copy[index] = index < count ? link[index] : 32 }
        link = Bytes(copy)
        limit = 16
      }
      var root = table.field4(Head.defaultRoot)
      var isHost = false
      if link[0] != 47 {
        guard let origin = takeOrigin() else { return Quick.undecided }
        (root, isHost) = (origin.root == 0 ? table.field4(Head.anyRoot) : origin.root, origin.isHost)
      }
      if count > 1, link[1] == 47 { return Quick.undecided }
      end = count > 2 && link[count &- 1] == 47 ? count &- 1 : count
      var start = 1
      if isHost {
        guard let found = takeHost(root) else { return Quick.undecided }
        (root, start) = found
      }
      while true {
        if root != 0 {
          let result = search(root, start)
          if result != Quick.none { return result }
          // Another literal may be meant.
          if isHost { return Quick.undecided }
        }
        let any = table.field4(Head.anyRoot)
        // A link that begins with a tab's address goes the long way.
        if any == root || any == 0 { return table.field1(Head.flags) & 16 == 0 ? Quick.none : Quick.undecided }
        root = any
      }
    }

    /// Takes a declared origin off. Gives its tree, and whether the first segment stands where a host would.
    @inline(never) private mutating func takeOrigin() -> (root: Int, isHost: Bool)? {
      if count < 8 { return nil }
      let eight = load8(link, 0)
      let isWeb = eight == 0x2F2F_3A73_7074_7468 || eight &<< 8 == 0x2F2F_3A70_7474_6800
      let start = isWeb ? (link[4] == 58 ? 7 : 8) : 0
      let stop = RouteSupport.first(isWeb ? 47 : 58, in: link, start, count)
      if stop &+ 3 >= count { return nil }
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        if table.field1(record) != (isWeb ? OriginCode.host : OriginCode.scheme) { continue }
        let text = table.text(table.field4(record &+ 1))
        guard text.count == stop &- start, let base = text.baseAddress, same(base, link + start, text.count) else {
          continue
        }
        let root = table.field4(record &+ 5)
        if isWeb {
          move(to: stop)
          return (root, false)
        }
        guard link[stop &+ 1] == 47, link[stop &+ 2] == 47 else { return nil }
        let isHost = link[stop &+ 3] != 47
        move(to: isHost ? stop &+ 2 : stop &+ 3)
        return (root, isHost)
      }
      return nil
    }

    private mutating func move(to start: Int) {
      link += start
      count &-= start
      limit = count
    }

    /// A segment where a host would stand: literals compare without case there, and a declared host is skipped. The one
    /// that is written as the link has it goes before the others; gives its node, and where the next segment begins.
    @inline(never) private mutating func takeHost(_ root: Int) -> (node: Int, start: Int)? {
      if root == 0 || !findEnd(0) { return nil }
      let stop = RouteSupport.first(47, in: link, 1, end)
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let text = table.text(table.field4(list &+ 2 &+ OriginCode.size &* position &+ 1))
        if LinkParts.equals(link, 1..<max(stop, 1), text) { return nil }
      }
      let header = table.header(root)
      if stop <= 1 || !header.hasSlots { return nil }
      let child = table.child(root, header, link + 1, stop &- 1, Quick.word(link, 1, limit))
      return child == 0 ? nil : (child, stop &+ 1)
    }

    /// Eight bytes from an index below `count` on, spaces after the last.
    @inline(__always) private static func word(_ link: Bytes, _ index: Int, _ limit: Int) -> UInt64 {
      if index <= limit &- 8 { return load8(link, index) }
      let over = index &+ 8 &- limit
      return load8(link, limit &- 8) &>> UInt64(truncatingIfNeeded: 8 &* over)
        | 0x2020_2020_2020_2020 &<< UInt64(truncatingIfNeeded: 64 &- 8 &* over)
    }

    /// Not zero where one of eight bytes ends a plain path: controls; `?` and DEL; `#` and `%`, with them `!` and `'`;
    /// what is not ASCII.
    @inline(__always) private static func signs(_ eight: UInt64) -> UInt64 {
      let controls = (eight &- 0x2020_2020_2020_2020) | ((eight | 0x4040_4040_4040_4040) &+ 0x0101_0101_0101_0101)
      let escapes = ((eight | 0x0606_0606_0606_0606) ^ 0x2727_2727_2727_2727) &- 0x0101_0101_0101_0101
      return (controls | escapes | eight) & 0x8080_8080_8080_8080
    }

    /// The end of a segment of more than eight bytes, or `end`; its complement where something behind the first eight is
    /// not plain.
    @inline(never) private static func farEnd(_ link: Bytes, _ start: Int, _ end: Int, _ limit: Int) -> Int {
      var index = start &+ 8
      var stop = end
      var found: UInt64 = 0
      while index < end {
        let eight = word(link, index, limit)
        found |= signs(eight)
        let mark = zeroBytes(eight ^ 0x2F2F_2F2F_2F2F_2F2F)
        if mark != 0 {
          stop = min(index &+ mark.trailingZeroBitCount &>> 3, end)
          break
        }
        index &+= 8
      }
      return found == 0 ? stop : ~stop
    }

    /// Finds the end of a path that is plain up to an index. False where it is not.
    @inline(never) private mutating func findEnd(_ start: Int) -> Bool {
      var index = start
      while index < count, link[index] != 63, link[index] != 35 {
        if link[index] == 37 || link[index] < 32 || link[index] > 126 { return false }
        index &+= 1
      }
      end = index > 2 && link[index &- 1] == 47 ? index &- 1 : index
      watches = false
      return true
    }

    @inline(__always) private mutating func search(_ root: Int, _ from: Int) -> Int {
      let (table, link, limit) = (table, link, limit)
      let captures = captures
      var end = end
      var node = root
      // `/` has no segments.
      var start = end == 1 ? 2 : from
      var stop = start
      var captured = 0
      var depth = 0
      descend: while true {
        var next = 0
        if start > end {
          let list = table.field4(node &+ Node.leaf)
          if list != 0 {
            record = table.field4(list &+ 2)
            rank = list &+ 6
            if record != 0 { return Quick.found }
            let result = rest(list, captured)
            if result != Quick.none { return result }
          }
          // A tail of no elements ends here, too.
          if table.header(node).hasTail { return Quick.undecided }
          next = -1
        } else {
          let eight = Quick.word(link, start, limit)
          let mark = zeroBytes(eight ^ 0x2F2F_2F2F_2F2F_2F2F)
          stop = min(start &+ mark.trailingZeroBitCount &>> 3, end)
          var isPlain = true
          if mark == 0, start &+ 8 < end {
            stop = Quick.farEnd(link, start, end, limit)
            if stop < 0 { (stop, isPlain) = (~stop, false) }
          }
          let header = table.header(node)
          let count = stop &- start
          if header.hasSlots, count > 0 {
            let child = table.child(node, header, link + start, count, eight)
            if child != 0 {
              if header.hasAlternatives {
                let frames = memory.assumingMemoryBound(to: Walk.Frame.self)
                frames[depth] = Walk.Frame(node: node, start: start, end: stop, next: 0, captured: captured)
                depth &+= 1
              }
              node = child
              start = stop &+ 1
              continue descend
            }
          }
          // No literal: what is there must be plain, or the path ends in it.
          if watches, !isPlain || Quick.signs(eight) != 0 {
            if !findEnd(start) { return Quick.undecided }
            end = self.end
            if end == 1 { start = 2 }
            continue descend
          }
        }
        // The alternatives of this node, then of those that were passed; -1 is after the last of them.
        while true {
          if next < 0 {
            if depth == 0 { return Quick.none }
            depth &-= 1
            let frame = memory.assumingMemoryBound(to: Walk.Frame.self)[depth]
            node = frame.node
            start = frame.start
            stop = frame.end
            next = frame.next
            captured = frame.captured
          }
          let header = table.header(node)
          while next < header.typedCount {
            let child = Node.typed(node, next)
            next &+= 1
            let kind = table.field1(child)
            let count = stop &- start
            var added = 1
            if kind == TypeCode.string {
              // The segment is plain: what is left to see is that it is there, and no `.` or `..`.
              if count <= 2, count == 0 || link[start] == 46 && link[stop &- 1] == 46 { continue }
              captures[captured] = .text(link + start, count, encoding: 0)
            } else {
              added = take(
                table, kind, table.field4(child &+ 1), link + start, count, folds: false, captures + captured)
              if added < 0 { continue }
            }
            if next < header.typedCount || header.hasTail {
              let frames = memory.assumingMemoryBound(to: Walk.Frame.self)
              frames[depth] = Walk.Frame(node: node, start: start, end: stop, next: next, captured: captured)
              depth &+= 1
            }
            captured &+= added
            node = table.field4(child &+ 5)
            start = stop &+ 1
            continue descend
          }
          if header.hasTail { return Quick.undecided }
          next = -1
        }
      }
    }

    /// Candidates that need more than their path: query items, a fragment, or to come from inside.
    @inline(never) private mutating func rest(_ list: Int, _ captured: Int) -> Int {
      let parameters = table.field4(Head.parameters)
      let room = memory + table.field4(Head.room)
      let scratch = (room - Quick.scratch).assumingMemoryBound(to: UInt8.self)
      var stop = end
      while stop < count, link[stop] == 47 { stop &+= 1 }
      let fragment = RouteSupport.first(35, in: link, stop, count)
      if count &- stop > Quick.scratch &- 16 { return Quick.undecided }
      query = stop < fragment ? (stop &+ 1)..<fragment : nil
      let output = (room - Quick.scratch - 32 &* parameters).assumingMemoryBound(to: Capture.self)
      let context = Walk.Context(
        table: table, link: link, query: query, fragment: min(fragment &+ 1, count)..<count, isInside: isInside,
        captures: captures, frames: memory.assumingMemoryBound(to: Walk.Frame.self), fragmentScratch: scratch,
        scratch: scratch + (count &- fragment), accepts: nil)
      var walk = Walk(
        context: context, values: link, literals: link, count: end, separator: 47, endsInSlash: false, foldsAll: false,
        foldsFirst: false, isOrdered: true, isStrict: false, address: 0, output: output, spare: output + parameters)
      let base = table.field4(Head.candidates)
      for position in 0..<table.field2(list) {
        rank = list &+ 6 &+ 4 &* position
        let candidate = table.field4(rank)
        record = table.field4(base &+ 4 &* candidate)
        let flags = table.field1(record &+ Candidate.flags)
        if flags & (Candidate.isRefusal | Candidate.asksApp) != 0 { return Quick.undecided }
        if walk.read(record, captured, candidate) {
          ignored = walk.ignored
          values = UnsafePointer(walk.output)
          return Quick.found
        }
      }
      return Quick.none
    }
  }
}
