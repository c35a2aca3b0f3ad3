extension DiagnosticCode {
  static let duplicate = DiagnosticCode(301)
  static let ambiguous = DiagnosticCode(302)
  static let unreachable = DiagnosticCode(303)
  static let stolenValue = DiagnosticCode(304)
  static let stalePreference = DiagnosticCode(305)
  static let split = DiagnosticCode(306)
  static let unusedAllow = DiagnosticCode(307)

  /// The codes of routes that compete, each once with its title, in order.
  static let competitionCodes: [(code: DiagnosticCode, title: String)] = [
    (duplicate, "Two routes with the same links"),
    (ambiguous, "Two routes that both read a link"),
    (unreachable, "A route that no link reaches"),
    (stolenValue, "A value that another route takes"),
    (stalePreference, "A `prefer` that decides nothing"),
    (split, "A link that reads in two ways"),
    (unusedAllow, "An `allow` that silences nothing"),
  ]
}
