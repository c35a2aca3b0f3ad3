import Testing

@testable import RouteSpec

/// Faults that people met with tools of this kind, by the number of the report: which routes compete, and which wins.
///
/// Each table is written whole, and all that is found in it is named; a link is read as the law has it. Where a report
/// asks for something else than the language says, the language holds, and the reason stands here.
@Suite struct ReportedCompetitionTests {
  /// What a spec gets but for notes: `NAV302 error /a/b`, the code, the level and the witnesses.
  private static func found(_ spec: String, notes: Bool = false) -> [String] {
    compile(spec).diagnostics.filter { notes || $0.level != .note }.map { finding in
      ([finding.code.description, "\(finding.level)"] + finding.witnesses).joined(separator: " ")
    }
  }

  /// The routes that links open, in order; a reason where one is refused.
  private static func winners(_ spec: String, _ links: String...) -> [String] {
    let compilation = compile(spec)
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    return links.map { link in
      switch matcher.read(link) {
      case .reading(let reading): compilation.table.routes[reading.route].name
      case .refusal(let refusal): refusal.reason
      }
    }
  }

  // MARK: What does not compete

  @Test("B01: names of parameters, lengths and suffixes") func b01() {
    let spec = """
      route name  "/{name}"
      route pair  "/{id}/{x}"
      route user  "/u/{a: Int}"
      route posts "/u/{b: Int}/posts"
      """
    #expect(Self.found(spec) == [])
    #expect(
      Self.winners(spec, "/a", "/a/b", "/u/1", "/u/x", "/u/1/posts") == ["name", "pair", "user", "pair", "posts"])
  }

  @Test("B01 neighbour: a true conflict behind different names is found, with links of all three kinds")
  func b01Neighbour() {
    let spec = "route map \"/geo/map/{id}\"\nroute pin \"/geo/{region}/pin\""
    #expect(Self.found(spec) == ["NAV302 error /geo/map/pin /geo/map/a /geo/a/pin"])
    #expect(Self.found(spec + " { prefer map }") == ["NAV304 warning /geo/map/pin"])
    #expect(
      Self.winners(spec + " { prefer map }", "/geo/map/pin", "/geo/map/a", "/geo/a/pin") == ["pin", "map", "pin"])
  }

  @Test("B03: two routes of one prefix, with children of their own") func b03() {
    let spec = """
      route home "/home" { route a "/a" }
      group "/home" { route b "/b" }
      """
    #expect(Self.found(spec) == [])
    #expect(Self.winners(spec, "/home/a", "/home/b", "/home") == ["a", "b", "home"])
    #expect(
      Self.found("group \"/home\" { route a \"/x\" }\ngroup \"/home\" { route b \"/x\" }") == ["NAV301 error /home/x"])
  }

  @Test("B05: a literal that the type beside it does not read") func b05() {
    let spec = "route number \"/berth/{n: Int}\"\nroute free \"/berth/free\"\nroute id \"/berth/{u: UUID}\""
    #expect(Self.found(spec, notes: true) == [])
    #expect(
      Self.winners(spec, "/berth/7", "/berth/free", "/berth/0a1b2c3d-0000-4000-8000-00000000000f", "/berth/x")
        == ["number", "free", "id", "invalidValue"])
  }

  @Test("B05 neighbour: a literal that it does read takes the value, as it is printed") func b05Neighbour() {
    #expect(Self.found("route n \"/n/{n: Int}\"\nroute one \"/n/1\"", notes: true) == ["NAV304 note /n/1"])
    // 01 reads as 1, which prints as 1.
    #expect(Self.found("route n \"/n/{n: Int}\"\nroute one \"/n/01\"", notes: true) == [])
    #expect(Self.winners("route n \"/n/{n: Int}\"\nroute one \"/n/01\"", "/n/01", "/n/1") == ["one", "n"])
  }

  @Test("B11: a literal in the middle counts") func b11() {
    let spec = "route up \"/pass/{c}/up/{p}\"\nroute down \"/pass/{c}/down/{p}\""
    #expect(Self.found(spec) == [])
    #expect(Self.winners(spec, "/pass/a/up/b", "/pass/a/down/b", "/pass/up/down/up") == ["up", "down", "down"])
  }

  @Test("B13: two parameters of one place are one, whatever they are called") func b13() {
    let spec = "route a \"/f/{x}/a\"\nroute b \"/f/{n}/b\""
    #expect(Self.found(spec) == [])
    #expect(Self.winners(spec, "/f/1/a", "/f/1/b", "/f/1/c") == ["a", "b", "noRoute"])
  }

  @Test("B17: one name in two patterns") func b17() {
    let spec = "route any \"/{q}\"\nroute help \"/help/{q}\""
    #expect(Self.found(spec) == [])
    #expect(Self.winners(spec, "/help", "/help/x") == ["any", "help"])
    // Within one pattern it is one too many.
    #expect(Self.found("route twice \"/{q}/{q}\"").count == 1)
  }

  @Test("B23: two specs know nothing of each other") func b23() throws {
    let spec = "route hike \"/hikes/{id: Int}\""
    #expect(Self.found(spec) == [])
    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
      let scratch = try Scratch()
      defer { scratch.remove() }
      let specs = try ["a.navspec", "b.navspec"].map { try scratch.write($0, spec + "\n") }
      let run = try CommandRun.run(["lint", "--strict", "--notes"] + specs)
      #expect(run.status == 0 && run.output == "" && run.errors == "")
    #endif
  }

  // MARK: Which wins

  @Test("B07: a literal takes one value of a parameter, which then prints nothing") func b07() {
    let spec = "route me \"/users/me\"\nroute user \"/users/{n}\""
    #expect(Self.found(spec) == [])
    #expect(Self.found(spec, notes: true) == ["NAV304 note /users/me"])
    #expect(compile(spec).diagnostics.first?.message.contains("n: \"me\"") == true)
    #expect(Self.winners(spec, "/users/me", "/users/ME", "/users/%6De") == ["me", "user", "me"])
    let matcher = LinkMatcher(compile(spec).table, compile(spec).competition)
    #expect(matcher.print(1, [.text("me")], .path) == nil)
    #expect(matcher.print(1, [.text("you")], .path) == "/users/you")
  }

  /// Two types in a path, and what comes of it: nothing where one lies in the other or they are apart.
  static let pairs: [(types: String, place: String, found: [String])] = [
    ("Int Double", "/v/{v: %}", []), ("Int String", "/v/{v: %}", []), ("Double String", "/v/{v: %}", []),
    ("Bool String", "/v/{v: %}", []), ("UUID String", "/v/{v: %}", []), ("Day String", "/v/{v: %}", []),
    ("UInt Double", "/v/{v: %}", []), ("UInt String", "/v/{v: %}", []),
    ("UUID Int", "/v/{v: %}", []), ("UUID Double", "/v/{v: %}", []), ("Day Int", "/v/{v: %}", []),
    ("Day Double", "/v/{v: %}", []), ("Day UUID", "/v/{v: %}", []), ("Bool Int", "/v/{v: %}", []),
    ("Bool UUID", "/v/{v: %}", []), ("Digit Int", "/v/{v: %}", []), ("Digit UInt", "/v/{v: %}", []),
    ("Digit Bool", "/v/{v: %}", []), ("Word Int", "/v/{v: %}", []), ("Word String", "/v/{v: %}", []),
    ("Low Int", "/v/{v: %}", []), ("Low Double", "/v/{v: %}", []),
    ("Int UInt", "/v/{v: %}", ["NAV302 error /v/0 /v/-0 /v/9223372036854775808"]),
    ("Low UInt", "/v/{v: %}", ["NAV302 error /v/0 /v/-0 /v/6"]),
    // In a query 1 and 0 are true and false.
    ("Bool Int", "/v?v={v: %}", ["NAV302 error /v?v=0 /v?v= /v?v=2"]),
    ("Bool String", "/v?v={v: %}", []),
  ]

  @Test("B09: every pair of types", arguments: pairs) func b09(types: String, place: String, expected: [String]) {
    let declarations = "enum Digit { one = \"1\", two = \"2\" }\nenum Word { a, b }\ntype Low = Int in -5...5\n"
    let names = types.split(separator: " ")
    let routes = names.map { "route r\($0) \"\(place.replacing("%", with: $0))\"" }
    #expect(Self.found(declarations + routes.joined(separator: "\n")) == expected, "\(types)")
    #expect(
      Self.found(declarations + routes.reversed().joined(separator: "\n")).map { $0.prefix(12) }
        == expected.map { $0.prefix(12) }, "\(types)")
  }

  @Test("B09 neighbour: the narrower type wins, and all fall through to the widest") func b09Neighbour() {
    let spec = """
      enum Digit { one = "1", two = "2" }
      route literal "/v/7"
      route digit   "/v/{v: Digit}"
      route int     "/v/{v: Int}"
      route double  "/v/{v: Double}"
      route id      "/v/{v: UUID}"
      route day     "/v/{v: Day}"
      route text    "/v/{v}"
      route rest    "/v/{v...}"
      """
    #expect(Self.found(spec) == [])
    #expect(
      Self.winners(
        spec, "/v/7", "/v/1", "/v/3", "/v/3.5", "/v/99999999999999999999", "/v/2024-02-29", "/v/2024-02-30", "/v/x",
        "/v/x/y",
        "/v/0a1b2c3d-0000-4000-8000-00000000000f")
        == ["literal", "digit", "int", "double", "double", "day", "text", "text", "rest", "id"])
  }

  // MARK: Duplicates

  @Test("B15: a name twice and a pattern twice are two findings, with both places") func b15() {
    let main = "include \"a.navspec\"\ninclude \"b.navspec\"\n"
    let files = [
      "a.navspec": "route hike \"/a/{id: Int}\"\nroute one \"/hikes/{id: Int}\"\n",
      "b.navspec": "route hike \"/b/{id: Int}\"\nroute two \"/hikes/{number: Int}\"\n",
    ]
    let compilation = compile(main, files)
    #expect(compilation.diagnostics.map(\.code) == [.declaredTwice, .duplicate])
    let places = compilation.diagnostics.map { finding in
      ([finding.range] + finding.notes.compactMap(\.range)).map { range in
        "\(compilation.files[range.file].path):\(compilation.files[range.file].position(of: range.start).line)"
      }.sorted()
    }
    #expect(places == [["a.navspec:1", "b.navspec:1"], ["a.navspec:2", "b.navspec:2"]])
  }

  @Test("B15 neighbour: a file that is reached twice counts once") func b15Neighbour() {
    let files = [
      "a.navspec": "include \"c.navspec\"\nroute a \"/a\"\n", "b.navspec": "include \"c.navspec\"\nroute b \"/b\"\n",
      "c.navspec": "route hike \"/hikes/{id: Int}\"\n",
    ]
    let compilation = compile("include \"a.navspec\"\ninclude \"b.navspec\"\ninclude \"./c.navspec\"\n", files)
    #expect(findings(compilation) == [])
    #expect(compilation.table.routes.count == 3)
  }

  /// The report wants the query never to choose a route. Here required and literal items do, since links in the wild
  /// are told apart so: these two are ambiguous, not the same. Optional items never choose.
  @Test("B19: routes that differ in the query alone") func b19() {
    let spec = "route kinds \"/alerts?kind={kind}\"\nroute zones \"/alerts?zone={zone: Int}\""
    #expect(Self.found(spec) == ["NAV302 error /alerts?kind=&zone=0 /alerts?kind= /alerts?zone=0"])
    #expect(Self.winners(spec, "/alerts?kind=a", "/alerts?zone=1", "/alerts") == ["kinds", "zones", "missingQuery"])
    let optional = "route kinds \"/alerts?kind={kind: String?}\"\nroute zones \"/alerts?zone={zone: Int?}\""
    #expect(Self.found(optional) == ["NAV301 error /alerts"])
    #expect(compile(optional).diagnostics[0].notes.contains { $0.message.contains("optional query items") })
  }

  @Test("B19 neighbour: literal and required items choose, and more of them win") func b19Neighbour() {
    #expect(Self.found("route a \"/alerts?kind=a\"\nroute b \"/alerts?kind=b\"") == [])
    let spec = """
      route all  "/alerts"
      route kind "/alerts?kind={kind}"
      route snow "/alerts?kind=snow"
      route both "/alerts?kind=snow&zone={zone: Int}"
      """
    #expect(Self.found(spec) == [])
    #expect(
      Self.winners(spec, "/alerts", "/alerts?zone=1", "/alerts?kind=x", "/alerts?kind=snow", "/alerts?zone=1&kind=snow")
        == ["all", "all", "kind", "snow", "both"])
  }

  @Test("B21: one shape with the names swapped") func b21() {
    #expect(
      Self.found("route one \"/s/{a}/{b}\"\nroute two \"/s/{b}/{a}\"") == ["NAV301 error /s/a/a"])
  }

  @Test("B21 neighbour: one set in two spellings") func b21Neighbour() {
    #expect(Self.found("route one \"/a%62\"\nroute two \"/ab/\"") == ["NAV301 error /ab"])
    #expect(
      Self.found(
        "type D = String matching \"[0-9]+\"\ntype E = String matching \"[0-9][0-9]*\"\n"
          + "route one \"/{d: D}\"\nroute two \"/{e: E}\"") == ["NAV301 error /0"])
    #expect(
      Self.found("app A { case insensitive }\nroute one \"/Find\"\nroute two \"/find\"").map { $0.prefix(12) }
        == ["NAV301 error"])
    #expect(Self.found("route one \"/find\"\nroute two \"/Find\"") == [])
    #expect(
      Self.found("route one \"/a\" { alias \"/b\" }\nroute two \"/b\"").map { $0.prefix(6) } == ["NAV301"])
    #expect(Self.found("route one \"/a\"\nredirect \"/b\" -> one\nroute two \"/b\"").map { $0.prefix(6) } == ["NAV301"])
  }

  /// The report wants a warning, since a screen that no transition leads to is often forgotten. Here a screen counts as
  /// reached where anything leads to it, and a link does.
  @Test("B25: a screen that only a link reaches is no finding") func b25() {
    #expect(Self.found("route home \"/\"\nroute orphan \"/orphan\"\ntransition home -> home", notes: true) == [])
  }
}
