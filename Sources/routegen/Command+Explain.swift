import RouteSpec

extension Command {
  static let explain = Command(
    name: "explain",
    arguments: "[<code>...]",
    abstract: "Say what a finding means, with an example and how it is mended.",
    discussion: "Without a code all findings are listed. The same pages are in docs/Findings.md.",
    argumentHelp: [("<code>", "The code of a finding: NAV302.")],
    options: [],
    run: { arguments, console throws(UsageError) in try explain(arguments, &console) })

  private static func explain(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.words.isEmpty {
      for (code, _) in DiagnosticCode.all { console.write("\(code)  \(code.title)\n") }
      return .done
    }
    var pages: [String] = []
    for word in arguments.words {
      guard let code = DiagnosticCode(named: word), let page = FindingsPage.section(of: code) else {
        throw .unknownFinding(word, of: "explain")
      }
      pages.append(page.text(width: Help.width, isColored: console.isOutputColored))
    }
    console.write(pages.joined(separator: "\n"))
    return .done
  }
}
