import Testing

@testable import RouteSpec

/// Faults that people met with routers elsewhere, each with the right value here; the number is the report's.
///
/// Where a report asks for something else than the language says, the language holds, and the test says why.
@Suite struct LawReportTests {
  /// What a spec reads of a link: the route and its values, or the reason why it does not.
  static func read(_ spec: String, _ link: String) -> String {
    let table = compile(spec).table
    let matcher = LinkMatcher(table, Competition(table))
    switch matcher.read(link) {
    case .refusal(let refusal): return refusal.reason
    case .reading(let reading):
      let route = table.routes[reading.route]
      let values = zip(route.parameters, reading.parameters).map { "\($0.name): \(text($1))" }
      return ([route.name] + values).joined(separator: " ")
    }
  }

  /// What a route prints; `nil` where it prints nothing.
  static func print(_ spec: String, _ values: [Value], _ target: LinkMatcher.Target = .path) -> String {
    let table = compile(spec).table
    return LinkMatcher(table, Competition(table)).print(0, values, target) ?? "nil"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .text(let value): value
    case .enumCase(let index): "case \(index)"
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    }
  }

  static let origin = "app A { host \"trails.example\"\nscheme \"trailkit\" }\n"

  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var spec: String
    var link: String
    var result: String
    var testDescription: String { "\(id) \(link)" }

    init(_ id: String, _ spec: String, _ link: String, _ result: String) {
      (self.id, self.spec, self.link, self.result) = (id, spec, link, result)
    }
  }

  static let wild = "app A { host \"*.w.example\" }\nroute find \"/find\""
  static let notes = "route note \"/notes/{slug}\""
  static let find = "route find \"/find?q={q: String?}&page={page: Int = 1}&tag={tag: [String]}\""
  static let hikes = origin + "route hike \"/explore/hikes/{id: Int}\"\n" + find
  static let crew = "route crew \"/crew/{u}/log\"\nroute log \"/crew/log\""
  static let shop =
    "route card \"/shop/gift/card\"\nroute sale \"/shop/{d}/sale\"\nroute deep \"/shop/{d}/{e}/{f}\"\nroute rest \"/shop/{r...}\""

  static let reads: [Case] = [
    Case("A01", notes, "/notes/a%2541", "note slug: a%41"),
    Case("A01", notes, "/notes/100%25", "note slug: 100%"),
    Case("A01", find, "/find?q=a%2541", "find q: a%41 page: 1 tag: []"),
    Case("A03", "route panel \"/admin/panel\"\nroute file \"/{file}\"", "/admin%2Fpanel", "file file: admin/panel"),
    Case("A05", notes, "/notes/100%", "malformedPercentEncoding"),
    Case("A05", notes, "/notes/%e", "malformedPercentEncoding"),
    Case("A05", notes, "/notes/%zz", "malformedPercentEncoding"),
    // The query of a link is not its path: an item that no pattern wants is ignored, whatever it holds, and an optional
    // one counts as absent.
    Case("A05", find, "/find?x=%", "find q: nil page: 1 tag: []"),
    Case("A05", find, "/find?q=%", "find q: nil page: 1 tag: []"),
    Case("A07", find, "/find?q=a b%20c", "find q: a b c page: 1 tag: []"),
    Case("A11", "route sign \"/in?token={token}\"", "/in?token=YWI=", "sign token: YWI="),
    Case("A11", "route sign \"/in?token={token}\"", "/in?token=a=b=c", "sign token: a=b=c"),
    Case("A13", "route reset \"/reset/{t}?via={via}\"", "/reset/MDE=?via=mail", "reset t: MDE= via: mail"),
    Case("A15", find, "/find?tag=b&tag=a&page=2&page=3", "find q: nil page: 2 tag: [b, a]"),
    Case("A15", find, "/find?tag[]=b&tag%5B%5D=a", "find q: nil page: 1 tag: []"),
    Case("A15", find, "/find?page=x&page=3", "find q: nil page: 1 tag: []"),
    Case("A19", find, "/find/", "find q: nil page: 1 tag: []"),
    Case("A19", find, "/find/?q=x", "find q: x page: 1 tag: []"),
    Case("A19", find, "/find//", "noRoute"),
    Case("A19", "app A { trailing slash strict }\nroute find \"/find\"", "/find/", "noRoute"),
    Case("A19", "app A { trailing slash strict }\nroute find \"/find/\"", "/find/", "find"),
    // An empty segment is no value of a String, and that is what is said.
    Case("A21", crew, "/crew//log", "invalidValue"),
    Case("A25", hikes, "trailkit://explore/hikes/2", "hike id: 2"),
    Case("A25", hikes, "trailkit:///explore/hikes/2", "hike id: 2"),
    Case("A25", hikes, "trailkit:/explore/hikes/2", "hike id: 2"),
    Case("A25", hikes, "trailkit:explore/hikes/2", "hike id: 2"),
    Case("A25", hikes, "trailkit://trails.example/explore/hikes/2", "hike id: 2"),
    Case("A25", hikes, "trailkit://app/explore/hikes/2", "noRoute"),
    Case("A27", hikes, "TRAILKIT://Explore/hikes/2", "hike id: 2"),
    Case("A27", hikes, "HTTPS://Trails.Example/find", "find q: nil page: 1 tag: []"),
    Case("A27", hikes, "/FIND", "noRoute"),
    Case("A27", hikes, "TRAILKIT:///Explore/hikes/2", "noRoute"),
    Case("A29", "route sign \"/in?code={code}\"", "/in?code=7#_=_", "sign code: 7"),
    Case("A29", find, "/find/#/x", "find q: nil page: 1 tag: []"),
    Case("A31", hikes, "https://trails.example.evil.test/find", "notThisApp"),
    Case("A31", hikes, "https://trails.example@evil.test/find", "notThisApp"),
    Case("A31", hikes, "https://u@trails.example/find", "notThisApp"),
    Case("A31", hikes, "https://trails.example:8443/find", "notThisApp"),
    Case("A31", hikes, "https://trails.example:443/find", "find q: nil page: 1 tag: []"),
    Case("A31", hikes, "https://eviltrails.example/find", "notThisApp"),
    Case("A31", hikes, "https://trails.example%2Eevil.test/find", "notThisApp"),
    Case("A31", wild, "https://a.w.example/find", "find"),
    Case("A31", wild, "https://evilw.example/find", "notThisApp"),
    Case("A31", wild, "https://a.b.w.example/find", "notThisApp"),
    Case("A31", wild, "https://w.example/find", "notThisApp"),
    Case("A31", wild, "https://.w.example/find", "notThisApp"),
    Case("A31", wild, "https://u@a.w.example/find", "notThisApp"),
    Case("A31", wild, "https://a%2Ew.example/find", "notThisApp"),
    Case("A33", "route tag \"/tags/{t}\"", "/tags/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7", "tag t: مرحبا"),
    Case("A33", "route tag \"/tags/{t}\"", "/tags/مرحبا", "tag t: مرحبا"),
    // Leading zeros and -0 are read, since links come from people who cannot fix them; one form alone is printed.
    Case("A35", hikes, "/explore/hikes/+5", "invalidValue"),
    Case("A35", hikes, "/explore/hikes/007", "hike id: 7"),
    Case("A35", hikes, "/explore/hikes/-0", "hike id: 0"),
    Case("A35", hikes, "/explore/hikes/٣", "invalidValue"),
    Case("A35", hikes, "/explore/hikes/1_0", "invalidValue"),
    Case("A35", hikes, "/explore/hikes/-3", "hike id: -3"),
    Case("A35", hikes, "/explore/hikes/0", "hike id: 0"),
    Case("A37", hikes, "/explore/hikes/0", "hike id: 0"),
    Case(
      "A41", "route trip \"/trip/{id: UUID}\"", "/trip/0a1b2c3d-0000-4000-8000-00000000000f",
      "trip id: 0A1B2C3D-0000-4000-8000-00000000000F"),
    Case(
      "A41", "route trip \"/trip/{id: UUID}\"", "/trip/0A1B2C3D-0000-4000-8000-00000000000F",
      "trip id: 0A1B2C3D-0000-4000-8000-00000000000F"),
    Case(
      "A41", "route trip \"/trip/{id: UUID}\"", "/trip/0A1b2C3d-0000-4000-8000-00000000000f",
      "trip id: 0A1B2C3D-0000-4000-8000-00000000000F"),
    Case("A41", "route trip \"/trip/{id: UUID}\"", "/trip/0a1b2c3d00004000800000000000000f", "invalidValue"),
    Case("A41", "route trip \"/trip/{id: UUID}\"", "/trip/%7B0a1b2c3d-0000-4000-8000-00000000000f%7D", "invalidValue"),
    // Optional parts may stand anywhere: they are forms, compared like patterns.
    Case("A43", "route log \"/peaks[/{id: Int?}]/log\"\nroute peak \"/peaks/{id}\"", "/peaks/log", "log id: nil"),
    Case("A43", "route log \"/peaks[/{id: Int?}]/log\"\nroute peak \"/peaks/{id}\"", "/peaks/7/log", "log id: 7"),
    Case("A43", "route log \"/peaks[/{id: Int?}]/log\"\nroute peak \"/peaks/{id}\"", "/peaks/7", "peak id: 7"),
    Case("A45", find, "/find?page=1", "find q: nil page: 1 tag: []"),
    Case("A47", "route docs \"/docs/{rest...}\"", "/docs", "noRoute"),
    Case("A47", "route docs \"/docs/{rest...}\"", "/docs/", "noRoute"),
    Case("A47", "route docs \"/docs/{rest...}\"", "/docs/a", "docs rest: [a]"),
    Case("A47", "route docs \"/{rest...}\"", "/", "noRoute"),
    Case("A47", "route docs \"/{rest...?}\"", "/", "docs rest: []"),
    Case("A51", shop, "/shop/gift/sale", "sale d: gift"),
    Case("A51", shop, "/shop/gift/card/x", "deep d: gift e: card f: x"),
    Case("A51", shop, "/shop/gift/card/x/y", "rest r: [gift, card, x, y]"),
    Case("A51", shop, "/shop/gift", "rest r: [gift]"),
    // Mixtures are part of the language: each parameter takes the shortest text that lets the rest match.
    Case("A53", "route tile \"/tile/{w: Int}x{h: Int}\"", "/tile/12x7", "tile w: 12 h: 7"),
    Case("A53", "route pic \"/pic/{n}.webp\"", "/pic/a.b.webp", "pic n: a.b"),
    Case("A53", "route close \"/{t}:close\"", "/a:b:close", "close t: a:b"),
    Case("A53", "route pair \"/{a}-{b}\"", "/x-y-z", "pair a: x b: y-z"),
    // An encoded slash in a literal is a character of that one segment.
    Case("A55", "route fall \"/up%2Fdown\"", "/up%2Fdown", "fall"),
    Case("A55", "route fall \"/up%2Fdown\"", "/up/down", "noRoute"),
    Case("A57", "route find \"/find?q={q: String?}\"", "/find?adj=1&utm_source=x&q=y", "find q: y"),
  ]

  @Test(arguments: reads) func isRead(one: Case) {
    #expect(Self.read(one.spec, one.link) == one.result)
  }

  @Test func A09_plusAndSpaceArePrintedSoThatBothReadingsAgree() {
    #expect(Self.print("route find \"/find?q={q}\"", [.text("me+x@example.com")]) == "/find?q=me%2Bx%40example.com")
    #expect(Self.print("route find \"/find?q={q}\"", [.text("a b")]) == "/find?q=a%20b")
    #expect(Self.read("route find \"/find?q={q}\"", "/find?q=a+b") == "find q: a b")
    #expect(Self.read("route find \"/find/{q}\"", "/find/a+b") == "find q: a+b")
  }

  @Test func A17_noDanglingQuestionMark() {
    #expect(Self.print(Self.find, [.null, .int(1), .list([])]) == "/find")
  }

  @Test func A23_whatIsPrintedIsParsedBack() {
    #expect(Self.print(Self.crew, [.text("")]) == "nil")
    #expect(Self.print(Self.crew, [.text("a/b")]) == "/crew/a%2Fb/log")
    #expect(Self.read(Self.crew, "/crew/a%2Fb/log") == "crew u: a/b")
  }

  @Test func A25_theSchemeIsPrintedInOneForm() {
    #expect(Self.print(Self.hikes, [.int(2)], .scheme) == "trailkit:///explore/hikes/2")
    #expect(Self.print(Self.hikes, [.int(2)], .url) == "https://trails.example/explore/hikes/2")
  }

  @Test(arguments: ["👩‍👩‍👧🏽", "مرحبا", "e\u{301}", "\u{200F}a"]) func A33_textsSurvive(text: String) {
    let spec = "route tag \"/tags/{t}\""
    let link = Self.print(spec, [.text(text)])
    #expect(link.utf8.allSatisfy { $0 < 0x80 })
    #expect(Array(Self.read(spec, link).utf8) == Array("tag t: \(text)".utf8))
  }

  @Test func A35_oneFormIsPrinted() {
    #expect(Self.print(Self.hikes, [.int(7)]) == "/explore/hikes/7")
    #expect(Self.print(Self.hikes, [.int(Int.min)]) == "/explore/hikes/-9223372036854775808")
  }

  @Test func A37_zeroIsAValue() {
    #expect(Self.print(Self.hikes, [.int(0)]) == "/explore/hikes/0")
    #expect(Self.print(Self.find, [.null, .int(0), .list([])]) == "/find?page=0")
  }

  /// Swift's description is printed, whatever the locale: it reads back to the same bits, and its `+` is encoded.
  @Test func A39_doublesComeBack() {
    let spec = "route at \"/at/{lat: Double}\""
    for (value, text) in [(3.5, "3.5"), (1e20, "1e%2B20"), (1e-7, "1e-07"), (-0.0, "-0.0"), (0.1, "0.1")] {
      let link = Self.print(spec, [.double(value)])
      #expect(link == "/at/\(text)")
      #expect(Self.read(spec, link) == "at lat: \(value)")
    }
    #expect(Self.print(spec, [.double(.nan)]) == "nil")
    #expect(Self.print(spec, [.double(-.infinity)]) == "nil")
  }

  /// Upper case, as Foundation's `uuidString`: RFC 9562 lets either be written.
  @Test func A41_uuidsArePrintedAsFoundationDoes() {
    let id = "0A1B2C3D-0000-4000-8000-00000000000F"
    #expect(Self.print("route trip \"/trip/{id: UUID}\"", [.text(id)]) == "/trip/\(id)")
  }

  @Test func A45_defaultsAreLeftOut() {
    #expect(Self.print(Self.find, [.null, .int(1), .list([])]) == "/find")
  }

  @Test func A49_aTailIsTheLastThing() {
    #expect(compile("route raw \"/docs/{rest...}/raw\"").hasErrors)
  }
}
