/// NAV221: more of something than an enum of generated code or the match table holds.
///
/// The match table counts in fields of twelve bits and points with twenty-four, so its parts end at 16 MB. What does not
/// fit would read as something else, so it is a finding, and nothing is generated.
enum SizeCheck {
  /// The most cases of an enum that is a parameter's type. Swift's own code for one grows with them, and a list of more
  /// is data, not a part of the program: a newtype over String reads it.
  static let caseLimit = 1_024
  /// The most hosts and schemes.
  static let originLimit = 1_024

  static func findings(_ table: RouteTable) -> [Finding] {
    var findings: [Finding] = []
    func add(_ range: SourceRange, _ message: String) {
      findings.append(Finding(Diagnostic(.tooMany, at: range, message)))
    }
    for content in table.enums where content.cases.count > caseLimit {
      add(content.range, Message.cases(content.name, content.cases.count))
    }
    if table.origins.count > originLimit, let range = table.app.range ?? table.routes.first?.range {
      add(range, Message.origins(table.origins.count))
    }
    let limit = CasesCheck.limit
    if let extra = table.tabs.dropFirst(limit).first { add(extra.range, Message.enumeration(table.tabs.count, "tabs")) }
    if let extra = table.stacks.dropFirst(limit).first {
      add(extra.range, Message.enumeration(table.stacks.count, "stacks"))
    }
    if let extra = table.requirements.dropFirst(limit).first {
      add(extra.range, Message.enumeration(table.requirements.count, "requirements"))
    }
    return findings
  }

  /// Whether a table is so large that it is worth building the match table only to see if it fits.
  ///
  /// - Parameter sourceSize: the bytes of all its files. Below this, and with as few candidates and newtypes, no table comes
  ///   near 16 MB: a newtype takes 2 MB at the most, a candidate some kilobytes.
  static func mayOverflow(_ table: RouteTable, _ competition: Competition, sourceSize: Int) -> Bool {
    sourceSize > 1 << 16 || competition.candidates.count > 500 || table.newtypes.count > 4
  }

  /// The finding on a match table that does not fit.
  static func finding(_ overflow: MatchTable.Overflow, _ table: RouteTable) -> Finding? {
    guard let range = table.app.range ?? table.routes.first?.range ?? table.newtypes.first?.range else { return nil }
    return Finding(Diagnostic(.tooMany, at: range, Message.overflow(overflow)))
  }

  private enum Message {
    static func cases(_ name: String, _ count: Int) -> String {
      "`\(name)` has \(count) cases, and \(caseLimit) are the most; make it a newtype, `type \(name) = String matching …`"
    }
    static func origins(_ count: Int) -> String {
      "the table has \(count) hosts and schemes, and \(originLimit) are the most; `*.` or `{p}.` stands for any label"
    }
    static func enumeration(_ count: Int, _ kind: String) -> String {
      "the table has \(count) \(kind), and \(CasesCheck.limit) are the most"
    }
    static func overflow(_ overflow: MatchTable.Overflow) -> String {
      switch overflow {
      case .size:
        "the match table takes more than 16 MB; use fewer patterns, optional parts or hosts, or shorter texts"
      case .count:
        "more than \(MatchTable.countLimit) patterns end in one place of the match table, or types follow it; tell them apart by a segment"
      }
    }
  }
}
