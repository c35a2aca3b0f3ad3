import Testing

@testable import RouteSpec

/// The languages of the types against their definitions.
@Suite struct SegmentLanguageTests {
  static func texts(_ automaton: Automaton, _ texts: [[UInt8]], _ reads: (String) -> Bool) {
    for text in texts {
      let string = String(decoding: text, as: UTF8.self)
      #expect(automaton.accepts(text) == reads(string), "\(string)")
    }
  }

  /// `-?[0-9]+`, without the plus that `Int` reads.
  static func int(_ text: String) -> Int? { text.hasPrefix("+") ? nil : Int(text) }
  static func uint(_ text: String) -> UInt? { text.hasPrefix("+") || text.hasPrefix("-") ? nil : UInt(text) }

  @Test func numbers() throws {
    let short = allTexts("-012", upTo: 5)
    Self.texts(try .int(Int.min...Int.max), short) { Self.int($0) != nil }
    Self.texts(try .uint(0...UInt.max), short) { Self.uint($0) != nil }
    for range in [-12...21, 0...0, 1...20, -20...(-2), 10...12, -1...0, 102...1201] {
      let printed = Set(range.map(String.init))
      Self.texts(try .int(range), short) { text in Self.int(text).map { range.contains($0) } ?? false }
      Self.texts(try .printedInt(range), short) { printed.contains($0) }
    }
    Self.texts(try .uint(2...120), short) { text in Self.uint(text).map { (2...120).contains($0) } ?? false }
  }

  @Test func numbersAtTheEndsOfSixtyFourBits() throws {
    let texts = [
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
      "18446744073709551615", "18446744073709551616", "00018446744073709551615", "-00009223372036854775808",
      "99999999999999999999", "-18446744073709551615", "-0", "-", "", "00", "+1", "-000",
    ].map { Array($0.utf8) }
    Self.texts(try .int(Int.min...Int.max), texts) { Self.int($0) != nil }
    Self.texts(try .uint(0...UInt.max), texts) { Self.uint($0) != nil }
  }

  @Test func days() throws {
    let day = try Automaton.day()
    for year in [0, 1, 4, 100, 400, 1900, 2000, 2023, 2024, 9999] {
      for month in 0...13 {
        for number in 0...32 {
          func padded(_ value: Int, _ width: Int) -> String {
            String(repeating: "0", count: max(width - String(value).count, 0)) + String(value)
          }
          let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
          let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
          let exists = year > 0 && (1...12).contains(month) && number >= 1 && number <= lengths[max(month - 1, 0) % 12]
          #expect(day.accepts(Array("\(padded(year, 4))-\(padded(month, 2))-\(padded(number, 2))".utf8)) == exists)
        }
      }
    }
    #expect(!day.accepts(Array("2024-02-2".utf8)))
    #expect(!day.accepts(Array("2024-02-299".utf8)))
    #expect(day.stateCount < 100)
  }

  @Test func strings() throws {
    let path = try Automaton.pathString()
    for text in ["a", "...", ".a", "a.", "é", "\u{A0}", "a b", "/", "\u{E000}"] {
      #expect(path.accepts(Array(text.utf8)))
    }
    for text in ["", ".", "..", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "a\nb", "\0"] {
      #expect(!path.accepts(Array(text.utf8)))
    }
    #expect(!path.accepts([0xFF]))
    #expect(!path.accepts([0xC3]))
    let query = try Automaton.queryString()
    for text in ["", ".", "\n", "é"] { #expect(query.accepts(Array(text.utf8))) }
    #expect(!query.accepts([0]))
    #expect(!query.accepts([0xFF]))
  }

  @Test func urls() throws {
    let url = try Automaton.url()
    for text in [
      "https://a.example/x?y=%20#z", "mailto:me@example.com", "x:", "a+b-c.d:/", "http://[::1]:80/",
      "http://[1:2:3:4:5:6:1.2.3.4]/", "http://u:p@h:/", "urn:isbn:1", "http://[v1.x]", "http:///x", "http://[1::]/",
    ] { #expect(url.accepts(Array(text.utf8)), "\(text)") }
    for text in [
      "", ":", "/x", "1a:b", "http://[::1", "http://a b", "http://a/%2", "http://é", "x:#a#b", "http://[1:2:3]/",
      "http://[::1.2.3.256]", "http://[1::2::3]",
    ] { #expect(!url.accepts(Array(text.utf8)), "\(text)") }
  }

  /// The table of the language reference: how the types lie to each other as sets.
  @Test func typesAsSets() throws {
    var table = RouteTable()
    table.enums = [
      EnumType(
        name: "E",
        cases: ["1", "x"].map { name in
          EnumType.Case(name: name, text: name, documentation: [], range: .none)
        }, documentation: [], range: .none)
    ]
    table.newtypes = [
      Newtype(name: "S", rule: .int(-5, 5), isPlain: false, documentation: [], range: .none),
      Newtype(name: "U", rule: .uint(0, 9), isPlain: false, documentation: [], range: .none),
    ]
    var languages = TypeLanguages(table)
    let types: [(String, ParameterType)] = [
      ("String", .string), ("Int", .int), ("UInt", .uint), ("Double", .double), ("Bool", .bool), ("UUID", .uuid),
      ("Day", .day), ("E", .enumeration(0)), ("S", .newtype(0)), ("U", .newtype(1)),
    ]
    let inside: Set<String> = [
      "Int Double", "UInt Double", "S Int", "S Double", "U Int", "U UInt", "U Double",
    ]
    let crossing: Set<String> = ["Int UInt", "E Int", "E UInt", "E Double", "E S", "E U", "S UInt", "S U"]
    for (first, left) in types {
      for (second, right) in types {
        let one = languages.language(of: left, at: .path) ?? .empty
        let other = languages.language(of: right, at: .path) ?? .empty
        let relation = try one.relation(to: other)
        let expected: Relation =
          first == second
          ? .equal
          : second == "String" || inside.contains("\(first) \(second)")
            ? .inside
            : first == "String" || inside.contains("\(second) \(first)")
              ? .around
              : crossing.contains("\(first) \(second)") || crossing.contains("\(second) \(first)") ? .crossing : .apart
        #expect(relation == expected, "\(first) \(second)")
      }
    }
    // In a query a Bool also reads 1, 0 and nothing.
    let bool = languages.language(of: .bool, at: .query) ?? .empty
    #expect(["", "0", "1", "true", "false"].allSatisfy { bool.accepts(Array($0.utf8)) })
    let inFragment = languages.language(of: .bool, at: .fragment) ?? .empty
    #expect(inFragment.accepts(Array("true".utf8)) && !inFragment.accepts([]))
  }

  @Test func printedTextsReadAgain() throws {
    #expect(try Automaton.printedDouble().relation(to: .double()) == .inside)
    #expect(try Automaton.uuid(digits: "0-9A-F").relation(to: .uuid()) == .inside)
    for value in [
      0.0, -0.0, 1, -1.5, 1e20, 1e-7, 123456.789, Double.leastNonzeroMagnitude, 1.7976931348623157e308, 1e16, 0.1,
    ] {
      #expect(try Automaton.printedDouble().accepts(Array(value.description.utf8)), "\(value)")
    }
  }
}

extension SourceRange {
  /// A place for what was made by hand.
  static var none: SourceRange { SourceRange(file: 0, start: 0, end: 0) }
}
