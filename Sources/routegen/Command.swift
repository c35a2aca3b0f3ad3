/// A subcommand: what it is called and takes, and what it does.
///
/// The same description serves the parser of the command line, the usage line and the help.
struct Command: Sendable {
  /// An option with its help.
  struct Option: Equatable, Sendable {
    /// `--format`.
    var name: String
    /// `-o`, where there is a short form.
    var short: String?
    /// What the value is called in the help; nil for a switch.
    var value: String?
    /// What it does, in a line or two.
    var help: String
    /// Whether the command cannot do without.
    var isRequired = false
  }

  var name: String
  /// What the words that are no options are called: `<spec>...`.
  var arguments: String
  /// What it does, in one line.
  var abstract: String
  /// More about it.
  var discussion: String
  /// Explanations of `arguments`.
  var argumentHelp: [(name: String, help: String)]
  var options: [Option]
  /// Options of the language reference that this version does not have.
  var comingOptions: [String] = []
  /// Does it.
  var run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus

  /// All that there are, in the order of the help.
  static let all = [generate, lint, match, routes, explain]

  /// Subcommands of the language reference that this version does not have.
  static let coming = [
    "format", "breaking", "docs", "graph", "aasa", "init", "completions", "lsp",
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}

/// What each command takes besides its own options.
extension Command.Option {
  static let help = Command.Option(name: "--help", short: "-h", help: "Show help information.")
  static let color = Command.Option(
    name: "--color", value: "when", help: "Colour findings: auto, always or never. (default: auto)")
  static let version = Command.Option(name: "--version", help: "Show the version.")
}
