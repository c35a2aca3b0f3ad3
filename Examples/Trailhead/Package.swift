// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Trailhead",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // The plugin by path: it works whatever the folder of the clone is called.
    .package(name: "routegen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Trailhead",
      plugins: [.plugin(name: "RouteGenPlugin", package: "routegen")])
  ],
  swiftLanguageModes: [.v6]
)
