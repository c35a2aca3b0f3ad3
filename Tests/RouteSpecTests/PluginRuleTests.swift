import Foundation
import Testing

@testable import RouteSpec

/// Holds what the plugin knows by itself to the compiler: the names of the outputs, and which files a spec includes.
/// The plugin's own sources are compiled with the tests.
@Suite struct PluginRuleTests {
  // MARK: Names

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

  // MARK: Includes

  /// The includes as the compiler reads them; nil where it finds an error.
  private func compiled(_ bytes: [UInt8]) -> [IncludeScan.Include]? {
    let file = SourceFile(path: "a.navspec", bytes: bytes)
    let (syntax, findings) = Parser.parse(file, index: 0)
    guard !findings.contains(where: { $0.level == .error }) else { return nil }
    return syntax.declarations.compactMap { declaration in
      guard case .include(let include) = declaration else { return nil }
      let place = file.position(of: include.path.range.start)
      return IncludeScan.Include(path: include.path.value, line: place.line, column: place.column)
    }
  }

  @Test(arguments: [
    ("include \"a.navspec\"", ["a.navspec"]),
    ("\u{FEFF}include \"a.navspec\"", ["a.navspec"]),
    ("\r\n  include \"a.navspec\"\r\ninclude\t\"b.navspec\" // c\r", ["a.navspec", "b.navspec"]),
    ("\rinclude \"a.navspec\"\r\rinclude\"b.navspec\"", ["a.navspec", "b.navspec"]),
    ("// include \"a\"\n/// include \"b\"\nroute x \"/x\" // include \"c\"\n", []),
    ("route include \"/a\"\ntab b \"B\" at \"/b\" {\n  root include\n}", []),
    ("enum E { include = \"x\", b }\nenum F {\n  include = \"x\"\n}", []),
    ("enum E {\n  b, include\n}\ninclude \"a\"", ["a"]),
    ("transition a ->\n  include\ninclude \"a\"", ["a"]),
    ("alert include \"Sure?\" {\n  button destructive include \"Yes\"\n}", []),
    ("route a \"/include\" title \"include \\\"y\\\"\"\ninclude \"z\"", ["z"]),
    (
      "include \"a\\u{2E}navspec\"\ninclude \"\\\"b\\\"\\\\\"\ninclude \"c\\t\\'\\0\\n\\r\"",
      ["a.navspec", "\"b\"\\", "c\t'\0\n\r"]
    ),
    ("route a \"/{x: String}\" {\n  title \"}\"\n}\ninclude \"b\"", ["b"]),
    ("route `include` \"/a\"\ninclude \"é\u{301}日.navspec\"", ["é\u{301}日.navspec"]),
    ("include \"http://a//b\"", ["http://a//b"]),
  ])
  func theIncludesAreTheCompilers(_ text: String, _ paths: [String]) throws {
    let bytes = Array(text.utf8)
    let includes = IncludeScan.includes(in: bytes)
    #expect(includes.map { Array($0.path.utf8) } == paths.map { Array($0.utf8) })
    #expect(includes == (try #require(compiled(bytes))))
  }

  @Test(arguments: [
    "include", "include \"", "include \"a", "include \"\\", "include \"\\u", "include \"\\u{", "include \"\\u{}\"",
    "include \"\\u{110000}\"", "include \"\\u{D800}\"", "include \"\\u{000000041}\"", "include \"\\q\"", "include \"\"",
    "include\n\"a\"", "include a \"b\"", "include \"a\u{7}\"", "}include \"a\"", "{ include \"a\" }",
    "/* include \"a\" */",
    "/*", "/* /* */ include \"a\"", "`include", "`include \"a\"", "x include \"a\"", "éinclude \"a\"", "includeé \"a\"",
    "7include \"a\"",
  ])
  func whatIsBrokenIncludesNothing(_ text: String) {
    #expect(IncludeScan.includes(in: Array(text.utf8)) == [])
    let includes = compiled(Array(text.utf8))
    #expect(includes == nil || includes == [], "the compiler reads it")
  }

  @Test func theIncludesAreTheCompilersForAnySoundText() {
    var random = Seeded(20_262)
    let lines = [
      "include \"a.navspec\"", "include \"b c.navspec\" // include \"d\"", "  include\t\"../e\\u{E9}.navspec\"",
      "route include \"/include\"", "// include \"f\"", "/// include \"g\"", "", "enum E { include = \"h\" }",
      "tab t \"include\" {", "group \"/include\" {", "feature include {", "}", "route a \"/{include: String}\" {",
      "title \"include \\\"i\\\"\"", "transition a ->", "include", "requires x,", "include \"j\" \"k\"",
      "type T = String matching \"[{}]\"",
      "`include` \"l\"", "/* include \"m\"", "*/", "app include { scheme \"include\" }",
    ]
    let ends = ["\n", "\r", "\r\n", " ", ""]
    let noise: [[UInt8]] = [
      [0xFF], [0x22], [0x5C], [0x60], [0], [0xE2, 0x80], [0x2F, 0x2F], [0x7B], [0x7D], [0xEF, 0xBB, 0xBF],
    ]
    var sound = 0
    for round in 0..<30_000 {
      var bytes: [UInt8] = round % 7 == 0 ? [0xEF, 0xBB, 0xBF] : []
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        bytes += Array(lines[Int.random(in: 0..<lines.count, using: &random)].utf8)
        bytes += Array(
          ends[
            Int.random(in: 0..<100, using: &random) < 90
              ? Int.random(in: 0..<3, using: &random) : Int.random(in: 3..<5, using: &random)
          ].utf8)
      }
      if round % 3 == 0 {
        let place = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: noise[Int.random(in: 0..<noise.count, using: &random)], at: place)
      }
      let includes = IncludeScan.includes(in: bytes)
      guard let expected = compiled(bytes) else { continue }
      sound += expected.isEmpty ? 0 : 1
      #expect(includes == expected, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    // Otherwise the test would compare nothing.
    #expect(sound > 1_000)
  }

  @Test func anyBytesAreReadToTheirEnd() {
    var random = Seeded(20_261)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ -> UInt8 in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : Array("include \"\\u{}/*`\n\r".utf8).randomElement(using: &random) ?? 0
      }
      #expect(IncludeScan.includes(in: bytes).count <= bytes.count)
    }
  }
}
