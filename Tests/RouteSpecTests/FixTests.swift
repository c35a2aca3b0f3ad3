import Foundation
import Testing

@testable import RouteSpec

/// Fixes of findings, and what makes them.
@Suite struct FixTests {
  /// Compiles a spec that includes nothing.
  private static func compile(_ text: String) -> Compilation {
    Compiler.compile(path: "a.navspec") { path in
      path == "a.navspec" ? .bytes(Array(text.utf8)) : .failure("no such file")
    }
  }

  private static func mend(_ files: [String: String], _ specs: [String] = ["a.navspec"]) -> (
    mending: Mending, files: [String: String]
  ) {
    let mending = Mending.mend(specs, identity: SpecPath.normalized) { path in
      files[SpecPath.normalized(path)].map { .bytes(Array($0.utf8)) } ?? .failure("no such file")
    }
    var result = files
    for change in mending.changes {
      result[SpecPath.normalized(change.path)] = String(decoding: change.new, as: UTF8.self)
    }
    return (mending, result)
  }

  private static func mended(_ text: String) -> String? { mend(["a.navspec": text]).files["a.navspec"] }

  /// Of each finding that an example of the page shows: every certain fix takes its finding away, and leaves all
  /// others that there were but those that the same text caused.
  @Test func everyCertainFixOfThePageMendsItsFinding() throws {
    var count = 0
    for (name, tables) in try FindingsPageTests.tables() {
      guard let table = tables.first else { continue }
      let before = Self.compile(table)
      // Of a thousand faults alike one is not missed.
      for finding in before.diagnostics.prefix(16) where name != "NAV117" {
        for fix in finding.fixes where fix.isCertain {
          count += 1
          let (_, text) = Self.applying(fix, to: table)
          let after = Self.compile(text)
          #expect(
            !after.diagnostics.contains { $0.code == finding.code && $0.message == finding.message },
            "\(name): \(fix.title)\n\(text)")
          // Of several faults of a kind in one text, the next may show only now.
          let known = Set(before.diagnostics.map(\.message))
          let new = after.diagnostics.filter {
            $0.level == .error && $0.code != finding.code && !known.contains($0.message)
          }
          #expect(new.isEmpty, "\(name): \(fix.title)\n\(text)")
        }
      }
      // The whole of it does the same, and is done when it is done.
      let (mending, files) = Self.mend(["a.navspec": table])
      let text = files["a.navspec"] ?? ""
      #expect(mending.left.isEmpty, "\(name): \(mending.left)")
      #expect(
        mending.made.isEmpty == before.diagnostics.allSatisfy { !$0.fixes.contains(where: \.isCertain) }, "\(name)")
      #expect(Self.mend(["a.navspec": text]).mending.changes.isEmpty, "\(name)\n\(text)")
    }
    #expect(count >= 20, "only \(count) certain fixes in the examples")
  }

  /// What is offered mends, too.
  @Test func everyPossibleFixOfThePageMendsItsFinding() throws {
    var count = 0
    for (name, tables) in try FindingsPageTests.tables() {
      guard let table = tables.first else { continue }
      for finding in Self.compile(table).diagnostics {
        for fix in finding.fixes where !fix.isCertain {
          count += 1
          let (_, text) = Self.applying(fix, to: table)
          #expect(
            !Self.compile(text).diagnostics.contains { $0.code == finding.code }, "\(name): \(fix.title)\n\(text)")
        }
      }
    }
    #expect(count > 0)
  }

  private static func applying(_ fix: Diagnostic.Fix, to text: String) -> (Bool, String) {
    var bytes = Array(text.utf8)
    for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return (true, String(decoding: bytes, as: UTF8.self))
  }

  // MARK: Clauses

  @Test(arguments: [
    // The only thing in its block.
    ("route a \"/a\" { allow NAV304 }", "route a \"/a\""),
    ("route a \"/a\" {\n  allow NAV304\n}\nroute b \"/b\"", "route a \"/a\"\nroute b \"/b\""),
    // A line of its own.
    (
      "route a \"/a\" {\n  alias \"/c\"\n  allow NAV304\n  title \"A\"\n}",
      "route a \"/a\" {\n  alias \"/c\"\n  title \"A\"\n}"
    ),
    ("route a \"/a\" {\r\n\talias \"/c\"\r\n\tallow NAV304\r\n}\r\n", "route a \"/a\" {\r\n\talias \"/c\"\r\n}\r\n"),
    // One of a list, whichever.
    (
      "route a \"/{x}\" { allow NAV304, NAV306 }\nroute b \"/b\"",
      "route a \"/{x}\" { allow NAV304 }\nroute b \"/b\""
    ),
    (
      "route a \"/{x}\" { allow NAV306, NAV304 }\nroute b \"/b\"",
      "route a \"/{x}\" { allow NAV304 }\nroute b \"/b\""
    ),
    (
      "route a \"/{x}\" { allow NAV306,\n NAV305,\n  NAV304 }\nroute b \"/b\"",
      "route a \"/{x}\" { allow NAV304 }\nroute b \"/b\""
    ),
    // Comments stay.
    ("route a \"/a\" {\n  allow NAV304  // why\n}", "route a \"/a\" {\n  // why\n}"),
    ("route a \"/a\" { // why\n  allow NAV304\n}", "route a \"/a\" { // why\n}"),
    (
      "route a \"/{x}\" { allow NAV306, // one\n NAV304 // two\n}\nroute b \"/b\"",
      "route a \"/{x}\" { allow NAV306, // one\n NAV304 // two\n}\nroute b \"/b\""
    ),
    (
      "route a \"/{x}\" { allow NAV304, NAV306, // one\n NAV303 // two\n}\nroute b \"/b\"",
      "route a \"/{x}\" { allow NAV304, // one\n NAV303 // two\n}\nroute b \"/b\""
    ),
    // Aliases, redirects and refusals have such clauses, too.
    ("route a \"/a\" { alias \"/b\" { allow NAV304 } }", "route a \"/a\" { alias \"/b\" }"),
    ("route a \"/a\"\nredirect \"/r\" -> a { allow NAV304 }", "route a \"/a\"\nredirect \"/r\" -> a"),
    ("refuse \"/r\" { prefer a }\nroute a \"/a\"", "refuse \"/r\"\nroute a \"/a\""),
    ("route a \"/a\" { prefer b }\nroute b \"/b\"", "route a \"/a\"\nroute b \"/b\""),
    // What cannot be silenced, and what is no other; but a code that does not exist may be a slip.
    ("route a \"/a\" { allow NAV201 }", "route a \"/a\""), ("route a \"/a\" { prefer a }", "route a \"/a\""),
    ("route a \"/a\" { allow NAV999 }", "route a \"/a\" { allow NAV999 }"),
  ])
  func anIdleClauseGoes(_ spec: String, _ expected: String) {
    #expect(Self.mended(spec) == expected)
  }

  @Test(arguments: [
    ("route b \"/geo/{r}/pin\"", "route b \"/geo/{r}/pin\" { prefer a }"),
    (
      "route b \"/geo/{r}/pin\" present sheet(\n  medium) // x\n",
      "route b \"/geo/{r}/pin\" present sheet(\n  medium) { prefer a } // x\n"
    ),
    ("route b \"/geo/{r}/pin\" {\n  title \"B\"\n}", "route b \"/geo/{r}/pin\" {\n  prefer a\n  title \"B\"\n}"),
    ("route b \"/geo/{r}/pin\" {\n}", "route b \"/geo/{r}/pin\" {\n  prefer a\n}"),
    ("route b \"/geo/{r}/pin\" { }", "route b \"/geo/{r}/pin\" { prefer a  }"),
    ("group \"/\" { route b \"/geo/{r}/pin\" }", "group \"/\" { route b \"/geo/{r}/pin\" { prefer a } }"),
  ])
  func aPreferenceIsOfferedAndNotMade(_ spec: String, _ expected: String) throws {
    let text = "route a \"/geo/map/{id}\"\n" + spec
    let finding = try #require(Self.compile(text).diagnostics.first { $0.code == .ambiguous })
    // The first says what holds anyway: `map` is more specific than `{r}`.
    #expect(finding.fixes.map(\.title) == ["add `prefer b` to `a`", "add `prefer a` to `b`"])
    #expect(finding.fixes.allSatisfy { !$0.isCertain })
    let fix = try #require(finding.fixes.last)
    let (_, changed) = Self.applying(fix, to: text)
    #expect(changed == "route a \"/geo/map/{id}\"\n" + expected)
    #expect(!Self.compile(changed).diagnostics.contains { $0.level == .error })
    #expect(Self.mended(text) == text)
  }

  /// A block on one line holds one statement.
  @Test func aPreferenceThatHasNoPlaceIsNotOffered() throws {
    let text = "route a \"/geo/map/{id}\" { title \"A\" }\nroute b \"/geo/{r}/pin\" { title \"B\" }"
    let finding = try #require(Self.compile(text).diagnostics.first { $0.code == .ambiguous })
    #expect(finding.fixes.isEmpty)
  }

  @Test func ofACircleNobodyKnowsWhichGoes() {
    let text = "route a \"/geo/map/{id}\" { prefer b }\nroute b \"/geo/{r}/pin\" { prefer a }"
    let fixes = Self.compile(text).diagnostics.flatMap(\.fixes)
    #expect(fixes.count == 2 && fixes.allSatisfy { !$0.isCertain })
    #expect(Self.mended(text) == text)
  }

  // MARK: Names

  @Test(arguments: [
    ("requirement session\nroute a \"/a\" requires sesion", "requirement session\nroute a \"/a\" requires session"),
    ("route home \"/\"\nfallback hoem", "route home \"/\"\nfallback home"),
    ("route a \"/a/{id: Itn}\"", "route a \"/a/{id: Int}\""),
    ("route a \"/a/<int:id>\"", "route a \"/a/{id: Int}\""), ("route a \"/a/:id\"", "route a \"/a/{id}\""),
    ("route a \"/cafe\u{301}\"", "route a \"/caf\u{E9}\""),
    ("enum S { near, far }\nroute a \"/a?s={s: S = nera}\"", "enum S { near, far }\nroute a \"/a?s={s: S = near}\""),
  ])
  func aNameOfOneGuessIsWritten(_ spec: String, _ expected: String) {
    #expect(Self.mended(spec).map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test func severalGuessesAndShortNamesAreOffered() {
    for text in ["route ab \"/ab\"\nroute ac \"/ac\"\nfallback ad", "route a \"/a\"\nfallback b"] {
      let fixes = Self.compile(text).diagnostics.flatMap(\.fixes)
      #expect(!fixes.isEmpty && fixes.allSatisfy { !$0.isCertain })
      #expect(Self.mended(text) == text)
    }
  }

  // MARK: Files

  @Test func theIncludedFileIsMendedWithItsOwnLineEnds() {
    let result = Self.mend([
      "a.navspec": "// kept\ninclude \"b.navspec\"\nroute c \"/c/:id\"\n",
      "b.navspec": "\u{FEFF}route a \"/a\" route b \"/b\"\r\n// kept\r\n",
    ])
    #expect(result.files["a.navspec"] == "// kept\ninclude \"b.navspec\"\nroute c \"/c/{id}\"\n")
    #expect(result.files["b.navspec"] == "\u{FEFF}route a \"/a\"\r\nroute b \"/b\"\r\n// kept\r\n")
    #expect(result.mending.made.map(\.path).sorted() == ["a.navspec", "b.navspec"])
  }

  @Test func aSharedFileIsMendedOnlyWhereAllSpecsWantIt() {
    let shared = "route a \"/{x}\" { allow NAV304 }\nroute c \"/c/:id\"\n"
    let files = [
      "one.navspec": "include \"shared.navspec\"\n", "shared.navspec": shared,
      "two.navspec": "include \"./shared.navspec\"\nroute b \"/b\"\n",
    ]
    let both = Self.mend(files, ["one.navspec", "two.navspec"])
    // Of the two things only the segment is wrong in both.
    #expect(both.files["shared.navspec"] == "route a \"/{x}\" { allow NAV304 }\nroute c \"/c/{id}\"\n")
    #expect(both.mending.left.allSatisfy { $0.obstacle == .otherSpec })
    #expect(Self.mend(files, ["one.navspec"]).files["shared.navspec"] == "route a \"/{x}\"\nroute c \"/c/{id}\"\n")
  }

  @Test func whatOverlapsIsMadeInTurn() {
    #expect(Self.mended("route a \"/a\" { allow NAV302, NAV303, NAV304 }") == "route a \"/a\"")
    #expect(Self.mended("route a \"/a\";;;\nroute b \"/b\"") == "route a \"/a\"\nroute b \"/b\"")
  }

  /// A fix that leaves its finding, and one that breaks a sound file, are taken back.
  @Test(arguments: [
    ("route a \"/a/:id\"\n", ":id", false), ("route a \"/a/:id\"\n", "{id}", true),
    ("route a \"/a\" { allow NAV304 }\n", " { allow }", false), ("route a \"/a\" { allow NAV304 }\n", "", true),
  ])
  func onlyWhatMendsIsKept(_ spec: String, _ replacement: String, _ isKept: Bool) throws {
    func read(_ path: String) -> Compiler.ReadResult { .bytes(Array(spec.utf8)) }
    var files = MendedFiles(specs: ["a.navspec"])
    let before = files.compile({ $0 }, read)
    var candidates = files.candidates(before, { $0 }).common
    try #require(candidates.count == 1 && candidates[0].edits.count == 1)
    candidates[0].edits[0].replacement = replacement
    let moves = files.make(candidates)
    let after = files.compile({ $0 }, read)
    #expect(MendedFiles.isBetter(after, than: before, by: candidates, moves, { $0 }) == isKept)
  }

  /// With its target the redirect takes part, and crosses two routes: one error would give way to two. So it stays, and
  /// what was found beside it is mended all the same.
  @Test func aFixThatDoesHarmIsTakenBack() {
    let spec = """
      route home "/home"
      route map "/geo/{kind}/pin"
      route geo "/geo/{rest...}"
      redirect "/{any}/map/pin" -> %
      route settings "/settings"
      fallback settigns

      """
    let (misspelt, right) = (spec.replacing("%", with: "hoem"), spec.replacing("%", with: "home"))
    func errors(_ text: String) -> [DiagnosticCode] {
      Self.compile(text).diagnostics.filter { $0.level == .error }.map(\.code)
    }
    #expect(errors(misspelt) == [.unknownTarget, .unknownTarget])
    #expect(errors(right) == [.ambiguous, .ambiguous, .unknownTarget])
    let (mending, files) = Self.mend(["a.navspec": misspelt])
    #expect(files["a.navspec"] == misspelt.replacing("settigns", with: "settings"))
    #expect(mending.made.map(\.title) == ["write `settings`"])
    #expect(mending.left.map(\.step.title) == ["write `home`"])
    #expect(mending.left.map(\.obstacle) == [.mendsNothing])
    #expect(Self.mend(files).mending.changes.isEmpty)
  }

  /// What could not be read hid a fault: the fix stays, and the fault is what is left. It is no work of the fix.
  @Test func aFixMayLayBareWhatWasHidden() throws {
    let spec = "route a \"" + String(repeating: "/:p", count: 3_000) + "\"\n"
    let (mending, files) = Self.mend(["a.navspec": spec])
    #expect(!mending.made.isEmpty && files["a.navspec"] != spec)
    #expect(Self.compile(files["a.navspec"] ?? "").diagnostics.allSatisfy { $0.code.number >= 200 })
  }

  /// The spec of a legacy app: hundreds of fixes in one go.
  @Test func manyFixesAreMade() {
    let count = 300
    let spec = (0..<count).map { "route r\($0) \"/r\($0)/:id\" { allow NAV304 }\n" }.joined()
    let (mending, files) = Self.mend(["a.navspec": spec])
    #expect(mending.made.count == 2 * count && mending.left.isEmpty)
    #expect(files["a.navspec"] == (0..<count).map { "route r\($0) \"/r\($0)/{id}\"\n" }.joined())
  }
}

/// `diff -u`, as `lint --fix --diff` shows it.
@Suite struct LineDifferenceTests {
  private static func text(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    String(decoding: LineDifference.bytes(old, new, path: path), as: UTF8.self)
  }

  @Test func nothingDiffers() { #expect(LineDifference.bytes([1, 10], [1, 10], path: "a") == []) }

  /// Else `patch` would not find the line.
  @Test func bytesThatAreNoTextStay() {
    #expect(
      LineDifference.bytes([0x41, 0xFF, 0x0A], [0x42, 0xC3, 0x0A], path: "a").suffix(8) == [
        0x2D, 0x41, 0xFF, 0x0A, 0x2B, 0x42, 0xC3, 0x0A,
      ])
  }

  @Test(arguments: [
    ("a/b.navspec", "a/b.navspec"), ("a b", "a b\t"), ("a\tb c", #""a\011b c""#), ("\"\\\u{7F}", #""\"\\\177""#),
    ("\u{E9}", "\u{E9}"),
  ])
  func aPathStandsAsPatchReadsIt(_ path: String, _ expected: String) {
    #expect(Self.text([], [0x0A], path: path).hasPrefix("--- \(expected)\n+++ \(expected)\n@@"))
  }

  @Test func patchFollowsNoPathOut() {
    #expect(["/a", "../a", "a/../../b"].allSatisfy(LineDifference.isRefused))
    #expect(!["a", "a..b/c", "./a"].contains(where: LineDifference.isRefused))
  }

  @Test func hunksHaveThreeLinesAroundThem() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "\n3\n", with: "\nthree\n3.5\n").replacingOccurrences(of: "20\n", with: "")
    #expect(
      Self.text(Array(old.utf8), Array(new.utf8), path: "a") == """
        --- a
        +++ a
        @@ -1,6 +1,7 @@
         1
         2
        -3
        +three
        +3.5
         4
         5
         6
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func aMissingLineEndIsSaid() {
    #expect(
      Self.text(Array("a".utf8), Array("b\n".utf8), path: "x")
        == "--- x\n+++ x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
    #expect(Self.text([], Array("b\n".utf8), path: "x") == "--- x\n+++ x\n@@ -0,0 +1 @@\n+b\n")
  }
}
