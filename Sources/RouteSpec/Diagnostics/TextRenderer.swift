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
  /// Whether the lines of the source are shown. Without them every finding and note is one line, as Xcode reads them
  /// in the log of a build.
  public let showsSource: Bool

  /// Makes a renderer.
  public init(files: [SourceFile], isColored: Bool = false, showsSource: Bool = true) {
    self.files = files
    self.isColored = isColored
    self.showsSource = showsSource
  }

  /// One finding with its notes, witnesses and fixes, each line ended.
  public func render(_ diagnostic: Diagnostic) -> String {
    var text = heading(
      diagnostic.range, diagnostic.level, VisibleText.escaping(diagnostic.message) + " [\(diagnostic.code)]")
    text += excerpt(diagnostic.range)
    for remark in diagnostic.remarks {
      text += heading(remark.range ?? diagnostic.range, .note, VisibleText.escaping(remark.message))
      if remark.showsSource, let range = remark.range { text += excerpt(range) }
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
    guard showsSource, files.indices.contains(range.file) else { return "" }
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
}
