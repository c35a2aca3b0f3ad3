// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "routegen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "routegen", targets: ["routegen"]),
    .plugin(name: "RouteGenPlugin", targets: ["RouteGenPlugin"]),
  ],
  targets: [
    // RuntimeViews is carried along as text: SwiftUI exists on Apple systems only.
    .target(name: "RouteSpec", exclude: ["RuntimeViews"]),
    .executableTarget(name: "routegen", dependencies: ["RouteSpec"]),
    .plugin(name: "RouteGenPlugin", capability: .buildTool(), dependencies: ["routegen"]),
    .testTarget(
      name: "RouteSpecTests",
      dependencies: ["RouteSpec", "routegen"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
