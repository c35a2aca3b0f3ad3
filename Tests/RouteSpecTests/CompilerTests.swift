import Testing

@testable import RouteSpec

@Suite struct CompilerTests {
  @Test func includesExpandInPlaceAndADiamondCountsOnce() {
    let compilation = compile(
      """
      route first "/1"
      include "parts/a.navspec"
      include "./parts/b.navspec"
      route last "/9"
      """,
      [
        "parts/a.navspec": "include \"shared/types.navspec\"\nroute a \"/a/{x: Slug}\"",
        "parts/b.navspec": "include \"../parts//shared/./types.navspec\"\nroute b \"/b/{x: Slug}\"",
        "parts/shared/types.navspec": "type Slug = String matching \"[a-z]+\"",
      ])
    #expect(findings(compilation) == [])
    #expect(compilation.table.routes.map(\.name) == ["first", "a", "b", "last"])
    #expect(
      compilation.files.map(\.path) == [
        "main.navspec", "parts/a.navspec", "parts/shared/types.navspec", "parts/b.navspec",
      ])
  }

  @Test func aNameIsDeclaredOnceInAllFiles() {
    let compilation = compile(
      "include \"a.navspec\"\nroute home \"/1\"\nenum E { x }", ["a.navspec": "route home \"/2\"\nenum E { y }"])
    #expect(
      findings(compilation) == [
        "2:7: NAV202 the route `home` is there twice; take one out, or give it another name",
        "3:6: NAV202 the type `E` is there twice; take one out, or give it another name",
      ])
  }

  /// A witness that the matcher confirms is shown.
  @Test func witnessesAreShown() {
    let compilation = compile("route a \"/geo/map/{x}\"\nroute b \"/geo/{y}/pin\"")
    #expect(
      compilation.diagnostics.filter { $0.code == .ambiguous }.map(\.witnesses) == [
        ["/geo/map/pin", "/geo/map/a", "/geo/a/pin"]
      ])
  }

  @Test func aCycleIsShown() {
    let compilation = compile(
      "include \"a.navspec\"",
      ["a.navspec": "include \"b.navspec\"\nroute a \"/a\"", "b.navspec": "route b \"/b\"\ninclude \"main.navspec\""])
    #expect(
      findings(compilation, notes: true) == [
        "b.navspec:2:9: NAV211 these files include each other in a circle: "
          + #""main.navspec" → "a.navspec" → "b.navspec" → "main.navspec"; take one of the lines out"#,
        #"  1:9: "main.navspec" leads here"#,
        #"  a.navspec:1:9: "a.navspec" leads here"#,
      ])
    #expect(compilation.table.routes.map(\.name) == ["b", "a"])
  }

  @Test func aFileThatIncludesItself() {
    #expect(
      findings(compile("include \"main.navspec\"")) == ["1:9: NAV211 this file includes itself; take the line out"])
  }

  @Test func whatCannotBeRead() {
    #expect(
      findings(compile("include \"x.navspec\"\ninclude \"./x.navspec\"\ninclude \"/etc/x\"")) == [
        #"1:9: NAV210 "x.navspec" cannot be read: no such file"#,
        "3:9: NAV210 an include is found from the file it stands in; write a path relative to that",
      ])
    let none = Compiler.compile(path: "gone") { _ in .failure("no such file") }
    #expect(none.unreadable == "no such file")
    #expect(none.files.isEmpty)
  }

  @Test func includesAreNotTooDeep() {
    let compilation = Compiler.compile(path: "0") { path in .bytes(Array("include \"\((Int(path) ?? 0) + 1)\"".utf8)) }
    #expect(compilation.diagnostics.map(\.message) == ["includes go 64 files deep at most"])
  }

  @Test(arguments: [
    ("a/b.navspec", "c.navspec", "a/c.navspec"),
    ("b.navspec", "../c.navspec", "../c.navspec"),
    ("/x/b.navspec", "../../../c.navspec", "/c.navspec"),
    ("C:\\x\\b.navspec", "y\\c.navspec", "C:/x/y/c.navspec"),
    ("./a/./b.navspec", ".././c.navspec", "c.navspec"),
    ("../a/b.navspec", "../../c.navspec", "../../c.navspec"),
  ]) func pathsJoin(file: String, include: String, expected: String) {
    #expect(SpecPath.join(file, include) == expected)
  }

  @Test func findingsAreInOrder() {
    let compilation = compile(
      "route b \"/b/{x: Y}\"\ninclude \"a.navspec\"\nroute a \"/a/{x: X}\"", ["a.navspec": "route c \"/c/{x: Z}\""])
    #expect(
      findings(compilation) == [
        "1:17: NAV201 there is no type `Y`", "3:17: NAV201 there is no type `X`",
        "a.navspec:1:17: NAV201 there is no type `Z`",
      ])
  }

  @Test func declaredOrderGoesThroughIncludes() {
    let table = compile(
      "refuse \"/0\"\ninclude \"a.navspec\"\nroute b \"/b\" {\n  route c \"/c\"\n}\nroute bad \"/{x: X}\"",
      ["a.navspec": "route a \"/a\"\nredirect \"/1\" -> b"]
    ).table
    #expect(table.declarationOrder == [.refusal(0), .route(0), .redirect(0), .route(1), .route(2)])
  }
}
