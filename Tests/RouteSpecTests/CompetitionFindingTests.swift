import Testing

@testable import RouteSpec

/// Findings one by one, on tables that show one thing each.
@Suite struct CompetitionFindingTests {
  static func codes(_ builder: TableBuilder) -> [String] {
    Checks.competition(builder.table, Competition(builder.table)).map { "\($0.diagnostic.code) \($0.diagnostic.level)" }
  }

  static func findings(_ builder: TableBuilder) -> [Diagnostic] {
    Checks.competition(builder.table, Competition(builder.table)).map(\.diagnostic)
  }

  /// Routes named a, b, c… with these patterns, and what is found but for notes.
  static func grave(_ patterns: String..., prepare: (inout TableBuilder) -> Void = { _ in }) -> [String] {
    var builder = TableBuilder()
    prepare(&builder)
    for (index, pattern) in patterns.enumerated() {
      builder.route(String(UnicodeScalar(UInt8(0x61 + index))), pattern)
    }
    return codes(builder).filter { !$0.hasSuffix("note") }
  }

  // MARK: Ambiguous

  @Test func eachOfTwoThatCrossHasItsOwnLink() throws {
    var builder = TableBuilder()
    builder.route("map", "/geo/{kind}/pin")
    builder.route("pin", "/{area}/map/pin")
    let finding = try #require(Self.findings(builder).first { $0.code == .ambiguous })
    let matcher = LinkMatcher(builder.table, Competition(builder.table))
    var seen: [String] = []
    for note in finding.notes {
      guard let found = note.message.wholeMatch(of: /only `(\w+)` reads (\S+)/) else { continue }
      guard case .reading(let reading) = matcher.read(String(found.2), from: .outside) else {
        Issue.record("\(found.2) is not read")
        continue
      }
      #expect(builder.table.routes[reading.route].name == found.1)
      seen.append(String(found.1))
    }
    #expect(seen == ["map", "pin"])
  }

  /// Of the two ways the first says what opens anyway, whatever the names.
  @Test(arguments: [
    ("/settings/{section...?}", "/{user}/{tab}", "a"), ("/{user}/{tab}", "/settings/{section...?}", "b"),
  ])
  func theFirstWayOutKeepsWhatOpens(_ first: String, _ second: String, _ opens: String) throws {
    var builder = TableBuilder()
    builder.route("a", first)
    builder.route("b", second)
    let finding = try #require(Self.findings(builder).first { $0.code == .ambiguous })
    let other = opens == "a" ? "b" : "a"
    let ways =
      "for `\(opens)` to win add `prefer \(other)` to it, for `\(other)` to win add `prefer \(opens)` to that; or "
    #expect(finding.notes.contains { $0.message.hasPrefix(ways) }, "\(finding.notes.map(\.message))")
    let outcome = LinkMatcher(builder.table, Competition(builder.table)).read(finding.witnesses[0], from: .outside)
    guard case .reading(let reading) = outcome else {
      Issue.record("\(finding.witnesses[0]) is not read")
      return
    }
    #expect(builder.table.routes[reading.route].name == opens)
  }

  /// An alias is an alias already, and a refusal has nothing to be merged with.
  @Test func theWayOutOfADuplicateFitsBoth() {
    func way(_ prepare: (inout TableBuilder) -> Void) -> String? {
      var builder = TableBuilder()
      prepare(&builder)
      return Self.findings(builder).first { $0.code == .duplicate }?.notes.last?.message
    }
    #expect(
      way {
        $0.route("a", "/i/{x}"); $0.route("b", "/i/{y}")
      } == "merge the two, or make one an alias of the other")
    #expect(
      way {
        $0.route("a", "/a", aliases: ["/i/{x}"]); $0.route("b", "/i/{y}")
      } == "take one of the two out")
    #expect(
      way {
        $0.route("a", "/i/{x}"); $0.refuse("/i/{y}")
      } == "take one of the two out")
  }

  // MARK: Unreachable

  @Test func anEnumIsCoveredCaseByCase() {
    func enums(_ builder: inout TableBuilder) { builder.enumeration("E", "x", "y", "z") }
    #expect(Self.grave("/x", "/y", "/{e: E}", prepare: enums) == [])
    #expect(Self.grave("/x", "/y", "/z", "/{e: E}", prepare: enums) == ["NAV303 error"])
    // Two columns, split by the winners of each.
    #expect(
      Self.grave("/x/{e: E}", "/y/{e: E}", "/z/x", "/z/y", "/z/z", "/{e: E}/{f: E}", prepare: enums) == ["NAV303 error"]
    )
    #expect(Self.grave("/x/{e: E}", "/y/{e: E}", "/z/x", "/z/y", "/{e: E}/{f: E}", prepare: enums) == [])
  }

  /// What covers a route is named in the order of names, whatever order it was found in.
  @Test func whatCoversIsNamedInOrder() {
    var builder = TableBuilder()
    builder.enumeration("E", "1", "2", "3", "4", "5", "6", "7", "8")
    for name in ["d", "h", "b", "f", "a", "g", "c", "e"] {
      builder.route(name, "/\((Array(name.utf8).first ?? 0) - 96)")
    }
    builder.route("all", "/{e: E}")
    let finding = Self.findings(builder).first { $0.code == .unreachable }
    // Behind them stands the way out.
    #expect(
      finding?.notes.dropLast().map { $0.message.prefix(3) } == [
        "`a`", "`b`", "`c`", "`d`", "`e`", "`f`", "`g`", "`h`",
      ])
    #expect(finding?.message.contains("`a`, `b`, `c` and 5 more") == true)
  }

  @Test func anAliasThatIsCoveredIsAWarning() {
    var builder = TableBuilder()
    builder.enumeration("E", "x", "y")
    builder.route("a", "/x")
    builder.route("b", "/y")
    builder.route("c", "/c", aliases: ["/{e: E}"])
    #expect(Self.codes(builder) == ["NAV303 warning"])
  }

  /// What an app's own type reads is its own affair, so nobody can say that it takes all of a route's links.
  @Test func ownTypesCoverNothing() {
    var builder = TableBuilder()
    builder.enumeration("E", "x", "y")
    builder.newtype("Own", .external(swiftType: "Own", base: .int))
    builder.route("c", "/5/{e: E}")
    builder.route("a", "/{o: Own}/x", prefers: [0])
    builder.route("b", "/{o: Own}/y", prefers: [0])
    #expect(!Self.codes(builder).contains { $0.hasPrefix("NAV303") })
    var other = TableBuilder()
    other.enumeration("E", "x", "y")
    other.newtype("Five", .int(5, 6))
    other.route("c", "/5/{e: E}")
    other.route("a", "/{o: Five}/x", prefers: [0])
    other.route("b", "/{o: Five}/y", prefers: [0])
    #expect(Self.codes(other).contains("NAV303 error"))
  }

  @Test func oneFormThatIsCoveredIsAWarning() {
    #expect(Self.grave("/x", "/x[/{a: Int?}]") == ["NAV303 warning"])
    #expect(Self.grave("/x", "/x/{a: Int}", "/x[/{a: Int?}]") == ["NAV303 error"])
  }

  @Test func tailsAreCoveredByLength() {
    #expect(Self.grave("/t", "/t/{a}", "/t/{a}/{rest...}", "/t/{rest...?}") == ["NAV303 error"])
    #expect(Self.grave("/t", "/t/{a}/{rest...}", "/t/{rest...?}") == [])
  }

  @Test func declaredOrderMakesLaterOnesUnreachable() {
    var builder = TableBuilder()
    builder.table.app.isPrecedenceDeclared = true
    builder.route("a", "/{x}")
    builder.route("b", "/settings")
    builder.route("c", "/{x}/y")
    builder.route("d", "/z/{y}")
    let findings = Self.findings(builder)
    #expect(findings.map(\.code) == [.unreachable, .stolenValue])
    #expect(findings.first?.witnesses == ["/settings"])
    // `/z/y` would be the earlier one's by no other rule.
    #expect(findings.last?.level == .warning)
    #expect(findings.last?.witnesses == ["/z/y"])
  }

  @Test func whatReadsNothingIsUnreachable() {
    var builder = TableBuilder()
    builder.newtype("Never", .int(5, 1))
    builder.route("a", "/{x: Never}")
    #expect(Self.codes(builder) == ["NAV303 error"])
  }

  // MARK: Stolen values

  @Test func onlyWhatIsPrintedIsStolen() {
    func stolen(_ patterns: String...) -> [String] {
      var builder = TableBuilder()
      for (index, pattern) in patterns.enumerated() { builder.route("r\(index)", pattern) }
      return Self.findings(builder).filter { $0.code == .stolenValue }.flatMap(\.witnesses)
    }
    // `007` reads as 7, and prints as `7`.
    #expect(stolen("/n/007", "/n/{n: Int}") == [])
    #expect(stolen("/n/7", "/n/{n: Int}") == ["/n/7"])
    #expect(stolen("/u/0f8fad5b-d9cb-469f-a165-70867728950e", "/u/{n: UUID}") == [])
    #expect(
      stolen("/u/0F8FAD5B-D9CB-469F-A165-70867728950E", "/u/{n: UUID}") == ["/u/0F8FAD5B-D9CB-469F-A165-70867728950E"])
    // A default is left out.
    #expect(stolen("/l/1", "/l[/{page: Int = 1}]") == [])
    #expect(stolen("/l/2", "/l[/{page: Int = 1}]") == ["/l/2"])
    // An unknown item is never printed.
    #expect(stolen("/q?k=1", "/q") == [])
    #expect(stolen("/q?k=1", "/q?k={k: Int?}") == ["/q?k=1"])
    #expect(stolen("/q?k=1", "/q?k={k: Int = 1}") == [])
    #expect(stolen("/q#f", "/q") == [])
  }

  @Test func theShortestStolenValueIsShown() {
    var builder = TableBuilder()
    builder.route("long", "/u/settings")
    builder.route("short", "/u/zz")
    builder.route("other", "/u/aa")
    builder.route("user", "/u/{name}")
    builder.refuse("/u/b")
    #expect(Self.findings(builder).map(\.witnesses) == [["/u/b"]])
  }

  // MARK: `prefer` and `allow`

  /// What an alias of the route itself takes back is not stolen; the next link may be.
  @Test func anAliasOfItsOwnRobsNobody() {
    var builder = TableBuilder()
    builder.enumeration("E", "m", "n")
    builder.route("a", "/{x}", aliases: ["/m"])
    builder.route("b", "/{e: E}")
    let stolen = Self.findings(builder).filter { $0.code == .stolenValue }
    #expect(stolen.map(\.witnesses) == [["/n"], ["/m"]])
  }

  /// Nor does another that reads links with more than the route would print.
  @Test func whatIsLostPastAnAliasOfItsOwnIsALinkThatIsPrinted() {
    var builder = TableBuilder()
    builder.route("m", "/{x}", aliases: ["/a"])
    builder.route("x", "/a[/{x: Int?}]")
    builder.route("f", "/a?j=1")
    let stolen = Self.findings(builder).filter { $0.code == .stolenValue }
    #expect(stolen.map(\.witnesses) == [["/a"]], "of `x` alone, by the alias")

    // An item that is printed only where it has a value may be what another wants.
    var optional = TableBuilder()
    optional.route("m", "/{x}?j={j: Int?}", aliases: ["/a"])
    optional.route("x", "/a[/{x: Int?}]")
    optional.route("f", "/a?j=1")
    optional.route("g", "/a?j=b")
    let lost = Self.findings(optional).filter { $0.code == .stolenValue }
    #expect(lost.map(\.witnesses) == [["/a?j=1"], ["/a"]])
  }

  @Test func preferences() {
    var builder = TableBuilder()
    builder.route("a", "/geo/map/{id}")
    builder.route("b", "/geo/{r}/pin", prefers: [0])
    #expect(Self.codes(builder) == ["NAV304 warning"])
    builder.route("c", "/elsewhere", prefers: [0])
    #expect(Self.codes(builder) == ["NAV304 warning", "NAV305 error"])

    var settled = TableBuilder()
    settled.route("a", "/x")
    settled.route("b", "/{y}", prefers: [0])
    #expect(Self.codes(settled) == ["NAV304 note", "NAV305 error"])

    var circle = TableBuilder()
    circle.route("a", "/geo/map/{id}", prefers: [1])
    circle.route("b", "/geo/{r}/pin", prefers: [0])
    #expect(Self.codes(circle) == ["NAV305 error", "NAV305 error"])

    var three = TableBuilder()
    three.route("a", "/{x}/b/c", prefers: [1])
    three.route("b", "/a/{x}/c", prefers: [2])
    three.route("c", "/a/b/{x}", prefers: [0])
    #expect(Self.codes(three).filter { $0.hasPrefix("NAV305") }.count == 3)
  }

  @Test func allows() {
    var builder = TableBuilder()
    builder.route("a", "/geo/map/{id}", allows: [.ambiguous])
    builder.route("b", "/geo/{r}/pin", allows: [.stolenValue])
    let findings = Checks.competition(builder.table, Competition(builder.table))
    let allowed = Checks.applyAllows(findings, builder.table)
    #expect(allowed.silenced.map(\.diagnostic.code) == [.ambiguous])
    #expect(allowed.findings.map(\.diagnostic.code) == [.unusedAllow])
  }

  @Test func aRefusalWinsSilently() {
    var builder = TableBuilder()
    builder.route("a", "/geo/map/{id}")
    builder.refuse("/geo/{r}/pin")
    #expect(Self.codes(builder) == ["NAV304 note"])
    let competition = Competition(builder.table)
    #expect(competition.meetings.map(\.reason) == [.refusal])
    #expect(competition.competitors[competition.candidates[0].competitor].owner == .refusal(0))
  }

  // MARK: The app's own types

  @Test func whatTheAppDecidesIsSaidAsMay() {
    func external(_ builder: inout TableBuilder) {
      builder.newtype("X", .external(swiftType: "X", base: .string))
      builder.newtype("Y", .external(swiftType: "Y", base: .string))
    }
    #expect(Self.grave("/{x: X}", "/{y: Y}", prepare: external) == ["NAV302 warning"])
    #expect(Self.grave("/{x: X}", "/{y: Int}", prepare: external) == ["NAV302 warning"])
    #expect(Self.grave("/{x: X}", "/{y}", prepare: external) == [])
    #expect(Self.grave("/{x: X}", "/a", prepare: external) == [])
    #expect(Self.grave("/{x: X}", "/{y: X}", prepare: external) == ["NAV301 error"])
    #expect(Self.grave("/a{x: X}", "/a{y: X}", prepare: external) == ["NAV301 error"])
    // What may be nothing covers nothing.
    #expect(
      Self.grave("/{x: X}", "/{e: E}") {
        external(&$0); $0.enumeration("E", "a")
      } == [])
  }

  // MARK: Splits

  @Test func mixturesThatSplitInTwoWays() {
    func split(_ pattern: String) -> [String] {
      var builder = TableBuilder()
      builder.newtype("AB", .matching(RegularExpression.oneOf("ab").onceOrMore))
      builder.newtype("B", .matching(RegularExpression.oneOf("bc").onceOrMore))
      builder.route("a", pattern)
      return Self.findings(builder).filter { $0.code == .split }.flatMap(\.witnesses)
    }
    #expect(split("/{a}-{b}") == ["/a--a"])
    #expect(split("/{id: Int}-{slug}") == [])
    #expect(split("/{title}.html") == [])
    #expect(split("/{a}x{b: Int}") == [])
    #expect(split("/{a}1{b: Int}") == ["/a110"])
    #expect(split("/@{name}") == [])
    #expect(split("/x/{a}:{b...}") == ["/x/a::a"])
    #expect(split("/[{a: AB?}]x") == [])
    #expect(split("/x#{a}-{b}") == ["/x#--"])
  }

  /// Texts that split in two ways, against trying all ways.
  @Test(arguments: seeds(20)) func ambiguousTextsAgreeWithEnumeration(seed: Int) throws {
    var random = Seeded(UInt64(seed) &+ 11)
    let expressions = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      AutomatonTests.expression(&random, depth: 2)
    }
    let atoms = try expressions.map { try Automaton($0) }
    let first = MixtureSplit.firstAmbiguousText(atoms)
    var least: LinkText?
    for text in allTexts("abA-", upTo: 4) {
      var ways = 0
      func visit(_ atom: Int, _ start: Int) {
        if atom == atoms.count {
          if start == text.count { ways += 1 }
          return
        }
        for end in start...text.count where AutomatonTests.matches(expressions[atom], Array(text[start..<end])) {
          visit(atom + 1, end)
        }
      }
      visit(0, 0)
      var printed = LinkText()
      printed.append(encoding: text)
      if ways > 1, least.map({ printed < $0 }) ?? true { least = printed }
      #expect(MixtureSplit.splits(text, atoms, limit: 2).count == min(ways, 2), "seed \(seed) \(text)")
    }
    var shown = LinkText()
    if let first { shown.append(encoding: first) }
    if let least { #expect(shown == least, "seed \(seed)") } else { #expect((first?.count ?? 5) > 4, "seed \(seed)") }
  }

  /// A winner of many is answered once.
  @Test func losersOfOneWinnerAreOneDecision() {
    func text(_ count: Int, allows: Bool = false) -> Compilation {
      let losers = (0..<count).map { "route r\($0) \"/p\($0)/{id}\"\n" }.joined()
      let spec =
        "app A { precedence declared }\nroute all \"/{any}/x\"\(allows ? " { allow NAV304 }" : "")\n" + losers
      return Compiler.compile(path: "a.navspec") { _ in .bytes(Array(spec.utf8)) }
    }
    func notes(_ count: Int) -> [String] { text(count).diagnostics.compactMap { $0.notes.first?.message } }
    #expect(notes(2) == ["`all` is declared here", "`all` is declared here"])
    #expect(notes(3).count == 3)
    #expect(notes(3).allSatisfy { $0.contains("3 routes lose links to it, and `allow NAV304` in it answers all") })
    #expect(text(3, allows: true).diagnostics.isEmpty)
  }
}
