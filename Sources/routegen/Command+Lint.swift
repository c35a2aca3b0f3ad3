import RouteSpec

extension Command {
  static let lint = Command(
    name: "lint",
    arguments: "<spec>...",
    abstract: "Show all findings on each spec.",
    discussion: "The status is 1 if there is an error, or with '--strict' a warning. Notes never count.",
    argumentHelp: [("<spec>", "A table of routes, a .navspec file; '-' reads the standard input.")],
    options: [
      Option(name: "--format", value: "format", help: "How they are shown: text or json. (default: text)"),
      Option(name: "--strict", help: "Fail on warnings too."),
      Option(name: "--notes", help: "Show notes as text too. JSON always has them."),
    ],
    comingOptions: ["--fix", "--baseline"],
    run: { arguments, console throws(UsageError) in try lint(arguments, &console) })

  private static func lint(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.words.isEmpty { throw .missingSpec(of: "lint") }
    let isJSON = try wantsJSON(arguments.value(of: "--format") ?? "text")
    guard let specs = SpecSource.all(arguments.words, &console) else { return .inputOutput }

    // A file that two of the specs include is read twice, but what is wrong in it is said once.
    var seen: Set<String> = []
    var findings: [JSONText] = []
    for spec in specs {
      let text = TextRenderer(files: spec.compilation.files, isColored: console.isOutputColored)
      let json = JSONRenderer(files: spec.compilation.files)
      for diagnostic in spec.compilation.diagnostics {
        if isJSON {
          let finding = json.render(diagnostic)
          if specs.count == 1 || seen.insert(finding.text).inserted { findings.append(finding) }
        } else if diagnostic.level != .note || arguments.has("--notes") {
          let finding = text.render(diagnostic)
          if specs.count == 1 || seen.insert(finding).inserted { console.write(finding) }
        }
      }
    }
    if isJSON { console.write(JSONRenderer.document(findings)) }

    let counted: Set<Diagnostic.Level> = arguments.has("--strict") ? [.error, .warning] : [.error]
    let fails = specs.contains { $0.compilation.diagnostics.contains { counted.contains($0.level) } }
    return fails ? .findings : .done
  }

  private static func wantsJSON(_ format: String) throws(UsageError) -> Bool {
    switch format {
    case "text": return false
    case "json": return true
    case "sarif", "github", "xcode": throw .notInThisVersion("--format \(format)", of: "lint")
    default: throw .badValue(format, option: "--format", choices: ["text", "json"], of: "lint")
    }
  }
}
