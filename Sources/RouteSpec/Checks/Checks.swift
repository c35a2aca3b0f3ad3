/// The checks of routes that compete, each once, in the order of their codes.
public enum Checks {
  /// Runs them all.
  public static func competition(_ table: RouteTable, _ competition: Competition) -> [Finding] {
    let context = CheckContext(table, competition)
    return DuplicateCheck.findings(context)
      + AmbiguousCheck.findings(context)
      + UnreachableCheck.findings(context)
      + StolenValueCheck.findings(context)
      + StalePreferenceCheck.findings(context)
      + SplitCheck.findings(context)
      + AddressCheck.findings(context)
  }

  /// What `allow` lines leave of findings.
  public struct Allowed: Sendable {
    /// The findings that stand, and a warning for each `allow` that silences nothing.
    public var findings: [Finding]
    /// The findings that are silenced.
    public var silenced: [Finding]
  }

  /// Takes away the findings that an `allow` at one of their places silences. Pass the findings of all checks at once.
  public static func applyAllows(_ findings: [Finding], _ table: RouteTable) -> Allowed {
    var allows: [(place: Finding.Place, allow: Allow, isUsed: Bool)] = []
    var allowsOf: [Finding.Place: [Int]] = [:]
    func add(_ list: [Allow], _ place: Finding.Place) {
      for allow in list {
        allowsOf[place, default: []].append(allows.count)
        allows.append((place, allow, false))
      }
    }
    for (index, route) in table.routes.enumerated() {
      add(route.allows, Finding.Place(.route(index)))
      for (alias, content) in route.aliases.enumerated() {
        add(content.allows, Finding.Place(.route(index), alias: alias))
      }
    }
    for (index, redirect) in table.redirects.enumerated() { add(redirect.allows, Finding.Place(.redirect(index))) }
    for (index, refusal) in table.refusals.enumerated() { add(refusal.allows, Finding.Place(.refusal(index))) }
    var result = Allowed(findings: [], silenced: [])
    for finding in findings {
      var isSilenced = false
      for place in finding.places {
        // A route's own line counts for what its aliases are named in.
        let lines = (allowsOf[place] ?? []) + (place.alias == nil ? [] : allowsOf[Finding.Place(place.owner)] ?? [])
        for line in lines where allows[line].allow.code == finding.diagnostic.code {
          allows[line].isUsed = true
          isSilenced = true
        }
      }
      if isSilenced { result.silenced.append(finding) } else { result.findings.append(finding) }
    }
    for (place, allow, isUsed) in allows where !isUsed {
      result.findings.append(
        Finding(
          Diagnostic(.unusedAllow, .warning, at: allow.range, Message.unused(allow.code)), places: [place],
          clauses: [
            Finding.ClauseEdit(title: Message.remove(allow.code), kind: .remove(element: allow.range), isCertain: true)
          ]))
    }
    return result
  }

  private enum Message {
    static func unused(_ code: DiagnosticCode) -> String { "`allow \(code)` silences nothing here; take it out" }
    static func remove(_ code: DiagnosticCode) -> String { "take out `allow \(code)`" }
  }
}
