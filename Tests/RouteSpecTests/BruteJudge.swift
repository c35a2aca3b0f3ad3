@testable import RouteSpec

/// What section 5 of the language says of a group, by its words and over all its links.
struct BruteJudge {
  /// A finding without its texts.
  struct Fact: Hashable, Comparable, CustomStringConvertible {
    var code: Int
    /// The entry that it stands at; of an ambiguity the lesser of two owners.
    var entry: Int
    /// What it is about beside that: the other owner, the preferred entry, the number of forms.
    var other = 0
    var level = Diagnostic.Level.error

    static func < (left: Fact, right: Fact) -> Bool {
      (left.code, left.entry, left.other) < (right.code, right.entry, right.other)
    }
    var description: String { "NAV\(code) \(level) \(entry) \(other)" }
  }

  let group: BruteGroup
  let world: BruteWorld
  let exact: BruteLinks
  let unitsOf: [UInt64]
  /// For each unit those that the law lets it win over where both read, ties aside.
  private(set) var beats: [UInt64]
  /// For each unit those of other owners with which nothing decides.
  private(set) var open: [UInt64]
  /// For each unit those over which a `prefer` decides for it.
  private(set) var preferred: [UInt64]
  /// For each entry those with an equal set.
  private(set) var equals: [[Int]]
  /// Which entries are left to be found as duplicates.
  private(set) var isDuplicate: [Bool]
  private let winsByOrder: [UInt64]
  /// Who reads a link together, in whatever spelling.
  private let meetings: [UInt64]

  private enum Relation { case apart, equal, inside, around, crossing }

  init(_ group: BruteGroup, _ world: BruteWorld) {
    self.group = group
    self.world = world
    exact = BruteLinks(group, world, folded: false)
    let links = world.alphabet.isFolding ? BruteLinks(group, world, folded: true).links : exact.links
    let masks = Set(links.map(\.readers))
    meetings = Array(masks)
    let units = exact.units
    let entries = group.entries.indices
    func unitMask(_ holds: (BruteLinks.Unit) -> Bool) -> UInt64 {
      units.enumerated().reduce(UInt64(0)) { holds($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
    }
    let unitsOf = entries.map { entry in unitMask { $0.entry == entry } }
    self.unitsOf = unitsOf
    func relation(_ left: UInt64, _ right: UInt64) -> Relation {
      var (both, first, second) = (false, false, false)
      for mask in masks {
        switch (mask & left != 0, mask & right != 0) {
        case (true, true): both = true
        case (true, false): first = true
        case (false, true): second = true
        default: break
        }
      }
      if !both { return .apart }
      return first ? (second ? .crossing : .around) : second ? .inside : .equal
    }
    var wholes = [[Relation]](repeating: [Relation](repeating: .apart, count: entries.count), count: entries.count)
    for one in entries { for other in entries { wholes[one][other] = relation(unitsOf[one], unitsOf[other]) } }
    var formMasks: [UInt64] = []
    for form in units.indices where form % 3 == 0 { formMasks.append(7 << UInt64(form)) }
    let formRelations = formMasks.map { left in formMasks.map { relation(left, $0) } }
    func prefers(_ one: Int, _ other: Int) -> Bool {
      entries.contains { group.owner($0) == one && group.entries[$0].prefers.contains(other) }
    }

    var beats = [UInt64](repeating: 0, count: units.count)
    var (open, preferred, byOrder) = (beats, beats, beats)
    for (one, left) in units.enumerated() {
      for (other, right) in units.enumerated() where one != other {
        let bit = UInt64(1) << UInt64(other)
        let owners = (group.owner(left.entry), group.owner(right.entry))
        if left.entry == right.entry {
          if (left.originClass, left.form) < (right.originClass, right.form) { beats[one] |= bit }
          continue
        }
        if world.isDeclared {
          if left.entry < right.entry {
            beats[one] |= bit
            // What wins by order may be what would have won without it.
            let whole = wholes[left.entry][right.entry]
            let wins =
              left.originClass != right.originClass
              ? left.originClass < right.originClass
              : whole == .inside || whole == .crossing && formRelations[one / 3][other / 3] == .inside
            if !wins { byOrder[one] |= bit }
          }
          continue
        }
        if left.originClass != right.originClass {
          if left.originClass < right.originClass { beats[one] |= bit }
          continue
        }
        switch wholes[left.entry][right.entry] {
        case .inside:
          beats[one] |= bit
          continue
        case .around: continue
        case .equal where owners.0 != owners.1: continue
        default: break
        }
        switch formRelations[one / 3][other / 3] {
        case .inside:
          beats[one] |= bit
          continue
        case .around: continue
        default: break
        }
        if owners.0 == owners.1 { continue }
        let preferences = (prefers(owners.0, owners.1), prefers(owners.1, owners.0))
        if preferences.0 != preferences.1 {
          if preferences.0 {
            beats[one] |= bit
            preferred[one] |= bit
          }
          continue
        }
        let refuses = [left, right].map { group.entries[$0.entry].kind == .refusal }
        if refuses[0] != refuses[1] {
          if refuses[0] { beats[one] |= bit }
        } else if !refuses[0] {
          open[one] |= bit
        }
      }
    }
    self.beats = beats
    self.open = open
    self.preferred = preferred
    winsByOrder = byOrder
    equals = entries.map { one in
      entries.filter { wholes[one][$0] == .equal && group.owner(one) != group.owner($0) }
    }
    let same = equals
    isDuplicate = entries.map { one in
      same[one].contains { world.isDeclared ? $0 < one : group.precedes($0, one, world) }
    }
  }

  // MARK: Reading

  private func members(_ mask: UInt64) -> [Int] {
    exact.units.indices.filter { mask >> UInt64($0) & 1 == 1 }
  }

  func entry(_ unit: Int) -> Int { exact.units[unit].entry }

  /// Whether of all that read a link somebody of another owner beats a unit.
  func isBeaten(_ unit: Int, _ readers: UInt64) -> Bool {
    members(readers).contains {
      group.owner(entry($0)) != group.owner(entry(unit)) && beats[$0] >> UInt64(unit) & 1 == 1
    }
  }

  /// The entry that opens; nil where what wins over what goes round in a circle.
  func winner(_ readers: UInt64) -> Int? {
    let all = members(readers)
    var standing = all.filter { one in !all.contains { beats[$0] >> UInt64(one) & 1 == 1 } }
    if standing.count == 1 { return entry(standing[0]) }
    var index = 0
    while standing.count > 1, index <= 8 {
      let languages = standing.map { exact.forms[$0 / 3].language(at: index) }
      // Past the end of one of them there is nothing to compare.
      guard languages.allSatisfy({ $0 != nil }) else { break }
      standing = standing.indices.filter { place in
        !languages.contains { other in
          guard let other, let mine = languages[place] else { return false }
          return other != mine && other & ~mine == 0
        }
      }.map { standing[$0] }
      index += 1
    }
    return standing.map(entry).min { group.precedes($0, $1, world) }
  }

  // MARK: Findings

  func facts() -> Set<Fact> {
    var result: Set<Fact> = []
    let circling = circlingPreferences()
    for entry in group.entries.indices {
      if isDuplicate[entry] { result.insert(Fact(code: 301, entry: entry)) }
      for fact in reach(entry) { result.insert(fact) }
      if let fact = theft(entry)?.fact { result.insert(fact) }
      for target in group.entries[entry].prefers
      where isStale(entry, target) || circling.contains([group.owner(entry), target]) {
        result.insert(Fact(code: 305, entry: group.owner(entry), other: target))
      }
      if group.entries[entry].kind != .refusal, hasSplit(entry) {
        result.insert(Fact(code: 306, entry: entry, level: .warning))
      }
    }
    for pair in disputes() { result.insert(Fact(code: 302, entry: pair[0], other: pair[1])) }
    return result
  }

  /// Owners with patterns that cross undecided, both not duplicates.
  func disputes() -> Set<[Int]> {
    var result: Set<[Int]> = []
    for one in exact.units.indices where open[one] != 0 && !isDuplicate[entry(one)] {
      for other in members(open[one]) where !isDuplicate[entry(other)] {
        let owners = [one, other].map { group.owner(entry($0)) }.sorted()
        if result.contains(owners) || isMutual(owners) { continue }
        if meets(one, other) { result.insert(owners) }
      }
    }
    return result
  }

  private func isMutual(_ owners: [Int]) -> Bool {
    let prefers = [(owners[0], owners[1]), (owners[1], owners[0])].map { pair in
      group.entries.indices.contains { group.owner($0) == pair.0 && group.entries[$0].prefers.contains(pair.1) }
    }
    return prefers == [true, true]
  }

  /// Whether some link is read by both, in whatever spelling.
  private func meets(_ one: Int, _ other: Int) -> Bool {
    let both = UInt64(1) << UInt64(one) | 1 << UInt64(other)
    return meetings.contains { $0 & both == both }
  }

  private func reach(_ entry: Int) -> [Fact] {
    if isDuplicate[entry] { return [] }
    var covered = 0
    let forms = exact.units.indices.filter { exact.units[$0].entry == entry && $0 % 3 == 0 }
    for form in forms {
      let units = members(unitsOf[entry] & 7 << UInt64(form))
      let isCovered = exact.links.allSatisfy { link in
        units.allSatisfy { link.readers >> UInt64($0) & 1 == 0 || isBeaten($0, link.readers) }
      }
      if isCovered { covered += 1 }
    }
    if covered == 0 { return [] }
    if covered == forms.count {
      return [Fact(code: 303, entry: entry, level: group.entries[entry].kind == .alias ? .warning : .error)]
    }
    return [Fact(code: 303, entry: entry, other: covered, level: .warning)]
  }

  /// The first link that an entry would print and another opens, and whether someone chose that.
  func theft(_ entry: Int) -> (fact: Fact, link: BruteLinks.Link)? {
    guard group.entries[entry].kind == .route, !isDuplicate[entry] else { return nil }
    if reach(entry).contains(where: { $0.other == 0 }) { return nil }
    let excluded = disputes()
    var best: (isChosen: Bool, link: BruteLinks.Link)?
    for link in exact.links {
      let mine = members(link.printers & unitsOf[entry])
      if mine.isEmpty { continue }
      var isStolen = false
      var isChosen = false
      for unit in mine {
        for other in members(link.readers) where beats[other] >> UInt64(unit) & 1 == 1 {
          let owners = [group.owner(entry), group.owner(self.entry(other))]
          if owners[0] == owners[1] || excluded.contains(owners.sorted()) || areDuplicates(owners) { continue }
          isStolen = true
          if (preferred[other] | winsByOrder[other]) >> UInt64(unit) & 1 == 1 { isChosen = true }
        }
      }
      guard isStolen, let opens = winner(link.readers), group.owner(opens) != entry else { continue }
      if let known = best {
        if known.isChosen && !isChosen { continue }
        if known.isChosen == isChosen, !BruteLink.precedes(link.text(under: "/p"), known.link.text(under: "/p")) {
          continue
        }
      }
      best = (isChosen, link)
    }
    return best.map { (Fact(code: 304, entry: entry, level: $0.isChosen ? .warning : .note), $0.link) }
  }

  /// Whether some patterns of two owners have equal sets.
  private func areDuplicates(_ owners: [Int]) -> Bool {
    equals.indices.contains { one in
      group.owner(one) == owners[0] && equals[one].contains { group.owner($0) == owners[1] }
    }
  }

  private func isStale(_ entry: Int, _ target: Int) -> Bool {
    if world.isDeclared { return true }
    let owners = [group.owner(entry), target]
    if isMutual(owners) { return true }
    if areDuplicates(owners) { return false }
    return !exact.units.indices.contains { one in
      group.owner(self.entry(one)) == owners[0]
        && members(preferred[one]).contains { group.owner(self.entry($0)) == target && meets(one, $0) }
    }
  }

  private func hasSplit(_ entry: Int) -> Bool {
    exact.links.contains { link in
      Set(members(link.readers & unitsOf[entry]).map { exact.units[$0].form }).count > 1
    }
  }

  // MARK: Circles

  /// Whether what wins over what, ties with it, goes round: no order of ranks can then say who wins on every link.
  func hasCircle() -> Bool {
    var next = [UInt64](repeating: 0, count: exact.units.count)
    for readers in meetings {
      let all = members(readers)
      for one in all {
        for other in all where one < other {
          if let first = winsPair(one, other) { next[first ? one : other] |= 1 << UInt64(first ? other : one) }
        }
      }
    }
    // What nothing leads to is taken away until nothing is left, or a circle.
    var rest = next.indices.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    while true {
      let free = members(rest).filter { one in !members(rest).contains { next[$0] >> UInt64(one) & 1 == 1 } }
      if free.isEmpty { return rest != 0 }
      for one in free { rest &= ~(1 << UInt64(one)) }
    }
  }

  private func winsPair(_ one: Int, _ other: Int) -> Bool? {
    if entry(one) == entry(other) { return beats[one] >> UInt64(other) & 1 == 1 }
    if beats[one] >> UInt64(other) & 1 == 1 { return true }
    if beats[other] >> UInt64(one) & 1 == 1 { return false }
    return winner(1 << UInt64(one) | 1 << UInt64(other)).map { $0 == entry(one) }
  }

  /// The `prefer`s, by their owners, that lie on a circle of what the law lets win over what, ties aside.
  func circlingPreferences() -> Set<[Int]> {
    if preferred.allSatisfy({ $0 == 0 }) { return [] }
    let units = exact.units.indices
    let next = units.map { one in
      units.reduce(UInt64(0)) { beats[one] >> UInt64($1) & 1 == 1 && meets(one, $1) ? $0 | 1 << UInt64($1) : $0 }
    }
    var result: Set<[Int]> = []
    for one in units {
      for other in members(preferred[one] & next[one]) {
        var reached = next[other]
        while true {
          let further = members(reached).reduce(reached) { $0 | next[$1] }
          if further == reached { break }
          reached = further
        }
        if reached >> UInt64(one) & 1 == 1 { result.insert([group.owner(entry(one)), group.owner(entry(other))]) }
      }
    }
    return result
  }
}
