/// The command `routegen`: finds the subcommand, runs it, and ends with its status.
@main
struct RouteGen {
  static func main() {
    System.prepare()
    var console = Console()
    let status = run(Array(CommandLine.arguments.dropFirst()), &console)
    System.quit(console.finish(status).rawValue)
  }

  /// Runs the words after the program's name.
  static func run(_ words: [String], _ console: inout Console) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(words, &console)
    } catch {
      console.error(error.message)
      console.note(hint(for: error))
      return .usage
    }
  }

  /// The lines below an error: how the command is used, and where there is more to read.
  private static func hint(for error: UsageError) -> String {
    if case .notInThisVersion = error { return "" }
    guard let command = error.command.flatMap(Command.named) else {
      return Help.usage + "  See 'routegen --help' for more information.\n"
    }
    return "\(Help.usage(of: command))\n  See 'routegen help \(command.name)' for more information.\n"
  }

  private static func dispatch(_ words: [String], _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let first = words.first else { throw .noCommand }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h": return show(Help.overview, &console)
    case "--version": return show("routegen \(Version.text)\n", &console)
    case "help":
      if rest.count > 1 { throw .extraWord(rest[1], of: "help") }
      guard let topic = rest.first, !["help", "--help", "-h"].contains(topic) else {
        return show(Help.overview, &console)
      }
      if Command.coming.contains(topic) { throw .notInThisVersion(topic, of: nil) }
      guard let command = Command.named(topic) else { throw .unknownTopic(topic) }
      return show(Help.text(for: command), &console)
    default: break
    }
    if let command = Command.named(first) { return try run(command, rest, &console) }
    if Command.coming.contains(first) { throw .notInThisVersion(first, of: nil) }
    // What looks like a word and not like a file is a subcommand that there is none of.
    if !first.hasPrefix("-"), !first.contains("/"), !first.contains(".") { throw .unknownCommand(first) }
    return try run(.generate, words, &console)
  }

  private static func run(_ command: Command, _ words: [String], _ console: inout Console) throws(UsageError)
    -> ExitStatus
  {
    let arguments = try Arguments(words, for: command)
    if let word = arguments.value(of: "--color") {
      guard let choice = ColorChoice(rawValue: word) else {
        throw .badValue(word, option: "--color", choices: ColorChoice.allCases.map(\.rawValue), of: command.name)
      }
      console.color(choice)
    }
    if arguments.has("--help") { return show(Help.text(for: command), &console) }
    if arguments.has("--version") { return show("routegen \(Version.text)\n", &console) }
    return try command.run(arguments, &console)
  }

  private static func show(_ text: String, _ console: inout Console) -> ExitStatus {
    console.write(text)
    return .done
  }
}
