import RouteSpec

/// The two streams of the command.
///
/// What goes to the standard output is gathered and written in large pieces. A reader that goes away (`| head`) ends
/// the command quietly; a
/// disk that is full is a failure.
struct Console {
  private var waiting: [UInt8] = []
  private var failure: System.Failure?

  /// Whether findings on each of the streams are coloured.
  private(set) var isOutputColored = false
  private(set) var isErrorsColored = false

  init() { color(.auto) }

  /// Chooses whether findings are coloured.
  mutating func color(_ choice: ColorChoice) {
    isOutputColored = choice.isColored(onTerminal: System.isTerminal(System.output))
    isErrorsColored = choice.isColored(onTerminal: System.isTerminal(System.errors))
  }

  /// Whether the standard output is shown to a person.
  var isOutputTerminal: Bool { System.isTerminal(System.output) }

  /// Whether nobody reads the standard output any more.
  var isClosed: Bool { failure != nil }

  /// What was said by `error`, in order.
  private(set) var errors: [String] = []

  /// Adds to the standard output.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Adds bytes to the standard output, UTF-8 or not.
  mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    if waiting.count >= 1 << 16 { flush() }
  }

  /// Writes to the standard error, after what was written to the standard output before.
  mutating func note(_ text: String) {
    flush()
    // When even the standard error fails there is nobody to tell.
    try? System.put(Array(text.utf8), to: System.errors)
  }

  /// Writes `error: …` in the form of Swift's own tools.
  mutating func error(_ message: String) {
    errors.append(message)
    let label = isErrorsColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    note("\(label) \(VisibleText.escaping(message))\n")
  }

  /// Writes `note: …` to the standard error; lines after the first stay lines.
  mutating func remark(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let label = isErrorsColored ? "\u{1B}[1;36mnote:\u{1B}[0m" : "note:"
    note("\(label) \(lines.map { VisibleText.escaping(String($0)) }.joined(separator: "\n"))\n")
  }

  /// Writes out what was gathered.
  mutating func flush() {
    let bytes = waiting
    waiting.removeAll(keepingCapacity: true)
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(System.Failure) {
      try System.put(bytes, to: System.output)
    } catch {
      failure = error
    }
  }

  /// Writes the rest, and gives the status that the process ends with.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    flush()
    guard let failure, !failure.isClosedPipe else { return status }
    error("cannot write to the standard output: \(failure.reason)")
    return .inputOutput
  }
}

/// What the process ends with.
enum ExitStatus: Int32 {
  /// All was done.
  case done = 0
  /// Findings of level error, or warnings with `--strict`; files out of date with `--check`.
  case findings = 1
  /// The command line made no sense.
  case usage = 2
  /// A file could not be read or written.
  case inputOutput = 3
}
