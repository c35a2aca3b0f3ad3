import Testing

@testable import RouteSpec

/// Faults that people met with routers elsewhere, by the number of the report: values and their types, optional parts,
/// tails, mixtures, and finding the way back out of a branch. See `ReportedLinkTests`.
@Suite struct ReportedPatternTests {
  private static let trails = ReportedTable.trails

  // MARK: Types

  @Test("A33: emoji and right-to-left text survive unchanged") func a33() throws {
    try Self.trails.check([
      .prints(
        "tag", ["name": "👩‍👩‍👧🏽"],
        "/tags/%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7%F0%9F%8F%BD"),
      .prints("tag", ["name": "مرحبا"], "/tags/%D9%85%D8%B1%D8%AD%D8%A8%D8%A7"),
      .reads("/tags/مرحبا", "tag", ["name": "مرحبا"]),
      .reads("/tags/%d9%85%d8%b1%d8%ad%d8%a8%d8%a7", "tag", ["name": "مرحبا"]),
      .prints("tag", ["name": "\u{200F}a"], "/tags/%E2%80%8Fa"),
      .prints("tag", ["name": "\u{FEFF}"], "/tags/%EF%BB%BF"),
    ])
  }

  /// Swift's `==` holds composed and decomposed letters for equal, so the bytes are compared as they are printed.
  @Test("A33 neighbour: values keep their form, literals are compared by bytes") func a33Neighbour() throws {
    try Self.trails.check([
      .prints("tag", ["name": "e\u{301}"], "/tags/e%CC%81"), .prints("tag", ["name": "\u{E9}"], "/tags/%C3%A9"),
      .reads("/caf%C3%A9", "cafe"), .reads("/café", "cafe"), .refuses("/cafe%CC%81", "noRoute"),
      .prints("cafe", [:], "/caf%C3%A9"),
    ])
    #expect(findings(compile("route cafe \"/cafe\u{301}\"")).count == 1)
  }

  /// The report wants one link a value, so no leading zeros and no -0. Here they are read, since links come from people
  /// who cannot fix them, and one form alone is printed.
  @Test("A35: what an Int reads") func a35() throws {
    try Self.trails.check([
      .refuses("/explore/hikes/+5", "invalidValue id Int"), .reads("/explore/hikes/007", "hike", ["id": 7]),
      .reads("/explore/hikes/-0", "hike", ["id": 0]), .refuses("/explore/hikes/٣", "invalidValue id Int"),
      .refuses("/explore/hikes/1_0", "invalidValue id Int"), .reads("/explore/hikes/-3", "hike", ["id": -3]),
      .reads("/explore/hikes/0", "hike", ["id": 0]), .prints("hike", ["id": 7], "/explore/hikes/7"),
    ])
  }

  @Test("A35 neighbour: the bounds of an Int, and what is none") func a35Neighbour() throws {
    try Self.trails.check([
      .reads("/explore/hikes/9223372036854775807", "hike", ["id": .int(.max)]),
      .refuses("/explore/hikes/9223372036854775808", "invalidValue id Int"),
      .prints("hike", ["id": .int(.min)], "/explore/hikes/-9223372036854775808"),
      .refuses("/explore/hikes/-9223372036854775809", "invalidValue id Int"),
      .refuses("/explore/hikes/18446744073709551617", "invalidValue id Int"),
      .reads("/explore/hikes/\(String(repeating: "0", count: 90))7", "hike", ["id": 7]),
      .refuses("/explore/hikes/-", "invalidValue id Int"), .refuses("/explore/hikes/%205", "invalidValue id Int"),
      .refuses("/explore/hikes/5.0", "invalidValue id Int"),
      .refuses("/explore/hikes/\u{2212}5", "invalidValue id Int"),
      .reads("/find?page=+5", "find", ["page": 1, "tags": []]),
    ])
  }

  @Test("A37: zero is a value") func a37() throws {
    try Self.trails.check([
      .reads("/explore/hikes/0", "hike", ["id": 0]), .prints("hike", ["id": 0], "/explore/hikes/0"),
      .prints("find", ["page": 0], "/find?page=0"), .prints("light", ["on": false], "/light/false"),
    ])
  }

  @Test("A37 neighbour: what a Bool reads, in a path and in a query") func a37Neighbour() throws {
    try Self.trails.check([
      .reads("/light/true?dim", "light", ["on": true, "dim": true]),
      .reads("/light/true?dim=", "light", ["on": true, "dim": true]),
      .reads("/light/true?dim=1", "light", ["on": true, "dim": true]),
      .reads("/light/false?dim=0", "light", ["on": false, "dim": false]),
      .reads("/light/false?dim=TRUE", "light", ["on": false, "dim": false]),
      .refuses("/light/1", "invalidValue on Bool"), .refuses("/light/True", "invalidValue on Bool"),
      .prints("light", ["on": true, "dim": true], "/light/true?dim=true"),
    ])
  }

  /// The report wants plain decimals. Here Swift's description is printed, whatever the locale: it reads back to the
  /// same bits, and the + of an exponent is encoded.
  @Test("A39: doubles come back to the same bits") func a39() throws {
    try Self.trails.check([
      .prints("place", ["latitude": 3.5], "/at/3.5"), .prints("place", ["latitude": 1e20], "/at/1e%2B20"),
      .prints("place", ["latitude": 1e-7], "/at/1e-07"), .prints("place", ["latitude": 0.1], "/at/0.1"),
      .prints("place", ["latitude": .double(.leastNonzeroMagnitude)], "/at/5e-324"),
      .reads("/at/1e%2B20", "place", ["latitude": 1e20]),
    ])
    // Read and printed again: only so does the sign of a zero show.
    let matcher = Self.trails.matcher
    guard case .reading(let reading) = matcher.read("/at/-0.0") else {
      Issue.record("/at/-0.0 is refused")
      return
    }
    #expect(matcher.print(reading.route, reading.parameters, .path) == "/at/-0.0")
  }

  @Test("A39 neighbour: numbers that Swift would read and a link does not hold") func a39Neighbour() throws {
    try Self.trails.check(
      ["nan", "inf", "infinity", "0x1p3", "1e400", ".5", "1.", "+1.5", "1,5", "1e", "-"].map {
        .refuses("/at/\($0)", "invalidValue latitude Double")
      })
    try Self.trails.check([
      .prints("place", ["latitude": .double(.nan)], nil), .prints("place", ["latitude": .double(-.infinity)], nil),
      .reads("/at/015.50e-1", "place", ["latitude": 1.55]),
    ])
  }

  /// The report wants lower case; here it is upper case as Foundation's `uuidString`, and either is read.
  @Test("A41: UUIDs are read in either case, with hyphens") func a41() throws {
    let id: ReportedValue = "0A1B2C3D-0000-4000-8000-00000000000F"
    try Self.trails.check([
      .reads("/trip/0a1b2c3d-0000-4000-8000-00000000000f", "trip", ["id": id]),
      .reads("/trip/0A1B2C3D-0000-4000-8000-00000000000F", "trip", ["id": id]),
      .reads("/trip/0A1b2C3d-0000-4000-8000-00000000000f", "trip", ["id": id]),
      .refuses("/trip/0a1b2c3d00004000800000000000000f", "invalidValue id UUID"),
      .refuses("/trip/%7B0a1b2c3d-0000-4000-8000-00000000000f%7D", "invalidValue id UUID"),
      .prints("trip", ["id": id], "/trip/0A1B2C3D-0000-4000-8000-00000000000F"),
    ])
  }

  @Test("A41 neighbour: enums by exact case, days that exist, hyphens in their place") func a41Neighbour() throws {
    try Self.trails.check([
      .reads("/sorted/most-recent", "sorted", ["order": "most-recent"]),
      .reads("/sorted/%6Eearest", "sorted", ["order": "nearest"]),
      .refuses("/sorted/Nearest", "invalidValue order Order"), .refuses("/sorted/newest", "invalidValue order Order"),
      .prints("sorted", ["order": "most-recent"], "/sorted/most-recent"),
      .reads("/days/2024-02-29", "day", ["day": "2024-02-29"]), .refuses("/days/2023-02-29", "invalidValue day Day"),
      .refuses("/days/2024-2-29", "invalidValue day Day"), .refuses("/days/0000-01-01", "invalidValue day Day"),
      .refuses("/trip/0a1b2c3d0-000-4000-8000-00000000000f", "invalidValue id UUID"),
      .refuses("/trip/0a1b2c3g-0000-4000-8000-00000000000f", "invalidValue id UUID"),
    ])
  }

  // MARK: Optional parts, defaults, tails

  /// The report allows no optional part but the last. Here they may stand anywhere: each choice is a form, and forms
  /// are compared like patterns.
  @Test("A43: optional parts in the middle") func a43() throws {
    try ReportedTable.peaks.check([
      .reads("/peaks/log", "log"), .reads("/peaks/7/log", "log", ["id": 7]), .reads("/peaks/7", "peak", ["id": "7"]),
      .refuses("/peaks/x/log", "invalidValue id Int"), .prints("log", [:], "/peaks/log"),
      .prints("log", ["id": 7], "/peaks/7/log"), .prints("peak", ["id": "log"], nil),
    ])
  }

  @Test("A45: defaults are read and not printed") func a45() throws {
    try Self.trails.check([
      .reads("/find?page=1", "find", ["page": 1, "tags": []]), .reads("/find", "find", ["page": 1, "tags": []]),
      .prints("find", ["page": 1], "/find"), .prints("light", ["on": true, "dim": false], "/light/true"),
    ])
  }

  @Test("A45 neighbour: each route has its own default for a key that several have") func a45Neighbour() throws {
    try ReportedTable.fallingThrough.check([
      .reads("/b/1/2/end", "numbers", ["x": 1, "y": 2, "limit": 9]),
      .reads("/b/1/2/x", "words", ["n": "1", "m": "2", "last": "x"]),
      .prints("numbers", ["x": 1, "y": 2, "limit": 9], "/b/1/2/end"),
      .prints("words", ["n": "a", "m": "b", "last": "c", "limit": 9], "/b/a/b/c?limit=9"),
    ])
  }

  @Test("A47: a tail is one segment or more; with a question mark it may be none") func a47() throws {
    try Self.trails.check([
      .refuses("/docs", "noRoute"), .refuses("/docs/", "noRoute"), .reads("/docs/a", "docs", ["rest": ["a"]]),
    ])
    try ReportedTable.rest.check([
      .refuses("/", "noRoute"), .reads("/a/b", "page", ["rest": ["a", "b"]]), .prints("page", ["rest": []], nil),
    ])
    try ReportedTable.restOrNothing.check([
      .reads("/", "page", ["rest": []]), .reads("/a", "page", ["rest": ["a"]]), .prints("page", ["rest": []], "/"),
    ])
  }

  @Test("A49: nothing follows a tail in a path") func a49() {
    #expect(findings(compile("route raw \"/docs/{rest...}/raw\"")).map { $0.prefix(14) } == ["1:18: NAV127 `"])
    #expect(!compile("route raw \"/docs/{rest...}?raw={raw: Bool?}#{place}\"").hasErrors)
  }

  @Test("A49 neighbour: the spelling of another router is shown in ours") func a49Neighbour() {
    for (foreign, ours) in [
      ("/docs/:id", "/docs/{id}"), ("/docs/<int:id>", "/docs/{id: Int}"), ("/docs/**", "/docs/{rest...}"),
    ] {
      #expect(mended("route docs \"\(foreign)\"") == "route docs \"\(ours)\"")
    }
  }

  // MARK: Backtracking

  @Test("A51: a literal that leads to a dead end is left again") func a51() throws {
    try ReportedTable.shop.check([
      .reads("/shop/gift/card", "card"), .reads("/shop/gift/sale", "sale", ["department": "gift"]),
      .reads("/shop/gift/card/x", "item", ["department": "gift", "shelf": "card", "item": "x"]),
      .reads("/shop/gift/card/x/y", "rest", ["path": ["gift", "card", "x", "y"]]),
      .reads("/shop/gift", "rest", ["path": ["gift"]]), .refuses("/shop", "noRoute"),
      .prints("sale", ["department": "gift"], "/shop/gift/sale"), .prints("rest", ["path": ["gift", "sale"]], nil),
    ])
  }

  @Test("A51 neighbour: what an abandoned branch has read is forgotten") func a51Neighbour() throws {
    try ReportedTable.fallingThrough.check([
      .reads("/b/1/2/end?limit=3", "numbers", ["x": 1, "y": 2, "limit": 3]),
      .reads("/b/1/x/end?limit=3", "words", ["n": "1", "m": "x", "last": "end", "limit": 3]),
      .reads("/b/01/02/fin", "words", ["n": "01", "m": "02", "last": "fin"]),
    ])
  }

  // MARK: Mixtures and literals

  /// The report wants one parameter a segment. Mixtures are part of the language: each parameter takes the shortest
  /// text that lets the rest match, and a value that would split otherwise prints nothing.
  @Test("A53: several parameters in a segment") func a53() throws {
    try ReportedTable.mixed.check([
      .reads("/tile/12x7", "tile", ["w": 12, "h": 7]), .reads("/tile/-1x-2", "tile", ["w": -1, "h": -2]),
      .refuses("/tile/12x", "noRoute"), .refuses("/tile/12X7", "noRoute"),
      .reads("/pic/a.b.webp", "picture", ["name": "a.b"]), .refuses("/pic/.webp", "noRoute"),
      .reads("/a:b:close", "close", ["task": "a:b"]), .reads("/pair/x-y-z", "pair", ["a": "x", "b": "y-z"]),
      .prints("tile", ["w": 12, "h": 7], "/tile/12x7"), .prints("picture", ["name": "a.webp"], "/pic/a.webp.webp"),
      .prints("pair", ["a": "x", "b": "y-z"], "/pair/x-y-z"), .prints("pair", ["a": "x-y", "b": "z"], nil),
    ])
    #expect(findings(compile("route pair \"/{a}-{b}\"")).map { $0.contains("NAV306") } == [true])
    #expect(compile("route pair \"/{a}{b}\"").hasErrors)
  }

  @Test("A53 neighbour: an encoded delimiter is a delimiter of a mixture too") func a53Neighbour() throws {
    try ReportedTable.mixed.check([
      .reads("/pair/x%2Dy-z", "pair", ["a": "x", "b": "y-z"]), .reads("/pic/a%2Ewebp", "picture", ["name": "a"]),
      .reads("/pic/a%2Fb.webp", "picture", ["name": "a/b"]),
    ])
  }

  /// The report would rather reject it. Here an encoded slash in a literal is a character of that one segment.
  @Test("A55: an encoded slash in a literal") func a55() throws {
    try Self.trails.check([
      .reads("/up%2Fdown", "fall"), .reads("/up%2fdown", "fall"), .refuses("/up/down", "noRoute"),
      .prints("fall", [:], "/up%2Fdown"),
    ])
    #expect(findings(compile("route a \"/a{\"")).count == 1)
  }

  @Test("A57: items that trackers append are ignored") func a57() throws {
    try Self.trails.check([
      .reads("/find?adj=1&utm_source=x&q=y", "find", ["q": "y", "page": 1, "tags": []]),
      .reads("/mode?fbclid=%&kind=a%20b", "mode"),
    ])
  }

  @Test("A57 neighbour: a path is not cut at a semicolon, and long links end") func a57Neighbour() throws {
    try Self.trails.check([
      .refuses("/find;jsessionid=1", "noRoute"), .reads("/notes/a;v=1", "note", ["slug": "a;v=1"]),
      .refuses("/notes/" + String(repeating: "a", count: 65_530), "tooLong"),
      .reads("/find?q=y&" + String(repeating: "a&", count: 20_000), "find", ["q": "y", "page": 1, "tags": []]),
    ])
  }
}
