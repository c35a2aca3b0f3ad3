#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @Suite struct CommandTests {
    private static let spec = """
      app Shop {
        scheme "shop"
        host "shop.example.com"
      }
      route home "/"
      route item "/items/{id: Int}"
      route secret "/secret" internal

      """
    private static let files = [
      "Routes+Matching.swift", "Routes+Navigation.swift", "Routes+Support.swift", "Routes+SwiftUI.swift",
      "Routes.swift",
    ]
    /// Has an error: an unknown type.
    private static let broken = "route item \"/items/{id: Itn}\"\n"
    /// Has an error that is no obstacle to `match`: two routes that compete.
    private static let competing = "route a \"/x/{b: Int}\"\nroute b \"/x/{c: Int}\"\n"

    // MARK: generate

    @Test func generateWritesTheFiveFilesAndSaysNothing() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      let run = try CommandRun.run([spec, "-o", scratch.path("Out/Deep/")])
      #expect(run.status == 0)
      #expect(run.output == "" && run.errors == "")
      #expect(try scratch.contents(of: "Out/Deep") == Self.files)
      #expect(try scratch.text(of: "Out/Deep/Routes.swift").contains("case item(id: "))
    }

    @Test func unchangedFilesAreNotTouched() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      #expect(try CommandRun.run(["generate", spec, "-o", scratch.path("Out")]).status == 0)
      let old = Date(timeIntervalSince1970: 1_000_000_000)
      for name in Self.files {
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: scratch.path("Out/" + name))
      }
      #expect(try CommandRun.run(["generate", spec, "-o", scratch.path("Out")]).status == 0)
      for name in Self.files { #expect(try scratch.modificationDate(of: "Out/" + name) == old) }

      // A change of the spec changes what it must and no more: the part that does not depend on the spec stays.
      _ = try scratch.write("routes.navspec", Self.spec + "route more \"/more\"\n")
      #expect(try CommandRun.run(["generate", spec, "-o", scratch.path("Out")]).status == 0)
      #expect(try scratch.modificationDate(of: "Out/Routes.swift") > old)
      #expect(try scratch.modificationDate(of: "Out/Routes+Support.swift") == old)
      #expect(try scratch.contents(of: "Out") == Self.files)
    }

    @Test func checkWritesNothing() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      let missing = try CommandRun.run([spec, "-o", scratch.path("Out"), "--check"])
      #expect(missing.status == 1)
      #expect(missing.errors.contains("Routes.swift' is missing"))
      #expect(try scratch.contents() == ["routes.navspec"])

      #expect(try CommandRun.run([spec, "-o", scratch.path("Out")]).status == 0)
      #expect(try CommandRun.run([spec, "-o", scratch.path("Out"), "--check"]).status == 0)
      _ = try scratch.write("Out/Routes.swift", "// edited by hand\n")
      let stale = try CommandRun.run([spec, "-o", scratch.path("Out"), "--check"])
      #expect(stale.status == 1)
      #expect(stale.errors.split(separator: "\n").count == 1)
      #expect(stale.errors.contains("Routes.swift' is out of date"))
      #expect(try scratch.text(of: "Out/Routes.swift") == "// edited by hand\n")
    }

    @Test func nothingIsWrittenWhereThereIsAnError() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let good = try scratch.write("good.navspec", Self.spec)
      let bad = try scratch.write("bad.navspec", Self.broken)
      let run = try CommandRun.run([good, bad, "-o", scratch.path("Out")])
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("\(bad):1:25: error: "))
      #expect(run.errors.contains("[NAV201]"))
      #expect(try scratch.contents() == ["bad.navspec", "good.navspec"])
    }

    @Test func whatCannotBeWrittenLeavesTheOldFilesWhole() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      #expect(try CommandRun.run([spec, "-o", scratch.path("Out")]).status == 0)
      let old = try scratch.text(of: "Out/Routes+Matching.swift")
      // A folder has taken the place of one of the files.
      try FileManager.default.removeItem(atPath: scratch.path("Out/Routes.swift"))
      try FileManager.default.createDirectory(
        atPath: scratch.path("Out/Routes.swift"), withIntermediateDirectories: true)
      _ = try scratch.write("routes.navspec", Self.spec + "route more \"/more\"\n")
      let run = try CommandRun.run([spec, "-o", scratch.path("Out")])
      #expect(run.status == 3)
      #expect(run.errors.contains("Routes.swift'"))
      #expect(try scratch.text(of: "Out/Routes+Matching.swift") == old)
      #expect(try scratch.contents(of: "Out") == Self.files)
    }

    @Test func aFolderThatCannotBeMadeIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      let run = try CommandRun.run([spec, "-o", spec + "/Out"])
      #expect(run.status == 3)
      #expect(run.errors.hasPrefix("error: cannot make the folder '\(spec)/Out'"))
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write to a read-only folder"))
    func aReadOnlyFolderIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      try FileManager.default.createDirectory(
        atPath: scratch.path("Out"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o500])
      let run = try CommandRun.run([spec, "-o", scratch.path("Out")])
      #expect(run.status == 3)
      #expect(run.errors.contains("no file was changed"))
      #expect(try scratch.contents(of: "Out") == [])
    }

    @Test func aLinkedFileStaysALink() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", Self.spec)
      try FileManager.default.createDirectory(atPath: scratch.path("Out"), withIntermediateDirectories: true)
      _ = try scratch.write("Real.swift", "old")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("Out/Routes.swift"), withDestinationPath: scratch.path("Real.swift"))
      #expect(try CommandRun.run([spec, "-o", scratch.path("Out")]).status == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("Out/Routes.swift")).hasSuffix(
          "Real.swift"))
      #expect(try scratch.text(of: "Real.swift").contains("ShopRoute"))
    }

    @Test func pathsMayHoldAnything() throws {
      let scratch = try Scratch(named: "ein Ordner – 日本 'x'")
      defer { scratch.remove() }
      _ = try scratch.write("-große Tabelle.navspec", Self.spec)
      let run = try CommandRun.run(["-o", "nach hier", "--", "-große Tabelle.navspec"], in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.contents(of: "nach hier").count == 5)
    }

    @Test func lineEndsMakeNoDifference() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      var outputs: [[String]] = []
      for (index, end) in ["\n", "\r\n", "\r"].enumerated() {
        let text = (index == 0 ? "" : "\u{FEFF}") + Self.spec.replacingOccurrences(of: "\n", with: end)
        let spec = try scratch.write("routes.navspec", text)
        #expect(try CommandRun.run([spec, "-o", scratch.path("Out\(index)")]).status == 0)
        outputs.append(try Self.files.map { try scratch.text(of: "Out\(index)/\($0)") })
      }
      #expect(outputs[0] == outputs[1] && outputs[0] == outputs[2])
    }

    @Test func twoSpecsOfOneNameWouldOverwriteEachOther() throws {
      let run = try CommandRun.run(["a/routes.navspec", "b/Routes.navspec", "-o", "Out"])
      #expect(run.status == 2)
      #expect(run.errors.contains("'a/routes.navspec' and 'b/Routes.navspec'"))
    }

    // MARK: lint

    @Test func lintShowsFindingsOnTheStandardOutput() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", Self.broken)
      let text = try CommandRun.run(["lint", "a.navspec"], in: scratch.folder)
      #expect(text.status == 1)
      #expect(text.errors == "")
      #expect(text.output.hasPrefix("a.navspec:1:25: error: "))
      #expect(text.output.contains(" 1 | route item \"/items/{id: Itn}\"\n   |                         ^~~\n"))
      let json = try CommandRun.run(["lint", "a.navspec", "--format=json"], in: scratch.folder)
      #expect(json.status == 1)
      #expect(json.output.hasPrefix("{\"findings\":[\n{\"code\":\"NAV201\",\"level\":\"error\",\"message\":"))
      #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
    }

    @Test func aCleanSpecHasNothingToSay() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      let text = try CommandRun.run(["lint", spec, "--strict"])
      #expect(text.status == 0 && text.output == "" && text.errors == "")
      #expect(try CommandRun.run(["lint", spec, "--format", "json"]).output == "{\"findings\":[]}\n")
      let input = try CommandRun.run(["lint", "-"], input: Array(Self.broken.utf8))
      #expect(input.status == 1)
      #expect(input.output.hasPrefix("<stdin>:1:25: error: "))
    }

    @Test func warningsFailOnDemand() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", "route a \"/a\" {\n  allow NAV302\n}\n")
      let mild = try CommandRun.run(["lint", spec])
      #expect(mild.status == 0 && mild.output.contains(": warning: "))
      #expect(try CommandRun.run(["lint", spec, "--strict"]).status == 1)
    }

    @Test func notesAreShownOnDemandAndNeverFail() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", "route user \"/users/{name}\"\nroute new \"/users/new\"\n")
      let silent = try CommandRun.run(["lint", spec, "--strict"])
      #expect(silent.status == 0 && silent.output == "")
      let notes = try CommandRun.run(["lint", spec, "--strict", "--notes"])
      #expect(notes.status == 0)
      #expect(notes.output.contains(": note: ") && notes.output.contains("[NAV304]"))
      #expect(try CommandRun.run(["lint", spec, "--format", "json"]).output.contains("\"NAV304\""))
    }

    @Test func whatIsWrongInASharedFileIsSaidOnce() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("shared.navspec", Self.broken)
      for name in ["a.navspec", "b.navspec"] { _ = try scratch.write(name, "include \"shared.navspec\"\n") }
      let run = try CommandRun.run(["lint", "a.navspec", "b.navspec"], in: scratch.folder)
      #expect(run.status == 1)
      #expect(run.output.split(separator: "\n").filter { $0.contains("[NAV201]") }.count == 1)
    }

    // MARK: match and routes

    @Test func matchAnswersEachLinkInOrder() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      let expected = [
        #"{"link":"/items/7","route":"item","parameters":{"id":7},"pattern":"/items/{id: Int}","via":"pattern","tab":null,"backStack":[],"presentation":"push"}"#,
        #"{"link":"https://other.example/","route":null,"reason":"notThisApp","nearest":null}"#,
      ]
      let words = try CommandRun.run(["match", "--json", spec, "/items/7", "https://other.example/"])
      #expect(words.status == 0)
      #expect(words.output.split(separator: "\n").map(String.init) == expected)
      // The last line needs no end, and CRLF ends one too.
      let lines = try CommandRun.run(
        ["match", "--json", spec], input: Array("/items/7\r\nhttps://other.example/".utf8))
      #expect(lines.output == words.output)
      let text = try CommandRun.run(["match", spec, "/items/7"])
      #expect(text.output.hasPrefix("/items/7\n  route         item\n  parameters    id: 7\n"))
    }

    @Test func anEmptyLineAndBytesThatAreNoTextGetAnAnswerToo() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      let run = try CommandRun.run(["match", "--json", spec], input: Array("\n/a".utf8) + [0xFF, 0x0A])
      let lines = run.output.split(separator: "\n")
      #expect(run.status == 0)
      #expect(lines.count == 2)
      #expect(lines.last?.contains(#""route":null,"reason":"invalidUTF8","offset":2"#) == true)
    }

    @Test func internalRoutesAnswerFromInsideAlone() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      #expect(try CommandRun.run(["match", "--json", spec, "/secret"]).output.contains("\"route\":null"))
      #expect(
        try CommandRun.run(["match", "--json", "--inside", spec, "/secret"]).output.contains("\"route\":\"secret\""))
    }

    @Test func matchRefusesWhatCannotBeReadAndBearsWhatCompetes() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let broken = try CommandRun.run(["match", try scratch.write("a.navspec", Self.broken), "/", "--json"])
      #expect(broken.status == 1)
      #expect(broken.output == "" && broken.errors.contains("[NAV201]"))
      let spec = try scratch.write("b.navspec", Self.competing)
      let competing = try CommandRun.run(["match", spec, "/x/1", "--json"])
      #expect(competing.status == 0)
      #expect(competing.output.contains(#""route":"a""#) && competing.errors.contains("[NAV301]"))
      #expect(try CommandRun.run(["routes", spec]).status == 0)
      #expect(try CommandRun.run(["generate", spec, "-o", scratch.path("Out")]).status == 1)
    }

    @Test func routesShowsTheTable() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      let text = try CommandRun.run(["routes", spec])
      #expect(text.status == 0)
      #expect(
        text.output == """
          ROUTE   PATTERN           TAB  PRESENTATION  MORE
          home    /                 -    push
          item    /items/{id: Int}  -    push
          secret  /secret           -    push          internal

          """)
      let json = try CommandRun.run(["routes", spec, "--json"])
      let table = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect(
        (table["routes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["home", "item", "secret"])
    }

    // MARK: Streams and statuses

    @Test func aPipeThatIsClosedEarlyEndsQuietly() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let links = String(repeating: "/items/7\n", count: 50_000)
      let run = try CommandRun.run(
        ["match", spec, "--json"], input: Array(links.utf8), output: pipe.fileHandleForWriting)
      #expect(run.isExit && run.status == 0)
      #expect(run.errors == "")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no device that is always full"))
    func aFullDiskIsAFailure() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try CommandRun.run(["--help"], output: full)
      #expect(run.status == 3)
      #expect(run.errors.hasPrefix("error: cannot write to the standard output: "))
    }

    @Test func whatCannotBeReadIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      for command in [["lint"], ["match"], ["routes"], ["generate", "-o", scratch.path("Out")]] {
        let missing = try CommandRun.run(command + [scratch.path("none.navspec")])
        #expect(missing.status == 3)
        #expect(missing.errors.hasPrefix("error: cannot read '\(scratch.path("none.navspec"))': "))
        let folder = try CommandRun.run(command + [scratch.folder.path])
        #expect(folder.status == 3)
        #expect(folder.errors.contains("it is a folder"))
      }
      #expect(try scratch.contents() == [])
    }

    @Test(arguments: [
      ([], "no spec and no subcommand"), (["lnit", "x"], "did you mean 'lint'?"), (["lint"], "no spec given"),
      (["lint", "x", "--format", "xml"], "text, json, sarif, github or xcode"),
      (["lint", "x", "--update-baseline"], "without '--baseline'"), (["lint", "x", "--color", "red"], "or never"),
      (["explain", "NAV3002"], "did you mean 'NAV302'?"), (["explain", "NAV302", "x"], "no finding 'x'"),
      (["match", "x", "--jsn"], "did you mean '--json'?"), (["a.navspec"], "-o <folder>"),
      (["a.navspec", "-o"], "<folder>"),
      (["graph", "x"], "not in this version"), (["generate", "x", "-o", "y", "--watch"], "not in this version"),
      (["routes", "x", "y"], "'y' is one argument too many"), (["match", "-"], "standard input"),
      (["-", "-o", "x"], "standard input"),
      (["help", "nothing"], "no subcommand 'nothing'"),
    ])
    func wrongUseIsSaidWithTheWayOut(_ words: [String], _ part: String) throws {
      let run = try CommandRun.run(words)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("error: ") && run.errors.contains(part))
    }

    @Test(arguments: [
      (["--help"], "OVERVIEW: "), (["-h"], "OVERVIEW: "), (["help"], "OVERVIEW: "),
      (["help", "match"], "OVERVIEW: Say which route"),
      (["lint", "--help"], "OVERVIEW: Show all findings"), (["--version"], "routegen "),
      (["lint", "--version"], "routegen "),
    ])
    func helpGoesToTheStandardOutput(_ words: [String], _ start: String) throws {
      let run = try CommandRun.run(words)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output.hasPrefix(start))
    }
  }
#endif
