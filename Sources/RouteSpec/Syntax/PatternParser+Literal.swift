/// Literals of patterns: any character of a URL path, percent-encoded or not, decoded into bytes.
extension PatternParser {
  /// Reads the literal of a path, fragment or host that begins at `index`; nil where all of it was faulty.
  mutating func pathLiteral(_ place: Place) -> PatternLiteralSyntax? {
    literal(place) { byte in
      byte == 0x2F || byte == 0x7B || byte == 0x5B || byte == 0x5D || place == .path && (byte == 0x3F || byte == 0x23)
    }
  }

  /// Reads a literal up to one of the bytes that end it.
  mutating func literal(_ place: Place, until ends: (UInt8) -> Bool) -> PatternLiteralSyntax? {
    let start = index
    let hadFault = isBroken
    isBroken = false
    var decoded: [UInt8] = []
    var hasEscapes = false
    while let byte, !ends(byte) {
      switch byte {
      case 0x25:
        hasEscapes = true
        if let escaped = percentEscape() { decoded.append(escaped) }
      case 0x2B where place == .query:
        decoded.append(0x20)
        index += 1
      case 0x80...: scalar(into: &decoded)
      default:
        if Self.isPathCharacter(byte) || place == .query && (byte == 0x2F || byte == 0x26) {
          decoded.append(byte)
          index += 1
        } else {
          unencodedCharacter(byte, place)
        }
      }
    }
    if !isBroken { checkText(decoded, from: start, hasEscapes: hasEscapes, place) }
    let isWhole = !isBroken
    isBroken = isBroken || hadFault
    guard isWhole, !decoded.isEmpty else { return nil }
    return PatternLiteralSyntax(bytes: decoded, range: literal.range(start, index))
  }

  /// `pchar` of RFC 3986, section 3.3, but for `&` and `=`, which part query items.
  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    if Scan.isLetter(byte) || Scan.isDigit(byte) { return true }
    switch byte {
    case 0x2D, 0x2E, 0x5F, 0x7E, 0x21, 0x24, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x3B, 0x3A, 0x40: return true
    default: return false
    }
  }

  private mutating func percentEscape() -> UInt8? {
    let start = index
    if let first = peek(1).flatMap(Scan.hexDigit), let second = peek(2).flatMap(Scan.hexDigit) {
      index += 3
      return first << 4 | second
    }
    index += 1
    let sign = literal.range(start, index)
    while index - start < 3, let byte, Scan.hexDigit(byte) != nil { index += 1 }
    report(
      .badPercentEncoding, at: literal.range(start, index),
      "`%` is followed by two hexadecimal digits; as a character it is written `%25`", fix: write("%25", at: sign))
    return nil
  }

  private mutating func scalar(into decoded: inout [UInt8]) {
    // The bytes of a decoded text are valid.
    let (value, length) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
    let end = index + length
    let reason: String? =
      switch value {
      case 0x80...0x9F: "the control character \(Scan.notation(value))"
      case _ where Scan.isInvisible(value): "\(Scan.notation(value)), which cannot be seen,"
      case _ where Scan.isForeignSpace(value): "the space \(Scan.notation(value))"
      default: nil
      }
    if let reason {
      unencoded("\(reason) is written `\(Self.percentEncoded(bytes[index..<end]))`", to: end)
    } else {
      decoded.append(contentsOf: bytes[index..<end])
      index = end
    }
  }

  private mutating func unencodedCharacter(_ byte: UInt8, _ place: Place) {
    let encoded = Self.percentEncoded([byte])
    switch byte {
    case 0x20: unencoded("a space is written `%20`", to: index + 1)
    case 0..<0x20, 0x7F:
      unencoded("the control character \(Scan.notation(UInt32(byte))) is written `\(encoded)`", to: index + 1)
    case 0x5B where peek(1) == 0x5D:
      unencoded("in the query `[]` is written `%5B%5D`", to: index + 2)
    case 0x7D:
      unencoded("`}` closes nothing; as a character it is written `%7D`", to: index + 1, .malformedPattern)
    case 0x3C:
      if let foreign = foreignAngle() {
        reportForeign(foreign)
        index = foreign.end
      } else {
        fallthrough
      }
    default:
      let sign = String(decoding: [byte], as: UTF8.self)
      let part = place == .query ? "the query" : place == .fragment ? "a fragment" : "a path"
      unencoded("in \(part) the character `\(sign)` is written `\(encoded)`", to: index + 1)
    }
  }

  /// Reports the characters from `index`, with the fix that percent-encodes them, and skips them.
  mutating func unencoded(_ message: String, to end: Int, _ code: DiagnosticCode = .unencodedCharacter) {
    let place = literal.range(index, end)
    let encoded = Self.percentEncoded(bytes[index..<end])
    index = end
    report(code, at: place, message, fix: Diagnostic.Fix("write `\(encoded)`", [.init(place, encoded)]))
  }

  /// What the whole literal reads as: valid UTF-8 in NFC.
  private mutating func checkText(_ decoded: [UInt8], from start: Int, hasEscapes: Bool, _ place: Place) {
    if hasEscapes, Scan.firstInvalidByte(decoded) != nil {
      return report(
        .badPercentEncoding, at: literal.range(start, index),
        "the bytes of this literal are no UTF-8 once it is decoded; write the character itself, and it will be encoded")
    }
    guard decoded.contains(where: { $0 >= 0x80 }) else { return }
    let text = String(decoding: decoded, as: UTF8.self)
    guard !Normalization.isNFC(text) else { return }
    var spelling: [UInt8] = []
    for byte in Normalization.nfc(text).utf8 {
      // What is written as itself stays so.
      let isPlain =
        byte < 0x80 ? Self.isPathCharacter(byte) && !(byte == 0x2B && place == .query) : !hasEscapes
      if isPlain { spelling.append(byte) } else { spelling += Self.percentEncoded([byte]).utf8 }
    }
    let range = literal.range(start, index)
    report(
      .notNormalized, at: range,
      "this literal is not in NFC, the form in which browsers and keyboards write it; it would not meet their links",
      fix: Diagnostic.Fix("write it in NFC", [.init(range, String(decoding: spelling, as: UTF8.self))]))
  }

  /// `%C3%A9`
  static func percentEncoded(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    return String(
      decoding: bytes.flatMap { [0x25, digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
