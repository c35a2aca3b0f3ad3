#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What a run needs to know of other processes that write to the same folder, and of signals.
extension System {
  /// What came of asking for a lock.
  enum LockAnswer {
    case held
    /// Another process has it.
    case busy
    /// The disk has no locks.
    case unknown
  }

  /// Locks an open file or folder until it is closed. The system gives the lock back when the process ends, however it
  /// ends.
  static func lock(_ descriptor: Int32) -> LockAnswer {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return .busy }
      if errno != EINTR { return .unknown }
    }
    return .held
  }

  static func wait(milliseconds: Int) { _ = poll(nil, 0, Int32(milliseconds)) }

  /// Whether there is a process of this number, ours or not.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// The names in a folder, in no order; none where it cannot be read.
  static func contents(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let entry = readdir(stream) {
      // An entry is only as long as its name: the structure must not be read whole.
      names.append(String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)))
    }
    return names
  }

  /// Makes requests to stop wait until `releaseSignals`.
  static func holdSignals() -> sigset_t {
    var signals = sigset_t()
    var old = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &old)
    return old
  }

  /// Lets signals through as before; one that has waited takes effect.
  static func releaseSignals(_ old: sigset_t) {
    var old = old
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}
