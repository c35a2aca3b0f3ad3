/// Writing several files as one: all of them or none.
///
/// Each is completed beside its target under another name, then all take their places, each in one step; a build that
/// reads a file at this moment sees the old one or the new one. Who writes holds a lock on the folder, so of two runs at
/// once one waits for the other. A run that is told to stop (interrupt, terminate, hang up) once it has begun to write
/// finishes first; one that is killed leaves whole files and perhaps some under temporary names, which the next run
/// takes away.
extension FileIO {
  /// A file to be written.
  struct Output: Equatable {
    var path: String
    var bytes: [UInt8]
  }

  /// How long a run waits for another one that writes to the same folder, in milliseconds.
  static let patience = 30_000

  /// Writes those of the files whose bytes change. The folder must be there.
  static func update(_ files: [Output], in folder: String) throws(Failure) {
    let lock = try lock(folder)
    defer { lock.release() }
    removeLeftovers(in: folder, isLocked: lock.isHeld)
    // Compared under the lock: what another run has just written counts.
    let changed = try changed(among: files)
    guard !changed.isEmpty else { return }
    let signals = System.holdSignals()
    defer { System.releaseSignals(signals) }
    try write(changed)
  }

  /// Writes all of some files that may lie in several folders, or none.
  static func replace(_ files: [Output]) throws(Failure) {
    let signals = System.holdSignals()
    defer { System.releaseSignals(signals) }
    try write(files)
  }

  /// Those of the files that do not hold these bytes yet.
  static func changed(among files: [Output]) throws(Failure) -> [Output] {
    var changed: [Output] = []
    for file in files {
      switch System.kind(of: file.path) {
      // What is not there, or cannot be looked at, is written.
      case nil: changed.append(file)
      case .folder?: throw Failure(action: .write, path: file.path, cause: .isDirectory)
      // A pipe would be waited for, a device overwritten.
      case .other?: throw Failure(action: .write, path: file.path, cause: .isNoFile)
      case .file?:
        let old = try? read(file.path)
        if old != file.bytes { changed.append(file) }
      }
    }
    return changed
  }

  /// A file on its way to its place.
  private struct Step {
    var path: String
    /// The file that `path` means once links are followed.
    var target: String
    var temporary: String
    /// A second name of the old file, while there is one.
    var backup: String
    /// Whether there is no old file.
    var isNew: Bool
  }

  private static func write(_ files: [Output]) throws(Failure) {
    let steps = files.enumerated().map { index, file in
      let target = System.resolved(file.path)
      let name = folder(of: target) + temporaryPrefix + "\(System.processNumber)-\(index)"
      return Step(
        path: file.path, target: target, temporary: name + ".tmp", backup: name + ".old",
        isNew: System.kind(of: target) == nil)
    }
    defer { for step in steps { System.remove(step.temporary) } }
    for (file, step) in zip(files, steps) {
      do throws(System.Failure) {
        try create(step.temporary, file.bytes, like: step.target)
      } catch {
        throw Failure(action: .write, path: file.path, cause: error)
      }
    }
    // Second names cost nothing and undo a half; on a disk that has none a failure from here on cannot be undone.
    for step in steps where !step.isNew { System.link(step.target, as: step.backup) }
    defer { for step in steps { System.remove(step.backup) } }
    for (index, step) in steps.enumerated() {
      do throws(System.Failure) {
        try System.move(step.temporary, to: step.target)
      } catch {
        let isUndone = undo(steps[..<index])
        throw Failure(action: .write, path: step.path, cause: error, isHalfDone: !isUndone)
      }
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8], like target: String) throws(System.Failure) {
    // What a killed run of the same process number left.
    System.remove(path)
    let descriptor = try System.create(path, like: target)
    do throws(System.Failure) {
      try System.put(bytes, to: descriptor)
    } catch {
      try? System.shut(descriptor)
      throw error
    }
    try System.shut(descriptor)
  }

  /// Puts the old files back, and says whether that worked for all.
  private static func undo(_ steps: ArraySlice<Step>) -> Bool {
    var isUndone = true
    for step in steps.reversed() {
      if step.isNew {
        System.remove(step.target)
      } else {
        do throws(System.Failure) {
          try System.move(step.backup, to: step.target)
        } catch {
          isUndone = false
        }
      }
    }
    return isUndone
  }

  // MARK: - The lock

  /// A folder that is held by one run at a time.
  struct Lock {
    /// The open folder; nil where it cannot be opened.
    fileprivate var descriptor: Int32?
    /// Whether others wait: some network disks have no locks.
    fileprivate(set) var isHeld = false

    func release() {
      // Closing the folder gives the lock back.
      if let descriptor { try? System.shut(descriptor) }
    }
  }

  /// Waits until no other run writes to the folder.
  private static func lock(_ folder: String) throws(Failure) -> Lock {
    do throws(System.Failure) {
      // A folder that may be written to but not read cannot be locked.
      guard let descriptor = try? System.openForReading(folder) else { return Lock() }
      var waited = 0
      while true {
        switch System.lock(descriptor) {
        case .held: return Lock(descriptor: descriptor, isHeld: true)
        case .unknown: return Lock(descriptor: descriptor)
        case .busy:
          guard waited < patience else {
            try? System.shut(descriptor)
            throw .isBusy
          }
          System.wait(milliseconds: 10)
          waited += 10
        }
      }
    } catch {
      throw Failure(action: .lock, path: folder, cause: error)
    }
  }

  // MARK: - What killed runs leave

  private static let temporaryPrefix = ".routegen-"

  /// Removes the temporary files of runs that were killed.
  private static func removeLeftovers(in folder: String, isLocked: Bool) {
    for name in System.contents(of: folder) {
      guard let number = processNumber(ofTemporary: name) else { continue }
      // Without the lock another run may be at work on its own.
      if isLocked || !System.isRunning(number) { System.remove(join(folder, name)) }
    }
  }

  /// The process of a temporary file's name, `.routegen-4711-0.tmp`; nil for any other name.
  private static func processNumber(ofTemporary name: String) -> Int32? {
    guard name.hasPrefix(temporaryPrefix), name.hasSuffix(".tmp") || name.hasSuffix(".old") else { return nil }
    let numbers = name.dropFirst(temporaryPrefix.count).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, Int(numbers[1]) != nil, let number = Int32(numbers[0]), number > 0 else { return nil }
    return number
  }
}
