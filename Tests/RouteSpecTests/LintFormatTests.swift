#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The formats of `lint`, byte for byte, on a spec whose texts and file names try to be taken for something else.
  ///
  /// `UPDATE_GOLDENS=lint swift test` writes them anew, and fails that run.
  @Suite struct LintFormatTests {
    private static let folder = fixture("lint")
    static let formats = ["text", "json", "sarif", "github", "xcode"]

    /// Runs `lint` on the fixture, under file names that not every disk of a checkout could bear.
    static func output(_ format: String, _ more: [String] = ["--notes"]) throws -> String {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try FileManager.default.createDirectory(atPath: scratch.path("teil"), withIntermediateDirectories: true)
      for (name, target) in [("hostile", "straße, 100%.navspec"), ("included", "teil/weitere, 100%.navspec")] {
        try FileManager.default.copyItem(
          at: folder.appendingPathComponent("\(name).navspec"), to: scratch.folder.appendingPathComponent(target))
      }
      let run = try CommandRun.run(
        ["lint", "--format", format, "straße, 100%.navspec"] + more, in: scratch.folder)
      #expect(run.status == 1 && run.errors == "")
      // The command may see the folder of the tests by another name, as /private/tmp on macOS.
      let path = try #require(realpath(scratch.folder.path, nil).map { String(cString: $0) })
      return run.output.replacingOccurrences(of: path, with: "/folder")
    }

    @Test(arguments: formats)
    func theFormatIsAsReviewed(_ format: String) throws {
      let file = Self.folder.appendingPathComponent("hostile.\(format).txt")
      let output = try Self.output(format)
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "lint" {
        try output.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(file.lastPathComponent) is written anew")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == output, "UPDATE_GOLDENS=lint swift test takes it over")
    }

    @Test func noFormatPassesOnWhatATerminalWouldObey() throws {
      for format in Self.formats {
        for scalar in try Self.output(format).unicodeScalars {
          #expect(scalar == "\n" || !VisibleText.isHidden(scalar), "U+\(String(scalar.value, radix: 16)) in \(format)")
        }
      }
    }

    @Test(arguments: [
      ("text", "[NAV304]"), ("json", "\"code\":\"NAV304\""), ("sarif", "\"ruleId\":\"NAV304\""),
      ("github", "title=NAV304 "),
      ("xcode", "[NAV304]"),
    ])
    func notesAreShownWhenAskedForAndAlwaysInJSON(_ format: String, _ mark: String) throws {
      #expect(try Self.output(format).contains(mark))
      #expect(try Self.output(format, []).contains(mark) == (format == "json"))
    }

    // MARK: One finding a line

    /// A file name of a pull request must not repaint the log.
    @Test func noFormatPassesOnWhatAFileNameHolds() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("\u{1B}[31m\u{202E}.navspec", "route a \"/{x}\"\nroute b \"/{y}\"\n")
      for format in Self.formats {
        let run = try CommandRun.run(["lint", "--format", format, "\u{1B}[31m\u{202E}.navspec"], in: scratch.folder)
        #expect(run.status == 1)
        for scalar in run.output.unicodeScalars {
          #expect(scalar == "\n" || !VisibleText.isHidden(scalar), "U+\(String(scalar.value, radix: 16)) in \(format)")
        }
      }
    }

    @Test func everyLineForGitHubIsOneCommand() throws {
      let lines = try Self.output("github").split(separator: "\n")
      let shape = /::(error|warning|notice) file=[^:,]+,line=\d+,endLine=\d+(,col=\d+,endColumn=\d+)?,title=[^:,]+::.+/
      for line in lines { #expect(line.wholeMatch(of: shape) != nil, "\(line)") }
      #expect(lines.count == (try Self.findings()).count)
      #expect(lines.contains { $0.contains("file=straße%2C 100%25.navspec,") })
    }

    @Test func columnsGoWhereAPlaceHasSeveralLines() {
      let file = SourceFile(path: "a", bytes: Array("one\ntwo\n".utf8))
      let text = GitHubRenderer(files: [file]).render(
        Diagnostic(DiagnosticCode(112), at: SourceRange(file: 0, start: 1, end: 6), "open: 1,2 50%\r"))
      #expect(
        text
          == "::error file=a,line=1,endLine=2,title=NAV112 A bracket without its partner::open: 1,2 50%25\\r\n")
    }

    @Test func everyLineForXcodeHasAPlaceFromTheRoot() throws {
      let lines = try Self.output("xcode").split(separator: "\n")
      for line in lines { #expect(line.wholeMatch(of: /\/.+:\d+:\d+: (error|warning|note): .+/) != nil, "\(line)") }
      #expect(lines.count { $0.hasSuffix("]") } == (try Self.findings()).count)
    }

    private static func findings() throws -> [[String: Any]] {
      let json = try JSONSerialization.jsonObject(with: Data(output("json").utf8)) as? [String: Any]
      return try #require(json?["findings"] as? [[String: Any]])
    }
  }
#endif
