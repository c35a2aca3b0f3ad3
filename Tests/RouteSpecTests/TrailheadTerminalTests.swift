#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The terminal program of Examples/Trailhead, compiled with the generated code, and what it answers.
  @Suite struct TrailheadTerminalTests {
    private static let example = fixture("../../Examples/Trailhead").standardized

    /// Where it is built; it goes when the tests end.
    private static let workFolder = FileManager.default.temporaryDirectory
      .appendingPathComponent("routegen-trailhead-\(ProcessInfo.processInfo.processIdentifier)")

    /// Built once.
    private static let program = Result {
      let folder = workFolder
      atexit { try? FileManager.default.removeItem(at: TrailheadTerminalTests.workFolder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var sources: [String] = []
      for file in try GeneratedCode.flagship.get().files {
        try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
        sources.append(file.name)
      }
      let own = example.appendingPathComponent("Sources/Trailhead")
      sources += try FileManager.default.subpathsOfDirectory(atPath: own.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { own.appendingPathComponent($0).path }
      try SwiftCompiler.run(
        ["-swift-version", "6", "-module-name", "Trailhead", "-o", "trailhead"] + sources, in: folder)
      return folder
    }

    private func run(_ arguments: [String], _ lines: [String]) throws -> String {
      let folder = try Self.program.get()
      let input = lines.map { $0 + "\n" }.joined()
      let (status, output) = try SwiftCompiler.run(
        folder.appendingPathComponent("trailhead"), arguments, input: input, in: folder)
      #expect(status == 0, "\(output.suffix(1000))")
      return output
    }

    /// What was typed in a transcript, and all of it.
    private func transcript(_ name: String) throws -> (typed: [String], text: String) {
      let text = try String(contentsOf: Self.example.appendingPathComponent(name), encoding: .utf8)
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("> ") }
      return (lines.map { String($0.dropFirst(2)) }, text)
    }

    @Test func theTranscriptIsWhatTheAppShows() throws {
      let (typed, text) = try transcript("transcript.txt")
      #expect(typed.count > 60)
      let shown = try run(["--echo"], typed)
      for (line, expected) in zip(shown.split(separator: "\n"), text.split(separator: "\n")) where line != expected {
        Issue.record("\(line) is not \(expected)")
        break
      }
      #expect(shown == text)
    }

    @Test func linksLeadWhereTheListSays() throws {
      let (links, text) = try transcript("links.txt")
      let answers = text.split(separator: "\n").filter { !$0.hasPrefix("> ") }.map { $0 + "\n" }.joined()
      #expect(try run(["-"], links) == answers)
      #expect(try run(links, []) == answers)
    }

    /// Anything that is typed gets an answer.
    @Test func nothingTypedTraps() throws {
      let words =
        try transcript("transcript.txt").typed.flatMap { $0.split(separator: " ").map(String.init) } + [
          "", "-1", "0", "9223372036854775807", "-9223372036854775808", "1e400", "\u{0}", "\u{202E}", "%", "é",
        ]
      var generator = Seeded(5)
      let lines = (0..<3000).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          words.filter { $0 != "quit" && $0 != "save" }.randomElement(using: &generator) ?? ""
        }.joined(separator: " ")
      }
      #expect(try run(["--echo"], lines).hasSuffix("\n"))
    }

    /// A state saved by version 1 of the table, in which `trail` was `trailDetail`, hikes had numbers, there were a tab
    /// for the shop and screens for the weather, and `trailReviews` had no `stars`. What it says by names is read; what
    /// it does not, costs the screens above it.
    @Test func aStateOfAnEarlierVersionRestores() throws {
      let old = fixture("saved/trailhead-1.json").path
      let shown = try run(
        ["--echo"],
        ["restore \(old)", "tab explore", "tab profile", "require session fails", "save new.json", "restore new.json"])
      let expected = """
        > restore \(old)
        Explore | [Log book] (4) | You
          collection /collections/favorites > day /days/2025-06-21
          sheet(medium): signIn /sign-in
          alert "Sign out?" Saved trails stay on this device. [signOut, stay]
        > tab explore
        [Explore] | Log book (4) | You
          explore / > trail /trails/zion > trailReviews /trails/zion/reviews/page/2?sort=most-recent
          sheet(medium): signIn /sign-in
          alert "Sign out?" Saved trails stay on this device. [signOut, stay]
        > tab profile
        Explore | Log book (4) | [You]
          profile /me > settings /me/settings
          sheet(medium): signIn /sign-in
          alert "Sign out?" Saved trails stay on this device. [signOut, stay]
        > require session fails
        Explore | Log book (4) | [You]
          profile /me
          sheet(medium): signIn /sign-in
          alert "Sign out?" Saved trails stay on this device. [signOut, stay]
        > save new.json
        saved to new.json
        > restore new.json
        Explore | Log book (4) | [You]
          profile /me
          sheet(medium): signIn /sign-in
          alert "Sign out?" Saved trails stay on this device. [signOut, stay]

        """
      #expect(shown == expected)
      let saved = try Data(contentsOf: Self.program.get().appendingPathComponent("new.json"))
      let state = try #require(JSONSerialization.jsonObject(with: saved) as? [String: Any])
      #expect(state["version"] as? Int == 2)
    }
  }
#endif
