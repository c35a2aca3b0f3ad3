/// What is no token: reported once, with the right spelling where it is plain what was meant.
extension Lexer {
  /// A run of equal control characters.
  mutating func controlCharacters(isSpace: Bool = true) {
    let start = index
    let byte = bytes[index]
    while index < bytes.count, bytes[index] == byte { index += 1 }
    let name = byte == 0 ? "a NUL" : "the control character \(Scan.notation(UInt32(byte)))"
    findings.report(
      .invisibleCharacter, at: range(start, index), "\(name) stands here; take it out",
      fixes: [Diagnostic.Fix("take it out", [.init(range(start, index), isSpace ? " " : "")])])
  }

  /// `/* … */`, which may nest as Swift's do.
  mutating func blockComment() {
    let start = index
    index += 2
    var depth = 1
    while index < bytes.count, depth > 0 {
      if bytes[index] == 0x2A, peek(1) == 0x2F {
        depth -= 1
        index += 2
      } else if bytes[index] == 0x2F, peek(1) == 0x2A {
        depth += 1
        index += 2
      } else {
        if bytes[index] == 0x0A || bytes[index] == 0x0D { startsLine = true }
        index += 1
      }
    }
    if depth > 0 {
      findings.report(
        .unterminated, at: range(start, start + 2), "this comment has no `*/`; write `//` before each of its lines")
    } else {
      findings.report(
        .unexpectedCharacter, at: range(start, start + 2), "a comment is written `//` before each of its lines")
    }
  }

  /// A scalar beyond ASCII: the beginning of a name, a space that is none, a typographic sign, or a stray character.
  mutating func beyondASCII() {
    let start = index
    if Scan.name(bytes, at: start).end > start { return name() }
    guard let (value, length) = Scan.scalar(bytes, at: index) else {
      index += 1
      return add(.invalid, from: start, isBroken: true)
    }
    let place = range(start, start + length)
    switch value {
    case 0x2026:
      index += length
      misspelt(.ellipsis, from: start, "...")
    case 0x2192, 0x21D2:
      index += length
      misspelt(.arrow, from: start, "->")
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2018...0x201B:
      typographicQuotes(length)
    case _ where Scan.isForeignSpace(value) || Scan.isInvisible(value) || (0x80...0x9F).contains(value):
      index += length
      let isSpace = Scan.isForeignSpace(value)
      findings.report(
        .invisibleCharacter, at: place,
        isSpace
          ? "\(Scan.notation(value)) looks like a space but is none; write a space"
          : "\(Scan.notation(value)) cannot be seen; take it out",
        fixes: [
          Diagnostic.Fix(isSpace ? "write a space" : "take it out", [.init(place, isSpace ? " " : "")])
        ])
    default: stray()
    }
  }

  /// A character without meaning. What follows it without a space belongs to it.
  mutating func stray() {
    let start = index
    switch bytes[start] {
    case 0x3B: return semicolon()
    case 0x27: return typographicQuotes(1)
    case 0x23 where startsLine && peek(1) != 0x22: return hashComment()
    case 0x2F: return bareLink()
    default: break
    }
    let (value, length) = Scan.scalar(bytes, at: start) ?? (0xFFFD, 1)
    index = start + length
    let character = String(decoding: bytes[start..<index], as: UTF8.self)
    let advice = advice(on: value, at: start)
    findings.report(
      .unexpectedCharacter, at: range(start, index), "the character `\(character)` has no meaning here\(advice)")
    while index < bytes.count, Self.continuesStray(bytes[index]) { index += 1 }
    add(.invalid, from: start, isBroken: true)
  }

  /// What was meant by a stray character, where that is plain: a text in a raw literal, or a name with a sign in it.
  private func advice(on value: UInt32, at start: Int) -> String {
    if value == 0x23, peek(0) == 0x22 { return "; a text is written in plain quotes" }
    if value == 0x5C { return "" }
    let isBehindName = tokens.last.map { $0.kind == .name && $0.end == start } ?? false
    let isBeforeName = index < bytes.count && (Scan.name(bytes, at: index).end > index || Scan.isDigit(bytes[index]))
    return isBehindName || isBeforeName || value >= 0x80 ? "; a name has letters, digits and `_` alone" : ""
  }

  private static func continuesStray(_ byte: UInt8) -> Bool {
    Scan.isLetter(byte) || Scan.isDigit(byte) || byte >= 0x80 || byte == 0x5F
      || [0x21, 0x24, 0x25, 0x26, 0x2B, 0x2D, 0x40, 0x5C, 0x5E, 0x7C, 0x7E].contains(byte)
  }

  /// `;` ends a statement in other languages; here a line end does.
  private mutating func semicolon() {
    let start = index
    while index < bytes.count, bytes[index] == 0x3B { index += 1 }
    var next = index
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    let isLast = next == bytes.count || [0x0A, 0x0D, 0x7D].contains(bytes[next]) || bytes[next] == 0x2F
    findings.report(
      .statementEnd, at: range(start, index), "a statement ends with its line; there is no `;`",
      fixes: [
        isLast
          ? Diagnostic.Fix("take out `;`", [.init(range(start, index), "")])
          : Diagnostic.Fix("begin a new line", [.init(range(start, next), "\n")])
      ])
    startsLine = true
  }

  private mutating func hashComment() {
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    findings.report(
      .unexpectedCharacter, at: range(start, start + 1), "a comment begins with `//`, not with `#`",
      fixes: [Diagnostic.Fix("write `//`", [.init(range(start, start + 1), "//")])])
  }

  /// `/trails/{id: Int}` without quotes, up to the first space outside of braces.
  private mutating func bareLink() {
    let start = index
    var depth = 0
    while index < bytes.count, bytes[index] > 0x20 || bytes[index] == 0x20 && depth > 0 {
      if bytes[index] == 0x7B {
        // A block, or the beginning of one.
        if let next = peek(1), next <= 0x20 { break }
        depth += 1
      } else if bytes[index] == 0x7D {
        if depth == 0 { break }
        depth -= 1
      }
      index += 1
    }
    findings.report(
      .unexpectedCharacter, at: range(start, index), "a pattern stands in quotes",
      fixes: [
        Diagnostic.Fix("put it in quotes", [.init(range(start, start), "\""), .init(range(index, index), "\"")])
      ])
    add(.text, from: start, isBroken: true)
  }
}
