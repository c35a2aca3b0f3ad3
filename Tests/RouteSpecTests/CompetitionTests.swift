import Testing

@testable import RouteSpec

/// The law against its definition: sets are enumerated over a universe of links in which every two languages that differ show it.
@Suite struct CompetitionTests {
  /// Everything that a pattern of these tests is made of, and texts that tell it apart.
  struct Universe {
    var builder = TableBuilder()
    var segments = ["a", "b", "c", "1", "-1", "true", "false", "xa", "az", "9999999999999999999"]
    var links: [Oracle.Link] = []

    init(depth: Int) {
      builder.enumeration("E", "a", "b")
      builder.enumeration("F", "b", "c")
      builder.newtype("P", .matching(.sequence([.text("a"), RegularExpression.oneOf("a-z").anyTimes])))
      var paths: [[[UInt8]]] = [[]]
      var last = paths
      for _ in 0..<depth {
        last = last.flatMap { path in segments.map { path + [Array($0.utf8)] } }
        paths += last
      }
      let queries: [[[[UInt8]]]] = [[], [[[0x6B], [0x31]]], [[[0x6B], [0x32]]], [[[0x6B], [0x7A]]]]
      links = paths.flatMap { path in queries.map { Oracle.Link(segments: path, query: $0) } }
    }

    static let kinds = [
      "a", "b", "{x: E}", "{x: F}", "{x: Int}", "{x: Bool}", "{x: String}", "{x: P}", "x{x: String}", "{x: UInt}", "c",
      "true", "false",
    ]

    /// A pattern up to three segments, perhaps with a tail, an optional part, a query item.
    static func pattern(_ seed: inout Seeded, upTo depth: Int) -> String {
      var text = ""
      let count = Int.random(in: 1...depth, using: &seed)
      for index in 0..<count {
        let kind = kinds.randomElement(using: &seed) ?? "a"
        switch Int.random(in: 0..<12, using: &seed) {
        case 0 where index == count - 1: text += "/{t...}"
        case 1 where index == count - 1: text += "/{t: Int...?}"
        case 2: text += "[/\(kind.replacing("}", with: "?}"))]"
        default: text += "/\(kind)"
        }
      }
      switch Int.random(in: 0..<8, using: &seed) {
      case 0: text += "?k=1"
      case 1: text += "?k={k: Int}"
      case 2: text += "?k={k: String}"
      default: break
      }
      return text
    }
  }

  /// For each form of each competitor the links that it reads.
  static func sets(_ competition: Competition, _ table: RouteTable, _ links: [Oracle.Link]) -> [[LinkSet]] {
    let oracle = Oracle(table: table)
    return competition.competitors.map { competitor in
      let forms = competitor.pattern.forms(isSlashStrict: table.app.isSlashStrict)
      var sets = [LinkSet](repeating: [], count: forms.count)
      for (index, link) in links.enumerated() {
        for form in oracle.forms(forms, of: competitor.pattern, isInternal: competitor.isInternal, read: link) {
          sets[form].insert(index)
        }
      }
      return sets
    }
  }

  static func relation(_ left: LinkSet, _ right: LinkSet) -> Relation {
    Relation(
      both: !left.isDisjoint(with: right), onlyFirst: !left.isSubset(of: right), onlySecond: !right.isSubset(of: left))
  }

  @Test(arguments: seeds(8)) func relationsOfPatternsAgreeWithEnumeration(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 77)
    let universe = Universe(depth: 3)
    var builder = universe.builder
    for index in 0..<14 { builder.route("r\(index)", Universe.pattern(&random, upTo: 2)) }
    let table = builder.table
    let competition = Competition(table)
    let sets = Self.sets(competition, table, universe.links)
    var analysis = competition.analysis
    var referee = Referee(table, competition.competitors)
    for left in competition.competitors.indices {
      for right in competition.competitors.indices where left < right {
        let texts = [left, right].map { competition.competitors[$0].pattern.text }
        let whole = Self.relation(
          sets[left].reduce(LinkSet()) { $0.union($1) }, sets[right].reduce(LinkSet()) { $0.union($1) })
        if whole != .apart {
          #expect(referee.patternRelation(left, right, &analysis).relation == whole, "\(texts) seed \(seed)")
        }
        for (index, form) in analysis.formsOf[left].enumerated() {
          for (other, rival) in analysis.formsOf[right].enumerated() {
            let expected = Self.relation(sets[left][index], sets[right][other])
            let relation = analysis.segments.table.relation(analysis.products[form], analysis.products[rival])
            #expect(relation.relation == expected, "\(texts) \(index) \(other) seed \(seed)")
            let isMet = analysis.meetings.contains { meeting in
              let forms = [meeting.winner, meeting.loser].map { analysis.units[$0].form }
              return forms == [form, rival] || forms == [rival, form]
            }
            #expect(isMet == (expected != .apart), "\(texts) \(index) \(other) seed \(seed)")
          }
        }
      }
    }
  }

  // MARK: Winners

  /// The winner of a link by the words of section 5: of the readers those that no other reader beats; of these, segment by segment,
  /// each is dropped whose language properly contains another's; the first name of what is left.
  struct Judge {
    let competition: Competition
    let table: RouteTable
    let sets: [[LinkSet]]
    let universe: Universe
    private let wholes: [LinkSet]

    init(_ competition: Competition, _ table: RouteTable, _ universe: Universe) {
      self.competition = competition
      self.table = table
      self.universe = universe
      sets = CompetitionTests.sets(competition, table, universe.links)
      wholes = sets.map { $0.reduce(LinkSet()) { $0.union($1) } }
    }

    /// A reader: a competitor and one of its forms.
    struct Reader: Hashable {
      var competitor: Int
      var form: Int
    }

    func whole(_ competitor: Int) -> LinkSet { wholes[competitor] }

    func name(_ reader: Reader) -> String { competition.competitors[reader.competitor].tieName }

    func prefers(_ left: Competition.Owner, _ right: Competition.Owner) -> Bool {
      table.preferences.contains { $0.owner == left && $0.over.contains { .route($0.index) == right } }
    }

    func beats(_ left: Reader, _ right: Reader) -> Bool {
      if left.competitor == right.competitor { return left.form < right.form }
      let relation = CompetitionTests.relation(whole(left.competitor), whole(right.competitor))
      if relation == .inside || relation == .around { return relation == .inside }
      let owners = [left, right].map { competition.competitors[$0.competitor].owner }
      if relation == .equal, owners[0] != owners[1] { return false }
      let forms = CompetitionTests.relation(sets[left.competitor][left.form], sets[right.competitor][right.form])
      if forms == .inside || forms == .around { return forms == .inside }
      if owners[0] == owners[1] { return false }
      let prefers = (prefers(owners[0], owners[1]), prefers(owners[1], owners[0]))
      if prefers.0 != prefers.1 { return prefers.0 }
      func isRefusal(_ owner: Competition.Owner) -> Bool {
        if case .refusal = owner { true } else { false }
      }
      return isRefusal(owners[0]) && !isRefusal(owners[1])
    }

    /// What a segment of a form reads of the universe's texts.
    func language(_ reader: Reader, _ index: Int) -> Set<Int> {
      let pattern = competition.competitors[reader.competitor].pattern
      let form = pattern.forms(isSlashStrict: false)[reader.form]
      let oracle = Oracle(table: table)
      return Set(
        universe.segments.indices.filter { place in
          let text = Array(universe.segments[place].utf8)
          if index < form.segments.count { return oracle.splits(form.segments[index][...], pattern, text[...], .path) }
          return form.tail.map { oracle.reads(pattern.parameters[$0].type, text, .path) } ?? false
        })
    }

    /// The winners by definition: more than one only where names, too, are equal.
    func winner(_ link: Int) -> Reader? {
      var readers: [Reader] = []
      for competitor in sets.indices {
        for form in sets[competitor].indices where sets[competitor][form].contains(link) {
          readers.append(Reader(competitor: competitor, form: form))
        }
      }
      var standing = readers.filter { reader in !readers.contains { $0 != reader && beats($0, reader) } }
      let count = universe.links[link].segments.count
      // Where all that is left are tails they are compared past the link's end, too: the same then wins on links of every length.
      for index in 0...count where standing.count > 1 {
        let languages = standing.map { language($0, index) }
        if index == count, languages.contains(where: \.isEmpty) { break }
        standing = standing.indices.filter { place in
          !languages.contains { $0 != languages[place] && $0.isSubset(of: languages[place]) }
        }.map { standing[$0] }
      }
      return standing.min { left, right in
        if name(left) != name(right) {
          return Array(name(left).utf8).lexicographicallyPrecedes(Array(name(right).utf8))
        }
        let aliases = [left, right].map { competition.competitors[$0.competitor] }
        if (aliases[0].alias == nil) != (aliases[1].alias == nil) { return aliases[0].alias == nil }
        return aliases[0].pattern.text < aliases[1].pattern.text
      }
    }
  }

  /// The best of the candidates that read a link.
  static func ranked(_ competition: Competition, _ sets: [[LinkSet]], _ link: Int) -> Judge.Reader? {
    competition.candidates.first { sets[$0.competitor][$0.form].contains(link) }.map {
      Judge.Reader(competitor: $0.competitor, form: $0.form)
    }
  }

  @Test(arguments: seeds(16)) func theBestRankIsTheWinnerByDefinition(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 4242)
    let universe = Universe(depth: 3)
    var builder = universe.builder
    let names = ["q", "d", "z", "m", "a", "k"].shuffled(using: &random)
    for (index, name) in names.enumerated() {
      let aliases = Int.random(in: 0..<4, using: &random) == 0 ? [Universe.pattern(&random, upTo: 2)] : []
      let prefers =
        index > 0 && Int.random(in: 0..<3, using: &random) == 0 ? [Int.random(in: 0..<index, using: &random)] : []
      builder.route(name, Universe.pattern(&random, upTo: 2), aliases: aliases, prefers: prefers)
    }
    if seed % 3 == 0 { builder.refuse(Universe.pattern(&random, upTo: 2)) }
    let table = builder.table
    let competition = Competition(table)
    let judge = Judge(competition, table, universe)
    var wrong = 0
    var example = ""
    for link in universe.links.indices {
      // Where the law goes round in a circle nobody stands.
      guard let expected = judge.winner(link) else { continue }
      let found = Self.ranked(competition, judge.sets, link)
      if expected != found {
        wrong += 1
        if example.isEmpty {
          let path = universe.links[link].segments.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
          example = "/\(path): \(String(describing: expected)), found \(String(describing: found))"
        }
      }
    }
    let texts = competition.competitors.map { "\($0.tieName) \($0.pattern.text)" }
    // A circle, which only undecided patterns and circles of `prefer` make, cannot be told by ranks.
    if competition.analysis.hasCircles {
      let codes = Set(Checks.competition(table, competition).map(\.diagnostic.code))
      #expect(!codes.isDisjoint(with: [.duplicate, .ambiguous, .stalePreference]), "seed \(seed)")
      return
    }
    #expect(wrong == 0, "seed \(seed) \(example) \(texts)")
  }
}
