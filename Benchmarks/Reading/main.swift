// Times the reading of links: generated code, and two yardsticks, interleaved round by round.
import Foundation
import Git
import Yardsticks

let arguments = CommandLine.arguments
let rounds = arguments.count > 2 ? Int(arguments[2]) ?? 15 : 15

func links(_ name: String) -> [String] {
  let path = arguments[1] + "/" + name + ".txt"
  return ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
}

/// Nanoseconds a link, and how many were read.
@inline(never) func timed(_ links: [String], _ read: (String) -> Bool) -> (Double, Int) {
  var hits = 0
  let repeats = 60
  let time = ContinuousClock().measure {
    for _ in 0..<repeats { for link in links where read(link) { hits += 1 } }
  }
  let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  return (nanoseconds / Double(repeats * links.count), hits / repeats)
}

let found = links("github-links")
let sets: [(String, [String])] = [
  ("links", found), ("misses", links("github-misses")),
  ("links with a host and two query items", found.map { "https://example.com" + $0 + "?tab=open&page=2" }),
]
let readers: [(String, (String) -> Bool)] = [
  ("generated", { GitRoute(link: $0) != nil }), ("switch over bytes", { readByBytes($0) != nil }),
  ("split and switch", { readBySplitting($0) != nil }),
]
print("| 130 GitHub routes, ns a link | generated | switch over bytes | split and switch | to bytes | from | to |")
print("|---|---|---|---|---|---|---|")
for (name, links) in sets {
  var samples = [[Double]](repeating: [], count: readers.count)
  var hits: [Int] = []
  for _ in 0..<rounds {
    hits = []
    for (index, reader) in readers.enumerated() {
      let (time, count) = timed(links, reader.1)
      samples[index].append(time)
      hits.append(count)
    }
  }
  let isWhole = name.contains("host")
  guard hits[0] == (name == "misses" ? 0 : links.count), isWhole || Set(hits).count == 1 else {
    print("\(name): the readers do not agree: \(hits)")
    exit(1)
  }
  let medians = samples.map { $0.sorted()[$0.count / 2] }
  let ratios = zip(samples[0], samples[1]).map { $0 / $1 }.sorted()
  func shown(_ value: Double) -> String { String(format: "%.2f", value) }
  // The yardsticks read paths alone.
  let others =
    isWhole
    ? ["–", "–", "–", "–", "–"]
    : [
      String(Int(medians[1])), String(Int(medians[2])), shown(ratios[ratios.count / 2]), shown(ratios.first ?? 0),
      shown(ratios.last ?? 0),
    ]
  print("| \(name) | \(Int(medians[0])) | \(others.joined(separator: " | ")) |")
}
