import Testing

@testable import RouteSpec

/// Mixtures of several parameters on segments that can be split in many ways: those that the quick search gives up on, too.
@Suite struct LawMixtureTests {
  static let types = ["String", "Ab", "Flat", "E", "Int", "Low", "Bool", "Double", "Odd", "Digit"]

  /// A spec with one mixture in the path, perhaps ending in a tail, or in the fragment.
  static func draft(_ random: inout Seeded) -> SpecDraft {
    var pieces = ""
    let count = Int.random(in: 2...5, using: &random)
    for index in 0..<count {
      if index > 0 || Bool.random(using: &random) {
        pieces += ["a", "b", "ab", "1", "aa", "e", "A"].randomElement(using: &random) ?? "a"
      }
      let type = types.randomElement(using: &random) ?? "String"
      let isTail = index == count - 1 && Int.random(in: 0..<5, using: &random) == 0
      pieces += isTail ? "{p\(index)...}" : "{p\(index): \(type)}"
    }
    if Bool.random(using: &random), !pieces.hasSuffix("...}") {
      pieces += ["a", "b", "1b"].randomElement(using: &random) ?? "a"
    }
    let isFragment = Int.random(in: 0..<4, using: &random) == 0
    let head = Int.random(in: 0..<3, using: &random)
    return SpecDraft(
      nodes: [
        SpecDraft.Node(
          head: "app A",
          children: [SpecDraft.Node(head: "scheme \"s\"")]
            + (head == 0 ? [SpecDraft.Node(head: "case insensitive")] : [])),
        SpecDraft.Node(head: "enum E { a, b, both = \"ab\", one = \"1\", long = \"aba\" }"),
        SpecDraft.Node(head: "type Ab = String matching \"(a|b|ab|ba)*\" plain"),
        SpecDraft.Node(head: "type Flat = String matching \"[^/]+\""),
        SpecDraft.Node(head: "type Odd = String matching \"a(a|b){2}|b?\""),
        SpecDraft.Node(head: "type Low = Int in -11...111"),
        SpecDraft.Node(head: "type Digit = UInt in 0...9"),
        SpecDraft.Node(
          head: "route r",
          pattern: isFragment
            ? SpecDraft.Pattern(path: ["/"], fragment: pieces) : SpecDraft.Pattern(path: ["/\(pieces)"])),
      ])
  }

  /// Texts that can be split in so many ways that a search gives up, and the one that is meant comes late.
  @Test(arguments: [
    ("{p0: String}b{p1: Digit}b{p2: Digit}", String(repeating: "b", count: 60) + "1b2"),
    ("{p0: String}a{p1: String}a{p2: String}a{p3: Low}", String(repeating: "a", count: 22) + "7"),
    ("{p0: String}a{p1: String}a{p2: String}a{p3: Low}", String(repeating: "a", count: 22) + "b"),
    ("{p0: Flat}a{p1: Digit}a{p2...}", String(repeating: "a", count: 50) + "1a"),
    ("{p0: Flat}a{p1: Digit}a{p2...}", String(repeating: "a", count: 50) + "1aa"),
    ("{p0: Double}1{p1: Double}1{p2: Digit}e", "1e" + String(repeating: "1", count: 40) + "e"),
    ("{p0: Low}0{p1: Low}0{p2: Bool}", String(repeating: "0", count: 30) + "true"),
    ("{p0: E}ab{p1: E}ab{p2: Odd}", "aababab" + String(repeating: "ab", count: 20)),
  ]) func whatIsMeantComesLate(mixture: String, text: String) throws {
    var random = Seeded(1)
    var draft = Self.draft(&random)
    draft.nodes[draft.nodes.count - 1].pattern = SpecDraft.Pattern(path: ["/", mixture])
    let subject = try #require(LawSubject(draft))
    try #require(subject.table.routes.count == 1)
    #expect(Laws.readsOtherwise(subject, .link("/" + text, .outside)) == nil)
  }

  @Test(arguments: LawTests.chunks) func splitsAreTheShortestFromTheLeft(chunk: Int) {
    for seed in LawTests.seeds(chunk) {
      var random = Seeded(seed &* 104_729)
      let draft = Self.draft(&random)
      guard let subject = LawSubject(draft) else { continue }
      for _ in 0..<20 {
        let signs = ["ab", "a", "ab1", "01", "a1e-.", "abAB"].randomElement(using: &random) ?? "ab"
        let length = Int.random(in: 0..<20, using: &random)
        let text = String((0..<length).compactMap { _ in signs.randomElement(using: &random) })
        let front = ["/", "/", "s://", "s:///"].randomElement(using: &random) ?? "/"
        let isFragment = subject.table.routes.first?.pattern?.fragment != nil
        let failing = LawCase.link(isFragment ? "/#\(text)" : front + text, .outside)
        guard Laws.readsOtherwise(subject, failing) != nil else { continue }
        LawTests.fail(seed, draft, failing, check: Laws.readsOtherwise)
        return
      }
    }
  }
}
