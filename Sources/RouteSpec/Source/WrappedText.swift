/// Paragraphs for a terminal.
public enum WrappedText {
  /// A text broken into lines at spaces, all but the first indented. A word that is longer than a line stays whole.
  ///
  /// - Parameters:
  ///   - width: so many bytes fit on a line.
  ///   - indent: so many of them are left free at the beginning of each line but the first, which stands behind
  ///     something of that width.
  public static func wrapping(_ text: String, width: Int, indent: Int = 0) -> String {
    var result = ""
    var used = indent
    for word in text.split(separator: " ") {
      if used > indent, used + 1 + word.utf8.count > width {
        result += "\n" + String(repeating: " ", count: indent)
        used = indent
      } else if used > indent {
        result += " "
        used += 1
      }
      result += word
      used += word.utf8.count
    }
    return result
  }
}
