import Foundation
import Testing

@testable import RouteSpec

/// The invariants of ARCHITECTURE.md that can be read off the sources.
@Suite struct LayeringTests {
  private struct Source {
    var folder: String
    var name: String
    var text: String

    /// Lines of code: without comments, and without what stands in a text of several lines.
    var code: [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }
  }

  private static let sources = Result { try sources(in: "../../Sources/RouteSpec") }

  private static func sources(in path: String) throws -> [Source] {
    let root = fixture(path).standardized
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.map { file in
      let folder = file.deletingLastPathComponent().path.dropFirst(root.path.count + 1)
      return Source(
        folder: String(folder), name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    }.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  @Test func theCompilerOnlyComputes() throws {
    let sources = try Self.sources.get()
    #expect(sources.count > 50)
    for source in sources where source.name != "RuntimeSource.swift" {
      for line in source.code {
        let words = line.drop { $0 == " " }
        #expect(
          !(words.hasPrefix("import ") || words.contains(" import ") && words.hasSuffix("Foundation")),
          "\(source.name): \(line)")
        #expect(!isPrinting(String(words)), "\(source.name): \(line)")
        for word in ["FileManager", "FileHandle", "ProcessInfo", "fopen(", "getenv(", "readLine(", "CommandLine."] {
          #expect(!words.contains(word), "\(source.name): \(line)")
        }
      }
    }
  }

  /// Whether a line calls the function `print`: neither a method of that name, nor a text.
  private func isPrinting(_ line: String) -> Bool {
    let code = line.replacingOccurrences(of: "\"(\\\\.|[^\"\\\\])*\"", with: "", options: .regularExpression)
    return code.range(of: "(?<![.\\w]|func )print\\(", options: .regularExpression) != nil
  }

  /// Whatever comes after the resolver works on the table: no syntax node gets past it.
  @Test func syntaxStaysInFront() throws {
    for source in try Self.sources.get() {
      guard let stage = source.folder.split(separator: "/").first else { continue }
      guard ["Checks", "Matching", "Emit", "Language", "Runtime"].contains(stage), source.name != "RuntimeSource.swift"
      else { continue }
      for line in source.code {
        #expect(line.range(of: "[A-Za-z]Syntax\\b", options: .regularExpression) == nil, "\(source.name): \(line)")
      }
    }
  }

  /// The runtime is carried along by generated code: it names nothing of the compiler.
  @Test func theRuntimeStandsAlone() throws {
    for source in try Self.sources.get() where source.folder == "Runtime" {
      for line in source.code {
        for word in ["RouteTable", "MatchTable.", "SwiftPlan", "Automaton", "import ", "Diagnostic"] {
          #expect(!line.contains(word), "\(source.name): \(line)")
        }
      }
    }
  }

  @Test func noFileIsTooLong() throws {
    let tables = ["RuntimeSource.swift", "NormalizationTable.swift", "FindingsPageText.swift", "ViewsSource.swift"]
    for path in ["../../Sources", "../../Tests/RouteSpecTests"] {
      for source in try Self.sources(in: path) where !tables.contains(source.name) {
        let count = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(count <= 401, "\(source.folder)/\(source.name) has \(count) lines")
      }
    }
  }
}
