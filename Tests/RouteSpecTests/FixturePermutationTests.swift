import Foundation
import Testing

@testable import RouteSpec

/// Law 2 on every table at hand: the flagship, the fixtures, and each table of the pages on findings. Declarations stand in
/// another order, at every level, and partly in another file; findings are the same but for their places, and so is what
/// links open.
@Suite struct FixturePermutationTests {
  /// A declaration as lines, with its comments, and what stands in its block.
  struct Block {
    var head: [String]
    var children: [Block] = []
    var end: String?

    var lines: [String] { head + children.flatMap(\.lines) + (end.map { [$0] } ?? []) }

    /// The word that says what it declares.
    var keyword: String {
      head.map { $0.drop { $0 == " " } }.first { !$0.isEmpty && !$0.hasPrefix("//") }
        .map { String($0.prefix { $0 != " " }) } ?? ""
    }

    /// The order of what stands here says something: buttons, hosts, effects.
    var isOrdered: Bool { !["tab", "stack", "feature", "group", "route"].contains(keyword) }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  /// Every table by a name: fixtures by path, tables of a page by page and number.
  static let tables: [(name: String, text: String)] = {
    var result: [(name: String, text: String)] = []
    func read(_ path: String) -> String {
      (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
    for folder in ["Examples", "Tests/Fixtures/specs", "Tests/Fixtures/tables"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
      for name in names.sorted() where name.hasSuffix(".navspec") {
        result.append(("\(folder)/\(name)", read("\(folder)/\(name)")))
      }
    }
    for page in ["docs/Findings.md", "docs/HowRoutesCompete.md"] {
      let fences = read(page).components(separatedBy: "```")
      for index in fences.indices where fences[index].hasPrefix("navspec\n") {
        result.append(("\(page) \(index)", String(fences[index].dropFirst("navspec\n".count))))
      }
    }
    return result
  }()

  @Test(arguments: tables.map(\.name)) func orderPlaysNoPart(_ name: String) throws {
    let text = try #require(Self.tables.first { $0.name == name }?.text)
    let original = Self.compile(text, files: [:])
    if !Self.takesPart(original) { return }
    let blocks = try #require(Self.blocks(of: text), "\(name) is no list of blocks")
    #expect(blocks.flatMap(\.lines).joined(separator: "\n") + "\n" == Self.withoutBlankLines(text))
    var random = Seeded(UInt64(name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }))
    for _ in 0..<3 {
      let (shuffled, files) = Self.shuffled(blocks, &random)
      let other = Self.compile(shuffled, files: files)
      let wanted = Self.findings(original)
      let found = Self.findings(other)
      #expect(found == wanted, "\(name)\n\(shuffled)\n\(files)")
      try expectSameAnswers(original, other, name, &random)
    }
  }

  /// Whether a table's order is to play no part. What is broken by itself may be broken by where it stands: a name declared
  /// twice, an unclosed block.
  private static func takesPart(_ compilation: Compilation) -> Bool {
    if compilation.table.app.isPrecedenceDeclared { return false }
    return !compilation.diagnostics.contains { $0.level == .error && !(300...403).contains($0.code.number) }
  }

  @Test func mostTablesTakePart() {
    let taking = Self.tables.map { Self.compile($0.text, files: [:]) }.filter(Self.takesPart)
    #expect(taking.count >= 90)
    let codes = Set(taking.flatMap { $0.diagnostics.map(\.code.number) })
    #expect(codes.isSuperset(of: [301, 302, 303, 304, 305, 306, 307, 402, 403, 510, 511]), "\(codes.sorted())")
  }

  private func expectSameAnswers(
    _ original: Compilation, _ other: Compilation, _ name: String, _ random: inout Seeded
  ) throws {
    let matchers = [original, other].map { LinkMatcher($0.table, $0.competition) }
    var links = LinkGenerator(random.next(), original.table, original.competition)
    for _ in 0..<40 {
      let link = links.link()
      for source in [LinkSource.outside, .inside] {
        let answers = matchers.map { Laws.text($0, link, source) }
        #expect(answers[0] == answers[1], "\(name): \(link)")
      }
    }
  }

  // MARK: Tables

  private static func compile(_ text: String, files: [String: String]) -> Compilation {
    Compiler.compile(path: "main.navspec") { path in
      if path == "main.navspec" { return .bytes(Array(text.utf8)) }
      if let included = files[path] { return .bytes(Array(included.utf8)) }
      // What fixtures include themselves lies beside them.
      let include = root.appendingPathComponent("Tests/Fixtures/specs/\(path)")
      return FileManager.default.contents(atPath: include.path).map { .bytes(Array($0)) } ?? .failure("no such file")
    }
  }

  /// The findings without their places.
  private static func findings(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.map { diagnostic in
      "\(diagnostic.code) \(diagnostic.level) \(diagnostic.message) \(diagnostic.notes.map(\.message)) \(diagnostic.witnesses)"
    }.sorted()
  }

  private static func withoutBlankLines(_ text: String) -> String {
    text.split(separator: "\n").filter { $0.contains { $0 != " " } }.joined(separator: "\n") + "\n"
  }

  /// The declarations of a text, by braces and lines: fixtures have a statement a line.
  static func blocks(of text: String) -> [Block]? {
    var open: [Block] = [Block(head: [])]
    var head: [String] = []
    for line in withoutBlankLines(text).split(separator: "\n").map(String.init) {
      let word = line.drop { $0 == " " }
      if word.hasPrefix("//") {
        head.append(line)
      } else if word == "}" {
        guard open.count > 1, var block = open.popLast() else { return nil }
        block.end = (head + [line]).joined(separator: "\n")
        head = []
        open[open.count - 1].children.append(block)
      } else if line.hasSuffix("{") {
        open.append(Block(head: head + [line]))
        head = []
      } else if line.hasSuffix(",") || line.hasSuffix("->") || line.hasSuffix("(") {
        head.append(line)
      } else {
        open[open.count - 1].children.append(Block(head: head + [line]))
        head = []
      }
    }
    guard open.count == 1, head.allSatisfy({ $0.drop { $0 == " " }.hasPrefix("//") }) else { return nil }
    if !head.isEmpty { open[0].children.append(Block(head: head)) }
    return open[0].children
  }

  /// The blocks in another order at every level, and some of the top ones in a file of their own. Tabs keep their order:
  /// it is that of the bar.
  static func shuffled(_ blocks: [Block], _ random: inout Seeded) -> (String, [String: String]) {
    var top: [Block] = reordered(blocks, &random)
    let start = Int.random(in: 0...top.count, using: &random)
    let end = Int.random(in: start...top.count, using: &random)
    let included = top[start..<end].flatMap(\.lines)
    top.replaceSubrange(start..<end, with: [Block(head: ["include \"more.navspec\""])])
    let text = top.flatMap(\.lines).joined(separator: "\n") + "\n"
    return (text, ["more.navspec": included.joined(separator: "\n") + "\n"])
  }

  private static func reordered(_ blocks: [Block], _ random: inout Seeded) -> [Block] {
    let inner = blocks.map { block in
      var block = block
      if !block.isOrdered { block.children = reordered(block.children, &random) }
      return block
    }
    var result = inner.shuffled(using: &random)
    let places = result.indices.filter { result[$0].keyword == "tab" }
    for (place, tab) in zip(places, inner.filter { $0.keyword == "tab" }) { result[place] = tab }
    return result
  }
}
