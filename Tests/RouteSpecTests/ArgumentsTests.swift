import Testing

@testable import routegen

@Suite struct ArgumentsTests {
  @Test func optionsMayStandAnywhere() throws {
    let arguments = try Arguments(["--check", "a.navspec", "-o", "Out", "b.navspec"], for: .generate)
    #expect(arguments.words == ["a.navspec", "b.navspec"])
    #expect(arguments.value(of: "--output") == "Out")
    #expect(arguments.has("--check"))
  }

  @Test(arguments: [
    ["--output", "Out"], ["--output=Out"], ["-o", "Out"], ["-oOut"], ["-o=Out"], ["-o", "x", "-o", "Out"],
  ])
  func aValueHasSeveralSpellings(_ words: [String]) throws {
    #expect(try Arguments(words, for: .generate).value(of: "--output") == "Out")
  }

  @Test func afterTwoDashesNothingIsAnOption() throws {
    let arguments = try Arguments(["a", "--json", "--", "--inside", "-"], for: .match)
    #expect(arguments.words == ["a", "--inside", "-"])
    #expect(arguments.has("--json") && !arguments.has("--inside"))
  }

  @Test func aLoneDashIsAWord() throws {
    #expect(try Arguments(["-"], for: .lint).words == ["-"])
  }

  @Test func faultsAreFacts() {
    #expect(throws: UsageError.unknownOption("--jsn", of: "match")) { try Arguments(["--jsn"], for: .match) }
    #expect(throws: UsageError.unexpectedValue("--json", of: "match")) { try Arguments(["--json=1"], for: .match) }
    #expect(throws: UsageError.self) { try Arguments(["-o"], for: .generate) }
    #expect(throws: UsageError.self) { try Arguments(["-o", ""], for: .generate) }
    #expect(throws: UsageError.self) { try Arguments(["--output="], for: .generate) }
  }

  @Test func theWordsShowTheWayOut() {
    #expect(UsageError.unknownOption("--jsn", of: "match").message == "unknown option '--jsn'; did you mean '--json'?")
    #expect(UsageError.unknownCommand("lnit").message.hasPrefix("no subcommand 'lnit'; did you mean 'lint'?"))
    #expect(UsageError.unknownCommand("zzzzzz").message.hasPrefix("no subcommand 'zzzzzz' ("))
    #expect(UsageError.missingOutput.message.contains("-o"))
  }

  @Test func theHelpFitsATerminalAndNamesEverything() {
    let texts = [Help.overview] + Command.all.map(Help.text)
    for text in texts {
      for line in text.split(separator: "\n") where !line.hasPrefix("USAGE") {
        #expect(line.utf8.count <= 80, "\(line)")
      }
    }
    for command in Command.all {
      #expect(Help.overview.contains("\n  \(command.name) "))
      for option in command.options { #expect(Help.text(for: command).contains(option.name)) }
    }
    // What comes later is not offered.
    for name in Command.coming { #expect(!Help.overview.contains("\n  \(name) ")) }
  }
}
