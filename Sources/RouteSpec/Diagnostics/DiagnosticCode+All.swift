extension DiagnosticCode {
  /// The codes of the checks that LANGUAGE names, each once with its title, in order.
  static let checkingCodes: [(code: DiagnosticCode, title: String)] = [
    (DiagnosticCode(301), "Two routes with the same links"),
    (DiagnosticCode(302), "Two routes that both read a link"),
    (DiagnosticCode(303), "A route that no link reaches"),
    (DiagnosticCode(304), "A value that another route takes"),
    (DiagnosticCode(402), "A screen that nobody can reach"),
    (DiagnosticCode(403), "Screens that lead in a circle"),
  ]

  /// Every code once with its title, by number.
  public static let all: [(code: DiagnosticCode, title: String)] =
    (readingCodes + resolvingCodes + checkingCodes).sorted { $0.code < $1.code }
}
