import Foundation
import Testing

@testable import RouteSpec

/// Holds what the plugin knows by itself to the command: the names of the outputs. The plugin's own sources are compiled
/// with the tests.
@Suite struct PluginRuleTests {
  private static let stems = [
    "routes", "Routes", "ROUTES", "r", "R", "my routes", " routes", "routes ", "2fa", "0", "-routes", "--", "a-b",
    "a.b",
    "a.swift", "a+Matching", ".hidden", "", ".", "..", "_x", "$x", "class", "default", "init", "self", "Type", "main",
    "caf\u{E9}", "cafe\u{301}", "e\u{301}t\u{E9}", "\u{E9}t\u{E9}", "\u{C9}", "ß", "ǆ", "ı", "i\u{307}", "a\u{345}",
    "a\u{200D}", "routes\u{600}", "日本", "маршруты", "🎉", "👨‍👩‍👧", "x.navspec", ".navspec", "z\u{327}", "{", "z{", "`",
    "a/b",
    "a\\b", "a\"b", "a'b", "a\nb", "a\r\nb", "a\tb", "\u{202E}abc", "routes.NAVSPEC",
    String(repeating: "x", count: 300),
  ]

  private func expectOneRule(_ name: String) {
    let plugin = SpecFile.outputs(ofSpecNamed: name)
    let tool = OutputNames.files(forSpecNamed: Generator.stem(of: name))
    // Bytes: equal texts may be two files.
    #expect(SpecFile.hasHiddenOutputs(specNamed: name) == OutputNames.areHidden(ofSpecNamed: name))
    #expect(plugin.map { Array($0.utf8) } == tool.map { Array($0.utf8) }, "of \(name.debugDescription)")
  }

  @Test(arguments: stems) func theNamesAreTheCommandsOwn(_ stem: String) {
    expectOneRule(stem + ".navspec")
    expectOneRule(stem)
  }

  @Test func theNamesAreTheCommandsOwnForAnyName() {
    var random = Seeded(20_263)
    let pieces =
      Array("aZzA019 _-.+/\\{}`ßéİıǅ日🎉").map(String.init) + ["\u{301}", "\u{200D}", "\u{600}", ".navspec", "e\u{301}"]
    for _ in 0..<20_000 {
      let name = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      expectOneRule(name.joined())
      expectOneRule(name.joined() + ".navspec")
    }
  }

  @Test func theFilesThatTheCommandMakesHaveTheseNames() {
    for stem in Self.stems where !stem.contains("/") && !stem.contains("\\") && !stem.isEmpty {
      let name = stem + ".navspec"
      let compilation = Compiler.compile(path: "/a b/" + name) { _ in .bytes(Array("route a \"/a\"\n".utf8)) }
      #expect(compilation.generatedFiles().map(\.name) == SpecFile.outputs(ofSpecNamed: name))
    }
  }

  @Test func aSpecIsToldByItsBytes() {
    #expect(SpecFile.isSpec("/a/routes.navspec") && SpecFile.isSpec("routes\u{600}.navspec"))
    #expect(!SpecFile.isSpec("/a/routes.navspec.bak") && !SpecFile.isSpec("/a/routes.NavSpec"))
    #expect(!SpecFile.isSpec("navspec") && !SpecFile.isSpec("routes.navspec\u{301}"))
  }
}
