import RouteSpec

/// A command line that makes no sense, as facts; `message` words them.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case unknownTopic(String)
  /// A subcommand or option that comes later; the second is the subcommand of the option.
  case notInThisVersion(String, of: String?)
  case unknownOption(String, of: String)
  case missingValue(Command.Option, of: String)
  case unexpectedValue(String, of: String)
  case badValue(String, option: String, choices: [String], of: String)
  case missingSpec(of: String)
  /// An option that does nothing without another.
  case optionAlone(String, without: String, of: String)
  /// A code of which there is no finding, and the command that was asked for it.
  case unknownFinding(String, of: String)
  /// The standard input cannot be changed.
  case inputIsNotWritable
  /// A baseline is a file.
  case baselineIsNoStream
  case extraWord(String, of: String)
  case missingOutput
  case inputHasNoName
  case inputTwice
  case sameNames(String, String)
  /// A spec whose generated files would be hidden.
  case hiddenSpec(String)

  /// The subcommand that it is about, for the usage line below.
  var command: String? {
    switch self {
    case .noCommand, .unknownCommand, .unknownTopic: nil
    case .notInThisVersion(_, let command): command
    case .unknownOption(_, let command), .missingValue(_, let command), .unexpectedValue(_, let command),
      .badValue(_, _, _, let command), .missingSpec(let command), .extraWord(_, let command),
      .optionAlone(_, _, let command), .unknownFinding(_, let command):
      command
    case .missingOutput, .inputHasNoName, .sameNames, .hiddenSpec: "generate"
    case .inputTwice: "match"
    case .inputIsNotWritable, .baselineIsNoStream: "lint"
    }
  }

  /// The way out in words, without a full stop.
  var message: String {
    switch self {
    case .noCommand: "no spec and no subcommand given"
    case .unknownCommand(let name):
      "no subcommand '\(name)'" + UsageError.guess(name, among: Command.all.map(\.name))
        + " (a file of this name is written './\(name)')"
    case .unknownTopic(let name):
      "no subcommand '\(name)' to show help for"
        + UsageError.guess(name, among: Command.all.map(\.name))
    case .notInThisVersion(let name, nil): "'\(name)' is not in this version of routegen (\(Version.text))"
    case .notInThisVersion(let name, let command?):
      "'\(name)' of '\(command)' is not in this version of routegen (\(Version.text))"
    case .unknownOption(let name, let command):
      "unknown option '\(name)'"
        + UsageError.guess(name, among: Command.named(command).map(Arguments.options)?.map(\.name) ?? [])
    case .missingValue(let option, _): "'\(option.short ?? option.name)' needs a value <\(option.value ?? "")>"
    case .unexpectedValue(let name, _): "'\(name)' takes no value"
    case .badValue(let value, let option, let choices, _):
      "'\(value)' is no value for '\(option)'; it takes \(UsageError.list(choices))"
    case .missingSpec: "no spec given"
    case .optionAlone(let option, let other, _): "'\(option)' does nothing without '\(other)'"
    case .unknownFinding(let code, _):
      "no finding '\(code)'" + UsageError.guess(code.uppercased(), among: DiagnosticCode.all.map(\.code.description))
    case .inputIsNotWritable: "what is read from standard input cannot be mended there; give a file"
    case .baselineIsNoStream: "'--baseline' takes a file, not a stream; a file of this name is written './-'"
    case .extraWord(let word, _): "'\(word)' is one argument too many"
    case .missingOutput: "no output folder given; write '-o <folder>'"
    case .inputHasNoName:
      "a spec read from standard input has no name that its files could be named after; give a file"
    case .inputTwice: "standard input cannot be the spec and the links; give the links as arguments"
    case .hiddenSpec(let spec):
      "'\(spec)' is a hidden file, and what is made from it would be too; give it a name such as 'routes.navspec'"
    case .sameNames(let first, let second):
      "'\(first)' and '\(second)' would both write files of the same names; rename one, or write to another folder"
    }
  }

  /// `text, json or sarif`.
  private static func list(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func guess(_ name: String, among names: [String]) -> String {
    nearestName(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}
