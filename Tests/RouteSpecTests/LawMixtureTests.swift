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
        guard LawTests.readsOtherwise(subject, failing) != nil else { continue }
        LawTests.fail(seed, draft, failing, check: LawTests.readsOtherwise)
        return
      }
    }
  }
}
