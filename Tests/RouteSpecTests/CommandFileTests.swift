#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// What can be wrong with the files that the command reads and writes: old files stay whole, one clear word, the right
  /// status.
  @Suite struct CommandFileTests {
    private static let old = "app Shop {\n}\nroute home \"/\"\n"
    private static let new = "app Shop {\n}\nroute home \"/\"\nroute more \"/more\"\n"

    /// A folder with a spec, the files made from it, and then an edited spec.
    private func edited() throws -> (scratch: Scratch, spec: String, files: [String: String]) {
      let scratch = try Scratch(named: "ein Ördner")
      let spec = try scratch.write("routes.navspec", Self.old)
      #expect(try CommandRun.run([spec, "-o", scratch.path("Out")]).status == 0)
      let files = try texts(in: scratch)
      _ = try scratch.write("routes.navspec", Self.new)
      return (scratch, spec, files)
    }

    private func texts(in scratch: Scratch, _ folder: String = "Out") throws -> [String: String] {
      var texts: [String: String] = [:]
      for name in try scratch.contents(of: folder) { texts[name] = try scratch.text(of: folder + "/" + name) }
      return texts
    }

    // MARK: Specs

    @Test func aSpecThatCannotBeReadIsNamedWithTheReason() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("loop.navspec"), withDestinationPath: "loop.navspec")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("gone.navspec"), withDestinationPath: "nowhere.navspec")
      for (name, reason) in [
        ("none.navspec", "No such file"), ("loop.navspec", "symbolic links"), ("gone.navspec", "No such file"),
        ("none/a.navspec", "No such file"), ("./", "it is a folder"),
        (String(repeating: "x", count: 300) + ".navspec", "too long"),
      ] {
        for command in [["lint"], ["match"], ["routes"], ["generate", "-o", "Out"]] {
          let run = try CommandRun.run(command + [name], in: scratch.folder)
          #expect(run.status == 3 && run.isExit && run.output == "")
          #expect(run.errors.hasPrefix("error: cannot read '\(name)': "), "\(run.errors)")
          #expect(run.errors.contains(reason) && run.errors.hasSuffix("/routegen-tests')\n"), "\(run.errors)")
        }
      }
      #expect(try scratch.contents() == ["gone.navspec", "loop.navspec"])
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may read anything")) func anUnreadableSpecIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.old)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: spec)
      let run = try CommandRun.run(["lint", spec])
      #expect(run.status == 3 && run.errors.contains("Permission denied"))
    }

    @Test func anIncludeThatCannotBeReadIsAFindingAtItsPlace() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("loop.navspec"), withDestinationPath: "loop.navspec")
      try FileManager.default.createDirectory(atPath: scratch.path("sub.navspec"), withIntermediateDirectories: true)
      _ = try scratch.write("sound.navspec", "route a \"/a\"\n")
      let spec = try scratch.write(
        "a.navspec",
        "include \"none.navspec\"\ninclude \"loop.navspec\"\ninclude \"sub.navspec\"\ninclude \"sound.navspec\\0\"\n")
      let run = try CommandRun.run(["generate", spec, "-o", scratch.path("Out")])
      #expect(run.status == 1)
      for (line, reason) in [(1, "No such file"), (2, "symbolic links"), (3, "it is a folder"), (4, "holds no NUL")] {
        let prefix = "\(spec):\(line):9: error: "
        let finding = run.errors.split(separator: "\n").first { $0.hasPrefix(prefix) }
        #expect(finding?.contains(reason) == true && finding?.hasSuffix("[NAV210]") == true, "\(run.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: scratch.path("Out")))
    }

    @Test func anEmptySpecIsATableWithoutRoutes() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("routes.navspec", "")
      let run = try CommandRun.run([spec, "-o", scratch.path("Out")])
      #expect(run.status == 0 && run.errors == "")
      #expect(try scratch.contents(of: "Out").count == 5)
    }

    @Test func aSpecMayComeThroughAPipe() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let text = try scratch.write("text", Self.old)
      // Each end waits for the other, whichever is opened first.
      let run = try shell(
        "mkfifo \"$2\"; cat \"$3\" >\"$2\" & exec \"$1\" \"$2\" -o \"$4\"",
        [scratch.path("routes.navspec"), text, scratch.path("Out")])
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.text(of: "Out/Routes.swift").contains("ShopRoute"))
    }

    // MARK: Outputs

    @Test(arguments: ["-Out", "Aus gabe", "ü", "a/b/../c", "."]) func theFolderMayBeCalledAnything(_ name: String)
      throws
    {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("routes.navspec", Self.old)
      let run = try CommandRun.run(["generate", "--output=" + name, "routes.navspec"], in: scratch.folder)
      // What is made of `a/b/../c` is `a/b` and `a/c`, as the system reads it.
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.text(of: name + "/Routes.swift").contains("ShopRoute"))
    }

    @Test func aFileInTheWayOfTheFolderIsAFailure() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("routes.navspec", Self.old)
      _ = try scratch.write("Out", "mine")
      let run = try CommandRun.run(["routes.navspec", "-o", "Out"], in: scratch.folder)
      #expect(run.status == 3)
      #expect(run.errors.hasPrefix("error: cannot make the folder 'Out': a file is in the way (looked from '"))
      #expect(try scratch.text(of: "Out") == "mine")
    }

    @Test(.timeLimit(.minutes(1))) func aPipeOrDeviceInPlaceOfAFileIsNotWrittenTo() throws {
      let (scratch, spec, old) = try edited()
      defer { scratch.remove() }
      try FileManager.default.removeItem(atPath: scratch.path("Out/Routes+Support.swift"))
      for makesPipe in [true, false] {
        if makesPipe {
          #expect(mkfifo(scratch.path("Out/Routes+Support.swift"), 0o600) == 0)
        } else {
          try FileManager.default.removeItem(atPath: scratch.path("Out/Routes+Support.swift"))
          try FileManager.default.createSymbolicLink(
            atPath: scratch.path("Out/Routes+Support.swift"), withDestinationPath: "/dev/null")
        }
        let run = try CommandRun.run([spec, "-o", scratch.path("Out")])
        #expect(run.status == 3)
        #expect(run.errors.contains("Routes+Support.swift': a pipe or a device of this name is in the way"))
        #expect(try scratch.text(of: "Out/Routes.swift") == old["Routes.swift"])
      }
    }

    @Test func aFileThatGrowsBeyondTheLimitIsAFailure() throws {
      let (scratch, spec, old) = try edited()
      defer { scratch.remove() }
      // Room for the message, but not for a file.
      let run = try shell("ulimit -f 2; exec \"$1\" \"$2\" -o \"$3\"", [spec, scratch.path("Out")])
      #expect(run.isExit && run.status == 3, "\(run.status) \(run.errors)")
      #expect(run.errors.contains("File too large") && run.errors.contains("no file was changed"))
      #expect(try texts(in: scratch) == old)
    }

    @Test(.enabled(if: hasNamespaces, "a disk can be mounted for a test only where namespaces are allowed"))
    func aFullDiskLeavesTheOldFilesWhole() throws {
      let (scratch, spec, old) = try edited()
      defer { scratch.remove() }
      let run = try shell(
        """
        set -e
        mkdir "$4/Disk" "$4/Seen"
        mount -t tmpfs -o size=1m none "$4/Disk"
        cp "$3"/* "$4/Disk"
        dd if=/dev/zero of="$4/Disk/rest" 2>/dev/null || true
        set +e
        "$1" "$2" -o "$4/Disk"; status=$?
        rm "$4/Disk/rest"
        cp "$4/Disk"/* "$4/Disk"/.routegen* "$4/Seen" 2>/dev/null
        exit $status
        """, [spec, scratch.path("Out"), scratch.folder.path], isolated: true)
      #expect(run.status == 3, "\(run.errors)")
      #expect(run.errors.contains("No space left on device; no file was changed"))
      #expect(try texts(in: scratch, "Seen") == old)
    }

    @Test(
      .enabled(if: hasNamespaces, "a disk can be mounted for a test only where namespaces are allowed"),
      arguments: [true, false])
    func aFailureHalfWayIsUndone(_ hasOldFiles: Bool) throws {
      let (scratch, spec, old) = try edited()
      defer { scratch.remove() }
      // Nothing can take the place of a file that something is mounted on. It is the second one to be written.
      let run = try shell(
        """
        set -e
        mkdir "$4/Seen"
        if [ "$5" = false ]; then rm "$3"/*; echo old > "$3/Routes+Matching.swift"; fi
        cp "$3/Routes+Matching.swift" "$4/other"
        mount --bind "$4/other" "$3/Routes+Matching.swift"
        set +e
        "$1" "$2" -o "$3"; status=$?
        cp "$3"/* "$3"/.routegen* "$4/Seen" 2>/dev/null
        exit $status
        """, [spec, scratch.path("Out"), scratch.folder.path, "\(hasOldFiles)"], isolated: true)
      #expect(run.status == 3, "\(run.errors)")
      #expect(run.errors.contains("Routes+Matching.swift': ") && run.errors.contains("busy; no file was changed"))
      #expect(try texts(in: scratch, "Seen") == (hasOldFiles ? old : ["Routes+Matching.swift": "old\n"]))
    }

    @Test(.enabled(if: hasNamespaces, "a disk can be mounted for a test only where namespaces are allowed"))
    func aReadOnlyDiskIsAFailureOnlyIfSomethingChanges() throws {
      let (scratch, spec, old) = try edited()
      defer { scratch.remove() }
      let script = """
        mount --bind "$3" "$3" && mount -o remount,bind,ro "$3" || exit 99
        exec "$1" "$2" -o "$3"
        """
      let run = try shell(script, [spec, scratch.path("Out")], isolated: true)
      #expect(run.status == 3, "\(run.errors)")
      #expect(run.errors.contains("Read-only file system; no file was changed"))
      #expect(try texts(in: scratch) == old)
      _ = try scratch.write("routes.navspec", Self.old)
      #expect(try shell(script, [spec, scratch.path("Out")], isolated: true).status == 0)
    }

    // MARK: Leftovers

    @Test func whatAKilledRunLeftIsTakenAway() throws {
      let (scratch, spec, _) = try edited()
      defer { scratch.remove() }
      let left = [".routegen-1-0.tmp", ".routegen-99999999-4.tmp", ".routegen-4711-2.old"]
      let others = [
        ".routegen-notes.tmp", ".routegen-1-0", ".routegen-1-0.tmp.swift", ".routegen--1-0.tmp", "mine.tmp",
      ]
      for name in left + others { _ = try scratch.write("Out/" + name, "x") }
      #expect(try CommandRun.run([spec, "-o", scratch.path("Out")]).status == 0)
      let contents = Set(try scratch.contents(of: "Out"))
      #expect(contents.isDisjoint(with: left) && contents.isSuperset(of: others))
    }

    // MARK: Streams

    @Test func findingsThatNobodyReadsChangeNothing() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", "route a \"/a/{b: Itn}\"\n")
      for streams in ["2>&-", ">&-", "<&- >&- 2>&-", "2>/dev/full", "2>&1 | :"]
      where streams != "2>/dev/full"
        || FileManager.default.fileExists(atPath: "/dev/full")
      {
        let end = streams.hasSuffix(":") ? "; exit ${PIPESTATUS[0]}" : ""
        let run = try shell("\"$1\" \"$2\" -o \"$3\" \(streams)\(end)", [spec, scratch.path("Out")], with: "bash")
        #expect(run.isExit && run.status == 1, "\(streams): \(run.status)")
      }
      #expect(try scratch.contents() == ["a.navspec"])
    }

    @Test func theEnvironmentIsNotNeeded() throws {
      let (scratch, spec, _) = try edited()
      defer { scratch.remove() }
      // D23: a build system may set nothing at all.
      let run = try shell("exec env -i \"$1\" \"$2\" -o \"$3\"", [spec, scratch.path("Out")])
      #expect(run.status == 0 && run.errors == "")
      #expect(try scratch.text(of: "Out/Routes.swift").contains("case more"))
    }
  }
#endif
