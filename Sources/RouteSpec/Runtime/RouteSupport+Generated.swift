nonisolated extension RouteSupport {
  /// Reads a link held by a String.
  @inline(__always) static func read<Result>(
    _ link: String, _ table: Table, from source: LinkSource, into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, Values) -> Bool)? = nil, _ body: (Match) -> Result?
  ) -> LinkError? {
    var result = Quick.undecided
    link.utf8.withContiguousStorageIfAvailable { bytes in
      result = readQuick(bytes, table, from: source, into: output, body)
    }
    if result != Quick.undecided { return nil }
    return readLong(link, table, from: source, into: output, accepts: accepts, body)
  }

  /// Reads any link held by a String; one that another language holds is copied.
  @inline(never) private static func readLong<Result>(
    _ link: String, _ table: Table, from source: LinkSource, into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, Values) -> Bool)?, _ body: (Match) -> Result?
  ) -> LinkError? {
    var link = link
    return link.withUTF8 { bytes in
      guard let accepts else { return readLong(bytes, table, from: source, into: output, accepts: nil, body) }
      let ask = { (candidate: Int, captures: UnsafePointer<Capture>, values: Values) in
        accepts(table.field4(table.field4(table.field4(Head.candidates) &+ 4 &* candidate)), values.with(captures))
      }
      return withoutActuallyEscaping(ask) {
        readLong(bytes, table, from: source, into: output, accepts: $0, body)
      }
    }
  }

  /// What a link is read as; nil where nothing reads it.
  @inline(__always) static func value<Result>(
    of link: String, _ table: Table, from source: LinkSource, accepts: ((Int, Values) -> Bool)? = nil,
    _ body: (Match) -> Result?
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: Result?.self, capacity: 1) { memory in
      guard let output = memory.baseAddress else { return nil }
      _ = read(link, table, from: source, into: output, accepts: accepts, body)
      return output.move()
    }
  }

  /// What a link is read as, or why it is not.
  @inline(__always) static func read<Result>(
    _ link: String, _ table: Table, from source: LinkSource, accepts: ((Int, Values) -> Bool)? = nil,
    _ body: (Match) -> Result?
  ) throws(LinkError) -> Result {
    var failure: LinkError?
    let result = withUnsafeTemporaryAllocation(of: Result?.self, capacity: 1) { memory -> Result? in
      guard let output = memory.baseAddress else { return nil }
      failure = read(link, table, from: source, into: output, accepts: accepts, body)
      return output.move()
    }
    if let result { return result }
    throw failure ?? reason(link, table, from: source)
  }

  /// Why a link that no pattern reads was not read.
  static func reason(_ link: String, _ table: Table, from source: LinkSource) -> LinkError {
    var link = link
    return link.withUTF8 { explain($0, table, from: source).0 }
  }

  /// The pattern that came furthest in reading a link.
  static func nearest(to link: String, _ table: Table, from source: LinkSource) -> NearestMiss? {
    var link = link
    return link.withUTF8 { explain($0, table, from: source).1 }
  }

  // when automata
  /// Whether a text is accepted by an automaton of the table.
  static func accepts(_ table: Table, _ record: Int, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // The address of an empty text is of no matter: nothing is read from it.
      let start = bytes.baseAddress ?? table.pool
      return isText(start, bytes.count, .query) && accepts(table, record, start, bytes.count)
    }
  }
  // end automata

  /// A value of the app's own type: through a generic, so that it does not matter whether its initialiser may fail.
  @inline(__always) static func value<Value: RawRepresentable>(_ raw: Value.RawValue, as type: Value.Type) -> Value? {
    Value(rawValue: raw)
  }

  /// How what a route prints has to be read again.
  nonisolated enum Check {
    case none
    case inside
    case everywhere
  }

  static func check(_ table: Table, _ route: Int) -> Check {
    let flags = table.field1(table.field4(table.field4(Head.printing) &+ 4 &* route))
    if flags & Printing.checks == 0 { return .none }
    return flags & Printing.isInternal != 0 ? .inside : .everywhere
  }
}

nonisolated extension RouteSupport.Match {
  /// The number by which generated code makes the route.
  var number: Int { values.table.field4(record) }

  /// The pattern that read the link, or the tab's address.
  var pattern: String {
    let table = values.table
    let names = table.field4(record &+ RouteSupport.Candidate.names)
    return table.string(table.field4(names &+ RouteSupport.Names.pattern))
  }

  /// How it was found, addresses apart.
  var via: RouteSupport.Via {
    switch values.table.field1(record &+ RouteSupport.Candidate.via) {
    case 1: .alias
    case 2: .redirect
    default: .pattern
    }
  }

  /// Whether the address of a tab is all of the link.
  var isAddressAlone: Bool {
    values.table.field1(record &+ RouteSupport.Candidate.via) == RouteSupport.Candidate.addressAlone
  }

  /// The parameters whose query items did not read.
  var ignoredParameters: [String] {
    // when queries
    if ignored != 0 { return ignoredNames }
    // end queries
    return []
  }

  // when queries
  private var ignoredNames: [String] {
    var result: [String] = []
    let table = values.table
    let names = table.field4(record &+ RouteSupport.Candidate.names)
    let pairs = names &+ RouteSupport.Names.pairs &+ 8 &* table.field2(names &+ RouteSupport.Names.captureCount)
    let items =
      record &+ RouteSupport.Candidate.parameters
      &+ RouteSupport.Candidate.parameterSize &* table.field2(record &+ RouteSupport.Candidate.parameterCount)
    for index in 0..<table.field2(record &+ RouteSupport.Candidate.queryCount) {
      let item = items &+ RouteSupport.QueryItem.size &* index
      let filled = table.field4(item &+ RouteSupport.QueryItem.which)
      guard table.field1(item) != RouteSupport.QueryKind.literal, filled < 64, ignored &>> UInt64(filled) & 1 != 0
      else {
        continue
      }
      let name = table.string(table.field4(pairs &+ 8 &* index))
      // An item that fills two parameters of the route is told once.
      if result.last != name { result.append(name) }
    }
    return result
  }
  // end queries
}
