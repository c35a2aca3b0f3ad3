import RouteSpec

extension Command {
  static let routes = Command(
    name: "routes",
    arguments: "<spec>",
    abstract: "Show the table: every route with its whole pattern.",
    discussion: "Prefixes of groups and patterns of parent routes are part of what is shown.",
    argumentHelp: [("<spec>", "A table of routes, a .navspec file; '-' reads the standard input.")],
    options: [Option(name: "--json", help: "Show all that there is to know, in JSON.")],
    run: { arguments, console throws(UsageError) in try routes(arguments, &console) })

  private static func routes(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let word = arguments.words.first else { throw .missingSpec(of: "routes") }
    if arguments.words.count > 1 { throw .extraWord(arguments.words[1], of: "routes") }
    guard let spec = SpecSource.all([word], &console)?.first else { return .inputOutput }
    guard spec.isReadable(&console) else { return .findings }
    let report = RoutesReport(spec.compilation.table, files: spec.compilation.files)
    console.write(arguments.has("--json") ? report.json.textByLines + "\n" : report.text)
    return .done
  }
}
