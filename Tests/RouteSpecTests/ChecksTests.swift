import Testing

@testable import RouteSpec

/// The findings against their definitions, over the universe of links of `CompetitionTests`.
@Suite struct ChecksTests {
  typealias Universe = CompetitionTests.Universe
  typealias Reader = CompetitionTests.Judge.Reader

  /// A table with everything that definitions need.
  struct World {
    let table: RouteTable
    let competition: Competition
    let findings: [Finding]
    let judge: CompetitionTests.Judge
    /// For each competitor all that it reads.
    let whole: [LinkSet]

    init(_ builder: TableBuilder, _ universe: Universe) {
      table = builder.table
      competition = Competition(table)
      findings = Checks.competition(table, competition)
      judge = CompetitionTests.Judge(competition, table, universe)
      whole = judge.sets.map { $0.reduce(LinkSet()) { $0.union($1) } }
    }

    func owner(_ competitor: Int) -> Competition.Owner { competition.competitors[competitor].owner }

    /// The findings with a code, by the competitor whose pattern they stand at.
    func found(_ code: DiagnosticCode) -> Set<Int> {
      Set(
        findings.filter { $0.diagnostic.code == code }.compactMap { finding in
          competition.competitors.firstIndex { $0.pattern.range == finding.diagnostic.range }
        })
    }

    var texts: [String] { competition.competitors.map { "\($0.tieName) \($0.pattern.text)" } }
  }

  static func world(_ seed: Int, preferring: Bool = true) -> World {
    var random = Seeded(UInt64(seed) &+ 99)
    let universe = Universe(depth: 3)
    var builder = universe.builder
    for index in 0..<7 {
      let prefers =
        preferring && index > 0 && Int.random(in: 0..<5, using: &random) == 0
        ? [Int.random(in: 0..<index, using: &random)] : []
      let aliases = Int.random(in: 0..<6, using: &random) == 0 ? [Universe.pattern(&random, upTo: 2)] : []
      builder.route("r\(index)", Universe.pattern(&random, upTo: index < 4 ? 1 : 2), aliases: aliases, prefers: prefers)
    }
    if seed % 4 == 0 { builder.refuse(Universe.pattern(&random, upTo: 1)) }
    if seed % 5 == 0 { builder.table.app.isPrecedenceDeclared = true }
    return World(builder, universe)
  }

  @Test(arguments: seeds(16)) func findingsAgreeWithTheirDefinitions(seed: Int) {
    let world = Self.world(seed)
    let isDeclared = world.table.app.isPrecedenceDeclared
    let competitors = world.competition.competitors.indices

    // Duplicates: equal sets of different owners.
    var pairs: Set<[Int]> = []
    for left in competitors {
      for right in competitors
      where left < right && world.owner(left) != world.owner(right) && world.whole[left] == world.whole[right]
        && !world.whole[left].isEmpty
      {
        pairs.insert([left, right])
      }
    }
    let isDuplicated = Set(pairs.joined())
    // Owners of duplicates are left to that finding.
    let dubious = Set(isDuplicated.map { world.owner($0) })
    #expect(world.found(.duplicate).isSubset(of: isDuplicated), "seed \(seed) \(world.texts)")
    #expect(world.found(.duplicate).isEmpty == pairs.isEmpty, "seed \(seed) \(world.texts)")

    // Ambiguous: a link that two owners read where nothing decides.
    var crossing: Set<[String]> = []
    for link in world.judge.universe.links.indices where !isDeclared {
      let readers = readers(link, world)
      for one in readers {
        for other in readers
        where one.competitor < other.competitor && world.owner(one.competitor) != world.owner(other.competitor) {
          if dubious.contains(world.owner(one.competitor)) || dubious.contains(world.owner(other.competitor)) {
            continue
          }
          if world.judge.beats(one, other) || world.judge.beats(other, one) { continue }
          let owners = [one, other].map { world.owner($0.competitor) }
          if world.judge.prefers(owners[0], owners[1]) { continue }
          crossing.insert([one, other].map { world.judge.name($0) }.sorted())
        }
      }
    }
    let ambiguous = world.findings.filter { $0.diagnostic.code == .ambiguous }
    let named = Set(
      ambiguous.filter { finding in
        !finding.places.contains { dubious.contains($0.owner) }
      }.map { finding in
        finding.places.map { place in
          if case .route(let index) = place.owner { world.table.routes[index].name } else { "" }
        }.sorted()
      })
    #expect(named == crossing, "seed \(seed) \(world.texts)")

    // Unreachable: every link is taken by another owner that beats.
    for competitor in competitors where !isDuplicated.contains(competitor) {
      let isCovered = world.whole[competitor].allSatisfy { isTaken($0, from: competitor, nil, world) }
      let isFound = world.findings.contains { finding in
        finding.diagnostic.code == .unreachable
          && finding.diagnostic.range == world.competition.competitors[competitor].pattern.range
          && !finding.diagnostic.message.hasPrefix("the form")
      }
      #expect(isFound == isCovered, "seed \(seed) \(world.texts[competitor]) of \(world.texts)")
      let forms = world.judge.sets[competitor].indices.filter { form in
        !world.judge.sets[competitor][form].isEmpty
          && world.judge.sets[competitor][form].allSatisfy { isTaken($0, from: competitor, form, world) }
      }
      let formFindings = world.findings.filter { finding in
        finding.diagnostic.code == .unreachable
          && finding.diagnostic.range == world.competition.competitors[competitor].pattern.range
          && finding.diagnostic.message.hasPrefix("the form")
      }
      if !isCovered {
        #expect(formFindings.count == forms.count, "seed \(seed) \(world.texts[competitor]) \(world.texts)")
      }
    }

    // Two forms of one pattern that meet.
    for competitor in competitors {
      if case .refusal = world.owner(competitor) { continue }
      let sets = world.judge.sets[competitor]
      let meets = sets.indices.contains { one in
        sets.indices.contains { other in one < other && !sets[one].isDisjoint(with: sets[other]) }
      }
      let isFound = world.findings.contains { finding in
        finding.diagnostic.code == .split && finding.diagnostic.message.hasPrefix("two forms")
          && finding.diagnostic.range == world.competition.competitors[competitor].pattern.range
      }
      #expect(isFound == meets, "seed \(seed) \(world.texts[competitor])")
    }
  }

  private func readers(_ link: Int, _ world: World) -> [Reader] {
    world.judge.sets.indices.flatMap { competitor in
      world.judge.sets[competitor].indices.filter { world.judge.sets[competitor][$0].contains(link) }.map {
        Reader(competitor: competitor, form: $0)
      }
    }
  }

  /// Whether on a link each form of a competitor that reads it loses to another owner's by the law.
  private func isTaken(_ link: Int, from competitor: Int, _ form: Int?, _ world: World) -> Bool {
    let readers = readers(link, world)
    return readers.filter { $0.competitor == competitor && (form == nil || $0.form == form) }.allSatisfy { mine in
      readers.contains { other in
        guard world.owner(other.competitor) != world.owner(competitor) else { return false }
        if world.table.app.isPrecedenceDeclared {
          return world.competition.candidates.firstIndex { $0.competitor == other.competitor } ?? 0
            < world.competition.candidates.firstIndex { $0.competitor == competitor } ?? 0
        }
        return world.judge.beats(other, mine)
      }
    }
  }

  @Test(arguments: seeds(16)) func stolenValuesAgreeWithTheirDefinition(seed: Int) {
    let world = Self.world(seed)
    let unreachable = world.found(.unreachable)
    let dubious = Set(
      world.findings.filter { $0.diagnostic.code == .duplicate }.flatMap(\.places).map(\.owner))
    let duplicate = Set(
      world.findings.filter { $0.diagnostic.code == .duplicate || $0.diagnostic.code == .ambiguous }.map(\.places).map {
        Set($0.map(\.owner))
      })
    for (competitor, content) in world.competition.competitors.enumerated() where content.alias == nil {
      guard case .route = content.owner, !unreachable.contains(competitor), !dubious.contains(content.owner) else {
        continue
      }
      let pattern = content.pattern
      // Printed links: no key that the pattern does not name, no part that says nothing.
      let hasKey = pattern.query.contains { $0.key == Array("k".utf8) }
      let stolen = world.judge.universe.links.indices.contains { link in
        guard world.whole[competitor].contains(link), world.judge.universe.links[link].query.isEmpty != hasKey else {
          return false
        }
        let readers = readers(link, world)
        return readers.filter { $0.competitor == competitor && Self.isPrinted($0.form, pattern) }.contains { mine in
          readers.contains { other in
            let owners = [mine, other].map { world.owner($0.competitor) }
            if owners[0] == owners[1] || duplicate.contains(Set(owners)) { return false }
            if world.table.app.isPrecedenceDeclared {
              return world.competition.candidates.firstIndex { $0.competitor == other.competitor } ?? 0
                < world.competition.candidates.firstIndex { $0.competitor == competitor } ?? 0
            }
            return world.judge.beats(other, mine)
          }
        }
      }
      let isFound = world.findings.contains {
        $0.diagnostic.code == .stolenValue && $0.diagnostic.range == pattern.range
      }
      #expect(isFound == stolen, "seed \(seed) \(world.texts[competitor]) of \(world.texts)")
    }
  }

  /// Parts without parameters are never printed.
  private static func isPrinted(_ form: Int, _ pattern: Pattern) -> Bool {
    let present = pattern.forms(isSlashStrict: false)[form].present
    let parts = pattern.path.compactMap { piece -> [Pattern.Piece]? in
      if case .optional(let pieces) = piece { pieces } else { nil }
    }
    return zip(parts, present).allSatisfy { pieces, isPresent in
      !isPresent || pieces.contains { if case .parameter = $0 { true } else { false } }
    }
  }

  // MARK: Witnesses

  /// A printed link taken apart.
  static func link(_ text: String, isInside: Bool) -> Oracle.Link {
    func decoded(_ text: some StringProtocol) -> [UInt8] {
      var result: [UInt8] = []
      var bytes = Array(text.utf8)[...]
      while let byte = bytes.popFirst() {
        if byte == 0x25, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) {
          result.append(value)
          bytes = bytes.dropFirst(2)
        } else {
          result.append(byte)
        }
      }
      return result
    }
    var rest = text[...]
    var result = Oracle.Link(isInside: isInside, segments: [])
    if let hash = rest.firstIndex(of: "#") {
      result.fragment = rest[rest.index(after: hash)...].split(separator: "/", omittingEmptySubsequences: false).map(
        decoded)
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      result.query = rest[rest.index(after: mark)...].split(separator: "&").map { item in
        item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      }
      rest = rest[..<mark]
    }
    if rest.hasPrefix("https://") {
      rest = rest.dropFirst(8)
      result.origin = String(rest.prefix { $0 != "/" })
      rest = rest.drop { $0 != "/" }
    } else if !rest.hasPrefix("/"), let colon = rest.firstIndex(of: ":") {
      result.origin = String(rest[...colon])
      rest = rest[colon...].dropFirst(3)
    }
    var parts = rest.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(decoded)
    if parts.last == [] {
      parts.removeLast()
      result.endsInSlash = !parts.isEmpty
    }
    result.segments = parts
    return result
  }

  /// How a link of the universe is printed.
  static func text(_ link: Oracle.Link) -> LinkText {
    var text = LinkText()
    if link.segments.isEmpty { text.append(bare: [0x2F]) }
    for segment in link.segments {
      text.append(bare: [0x2F])
      text.append(encoding: segment)
    }
    for item in link.query {
      text.append(bare: [0x3F] + item[0] + [0x3D])
      text.append(encoding: item[1])
    }
    return text
  }

  @Test(arguments: seeds(16)) func witnessesShowWhatTheySayAndAreTheShortest(seed: Int) throws {
    let world = Self.world(seed)
    let oracle = Oracle(table: world.table)
    let links = world.judge.universe.links
    for finding in world.findings {
      for replay in finding.replays {
        let link = Self.link(replay.link, isInside: replay.isInside)
        let best = world.competition.candidates.first { candidate in
          let content = world.competition.competitors[candidate.competitor]
          return oracle.forms(of: content.pattern, isInternal: content.isInternal, read: link).contains(candidate.form)
        }
        #expect(best?.competitor == replay.winner, "seed \(seed) \(replay) \(world.texts)")
      }
      guard finding.diagnostic.code == .ambiguous, finding.replays.count == 3 else { continue }
      // The places name the second, then the first.
      let patterns = finding.places.reversed().compactMap { place in
        world.competition.competitors.firstIndex { $0.owner == place.owner && $0.alias == place.alias }
      }
      let reads = finding.diagnostic.witnesses.map { text in
        patterns.map { competitor in
          !oracle.forms(
            of: world.competition.competitors[competitor].pattern, isInternal: false,
            read: Self.link(text, isInside: false)
          ).isEmpty
        }
      }
      #expect(reads == [[true, true], [true, false], [false, true]], "seed \(seed) \(finding.diagnostic.witnesses)")
      let (first, second) = (world.whole[patterns[0]], world.whole[patterns[1]])
      for (set, witness) in [(first.subtracting(second), 1), (second.subtracting(first), 2)] {
        let least = try #require(set.map { Self.text(links[$0]) }.min())
        var shown = LinkText()
        shown.append(bare: finding.diagnostic.witnesses[witness].utf8)
        #expect(!(least < shown), "seed \(seed) \(least.text) before \(shown.text)")
      }
    }
  }

  // MARK: Order

  /// What a finding says, without its places.
  static func content(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let notes = diagnostic.notes.map(\.message)
    return "\(diagnostic.code) \(diagnostic.level) \(diagnostic.message) \(notes) \(diagnostic.witnesses)"
  }

  @Test(arguments: seeds(30)) func theOrderOfDeclarationsPlaysNoPart(seed: Int) {
    var random = Seeded(UInt64(seed) &+ 5)
    let universe = Universe(depth: 0)
    let texts = (0..<9).map { _ in Universe.pattern(&random, upTo: 2) }
    let aliases = (0..<9).map { _ in
      Int.random(in: 0..<4, using: &random) == 0 ? [Universe.pattern(&random, upTo: 2)] : []
    }
    var results: Set<[String]> = []
    var ranks: Set<[String]> = []
    for _ in 0..<3 {
      var builder = universe.builder
      for index in (0..<9).shuffled(using: &random) {
        builder.route("r\(index)", texts[index], aliases: aliases[index])
      }
      let competition = Competition(builder.table)
      results.insert(Checks.competition(builder.table, competition).map(Self.content).sorted())
      ranks.insert(
        competition.candidates.map { candidate in
          let content = competition.competitors[candidate.competitor]
          return "\(content.tieName) \(content.pattern.text) \(candidate.form)"
        })
    }
    #expect(results.count == 1, "seed \(seed) \(texts)")
    #expect(ranks.count == 1, "seed \(seed) \(texts)")
  }
}
