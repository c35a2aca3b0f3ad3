/// The words after a command's name, sorted: `match routes.navspec /a --json` has the words `routes.navspec` and `/a`
/// and the switch
/// `--json`.
///
/// Options may stand anywhere, `--name value` and `--name=value` alike, the last of a repeated one counts, and after
/// `--` nothing is an option.
struct Arguments: Equatable {
  /// What is no option, in order.
  var words: [String] = []
  /// The options given, by their long names; the value of a switch is empty.
  private var values: [String: String] = [:]

  /// Sorts the words for a command.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        self.words += words[index...]
        break
      }
      // A lone dash is the standard input.
      guard word.hasPrefix("-"), word != "-" else {
        self.words.append(word)
        continue
      }
      var (name, value) = Arguments.split(word)
      guard let option = Arguments.options(of: command).first(where: { $0.name == name || $0.short == name }) else {
        if command.comingOptions.contains(name) { throw .notInThisVersion(name, of: command.name) }
        throw .unknownOption(name, of: command.name)
      }
      if option.value == nil {
        if value != nil { throw .unexpectedValue(option.name, of: command.name) }
      } else if value == nil {
        guard index < words.count else { throw .missingValue(option, of: command.name) }
        value = words[index]
        index += 1
      }
      if option.value != nil, value == "" { throw .missingValue(option, of: command.name) }
      values[option.name] = value ?? ""
    }
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option.
  func value(of name: String) -> String? { values[name] }

  /// Those of a command and those of all.
  static func options(of command: Command) -> [Command.Option] { command.options + [.color, .version, .help] }

  /// `--name=value` in its two parts. A short option has its value in the next word, or at once: `-oOut`.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    guard word.count > 2 else { return (word, nil) }
    let rest = word.dropFirst(2)
    return (String(word.prefix(2)), String(rest.first == "=" ? rest.dropFirst() : rest))
  }
}
