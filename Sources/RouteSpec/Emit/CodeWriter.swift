/// A small printer of Swift: lines with an indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  /// Writes a line; an empty one without spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// Writes an opening line, what is inside one step further in, and a closing brace.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout CodeWriter) -> Void) {
    line(opening + " {")
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// Writes what is inside one step further in.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes documentation comments. A line cannot end the comment, as the lexer lets no line end into it.
  mutating func documentation(_ lines: [String]) {
    for text in lines {
      let shown = SwiftText.comment(text)
      line(shown.isEmpty ? "///" : "/// " + shown)
    }
  }
}
