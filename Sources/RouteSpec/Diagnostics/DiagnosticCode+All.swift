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

  /// What the finding is, as a heading: "Two routes with the same links".
  public var title: String {
    let title = DiagnosticCode.all.first { $0.code == self }?.title ?? ""
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  /// The finding of a code as people write it, `NAV302`, `nav302` or `302`; nil where there is none.
  public init?(named text: String) {
    let name = text.uppercased()
    guard let found = DiagnosticCode.all.first(where: { $0.code.description == name || "\($0.code.number)" == name })
    else { return nil }
    self = found.code
  }
}
