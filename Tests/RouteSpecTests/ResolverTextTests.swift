import Testing

@testable import RouteSpec

/// The small readers that the resolver stands on.
@Suite struct ResolverTextTests {
  @Test(arguments: [
    ("/a", "/a", ""), ("/a?b={c}", "/a", "?b={c}"), ("/a#b?c", "/a", "#b?c"), ("/{a...?}/b", "/{a...?}/b", ""),
    ("/a[/{b: Int?}]?c={d: Int?}", "/a[/{b: Int?}]", "?c={d: Int?}"),
    (#"[/{a: String = "}?"}]?b"#, #"[/{a: String = "}?"}]"#, "?b"),
    (#"[/{a: String = "\"}?"}]#b"#, #"[/{a: String = "\"}?"}]"#, "#b"),
  ]) func aPatternSplits(text: String, path: String, rest: String) {
    let split = PatternText.split(text)
    #expect(split.path == path)
    #expect(split.rest == rest)
  }

  @Test(arguments: ["A", "A.B", "A<B>", "A<B, C>", "A.B<C.D<E>>.F", "`default`.A", "_A1", "Größe"])
  func swiftTypes(text: String) {
    #expect(SwiftTypeName.isValid(text))
  }

  @Test(arguments: [
    "", "A.", ".A", "A<", "A<>", "A<B", "A<B>>", "A B", "A;B", "A()", "[A]", "A?", "A\n", "A//", "1A", "A<B,>", "`A",
    "A\"",
    "A & B", "any A", "A{}", "(A)", "A->B", "A.\u{202E}B",
  ]) func noSwiftTypes(text: String) {
    #expect(!SwiftTypeName.isValid(text))
  }

  @Test func nestingOfSwiftTypesIsBounded() {
    #expect(!SwiftTypeName.isValid(String(repeating: "A<", count: 100_000)))
  }

  @Test func expressionsCover() {
    let letter = RegularExpression.scalars([0x61...0x7A])
    let digit = RegularExpression.scalars([0x30...0x39])
    let dash = RegularExpression.scalars([0x2D...0x2D])
    let slug = RegularExpression.sequence([
      .repeated(letter, minimum: 1, maximum: nil),
      .repeated(
        .sequence([dash, .repeated(.choice([letter, digit]), minimum: 2, maximum: 3)]), minimum: 0, maximum: 2),
    ])
    for text in ["a", "abc", "a-12", "a-1b-xyz"] { #expect(slug.covers(text), "\(text)") }
    for text in ["", "a-", "a-1", "a-1234", "a-12-12-12", "A", "a\n"] { #expect(!slug.covers(text), "\(text)") }
    #expect(RegularExpression.sequence([]).covers(""))
    #expect(!RegularExpression.sequence([]).covers("a"))
  }

  @Test func repetitionsDoNotBlowUp() {
    var expression = RegularExpression.scalars([0x61...0x61])
    for _ in 0..<12 { expression = .repeated(expression, minimum: 0, maximum: nil) }
    #expect(expression.covers(String(repeating: "a", count: 100)))
    #expect(!expression.covers(String(repeating: "a", count: 100) + "b"))
    let counted = RegularExpression.repeated(.sequence([]), minimum: 1_000_000_000, maximum: nil)
    #expect(counted.covers(""))
  }

  @Test(arguments: ["2024-02-29", "0001-01-01", "9999-12-31"]) func days(text: String) {
    #expect(TextValue.canonical(text, .day) == text)
  }

  @Test(arguments: ["2023-02-29", "0000-01-01", "2024-13-01", "2024-00-01", "2024-1-01", "2024-04-31", "２024-01-01"])
  func noDays(text: String) {
    #expect(TextValue.canonical(text, .day) == nil)
  }

  @Test(arguments: [
    "https://example.com", "mailto:a@b.c", "x:", "https://u:p@[::1]:80/a?b#c/?", "urn:a:b", "http://a/%41", "x:/a//b",
  ]) func urls(text: String) {
    #expect(TextValue.canonical(text, .url) == text)
  }

  @Test(arguments: [
    "", "a", "/a", "1x:", "http://a b", "http://ä", "x:#a#b", "x:%4", "x:[", "http://[::1", "http://a:b",
  ])
  func noURLs(text: String) {
    #expect(TextValue.canonical(text, .url) == nil)
  }

  @Test func uuidsAreUpperCase() {
    let text = "f47ac10b-58cc-4372-a567-0e02b2c3d479"
    #expect(TextValue.canonical(text, .uuid) == "F47AC10B-58CC-4372-A567-0E02B2C3D479")
    #expect(TextValue.canonical("f47ac10b58cc4372a5670e02b2c3d479", .uuid) == nil)
    #expect(TextValue.canonical("g47ac10b-58cc-4372-a567-0e02b2c3d479", .uuid) == nil)
  }

  @Test func codesAreListedOnceInOrder() {
    let numbers = DiagnosticCode.all.map(\.code.number)
    #expect(numbers == Set(numbers).sorted())
    #expect(DiagnosticCode.all.allSatisfy { !$0.title.isEmpty })
    #expect(DiagnosticCode(302).canBeSilenced)
    #expect(!DiagnosticCode(202).canBeSilenced)
    #expect(!DiagnosticCode(401).canBeSilenced)
    #expect(!DiagnosticCode(999).canBeSilenced)
  }
}
