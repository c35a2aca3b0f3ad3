/// From bytes to tokens.
///
/// `route a "/a" // home` is the tokens `route`, `a`, `"/a"` and a comment. The lexer reports what is no token and goes
/// on behind it,
/// in one pass without looking back: characters without meaning become one `.invalid` token, about which the parser
/// then says nothing.
struct Lexer {
  let bytes: [UInt8]
  let file: Int
  var index = 0
  var startsLine = true
  var tokens: [Token] = []
  var comments: [Comment] = []
  var findings: FindingList

  /// Reads a whole file.
  static func lex(_ source: SourceFile, findings: inout FindingList) -> LexedFile {
    var lexer = Lexer(bytes: source.bytes, file: findings.file, findings: findings)
    if lexer.readsEncoding() {
      lexer.tokens.reserveCapacity(source.bytes.count / 5 + 1)
      while lexer.index < lexer.bytes.count { lexer.next() }
    }
    lexer.add(.end, from: lexer.bytes.count)
    findings = lexer.findings
    return LexedFile(tokens: lexer.tokens, comments: lexer.comments)
  }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }

  /// Adds a token that ends at `index`.
  mutating func add(_ kind: Token.Kind, from start: Int, isBroken: Bool = false) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, isBroken: isBroken, start: start, end: max(index, start),
        commentCount: comments.count))
    startsLine = false
  }

  /// Skips the byte order mark, and says whether the file can be UTF-8 at all.
  private mutating func readsEncoding() -> Bool {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var name: String?
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      name = bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.first == 0 ? "UTF-32" : "UTF-16"
    } else {
      // Without a mark, ASCII in UTF-16 shows as every second byte of the beginning being zero.
      let sample = bytes.prefix(64)
      for parity in 0...1 where sample.count >= 4 {
        let zeros = stride(from: parity, to: sample.count, by: 2).filter { sample[$0] == 0 }.count
        let others = stride(from: 1 - parity, to: sample.count, by: 2).filter { sample[$0] == 0 }.count
        if zeros * 2 >= sample.count - 1, others == 0 { name = "UTF-16" }
      }
    }
    if let name {
      findings.report(
        .encoding, at: range(0, min(2, bytes.count)), "this file is \(name), not UTF-8; save it as UTF-8")
      index = bytes.count
      return false
    }
    if let invalid = Scan.firstInvalidByte(bytes, from: index) {
      findings.report(
        .encoding, at: range(invalid, invalid + 1),
        "not valid UTF-8 at byte \(invalid); save the file as UTF-8, or write the character again")
    }
    return true
  }

  /// Reads one token, comment or run of space.
  private mutating func next() {
    let start = index
    let byte = bytes[index]
    switch byte {
    case 0x20, 0x09: index += 1
    case 0x0A, 0x0D:
      index += 1
      startsLine = true
    case 0x22: text()
    case 0x60: quotedName()
    case 0x30...0x39: number()
    case 0x2D where peek(1) == 0x3E:
      index += 2
      add(.arrow, from: start)
    case 0x2D where peek(1).map(Scan.isDigit) == true: number()
    case 0x2E where peek(1) == 0x2E: dots()
    case 0x2F where peek(1) == 0x2F: comment()
    case 0x2F where peek(1) == 0x2A: blockComment()
    case 0x41...0x5A, 0x61...0x7A, 0x5F: name()
    case 0x80...: beyondASCII()
    case 0..<0x20, 0x7F: controlCharacters()
    default:
      if let kind = Self.sign(byte) {
        index += 1
        if kind == .equals, peek(0) == 0x3E {
          index += 1
          misspelt(.arrow, from: start, "->")
        } else {
          add(kind, from: start)
        }
      } else {
        stray()
      }
    }
  }

  func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private static func sign(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case 0x7B: .leftBrace
    case 0x7D: .rightBrace
    case 0x28: .leftParen
    case 0x29: .rightParen
    case 0x5B: .leftBracket
    case 0x5D: .rightBracket
    case 0x3C: .less
    case 0x3E: .greater
    case 0x2C: .comma
    case 0x3A: .colon
    case 0x3D: .equals
    case 0x3F: .question
    case 0x2A: .star
    case 0x2E: .dot
    default: nil
    }
  }

  /// A sign that stands for another one: it is reported, and read as the other.
  mutating func misspelt(_ kind: Token.Kind, from start: Int, _ spelling: String) {
    let written = String(decoding: bytes[start..<index], as: UTF8.self)
    findings.report(
      .unexpectedCharacter, at: range(start, index), "write `\(spelling)` instead of `\(written)`",
      fixes: [Diagnostic.Fix("write `\(spelling)`", [.init(range(start, index), spelling)])])
    add(kind, from: start)
  }

  private mutating func dots() {
    let start = index
    while peek(0) == 0x2E { index += 1 }
    if index - start == 3 { return add(.ellipsis, from: start) }
    if index - start == 2, peek(0) == 0x3C { index += 1 }
    misspelt(.ellipsis, from: start, "...")
  }

  mutating func name() {
    let start = index
    let (end, isSuspicious) = Scan.name(bytes, at: start)
    index = end
    if isSuspicious { reportInvisible(in: start..<end) }
    add(.name, from: start, isBroken: isSuspicious)
  }

  /// Reports the invisible characters of a name. Of bytes that are no UTF-8 the whole file has been reported.
  mutating func reportInvisible(in name: Range<Int>) {
    var position = name.lowerBound
    while position < name.upperBound {
      guard let (value, length) = Scan.scalar(bytes, at: position) else {
        position += 1
        continue
      }
      if Scan.isInvisible(value) || length == 1 && Scan.isControl(bytes[position]) {
        let place = range(position, position + length)
        findings.report(
          .malformedName, at: place,
          "this name holds \(Scan.notation(value)), a character that cannot be seen; take it out",
          fixes: [Diagnostic.Fix("take out \(Scan.notation(value))", [.init(place, "")])])
      }
      position += length
    }
  }

  private mutating func quotedName() {
    let start = index
    let (end, isSuspicious) = Scan.name(bytes, at: start + 1)
    if end > start + 1, end < bytes.count, bytes[end] == 0x60 {
      index = end + 1
      if isSuspicious { reportInvisible(in: start + 1..<end) }
      return add(.quotedName, from: start, isBroken: isSuspicious)
    }
    var close = start + 1
    while close < bytes.count, bytes[close] != 0x60, bytes[close] != 0x0A, bytes[close] != 0x0D { close += 1 }
    if close < bytes.count, bytes[close] == 0x60 {
      index = close + 1
      findings.report(
        .malformedName, at: range(start, index),
        close == start + 1
          ? "there is no name between these back-ticks; write one"
          : "a name is a Swift identifier, in back-ticks too: letters, digits and `_`, not a digit first")
    } else {
      index = max(end, start + 1)
      findings.report(
        .unterminated, at: range(start, index), "this back-tick has no partner on its line; write one behind the name")
    }
    add(end > start + 1 ? .quotedName : .invalid, from: start, isBroken: true)
  }

  private mutating func number() {
    let start = index
    let (end, isValid) = Scan.number(bytes, at: start)
    index = end
    add(.number, from: start, isBroken: !isValid)
  }

  private mutating func comment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let byte = bytes[index]
      if byte < 0x20 && byte != 0x09 || byte == 0x7F { controlCharacters(isSpace: false) } else { index += 1 }
    }
    let isDocumentation =
      index - start >= 3 && bytes[start + 2] == 0x2F && !(index - start > 3 && bytes[start + 3] == 0x2F)
    comments.append(Comment(start: start, end: index, isDocumentation: isDocumentation, startsLine: startsLine))
  }
}
