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
        if Laws.readsOtherwise(subject, failing) != nil {
          Self.fail(seed, draft, failing, check: Laws.readsOtherwise)
          failures += 1
          break
        }
      }
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
            guard Laws.breaksLaw1(subject, failing) != nil else { continue }
            Self.fail(seed, draft, failing, check: Laws.breaksLaw1)
            failures += 1
            break cases
          }
        }
      }
    }
  }
}
