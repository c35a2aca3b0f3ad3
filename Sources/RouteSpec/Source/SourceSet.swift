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

  /// The paths that have been read or tried.
  private var visited: Set<String> = []
  /// The includes that lead to where we are: the path of the including file and the place of the line.
  private var chain: [(path: String, include: SourceRange)] = []

  /// Reads a spec and what it includes.
  static func load(path: String, read: (String) -> Compiler.ReadResult) -> SourceSet {
    var set = SourceSet()
    switch read(path) {
    case .failure(let reason): set.unreadable = reason
    case .bytes(let bytes): set.add(bytes, path: path, read: read)
    }
    return set
  }

  private mutating func add(_ bytes: [UInt8], path: String, read: (String) -> Compiler.ReadResult) {
    visited.insert(SpecPath.normalized(path))
    let file = SourceFile(path: path, bytes: bytes)
    let index = files.count
    files.append(file)
    let (syntax, found) = Parser.parse(file, index: index)
    findings += found
    doubts.add(found, of: file)
    for declaration in syntax.declarations {
      if case .include(let include) = declaration {
        expand(include, in: path, read: read)
      } else {
        declarations.append(declaration)
      }
    }
  }

  private mutating func expand(_ include: IncludeSyntax, in path: String, read: (String) -> Compiler.ReadResult) {
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
    let target = SpecPath.join(path, include.path.value)
    chain.append((path, place))
    defer { chain.removeLast() }
    if let start = chain.firstIndex(where: { SpecPath.normalized($0.path) == target }) {
      reportCycle(from: start, to: target)
      return
    }
    guard !visited.contains(target) else { return }
    guard chain.count <= SourceSet.depthLimit else {
      report(.includeNotRead, at: place, "includes go \(SourceSet.depthLimit) files deep at most")
      return
    }
    switch read(target) {
    case .bytes(let bytes): add(bytes, path: target, read: read)
    case .failure(let reason):
      visited.insert(target)
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

  /// The last part.
  static func name(of path: String) -> String { parts(path).last ?? path }

  private static func parts(_ path: String) -> [String] {
    path.utf8.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
}
