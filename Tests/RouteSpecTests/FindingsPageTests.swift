import Foundation
import Testing

@testable import RouteSpec

/// Holds docs/Findings.md to the compiler: each code has a section, its first table shows the finding and nothing else, its second is mended.
@Suite struct FindingsPageTests {
  /// What cannot be shown in a few lines of text.
  private static let withoutExample = [101, 115, 117, 221, 222].map(DiagnosticCode.init)

  private struct Section {
    var title: String
    var tables: [String]
  }

  /// The tables of each section by its heading, written out.
  static func tables() throws -> [String: [String]] {
    try FindingsPageTests().sections().mapValues { section in
      section.tables.map { String(decoding: bytes(of: $0), as: UTF8.self) }
    }
  }

  private func sections() throws -> [String: Section] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/Findings.md").standardized
    var sections: [String: Section] = [:]
    for text in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ").dropFirst() {
      let code = String(text.prefix { $0 != "\n" })
      let bold = text.components(separatedBy: "**")
      let fences = text.components(separatedBy: "```")
      let tables = stride(from: 1, to: fences.count, by: 2).map { String(fences[$0].dropFirst("navspec\n".count)) }
      #expect(sections[code] == nil, "\(code) stands twice")
      sections[code] = Section(title: bold.count > 1 ? bold[1] : "", tables: tables)
    }
    return sections
  }

  /// `Scripts/embed-findings` has been run after the last change of the page.
  @Test func theEmbeddedTextIsThePage() throws {
    let page = try String(contentsOf: fixture("../../docs/Findings.md").standardized, encoding: .utf8)
    #expect(page == FindingsPage.text + "\n", "run Scripts/embed-findings")
  }

  @Test func aSectionIsShownAsPlainText() throws {
    for (code, _) in DiagnosticCode.all {
      let section = try #require(FindingsPage.section(of: code), "\(code)")
      let text = section.text(width: 80)
      #expect(text.hasPrefix("\(code): \(code.title)\n\n") && text.hasSuffix("\n"))
      #expect(!section.explanation.isEmpty, "\(code)")
      #expect(!text.contains("```") && !text.contains("**") && !text.contains("]("), "\(code)")
      for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
        #expect(line.utf8.count <= 80, "\(line)")
      }
      #expect(
        try sections()[code.description]?.tables.allSatisfy {
          $0.split(separator: "\n").allSatisfy { text.contains("    \($0)\n") }
        } == true)
    }
  }

  @Test func eachCodeHasASection() throws {
    let sections = try sections()
    #expect(Set(sections.keys) == Set(DiagnosticCode.all.map(\.code.description)))
    for (code, title) in DiagnosticCode.all {
      #expect(sections[code.description]?.title == title.prefix(1).uppercased() + title.dropFirst() + ".", "\(code)")
      #expect(sections[code.description]?.tables.count == 2, "\(code)")
    }
  }

  @Test(arguments: DiagnosticCode.all.map(\.code))
  func theFirstTableShowsItAndTheSecondIsMended(_ code: DiagnosticCode) throws {
    let tables = try #require(try sections()[code.description]?.tables)
    try #require(tables.count == 2)
    // Beside it there may be notes on values without a link; they are no faults.
    let shown = findings(in: tables[0]).filter { $0.level != .note || $0.code == code }
    // Where there are too many faults there are the faults.
    if code == .tooManyFaults {
      #expect(shown.last?.code == code)
    } else {
      #expect(Set(shown.map(\.code)) == [code], "\(shown.map(\.message))")
    }
    let left = findings(in: tables[1]).filter { $0.level != .note }
    #expect(left.isEmpty, "\(left.map { "\($0.code) \($0.message)" })")
  }

  /// A table of the page as a file: what the page abbreviates written out.
  static func bytes(of table: String) -> [UInt8] {
    var result = ""
    var rest = table[...]
    while let open = rest.firstIndex(of: "⟨"), let close = rest[open...].firstRange(of: "⟩×") {
      let digits = rest[close.upperBound...].prefix { $0.isNumber }
      let part = String(rest[rest.index(after: open)..<close.lowerBound])
      result += rest[..<open]
      for number in 1...(Int(digits) ?? 1) { result += part.replacingOccurrences(of: "#", with: "\(number)") }
      rest = rest[digits.endIndex...]
    }
    result += rest
    var bytes: [UInt8] = []
    let pieces = result.components(separatedBy: "\\x")
    for (index, piece) in pieces.enumerated() {
      if index > 0, let byte = UInt8(piece.prefix(2), radix: 16) { bytes.append(byte) }
      bytes += Array(piece.dropFirst(index > 0 ? 2 : 0).utf8)
    }
    return bytes
  }

  private func findings(in table: String) -> [Diagnostic] {
    Compiler.compile(path: "example.navspec") { path in
      path == "example.navspec" ? .bytes(Self.bytes(of: table)) : .failure("no such file")
    }.diagnostics
  }
}
