import Testing

@testable import RouteSpec

@Suite struct RegularExpressionParserTests {
  private func read(_ expression: String) -> RegularExpression? {
    let spec = ReadSpec("type A = String matching \"\(expression)\"")
    guard case .newtype(let type)? = spec.file.declarations.first, case .matching(_, let tree)? = type.rule else {
      return nil
    }
    return tree
  }

  private let a = RegularExpression.scalars([0x61...0x61])
  private let b = RegularExpression.scalars([0x62...0x62])

  @Test func treesAreWhatTheTextSays() {
    #expect(read("") == .sequence([]))
    #expect(read("a") == a)
    #expect(read("ab") == .sequence([a, b]))
    #expect(read("a|b|") == .choice([a, b, .sequence([])]))
    #expect(read("(a|b)*") == .repeated(.choice([a, b]), minimum: 0, maximum: nil))
    #expect(
      read("(?:a)?b+")
        == .sequence([
          .repeated(a, minimum: 0, maximum: 1), .repeated(b, minimum: 1, maximum: nil),
        ]))
    #expect(read("a{2}") == .repeated(a, minimum: 2, maximum: 2))
    #expect(read("a{2,}") == .repeated(a, minimum: 2, maximum: nil))
    #expect(read("a{0,3}") == .repeated(a, minimum: 0, maximum: 3))
    #expect(read(".") == .scalars([0...0xD7FF, 0xE000...0x10FFFF]))
    #expect(read("[a-cb-e_-]") == .scalars([0x2D...0x2D, 0x5F...0x5F, 0x61...0x65]))
    #expect(read("[^/]") == .scalars([0...0x2E, 0x30...0xD7FF, 0xE000...0x10FFFF]))
    #expect(read("[\\\\]\\\\-\\\\^]") == .scalars([0x2D...0x2D, 0x5D...0x5E]))
    #expect(read("\\\\.") == .scalars([0x2E...0x2E]))
    #expect(read("é") == .scalars([0xE9...0xE9]))
  }

  /// The text begins in column 27.
  @Test(arguments: [
    ("^a", "1:27-28 NAV133"),
    ("a$", "1:28-29 NAV133"),
    ("a(?=b)", "1:28-31 NAV133"),
    ("a(?<!b)", "1:28-32 NAV133"),
    ("(?<n>a)", "1:27-32 NAV133"),
    ("(?i)a", "1:27-30 NAV133"),
    ("(a)\\\\1", "1:30-33 NAV133"),
    ("\\\\d", "1:27-30 NAV133"),
    ("\\\\bx", "1:27-30 NAV133"),
    ("\\\\p{L}", "1:27-33 NAV133"),
    ("[[:alpha:]]", "1:28-37 NAV133"),
    ("\\\\n", "1:27-30 NAV132"),
    ("\\\\", "1:27-29 NAV132"),
    ("*a", "1:27-28 NAV132"),
    ("a|+", "1:29-30 NAV132"),
    ("a**", "1:29-30 NAV132"),
    ("a+?", "1:29-30 NAV132"),
    ("a{2,1}", "1:28-33 NAV132"),
    ("a{,2}", "1:28-32 NAV132"),
    ("a{x}", "1:28-29 NAV132"),
    ("a{1001}", "1:28-34 NAV132"),
    ("(a{1000}){1000}", "1:26-43 NAV132"),
    ("[]", "1:27-29 NAV132"),
    ("[z-a]", "1:28-31 NAV132"),
    ("[a[b]", "1:29-30 NAV132"),
    ("[a", "1:27-28 NAV112"),
    ("(a", "1:27-28 NAV112"),
    ("a)", "1:28-29 NAV112"),
    ("a]", "1:28-29 NAV112"),
    ("a}", "1:28-29 NAV112"),
  ]) func eachFaultIsOneFindingInItsPlace(_ expression: String, _ place: String) {
    #expect(ReadSpec("type A = String matching \"\(expression)\"").places == [place])
    #expect(read(expression) == nil)
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(ReadSpec("type A = String matching \"\(deep)\"").diagnostics.map(\.code) == [.nestedTooDeep])
  }
}
