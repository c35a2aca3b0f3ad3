import RouteSpec

/// The file of `lint --baseline`: findings that are known and do not fail.
///
/// A run without the file writes it with what it found. From then on only other findings are shown and count, and it is
/// changed by `--update-baseline` alone.
struct LintBaseline {
  /// The path as it was given.
  let path: String
  /// The folder that it lies in, from the root: paths in it are relative to that, wherever the command is run.
  private let folder: String

  /// Throws where the path is that of a file of the specs: a slip that must not end in its being written over.
  init(path: String, of specs: [SpecSource]) throws(FileIO.Failure) {
    let file = System.resolved(path)
    for spec in specs where spec.compilation.files.contains(where: { System.resolved($0.path) == file }) {
      throw FileIO.Failure(
        action: .read, path: path, cause: .isNoFile,
        detail: "it is read as a spec; name another file after '--baseline'")
    }
    self.path = path
    folder = FileIO.folder(of: WorkingFolder.resolved(path))
  }

  /// What is in the file; nil where there is none.
  func read() throws(FileIO.Failure) -> Baseline? {
    let bytes: [UInt8]
    do throws(FileIO.Failure) {
      bytes = try FileIO.read(path)
    } catch {
      if error.cause.isMissing { return nil }
      throw error
    }
    do throws(Baseline.Fault) {
      return try Baseline(reading: bytes)
    } catch {
      throw FileIO.Failure(action: .read, path: path, cause: .last(), detail: LintBaseline.reason(of: error))
    }
  }

  /// Writes the file.
  func write(_ baseline: Baseline) throws(FileIO.Failure) {
    try FileIO.replace([FileIO.Output(path: path, bytes: Array(baseline.text.utf8))])
  }

  /// By what each of the findings is known again.
  func keys(of findings: [LintFinding], _ specs: [SpecSource]) -> [Baseline.Key] {
    let subjects = specs.map { FindingSubjects(files: $0.compilation.files) }
    let names = specs.map { $0.compilation.files.map { name(of: $0.path) } }
    return findings.map { finding in
      let file = finding.diagnostic.range.file
      return Baseline.Key(
        file: names[finding.spec].indices.contains(file) ? names[finding.spec][file] : "",
        code: finding.diagnostic.code.description,
        subject: subjects[finding.spec].subject(of: finding.diagnostic))
    }
  }

  /// What of a baseline is about files that a run did not look at and that are still there.
  func unseen(_ baseline: Baseline, by specs: [SpecSource]) -> Baseline {
    let seen = Set(specs.flatMap { $0.compilation.files.map { name(of: $0.path) } })
    return baseline.filtered { key in
      // The standard input is no file that could be gone.
      !seen.contains(key.file) && (key.file == SpecSource.inputName || System.isThere(FileIO.join(folder, key.file)))
    }
  }

  private func name(of path: String) -> String {
    path == SpecSource.inputName ? path : WorkingFolder.path(from: folder, to: WorkingFolder.resolved(path))
  }

  private static func reason(of fault: Baseline.Fault) -> String {
    let wayOut = "mend it, or name a file that does not exist to have one written"
    return switch fault {
    case .noJSON(let line): "line \(line) is no JSON; \(wayOut)"
    case .otherForm(nil): "it is no baseline; \(wayOut)"
    case .otherForm(let entry?): "finding \(entry + 1) in it lacks a file, a code, a subject or a count; \(wayOut)"
    case .otherVersion(let version): "it has version \(version), and this routegen reads 1"
    }
  }
}
