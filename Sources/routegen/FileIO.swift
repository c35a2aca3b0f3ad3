/// Reading specs and writing what is generated from them.
enum FileIO {
  /// What could not be done with which file.
  struct Failure: Error, Equatable {
    enum Action: Equatable {
      case read, write, createFolder
    }

    var action: Action
    var path: String
    var cause: System.Failure
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

  /// A file to be written.
  struct Output: Equatable {
    var path: String
    var bytes: [UInt8]
  }

  /// Those of the files that do not hold these bytes yet.
  static func changed(among files: [Output]) throws(Failure) -> [Output] {
    var changed: [Output] = []
    for file in files {
      do throws(Failure) {
        if try read(file.path) != file.bytes { changed.append(file) }
      } catch {
        // What is not there, or may be written but not read, is written; a folder in its place is not.
        if error.cause == .isDirectory { throw Failure(action: .write, path: file.path, cause: .isDirectory) }
        changed.append(file)
      }
    }
    return changed
  }

  /// Writes all of the files or none.
  ///
  /// Each is written beside its target under another name first. Only when all are complete do they take their places,
  /// each in one step, so a
  /// build that reads a file at this moment sees the old one or the new one.
  static func write(_ files: [Output]) throws(Failure) {
    var waiting: [(temporary: String, target: String)] = []
    defer { for file in waiting { System.remove(file.temporary) } }
    for (index, file) in files.enumerated() {
      do throws(System.Failure) {
        let target = System.resolved(file.path)
        let temporary = folder(of: target) + ".routegen-\(System.processNumber)-\(index).tmp"
        let descriptor = try System.create(temporary)
        waiting.append((temporary, target))
        do throws(System.Failure) {
          try System.put(file.bytes, to: descriptor)
        } catch {
          try? System.shut(descriptor)
          throw error
        }
        try System.shut(descriptor)
      } catch {
        throw Failure(action: .write, path: file.path, cause: error)
      }
    }
    for file in files {
      do throws(System.Failure) {
        try System.move(waiting[0].temporary, to: waiting[0].target)
      } catch {
        throw Failure(action: .write, path: file.path, cause: error)
      }
      waiting.removeFirst()
    }
  }

  /// Makes a folder and those above it, where they are missing.
  static func createFolder(_ path: String) throws(Failure) {
    do throws(System.Failure) {
      try createMissing(path)
      if !System.isFolder(path) { throw .isNoDirectory }
    } catch {
      throw Failure(action: .createFolder, path: path, cause: error)
    }
  }

  private static func createMissing(_ path: String) throws(System.Failure) {
    if System.isFolder(path) { return }
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let parent = folder(of: path)
    if !parent.isEmpty, parent != path { try createMissing(parent) }
    try System.createFolder(path)
  }

  /// A path up to its last slash, that included; empty where there is none.
  private static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// A file in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
