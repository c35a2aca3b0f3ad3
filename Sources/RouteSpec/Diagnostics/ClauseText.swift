/// Clauses in the text of a file, for edits that take one out: `prefer b` of `route a "/a" { prefer b }`.
struct ClauseText: Sendable {
  private let bytes: [UInt8]
  private let tokens: [Token]

  init(_ file: SourceFile, index: Int) {
    var findings = FindingList(file: index)
    bytes = file.bytes
    tokens = Lexer.lex(file, findings: &findings).tokens
  }

  /// The edit that takes a clause out or adds one; nil where its place is not found.
  func edit(_ kind: Finding.ClauseEdit.Kind) -> Diagnostic.Fix.Edit? {
    switch kind {
    case .remove(let element): removal(of: element).map { Diagnostic.Fix.Edit($0, "") }
    case .add(let clause, let pattern): addition(of: clause, to: pattern)
    }
  }

  /// Adds a clause to the block of the declaration with a pattern, or gives it a block.
  private func addition(of clause: String, to pattern: SourceRange) -> Diagnostic.Fix.Edit? {
    guard var index = token(at: pattern) else {
      return nil
    }
    var depth = 0
    // The statement goes on to a line end, but within brackets and after a comma or an arrow.
    while index + 1 < tokens.count {
      let (token, next) = (tokens[index], tokens[index + 1])
      switch token.kind {
      case .leftBrace where depth == 0:
        let place = SourceRange(file: pattern.file, start: token.end, end: token.end)
        if next.startsLine {
          var indent = next.start
          while indent > 0, isSpace(bytes[indent - 1]) { indent -= 1 }
          let margin = String(decoding: bytes[indent..<next.start], as: UTF8.self)
          return Diagnostic.Fix.Edit(place, "\n\(margin)\(next.kind == .rightBrace ? "  " : "")\(clause)")
        }
        // On one line there is no place for a second clause.
        return next.kind == .rightBrace ? Diagnostic.Fix.Edit(place, " \(clause) ") : nil
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      default: break
      }
      let goesOn = depth > 0 || token.kind == .comma || token.kind == .arrow
      if next.kind == .end || !goesOn && (next.startsLine && next.kind != .leftBrace || next.kind == .rightBrace) {
        return Diagnostic.Fix.Edit(
          SourceRange(file: pattern.file, start: token.end, end: token.end), " { \(clause) }")
      }
      index += 1
    }
    return nil
  }

  /// What is to be deleted so that an element of `allow A, B` or `prefer a, b` is gone: the element with a
  /// comma; where it is the only one the clause, with its line or its braces if nothing else stands there. A comment is
  /// never deleted. Nil where no such clause is there, or where a comment is in the way.
  private func removal(of element: SourceRange) -> SourceRange? {
    guard let index = token(at: element), index > 0,
      index + 1 < tokens.count
    else { return nil }
    let (before, after) = (tokens[index - 1], tokens[index + 1])
    func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: element.file, start: start, end: end) }
    let isAfterComma = before.kind == .comma && isBlank(before.end, element.start)
    if after.kind == .comma, index + 2 < tokens.count {
      let next = tokens[index + 2].start
      if isBlank(after.end, next) { return range(element.start, next) }
      // A comment behind the comma stays; behind the keyword it would end the statement.
      return isAfterComma ? range(before.start, element.end) : nil
    }
    if before.kind == .comma { return isAfterComma ? range(before.start, element.end) : nil }
    guard before.kind == .name, ["allow", "prefer"].contains(text(before)), index > 1 else { return nil }
    return clause(index - 1, before.start, element.end, outer: tokens[index - 2], next: after).map {
      range($0.start, $0.end)
    }
  }

  private func clause(
    _ keyword: Int, _ start: Int, _ end: Int, outer: Token, next: Token
  ) -> (start: Int, end: Int)? {
    if outer.kind == .leftBrace, next.kind == .rightBrace, isBlank(outer.end, start), isBlank(end, next.start) {
      // The only thing in its braces, which go too, with the space before them.
      let head = keyword > 1 ? tokens[keyword - 2].end : outer.start
      return (isBlank(head, outer.start) ? head : outer.start, next.end)
    }
    var lineStart = start
    while lineStart > 0, isSpace(bytes[lineStart - 1]) { lineStart -= 1 }
    var lineEnd = end
    while lineEnd < bytes.count, isSpace(bytes[lineEnd]) { lineEnd += 1 }
    let opensLine = lineStart == 0 || isLineEnd(bytes[lineStart - 1])
    let closesLine = lineEnd == bytes.count || isLineEnd(bytes[lineEnd])
    if opensLine, closesLine {
      if lineEnd < bytes.count, bytes[lineEnd] == 0x0D { lineEnd += 1 }
      if lineEnd < bytes.count, bytes[lineEnd] == 0x0A { lineEnd += 1 }
      return (lineStart, lineEnd)
    }
    // One space between what stands on its two sides is enough.
    return opensLine ? (start, lineEnd) : (lineStart, end)
  }

  /// The token that is exactly there; tokens are in order.
  private func token(at range: SourceRange) -> Int? {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].start == range.start && tokens[low].end == range.end ? low : nil
  }

  private func text(_ token: Token) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

  /// Whether nothing but space and line ends lies between two places.
  private func isBlank(_ start: Int, _ end: Int) -> Bool {
    start <= end && bytes[start..<end].allSatisfy { isSpace($0) || isLineEnd($0) }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
