#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Generated SwiftUI code, compiled against stand-ins. `Scripts/matrix` has more modes.
  @Suite struct SwiftUITests {
    private static let plain = ["-swift-version", "6"]

    /// Every fixture at the floor of iOS 16, in the strictest mode and in Swift 5 mode.
    @Test(arguments: [GeneratedProgram.strictest, ["-swift-version", "5"]])
    func everyTableCompiles(flags: [String]) throws {
      let program = try SwiftUIProgram.shared.get()
      // The app's own types come from a module that other tests build.
      let codes = try GeneratedCode.all().filter { $0.app != "External" && $0.app != "Imports" }
      let sources = try program.write(codes, to: "all-" + (flags.last ?? ""))
      try program.check(sources, system: "16", flags)
    }

    /// The flagship on each system, beside an app that has types named like SwiftUI's.
    @Test(arguments: ["16", "17", "18", "macos"])
    func theFlagshipCompilesOnEachSystem(system: String) throws {
      let program = try SwiftUIProgram.shared.get()
      let sources = try program.write([GeneratedCode.flagship.get()], to: "flagship-" + system, system: system)
      let own = [fixture("modes/OwnTypes.swift").path, fixture("modes/OwnViews.swift").path]
      try program.check(sources + own, system: system, Self.plain)
    }

    /// More routes than one protocol can have associated types.
    @Test func aLargeTableCompiles() throws {
      let program = try SwiftUIProgram.shared.get()
      var table = "app Large {\n  scheme \"large\"\n  cases nested\n}\nroute about \"/about\"\n"
      for tab in 0..<6 {
        table += "tab tab\(tab) \"T\" {\n  root route\(tab)_0\n  route route\(tab)_0 \"/\(tab)\"\n"
        for route in 1..<120 { table += "  route route\(tab)_\(route) \"/\(tab)/\(route)/{id: Int}\"\n" }
        table += "}\n"
      }
      let code = try GeneratedCode(table: table, name: "large")
      try program.check(program.write([code], to: "large"), system: "16", Self.plain)
    }

    /// Right uses compile; wrong ones do not, and the compiler's words say what is wrong.
    @Test func usesAreTold() throws {
      let program = try SwiftUIProgram.shared.get()
      let sources = try program.write([GeneratedCode.flagship.get()], to: "module", system: "17")
      let module = program.folder.appendingPathComponent("Trailhead.swiftmodule").path
      try SwiftCompiler.run(
        ["-emit-module", "-emit-module-path", module, "-module-name", "Trailhead", "-swift-version", "6", "-wmo"]
          + ["-I", program.folder.appendingPathComponent("17").path] + sources, in: program.folder)
      let uses = try SwiftUIUse.all()
      let (right, wrong) = (uses.filter { $0.expected == nil }, uses.filter { $0.expected != nil })
      #expect(right.count >= 10 && wrong.count >= 30)
      let screens = fixture("swiftui/Screens.swift").path
      func write(_ use: SwiftUIUse, _ number: Int) throws -> String {
        let path = program.folder.appendingPathComponent("use\(number).swift")
        let imports = "import Combine\nimport Foundation\nimport SwiftUI\nimport Trailhead\n"
        try "\(imports)\nenum Use\(number) {\n\(use.text)\n}\n".write(to: path, atomically: true, encoding: .utf8)
        return path.path
      }
      let good = try right.enumerated().map { try write($1, $0) }
      let said = try program.diagnostics(
        good + [screens], ["-emit-sil", "-o", "/dev/null", "-warnings-as-errors", "-wmo"])
      #expect(said == "", "\(said.prefix(2000))")
      let bad = try wrong.enumerated().map { try write($1, right.count + $0) }
      // Each says what it says in its own file: none hides another.
      let messages = try program.diagnostics(bad + [screens], ["-typecheck", "-wmo"]).split(separator: "\n")
      for (use, path) in zip(wrong, bad) {
        let own = messages.filter { $0.hasPrefix(path) && $0.contains(" error: ") }
        let isTold = own.contains { $0.contains(use.expected ?? "") }
        #expect(isTold, "\(use.title): \(own.joined(separator: "\n"))")
      }
    }
  }
#endif
