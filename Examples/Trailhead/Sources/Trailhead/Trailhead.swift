/// Trailhead in the terminal: an app that is navigated by commands. Where SwiftUI is, it is an app with windows (App/).
///
/// ```
/// swift run Trailhead                                  # the app; `help` lists the commands
/// swift run Trailhead /trails/angels-landing /log      # where these links lead
/// echo /me/settings | swift run Trailhead -            # where the links of the standard input lead
/// swift run Trailhead --echo < commands                # a transcript: each command, and what it shows
/// ```
@main
enum Trailhead {
  @MainActor static func main() {
    #if canImport(SwiftUI)
      if isApp { return TrailheadApp.main() }
    #endif
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty || arguments.elementsEqual(["--echo"]) {
      converse(echo: !arguments.isEmpty)
    } else if arguments.elementsEqual(["-"]) {
      while let link = readLine() { print(LinkAnswer.line(link)) }
    } else {
      for link in arguments { print(LinkAnswer.line(link)) }
    }
  }

  /// Reads commands to the end of the input, and draws what each leads to.
  private static func converse(echo: Bool) {
    var session = Session()
    if !echo {
      print(session.drawing)
      print("> ", terminator: "")
    }
    while let line = readLine() {
      if echo { print("> \(line)") }
      guard let answer = session.answer(to: line) else { return }
      print(answer)
      if !echo { print("> ", terminator: "") }
    }
  }
}
