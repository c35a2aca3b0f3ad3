#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Faults that people met with tools of this kind, by the number of the report: names and texts on their way into
  /// Swift, and code that must compile where it lands.
  ///
  /// The tables that are compiled here are compiled with all others, in the strictest mode and in Swift 5 mode,
  /// warnings as errors; so what a test asks of compiled code it also asks of the compiler. Where a report asks for
  /// something else than the language says, the language holds, and the reason stands here.
  @Suite struct ReportedGenerationTests {
    // MARK: Names

    @Test("C01: routes named after keywords") func c01() throws {
      try ReportedTable.words.check([
        .reads("/default", "default"), .reads("/in/x", "in", ["in": "x"]), .reads("/protocol", "protocol"),
        .reads("/class/3", "class", ["class": 3]), .reads("/return", "return"), .reads("/continue", "continue"),
        .reads("/throws", "throws", ["throws": true]), .reads("/where", "where"),
        .prints("class", ["class": 3], "/class/3"), .prints("throws", ["throws": false], "/throws?throws=false"),
      ])
    }

    @Test("C01 neighbour: self and init, which mean something else with a dot before them") func c01Neighbour() throws {
      try ReportedTable.words.check([
        .reads("/self/x", "self", ["self": "x"]), .reads("/init/3", "init", ["init": 3]),
        .prints("self", ["self": "x"], "/self/x"), .prints("init", ["init": 3], "/init/3"),
      ])
    }

    /// The report wants names in lower camel case. Here a name stands as the spec has it, since cases named `Type` and
    /// `Protocol` do work; types of these names do not, with back-ticks or without, and are a finding.
    @Test("C03: routes, parameters and tabs named Type and Protocol", arguments: ["Type", "Protocol"])
    func c03(name: String) throws {
      try ReportedTable.words.check([
        .reads("/Type/x", "Type", ["Type": "x"]), .prints("Type", ["Type": "x"], "/Type/x"),
      ])
      for declaration in ["enum \(name) { a }", "type \(name) = String matching \"[a-z]\""] {
        let compilation = compile(declaration + "\nroute a \"/a/{a: \(name)}\"")
        #expect(compilation.diagnostics.map(\.code) == [.takenName], "\(declaration)")
      }
      // One that stays a String in Swift is no type there.
      #expect(findings(compile("type \(name) = String matching \"[a-z]\" plain\nroute a \"/a/{a: \(name)}\"")) == [])
    }

    @Test("C05: back-ticks surround whole names, labels too where they must") func c05() throws {
      let id: ReportedValue = "0A1B2C3D-0000-4000-8000-00000000000F"
      try ReportedTable.labels.check([
        .prints(
          "static", ["inout": 1, "var": "class", "let": id, "static": ["static"]],
          "/static/1/class/0A1B2C3D-0000-4000-8000-00000000000F?static=static"),
        .reads("/class/static", "class", ["static": "static"]),
      ])
      let code = try GeneratedCode(ReportedTable.labels)
      for file in code.files where !file.name.hasSuffix("+Support.swift") {
        #expect(
          !file.text.contains(/[A-Za-z_]`[A-Za-z]+`/) && !file.text.contains(/`[A-Za-z]+`[A-Za-z_]/), "\(file.name)")
      }
    }

    /// Names are taken as they stand, so `user_id` and `userId` are two. What is no name in Swift is a finding, and so
    /// are names that meet after all: the enums of tabs and features begin with a capital letter.
    @Test("C07: names that would become one name in Swift") func c07() {
      #expect(findings(compile("route user_id \"/a\"\nroute userId \"/b\"")) == [])
      #expect(findings(compile("route user-id \"/a\"")).map { $0.prefix(13) } == ["1:11: NAV105 "])
      #expect(
        findings(compile("enum Grade { c+ }\nroute a \"/{g: Grade}\"")).map { $0.prefix(13) } == ["1:15: NAV105 "])
      #expect(findings(compile("enum Grade { plus = \"c+\", minus = \"c-\" }\nroute a \"/{g: Grade}\"")) == [])
      for pair in [
        "route Feed \"/a\"\nroute feed \"/b\"", "feature feed { route a \"/a\" }\nfeature Feed { route b \"/b\" }",
      ] {
        let compilation = compile(pair)
        #expect(compilation.diagnostics.map(\.code) == [.namesMeet], "\(pair)")
        #expect(compilation.diagnostics.first?.notes.count == 1)
      }
    }

    @Test("C09: names that look the same are one; the rest of Unicode compiles") func c09() throws {
      let compilation = compile("route caf\u{E9} \"/a\"\nroute cafe\u{301} \"/b\"")
      #expect(compilation.diagnostics.map(\.code) == [.namesMeet])
      #expect(compilation.diagnostics.first?.notes.count == 1)
      // Named in another spelling it is the same route.
      let named = compile("route caf\u{E9} \"/a\"\nfallback cafe\u{301}")
      #expect(findings(named) == [])
      // Composed in what is generated, however it was written.
      let code = compile("route cafe\u{301} \"/a\"").generatedFiles()
      #expect(code.contains { $0.text.unicodeScalars.contains("\u{E9}") })
      #expect(code.allSatisfy { !$0.text.unicodeScalars.contains("\u{301}") })
      try ReportedTable.words.check([
        .reads("/party", "🎉"), .reads("/日本", "日本"), .prints("日本", [:], "/%E6%97%A5%E6%9C%AC"),
      ])
    }

    @Test("C13: types and tabs named after those of Swift, Foundation and SwiftUI") func c13() throws {
      try ReportedTable.types.check([
        .reads(
          "/all/small/absolute/none?maybe=some&r=success", "all",
          [
            "string": "small", "url": "absolute", "data": "none", "optional": "some", "results": ["success"],
          ]),
        .reads("/id/3/x", "id", ["id": 3, "text": "x"]), .refuses("/id/10/x", "invalidValue id Date"),
        .reads("/view", "view"), .prints("id", ["id": 3, "text": "x"], "/id/3/x"),
      ])
      // Types of the language keep their names, and modules theirs.
      for name in ["String", "URL", "UUID"] {
        #expect(compile("enum \(name) { a }").diagnostics.map(\.code) == [.declaredTwice])
      }
      for name in ["Swift", "Foundation"] {
        #expect(compile("enum \(name) { a }").diagnostics.map(\.code) == [.takenName])
      }
    }

    @Test("C15: parameters named as generated code's own") func c15() throws {
      try ReportedTable.locals.check([
        .prints(
          "first",
          ["url": "a", "path": 1, "segments": "b", "components": "2024-02-29", "index": 2, "result": [3, 4]],
          "/first/a/1/b/2024-02-29?index=2&result=3&result=4"),
        .prints(
          "second",
          [
            "query": "0A1B2C3D-0000-4000-8000-00000000000F", "value": "v", "values": 1, "table": true, "link": "l",
            "nodes": 2,
            "capture": 3,
          ], "/second/0A1B2C3D-0000-4000-8000-00000000000F/v/1/true/l/2?c=3"),
        .reads(
          "/third/r/1/e/1.5/n/2/t/x", "third",
          [
            "route": "r", "decoder": 1, "encoder": "e", "container": 1.5, "name": "n", "kind": 2, "tab": "t",
            "error": "x",
          ]),
      ])
    }

    // MARK: Texts

    @Test("C11: a text is the text, and never code") func c11() throws {
      try ReportedTable.texts.check([
        .reads("/quoted/%22%23%20%5C(x)%20%2A%2F", "quoted", ["word": "\"# \\(x) */"]),
        .prints("quoted", ["word": "\"# \\(x) */"], "/quoted/%22%23%20%5C%28x%29%20%2A%2F"),
      ])
      let answer = try GeneratedProgram.shared.get().answers(ReportedTable.texts.name, ["/quoted/a"])
      let title = try #require(answer.first?["title"] as? String)
      #expect(Array(title.utf8) == Array(ReportedTable.hostileText.utf8))
    }

    // MARK: Where it compiles

    /// Whatever its routes hold, public code hands out URLs: so the file that does imports Foundation publicly, and the
    /// others only where they name it. All is compiled with `InternalImportsByDefault`.
    @Test("C17: Foundation is imported as public as it is used") func c17() throws {
      let plain = try GeneratedCode(ReportedTable.plain)
      #expect(plain.text("+Matching.swift").contains("\npublic import Foundation\n"))
      #expect(!plain.text("Plain.swift").contains("import"))
      let shown = compile("app A { access public }\nroute trip \"/trip/{id: UUID}\"").generatedFiles()
      #expect(shown.first { !$0.name.contains("+") }?.text.contains("\npublic import Foundation\n") == true)
      let kept = compile("route trip \"/trip/{id: UUID}\"").generatedFiles()
      #expect(kept.first { !$0.name.contains("+") }?.text.contains("\nimport Foundation\n") == true)
      #expect(!kept.contains { $0.text.contains("public import") })
    }

    /// Type-checks a file of an app that uses the compiled tables.
    private func use(_ text: String, _ arguments: [String]) throws {
      let program = try GeneratedProgram.shared.get()
      let name = "Use-\(UUID().uuidString).swift"
      try ("import Fixtures\nimport Foundation\n" + text).write(
        to: program.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      try SwiftCompiler.run(["-typecheck", "-I", "."] + arguments + [name], in: program.folder)
    }

    @Test("C19: an app whose default isolation is the main actor uses routes off it") func c19() throws {
      let text = """
        nonisolated func screens() -> Set<PlainRoute> { [.only(id: 1), .only(id: 1)] }
        nonisolated func send<Value: Sendable & Hashable & Codable>(_ value: Value) async -> Value {
          await Task.detached { value }.value
        }
        @concurrent func open() async -> PlainRoute? {
          guard let route = PlainRoute(link: "/only/1"), route.path != nil else { return nil }
          return await send(route)
        }
        func kinds() -> [PlainRoute.Kind] { PlainRoute.Kind.allCases }
        """
      for mode in ["5", "6"] { try use(text, ["-swift-version", mode, "-default-isolation", "MainActor"]) }
    }

    /// The case is not deprecated, since every switch over routes would then warn, generated ones first: its
    /// documentation says it, and the function that makes its link is deprecated.
    @Test("C21: a deprecated route warns those who link to it, and nobody else") func c21() throws {
      let code = try GeneratedCode(ReportedTable.old)
      #expect(code.text("Old.swift").contains("Deprecated: use new"))
      try use(
        """
        func name(_ route: OldRoute) -> String {
          switch route {
          case .old: "old"
          case .new: "new"
          }
        }
        let all = OldRoute.Kind.allCases + [OldRoute.old.kind]
        let link = OldLinks.new()
        """, ["-swift-version", "6"])
      let failure = #expect(throws: SwiftCompiler.Failure.self) {
        try use("let link = OldLinks.old()", ["-swift-version", "6"])
      }
      #expect(failure?.output.contains("'old()' is deprecated: use new") == true)
    }

    /// 700 routes in four tabs.
    private static func many(_ settings: String) -> String {
      let tabs = (0..<4).map { tab in
        let routes = (0..<175).map { "  route r\(tab)_\($0) \"/t\(tab)/\($0)\($0 % 2 == 0 ? "" : "/{id: Int}")\"" }
        return "tab t\(tab) \"T\" icon system \"star\" {\n  root r\(tab)_0\n\(routes.joined(separator: "\n"))\n}"
      }
      return "app Many {\n\(settings)\n}\n" + tabs.joined(separator: "\n")
    }

    @Test("C27: 700 routes compile in an enum a tab, and in one enum are a finding") func c27() throws {
      let flat = compile(Self.many(""))
      #expect(flat.diagnostics.map(\.code) == [.tooManyCases])
      #expect(flat.diagnostics.first?.message.contains("cases nested") == true)

      let nested = compile(Self.many("cases nested"))
      #expect(findings(nested) == [])
      let scratch = try Scratch()
      defer { scratch.remove() }
      var names: [String] = []
      for file in nested.generatedFiles() {
        _ = try scratch.write(file.name, file.text)
        names.append(file.name)
      }
      let cases = (0..<175).map { "  case .r0_\($0): \($0)" }.joined(separator: "\n")
      let tabs = (1..<4).map { "  case .t\($0): -\($0)" }.joined(separator: "\n")
      let user = """
        func number(_ route: ManyRoute) -> Int {
          switch route {
          case .t0(let route): number(route)
        \(tabs)
          }
        }
        func number(_ route: ManyT0Route) -> Int {
          switch route {
        \(cases)
          }
        }
        """
      _ = try scratch.write("User.swift", user)
      try SwiftCompiler.run(["-typecheck", "-swift-version", "6"] + names + ["User.swift"], in: scratch.folder)
    }

    @Test("C29: generated files are named after the spec alone") func c29() throws {
      let tabs =
        "tab map \"M\" icon system \"m\" { root a\n  route a \"/a\" }\n"
        + "tab Map \"M\" icon system \"m\" { root b\n  route b \"/b\" }\n"
      #expect(compile(tabs).diagnostics.map(\.code) == [.namesMeet])
      let names = compile(ReportedTable.types.spec).generatedFiles().map(\.name).sorted()
      #expect(names == compile("").generatedFiles().map(\.name).sorted())
      #expect(Set(names.map { $0.lowercased() }).count == 5)
    }
  }
#endif
