import Testing

@testable import RouteSpec

/// Law 3: no link traps, hangs or takes more than linear time; faults are told with exact offsets.
@Suite struct LawTotalityTests {
  static let matcher: LinkMatcher = {
    let table = compile(spec).table
    return LinkMatcher(table, Competition(table))
  }()

  static let spec = #"""
    app A { host "a.example", "*.w.example", "*", "bücher.example"
      scheme "s" }
    type Five = Int in 5...9
    type Slug = String matching "[a-z0-9]+(-[a-z0-9]+)*"
    type Odd = String matching "(a|ab|b(a|b){0,9})*"
    enum E { a, aa, aaa }
    route text "/t/{a}"
    route tail "/d/{a...}"
    route two "/m/{a}-{b}"
    route many "/n/{a}a{b}a{c}a{d}b"
    route numbers "/i/{a: Five}0{b: Int}x"
    route doubles "/f/{a: Double}1{b: Double}y"
    route texts "/e/{a: E}a{b: E}a{c: Slug}-z"
    route odd "/o/{a: Odd}b{b: Odd}ab{c...}"
    route query "/q?a={a: [Int]}&b={b: Slug?}&c={c: String}"
    route url "/u?l={l: URL}"
    route fragment "/g#{a}-{b}/{c...}"
    """#

  /// Links of a length that were made to be costly.
  static let costly: [(name: String, make: @Sendable (Int) -> String)] = [
    ("segments", { String(repeating: "/a", count: $0 / 2) }),
    ("slashes", { String(repeating: "/", count: $0) }),
    ("tail", { "/d" + String(repeating: "/a", count: $0 / 2) }),
    ("escapes", { "/t/" + String(repeating: "%61", count: $0 / 3) }),
    ("two", { "/m/" + String(repeating: "-", count: $0) }),
    ("no two", { "/m/" + String(repeating: "-", count: $0) + "%01" }),
    ("many", { "/n/" + String(repeating: "a", count: $0) }),
    ("many with an end", { "/n/" + String(repeating: "a", count: $0) + "b" }),
    ("zeros", { "/i/" + String(repeating: "0", count: $0) + "x" }),
    ("nines", { "/f/" + String(repeating: "9", count: $0 / 2) + String(repeating: "1", count: $0 / 2) + "y" }),
    ("cases", { "/e/" + String(repeating: "a", count: $0) + "-z" }),
    ("odd", { "/o/" + String(repeating: "ab", count: $0 / 2) }),
    ("odd without an end", { "/o/" + String(repeating: "ba", count: $0 / 2) + "!" }),
    ("items", { "/q?" + String(repeating: "a=1&", count: $0 / 4) + "c=" }),
    ("items that do not read", { "/q?" + String(repeating: "a=x&", count: $0 / 4) }),
    ("keys", { "/q?" + String(repeating: "&", count: $0) }),
    ("percent", { "/q?c=" + String(repeating: "%", count: $0) }),
    ("url", { "/u?l=a:" + String(repeating: "/a", count: $0 / 2) }),
    ("fragment", { "/g#" + String(repeating: "-", count: $0 / 2) + String(repeating: "/a", count: $0 / 4) }),
    ("host", { "https://" + String(repeating: "a.", count: $0 / 2) + "w.example/t/a" }),
    ("host in letters", { "https://" + String(repeating: "é", count: $0 / 2) + ".bücher.example/t/a" }),
    ("user", { "https://" + String(repeating: "@", count: $0) }),
    ("scheme", { String(repeating: "s", count: $0) + ":" }),
    ("host of a scheme", { "s://" + String(repeating: "A", count: $0) }),
  ]

  /// Four times as long is about four times the work, and far from sixteen. A busy machine is noisy, so what looks slow is
  /// measured again.
  @Test func timeIsLinear() {
    #expect(Self.matcher.table.routes.count == 11)
    let clock = ContinuousClock()
    func time(_ link: String) -> Duration {
      (0..<2).map { _ in clock.measure { _ = Self.matcher.read(link) } }.min() ?? .zero
    }
    for (name, make) in Self.costly {
      let (short, long) = (make(15_000), make(60_000))
      var measured = ""
      let isLinear = (0..<8).contains { _ in
        let times = (time(short), time(long))
        measured += " \(times.0) and \(times.1)"
        return times.1 < times.0 * 9 + .milliseconds(10)
      }
      #expect(isLinear, "\(name):\(measured)")
    }
  }

  @Test func whatIsTooLongIsNotLookedAt() {
    for (name, make) in Self.costly {
      let refusal = Self.matcher.read(make(1_000_000))
      guard case .refusal(let refusal) = refusal else {
        Issue.record("\(name) was read")
        continue
      }
      #expect(refusal.reason == "tooLong", "\(name)")
    }
    let longest = "/t/" + String(repeating: "a", count: 65_533)
    #expect(Self.matcher.read(longest) != Self.matcher.read(longest + "a"))
    guard case .reading = Self.matcher.read(longest) else {
      Issue.record("65,536 bytes are read")
      return
    }
    #expect(Self.matcher.print(0, [.text(String(repeating: "a", count: 65_533))]) == longest)
    #expect(Self.matcher.print(0, [.text(String(repeating: "a", count: 65_534))]) == nil)
  }

  /// Any bytes whatever, also such as are no UTF-8, and every prefix of a link.
  @Test func noBytesTrap() {
    var random = Seeded(7)
    let signs = Array("/?#&=%@:.-+as10Ae~\u{0}".utf8) + [0xC3, 0xA9, 0xFF, 0xED, 0xA0, 0x80, 0xF0, 0x9F]
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        signs[Int.random(in: 0..<signs.count, using: &random)]
      }
      for front in ["", "/", "s:", "https://a.example/", "/m/", "/q?c=", "/g#"] {
        let link = Array(front.utf8) + bytes
        let outcome = Self.matcher.read(bytes: link, from: .outside)
        guard String(validating: link, as: UTF8.self) == nil else { continue }
        guard case .refusal(let refusal) = outcome, refusal.reason == "invalidUTF8" else {
          Issue.record("\(link) is no UTF-8, and was \(outcome)")
          return
        }
      }
    }
  }

  @Test(arguments: [
    ("/t/%", "malformedPercentEncoding", 3), ("/t/a%4", "malformedPercentEncoding", 4),
    ("/t/%zz", "malformedPercentEncoding", 3),
    ("/t/%4%41", "malformedPercentEncoding", 3), ("/%41/%%41", "malformedPercentEncoding", 5),
    ("/nothing/%x", "malformedPercentEncoding", 9),
    ("s://t/%", "malformedPercentEncoding", 6), ("s://%/a", "malformedPercentEncoding", 4),
    ("https://a.example/t/%?q=%", "malformedPercentEncoding", 20),
    ("/t/%FF", "invalidUTF8", 3), ("/t/a%C3", "invalidUTF8", 4), ("/t/%C3/a", "invalidUTF8", 3),
    ("/t/%C3%28", "invalidUTF8", 3),
    ("/t/%E2%82", "invalidUTF8", 3), ("/t/%ED%A0%80", "invalidUTF8", 3), ("/t/%C0%80", "invalidUTF8", 3),
    ("/t/é%F0%9F%98", "invalidUTF8", 5),
    ("/t/%F5%80%80%80", "invalidUTF8", 3), ("/t/%C3%A9%A9", "invalidUTF8", 9), ("/t/%FF%", "invalidUTF8", 3),
    ("/t/%/%FF", "malformedPercentEncoding", 3),
  ]) func offsetsAreExact(link: String, reason: String, offset: Int) {
    guard case .refusal(let refusal) = Self.matcher.read(link) else {
      Issue.record("\(link) was read")
      return
    }
    #expect(refusal.reason == reason)
    #expect(refusal.offset == offset)
  }

  /// A path of two hundred segments, in a table of patterns as long that differ in the last.
  @Test func deepTables() {
    let front = String(repeating: "/a[b]", count: 8) + String(repeating: "/a", count: 192)
    let spec = (0..<4).map { "route r\($0) \"\(front)/\($0)\"" }.joined(separator: "\n")
    let table = compile(spec).table
    let matcher = LinkMatcher(table, Competition(table))
    for index in 0..<4 {
      guard case .reading(let reading) = matcher.read(String(repeating: "/a", count: 200) + "/\(index)") else {
        Issue.record("r\(index) is not read")
        continue
      }
      #expect(reading.route == index)
    }
    guard case .refusal = matcher.read(String(repeating: "/ab", count: 200) + "/1") else {
      Issue.record("nothing reads as many b")
      return
    }
  }
}
