import Foundation
import Git
import Yardsticks

/// What routes do beside being read: printing, `==`, `hash`, JSON; each beside the same of an enum with the same cases, by hand or by
/// the compiler.
func measureValues(_ links: [String], _ rounds: Int) throws {
  let routes = links.compactMap { GitRoute(link: $0) }
  let sames = links.compactMap { GitRoute(link: $0) }
  let yardsticks = links.compactMap { readByBytes($0) }
  let sameYardsticks = links.compactMap { readByBytes($0) }
  guard routes.count == links.count, yardsticks.count == links.count, routes.map(\.path) == links,
    yardsticks.map(\.path) == links
  else {
    print("the routes do not print as they were read")
    exit(1)
  }
  let others = routes.dropFirst() + routes.prefix(1)
  let otherYardsticks = yardsticks.dropFirst() + yardsticks.prefix(1)
  func row(
    _ name: String, _ limit: Double, repeats: Int, _ work: @escaping () -> Void, _ yardstick: @escaping () -> Void
  ) -> Row {
    let samples = Timing.rounds(rounds, repeats: repeats, [work, yardstick]).map { $0.map { $0 / Double(links.count) } }
    return Row(name: name, unit: "ns", samples: samples[0], yardstick: samples[1], target: .atMost(limit))
  }
  /// Runs a piece of work for each value, and uses what comes of it.
  func each<Value>(_ values: [Value], _ work: @escaping (Value) -> Int) -> () -> Void {
    {
      var sum = 0
      for value in values { sum &+= work(value) }
      used = sum
    }
  }
  let encoder = JSONEncoder()
  let decoder = JSONDecoder()
  let (saved, savedYardsticks) = (try routes.map(encoder.encode), try yardsticks.map(encoder.encode))
  guard try saved.map({ try decoder.decode(GitRoute.self, from: $0) }) == routes else {
    print("a route does not come back from JSON")
    exit(1)
  }
  func size(_ value: some Encodable) -> Int { (try? encoder.encode(value).count) ?? 0 }
  Rows.print(
    "values of 130 GitHub routes, ns each",
    [
      row(
        "print a path, to interpolation by hand", 1, repeats: 60, each(routes) { $0.path?.utf8.count ?? 0 },
        each(yardsticks) { $0.path.utf8.count }),
      row(
        "== of equal values, to synthesised", 2, repeats: 100, each(Array(zip(routes, sames))) { $0 == $1 ? 1 : 0 },
        each(Array(zip(yardsticks, sameYardsticks))) { $0 == $1 ? 1 : 0 }),
      row(
        "== of others, to synthesised", 2, repeats: 100, each(Array(zip(routes, others))) { $0 == $1 ? 1 : 0 },
        each(Array(zip(yardsticks, otherYardsticks))) { $0 == $1 ? 1 : 0 }),
      row(
        "hash, to synthesised", 2, repeats: 60, each(routes) { $0.hashValue }, each(yardsticks) { $0.hashValue }),
      row("encode as JSON, to synthesised", 1.1, repeats: 2, each(routes, size), each(yardsticks, size)),
      row(
        "decode from JSON, to synthesised", 0.8, repeats: 1,
        each(saved) { (try? decoder.decode(GitRoute.self, from: $0)) == nil ? 0 : 1 },
        each(savedYardsticks) { (try? decoder.decode(Yardstick.self, from: $0)) == nil ? 0 : 1 }),
    ])
}

/// Where results go, so that no work is left out.
nonisolated(unsafe) var used = 0
