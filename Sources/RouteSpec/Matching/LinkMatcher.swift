/// Reads and prints links by a match table: what `routegen match` runs. It drives the same `RouteSupport` that
/// generated code carries.
public struct LinkMatcher: Sendable {
  /// The table of routes.
  public let table: RouteTable
  /// What competes in it.
  public let competition: Competition
  /// The table that is walked.
  public let matchTable: MatchTable

  /// Builds the match table of a resolved table.
  public init(_ table: RouteTable, _ competition: Competition) {
    self.table = table
    self.competition = competition
    matchTable = MatchTableBuilder.build(table, competition)
  }

  /// Reads a link.
  ///
  /// Time grows with the link's length and the size of the table, whatever the link holds.
  public func read(_ link: String, from source: LinkSource = .outside) -> LinkOutcome {
    var link = link
    return link.withUTF8 { link in withTable { read(link, $0, source) } }
  }

  /// The rank of the candidate that reads a link; nil where none does. What tests compare.
  func winner(_ link: String, from source: LinkSource = .outside) -> Int? {
    var link = link
    return link.withUTF8 { link in
      withTable { table in
        var candidate: Int?
        _ = withUnsafeMutablePointer(to: &candidate) { output in
          RouteSupport.read(link, table, from: source.support, into: output) { $0.candidate }
        }
        return candidate
      }
    }
  }

  func withTable<Result>(_ body: (RouteSupport.Table) -> Result) -> Result {
    matchTable.nodes.withUnsafeBufferPointer { nodes in
      matchTable.pool.withUnsafeBufferPointer { pool in
        // Neither is ever empty: the builder writes a head and a padding. A head of zeros reads nothing.
        let nothing: StaticString = "000000000000000000000000000000000000000000000000000000000000"
        return body(
          RouteSupport.Table(nodes: nodes.baseAddress ?? nothing.utf8Start, pool: pool.baseAddress ?? nothing.utf8Start)
        )
      }
    }
  }

  private func read(_ link: UnsafeBufferPointer<UInt8>, _ nodes: RouteSupport.Table, _ source: LinkSource)
    -> LinkOutcome
  {
    var reading: LinkReading?
    let failure = withUnsafeMutablePointer(to: &reading) { output in
      RouteSupport.read(link, nodes, from: source.support, into: output) { self.reading($0) }
    }
    if let reading { return .reading(reading) }
    if let failure { return .refusal(LinkRefusal(failure, nearest: nil)) }
    let (error, nearest) = RouteSupport.explain(link, nodes, from: source.support)
    return .refusal(LinkRefusal(error, nearest: nearest))
  }

  func reading(_ match: RouteSupport.Match) -> LinkReading? {
    let entry = matchTable.candidates[match.candidate]
    guard let index = entry.route else { return nil }
    let route = table.routes[index]
    let parameters = route.parameters.enumerated().map { position, parameter in
      value(match.values, position, parameter)
    }
    let address = match.address > 0 ? matchTable.addresses[match.address - 1] : nil
    let via = address.map { $0.tab == nil ? RouteSupport.Via.stack : .tab } ?? match.via
    let tab = address.map { $0.tab } ?? route.homes.first
    let pattern = entry.competitor.map { competition.competitors[$0].pattern.text }
    return LinkReading(
      route: index, parameters: parameters,
      pattern: pattern ?? address?.tab.flatMap { table.tabs[$0].addressText } ?? "",
      via: via.rawValue, tab: tab, backStack: table.backStack(of: index, parameters, tab: tab),
      presentation: route.presentation,
      ignored: match.ignoredParameters, isUncertain: entry.asksApp)
  }

  private func value(_ values: RouteSupport.Values, _ index: Int, _ parameter: Route.Parameter) -> Value {
    switch parameter.arity {
    case .list, .tail:
      .list(values.list(index) { table.value($0, as: parameter.type) })
    default:
      values.isAbsent(index) ? .null : table.value(values.capture(index), as: parameter.type)
    }
  }
}

extension RouteTable {
  /// The value of a capture.
  func value(_ capture: RouteSupport.Capture, as type: ParameterType) -> Value {
    switch type {
    case .string, .url: .text(RouteSupport.Values.string(of: capture))
    case .int: .int(Int(truncatingIfNeeded: Int64(bitPattern: capture.first)))
    case .uint: .uint(UInt(truncatingIfNeeded: capture.first))
    case .double: .double(Double(bitPattern: capture.first))
    case .bool: .bool(capture.first != 0)
    case .uuid: .text(RouteSupport.Printer.uuidText(capture.first, capture.second))
    case .day: .text(RouteSupport.Values.day(of: capture).description)
    case .enumeration: .enumCase(Int(truncatingIfNeeded: capture.first))
    case .newtype(let index): value(capture, as: newtypes[index].base)
    }
  }

  /// What lies under a route when a link opens it: the tab's root, then its parents from the top down.
  ///
  /// A screen that equals the tab's root is the root itself; another screen of the root's kind is pushed on it.
  func backStack(of route: Int, _ parameters: [Value], tab: Int?) -> [Int] {
    let root = tab.flatMap { tabs[$0].root }
    func isRoot(_ screen: (route: Int, values: [Value])) -> Bool {
      root.map { $0.route == screen.route && $0.arguments == screen.values } ?? false
    }
    var screens = [(route: route, values: parameters)]
    while let current = screens.last, !isRoot(current) {
      guard let parent = parent(of: current.route, current.values) else {
        if let root { screens.append((root.route, root.arguments)) }
        break
      }
      screens.append(parent)
    }
    return screens.dropFirst().reversed().map(\.route)
  }

  /// The screen under a screen: the path parameters that the child has taken over, and the parent's own query items as
  /// they are when missing. Nil where
  /// there is none, or where it needs more.
  private func parent(of route: Int, _ values: [Value]) -> (route: Int, values: [Value])? {
    guard let parent = routes[route].parent, routes[route].keepsParent else { return nil }
    var result: [Value] = []
    for parameter in routes[parent].parameters {
      let isOfPath =
        routes[parent].pattern.map { pattern in
          pattern.parameters.contains { $0.name == parameter.name && ($0.place == .path || $0.place == .host) }
        } ?? true
      let own = routes[route].parameters.firstIndex { $0.name == parameter.name && $0.type == parameter.type }
      if isOfPath, let own {
        result.append(values[own])
        continue
      }
      switch parameter.arity {
      case .optional: result.append(.null)
      case .defaulted(let value): result.append(value)
      case .list, .tail(atLeast: 0): result.append(.list([]))
      case .required, .tail: return nil
      }
    }
    return (parent, result)
  }
}

/// Where a link comes from.
public enum LinkSource: Hashable, Sendable {
  /// A browser, a message, another app.
  case outside
  /// The app itself: `internal` patterns are read too.
  case inside

  var support: RouteSupport.LinkSource { self == .inside ? .inside : .outside }
}

extension LinkMatcher {
  /// Whether a witness opens what a check says it does.
  func confirms(_ replay: Finding.Replay) -> Bool {
    guard competition.competitors.indices.contains(replay.winner) else { return false }
    let source: LinkSource = replay.isInside ? .inside : .outside
    if case .refusal = competition.competitors[replay.winner].owner {
      // The matcher does not say which refusal it was.
      guard case .refusal(let refusal) = read(replay.link, from: source) else { return false }
      return refusal.reason == "refused"
    }
    return winner(replay.link, from: source).map { rank in
      rank < competition.candidates.count && competition.candidates[rank].competitor == replay.winner
    } ?? false
  }
}
