/// Findings as people and editors read them, in the form of the Swift compiler.
///
/// ```
/// routes.navspec:2:9: error: 'b' and 'a' both read a link, and neither is more specific [NAV302]
///  2 | route b "/geo/{r: String}/pin"
///    |         ^~~~~~~~~~~~~~~~~~~~~~
/// routes.navspec:1:9: note: 'a' is declared here
///  1 | route a "/geo/map/{id: String}"
///    |         ^~~~~~~~~~~~~~~~~~~~~~~
/// routes.navspec:2:9: note: for example /geo/map/pin
/// ```
/// Every line that is no source line begins with a place, so that a build log or an editor can jump to each of them.
/// Lines and columns count
/// from 1, columns in UTF-8 bytes.
public struct TextRenderer: Sendable {
  /// The files that the findings are about.
  public let files: [SourceFile]
  /// Whether the text is coloured for a terminal.
  public let isColored: Bool

  /// Makes a renderer.
  public init(files: [SourceFile], isColored: Bool = false) {
    self.files = files
    self.isColored = isColored
  }

  /// One finding with its notes, witnesses and fixes, each line ended.
  public func render(_ diagnostic: Diagnostic) -> String {
    var text = heading(
      diagnostic.range, diagnostic.level, VisibleText.escaping(diagnostic.message) + " [\(diagnostic.code)]")
    text += excerpt(diagnostic.range)
    for note in diagnostic.notes {
      text += heading(note.range ?? diagnostic.range, .note, VisibleText.escaping(note.message))
      if let range = note.range { text += excerpt(range) }
    }
    // What the message or a note already quotes is not said again.
    let said = ([diagnostic.message] + diagnostic.notes.map(\.message)).joined(separator: "\n")
    for witness in diagnostic.witnesses where !TextRenderer.quotes(said, witness) {
      text += heading(diagnostic.range, .note, "for example " + VisibleText.escaping(witness))
    }
    for fix in diagnostic.fixes {
      text += heading(fix.edits.first?.range ?? diagnostic.range, .note, "fix: " + VisibleText.escaping(fix.title))
    }
    return text
  }

  private func heading(_ range: SourceRange, _ level: Diagnostic.Level, _ message: String) -> String {
    let color =
      switch level {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    let label = paint("\(level.rawValue):", "1;" + color)
    return paint(place(of: range) + ":", "1") + " \(label) " + (level == .note ? message : paint(message, "1")) + "\n"
  }

  /// `path:line:column`.
  private func place(of range: SourceRange) -> String {
    guard files.indices.contains(range.file) else { return "<spec>:1:1" }
    let position = files[range.file].position(of: range.start)
    return "\(VisibleText.escaping(files[range.file].path)):\(position.line):\(position.column)"
  }

  private func excerpt(_ range: SourceRange) -> String {
    guard files.indices.contains(range.file) else { return "" }
    let excerpt = SourceExcerpt(of: range, in: files[range.file])
    let number = String(excerpt.number)
    let width = max(number.utf8.count, 2)
    let margin = String(repeating: " ", count: width)
    return String(repeating: " ", count: width - number.utf8.count) + "\(number) | \(excerpt.line)\n"
      + "\(margin) | \(paint(excerpt.mark, "1;32"))\n"
  }

  private func paint(_ text: String, _ style: String) -> String {
    isColored ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }

  /// Whether a text holds a link as a whole word: `/a` is not quoted by `/a/b`.
  private static func quotes(_ text: String, _ link: String) -> Bool {
    let text = Array(text.utf8)
    let link = Array(link.utf8)
    guard !link.isEmpty, link.count <= text.count else { return false }
    let ends = Array(" '\"`,;()\n".utf8)
    for start in 0...(text.count - link.count) where text[start] == link[0] {
      let end = start + link.count
      guard text[start..<end].elementsEqual(link) else { continue }
      if start == 0 || ends.contains(text[start - 1]), end == text.count || ends.contains(text[end]) { return true }
    }
    return false
  }
}
