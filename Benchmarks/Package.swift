// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "bench"),
    // What a Swift program costs that does nothing: the yardstick of every start.
    .executableTarget(name: "nothing"),
  ],
  swiftLanguageModes: [.v6]
)
