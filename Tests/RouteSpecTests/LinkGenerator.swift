@testable import RouteSpec

/// Random values for the routes of a table, and random links near it: made from its patterns, then spoilt.
struct LinkGenerator {
  var random: Seeded
  let table: RouteTable
  private let patterns: [Pattern]

  init(_ seed: UInt64, _ table: RouteTable, _ competition: Competition) {
    random = Seeded(seed)
    self.table = table
    patterns = competition.competitors.map(\.pattern)
  }

  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<100, using: &random) < one }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: Values

  static let texts = [
    "a", "b", "ab", "new", "1", "-1", "0", "007", "-0", "1.5", "1e2", "-1.0E-3", "true", "false", "2024-02-29",
    "2023-02-29",
    "0A1B2C3D-0000-4000-8000-00000000000f", "A", "a/b", "é", "e\u{301}", "a b", "a-b", "a-1", "1-a", "a.b", "1.a",
    "a1a", "1a1",
    "abab", "a--b", "a:b", "@a", "x y", "a?b", "%41", "%2541", "+", "a+b", "&=#", "😀", "مرحبا", "\u{FFFD}",
    "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
    "18446744073709551616",
    "1e400", "1.7976931348623157e308", "300000", "300001", "x:y", "https://a.b:80/c?d=%2F#e", "//a", "B", "aeb",
    "1e1e1", "...",
  ]

  /// Texts that a path's String does not hold, or a query's.
  static let badTexts = ["", ".", "..", "\0", "a\u{7F}", "\u{85}", "\n", "/", " ", "a\0b", "\u{9F}", "\u{A0}"]

  mutating func text() -> String {
    if chance(20) { return pick(LinkGenerator.badTexts) }
    if chance(20) {
      return pick(LinkGenerator.texts) + pick(["", "-", ".", "a", "1", "e"]) + pick(LinkGenerator.texts)
    }
    return pick(LinkGenerator.texts)
  }

  /// A value that a Swift value of the type can hold, whatever a link may say.
  mutating func value(_ type: ParameterType) -> Value {
    switch type {
    case .string: return .text(text())
    case .int: return .int(pick([0, 1, -1, 7, 42, Int.max, Int.min, 300_001]))
    case .uint: return .uint(pick([0, 1, 9, 10, UInt.max, 9_223_372_036_854_775_808]))
    case .double:
      return .double(
        pick([
          0, -0.0, 1, 1.5, -2, 1e20, 1e-7, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
          .leastNonzeroMagnitude, 100,
        ]))
    case .bool: return .bool(chance(50))
    case .uuid:
      return .text(pick(["0A1B2C3D-0000-4000-8000-000000000000", "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"]))
    case .day: return .text(pick(["2024-02-29", "0001-01-01", "9999-12-31"]))
    case .url: return .text(pick(["x:y", "https://a.b:80/c?d=%2F#e", "mailto:a@b", "a b", "", "//a", "a:%zz", "x:"]))
    case .enumeration(let index): return .enumCase(Int.random(in: 0..<table.enums[index].cases.count, using: &random))
    case .newtype(let index):
      let newtype = table.newtypes[index]
      switch newtype.rule {
      case .int(let low, let high):
        return .int(newtype.isPlain && chance(20) ? pick([low - 1, high + 1]) : pick([low, high, max(low, 0)]))
      case .uint(let low, let high): return .uint(newtype.isPlain && chance(20) ? high + 1 : pick([low, high]))
      case .external(_, let base): return value(base)
      case .matching:
        for _ in 0..<20 {
          let text = self.text()
          if newtype.isPlain && chance(10)
            || TypeReader(table: table, place: .query).read(Array(text.utf8), type) != nil
          {
            return .text(text)
          }
        }
        return .text("a")
      }
    }
  }

  mutating func value(_ parameter: Route.Parameter) -> Value {
    switch parameter.arity {
    case .required: return value(parameter.type)
    case .optional: return chance(35) ? .null : value(parameter.type)
    case .defaulted(let standard): return chance(35) ? standard : value(parameter.type)
    case .list, .tail: return .list((0..<pick([0, 0, 1, 1, 2, 3])).map { _ in value(parameter.type) })
    }
  }

  // MARK: Links

  /// A link near one of the table's patterns.
  mutating func link() -> String {
    if patterns.isEmpty || chance(2) {
      return pick(["", "/", "x", "?k=1", "#", "s:", "s://", "//", "https:", "mailto:a@b", "/%", "/%ff"])
    }
    let pattern = pick(patterns)
    var segments = chance(12) ? address() : []
    segments += path(pattern.path, pattern)
    var path = segments.isEmpty ? "/" : segments.map { "/" + encoded($0, bare: "!$&'()*+,;=:@") }.joined()
    if chance(12) { path += "/" }
    var text = origin(pattern, path) + query(pattern)
    if pattern.fragment != nil && chance(85) || chance(5) { text += "#" + fragment(pattern) }
    while chance(30) { text = spoilt(text) }
    return text
  }

  private mutating func address() -> [String] {
    let addresses = table.tabs.compactMap(\.address) + table.stacks.compactMap(\.address)
    return addresses.isEmpty ? [] : pick(addresses).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func reading(_ type: ParameterType) -> String {
    if chance(25) { return pick(LinkGenerator.texts) }
    switch type {
    case .int, .uint, .double: return pick(["0", "1", "007", "7", "12", "1", "-1", "1e1"])
    case .bool: return pick(["true", "false", "1", ""])
    case .uuid: return "0A1B2C3D-0000-4000-8000-00000000000f"
    case .day: return "2024-02-29"
    case .url: return pick(["x:y", "https://a.b:80/c?d=%2F#e"])
    case .enumeration(let index): return pick(table.enums[index].cases).text
    case .string: return pick(LinkGenerator.texts)
    case .newtype(let index):
      switch table.newtypes[index].rule {
      case .external(_, let base): return reading(base)
      case .int, .uint: return pick(["1", "2", "0", "005", "-2"])
      case .matching: return pick(["a", "b", "ab", "a-b", "1", "new", "abab"])
      }
    }
  }

  private mutating func path(_ pieces: [Pattern.Piece], _ pattern: Pattern) -> [String] {
    var segments: [String] = []
    func add(_ text: String, _ segments: inout [String]) {
      if segments.isEmpty { segments.append("") }
      segments[segments.count - 1] += text
    }
    for piece in pieces {
      switch piece {
      case .slash: segments.append("")
      case .literal(let bytes): add(String(decoding: bytes, as: UTF8.self), &segments)
      case .parameter(let index): add(reading(pattern.parameters[index].type), &segments)
      case .tail:
        let elements = (0..<pick([0, 1, 1, 2, 3])).map { _ in pick(LinkGenerator.texts) }
        if let first = elements.first { add(first, &segments) } else if segments.last == "" { segments.removeLast() }
        segments += elements.dropFirst()
      case .optional(let inner):
        guard chance(60) else { continue }
        let more = path(inner, pattern)
        // What stands before the part's first slash belongs to the segment at hand.
        if case .slash? = inner.first {
          segments += more
        } else {
          add(more.first ?? "", &segments)
          segments += more.dropFirst()
        }
      }
    }
    if segments.last == "", chance(70) { segments.removeLast() }
    return segments
  }

  private mutating func origin(_ pattern: Pattern, _ path: String) -> String {
    if chance(40) { return path }
    var kinds = table.origins.map(\.kind)
    if case .only(let list) = pattern.origins, chance(80) { kinds = list.map { table.origins[$0].kind } }
    guard !kinds.isEmpty, chance(96) else {
      return pick([
        "https://evil.example", "https://a.example.evil", "https://u@a.example", "nope:/", "https://a.example:81",
      ]) + path
    }
    let web = pick(["https://", "https://", "http://", "//", "HTTPS://"])
    let port = web == "https://" && chance(5) ? pick([":443", ":80", ":"]) : ""
    switch pick(kinds) {
    case .scheme(let name):
      return pick(["\(name)://", "\(name):/", "\(name):", "\(name)://", "\(name.uppercased())://"])
        + pick([path, String(path.dropFirst())])
    case .host(let host): return web + written(host) + port + path
    case .anyLabel(let suffix), .parameterLabel(_, let suffix):
      return web + pick(["a", "b", "ab", "1", "x-y", "a.b", "", "é", "A", "u@a"]) + pick([".", ".", ".", ".", "x", ""])
        + written(suffix) + port + path
    case .anyHost, .parameterHost:
      return web + pick(["a", "b.example", "x.y.z", "1", "A.b", "a..b", "a_b"]) + port + path
    }
  }

  /// A host as one may write it.
  private mutating func written(_ host: String) -> String {
    if chance(20) { return host.uppercased() }
    guard host.hasPrefix("xn--bcher-kva"), chance(60) else { return host }
    return pick(["bücher", "BÜCHER", "bu\u{308}cher", "Bücher"]) + host.dropFirst(13)
  }

  private mutating func query(_ pattern: Pattern) -> String {
    var items: [String] = []
    for item in pattern.query where chance(90) {
      let key = encoded(String(decoding: item.key, as: UTF8.self), bare: "")
      for _ in 0..<(chance(15) ? 2 : 1) {
        switch item.content {
        case .literal(let bytes): items.append("\(key)=\(encoded(String(decoding: bytes, as: UTF8.self), bare: ""))")
        case .parameter(let index):
          items.append("\(key)=\(encoded(reading(pattern.parameters[index].type), bare: "/?:@"))")
        }
      }
    }
    while chance(20) {
      items.append(
        pick(["x=1", "k=1", "q", "kk=b", "=", "", "k=%zz", "K=a", "q=%FF", "k==b", "%6B=a", "k1=1", "k2=a"]))
    }
    if chance(25) { items.shuffle(using: &random) }
    return items.isEmpty ? (chance(3) ? "?" : "") : "?" + items.joined(separator: "&")
  }

  private mutating func fragment(_ pattern: Pattern) -> String {
    guard let pieces = pattern.fragment else { return pick(["", "a", "top", "%zz"]) }
    return path(pieces, pattern).map { encoded($0, bare: "!$&'()*+,;=:@?") }.joined(separator: "/")
  }

  /// Percent-encodes what must be, some of what may be, in upper or lower case.
  private mutating func encoded(_ text: String, bare: String) -> String {
    let isEager = chance(10)
    var result = ""
    for byte in text.utf8 {
      let isBare = RouteSupport.isUnreserved(byte) || bare.utf8.contains(byte)
      if isBare, !(isEager && chance(50)) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 0x20, bare.isEmpty, chance(50) {
        result += "+"
      } else {
        let digits = String(byte, radix: 16, uppercase: !isEager)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  private mutating func spoilt(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0 where place < scalars.count: scalars.remove(at: place)
    case 1: scalars.insert("/", at: place)
    case 2:
      scalars.insert(
        contentsOf: pick([
          "%", "%4", "%zz", "%FF", "%C3", "%C3%A9", "%2F", "%00", "%7F", "%C2%85", "%2E", "%25", "%ED%A0%80",
        ]).unicodeScalars,
        at: place)
    case 3: scalars.insert(contentsOf: pick(["/.", "/..", "/%2e", "/%2E%2e", "//"]).unicodeScalars, at: place)
    case 4: scalars.insert(contentsOf: pick(LinkGenerator.texts).unicodeScalars, at: place)
    case 5 where place < scalars.count:
      let letter = scalars[place]
      let other =
        letter.properties.isLowercase ? letter.properties.uppercaseMapping : letter.properties.lowercaseMapping
      scalars.replaceSubrange(place...place, with: Array(other.unicodeScalars))
    case 6: scalars.append("/")
    case 7:
      scalars.insert(
        contentsOf: pick(["?", "#", "&", "=", "+", "&k=1", "?k=1", "@", ":", "é", "e\u{301}", "😀"]).unicodeScalars,
        at: place)
    case 8:
      if let slash = scalars.lastIndex(of: "/") { scalars.removeSubrange(slash...) }
    case 9: scalars.append(contentsOf: ("/" + pick(LinkGenerator.texts).filter { $0 != "\0" }).unicodeScalars)
    case 10: scalars.insert(pick(["\0", "\n", "\u{7F}", "\u{85}", " "]), at: place)
    case 11 where place < scalars.count:
      scalars.replaceSubrange(place...place, with: pick(["a", "b", "1", "-", "A"]).unicodeScalars)
    default: break
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
