#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// Which specs of a target the plugin takes for roots, and what stops it. `Scripts/plugin` tests the plugin at work.
  @Suite struct PluginPlanTests {
    /// A target with these files; the plan of its specs by their paths in it.
    private struct Target {
      let scratch: Scratch
      var files: [URL] = []

      init(_ files: [(String, String)]) throws {
        scratch = try Scratch(named: "My Täget")
        for (name, text) in files {
          let file = scratch.folder.appending(path: name)
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file)
          self.files.append(file)
        }
      }

      var plan: SpecPlan { SpecPlan(target: "App", files: files, folder: scratch.folder) }

      func names(_ specs: [URL]) -> [String] {
        specs.map { String(SpecPlan.path($0).dropFirst(SpecPlan.path(scratch.folder).count)) }
          .map { $0.hasPrefix("/") ? String($0.dropFirst()) : $0 }
      }
    }

    private func roots(_ files: [(String, String)]) throws -> [String] {
      let target = try Target(files)
      defer { target.scratch.remove() }
      #expect(target.plan.faults == [])
      #expect(target.plan.specs.count == files.filter { SpecFile.isSpec($0.0) }.count)
      return target.names(target.plan.roots)
    }

    @Test func aRootIsWhatNoOtherIncludes() throws {
      #expect(try roots([("a.navspec", "")]) == ["a.navspec"])
      #expect(try roots([("b.navspec", ""), ("a.navspec", "")]) == ["a.navspec", "b.navspec"])
      #expect(try roots([("a.navspec", "include \"b.navspec\""), ("b.navspec", "")]) == ["a.navspec"])
      #expect(
        try roots([
          ("a.navspec", ""), ("sub/m.navspec", "include \"../a.navspec\"\ninclude \"p/./t y.navspec\""),
          ("sub/p/t y.navspec", "include \"..\\\\..\\\\z.navspec\""), ("z.navspec", ""), ("App.swift", "include \"m\""),
        ]) == ["sub/m.navspec"])
      // Included twice, by way of itself, and by a comment only.
      #expect(
        try roots([
          ("a.navspec", "include \"c.navspec\""), ("b.navspec", "include \"c.navspec\"\ninclude \"b.navspec\""),
          ("c.navspec", "// include \"a.navspec\"\nroute include \"a.navspec\""),
        ]) == ["a.navspec", "b.navspec"])
    }

    @Test func ofACircleThatNothingLeadsToOneIsARoot() throws {
      #expect(
        try roots([("b.navspec", "include \"a.navspec\""), ("a.navspec", "include \"b.navspec\"")]) == ["a.navspec"])
      // A circle beside a sound root is compiled too, or nobody would hear of it; what it includes is not.
      #expect(
        try roots([
          ("0.navspec", ""), ("1.navspec", ""), ("m.navspec", "include \"n.navspec\"\ninclude \"1.navspec\""),
          ("n.navspec", "include \"o.navspec\""), ("o.navspec", "include \"m.navspec\""),
        ]) == ["0.navspec", "m.navspec"])
      // One that a root leads to is seen from there.
      #expect(
        try roots([
          ("a.navspec", "include \"b.navspec\""), ("b.navspec", "include \"a.navspec\""),
          ("r.navspec", "include \"b.navspec\""),
        ]) == ["r.navspec"])
    }

    @Test func whatIsMissingOrBrokenIsTheCommandsToReport() throws {
      let broken =
        "include \"none.navspec\"\ninclude \"/etc/passwd\"\ninclude \"a\\0.navspec\"\ninclude \"C:\\\\x\"\ninclude \"\\q"
      #expect(try roots([("a.navspec", broken), ("b.navspec", "{{{{\u{FEFF}")]) == ["a.navspec", "b.navspec"])
      let deep = String(repeating: "../", count: 5_000) + "etc"
      #expect(try roots([("a.navspec", "include \"\(deep)/none.navspec\"")]) == ["a.navspec"])
    }

    @Test func oneFileMayHaveSeveralPaths() throws {
      var target = try Target([("caf\u{E9}.navspec", "include \"in/parts.navspec\""), ("real/parts.navspec", "")])
      defer { target.scratch.remove() }
      try FileManager.default.createSymbolicLink(
        at: target.scratch.folder.appending(path: "in"),
        withDestinationURL: target.scratch.folder.appending(path: "real"))
      #expect(target.plan.faults == [])
      #expect(target.names(target.plan.roots) == ["caf\u{E9}.navspec"])
      // A link to a spec, and a link to nothing.
      let (link, loop) = (
        target.scratch.folder.appending(path: "l.navspec"), target.scratch.folder.appending(path: "o.navspec")
      )
      try FileManager.default.createSymbolicLink(atPath: SpecPlan.path(link), withDestinationPath: "real/parts.navspec")
      try FileManager.default.createSymbolicLink(atPath: SpecPlan.path(loop), withDestinationPath: "o.navspec")
      target.files += [link, loop]
      #expect(target.names(target.plan.roots) == ["caf\u{E9}.navspec", "o.navspec"])
    }

    @Test(.timeLimit(.minutes(1))) func aPipeAmongTheSpecsIsNotWaitedFor() throws {
      var target = try Target([("a.navspec", "")])
      defer { target.scratch.remove() }
      let pipe = target.scratch.folder.appending(path: "p.navspec")
      #expect(mkfifo(SpecPlan.path(pipe), 0o600) == 0)
      target.files.append(pipe)
      #expect(target.names(target.plan.roots) == ["a.navspec", "p.navspec"])
    }

    // MARK: What stops the plugin

    /// D11: a target without a spec is no silent success, and no name that is missing later.
    @Test func d11ATargetWithoutASpecIsToldWhatToDo() throws {
      let target = try Target([("App.swift", "")])
      defer { target.scratch.remove() }
      #expect(target.plan.faults == [.noSpec(target: "App", folder: SpecPlan.path(target.scratch.folder))])
      let message = try #require(target.plan.faults.first?.message)
      #expect(message.hasPrefix("no .navspec file in target 'App' (looked in \(SpecPlan.path(target.scratch.folder))"))
      #expect(message.contains("add 'routes.navspec' there"))
      #expect(target.plan.roots.isEmpty)
    }

    @Test func anIncludeFromOutsideIsShownAtItsPlace() throws {
      var target = try Target([
        ("t/a.navspec", "// é\n  include \"../out.navspec\"\ninclude \"b.txt\""), ("out.navspec", ""), ("t/b.txt", ""),
      ])
      defer { target.scratch.remove() }
      target.files.removeLast(2)
      let spec = SpecPlan.path(target.scratch.folder.appending(path: "t/a.navspec"))
      let messages = target.plan.faults.map(\.message)
      #expect(messages.count == 2)
      #expect(
        messages.first?.hasPrefix("\(spec):2:11: '../out.navspec' is not among the .navspec files of target 'App'")
          == true)
      #expect(messages.last?.hasPrefix("\(spec):3:9: 'b.txt' is not") == true)
      #expect(target.plan.faults.first?.place?.line == 2)
    }

    @Test func rootsOfOneNameAreBothNamed() throws {
      for (one, two) in [("routes", "Routes"), ("caf\u{E9}", "cafe\u{301}"), ("x", "x")] {
        let target = try Target([("a/\(one).navspec", ""), ("b/\(two).navspec", "")])
        defer { target.scratch.remove() }
        #expect(target.plan.faults.count == 1)
        let message = try #require(target.plan.faults.first?.message)
        #expect(message.contains("a/\(one).navspec' and ") && message.contains("b/\(two).navspec' of target 'App'"))
        #expect(message.contains("rename one of them"))
      }
      // Of two of a name one may be included: it has no output.
      #expect(try roots([("a/x.navspec", "include \"../b/x.navspec\""), ("b/x.navspec", "")]) == ["a/x.navspec"])
    }

    @Test func aSourceOfAnOutputsNameIsNamed() throws {
      let target = try Target([("routes.navspec", ""), ("Sub/routes+support.swift", ""), ("Router.swift", "")])
      defer { target.scratch.remove() }
      #expect(target.plan.faults.count == 1)
      #expect(
        target.plan.faults.first?.message.contains("Sub/routes+support.swift' of target 'App' has the name of a file")
          == true)
    }

    /// D09: two targets may hold the same spec; neither's outputs lie in the other's way, for each target has a folder
    /// of its own, and no output is named by a whole path.
    @Test func d09OutputsAreNamesAndNoPaths() {
      for name in SpecFile.outputs(ofSpecNamed: "routes.navspec") { #expect(!name.contains("/")) }
    }
  }
#endif
