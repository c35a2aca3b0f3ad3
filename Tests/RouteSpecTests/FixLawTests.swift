import Testing

@testable import RouteSpec

/// What `lint --fix` and `lint --baseline` promise, on random tables with faults put in.
@Suite struct FixLawTests {
  private static func compile(_ text: String) -> Compilation {
    Compiler.compile(path: "a.navspec") { path in
      path == "a.navspec" ? .bytes(Array(text.utf8)) : .failure("no such file")
    }
  }

  private static func mend(_ text: String) -> (mending: Mending, text: String) {
    let mending = Mending.mend(["a.navspec"], identity: { $0 }) { path in
      path == "a.navspec" ? .bytes(Array(text.utf8)) : .failure("no such file")
    }
    return (mending, mending.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? text)
  }

  /// How many errors there are of each code.
  private static func errors(_ compilation: Compilation) -> [Int: Int] {
    compilation.diagnostics.reduce(into: [:]) { counts, finding in
      if finding.level == .error { counts[finding.code.number, default: 0] += 1 }
    }
  }

  /// Faults with one certain fix each.
  private static let faults = [
    #"route zq1 "/zq/one/:id""#, #"route zq2 "/zq/two/{id: Itn}""#, "route zq3 \"/zq/cafe\u{301}\"",
    #"route zq4 "/zq/four" { allow NAV305, NAV306 }"#, "route zq5 \"/zq/five\" {\n  allow NAV305\n  title \"Five\"\n}",
    #"route zq6 "/zq/<int:id>/six";"#,
  ]

  // MARK: Fixes

  /// A fix takes its finding away and brings no error; what can be mended is, and a second run changes nothing.
  @Test(arguments: LawTests.chunks) func fixesMendAndDoNoHarm(chunk: Int) {
    var count = 0
    for seed in LawTests.seeds(chunk) {
      var random = Seeded(seed &* 7_919)
      var nodes = SpecGenerator.draft(seed &* 31).nodes
      let planted = Self.faults.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      for fault in planted {
        nodes.insert(SpecDraft.Node(head: fault), at: Int.random(in: 1...nodes.count, using: &random))
      }
      let text = SpecDraft(nodes: nodes).text
      let before = Self.compile(text)
      let (mending, mended) = Self.mend(text)
      let after = Self.compile(mended)
      count += mending.made.count
      // Of each that was put in nothing is left but the route. What an `allow` is for shows only in a whole table.
      let isRead = Self.compile(mended + "route zqp \"/zq/probe\" { allow NAV305 }\n").diagnostics.contains {
        $0.code == .unusedAllow
      }
      for fault in planted where isRead || !fault.contains("allow") {
        #expect(!Array(mended.utf8).contains(Array(fault.utf8)), "seed \(seed): \(fault)\n\(mended)")
      }
      let left = Set(mending.left.map { "\($0.step.code) \($0.step.title)" })
      for finding in after.diagnostics {
        let certain = finding.fixes.filter(\.isCertain)
        guard certain.count == 1 else { continue }
        #expect(left.contains("\(finding.code) \(certain[0].title)"), "seed \(seed): \(finding.message)\n\(mended)")
      }
      // What could not be read hides what stands behind it.
      let (old, new) = (Self.errors(before), Self.errors(after))
      let isWhole = old.keys.allSatisfy { 300..<500 ~= $0 }
      for (code, number) in new where isWhole || code < 200 {
        #expect(number <= old[code] ?? 0, "seed \(seed): NAV\(code)\n\(text)\n\(mended)")
      }
      #expect(Self.mend(mended).mending.changes.isEmpty, "seed \(seed)\n\(mended)")
    }
    #expect(count > 0)
  }

  // MARK: Baseline

  private static func keys(_ compilation: Compilation) -> [Baseline.Key] {
    let subjects = FindingSubjects(files: compilation.files)
    return compilation.diagnostics.filter { $0.level != .note }.map {
      Baseline.Key(file: "a.navspec", code: $0.code.description, subject: subjects.subject(of: $0))
    }
  }

  /// What a baseline has is known again, also with the lines moved; a fault that comes is new, and it alone.
  @Test(arguments: LawTests.chunks) func aBaselineKnowsWhatItHasAndNothingElse(chunk: Int) throws {
    for seed in LawTests.seeds(chunk) {
      let text = SpecGenerator.draft(seed &* 104_729).text
      let keys = Self.keys(Self.compile(text))
      let baseline = try Baseline(reading: Array(Baseline(keys).text.utf8))
      #expect(baseline == Baseline(keys) && baseline.count == keys.count)
      for moved in [text, "// moved\n\n" + text.split(separator: "\n").joined(separator: "\n\n") + "\n"] {
        var rest = baseline
        let isKnown = rest.subtract(Self.keys(Self.compile(moved)))
        #expect(isKnown.allSatisfy { $0 } && rest.count == 0, "seed \(seed)\n\(moved)")
      }
      // A route that cannot be resolved is left out and competes with nothing.
      var rest = baseline
      let more = Self.keys(Self.compile(text + "route zq \"/zq/{id: Nowhere}\"\n"))
      let new = zip(more, rest.subtract(more)).filter { !$0.1 }.map(\.0)
      #expect(new.map(\.code) == ["NAV201"], "seed \(seed): \(new)\n\(text)")
    }
  }
}
