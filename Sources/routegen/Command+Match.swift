import RouteSpec

extension Command {
  static let match = Command(
    name: "match",
    arguments: "<spec> [<link>...]",
    abstract: "Say which route each link opens, or why none does.",
    discussion: """
      Links are read from the standard input, one a line, if none are given. The status is 0 if every link got its answer, \
      a refusal too; 1 if the table cannot be read.
      """,
    argumentHelp: [
      ("<spec>", "A table of routes, a .navspec file; '-' reads the standard input."),
      ("<link>", "A universal link, a link with the app's own scheme, or a path."),
    ],
    options: [
      Option(name: "--json", help: "Answer in JSON, a line a link."),
      Option(name: "--inside", help: "Read the links as from inside the app: internal routes answer too."),
    ],
    run: { arguments, console throws(UsageError) in try match(arguments, &console) })

  private static func match(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let word = arguments.words.first else { throw .missingSpec(of: "match") }
    let links = arguments.words.dropFirst()
    if word == "-", links.isEmpty { throw .inputTwice }
    guard let spec = SpecSource.all([word], &console)?.first else { return .inputOutput }
    guard spec.isReadable(&console) else { return .findings }

    var answerer = LinkAnswerer(
      spec.compilation, from: arguments.has("--inside") ? .inside : .outside, isJSON: arguments.has("--json"))
    if !links.isEmpty {
      for link in links where !console.isClosed { answerer.answer(Array(link.utf8), &console) }
      return .done
    }
    if System.isTerminal(System.input) { console.note("Type links, one a line; Control-D ends.\n") }
    do throws(System.Failure) {
      var lines = LineReader()
      while !console.isClosed, let batch = try lines.next() {
        for line in batch { answerer.answer(line, &console) }
        // A program that asks one link at a time waits for its answer.
        console.flush()
      }
      return .done
    } catch {
      console.error(FileIO.Failure(action: .read, path: SpecSource.inputName, cause: error).message)
      return .inputOutput
    }
  }
}

/// Answers one link after another.
private struct LinkAnswerer {
  private let matcher: LinkMatcher
  private let report: MatchReport
  private let source: LinkSource
  private let isJSON: Bool
  private var isFirst = true

  init(_ compilation: Compilation, from source: LinkSource, isJSON: Bool) {
    matcher = LinkMatcher(compilation.table, compilation.competition)
    report = MatchReport(compilation.table)
    self.source = source
    self.isJSON = isJSON
  }

  mutating func answer(_ bytes: [UInt8], _ console: inout Console) {
    // A byte that is no UTF-8 is shown as U+FFFD; the link is not read as if that stood in it.
    let link = String(decoding: bytes, as: UTF8.self)
    let outcome = matcher.read(bytes: bytes, from: source)
    if isJSON {
      console.write(report.json(link, outcome).text + "\n")
    } else {
      console.write((isFirst ? "" : "\n") + report.text(link, outcome))
    }
    isFirst = false
  }
}

/// The lines of the standard input as they arrive.
private struct LineReader {
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// The lines that are complete, without their ends (LF or CRLF); nil at the end of the input. A last line needs no
  /// end.
  mutating func next() throws(System.Failure) -> [[UInt8]]? {
    if isAtEnd { return nil }
    let bytes = try System.bytes(from: System.input)
    if bytes.isEmpty {
      isAtEnd = true
      return rest.isEmpty ? nil : [LineReader.withoutReturn(rest)]
    }
    var lines: [[UInt8]] = []
    for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if !lines.isEmpty || rest.isEmpty { lines.append(Array(piece)) } else { lines.append(rest + piece) }
    }
    rest = lines.removeLast()
    return lines.map(LineReader.withoutReturn)
  }

  private static func withoutReturn(_ line: [UInt8]) -> [UInt8] {
    line.last == 0x0D ? Array(line.dropLast()) : line
  }
}
