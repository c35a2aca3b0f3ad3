import Testing

@testable import RouteSpec

@Suite struct ParserTests {
  @Test func theFlagshipHasNoFinding() {
    let spec = ReadSpec(flagshipSpec)
    #expect(spec.places == [])
    #expect(spec.file.declarations.count == 16)
    #expect(
      spec.routes.map(\.name.text) == [
        "explore", "trail", "trailReviews", "trailPhoto", "search", "person", "profile", "settings", "signIn", "legal",
        "compose",
      ])
    #expect(spec.routes.allSatisfy { !$0.isBroken })
    #expect(spec.routes[1].aliases.map(\.pattern.text.value) == ["/t/{slug}"])
    #expect(spec.routes[10].presentation?.lockedRange != nil)
  }

  @Test func tenFaultsAreTenFindings() {
    let spec = ReadSpec(
      """
      app Trail {
        hots "a.example"
        version one
      }
      enum Sort { nearest, rating = 3 }
      rout a "/a" title "A"
      route b "/users/:id"
      route c "/c" presnt cover
      route d "/d/{x: Int}{y: Int}"
      tab t "T" icon sys "map" { root a }
      transition a ->
      alert al "X" { buton ok "OK" }
      route good "/good"
      """)
    #expect(
      spec.places == [
        "2:3-7 NAV111", "3:11-14 NAV110", "5:31-32 NAV110", "6:1-5 NAV111", "7:17-20 NAV121", "8:14-20 NAV111",
        "9:21-29 NAV122", "10:16-19 NAV111", "11:16-16 NAV110", "12:16-21 NAV111",
      ])
    #expect(spec.routes.map(\.name.text) == ["a", "b", "c", "d", "good"])
    #expect(spec.routes.map(\.isBroken) == [false, true, false, true, false])
  }

  @Test(arguments: [
    ("route", "1:6-6 NAV110"),
    ("route \"/a\"", "1:7-11 NAV110"),
    ("route a", "1:8-8 NAV110"),
    ("route a title \"A\"", "1:8-8 NAV110"),
    ("route a \"/a\" \"A\"", "1:14-17 NAV110"),
    ("route a \"/a\" title A", "1:20-21 NAV110"),
    ("route a \"/a\" present motion m", "1:22-28 NAV110"),
    ("route a \"/a\" present push(locked)", "1:26-27 NAV110"),
    ("route a \"/a\" present fullScreenCover", "1:22-37 NAV111"),
    ("route a \"/a\" present sheet(mediun, initial large)", "1:28-34 NAV111"),
    ("route a \"/a\" present sheet(locked, locked)", "1:36-42 NAV113"),
    ("route a \"/a\" title \"A\" title \"B\"", "1:24-29 NAV113"),
    ("route a \"/a\" prefer b", "1:14-20 NAV114"),
    ("route a \"/a\" back home", "1:19-23 NAV111"),
    ("route a \"/a\" requires b, {\n}", "1:24-25 NAV110"),
    ("route a \"/a\" { title \"A\"\n title \"B\" }", "2:2-7 NAV113"),
    ("route a \"/a\" { allow NAV3 }", "1:22-26 NAV136"),
    ("route a \"/a\" { enum E { x } }", "1:16-20 NAV114"),
    ("route a \"/a\" { route b \"/b\"", "1:14-15 NAV112"),
    ("route a \"/a\"\n{ title \"A\" }", "2:1-2 NAV116"),
    ("route a \"/a\" route b \"/b\"", "1:14-19 NAV116"),
    ("route a(x: Int", "1:8-9 NAV112"),
    ("route a(x: Int, y)", "1:18-19 NAV110"),
    ("route a(x: Int? = 3)", "1:9-20 NAV128"),
    ("route a(x: Set<Int>)", "1:12-15 NAV135"),
    ("route a(x: Sort = .new)", "1:19-23 NAV134"),
    ("route a(x: Int = 1x)", "1:18-20 NAV107"),
    ("}", "1:1-2 NAV112"),
    ("{ }", "1:1-2 NAV110"),
    ("42", "1:1-3 NAV110"),
    ("host \"x\"", "1:1-5 NAV114"),
    ("alias \"/x\"", "1:1-6 NAV114"),
    ("foo bar { baz { qux } }", "1:1-4 NAV111"),
    ("group \"/g\" { tab t \"T\" { } }", "1:14-17 NAV114"),
    ("group \"/g/{x...}\" { }", "1:11-17 NAV137"),
    ("group \"/g?a={a}\" { }", "1:11-16 NAV137"),
    ("group hst \"a\" { }", "1:7-10 NAV111"),
    ("tab t \"T\" at \"/{x}\" { }", "1:14-20 NAV137"),
    ("tab t \"T\"", "1:10-10 NAV110"),
    ("tab t \"T\" { root a(b: ) }", "1:23-24 NAV110"),
    ("enum A", "1:7-7 NAV110"),
    ("enum A { }", "1:6-7 NAV110"),
    ("enum A: String { a }", "1:7-8 NAV110"),
    ("enum A { case a }", "1:10-14 NAV110"),
    ("enum A { a b }", "1:12-13 NAV110"),
    ("type A = String", "1:16-16 NAV110"),
    ("type A String", "1:8-14 NAV110"),
    ("type A = Int in 1...2.5", "1:21-24 NAV134"),
    ("type A = String as [Int]", "1:20-21 NAV135"),
    ("type A = String as B<C", "1:23-23 NAV110"),
    ("type A = String as B plain", "1:22-27 NAV110"),
    ("type A = String mathcing \"a\"", "1:17-25 NAV111"),
    ("requirement r vai x", "1:15-18 NAV111"),
    ("redirect \"/a\" b", "1:15-16 NAV110"),
    ("redirect \"/a\" -> b(c = d)", "1:22-23 NAV110"),
    ("transition a -> *", "1:17-18 NAV110"),
    ("transition a -> b: cover, c", "1:25-26 NAV110"),
    ("include routes.navspec", "1:9-15 NAV110"),
    ("include \"\"", "1:9-11 NAV110"),
    ("alert a { message \"m\" }", "1:9-10 NAV110"),
    ("alert a \"A\" { message \"m\"\n message \"n\" }", "2:2-9 NAV113"),
    ("motion m { insertion move }", "1:22-26 NAV110"),
    ("motion m { insertion fade }", "1:22-26 NAV111"),
    ("motion m { insertion offset(1) }", "1:22-31 NAV110"),
    ("motion m { insertion move(botom) }", "1:27-32 NAV111"),
    ("motion m { animation sprng(0.4) }", "1:22-27 NAV111"),
    ("app A { scheme \"a://\" }", "1:16-22 NAV131"),
    ("app A { scheme \"1a\" }", "1:16-20 NAV131"),
    ("app A { host \"https://a\" }", "1:15-23 NAV130"),
    ("app A { host \"a..b\" }", "1:17-18 NAV130"),
    ("app A { host \"a:0\" }", "1:16-18 NAV130"),
    ("app A { host \"a/b\" }", "1:16-18 NAV130"),
    ("app A { host \"a.*\" }", "1:17-18 NAV130"),
    ("app A { scheme \"a\" host \"b\" }", "1:20-24 NAV116"),
    ("app A { version 1.5 }", "1:17-20 NAV134"),
    ("app A { access public\n access internal }", "2:2-8 NAV113"),
  ]) func eachFaultIsOneFindingInItsPlace(_ source: String, _ place: String) {
    #expect(ReadSpec(source).places == [place])
  }

  @Test func anArrowAtTheStartOfALineIsOneFault() {
    let spec = ReadSpec(
      """
      redirect "/x/{v}"
        -> a(t: v)
      transition a
        -> b: sheet
      route a "/y/{t}"
      """)
    #expect(spec.places == ["2:3-5 NAV110", "4:3-5 NAV110"])
    #expect(spec.routes.map(\.name.text) == ["a"])
  }

  @Test func messagesAreOneSentence() {
    let codes = Set(DiagnosticCode.readingCodes.map(\.code))
    #expect(codes.count == DiagnosticCode.readingCodes.count)
    let sources = [
      "rout a \"/:id\"", "route a \"x\"", "enum A { }", "route a \"/a\" title", "type A = String matching \"^a(?=b)\"",
      "}",
      "app A { host \"a..b\" }",
    ]
    for finding in sources.flatMap({ ReadSpec($0).diagnostics }) {
      #expect(codes.contains(finding.code))
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.message.first?.isUppercase == false)
    }
  }

  @Test(arguments: [
    ("rout a \"/users/:id\"", "route a \"/users/{id}\""),
    ("route a \"/users/:id?\"; route b \"/b\"", "route a \"/users[/{id: String?}]\"\nroute b \"/b\""),
    ("route a", "route a()"),
    ("route a \"a b\"", "route a \"/a%20b\""),
    ("route a \"/a\"\n{ title \"A\" }", "route a \"/a\" { title \"A\" }"),
    ("route 404 \"/a\" titel \"A\"", "route _404 \"/a\" title \"A\""),
    ("app A { scheme \"a://\"\nhots \"b\", }", "app A { scheme \"a\"\nhost \"b\" }"),
    ("app A { scheme \"a\" host \"b\" }", "app A { scheme \"a\"\nhost \"b\" }"),
    ("transition a => b", "transition a -> b"),
    ("enum A { case a, b = 3 }", "enum A { a, b = \"3\" }"),
    ("route a 'x'", "route a \"x\""),
    ("route a \"/[{x}\"", "route a \"/[{x}\""),
    ("type A = String matching \"^\\\\d{,3}\\\\w$\"", "type A = String matching \"[0-9]{0,3}[A-Za-z0-9_]\""),
  ]) func fixesMend(_ source: String, _ mended: String) {
    #expect(ReadSpec(source).mended == mended)
  }

  @Test func theUnclosedBlockIsFoundByItsIndentation() {
    let spec = ReadSpec(
      """
      tab a "A" {
        route b "/b" {
          title "x"
        route c "/c"
      }
      tab d "D" {
        root d
      }
      """)
    #expect(spec.places == ["2:16-17 NAV112"])
    #expect(spec.file.declarations.count == 2)
  }

  @Test func statementsGoOnBehindCommasArrowsAndOpenBrackets() {
    let spec = ReadSpec(
      """
      app A {
        host "a.example",
          "b.example"
      }
      route a(
        x: Int,
        y: Int = 2,
      )
      transition a ->
        b,
        c: sheet(
          medium)
      enum E {
        a,
        b = "B"
        c
      }
      """)
    #expect(spec.places == [])
    guard case .transition(let transition) = spec.file.declarations[2] else {
      Issue.record("no transition")
      return
    }
    #expect(transition.targets.map(\.text) == ["b", "c"])
    guard case .enumeration(let type) = spec.file.declarations[3] else {
      Issue.record("no enum")
      return
    }
    #expect(type.cases.map(\.name.text) == ["a", "b", "c"])
  }

  @Test func whatIsInAnUnknownBlockIsKept() {
    let spec = ReadSpec("thing x {\n  color red\n  route a \"/a\"\n}\nroute b \"/b\"")
    #expect(spec.places == ["1:1-6 NAV111"])
    #expect(spec.routes.map(\.name.text) == ["a", "b"])
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "route a \"/a\" {\n", count: 300) + String(repeating: "}\n", count: 300)
    #expect(ReadSpec(deep).diagnostics.map(\.code) == [.nestedTooDeep])
  }
}
