extension Diagnostic {
  /// A line that follows a finding: a note, a link that shows it, a fix.
  struct Remark: Hashable, Sendable {
    /// What it says, not yet escaped.
    var message: String
    /// Its place; nil where it is about the whole finding.
    var range: SourceRange?
    /// Whether the source of the place belongs to what is shown.
    var showsSource: Bool
  }

  /// What follows the finding, in the order in which every renderer for people shows it. A link that the message or a
  /// note quotes is not said again. Fixes that are a choice are for editors: the message tells of the choice.
  var remarks: [Remark] {
    let said = ([message] + notes.map(\.message)).joined(separator: "\n")
    return notes.map { Remark(message: $0.message, range: $0.range, showsSource: $0.range != nil) }
      + witnesses.filter { !Diagnostic.quotes(said, $0) }
      .map { Remark(message: "for example \($0)", showsSource: false) }
      + fixes.filter(\.isCertain).map {
        Remark(message: "fix: \($0.title)", range: $0.edits.first?.range, showsSource: false)
      }
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
