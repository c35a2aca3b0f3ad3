import Foundation
import Testing

@testable import RouteSpec

/// Every name in every place: one finding, or code that compiles and works. `Scripts/names` runs the whole matrix, `swift test` a part.
///
/// Which names are refused stands in Fixtures/names/refused.txt, so that refusing more is a change that somebody reads. The others are
/// compiled and used in `NameProgramTests`.
@Suite struct NameMatrixTests {
  /// Names that are Swift identifiers. Back-ticks make no difference.
  @Test func identifiersHaveOneFindingAtMost() throws {
    let names = try HostileNames.identifiers.get()
    var refused: [String: [String]] = [:]
    var count = 0
    for place in NamePlace.all + [NamePlace.app] {
      let lists = place.kind == "app" ? names.map { [$0] } : NameSpec.apart(names, limit: 120)
      for list in lists {
        var codes: [[DiagnosticCode]] = []
        for isQuoted in [false, true] {
          let pieces = list.enumerated().map { NameSpec.Piece(place: place, name: $1, number: $0) }
          let spec = NameSpec(pieces, app: place.kind == "app" ? nil : "Names", isQuoted: isQuoted)
          let (found, others, _) = spec.errors()
          #expect(others.isEmpty, "\(place.kind): \(others.map(\.message))")
          for (piece, errors) in zip(pieces, found) {
            #expect(errors.count <= 1, "\(place.kind) \(piece.name): \(errors.map(\.message))")
            for error in errors { #expect(NameMatrixTests.showsWayOut(error), "\(error.message)") }
          }
          codes.append(found.map { $0.first?.code ?? DiagnosticCode(100) })
          count += pieces.count
        }
        for (index, name) in list.enumerated() {
          #expect(
            codes[0][index] == codes[1][index],
            "\(place.kind) \(name): \(codes[0][index]), in back-ticks \(codes[1][index])")
          if codes[0][index] != DiagnosticCode(100) {
            refused["\(place.kind): \(codes[0][index])", default: []].append(VisibleText.escaping(name))
          }
        }
      }
    }
    #expect(count > 15_000)
    let text = refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.sorted().joined(separator: " "))\n" }
      .joined()
    let golden = fixture("names/refused.txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "names" {
      try text.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("names/refused.txt is written anew")
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }

  /// What is no name is one finding where it stands, with or without back-ticks, and nothing else is said.
  @Test func malformedNamesHaveOneFinding() throws {
    let places = NamePlace.all + [NamePlace.app]
    for place in HostileNames.isComplete ? places : places.enumerated().filter({ $0.offset % 4 == 0 }).map(\.element) {
      let occurrences = place.spec("NAME", 1).components(separatedBy: "NAME").count - 1
      // A brace or a quote in a pattern is one of the pattern.
      let isInPattern = ["{NAME", ": NAME", "= `NAME"].contains { place.spec("NAME", 1).contains($0) }
      for name in HostileNames.malformedWords + HostileNames.malformedSyntax {
        let isWord = HostileNames.malformedWords.contains(name)
        for isQuoted in [true, false] {
          let piece = NameSpec.Piece(place: place, name: name, number: 1)
          let spec = NameSpec([piece], app: place.kind == "app" ? nil : "Names", isQuoted: isQuoted)
          let (found, others, compilation) = spec.errors()
          let shown = (isQuoted ? "`" : "") + VisibleText.escaping(name) + (isQuoted ? "`" : "")
          let messages = (found[0] + others).map(\.message)
          if isWord
            || isQuoted && !(isInPattern && name.contains { "\"{".contains($0) }) && !name.contains(where: \.isNewline)
          {
            #expect(
              found[0].count >= 1 && found[0].count <= occurrences && others.isEmpty,
              "\(place.kind) \(shown): \(messages)")
            for error in found[0] {
              #expect(NameMatrixTests.showsWayOut(error), "\(place.kind) \(shown): \(error.message)")
            }
          } else {
            // Without back-ticks two enum cases may stand there, and all be well.
            #expect(!messages.isEmpty || place.kind == "only case", "\(place.kind) \(shown)")
          }
          let output = compilation.diagnostics.map(TextRenderer(files: compilation.files).render).joined()
          #expect(!output.unicodeScalars.contains { VisibleText.isHidden($0) && $0 != "\n" }, "\(place.kind) \(shown)")
        }
      }
    }
  }

  /// Whether a message says what to do, by itself or by an edit.
  private static func showsWayOut(_ error: Diagnostic) -> Bool {
    !error.fixes.isEmpty
      || ["; ", "expected ", "in back-ticks too: letters, digits", "a default is"].contains {
        error.message.contains($0)
      }
  }
}
