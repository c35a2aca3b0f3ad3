import Foundation

@testable import RouteSpec

/// Compiles texts as files of one table; `main` is the spec.
func compile(_ main: String, _ files: [String: String] = [:]) -> Compilation {
  Compiler.compile(path: "main.navspec") { path in
    if path == "main.navspec" { return .bytes(Array(main.utf8)) }
    return files[path].map { .bytes(Array($0.utf8)) } ?? .failure("no such file")
  }
}

/// The findings as `line:column: CODE message`, notes indented below; a file other than the first by name.
func findings(_ compilation: Compilation, notes: Bool = false) -> [String] {
  func place(_ range: SourceRange) -> String {
    let file = compilation.files[range.file]
    let position = file.position(of: range.start)
    return (range.file == 0 ? "" : file.path + ":") + "\(position.line):\(position.column)"
  }
  return compilation.diagnostics.flatMap { finding in
    ["\(place(finding.range)): \(finding.code) \(finding.message)"]
      + (notes ? finding.notes.map { note in "  " + (note.range.map { place($0) + ": " } ?? "") + note.message } : [])
  }
}

/// The text after the fixes of all findings.
func mended(_ text: String) -> String {
  var bytes = Array(text.utf8)
  let edits = compile(text).diagnostics.flatMap { $0.fixes.first?.edits ?? [] }
  for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension RouteTable {
  /// The route with this name.
  func route(_ name: String) -> Route? { routes.first { $0.name == name } }
}

/// A file of Tests/Fixtures.
func fixture(_ name: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").appendingPathComponent(name)
}
