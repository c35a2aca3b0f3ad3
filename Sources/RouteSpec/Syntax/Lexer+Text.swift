/// Quoted texts: `"…"` on one line, with Swift's escapes.
extension Lexer {
  mutating func text() {
    let start = index
    if peek(1) == 0x22, peek(2) == 0x22 { return multilineText() }
    index += 1
    var isBroken = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x22:
        index += 1
        return add(.text, from: start, isBroken: isBroken)
      case 0x0A, 0x0D: return unterminatedText(from: start)
      case 0x5C: if !escape() { isBroken = true }
      case 0..<0x20 where byte != 0x09, 0x7F:
        isBroken = true
        controlCharacters(isSpace: false)
      default:
        // Bytes that are no UTF-8 were reported for the whole file.
        let length = byte < 0x80 ? 1 : Scan.scalar(bytes, at: index)?.length
        if length == nil { isBroken = true }
        index += length ?? 1
      }
    }
    unterminatedText(from: start)
  }

  /// Reads the escape at `index`, and says whether it is one.
  private mutating func escape() -> Bool {
    let start = index
    switch Escape.read(bytes, at: index) {
    case .scalar(_, let length):
      index += length
      return true
    case .unknown(let length):
      // A line end or the end of the file: the text is not closed, which is said on its own.
      if start + 1 >= bytes.count || bytes[start + 1] == 0x0A || bytes[start + 1] == 0x0D {
        index += 1
        return true
      }
      index += length
      let place = range(start, index)
      let written = String(decoding: bytes[start..<index], as: UTF8.self)
      if bytes[start + 1] == 0x28 {
        findings.report(
          .badEscape, at: place, "nothing can be interpolated with `\\(`; a parameter is shown by `{name}`")
      } else {
        findings.report(
          .badEscape, at: place, "`\(written)` is no escape; a backslash is written `\\\\`",
          // What was meant may as well be another character than a backslash.
          fixes: [
            Diagnostic.Fix("write `\\\\`", [.init(range(start, start + 1), "\\\\")], isCertain: false)
          ])
      }
      return false
    case .badScalar(let length):
      index += length
      findings.report(
        .badEscape, at: range(start, index),
        "a character by number is written `\\u{E9}`: one to eight hexadecimal digits, up to 10FFFF and no surrogate")
      return false
    }
  }

  /// The text ends with its line. A `{` at the end of the line opens a block all the same.
  private mutating func unterminatedText(from start: Int) {
    var end = index
    while end > start + 1, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    if end > start + 2, bytes[end - 1] == 0x7B, bytes[end - 2] == 0x20 {
      index = end - 1
      end -= 1
      while end > start + 1, bytes[end - 1] == 0x20 { end -= 1 }
    }
    findings.report(
      .unterminated, at: range(start, max(end, start + 1)), "this text has no closing quote on its line")
    add(.text, from: start, isBroken: true)
  }

  /// `"""` up to the next one.
  private mutating func multilineText() {
    let start = index
    index += 3
    while index < bytes.count {
      if bytes[index] == 0x22, peek(1) == 0x22, peek(2) == 0x22 {
        index += 3
        findings.report(
          .unexpectedCharacter, at: range(start, start + 3),
          "a text stands on one line, in plain quotes; a line end is `\\n`")
        return add(.text, from: start, isBroken: true)
      }
      index += 1
    }
    // Without an end the rest of the file would be lost: only this line is.
    index = start + 3
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    findings.report(
      .unterminated, at: range(start, start + 3), "`\"\"\"` begins no text; a text stands on one line, in plain quotes")
    add(.text, from: start, isBroken: true)
  }

  /// A text in quotes that are not `"`.
  mutating func typographicQuotes(_ length: Int) {
    let start = index
    var close = start + length
    while close < bytes.count, bytes[close] != 0x0A, bytes[close] != 0x0D {
      if length == 1 ? bytes[close] == 0x27 : bytes[close] == 0x22 { break }
      if length > 1, let (value, size) = Scan.scalar(bytes, at: close) {
        if (0x2018...0x201F).contains(value) || value == 0xAB || value == 0xBB { break }
        close += size
      } else {
        close += 1
      }
    }
    guard close < bytes.count, bytes[close] != 0x0A, bytes[close] != 0x0D else {
      index = start + length
      findings.report(.unexpectedCharacter, at: range(start, index), "a text stands in plain quotes, `\"`")
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != 0x7B, bytes[index] != 0x7D { index += 1 }
      return add(.text, from: start, isBroken: true)
    }
    let closing = Scan.scalar(bytes, at: close)?.length ?? 1
    index = close + closing
    findings.report(
      .unexpectedCharacter, at: range(start, index), "a text stands in plain quotes, `\"`",
      fixes: [
        Diagnostic.Fix(
          "write plain quotes",
          [.init(range(start, start + length), "\""), .init(range(close, index), "\"")])
      ])
    add(.text, from: start, isBroken: true)
  }
}

/// An escape of a text.
enum Escape {
  /// This scalar, written in so many bytes.
  case scalar(UInt32, length: Int)
  /// A backslash before something else.
  case unknown(length: Int)
  /// `\u` without a scalar.
  case badScalar(length: Int)

  /// Reads the escape whose backslash is at an index.
  static func read(_ bytes: [UInt8], at start: Int) -> Escape {
    guard start + 1 < bytes.count else { return .unknown(length: 1) }
    switch bytes[start + 1] {
    case 0x22, 0x5C, 0x27: return .scalar(UInt32(bytes[start + 1]), length: 2)
    case 0x6E: return .scalar(0x0A, length: 2)
    case 0x72: return .scalar(0x0D, length: 2)
    case 0x74: return .scalar(0x09, length: 2)
    case 0x30: return .scalar(0, length: 2)
    case 0x75: return scalar(bytes, at: start)
    default: return .unknown(length: 1 + (Scan.scalar(bytes, at: start + 1)?.length ?? 1))
    }
  }

  private static func scalar(_ bytes: [UInt8], at start: Int) -> Escape {
    var index = start + 2
    guard index < bytes.count, bytes[index] == 0x7B else { return .badScalar(length: 2) }
    index += 1
    let first = index
    var value: UInt64 = 0
    while index < bytes.count, index - first < 8, let digit = Scan.hexDigit(bytes[index]) {
      value = value << 4 | UInt64(digit)
      index += 1
    }
    let hasDigits = index > first
    guard index < bytes.count, bytes[index] == 0x7D else { return .badScalar(length: index - start) }
    index += 1
    guard hasDigits, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else {
      return .badScalar(length: index - start)
    }
    return .scalar(UInt32(value), length: index - start)
  }
}
