import Foundation
import Testing

@testable import RouteSpec

/// Holds docs/RealTables.md to the compiler: what it says is found in each table, without `allow`, is what is found.
@Suite struct RealTablesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private func table(_ name: String) throws -> Compilation {
    let path = Self.root.appendingPathComponent("Tests/Fixtures/tables/\(name).navspec")
    let text = try String(contentsOf: path, encoding: .utf8).replacing(/allow NAV[0-9]+/, with: "")
    return Compiler.compile(path: "routes.navspec") { path in
      path == "routes.navspec" ? .bytes(Array(text.utf8)) : .failure("no such file")
    }
  }

  private func names() throws -> [String] {
    let folder = Self.root.appendingPathComponent("Tests/Fixtures/tables")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".navspec") }
      .map { String($0.dropLast(".navspec".count)) }.sorted()
  }

  @Test func thePageSaysWhatIsFound() throws {
    let page = Self.root.appendingPathComponent("docs/RealTables.md")
    let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
    let names = try names()
    #expect(names.count == 12)
    for name in names {
      let compilation = try table(name)
      var counts: [String: Int] = [:]
      for diagnostic in compilation.diagnostics {
        counts["\(diagnostic.code) \(diagnostic.level)", default: 0] += 1
        for witness in diagnostic.witnesses where diagnostic.code != .stolenValue {
          #expect(lines.contains { $0.contains("`\(witness)`") }, "\(name): \(witness)")
        }
      }
      let found = counts.keys.sorted().map { "\(counts[$0] ?? 0) × \($0)" }.joined(separator: ", ")
      let row = "| \(name) | \(compilation.table.routes.count) | \(found.isEmpty ? "nothing" : found) |"
      #expect(lines.contains { $0.hasPrefix(row) }, "\(row)")
    }
  }

  /// The table comes from a router in which the first match wins, and no route in it is dead: a link opens each.
  @Test func eachRouteOfVoyagerIsOpenedByALink() throws {
    let compilation = try table("voyager")
    let competition = compilation.competition
    let matcher = LinkMatcher(compilation.table, competition)
    var exact = WitnessMaker(compilation.table, competition)
    var opened: Set<Int> = []
    for (index, entry) in exact.analysis.forms.enumerated() {
      let earlier = exact.analysis.products[..<index]
      let witness = exact.first(in: exact.source(ofForm: index), without: Array(earlier))
      guard let witness, case .reading(let reading) = matcher.read(witness.link.text) else { continue }
      #expect(competition.competitors[entry.competitor].owner == .route(reading.route), "\(witness.link.text)")
      opened.insert(reading.route)
    }
    #expect(opened.count == compilation.table.routes.count)
    #expect(opened.count == 64)
  }
}
