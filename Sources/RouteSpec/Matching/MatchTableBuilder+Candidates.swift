/// The records of candidates: how their parameters are filled and what their query and fragment must be.
extension MatchTableBuilder {
  /// Writes the record of a candidate and notes what it stands for.
  mutating func record(_ candidate: Competition.Candidate, _ addresses: [MatchTable.Address]) -> Int {
    typealias Code = RouteSupport.Candidate
    let competitor = competition.competitors[candidate.competitor]
    let pattern = competitor.pattern
    let form = forms[candidate.competitor][candidate.form]
    let route: Int?
    var via = 0
    switch competitor.owner {
    case .route(let index):
      route = index
      via = competitor.alias == nil ? 0 : 1
    case .redirect(let index):
      route = table.redirects[index].route
      via = 2
    case .refusal:
      route = nil
      via = 3
    }
    let captures = captures(candidate, pattern, form)
    let fragment = pattern.fragmentForm
    let parameters = route.map { table.routes[$0].parameters } ?? []
    let sources = parameters.indices.map { index in
      source(competitor.bindings[index], parameters[index], pattern, captures)
    }
    let asksApp = sources.indices.contains { isExternal(parameters[$0].type) }
    let isDirect =
      !asksApp && pattern.query.isEmpty && fragment == nil
      && sources.enumerated().allSatisfy { $1.code == RouteSupport.Source.capture && $1.which == $0 }
    entries.append(MatchTable.Entry(route: route, competitor: candidate.competitor, asksApp: asksApp))
    captureLimit = max(captureLimit, captures.count + 1)
    parameterLimit = max(parameterLimit, parameters.count)

    let fragmentOffset = fragment.map { self.fragment($0, pattern) } ?? 0
    let names = names(competitor, pattern, captures)
    let eligible = via == 0 ? route.map { self.eligible($0, addresses) } ?? 0 : 0
    let items = MatchTableBuilder.items(of: competitor).map { item, slot in
      (item: item, which: slot ?? literal(item, parameters.count))
    }
    let typed = sources.indices.map { type(parameters[$0].type) }
    let itemTypes = items.map { item in
      if case .parameter(let parameter) = item.item.content {
        type(pattern.parameters[parameter].type)
      } else {
        (code: 0, argument: 0)
      }
    }
    var record = NodeWriter()
    record.field4(route.map { routeNumbers[$0] } ?? 0)
    var flags = competitor.isInternal ? Code.isInternal : 0
    if form.endsInSlash { flags |= Code.endsInSlash }
    if route == nil { flags |= Code.isRefusal }
    if isDirect { flags |= Code.isDirect }
    if asksApp { flags |= Code.asksApp }
    record.field1(flags)
    record.field1(via)
    record.field4(eligible)
    record.field4(names)
    record.field2(parameters.count)
    record.field2(items.count)
    record.field4(fragmentOffset)
    for (index, source) in sources.enumerated() {
      record.field1(source.code)
      record.field1(typed[index].code)
      record.field4(typed[index].argument)
      record.field4(source.which)
    }
    for (index, item) in items.enumerated() {
      record.field1(queryKind(item.item, pattern))
      record.field4(pool.add(item.item.key))
      record.field4(item.which)
      record.field1(itemTypes[index].code)
      record.field4(itemTypes[index].argument)
    }
    let offset = intern(record)
    directRecords.append(isDirect && !competitor.isInternal && route != nil ? offset : 0)
    return offset
  }

  /// The record of a tab's root, which a tab's address alone opens.
  mutating func rootRecord(_ target: Target, _ tab: Int) -> Int {
    let parameters = table.routes[target.route].parameters
    entries.append(MatchTable.Entry(route: target.route, competitor: nil, asksApp: false))
    parameterLimit = max(parameterLimit, parameters.count)
    let sources = parameters.indices.map { constant(target.arguments[$0], parameters[$0]) }
    let typed = parameters.map { type($0.type) }
    var names = NodeWriter()
    names.field4(pool.add(table.routes[target.route].name))
    names.field4(pool.add(table.tabs[tab].addressText ?? ""))
    names.field2(0)
    let namesOffset = intern(names)
    var record = NodeWriter()
    record.field4(routeNumbers[target.route])
    record.field1(0)
    record.field1(RouteSupport.Candidate.addressAlone)
    record.field4(0)
    record.field4(namesOffset)
    record.field2(parameters.count)
    record.field2(0)
    record.field4(0)
    for (index, source) in sources.enumerated() {
      record.field1(source.code)
      record.field1(typed[index].code)
      record.field4(typed[index].argument)
      record.field4(source.which)
    }
    return intern(record)
  }

  /// The pattern's parameters that the walk captures, in order: the host's, the path's, the fragment's. A tail's first
  /// element is a capture of its own; the walk adds one where the tail begins.
  private func captures(_ candidate: Competition.Candidate, _ pattern: Pattern, _ form: Form) -> [Capture] {
    var result: [Capture] = []
    if let origin = candidate.origin {
      switch table.origins[origin].kind {
      case .parameterHost, .parameterLabel: result.append(Capture(parameter: 0))
      default: break
      }
    }
    add(form, to: &result)
    if let fragment = pattern.fragmentForm { add(fragment, to: &result) }
    return result
  }

  private func add(_ form: Form, to captures: inout [Capture]) {
    var hasFirst = false
    for atom in form.segments.joined() {
      switch atom {
      case .literal: break
      case .parameter(let index): captures.append(Capture(parameter: index))
      case .tail(let index):
        captures.append(Capture(parameter: index, isTail: true))
        hasFirst = true
      }
    }
    if let tail = form.tail { captures.append(Capture(parameter: hasFirst ? nil : tail, isTail: true)) }
  }

  /// A capture of the walk: the parameter it is, nil where nothing needs it.
  struct Capture {
    var parameter: Int?
    var isTail = false
  }

  private mutating func source(
    _ binding: Binding, _ parameter: Route.Parameter, _ pattern: Pattern, _ captures: [Capture]
  ) -> (code: Int, which: Int) {
    switch binding {
    case .value(let value): return constant(value, parameter)
    case .parameter(let index):
      let own = pattern.parameters[index]
      if own.place == .query { return (RouteSupport.Source.query, queryDefault(own, parameter)) }
      if let capture = captures.firstIndex(where: { $0.parameter == index }) {
        guard captures[capture].isTail else { return (RouteSupport.Source.capture, capture) }
        return (own.place == .fragment ? RouteSupport.Source.fragmentTail : RouteSupport.Source.tail, capture)
      }
      // Its optional part is not there.
      switch own.arity {
      case .defaulted(let value): return constant(value, parameter)
      case .tail, .list: return (RouteSupport.Source.empty, 0)
      case .optional, .required:
        if case .defaulted(let value) = parameter.arity { return constant(value, parameter) }
        return constant(.null, parameter)
      }
    }
  }

  /// The value of a query item that is missing: a text, or 0 for nil. The empty text has a place of its own.
  private mutating func queryDefault(_ own: Pattern.Parameter, _ parameter: Route.Parameter) -> Int {
    let value: Value
    switch (own.arity, parameter.arity) {
    case (.defaulted(let standard), _), (.optional, .defaulted(let standard)): value = standard
    default: return 0
    }
    let text = table.text(of: value, as: own.type)
    // Reference 0 is the empty text and means nil here; a text in front of it keeps the two apart.
    return text.isEmpty ? pool.emptyAgain() : pool.add(text)
  }

  private mutating func constant(_ value: Value, _ parameter: Route.Parameter) -> (code: Int, which: Int) {
    switch value {
    case .null: return (RouteSupport.Source.absent, 0)
    case .list(let values):
      if values.isEmpty { return (RouteSupport.Source.empty, 0) }
      let (code, argument) = type(parameter.type)
      var record = NodeWriter()
      record.field1(code)
      record.field4(argument)
      record.field2(values.count)
      for element in values { record.field4(pool.add(table.text(of: element, as: parameter.type))) }
      return (RouteSupport.Source.constants, intern(record))
    default: return (RouteSupport.Source.constant, pool.add(table.text(of: value, as: parameter.type)))
    }
  }

  private func queryKind(_ item: Pattern.QueryItem, _ pattern: Pattern) -> Int {
    guard case .parameter(let index) = item.content else { return RouteSupport.QueryKind.literal }
    switch pattern.parameters[index].arity {
    case .required: return RouteSupport.QueryKind.required
    case .optional, .defaulted: return RouteSupport.QueryKind.optional
    case .list, .tail: return RouteSupport.QueryKind.list
    }
  }

  /// The query items that a candidate looks at, and the parameter that each fills; nil for a literal, and for an item
  /// that only has to read. One that fills nothing and need not read is left out.
  static func items(of competitor: Competition.Competitor) -> [(item: Pattern.QueryItem, slot: Int?)] {
    competitor.pattern.query.flatMap { item -> [(item: Pattern.QueryItem, slot: Int?)] in
      guard case .parameter(let index) = item.content else { return [(item, nil)] }
      let slots = competitor.bindings.indices.filter { competitor.bindings[$0] == .parameter(index) }
      if !slots.isEmpty { return slots.map { (item, $0) } }
      return competitor.pattern.parameters[index].arity == .required ? [(item, nil)] : []
    }
  }

  /// A literal's text, or a place after the route's parameters for a value that nothing takes.
  private mutating func literal(_ item: Pattern.QueryItem, _ parameters: Int) -> Int {
    guard case .literal(let text) = item.content else {
      parameterLimit = max(parameterLimit, parameters + 1)
      return parameters
    }
    return pool.add(table.app.foldsCase ? text.map(RouteSupport.folded) : text)
  }

  private mutating func fragment(_ form: Form, _ pattern: Pattern) -> Int {
    var segments: [(kind: Int, argument: Int)] = []
    for atoms in form.segments {
      let plain = atoms.map { atom -> MatchTree.Atom in
        switch atom {
        case .literal(let bytes): .literal(table.app.foldsCase ? bytes.map(RouteSupport.folded) : bytes)
        case .parameter(let index): .type(pattern.parameters[index].type)
        case .tail: .tail
        }
      }
      switch plain.count {
      case 0: segments.append((RouteSupport.FragmentCode.literal, pool.add([])))
      case 1:
        switch plain[0] {
        case .literal(let text): segments.append((RouteSupport.FragmentCode.literal, pool.add(text)))
        case .type(let parameterType):
          let (code, argument) = type(parameterType)
          segments.append((code, argument))
        case .tail: segments.append((RouteSupport.FragmentCode.element, 0))
        }
      default: segments.append((RouteSupport.TypeCode.mixture, mixture(plain, in: .fragment)))
      }
    }
    var record = NodeWriter()
    record.field2(segments.count)
    record.field1(form.tail == nil ? 0 : 1)
    for segment in segments {
      record.field1(segment.kind)
      record.field4(segment.argument)
    }
    return intern(record)
  }

  private mutating func names(_ competitor: Competition.Competitor, _ pattern: Pattern, _ captures: [Capture]) -> Int {
    var pairs: [(Int, Int)] = []
    func pair(_ index: Int) -> (Int, Int) {
      (pool.add(pattern.parameters[index].name), pool.add(table.spelling(of: pattern.parameters[index].type)))
    }
    for capture in captures { pairs.append(capture.parameter.map(pair) ?? (0, 0)) }
    for (item, _) in MatchTableBuilder.items(of: competitor) {
      if case .parameter(let index) = item.content { pairs.append(pair(index)) } else { pairs.append((0, 0)) }
    }
    var record = NodeWriter()
    record.field4(pool.add(competitor.tieName))
    record.field4(pool.add(pattern.text))
    record.field2(captures.count)
    for (name, type) in pairs {
      record.field4(name)
      record.field4(type)
    }
    return intern(record)
  }

  /// The addresses that may stand before a route's pattern: 0 none, 1 all, else a list.
  private mutating func eligible(_ route: Int, _ addresses: [MatchTable.Address]) -> Int {
    let route = table.routes[route]
    if route.homes.isEmpty && route.stack == nil { return 1 }
    let list = addresses.indices.filter { index in
      addresses[index].tab.map(route.homes.contains) ?? (addresses[index].stack == route.stack)
    }
    if list.isEmpty { return 0 }
    var record = NodeWriter()
    record.field2(list.count)
    for index in list { record.field2(index + 1) }
    return intern(record)
  }

  /// Whether a type of the app's own decides.
  func isExternal(_ type: ParameterType) -> Bool {
    guard case .newtype(let index) = type, case .external = table.newtypes[index].rule else { return false }
    return true
  }

  // MARK: Addresses

  /// Tabs and stacks with an address, the longest first, then in the order of their texts.
  func addresses() -> [MatchTable.Address] {
    var result: [MatchTable.Address] = []
    for (index, tab) in table.tabs.enumerated() {
      if let address = tab.address { result.append(.init(tab: index, segments: folded(address))) }
    }
    for (index, stack) in table.stacks.enumerated() {
      if let address = stack.address { result.append(.init(stack: index, segments: folded(address))) }
    }
    return result.sorted { left, right in
      if left.segments.count != right.segments.count { return left.segments.count > right.segments.count }
      return left.segments.lexicographicallyPrecedes(right.segments) { $0.lexicographicallyPrecedes($1) }
    }
  }

  private func folded(_ segments: [[UInt8]]) -> [[UInt8]] {
    table.app.foldsCase ? segments.map { $0.map(RouteSupport.folded) } : segments
  }

  mutating func write(_ addresses: [MatchTable.Address], _ roots: [Int]) -> Int {
    var record = NodeWriter()
    record.field2(addresses.count)
    for (address, root) in zip(addresses, roots) {
      record.field4(root)
      record.field2(address.segments.count)
      for segment in address.segments { record.field4(pool.add(segment)) }
    }
    return intern(record)
  }
}
