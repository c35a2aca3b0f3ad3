/// What may be declared in what could not be read: a name from there is not called unknown, since its fault has been
/// reported.
///
/// Of `rout home "/"` the parser says that `rout` is no word it knows. `fallback home` further down is then no second
/// fault.
struct Doubts: Sendable {
  /// Whether a whole file is missing, which may declare anything.
  private(set) var lacksFile = false
  /// The words of the lines on which the parser found something.
  private(set) var words: Set<String> = []

  /// Whether a bracket has no partner, so that blocks may end elsewhere than was meant.
  private(set) var hasUnsureBlocks = false
  /// For each file the lines on which the parser found something, from their first byte to their end.
  private var lines: [Int: [Range<Int>]] = [:]

  /// Whether the name may be declared in what could not be read.
  func mayDeclare(_ name: String) -> Bool { lacksFile || words.contains(name) }

  /// Whether the parser found something on a line of that range: what is not there may have been meant to be.
  func hasFinding(in range: SourceRange) -> Bool {
    lines[range.file]?.contains { $0.lowerBound < range.end && range.start < $0.upperBound } ?? false
  }

  /// Notes that a file is missing.
  mutating func addMissingFile() { lacksFile = true }

  /// Notes the words of the lines with findings.
  mutating func add(_ findings: [Diagnostic], of file: SourceFile) {
    var seen: Set<Int> = []
    for finding in findings where finding.level == .error {
      let line = file.position(of: finding.range.start).line - 1
      if finding.code == .unbalancedBracket, !isInText(finding.range.start, file, file.lineStarts[line]) {
        hasUnsureBlocks = true
      }
      guard seen.insert(line).inserted else { continue }
      let end = line + 1 < file.lineStarts.count ? file.lineStarts[line + 1] : file.bytes.count
      lines[finding.range.file, default: []].append(file.lineStarts[line]..<max(end, file.lineStarts[line]))
      addWords(file, file.lineStarts[line], end)
    }
  }

  /// Whether an offset lies in a text: a bracket of a pattern or an expression opens no block.
  private func isInText(_ offset: Int, _ file: SourceFile, _ lineStart: Int) -> Bool {
    var isInText = false
    var index = lineStart
    while index < offset {
      if isInText, file.bytes[index] == 0x5C { index += 1 } else if file.bytes[index] == 0x22 { isInText.toggle() }
      index += 1
    }
    return isInText
  }

  private mutating func addWords(_ file: SourceFile, _ start: Int, _ end: Int) {
    var start = start
    for index in start...end {
      // Names are cut at what no name holds; beyond ASCII a name goes on.
      if index < end, Doubts.isOfName(file.bytes[index]) { continue }
      if index > start { words.insert(String(decoding: file.bytes[start..<index], as: UTF8.self)) }
      start = index + 1
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
