#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One run of a program: wall time in milliseconds, the largest memory in megabytes, and what it and the programs that it
/// started took of a core, in seconds.
struct Run {
  var milliseconds: Double
  var megabytes: Double
  var coreSeconds: Double
  /// Whether it ended with 0.
  var isClean: Bool

  /// Runs a program with its output thrown away. Nil where it does not end with 0, or with 1, which says that there are
  /// findings.
  static func once(_ arguments: [String]) -> Run? {
    var strings = arguments.map { strdup($0) }
    strings.append(nil)
    defer { for string in strings { free(string) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    guard posix_spawn(&process, arguments[0], &actions, nil, strings, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 || status == 1 << 8 else { return nil }
    let time = clock.now - start
    let milliseconds = Double(time.components.seconds) * 1_000 + Double(time.components.attoseconds) / 1e15
    #if canImport(Darwin)
      let megabytes = Double(usage.ru_maxrss) / 1_048_576
    #else
      let megabytes = Double(usage.ru_maxrss) / 1_024
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Run(
      milliseconds: milliseconds, megabytes: megabytes, coreSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      isClean: status == 0)
  }
}

/// The runs of one case.
struct Sample {
  var runs: [Run] = []

  var median: Double {
    let sorted = runs.map(\.milliseconds).sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  var spread: (Double, Double) {
    let sorted = runs.map(\.milliseconds).sorted()
    return (sorted.first ?? .nan, sorted.last ?? .nan)
  }

  var megabytes: Double { runs.map(\.megabytes).max() ?? .nan }
}
