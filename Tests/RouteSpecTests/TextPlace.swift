import Foundation

@testable import RouteSpec

/// A place of a spec that takes a text: a piece of a spec with the text in it, and the Swift expression that gives it back.
///
/// A further generated file gets its rows here: an expression for a place that has had none.
struct TextPlace: Sendable {
  let kind: String
  /// A piece of a spec; the text as it stands between quotes, and the piece's number.
  let spec: @Sendable (_ text: TextSpelling, _ number: Int) -> String
  /// The expression of a `String?` in a module with the generated code; nil where generated code does not hold the text yet.
  var swift: (@Sendable (_ number: Int) -> String)?

  static let all = [
    TextPlace(kind: "title") { text, i in
      "route title\(i) \"/title\(i)\" title \"\(text.quoted)\""
    } swift: { i in
      "TextsRoute.title\(i).title"
    },
    TextPlace(kind: "enum case") { text, i in
      "enum Text\(i) { one = \"\(text.quoted)\", other\(i) }\nroute case\(i) \"/case\(i)?v={v: Text\(i)}\""
    } swift: { i in
      "TextsRoute.case\(i)(v: .one).path.flatMap { TextsRoute(link: $0) } == .case\(i)(v: .one) ? TextsRoute.Text\(i).one.rawValue : nil"
    },
    TextPlace(kind: "default in a query") { text, i in
      "route query\(i) \"/query\(i)?v={v: String = \\\"\(text.quotedTwice)\\\"}\""
    } swift: { i in
      "if case .query\(i)(let v)? = TextsRoute(link: \"/query\(i)\") { v } else { nil }"
    },
    TextPlace(kind: "default without a link") { text, i in
      "route screen\(i)(v: String = \"\(text.quoted)\")"
    } swift: { i in
      "if case .screen\(i)(let v) = TextsRoute.screen\(i)() { v } else { nil }"
    },
    TextPlace(kind: "literal in a path") { text, i in
      "route path\(i) \"/path\(i)/\(text.percentEncoded)\""
    } swift: { i in
      "TextsRoute(link: TextsRoute.path\(i).path ?? \"\") == .path\(i) ? read(TextsRoute.path\(i).path, \"/path\(i)/\") : nil"
    },
    TextPlace(kind: "query key") { text, i in
      "route key\(i) \"/key\(i)?\(text.percentEncoded)={v: Int}\""
    } swift: { i in
      "TextsRoute(link: TextsRoute.key\(i)(v: 5).path ?? \"\") == .key\(i)(v: 5) ? read(TextsRoute.key\(i)(v: 5).path, \"/key\(i)?\", \"=5\") : nil"
    },
    TextPlace(kind: "query literal") { text, i in
      "route literal\(i) \"/literal\(i)?k=\(text.percentEncoded)\""
    } swift: { i in
      "TextsRoute(link: TextsRoute.literal\(i).path ?? \"\") == .literal\(i) ? read(TextsRoute.literal\(i).path, \"/literal\(i)?k=\") : nil"
    },
    TextPlace(kind: "deprecation") { text, i in
      "route old\(i) \"/old\(i)\" deprecated \"\(text.quoted)\""
    },
    TextPlace(kind: "former name") { text, i in
      "route now\(i) \"/now\(i)\" {\n  formerly \"\(text.quoted)\"\n}"
    },
    TextPlace(kind: "alert") { text, i in
      "alert alert\(i) \"\(text.quoted)\" {\n  message \"m\"\n  button ok \"OK\"\n}"
    },
    TextPlace(kind: "message") { text, i in
      "dialog dialog\(i) \"t\" {\n  message verbatim \"\(text.quoted)\"\n  button ok \"OK\"\n}"
    },
    TextPlace(kind: "button") { text, i in
      "alert asking\(i) \"t\" {\n  button ok \"\(text.quoted)\"\n}"
    },
    TextPlace(kind: "tab") { text, i in
      "tab tab\(i) \"\(text.quoted)\" icon system \"star\" {\n  root root\(i)\n  route root\(i) \"/root\(i)\"\n}"
    },
    TextPlace(kind: "icon and badge") { text, i in
      "tab tab\(i) \"t\" icon system \"\(text.quoted)\" selectedIcon asset \"\(text.quoted)\" badge \"\(text.quoted)\" {\n  root root\(i)\n  route root\(i) \"/root\(i)\"\n}"
    },
    TextPlace(kind: "address") { text, i in
      "tab tab\(i) \"t\" icon system \"star\" at \"/at\(i)/\(text.percentEncoded)\" {\n  root root\(i)\n  route root\(i) \"/root\(i)\"\n}"
    },
    TextPlace(kind: "expression") { text, i in
      "type Type\(i) = String matching \"\(text.quoted)\"\nroute type\(i) \"/type\(i)?v={v: Type\(i)}\""
    },
    TextPlace(kind: "host") { text, i in
      "group host \"\(text.quoted)\" {\n  route host\(i) \"/\"\n}"
    },
    TextPlace(kind: "scheme") { text, i in
      "group scheme \"\(text.quoted)\" {\n  route scheme\(i) \"/\"\n}"
    },
    TextPlace(kind: "include") { text, _ in
      "include \"\(text.quoted)\""
    },
    TextPlace(kind: "pattern as it is") { text, i in
      "route raw\(i) \"/raw\(i)/\(text.quoted)\""
    },
    TextPlace(kind: "documentation") { text, i in
      "/// \(text.text)\nroute documented\(i) \"/documented\(i)\""
    },
    TextPlace(kind: "comment") { text, i in
      "// \(text.text)\nroute commented\(i) \"/commented\(i)\""
    },
    TextPlace(kind: "as it is") { text, i in
      "\(text.text)\nroute stray\(i) \"/stray\(i)\""
    },
  ]
}

/// A text as a spec has it in different places.
struct TextSpelling: Sendable {
  let text: String

  /// Between quotes, each character by its number, so that none means anything to the parser.
  var quoted: String { text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() }
  /// Between quotes that stand in a text.
  var quotedTwice: String { text.unicodeScalars.map { "\\\\u{\(String($0.value, radix: 16))}" }.joined() }
  /// In a pattern.
  var percentEncoded: String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Texts chosen to hurt.
  static let hostile = [
    "plain", "\"", "\\", "\\(x)", "\\(fatalError())", "\"#", "\"##", "\"\"\"", "#\"", "*/", "/*", "//", "\\n",
    "\\u{41}", "'", "`", "$0", "%41", "%", "%s %@",
    "{", "}", "{x}", "{name...}", "[", "]", "<b>&amp;</b>", "a\nb", "\nfatalError()\n", "a\rb", "a\r\nb",
    "\u{2028}fatalError()", "\u{2029}x", "\u{85}x", "\u{B}x",
    "\u{C}x", "\0", "a\0b", "\u{1}", "\u{7}", "\u{8}", "\t", "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}", "\u{7F}",
    "\u{9B}31m", "\u{9D}x", "\u{202E}abc", "\u{2066}a\u{2069}",
    "\u{200B}", "a\u{200D}b", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{301}", "e\u{301}", "é", "\u{FFFE}", "\u{FFFF}",
    String(Unicode.Scalar(0xFDD0 as UInt32) ?? "?"), "\u{10FFFF}", "\u{E000}", "\u{FFFD}", "👩‍👩‍👧🏽",
    "🏴\u{E0067}\u{E0062}\u{E007F}", "مرحبا", " ", "  a  ", ".", "..", "/", "a/b", "?", "#", "&", "=", "+", ";", ":",
    "a:b", "@", "~", "|", "^", "\u{A0}", "\u{3000}",
    "#if os(Linux)", "#sourceLocation(file: \"x\", line: 1)", "@available(*, unavailable)", "</script>", "]]>",
    String(repeating: "long \"text\" ", count: 800),
  ].map(TextSpelling.init)
}
