#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// What the command makes of files that are no files, or one file under two names.
  @Suite struct CommandIncludeTests {
    private static let table = "app Shop {\n}\nroute home \"/\"\n"

    private func link(_ name: String, to target: String, in scratch: Scratch) throws {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(name), withDestinationPath: target)
    }

    /// A spec may come through a pipe; an include would wait for a writer, perhaps for ever.
    @Test func anIncludedPipeIsAFinding() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", "include \"pipe.navspec\"\n" + Self.table)
      for command in ["lint", "lint --fix", "match", "routes", "generate -o Out"] {
        let run = try shell(
          "cd \"$2\"; mkfifo pipe.navspec 2>/dev/null; exec timeout 20 \"$1\" \(command) a.navspec </dev/null",
          [scratch.folder.path])
        #expect(run.status == 1, "\(command): \(run.status) \(run.errors)")
        let text = run.output + run.errors
        #expect(text.components(separatedBy: "[NAV210]").count == 2, "\(command): \(text)")
        #expect(text.contains("a.navspec:1:9: error: \"pipe.navspec\" cannot be read: it is a pipe"), "\(text)")
      }
      #expect(!FileManager.default.fileExists(atPath: scratch.path("Out")) && spec.hasSuffix("a.navspec"))
    }

    @Test func aFileUnderTwoNamesCountsOnce() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("shop.navspec", "route shop \"/shop\" title 5\n")
      try link("link.navspec", to: "shop.navspec", in: scratch)
      try FileManager.default.linkItem(atPath: scratch.path("shop.navspec"), toPath: scratch.path("hard.navspec"))
      _ = try scratch.write(
        "a.navspec",
        "include \"link.navspec\"\ninclude \"shop.navspec\"\ninclude \"./hard.navspec\"\n" + Self.table)
      let run = try CommandRun.run(["lint", "a.navspec"], in: scratch.folder)
      // By the name that was written first.
      let places = run.output.split(separator: "\n").filter { $0.contains(" error: ") }.map { String($0.prefix(17)) }
      #expect(places == ["link.navspec:1:26"], "\(run.output)")
    }

    @Test func aCircleThroughALinkIsACircle() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try link("link.navspec", to: "a.navspec", in: scratch)
      _ = try scratch.write("a.navspec", "include \"link.navspec\"\n" + Self.table)
      let run = try CommandRun.run(["lint", "a.navspec"], in: scratch.folder)
      #expect(run.output.hasPrefix("a.navspec:1:9: error: this file includes itself"), "\(run.output)")
      #expect(run.output.components(separatedBy: "error:").count == 2, "\(run.output)")
    }

    @Test(arguments: [".", "..", "./", "../.", "sub/..", "sub/"]) func aFolderIsNoInclude(_ path: String) throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "include \"\(path)\"\n" + Self.table)
      let run = try CommandRun.run(["lint", "a.navspec"], in: scratch.folder)
      #expect(run.output.hasPrefix("a.navspec:1:9: error: \"\(path)\""), "\(run.output)")
      #expect(run.output.contains(" is a folder"), "\(run.output)")
    }

    @Test func aHiddenSpecIsWrongUse() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      for name in [".navspec", ".routes.navspec"] {
        _ = try scratch.write(name, Self.table)
        for options in [[], ["--together"]] {
          let run = try CommandRun.run(["generate", name, "-o", "Out"] + options, in: scratch.folder)
          #expect(run.status == 2 && run.errors.contains("'\(name)' is a hidden file"), "\(run.errors)")
        }
        // It makes nothing, so it may be called anything.
        #expect(try CommandRun.run(["routes", name], in: scratch.folder).status == 0)
      }
      #expect(try scratch.contents() == [".navspec", ".routes.navspec"])
    }

    @Test func whatIsWrongInASharedFileIsSaidOnce() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("shared.navspec", "enum Sort { a, a }\n")
      for name in ["A", "B"] {
        _ = try scratch.write("\(name).navspec", "app \(name) {\n}\ninclude \"shared.navspec\"\nroute a \"/\"\n")
      }
      let run = try CommandRun.run(["generate", "A.navspec", "B.navspec", "-o", "Out"], in: scratch.folder)
      #expect(run.status == 1 && run.errors.components(separatedBy: "error:").count == 2, "\(run.errors)")
    }

    @Test func helpHasHelp() throws {
      let overview = try CommandRun.run(["--help"])
      for words in [["help"], ["help", "help"], ["help", "--help"], ["help", "-h"]] {
        let run = try CommandRun.run(words)
        #expect(run.status == 0 && run.output == overview.output && run.errors == "", "\(words)")
      }
      let run = try CommandRun.run(["help", "lint", "match"])
      #expect(run.status == 2 && run.errors.hasPrefix("error: 'match' is one argument too many"), "\(run.errors)")
    }
  }
#endif
