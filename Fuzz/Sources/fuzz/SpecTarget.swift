import Foundation

@testable import RouteSpec

/// Any bytes as a spec and what it includes: a line `%%` ends a file, and the second is called `1.navspec`.
///
/// Nothing traps; places are inside the files; a second run gives the same bytes; what is broken has a finding; what
/// has no error is generated, and the Swift of it is well-formed as far as brackets, texts and comments go.
enum SpecTarget {
  static func run(_ bytes: [UInt8]) {
    let files = split(bytes)
    let compilation = compile(files)
    check(compilation)
    let texts = self.texts(compilation)
    let again = compile(files)
    hold(compilation.diagnostics == again.diagnostics, "the findings of two runs differ")
    hold(texts == self.texts(again), "the output of two runs differs")
    for text in texts where text.isSwift {
      if let fault = SwiftOutline.fault(in: text.text) { fail("\(fault)\n\(text.text)") }
    }
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var files: [[UInt8]] = [[]]
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.elementsEqual([0x25, 0x25]) { files.append([]) } else { files[files.count - 1] += line + [0x0A] }
    }
    // A file may end without a line's end.
    files[files.count - 1].removeLast(files[files.count - 1].isEmpty ? 0 : 1)
    return files
  }

  private static func compile(_ files: [[UInt8]]) -> Compilation {
    Compiler.compile(path: "main.navspec") { path in
      if path == "main.navspec" { return .bytes(files[0]) }
      guard path.hasSuffix(".navspec"), let index = Int(path.dropLast(8)), files.indices.contains(index) else {
        return .failure("no such file")
      }
      return .bytes(files[index])
    }
  }

  private static func check(_ compilation: Compilation) {
    for finding in compilation.diagnostics {
      let ranges = [finding.range] + finding.notes.compactMap(\.range) + finding.fixes.flatMap { $0.edits.map(\.range) }
      for range in ranges {
        hold(compilation.files.indices.contains(range.file), "\(finding) names no file")
        let count = compilation.files[range.file].bytes.count
        hold(0 <= range.start && range.start <= range.end && range.end <= count, "\(finding) is not inside of its file")
      }
      hold(!finding.message.isEmpty, "\(finding) says nothing")
    }
    for file in compilation.files where String(validating: file.bytes, as: UTF8.self) == nil {
      hold(compilation.hasErrors, "a file that is no UTF-8 has no finding")
    }
    for (index, file) in compilation.files.enumerated() {
      let (syntax, findings) = Parser.parse(file, index: index)
      let isBroken = syntax.declarations.contains { declaration in
        guard case .route(let route) = declaration else { return false }
        if case .pattern(let pattern) = route.shape, pattern.isBroken { return true }
        return route.isBroken || route.name.isMissing || route.aliases.contains(where: \.isBroken)
      }
      hold(!isBroken || !findings.isEmpty, "what is broken has no finding")
    }
    let renderer = TextRenderer(files: compilation.files)
    for finding in compilation.diagnostics {
      for scalar in renderer.render(finding).unicodeScalars where scalar != "\n" {
        hold(!VisibleText.isHidden(scalar), "a finding shows U+\(String(scalar.value, radix: 16)): \(finding)")
      }
    }
    let json = JSONRenderer(files: compilation.files)
    let document = JSONRenderer.document(compilation.diagnostics.map(json.render))
    hold((try? JSONSerialization.jsonObject(with: Data(document.utf8))) != nil, "no JSON: \(document)")
  }

  private struct Text: Equatable {
    var text: String
    var isSwift: Bool
  }

  /// What is written of a table: the reports always, Swift where there is no error.
  private static func texts(_ compilation: Compilation) -> [Text] {
    let report = MatchReport(compilation.table)
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    var texts = ["/", "/a", "/a/1", "/a/b?q=1#f", "s:a/b", "https://a.example/a"].map { link in
      Text(text: report.json(link, matcher.read(link)).text, isSwift: false)
    }
    for text in texts {
      hold((try? JSONSerialization.jsonObject(with: Data(text.text.utf8))) != nil, "no JSON: \(text.text)")
    }
    if !compilation.hasErrors {
      texts += compilation.generatedFiles().map { file in
        // The support file holds no text of the spec, and interpolates on its own.
        Text(text: file.text, isSwift: !file.name.hasSuffix("+Support.swift"))
      }
    }
    return texts
  }
}
