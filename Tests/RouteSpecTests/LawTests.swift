import Foundation
import Testing

@testable import RouteSpec

/// The laws of the language on random tables: what is read against a plain oracle, what is printed against reading it
/// again.
///
/// `ROUTEGEN_LAWS=20000` tries so many tables instead of a few, from `ROUTEGEN_LAWS_SEED` on. A failure prints the seed
/// and a small spec.
@Suite struct LawTests {
  static let tables = ProcessInfo.processInfo.environment["ROUTEGEN_LAWS"].flatMap { Int($0) } ?? 24
  static let firstSeed = ProcessInfo.processInfo.environment["ROUTEGEN_LAWS_SEED"].flatMap { UInt64($0) } ?? 1
  /// Chunks of seeds, so that they run side by side.
  static let chunks = Array(0..<4)

  static func seeds(_ chunk: Int) -> [UInt64] {
    stride(from: chunk, to: tables, by: chunks.count).map { firstSeed &+ UInt64($0) }
  }

  /// Records a failure with a small case.
  static func fail(_ seed: UInt64, _ draft: SpecDraft, _ failing: LawCase, check: (LawSubject, LawCase) -> String?) {
    let small = shrink(draft, failing, check: check)
    let competition = LawSubject(small.draft)?.matcher.competition
    let ranks = (competition?.candidates ?? []).prefix(12).map {
      "\(competition?.competitors[$0.competitor].pattern.text ?? "")"
    }
    Issue.record(
      """
      seed \(seed): \(small.failing)
      \(small.fault)
      ranks \(ranks)
      \(small.draft.text)
      """)
  }

  // MARK: Reading

  @Test(arguments: chunks) func readingAgreesWithTheOracle(chunk: Int) {
    var failures = 0
    for seed in Self.seeds(chunk) where failures < 3 {
      let draft = SpecGenerator.draft(seed)
      guard let subject = LawSubject(draft) else { continue }
      var links = LinkGenerator(seed &* 31, subject.table, subject.matcher.competition)
      for _ in 0..<40 {
        let failing = LawCase.link(links.link(), links.chance(30) ? .inside : .outside)
        if Self.readsOtherwise(subject, failing) != nil {
          Self.fail(seed, draft, failing, check: Self.readsOtherwise)
          failures += 1
          break
        }
      }
    }
  }

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

  @Test(arguments: chunks) func whatIsPrintedOpensTheSameScreen(chunk: Int) {
    var failures = 0
    for seed in Self.seeds(chunk) where failures < 3 {
      let draft = SpecGenerator.draft(seed)
      guard let subject = LawSubject(draft) else { continue }
      var values = LinkGenerator(seed &* 37, subject.table, subject.matcher.competition)
      cases: for route in subject.table.routes {
        for _ in 0..<8 {
          let chosen = Dictionary(
            route.parameters.map { ($0.name, values.value($0)) }, uniquingKeysWith: { first, _ in first })
          for target in [LinkMatcher.Target.path, .url, .scheme] {
            let failing = LawCase.print(route.name, chosen, target)
            guard Self.breaksLaw1(subject, failing) != nil else { continue }
            Self.fail(seed, draft, failing, check: Self.breaksLaw1)
            failures += 1
            break cases
          }
        }
      }
    }
  }

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
}
