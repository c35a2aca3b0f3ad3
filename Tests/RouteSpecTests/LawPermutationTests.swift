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
      let (shuffled, files) = Self.shuffled(draft, &random)
      guard let other = LawSubject(shuffled, files: files) else {
        Issue.record("seed \(seed): the shuffled spec cannot be read")
        continue
      }
      var links = LinkGenerator(seed &* 41, subject.table, subject.matcher.competition)
      for _ in 0..<25 {
        let link = links.link()
        let source = links.chance(30) ? LinkSource.inside : .outside
        let texts = [subject, other].map { Self.text($0.matcher, link, source) }
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

  /// The top-level declarations in another order, some of them in a file of their own. Tabs keep their order: it is
  /// that of the bar.
  static func shuffled(_ draft: SpecDraft, _ random: inout Seeded) -> (SpecDraft, [String: String]) {
    var nodes = draft.nodes.shuffled(using: &random)
    let places = nodes.indices.filter { nodes[$0].head.hasPrefix("tab ") }
    for (place, tab) in zip(places, draft.nodes.filter { $0.head.hasPrefix("tab ") }) { nodes[place] = tab }
    let start = Int.random(in: 0..<nodes.count, using: &random)
    let end = Int.random(in: start..<nodes.count, using: &random)
    let included = SpecDraft(nodes: Array(nodes[start..<end]))
    // What an include holds stands in its place, so tabs keep their order here as well.
    nodes.replaceSubrange(start..<end, with: [SpecDraft.Node(head: "include \"more.navspec\"")])
    return (SpecDraft(nodes: nodes), ["more.navspec": included.text])
  }

  /// What is read, by names alone, and what the route that was read prints.
  static func text(_ matcher: LinkMatcher, _ link: String, _ source: LinkSource) -> String {
    let table = matcher.table
    switch matcher.read(link, from: source) {
    case .refusal(let refusal): return "\(refusal)"
    case .reading(let reading):
      let printed = [LinkMatcher.Target.path, .url, .scheme].map { target in
        matcher.print(reading.route, reading.parameters, target) ?? "nil"
      }
      let stack = reading.backStack.map { table.routes[$0].name }
      return
        "\(table.routes[reading.route].name) \(reading.parameters) \(reading.pattern) \(reading.via) \(reading.tab.map { table.tabs[$0].name } ?? "-") \(stack) \(reading.ignored) \(printed)"
    }
  }
}
