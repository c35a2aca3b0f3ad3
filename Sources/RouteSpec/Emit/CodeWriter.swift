/// A small printer of Swift: lines with an indentation, broken where they grow too long, in the layout that
/// swift-format has.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  /// The longest line, where breaking it is up to the writer.
  static let width = 120

  /// Writes a line; an empty one without spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  /// Writes an opening line, what is inside one step further in, and a closing brace.
  mutating func block(_ opening: String, _ body: (inout CodeWriter) -> Void) {
    line(opening + " {")
    indented(body)
    line("}")
  }

  /// Writes a computed property of one expression: on one line, where it fits.
  mutating func property(_ opening: String, _ expression: String) {
    if fits([opening, " { ", expression, " }"]) { return line(opening + " { " + expression + " }") }
    block(opening) { $0.line(expression) }
  }

  /// Writes a `switch`, its cases at its own height.
  mutating func cases(of subject: String, _ body: (inout CodeWriter) -> Void) {
    line("switch " + subject + " {")
    body(&self)
    line("}")
  }

  /// Writes what is inside one step further in.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a declaration with a list in parentheses. A list that does not fit goes on a line of its own; one that does
  /// not fit there either takes a
  /// line for each element.
  mutating func list(_ opening: String, _ elements: [String], _ closing: String) {
    let joined = elements.joined(separator: ", ")
    if fits([opening, joined, closing]) || elements.isEmpty { return line(opening + joined + closing) }
    line(opening)
    indented { writer in
      if writer.fits([joined]) {
        writer.line(joined)
      } else {
        for (index, element) in elements.enumerated() {
          writer.line(index == elements.count - 1 ? element : element + ",")
        }
      }
    }
    line(closing)
  }

  /// Writes a function: its name with the opening parenthesis, its parameters, what follows them, and its body.
  mutating func function(
    _ opening: String, _ parameters: [String], _ closing: String, _ body: (inout CodeWriter) -> Void
  ) {
    list(opening, parameters, closing + " {")
    indented(body)
    line("}")
  }

  /// Writes a type's declaration with the protocols it conforms to, and its members.
  mutating func type(_ opening: String, _ protocols: [String], _ body: (inout CodeWriter) -> Void) {
    let joined = protocols.joined(separator: ", ")
    if fits([opening, ": ", joined, " {"]) {
      line(opening + ": " + joined + " {")
    } else {
      line(opening + ":")
      indented { $0.line(joined) }
      line("{")
    }
    indented(body)
    line("}")
  }

  /// Writes a `case` of several patterns, as many on a line as fit.
  mutating func patterns(_ patterns: [String]) {
    var current = "case "
    for (index, pattern) in patterns.enumerated() {
      let piece = pattern + (index == patterns.count - 1 ? ":" : ",")
      if index > 0 {
        if fits([current, " ", piece]) {
          current += " "
        } else {
          line(current)
          current = "  "
        }
      }
      current += piece
    }
    line(current)
  }

  /// Writes documentation comments. A line cannot end the comment, as the lexer lets no line end into it.
  mutating func documentation(_ lines: [String]) {
    for text in lines {
      let shown = SwiftText.comment(text)
      line(shown.isEmpty ? "///" : "/// " + shown)
    }
  }

  /// Whether the pieces stand on one line. Bytes are counted: a line that is short enough in bytes is so in characters.
  func fits(_ pieces: [String]) -> Bool {
    pieces.reduce(2 * depth) { $0 + $1.utf8.count } <= CodeWriter.width
  }
}
