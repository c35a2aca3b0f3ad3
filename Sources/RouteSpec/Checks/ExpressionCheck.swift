/// NAV225: an expression whose automaton is too large for the match table.
///
/// Most expressions need about a state for each place of their text. A choice whose branches are told apart only much
/// later needs a state for each
/// of their mixtures: `(a|b)*a(a|b){12}` remembers the last thirteen letters, which are 8,192 states.
enum ExpressionCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    var languages = TypeLanguages(table)
    return table.newtypes.indices.compactMap { index in
      guard case .matching = table.newtypes[index].rule, languages.language(of: .newtype(index), at: .query) == nil
      else {
        return nil
      }
      return Finding(
        Diagnostic(.expressionTooLarge, at: table.newtypes[index].range, Message.text(table.newtypes[index].name)))
    }
  }

  private enum Message {
    static func text(_ name: String) -> String {
      "the expression of `\(name)` needs more than \(Automaton.stateLimit) states; shorten its repetitions, or tell its choices apart earlier"
    }
  }
}
