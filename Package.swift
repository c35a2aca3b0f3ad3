// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "routegen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "routegen", targets: ["routegen"])
  ],
  targets: [
    .target(name: "RouteSpec"),
    .executableTarget(name: "routegen", dependencies: ["RouteSpec"]),
    .testTarget(
      name: "RouteSpecTests",
      dependencies: ["RouteSpec", "routegen"],
      exclude: []
    ),
  ],
  swiftLanguageModes: [.v6]
)
