import Foundation

/// What generated code costs the Swift compiler, beside the bare enum and the naive form of the same routes: seconds of a core
/// for the whole compiler, one module, and kilobytes of the object.
///
/// usage: bench compile ROUTEGEN STANDINS ROUNDS [large]    STANDINS has SwiftUI's; large adds 5,000 routes
enum Compile {
  /// A form of the routes as sources of one module.
  private struct Form {
    var name: String
    var sources: [String]
    var flags: [String] = ["-c"]
  }

  private struct Sizes {
    var count: Int
    var forms: [Form]
  }

  static func run(routegen: String, standIns: String, rounds: Int, isLarge: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("routegen-compile-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sizes = try ([240, 500, 1_000] + (isLarge ? [5_000] : [])).map { count in
      Sizes(count: count, forms: try forms(count, routegen, standIns, folder))
    }
    var isMet = true
    for mode in ["-Onone", "-O"] {
      let object = folder.appendingPathComponent("object.o").path
      var seconds: [String: [Double]] = [:]
      var kilobytes: [String: Double] = [:]
      for _ in 0..<rounds {
        for size in sizes {
          for form in size.forms where isMeasured(form.name, size.count, mode) {
            let arguments =
              ["/usr/bin/env", "swiftc"] + form.flags
              + [mode, "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", "Big", "-o", object]
            guard let run = Run.once(arguments + form.sources), run.isClean else {
              print("\(size.count) routes, \(form.name) \(mode): the compiler failed")
              exit(1)
            }
            let key = "\(form.name) \(size.count)"
            seconds[key, default: []].append(run.coreSeconds)
            let bytes = try FileManager.default.attributesOfItem(atPath: object)[.size] as? Int ?? 0
            kilobytes[key] = Double(bytes) / 1_024
          }
        }
      }
      isMet = Rows.print("compiling, \(mode)", rows(mode, seconds, kilobytes)) && isMet
    }
    if !isMet { print("Targets are for a machine that does nothing else.") }
  }

  /// What is not compared with anything is not compiled.
  private static func isMeasured(_ form: String, _ count: Int, _ mode: String) -> Bool {
    switch form {
    case "naive": count == 240
    case "with SwiftUI": count == 240 && mode == "-Onone"
    case "everything": count == 240 || count == 500 && mode == "-Onone"
    default: count != 500 || mode == "-Onone"
    }
  }

  // MARK: Rows

  private static func rows(_ mode: String, _ seconds: [String: [Double]], _ kilobytes: [String: Double]) -> [Row] {
    let isDebug = mode == "-Onone"
    func row(
      _ name: String, _ key: String, to yardstick: String? = nil, saysFaster: Bool = false, _ target: Row.Target? = nil
    ) -> Row? {
      guard let samples = seconds[key] else { return nil }
      return Row(
        name: name, unit: "s", samples: samples, yardstick: yardstick.flatMap { seconds[$0] } ?? [],
        saysFaster: saysFaster,
        target: target)
    }
    var result: [Row?] = []
    for count in [240, 500, 1_000, 5_000] {
      let target = isDebug ? 0.5 + 0.0009 * Double(count) : 0.8 + 0.002 * Double(count)
      result.append(row("\(count) routes: bare enum", "bare \(count)"))
      result.append(row("\(count) routes: enum and matcher", "matcher \(count)", count < 1_000 ? nil : .atMost(target)))
      result.append(
        row("\(count) routes: the same to the bare enum", "matcher \(count)", to: "bare \(count)", .atMost(12)))
    }
    result.append(row("240 routes: everything but SwiftUI", "everything 240"))
    result.append(
      row("240 routes: the naive form to everything", "everything 240", to: "naive 240", saysFaster: true, .atLeast(4)))
    if isDebug {
      result.append(row("240 routes: everything and SwiftUI, up to SIL", "with SwiftUI 240", .atMost(2.5)))
      result.append(
        row("500 routes: everything to enum and matcher", "everything 500", to: "matcher 500", .atMost(1.15)))
    }
    result.append(row("5,000 routes to 1,000: enum and matcher", "matcher 5000", to: "matcher 1000", .atMost(5.2)))
    if let own = kilobytes["everything 240"], let naive = kilobytes["naive 240"] {
      result.append(
        Row(
          name: "240 routes: object of the naive form to everything's", unit: "KB", samples: [own], yardstick: [naive],
          saysFaster: true, target: .atLeast(8)))
    }
    return result.compactMap { $0 }
  }

  // MARK: Forms

  private static func forms(_ count: Int, _ routegen: String, _ standIns: String, _ folder: URL) throws -> [Form] {
    let place = folder.appendingPathComponent("\(count)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    func write(_ name: String, _ text: String) throws -> String {
      let file = place.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let table = SyntheticTable(routes: count)
    let yardsticks = CompileYardsticks(table: table)
    let spec = try write("Big.navspec", table.text)
    guard let run = Run.once([routegen, spec, "-o", place.path]), run.isClean else {
      print("routegen failed")
      exit(1)
    }
    func generated(_ name: String) -> String { place.appendingPathComponent("Big\(name).swift").path }
    func text(_ name: String) throws -> String { try String(contentsOfFile: generated(name), encoding: .utf8) }
    let all = ["", "+Matching", "+Navigation", "+Support"].map(generated)
    let matcher = [
      generated(""), try write("Matching.swift", withoutDestination(try text("+Matching"))),
      try write("Support.swift", withoutEngine(try text("+Support"))),
    ]
    return [
      Form(name: "bare", sources: [try write("Bare.swift", yardsticks.bare)]),
      Form(name: "naive", sources: [try write("Naive.swift", yardsticks.naive)]),
      Form(name: "matcher", sources: matcher),
      Form(name: "everything", sources: all),
      Form(name: "with SwiftUI", sources: all + [generated("+SwiftUI")], flags: ["-emit-sil", "-I", standIns]),
    ]
  }

  /// The matcher without the function that navigation asks where a link leads.
  private static func withoutDestination(_ text: String) -> String {
    var result: [Substring] = []
    var isIn = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "  /// Where a link leads." { isIn = true }
      if !isIn { result.append(line) }
      if isIn, line == "  }" { isIn = false }
    }
    return result.joined(separator: "\n")
  }

  /// The runtime without the engine of navigation: without the top-level declarations that know of its types.
  private static func withoutEngine(_ text: String) -> String {
    let names = [
      "Schema", "BigSupport.Action", "BigSupport.Navigation", "BigSupport.Icon",
      "BigSupport.Presentation {\n  /// Where",
    ]
    var result: [String] = []
    var block: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      block.append(line)
      guard line == "}" else { continue }
      let text = block.joined(separator: "\n")
      if !names.contains(where: text.contains) { result.append(text) }
      block = []
    }
    return result.joined(separator: "\n") + "\n"
  }
}
