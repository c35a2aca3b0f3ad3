import Foundation
import Testing

@testable import RouteSpec

/// The runtime as it is embedded, and as it goes into an app.
@Suite struct RuntimeSourceTests {
  /// `Scripts/embed-runtime` has been run after the last change of Sources/RouteSpec/Runtime.
  @Test func theEmbeddedTextIsTheRuntime() throws {
    let folder = fixture("../../Sources/RouteSpec/Runtime").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    // The file that declares the type first, then the others by byte order.
    let ordered = names.sorted { left, right in
      (left == "RouteSupport.swift" ? 0 : 1, left) < (right == "RouteSupport.swift" ? 0 : 1, right)
    }
    let texts = try ordered.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    let isSame = texts.joined(separator: "\n") == RuntimeSource.text + "\n"
    #expect(isSame, "run Scripts/embed-runtime")
  }

  /// The same of the views, by the names of their files.
  @Test func theEmbeddedTextsAreTheViews() throws {
    let folder = fixture("../../Sources/RouteSpec/RuntimeViews").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    #expect(names.count == ViewsSource.texts.count)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let isSame = ViewsSource.texts[String(name.dropLast(".swift".utf8.count))].map { $0 + "\n" } == text
      #expect(isSame, "\(name): run Scripts/embed-runtime")
    }
  }

  @Test func namesAndAccessAreReplaced() {
    let text = """
      /// A `RouteSupport` of a String.
      public nonisolated enum RouteSupport {
        public static func read(_ link: String, as type: Swift.Int.Type) -> [RouteSupport.Value<UInt8>] { "String \\"Int\\"" }
        let publicName = UTF8.self // RouteSupport in public
        typealias Text = Unicode.Scalar
      }
      """
    #expect(
      SupportText.renamed(text, support: "XSupport", access: "package ") == """
        /// A `XSupport` of a String.
        package nonisolated enum XSupport {
          package static func read(_ link: Swift.String, as type: Swift.Int.Type) -> [XSupport.Value<Swift.UInt8>] { "String \\"Int\\"" }
          let publicName = Swift.UTF8.self // XSupport in public
          typealias Text = Swift.Unicode.Scalar
        }
        """)
    #expect(SupportText.renamed("public let a: Day", support: "X", access: "") == "let a: Day")
  }

  /// An app may have a type of its own called `String`: whatever the runtime names is declared in it, or qualified.
  @Test func everyNameIsOwnOrQualified() throws {
    let text = SupportText.renamed(RuntimeSource.text, support: "XSupport", access: "")
    let code = text.split(separator: "\n").map { line -> String in
      let comment = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      return comment.replacingOccurrences(of: "\"(\\\\.|[^\"\\\\])*\"", with: "", options: .regularExpression)
    }.joined(separator: "\n")
    func names(_ pattern: String) throws -> Set<String> {
      let expression = try NSRegularExpression(pattern: pattern)
      let range = NSRange(code.startIndex..., in: code)
      return Set(
        expression.matches(in: code, range: range).compactMap { match in
          Range(match.range(at: 1), in: code).map { String(code[$0]) }
        })
    }
    let declared = try names("(?:enum|struct|typealias|associatedtype|protocol|class) ([A-Z][A-Za-z0-9]*)")
    let generic = try names("<([A-Z][A-Za-z]*)(?:: [A-Za-z.]+)?>[(]").union(
      names("[<] ?(?:[A-Z][A-Za-z]*)(?:: [A-Za-z.]+)?, ([A-Z][A-Za-z]*)>(?:[(]| [{])")
    )
    .union(names("func [a-zA-Z]+<([A-Z][A-Za-z]*)"))
    let used = try names("(?<![.@A-Za-z0-9_])([A-Z][A-Za-z0-9]*)")
    // Names of the language itself, `Swift`, compilation conditions, and members of generic parameters.
    let known: Set = ["Swift", "Self", "Any", "ROUTEGEN", "RawValue", "XSupport"]
    #expect(used.subtracting(declared).subtracting(generic).subtracting(known) == [])
  }
}

/// The names of the generated files, which the plugin has to know before anyone has read the spec.
@Suite struct OutputNamesTests {
  @Test(arguments: [
    ("routes", "Routes"), ("Routes", "Routes"), ("my routes", "My routes"), ("route-table", "Route-table"),
    ("1st", "1st"),
    ("ähre", "ähre"), ("a.b", "A.b"), ("", ""), ("routes.navspec.bak", "Routes.navspec.bak"),
  ])
  func namesComeFromTheSpecsName(stem: String, base: String) {
    #expect(
      OutputNames.files(forSpecNamed: stem) == [
        "\(base).swift", "\(base)+Matching.swift", "\(base)+Navigation.swift", "\(base)+SwiftUI.swift",
        "\(base)+Support.swift",
      ])
  }

  @Test func generatedFilesBearThem() throws {
    let code = try GeneratedCode.flagship.get()
    #expect(code.files.map(\.name) == OutputNames.files(forSpecNamed: "routes"))
  }
}

/// Texts of a spec on their way into Swift.
@Suite struct SwiftTextTests {
  @Test func nothingInALiteralIsCode() {
    #expect(SwiftText.literal("a\"b\\(c)\n\t") == #""a\"b\\(c)\n\t""#)
    #expect(SwiftText.literal("\u{202E}\u{0}\u{A0}\u{200B}") == #""\u{202E}\u{0}\u{A0}\u{200B}""#)
    #expect(SwiftText.literal("é😀नमस्ते") == "\"é😀नमस्ते\"")
    #expect(SwiftText.ascii("é") == #"\u{E9}"#)
  }

  @Test func nothingInACommentHidesOrTurns() {
    #expect(SwiftText.comment("*/ \"x\" \\(y)") == "*/ \"x\" \\(y)")
    #expect(SwiftText.comment("a\u{202E}b\u{2028}c\td") == "a\\u{202E}b\\u{2028}c d")
    #expect(SwiftText.comment("👩\u{200D}👧 ❤\u{FE0F}") == "👩\u{200D}👧 ❤\u{FE0F}")
  }

  @Test func namesAreTickedWhereSwiftWantsIt() {
    #expect(SwiftName.identifier("default") == "`default`")
    #expect(SwiftName.identifier("await") == "await")
    #expect(SwiftName.reference("await") == "`await`")
    #expect(SwiftName.label("in") == "in")
    #expect(SwiftName.label("inout") == "`inout`")
    #expect(SwiftName.label("var") == "`var`")
    #expect(SwiftName.callLabel("var") == "var")
    #expect(SwiftName.capitalized("élan") == "Élan")
  }
}
