#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Compiles each listing of docs/Stores.md against the generated code, and stand-ins for what Linux does not have.
  @Suite struct StoresPageTests {
    @Test func eachListingCompiles() throws {
      let listings = try DocumentationPage("Stores.md").examples
      #expect(listings.map(\.marker) == ["Redux", "Observed", "Published", "Feature", "Coordinator"])
      let standins = try SwiftUIProgram.shared.get()
      let folder = standins.folder.appendingPathComponent("stores")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var generated: [String] = []
      for file in try GeneratedCode.flagship.get().files {
        try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
        generated.append(file.name)
      }
      try SwiftCompiler.run(
        [
          "-emit-module", "-swift-version", "6", "-module-name", "Trailhead", "-emit-module-path",
          "Trailhead.swiftmodule",
        ]
          + generated, in: folder)
      try SwiftCompiler.run(
        ["-emit-module", "-swift-version", "6", "-module-name", "ComposableArchitecture"]
          + ["-emit-module-path", "ComposableArchitecture.swiftmodule"]
          + [fixture("standins/stores/ComposableArchitecture.swift").path], in: folder)
      for listing in listings {
        let name = (listing.marker ?? "Listing") + ".swift"
        try ("import Trailhead\n" + listing.text).write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        // Up to SIL: that alone finds missing returns and data races.
        try SwiftCompiler.run(
          ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Listing", "-I", "."]
            + ["-I", "../17", "-I", "../system", name], in: folder)
      }
    }
  }
#endif
