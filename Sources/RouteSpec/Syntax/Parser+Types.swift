/// Enums, newtypes and the types of parameters.
extension Parser {
  mutating func enumeration() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    var syntax = EnumSyntax(
      documentation: documentation, name: declaredName("enum"), cases: [], range: range(of: keyword), isBroken: false)
    if token.kind == .colon, !token.startsLine {
      report(.unexpectedToken, at: range(of: token), "an enum has no type; its cases are texts")
      skipStatement()
    }
    let hasBlock = token.kind == .leftBrace
    var hasCase = false
    requireBlock("its cases") { parser in
      hasCase = true
      parser.cases(&syntax.cases)
    }
    if hasBlock, !hasCase {
      report(.unexpectedToken, at: syntax.name.range, "an enum has at least one case")
    }
    syntax.range = range(from: keyword)
    syntax.isBroken = faultCount != faults
    add(.enumeration(syntax))
    expectLineEnd()
  }

  /// Reads the cases of a line. A comma before `}` does no harm.
  private mutating func cases(_ cases: inout [EnumSyntax.Case]) {
    repeat {
      if token.kind == .rightBrace || token.kind == .end { return }
      let documentation = documentation()
      if token.kind == .name, text(of: token) == "case", tokens[position + 1].kind == .name,
        !tokens[position + 1].startsLine
      {
        let word = advance()
        let place = SourceRange(file: file, start: word.start, end: token.start)
        report(
          .unexpectedToken, at: range(of: word), "cases stand without `case`",
          fix: Diagnostic.Fix("take out `case`", [.init(place, "")]))
      }
      guard let name = name("the name of a case", continuing: true) else {
        while !isAtEnd, token.kind != .comma { advance() }
        continue
      }
      var item = EnumSyntax.Case(documentation: documentation, name: name, text: nil)
      if take(.equals) { item.text = text("the text of the case") }
      cases.append(item)
    } while take(.comma)
  }

  mutating func newtype() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("type")
    var syntax = NewtypeSyntax(
      documentation: documentation, name: name, base: missingName(), rule: nil, range: range(of: keyword),
      isBroken: false)
    if name.isMissing || faultCount != faults && token.kind != .equals {
      skipStatement()
    } else if !take(.equals) {
      skipStatementAsking(for: "`=` and a type")
    } else if let base = self.name("a type after `=`") {
      syntax.base = base
      rule(&syntax)
    }
    if isWord("plain") {
      let plain = advance()
      syntax.plainRange = range(of: plain)
      if case .external = syntax.rule {
        report(
          .unexpectedToken, at: range(of: plain),
          "`plain` goes with `matching` and `in`; a type of the app's own stays it")
      }
    }
    syntax.isBroken = faultCount != faults
    if syntax.isBroken { skipStatement() }
    syntax.range = range(from: keyword)
    add(.newtype(syntax))
    expectLineEnd()
  }

  private mutating func rule(_ syntax: inout NewtypeSyntax) {
    guard token.kind == .name, !token.startsLine else {
      return expected("`matching \"…\"`, `in LOW...HIGH` or `as TYPE`")
    }
    let words = ["matching", "in", "as"]
    let written = text(of: token)
    let meant =
      words.contains(written)
      ? written
      : unknownWord(
        token, isNo: "rule for a type", among: words, synonyms: ["matches": "matching", "where": "matching"])
    guard let meant else { return }
    advance()
    switch meant {
    case "matching":
      guard let text = text("a regular expression") else { return }
      let token = previous
      guard !token.isBroken else { return }
      let expression = RegularExpressionParser.parse(
        literal(of: token), whole: range(of: token), findings: &findings)
      if expression == nil { faultCount += 1 }
      syntax.rule = .matching(text, expression)
    case "in":
      guard let low = bound("the lowest value") else { return }
      guard take(.ellipsis) else { return expected("`...` and the highest value") }
      guard let high = bound("the highest value") else { return }
      syntax.rule = .range(low, high)
    default:
      let start = token
      guard let type = swiftType(depth: 0) else { return }
      syntax.rule = .external(type, range(from: start))
    }
  }

  private mutating func bound(_ what: String) -> NumberSyntax? {
    guard let number = number(what) else { return nil }
    guard number.isInteger else {
      report(.malformedValue, at: number.range, "bounds are whole numbers")
      return nil
    }
    return number
  }

  /// Reads `Dotted.Name<Argument, …>.Name` and spells it in one way.
  private mutating func swiftType(depth: Int) -> String? {
    var spelling = ""
    while true {
      guard !token.startsLine, token.kind == .name || token.kind == .quotedName else {
        if token.startsLine || token.kind == .invalid || token.kind == .end {
          expected("the name of a Swift type")
        } else {
          report(
            .malformedType, at: range(of: token),
            "a type of the app's own is a dotted name with generic arguments, nothing else")
        }
        return nil
      }
      spelling += text(of: advance())
      if token.kind == .less, !token.startsLine {
        let open = advance()
        guard depth < 16 else {
          report(.malformedType, at: range(of: open), "generic arguments nest too deep here")
          return nil
        }
        var arguments: [String] = []
        repeat {
          guard let argument = swiftType(depth: depth + 1) else { return nil }
          arguments.append(argument)
        } while take(.comma)
        guard take(.greater) else {
          expected("`>`")
          return nil
        }
        spelling += "<" + arguments.joined(separator: ", ") + ">"
      }
      guard take(.dot) else { break }
      spelling += "."
    }
    if !token.startsLine, [.question, .leftBracket, .leftParen].contains(token.kind) {
      report(
        .malformedType, at: range(of: token),
        "a type of the app's own is a dotted name with generic arguments, nothing else")
      return nil
    }
    return spelling
  }

  // MARK: - Parameters

  /// Reads `(name: Type = value, …)`.
  mutating func parameters() -> [ParameterSyntax] {
    var parameters: [ParameterSyntax] = []
    parentheses { parser in
      guard let parameter = parser.parameter() else { return false }
      parameters.append(parameter)
      return true
    }
    return parameters
  }

  private mutating func parameter() -> ParameterSyntax? {
    guard let name = name("the name of a parameter", continuing: true) else { return nil }
    guard token.kind == .colon else {
      expected("`:` and a type after `\(name.text)`", continuing: true)
      return nil
    }
    advance()
    guard let type = type() else { return nil }
    var parameter = ParameterSyntax(name: name, type: type, defaultValue: nil, range: name.range.union(type.range))
    if token.kind == .equals {
      advance()
      guard let value = value() else { return nil }
      parameter.defaultValue = value
      parameter.range = name.range.union(value.range)
      if type.isOptional || type.isList {
        report(
          .misplacedArity, at: parameter.range,
          type.isList
            ? "a list is empty where it is not given; it has no default"
            : "`\(name.text)` is optional and has a default; leave out `?` or the default")
        return nil
      }
    }
    return parameter
  }

  /// Reads `Type`, `Type?` or `[Type]`.
  private mutating func type() -> TypeSyntax? {
    let start = token
    let isList = token.kind == .leftBracket
    if isList { advance() }
    guard let name = name("a type", continuing: true) else { return nil }
    if isList {
      guard token.kind == .rightBracket else {
        expected("`]`", continuing: true)
        return nil
      }
      advance()
    }
    var isOptional = false
    if token.kind == .question {
      advance()
      isOptional = true
    }
    if token.kind == .less || token.kind == .dot || token.kind == .question || isList && isOptional {
      report(
        .malformedType, at: range(from: start),
        isList && isOptional
          ? "a list is empty where it is not given; it is not optional"
          : "a type is a name, `Name?` or `[Name]`; a Swift type has a name of its own, `type Name = String as …`")
      return nil
    }
    return TypeSyntax(name: name, isList: isList, isOptional: isOptional, range: range(from: start))
  }
}
