import Testing

@testable import RouteSpec

/// A small generator with a seed (SplitMix64), so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite struct ParserFuzzTests {
  /// Bytes that mean something to the lexer, and a few that never should.
  private static let bytes = Array("{}()[]\"\\/:,.=-><?*#&% \n\r\ta0_`';@|".utf8) + [0, 0x80, 0xC3, 0xE2, 0xFF]

  @Test(arguments: 0..<8) func editsNeverTrapAndPlacesStayInside(_ seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let original = Array(flagshipSpec.utf8)
    for _ in 0..<60 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(Self.bytes.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = Self.bytes.randomElement(using: &random) ?? 0
        default: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
        }
      }
      check(bytes)
    }
  }

  @Test func everyPrefixIsRead() {
    let bytes = Array(flagshipSpec.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) { check(Array(bytes.prefix(length))) }
  }

  @Test func noiseIsRead() {
    var random = SeededGenerator(state: 42)
    for _ in 0..<200 {
      check((0..<Int.random(in: 0...300, using: &random)).map { _ in Self.bytes.randomElement(using: &random) ?? 0 })
    }
  }

  /// Findings lie inside of the file, and what is broken has one.
  private func check(_ bytes: [UInt8]) {
    let spec = ReadSpec(bytes: bytes)
    for finding in spec.diagnostics {
      let ranges = [finding.range] + finding.notes.compactMap(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
      #expect(ranges.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= bytes.count })
    }
    let hasBroken = spec.routes.contains { route in
      if case .pattern(let pattern) = route.shape, pattern.isBroken { return true }
      return route.isBroken || route.name.isMissing || route.aliases.contains(where: \.isBroken)
    }
    #expect(!hasBroken || !spec.diagnostics.isEmpty)
    if String(validating: bytes, as: UTF8.self) == nil { #expect(!spec.diagnostics.isEmpty) }
  }

  /// A quarter of a megabyte of each would take minutes if anything were quadratic.
  @Test(
    .timeLimit(.minutes(3)),
    arguments: [
      ("", "{"), ("", "/*"), ("", "\""), ("", "\"\"\"\n"), ("", "'a"), ("", "`a"), ("", "x { }\n"), ("", "\u{2018}a"),
      ("route a \"", "[/{"), ("route a \"/", "{{a"), ("route a \"/", "{a:/"), ("route a \"/", ":a("),
      ("route a \"/?", "a={&"),
      ("route a \"/?", "[&"), ("route a \"/", "(?<a>"), ("route a \"/", "{a: \\\""), ("route a \"/", "[{a}]"),
      ("route a(", "x: Int, "), ("route a \"/a\" ", "("), ("route a \"/a\" {\n", "route a \"/a\" {\n"),
      ("type A = String matching \"", "("), ("type A = String matching \"", "{"),
      ("type A = String matching \"", "\\\\p{"),
      ("type A = String matching \"", "[[:a"), ("type A = String as ", "A<"), ("enum A {", "a, "), ("alert a \"", "{"),
      ("", "/// x\n"), ("", "route a \"/a\" in (\n"), ("", "rout a \"/a\"\n"),
    ])
  func hostileTextsAreReadInLinearTime(_ start: String, _ unit: String) {
    let text = start + String(repeating: unit, count: 250_000 / unit.utf8.count) + "\"\n"
    let spec = ReadSpec(text)
    #expect(spec.diagnostics.count <= FindingList.limit + 1)
  }

  @Test(.timeLimit(.minutes(2))) func aHundredThousandStatementsAreRead() {
    let lines = (0..<100_000).map { "route r\($0) \"/a\($0)/{id: Int}?q={q: String?}\" title \"T\"\n" }
    let spec = ReadSpec(lines.joined())
    #expect(spec.diagnostics.isEmpty)
    #expect(spec.file.declarations.count == 100_000)
  }

  @Test(.timeLimit(.minutes(1))) func aMegabyteOfOnePatternIsRead() {
    let spec = ReadSpec("route a \"" + String(repeating: "/{a: Int}-", count: 100_000) + "\"\n")
    #expect(spec.diagnostics.isEmpty)
  }
}
