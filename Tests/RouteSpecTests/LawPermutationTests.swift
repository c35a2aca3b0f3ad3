import Testing

@testable import RouteSpec

/// Law 2: the order of declarations, and the files in which they stand, change no match and no printed link.
@Suite struct LawPermutationTests {
  @Test(arguments: LawTests.chunks) func orderNeverMatters(chunk: Int) {
    var failures = 0
    for seed in LawTests.seeds(chunk) where failures < 3 {
      let draft = SpecGenerator.draft(seed &* 1_000_003)
      guard let subject = LawSubject(draft), !subject.table.app.isPrecedenceDeclared else { continue }
      // Of two tabs or stacks with one address the second is left out: which one that is goes by the order.
      if subject.findings.contains(where: { $0.code.number == 509 }) { continue }
      var random = Seeded(seed)
      let (shuffled, files) = Laws.shuffled(draft, &random)
      guard let other = LawSubject(shuffled, files: files) else {
        Issue.record("seed \(seed): the shuffled spec cannot be read")
        continue
      }
      var links = LinkGenerator(seed &* 41, subject.table, subject.matcher.competition)
      for _ in 0..<25 {
        let link = links.link()
        let source = links.chance(30) ? LinkSource.inside : .outside
        let texts = [subject, other].map { Laws.text($0.matcher, link, source) }
        guard texts[0] != texts[1] else { continue }
        Issue.record(
          """
          seed \(seed): \(link.debugDescription) from \(source)
          \(texts[0])
          \(texts[1])
          \(draft.text)
          \(shuffled.text)
          \(files)
          """)
        failures += 1
        break
      }
    }
  }
}
