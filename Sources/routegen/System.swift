#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The few calls to the operating system that the command makes, as Swift values.
///
/// They are the system's own, not Foundation's: a build plugin starts the command for every build, and loading
/// Foundation would take
/// longer than the command's work on most tables.
enum System {
  /// A call that failed, as a fact; `CommandFailure` words it.
  struct Failure: Error, Equatable {
    /// The error number.
    var number: Int32

    /// The system's own words: "No such file or directory".
    var reason: String { strerror(number).map { String(cString: $0) } ?? "error \(number)" }

    static func last() -> Failure { Failure(number: errno) }
    /// Whether the reader of a pipe went away.
    var isClosedPipe: Bool { number == EPIPE }

    /// Whether there is no such file.
    var isMissing: Bool { number == ENOENT }

    static let isDirectory = Failure(number: EISDIR)
    static let isNoDirectory = Failure(number: ENOTDIR)
    static let isTooLarge = Failure(number: EFBIG)
    static let isNoFile = Failure(number: ENODEV)
    static let isBusy = Failure(number: EWOULDBLOCK)
    static let isNoPath = Failure(number: EINVAL)
    static let isChanged = Failure(number: EBUSY)
  }

  static let input: Int32 = 0
  static let output: Int32 = 1
  static let errors: Int32 = 2

  /// Readies the process: a pipe closed early and a file beyond the limit of its size are errors of `write` and no
  /// signals, and the three standard descriptors are open, so that no file that is opened later can take the place of
  /// one.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    while true {
      let descriptor = open("/dev/null", O_RDWR)
      if descriptor < 0 { return }
      if descriptor > errors {
        close(descriptor)
        return
      }
    }
  }

  static func quit(_ status: Int32) -> Never { exit(status) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static var processNumber: Int32 { getpid() }

  /// The folder that relative paths start from; nil where it is gone.
  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  // MARK: Files

  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    // The system would read the path up to there, and so another file.
    if path.utf8.contains(0) { throw .isNoPath }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last() }
    return descriptor
  }

  /// Makes a file that was not there, with the permissions of the one whose place it will take, if there is one.
  static func create(_ path: String, like other: String) throws(Failure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last() }
    var information = stat()
    if stat(other, &information) == 0 { _ = fchmod(descriptor, information.st_mode & 0o7777) }
    return descriptor
  }

  static func shut(_ descriptor: Int32) throws(Failure) {
    // The descriptor is gone even where a signal interrupted the call.
    guard close(descriptor) == 0 || errno == EINTR else { throw .last() }
  }

  /// The next bytes of an input; none at its end.
  static func bytes(from descriptor: Int32, atMost count: Int = 65_536) throws(Failure) -> [UInt8] {
    while true {
      var length = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        length = read(descriptor, buffer.baseAddress, count)
        initialized = max(length, 0)
      }
      if length >= 0 { return bytes }
      guard errno == EINTR || waits(for: descriptor, toWrite: false) else { throw .last() }
    }
  }

  /// Writes all of the bytes.
  static func put(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        start += written
      } else {
        guard errno == EINTR || waits(for: descriptor, toWrite: true) else { throw .last() }
      }
    }
  }

  /// Where a parent process made the descriptor one that does not block, waits until it is ready.
  private static func waits(for descriptor: Int32, toWrite: Bool) -> Bool {
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var request = pollfd(fd: descriptor, events: Int16(toWrite ? POLLOUT : POLLIN), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  /// What stands at a path.
  enum Kind {
    case file, folder
    /// A pipe, a socket, a device.
    case other
  }

  /// What stands at a path once links are followed; nil where nothing does or it cannot be looked at.
  static func kind(of path: String) -> Kind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The same text for all paths of one file, links followed; the path itself where there is none.
  static func identity(of path: String) -> String {
    var information = stat()
    guard !path.utf8.contains(0), stat(path, &information) == 0 else { return path }
    return "\(information.st_dev):\(information.st_ino)"
  }

  /// Whether there is anything of this name.
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func createFolder(_ path: String) throws(Failure) {
    // Another process may have made it in the meantime.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last() }
  }

  static func move(_ path: String, to target: String) throws(Failure) {
    guard rename(path, target) == 0 else { throw .last() }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  /// Gives a file a second name, where the disk can.
  static func link(_ path: String, as name: String) {
    _ = unlink(name)
    // Not `link`: that is this function's own name.
    _ = linkat(AT_FDCWD, path, AT_FDCWD, name, 0)
  }

  /// The file that a path means once links are followed; the path itself where there is none.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
