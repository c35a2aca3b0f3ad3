extension Checks {
  /// The checks of the table itself, competing routes apart, in the order of their codes.
  public static func table(_ table: RouteTable) -> [Finding] {
    CasesCheck.findings(table) + MotionCheck.findings(table) + NameCheck.findings(table)
      + ExpressionCheck.findings(table) + ReachCheck.findings(table) + CircleCheck.findings(table)
      + SchemeCheck.findings(table) + SizeCheck.findings(table)
  }

  /// Findings that say that something does nothing. What is missing from a broken table might be what it does something
  /// to.
  static let needsWholeTable: Set<DiagnosticCode> = [
    .stalePreference, .unusedAllow, .idleMotion, .unreachedScreen,
  ]
}
