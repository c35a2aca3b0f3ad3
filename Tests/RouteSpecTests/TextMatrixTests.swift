import Foundation
import Testing

@testable import RouteSpec

/// Every text in every place: it is refused by findings that show no control character, or it comes out as it went in, in JSON and in
/// Swift. It becomes neither code nor a command to a terminal.
@Suite struct TextMatrixTests {
  @Test func textsComeOutAsTheyWentIn() throws {
    var accepted = 0
    for (row, place) in TextPlace.all.enumerated() {
      // `swift test` takes every fifth text of each place, and each text in some; `Scripts/names` takes all.
      for (column, spelling) in TextSpelling.hostile.enumerated()
      where HostileNames.isComplete || (row + column) % 5 == 0 {
        let compilation = compile("app Texts {\n  scheme \"texts\"\n}\n" + place.spec(spelling, 0) + "\n")
        let shown = "\(place.kind) \(VisibleText.quoting(String(spelling.text.prefix(60))))"
        let output = compilation.diagnostics.map(TextRenderer(files: compilation.files).render).joined()
        #expect(TextMatrixTests.isHarmless(output), "\(shown): \(VisibleText.quoting(output))")
        // What JSON says of the findings can be read, and is as harmless.
        let findings = JSONRenderer.document(compilation.diagnostics.map(JSONRenderer(files: compilation.files).render))
        #expect(
          try TextMatrixTests.strings(findings).contains { _ in true } || compilation.diagnostics.isEmpty, "\(shown)")
        #expect(TextMatrixTests.isHarmless(findings), "\(shown)")
        if compilation.hasErrors { continue }
        accepted += 1
        let report = RoutesReport(compilation.table, files: compilation.files)
        #expect(TextMatrixTests.isHarmless(report.text), "\(shown)")
        #expect(TextMatrixTests.isHarmless(report.json.text), "\(shown)")
        if !["comment", "as it is", "include", "expression"].contains(place.kind) {
          #expect(
            try TextMatrixTests.holds(report.json.text, TextMatrixTests.kept(spelling.text, by: place)),
            "\(shown): \(report.json.text.prefix(3000))")
        }
        for file in compilation.generatedFiles() where !file.name.hasSuffix("+Support.swift") {
          #expect(TextMatrixTests.isHarmless(file.text), "\(shown): \(file.name)")
        }
      }
    }
    #expect(accepted > 200)
  }

  /// Links from anywhere, and names of files.
  @Test func linksAndFileNamesAreShownHarmlessly() throws {
    for spelling in TextSpelling.hostile {
      let text = spelling.text
      let compilation = Compiler.compile(path: "a\(text).navspec") { _ in
        .bytes(Array("route home \"/{a}/{b: Int}\"\nroute x".utf8))
      }
      let output = compilation.diagnostics.map(TextRenderer(files: compilation.files).render).joined()
      #expect(!output.isEmpty && TextMatrixTests.isHarmless(output), "\(VisibleText.quoting(output))")
      let findings = JSONRenderer.document(compilation.diagnostics.map(JSONRenderer(files: compilation.files).render))
      #expect(TextMatrixTests.isHarmless(findings))
      #expect(try TextMatrixTests.strings(findings).contains { Array($0.utf8) == Array("a\(text).navspec".utf8) })
      let table = compile("route home \"/{a}/{b: Int}\"\nroute key \"/key?k={k: String}\"")
      let matcher = LinkMatcher(table.table, table.competition)
      for link in [
        text, "/" + text, "/\(text)/1", "/1/\(text)", "/key?k=\(text)", "/key?k=\(spelling.percentEncoded)",
        "\(text)://a",
      ] {
        let report = MatchReport(table.table)
        let outcome = matcher.read(link)
        #expect(TextMatrixTests.isHarmless(report.text(link, outcome)), "\(VisibleText.quoting(link))")
        let json = report.json(link, outcome).text
        #expect(TextMatrixTests.isHarmless(json))
        #expect(try TextMatrixTests.strings(json).contains { Array($0.utf8) == Array(link.utf8) }, "\(json)")
      }
    }
  }

  /// Nothing but line ends and what can be seen.
  private static func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
        || [0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0xFEFF].contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// What a place keeps of a text: names are composed, hosts are in the form that links have, escapes of a pattern are
  /// characters, and spaces at the end of a comment are nothing.
  private static func kept(_ text: String, by place: TextPlace) -> String {
    switch place.kind {
    case "former name": Normalization.nfc(text)
    case "host" where text == "{x}": "{x: String}"
    case "host": (try? HostName.ascii(text).get()) ?? text
    case "pattern as it is": text.removingPercentEncoding ?? text
    case "documentation": String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    default: text
    }
  }

  /// Whether a string in JSON is the text, or a pattern that holds it percent-encoded.
  private static func holds(_ json: String, _ text: String) throws -> Bool {
    try strings(json).contains { string in
      let bytes = Array((string.removingPercentEncoding ?? string).utf8)
      let wanted = Array(text.utf8)
      return Array(string.utf8) == wanted || bytes.count >= wanted.count && contains(bytes, wanted)
    }
  }

  private static func contains(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
    if wanted.isEmpty { return true }
    return bytes.indices.contains { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
  }

  /// Every string in a JSON text, keys too.
  private static func strings(_ json: String) throws -> [String] {
    func all(_ value: Any) -> [String] {
      switch value {
      case let string as String: [string]
      case let list as [Any]: list.flatMap(all)
      case let object as [String: Any]: object.flatMap { [$0.key] + all($0.value) }
      default: []
      }
    }
    return all(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
  }
}

#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// Texts through the Swift compiler: the value that is read back is the text, byte for byte.
  @Suite struct TextProgramTests {
    @Test func compiledTextsAreTheTexts() throws {
      let scratch = try Scratch(named: "texts")
      defer { scratch.remove() }
      var sources: [String] = []
      var count = 0
      for (index, place) in TextPlace.all.enumerated()
      where place.swift != nil || ["documentation", "deprecation"].contains(place.kind) {
        let app = "Texts\(index)"
        // What is refused was tested elsewhere.
        let pieces = TextSpelling.hostile.enumerated().filter { number, spelling in
          !compile("app Texts {\n  scheme \"texts\"\n}\n" + place.spec(spelling, number) + "\n").hasErrors
        }
        let spec = "app \(app) {\n  scheme \"texts\"\n}\n" + pieces.map { place.spec($1, $0) + "\n" }.joined()
        let compilation = compile(spec)
        // Two texts may be one link or one value; the later of the two is left out.
        var dropped: Set<Int> = []
        if compilation.hasErrors {
          var kept: [(Int, TextSpelling)] = []
          for piece in pieces {
            let text =
              "app \(app) {\n  scheme \"texts\"\n}\n" + (kept + [piece]).map { place.spec($1, $0) + "\n" }.joined()
            if compile(text).hasErrors { dropped.insert(piece.0) } else { kept.append(piece) }
          }
        }
        let kept = pieces.filter { !dropped.contains($0.0) }
        #expect(kept.count > 30, "\(place.kind)")
        let table = compile("app \(app) {\n  scheme \"texts\"\n}\n" + kept.map { place.spec($1, $0) + "\n" }.joined())
        try #require(!table.hasErrors, "\(place.kind): \(table.diagnostics.map(\.message))")
        for file in Generator.files(table.table, table.competition, path: "T\(index).navspec") {
          try scratch.write(file.name, Array(file.text.utf8))
          sources.append(file.name)
        }
        guard let swift = place.swift else { continue }
        var checks = "import Foundation\n"
        checks += "func check\(index)() {\n"
        for (number, spelling) in kept {
          let expression = swift(number).replacingOccurrences(of: "TextsRoute", with: app + "Route")
          let bytes = spelling.text.utf8.map(String.init).joined(separator: ", ")
          checks +=
            "  do {\n    let value: String? = \(expression)\n    same(value, [\(bytes)], \"\(place.kind) \(number)\")\n  }\n"
          count += 1
        }
        try scratch.write("Check\(index).swift", Array((checks + "}\n").utf8))
        sources.append("Check\(index).swift")
      }
      let calls = sources.filter { $0.hasPrefix("Check") }.map { "    c" + $0.dropFirst().dropLast(6) + "()\n" }
        .joined()
      let main = """
        import Foundation
        nonisolated(unsafe) var failures: [String] = []
        func same(_ value: String?, _ bytes: [UInt8], _ what: String) {
          if value.map({ Array($0.utf8) }) != bytes { failures.append(what + ": " + (value?.debugDescription ?? "nil")) }
        }
        /// What stands between two parts of a link, decoded.
        func read(_ link: String?, _ before: String, _ after: String = "") -> String? {
          guard let link, link.hasPrefix(before), link.hasSuffix(after) else { return nil }
          var bytes = Array(link.utf8.dropFirst(before.utf8.count).dropLast(after.utf8.count))[...]
          var result: [UInt8] = []
          while let byte = bytes.popFirst() {
            // Foundation's own decoding takes out a byte order mark.
            guard byte == 37 else {
              result.append(byte)
              continue
            }
            result.append(UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) ?? 0)
            bytes = bytes.dropFirst(2)
          }
          return String(decoding: result, as: UTF8.self)
        }
        @main enum Main {
          static func main() {
        \(calls)    print(failures.isEmpty ? "all hold" : failures.joined(separator: "\\n"))
          }
        }
        """
      try scratch.write("Main.swift", Array(main.utf8))
      sources.append("Main.swift")
      if HostileNames.isComplete {
        let views = try SwiftUIProgram.shared.get().folder.appendingPathComponent("16").path
        try SwiftCompiler.run(
          ["-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I", views, "-wmo"] + sources, in: scratch.folder)
      }
      try SwiftCompiler.run(["-swift-version", "6", "-o", "program", "-wmo"] + sources, in: scratch.folder)
      let (status, output) = try SwiftCompiler.run(
        scratch.folder.appendingPathComponent("program"), [], in: scratch.folder)
      #expect(status == 0 && output == "all hold\n", "\(output.prefix(4000))")
      #expect(count > 400)
    }
  }
#endif
