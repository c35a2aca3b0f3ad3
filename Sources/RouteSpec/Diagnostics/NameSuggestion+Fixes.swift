extension Diagnostic.Fix {
  /// The shortest name of which a slip can be told from another name: of two letters one is half of it.
  private static let leastCertain = 3

  /// A fix for each guess of what a misspelt name was meant to be. The only guess is certain, but for names that are
  /// so short that nearly anything is near.
  static func guesses(_ guesses: [String], for name: NameSyntax) -> [Diagnostic.Fix] {
    let isCertain = guesses.count == 1 && name.text.utf8.count >= leastCertain
    return guesses.map { Diagnostic.Fix("write `\($0)`", [Edit(name.range, $0)], isCertain: isCertain) }
  }
}
