/// Reading specs and writing what is generated from them.
enum FileIO {
  /// What could not be done with which file.
  struct Failure: Error, Equatable {
    enum Action: Equatable {
      case read, write, createFolder, lock
    }

    var action: Action
    var path: String
    var cause: System.Failure
    /// Whether files that were replaced before the failure could not be put back.
    var isHalfDone = false
    /// Why, where the system has no words for it.
    var detail: String?
  }

  /// The largest file that is read. A spec of this size is a mistake, and a device file has no end.
  static let sizeLimit = 64 << 20

  /// The bytes of a file, or of a pipe.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do throws(System.Failure) {
      let descriptor = try System.openForReading(path)
      defer { try? System.shut(descriptor) }
      return try all(of: descriptor)
    } catch {
      throw Failure(action: .read, path: path, cause: error)
    }
  }

  /// The bytes of a file, and of nothing else: a pipe would be waited for.
  static func readFile(_ path: String) throws(Failure) -> [UInt8] {
    if System.kind(of: path) == .other { throw Failure(action: .read, path: path, cause: .isNoFile) }
    return try read(path)
  }

  /// The bytes of the standard input.
  static func readInput() throws(Failure) -> [UInt8] {
    do throws(System.Failure) {
      return try all(of: System.input)
    } catch {
      throw Failure(action: .read, path: SpecSource.inputName, cause: error)
    }
  }

  private static func all(of descriptor: Int32) throws(System.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try System.bytes(from: descriptor)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > sizeLimit { throw .isTooLarge }
    }
  }

  /// Makes a folder and those above it, where they are missing.
  static func createFolder(_ path: String) throws(Failure) {
    do throws(System.Failure) {
      try createMissing(path)
      if System.kind(of: path) != .folder { throw .isNoDirectory }
    } catch {
      throw Failure(action: .createFolder, path: path, cause: error)
    }
  }

  private static func createMissing(_ path: String) throws(System.Failure) {
    if System.kind(of: path) == .folder { return }
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = folder(of: path)
    if !parent.isEmpty, parent != path { try createMissing(parent) }
    try System.createFolder(path)
  }

  /// A path up to its last slash, that included; empty where there is none.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// A file in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
