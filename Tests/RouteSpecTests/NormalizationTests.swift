import Foundation
import Testing

@testable import RouteSpec

@Suite struct NormalizationTests {
  /// Every line of the fixture, which Scripts/make-normalization-table writes with Python's data: a text and its NFC.
  @Test func agreesWithPython() throws {
    let lines = try String(contentsOf: fixture("normalization.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 1000)
    for line in lines {
      let sides = line.components(separatedBy: " > ").map(Self.text)
      let (text, expected) = (try #require(sides.first), try #require(sides.last))
      let result = Normalization.nfc(text)
      #expect(result.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(line)")
      #expect(Normalization.isNFC(expected), "\(line)")
      #expect(Normalization.isNFC(text) == text.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(line)")
    }
  }

  @Test func leavesPlainTextAlone() {
    #expect(Normalization.isNFC(""))
    #expect(Normalization.isNFC("/trails/ångström"))
    #expect(!Normalization.isNFC("/trails/a\u{30A}ngström"))
  }

  @Test func aLongRunOfMarksIsNotQuadratic() {
    let marks = String(repeating: "\u{316}\u{301}", count: 20_000)
    #expect(Normalization.nfc("a" + marks).unicodeScalars.count == 40_000)
  }

  private static func text(_ scalars: String) -> String {
    var text = String.UnicodeScalarView()
    for word in scalars.split(separator: " ") {
      if let scalar = UInt32(word, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
    }
    return String(text)
  }
}
