@testable import RouteSpec

/// The laws of the language as questions to one table, for the tests and for the fuzzer.
enum Laws {
  // MARK: Reading

  /// What the matcher reads otherwise than the oracle.
  static func readsOtherwise(_ subject: LawSubject, _ failing: LawCase) -> String? {
    guard case .link(let link, let source) = failing else { return nil }
    let found = subject.matcher.read(link, from: source)
    switch (subject.oracle.read(link, from: source), found) {
    case (.read(let readings), .reading(let reading)):
      let isFound = readings.contains { one in
        one.route == reading.route && LinkOracle.areSame(one.parameters, reading.parameters) && one.via == reading.via
          && one.tab == reading.tab && one.ignored == reading.ignored
      }
      return isFound ? nil : "read \(reading)\nnot \(readings)"
    case (.refused(let expected), .refusal(let refusal)):
      return isRefused(refusal, expected) ? nil : "refused \(refusal)\nnot \(expected)"
    case (.open, _): return nil
    case (let expected, _): return "\(found)\nnot \(expected)"
    }
  }

  private static func isRefused(_ refusal: LinkRefusal, _ expected: LinkOracle.Refusal) -> Bool {
    switch expected {
    case .notThisApp: refusal.reason == "notThisApp"
    case .tooLong: refusal.reason == "tooLong"
    case .refused: refusal.reason == "refused"
    case .malformedPercentEncoding(let offset): refusal.reason == "malformedPercentEncoding" && refusal.offset == offset
    case .invalidUTF8(let offset): refusal.reason == "invalidUTF8" && refusal.offset == offset
    case .unread: ["noRoute", "missingQuery", "invalidValue"].contains(refusal.reason)
    }
  }

  // MARK: Printing

  /// What is wrong with a printed link, or with there being none.
  static func breaksLaw1(_ subject: LawSubject, _ failing: LawCase) -> String? {
    guard case .print(let name, let chosen, let target) = failing,
      let index = subject.table.routes.firstIndex(where: { $0.name == name })
    else { return nil }
    let route = subject.table.routes[index]
    let values = route.parameters.compactMap { chosen[$0.name] }
    guard values.count == route.parameters.count else { return nil }
    let printed = subject.matcher.print(index, values, target)
    let expected = subject.oracle.print(index, values, target)
    guard let printed else { return expected.map { "printed nil, but \($0) comes back" } }
    if let fault = notCanonical(printed) { return "\(printed) \(fault)" }
    if route.isInternal, target != .path { return "printed \(printed) of an internal route" }
    for source in route.isInternal ? [LinkSource.inside] : [.outside, .inside] {
      guard case .reading(let reading) = subject.matcher.read(printed, from: source), reading.route == index,
        LinkOracle.areSame(reading.parameters, values), reading.ignored.isEmpty
      else { return "printed \(printed), which is read as \(subject.matcher.read(printed, from: source))" }
    }
    if expected == nil, subject.oracle.law.hasOpenTies || subject.oracle.isOpen(printed, index, values) { return nil }
    return printed == expected ? nil : "printed \(printed), not \(expected ?? "nil")"
  }

  /// RFC 3986's characters alone, escapes in upper case, no question mark or hash with nothing behind it.
  private static func notCanonical(_ link: String) -> String? {
    if link.wholeMatch(of: /([A-Za-z0-9\-._~!$&'()*,;=:@\/?#+]|%[0-9A-F]{2})*/) == nil {
      return "holds other characters"
    }
    if link.hasSuffix("?") || link.hasSuffix("#") || link.contains("?#") { return "has a sign with nothing behind it" }
    if link.wholeMatch(of: /[^?#]*\?[^#]*\+.*/) != nil { return "holds a plus" }
    if link.wholeMatch(of: /[^#]*#.*#.*/) != nil { return "holds two fragments" }
    return nil
  }

  // MARK: Order

  /// The top-level declarations in another order, some of them in a file of their own. Tabs keep their order: it is
  /// that of the bar.
  static func shuffled(_ draft: SpecDraft, _ random: inout Seeded) -> (SpecDraft, [String: String]) {
    var nodes = draft.nodes.shuffled(using: &random)
    let places = nodes.indices.filter { nodes[$0].head.hasPrefix("tab ") }
    for (place, tab) in zip(places, draft.nodes.filter { $0.head.hasPrefix("tab ") }) { nodes[place] = tab }
    let start = Int.random(in: 0..<nodes.count, using: &random)
    let end = Int.random(in: start..<nodes.count, using: &random)
    let included = SpecDraft(nodes: Array(nodes[start..<end]))
    // What an include holds stands in its place, so tabs keep their order here as well.
    nodes.replaceSubrange(start..<end, with: [SpecDraft.Node(head: "include \"more.navspec\"")])
    return (SpecDraft(nodes: nodes), ["more.navspec": included.text])
  }

  /// What is read, by names alone, and what the route that was read prints.
  static func text(_ matcher: LinkMatcher, _ link: String, _ source: LinkSource) -> String {
    let table = matcher.table
    switch matcher.read(link, from: source) {
    case .refusal(let refusal): return "\(refusal)"
    case .reading(let reading):
      let printed = [LinkMatcher.Target.path, .url, .scheme].map { target in
        matcher.print(reading.route, reading.parameters, target) ?? "nil"
      }
      let stack = reading.backStack.map { table.routes[$0].name }
      return
        "\(table.routes[reading.route].name) \(reading.parameters) \(reading.pattern) \(reading.via) \(reading.tab.map { table.tabs[$0].name } ?? "-") \(stack) \(reading.ignored) \(printed)"
    }
  }
}
