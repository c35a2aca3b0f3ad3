import Foundation
import Testing

@testable import RouteSpec

/// A spec of the fixtures and what is generated from it.
struct GeneratedCode {
  let spec: URL
  let compilation: Compilation
  let matcher: LinkMatcher
  let files: [GeneratedFile]

  /// The prefix of its types.
  var app: String { compilation.table.app.name }

  init(_ spec: URL) throws {
    try self.init(
      spec,
      Compiler.compile(path: spec.path) { path in
        FileManager.default.contents(atPath: path).map { .bytes(Array($0)) } ?? .failure("no such file")
      })
  }

  /// A table that stands in the tests themselves.
  init(_ table: ReportedTable) throws { try self.init(table: table.spec, name: table.name) }

  /// A table as text.
  init(table: String, name: String) throws {
    let name = name + ".navspec"
    try self.init(URL(fileURLWithPath: name), Compiler.compile(path: name) { _ in .bytes(Array(table.utf8)) })
  }

  private init(_ spec: URL, _ compilation: Compilation) throws {
    self.spec = spec
    self.compilation = compilation
    let errors = compilation.diagnostics.filter { $0.level == .error }
    let renderer = TextRenderer(files: compilation.files)
    try #require(errors.isEmpty, "\(spec.lastPathComponent): \(errors.map(renderer.render).joined())")
    files = compilation.generatedFiles()
    matcher = LinkMatcher(compilation.table, compilation.competition)
  }

  /// The text of the file whose name ends so.
  func text(_ suffix: String) -> String { files.first { $0.name.hasSuffix(suffix) }?.text ?? "" }

  /// The runtime with all its parts under this table's names, as tables of one module may share it.
  var wholeSupport: String {
    SupportEmitter(plan: SwiftPlan(compilation.table), sections: Set(RuntimeSection.allCases)).text(header: app)
  }

  /// The flagship.
  static let flagship = Result {
    try GeneratedCode(fixture("../../Examples/routes.navspec").standardized)
  }

  /// The fixtures of Tests/Fixtures/specs, each a table of its own.
  static let specs = Result { try specs(in: "specs").map { try GeneratedCode($0) } }

  /// The tables of real apps and sites.
  static let tables = Result { try specs(in: "tables").map { try GeneratedCode($0) } }

  /// The tables of faults that people met elsewhere.
  static let reported = Result { try ReportedTable.all.map { try GeneratedCode($0) } }

  /// Everything that is compiled and run.
  static func all() throws -> [GeneratedCode] {
    try [flagship.get()] + specs.get() + tables.get() + reported.get()
  }

  private static func specs(in folder: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: fixture(folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "navspec" }.sorted { $0.path < $1.path }
  }
}

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// The Swift compiler, and programs that it made, run as processes.
  enum SwiftCompiler {
    /// What the compiler said.
    struct Failure: Error, CustomStringConvertible {
      var output: String
      var description: String { String(output.prefix(4000)) }
    }

    /// What `ROUTEGEN_SANITIZE=address` in the environment adds to each compilation: an access outside of memory ends a
    /// program with a report.
    static let sanitizer = ProcessInfo.processInfo.environment["ROUTEGEN_SANITIZE"].map { ["-sanitize=\($0)"] } ?? []

    /// Runs `swiftc`; a finding of the compiler fails the test.
    static func run(_ arguments: [String], in folder: URL) throws {
      let (status, output) = try run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-parse-as-library", "-warnings-as-errors"] + sanitizer + arguments,
        in: folder)
      if status != 0 { throw Failure(output: output) }
    }

    /// Runs a program to its end; gives its status, and its output and errors together.
    static func run(_ program: URL, _ arguments: [String], input: String = "", in folder: URL) throws -> (Int32, String)
    {
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      // Files, not pipes: nothing that is written can fill one up while nobody reads.
      let name = UUID().uuidString
      let (inputFile, outputFile) = (
        folder.appendingPathComponent(name + ".in"), folder.appendingPathComponent(name + ".out")
      )
      try Data(input.utf8).write(to: inputFile)
      try Data().write(to: outputFile)
      let output = try FileHandle(forWritingTo: outputFile)
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: try Data(contentsOf: outputFile), as: UTF8.self))
    }
  }

  /// The generated code of every fixture as one module, and a program that uses it from another: built once, run by
  /// many tests.
  ///
  /// Library and program are compiled in the ways that differ most: the library with every upcoming feature and MainActor as its default
  /// isolation, the program without. The runtime is the checked one, which verifies each access to a table. It is there once, under the
  /// flagship's name: the support files of two specs differ in the name alone, as a test of its own sees to.
  struct GeneratedProgram {
    let folder: URL
    let program: URL
    /// What stands for the sources of all fixtures, for more compilations.
    let sources: [String]

    static let shared = Result { try GeneratedProgram() }

    /// Where it is built; it goes when the tests end.
    private static let workFolder = FileManager.default.temporaryDirectory
      .appendingPathComponent("routegen-generated-\(ProcessInfo.processInfo.processIdentifier)")

    /// Swift 6 with everything on that may be on.
    static let strictest = [
      "-swift-version", "6", "-default-isolation", "MainActor", "-enable-upcoming-feature", "ExistentialAny",
      "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    private init() throws {
      let folder = GeneratedProgram.workFolder
      self.folder = folder
      atexit { try? FileManager.default.removeItem(at: GeneratedProgram.workFolder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      program = folder.appendingPathComponent("program")
      let codes = try GeneratedCode.all()
      var sources: [String] = []
      func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        sources.append(name)
      }
      for code in codes {
        for file in code.files where code.app == codes[0].app || !file.name.hasSuffix("+Support.swift") {
          // Navigation and SwiftUI files bear the same names in every spec called so; these fixtures have one each.
          try write(file.name, file.name.hasSuffix("+Support.swift") ? code.wholeSupport : file.text)
        }
      }
      let aliases = codes.dropFirst().map { "public typealias \($0.app)Support = \(codes[0].app)Support" }
      try write("Aliases.swift", aliases.joined(separator: "\n"))
      self.sources = sources

      try SwiftCompiler.run(
        ["-emit-module", "-emit-library", "-static", "-module-name", "Shop", "-o", "libShop.a", "-swift-version", "6"]
          + ["-enable-upcoming-feature", "InternalImportsByDefault", fixture("specs/ExternalTypes.swift").path],
        in: folder)
      try SwiftCompiler.run(
        ["-emit-module", "-emit-library", "-static", "-module-name", "Fixtures", "-o", "libFixtures.a", "-I", "."]
          + ["-package-name", "fixtures", "-enable-testing", "-D", "ROUTEGEN_CHECKED", "-wmo", "-num-threads", "2"]
          + GeneratedProgram.strictest + sources,
        in: folder)
      let programs = try FileManager.default.contentsOfDirectory(
        at: fixture("programs"), includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
      try (["@testable import Fixtures", "import Foundation"] + GeneratedProgram.answers(codes)).joined(separator: "\n")
        .write(to: folder.appendingPathComponent("Answers.swift"), atomically: true, encoding: .utf8)
      let (status, output) = try SwiftCompiler.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        [
          "swiftc", "-warnings-as-errors", "-swift-version", "6", "-package-name", "fixtures", "-module-name",
          "Program",
        ]
          + ["-I", ".", "-L", ".", "-lFixtures", "-lShop", "-o", "program", "Answers.swift"] + programs
          + SwiftCompiler.sanitizer,
        in: folder)
      if status != 0 { throw SwiftCompiler.Failure(output: output) }
    }

    /// The functions of each app that answer a link and print a route, and the lists of them.
    private static func answers(_ codes: [GeneratedCode]) -> [String] {
      var lines: [String] = []
      let navigations = codes.map { "\"\($0.app)\": NavigationTester<\($0.app)Schema>()" }.joined(separator: ",\n  ")
      // A table without routes reads nothing, and Swift warns of code that would handle a route of it.
      let codes = codes.filter { !$0.compilation.table.routes.isEmpty }
      for code in codes {
        let app = code.app
        let hasTabs = !code.compilation.table.tabs.isEmpty
        lines.append(
          """
          private func answer\(app)(_ link: String) -> String {
            do throws(\(app)LinkError) {
              let reading = try \(app)Route.read(link)
              let route = reading.route
              let back = [route.path, route.url?.absoluteString, route.url(.scheme)?.absoluteString].compactMap { $0 }
              return answer(
                route, name: route.name, title: route.title, pattern: reading.pattern, via: reading.via.rawValue, tab: \(hasTabs ? "reading.via == .stack ? nil : (reading.tab ?? route.tab)?.rawValue" : "nil"),
                backStack: reading.tab == nil && reading.via != .stack ? route.backStack.map(\\.name) : nil,
                ignored: reading.ignored, isLawful: back.allSatisfy { (try? \(app)Route.read($0, from: .inside))?.route == route }
                  && (URL(string: link).map { \(app)Route(link: $0) == \(app)Route(link: $0.absoluteString) } ?? true))
            } catch {
              switch error {
              case .notThisApp: return refusal("notThisApp", [:])
              case .malformedPercentEncoding(let offset): return refusal("malformedPercentEncoding", ["offset": offset])
              case .invalidUTF8(let offset): return refusal("invalidUTF8", ["offset": offset])
              case .noRoute: return refusal("noRoute", [:])
              case .missingQuery(let name): return refusal("missingQuery", ["query": name])
              case .invalidValue(let parameter, let type): return refusal("invalidValue", ["parameter": parameter, "type": type])
              case .refused: return refusal("refused", [:])
              case .tooLong: return refusal("tooLong", [:])
              }
            }
          }
          private func print\(app)(_ saved: String) -> String {
            printed(saved) { (route: \(app)Route) in (route.path, route.url, route.url(.scheme)) }
          }
          """)
      }
      return lines
        + ["answer", "print"].map { function in
          let entries = codes.map { "\"\($0.app)\": \(function)\($0.app)" }.joined(separator: ",\n  ")
          return "nonisolated(unsafe) let \(function)s: [String: (String) -> String] = [\n  \(entries),\n]"
        } + ["let navigations: [String: any NavigationTesting] = [\n  \(navigations),\n]"]
    }

    /// What the compiled code of an app says of links; or, by `print`, of routes as they are saved.
    func answers(_ app: String, _ links: [String], by function: String = "answer") throws -> [[String: Any]] {
      let lines = links.map { app + "\t" + $0 + "\n" }.joined()
      let (status, output) = try SwiftCompiler.run(program, [function], input: lines, in: folder)
      try #require(status == 0, "\(output.suffix(2000))")
      return output.split(separator: "\n").map { line in
        ((try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]) ?? ["error": String(line)]
      }
    }
  }
#endif
