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
    /// Patterns meet only because literals fold where a custom scheme has its host: the language says nothing of it.
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
    if law.isFoldedMeeting(plain) { return .open }
    if !plain.isEmpty {
      let winners = law.winners(plain)
      let readings = winners.compactMap { reading($0, address: nil) }
      // Where a refusal may win, it does: its name is the empty one.
      if readings.count < winners.count { return .refused(.refused) }
      return .read(readings)
    }
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
      if !inside.isEmpty { return .read(law.winners(inside).compactMap { reading($0, address: address) }) }
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

/// The law of section 5 between forms that read one link.
struct LinkLaw {
  let table: RouteTable
  let competition: Competition
  private let relations: Relations

  /// The relations of sets, which are remembered.
  private final class Relations {
    var analysis: Analysis
    var referee: Referee

    init(_ table: RouteTable, _ competition: Competition) {
      analysis = competition.analysis
      referee = Referee(table, competition.competitors)
    }

    func patterns(_ first: Int, _ second: Int) -> Relation {
      referee.patternRelation(first, second, &analysis).relation
    }

    func forms(_ first: LinkOracle.Reader, _ second: LinkOracle.Reader) -> Relation {
      analysis.segments.table.relation(product(first), product(second)).relation
    }

    func segments(_ first: LinkOracle.Reader, _ second: LinkOracle.Reader, _ index: Int) -> Relation? {
      guard let left = product(first).language(at: index), let right = product(second).language(at: index) else {
        return nil
      }
      return analysis.segments.table.relation(left, right).relation
    }

    private func product(_ reader: LinkOracle.Reader) -> ProductSet {
      analysis.products[analysis.formsOf[reader.competitor].lowerBound + reader.form]
    }
  }

  init(_ table: RouteTable, _ competition: Competition) {
    self.table = table
    self.competition = competition
    relations = Relations(table, competition)
  }

  /// Those that the law lets win. More than one where names, too, are equal.
  func winners(_ readers: [LinkOracle.Reader]) -> [LinkOracle.Reader] {
    if table.app.isPrecedenceDeclared { return [readers.min { isDeclaredBefore($0, $1) }].compactMap(\.self) }
    var standing = readers.filter { reader in !readers.contains { $0 != reader && beats($0, reader) } }
    // A circle: the law says nothing.
    if standing.isEmpty { return readers }
    if hasOpenTies { return standing }
    let count = standing.map { competition.competitors[$0.competitor].pattern.path.count }.max() ?? 0
    for index in 0...count where standing.count > 1 {
      let candidates = standing
      standing = candidates.filter { reader in
        !candidates.contains { $0 != reader && relations.segments($0, reader, index) == .inside }
      }
    }
    let names = standing.map { Array(competition.competitors[$0.competitor].tieName.utf8) }
    guard let first = names.min(by: { $0.lexicographicallyPrecedes($1) }) else { return standing }
    let winners = standing.indices.filter { names[$0] == first }.map { standing[$0] }
    // A route's own pattern goes before its aliases.
    let competitors = winners.map { competition.competitors[$0.competitor] }
    return winners.indices.filter { index in
      competitors[index].alias == nil
        || !competitors.contains { $0.alias == nil && $0.owner == competitors[index].owner }
    }.map { winners[$0] }
  }

  /// Whether two of the readers are apart as sets, and yet read one link.
  func isFoldedMeeting(_ readers: [LinkOracle.Reader]) -> Bool {
    readers.contains { one in readers.contains { relations.patterns(one.competitor, $0.competitor) == .apart } }
  }

  /// Whether undecided ties run through three patterns or more: then no order of all patterns need do justice to each
  /// link.
  var hasOpenTies: Bool {
    var partners: [Int: Set<Int>] = [:]
    for meeting in competition.meetings where meeting.reason.isTie || meeting.reason == .refusal {
      let pair = [meeting.winner, meeting.loser].map { competition.candidates[$0].competitor }
      partners[pair[0], default: []].insert(pair[1])
      partners[pair[1], default: []].insert(pair[0])
    }
    return partners.contains { $0.value.count > 1 }
  }

  private func isDeclaredBefore(_ left: LinkOracle.Reader, _ right: LinkOracle.Reader) -> Bool {
    func keys(_ reader: LinkOracle.Reader) -> [Int] {
      let competitor = competition.competitors[reader.competitor]
      let owner = table.declarationOrder.firstIndex(of: competitor.owner) ?? Int.max
      return [owner, (competitor.alias ?? -1) + 1, reader.form, reader.originClass, reader.originPlace]
    }
    return keys(left).lexicographicallyPrecedes(keys(right))
  }

  /// Whether the law, ties aside, lets one win over the other.
  private func beats(_ left: LinkOracle.Reader, _ right: LinkOracle.Reader) -> Bool {
    if left.competitor == right.competitor {
      let keys = [left, right].map { [$0.originClass, $0.form, $0.originPlace] }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
    if left.originClass != right.originClass { return left.originClass < right.originClass }
    let owners = [left, right].map { competition.competitors[$0.competitor].owner }
    switch relations.patterns(left.competitor, right.competitor) {
    case .inside: return true
    case .around: return false
    case .equal where owners[0] != owners[1]: return false
    default: break
    }
    switch relations.forms(left, right) {
    case .inside: return true
    case .around: return false
    default: break
    }
    if owners[0] == owners[1] { return false }
    let prefers = (prefers(owners[0], owners[1]), prefers(owners[1], owners[0]))
    if prefers.0 != prefers.1 { return prefers.0 }
    return isRefusal(owners[0]) && !isRefusal(owners[1])
  }

  private func prefers(_ owner: Competition.Owner, _ other: Competition.Owner) -> Bool {
    guard case .route(let route) = other else { return false }
    switch owner {
    case .route(let index): return table.routes[index].prefers.contains { $0.index == route }
    case .redirect(let index): return table.redirects[index].prefers.contains { $0.index == route }
    case .refusal(let index): return table.refusals[index].prefers.contains { $0.index == route }
    }
  }

  private func isRefusal(_ owner: Competition.Owner) -> Bool {
    if case .refusal = owner { true } else { false }
  }
}
