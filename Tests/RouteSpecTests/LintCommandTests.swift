#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// `lint --baseline`, `lint --fix`, and colour: the command as a process.
  @Suite struct LintCommandTests {
    private static let competing = "route map \"/geo/map/{id}\"\nroute pin \"/geo/{region}/pin\"\n"

    private static func lint(_ scratch: Scratch, _ words: String..., in folder: String? = nil) throws
      -> CommandRun.Result
    {
      try CommandRun.run(["lint"] + words, in: folder.map { URL(fileURLWithPath: scratch.path($0)) } ?? scratch.folder)
    }

    // MARK: Baseline

    @Test func aBaselineHoldsWhatIsThereAndFailsWhatComes() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", Self.competing)
      let first = try Self.lint(scratch, "a.navspec", "--baseline", "base.json")
      #expect(first.status == 0 && first.output == "")
      #expect(first.errors == "note: 'base.json' is written with 1 finding; from now on only others count\n")
      let text = try scratch.text(of: "base.json")
      #expect(
        text == """
          {"version":1,
          "findings":[
          {"file":"a.navspec","code":"NAV302","subject":"route pin, route map","count":1}
          ]}

          """)

      // Known: wherever the lines are, whatever the pattern and the file's other routes.
      _ = try scratch.write(
        "a.navspec",
        "// moved\n\nroute pin \"/geo/{area}/pin\" title \"Pin\"\nroute c \"/c\"\nroute map \"/geo/map/{id}\"\n")
      let known = try Self.lint(scratch, "a.navspec", "--baseline", "base.json", "--strict")
      #expect(known.status == 0 && known.output == "")
      #expect(known.errors == "note: 1 finding that 'base.json' has is not shown\n")

      // New: another pair.
      _ = try scratch.write("a.navspec", Self.competing + "route hut \"/geo/{place}/pin\"\n")
      let new = try Self.lint(scratch, "a.navspec", "--baseline", "base.json", "--format", "json")
      #expect(new.status == 1)
      #expect(new.output.contains("NAV301") && !new.output.contains("pin` both read"))
      #expect(try scratch.text(of: "base.json") == text)

      // Gone: said, and taken out when asked.
      _ = try scratch.write("a.navspec", "route map \"/geo/map/{id}\"\n")
      let gone = try Self.lint(scratch, "a.navspec", "--baseline", "base.json")
      #expect(gone.status == 0)
      #expect(gone.errors.contains("does not occur any more"))
      #expect(gone.errors.contains("\n  a.navspec: NAV302 route pin, route map\n"))
      #expect(try scratch.text(of: "base.json") == text)
      let updated = try Self.lint(scratch, "a.navspec", "--baseline", "base.json", "--update-baseline")
      #expect(updated.status == 0)
      #expect(updated.errors == "note: 'base.json' is written with 0 findings\n")
      #expect(try scratch.text(of: "base.json") == "{\"version\":1,\n\"findings\":[]}\n")
    }

    @Test func theFolderThatTheCommandRunsInPlaysNoPart() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try FileManager.default.createDirectory(atPath: scratch.path("App/Parts"), withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: scratch.path("CI"), withIntermediateDirectories: true)
      _ = try scratch.write("App/a.navspec", "include \"Parts/b.navspec\"\n")
      _ = try scratch.write("App/Parts/b.navspec", Self.competing)
      #expect(try Self.lint(scratch, "App/a.navspec", "--baseline", "CI/base.json").status == 0)
      #expect(try scratch.text(of: "CI/base.json").contains("\"file\":\"../App/Parts/b.navspec\""))
      for (folder, spec, base) in [
        ("App", "a.navspec", "../CI/base.json"), ("CI", "../App/./a.navspec", "base.json"),
        ("CI", scratch.path("App/a.navspec"), scratch.path("CI/base.json")),
      ] {
        #expect(try Self.lint(scratch, spec, "--baseline", base, in: folder).status == 0, "\(folder)")
      }
    }

    @Test func oneMoreOfAKindIsNew() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = "route a \"/a\" {\n  allow NAV304\n"
      _ = try scratch.write("a.navspec", spec + "}\n")
      #expect(try Self.lint(scratch, "a.navspec", "--baseline", "b.json", "--strict").status == 0)
      _ = try scratch.write("a.navspec", spec + "  allow NAV304\n}\n")
      let run = try Self.lint(scratch, "a.navspec", "--baseline", "b.json", "--strict")
      #expect(run.status == 1)
      #expect(run.output.contains("a.navspec:3:"))
    }

    @Test func severalRunsShareOneFile() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      for name in ["a", "b"] {
        _ = try scratch.write("\(name).navspec", Self.competing)
        #expect(try Self.lint(scratch, "\(name).navspec", "--baseline", "base.json", "--update-baseline").status == 0)
      }
      #expect(try scratch.text(of: "base.json").split(separator: "\n").count == 5)
      let run = try Self.lint(scratch, "a.navspec", "--baseline", "base.json")
      #expect(run.status == 0 && !run.errors.contains("any more"))
      // The same findings in the other order give the same file.
      let text = try scratch.text(of: "base.json")
      #expect(
        try Self.lint(scratch, "b.navspec", "a.navspec", "--baseline", "base.json", "--update-baseline").status == 0)
      #expect(try scratch.text(of: "base.json") == text)
      try FileManager.default.removeItem(atPath: scratch.path("b.navspec"))
      #expect(try Self.lint(scratch, "a.navspec", "--baseline", "base.json").errors.contains("  b.navspec: NAV302"))
    }

    @Test(arguments: [
      ("{\"version\":1,\n\"findings\":[\n{]}", "line 3 is no JSON"), ("[]", "it is no baseline"),
      ("{\"version\":2,\"findings\":[]}", "it has version 2"),
      (
        "{\"version\":1,\"findings\":[{\"file\":\"a\",\"code\":\"NAV302\",\"subject\":\"x\"}]}", "finding 1 in it lacks"
      ),
    ])
    func whatIsNoBaselineIsAFailureAndStays(_ text: String, _ reason: String) throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", Self.competing)
      _ = try scratch.write("base.json", text)
      let run = try Self.lint(scratch, "a.navspec", "--baseline", "base.json", "--update-baseline")
      #expect(run.status == 3)
      #expect(run.errors.hasPrefix("error: cannot read 'base.json': \(reason)"))
      #expect(try scratch.text(of: "base.json") == text)
    }

    @Test func aBaselineThatIsASpecIsNotTouched() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "include \"b.navspec\"\n")
      _ = try scratch.write("b.navspec", Self.competing)
      for name in ["a.navspec", "./b.navspec"] {
        let text = try scratch.text(of: name)
        let run = try Self.lint(scratch, "a.navspec", "--baseline", name, "--update-baseline")
        #expect(run.status == 3 && run.errors.contains("it is read as a spec; name another file"))
        #expect(try scratch.text(of: name) == text)
      }
      #expect(try Self.lint(scratch, "a.navspec", "--baseline", "-").status == 2)
      #expect(try scratch.contents() == ["a.navspec", "b.navspec"])
    }

    /// A byte order mark is what an editor of another system puts there.
    @Test func aBaselineMayHaveAByteOrderMark() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", Self.competing)
      _ = try Self.lint(scratch, "a.navspec", "--baseline", "base.json")
      _ = try scratch.write("base.json", "\u{FEFF}" + scratch.text(of: "base.json"))
      #expect(try Self.lint(scratch, "a.navspec", "--baseline", "base.json").status == 0)
    }

    @Test func whatTheStandardInputHadIsLeftAlone() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "")
      let input = Array(Self.competing.utf8)
      _ = try CommandRun.run(["lint", "-", "--baseline", "base.json"], input: input, in: scratch.folder)
      let text = try scratch.text(of: "base.json")
      #expect(text.contains("<stdin>"))
      let other = try Self.lint(scratch, "a.navspec", "--baseline", "base.json", "--update-baseline")
      #expect(other.status == 0 && !other.errors.contains("not occur"))
      #expect(try scratch.text(of: "base.json") == text)
    }

    // MARK: Failures

    /// A tool that reads the output must not take a file that could not be read for one without findings.
    @Test func aFailureStandsInTheDocument() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", Self.competing)
      _ = try scratch.write("base.json", "[]")
      for words in [
        ["a.navspec", "none.navspec"], ["a.navspec", "--baseline", "base.json"], ["none.navspec", "--fix"],
      ] {
        for format in ["json", "sarif", "github", "text", "xcode"] {
          let run = try CommandRun.run(["lint", "--format", format] + words, in: scratch.folder)
          #expect(run.status == 3 && run.errors.hasPrefix("error: cannot read '"))
          switch format {
          case "json":
            let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            #expect((document?["findings"] as? [Any])?.isEmpty == true)
            #expect((document?["failures"] as? [String])?.first?.hasPrefix("cannot read '") == true)
          case "sarif":
            #expect(run.output.contains("\"executionSuccessful\":false"))
            #expect(run.output.contains("\"text\":\"cannot read '"))
            #expect((try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) != nil)
          case "github":
            #expect(run.output.hasPrefix("::error title=routegen::cannot read '") && run.output.hasSuffix("\n"))
          default: #expect(run.output == "")
          }
        }
      }
    }

    // MARK: Fixes

    /// The difference goes through `patch`, with bytes that are no text, line ends of another system and odd names.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
    func patchTakesTheDifference() throws {
      let text =
        Array("// caf".utf8) + [0xE9, 0x0D, 0x0A] + Array("route a \"/a/:id\"\r\n// \u{202E}\u{1B}[31m\r\n".utf8)
      for name in ["a.navspec", "a b.navspec", "a\tb.navspec"] {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let url = try scratch.write(name, text)
        let script = #"""
          cd "$2"; cp "$3" copy.navspec; "$1" lint "$3" --fix --diff >diff
          patch -s -p0 --binary <diff || exit 9
          "$1" lint copy.navspec --fix; cmp "$3" copy.navspec
          """#
        let run = try shell(script, [scratch.folder.path, name])
        #expect(run.status == 0, "\(name): \(run.output) \(run.errors)")
        #expect(try Data(contentsOf: url) != Data(text))
      }
    }

    @Test func fixesAreWrittenAndWhatIsLeftIsShown() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try FileManager.default.createDirectory(atPath: scratch.path("Parts"), withIntermediateDirectories: true)
      _ = try scratch.write("a.navspec", "// kept\r\nroute a \"/a/:id\"\r\ninclude \"Parts/b.navspec\"\r\n")
      _ = try scratch.write("Parts/b.navspec", "route b \"/b/<int:id>\"\nroute c \"/c/{x: Nowhere}\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.path("a.navspec"))
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("link.navspec"), withDestinationPath: scratch.path("a.navspec"))
      let before = (try scratch.text(of: "a.navspec"), try scratch.text(of: "Parts/b.navspec"))

      let diff = try Self.lint(scratch, "link.navspec", "--fix", "--diff")
      #expect(diff.status == 1)
      #expect(diff.output.contains("-route b \"/b/<int:id>\"\n+route b \"/b/{id: Int}\"\n"))
      #expect(diff.output.contains("--- Parts/b.navspec\n"))
      #expect((try scratch.text(of: "a.navspec"), try scratch.text(of: "Parts/b.navspec")) == before)

      let run = try Self.lint(scratch, "link.navspec", "--fix")
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Parts/b.navspec:2:17: error: there is no type `Nowhere` [NAV201]\n"))
      #expect(run.output.split(separator: "\n").count == 3)
      #expect(
        run.errors == """
          link.navspec:2:13: fixed: write `{id}` [NAV121]
          Parts/b.navspec:1:13: fixed: write `{id: Int}` [NAV121]
          note: 2 fixes made in 2 files

          """)
      #expect(
        try scratch.text(of: "a.navspec") == "// kept\r\nroute a \"/a/{id}\"\r\ninclude \"Parts/b.navspec\"\r\n")
      #expect(
        try scratch.text(of: "Parts/b.navspec") == "route b \"/b/{id: Int}\"\nroute c \"/c/{x: Nowhere}\"\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path("a.navspec"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("link.navspec"))
          == scratch.path("a.navspec"))
      #expect(try scratch.contents() == ["Parts", "a.navspec", "link.navspec"])

      let again = try Self.lint(scratch, "link.navspec", "--fix")
      #expect(again.status == 1 && again.errors == "")
      let nothing = try Self.lint(scratch, "link.navspec", "--fix", "--diff")
      #expect(nothing.status == 0 && nothing.output == "")
    }

    /// The fix would bring up two errors in the place of one: the file stays as it is to the byte, and that is said.
    @Test func aFixThatDoesHarmIsNotWritten() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = """
        route home "/home"
        route map "/geo/{kind}/pin"
        route geo "/geo/{rest...}"
        redirect "/{any}/map/pin" -> hoem

        """
      _ = try scratch.write("a.navspec", spec)
      for words in [["a.navspec", "--fix", "--diff"], ["a.navspec", "--fix"]] {
        let result = try CommandRun.run(["lint"] + words, in: scratch.folder)
        #expect(result.status == (words.count == 3 ? 0 : 1))
        #expect(
          result.errors.contains(
            "a.navspec:4:30: not fixed: write `home` [NAV401]; with it the finding would stay, or another come up"),
          "\(result.errors)")
        #expect(try scratch.text(of: "a.navspec") == spec)
      }
    }

    @Test func theStandardInputAndMissingFilesCannotBeMended() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      #expect(try Self.lint(scratch, "-", "--fix").status == 2)
      #expect(try Self.lint(scratch, "a.navspec", "--diff").status == 2)
      let run = try Self.lint(scratch, "a.navspec", "--fix")
      #expect(run.status == 3 && run.errors.hasPrefix("error: cannot read 'a.navspec': "))
    }

    @Test(.enabled(if: getuid() != 0, "nothing is read-only for the superuser"))
    func aFolderThatCannotBeWrittenIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "route a \"/a/:id\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: scratch.folder.path)
      let run = try Self.lint(scratch, "a.navspec", "--fix")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scratch.folder.path)
      #expect(run.status == 3 && run.errors.contains("no file was changed"))
      #expect(try scratch.text(of: "a.navspec") == "route a \"/a/:id\"\n")
    }

    // MARK: Explain

    @Test func explainShowsAPageAndAllTitles() throws {
      let page = try CommandRun.run(["explain", "nav304"])
      #expect(page.status == 0 && page.errors == "")
      #expect(page.output.hasPrefix("NAV304: A value that another route takes\n\n"))
      #expect(page.output.contains("This shows it:\n\n    route user \"/users/{name}\"\n"))
      let all = try CommandRun.run(["explain"])
      #expect(all.output.contains("NAV302  Two routes that both read a link\n"))
      #expect(try CommandRun.run(["explain", "302", "NAV301"]).output.contains("\n\nNAV301: "))
    }

    // MARK: Colour

    @Test(arguments: [
      ([:], [], true, true), ([:], [], false, false),
      (["NO_COLOR": "1"], [], true, false), (["NO_COLOR": ""], [], true, true),
      (["TERM": "dumb"], [], true, false), (["CLICOLOR_FORCE": "1"], [], false, true),
      (["CLICOLOR_FORCE": "0"], [], false, false), (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], [], true, false),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], [], false, true),
      ([:], ["--color", "always"], false, true), ([:], ["--color=never"], true, false),
      (["NO_COLOR": "1"], ["--color", "always"], false, true), (["NO_COLOR": "1"], ["--color", "auto"], true, false),
      ([:], ["--format", "github"], true, false), ([:], ["--format", "xcode", "--color", "always"], true, false),
    ])
    func colourIsForTerminals(_ variables: [String: String], _ words: [String], _ isTerminal: Bool, _ isColored: Bool)
      throws
    {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.competing)
      let environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin"].merging(variables) { $1 }
      let output: String
      if isTerminal {
        let terminal = try PseudoTerminal()
        let run = try CommandRun.run(["lint", spec] + words, output: terminal.end, environment: environment)
        #expect(run.status == 1)
        output = try terminal.text()
      } else {
        output = try CommandRun.run(["lint", spec] + words, environment: environment).output
      }
      #expect(output.contains("NAV302"))
      #expect(output.contains("\u{1B}[") == isColored)
    }
  }

  /// A terminal without a screen.
  private struct PseudoTerminal {
    /// What a program writes to.
    let end: FileHandle
    private let master: Int32

    init() throws {
      #if canImport(Darwin)
        master = posix_openpt(O_RDWR | O_NOCTTY)
        try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
        let name = try #require(ptsname(master).map { String(cString: $0) })
      #else
        // Swift does not see the functions of POSIX here; these are the two requests behind them.
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var (lock, number): (Int32, Int32) = (0, 0)
        try #require(master >= 0 && ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
        let name = "/dev/pts/\(number)"
      #endif
      end = FileHandle(fileDescriptor: open(name, O_RDWR | O_NOCTTY), closeOnDealloc: true)
    }

    /// What was written; ends the terminal. It must not be more than a terminal keeps.
    func text() throws -> String {
      var bytes: [UInt8] = []
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while poll(&request, 1, 500) > 0 {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(master, &buffer, buffer.count)
        if count <= 0 { break }
        bytes += buffer[..<count]
        // All is there already: the program has ended.
        request.revents = 0
        if poll(&request, 1, 0) <= 0 { break }
      }
      try end.close()
      close(master)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
