import Foundation
import Testing

@testable import RouteSpec

/// The flagship's generated files, byte for byte: what people read when they look into generated code, and every change of it in review.
///
/// `UPDATE_GOLDENS=1 swift test` writes them anew, and fails that run.
@Suite struct GeneratedGoldenTests {
  private static let folder = fixture("generated")

  @Test func flagshipIsAsReviewed() throws {
    let code = try GeneratedCode.flagship.get()
    let names = code.files.map(\.name).sorted()
    if ["1", "generated"].contains(ProcessInfo.processInfo.environment["UPDATE_GOLDENS"]) {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for file in code.files {
        try file.text.write(to: Self.folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      }
      Issue.record("Tests/Fixtures/generated is written anew")
    }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(found == names, "missing or orphaned files in Tests/Fixtures/generated")
    for file in code.files {
      let golden = FileManager.default.contents(atPath: Self.folder.appendingPathComponent(file.name).path)
      #expect(
        golden == Data(file.text.utf8),
        "\(file.name) has changed\(GeneratedGoldenTests.firstDifference(golden, file.text)); UPDATE_GOLDENS=1 swift test takes it over"
      )
    }
  }

  /// Two runs, and a spec reached by another path, give the same bytes.
  @Test func nothingDependsOnTheRun() throws {
    let code = try GeneratedCode.flagship.get()
    let again = try GeneratedCode(code.spec)
    #expect(code.files == again.files)
    for file in code.files { #expect(!file.text.contains(code.spec.deletingLastPathComponent().path)) }
  }

  /// Tests compile one support file with all its parts for all specs: they may, as the others differ in the name and the
  /// access level alone.
  @Test func supportFilesDifferInTheNameAlone() throws {
    let flagship = try GeneratedCode.flagship.get()
    let support = flagship.wholeSupport
    for code in try GeneratedCode.all() {
      let other = code.wholeSupport.replacingOccurrences(
        of: code.app + "Support", with: flagship.app + "Support")
      let header = support.prefix { $0 != "\n" }
      let ownHeader = other.prefix { $0 != "\n" }
      func declarations(_ text: String, _ header: Substring) -> String {
        String(text.dropFirst(header.count)).replacingOccurrences(
          of: "(?m)^( *(?:@[A-Za-z]+ )*)(?:public|package) ", with: "$1", options: .regularExpression)
      }
      #expect(declarations(other, ownHeader) == declarations(support, header), "\(code.app)")
    }
  }

  /// No line is longer than it must be, none ends in a space, and nothing but the enum mentions the app's texts.
  @Test func layout() throws {
    for code in try GeneratedCode.all() {
      for file in code.files {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!file.text.hasSuffix("\n\n") && file.text.utf8.last == 10, "\(file.name)")
        #expect(!lines.contains { $0.hasSuffix(" ") }, "\(file.name)")
        #expect(!file.text.contains("\n\n\n"), "\(file.name)")
      }
    }
  }

  private static func firstDifference(_ golden: Data?, _ text: String) -> String {
    guard let golden else { return "" }
    let old = String(decoding: golden, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    return " in line \(line + 1)"
  }
}
