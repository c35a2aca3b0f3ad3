/// Makes fixes of clauses that should go or come: only here is known where in the text these are.
struct ClauseFixes: Sendable {
  private let files: [SourceFile]
  private var texts: [Int: ClauseText] = [:]

  init(files: [SourceFile]) { self.files = files }

  /// Adds the fixes of a check's finding.
  mutating func add(_ clauses: [Finding.ClauseEdit], to finding: inout Diagnostic) {
    for clause in clauses {
      if let fix = fix(clause) { finding.fixes.append(fix) }
    }
  }

  /// A finding of reading with its fix, where it points at an element of a clause that can do nothing.
  mutating func completed(_ finding: Diagnostic) -> Diagnostic {
    guard finding.code == .notToBeSilenced || finding.code == .prefersItself,
      files.indices.contains(finding.range.file)
    else { return finding }
    var finding = finding
    let bytes = files[finding.range.file].bytes[finding.range.start..<finding.range.end]
    // A code that does not exist may be a slip for one that does.
    let isCertain =
      finding.code == .prefersItself || DiagnosticCode(named: String(decoding: bytes, as: UTF8.self)) != nil
    add(
      [Finding.ClauseEdit(title: "take it out", kind: .remove(element: finding.range), isCertain: isCertain)],
      to: &finding)
    return finding
  }

  private mutating func fix(_ clause: Finding.ClauseEdit) -> Diagnostic.Fix? {
    let file =
      switch clause.kind {
      case .remove(let range), .add(_, let range): range.file
      }
    guard files.indices.contains(file) else { return nil }
    let text = texts[file] ?? ClauseText(files[file], index: file)
    texts[file] = text
    return text.edit(clause.kind).map { Diagnostic.Fix(clause.title, [$0], isCertain: clause.isCertain) }
  }
}
