import Foundation

/// The examples of a page of docs, as they stand there.
///
/// ````
/// ```swift                          declarations of one file; all files of a page are one module
/// <!-- example: statements -->      before it: the block stands in a function
/// <!-- example: NAME -->            before it: the block is a file of the module NAME, which later blocks may import
/// <!-- example: manifest -->        before it: the block is a Package.swift
/// ```navspec                        a table; one with an app is what the page's Swift is about, else the flagship is
/// ````
///
/// Blocks of other languages are no examples.
struct DocumentationPage {
  struct Example {
    /// The line of its first line, from 1.
    let line: Int
    let language: String
    /// What stands in the comment before it.
    let marker: String?
    let text: String
  }

  let name: String
  let examples: [Example]

  init(_ name: String) throws {
    self.name = name
    let page = try String(contentsOf: fixture("../../docs/\(name)").standardized, encoding: .utf8)
    var examples: [Example] = []
    var open: (line: Int, language: String, marker: String?)?
    var text: [Substring] = []
    var marker: String?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line != "```" {
          text.append(line)
          continue
        }
        let (language, marker) = (block.language, block.marker)
        if language == "swift" || language == "navspec" {
          let whole = text.joined(separator: "\n") + "\n"
          examples.append(Example(line: block.line, language: language, marker: marker, text: whole))
        }
        open = nil
      } else if line.hasPrefix("```") {
        open = (index + 2, String(line.dropFirst(3)), marker)
        (text, marker) = ([], nil)
      } else if line.hasPrefix("<!-- example: "), line.hasSuffix(" -->") {
        marker = String(line.dropFirst(14).dropLast(4))
      } else if !line.isEmpty {
        marker = nil
      }
    }
    self.examples = examples
  }

  /// The tables.
  var tables: [Example] { examples.filter { $0.language == "navspec" } }

  /// The Swift with this marker.
  func swift(_ marker: String?) -> [Example] {
    examples.filter { $0.language == "swift" && $0.marker == marker }
  }

  /// The names of the page's own modules, in the order in which they come.
  var modules: [String] {
    examples.compactMap(\.marker).filter { $0 != "statements" && $0 != "manifest" }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// A block as a source file: what it uses imported, and the compiler's findings in the page's own lines.
  func source(_ example: Example, importing modules: [String]) -> String {
    let imports = (["Combine", "Foundation", "SwiftUI"] + modules).map { "import \($0)\n" }.joined()
    let place = "#sourceLocation(file: \"docs/\(name)\", line: \(example.line))\n"
    if example.marker != "statements" { return imports + place + example.text }
    return imports + "@MainActor func line\(example.line)() throws {\n" + place + example.text + "}\n"
  }
}
