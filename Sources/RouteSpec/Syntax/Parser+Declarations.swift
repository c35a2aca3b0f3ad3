/// Declarations, each from its keyword on.
extension Parser {
  /// Reads the declaration whose keyword is at hand, or what was meant as one.
  mutating func declaration(_ word: String) {
    switch word {
    case "app": app()
    case "include": include()
    case "enum": enumeration()
    case "type": newtype()
    case "requirement": requirement()
    case "motion": motion()
    case "tab": tab()
    case "stack": stack()
    case "feature": feature()
    case "group": group()
    case "route": route()
    case "redirect": redirect()
    case "refuse": refuse()
    case "fallback": fallback()
    case "transition": transition()
    case "alert": alert(isDialog: false)
    default: alert(isDialog: true)
    }
  }

  // MARK: - Blocks without declarations

  /// Reads a block, if there is one, line by line. `words` begin its lines.
  mutating func flatBlock(_ words: [String] = [], _ line: (inout Parser) -> Void) {
    guard isAtBlock() else { return }
    let brace = advance()
    while token.kind != .rightBrace {
      if token.kind == .end || isStartOfDeclaration { return reportUnclosed(brace) }
      let start = position
      let faults = faultCount
      line(&self)
      if token.kind == .leftBrace {
        // A block in a block that has none.
        if position == start || !token.startsLine { expected("the end of the line") }
        skipBlock()
      } else if !isAtEnd, token.kind == .name, words.contains(text(of: token)) {
        let gap = SourceRange(file: file, start: previous.end, end: token.start)
        report(
          .statementEnd, at: range(of: token), "\(described(token)) begins a line of its own",
          fix: Diagnostic.Fix("begin a new line", [.init(gap, "\n")]))
      } else if !isAtEnd {
        // What follows a fault on its line is not to be understood.
        if faultCount == faults { expected("the end of the line") }
        skipStatement()
      }
      if position == start { advance() }
    }
    advance()
  }

  /// Reports a block that is missing.
  mutating func requireBlock(_ what: String, _ words: [String] = [], _ line: (inout Parser) -> Void) {
    if token.kind != .leftBrace {
      let faults = faultCount
      skipStatementAsking(for: "`{` and \(what)")
      guard token.kind == .leftBrace, faultCount > faults else { return }
    }
    flatBlock(words, line)
  }

  /// Reports that something is missing and skips to the block or the end of the statement.
  mutating func skipStatementAsking(for what: String) {
    expected(what)
    skipStatement()
  }

  // MARK: - Screens

  private mutating func route() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("route")
    var route = RouteSyntax(
      documentation: documentation, name: name, shape: .parameters([]), range: range(of: keyword), isBroken: false)
    if token.kind == .leftParen, !token.startsLine {
      route.shape = .parameters(parameters())
      if token.kind == .text, !token.startsLine, !token.isBroken {
        report(
          .unexpectedToken, at: range(of: token),
          "a route has a pattern or a parameter list; the parameters of a pattern stand in it, `{id: Int}`")
        advance()
      }
    } else if token.kind == .text, !token.startsLine {
      route.shape = .pattern(pattern() ?? missingPattern())
    } else if !name.isMissing {
      let end = SourceRange(file: file, start: previous.end, end: previous.end)
      let isClause = isAtEnd || token.kind == .leftBrace || token.kind == .name
      if isClause, !token.isBroken {
        report(
          .unexpectedToken, at: end, "expected a pattern after `\(name.text)`, or `()` for a screen without a link",
          fix: Diagnostic.Fix("write `()`", [.init(end, "()")]))
      } else {
        expected("a pattern or `()`")
        while !isAtEnd, token.kind != .leftBrace, token.kind != .name { advance() }
      }
    } else {
      // The name is missing and has been reported.
      while !isAtEnd, token.kind != .leftBrace, token.kind != .name { advance() }
    }
    route.isBroken = faultCount != faults
    var seen: [String: SourceRange] = [:]
    routeClauses(&route, &seen, inBlock: false)
    if isAtBlock() {
      open(.route(route), keyword: keyword, clauses: seen)
    } else {
      route.range = range(from: keyword)
      add(.route(route))
      expectLineEnd()
    }
  }

  mutating func alias() -> AliasSyntax {
    let keyword = advance()
    let faults = faultCount
    let pattern = pattern("a pattern after `alias`") ?? missingPattern()
    var alias = AliasSyntax(
      pattern: pattern, arguments: [], allows: [], range: range(of: keyword), isBroken: faultCount != faults)
    if isWord("with") {
      advance()
      commaList { parser in
        guard let argument = parser.argument() else { return false }
        alias.arguments.append(argument)
        return true
      }
    }
    alias.isBroken = faultCount != faults
    if token.kind == .leftBrace, !token.startsLine {
      var prefers: [NameSyntax] = []
      competitionBlock(of: "an alias", ["allow"], prefers: &prefers, allows: &alias.allows)
    }
    alias.range = range(from: keyword)
    return alias
  }

  private mutating func redirect() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let pattern = pattern("a pattern after `redirect`")
    var target: TargetSyntax?
    if arrow() {
      target = self.target("the name of a route after `->`", continuing: !isStartOfDeclaration)
    } else if pattern != nil || faultCount == faults {
      expected("`->` and the route that it goes to")
    }
    let hasFault = faultCount != faults
    if hasFault { skipStatement() }
    var redirect = RedirectSyntax(
      documentation: documentation, pattern: pattern ?? missingPattern(),
      target: target ?? TargetSyntax(route: missingName(), arguments: [], range: missingName().range, isBroken: true),
      prefers: [], allows: [], range: range(of: keyword), isBroken: hasFault)
    competitionBlock(of: "a redirect", ["prefer", "allow"], prefers: &redirect.prefers, allows: &redirect.allows)
    redirect.range = range(from: keyword)
    add(.redirect(redirect))
    expectLineEnd()
  }

  private mutating func refuse() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let pattern = pattern("a pattern after `refuse`")
    var refuse = RefuseSyntax(
      documentation: documentation, pattern: pattern ?? missingPattern(), prefers: [], allows: [],
      range: range(of: keyword), isBroken: faultCount != faults)
    if pattern == nil { skipStatement() }
    competitionBlock(of: "a refusal", ["prefer", "allow"], prefers: &refuse.prefers, allows: &refuse.allows)
    refuse.range = range(from: keyword)
    add(.refuse(refuse))
    expectLineEnd()
  }

  private mutating func fallback() {
    let keyword = advance()
    let target = target("the name of a route after `fallback`")
    add(
      .fallback(
        FallbackSyntax(
          target: target
            ?? TargetSyntax(route: missingName(), arguments: [], range: missingName().range, isBroken: true),
          range: range(from: keyword), isBroken: target?.isBroken ?? true)))
    if target == nil { skipStatement() } else { expectLineEnd() }
  }

  private mutating func transition() {
    let keyword = advance()
    let faults = faultCount
    var origin = TransitionSyntax.Origin.route(missingName())
    if token.kind == .star, !token.startsLine {
      origin = .any(range(of: advance()))
    } else if let name = name("the name of a route or `*` after `transition`") {
      origin = .route(name)
    }
    var transition = TransitionSyntax(
      origin: origin, targets: [], style: nil, range: range(of: keyword), isBroken: false)
    if faultCount == faults || token.kind == .arrow {
      if arrow() {
        transition.targets = targets()
      } else {
        expected("`->` and a route")
      }
    }
    if token.kind == .colon, !token.startsLine {
      advance()
      transition.style = style()
      if token.kind == .comma {
        report(
          .unexpectedToken, at: range(of: token),
          "the style of a transition is the last thing; write another transition")
        skipStatement()
      }
    }
    transition.isBroken = faultCount != faults
    transition.range = range(from: keyword)
    add(.transition(transition))
    if transition.isBroken { skipStatement() }
    expectLineEnd()
  }

  private mutating func targets() -> [NameSyntax] {
    var targets: [NameSyntax] = []
    if isStartOfDeclaration {
      expected("the name of a route after `->`")
      return []
    }
    commaList { parser in
      if parser.token.kind == .star {
        parser.report(
          .unexpectedToken, at: parser.range(of: parser.advance()),
          "`*` is any screen that a transition starts from; a target is a route")
        return true
      }
      guard let name = parser.name("the name of a route", continuing: true) else { return false }
      targets.append(name)
      return true
    }
    return targets
  }

  private mutating func requirement() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("requirement")
    var via: NameSyntax?
    if isWord("via") {
      advance()
      via = self.name("the name of a route after `via`")
    } else if !isAtEnd, token.kind == .name, !name.isMissing {
      if unknownWord(token, isNo: "clause of a requirement", among: ["via"], synonyms: ["shows": "via"]) != nil {
        advance()
        via = self.name("the name of a route after `via`")
      } else {
        skipStatement()
      }
    }
    add(
      .requirement(
        RequirementSyntax(
          documentation: documentation, name: name, via: via, range: range(from: keyword),
          isBroken: faultCount != faults)))
    if faultCount != faults { skipStatement() }
    expectLineEnd()
  }

  private mutating func include() {
    let keyword = advance()
    var path = text("the path of a file")
    var isBroken = path == nil || previous.isBroken
    if !isBroken, path?.value.isEmpty == true {
      report(.unexpectedToken, at: range(of: previous), "the path of a file cannot be empty")
      isBroken = true
    }
    if path == nil { path = missingText() }
    add(.include(IncludeSyntax(path: path ?? missingText(), range: range(from: keyword), isBroken: isBroken)))
    if isBroken { skipStatement() }
    expectLineEnd()
  }
}
