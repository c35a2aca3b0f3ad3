/// The statements of a file, and the blocks of declarations they open.
extension Parser {
  /// The words that begin a declaration.
  static let declarationWords = [
    "app", "include", "enum", "type", "requirement", "motion", "tab", "stack", "feature", "group", "route", "redirect",
    "refuse", "fallback", "transition", "alert", "dialog",
  ]

  /// Words of other languages and what they are called here.
  static let declarationSynonyms = [
    "import": "include", "screen": "route", "page": "route", "path": "route", "case": "route", "struct": "type",
    "typealias": "type", "section": "feature", "module": "feature", "prefix": "group", "scope": "group",
    "guard": "requirement",
  ]

  mutating func parseFile() {
    while true {
      switch token.kind {
      case .end:
        while let block = blocks.last { closeUnclosed(block) }
        return
      case .rightBrace:
        let brace = advance()
        if let block = blocks.last {
          // A brace further to the left was meant for another block.
          let isItsOwn = !brace.startsLine || column(of: brace) >= column(of: block.keyword)
          if !isItsOwn, let statement = block.suspect { suspects.append((block.brace, statement)) }
          close()
          statementFaults = faultCount
          expectLineEnd()
        } else {
          report(
            .unbalancedBracket, at: range(of: brace), "this `}` closes nothing; take it out",
            fix: Diagnostic.Fix("take out `}`", [.init(range(of: brace), "")]))
        }
      case .leftBrace:
        if case .unknown = blocks.last?.owner {
          faultCount += 1
        } else {
          report(.unexpectedToken, at: range(of: token), "this `{` belongs to no declaration")
        }
        open(.unknown, keyword: token)
      default:
        statement()
      }
    }
  }

  /// Adds a declaration to the block at hand.
  mutating func add(_ declaration: DeclarationSyntax) {
    if blocks.isEmpty {
      declarations.append(declaration)
    } else {
      blocks[blocks.count - 1].declarations.append(declaration)
    }
  }

  /// Opens a block, whose `{` is at hand.
  mutating func open(_ owner: OpenBlock.Owner, keyword: Token, clauses: [String: SourceRange] = [:]) {
    let brace = range(of: token)
    blocks.append(OpenBlock(owner: owner, clauses: clauses, keyword: keyword, brace: brace))
    if blocks.count > Self.maximumDepth {
      report(.nestedTooDeep, at: brace, "blocks nest deeper than \(Self.maximumDepth) here")
      skipBlock()
      close()
    } else {
      advance()
    }
  }

  /// Whether a block stands here. One on the next line is read too, and reported.
  mutating func isAtBlock() -> Bool {
    guard token.kind == .leftBrace else { return false }
    if token.startsLine {
      let hasComment = token.commentCount > previous.commentCount
      let gap = SourceRange(file: file, start: previous.end, end: token.start)
      report(
        .statementEnd, at: range(of: token), "`{` stands on the line of what it opens",
        fix: hasComment ? nil : Diagnostic.Fix("put it there", [.init(gap, " ")]))
    }
    return true
  }

  /// The statement is to end here. What follows on its line is reported, and read as the next one if it can be.
  mutating func expectLineEnd() {
    guard !isAtEnd else { return }
    let isDeclaration = token.kind == .name && Self.declarationWords.contains(text(of: token))
    if isDeclaration {
      let gap = SourceRange(file: file, start: previous.end, end: token.start)
      return report(
        .statementEnd, at: range(of: token), "\(described(token)) begins a statement, and so a line of its own",
        fix: Diagnostic.Fix("begin a new line", [.init(gap, "\n")]))
    }
    // What follows a fault on its line is not to be understood.
    if faultCount == statementFaults { expected("the end of the line") }
    skipStatement()
    if token.kind == .leftBrace, !token.startsLine { open(.unknown, keyword: token) }
  }

  // MARK: - Closing

  /// Closes the innermost block, whose `}` has been read, and adds its declaration to the block around it.
  mutating func close() {
    guard let block = blocks.popLast() else { return }
    let range = range(from: block.keyword)
    switch block.owner {
    case .route(var route):
      route.declarations = block.declarations
      route.range = range
      add(.route(route))
    case .tab(var tab):
      tab.declarations = block.declarations
      tab.range = range
      add(.tab(tab))
    case .stack(var stack):
      stack.declarations = block.declarations
      stack.range = range
      add(.stack(stack))
    case .feature(var feature):
      feature.declarations = block.declarations
      feature.range = range
      add(.feature(feature))
    case .group(var group):
      group.declarations = block.declarations
      group.range = range
      add(.group(group))
    case .unknown:
      for declaration in block.declarations { add(declaration) }
    }
  }

  /// Reports and closes a block whose `}` is missing.
  private mutating func closeUnclosed(_ block: OpenBlock) {
    // Where a line further to the left shows which block it is, that one is named rather than the outermost.
    let other = suspects.popLast()
    let statement = other?.statement ?? block.suspect
    let notes = statement.map { [Diagnostic.Note("a `}` seems to be missing before this line", at: $0)] } ?? []
    report(
      .unbalancedBracket, at: other?.brace ?? block.brace, "this `{` is not closed; write `}` where its block ends",
      notes: notes)
    close()
  }

  /// Reports a `{` of a block that holds no declarations.
  mutating func reportUnclosed(_ brace: Token) {
    var notes: [Diagnostic.Note] = []
    if token.kind != .end {
      notes.append(Diagnostic.Note("a `}` seems to be missing before this line", at: range(of: token)))
    }
    report(
      .unbalancedBracket, at: range(of: brace), "this `{` is not closed; write `}` where its block ends", notes: notes)
  }

  // MARK: - Statements

  private func column(of token: Token) -> Int { source.position(of: token.start).column }

  private mutating func statement() {
    statementFaults = faultCount
    guard token.kind == .name else { return notAStatement() }
    var word = text(of: token)
    if clauseWords.contains(word) { return clausesInBlock() }
    if !Self.declarationWords.contains(word) {
      guard let meant = unknownStatement() else { return }
      word = meant
      if clauseWords.contains(word) { return clausesInBlock(as: word) }
    }
    checkPlace(of: word)
    declaration(word)
  }

  /// The clauses that may stand in the innermost block. No copy of the block lives on while its clauses are read, which
  /// would copy its lists with each of them.
  private var clauseWords: [String] {
    switch blocks.last?.owner {
    case .route: Self.routeWords
    case .tab: Self.tabWords
    case .stack: Self.stackWords
    case .feature, .group, .unknown, nil: []
    }
  }

  /// Reports a word that begins no statement, and returns the one that was meant.
  private mutating func unknownStatement() -> String? {
    let keyword = token
    let block = blocks.last
    var meant: String?
    if let block, case .unknown = block.owner {
      // The block's own statement is unknown: what stands in it is not to be understood either.
      faultCount += 1
    } else if let place = Self.place(of: text(of: keyword), in: block) {
      report(.misplaced, at: range(of: keyword), "`\(text(of: keyword))` cannot stand here; it belongs \(place)")
    } else if let block {
      let own = clauseWords
      var isRoute = false
      if case .route = block.owner { isRoute = true }
      let kind = own.isEmpty ? "declaration" : "clause of \(block.ownerName) and no declaration"
      meant = unknownWord(
        keyword, isNo: kind, among: own + (isRoute ? ["route"] : Self.innerWords), synonyms: Self.clauseSynonyms)
    } else {
      meant = unknownWord(
        keyword, isNo: "declaration", among: Self.declarationWords, synonyms: Self.declarationSynonyms)
    }
    if let meant { return meant }
    advance()
    skipStatement()
    if token.kind == .leftBrace { open(.unknown, keyword: keyword) }
    return nil
  }

  /// Where a word that begins no statement in a block, or outside of any, is at home.
  private static func place(of word: String, in block: OpenBlock?) -> String? {
    if routeWords.contains(word) { return "to a route" }
    if tabWords.contains(word) { return word == "at" ? "to a tab or a stack" : "to a tab" }
    if settings.contains(word), block != nil || word != "import" { return "in the block of `app`" }
    return nil
  }

  private mutating func notAStatement() {
    let first = token
    if first.kind == .invalid || first.isBroken && first.kind != .number {
      faultCount += 1
    } else if let block = blocks.last, case .unknown = block.owner {
      faultCount += 1
    } else {
      report(.unexpectedToken, at: range(of: first), "expected a declaration, not \(described(first))")
    }
    advance()
    skipStatement()
    if token.kind == .leftBrace, !token.startsLine { open(.unknown, keyword: first) }
  }

  /// The declarations that may stand in the block of a tab, stack, feature or group.
  static let innerWords = declarationWords.filter { !outerWords.contains($0) }
  private static let outerWords = ["app", "include", "tab", "stack", "fallback"]

  /// Reports a declaration that cannot stand in the block at hand; where its line stands so far to the left that the
  /// block
  /// must have been meant to end, that is reported instead.
  private mutating func checkPlace(of word: String) {
    guard let block = blocks.last else { return }
    let isOut = token.startsLine && block.keyword.startsLine && column(of: token) <= column(of: block.keyword)
    let statement = range(of: token)
    let isMisplaced: Bool
    switch block.owner {
    case .route: isMisplaced = word != "route"
    case .unknown: isMisplaced = false
    default: isMisplaced = Self.outerWords.contains(word)
    }
    guard isMisplaced else {
      if isOut, block.suspect == nil { blocks[blocks.count - 1].suspect = statement }
      return
    }
    guard isOut || !suspects.isEmpty else {
      let place = Self.outerWords.contains(word) ? "at the top of a file" : "outside of routes"
      return report(
        .misplaced, at: statement, "`\(word)` cannot stand in \(block.ownerName); write it \(place)",
        notes: [.init("\(block.ownerName) begins here", at: range(of: block.keyword))])
    }
    let other = suspects.popLast()
    report(
      .unbalancedBracket, at: other?.brace ?? block.brace, "this `{` is not closed; write `}` where its block ends",
      notes: [.init("a `}` seems to be missing before this line", at: other?.statement ?? statement)])
    close()
    // The blocks around it are closed in silence only if this line is theirs no more.
    if !blocks.isEmpty { checkPlace(of: word) }
  }
}
