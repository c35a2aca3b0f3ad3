import Testing

@testable import RouteSpec

/// Specs that are too much, or nonsense.
@Suite struct ResolverLimitTests {
  @Test func aliasesDoNotMultiplyWithoutEnd() {
    let aliases = (0..<400).map { "  alias \"/alias\($0)\"" }
    let children = (0..<400).map { "  route child\($0) \"/child\($0)\"" }
    let spec = (["route parent \"/parent\" {"] + aliases + children + ["}"]).joined(separator: "\n")
    let compilation = compile(spec)
    #expect(compilation.diagnostics.map(\.code.number) == [221])
    #expect(compilation.table.routes.count < 401)
  }

  @Test func parametersAreCounted() {
    let path = (0..<65).map { "/{p\($0)}" }.joined()
    #expect(compile("route a \"\(path)\"").diagnostics.map(\.code.number) == [503])
    let list = (0..<65).map { "p\($0): Int" }.joined(separator: ", ")
    #expect(compile("route a(\(list))").diagnostics.map(\.code.number) == [221])
  }

  @Test func segmentsAreCounted() {
    #expect(compile("route a \"\(String(repeating: "/a", count: 300))\"").diagnostics.map(\.code.number) == [503])
    let part = String(repeating: "/a", count: 100)
    let spec = "group \"\(part)\" { group \"\(part)\" { group \"\(part)\" { route a \"/b\" } } }"
    #expect(compile(spec).diagnostics.map(\.code.number) == [503])
  }

  /// Bytes of the flagship left out, doubled, swapped: whatever comes of it, the resolver answers.
  @Test func nonsenseIsAnswered() {
    var generator = Seeded(5)
    let bytes = Array(flagship.utf8)
    for _ in 0..<150 {
      var text = bytes
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let start = Int.random(in: 0..<text.count - 40, using: &generator)
        let end = start + Int.random(in: 0..<40, using: &generator)
        let other = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.removeSubrange(start..<end)
        case 1: text.insert(contentsOf: text[start..<end], at: other)
        default: text[other] = text[start]
        }
      }
      let compilation = Compiler.compile(path: "x") { path in path == "x" ? .bytes(text) : .failure("no such file") }
      for finding in compilation.diagnostics {
        #expect(finding.range.start <= finding.range.end && finding.range.end <= text.count)
      }
      check(compilation.table)
    }
  }

  /// Every index in the table is one of its list.
  private func check(_ table: RouteTable) {
    for route in table.routes {
      #expect(route.parent.map { table.routes.indices.contains($0) } ?? true)
      #expect(route.homes.allSatisfy(table.tabs.indices.contains))
      #expect(route.requirements.allSatisfy(table.requirements.indices.contains))
      #expect(route.aliases.allSatisfy { $0.bindings.count == route.parameters.count })
      if let pattern = route.pattern { #expect(pattern.parameters.map(\.name) == route.parameters.map(\.name)) }
      for pattern in [route.pattern].compactMap({ $0 }) + route.aliases.map(\.pattern) {
        for form in pattern.forms(isSlashStrict: false) {
          for case .parameter(let index) in form.segments.joined() { #expect(index < pattern.parameters.count) }
        }
      }
    }
    #expect(table.redirects.allSatisfy { $0.bindings.count == table.routes[$0.route].parameters.count })
    #expect(table.tabs.compactMap(\.root).allSatisfy { $0.arguments.count == table.routes[$0.route].parameters.count })
    #expect(table.declarationOrder.count == table.routes.count + table.redirects.count + table.refusals.count)
  }
}
