import RouteSpec

extension Command {
  static let lint = Command(
    name: "lint",
    arguments: "<spec>...",
    abstract: "Show all findings on each spec.",
    discussion: """
      The status is 1 if there is an error, or with '--strict' a warning. Notes never count. With '--baseline' only \
      findings that are not in that file are shown and count.
      """,
    argumentHelp: [("<spec>", "A table of routes, a .navspec file; '-' reads the standard input.")],
    options: [
      Option(
        name: "--format", value: "format",
        help: "How they are shown: text, json, sarif, github or xcode. (default: text)"),
      Option(name: "--strict", help: "Fail on warnings too."),
      Option(name: "--notes", help: "Show notes too. JSON always has them."),
      Option(
        name: "--baseline", value: "file",
        help: "Findings in this file are known and do not count. Where there is no such file it is written."),
      Option(name: "--update-baseline", help: "Write the file anew, with what is found now."),
      Option(name: "--fix", help: "Make the fixes that are certain, then show what is left."),
      Option(name: "--diff", help: "With '--fix': write nothing, and show what would be changed."),
    ],
    run: { arguments, console throws(UsageError) in try lint(arguments, &console) })

  private static func lint(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.words.isEmpty { throw .missingSpec(of: "lint") }
    let format = try format(arguments.value(of: "--format"))
    if arguments.has("--update-baseline"), !arguments.has("--baseline") {
      throw .optionAlone("--update-baseline", without: "--baseline", of: "lint")
    }
    if arguments.has("--diff"), !arguments.has("--fix") {
      throw .optionAlone("--diff", without: "--fix", of: "lint")
    }
    if arguments.has("--fix"), arguments.words.contains("-") { throw .inputIsNotWritable }
    if arguments.value(of: "--baseline") == "-" { throw .baselineIsNoStream }
    let status = lint(arguments, format, &console)
    // A tool that reads the output gets a whole document whatever went wrong.
    if status == .inputOutput { format.write([], of: [], failures: console.errors, to: &console) }
    return status
  }

  /// Shows the findings; nothing on the standard output where a file could not be read or written.
  private static func lint(_ arguments: Arguments, _ format: LintFormat, _ console: inout Console) -> ExitStatus {
    if arguments.has("--fix") {
      let status = LintFixes(arguments.words).make(showsOnly: arguments.has("--diff"), &console)
      if status != .done || arguments.has("--diff") { return status }
    }
    guard let specs = SpecSource.all(arguments.words, &console) else { return .inputOutput }
    var findings = LintFinding.all(of: specs)
    if let path = arguments.value(of: "--baseline") {
      do throws(FileIO.Failure) {
        findings = try unknown(
          findings, specs, LintBaseline(path: path, of: specs), isUpdate: arguments.has("--update-baseline"), &console)
      } catch {
        console.error(error.message)
        return .inputOutput
      }
    }
    let hasNotes = format.alwaysHasNotes || arguments.has("--notes")
    format.write(findings.filter { hasNotes || $0.diagnostic.level != .note }, of: specs, to: &console)
    let counted: Set<Diagnostic.Level> = arguments.has("--strict") ? [.error, .warning] : [.error]
    return findings.contains { counted.contains($0.diagnostic.level) } ? .findings : .done
  }

  private static func format(_ word: String?) throws(UsageError) -> LintFormat {
    guard let word else { return .text }
    guard let format = LintFormat(rawValue: word) else {
      throw .badValue(word, option: "--format", choices: LintFormat.allCases.map(\.rawValue), of: "lint")
    }
    return format
  }

  // MARK: Baseline

  /// The findings that a baseline does not have. Notes never fail, so it holds none.
  private static func unknown(
    _ findings: [LintFinding], _ specs: [SpecSource], _ file: LintBaseline, isUpdate: Bool, _ console: inout Console
  ) throws(FileIO.Failure) -> [LintFinding] {
    let counted = findings.filter { $0.diagnostic.level != .note }
    let keys = file.keys(of: counted, specs)
    guard var rest = try file.read(), !isUpdate else {
      let old = try file.read()
      var baseline = Baseline(keys)
      if let old { baseline.merge(file.unseen(old, by: specs)) }
      try file.write(baseline)
      console.remark(Message.written(file.path, baseline.count, isNew: old == nil))
      return findings.filter { $0.diagnostic.level == .note }
    }
    let isKnown = rest.subtract(keys)
    let stale = rest.filtered { key in file.unseen(rest, by: specs).counts[key] == nil }
    let known = isKnown.count { $0 }
    if known > 0 { console.remark(Message.known(file.path, known)) }
    if stale.count > 0 { console.remark(Message.stale(file.path, stale)) }
    var index = 0
    return findings.filter { finding in
      if finding.diagnostic.level == .note { return true }
      defer { index += 1 }
      return !isKnown[index]
    }
  }

  private enum Message {
    static func written(_ path: String, _ count: Int, isNew: Bool) -> String {
      "'\(path)' is written with \(findings(count))\(isNew ? "; from now on only others count" : "")"
    }
    static func known(_ path: String, _ count: Int) -> String {
      "\(findings(count)) that '\(path)' has \(count == 1 ? "is" : "are") not shown"
    }
    static func stale(_ path: String, _ stale: Baseline) -> String {
      let list = stale.counts.keys.sorted().map { key in
        let count = stale.counts[key] ?? 1
        return "\n  \(key.file): \(key.code) \(key.subject)" + (count > 1 ? " (\(count) times)" : "")
      }
      return "\(findings(stale.count)) that '\(path)' has \(stale.count == 1 ? "does" : "do") not occur any more; "
        + "'--update-baseline' takes \(stale.count == 1 ? "it" : "them") out:" + list.joined()
    }
    private static func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }
  }
}
