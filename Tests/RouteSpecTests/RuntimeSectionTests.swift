#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Generated code carries the parts of the runtime that its table needs, and works with these alone.
  @Suite struct RuntimeSectionTests {
    /// Tables, the parts that each needs, and links of each, which print as they stand here.
    struct Case: Sendable {
      let app: String
      let sections: [RuntimeSection]
      let table: String
      let links: [String]
    }

    static let cases = [
      Case(
        app: "Plain", sections: [], table: "route home \"/\"\nroute a \"/a/{x}/{n: Int}/{u: UInt}\"",
        links: ["/", "/a/b%20c/-4/7"]),
      Case(
        app: "Numbers", sections: [.bools, .doubles, .fragments, .hostPatterns],
        table: """
          route d "/d/{d: Double}"
          route b "/b/{b: Bool}"
          route f "/f#{x}"
          group host "*.example.com" { route h "/h" }
          """,
        links: ["/d/1.5", "/b/true", "/f#x"]),
      Case(
        app: "Texts", sections: [.addresses, .automata, .enums, .lists],
        table: """
          enum Sort { up, down }
          type Slug = String matching "[a-z]+"
          tab main "Main" at "/main" {
            root t
            route t "/t[/{sort: Sort = up}]"
          }
          route s "/s/{s: Slug}/{rest...}"
          """,
        links: ["/t", "/t/down", "/s/x/y/z"]),
      Case(
        app: "Days", sections: [.bounds, .days, .queries, .uuids],
        table: """
          type Stars = Int in 1...5
          route d "/d/{d: Day}/{s: Stars}"
          route u "/u/{u: UUID}?q={q: String?}&n={n: Int = 1}"
          """,
        links: ["/d/2024-02-29/5", "/u/123E4567-E89B-12D3-A456-426614174000?q=a%20b&n=2"]),
      Case(
        app: "Mixed", sections: [.automata, .hostLetters, .mixtures],
        table:
          "route p \"/@{name}\"\nroute q \"/q/{id: Int}-{name}\"\ngroup host \"bücher.example\" { route h \"/h\" }",
        links: ["/@x", "/q/4-x-y"]),
      Case(
        app: "Lists", sections: [.automata, .lists, .mixtures, .queries],
        table: "route t \"/t?tag={tags: [String]}&i={i: [Int]}\"\nroute m \"/m/{a}:{b...}\"",
        links: ["/t?tag=a&tag=b%2B&i=1&i=2", "/m/x:y/z"]),
    ]

    static func code(_ one: Case) throws -> GeneratedCode {
      try GeneratedCode(table: "app \(one.app) { host \"example.com\" }\n\(one.table)\n", name: one.app)
    }

    @Test(arguments: cases.indices) func tablesNeedWhatTheyUse(_ index: Int) throws {
      let one = Self.cases[index]
      let compilation = try Self.code(one).compilation
      let plan = SwiftPlan(compilation.table)
      let matchTable = MatchTableBuilder.build(
        compilation.table, compilation.competition, routeNumbers: plan.numbers, presentations: plan.presentationPlaces)
      #expect(SupportEmitter(plan, matchTable).sections == Set(one.sections))
    }

    /// Each part is needed by one of the tables, and each is absent from another.
    @Test func everyPartIsTried() {
      for section in RuntimeSection.allCases {
        #expect(Self.cases.contains { $0.sections.contains(section) }, "\(section)")
        #expect(Self.cases.contains { !$0.sections.contains(section) }, "\(section)")
      }
    }

    /// What marks a part names one, and is balanced; and none of it is written.
    @Test func marksAreBalanced() {
      var open: [String] = []
      for line in RuntimeSource.text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "//" else { continue }
        if words[1] == "when" {
          #expect(RuntimeSection(rawValue: String(words[2])) != nil, "\(line)")
          open.append(String(words[2]))
        } else if words[1] == "end" {
          #expect(open.popLast() == String(words[2]), "\(line)")
        }
      }
      #expect(open.isEmpty)
      for sections in [[], Set(RuntimeSection.allCases)] {
        let text = RuntimeSection.text(RuntimeSource.text, with: sections)
        #expect(!text.contains("// when ") && !text.contains("// end ") && !text.contains("\n\n\n"))
      }
    }

    /// All six in one program, each with its own runtime: what they print is read, and saved, as it was.
    @Test func tablesWorkWithTheirParts() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "routegen-sections-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var sources: [String] = []
      var checks: [String] = []
      for one in Self.cases {
        for file in try Self.code(one).files where !file.name.hasSuffix("+SwiftUI.swift") {
          try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
          sources.append(file.name)
        }
        for link in one.links {
          checks.append(
            "check(\(one.app)Route(link: \"\(link)\"), \"\(link)\") { ($0.path, (try? \(one.app)Route.read($0.path ?? \"\"))?.ignored) }"
          )
        }
        checks.append("if \(one.app)Route(link: \"/none/of/this\") != nil { wrong(\"\(one.app)\") }")
        checks.append("_ = \(one.app)Route.nearest(to: \"\(one.links[0])/x\")")
      }
      let program = """
        import Foundation
        func wrong(_ what: String) { print("wrong: " + what) }
        func check<R: Codable & Hashable>(_ route: R?, _ link: String, _ printed: (R) -> (String?, [String]?)) {
          guard let route else { return wrong("not read: " + link) }
          let (path, ignored) = printed(route)
          if path != link || ignored != [] { wrong("\\(link): \\(path ?? "nil") \\(ignored ?? [])") }
          guard let data = try? JSONEncoder().encode(route), let saved = try? JSONDecoder().decode(R.self, from: data)
          else { return wrong("not saved: " + link) }
          if saved != route || saved.hashValue != route.hashValue { wrong("saved: " + link) }
        }
        @main enum Program {
          static func main() {
            \(checks.joined(separator: "\n    "))
            print("done")
          }
        }
        """
      try program.write(to: folder.appendingPathComponent("Program.swift"), atomically: true, encoding: .utf8)
      try SwiftCompiler.run(
        ["-o", "program", "-module-name", "Sections", "-swift-version", "6", "-D", "ROUTEGEN_CHECKED"] + sources
          + ["Program.swift"], in: folder)
      let (status, output) = try SwiftCompiler.run(folder.appendingPathComponent("program"), [], in: folder)
      #expect(status == 0 && output == "done\n", "\(output)")
    }
  }
#endif
