/// Names, texts, numbers and values.
extension Parser {
  /// Reads a name, or reports that one is missing.
  mutating func name(_ what: String, continuing: Bool = false) -> NameSyntax? {
    guard continuing || !token.startsLine else {
      expected(what)
      return nil
    }
    switch token.kind {
    case .name, .quotedName:
      let token = advance()
      if token.isBroken { faultCount += 1 }
      return name(of: token)
    case .number:
      let token = advance()
      let written = text(of: token)
      let isFixable = Scan.name(Array("_\(written)".utf8), at: 0).end == written.utf8.count + 1
      report(
        .malformedName, at: range(of: token), "a name does not begin with a digit",
        fix: isFixable ? Diagnostic.Fix("write `_\(written)`", [.init(range(of: token), "_\(written)")]) : nil)
      return NameSyntax(text: written, range: range(of: token))
    default:
      expected(what, continuing: continuing)
      return nil
    }
  }

  private func name(of token: Token) -> NameSyntax {
    let written = text(of: token)
    guard token.kind == .quotedName else { return NameSyntax(text: written, range: range(of: token)) }
    let bytes = written.utf8.filter { $0 != 0x60 }
    return NameSyntax(text: String(decoding: bytes, as: UTF8.self), range: range(of: token))
  }

  /// A name that is missing, where the token at hand stands or, at a line end, behind what has been read.
  func missingName() -> NameSyntax {
    NameSyntax(text: "", range: SourceRange(file: file, start: previous.end, end: previous.end))
  }

  /// The name of a declaration. Where it is missing, it is so in the tree too.
  mutating func declaredName(_ keyword: String) -> NameSyntax {
    name("a name after `\(keyword)`") ?? missingName()
  }

  /// The content of a text, whose token is not broken.
  func literal(of token: Token) -> TextLiteral {
    TextLiteral(source.bytes, token.start + 1..<max(token.end - 1, token.start + 1), file: file)
  }

  /// Reads a text, or reports that one is missing.
  mutating func text(_ what: String, isVisible: Bool = false, continuing: Bool = false) -> TextSyntax? {
    var isVerbatim = false
    if isVisible, isWord("verbatim") {
      advance()
      isVerbatim = true
    }
    guard token.kind == .text, continuing || !token.startsLine else {
      if !token.startsLine, token.kind == .name || token.kind == .number, !token.isBroken,
        !Self.isClause(text(of: token))
      {
        // What was meant is plain, so the reading goes on behind it.
        let token = token
        let written = text(of: token)
        expected(
          "\(what) in quotes",
          fix: Diagnostic.Fix("put it in quotes", [.init(range(of: token), "\"\(written)\"")]))
        advance()
        return nil
      }
      expected("\(what) in quotes", continuing: continuing)
      return nil
    }
    let token = advance()
    if token.isBroken { faultCount += 1 }
    return TextSyntax(
      value: token.isBroken ? "" : literal(of: token).string, isVerbatim: isVerbatim, range: range(of: token))
  }

  private static func isClause(_ word: String) -> Bool { routeWords.contains(word) || tabWords.contains(word) }

  /// Reads a text that may show parameters.
  mutating func message(_ what: String) -> MessageSyntax? {
    guard let text = text(what, isVisible: true) else { return nil }
    let token = previous
    guard !token.isBroken else { return MessageSyntax(text: text, placeholders: []) }
    let literal = literal(of: token)
    var placeholders: [NameSyntax] = []
    var offsets: [Range<Int>] = []
    var index = 0
    while let open = literal.bytes[index...].firstIndex(of: 0x7B) {
      index = open + 1
      // `\u{7B}` is a brace and nothing more.
      guard source.bytes[literal.offset(of: open)] == 0x7B else { continue }
      let (end, isSuspicious) = Scan.name(literal.bytes, at: index)
      guard end > index, end < literal.bytes.count, literal.bytes[end] == 0x7D, !isSuspicious else { continue }
      placeholders.append(NameSyntax(text: literal.string(index, end), range: literal.range(index, end)))
      offsets.append(open..<end + 1)
      index = end + 1
    }
    return MessageSyntax(text: text, placeholders: placeholders, offsets: offsets)
  }

  /// Reads a pattern, or reports that one is missing.
  mutating func pattern(_ what: String = "a pattern") -> PatternSyntax? {
    guard let text = text(what) else { return nil }
    let token = previous
    guard !token.isBroken else { return broken(text) }
    let pattern = PatternParser.parse(literal(of: token), whole: range(of: token), findings: &findings)
    if pattern.isBroken { faultCount += 1 }
    return pattern
  }

  func broken(_ text: TextSyntax) -> PatternSyntax {
    PatternSyntax(text: text, path: [], query: [], fragment: nil, isBroken: true)
  }

  /// A pattern that is missing.
  func missingPattern() -> PatternSyntax { broken(missingText()) }

  /// A text that is missing.
  func missingText() -> TextSyntax { TextSyntax(value: "", isVerbatim: false, range: missingName().range) }

  /// Reads a number, or reports that one is missing.
  mutating func number(_ what: String, continuing: Bool = false) -> NumberSyntax? {
    guard token.kind == .number, continuing || !token.startsLine else {
      expected(what, continuing: continuing)
      return nil
    }
    let token = advance()
    guard !token.isBroken else {
      report(
        .malformedNumber, at: range(of: token), "this is no number; numbers are written `12`, `-3`, `0.5` or `1e6`")
      return nil
    }
    return NumberSyntax(text: text(of: token), range: range(of: token))
  }

  /// Reads a value, or reports that one is missing.
  mutating func value() -> ValueSyntax? {
    switch token.kind {
    case .number: return number("a value", continuing: true).map { ValueSyntax(kind: .number($0), range: $0.range) }
    case .text: return text("a value", continuing: true).map { ValueSyntax(kind: .text($0), range: $0.range) }
    case .name, .quotedName:
      let isQuoted = token.kind == .quotedName
      return name("a value", continuing: true).map {
        ValueSyntax(kind: isQuoted ? .name($0) : .word($0), range: $0.range)
      }
    case .dot where tokens[position + 1].kind == .name:
      let dot = advance()
      let name = advance()
      report(
        .malformedValue, at: range(from: dot), "a case is written without its dot, `\(text(of: name))`",
        fix: Diagnostic.Fix("write `\(text(of: name))`", [.init(range(of: dot), "")]))
      return nil
    case .leftBracket:
      report(
        .malformedValue, at: range(of: token), "a value is one value; a list cannot be written")
      return nil
    default:
      expected("a value: a number, `true`, `false`, `nil`, a name or a text", continuing: true)
      return nil
    }
  }

  /// Reads `name: value`.
  mutating func argument() -> ArgumentSyntax? {
    guard let name = name("the name of a parameter", continuing: true) else { return nil }
    guard token.kind == .colon else {
      if token.kind == .equals {
        report(
          .unexpectedToken, at: range(of: token), "an argument is written with a colon, `\(name.text): value`",
          fix: Diagnostic.Fix("write `:`", [.init(range(of: token), ":")]))
      } else {
        expected("`:` and a value after `\(name.text)`", continuing: true)
      }
      return nil
    }
    advance()
    guard let value = value() else { return nil }
    return ArgumentSyntax(name: name, value: value, range: name.range.union(value.range))
  }

  /// Reads a route with or without arguments.
  mutating func target(_ what: String, continuing: Bool = false) -> TargetSyntax? {
    let faults = faultCount
    guard let route = name(what, continuing: continuing) else { return nil }
    var target = TargetSyntax(route: route, arguments: [], range: route.range)
    if token.kind == .leftParen, !token.startsLine {
      parentheses { parser in
        guard let argument = parser.argument() else { return false }
        target.arguments.append(argument)
        return true
      }
      target.range.end = previous.end
    }
    target.isBroken = faultCount != faults
    return target
  }

  /// Reads names with commas between them.
  mutating func names(_ what: String) -> [NameSyntax] {
    var names: [NameSyntax] = []
    var isFirst = true
    commaList { parser in
      guard let name = parser.name(what, continuing: !isFirst) else { return false }
      isFirst = false
      names.append(name)
      return true
    }
    return names
  }
}
