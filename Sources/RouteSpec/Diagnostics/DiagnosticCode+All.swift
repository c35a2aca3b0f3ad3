extension DiagnosticCode {
  static let unreachedScreen = DiagnosticCode(402)
  static let requirementCircle = DiagnosticCode(403)
  static let coveredAddress = DiagnosticCode(511)

  /// The codes of the checks of the navigation graph and of addresses, each once with its title, in order.
  static let graphCodes: [(code: DiagnosticCode, title: String)] = [
    (unreachedScreen, "A screen that nothing leads to"),
    (requirementCircle, "Requirements that wait for each other"),
    (coveredAddress, "An address whose links others read"),
  ]

  /// Every code once with its title, by number.
  public static let all: [(code: DiagnosticCode, title: String)] =
    (readingCodes + resolvingCodes + competitionCodes + graphCodes).sorted { $0.code < $1.code }
}
