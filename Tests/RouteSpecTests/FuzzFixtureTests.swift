import Foundation
import Testing

@testable import RouteSpec

/// Inputs that once broke a law, or are likely to, by the fuzzer's own targets. Each run of the tests begins where it
/// stopped.
@Suite struct FuzzFixtureTests {
  private static func inputs(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = fixture("fuzz/\(target)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }

  @Test func specsAreReadOrRefused() throws {
    let inputs = try Self.inputs("spec")
    #expect(inputs.count >= 10)
    for (_, bytes) in inputs { SpecTarget.run(bytes) }
  }

  @Test func tablesKeepTheLaws() throws {
    let inputs = try Self.inputs("table")
    #expect(inputs.count >= 3)
    for (_, bytes) in inputs { TableTarget.run(bytes) }
  }

  /// Generated code is not there: here the matcher reads, which the fuzzer holds it to.
  @Test func linksComeBackOrAreRefused() throws {
    let inputs = try Self.inputs("read")
    #expect(inputs.count >= 10)
    let spec = Array(try Data(contentsOf: fixture("../../Examples/routes.navspec").standardizedFileURL))
    let compilation = Compiler.compile(path: "routes.navspec") { _ in .bytes(spec) }
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    var readings = 0
    for (name, bytes) in inputs {
      for source in [LinkSource.outside, .inside] {
        guard case .reading(let reading) = matcher.read(bytes: bytes, from: source) else { continue }
        #expect(String(validating: bytes, as: UTF8.self) != nil, "\(name)")
        readings += 1
        for target in [LinkMatcher.Target.path, .url, .scheme] {
          guard let link = matcher.print(reading.route, reading.parameters, target) else { continue }
          guard case .reading(let again) = matcher.read(link, from: .inside) else {
            Issue.record("\(name): \(link) is refused")
            continue
          }
          #expect(again.route == reading.route && again.parameters == reading.parameters, "\(name): \(link)")
        }
      }
    }
    #expect(readings > 0)
  }
}

/// What the targets say; the fuzzer stops there.
func hold(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  if !isTrue { fail(message()) }
}

func fail(_ message: String) { Issue.record(Comment(rawValue: message)) }
