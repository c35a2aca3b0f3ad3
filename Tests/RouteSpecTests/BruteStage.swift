@testable import RouteSpec

/// A part of the brute force: all groups of one kind, by number.
struct BruteStage {
  let name: String
  let world: BruteWorld
  /// How many groups there are.
  let count: Int
  let group: (Int) -> BruteGroup

  /// All of them. The names are those that `Scripts/brute` takes.
  static func all() -> [BruteStage] {
    let plain = BruteWorld()
    let folding = BruteWorld(alphabet: .folding)
    let strict = BruteWorld(isSlashStrict: true)
    let declared = BruteWorld(isDeclared: true)
    let hosts = BruteWorld(hasHosts: true)
    let two = BrutePattern.all(upTo: 2, plain.alphabet)
    let one = BrutePattern.all(upTo: 1, plain.alphabet)
    let rests = two.flatMap { pattern in BrutePattern.Rest.allCases.map { rest in with(pattern) { $0.rest = rest } } }
    let slashes = two.flatMap { pattern in
      pattern.tail != nil || pattern.pieces.allSatisfy(\.isPart)
        ? [pattern] : [pattern, with(pattern) { $0.endsInSlash = true }]
    }
    return [
      pairs("pairs", BrutePattern.all(upTo: 3, plain.alphabet), plain),
      pairs("queries", rests, plain),
      triples("triples", two, plain),
      pairs("folding", BrutePattern.all(upTo: 2, folding.alphabet), folding),
      pairs("slashes", slashes, strict),
      ordered("declared", two, two, declared) { BruteGroup([$0, $1]) },
      ordered("prefer", two, two, plain) { first, second in
        var group = BruteGroup([first, second])
        group.entries[1].prefers = [0]
        return group
      },
      ordered("refusals", two, two, plain) { first, second in
        var group = BruteGroup([first, second])
        group.entries[1].kind = .refusal
        return group
      },
      ordered("internal", two, two, plain) { first, second in
        var group = BruteGroup([first, second])
        group.entries[1].isInternal = true
        return group
      },
      aliases(one, two, plain),
      origins(two, hosts),
    ]
      + [plain, folding, strict, declared, hosts].enumerated().map { number, world in
        let names = ["seeded", "seeded-folding", "seeded-slashes", "seeded-declared", "seeded-hosts"]
        return BruteStage(name: names[number], world: world, count: 200_000) { random(UInt64($0 * 5 + number), world) }
      }
  }

  private static func with(_ pattern: BrutePattern, _ change: (inout BrutePattern) -> Void) -> BrutePattern {
    var pattern = pattern
    change(&pattern)
    return pattern
  }

  /// Every two of a list, a pattern with itself too.
  private static func pairs(_ name: String, _ patterns: [BrutePattern], _ world: BruteWorld) -> BruteStage {
    BruteStage(name: name, world: world, count: patterns.count * (patterns.count + 1) / 2) { number in
      let (first, second) = pair(number)
      return BruteGroup([patterns[first], patterns[second]])
    }
  }

  /// The pair with a number: (0, 0), (0, 1), (1, 1), (0, 2) …
  private static func pair(_ number: Int) -> (Int, Int) {
    var second = Int((Double(8 * number + 1).squareRoot() - 1) / 2)
    while second * (second + 1) / 2 > number { second -= 1 }
    while (second + 1) * (second + 2) / 2 <= number { second += 1 }
    return (number - second * (second + 1) / 2, second)
  }

  /// Every three of a list, with repeats.
  private static func triples(_ name: String, _ patterns: [BrutePattern], _ world: BruteWorld) -> BruteStage {
    // Where those begin whose last is the index.
    var starts = [0]
    for last in patterns.indices { starts.append(starts[last] + (last + 1) * (last + 2) / 2) }
    let offsets = starts
    return BruteStage(name: name, world: world, count: offsets[patterns.count]) { number in
      var (low, high) = (0, patterns.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if offsets[middle] <= number { low = middle } else { high = middle }
      }
      let (first, second) = pair(number - offsets[low])
      return BruteGroup([patterns[second], patterns[low], patterns[first]])
    }
  }

  /// Every first with every second.
  private static func ordered(
    _ name: String, _ firsts: [BrutePattern], _ seconds: [BrutePattern], _ world: BruteWorld,
    _ make: @escaping (BrutePattern, BrutePattern) -> BruteGroup
  ) -> BruteStage {
    BruteStage(name: name, world: world, count: firsts.count * seconds.count) {
      make(firsts[$0 / seconds.count], seconds[$0 % seconds.count])
    }
  }

  /// A short pattern with a short alias, beside another.
  private static func aliases(_ short: [BrutePattern], _ others: [BrutePattern], _ world: BruteWorld) -> BruteStage {
    BruteStage(name: "aliases", world: world, count: short.count * short.count * others.count) { number in
      let (own, alias) = (number / others.count / short.count, number / others.count % short.count)
      var group = BruteGroup([short[own], short[alias], others[number % others.count]])
      group.entries[1].kind = .alias
      return group
    }
  }

  /// Every two on every two choices of origins.
  private static func origins(_ patterns: [BrutePattern], _ world: BruteWorld) -> BruteStage {
    let choices = BruteWorld.choices.count
    let all = patterns.count * choices
    return BruteStage(name: "hosts", world: world, count: all * (all + 1) / 2) { number in
      let (first, second) = pair(number)
      var group = BruteGroup([patterns[first / choices], patterns[second / choices]])
      group.entries[0].origins = first % choices
      group.entries[1].origins = second % choices
      return group
    }
  }

  /// Two to four routes with anything that there is.
  static func random(_ seed: UInt64, _ world: BruteWorld) -> BruteGroup {
    var random = Seeded(seed &+ 20_011)
    var group = BruteGroup([])
    let count = Int.random(in: 2...4, using: &random)
    for index in 0..<count {
      var entry = BruteGroup.Entry(pattern: BrutePattern.random(upTo: index < 2 ? 2 : 3, world, &random))
      if world.hasHosts { entry.origins = Int.random(in: 0..<BruteWorld.choices.count, using: &random) }
      entry.isInternal = Int.random(in: 0..<8, using: &random) == 0
      if index > 0, Int.random(in: 0..<4, using: &random) == 0 {
        let routes = group.entries.indices.filter { group.entries[$0].kind == .route }
        entry.prefers = routes.randomElement(using: &random).map { [$0] } ?? []
      }
      let number = group.entries.count
      group.entries.append(entry)
      guard index < 3 else { continue }
      if Int.random(in: 0..<5, using: &random) == 0 {
        var alias = entry
        alias.kind = .alias
        alias.route = number
        alias.prefers = []
        alias.pattern = BrutePattern.random(upTo: 2, world, &random)
        group.entries.append(alias)
      }
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      var entry = BruteGroup.Entry(pattern: BrutePattern.random(upTo: 2, world, &random))
      entry.kind = Int.random(in: 0..<2, using: &random) == 0 ? .refusal : .redirect
      group.entries.append(entry)
    }
    return group
  }
}
