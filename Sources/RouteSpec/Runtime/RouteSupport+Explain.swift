nonisolated extension RouteSupport {
  /// A candidate's names in `nodes`: route (4), pattern (4), captures (2), then for each capture and for each query
  /// item the parameter (4) and its type (4), 0 where the item is a literal.
  nonisolated enum Names {
    static let pattern = 4
    static let captureCount = 8
    static let pairs = 10
  }

  /// Why a link of this app was not read, and the pattern that came furthest.
  ///
  /// Only a link that failed pays for this: a second search in which one parameter may refuse. A pattern whose path and
  /// fragment fit but whose query does not is nearest; then one of the same shape in which one value does not read;
  /// then the one with the most segments.
  static func explain(_ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource) -> (
    LinkError, NearestMiss?
  ) {
    do throws(LinkError) {
      var miss: Explanation.Miss?
      var isRead: Bool?
      let failure = withUnsafeMutablePointer(to: &isRead) { output in
        readLong(link, table, from: source, into: output, accepts: nil) { _ in true }
      }
      if let failure { throw failure }
      if isRead != nil {
        // The trees read it, and yet a value does not exist: only the app's own types or Foundation can say so.
        return (.noRoute, nil)
      }
      guard let base = link.baseAddress, let parts = LinkParts(base, link.count) else { return (.notThisApp, nil) }
      let size = 5 * link.count + 64 + table.field4(Head.hostLength)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { scratch in
        withUnsafeTemporaryAllocation(
          of: Capture.self, capacity: table.field4(Head.captures) + table.field4(Head.parameters) + 1
        ) {
          captures in
          guard let scratch = scratch.baseAddress, let captures = captures.baseAddress else { return }
          var explanation = Explanation(table, base, link.count, parts, source == .inside, captures, scratch)
          miss = explanation.run()
        }
      }
      guard let miss else { return (.noRoute, nil) }
      return miss.error(table)
    } catch {
      return (error, nil)
    }
  }

  /// The second search.
  nonisolated struct Explanation {
    /// How near a pattern came.
    nonisolated struct Miss {
      /// 0 some segments, 1 one value, 2 the query.
      var grade: Int
      /// The segments that fit.
      var depth: Int
      var candidate: Int
      /// The capture that refused, or the query item.
      var position: Int?
      /// Whether the query item is missing.
      var isMissing = false

      func isNearer(than other: Miss) -> Bool {
        if grade != other.grade { return grade > other.grade }
        if depth != other.depth { return depth > other.depth }
        return candidate < other.candidate
      }

      func error(_ table: Table) -> (LinkError, NearestMiss) {
        let record = table.field4(table.field4(Head.candidates) &+ 4 &* candidate)
        let names = table.field4(record &+ Candidate.names)
        var miss = NearestMiss(
          route: table.string(table.field4(names)), pattern: table.string(table.field4(names &+ Names.pattern)))
        guard let position else { return (.noRoute, miss) }
        let pair = names &+ Names.pairs &+ 8 &* position
        let item =
          record &+ Candidate.parameters
          &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
          &+ QueryItem.size &* (position &- table.field2(names &+ Names.captureCount))
        if table.field4(pair) != 0 {
          miss.parameter = table.string(table.field4(pair))
          miss.type = table.string(table.field4(pair &+ 4))
        }
        if isMissing { return (.missingQuery(name: table.string(table.field4(item &+ QueryItem.key))), miss) }
        guard let parameter = miss.parameter, let type = miss.type else { return (.noRoute, miss) }
        return (.invalidValue(parameter: parameter, type: type), miss)
      }
    }

    /// A node to go on from, and the capture that refused on the way.
    nonisolated struct Step {
      var node: Int
      var start: Int
      var captured: Int
      var depth: Int
      var refused: Int?
    }

    let isInside: Bool
    var reading: Reading
    let origins: Origins?
    var nearest: Miss?

    init(
      _ table: Table, _ link: Bytes, _ count: Int, _ parts: LinkParts, _ isInside: Bool,
      _ captures: UnsafeMutablePointer<Capture>, _ scratch: UnsafeMutablePointer<UInt8>
    ) {
      self.isInside = isInside
      let frames = UnsafeMutableRawPointer(captures).assumingMemoryBound(to: Walk.Frame.self)
      reading = Reading(
        table: table, link: link, count: count, parts: parts, isInside: isInside, captures: captures,
        output: captures + table.field4(Head.captures), frames: frames, scratch: scratch, accepts: nil)
      origins = Origins(table, link, parts, scratch)
    }

    mutating func run() -> Miss? {
      guard let origins, (try? reading.prepare(origins)) != nil, reading.length >= 0 else { return nil }
      let table = reading.table
      if origins.exactRoot != 0 { search(origins.exactRoot, captured: 0) }
      // when hostPatterns
      if origins.hasWildcards {
        let list = table.field4(Head.origins)
        for position in 0..<table.field2(list) {
          let record = list &+ 2 &+ OriginCode.size &* position
          let kind = table.field1(record)
          let root = table.field4(record &+ 5)
          guard root != 0, kind != OriginCode.host, kind != OriginCode.scheme,
            Origins.reads(table, record, origins.host, origins.hostCount)
          else { continue }
          search(root, captured: kind == OriginCode.parameterHost || kind == OriginCode.parameterLabel ? 1 : 0)
        }
      }
      // end hostPatterns
      let root = table.field4(Head.anyRoot)
      if root != 0 { search(root, captured: 0) }
      return nearest
    }

    private mutating func search(_ root: Int, captured: Int) {
      let table = reading.table
      let flags = table.field1(Head.flags)
      let context = Walk.Context(
        table: table, link: reading.link, query: reading.parts.query, fragment: reading.parts.fragment,
        isInside: isInside,
        captures: reading.captures, frames: reading.frames,
        fragmentScratch: reading.scratch + reading.area + 2 * reading.count,
        scratch: reading.scratch + reading.area + 2 * reading.count + reading.parts.fragment.count, accepts: nil)
      let walk = Walk(
        context: context, values: reading.values, literals: reading.literals, count: reading.length,
        separator: reading.separator,
        endsInSlash: reading.endsInSlash, foldsAll: flags & 1 != 0, foldsFirst: reading.foldsFirst, isOrdered: false,
        isStrict: flags & 2 != 0, address: 0, output: reading.output, spare: reading.output)
      var steps = [Step(node: root, start: walk.count == 0 ? 1 : 0, captured: captured, depth: 0, refused: nil)]
      while let step = steps.popLast() {
        if step.depth > 0, step.refused == nil {
          note(Miss(grade: 0, depth: step.depth, candidate: table.field4(step.node)))
        }
        if step.start > walk.count {
          finish(table.field4(step.node &+ Node.leaf), step, walk)
          finish(table.field4(step.node &+ Node.tail), step, walk)
          continue
        }
        let end = walk.segmentEnd(step.start)
        var next = Step(
          node: walk.literalChild(step.node, step.start, end), start: end &+ 1, captured: step.captured,
          depth: step.depth &+ 1,
          refused: step.refused)
        if next.node != 0 { steps.append(next) }
        if walk.foldsFirst, step.start == 0 {
          for isExact in [true, false] {
            var slot = 0
            while case let child = walk.foldedChild(step.node, end, &slot, isExact: isExact), child != 0 {
              next.node = child
              steps.append(next)
            }
          }
        }
        for index in 0..<table.header(step.node).typedCount {
          let typed = Node.typed(step.node, index)
          let kind = table.field1(typed)
          let argument = table.field4(typed &+ 1)
          var below = next
          below.node = table.field4(typed &+ 5)
          below.captured = step.captured &+ Explanation.captureCount(table, kind, argument)
          // Captured values are not needed here, only whether they read.
          if walk.take(kind, argument, step.start, end, 0) < 0 {
            if step.refused != nil || kind == TypeCode.mixture { continue }
            below.refused = step.captured
          }
          steps.append(below)
        }
        if table.field4(step.node &+ Node.tail) != 0, walk.isTail(step.start) {
          finish(table.field4(step.node &+ Node.tail), step, walk)
        }
      }
    }

    /// Looks at the candidates of a list whose path fits, but for one value perhaps.
    private mutating func finish(_ list: Int, _ step: Step, _ walk: Walk) {
      let table = reading.table
      if list == 0 { return }
      for position in 0..<table.field2(list) {
        let candidate = table.field4(list &+ 6 &+ 4 &* position)
        let record = table.field4(table.field4(Head.candidates) &+ 4 &* candidate)
        let flags = table.field1(record &+ Candidate.flags)
        if flags & Candidate.isRefusal != 0 || flags & Candidate.isInternal != 0 && !isInside { continue }
        guard isShaped(record, flags, step, walk) else {
          if step.refused == nil { note(Miss(grade: 0, depth: step.depth, candidate: candidate)) }
          continue
        }
        if let refused = step.refused {
          note(Miss(grade: 1, depth: step.depth, candidate: candidate, position: refused))
          continue
        }
        note(Miss(grade: 0, depth: step.depth, candidate: candidate))
        // when queries
        let items =
          record &+ Candidate.parameters
          &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
        let captures = table.field2(table.field4(record &+ Candidate.names) &+ Names.captureCount)
        for index in 0..<table.field2(record &+ Candidate.queryCount) {
          let item = items &+ QueryItem.size &* index
          let kind = table.field1(item)
          if kind != QueryKind.required && kind != QueryKind.literal { continue }
          guard let value = first(item) else {
            note(Miss(grade: 2, depth: step.depth, candidate: candidate, position: captures &+ index, isMissing: true))
            break
          }
          if kind == QueryKind.required,
            walk.readValue(value, table.field1(item &+ QueryItem.type), table.field4(item &+ QueryItem.argument)) == nil
          {
            note(Miss(grade: 2, depth: step.depth, candidate: candidate, position: captures &+ index))
            break
          }
        }
        // end queries
      }
    }

    /// Whether the rest of the link is of the candidate's shape: its final slash, its fragment, and the literal query
    /// items that are there.
    private func isShaped(_ record: Int, _ flags: Int, _ step: Step, _ walk: Walk) -> Bool {
      if walk.isStrict, (flags & Candidate.endsInSlash != 0) != walk.endsInSlash { return false }
      // when fragments
      let fragment = reading.table.field4(record &+ Candidate.fragment)
      if fragment != 0, walk.readFragment(fragment, step.captured) < 0 { return false }
      // end fragments
      // when queries
      let table = reading.table
      let items =
        record &+ Candidate.parameters
        &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
      for index in 0..<table.field2(record &+ Candidate.queryCount) {
        let item = items &+ QueryItem.size &* index
        guard table.field1(item) == QueryKind.literal, let value = first(item) else { continue }
        let text = table.text(table.field4(item &+ QueryItem.which))
        if !sameForm(reading.link, value.lowerBound, value.upperBound, text, folds: walk.foldsAll) { return false }
      }
      // end queries
      return true
    }

    // when queries
    /// The value of the first item with a query item's key.
    private func first(_ item: Int) -> Range<Int>? {
      let key = reading.table.text(reading.table.field4(item &+ QueryItem.key))
      return reading.parts.query.flatMap { RouteSupport.item(reading.link, $0, key, after: nil) }
    }
    // end queries

    private mutating func note(_ miss: Miss) {
      let table = reading.table
      let record = table.field4(table.field4(Head.candidates) &+ 4 &* miss.candidate)
      let flags = table.field1(record &+ Candidate.flags)
      if flags & Candidate.isRefusal != 0 || flags & Candidate.isInternal != 0 && !isInside { return }
      if let nearest, !miss.isNearer(than: nearest) { return }
      nearest = miss
    }

    private static func captureCount(_ table: Table, _ kind: Int, _ argument: Int) -> Int {
      // when mixtures
      if kind == TypeCode.mixture {
        var count = 0
        for index in 0..<table.field2(argument)
        where table.field1(argument &+ 2 &+ Atom.size &* index) != Atom.literal { count += 1 }
        return count
      }
      // end mixtures
      return 1
    }
  }
}
