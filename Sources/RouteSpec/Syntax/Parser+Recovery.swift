/// Reporting, and going on behind a fault.
extension Parser {
  mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    faultCount += 1
    findings.report(code, at: range, message, notes: notes, fixes: fix.map { [$0] } ?? [])
  }

  /// Reports that something else should stand here. About what the lexer has reported nothing more is said.
  mutating func expected(_ what: String, continuing: Bool = false, fix: Diagnostic.Fix? = nil) {
    if token.kind == .invalid || token.isBroken && token.kind != .number {
      faultCount += 1
      return
    }
    let behind = SourceRange(file: file, start: previous.end, end: previous.end)
    if token.kind == .end || token.startsLine && !continuing, findings.lastRange == behind {
      // What is missing here has been missed already; what would have followed it is no second fault.
      faultCount += 1
    } else if token.kind == .end {
      report(.unexpectedToken, at: behind, "expected \(what) before the end of the file", fix: fix)
    } else if token.startsLine && !continuing {
      report(.unexpectedToken, at: behind, "expected \(what) before the end of the line", fix: fix)
    } else {
      report(.unexpectedToken, at: range(of: token), "expected \(what), not \(described(token))", fix: fix)
    }
  }

  /// Reads `->`. At the start of a line it is reported, and read all the same, so that it is one fault.
  mutating func arrow() -> Bool {
    guard token.kind == .arrow else { return false }
    if token.startsLine {
      report(
        .unexpectedToken, at: range(of: token),
        "`->` cannot start a line; put it at the end of the line above, which then goes on here")
    }
    advance()
    return true
  }

  /// A token as findings name it.
  func described(_ token: Token) -> String {
    switch token.kind {
    case .text: token.end - token.start <= 40 ? "the text \(VisibleText.escaping(text(of: token)))" : "a text"
    case .number: "the number \(text(of: token))"
    case .end: "the end of the file"
    default: "`\(VisibleText.escaping(text(of: token)))`"
    }
  }

  /// Reports a word that is not in a list, and returns the one that was meant where that is plain.
  mutating func unknownWord(
    _ token: Token, isNo kind: String, among words: [String], synonyms: [String: String] = [:]
  ) -> String? {
    let word = text(of: token)
    guard !token.isBroken, !findings.isFull else {
      faultCount += 1
      return nil
    }
    let synonym = synonyms[word]
    let guesses = synonym.map { [$0] } ?? NameSuggestion(words).nearest(for: word)
    let fix =
      guesses.count == 1
      ? Diagnostic.Fix("write `\(guesses[0])`", [.init(range(of: token), guesses[0])]) : nil
    let advice =
      guesses.isEmpty
      ? words.count > 12 ? "" : "; write \(Self.alternatives(words))"
      : "; did you mean \(Self.alternatives(guesses))?"
    report(.unknownWord, at: range(of: token), "`\(word)` is no \(kind)\(advice)", fix: fix)
    return guesses.first
  }

  /// "`a`, `b` or `c`"
  static func alternatives(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  // MARK: - Going on

  /// Skips to the end of the statement, or to the block it opens.
  mutating func skipStatement() {
    while !isAtEnd, token.kind != .leftBrace {
      if token.kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// Skips `( … )` over line ends, unless a brace or a declaration shows that the `)` is missing.
  mutating func skipParentheses() {
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .end, .leftBrace, .rightBrace: return
      default: if isStartOfDeclaration { return }
      }
      advance()
    } while depth > 0
  }

  /// Skips inside of `( … )` to the comma or the `)` that ends the element at hand, and says whether one was found.
  mutating func skipElement() -> Bool {
    while true {
      switch token.kind {
      case .comma, .rightParen: return true
      case .leftParen: skipParentheses()
      case .end, .leftBrace, .rightBrace: return false
      default:
        if isStartOfDeclaration { return false }
        advance()
      }
    }
  }

  /// Skips a block with what is inside of it.
  mutating func skipBlock() {
    var depth = 0
    repeat {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if token.kind == .end { return }
      advance()
    } while depth > 0
  }

  /// Whether a line begins here that can hardly be anything but a declaration: its keyword and what stands behind that.
  var isStartOfDeclaration: Bool {
    guard token.startsLine, token.kind == .name, position + 1 < tokens.count else { return false }
    let next = tokens[position + 1]
    guard !next.startsLine else { return false }
    switch next.kind {
    case .name, .quotedName, .text, .number, .star: return Self.declarationWords.contains(text(of: token))
    default: return false
    }
  }

  // MARK: - Lists

  /// Reads `element, element`, over line ends behind a comma. `element` says whether it has read one, or reports.
  mutating func commaList(_ element: (inout Parser) -> Bool) {
    while element(&self), token.kind == .comma, !token.startsLine {
      let comma = advance()
      guard token.kind != .end, token.kind != .rightBrace, token.kind != .leftBrace, !isStartOfDeclaration else {
        return report(
          .unexpectedToken, at: range(of: comma), "nothing follows this comma; take it out",
          fix: Diagnostic.Fix("take out `,`", [.init(range(of: comma), "")]))
      }
    }
  }

  /// Reads `(element, element)`, over line ends. The `(` is at hand.
  mutating func parentheses(_ element: (inout Parser) -> Bool) {
    let open = advance()
    while token.kind != .rightParen {
      if token.kind == .end || isStartOfDeclaration { return notClosed(open) }
      let start = position
      var goesOn = element(&self)
      if goesOn, token.kind != .comma, token.kind != .rightParen {
        if token.kind == .leftBrace || token.kind == .rightBrace || token.kind == .end || isStartOfDeclaration {
          return notClosed(open)
        }
        expected("`,` or `)`", continuing: true)
        goesOn = false
      }
      if !goesOn, !skipElement() { return }
      if token.kind == .comma { advance() } else if position == start { break }
    }
    if token.kind == .rightParen { advance() }
  }

  private mutating func notClosed(_ open: Token) {
    let behind = SourceRange(file: file, start: previous.end, end: previous.end)
    report(
      .unbalancedBracket, at: range(of: open), "this `(` is not closed; write `)` behind the last element",
      fix: Diagnostic.Fix("write `)`", [.init(behind, ")")]))
  }
}
