#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// `Scripts/ci-lint`, which the action of the repository runs, with the action's inputs in the environment.
  @Suite struct ContinuousIntegrationTests {
    private static let root = fixture("../..").standardized

    private static func run(_ scratch: Scratch, _ inputs: [String: String]) throws -> (
      run: CommandRun.Result, outputs: String
    ) {
      let outputs = try scratch.write("outputs", "")
      var environment = ["PATH": "/usr/bin:/bin", "GITHUB_OUTPUT": outputs, "RUNNER_TEMP": scratch.folder.path]
      environment["ROUTEGEN"] = try CommandRun.executable.path
      let run = try CommandRun.run(
        [root.appendingPathComponent("Scripts/ci-lint").path], in: scratch.folder,
        executable: URL(fileURLWithPath: "/bin/bash"), environment: environment.merging(inputs) { $1 })
      return (run, try scratch.text(of: "outputs"))
    }

    @Test func specsAreLinesOrWords() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      for name in ["a.navspec", "b.navspec", "two words.navspec"] {
        _ = try scratch.write(name, "route \(name.first ?? "x") \"/:id\"\n")
      }
      let (run, outputs) = try Self.run(
        scratch, ["LINT_SPECS": "a.navspec b.navspec\n\n  two words.navspec  \n"])
      #expect(run.status == 1 && run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("::error file=") })
      #expect(lines.last?.contains("file=two words.navspec,") == true)
      #expect(outputs == "status=1\n")
    }

    @Test func inputsAreOptionsAndNeverCode() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "route a \"/a\" { allow NAV304 }\n")
      #expect(try Self.run(scratch, ["LINT_SPECS": "a.navspec"]).run.status == 0)
      #expect(try Self.run(scratch, ["LINT_SPECS": "a.navspec", "LINT_STRICT": "true"]).run.status == 1)
      let text = try Self.run(scratch, ["LINT_SPECS": "a.navspec", "LINT_FORMAT": "text"]).run
      #expect(text.output.hasPrefix("a.navspec:1:22: warning: "))
      for inputs in [
        ["LINT_SPECS": "$(touch evil) `touch evil` ; touch evil"], ["LINT_SPECS": "--fix"],
        ["LINT_SPECS": "a.navspec", "LINT_FORMAT": "text; touch evil"],
      ] {
        #expect(try Self.run(scratch, inputs).run.status >= 2)
      }
      #expect(try scratch.contents() == ["a.navspec", "outputs"])
      let wrong = try Self.run(scratch, ["LINT_SPECS": "a.navspec", "LINT_STRICT": "yes"]).run
      #expect(wrong.status == 2 && wrong.output.hasPrefix("::error title=routegen lint::'strict' is true or false"))
      #expect(try Self.run(scratch, [:]).run.status == 2)
    }

    @Test func aBaselineHasToBeThere() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "route a \"/:id\"\n")
      let inputs = ["LINT_SPECS": "a.navspec", "LINT_BASELINE": "base.json"]
      let missing = try Self.run(scratch, inputs).run
      #expect(missing.status == 2 && missing.output.contains("there is no baseline 'base.json'"))
      #expect(try scratch.contents() == ["a.navspec", "outputs"])
      #expect(try CommandRun.run(["lint", "a.navspec", "--baseline", "base.json"], in: scratch.folder).status == 0)
      #expect(try Self.run(scratch, inputs).run.status == 0)
    }

    @Test func theLogIsWrittenBesideTheAnnotations() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("a.navspec", "route a \"/:id\"\n")
      let (run, outputs) = try Self.run(scratch, ["LINT_SPECS": "a.navspec", "LINT_UPLOAD": "true"])
      #expect(run.status == 1 && run.output.hasPrefix("::error "))
      #expect(outputs == "sarif-file=\(scratch.path("routegen.sarif"))\nstatus=1\n")
      #expect(try scratch.text(of: "routegen.sarif").contains("\"ruleId\":\"NAV121\""))
      // What could not be read gives no log.
      let (failed, none) = try Self.run(scratch, ["LINT_SPECS": "none.navspec", "LINT_SARIF": "x.sarif"])
      #expect(failed.status == 3 && none == "status=3\n")
    }

    /// The action hands every input that it declares to the script, and the script reads no other.
    @Test func theActionAndTheScriptAgree() throws {
      let action = try String(contentsOf: Self.root.appendingPathComponent("action.yml"), encoding: .utf8)
      let script = try String(contentsOf: Self.root.appendingPathComponent("Scripts/ci-lint"), encoding: .utf8)
      let declared = Set(
        action.components(separatedBy: "\noutputs:")[0].matches(of: /\n  ([a-z-]+):\n    description:/).map { $0.1 })
      let used = Set(action.matches(of: /inputs\.([a-z-]+)/).map { $0.1 })
      #expect(declared == used && declared.count == 8)
      let given = Set(action.matches(of: /\n        (LINT_[A-Z]+):/).map { $0.1 })
      #expect(
        given == Set(script.matches(of: /\$\{(LINT_[A-Z]+)/).map { $0.1 }).union(["LINT_BASELINE", "LINT_SARIF"]))
      // An input within a script would be run as a part of it.
      for line in action.split(separator: "\n") where line.contains("${{ inputs.") {
        #expect(line.wholeMatch(of: #/ +(LINT_[A-Z]+|value): \$\{\{ inputs\.[a-z-]+ \}\}/#) != nil, "\(line)")
      }
    }
  }
#endif
