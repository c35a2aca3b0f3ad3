import Testing

@testable import RouteSpec

@Suite struct TextRendererTests {
  /// Renders one finding on the first place where `mark` stands in a text.
  private func render(
    _ text: String, at mark: String, path: String = "a.navspec", notes: [Diagnostic.Note] = [],
    witnesses: [String] = [], fixes: [Diagnostic.Fix] = [], isColored: Bool = false
  ) -> String {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    let range = place(of: mark, in: text)
    let finding = Diagnostic(
      DiagnosticCode(302), at: range, "they meet", notes: notes, witnesses: witnesses, fixes: fixes)
    return TextRenderer(files: [file], isColored: isColored).render(finding)
  }

  private func place(of mark: String, in text: String) -> SourceRange {
    let bytes = Array(text.utf8)
    let mark = Array(mark.utf8)
    let start = (0...(bytes.count - mark.count)).first { bytes[$0...].starts(with: mark) } ?? 0
    return SourceRange(file: 0, start: start, end: start + mark.count)
  }

  @Test func aFindingShowsItsLineAndUnderlinesItsPlace() {
    #expect(
      render("route a \"/x\"\nroute b \"/x\"\n", at: "\"/x\"\n") == """
        a.navspec:1:9: error: they meet [NAV302]
         1 | route a "/x"
           |         ^~~~

        """)
  }

  @Test func notesWitnessesAndFixesAreLinesOfTheirOwn() {
    let text = "route a \"/x\"\nroute b \"/y\""
    #expect(
      render(
        text, at: "\"/y\"",
        notes: [.init("'a' is here", at: place(of: "\"/x\"", in: text)), .init("only 'a' reads /said")],
        witnesses: ["/said", "/sai"],
        fixes: [.init("write `/z`", [.init(place(of: "\"/y\"", in: text), "\"/z\"")])]) == """
          a.navspec:2:9: error: they meet [NAV302]
           2 | route b "/y"
             |         ^~~~
          a.navspec:1:9: note: 'a' is here
           1 | route a "/x"
             |         ^~~~
          a.navspec:2:9: note: only 'a' reads /said
          a.navspec:2:9: note: for example /sai
          a.navspec:2:9: note: fix: write `/z`

          """)
  }

  @Test(arguments: [
    // A tab is widened, and the caret goes with it.
    ("\troute X", "X", " 1 |     route X", "   |           ^"),
    // Two columns a character, none for the combining mark.
    ("日本 X", "X", " 1 | 日本 X", "   |      ^"),
    ("e\u{301} X", "X", " 1 | e\u{301} X", "   |   ^"),
    ("🥾🥾 X", "🥾 X", " 1 | 🥾🥾 X", "   |   ^~~~"),
    // What would repaint the terminal or reorder the line is shown as an escape.
    ("a\u{1B}[2J X", "X", " 1 | a\\u{1B}[2J X", "   |            ^"),
    ("\u{202E}ab X", "X", " 1 | \\u{202E}ab X", "   |            ^"),
    // A byte order mark is no column.
    ("\u{FEFF}ab X", "X", " 1 | ab X", "   |    ^"),
    // A range over several lines is underlined to the end of the first.
    ("ab\r\ncd", "b\r\nc", " 1 | ab", "   |  ^"),
  ])
  func theCaretStandsUnderThePlace(_ text: String, _ mark: String, _ line: String, _ caret: String) {
    let lines = render(text, at: mark).split(separator: "\n").map(String.init)
    #expect(lines.dropFirst() == [line, caret])
  }

  @Test func bytesThatAreNoTextAreShownAsNumbers() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62])
    let finding = Diagnostic(DiagnosticCode(101), at: SourceRange(file: 0, start: 4, end: 5), "no UTF-8")
    #expect(TextRenderer(files: [file]).render(finding).hasSuffix(" 1 | a\\xFF\\xE2\\x82b\n   |              ^\n"))
  }

  @Test func anEmptyRangeAtTheEndHasACaret() {
    let file = SourceFile(path: "a", bytes: Array("app X {".utf8))
    let finding = Diagnostic(DiagnosticCode(112), at: SourceRange(file: 0, start: 7, end: 7), "no end")
    #expect(
      TextRenderer(files: [file]).render(finding) == "a:1:8: error: no end [NAV112]\n 1 | app X {\n   |        ^\n")
  }

  @Test func aLongLineIsCutAroundThePlace() {
    let long = String(repeating: "x", count: 10_000) + "HERE" + String(repeating: "y", count: 10_000)
    let lines = render(long, at: "HERE").split(separator: "\n").map(String.init)
    #expect(lines[1].utf8.count < 200)
    #expect(lines[1].contains("xHEREy"))
    #expect(lines[2].utf8.count == " 1 | ".utf8.count + 1 + 60 + 4)
    #expect(lines[1].hasPrefix(" 1 | …x") && lines[1].hasSuffix("y…"))
  }

  @Test func nothingOfAPathOrMessageReachesTheTerminal() {
    let file = SourceFile(path: "a\u{1B}]0;b\n", bytes: [])
    let finding = Diagnostic(
      DiagnosticCode(204), at: SourceRange(file: 0, start: 0, end: 0), "no '\u{7}'", witnesses: ["/\u{9B}2J"])
    let text = TextRenderer(files: [file]).render(finding)
    #expect(text.hasPrefix("a\\u{1B}]0;b\\n:1:1: error: no '\\u{7}' [NAV204]\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) })
  }

  @Test func colourAddsNothingButColour() {
    let colored = render("route a \"/x\"", at: "a", witnesses: ["/x"], isColored: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    var plain = ""
    var isInside = false
    for scalar in colored.unicodeScalars {
      if scalar == "\u{1B}" { isInside = true }
      if !isInside { plain.unicodeScalars.append(scalar) }
      if scalar == "m" { isInside = false }
    }
    #expect(plain == render("route a \"/x\"", at: "a", witnesses: ["/x"]))
  }

  @Test func aPlaceOutsideTheFilesIsNoCrash() {
    let finding = Diagnostic(DiagnosticCode(204), at: SourceRange(file: 3, start: 5, end: 9), "lost")
    #expect(TextRenderer(files: []).render(finding) == "<spec>:1:1: error: lost [NAV204]\n")
    let file = SourceFile(path: "a", bytes: [])
    let past = Diagnostic(DiagnosticCode(204), at: SourceRange(file: 0, start: 50, end: 90), "lost")
    #expect(TextRenderer(files: [file]).render(past).hasPrefix("a:1:1: error: lost [NAV204]\n"))
  }
}
