/// The page on the findings, docs/Findings.md, cut into its sections: what `routegen explain` and SARIF show.
///
/// `FindingsPageText.swift` holds its text; Scripts/embed-findings writes it.
public enum FindingsPage {
  /// What the page says on one finding.
  public struct Section: Sendable {
    /// The finding.
    public var code: DiagnosticCode
    /// The section without its heading, in Markdown, with links as their texts: they lead out of the page.
    public var markdown: String
    /// The paragraphs and tables in order.
    fileprivate var blocks: [Block]

    /// What it means, in one paragraph of plain text: all that stands before the first table.
    public var explanation: String {
      let texts = blocks.prefix { if case .text = $0 { true } else { false } }.map { block -> String in
        if case .text(let text) = block { text } else { "" }
      }
      return texts.joined(separator: " ")
    }

    /// The section as plain text for a terminal, its lines ended.
    ///
    /// - Parameters:
    ///   - width: where lines are broken; nil leaves paragraphs whole.
    ///   - isColored: whether headings are emphasised by escapes of a terminal.
    public func text(width: Int? = nil, isColored: Bool = false) -> String {
      func strong(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
      let count = blocks.reduce(0) { if case .table = $1 { $0 + 1 } else { $0 } }
      var text = strong("\(code): \(code.title)") + "\n"
      var tables = 0
      for block in blocks {
        text += "\n"
        switch block {
        case .text(let paragraph):
          text += (width.map { WrappedText.wrapping(paragraph, width: $0) } ?? paragraph) + "\n"
        case .table(let lines):
          // Every section shows the finding first, then the same table mended.
          if count == 2 { text += strong(tables == 0 ? "This shows it:" : "This is mended:") + "\n\n" }
          tables += 1
          for line in lines { text += line.isEmpty ? "\n" : "    \(line)\n" }
        }
      }
      return text
    }
  }

  fileprivate enum Block: Sendable {
    case text(String)
    case table([String])
  }

  /// What the page says on a finding; nil where there is no such finding.
  public static func section(of code: DiagnosticCode) -> Section? { sections[code] }

  private static let sections: [DiagnosticCode: Section] = {
    var sections: [DiagnosticCode: Section] = [:]
    let codes = Dictionary(uniqueKeysWithValues: DiagnosticCode.all.map { ($0.code.description, $0.code) })
    var current: DiagnosticCode?
    var lines: [String] = []
    func close() {
      if let current { sections[current] = section(of: current, lines) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") || line.hasPrefix("# ") {
        close()
        current = codes[String(line.drop { $0 == "#" || $0 == " " })]
      } else {
        lines.append(line)
      }
    }
    close()
    return sections
  }()

  private static func section(of code: DiagnosticCode, _ lines: [String]) -> Section {
    var blocks: [Block] = []
    var paragraph: [String] = []
    var table: [String]?
    func close() {
      // The first line is the title, which the heading says.
      if paragraph.first?.hasPrefix("**") == true { paragraph.removeFirst() }
      if !paragraph.isEmpty { blocks.append(.text(plain(paragraph.joined(separator: " ")))) }
      paragraph = []
    }
    for line in lines {
      if line.hasPrefix("```") {
        close()
        if let lines = table { blocks.append(.table(lines)) }
        table = table == nil ? [] : nil
      } else if table != nil {
        table?.append(line)
      } else if line.isEmpty {
        close()
      } else {
        if line.hasPrefix("- ") { close() }
        paragraph.append(line)
      }
    }
    close()
    let markdown = lines.map(withoutLinks).joined(separator: "\n")
    return Section(code: code, markdown: String(markdown.drop { $0 == "\n" }), blocks: blocks)
  }

  /// A paragraph without Markdown's marks. Backticks stay: they show what is to be typed.
  private static func plain(_ text: String) -> String {
    withoutLinks(text).split(separator: "**", omittingEmptySubsequences: false).joined()
  }

  /// A text with each `[text](target)` as its text.
  private static func withoutLinks(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let middle = rest.firstRange(of: "]("), let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<open] + rest[rest.index(after: open)..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
