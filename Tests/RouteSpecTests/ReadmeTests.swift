#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// Holds what README.md shows to what the command says.
  @Suite struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..").standardized
    private static let page = Result { try text("README.md") }
    private static let competing = "route map \"/geo/map/{id}\"\nroute pin \"/geo/{region}/pin\"\n"

    private static func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// What `lint` says of two routes that compete, as it stands in the page.
    private static func finding() throws -> String {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("routes.navspec", competing)
      let run = try CommandRun.run(["lint", "routes.navspec"], in: scratch.folder)
      #expect(run.status == 1)
      return run.output + run.errors
    }

    @Test func theFindingIsWhatLintSays() throws {
      let finding = try Self.finding()
      #expect(finding.contains("NAV302"))
      #expect(try Self.page.get().contains("```\n" + finding + "```"))
    }

    @Test func theMatchIsWhatTheCommandSays() throws {
      let run = try CommandRun.run(["match", "Examples/routes.navspec", "/t/angels-landing"], in: Self.root)
      #expect(run.status == 0)
      #expect(try Self.page.get().contains("```\n" + run.output + "```"))
    }

    @Test func theTableIsSound() throws {
      let fences = try Self.page.get().components(separatedBy: "```").filter { $0.hasPrefix("navspec\n") }
      try #require(fences.count == 1)
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("routes.navspec", String(fences[0].dropFirst("navspec\n".count)))
      let run = try CommandRun.run(["lint", "--strict", "routes.navspec"], in: scratch.folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    /// The picture breaks lines, and leaves out where the finding is and what its last line goes on to say.
    @Test func thePictureShowsTheFinding() throws {
      let picture = try Self.text("docs/pictures/result.svg")
      #expect(try Self.page.get().contains("](docs/pictures/result.svg)"))
      let finding = try Self.finding()
      let lines = picture.matches(of: /<text[^>]*>([^<]*)<\/text>/).map { String($0.1) }
      let start = try #require(lines.firstIndex { $0.hasPrefix("error: ") })
      #expect(finding.contains(lines[start] + " " + lines[start + 1]))
      let notes = lines[(start + 2)...].prefix { !$0.hasPrefix("Every") }
      #expect(notes.count == 3)
      for note in notes {
        let said = note.hasSuffix(", …") ? String(note.dropLast(3)) : note
        #expect(finding.contains("note: " + said), "\(note)")
      }
    }
  }
#endif
