#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The SwiftUI app of Examples/Trailhead, checked against the stand-ins: types, isolation and Sendable. It was never drawn.
  @Suite struct TrailheadAppTests {
    @Test(arguments: ["16", "17", "18", "macos"])
    func theAppCompiles(system: String) throws {
      let program = try SwiftUIProgram.shared.get()
      let generated = try program.write([GeneratedCode.flagship.get()], to: "app-" + system, system: system)
      let own = try Self.sources()
      #expect(own.contains { $0.hasSuffix("App/TrailheadApp.swift") } && own.count > 5)
      try program.check(generated + own, system: system, ["-swift-version", "6"])
    }

    private static func sources() throws -> [String] {
      let folder = fixture("../../Examples/Trailhead/Sources/Trailhead").standardized
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
    }
  }
#endif
