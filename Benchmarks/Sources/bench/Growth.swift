import Foundation

/// How linting grows: realistic tables of twice the size each, and tables made to be costly.
enum Growth {
  static func run(routegen: String, nothing: String, rounds: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("routegen-growth-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var cases: [(name: String, arguments: [String])] = [("a program that does nothing", [nothing])]
    func add(_ name: String, _ text: String) throws {
      let spec = folder.appendingPathComponent("\(cases.count).navspec")
      try text.write(to: spec, atomically: true, encoding: .utf8)
      cases.append((name, [routegen, "lint", spec.path]))
    }
    for size in [5_000, 10_000, 20_000, 40_000] {
      try add("realistic, \(size) routes", RealisticTable(routes: size).text)
    }
    for size in [250, 500, 1_000, 2_000, 4_000] {
      try add("crossing, \(size) by \(size)", crossing(size))
    }
    for size in [1_000, 10_000] {
      try add("one tail over \(size) routes", tail(size))
    }
    let samples = Bench.measured(cases, rounds)
    print("| what | median ms | from | to | to the one before | MB |")
    print("|---|---|---|---|---|---|")
    for (index, sample) in samples.enumerated() {
      let (low, high) = sample.spread
      let ratio = index == 0 ? "" : Bench.shown(sample.median / samples[index - 1].median)
      let figures = [sample.median, low, high].map(Bench.shown) + [ratio, Bench.shown(sample.megabytes)]
      print("| \(cases[index].name) | \(figures.joined(separator: " | ")) |")
    }
  }

  /// Each of the first kind crosses each of the second.
  private static func crossing(_ size: Int) -> String {
    (0..<size).map { "route a\($0) \"/{a}/x\($0)\"\nroute b\($0) \"/y\($0)/{b}\"\n" }.joined()
  }

  /// A pattern that reads what all others do.
  private static func tail(_ size: Int) -> String {
    "route all \"/{rest...}\"\n" + (0..<size).map { "route r\($0) \"/p\($0)/{id: Int}\"\n" }.joined()
  }
}
