import Testing

@testable import RouteSpec

@Suite struct NameSuggestionTests {
  @Test(arguments: [
    ("titel", ["title", "tile", "route"], ["title", "tile"]),
    ("Title", ["title"], ["title"]),
    ("userId", ["userID", "user", "id"], ["userID"]),
    ("x", ["yz", "y", "z"], ["y", "z"]),
    ("prset", ["present", "preset", "reset"], ["preset", "present"]),
    ("abc", ["xyz"], []),
    ("", ["a"], []),
    ("a", ["a"], []),
  ]) func guessesAreRanked(_ name: String, _ names: [String], _ guesses: [String]) {
    #expect(NameSuggestion.best(for: name, among: names).starts(with: guesses))
    #expect(guesses.isEmpty ? NameSuggestion.best(for: name, among: names).isEmpty : true)
    #expect(NameSuggestion.best(for: name, among: names.reversed()) == NameSuggestion.best(for: name, among: names))
  }
}
