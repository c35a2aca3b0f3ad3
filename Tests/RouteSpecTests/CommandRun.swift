#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// The built command, run as a process.
  enum CommandRun {
    /// What a run left behind.
    struct Result {
      var status: Int32
      var output: String
      var errors: String
      /// Whether it ended by itself and not by a signal.
      var isExit: Bool
    }

    /// The executable that was built with the tests: it lies beside their bundle.
    static var executable: URL {
      get throws {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
        var folder = bundle.bundleURL
        // On Linux the bundle is the folder of the test executable, on macOS it lies in that folder.
        if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
        let executable = folder.appendingPathComponent("routegen")
        try #require(
          FileManager.default.isExecutableFile(atPath: executable.path), "routegen is not built at \(executable.path)")
        return executable
      }
    }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - output: where its standard output goes; nil gathers it.
    ///   - environment: what it sees instead of the environment of the tests.
    static func run(
      _ arguments: [String], input: [UInt8] = [], in folder: URL? = nil, output: FileHandle? = nil,
      executable: URL? = nil,
      environment: [String: String]? = nil
    ) throws -> Result {
      let scratch = try Scratch()
      defer { scratch.remove() }
      let process = Process()
      process.executableURL = try executable ?? self.executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      if let environment { process.environment = environment }
      // Files, not pipes: nothing that is written can fill one up while nobody reads.
      let (inputFile, outputFile, errorFile) = (
        try scratch.write("in", input), try scratch.write("out", []), try scratch.write("err", [])
      )
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
        isExit: process.terminationReason == .exit)
    }
  }

  /// Runs a shell script whose first argument is the built command; isolated, it may mount disks that nobody else sees.
  func shell(
    _ script: String, _ arguments: [String], isolated: Bool = false, with shell: String = "sh"
  ) throws -> CommandRun.Result {
    let command = [shell, "-c", script, shell, try CommandRun.executable.path] + arguments
    return try CommandRun.run(
      (isolated ? ["unshare", "--map-root-user", "--mount"] : []) + command,
      executable: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// Whether a test may mount a disk of its own.
  let hasNamespaces: Bool = {
    let run = try? shell("mount -t tmpfs none /tmp", [], isolated: true)
    return run?.status == 0
  }()

  /// A folder of a test's own.
  struct Scratch {
    let folder: URL

    init(named name: String = "routegen-tests") throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathComponent(
        name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    /// The path of a file in it.
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(bytes).write(to: url)
      return url
    }

    /// Writes a text and gives the path of its file.
    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)).path }

    /// The names of what lies in a folder of it, hidden files too, sorted.
    func contents(of name: String = "") throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
    }

    func text(of name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

    func modificationDate(of name: String) throws -> Date {
      try #require(FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date)
    }
  }
#endif
