import Testing

@testable import RouteSpec

/// What each type reads and prints in each place: the table of the language, row by row.
@Suite struct LawTypeTests {
  static let spec = #"""
    app A { host "a.example", "*.w.example" }
    enum Sort { near, far = "far away", dot = "." }
    type Slug = String matching "[a-z0-9]+(-[a-z0-9]+)*" plain
    type Low = Int in -5...5 plain
    type Digit = UInt in 2...9 plain
    """#

  static let matchers: [String: LinkMatcher] = {
    var result: [String: LinkMatcher] = [:]
    for type in ["String", "Int", "UInt", "Double", "Bool", "UUID", "Day", "Sort", "Slug", "Low", "Digit", "URL"] {
      for (place, pattern) in [
        ("path", "/{x: \(type)}"), ("query", "/?x={x: \(type)}"), ("fragment", "/#{x: \(type)}"),
      ] {
        let table = compile(spec + "\nroute r \"\(pattern)\"").table
        result[type + place] = LinkMatcher(table, Competition(table))
      }
    }
    return result
  }()

  /// What is read where, as a value's description; nil where it is not.
  static func read(_ type: String, _ place: String, _ text: String) -> String? {
    let front = ["path": "/", "query": "/?x=", "fragment": "/#"][place] ?? ""
    guard case .reading(let reading)? = matchers[type + place]?.read(front + text) else { return nil }
    switch reading.parameters[0] {
    case .int(let value): return "\(value)"
    case .uint(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .bool(let value): return "\(value)"
    case .text(let value): return value
    case .enumCase(let index): return "case \(index)"
    default: return "?"
    }
  }

  /// A type, a text as it stands in a link, and what it is in a path, in a query, in a fragment.
  static let rows: [(type: String, text: String, path: String?, query: String?, fragment: String?)] = [
    ("String", "", nil, "", ""), ("String", "%2E", nil, ".", "."), ("String", "%2E%2E", nil, "..", ".."),
    ("String", "...", "...", "...", "..."), ("String", "%00", nil, nil, nil), ("String", "%01", nil, "\u{1}", "\u{1}"),
    ("String", "%7F", nil, "\u{7F}", "\u{7F}"), ("String", "%C2%85", nil, "\u{85}", "\u{85}"),
    ("String", "%C2%A0", "\u{A0}", "\u{A0}", "\u{A0}"), ("String", "a%2Fb", "a/b", "a/b", "a/b"),
    ("String", "a+b", "a+b", "a b", "a+b"), ("String", "%2B", "+", "+", "+"), ("String", "%FF", nil, nil, nil),
    ("Int", "7", "7", "7", "7"), ("Int", "-7", "-7", "-7", "-7"), ("Int", "+7", nil, nil, nil),
    ("Int", "007", "7", "7", "7"),
    ("Int", "-0", "0", "0", "0"), ("Int", "", nil, nil, nil), ("Int", "-", nil, nil, nil),
    ("Int", "1.0", nil, nil, nil),
    ("Int", "9223372036854775807", "9223372036854775807", "9223372036854775807", "9223372036854775807"),
    ("Int", "9223372036854775808", nil, nil, nil), ("Int", "99999999999999999999999", nil, nil, nil),
    ("Int", "-9223372036854775808", "-9223372036854775808", "-9223372036854775808", "-9223372036854775808"),
    ("Int", "-9223372036854775809", nil, nil, nil), ("Int", "00000000000000000000007", "7", "7", "7"),
    ("UInt", "18446744073709551615", "18446744073709551615", "18446744073709551615", "18446744073709551615"),
    ("UInt", "18446744073709551616", nil, nil, nil), ("UInt", "28446744073709551615", nil, nil, nil),
    ("UInt", "-1", nil, nil, nil), ("UInt", "0", "0", "0", "0"), ("UInt", "٣", nil, nil, nil),
    ("Double", "1", "1.0", "1.0", "1.0"), ("Double", "-0", "-0.0", "-0.0", "-0.0"),
    ("Double", "1e2", "100.0", "100.0", "100.0"),
    ("Double", "1E%2B2", "100.0", "100.0", "100.0"), ("Double", "1e-2", "0.01", "0.01", "0.01"),
    ("Double", "1e400", nil, nil, nil),
    ("Double", "-1e400", nil, nil, nil), ("Double", "1e-400", "0.0", "0.0", "0.0"), ("Double", ".5", nil, nil, nil),
    ("Double", "1.", nil, nil, nil), ("Double", "1e", nil, nil, nil), ("Double", "nan", nil, nil, nil),
    ("Double", "0x1p3", nil, nil, nil),
    ("Double", "inf", nil, nil, nil), ("Double", "1_0", nil, nil, nil), ("Double", "+1", nil, nil, nil),
    ("Bool", "true", "true", "true", "true"), ("Bool", "false", "false", "false", "false"),
    ("Bool", "1", nil, "true", nil),
    ("Bool", "0", nil, "false", nil), ("Bool", "", nil, "true", nil), ("Bool", "TRUE", nil, nil, nil),
    ("Bool", "yes", nil, nil, nil),
    ("Day", "2024-02-29", "2024-02-29", "2024-02-29", "2024-02-29"), ("Day", "2023-02-29", nil, nil, nil),
    ("Day", "1900-02-29", nil, nil, nil), ("Day", "2000-02-29", "2000-02-29", "2000-02-29", "2000-02-29"),
    ("Day", "0000-01-01", nil, nil, nil), ("Day", "2024-13-01", nil, nil, nil), ("Day", "2024-04-31", nil, nil, nil),
    ("Day", "2024-4-1", nil, nil, nil), ("Day", "9999-12-31", "9999-12-31", "9999-12-31", "9999-12-31"),
    ("Sort", "near", "case 0", "case 0", "case 0"), ("Sort", "Near", nil, nil, nil),
    ("Sort", "far%20away", "case 1", "case 1", "case 1"),
    ("Sort", "far+away", nil, "case 1", nil), ("Sort", "%2E", nil, "case 2", "case 2"), ("Sort", "far", nil, nil, nil),
    ("Slug", "a-b", "a-b", "a-b", "a-b"), ("Slug", "a--b", nil, nil, nil), ("Slug", "%61", "a", "a", "a"),
    ("Slug", "A", nil, nil, nil),
    ("Low", "5", "5", "5", "5"), ("Low", "6", nil, nil, nil), ("Low", "-5", "-5", "-5", "-5"),
    ("Low", "-6", nil, nil, nil),
    ("Digit", "1", nil, nil, nil), ("Digit", "9", "9", "9", "9"), ("Digit", "10", nil, nil, nil),
    ("Digit", "02", "2", "2", "2"),
    ("UUID", "0a1b2c3d-0000-4000-8000-00000000000F", uuid, uuid, uuid),
    ("UUID", "0a1b2c3d-0000-4000-8000-00000000000G", nil, nil, nil),
    ("UUID", "0a1b2c3d00000-4000-8000-00000000000F", nil, nil, nil),
    ("URL", "https://a.b/c", nil, "https://a.b/c", nil), ("URL", "x:", nil, "x:", nil), ("URL", "a%20b", nil, nil, nil),
    ("URL", "x:%25zz", nil, nil, nil), ("URL", "http://[::1]/", nil, "http://[::1]/", nil),
    ("URL", "http://[::1/", nil, nil, nil),
    ("URL", "x:%C3%A9", nil, nil, nil), ("URL", "//a", nil, nil, nil), ("URL", "http://a:b/", nil, nil, nil),
  ]

  static let uuid = "0A1B2C3D-0000-4000-8000-00000000000F"

  @Test(arguments: rows.indices) func isRead(row: Int) {
    let (type, text, path, query, fragment) = Self.rows[row]
    for (place, expected) in [("path", path), ("query", query), ("fragment", fragment)] {
      let found = Self.read(type, place, text)
      #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(type) in a \(place): \(text)")
    }
  }

  /// What a plain newtype and a URL may hold and a link may not prints nil.
  @Test(arguments: [
    ("Slug", Value.text("a--b"), nil as String?), ("Slug", .text("a-b"), "a-b"), ("Slug", .text(""), nil),
    ("Low", .int(6), nil),
    ("Low", .int(-5), "-5"), ("Digit", .uint(1), nil), ("Digit", .uint(9), "9"), ("URL", .text("a b"), nil),
    ("URL", .text("x:y"), "x%3Ay"), ("Double", .double(.nan), nil), ("Double", .double(.infinity), nil),
    ("Double", .double(1e300), "1e%2B300"),
    ("String", .text("\0"), nil), ("String", .text("e\u{301}"), "e%CC%81"), ("Bool", .bool(true), "true"),
  ]) func isPrinted(type: String, value: Value, text: String?) {
    #expect(Self.matchers[type + "query"]?.print(0, [value]) == text.map { "/?x=\($0)" })
  }
}
