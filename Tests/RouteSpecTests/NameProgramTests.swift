#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The names that are not refused: generated code with them compiles without a warning, its views against stand-ins, and a program that uses it from another
  /// module finds links, saved states and metadata as they should be.
  ///
  /// `swift test` takes the names that are likeliest to hurt. `Scripts/names` sets ROUTEGEN_NAMES=all and takes all of them.
  @Suite struct NameProgramTests {
    /// Those of a sample that stand in every place.
    private static let sample = [
      "self", "Self", "Type", "Protocol", "init", "default", "in", "inout", "let", "var", "nil", "true", "some", "none",
      "any", "await", "Any",
      "String", "Optional", "Swift", "Foundation", "URL", "Hashable", "path", "link", "hash", "kind", "table", "v0",
      "description", "rawValue",
      "name", "route", "position", "NamesMatching", "NamesSupport", "NamesRoute", "Sendable", "MainActor", "🎉",
      "e\u{301}tude", "_1", "Day", "throws",
    ]

    /// Places that can be shared by one table, each list with the names it takes.
    private static let tables: [(places: [NamePlace], isNested: Bool)] =
      [(NamePlace.ordinary, false), (NamePlace.nested, true)] + NamePlace.types.map { ([$0], false) }

    @Test func acceptedNamesCompileAndWork() throws {
      let isAll = HostileNames.isComplete
      let names = isAll ? try HostileNames.identifiers.get() : Self.sample
      var program = NameProgram()
      var uses = 0
      // A module of all of them takes the compiler more memory than time.
      func run(ifMoreThan limit: Int) throws {
        guard program.apps.count > limit else { return }
        try program.run()
        uses += program.uses
        program = NameProgram()
      }
      for (places, isNested) in Self.tables {
        // A piece has a route or two, and a flat enum holds 256.
        for list in NameSpec.apart(names, limit: places.count == 1 ? 80 : 10) {
          try program.add(places, list, isNested: isNested)
          try run(ifMoreThan: 30)
        }
      }
      for (index, name) in names.enumerated() where isAll || index % 5 == 0 {
        try program.addApp(name, index)
        try run(ifMoreThan: 150)
      }
      try run(ifMoreThan: 0)
      // Of all names little is refused.
      #expect(uses > names.count * 20)
    }
  }

  /// Generated code of many names as one library, and a program that uses it.
  private struct NameProgram {
    private var files: [GeneratedFile] = []
    private var statements: [String] = []
    private(set) var apps: [String] = []
    private(set) var uses = 0

    /// Adds a table with each name in each of these places, but where that is refused.
    mutating func add(_ places: [NamePlace], _ names: [String], isNested: Bool) throws {
      let app = "Names\(apps.count)"
      // Names of what is generated are those of this app.
      let names = names.map { $0.hasPrefix("Names") ? app + $0.dropFirst(5) : $0 }
      let pieces = places.flatMap { place in
        names.enumerated().map { NameSpec.Piece(place: place, name: $1, number: $0) }
      }
      let alone = NameSpec(pieces, app: app, isNested: isNested).errors()
      let accepted = zip(pieces, alone.pieces).filter { $1.isEmpty }.map(\.0)
      let spec = NameSpec(accepted, app: app, isNested: isNested)
      let (_, _, compilation) = spec.errors()
      let errors = compilation.diagnostics.filter { $0.level == .error }
      try #require(errors.isEmpty, "\(names): \(errors.map(\.message))")
      add(app, compilation)
      for piece in accepted { use(piece, app: app) }
    }

    /// Adds a table whose app has the name.
    mutating func addApp(_ name: String, _ number: Int) throws {
      let piece = NameSpec.Piece(place: .app, name: name, number: number)
      let (found, others, compilation) = NameSpec([piece], app: nil).errors()
      try #require(others.isEmpty)
      guard found[0].isEmpty else { return }
      let app = Normalization.nfc(name)
      add(app, compilation)
      use(piece, app: app)
    }

    private mutating func add(_ app: String, _ compilation: Compilation) {
      for file in Generator.files(compilation.table, compilation.competition, path: "N\(apps.count).navspec") {
        // One runtime with all its parts is enough: it differs from another in the name alone.
        if file.name.hasSuffix("+Support.swift") {
          let plan = SwiftPlan(compilation.table)
          let whole = SupportEmitter(plan: plan, sections: Set(RuntimeSection.allCases)).text(header: app)
          let alias = "public typealias \(app)Support = \(apps.first ?? app)Support\n"
          files.append(GeneratedFile(name: file.name, text: apps.isEmpty ? whole : alias))
        } else {
          files.append(file)
        }
      }
      apps.append(app)
      statements.append("extension \(app)Route: Screen {}")
    }

    private mutating func use(_ piece: NameSpec.Piece, app: String) {
      let use = piece.place.swift(app, piece.swiftName, piece.literal, piece.number)
      guard !use.isEmpty else { return }
      statements.append("func use\(uses)() {\n\(use)\n}")
      uses += 1
    }

    func run() throws {
      let scratch = try Scratch(named: "names")
      // What does not compile is left to be looked at.
      defer { if ProcessInfo.processInfo.environment["ROUTEGEN_KEEP"] == nil { scratch.remove() } }
      for file in files { try scratch.write(file.name, Array(file.text.utf8)) }
      try SwiftCompiler.run(
        [
          "-emit-module", "-emit-library", "-static", "-module-name", "Names", "-o", "libNames.a", "-wmo",
          "-num-threads", "2",
        ]
          + GeneratedProgram.strictest + files.map(\.name), in: scratch.folder)
      // The views, which nothing can be linked with.
      let views = try SwiftUIProgram.shared.get().folder.appendingPathComponent("16").path
      try SwiftCompiler.run(
        ["-emit-sil", "-o", "/dev/null", "-module-name", "Names", "-wmo", "-I", views] + GeneratedProgram.strictest
          + files.map(\.name), in: scratch.folder)
      let calls = (0..<uses).map { "use\($0)()" }.joined(separator: "\n    ")
      let text = """
        import Foundation
        import Names
        \(statements.joined(separator: "\n"))
        @main enum Main {
          static func main() {
            \(calls)
            print(failures.isEmpty ? "\\(count) hold" : failures.joined(separator: "\\n"))
          }
        }
        """
      try scratch.write("Use.swift", Array(text.utf8))
      // Names in back-ticks where Swift wants none are no fault of generated code.
      let (status, output) = try SwiftCompiler.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        [
          "swiftc", "-parse-as-library", "-suppress-warnings", "-swift-version", "6", "-module-name", "Use", "-I", ".",
          "-L", ".", "-lNames",
        ]
          + ["-o", "use", "Use.swift", fixture("names/Checks.swift").path], in: scratch.folder)
      if status != 0 { throw SwiftCompiler.Failure(output: output) }
      let (end, found) = try SwiftCompiler.run(scratch.folder.appendingPathComponent("use"), [], in: scratch.folder)
      #expect(end == 0)
      #expect(found.hasSuffix(" hold\n"), "\(found.prefix(4000))")
      #expect((found.split(separator: " ").first.flatMap { Int($0) } ?? 0) > uses)
    }
  }
#endif
