extension DiagnosticCode {
  /// The codes of the navigation graph's checks, each once with its title, in order.
  static let graphCodes: [(code: DiagnosticCode, title: String)] = [
    (DiagnosticCode(402), "A screen that nobody can reach"),
    (DiagnosticCode(403), "Screens that lead in a circle"),
  ]

  /// Every code once with its title, by number.
  public static let all: [(code: DiagnosticCode, title: String)] =
    (readingCodes + resolvingCodes + competitionCodes + graphCodes).sorted { $0.code < $1.code }
}
