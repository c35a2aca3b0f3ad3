/// The text of a pattern in two: `/search?q={query: String?}#top` is `/search` and `?q={query: String?}#top`.
enum PatternText {
  /// Cuts at the first `?` or `#` outside braces; a default in quotes may hold a brace.
  static func split(_ text: String) -> (path: String, rest: String) {
    let bytes = Array(text.utf8)
    var depth = 0
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\"") where depth > 0: isQuoted.toggle()
      case UInt8(ascii: "{") where !isQuoted: depth += 1
      case UInt8(ascii: "}") where !isQuoted: depth -= 1
      case UInt8(ascii: "?") where depth == 0, UInt8(ascii: "#") where depth == 0:
        return (String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[index...], as: UTF8.self))
      default: break
      }
      index += 1
    }
    return (text, "")
  }
}
