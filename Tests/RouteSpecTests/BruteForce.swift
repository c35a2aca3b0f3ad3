@testable import RouteSpec

/// Holds what the compiler finds in a batch of groups to what their links say.
struct BruteForce {
  /// What was looked at, and what disagreed.
  struct Report {
    var groups = 0
    var links = 0
    var witnesses = 0
    /// Groups in which what wins over what goes round: there no rank can say who wins.
    var circles = 0
    /// Findings by code.
    var findings: [Int: Int] = [:]
    var faultCount = 0
    /// The first of what disagreed.
    var faults: [String] = []

    mutating func fault(_ text: @autoclosure () -> String) {
      faultCount += 1
      if faults.count < 12 { faults.append(text()) }
    }

    mutating func add(_ other: Report) {
      groups += other.groups
      links += other.links
      witnesses += other.witnesses
      circles += other.circles
      findings.merge(other.findings) { $0 + $1 }
      faultCount += other.faultCount
      faults = Array((faults + other.faults).prefix(12))
    }

    var summary: String {
      let codes = findings.keys.sorted().map { "NAV\($0) \(findings[$0] ?? 0)" }.joined(separator: ", ")
      return
        "\(groups) groups, \(links) links, \(witnesses) witnesses, \(circles) circles; \(codes); \(faultCount) faults"
    }
  }

  private let batch: BruteBatch
  private(set) var report = Report()

  static func check(_ groups: [BruteGroup], _ world: BruteWorld, isAtRoot: Bool = false) -> Report {
    var force = BruteForce(batch: BruteBatch(groups, world, isAtRoot: isAtRoot))
    force.run()
    return force.report
  }

  private init(batch: BruteBatch) { self.batch = batch }

  private mutating func run() {
    var found = [[Finding]](repeating: [], count: batch.groups.count)
    let places = Dictionary(
      batch.competition.competitors.enumerated().map { ($0.element.pattern.range.start, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for finding in batch.findings {
      // A stale preference stands at the name of what is preferred.
      let place = finding.places.first.flatMap { batch.competitorAt[$0] }
      guard let competitor = places[finding.diagnostic.range.start] ?? place else {
        report.fault("a finding at no pattern: \(finding.diagnostic.message)")
        continue
      }
      found[batch.entries[competitor].group].append(finding)
    }
    for index in batch.groups.indices { check(index, found[index]) }
  }

  private mutating func check(_ index: Int, _ findings: [Finding]) {
    let group = batch.groups[index]
    let judge = BruteJudge(group, batch.world)
    report.groups += 1
    report.links += judge.exact.links.count
    var facts: Set<BruteJudge.Fact> = []
    var covered: [Int: Int] = [:]
    for finding in findings {
      report.findings[finding.diagnostic.code.number, default: 0] += 1
      let entries = finding.places.map { place -> Int in
        guard let competitor = batch.competitorAt[place], batch.entries[competitor].group == index else { return -1 }
        return batch.entries[competitor].entry
      }
      if entries.contains(-1) {
        report.fault("a neighbour takes part: \(finding.diagnostic.message) in \(group.text(batch.world))")
        continue
      }
      let code = finding.diagnostic.code.number
      var fact = BruteJudge.Fact(code: code, entry: entries[0], level: finding.diagnostic.level)
      switch finding.diagnostic.code {
      case .ambiguous:
        let owners = entries.map(group.owner).sorted()
        (fact.entry, fact.other) = (owners[0], owners[1])
      case .stalePreference: fact.other = entries[1]
      case .unreachable where finding.diagnostic.message.hasPrefix("the form"):
        covered[fact.entry, default: 0] += 1
        continue
      default: break
      }
      facts.insert(fact)
      checkWitnesses(finding, entries, judge, index)
    }
    for (entry, count) in covered {
      facts.insert(BruteJudge.Fact(code: 303, entry: entry, other: count, level: .warning))
    }
    var expected = judge.facts()
    if facts != expected, judge.hasCircle() {
      // What a circle robs hangs on where it was broken.
      facts = facts.filter { $0.code != 304 }
      expected = expected.filter { $0.code != 304 }
    }
    if facts != expected {
      report.fault(
        "found \(facts.subtracting(expected).sorted()), missing \(expected.subtracting(facts).sorted()) in "
          + group.text(batch.world))
    }
    checkWinners(index, judge)
  }

  private mutating func checkWinners(_ index: Int, _ judge: BruteJudge) {
    let prefix = batch.prefix(index)
    var wrong: String?
    for link in judge.exact.links {
      guard let expected = judge.winner(link.readers) else { continue }
      let text = String(decoding: link.text(under: prefix), as: UTF8.self)
      let opens = batch.winner(text, isInside: link.isInside)
      let isRefused = judge.group.entries[expected].kind == .refusal
      if isRefused ? opens != nil : opens != batch.competitors[index][expected] {
        wrong = "\(text) opens \(opens.map { "\(batch.entries[$0].entry)" } ?? "nothing") and not \(expected)"
      }
    }
    guard let wrong else { return }
    if judge.hasCircle() {
      report.circles += 1
    } else {
      report.fault("\(wrong) in \(judge.group.text(batch.world))")
    }
  }

  // MARK: Witnesses

  private mutating func checkWitnesses(_ finding: Finding, _ entries: [Int], _ judge: BruteJudge, _ index: Int) {
    let prefix = batch.prefix(index)
    let witnesses = finding.diagnostic.witnesses
    report.witnesses += witnesses.count
    for replay in finding.replays where !batch.matcher.confirms(replay) {
      report.fault("\(replay.link) is not confirmed in \(judge.group.text(batch.world))")
    }
    if finding.replays.map(\.link) != witnesses {
      report.fault("\(witnesses) are not all replayed in \(judge.group.text(batch.world))")
    }
    func first(_ holds: (BruteLinks.Link) -> Bool) -> String? {
      judge.exact.links.filter(holds).map { $0.text(under: prefix) }.min(by: BruteLink.precedes).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let expected: [String?]
    switch finding.diagnostic.code {
    case .duplicate: expected = [first { $0.readers & judge.unitsOf[entries[0]] != 0 }]
    case .ambiguous:
      let (one, other) = (entries[1], entries[0])
      let masks = (judge.unitsOf[one], judge.unitsOf[other])
      expected = [
        first { link in
          judge.exact.units.indices.contains { unit in
            judge.entry(unit) == one && link.readers >> UInt64(unit) & 1 == 1
              && judge.open[unit] & link.readers & masks.1 != 0
          }
        },
        first { $0.readers & masks.0 != 0 && $0.readers & masks.1 == 0 },
        first { $0.readers & masks.1 != 0 && $0.readers & masks.0 == 0 },
      ]
    case .unreachable:
      // Each that is named takes something, and together they take all.
      let own = judge.unitsOf[entries[0]]
      let others = entries.dropFirst().reduce(UInt64(0)) { $0 | judge.unitsOf[$1] }
      let isTaken = judge.exact.links.allSatisfy { link in
        link.readers & own == 0 || link.readers & others != 0
      }
      if !isTaken {
        report.fault("not all is taken: \(finding.diagnostic.message) in \(judge.group.text(batch.world))")
      }
      expected = entries.dropFirst().prefix(8).enumerated().map { place, other in
        let taken = first { link in
          link.readers & own != 0 && link.readers & judge.unitsOf[other] != 0
        }
        // With several forms only those count that are needed; their links may come later.
        let isPlain = [entries[0], other].allSatisfy { entry in
          judge.group.entries[entry].pattern.pieces.allSatisfy { !$0.isPart } && !batch.world.hasHosts
        }
        return isPlain ? taken : witnesses.indices.contains(place) ? witnesses[place] : nil
      }
    case .stolenValue:
      // Where what wins over what goes round, the law names no winner: such a link may be shown, or not. Where a `prefer`
      // lies on the circle, which is a finding of its own, the ranks break it, and not on these links alone: then any
      // link that is taken may be shown.
      let isOpen =
        !judge.circlingPreferences().isEmpty && isTaken(finding, from: entries[0], judge)
        || judge.hasCircle()
          && judge.exact.links.contains { link in
            judge.winner(link.readers) == nil
              && witnesses == [String(decoding: link.text(under: prefix), as: UTF8.self)]
          }
      let theft = judge.theft(entries[0]).map { String(decoding: $0.link.text(under: prefix), as: UTF8.self) }
      expected = [isOpen ? witnesses.first : theft]
    case .split:
      expected = [
        first { link in
          let forms = judge.exact.units.enumerated().filter {
            $0.element.entry == entries[0] && link.readers >> UInt64($0.offset) & 1 == 1
          }
          return Set(forms.map(\.element.form)).count > 1
        }
      ]
    default: expected = []
    }
    if expected.compactMap({ $0 }) != witnesses {
      report.fault(
        "\(finding.diagnostic.code) shows \(witnesses) and not \(expected) in \(judge.group.text(batch.world))")
    }
  }

  /// Whether what a finding shows opens another than the entry that loses it.
  private func isTaken(_ finding: Finding, from entry: Int, _ judge: BruteJudge) -> Bool {
    finding.replays.count == 1
      && finding.replays.allSatisfy { replay in
        let opens = batch.entries[replay.winner].entry
        return batch.matcher.confirms(replay) && judge.group.owner(opens) != judge.group.owner(entry)
      }
  }
}
