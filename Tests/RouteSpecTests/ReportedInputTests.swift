#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Faults that people met with tools of this kind, by the number of the report: files as they come, and where output
  /// goes.
  @Suite struct ReportedInputTests {
    /// The third line is no declaration, and the fourth names an unknown type.
    private static let faulty = ["/// Of a.", "route a \"/a\"", "rout b \"/b\"", "route c \"/c/{c: Itn}\"", ""]

    @Test("C23: line ends of every kind, mixed too, give the same places", arguments: ["\n", "\r\n", "\r", "mixed"])
    func c23(end: String) {
      let ends = end == "mixed" ? ["\r", "\r\n", "\n", "\r\n"] : Array(repeating: end, count: 4)
      let text = zip(Self.faulty, ends).map { $0 + $1 }.joined()
      let compilation = compile(text)
      #expect(findings(compilation).map { $0.prefix(12) } == ["3:1: NAV111 `", "4:17: NAV201"].map { $0.prefix(12) })
      #expect(compilation.table.route("a")?.documentation == ["Of a."])
    }

    @Test("C23 neighbour: a byte order mark counts for nothing") func c23Neighbour() {
      let text = Self.faulty.joined(separator: "\n")
      #expect(findings(compile("\u{FEFF}" + text)) == findings(compile(text)))
    }

    /// NUL is a character of UTF-8; one alone has no meaning in a spec, many are another encoding.
    @Test("C25: a file that is not UTF-8 is one finding at its byte") func c25() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let line = Array("route caf \"/x\"\n".utf8)
      let files: [(bytes: [UInt8], place: String, words: String)] = [
        (line + Array("route caf".utf8) + [0xE9] + Array(" \"/y\"\n".utf8), "2:10", "not valid UTF-8 at byte 24"),
        ([0xFF, 0xFE] + line.flatMap { [$0, 0] }, "1:1", "UTF-16"),
        ([0xFE, 0xFF] + line.flatMap { [0, $0] }, "1:1", "UTF-16"),
        (line + Array("route b".utf8) + [0] + Array(" \"/b\"\n".utf8), "2:8", "U+0000"),
      ]
      for (bytes, place, words) in files {
        let path = try scratch.write("a.navspec", bytes).path
        for command in [["lint", path], ["generate", path, "-o", scratch.path("Out")]] {
          let run = try CommandRun.run(command)
          #expect(run.isExit && run.status == 1)
          let text = run.output + run.errors
          let errors = text.split(separator: "\n").filter { $0.contains(": error: ") }
          #expect(errors.count == 1, "\(text)")
          #expect(text.hasPrefix("\(path):\(place): error: ") && text.contains(words), "\(text)")
          #expect(!text.unicodeScalars.contains("\u{FFFD}"))
          #expect(try scratch.contents() == ["a.navspec"])
        }
      }
    }

    private static let spec = "route home \"/\"\n"

    @Test("C31: folders of the output are made; odd paths of the spec are paths") func c31() throws {
      let scratch = try Scratch(named: "mit Leerzeichen ü")
      defer { scratch.remove() }
      _ = try scratch.write("-ü b.navspec", Self.spec)
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("link.navspec"), withDestinationPath: "-ü b.navspec")
      let odd = try CommandRun.run(["-o", "no/such/dir/", "--", "-ü b.navspec"], in: scratch.folder)
      #expect(odd.status == 0 && odd.errors == "", "\(odd.errors)")
      #expect(try scratch.contents(of: "no/such/dir").count == 5)
      // A link is read, and the files bear its name, not that of what it leads to.
      let linked = try CommandRun.run(["link.navspec", "-o", "linked"], in: scratch.folder)
      #expect(linked.status == 0, "\(linked.errors)")
      #expect(try scratch.contents(of: "linked").contains("Link.swift"))
    }

    @Test("C31 neighbour: an output that is a file, or lies in one, is said with the reason and nothing is left")
    func c31Neighbour() throws {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let spec = try scratch.write("a.navspec", Self.spec)
      for output in [spec, spec + "/Out"] {
        let run = try CommandRun.run([spec, "-o", output])
        #expect(run.status == 3 && run.output == "")
        #expect(run.errors.hasPrefix("error: ") && run.errors.contains("'\(output)'"), "\(run.errors)")
        #expect(run.errors.lowercased().contains("not a directory") || run.errors.contains("file"), "\(run.errors)")
      }
      #expect(try scratch.contents() == ["a.navspec"])
      #expect(try scratch.text(of: "a.navspec") == Self.spec)
    }
  }
#endif
