#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// Stand-ins for SwiftUI and Combine, and the generated code of fixtures that is checked against them.
  ///
  /// Signatures alone: what is held by them are types, isolation and Sendable. Nothing is drawn.
  struct SwiftUIProgram {
    /// Where the stand-ins are, a folder each system: `16`, `17`, `18`, `macos`.
    let folder: URL

    static let shared = Result { try SwiftUIProgram() }

    private static let workFolder = FileManager.default.temporaryDirectory
      .appendingPathComponent("routegen-swiftui-\(ProcessInfo.processInfo.processIdentifier)")

    private init() throws {
      folder = SwiftUIProgram.workFolder
      atexit { try? FileManager.default.removeItem(at: SwiftUIProgram.workFolder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let script = fixture("../../Scripts/swiftui-standins").standardized
      let (status, output) = try SwiftCompiler.run(script, [folder.path], in: folder)
      if status != 0 { throw SwiftCompiler.Failure(output: output) }
    }

    /// Writes the files of specs as the sources of one module. What asks for the system asks for that of the stand-in.
    func write(_ codes: [GeneratedCode], to name: String, system: String = "16") throws -> [String] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      var paths: [String] = []
      for code in codes {
        for file in code.files where code.app == codes[0].app || !file.name.hasSuffix("+Support.swift") {
          var text = file.name.hasSuffix("+Support.swift") ? code.wholeSupport : file.text
          if system == "macos" { text = text.replacingOccurrences(of: "os(macOS)", with: "ON_MACOS") }
          let path = place.appendingPathComponent("\(code.app)-\(file.name)")
          try text.write(to: path, atomically: true, encoding: .utf8)
          paths.append(path.path)
        }
      }
      // With all its parts a support file differs from another in the name alone.
      let aliases = codes.dropFirst().map { "public typealias \($0.app)Support = \(codes[0].app)Support\n" }
      let path = place.appendingPathComponent("Aliases.swift")
      try aliases.joined().write(to: path, atomically: true, encoding: .utf8)
      return paths + [path.path]
    }

    /// Compiles sources up to SIL, warnings as errors: that alone finds missing returns and data races.
    func check(_ sources: [String], system: String, _ flags: [String]) throws {
      try SwiftCompiler.run(
        ["-emit-sil", "-o", "/dev/null", "-module-name", "Checked", "-I", folder.appendingPathComponent(system).path]
          + ["-I", folder.path, "-package-name", "fixtures", "-wmo"]
          + (system == "macos" ? ["-D", "ON_MACOS"] : []) + flags + sources, in: folder)
    }

    /// What the compiler says of sources, whatever that is.
    func diagnostics(_ sources: [String], _ flags: [String]) throws -> String {
      try SwiftCompiler.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swiftc", "-parse-as-library", "-swift-version", "6", "-I", folder.appendingPathComponent("17").path]
          + ["-I", folder.path, "-module-name", "Uses"] + flags + sources, in: folder
      ).1
    }
  }

  /// A use of generated SwiftUI code in Tests/Fixtures/swiftui/uses.txt.
  struct SwiftUIUse {
    let title: String
    /// What the compiler says of a wrong one; nil of a right one.
    let expected: String?
    let text: String

    static func all() throws -> [SwiftUIUse] {
      let document = try String(contentsOf: fixture("swiftui/uses.txt"), encoding: .utf8)
      var uses: [SwiftUIUse] = []
      var heading: (title: String, expected: String?)?
      var lines: [Substring] = []
      func finish() {
        if let heading {
          uses.append(SwiftUIUse(title: heading.title, expected: heading.expected, text: lines.joined(separator: "\n")))
        }
        lines = []
      }
      for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("right ") {
          finish()
          heading = (String(line), nil)
        } else if line.hasPrefix("wrong "), let bar = line.firstIndex(of: "|") {
          finish()
          heading = (
            line[..<bar].trimmingCharacters(in: .whitespaces),
            line[line.index(after: bar)...].trimmingCharacters(in: .whitespaces)
          )
        } else if !line.hasPrefix("#") {
          lines.append(line)
        }
      }
      finish()
      return uses
    }
  }
#endif
