import Foundation
import Testing

@testable import RouteSpec

/// Every finding, every witness and every winner against all links, over patterns taken by number.
///
/// `swift test` takes a sample, evenly spread and always the same. `Scripts/brute` takes them all: it sets
/// `ROUTEGEN_BRUTE` to a part of the work (`0/2`), and `ROUTEGEN_BRUTE_STAGES` to the names of the stages it wants.
@Suite struct BruteForceTests {
  /// The groups of one table.
  static let batchSize = 64

  /// Groups that are so many apart in number, put into tables together.
  private func run(_ stage: BruteStage, every step: Int, from first: Int, upTo count: Int) -> BruteForce.Report {
    var report = BruteForce.Report()
    var groups: [BruteGroup] = []
    for number in stride(from: first, to: count, by: step) {
      groups.append(stage.group(number))
      if groups.count == Self.batchSize {
        report.add(BruteForce.check(groups, stage.world))
        groups = []
      }
    }
    if !groups.isEmpty { report.add(BruteForce.check(groups, stage.world)) }
    return report
  }

  @Test(arguments: BruteStage.all().map(\.name)) func aSampleAgrees(name: String) throws {
    let stage = try #require(BruteStage.all().first { $0.name == name })
    let report = run(stage, every: max(stage.count / 257, 1), from: stage.count / 514, upTo: stage.count)
    #expect(report.groups >= 250)
    #expect(report.faultCount == 0, "\(name): \(report.faults.joined(separator: "\n"))")
  }

  /// Without a literal before them: there a pattern may read `/`, and a tail everything.
  @Test func aSampleAgreesAtTheRoot() {
    var report = BruteForce.Report()
    for (number, stage) in BruteStage.all().enumerated() {
      for place in 0..<12 {
        let group = stage.group((number * 7_919 + place * 104_729) % stage.count)
        report.add(BruteForce.check([group], stage.world, isAtRoot: true))
      }
    }
    #expect(report.faultCount == 0, "\(report.faults.joined(separator: "\n"))")
  }

  /// No atom of the algebra is without a text, and each text is the first of its atom, as the automata have it.
  @Test(arguments: [false, true]) func theAlphabetIsWhole(isFolding: Bool) {
    let alphabet = isFolding ? BruteAlphabet.folding : .plain
    var builder = BruteAlphabet.builder(isFolding: isFolding)
    for segment in alphabet.segments { builder.route("r", "/\(segment.text)") }
    let competition = Competition(builder.table)
    let analysis = Analysis(builder.table, competition.competitors, readsExactly: true)
    var table = analysis.segments.table
    let languages = analysis.products.map { $0.segments[0] }
    let kinds = alphabet.segments.indices
    var atoms: [(language: Int, readers: Set<Int>)] = [(LanguageTable.everything, [])]
    for kind in kinds {
      atoms = atoms.flatMap { atom in
        [
          (table.meet(atom.language, languages[kind]) ?? atom.language, atom.readers.union([kind])),
          (table.difference(atom.language, languages[kind]) ?? atom.language, atom.readers),
        ].filter { $0.0 != LanguageTable.empty }
      }
    }
    var first: [Set<Int>: [UInt8]] = [:]
    for (place, text) in alphabet.texts.enumerated() {
      let readers = Set(kinds.filter { alphabet.segments[$0].reads >> UInt32(place) & 1 == 1 })
      if first[readers] == nil { first[readers] = text }
    }
    for atom in atoms where !atom.readers.isEmpty {
      #expect(
        first[atom.readers] == table.firstText(atom.language), "\(atom.readers.map { alphabet.segments[$0].text })")
    }
    #expect(first.count == atoms.count { !$0.readers.isEmpty })
  }

  /// A pattern of an alphabet's segments; a question mark after the name makes a part of one.
  private func pattern(_ world: BruteWorld, _ texts: String..., tail: Bool? = nil) -> BrutePattern {
    var result = BrutePattern(pieces: [], tail: tail)
    for text in texts {
      let name = text.replacing("?", with: "")
      guard let segment = world.alphabet.segments.firstIndex(where: { $0.text == name }) else {
        Issue.record("no segment \(name)")
        continue
      }
      result.pieces.append(BrutePattern.Piece(segment: segment, isPart: name != text))
    }
    return result
  }

  /// Of two forms one loses by the order of declarations, and that weighs more; the other lies around the winner.
  @Test func aFormThatLosesByChoiceIsShown() {
    let declared = BruteWorld(isDeclared: true)
    let group = BruteGroup([
      pattern(declared, "{x: E}", "{x: Bool?}", "{x: String?}"),
      pattern(declared, "{x: Int?}", "{x: F?}", "{x: String}", tail: false),
    ])
    let report = BruteForce.check([group], declared)
    #expect(report.faultCount == 0 && report.witnesses > 0, "\(report.faults.joined(separator: "\n"))")
  }

  /// Patterns of the route itself take a link back from the thief, and a third takes it again. In the first group wins
  /// go round on `/Xa`.
  @Test func aLinkTakenBackAndTakenAgainIsTheFirst() {
    let folding = BruteWorld(alphabet: .folding)
    var first = BruteGroup([
      pattern(folding, "{x: E}", "a", tail: false), pattern(folding, "{x: String}"), pattern(folding, tail: false),
      pattern(folding, "X{x: String}", tail: true), pattern(folding, "{x: String?}", "{x: String}"),
      pattern(folding),
    ])
    first.entries[1].kind = .alias
    (first.entries[3].prefers, first.entries[3].isInternal) = ([0], true)
    first.entries[4].prefers = [3]
    first.entries[5].kind = .redirect
    let strict = BruteWorld(isSlashStrict: true)
    var second = BruteGroup([
      pattern(strict, "{x: F}", "x{x: String}"), pattern(strict, "{x: String}", tail: false),
      pattern(strict, "{x: P?}", tail: false), pattern(strict, "{x: P?}", "a"),
      pattern(strict, "{x: F?}", "a", "{x: P}"),
    ])
    second.entries[0].pattern.rest = .other
    (second.entries[3].kind, second.entries[3].route) = (.alias, 2)
    second.entries[4].isInternal = true
    for (group, world) in [(first, folding), (second, strict)] {
      let report = BruteForce.check([group], world)
      #expect(report.faultCount == 0 && report.witnesses > 0, "\(report.faults.joined(separator: "\n"))")
    }
  }

  /// A route inside a refusal, which crosses a second route, which prefers the first: the `prefer` is told, and what the
  /// second is said to lose it does lose, though not the link that it would lose without the circle.
  @Test func aCircleThroughARefusalIsTold() {
    let plain = BruteWorld()
    var first = BruteGroup([
      pattern(plain, "{x: String}", "{x: E}"), pattern(plain, tail: true),
      pattern(plain, "{x: String}", "{x: Int}", "x{x: String}", tail: true), pattern(plain),
      pattern(plain, "b?", tail: false),
    ])
    (first.entries[1].pattern.rest, first.entries[1].prefers, first.entries[1].isInternal) = (.int, [0], true)
    (first.entries[3].pattern.rest, first.entries[3].prefers) = (.other, [0])
    first.entries[4].kind = .refusal
    let folding = BruteWorld(alphabet: .folding)
    var second = BruteGroup([
      pattern(folding), pattern(folding, "X{x: String}"), pattern(folding, tail: true),
      pattern(folding, "{x: F}?", "{x: P}", "X{x: String}"), pattern(folding, "{x: E}", "{x: Int}", tail: false),
      pattern(folding),
    ])
    for (entry, rest) in [(1, BrutePattern.Rest.optional), (2, .int), (3, .literal), (4, .literal)] {
      second.entries[entry].pattern.rest = rest
    }
    (second.entries[0].isInternal, second.entries[1].isInternal, second.entries[1].kind) = (true, true, .alias)
    second.entries[2].prefers = [0]
    second.entries[5].kind = .refusal
    for (group, world, told) in [(first, plain, [1, 0]), (second, folding, [2, 0])] {
      #expect(BruteJudge(group, world).circlingPreferences() == [told])
      let report = BruteForce.check([group], world)
      #expect(report.faultCount == 0 && report.findings[305] != nil, "\(report.faults.joined(separator: "\n"))")
    }
  }

  // MARK: The whole

  static let environment = ProcessInfo.processInfo.environment

  @Test(.enabled(if: environment["ROUTEGEN_BRUTE"] != nil)) func everythingAgrees() throws {
    let shard = (Self.environment["ROUTEGEN_BRUTE"] ?? "").split(separator: "/").compactMap { Int($0) }
    try #require(shard.count == 2 && shard[1] > 0 && shard[0] < shard[1], "ROUTEGEN_BRUTE is to be a part, as 0/2")
    let wanted = Self.environment["ROUTEGEN_BRUTE_STAGES"].map { $0.split(separator: ",").map(String.init) }
    for stage in BruteStage.all() where wanted.map({ $0.contains(stage.name) }) ?? true {
      let start = ContinuousClock.now
      let report = run(stage, every: shard[1], from: shard[0], upTo: stage.count)
      let seconds = (ContinuousClock.now - start).components.seconds
      print("brute \(shard[0])/\(shard[1]) \(stage.name): \(report.summary), \(seconds) s")
      for fault in report.faults { print("brute fault: \(fault)") }
      #expect(report.faultCount == 0, "\(stage.name)")
    }
  }
}
