/// Findings as commands of a GitHub workflow, which become annotations on the lines of a change.
///
/// ```
/// ::error file=routes.navspec,line=2,endLine=2,col=9,endColumn=28,title=NAV302 …::`a` and `b` both read /geo/map/pin
/// ```
/// The escapes are those of the runner (actions/toolkit, `command.ts`): `%`, CR and LF in a message, `:` and `,` too in
/// a property. What follows a finding is part of its message, a line each.
public struct GitHubRenderer: Sendable {
  /// The files that the findings are about, their paths relative to the root of the repository.
  public let files: [SourceFile]

  /// Makes a renderer.
  public init(files: [SourceFile]) {
    self.files = files
  }

  /// One finding, its line ended.
  public func render(_ diagnostic: Diagnostic) -> String {
    let command =
      switch diagnostic.level {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(name: String, value: String)] = []
    if files.indices.contains(diagnostic.range.file) {
      let file = files[diagnostic.range.file]
      let (start, end) = (file.position(of: diagnostic.range.start), file.position(of: diagnostic.range.end))
      properties += [("file", VisibleText.escaping(file.path)), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
      // The runner takes columns only within one line.
      if start.line == end.line { properties += [("col", "\(start.column)"), ("endColumn", "\(end.column)")] }
    }
    properties.append(("title", "\(diagnostic.code) \(diagnostic.code.title)"))
    let lines = [diagnostic.message] + diagnostic.remarks.map { place(of: $0.range) + $0.message }
    return Self.line(command, properties, lines)
  }

  /// A failure that is no finding, such as a file that cannot be read, its line ended.
  public static func render(failure: String) -> String { line("error", [("title", "routegen")], [failure]) }

  private static func line(_ command: String, _ properties: [(name: String, value: String)], _ lines: [String])
    -> String
  {
    let list = properties.map { "\($0.name)=\(escaped($0.value, isProperty: true))" }.joined(separator: ",")
    let message = lines.map(VisibleText.escaping).joined(separator: "\n")
    return "::\(command) \(list)::\(escaped(message, isProperty: false))\n"
  }

  /// `path:line:column: ` of a remark that has a place of its own.
  private func place(of range: SourceRange?) -> String {
    guard let range, files.indices.contains(range.file) else { return "" }
    let position = files[range.file].position(of: range.start)
    return "\(files[range.file].path):\(position.line):\(position.column): "
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): bytes += Array("%25".utf8)
      case 0x0D: bytes += Array("%0D".utf8)
      case 0x0A: bytes += Array("%0A".utf8)
      case UInt8(ascii: ":") where isProperty: bytes += Array("%3A".utf8)
      case UInt8(ascii: ",") where isProperty: bytes += Array("%2C".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
