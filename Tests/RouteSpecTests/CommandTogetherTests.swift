#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// `generate --together`, as the build plugin calls it: which specs of a target are tables, and which are parts.
  @Suite struct CommandTogetherTests {
    private static let part = "is a part of another table"

    /// Runs the command on specs of these texts, each an app of its own name unless it is only a part.
    private func run(_ specs: [(String, String)], files: [(String, String)] = []) throws -> (
      run: CommandRun.Result, tables: [String], parts: [String]
    ) {
      let scratch = try Scratch(named: "ein Ziel")
      defer { scratch.remove() }
      for (name, text) in specs + files {
        let folder = URL(fileURLWithPath: scratch.path(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try scratch.write(name, text)
      }
      let run = try CommandRun.run(["generate", "--together", "-o", "Out", "--"] + specs.map(\.0), in: scratch.folder)
      var (tables, parts): ([String], [String]) = ([], [])
      for name in (try? scratch.contents(of: "Out")) ?? [] {
        if try scratch.text(of: "Out/" + name).contains(Self.part) { parts.append(name) } else { tables.append(name) }
      }
      // Whatever the texts are, the same files are written: a build system was promised them.
      if run.status == 0 { #expect(tables.count + parts.count == specs.count * 5) }
      return (run, tables.filter { !$0.contains("+") }, parts.filter { !$0.contains("+") })
    }

    private static func table(_ name: String, _ rest: String = "") -> String {
      "app \(name) {\n}\nroute r\(name) \"/\(name)\"\n" + rest
    }

    @Test func aSpecThatAnotherIncludesIsAPart() throws {
      let one = try run([
        ("a.navspec", Self.table("A", "include \"b.navspec\"")), ("b.navspec", "route b \"/b/{c: C}\""),
        ("sub/c.navspec", Self.table("C", "include \"../d.navspec\"")), ("d.navspec", "enum D { e }"),
      ])
      #expect(one.run.status == 1 && one.run.errors.contains("b.navspec:1:"))
      let two = try run([
        ("z.navspec", "enum Z { a }"), ("a.navspec", Self.table("A", "include \"b.navspec\"\ninclude \"./z.navspec\"")),
        ("b.navspec", "include \"p/../z.navspec\"\n"), ("m.navspec", Self.table("M", "// include \"a.navspec\"")),
      ])
      #expect(two.run.status == 0, "\(two.run.errors)")
      #expect(two.tables == ["A.swift", "M.swift"] && two.parts == ["B.swift", "Z.swift"])
    }

    @Test func aPartMayBecomeATableAndBack() throws {
      let apart = try run([("a.navspec", Self.table("A")), ("b.navspec", Self.table("B"))])
      #expect(apart.tables == ["A.swift", "B.swift"])
      let within = try run([("a.navspec", Self.table("A", "include \"b.navspec\"")), ("b.navspec", "enum B { c }")])
      #expect(within.tables == ["A.swift"] && within.parts == ["B.swift"])
    }

    @Test func aCircleIsSaidOnce() throws {
      let circle = try run([
        ("a.navspec", Self.table("A")), ("m.navspec", "include \"n.navspec\""), ("n.navspec", "include \"o.navspec\""),
        ("o.navspec", "include \"m.navspec\""),
      ])
      #expect(circle.run.status == 1 && circle.tables == [])
      #expect(circle.run.errors.components(separatedBy: "[NAV211]").count == 2, "\(circle.run.errors)")
    }

    @Test func whatIsIncludedFromOutsideIsAFindingAtItsPlace() throws {
      let outside = try run(
        [("t/a.navspec", Self.table("A", "  include \"../out.navspec\"\ninclude \"b.txt\"\ninclude \"none.navspec\""))],
        files: [("out.navspec", ""), ("t/b.txt", "")])
      #expect(outside.run.status == 1 && outside.tables == [])
      for (place, words) in [
        ("4:11", "\"../out.navspec\" cannot be read: it is not among the .navspec files of this target"),
        ("5:9", "\"b.txt\" cannot be read: it is not among"), ("6:9", "\"none.navspec\" cannot be read: No such file"),
      ] { #expect(outside.run.errors.contains("t/a.navspec:\(place): error: \(words)"), "\(outside.run.errors)") }
      #expect(outside.run.errors.contains("move it into the target's folder [NAV210]"))
    }

    @Test func aLinkToASpecIsThatSpec() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      _ = try scratch.write("shared.navspec", "enum S { t }")
      _ = try scratch.write("a.navspec", Self.table("A", "include \"link.navspec\""))
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("link.navspec"), withDestinationPath: "shared.navspec")
      let run = try CommandRun.run(
        ["generate", "--together", "-o", "Out", "a.navspec", "link.navspec"], in: scratch.folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try scratch.text(of: "Out/Link.swift").contains(Self.part))
    }
  }
#endif
