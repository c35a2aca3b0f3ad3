/// The findings of reading one file, in the order in which they are met, and at most `limit` of them: a file that is no
/// spec
/// at all should not answer with a finding a byte.
struct FindingList {
  /// So many findings are kept.
  static let limit = 1_000

  /// The index of the file.
  let file: Int
  private var findings: [Diagnostic] = []
  private var overflow: SourceRange?

  init(file: Int) { self.file = file }

  /// Whether nothing has been found.
  var isEmpty: Bool { findings.isEmpty }
  /// Whether nothing more is kept.
  var isFull: Bool { overflow != nil }
  /// The place of the newest.
  var lastRange: SourceRange? { findings.last?.range }
  /// How many have been kept.
  var count: Int { findings.count }

  /// Notes an error.
  mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    guard findings.count < Self.limit else {
      overflow = overflow ?? range
      return
    }
    findings.append(Diagnostic(code, at: range, message, notes: notes, fixes: fixes))
  }

  /// Adds the findings of a part of the file.
  mutating func append(_ part: FindingList) {
    if part.findings.isEmpty { return }
    overflow = overflow ?? part.overflow
    for finding in part.findings {
      report(finding.code, at: finding.range, finding.message, notes: finding.notes, fixes: finding.fixes)
    }
  }

  /// The findings in the order of their places.
  func sorted() -> [Diagnostic] {
    var sorted = findings.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element.range, right.element.range)
        if first.start != second.start { return first.start < second.start }
        if first.end != second.end { return first.end < second.end }
        return left.offset < right.offset
      }
      .map(\.element)
    if let overflow {
      sorted.append(
        Diagnostic(
          .tooManyFaults, at: overflow,
          "this file has more than \(Self.limit) faults, of which these are the first; mend them and run again"))
    }
    return sorted
  }
}
