import Foundation

/// Times the command as whole processes, interleaved, and prints medians, spreads, memory and the ratio to a program
/// that does nothing.
///
/// usage: bench ROUTEGEN NOTHING FLAGSHIP [ROUNDS [debug|release]]
///        bench growth ROUTEGEN NOTHING [ROUNDS]
///        bench plugin REPOSITORY FOLDER [ROUNDS]
///        bench compile ROUTEGEN STANDINS ROUNDS [large]
///        bench yardsticks ROUTES FOLDER         writes the spec and the yardsticks of a list of routes
///        bench synthetic COUNT APP FOLDER       writes the spec of a synthetic table and links that it reads
@main
enum Bench {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count >= 4, arguments[1] == "growth" {
      return try Growth.run(
        routegen: arguments[2], nothing: arguments[3], rounds: arguments.count > 4 ? Int(arguments[4]) ?? 3 : 3)
    }
    if arguments.count >= 4, arguments[1] == "plugin" {
      return try PluginBuild.run(
        repository: arguments[2], folder: URL(fileURLWithPath: arguments[3]),
        rounds: arguments.count > 4 ? Int(arguments[4]) ?? 3 : 3)
    }
    if arguments.count >= 5, arguments[1] == "compile" {
      return try Compile.run(
        routegen: arguments[2], standIns: arguments[3], rounds: Int(arguments[4]) ?? 3,
        isLarge: arguments.contains("large"))
    }
    if arguments.count == 4, arguments[1] == "yardsticks" {
      let yardsticks = Yardsticks(try String(contentsOfFile: arguments[2], encoding: .utf8))
      let folder = URL(fileURLWithPath: arguments[3])
      try yardsticks.spec.write(to: folder.appendingPathComponent("git.navspec"), atomically: true, encoding: .utf8)
      let code = folder.appendingPathComponent("Yardsticks.swift")
      try yardsticks.code.write(to: code, atomically: true, encoding: .utf8)
      return
    }
    if arguments.count == 5, arguments[1] == "synthetic" {
      let table = SyntheticTable(routes: Int(arguments[2]) ?? 240, app: arguments[3])
      let folder = URL(fileURLWithPath: arguments[4])
      let spec = folder.appendingPathComponent("\(arguments[3].lowercased()).navspec")
      try table.text.write(to: spec, atomically: true, encoding: .utf8)
      let links = folder.appendingPathComponent("\(arguments[2]).txt")
      try (table.links.joined(separator: "\n") + "\n").write(to: links, atomically: true, encoding: .utf8)
      return
    }
    guard arguments.count >= 4 else {
      print("usage: bench ROUTEGEN NOTHING FLAGSHIP [ROUNDS]")
      exit(2)
    }
    let (routegen, nothing, flagship) = (arguments[1], arguments[2], arguments[3])
    let rounds = arguments.count > 4 ? Int(arguments[4]) ?? 5 : 5
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("routegen-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var cases: [(name: String, arguments: [String])] = [
      ("a program that does nothing", [nothing]),
      ("--version", [routegen, "--version"]),
      ("generate, the flagship", [routegen, flagship, "-o", folder.appendingPathComponent("flagship").path]),
      ("lint, the flagship", [routegen, "lint", flagship]),
    ]
    for size in [1_000, 5_000, 10_000] {
      let spec = folder.appendingPathComponent("big\(size).navspec")
      try SyntheticTable(routes: size).text.write(to: spec, atomically: true, encoding: .utf8)
      cases.append(
        ("generate, \(size) routes", [routegen, spec.path, "-o", folder.appendingPathComponent("\(size)").path]))
      cases.append(("lint, \(size) routes", [routegen, "lint", spec.path]))
    }
    let samples = measured(cases, rounds)
    let isDebug = arguments.last == "debug"
    let targets: [String: Row.Target] =
      isDebug
      ? ["generate, 1000 routes": .atMost(1_500)]
      : ["generate, 10000 routes": .atMost(1_000), "lint, 10000 routes": .atMost(1_500)]
    let nothings = samples[0].runs.map(\.milliseconds)
    var rows: [Row] = []
    for (one, sample) in zip(cases, samples) {
      let times = sample.runs.map(\.milliseconds)
      if one.name == "--version" {
        rows.append(
          Row(
            name: "--version, to a program that does nothing", unit: "ms", samples: times, yardstick: nothings,
            target: .atMost(2.5)))
      } else {
        rows.append(Row(name: one.name, unit: "ms", samples: times, target: targets[one.name]))
      }
    }
    let memory = samples.suffix(2).flatMap { $0.runs.map(\.megabytes) }
    rows.append(
      Row(name: "memory, 10000 routes", unit: "MB", samples: memory, target: isDebug ? nil : .atMost(300)))
    let (half, whole) = (
      samples[samples.count - 4].runs.map(\.milliseconds), samples[samples.count - 2].runs.map(\.milliseconds)
    )
    rows.append(
      Row(
        name: "generate, 10000 routes, to 5000", unit: "ms", samples: whole, yardstick: half,
        target: isDebug ? nil : .atMost(2.3)))
    Rows.print("the command, \(isDebug ? "debug" : "release")", rows)
  }

  /// Runs each case so many times, round by round, so that what else the machine does falls on all alike.
  static func measured(_ cases: [(name: String, arguments: [String])], _ rounds: Int) -> [Sample] {
    var samples = [Sample](repeating: Sample(), count: cases.count)
    for _ in 0..<rounds {
      for index in cases.indices {
        guard let run = Run.once(cases[index].arguments) else {
          print("\(cases[index].name): the program failed")
          exit(1)
        }
        samples[index].runs.append(run)
      }
    }
    return samples
  }

  static func shown(_ value: Double) -> String { String(format: "%.1f", value) }
}
