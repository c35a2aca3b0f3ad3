#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Holds the examples of pages to the compiler: tables have no finding, Swift compiles against generated code and the
  /// stand-ins for Apple's modules, and what a page says of tests is run.
  @Suite struct DocumentationPageTests {
    private static let strict = ["-swift-version", "6", "-warnings-as-errors", "-wmo"]

    @Test(arguments: [
      "Navigation.md", "SwiftUI.md", "MovingOver.md", "DeepLinks.md", "Containers.md", "ModularApps.md",
    ])
    func examplesCompile(name: String) throws {
      let page = try DocumentationPage(name)
      #expect(page.swift(nil).count + page.swift("statements").count + page.modules.count > 0)
      let program = try SwiftUIProgram.shared.get()
      let folder = program.folder.appendingPathComponent("page-" + name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let library = try Self.library(page, program, in: folder)
      let flags =
        Self.strict + ["-I", folder.path]
        + ["17", "system"].flatMap { ["-I", program.folder.appendingPathComponent($0).path] }
      for module in page.modules {
        let sources = try page.swift(module).map {
          try Self.write(page.source($0, importing: [library]), to: folder, module + "\($0.line).swift")
        }
        try SwiftCompiler.run(
          ["-emit-module", "-module-name", module, "-emit-module-path", "\(module).swiftmodule"] + flags + sources,
          in: folder)
      }
      var sources = try (page.swift(nil) + page.swift("statements")).map {
        try Self.write(page.source($0, importing: [library]), to: folder, "Line\($0.line).swift")
      }
      if library == "Trailhead" {
        // The screens that a page takes for granted.
        sources.append(fixture("swiftui/Screens.swift").path)
      }
      if !sources.isEmpty {
        try SwiftCompiler.run(["-emit-sil", "-o", "/dev/null", "-module-name", "Page"] + flags + sources, in: folder)
      }
      for manifest in page.swift("manifest") { try Self.check(manifest, of: page, in: folder) }
    }

    /// The generated code that a page is about, as a module: of its own table, or of the flagship.
    private static func library(_ page: DocumentationPage, _ program: SwiftUIProgram, in folder: URL) throws -> String {
      let system = program.folder.appendingPathComponent("17").path
      let table = page.tables.map(\.text).joined(separator: "\n")
      let code = try table.isEmpty ? GeneratedCode.flagship.get() : GeneratedCode(table: table, name: "routes")
      let findings = code.compilation.diagnostics.filter { $0.level != .note }
      let renderer = TextRenderer(files: code.compilation.files)
      #expect(findings.isEmpty, "\(page.name): \(findings.map(renderer.render).joined())")
      let sources = try program.write([code], to: "page-\(page.name)/generated", system: "17")
      try SwiftCompiler.run(
        ["-emit-module", "-module-name", code.app, "-emit-module-path", "\(code.app).swiftmodule", "-I", system]
          + strict + sources, in: folder)
      return code.app
    }

    private static func write(_ text: String, to folder: URL, _ name: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }

    private static func check(_ manifest: DocumentationPage.Example, of page: DocumentationPage, in folder: URL) throws
    {
      let compiler = try SwiftCompiler.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["sh", "-c", "readlink -f \"$(command -v swiftc)\""], in: folder
      ).1
      let interface = URL(fileURLWithPath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/pm/ManifestAPI")
      let place = "#sourceLocation(file: \"docs/\(page.name)\", line: \(manifest.line))\n"
      let file = try write(place + manifest.text, to: folder, "Package.swift")
      // A manifest is a script.
      let (status, output) = try SwiftCompiler.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-typecheck", "-swift-version", "6", "-package-description-version", "6.1", "-warnings-as-errors"]
          + ["-I", interface.path, file], in: folder)
      if status != 0 { throw SwiftCompiler.Failure(output: output) }
    }

    /// The tests that docs/Testing.md shows: each holds.
    @Test func testsOnThePageHold() throws {
      let page = try DocumentationPage("Testing.md")
      let program = try GeneratedProgram.shared.get()
      var calls: [String] = []
      let sources = try page.swift(nil).map { example in
        calls += example.text.matches(of: #/@Test (?:@MainActor )?func (\w+)\(\)( throws)?/#).map {
          ($0.2 == nil ? "" : "try ") + "\($0.1)()"
        }
        let text = example.text.replacing("@testable import Trailhead\n", with: "\n")
          .replacing("import Testing\n", with: "\n").replacing("@Test ", with: "").replacing(
            "#expect(", with: "expect("
          )
          .replacing("#require(", with: "require(")
        let place = "#sourceLocation(file: \"docs/Testing.md\", line: \(example.line))\n"
        let file = program.folder.appendingPathComponent("Testing\(example.line).swift")
        try ("import Fixtures\nimport Foundation\n" + place + text).write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      #expect(calls.count >= 5)
      let main = program.folder.appendingPathComponent("TestingMain.swift")
      try """
      import Foundation
      @MainActor var failures = 0
      @MainActor func expect(_ isTrue: Bool, line: Int = #line) {
        if !isTrue {
          print("docs/Testing.md:\\(line)")
          failures += 1
        }
      }
      struct Missing: Error {}
      func require<Value>(_ value: Value?) throws -> Value { if let value { value } else { throw Missing() } }
      @main enum Main {
        @MainActor static func main() throws {
          \(calls.joined(separator: "\n    "))
          if failures > 0 { exit(1) }
        }
      }
      """.write(to: main, atomically: true, encoding: .utf8)
      try SwiftCompiler.run(
        ["-swift-version", "6", "-default-isolation", "MainActor", "-module-name", "Testing1", "-I", ".", "-L", "."]
          + ["-lFixtures", "-lShop", "-o", "testing", main.path] + sources, in: program.folder)
      let (status, output) = try SwiftCompiler.run(
        program.folder.appendingPathComponent("testing"), [], in: program.folder)
      #expect(status == 0, "\(output)")
    }
  }
#endif
