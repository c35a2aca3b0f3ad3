import Foundation
import Testing

@testable import RouteSpec

/// Holds docs/HowRoutesCompete.md to the compiler: after each table stands what the command says of it.
///
/// `UPDATE_GOLDENS=1` writes it there, and fails that run.
@Suite struct CompetitionPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../docs/HowRoutesCompete.md").standardized

  private func said(of table: String) -> String {
    let compilation = Compiler.compile(path: "routes.navspec") { path in
      path == "routes.navspec" ? .bytes(Array(table.utf8)) : .failure("no such file")
    }
    let renderer = TextRenderer(files: compilation.files)
    let text = compilation.diagnostics.map(renderer.render).joined()
    return text.isEmpty ? "no findings\n" : text
  }

  @Test func whatIsSaidOfEachTableIsTrue() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    var fences = text.components(separatedBy: "```")
    var tables = 0
    for index in fences.indices where fences[index].hasPrefix("navspec\n") {
      try #require(index + 2 < fences.count && fences[index + 2].hasPrefix("text\n"), "a table without its answer")
      let said = said(of: String(fences[index].dropFirst("navspec\n".count)))
      #expect(fences[index + 2] == "text\n" + said)
      fences[index + 2] = "text\n" + said
      tables += 1
    }
    #expect(tables >= 8)
    let current = fences.joined(separator: "```")
    if current != text, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try current.write(to: Self.page, atomically: true, encoding: .utf8)
    }
  }

  @Test func everyPictureIsThere() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let names = text.matches(of: /\]\((pictures\/[a-z]+\.svg)\)/).map { String($0.1) }
    #expect(names.count == 7)
    for name in names {
      let path = Self.page.deletingLastPathComponent().appendingPathComponent(name)
      let picture = try String(contentsOf: path, encoding: .utf8)
      #expect(picture.contains("<title>"), "\(name) says what it shows")
    }
  }
}
