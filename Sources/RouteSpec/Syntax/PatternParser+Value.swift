/// Default values inside of patterns: `1`, `true`, `nearest`, `\"text\"`.
extension PatternParser {
  /// Reads the value at `index`; nil where there is none, which is then reported.
  mutating func value() -> ValueSyntax? {
    let start = index
    switch byte {
    case 0x22: return textValue()
    case .some(0x2D), .some(0x30...0x39):
      let (end, isValid) = Scan.number(bytes, at: start)
      index = max(end, start + 1)
      let range = literal.range(start, index)
      guard isValid else {
        report(.malformedNumber, at: range, "this is no number; numbers are written `12`, `-3`, `0.5` or `1e6`")
        return nil
      }
      return ValueSyntax(kind: .number(NumberSyntax(text: literal.string(start, end), range: range)), range: range)
    case 0x2E?:
      index += 1
      guard let name = name() else { break }
      report(
        .malformedValue, at: literal.range(start, index), "a case is written without its dot, `\(name.text)`",
        fix: Diagnostic.Fix("write `\(name.text)`", [.init(literal.range(start, start + 1), "")]))
      return nil
    default:
      let isQuoted = byte == 0x60
      guard let name = name() else { break }
      return ValueSyntax(kind: isQuoted ? .name(name) : .word(name), range: name.range)
    }
    report(
      .malformedValue, at: literal.range(start, min(start + 1, bytes.count)),
      "a default is a number, `true`, `false`, an enum case or a text in `\\\"`")
    return nil
  }

  private mutating func textValue() -> ValueSyntax? {
    let start = index
    index += 1
    while let byte, byte != 0x22 { index += byte == 0x5C ? 2 : 1 }
    index = min(index, bytes.count)
    guard byte == 0x22 else {
      report(
        .unterminated, at: literal.range(start, start + 1), "this text inside of the pattern has no closing `\\\"`")
      return nil
    }
    let content = start + 1..<index
    index += 1
    var position = content.lowerBound
    while position < content.upperBound {
      guard bytes[position] == 0x5C else {
        position += 1
        continue
      }
      guard case .scalar(_, let length) = Escape.read(bytes, at: position), position + length <= content.upperBound
      else {
        report(
          .badEscape, at: literal.range(position, min(position + 2, content.upperBound)),
          "this is no escape; a backslash in a text inside of a pattern is written `\\\\\\\\`")
        return nil
      }
      position += length
    }
    let text = TextSyntax(
      value: TextLiteral(literal, content).string, isVerbatim: false, range: literal.range(start, index))
    return ValueSyntax(kind: .text(text), range: text.range)
  }
}

extension ValueSyntax.Kind {
  /// A bare word: `true`, `false`, `nil` or a name.
  static func word(_ name: NameSyntax) -> Self {
    switch name.text {
    case "true": .bool(true)
    case "false": .bool(false)
    case "nil": .null
    default: .name(name)
    }
  }
}
