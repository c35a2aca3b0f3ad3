#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  /// Runs that are stopped half-way, and runs that meet.
  @Suite(.serialized) struct CommandStopTests {
    /// Two states of some tables. Many files make the moment long in which a run can be stopped.
    private struct Generations {
      let scratch: Scratch
      let files: [[String: Data]]
      private static let specCount = 8

      init() throws {
        scratch = try Scratch()
        var files: [[String: Data]] = []
        for number in 0...1 {
          try FileManager.default.createDirectory(
            atPath: scratch.path("\(number)"), withIntermediateDirectories: true)
          for spec in 0..<Generations.specCount {
            _ = try scratch.write(
              "\(number)/r\(spec).navspec", "app Shop\(spec) {\n}\nroute r\(number) \"/r\(number)/{id: Int}\"\n")
          }
          let whole = scratch.path("Whole\(number)")
          #expect(try CommandRun.run(Generations.arguments(number, whole, scratch)).status == 0)
          files.append(try Generations.contents(whole))
        }
        self.files = files
      }

      /// What makes all files of a generation.
      func arguments(_ number: Int, _ out: String) -> [String] { Generations.arguments(number, out, scratch) }

      private static func arguments(_ number: Int, _ out: String, _ scratch: Scratch) -> [String] {
        ["-o", out] + (0..<specCount).map { scratch.path("\(number)/r\($0).navspec") }
      }

      /// All files of a folder, hidden ones too.
      static func contents(_ folder: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
          result[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        }
        return result
      }
    }

    private func start(_ arguments: [String]) throws -> Process {
      let process = Process()
      process.executableURL = try CommandRun.executable
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      // A thread of a pool lets no signal through, and a new process begins like the thread that makes it.
      var (none, old) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &old)
      defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
      try process.run()
      return process
    }

    /// Stops a run, at a random moment or as soon as it has begun to write; 1 if that is how it ended.
    private func stop(_ process: Process, _ signal: Int32, in folder: String, after delay: UInt32?) -> Int {
      if let delay {
        usleep(delay)
      } else {
        let first = "\(folder)/.routegen-\(process.processIdentifier)-0.tmp"
        while process.isRunning, access(first, F_OK) != 0 {}
      }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal ? 1 : 0
    }

    @Test(.timeLimit(.minutes(5)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
    func filesAreWholeWhenARunIsStopped(_ signal: Int32) throws {
      let generations = try Generations()
      defer { generations.scratch.remove() }
      let out = generations.scratch.path("Out")
      #expect(try CommandRun.run(generations.arguments(0, out)).status == 0)
      var (current, stopped) = (0, 0)
      for round in seeds(8) {
        let next = 1 - current
        let run = try start(generations.arguments(next, out))
        stopped += stop(run, signal, in: out, after: round % 2 == 0 ? nil : UInt32.random(in: 0..<30_000))
        let found = try Generations.contents(out)
        if signal == SIGKILL {
          // It had no say: each file is an old one or a new one, and the next run mends what is between.
          for (name, bytes) in found where !name.hasPrefix(".") {
            #expect(generations.files.contains { $0[name] == bytes }, "\(name) is half a file")
          }
          #expect(try CommandRun.run(generations.arguments(next, out)).status == 0)
          #expect(try Generations.contents(out) == generations.files[next])
          current = next
        } else {
          #expect(generations.files.contains(found), "\(found.keys.sorted())")
          current = found == generations.files[0] ? 0 : 1
        }
      }
      // Otherwise nothing was tried.
      #expect(stopped > 0)
    }

    @Test(.timeLimit(.minutes(5))) func ofRunsThatMeetOneIsWhole() throws {
      let generations = try Generations()
      defer { generations.scratch.remove() }
      let out = generations.scratch.path("Out")
      for _ in seeds(4) {
        let runs = try (0..<4).map { try start(generations.arguments($0 % 2, out)) }
        for run in runs {
          run.waitUntilExit()
          #expect(run.terminationReason == .exit && run.terminationStatus == 0)
        }
        #expect(generations.files.contains(try Generations.contents(out)))
      }
    }

    @Test(.timeLimit(.minutes(1))) func aRunWaitsForTheOneBefore() throws {
      let generations = try Generations()
      defer { generations.scratch.remove() }
      let out = generations.scratch.path("Out")
      #expect(try CommandRun.run(generations.arguments(0, out)).status == 0)
      let folder = open(out, O_RDONLY | O_CLOEXEC)
      #expect(flock(folder, LOCK_EX) == 0)
      let run = try start(generations.arguments(1, out))
      usleep(700_000)
      #expect(run.isRunning)
      #expect(try Generations.contents(out) == generations.files[0])
      close(folder)
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
      #expect(try Generations.contents(out) == generations.files[1])
    }
  }
#endif
