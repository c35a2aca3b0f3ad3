import Foundation
import Testing

@testable import RouteSpec

/// The limits that docs/Limits.md states: what is just within them works, and one more is the finding that the page
/// gives. `Scripts/limits` has what takes longer.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  private func codes(_ spec: String) -> [Int] { Set(compile(spec).diagnostics.map(\.code.number)).sorted() }

  private func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  @Test func blocksNest() {
    func spec(_ depth: Int) -> String {
      repeated(depth) { "feature f\($0) {\n" } + "route a \"/a\"\n" + repeated(depth) { _ in "}\n" }
    }
    #expect(codes(spec(Parser.maximumDepth)) == [])
    #expect(codes(spec(Parser.maximumDepth + 1)) == [115])
  }

  @Test func groupsOfAnExpressionNest() {
    func spec(_ depth: Int) -> String {
      "type T = String matching \"\(repeated(depth) { _ in "(" })a\(repeated(depth) { _ in ")" })\"\nroute a \"/x/{t: T}\""
    }
    #expect(codes(spec(RegularExpressionParser.maximumDepth)) == [])
    #expect(codes(spec(RegularExpressionParser.maximumDepth + 1)) == [115])
  }

  @Test func formsAreCounted() {
    #expect(codes("route a \"\(repeated(10) { "[/a\($0)]" })\"") == [])
    #expect(codes("route a \"\(repeated(11) { "[/a\($0)]" })\"") == [503])
    #expect(codes("route a \"\(repeated(5_000) { "[/a\($0)]" })\"") == [503])
  }

  @Test func queryItemsAreCounted() {
    func spec(_ count: Int) -> String { "route a \"/?\(repeated(count) { ($0 == 0 ? "" : "&") + "k\($0)=v" })\"" }
    #expect(codes(spec(Pattern.itemLimit)) == [])
    #expect(codes(spec(Pattern.itemLimit + 1)) == [503])
  }

  @Test func literalsAreNoLongerThanLinks() {
    func spec(_ count: Int) -> String { "route a \"/\(repeated(count) { _ in "a" })\"" }
    #expect(codes(spec(Pattern.literalLimit - 1)) == [])
    #expect(codes(spec(Pattern.literalLimit + 1)) == [503])
  }

  @Test func casesAreCounted() {
    func spec(_ count: Int) -> String { "enum E { \(repeated(count) { "c\($0), " })last }\nroute a \"/x/{e: E}\"" }
    #expect(codes(spec(SizeCheck.caseLimit - 1)) == [])
    #expect(codes(spec(SizeCheck.caseLimit)) == [221])
  }

  @Test func hostsAreCounted() {
    func spec(_ count: Int) -> String {
      "app A { host \(repeated(count) { ($0 == 0 ? "" : ", ") + "\"h\($0).example\"" }) }\nroute a \"/a\""
    }
    #expect(codes(spec(SizeCheck.originLimit)) == [])
    #expect(codes(spec(SizeCheck.originLimit + 1)) == [221])
  }

  @Test(arguments: ["tab t# \"T\" icon system \"x\" { root r#; }", "stack s# { }", "requirement q#"])
  func enumsOfGeneratedCodeAreCounted(_ declaration: String) {
    func spec(_ count: Int) -> String {
      "app A { cases nested }\n"
        + repeated(count) { index in
          declaration.replacing("root r#;", with: "\nroot r#\nroute r# \"/r#\"\n").replacing("#", with: "\(index)")
            + "\n"
        }
    }
    #expect(!codes(spec(256)).contains(221))
    #expect(codes(spec(257)).contains(221))
  }

  /// Five thousand patterns that only a query item tells apart: more than the twelve bits of a count.
  @Test func aMatchTableThatDoesNotFitIsAFinding() {
    let count = MatchTable.countLimit + 2
    let spec =
      "app A {\n  cases nested\n}\n"
      + repeated(count) { index in
        (index % 200 == 0 ? (index == 0 ? "" : "}\n") + "feature f\(index) {\n" : "")
          + "route r\(index) \"/?k=v\(index)\"\n"
      } + "}\n"
    let compilation = compile(spec)
    #expect(Set(compilation.diagnostics.map(\.code.number)).contains(221))
    // Nothing walks the rest of it.
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    #expect(matcher.matchTable.overflow == .count)
    guard case .refusal = matcher.read("/?k=v1") else {
      Issue.record("an empty table reads something")
      return
    }
    #expect(matcher.print(0, []) == nil)
  }

  @Test func offsetsDoNotWrap() {
    var writer = NodeWriter()
    writer.field4(MatchTable.sizeLimit - 1)
    #expect(writer.overflow == nil)
    writer.reserve(4)
    writer.set4(MatchTable.sizeLimit, at: 4)
    #expect(writer.overflow == .size)
    var other = NodeWriter()
    other.field2(MatchTable.countLimit)
    #expect(other.overflow == nil)
    other.append(writer)
    #expect(other.overflow == .size)
    var pool = PoolWriter()
    _ = pool.add([UInt8](repeating: 97, count: MatchTable.sizeLimit))
    #expect(pool.isTooLarge)
  }

  /// A hundred thousand meetings of two patterns.
  @Test func competingPartsAreDecided() {
    let parts = repeated(9) { "[/{p\($0): String?}]" }
    #expect(codes("route a \"/x\(parts)\"\nroute b \"\(parts)/y\"") == [302, 306])
  }

  @Test func includesGoDeepAndWide() {
    func chain(_ count: Int) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { index in
          ("\(index).navspec", index + 1 == count ? "route a \"/a\"" : "include \"\(index + 1).navspec\"")
        })
    }
    func codes(_ files: [String: String]) -> [Int] {
      Set(compile("include \"0.navspec\"", files).diagnostics.map(\.code.number)).sorted()
    }
    #expect(codes(chain(SourceSet.depthLimit)) == [])
    #expect(codes(chain(SourceSet.depthLimit + 1)) == [210])
    // Each layer includes the next one twice: as many paths as there are subsets, and each file is read once.
    var layers: [String: String] = ["0.navspec": "include \"a1.navspec\"\ninclude \"b1.navspec\""]
    for layer in 1..<60 {
      for side in ["a", "b"] {
        layers["\(side)\(layer).navspec"] = "include \"a\(layer + 1).navspec\"\ninclude \"b\(layer + 1).navspec\""
      }
    }
    layers["a60.navspec"] = "route a \"/a\""
    layers["b60.navspec"] = "route b \"/b\""
    #expect(codes(layers) == [])
  }

  /// docs/Limits.md has the numbers that the compiler goes by.
  @Test func thePageHasTheNumbers() throws {
    let page = try String(
      contentsOf: fixture("../../docs/Limits.md").standardized, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let limits: [(row: String, number: Int)] = [
      ("files that include", SourceSet.depthLimit), ("blocks in blocks", Parser.maximumDepth),
      ("findings of reading", FindingList.limit), ("groups in groups", RegularExpressionParser.maximumDepth),
      ("repetitions", RegularExpressionParser.maximumBound), ("places of an", RegularExpressionParser.maximumSize),
      ("states of", Automaton.stateLimit), ("forms of a pattern", Pattern.formLimit),
      ("pieces of a path", Pattern.pieceLimit),
      ("bytes of the literals", Pattern.literalLimit), ("query items", Pattern.itemLimit),
      ("parameters of a pattern", Pattern.parameterLimit), ("parameters of a route", Pattern.parameterLimit),
      ("patterns of a table", Resolver.patternLimit), ("cases of an enum that", SizeCheck.caseLimit),
      ("hosts and schemes", SizeCheck.originLimit), ("tabs, stacks", CasesCheck.limit),
      ("cases of one enum", CasesCheck.limit),
      ("patterns that end", MatchTable.countLimit), ("pairs of forms", PatternTrie.pairLimit),
      ("cells that", Coverage.budget), ("pairs of routes", AmbiguousCheck.limit),
      ("bytes of a link that is read", RouteSupport.lengthLimit),
      ("bytes of a link that is printed", RouteSupport.lengthLimit),
    ]
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    for (start, number) in limits {
      let row = rows.first { $0.hasPrefix("| " + start) }
      let text = formatter.string(from: NSNumber(value: number)) ?? ""
      #expect(row?.split(separator: "|").dropFirst().first?.contains(text) == true, "\(start): \(text)")
    }
    #expect(MatchTable.sizeLimit == 16 << 20)
  }
}
