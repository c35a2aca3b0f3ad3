// swift-tools-version: 6.1
import PackageDescription

// What is fuzzed is compiled here once more, through symbolic links, so that all of it is instrumented, and tests' own
// generators and oracles with it.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  targets: [
    // Both with each access to a match table verified.
    .target(
      name: "RouteSpec", exclude: ["RuntimeViews"],
      swiftSettings: [.define("ROUTEGEN_CHECKED"), .unsafeFlags(["-enable-testing"])]),
    // What is generated from the example.
    .target(name: "Trailhead", swiftSettings: [.define("ROUTEGEN_CHECKED")]),
    .executableTarget(
      name: "fuzz",
      dependencies: ["RouteSpec", "Trailhead"],
      // libFuzzer has the program's main.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
