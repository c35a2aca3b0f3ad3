import Testing

@testable import RouteSpec

/// Origins, who reads, fragments, the final slash and case, each against its definition over links that show it.
@Suite struct CompetitionOriginTests {
  /// A link's winner by definition.
  struct Judge {
    let table: RouteTable
    let competition: Competition
    let links: [Oracle.Link]
    /// For each competitor and form the links that it reads.
    let sets: [[LinkSet]]
    /// For each link what it is once folded.
    let images: [Int]
    /// For each competitor and form, and for each competitor, the folded links.
    let folded: [[LinkSet]]
    let wholes: [LinkSet]

    init(_ table: RouteTable, _ links: [Oracle.Link]) {
      self.table = table
      self.links = links
      competition = Competition(table)
      let sets = CompetitionTests.sets(competition, table, links)
      let numbers = Dictionary(uniqueKeysWithValues: links.enumerated().map { ($1, $0) })
      let images = links.enumerated().map { index, link -> Int in
        guard table.app.foldsCase else { return index }
        var folded = link
        folded.segments = link.segments.map(AutomatonTests.fold)
        folded.fragment = link.fragment.map(AutomatonTests.fold)
        folded.query = link.query.map { [$0[0], AutomatonTests.fold($0[1])] }
        return numbers[folded] ?? 0
      }
      self.sets = sets
      self.images = images
      folded = sets.map { $0.map { LinkSet($0.map { images[$0] }) } }
      wholes = folded.map { $0.reduce(LinkSet()) { $0.union($1) } }
    }

    struct Reader: Hashable {
      var competitor: Int
      var form: Int
      /// How exact its best origin is.
      var originClass: Int
    }

    func readers(_ link: Int) -> [Reader] {
      sets.indices.flatMap { competitor in
        sets[competitor].indices.filter { sets[competitor][$0].contains(link) }.map { form in
          Reader(competitor: competitor, form: form, originClass: originClass(competitor, link))
        }
      }
    }

    /// 0 exact, 1 a wildcard or a parameter, 2 any.
    func originClass(_ competitor: Int, _ link: Int) -> Int {
      guard case .only(let list) = competition.competitors[competitor].pattern.origins else { return 2 }
      let oracle = Oracle(table: table)
      let reading = list.filter { oracle.reads(origin: $0, links[link].origin) }
      return reading.contains { table.origins[$0].isExact } ? 0 : 1
    }

    func beats(_ left: Reader, _ right: Reader) -> Bool? {
      if left.competitor == right.competitor { return left.form < right.form }
      if left.originClass != right.originClass { return left.originClass < right.originClass }
      let whole = CompetitionTests.relation(wholes[left.competitor], wholes[right.competitor])
      if whole == .inside || whole == .around { return whole == .inside }
      let forms = CompetitionTests.relation(folded[left.competitor][left.form], folded[right.competitor][right.form])
      if whole != .equal, forms == .inside || forms == .around { return forms == .inside }
      return nil
    }
  }

  static func check(_ table: RouteTable, _ links: [Oracle.Link], _ comment: String) {
    let judge = Judge(table, links)
    let oracle = Oracle(table: table)
    for link in links.indices {
      let readers = judge.readers(link)
      let best = judge.competition.candidates.first { candidate in
        judge.sets[candidate.competitor][candidate.form].contains(link)
          && (candidate.origin.map { oracle.reads(origin: $0, links[link].origin) } ?? true)
      }
      guard let best else {
        #expect(readers.isEmpty, "\(comment) \(links[link])")
        continue
      }
      let winner = readers.first { $0.competitor == best.competitor && $0.form == best.form }
      guard let winner else {
        Issue.record("\(comment) \(links[link]) \(best)")
        continue
      }
      #expect(
        !readers.contains { $0 != winner && judge.beats($0, winner) == true },
        "\(comment) \(links[link]) \(judge.competition.competitors[best.competitor].tieName)")
      // What reads with it is known to meet it.
      for other in readers where other.competitor != winner.competitor {
        let isKnown = judge.competition.meetings.contains { meeting in
          let competitors = [meeting.winner, meeting.loser].map { judge.competition.candidates[$0].competitor }
          return Set(competitors) == [winner.competitor, other.competitor]
        }
        #expect(isKnown, "\(comment) \(links[link])")
      }
    }
    // Every witness is read by the pattern that it is said to open.
    for finding in Checks.competition(table, judge.competition) {
      for replay in finding.replays {
        let link = ChecksTests.link(replay.link, isInside: replay.isInside)
        let content = judge.competition.competitors[replay.winner]
        #expect(
          !oracle.forms(of: content.pattern, isInternal: content.isInternal, read: link).isEmpty,
          "\(comment) \(finding.diagnostic.message) \(replay)")
      }
    }
  }

  @Test(arguments: seeds(30)) func origins(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 31)
    var builder = TableBuilder()
    builder.enumeration("Lang", "en", "de")
    builder.origin(.host("a.example"), ofApp: seed % 3 != 0)
    builder.origin(.anyLabel(suffix: "example"))
    builder.origin(.parameterLabel(type: .enumeration(0), suffix: "example"))
    builder.origin(.anyHost)
    builder.origin(.scheme("x"))
    builder.origin(.host("en.example"), ofApp: false)
    let paths = ["/a", "/{x}", "/{x: Int}", "/{t...}"]
    for index in 0..<6 {
      let origins: [Int]? =
        [nil, nil, [0], [0, 5], [1], [2], [3], [4], [0, 1], [5, 3], [4, 0]].randomElement(using: &random) ?? nil
      builder.route("r\(index)", paths.randomElement(using: &random), origins: origins, isInternal: index == 5)
    }
    var links: [Oracle.Link] = []
    for origin in [nil, "a.example", "b.example", "en.example", "de.example", "c.test", "x:"] {
      for segments in [["a"], ["1"], ["b"], ["a", "b"]] {
        for isInside in [false, true] {
          links.append(Oracle.Link(isInside: isInside, origin: origin, segments: segments.map { Array($0.utf8) }))
        }
      }
    }
    Self.check(builder.table, links, "seed \(seed)")
  }

  @Test(arguments: seeds(20)) func fragmentsAndSlashes(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 47)
    var builder = TableBuilder()
    builder.table.app.isSlashStrict = seed % 2 == 0
    let paths = ["/a", "/{x}", "/a/", "/{x}/", "/{t...}"]
    let fragments = ["", "", "#f", "#{f}", "#{f: Int}", "#{f...}", "#{f...?}", "#f/{g}", "#{f}/{g}"]
    for index in 0..<6 {
      builder.route(
        "r\(index)", (paths.randomElement(using: &random) ?? "/a") + (fragments.randomElement(using: &random) ?? ""))
    }
    var links: [Oracle.Link] = []
    for segments in [["a"], ["b"], ["a", "b"]] {
      for endsInSlash in seed % 2 == 0 ? [false, true] : [false] {
        for fragment in [[""], ["f"], ["1"], ["f", "g"], ["f", ""], ["", "g"], ["1", "g", "h"], ["/"]] {
          links.append(
            Oracle.Link(
              segments: segments.map { Array($0.utf8) }, endsInSlash: endsInSlash,
              fragment: fragment.map { Array($0.utf8) }))
        }
      }
    }
    Self.check(builder.table, links, "seed \(seed)")
  }

  @Test(arguments: seeds(20)) func foldedCase(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 53)
    var builder = TableBuilder()
    builder.table.app.foldsCase = true
    builder.enumeration("U", "A", "B")
    builder.enumeration("L", "a", "c")
    builder.newtype("P", .matching(.sequence([.text("A"), RegularExpression.oneOf("a-z").anyTimes])))
    let kinds = ["a", "A", "b", "{x: U}", "{x: L}", "{x: P}", "{x}", "a{x: U}"]
    for index in 0..<5 {
      var text = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        "/" + (kinds.randomElement(using: &random) ?? "a")
      }.joined()
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += ["?k=a", "?k=A", "?k={k: U}"].randomElement(using: &random) ?? ""
      }
      builder.route("r\(index)", text)
    }
    let texts = ["a", "A", "b", "B", "c", "C", "aB", "ab", "Ab", "AB"].map { Array($0.utf8) }
    let paths = texts.map { [$0] } + texts.flatMap { first in texts.map { [first, $0] } }
    let queries: [[[[UInt8]]]] = [
      [], [[[0x6B], [0x61]]], [[[0x6B], [0x41]]], [[[0x6B], [0x62]]], [[[0x6B], [0x42]]],
    ]
    let links = paths.flatMap { path in queries.map { Oracle.Link(segments: path, query: $0) } }
    Self.check(builder.table, links, "seed \(seed)")
  }
}
