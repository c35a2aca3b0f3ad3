@testable import RouteSpec

/// The flags of a table of the brute force.
struct BruteWorld {
  var alphabet = BruteAlphabet.plain
  var isSlashStrict = false
  var isDeclared = false
  /// Whether there are two exact hosts and a wildcard; entries then say which of them they are for.
  var hasHosts = false

  /// What stands before the path of a link, with the class of origin that each choice of an entry reads it by.
  static let origins: [(prefix: String, classes: [Int?])] = [
    ("", [2, 0, nil, nil, 0]), ("https://i.test", [2, nil, 0, nil, nil]), ("https://a.wild", [2, nil, nil, 1, 1]),
  ]
  /// The origins that an entry may be for: any, the first host, the second, the wildcard, the first and the wildcard.
  static let choices: [[Int]?] = [nil, [0], [1], [2], [0, 2]]

  var builder: TableBuilder {
    var builder = BruteAlphabet.builder(isFolding: alphabet.isFolding)
    builder.table.app.isSlashStrict = isSlashStrict
    builder.table.app.isPrecedenceDeclared = isDeclared
    if hasHosts {
      builder.origin(.host("h.test"))
      builder.origin(.host("i.test"))
      builder.origin(.anyLabel(suffix: "wild"))
    }
    return builder
  }
}

/// A few patterns that may compete, under a literal of their own.
struct BruteGroup {
  enum Kind: Int {
    case route, alias, redirect, refusal
  }

  struct Entry {
    var pattern: BrutePattern
    var kind = Kind.route
    /// The entry of the route that an alias or a redirect belongs to.
    var route = 0
    /// The entries that it prefers itself to, which are routes.
    var prefers: [Int] = []
    var isInternal = false
    /// An index into `BruteWorld.choices`.
    var origins = 0
  }

  /// In the order of declaration; aliases follow their route.
  var entries: [Entry]

  init(_ patterns: [BrutePattern]) { entries = patterns.map { Entry(pattern: $0) } }

  /// Entries of one route have one owner.
  func owner(_ entry: Int) -> Int { entries[entry].kind == .alias ? entries[entry].route : entry }

  /// The name that decides where nothing else does.
  func name(_ entry: Int) -> String {
    switch entries[entry].kind {
    case .refusal: ""
    // The order of names is not that of declarations.
    case .route: ["m", "c", "x", "f"][entry % 4]
    case .alias, .redirect: name(entries[entry].route)
    }
  }

  /// By name, then main patterns before aliases before redirects, then by text: refusals have no name.
  func precedes(_ left: Int, _ right: Int, _ world: BruteWorld) -> Bool {
    if name(left) != name(right) { return name(left) < name(right) }
    if entries[left].kind != entries[right].kind { return entries[left].kind.rawValue < entries[right].kind.rawValue }
    let texts = [left, right].map { Array(entries[$0].pattern.text(world.alphabet).utf8) }
    return texts[0] == texts[1] ? left < right : texts[0].lexicographicallyPrecedes(texts[1])
  }

  func text(_ world: BruteWorld) -> String {
    entries.indices.map { index in
      let entry = entries[index]
      let prefers = entry.prefers.isEmpty ? "" : " prefer \(entry.prefers.map(name))"
      let origins = world.hasHosts ? " on \(entry.origins)" : ""
      let text = entry.pattern.text(world.alphabet)
      return "\(entry.kind) \(name(index)) \"\(text)\"\(prefers)\(entry.isInternal ? " internal" : "")\(origins)"
    }.joined(separator: "; ")
  }
}

/// Groups in one table, each under a literal of its own, so that one run of the compiler answers for all; and no group may
/// have a part in what is found in another.
struct BruteBatch {
  let world: BruteWorld
  let groups: [BruteGroup]
  let table: RouteTable
  let competition: Competition
  let findings: [Finding]
  let matcher: LinkMatcher
  /// For each competitor its group and its entry there.
  private(set) var entries: [(group: Int, entry: Int)] = []
  private(set) var competitors: [[Int]]
  /// The competitor that a finding names.
  private(set) var competitorAt: [Finding.Place: Int] = [:]
  /// A single group stands at the root.
  let isAtRoot: Bool

  init(_ groups: [BruteGroup], _ world: BruteWorld, isAtRoot: Bool = false) {
    self.world = world
    self.groups = groups
    self.isAtRoot = isAtRoot
    var builder = world.builder
    var places: [Competition.Owner: (group: Int, entry: Int)] = [:]
    var aliases: [Competition.Owner: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      // Numbers of routes within the table, which preferences need.
      var routes: [Int: Int] = [:]
      var next = builder.table.routes.count
      for (index, entry) in group.entries.enumerated() where entry.kind == .route {
        routes[index] = next
        next += 1
      }
      for (index, entry) in group.entries.enumerated() {
        let text = Self.text(entry.pattern, number, world, isAtRoot: isAtRoot)
        let origins = world.hasHosts ? BruteWorld.choices[entry.origins] : nil
        let prefers = entry.prefers.compactMap { routes[$0] }
        switch entry.kind {
        case .route:
          let own = group.entries.indices.filter {
            group.entries[$0].kind == .alias && group.entries[$0].route == index
          }
          let route = builder.route(
            Self.name(group.name(index), number), text, origins: origins,
            aliases: own.map { Self.text(group.entries[$0].pattern, number, world, isAtRoot: isAtRoot) },
            prefers: prefers, isInternal: entry.isInternal)
          for place in builder.table.routes[route].aliases.indices {
            // The route's values play no part here.
            builder.table.routes[route].aliases[place].bindings = builder.table.routes[route].parameters.map { _ in
              .value(.null)
            }
          }
          places[.route(route)] = (number, index)
          aliases[.route(route)] = own
        case .alias: break
        case .redirect:
          let target = routes[entry.route] ?? 0
          places[.redirect(builder.table.redirects.count)] = (number, index)
          builder.redirect(text, to: target, prefers: prefers)
          let last = builder.table.redirects.count - 1
          builder.table.redirects[last].bindings = builder.table.routes[target].parameters.map { _ in .value(.null) }
        case .refusal:
          places[.refusal(builder.table.refusals.count)] = (number, index)
          builder.refuse(text, origins: origins)
        }
      }
    }
    table = builder.table
    competition = Competition(table)
    findings = Checks.competition(table, competition)
    matcher = LinkMatcher(table, competition)
    competitors = groups.map { [Int](repeating: -1, count: $0.entries.count) }
    for (index, content) in competition.competitors.enumerated() {
      var place = places[content.owner] ?? (-1, -1)
      if let alias = content.alias { place.entry = aliases[content.owner]?[alias] ?? -1 }
      entries.append(place)
      competitorAt[Finding.Place(content.owner, alias: content.alias)] = index
      competitors[place.group][place.entry] = index
    }
  }

  private static func name(_ name: String, _ group: Int) -> String { "\(name)\(group)" }

  private static func text(_ pattern: BrutePattern, _ group: Int, _ world: BruteWorld, isAtRoot: Bool) -> String {
    let text = pattern.text(world.alphabet)
    if !isAtRoot { return "/p\(group)\(text)" }
    return text.hasPrefix("/") || text.hasPrefix("[") ? text : "/\(text)"
  }

  /// What stands before the links of a group, as a segment.
  func prefix(_ group: Int) -> String { isAtRoot ? "" : "/p\(group)" }

  /// A competitor that a link opens; nil where it is no link of the table.
  func winner(_ link: String, isInside: Bool) -> Int? {
    matcher.winner(link, from: isInside ? .inside : .outside).map { competition.candidates[$0].competitor }
  }
}
