/// The files of one table: the spec and what it includes, each once, and their declarations with every include expanded
/// in place.
struct SourceSet: Sendable {
  /// How deep includes may go.
  static let depthLimit = 64

  /// The files in the order in which they were read.
  private(set) var files: [SourceFile] = []
  /// The declarations of all of them.
  private(set) var declarations: [DeclarationSyntax] = []
  /// The findings of reading.
  private(set) var findings: [Diagnostic] = []
  /// What may be declared in what could not be read.
  private(set) var doubts = Doubts()
  /// Why the spec itself could not be read.
  private(set) var unreadable: String?

  /// How files are read and told apart.
  private struct Disk {
    var identity: (String) -> String
    var read: (String) -> Compiler.ReadResult
  }

  /// The files that have been read or tried, by their identities.
  private var visited: Set<String> = []
  /// The includes that lead to where we are: the including file, and the place of the line.
  private var chain: [(path: String, identity: String, include: SourceRange)] = []

  /// Reads a spec and what it includes.
  ///
  /// - Parameter identity: the same text for all paths of one file.
  static func load(
    path: String, identity: (String) -> String = SpecPath.normalized, read: (String) -> Compiler.ReadResult
  ) -> SourceSet {
    var set = SourceSet()
    switch read(path) {
    case .failure(let reason): set.unreadable = reason
    case .bytes(let bytes):
      withoutActuallyEscaping(identity) { identity in
        withoutActuallyEscaping(read) { read in
          set.add(bytes, path: path, Disk(identity: identity, read: read))
        }
      }
    }
    return set
  }

  private mutating func add(_ bytes: [UInt8], path: String, _ disk: Disk) {
    let identity = disk.identity(path)
    visited.insert(identity)
    let file = SourceFile(path: path, bytes: bytes)
    let index = files.count
    files.append(file)
    let (syntax, found) = Parser.parse(file, index: index)
    findings += found
    doubts.add(found, of: file)
    for declaration in syntax.declarations {
      if case .include(let include) = declaration {
        expand(include, in: path, identity, disk)
      } else {
        declarations.append(declaration)
      }
    }
  }

  private mutating func expand(_ include: IncludeSyntax, in path: String, _ identity: String, _ disk: Disk) {
    if include.isBroken {
      doubts.addMissingFile()
      return
    }
    let place = include.path.range
    guard !SpecPath.isAbsolute(include.path.value) else {
      report(
        .includeNotRead, at: place, "an include is found from the file it stands in; write a path relative to that")
      return
    }
    guard !SpecPath.isFolder(include.path.value) else {
      report(
        .includeNotRead, at: place,
        "\(Wording.quoted(include.path.value)) is a folder; name the file in it, `include \"routes.navspec\"`")
      return
    }
    let target = SpecPath.join(path, include.path.value)
    let file = disk.identity(target)
    chain.append((path, identity, place))
    defer { chain.removeLast() }
    if let start = chain.firstIndex(where: { $0.identity == file }) {
      reportCycle(from: start, to: target)
      return
    }
    guard !visited.contains(file) else { return }
    guard chain.count <= SourceSet.depthLimit else {
      report(.includeNotRead, at: place, "includes go \(SourceSet.depthLimit) files deep at most")
      return
    }
    switch disk.read(target) {
    case .bytes(let bytes): add(bytes, path: target, disk)
    case .failure(let reason):
      visited.insert(file)
      // As it is written: the whole path may be too long to be shown.
      report(.includeNotRead, at: place, "\(Wording.quoted(include.path.value)) cannot be read: \(reason)")
    }
  }

  private mutating func reportCycle(from start: Int, to target: String) {
    let steps = chain[start...]
    let names = steps.map { Wording.quoted(SpecPath.name(of: $0.path)) } + [Wording.quoted(SpecPath.name(of: target))]
    let message =
      steps.count == 1
      ? "this file includes itself; take the line out"
      : "these files include each other in a circle: \(names.joined(separator: " → ")); take one of the lines out"
    let notes = steps.dropLast().map { Diagnostic.Note("\(Wording.quoted($0.path)) leads here", at: $0.include) }
    guard let last = steps.last else { return }
    findings.append(Diagnostic(.includeCycle, at: last.include, message, notes: Array(notes)))
  }

  /// An include that is not read.
  private mutating func report(_ code: DiagnosticCode, at range: SourceRange, _ message: String) {
    doubts.addMissingFile()
    findings.append(Diagnostic(code, at: range, message))
  }
}

/// Paths of specs as text: parts with `/` or, as Windows writes them, `\` between them.
public enum SpecPath {
  /// The path of an include in a file with this path, normalized.
  static func join(_ file: String, _ include: String) -> String {
    var parts = parts(file)
    if !parts.isEmpty { parts.removeLast() }
    return normalized((parts + self.parts(include)).joined(separator: "/"))
  }

  /// The path without `.`, and without `..` where there is something to go up from. One file has one such path, as far
  /// as text can tell.
  public static func normalized(_ path: String) -> String {
    let parts = parts(path)
    let isRooted = parts.count > 1 && parts[0].isEmpty
    var result: [String] = []
    for part in parts where !part.isEmpty && part != "." {
      if part == "..", let last = result.last, last != ".." {
        result.removeLast()
      } else if part != ".." || !isRooted {
        result.append(part)
      }
    }
    return (isRooted ? "/" : "") + result.joined(separator: "/")
  }

  /// Whether a path does not start from where it is written: `/a`, `\a`, `C:\a`.
  static func isAbsolute(_ path: String) -> Bool {
    let bytes = Array(path.utf8.prefix(3))
    guard let first = bytes.first else { return false }
    if isSeparator(first) { return true }
    return bytes.count == 3 && bytes[1] == UInt8(ascii: ":") && isSeparator(bytes[2])
  }

  /// Whether a path can mean no file, however the disk looks: `.`, `a/..`, `a/`.
  static func isFolder(_ path: String) -> Bool {
    guard let last = parts(path).last, !path.isEmpty else { return false }
    return last.isEmpty || last == "." || last == ".."
  }

  /// The last part.
  static func name(of path: String) -> String { parts(path).last ?? path }

  private static func parts(_ path: String) -> [String] {
    path.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}
