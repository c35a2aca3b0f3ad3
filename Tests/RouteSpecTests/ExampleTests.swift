import Foundation
import Testing

@testable import RouteSpec

/// Holds the flagship and the tables beside it to what they are for: to use every feature and to have no finding.
@Suite struct ExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private func compile(_ path: String) -> Compilation {
    Compiler.compile(path: Self.root.appendingPathComponent(path).path) { path in
      FileManager.default.contents(atPath: path).map { .bytes(Array($0)) } ?? .failure("no such file")
    }
  }

  @Test(arguments: [
    "Examples/routes.navspec", "Tests/Fixtures/specs/declared.navspec", "Tests/Fixtures/specs/external.navspec",
    "Tests/Fixtures/specs/imports.navspec", "Tests/Fixtures/specs/include/main.navspec",
    "Tests/Fixtures/specs/nested.navspec",
    "Tests/Fixtures/specs/strict.navspec",
  ])
  func nothingIsFound(_ path: String) {
    let compilation = compile(path)
    let renderer = TextRenderer(files: compilation.files)
    let findings = compilation.diagnostics.filter { $0.level != .note }
    #expect(findings.isEmpty, "\(findings.map(renderer.render).joined())")
    #expect(!compilation.table.routes.isEmpty)
  }

  @Test func theFlagshipUsesEveryFeature() {
    let table = compile("Examples/routes.navspec").table
    let routes = table.routes
    let patterns = routes.compactMap(\.pattern) + table.redirects.map(\.pattern) + table.refusals.map(\.pattern)

    // Types.
    let types = Set(routes.flatMap { $0.parameters.map(\.type) })
    #expect(types.isSuperset(of: [.string, .int, .uint, .double, .bool, .uuid, .day, .url]))
    #expect(table.newtypes.contains { if case .matching = $0.rule { $0.isPlain } else { false } })
    #expect(table.newtypes.contains { if case .int = $0.rule { $0.isPlain } else { false } })
    #expect(table.newtypes.contains { if case .uint = $0.rule { true } else { false } })

    // Patterns.
    let arities = patterns.flatMap(\.parameters).map(\.arity)
    #expect(arities.contains(.list) && arities.contains(.tail(atLeast: 0)) && arities.contains(.tail(atLeast: 1)))
    #expect(patterns.contains { $0.partCount > 0 } && patterns.contains { $0.fragment != nil })
    #expect(patterns.contains { $0.query.contains { if case .literal = $0.content { true } else { false } } })
    #expect(Set(patterns.flatMap { $0.parameters.map(\.place) }) == [.host, .path, .query, .fragment])
    #expect(table.origins.contains { if case .anyLabel = $0.kind { true } else { false } })
    #expect(table.origins.contains { if case .scheme = $0.kind { !$0.isOfApp } else { false } })

    // Routes.
    #expect(Set(routes.map(\.presentation.name)) == ["push", "replace", "sheet", "cover", "popover"])
    #expect(
      routes.contains { $0.isInternal } && routes.contains { $0.isUnique } && routes.contains { $0.deprecation != nil })
    #expect(routes.contains { !$0.formerly.isEmpty } && routes.contains { $0.parent != nil && !$0.keepsParent })
    #expect(
      routes.contains { $0.homes.count > 1 } && routes.contains { $0.pattern == nil }
        && routes.contains { $0.motion != nil })
    #expect(routes.contains { !$0.prefers.isEmpty } && routes.contains { !$0.allows.isEmpty })
    #expect(routes.contains { $0.title?.isVerbatim == true } && routes.contains { !$0.requirements.isEmpty })
    #expect(
      routes.contains { $0.aliases.contains { $0.bindings.contains { if case .value = $0 { true } else { false } } } })

    // The rest.
    #expect(!table.redirects.isEmpty && !table.refusals.isEmpty && table.fallback != nil)
    #expect(!table.stacks.isEmpty && !table.features.isEmpty && table.tabs.contains { $0.isCustom })
    #expect(
      table.tabs.contains { $0.root?.arguments.isEmpty == false } && table.tabs.contains { $0.selectedIcon != nil })
    #expect(table.motions.contains { $0.zIndex != nil } && table.requirements.contains { $0.via != nil })
    #expect(table.transitions.contains { $0.from == nil })
    #expect(table.transitions.contains { if case .motion = $0.style { true } else { false } })
    #expect(table.transitions.contains { if case .presentation = $0.style { true } else { false } })
    #expect(Set(table.alerts.map(\.isDialog)) == [true, false] && table.alerts.contains { !$0.parameters.isEmpty })
  }
}
