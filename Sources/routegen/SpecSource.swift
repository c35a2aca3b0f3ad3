import RouteSpec

/// A spec of the command line, read and compiled.
struct SpecSource {
  /// How the standard input is called in findings.
  static let inputName = "<stdin>"

  /// The spec as it was given.
  var path: String
  /// What the compiler made of it.
  var compilation: Compilation

  /// Reads and compiles a spec: a path, or `-` for the standard input. Throws where it cannot be read; what is wrong in
  /// it, files that it includes and that cannot be read among that, is a finding.
  ///
  /// - Parameter target: the files that may be included, links followed; nil for any.
  init(_ word: String, of target: Set<String>? = nil) throws(FileIO.Failure) {
    path = word == "-" ? SpecSource.inputName : word
    let bytes = word == "-" ? try FileIO.readInput() : try FileIO.read(word)
    let root = path
    // What comes from the standard input is no file, whatever is called so.
    let identity = { path in path == SpecSource.inputName ? path : System.identity(of: path) }
    compilation = Compiler.compile(path: root, identity: identity) { path in
      if path == root { return .bytes(bytes) }
      do throws(FileIO.Failure) {
        let bytes = try FileIO.readFile(path)
        guard target?.contains(System.resolved(path)) != false else { return .failure(SpecSource.outside) }
        return .bytes(bytes)
      } catch {
        return .failure(error.reason)
      }
    }
  }

  private static let outside =
    "it is not among the .navspec files of this target, so an edit of it would go unseen; move it into the target's "
    + "folder"

  /// What is generated from it.
  var generatedFiles: [GeneratedFile] {
    Generator.files(compilation.table, compilation.competition, path: path)
  }

  /// Reads and compiles several, and says which cannot be read; nil where one could not.
  static func all(_ words: [String], of target: Set<String>? = nil, _ console: inout Console) -> [SpecSource]? {
    var specs: [SpecSource] = []
    var isComplete = true
    for word in words {
      do throws(FileIO.Failure) {
        specs.append(try SpecSource(word, of: target))
      } catch {
        console.error(error.message)
        isComplete = false
      }
    }
    return isComplete ? specs : nil
  }

  /// Whether a finding of level error is among those that match.
  func hasErrors(where isCounted: (Diagnostic) -> Bool = { _ in true }) -> Bool {
    compilation.diagnostics.contains { $0.level == .error && isCounted($0) }
  }

  /// Writes the findings of several, but for notes, to the standard error; what is wrong in a file that two of them
  /// include is there once.
  static func report(_ specs: [SpecSource], _ console: inout Console) {
    let renderers = specs.map { TextRenderer(files: $0.compilation.files, isColored: console.isErrorsColored) }
    let shown = LintFinding.all(of: specs).filter { $0.diagnostic.level != .note }
    let text = shown.map { renderers[$0.spec].render($0.diagnostic) }.joined()
    if !text.isEmpty { console.note(text) }
  }

  /// Writes the findings that match to the standard error.
  func report(_ console: inout Console, where isShown: (Diagnostic) -> Bool) {
    let renderer = TextRenderer(files: compilation.files, isColored: console.isErrorsColored)
    var text = ""
    for diagnostic in compilation.diagnostics where isShown(diagnostic) { text += renderer.render(diagnostic) }
    if !text.isEmpty { console.note(text) }
  }

  /// Whether `match` and `routes` can work: routes that compete do not hinder them, nor does what only generated code
  /// minds; what could not be read
  /// does. Says what is wrong.
  func isReadable(_ console: inout Console) -> Bool {
    report(&console) { $0.level == .error || ($0.level == .warning && 300..<400 ~= $0.code.number) }
    return !hasErrors { $0.code.number < 300 && !$0.code.isOfGeneratedCode }
  }
}

extension FileIO.Failure {
  /// What failed, in words, and how many files were changed all the same.
  var message: String {
    switch action {
    case .read: "cannot read '\(path)': \(reason)\(base)"
    case .write:
      "cannot write '\(path)': \(reason)\(base); "
        + (isHalfDone ? "some files are new and some old, run again when that is mended" : "no file was changed")
    case .createFolder: "cannot make the folder '\(path)': \(reason)\(base)"
    case .lock: "cannot write to '\(path)': \(reason)\(base); no file was changed"
    }
  }

  /// Where a relative path starts from; that is what surprises in a script.
  private var base: String {
    guard !path.hasPrefix("/"), path != SpecSource.inputName, let folder = System.currentFolder else { return "" }
    return " (looked from '\(folder)')"
  }

  /// Why, in words.
  var reason: String {
    if let detail { return detail }
    return switch (action, cause) {
    case (.read, .isTooLarge): "it is larger than 64 MB"
    case (.read, .isDirectory): "it is a folder"
    case (.read, .isNoPath): "a path holds no NUL"
    case (.read, .isNoFile): "it is a pipe or a device, and an include is a file"
    case (.write, .isDirectory): "a folder of this name is in the way"
    case (.write, .isNoFile): "a pipe or a device of this name is in the way"
    case (.createFolder, .isNoDirectory): "a file is in the way"
    case (.lock, .isBusy): "another run has been writing there for \(FileIO.patience / 1000) seconds"
    case (_, _): cause.reason
    }
  }
}
