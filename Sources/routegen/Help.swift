import RouteSpec

/// The version, in one place.
enum Version {
  static let text = "0.1.0-dev"
}

/// The help, in the form of Swift's own tools.
enum Help {
  /// The width that lines are broken at.
  static let width = 80
  private static let column = 26

  /// The usage lines of the whole.
  static let usage = """
    USAGE: routegen <spec>... -o <folder>
           routegen <subcommand>

    """

  /// `routegen --help`.
  static var overview: String {
    var text = """
      OVERVIEW: A compiler for the routes of Swift apps

      Reads a table of screens and links, checks that no two of them compete, and
      writes the Swift code that reads links, prints them and navigates.

      \(usage)
      OPTIONS:

      """
    text += list([Command.Option.version, .help].map { (title(of: $0), $0.help) })
    text += "\nSUBCOMMANDS:\n"
    text += list(
      Command.all.map { command in
        (command.name + (command.name == Command.generate.name ? " (default)" : ""), command.abstract)
      })
    text += "\n  See 'routegen help <subcommand>' for detailed help.\n"
    return text
  }

  /// `routegen help match`.
  static func text(for command: Command) -> String {
    var text = "OVERVIEW: \(command.abstract)\n\n"
    text += WrappedText.wrapping(command.discussion, width: width) + "\n\n"
    text += usage(of: command) + "\n\nARGUMENTS:\n" + list(command.argumentHelp.map { ($0.name, $0.help) })
    text += "\nOPTIONS:\n" + list(Arguments.options(of: command).map { (title(of: $0), $0.help) }) + "\n"
    return text
  }

  /// `USAGE: routegen match <spec> [<link>...] [--json] [--inside]`.
  static func usage(of command: Command) -> String {
    let options = command.options.map { option in
      let text = (option.short ?? option.name) + (option.value.map { " <\($0)>" } ?? "")
      return option.isRequired ? text : "[\(text)]"
    }
    return "USAGE: routegen " + ([command.name, command.arguments] + options).joined(separator: " ")
  }

  private static func title(of option: Command.Option) -> String {
    (option.short.map { $0 + ", " } ?? "") + option.name + (option.value.map { " <\($0)>" } ?? "")
  }

  private static func list(_ rows: [(title: String, help: String)]) -> String {
    rows.map { row in
      let title = "  " + row.title
      let gap =
        title.utf8.count < column ? String(repeating: " ", count: column - title.utf8.count) : "\n" + margin(column)
      return title + gap + WrappedText.wrapping(row.help, width: width, indent: column) + "\n"
    }.joined()
  }

  private static func margin(_ count: Int) -> String { String(repeating: " ", count: count) }
}
