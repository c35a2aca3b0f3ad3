nonisolated extension RouteSupport {
  /// A link that was read: the candidate, its record, and its values while the link's bytes are at hand.
  nonisolated struct Match {
    /// The rank of the candidate; above the number of candidates it is the root of a tab.
    var candidate: Int
    /// The candidate's record in the table.
    var record: Int
    /// The address that the link begins with, plus one; 0 none.
    var address: Int
    /// The parameters whose query items were there but did not read, a bit each: a route has 64 at most.
    var ignored: UInt64
    /// Where the values are, and what is needed to make Swift values of them.
    var values: Values
  }

  /// Reads a link and hands what was read to `body`, while its bytes are at hand.
  ///
  /// - Parameter output: gets the result, in place: one that is handed through closures is copied by each. Nil where
  ///   nothing reads the link.
  /// - Parameter accepts: decides for the app's own types; nil where the table has none.
  /// - Parameter body: makes a route; nil means that a value does not exist after all.
  /// - Returns: why the link was not read before it came to patterns.
  @inline(__always) static func read<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)? = nil, _ body: (Match) -> Result?
  ) -> LinkError? {
    if readQuick(link, table, from: source, into: output, body) != Quick.undecided { return nil }
    return readLong(link, table, from: source, into: output, accepts: accepts, body)
  }

  /// Reads a link the short way, if that decides; says what `Quick` says.
  @inline(__always) static func readQuick<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>, _ body: (Match) -> Result?
  ) -> Int {
    guard table.field1(Head.flags) & 47 == 4, link.count <= lengthLimit, let base = link.baseAddress else {
      return Quick.undecided
    }
    return withUnsafeTemporaryAllocation(byteCount: table.field4(Head.room), alignment: 8) { memory in
      guard let start = memory.baseAddress else { return Quick.undecided }
      var quick = Quick(table, base, link.count, start, isInside: source == .inside)
      let result = quick.run()
      if result == Quick.found { output.initialize(to: body(quick.match)) }
      if result == Quick.none { output.initialize(to: nil) }
      return result
    }
  }

  /// Reads any link, step by step.
  @inline(never) static func readLong<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?, _ body: (Match) -> Result?
  ) -> LinkError? {
    var failure: LinkError?
    var isMade = false
    if link.count > lengthLimit {
      failure = .tooLong
    } else if let base = link.baseAddress, let parts = LinkParts(base, link.count) {
      let captureCount = table.field4(Head.captures)
      let parameterCount = table.field4(Head.parameters)
      let depth = table.field4(Head.depth)
      let words = 2 * (captureCount + 2 * parameterCount) + 5 * (depth + 2)
      // Host, decoded path twice, decoded fragment, one decoded query value: none is longer than the link.
      let bytes = words * 8 + 5 * link.count + 64 + table.field4(Head.hostLength)
      withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 8) { memory in
        guard let start = memory.baseAddress else { return }
        let captures = start.bindMemory(to: Capture.self, capacity: captureCount)
        let room = (start + 16 * captureCount).bindMemory(to: Capture.self, capacity: 2 * parameterCount)
        let frames = (start + 16 * (captureCount + 2 * parameterCount)).bindMemory(
          to: Walk.Frame.self, capacity: depth + 2)
        let scratch = (start + words * 8).bindMemory(to: UInt8.self, capacity: bytes - words * 8)
        var reading = Reading(
          table: table, link: base, count: link.count, parts: parts, isInside: source == .inside, captures: captures,
          output: room, frames: frames, scratch: scratch, accepts: accepts)
        do throws(LinkError) {
          if let match = try reading.run() {
            output.initialize(to: body(match))
            isMade = true
          }
        } catch {
          failure = error
        }
      }
    } else {
      failure = .notThisApp
    }
    if !isMade { output.initialize(to: nil) }
    return failure
  }

  /// The steps of reading one link.
  nonisolated struct Reading {
    let table: Table
    let link: Bytes
    let count: Int
    let parts: LinkParts
    let isInside: Bool
    let captures: UnsafeMutablePointer<Capture>
    /// Room for the values of two candidates.
    let output: UnsafeMutablePointer<Capture>
    let frames: UnsafeMutablePointer<Walk.Frame>
    let scratch: UnsafeMutablePointer<UInt8>
    let accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?

    /// The path as the trees read it.
    var values: Bytes
    var literals: Bytes
    var length = 0
    var separator: UInt8 = 47
    var endsInSlash = false
    var foldsFirst = false
    var hostScratch = 0

    init(
      table: Table, link: Bytes, count: Int, parts: LinkParts, isInside: Bool, captures: UnsafeMutablePointer<Capture>,
      output: UnsafeMutablePointer<Capture>, frames: UnsafeMutablePointer<Walk.Frame>,
      scratch: UnsafeMutablePointer<UInt8>,
      accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?
    ) {
      self.table = table
      self.link = link
      self.count = count
      self.parts = parts
      self.isInside = isInside
      self.captures = captures
      self.output = output
      self.frames = frames
      self.scratch = scratch
      self.accepts = accepts
      values = link
      literals = link
    }

    /// The host has the first part of the scratch memory, the decoded path the next two, then the fragment, then a
    /// query value.
    var area: Int { count &+ table.field4(Head.hostLength) &+ 8 }

    mutating func run() throws(LinkError) -> Match? {
      guard let origins = Origins(table, link, parts, scratch) else { throw .notThisApp }
      try prepare(origins)
      if let match = searchAll(origins, values, literals, length, address: 0) {
        if table.field1(match.record &+ Candidate.flags) & Candidate.isRefusal != 0 { throw .refused }
        return match
      }
      // when addresses
      if let match = searchAddresses(origins) { return match }
      // end addresses
      return nil
    }

    /// Decodes the path where it must be, and takes one final slash off.
    mutating func prepare(_ origins: Origins) throws(LinkError) {
      let flags = table.field1(Head.flags)
      foldsFirst = origins.foldsFirstSegment
      values = link + origins.path.lowerBound
      literals = values
      length = origins.path.count
      var isEncoded = flags & 1 != 0
      if first(37, in: link, origins.path.lowerBound, origins.path.upperBound) < origins.path.upperBound {
        isEncoded = true
      }
      if isEncoded {
        let decoded = scratch + area
        let folded = decoded + count
        length = try decodePath(link, origins.path, decoded, folded, foldsAll: flags & 1 != 0, foldsFirst: false)
        values = Bytes(decoded)
        literals = Bytes(folded)
        separator = 0xFF
      }
      endsInSlash = false
      if length > 0, values[length &- 1] == separator {
        // `/` alone has no final slash; what is left of `//` is an empty segment, which nothing reads.
        length &-= 1
        endsInSlash = true
        if length == 0 { length = -1 }
      }
    }

    /// Searches the trees of the link's origin, the most exact first.
    mutating func searchAll(_ origins: Origins, _ values: Bytes, _ literals: Bytes, _ length: Int, address: Int)
      -> Match?
    {
      if length < 0 { return nil }
      let flags = table.field1(Head.flags)
      let fragmentScratch = scratch + area + 2 * count
      let shared = Values(table: table, link: link, query: parts.query)
      let context = Walk.Context(
        table: table, link: link, query: parts.query, fragment: parts.fragment, isInside: isInside, captures: captures,
        frames: frames, fragmentScratch: fragmentScratch, scratch: fragmentScratch + parts.fragment.count,
        accepts: accepts.map { accepts in { candidate, output in accepts(candidate, output, shared.with(output)) } })
      var walk = Walk(
        context: context, values: values, literals: literals, count: length, separator: separator,
        endsInSlash: endsInSlash,
        foldsAll: flags & 1 != 0, foldsFirst: foldsFirst && address == 0, isOrdered: flags & 4 != 0,
        isStrict: flags & 2 != 0, address: address, output: output, spare: output + table.field4(Head.parameters))
      if origins.exactRoot != 0 {
        walk.search(origins.exactRoot, captured: 0)
        if walk.isOrdered, walk.best != .max { return finish(walk, shared) }
      }
      // when hostPatterns
      if origins.hasWildcards { searchWildcards(origins, &walk) }
      // end hostPatterns
      if walk.isOrdered, walk.best != .max { return finish(walk, shared) }
      let root = table.field4(Head.anyRoot)
      if root != 0, table.field4(root) < walk.best { walk.search(root, captured: 0) }
      return walk.best == .max ? nil : finish(walk, shared)
    }

    // when hostPatterns
    @inline(never) private func searchWildcards(_ origins: Origins, _ walk: inout Walk) {
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let kind = table.field1(record)
        let root = table.field4(record &+ 5)
        guard root != 0, kind != OriginCode.host, kind != OriginCode.scheme, table.field4(root) < walk.best,
          Origins.reads(table, record, origins.host, origins.hostCount)
        else { continue }
        var captured = 0
        if kind == OriginCode.parameterHost || kind == OriginCode.parameterLabel {
          let suffix = table.text(table.field4(record &+ 1))
          let label =
            kind == OriginCode.parameterHost
            ? origins.hostCount : Origins.labelCount(origins.host, origins.hostCount, before: suffix) ?? 0
          guard let value = Origins.parameter(table, record, origins.host, label) else { continue }
          captures[0] = value
          captured = 1
        }
        walk.search(root, captured: captured)
        if walk.isOrdered, walk.best != .max { return }
      }
    }
    // end hostPatterns

    private func finish(_ walk: Walk, _ shared: Values) -> Match {
      let record = table.field4(table.field4(Head.candidates) &+ 4 &* walk.best)
      return Match(
        candidate: walk.best, record: record, address: walk.address, ignored: walk.ignored,
        values: shared.with(UnsafePointer(walk.output)))
    }

    // when addresses
    /// The addresses of tabs and stacks in front of a pattern, the longest first. A list: count (2), each address:
    /// root's candidate plus one, 0 none (4), segments (2), their texts (4 each).
    @inline(never) private mutating func searchAddresses(_ origins: Origins) -> Match? {
      if length < 0 { return nil }
      let list = table.field4(Head.addresses)
      var record = list &+ 2
      for position in 0..<table.field2(list) {
        let segments = table.field2(record &+ 4)
        defer { record = record &+ 6 &+ 4 &* segments }
        // At the end an empty segment is left, which nothing reads.
        guard let start = addressEnd(record &+ 6, segments), start != length else { continue }
        if start > length {
          let root = table.field4(record)
          if root == 0 || endsInSlash && table.field1(Head.flags) & 2 != 0 { continue }
          let candidate = table.field4(table.field4(Head.candidates) &+ 4 &* (root &- 1))
          var walk = emptyWalk(position &+ 1)
          guard walk.readRest(candidate, 0, root &- 1) else { continue }
          walk.best = root &- 1
          return finish(walk, Values(table: table, link: link, query: parts.query))
        }
        if let match = searchAll(origins, values + start, literals + start, length &- start, address: position &+ 1) {
          return match
        }
      }
      return nil
    }
    // end addresses

    // when addresses
    /// Where the segments after an address begin, past the end where none follow; nil where the path does not begin
    /// with it.
    private func addressEnd(_ texts: Int, _ segments: Int) -> Int? {
      var start = length == 0 ? 1 : 0
      for index in 0..<segments {
        if start > length { return nil }
        var end = start
        while end < length, values[end] != separator { end &+= 1 }
        let text = table.text(table.field4(texts &+ 4 &* index))
        guard text.count == end &- start, let base = text.baseAddress,
          foldsFirst && index == 0
            ? sameFolded(base, values + start, text.count) : same(base, literals + start, text.count)
        else { return nil }
        start = end &+ 1
      }
      return start
    }
    // end addresses

    // when addresses
    private func emptyWalk(_ address: Int) -> Walk {
      let context = Walk.Context(
        table: table, link: link, query: nil, fragment: parts.fragment, isInside: true, captures: captures,
        frames: frames,
        fragmentScratch: scratch, scratch: scratch, accepts: nil)
      return Walk(
        context: context, values: values, literals: literals, count: 0, separator: separator, endsInSlash: false,
        foldsAll: false, foldsFirst: false, isOrdered: true, isStrict: false, address: address, output: output,
        spare: output + table.field4(Head.parameters))
    }
    // end addresses
  }
}
