import Testing

@testable import RouteSpec

@Suite struct LexerTests {
  @Test(arguments: [
    ("route a \"/a", "1:9-12 NAV103"),
    ("route a \"/a\\q\"", "1:12-14 NAV104"),
    ("route a \"/a\" title \"\\u{110000}\"", "1:21-31 NAV104"),
    ("route a \"/a\" title \"\\u{D800}\"", "1:21-29 NAV104"),
    ("route a \"/a\"; ", "1:13-14 NAV116"),
    ("route a 'x'", "1:9-12 NAV105"),
    ("route a \u{201C}/a\u{201D}", "1:9-17 NAV105"),
    ("route a /a/{id: Int} title \"A\"", "1:9-21 NAV105"),
    ("route a @\"/a\"", "1:9-10 NAV105"),
    ("route a \"/a\" \u{0}", "1:14-15 NAV102"),
    ("route a \"/a\" \u{7}\u{7}", "1:14-16 NAV102"),
    ("route\u{A0}a \"/a\"", "1:6-8 NAV102"),
    ("route a\u{202E}b \"/a\"", "1:8-11 NAV106"),
    ("route a\u{200B}b \"/a\"", "1:8-11 NAV106"),
    ("route `a b` \"/a\"", "1:7-12 NAV106"),
    ("route `` \"/a\"", "1:7-9 NAV106"),
    ("route `a \"/a\"", "1:7-9 NAV103"),
    ("route 404 \"/a\"", "1:7-10 NAV106"),
    ("# comment\nroute a \"/a\"", "1:1-2 NAV105"),
    ("/* comment */ route a \"/a\"", "1:1-3 NAV105"),
    ("/* comment", "1:1-3 NAV103"),
    ("route a \"\"\"/a\"\"\"", "1:9-12 NAV105"),
    ("transition a => b", "1:14-16 NAV105"),
    ("type A = Int in 1..<5", "1:18-21 NAV105"),
    ("route a \"/a\" title \"a\tb\u{1}\"", "1:24-25 NAV102"),
  ]) func eachFaultIsOneFindingInItsPlace(_ source: String, _ place: String) {
    #expect(ReadSpec(source).places == [place])
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x72, 0x00], "1:1-3 NAV101"),
    ([0xFE, 0xFF, 0x00, 0x72], "1:1-3 NAV101"),
    ([0x72, 0x00, 0x6F, 0x00, 0x75, 0x00], "1:1-3 NAV101"),
    (Array("route a \"/a\" // ".utf8) + [0xE9, 0x20, 0xE8], "1:17-18 NAV101"),
    (Array("route a \"/".utf8) + [0xC3, 0x22], "1:11-12 NAV101"),
  ]) func aFileThatIsNotUTF8IsOneFinding(_ bytes: [UInt8], _ place: String) {
    #expect(ReadSpec(bytes: bytes).places == [place])
  }

  @Test func theByteOrderMarkCountsForNothing() {
    let spec = ReadSpec(bytes: [0xEF, 0xBB, 0xBF] + Array("rout a \"/a\"".utf8))
    #expect(spec.places == ["1:1-5 NAV111"])
    #expect(ReadSpec("\u{FEFF}").places == [])
  }

  @Test func lineEndsOfAnyKindGiveOneTree() {
    let faulty = flagshipSpec + "route x \"y\"\nrout z \"/z\"\n"
    let unix = ReadSpec(faulty)
    let mac = ReadSpec(faulty.replacing("\n", with: "\r"))
    let dos = ReadSpec(bytes: Array(faulty.utf8).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    #expect(unix.file == mac.file)
    #expect(unix.places == mac.places)
    #expect(unix.places == dos.places)
    #expect(unix.places.count == 2)
    #expect(unix.routes.map(\.documentation) == dos.routes.map(\.documentation))
    #expect(unix.routes.map(\.name.text) == dos.routes.map(\.name.text))
  }

  @Test func documentationIsTheLastRunOfLinesBefore() {
    let spec = ReadSpec(
      """
      /// Of the file.

      /// One.
      ///  Two
      route a "/a" /// not of b
      //// no documentation
      route b "/b"
      /// Parted
      // by a comment
      route c "/c"
      """)
    #expect(spec.routes.map(\.documentation) == [["One.", " Two"], [], []])
    #expect(spec.places.isEmpty)
  }

  @Test func namesMayBeQuotedAndAreNeverReserved() {
    let spec = ReadSpec(
      """
      route route "/route" title "T" in `in`, tab requires requires motion motion
      route `app` "/app"
      route 特殊 "/a"
      route in "/in" internal
      route `a👨‍👩‍👧` "/b"
      """)
    #expect(spec.places == [])
    #expect(spec.routes.map(\.name.text) == ["route", "app", "特殊", "in", "a👨‍👩‍👧"])
    #expect(spec.routes[0].homes.map(\.text) == ["in", "tab"])
    #expect(spec.routes[0].motion?.text == "motion")
  }

  @Test func escapesAreDecodedAndTheirPlacesKept() {
    let spec = ReadSpec("route a \"/\\u{e9}/{b: Int}\" title \"\\\"\\\\\\n\\t\\0\\'\"")
    #expect(spec.places == [])
    #expect(spec.routes[0].title?.value == "\"\\\n\t\0'")
    guard case .pattern(let pattern) = spec.routes[0].shape else {
      Issue.record("no pattern")
      return
    }
    #expect(pattern.path.map { spec.text($0.range) } == ["/", "\\u{e9}", "/", "{b: Int}"])
    guard case .literal(let literal) = pattern.path[1] else {
      Issue.record("no literal")
      return
    }
    #expect(literal.bytes == Array("é".utf8))
  }
}
