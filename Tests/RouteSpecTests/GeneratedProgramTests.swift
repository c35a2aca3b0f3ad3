#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Generated code, compiled and run.
  @Suite struct GeneratedProgramTests {
    /// Tests/Fixtures/programs, which uses the generated code as an app does.
    @Test func checksHold() throws {
      let program = try GeneratedProgram.shared.get()
      let (status, output) = try SwiftCompiler.run(program.program, [], in: program.folder)
      #expect(status == 0, "\(output.prefix(4000))")
      // The number of checks that ran comes first.
      #expect((output.split(separator: " ").first.flatMap { Int($0) } ?? 0) > 400, "\(output.prefix(200))")
    }

    /// What the library was not built with: Swift 5 mode, without the features that may be on. `Scripts/matrix` has every combination.
    @Test func compilesInSwift5Mode() throws {
      let program = try GeneratedProgram.shared.get()
      try SwiftCompiler.run(
        ["-emit-sil", "-o", "/dev/null", "-module-name", "Fixtures", "-I", ".", "-package-name", "fixtures", "-wmo"]
          + ["-swift-version", "5"] + program.sources, in: program.folder)
    }

    /// The tables of real apps and sites: every case by compiled code, and by the matcher.
    @Test func realTablesReadTheirLinks() throws {
      let program = try GeneratedProgram.shared.get()
      var passed = 0
      for code in try GeneratedCode.tables.get() {
        let cases = try LinkCase.all(code.spec)
        let compiled = try program.answers(code.app, cases.map(\.link))
        try #require(compiled.count == cases.count)
        for (one, answer) in zip(cases, compiled) {
          let isRight = one.agrees(with: answer) && one.agrees(with: matched(one.link, code))
          #expect(isRight, "\(code.app): \(one.link): \(answer)")
          if isRight { passed += 1 }
        }
      }
      #expect(passed == 288)
    }

    /// Links near every table, by compiled code and by the matcher of `routegen match`: both say the same of each. With
    /// `ROUTEGEN_SEEDS=100` in the environment a hundred times as many.
    @Test func compiledCodeAgreesWithTheMatcher() throws {
      let program = try GeneratedProgram.shared.get()
      for code in try GeneratedCode.all() {
        let compilation = code.compilation
        // The matcher cannot ask the app's own types.
        if code.app == "External" || compilation.table.routes.isEmpty { continue }
        var generator = LinkGenerator(7, compilation.table, compilation.competition)
        let links = Set(seeds(200).map { _ in generator.link() }).sorted().filter {
          !$0.contains("\n") && !$0.contains("\r")
        }
        let answers = try program.answers(code.app, links)
        try #require(answers.count == links.count, "\(code.app)")
        for (link, answer) in zip(links, answers) {
          let expected = matched(link, code)
          #expect(Difference.of(answer, expected) == nil, "\(code.app): \(link): \(answer) is not \(expected)")
          #expect(answer["isLawful"] as? Bool != false, "\(code.app): \(link) does not come back: \(answer)")
        }
      }
    }

    private func matched(_ link: String, _ code: GeneratedCode) -> [String: Any] {
      let text = MatchReport(code.compilation.table).json(link, code.matcher.read(link)).text
      return ((try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]) ?? [:]
    }
  }

  /// A case of a real table: a link, and what it must be read as.
  private struct LinkCase {
    let link: String
    private let route: Any
    private let parameters: [String: Any]

    static func all(_ spec: URL) throws -> [LinkCase] {
      let file = spec.deletingPathExtension().appendingPathExtension("cases.jsonl")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        return LinkCase(
          link: try #require(object["link"] as? String), route: object["route"] ?? NSNull(),
          parameters: object["parameters"] as? [String: Any] ?? [:])
      }
    }

    /// Whether an answer has this route, and each stated parameter: a tail is compared joined, a UUID without case.
    func agrees(with answer: [String: Any]) -> Bool {
      guard Difference.isSame(route, answer["route"] ?? NSNull()) else { return false }
      if route is NSNull { return true }
      let found = answer["parameters"] as? [String: Any] ?? [:]
      return parameters.allSatisfy { name, value in Difference.isLike(value, found[name] ?? NSNull()) }
    }
  }

  /// Compares answers as JSON.
  private enum Difference {
    /// The first key in which two answers differ, among those that the compiled code gives; an absent optional is null there and left out here.
    static func of(_ answer: [String: Any], _ expected: [String: Any]) -> String? {
      let ignored: Set = ["isLawful", "nearest", "presentation", "link", "title"]
      for (key, value) in answer where !ignored.contains(key) {
        var other = expected[key] ?? (key == "ignored" ? [String]() : NSNull())
        if key == "parameters", let parameters = other as? [String: Any] {
          other = parameters.filter { !($0.value is NSNull) }
        }
        if !isSame(value, other) { return key }
      }
      return nil
    }

    static func isSame(_ left: Any, _ right: Any) -> Bool { (left as? NSObject) == (right as? NSObject) }

    /// The rules by which a case states a value.
    static func isLike(_ want: Any, _ got: Any) -> Bool {
      if let want = want as? String {
        if let list = got as? [Any] { return want == list.map { "\($0)" }.joined(separator: "/") }
        guard let got = got as? String else { return false }
        return want == got || want.utf8.count == 36 && want.lowercased() == got.lowercased()
      }
      if let got = got as? String, let number = want as? NSNumber { return number.stringValue == got }
      return isSame(want, got)
    }
  }
#endif
