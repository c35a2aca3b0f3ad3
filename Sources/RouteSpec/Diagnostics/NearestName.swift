/// The name that was most likely meant by a misspelt one; nil where none is near. The command line guesses as the
/// compiler does.
public func nearestName(to name: String, among names: [String]) -> String? {
  NameSuggestion.best(for: name, among: names).first
}
