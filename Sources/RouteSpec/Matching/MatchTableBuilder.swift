/// Builds the match table from the resolved table and the ranks of its patterns.
///
/// A tree for each origin that groups name, and one for the patterns that are read on every origin; in each the
/// candidates go in by rank. Then the trees, the candidates' records and what the printer needs are written as text.
public struct MatchTableBuilder {
  let table: RouteTable
  let competition: Competition
  /// The codes of `RouteSupport.TypeCode` that are in the table.
  var typeCodes: Set<Int> = []
  var languages: TypeLanguages
  /// For each route the number that records carry.
  let routeNumbers: [Int]
  /// The numbers of presentations, by which generated code gives them out.
  let presentations: [Presentation: Int]

  var nodes = NodeWriter()
  var pool = PoolWriter()
  var automatonRecords: [Automaton: Int] = [:]
  var newtypeRecords: [Int: Int] = [:]
  var enumRecords: [Int: Int] = [:]
  var mixtureRecords: [MixtureKey: Int] = [:]
  var forms: [[Form]] = []
  var entries: [MatchTable.Entry] = []
  var captureLimit = 1
  var parameterLimit = 1
  /// For each candidate its record where it needs nothing but its path, else 0.
  var directRecords: [Int] = []

  /// Builds the table.
  ///
  /// - Parameter routeNumbers: for each route the number that generated code gives it; nil numbers them in declaration
  /// order.
  /// - Parameter presentations: the number of each presentation in generated code.
  public static func build(
    _ table: RouteTable, _ competition: Competition, routeNumbers: [Int]? = nil,
    presentations: [Presentation: Int] = [:]
  ) -> MatchTable {
    var builder = MatchTableBuilder(
      table, competition, routeNumbers ?? Array(table.routes.indices), presentations)
    return builder.build()
  }

  private init(
    _ table: RouteTable, _ competition: Competition, _ routeNumbers: [Int],
    _ presentations: [Presentation: Int]
  ) {
    self.table = table
    self.competition = competition
    self.routeNumbers = routeNumbers
    self.presentations = presentations
    languages = TypeLanguages(table)
  }

  private mutating func build() -> MatchTable {
    forms = competition.competitors.map { $0.pattern.forms(isSlashStrict: table.app.isSlashStrict) }
    nodes.reserve(RouteSupport.Head.size)
    let addresses = addresses()
    // Candidates first: the trees' leaves name them by rank, their records by offset.
    var records: [Int] = []
    for candidate in competition.candidates { records.append(record(candidate, addresses)) }
    let roots = addresses.map { address in
      address.tab.flatMap { tab in table.tabs[tab].root.map { (tab, $0) } }
    }
    var rootCandidates: [Int] = []
    for root in roots {
      if let (tab, target) = root {
        records.append(rootRecord(target, tab))
        rootCandidates.append(records.count)
      } else {
        rootCandidates.append(0)
      }
    }
    let list = nodes.count
    for record in records { nodes.field4(record) }

    var trees: [Int?: MatchTree] = [:]
    for (rank, candidate) in competition.candidates.enumerated() {
      let pattern = competition.competitors[candidate.competitor].pattern
      trees[candidate.origin, default: MatchTree(best: rank)].insert(
        rank, forms[candidate.competitor][candidate.form], pattern, foldsCase: table.app.foldsCase)
    }
    let order = originOrder(trees)
    var visits = [Int](repeating: 0, count: competition.candidates.count)
    var visit = 0
    for origin in order.map({ Optional($0) }) + [nil] {
      trees[origin]?.visit { candidate in
        visits[candidate] = visit
        visit += 1
      }
    }
    let isOrdered = competition.meetings.allSatisfy { visits[$0.winner] < visits[$0.loser] }
    var roots4: [Int: Int] = [:]
    for origin in order { if let tree = trees[origin] { roots4[origin] = write(tree) } }
    let anyRoot = trees[nil].map { write($0) } ?? 0

    let automata = automata()
    let checks = routesToCheck()
    let printing = printing(checks)
    typealias Head = RouteSupport.Head
    let depth = trees.values.map(\.depth).max() ?? 0
    nodes.set4(depth, at: Head.depth)
    nodes.set4(captureLimit + 1, at: Head.captures)
    nodes.set4(parameterLimit, at: Head.parameters)
    let hasWildcards = table.origins.contains { !$0.isExact }
    nodes.set1(
      (table.app.foldsCase ? 1 : 0) | (table.app.isSlashStrict ? 2 : 0) | (isOrdered ? 4 : 0) | (hasWildcards ? 8 : 0)
        | (addresses.isEmpty ? 0 : 16) | (trees.values.contains(where: \.hasReserved) ? 32 : 0),
      at: Head.flags)
    nodes.set4(table.defaultOrigin.flatMap { roots4[$0] } ?? anyRoot, at: Head.defaultRoot)
    let frames = MemoryLayout<RouteSupport.Walk.Frame>.stride * (depth + 2)
    nodes.set4(frames, at: Head.captureOffset)
    let captures = MemoryLayout<RouteSupport.Capture>.stride * (captureLimit + 1 + 2 * parameterLimit)
    nodes.set4(frames + captures + RouteSupport.Quick.scratch, at: Head.room)
    nodes.set4(list, at: Head.candidates)
    nodes.set4(competition.candidates.count, at: Head.candidateCount)
    nodes.set4(origins(order, roots4), at: Head.origins)
    nodes.set4(anyRoot, at: Head.anyRoot)
    nodes.set4(write(addresses, rootCandidates), at: Head.addresses)
    nodes.set4(table.defaultOrigin.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0, at: Head.defaultOrigin)
    nodes.set4(printing, at: Head.printing)
    nodes.set4(metadata(), at: Head.metadata)
    nodes.set4(routeNames(), at: Head.names)
    nodes.set4(table.origins.map { $0.text.utf8.count }.max() ?? 0, at: Head.hostLength)
    // A field of four is read as one word; two bytes more keep the last one inside.
    nodes.reserve(8)
    let overflow = nodes.overflow ?? (pool.isTooLarge || nodes.count > MatchTable.sizeLimit ? .size : nil)
    if let overflow {
      // Nobody may walk what is left of it. A head of zeros reads nothing.
      nodes = NodeWriter()
      nodes.reserve(RouteSupport.Head.size + 8)
      pool = PoolWriter()
      return MatchTable(
        nodes: nodes.bytes, pool: pool.finished(), isOrdered: true, candidates: [], addresses: [],
        checksPrinting: checks, automata: [:], typeCodes: typeCodes, overflow: overflow)
    }
    return MatchTable(
      nodes: nodes.bytes, pool: pool.finished(), isOrdered: isOrdered, candidates: entries, addresses: addresses,
      checksPrinting: checks, automata: automata, typeCodes: typeCodes)
  }

  /// Every newtype over String, also one that no pattern uses: its initialiser asks for it.
  private mutating func automata() -> [ParameterType: Int] {
    var result: [ParameterType: Int] = [:]
    for index in table.newtypes.indices {
      if case .matching = table.newtypes[index].rule { result[.newtype(index)] = newtypeAutomaton(index) }
    }
    if table.usesURL { result[.url] = type(.url).argument }
    return result
  }

  /// The origins in the order of the table: schemes and exact hosts as declared, then the others by the rank of their
  /// best pattern.
  private func originOrder(_ trees: [Int?: MatchTree]) -> [Int] {
    let indices = Array(table.origins.indices)
    let exact = indices.filter { table.origins[$0].isExact }
    let others = indices.filter { !table.origins[$0].isExact }
    return exact
      + others.sorted { left, right in
        let (first, second) = (trees[left]?.nodes[0].best ?? .max, trees[right]?.nodes[0].best ?? .max)
        return (first, left) < (second, right)
      }
  }

  private mutating func origins(_ order: [Int], _ roots: [Int: Int]) -> Int {
    var record = NodeWriter()
    record.field2(order.count)
    for index in order {
      let origin = table.origins[index]
      var parameter = (code: 0, argument: 0)
      let code: Int
      switch origin.kind {
      case .scheme: code = RouteSupport.OriginCode.scheme
      case .host: code = RouteSupport.OriginCode.host
      case .anyLabel: code = RouteSupport.OriginCode.anyLabel
      case .anyHost: code = RouteSupport.OriginCode.anyHost
      case .parameterLabel(let parameterType, _):
        code = RouteSupport.OriginCode.parameterLabel
        parameter = type(parameterType)
      case .parameterHost(let parameterType):
        code = RouteSupport.OriginCode.parameterHost
        parameter = type(parameterType)
      }
      record.field1(code)
      record.field4(pool.add(origin.text))
      record.field4(roots[index] ?? 0)
      record.field1(parameter.code)
      record.field4(parameter.argument)
      record.field4(origin.letters.map { pool.add($0) } ?? 0)
    }
    return intern(record)
  }

  // MARK: Trees

  /// Writes a tree and gives its root.
  private mutating func write(_ tree: MatchTree) -> Int {
    typealias Node = RouteSupport.Node
    // Offsets first, so that a child may be named before it is written.
    var offsets: [Int] = []
    var next = nodes.count
    var slots: [SlotPlan] = []
    for node in tree.nodes {
      next += Node.childSize * node.typed.count
      offsets.append(next)
      let plan = SlotPlan(node.literals.map(\.text))
      slots.append(plan)
      next += Node.slots + Node.slotSize * plan.count
    }
    let start = nodes.count
    nodes.reserve(next - start)
    for (index, node) in tree.nodes.enumerated() {
      let offset = offsets[index]
      nodes.set4(node.best, at: offset)
      nodes.set4(leaf(node.leaf), at: offset + Node.leaf)
      nodes.set4(leaf(node.tail), at: offset + Node.tail)
      nodes.set2(node.typed.count, at: offset + Node.tail + 4)
      nodes.set1(slots[index].code, at: offset + Node.tail + 6)
      nodes.set1(slots[index].shift, at: offset + Node.tail + 7)
      for (literal, slot) in zip(node.literals, slots[index].places) {
        let place = offset + Node.slots + Node.slotSize * slot
        let mark = Node.mark(MatchTableBuilder.hash(literal.text), literal.text.count) - Node.emptyMark
        nodes.set1(Int(mark & 0xFF), at: place)
        nodes.set1(Int(mark >> 8), at: place + 1)
        nodes.set4(offsets[literal.node], at: place + 2)
        nodes.set4(pool.add(literal.text), at: place + 6)
      }
      for (position, child) in node.typed.enumerated() {
        let place = Node.typed(offset, position)
        let (code, argument) = kind(child.kind)
        nodes.set1(code, at: place)
        nodes.set4(argument, at: place + 1)
        nodes.set4(offsets[child.node], at: place + 5)
      }
    }
    return offsets[0]
  }

  private mutating func kind(_ kind: MatchTree.Kind) -> (code: Int, argument: Int) {
    switch kind {
    case .type(let parameterType): type(parameterType)
    case .mixture(let atoms): (RouteSupport.TypeCode.mixture, mixture(atoms, in: .path))
    }
  }

  private mutating func leaf(_ candidates: [Int]) -> Int {
    if candidates.isEmpty { return 0 }
    var record = NodeWriter()
    record.field2(candidates.count)
    record.field4(directRecords[candidates[0]])
    for candidate in candidates { record.field4(candidate) }
    return intern(record)
  }

  /// The hash that the walker computes.
  static func hash(_ text: [UInt8]) -> UInt64 {
    func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    return RouteSupport.segmentHash(
      first: word(text.prefix(8)), last: text.count > 8 ? word(text.suffix(8)) : 0, count: text.count)
  }
}
