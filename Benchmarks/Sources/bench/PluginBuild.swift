import Foundation

/// A clean debug build of a package of one route: with the plugin, which builds the command first, and without.
enum PluginBuild {
  static func run(repository: String, folder: URL, rounds: Int) throws {
    let files = FileManager.default
    var cases: [(name: String, arguments: [String])] = []
    for usesPlugin in [true, false] {
      let package = folder.appendingPathComponent(usesPlugin ? "With" : "Without")
      let sources = package.appendingPathComponent("Sources/App")
      try files.createDirectory(at: sources, withIntermediateDirectories: true)
      try manifest(repository, usesPlugin).write(
        to: package.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      try "print(\"Hello\")\n".write(
        to: sources.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      if usesPlugin {
        try "app Tiny {\n  scheme \"tiny\"\n}\nroute home \"/\"\n".write(
          to: sources.appendingPathComponent("tiny.navspec"), atomically: true, encoding: .utf8)
      }
      let build = "cd '\(package.path)' && rm -rf .build && swift build --disable-sandbox"
      cases.append((package.lastPathComponent, ["/bin/sh", "-c", build]))
    }
    let samples = Bench.measured(cases, rounds).map { $0.runs.map { $0.milliseconds / 1_000 } }
    let more = zip(samples[0], samples[1]).map { $0 - $1 }
    Rows.print(
      "a clean debug build of a package of one route",
      [
        Row(name: "with the plugin", unit: "s", samples: samples[0]),
        Row(name: "without", unit: "s", samples: samples[1]),
        Row(name: "what the plugin adds", unit: "s", samples: more, target: .atMost(25)),
      ])
  }

  private static func manifest(_ repository: String, _ usesPlugin: Bool) -> String {
    let name = URL(fileURLWithPath: repository).lastPathComponent
    let dependency = usesPlugin ? ".package(name: \"\(name)\", path: \"\(repository)\")" : ""
    let plugin = usesPlugin ? "plugins: [.plugin(name: \"RouteGenPlugin\", package: \"\(name)\")]" : "plugins: []"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.macOS(.v13)],
        dependencies: [\(dependency)],
        targets: [.executableTarget(name: "App", \(plugin))]
      )

      """
  }
}
