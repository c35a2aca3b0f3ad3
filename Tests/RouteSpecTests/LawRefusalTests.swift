import Testing

@testable import RouteSpec

/// Why a link is not read, and what came nearest, on a table written for it.
@Suite struct LawRefusalTests {
  static let spec = #"""
    app A {
      host "a.example", "localhost:8080"
      scheme "s"
    }
    enum Sort { near, far }
    type Low = Int in 1...5
    route home "/"
    route trail "/trails/{slug}"
    route photo "/trails/{slug}/photos/{index: UInt}"
    route list "/list?sort={sort: Sort}&page={page: Int}"
    route kind "/kind?kind=a&x={x}"
    route mark "/mark?x={x}#top"
    route day "/days/{day: Day}/{low: Low}"
    route mixed "/m/{a: Int}-{b: Int}"
    route inner "/inner/{id: Int}" internal
    group host "b.example" { route other "/other/{id: Int}" }
    refuse "/trails/legal"
    """#

  static let matcher: LinkMatcher = {
    let table = compile(spec).table
    return LinkMatcher(table, Competition(table))
  }()

  /// A link, what is said of it, and the nearest pattern's route.
  static let cases: [(link: String, reason: String, nearest: String?)] = [
    ("", "notThisApp", nil), ("trails/x", "notThisApp", nil), ("https://a.example.evil/", "notThisApp", nil),
    ("https://evil.example/trails/x", "notThisApp", nil), ("https://u@a.example/", "notThisApp", nil),
    ("https://a.example:81/", "notThisApp", nil), ("https://localhost/", "notThisApp", nil),
    ("https:/trails/x", "notThisApp", nil),
    ("t:/trails/x", "notThisApp", nil), ("https://", "notThisApp", nil), ("//", "notThisApp", nil),
    ("mailto:a@a.example", "notThisApp", nil),
    ("/nothing", "noRoute", nil), ("/days", "noRoute", "day"), ("/trails/x/photos", "noRoute", "photo"),
    ("/trails/x/photos/1/2", "noRoute", "photo"), ("/trails//photos/1", "invalidValue slug String", "photo"),
    ("//trails/x", "notThisApp", nil),
    ("/trails/x/photos/-1", "invalidValue index UInt", "photo"),
    ("/trails/x/photos/one", "invalidValue index UInt", "photo"),
    ("/list", "missingQuery sort", "list"), ("/list?sort=near", "missingQuery page", "list"),
    ("/list?sort=up&page=1", "invalidValue sort Sort", "list"), ("/list?page=1", "missingQuery sort", "list"),
    ("/list?sort=near&page=x", "invalidValue page Int", "list"),
    ("/list?sort=%&page=1", "invalidValue sort Sort", "list"),
    ("/list?sort=x&sort=near&page=1", "invalidValue sort Sort", "list"),
    ("/kind", "missingQuery kind", "kind"), ("/kind?kind=a", "missingQuery x", "kind"),
    ("/kind?kind=b", "noRoute", "kind"),
    ("/mark#top", "missingQuery x", "mark"), ("/mark", "noRoute", "mark"), ("/mark?x=1#end", "noRoute", "mark"),
    ("/days/2024-02-30/1", "invalidValue day Day", "day"), ("/days/2024-02-29/6", "invalidValue low Low", "day"),
    ("/days/x/y", "noRoute", "day"), ("/m/1-x", "noRoute", "mixed"), ("/inner/1", "noRoute", nil),
    ("/other/x", "noRoute", nil),
    ("https://b.example/other/x", "invalidValue id Int", "other"), ("/trails/legal", "refused", nil),
    ("/trails/legal/", "refused", nil),
    ("/trails/%", "malformedPercentEncoding", nil), ("/trails/%FF", "invalidUTF8", nil),
    ("s://trails/x/photos/x", "invalidValue index UInt", "photo"),
    ("/trails/%00", "invalidValue slug String", "trail"), ("/trails/%2E%2E", "invalidValue slug String", "trail"),
    ("/" + String(repeating: "a", count: 65_536), "tooLong", nil),
  ]

  @Test(arguments: cases.indices) func reasonsAreTyped(index: Int) {
    let (link, reason, nearest) = Self.cases[index]
    guard case .refusal(let refusal) = Self.matcher.read(link) else {
      Issue.record("\(link) was read")
      return
    }
    let words = [refusal.reason, refusal.query, refusal.parameter, refusal.type].compactMap(\.self)
    #expect(words.joined(separator: " ") == reason, "\(link.prefix(60))")
    #expect(refusal.nearest?.route == nearest, "\(link.prefix(60))")
  }

  @Test func insideMoreIsNear() {
    guard case .refusal(let refusal) = Self.matcher.read("/inner/x", from: .inside) else {
      Issue.record("/inner/x was read")
      return
    }
    #expect(refusal.reason == "invalidValue")
    #expect(refusal.nearest?.route == "inner")
  }

  /// What the reasons promise: with the item that is missing, or another value, the pattern that is named reads the
  /// link.
  @Test(arguments: LawTests.chunks) func whatIsNamedIsWhatIsMissing(chunk: Int) {
    for seed in LawTests.seeds(chunk) {
      let draft = SpecGenerator.draft(seed &* 7_919)
      guard let subject = LawSubject(draft) else { continue }
      var links = LinkGenerator(seed &* 43, subject.table, subject.matcher.competition)
      for _ in 0..<40 {
        let failing = LawCase.link(links.link(), .outside)
        guard Self.namesAnother(subject, failing) != nil else { continue }
        LawTests.fail(seed, draft, failing, check: Self.namesAnother)
        return
      }
    }
  }

  /// What is wrong with the reason that is given.
  static func namesAnother(_ subject: LawSubject, _ failing: LawCase) -> String? {
    guard case .link(let text, let source) = failing,
      case .refusal(let refusal) = subject.matcher.read(text, from: source),
      ["noRoute", "missingQuery", "invalidValue"].contains(refusal.reason),
      case .success(let link) = LinkOracle.Link.parse(text, subject.table)
    else { return nil }
    // Of what reads the path: the first item that refuses, where all literals that are there agree.
    var reasons: Set<String> = []
    for competitor in subject.matcher.competition.competitors where !competitor.isInternal {
      if case .refusal = competitor.owner { continue }
      let reader = PatternReader(table: subject.table, pattern: competitor.pattern)
      guard !reader.origins(link).isEmpty else { continue }
      for form in reader.formIndices { if let reason = reader.refusal(form, link) { reasons.insert(reason) } }
    }
    let words = [refusal.reason, refusal.query, refusal.parameter].compactMap(\.self).joined(separator: " ")
    if reasons.isEmpty {
      return refusal.reason == "missingQuery" ? "no pattern is read with another item: \(words)" : nil
    }
    return reasons.contains(words) ? nil : "\(words), not \(reasons)"
  }
}

extension PatternReader {
  /// Where path, fragment and the literal items that are there fit: the first item that refuses.
  func refusal(_ index: Int, _ link: LinkOracle.Link) -> String? {
    guard PatternReader(table: table, pattern: pattern.withoutQuery).read(index, link) != nil else { return nil }
    var read = Read()
    for item in pattern.query {
      if case .literal = item.content, !items(item.key, link).isEmpty, !self.read(item, link, &read) { return nil }
    }
    for item in pattern.query where !self.read(item, link, &read) {
      if items(item.key, link).isEmpty { return "missingQuery \(String(decoding: item.key, as: UTF8.self))" }
      if case .parameter(let parameter) = item.content { return "invalidValue \(pattern.parameters[parameter].name)" }
    }
    return nil
  }
}

extension Pattern {
  fileprivate var withoutQuery: Pattern {
    var pattern = self
    pattern.query = []
    return pattern
  }
}
