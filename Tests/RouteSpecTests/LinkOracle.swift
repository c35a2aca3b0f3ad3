@testable import RouteSpec

/// Reads links by the words of the language and nothing clever: every form of every pattern is tried on its own, splits
/// by trying them all, and of those that read the winner is picked by definition. The matcher is held against it.
///
/// Only the relations of whole sets of links are taken from the competition, whose own tests hold them against
/// enumeration.
struct LinkOracle {
  /// Why a link is not read, as far as the law alone says.
  enum Refusal: Hashable {
    case notThisApp, tooLong, refused
    case malformedPercentEncoding(Int)
    case invalidUTF8(Int)
    /// `noRoute`, `missingQuery` or `invalidValue`.
    case unread
  }

  /// A form of a pattern on one of its origins that reads a link.
  struct Reader: Hashable {
    var competitor: Int
    var form: Int
    /// 0 exact, 1 a wildcard or a parameter, 2 any.
    var originClass: Int
    /// The place among the pattern's origins.
    var originPlace: Int
    var values: [Int: Value]
    /// Parameters whose items were there and did not read.
    var ignored: [Int]
  }

  /// What a link may be read as. More than one where the law leaves it open.
  struct Reading: Hashable {
    var route: Int
    var parameters: [Value]
    var via: String
    var tab: Int?
    var ignored: [String]
  }

  enum Outcome {
    case refused(Refusal)
    case read([Reading])
    /// The law goes round in a circle, or patterns meet only because literals fold where a custom scheme has its host:
    /// the language says nothing of it.
    case open
  }

  let table: RouteTable
  let competition: Competition
  let law: LinkLaw

  init(_ table: RouteTable, _ competition: Competition) {
    self.table = table
    self.competition = competition
    law = LinkLaw(table, competition)
  }

  func read(_ text: String, from source: LinkSource) -> Outcome {
    let link: Link
    switch Link.parse(text, table) {
    case .failure(let refusal): return .refused(refusal.reason)
    case .success(let parsed): link = parsed
    }
    let plain = readers(of: link, source)
    if !plain.isEmpty {
      guard let winners = law.winners(plain) else { return .open }
      let readings = winners.compactMap { reading($0, address: nil) }
      // Of a refusal and a route that may both win nothing is said.
      if !readings.isEmpty, readings.count < winners.count { return .open }
      return readings.isEmpty ? .refused(.refused) : .read(readings)
    }
    let addresses = addresses.filter { $0.rest(of: link, table) != nil }
    // Addresses that are told apart by case alone are not, where a custom scheme has its host.
    if Set(addresses.map(\.segments.count)).count < addresses.count { return .open }
    for address in addresses {
      guard let rest = address.rest(of: link, table) else { continue }
      if rest.segments.isEmpty, rest.isWhole {
        guard let tab = address.tab, let root = table.tabs[tab].root, !(table.app.isSlashStrict && link.endsInSlash)
        else {
          continue
        }
        return .read([Reading(route: root.route, parameters: root.arguments, via: "tab", tab: tab, ignored: [])])
      }
      let inside = readers(of: rest, source).filter { reader in
        let competitor = competition.competitors[reader.competitor]
        guard case .route(let index) = competitor.owner, competitor.alias == nil else { return false }
        let route = table.routes[index]
        if route.homes.isEmpty, route.stack == nil { return true }
        return address.tab.map(route.homes.contains) ?? (route.stack == address.stack)
      }
      if !inside.isEmpty {
        guard let winners = law.winners(inside) else { return .open }
        return .read(winners.compactMap { reading($0, address: address) })
      }
    }
    return .refused(.unread)
  }

  /// Every form of every pattern that reads the link, on each of its origins.
  func readers(of link: Link, _ source: LinkSource) -> [Reader] {
    var result: [Reader] = []
    for (index, competitor) in competition.competitors.enumerated() {
      if competitor.isInternal, source == .outside { continue }
      let reader = PatternReader(table: table, pattern: competitor.pattern)
      for origin in reader.origins(link) {
        for form in reader.formIndices {
          guard let read = reader.read(form, link) else { continue }
          var values = read.values
          if let host = origin.value { values[0] = host }
          result.append(
            Reader(
              competitor: index, form: form, originClass: origin.originClass, originPlace: origin.place, values: values,
              ignored: read.ignored))
        }
      }
    }
    return result
  }

  private func reading(_ reader: Reader, address: Address?) -> Reading? {
    let competitor = competition.competitors[reader.competitor]
    let index: Int
    var via = competitor.alias == nil ? "pattern" : "alias"
    switch competitor.owner {
    case .route(let route): index = route
    case .redirect(let redirect):
      index = table.redirects[redirect].route
      via = "redirect"
    case .refusal: return nil
    }
    if let address { via = address.tab == nil ? "stack" : "tab" }
    let pattern = competitor.pattern
    var isBound = [Bool](repeating: false, count: pattern.parameters.count)
    let parameters = competitor.bindings.map { binding -> Value in
      switch binding {
      case .value(let value): return value
      case .parameter(let index):
        isBound[index] = true
        return reader.values[index] ?? LinkOracle.absent(pattern.parameters[index].arity)
      }
    }
    return Reading(
      route: index, parameters: parameters, via: via, tab: address.map { $0.tab } ?? table.routes[index].homes.first,
      ignored: reader.ignored.filter { isBound[$0] }.map { pattern.parameters[$0].name })
  }

  /// The value of a parameter that is not there.
  static func absent(_ arity: Pattern.Arity) -> Value {
    switch arity {
    case .required, .optional: .null
    case .defaulted(let value): value
    case .list, .tail: .list([])
    }
  }

  // MARK: Addresses

  struct Address {
    var tab: Int?
    var stack: Int?
    var segments: [[UInt8]]

    /// The link without the address; nil where it does not begin with it.
    func rest(of link: Link, _ table: RouteTable) -> Link? {
      guard link.segments.count >= segments.count else { return nil }
      for (index, segment) in segments.enumerated() {
        let folds = table.app.foldsCase || index == 0 && link.isFirstFolded
        guard Link.same(segment, link.segments[index], folds: folds) else { return nil }
      }
      var rest = link
      rest.segments.removeFirst(segments.count)
      rest.isFirstFolded = false
      rest.isWhole = rest.segments.isEmpty
      return rest
    }
  }

  /// The longest first.
  var addresses: [Address] {
    let tabs = table.tabs.enumerated().compactMap { index, tab in tab.address.map { Address(tab: index, segments: $0) }
    }
    let stacks = table.stacks.enumerated().compactMap { index, stack in
      stack.address.map { Address(stack: index, segments: $0) }
    }
    return (tabs + stacks).sorted { $0.segments.count > $1.segments.count }
  }
}
