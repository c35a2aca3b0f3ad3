import Foundation
import Testing

@testable import RouteSpec

/// Every name as that of a module (`import`) and of a type of the app's own (`as`): one finding, or code that compiles.
@Suite struct NameExternalTests {
  private func errors(_ type: String) -> [Diagnostic] {
    compile("app A {\n  scheme \"a\"\n}\ntype Own = String as \(type)\nroute home \"/{v: Own}\"").diagnostics
      .filter { $0.level == .error }
  }

  /// `Type` and `Protocol` are metatypes behind every type, `Self` is the enum itself, `self` a value, `_` a blank.
  private static let refused: Set<String> = ["Type", "Protocol", "Self", "self", "_"]

  @Test func typesHaveOneFindingAtMost() throws {
    for name in try HostileNames.identifiers.get() {
      for type in [name, "`\(name)`", "Own.\(name)", "Own.`\(name)`.Inner", "Own<\(name), Swift.Int>"] {
        let found = errors(type)
        // `home` is the route of the spec.
        let isTaken = ["Kind", "AllCases", "home"].contains(name) && !type.hasPrefix("Own.")
        let expected = isTaken || Self.refused.contains(name) ? 1 : 0
        #expect(found.count == expected, "\(type): \(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.contains("; ") }, "\(type): \(found.map(\.message))")
      }
    }
  }

  @Test func whatIsNoTypeIsOneFinding() {
    let texts = HostileNames.malformedWords + HostileNames.malformedSyntax
    let code = [
      "A() {}", "A; print(1)", "A\\n}", "A = 1", "(A, B)", "[A]", "A?", "A & B", "@A B", "A -> B", "A<", "A<B",
    ]
    for text in (texts + code).filter({ $0 != "a.b" && $0 != "" }) {
      for isQuoted in [false, true] {
        let type = isQuoted ? "`\(text)`" : text
        // A comment or a route on the line below is no part of the type.
        #expect(!errors(type).isEmpty, "\(VisibleText.escaping(type))")
      }
    }
  }

  /// What stands in the route enum under the first word is meant there, whatever the app has of this name.
  @Test func aTypeThatTheRouteEnumHidesIsAFinding() {
    for (type, isHidden) in [
      ("Sort", true), ("home", true), ("Kind", true), ("Shop.Sort", false), ("Tagged<Sort, Int>", true), ("Own", false),
      ("Sort.ID", true), ("Tagged<Shop.Kind, Int>", false),
    ] {
      let found = compile(
        "enum Sort { up, down }\ntype Own = String as \(type)\nroute home \"/{v: Own}/{s: Sort}\""
      ).diagnostics.filter { $0.level == .error }
      #expect(found.map(\.code.description) == (isHidden ? ["NAV224"] : []), "\(type): \(found.map(\.message))")
    }
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    private static let sample = [
      "class", "init", "default", "in", "inout", "let", "nil", "true", "some", "any", "each", "await", "async",
      "Any", "String", "Optional", "URL", "Hashable", "throws", "sending", "isolated", "consuming", "import", "main",
      "日本", "e\u{301}tude", "🎉", "Sendable", "nonisolated",
    ]

    /// The types exist, alone and in another one; modules are called by keywords, and as those that generated code
    /// imports by itself.
    @Test func namesOfTypesAndModulesCompile() throws {
      let scratch = try Scratch(named: "external")
      defer { scratch.remove() }
      let modules = ["class", "Type", "self", "import"]
      for module in modules {
        try scratch.write("\(module).txt.swift", Array("public struct Thing\(module.count) {}\n".utf8))
        try SwiftCompiler.run(
          ["-emit-module", "-module-name", module, "\(module).txt.swift", "-o", "\(module).swiftmodule"],
          in: scratch.folder)
      }
      // `String` of the app alone would be another test: of generated code beside such types.
      let names = Self.sample.filter { name in errors(name).isEmpty }
      #expect(names.count >= Self.sample.count - 1)
      for access in HostileNames.isComplete ? ["internal", "package", "public"] : ["public"] {
        var spec = "app A {\n  scheme \"a\"\n  access \(access)\n  import \(modules.joined(separator: ", "))\n"
        spec += "  import Foundation, Swift\n}\n"
        var types = ""
        var inner = ""
        for (index, name) in names.enumerated() {
          let written = index % 2 == 0 ? name : "`\(name)`"
          spec += "type T\(index) = String as \(written)\ntype U\(index) = Int as Own.\(written)\n"
          spec += "route r\(index) \"/r\(index)/{t: T\(index)}/{u: U\(index)}?v={v: T\(index)?}\"\n"
          types += Self.type(name, raw: "Swift.String", access)
          inner += Self.type(name, raw: "Swift.Int", access)
        }
        spec += "route id \"/id/{id: UUID}\"\n"
        let compilation = compile(spec)
        let found = compilation.diagnostics.filter { $0.level == .error }
        try #require(found.isEmpty, "\(found.map(\.message))")
        try scratch.write("Types.swift", Array("\(types)\(access) nonisolated enum Own {\n\(inner)}\n".utf8))
        let files = Generator.files(compilation.table, compilation.competition, path: "R.navspec")
        for file in files { try scratch.write(file.name, Array(file.text.utf8)) }
        let views = try SwiftUIProgram.shared.get().folder.appendingPathComponent("16").path
        try SwiftCompiler.run(
          ["-typecheck", "-module-name", "App", "-package-name", "app", "-I", ".", "-I", views]
            + GeneratedProgram.strictest + files.map(\.name) + ["Types.swift"],
          in: scratch.folder)
      }
    }

    private static func type(_ name: String, raw: String, _ access: String) -> String {
      // As the spec has it, byte for byte: it is a name of the app's own.
      return """
        \(access) nonisolated struct `\(name)`: Swift.RawRepresentable, Swift.Hashable, Swift.Sendable {
          \(access) let rawValue: \(raw)
          \(access) init?(rawValue: \(raw)) { self.rawValue = rawValue }
        }

        """
    }
  #endif
}
