import Foundation
import Testing

@testable import RouteSpec

/// What is found in specs that are not sound.
@Suite struct ResolverFindingTests {
  /// Fixtures/resolver-findings.txt: specs, each with its findings.
  @Test func findings() throws {
    let path = fixture("resolver-findings.txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    let blocks = String(text.dropLast()).components(separatedBy: "\n-----\n")
    var written: [String] = []
    for block in blocks {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let comments = lines.filter { $0.hasPrefix("#") }
      let spec = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("> ") }.joined(separator: "\n")
      let expected = lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
      let found = RouteSpecTests.findings(compile(spec))
      #expect(found == expected, "\(spec)")
      written.append((comments + [spec] + found.map { "> " + $0 }).joined(separator: "\n"))
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "resolver-findings" {
      try (written.joined(separator: "\n-----\n") + "\n").write(to: path, atomically: true, encoding: .utf8)
      Issue.record("resolver-findings.txt is written anew")
    }
  }

  @Test func brokenThingsDoNotCascade() {
    let spec = """
      type Slug = Nothing matching "a"
      group "/{x: Nowhere}" {
        route a "/a" { route b "/b" }
      }
      route c "/{slug: Slug}"
      transition a -> b
      transition b -> c
      redirect "/r/{s}" -> c(slug: s)
      tab t "T" { root c }
      fallback b
      """
    #expect(
      RouteSpecTests.findings(compile(spec)) == [
        "1:13: NAV201 there is no type `Nothing`",
        "2:13: NAV201 there is no type `Nowhere`",
      ])
  }

  @Test func bothPlacesAreShown() {
    #expect(
      RouteSpecTests.findings(compile("route a \"/a\"\nroute a \"/b\""), notes: true) == [
        "2:7: NAV202 the route `a` is there twice; take one out, or give it another name", "  1:7: first here",
      ])
    #expect(
      RouteSpecTests.findings(compile("route a \"/a/{x...}\" {\n  route b \"/b\"\n}"), notes: true) == [
        "2:11: NAV209 `a` ends in a tail, so nothing can be added to it; write this route outside of it",
        "  1:13: here it ends",
      ])
  }

  /// A word misspelt in the flagship, each in turn: where the parser has something to say, the resolver adds nothing.
  @Test func aMisspeltWordIsOneFault() {
    let bytes = Array(flagship.utf8)
    let ends = bytes.indices.dropFirst().filter { isLetter(bytes[$0 - 1]) && !isLetter(bytes[$0]) }
    for end in ends {
      var text = bytes
      text.insert(UInt8(ascii: "q"), at: end)
      let codes = compile(String(decoding: text, as: UTF8.self)).diagnostics.map(\.code.number)
      #expect(codes.allSatisfy { $0 < 200 } || codes.allSatisfy { $0 >= 200 }, "\(end): \(codes)")
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  @Test func whatCouldNotBeReadMayDeclareAnything() {
    #expect(compile("rout home \"/\"\nroute a \"/a\"\nfallback home").diagnostics.map(\.code.number) == [111])
    #expect(compile("include \"gone\"\nroute a \"/{x: T}\"\nfallback home").diagnostics.map(\.code.number) == [210])
  }

  @Test func tenFaultsAreTenFindings() {
    let spec = Self.tenFaults
    #expect(compile(spec).diagnostics.map(\.code.number) == [202, 213, 202, 201, 206, 205, 202, 401, 401, 217])
  }

  @Test func orderChangesNoFinding() {
    func said(_ lines: [String]) -> [String] {
      compile(lines.joined(separator: "\n")).diagnostics.map { "\($0.code) \($0.message)" }.sorted()
    }
    let lines = Self.tenFaults.split(separator: "\n").map(String.init)
    var generator = Seeded(3)
    for _ in 0..<20 { #expect(said(lines.shuffled(using: &generator)) == said(lines)) }
  }

  static let tenFaults = """
    enum Sort { near, near }
    type Page = Int in 9...1
    route home "/"
    route home "/home"
    route list "/list/{page: Page}"
    route item "/item/{id: Itn}"
    route deep "/deep/{x: Int?}"
    route find "/find?q={q: Int = true}"
    route two "/{a}/{a}"
    transition home -> lst
    requirement session via sgnIn
    motion cover { insertion opacity }
    redirect "/old" -> list
    """

  @Test(arguments: [
    (#"route a "/{x: int}""#, #"route a "/{x: Int}""#),
    (#"route a "/b/{x: Int?}""#, #"route a "/b[/{x: Int?}]""#),
    (#"route a "/a[/{x: Int}]""#, #"route a "/a[/{x: Int?}]""#),
    (#"route a "/a[/{x}]""#, #"route a "/a[/{x: String?}]""#),
    (#"route a "/[{l: Int?}]/x""#, #"route a "[/{l: Int?}]/x""#),
    (#"route a "/a//b""#, #"route a "/a/b""#),
    ("type A = Int in 5...2", "type A = Int in 2...5"),
    (#"route a "/a?x={x: Int = \"5\"}""#, #"route a "/a?x={x: Int = 5}""#),
  ]) func fixesMend(spec: String, expected: String) {
    #expect(mended(spec) == expected)
    #expect(compile(expected).diagnostics.isEmpty)
  }
}
