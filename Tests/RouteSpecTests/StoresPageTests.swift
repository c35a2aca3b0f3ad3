#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Compiles each listing of docs/Stores.md against the generated code, and stand-ins for what Linux does not have.
  @Suite struct StoresPageTests {
    /// A listing, and the name that stands behind its fence.
    struct Listing {
      let name: String
      let text: String
    }

    private static let page = fixture("../../docs/Stores.md").standardized

    /// Blocks that open with `swift NAME.swift`; the others are counted, so that none is left out.
    static func listings() throws -> (named: [Listing], count: Int) {
      var listings: [Listing] = []
      var count = 0
      var open: (name: String, lines: [Substring])?
      for line in try String(contentsOf: page, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        if line.hasPrefix("```") {
          if let (name, lines) = open {
            if name.hasSuffix(".swift") { listings.append(Listing(name: name, text: lines.joined(separator: "\n"))) }
            open = nil
          } else {
            count += 1
            open = (line.split(separator: " ").last.map(String.init) ?? "", [])
          }
        } else {
          open?.lines.append(line)
        }
      }
      return (listings, count)
    }

    @Test func eachListingCompiles() throws {
      let (listings, count) = try Self.listings()
      #expect(
        listings.map(\.name) == [
          "Redux.swift", "Observed.swift", "Published.swift", "Feature.swift", "Coordinator.swift",
        ])
      #expect(listings.count == count)
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
        try ("import Trailhead\n" + listing.text).write(
          to: folder.appendingPathComponent(listing.name), atomically: true, encoding: .utf8)
        // Up to SIL: that alone finds missing returns and data races.
        try SwiftCompiler.run(
          ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-module-name", "Listing", "-I", "."]
            + ["-I", "../17", "-I", "../system", listing.name], in: folder)
      }
    }
  }
#endif
