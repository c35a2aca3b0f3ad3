// Times the reading of links by generated code: beside yardsticks for the same routes, and beside itself at larger tables; and what
// else is done with routes.
//
// usage: reading DATA SYNTHETIC ROUNDS FIRST
import Foundation
import Git
import Middle
import Small
import Yardsticks

#if LARGE
  import Large
#endif

let arguments = CommandLine.arguments
let rounds = arguments.count > 3 ? Int(arguments[3]) ?? 15 : 15

func links(_ path: String) -> [String] {
  ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
}

/// Nanoseconds a link of each way of reading, a figure a round. All ways must read as many links as are expected.
func timed(_ links: [String], hits: Int, _ readers: [(String) -> Bool]) -> [[Double]] {
  for reader in readers where links.filter({ reader($0) }).count != hits {
    print("the readers do not agree")
    exit(1)
  }
  let samples = Timing.rounds(
    rounds, repeats: max(1, 8_000 / links.count),
    readers.map { reader in
      {
        var read = 0
        for link in links where reader(link) { read += 1 }
        precondition(read == hits)
      }
    })
  return samples.map { $0.map { $0 / Double(links.count) } }
}

let generated = { (link: String) in if case .some = GitRoute(link: link) { true } else { false } }
let bytes = { (link: String) in if case .some = readByBytes(link) { true } else { false } }
let split = { (link: String) in if case .some = readBySplitting(link) { true } else { false } }
let expressions = Expressions(try String(contentsOfFile: arguments[1] + "/github-routes.txt", encoding: .utf8))
let found = links(arguments[1] + "/github-links.txt")
let misses = links(arguments[1] + "/github-misses.txt")

// MARK: 130 GitHub routes

var samples = timed(found, hits: found.count, [generated, bytes, split])
var missed = timed(misses, hits: 0, [generated, bytes])
let whole = found.map { "https://example.com" + $0 + "?tab=open&page=2" }
let fronted = timed(whole, hits: found.count, [generated])
// A scan takes so long that few links tell.
let few = stride(from: 0, to: found.count, by: 13).map { found[$0] }
let scanned = timed(few, hits: few.count, [generated, expressions.matches])
Rows.print(
  "130 GitHub routes, ns a link",
  [
    Row(
      name: "realistic links, to a nested switch over bytes", unit: "ns", samples: samples[0], yardstick: samples[1],
      target: .atMost(1.1)),
    Row(
      name: "misses, to a nested switch over bytes", unit: "ns", samples: missed[0], yardstick: missed[1],
      target: .atMost(1.1)),
    Row(
      name: "a host and two query items that no route takes, to the bare path", unit: "ns", samples: fronted[0],
      yardstick: samples[0], target: .atMost(2.5)),
    Row(
      name: "times faster than split and switch", unit: "ns", samples: samples[0], yardstick: samples[2],
      saysFaster: true,
      target: .atLeast(8)),
    Row(
      name: "times faster than a scan of regular expressions", unit: "ns", samples: scanned[0],
      yardstick: scanned[1], saysFaster: true, target: .atLeast(250)),
  ])

// MARK: Allocations

/// How often memory was allocated so far: where the library that counts is loaded before all others.
let allocations = dlsym(nil, "bench_allocations").map {
  unsafeBitCast($0, to: (@convention(c) () -> Int).self)
}
if let allocations {
  func counted(_ links: [String], _ reader: (String) -> Bool) -> [Double] {
    let before = allocations()
    for link in links { _ = reader(link) }
    let count = allocations() - before
    return [Double(count) / Double(links.count)]
  }
  // Strings of 16 bytes and more are what the switch over bytes allocates, too.
  Rows.print(
    "allocations a link",
    [
      Row(
        name: "realistic links, to a nested switch over bytes", unit: "", samples: counted(found, generated),
        yardstick: counted(found, bytes), target: .atMost(1)),
      Row(name: "misses", unit: "", samples: counted(misses, generated), target: .atMost(0)),
      Row(
        name: "a host and two query items, to the bare path", unit: "", samples: counted(whole, generated),
        yardstick: counted(found, generated), target: .atMost(1)),
    ])
}

// MARK: Larger tables

func synthetic(_ count: Int) -> [String] { links(arguments[2] + "/\(count).txt") }

let small = { (link: String) in if case .some = SmallRoute(link: link) { true } else { false } }
let middle = { (link: String) in if case .some = MiddleRoute(link: link) { true } else { false } }
let (path, items) = ("/items/4711", "https://small.example.com/items/4711?page=2&sort=best")
// Tables of all sizes take part in each round; a pass reads one link for each route.
var tables = [(240, small), (1_000, middle)]
#if LARGE
  tables.append((5_000, { if case .some = LargeRoute(link: $0) { true } else { false } }))
#endif
let sets = tables.map { synthetic($0.0) }
for ((count, reader), links) in zip(tables, sets) where links.filter(reader).count != links.count {
  print("the table of \(count) routes does not read its links: \(links.first { !reader($0) } ?? "")")
  exit(1)
}
let sizes = Timing.rounds(
  rounds, repeats: 4,
  zip(tables, sets).map { table, links in { for link in links { precondition(table.1(link)) } } })
let perLink = zip(sizes, sets).map { samples, links in samples.map { $0 / Double(links.count) } }
let declared =
  timed([path, items], hits: 2, [small]).isEmpty
  ? [] : [timed([path], hits: 1, [small]), timed([items], hits: 1, [small])]
var rows = [
  Row(name: "240 routes", unit: "ns", samples: perLink[0]),
  Row(
    name: "1,000 routes, to 240", unit: "ns", samples: perLink[1], yardstick: perLink[0], target: .atMost(1.7)),
]
#if LARGE
  rows.append(
    Row(
      name: "5,000 routes, to 240", unit: "ns", samples: perLink[2], yardstick: perLink[0], target: .atMost(2.2)))
#endif
rows.append(
  Row(
    name: "a host and two declared query items, to the bare path", unit: "ns", samples: declared[1][0],
    yardstick: declared[0][0], target: .atMost(2.5)))
Rows.print("synthetic tables of mixed types, ns a link", rows)

// MARK: The first link

/// Runs the program that reads one link.
func first(_ reader: String, _ link: String) -> Double {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: arguments[4])
  process.arguments = [reader, link]
  process.standardOutput = output
  try? process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan) / 1_000
}

let firsts = (0..<max(rounds, 7)).map { first("generated", sets[1][37 * $0 % 1_000]) }
let firstBytes = (0..<max(rounds, 7)).map { first("bytes", found[17 * $0 % found.count]) }
Rows.print(
  "the first link after the start of a program",
  [
    Row(name: "a table of 1,000 routes", unit: "µs", samples: firsts, target: .atMost(25)),
    Row(
      name: "the same, to that of a switch over bytes for 130 routes", unit: "µs", samples: firsts,
      yardstick: firstBytes,
      target: .atMost(1)),
  ])
try measureValues(found, rounds)
