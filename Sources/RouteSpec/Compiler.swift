/// The pipeline on one page: text, syntax trees, the table, findings. Each stage takes values and returns values and
/// diagnostics, and none stops at the first fault.
///
/// ```
/// let compilation = Compiler.compile(path: "routes.navspec") { path in … }
/// compilation.table.routes.first?.name   // "explore"
/// ```
public enum Compiler {
  /// What reading a file gives. RouteSpec opens none itself.
  public enum ReadResult: Sendable {
    case bytes([UInt8])
    /// Why it could not be read: `no such file`.
    case failure(String)
  }

  /// Compiles a spec and what it includes.
  ///
  /// - Parameters:
  ///   - path: the spec, as the user wrote it; includes are relative to it.
  ///   - identity: the same text for all paths of one file, links on the disk among them.
  ///   - read: reads a file by such a path.
  public static func compile(
    path: String, identity: (String) -> String = SpecPath.normalized, read: (String) -> ReadResult
  ) -> Compilation {
    let sources = SourceSet.load(path: path, identity: identity, read: read)
    let (table, findings) = Resolver.resolve(sources.declarations, doubts: sources.doubts)
    let competition = Competition(table)
    var clauses = ClauseFixes(files: sources.files)
    let reading = (sources.findings + findings).map { clauses.completed($0) }
    let checked = check(table, competition, sources.files, isWhole: !reading.contains { $0.level == .error })
    return Compilation(
      files: sources.files, table: table, competition: competition, diagnostics: Diagnostic.inOrder(reading + checked),
      unreadable: sources.unreadable)
  }

  /// Runs the checks on what was resolved, and shows each witness to the matcher before anyone else sees it.
  ///
  /// - Parameter isWhole: whether nothing is missing from the table. What a broken declaration would have decided is
  ///   then not held against those
  ///   that are sound: only findings that stay true whatever is added are reported.
  private static func check(
    _ table: RouteTable, _ competition: Competition, _ files: [SourceFile], isWhole: Bool
  ) -> [Diagnostic] {
    let found = Checks.competition(table, competition) + Checks.table(table)
    var findings = Checks.applyAllows(found, table).findings
    if !isWhole { findings.removeAll { Checks.needsWholeTable.contains($0.diagnostic.code) } }
    var clauses = ClauseFixes(files: files)
    for index in findings.indices { clauses.add(findings[index].clauses, to: &findings[index].diagnostic) }
    let sourceSize = files.reduce(0) { $0 + $1.bytes.count }
    guard
      findings.contains(where: { !$0.replays.isEmpty })
        || SizeCheck.mayOverflow(table, competition, sourceSize: sourceSize)
    else { return findings.map(\.diagnostic) }
    let matcher = LinkMatcher(table, competition)
    if let overflow = matcher.matchTable.overflow {
      if let finding = SizeCheck.finding(overflow, table) { findings.append(finding) }
    }
    return findings.map { finding in
      var diagnostic = finding.diagnostic
      for replay in finding.replays where !matcher.confirms(replay) {
        // A witness that the matcher does not confirm is a fault of this compiler. Tests look for it; people are not
        // shown a wrong link.
        diagnostic.witnesses.removeAll { $0 == replay.link }
      }
      return diagnostic
    }
  }
}

/// What a run of the compiler knows.
public struct Compilation: Sendable {
  /// The files in the order in which they were read; places in findings are places in these.
  public var files: [SourceFile]
  /// The table, without what is broken.
  public var table: RouteTable
  /// Who wins where several patterns read one link.
  public var competition: Competition
  /// The findings by file, place and code, each once.
  public var diagnostics: [Diagnostic]
  /// Why the spec itself could not be read; nil where it was. There are then no files and no findings.
  public var unreadable: String?

  /// Whether a finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.level == .error } }
}

extension Diagnostic {
  /// The findings by file, place and code, each once.
  static func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return findings.filter { seen.insert($0).inserted }.sorted { left, right in
      let first = (left.range.file, left.range.start, left.range.end, left.code.number)
      let second = (right.range.file, right.range.start, right.range.end, right.code.number)
      return first == second ? left.message.utf8.lexicographicallyPrecedes(right.message.utf8) : first < second
    }
  }
}
