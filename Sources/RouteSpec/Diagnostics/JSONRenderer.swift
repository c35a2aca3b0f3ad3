/// Findings as tools read them.
///
/// `{"findings":[{"code":"NAV302","level":"error","message":"…","file":"…","line":1,"column":1,"endLine":1,"endColumn":9,
/// "notes":[…],"witnesses":["/a/b"],"fixes":[{"title":"…","edits":[…],"certain":true}]}]}`, one finding a line. Every key is always
/// there. A note
/// about the whole finding has the finding's place. Lines and columns count from 1, columns in UTF-8 bytes; an end is
/// one past the last byte.
public struct JSONRenderer: Sendable {
  /// The files that the findings are about.
  public let files: [SourceFile]

  /// Makes a renderer.
  public init(files: [SourceFile]) {
    self.files = files
  }

  /// The whole document of several findings.
  ///
  /// - Parameter failures: why the run could not be finished; the key is there only if there are any.
  public static func document(_ findings: [JSONText], failures: [String] = []) -> String {
    var members = [JSONText.Member("findings", .array(findings))]
    if !failures.isEmpty { members.append(JSONText.Member("failures", JSONText(failures))) }
    return JSONText.object(members).textByLines + "\n"
  }

  /// One finding.
  public func render(_ diagnostic: Diagnostic) -> JSONText {
    let members: [JSONText.Member] =
      [
        .init("code", .string(diagnostic.code.description)),
        .init("level", .string(diagnostic.level.rawValue)),
        .init("message", .string(diagnostic.message)),
      ] + span(diagnostic.range) + [
        .init(
          "notes",
          .array(
            diagnostic.notes.map {
              .object([.init("message", .string($0.message))] + start($0.range ?? diagnostic.range))
            })),
        .init("witnesses", JSONText(diagnostic.witnesses)),
        .init(
          "fixes",
          .array(
            diagnostic.fixes.map { fix in
              [
                "title": .string(fix.title), "edits": .array(fix.edits.map(edit)), "certain": .bool(fix.isCertain),
              ]
            })),
      ]
    return .object(members)
  }

  private func edit(_ edit: Diagnostic.Fix.Edit) -> JSONText {
    .object(span(edit.range) + [.init("replacement", .string(edit.replacement))])
  }

  /// The file and the first place of a range.
  private func start(_ range: SourceRange) -> [JSONText.Member] {
    let position = position(range.file, range.start)
    return [
      .init("file", .string(files.indices.contains(range.file) ? files[range.file].path : "<spec>")),
      .init("line", .int(position.line)), .init("column", .int(position.column)),
    ]
  }

  /// The file, the first place of a range and the place after it.
  private func span(_ range: SourceRange) -> [JSONText.Member] {
    let end = position(range.file, range.end)
    return start(range) + [.init("endLine", .int(end.line)), .init("endColumn", .int(end.column))]
  }

  private func position(_ file: Int, _ offset: Int) -> SourcePosition {
    files.indices.contains(file) ? files[file].position(of: offset) : SourcePosition(line: 1, column: 1)
  }
}
