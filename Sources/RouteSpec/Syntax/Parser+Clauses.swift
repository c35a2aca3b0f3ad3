/// Clauses of routes, tabs and stacks, on the line of the declaration or in its block, each once.
extension Parser {
  /// The clauses that may stand on the line of a route.
  static let routeLineWords = [
    "title", "present", "motion", "requires", "in", "internal", "unique", "deprecated", "back",
  ]
  /// Those that stand in its block only.
  static let routeBlockWords = ["alias", "prefer", "formerly", "allow"]
  static let routeWords = routeLineWords + routeBlockWords
  static let tabWords = ["icon", "selectedIcon", "badge", "at", "container", "root"]
  static let stackWords = ["at"]
  static let clauseSynonyms = [
    "presentation": "present", "presents": "present", "style": "present", "transition": "motion", "animation": "motion",
    "require": "requires", "tab": "in", "tabs": "in", "private": "internal", "aliases": "alias", "renamed": "formerly",
    "ignore": "allow", "image": "icon", "systemImage": "icon", "address": "at", "child": "route",
  ]

  /// Reads a line of clauses in the innermost block. `word` is the clause that the first token was meant to be.
  mutating func clausesInBlock(as word: String? = nil) {
    guard var block = blocks.popLast() else { return }
    // The tree is taken out while it changes and held nowhere else, so that its lists are not copied: a route may have
    // tens of thousands of aliases.
    var owner = OpenBlock.Owner.unknown
    swap(&owner, &block.owner)
    switch consume owner {
    case .route(var route):
      routeClauses(&route, &block.clauses, inBlock: true, first: word)
      block.owner = .route(route)
    case .tab(var tab):
      tabClauses(&tab, &block.clauses, first: word)
      block.owner = .tab(tab)
    case .stack(var stack):
      stackClauses(&stack, &block.clauses, first: word)
      block.owner = .stack(stack)
    case .feature, .group, .unknown: break
    }
    blocks.append(block)
    expectLineEnd()
  }

  /// Reads clauses up to the end of the line or the block. `read` reads one whose word is at hand.
  private mutating func clauses(
    of owner: String, among words: [String], isInBlock: Bool, first: String?,
    _ read: (inout Parser, String) -> Void
  ) {
    var given = first
    var isFirst = isInBlock
    while isFirst || !isAtEnd, token.kind != .leftBrace {
      isFirst = false
      guard token.kind == .name else {
        if token.kind == .text, words.contains("title"), !token.isBroken {
          let place = SourceRange(file: file, start: token.start, end: token.start)
          report(
            .unexpectedToken, at: range(of: token),
            "expected a clause, not \(described(token)); a title is written `title \"…\"`",
            fix: Diagnostic.Fix("write `title` before it", [.init(place, "title ")]))
          advance()
        } else {
          expected("a clause of \(owner) or the end of the line")
          advance()
        }
        skipToClause(among: words)
        continue
      }
      let written = text(of: token)
      var word = given ?? written
      given = nil
      if !words.contains(word) {
        // A declaration on the same line is reported by whoever waits for the end of the line.
        if Self.declarationWords.contains(word) { return }
        guard let meant = unknownWord(token, isNo: "clause of \(owner)", among: words, synonyms: Self.clauseSynonyms),
          words.contains(meant)
        else {
          advance()
          skipToClause(among: words)
          continue
        }
        word = meant
      }
      let faults = faultCount
      read(&self, word)
      // What is left of a faulty clause.
      if faultCount != faults, token.kind != .name { skipToClause(among: words) }
    }
  }

  /// Skips what cannot be read of a line.
  private mutating func skipToClause(among words: [String]) {
    while !isAtEnd, token.kind != .leftBrace {
      if token.kind == .name, words.contains(text(of: token)) { return }
      if token.kind == .leftParen { skipParentheses() } else { advance() }
    }
  }

  /// Notes that a clause stands here, and reports it where it does for the second time.
  private mutating func note(_ word: String, _ seen: inout [String: SourceRange], advice: String = "") -> Bool {
    let place = range(of: token)
    guard let first = seen[word] else {
      seen[word] = place
      return true
    }
    report(
      .duplicateClause, at: place, "`\(word)` stands twice here\(advice.isEmpty ? "; keep one of them" : advice)",
      notes: [.init("`\(word)` stands here first", at: first)])
    return false
  }

  // MARK: - Routes

  mutating func routeClauses(
    _ route: inout RouteSyntax, _ seen: inout [String: SourceRange], inBlock: Bool, first: String? = nil
  ) {
    clauses(of: "a route", among: Self.routeWords, isInBlock: inBlock, first: first) { parser, word in
      parser.routeClause(word, &route, &seen, inBlock: inBlock)
    }
  }

  private mutating func routeClause(
    _ word: String, _ route: inout RouteSyntax, _ seen: inout [String: SourceRange], inBlock: Bool
  ) {
    if Self.routeBlockWords.contains(word) {
      if !inBlock {
        report(
          .misplaced, at: range(of: token), "`\(word)` stands in the block of a route: `{ \(word) … }`")
      }
      return routeBlockClause(word, &route)
    }
    let isListed = word == "requires" || word == "in"
    let isNew = note(word, &seen, advice: isListed ? "; write one with commas, `\(word) a, b`" : "")
    let keyword = advance()
    switch word {
    case "title":
      let title = text("a title", isVisible: true)
      if isNew { route.title = title }
    case "present":
      let presentation = presentation()
      if isNew { route.presentation = presentation }
    case "motion":
      let motion = name("the name of a motion after `motion`")
      if isNew { route.motion = motion }
    case "requires":
      let names = names("the name of a requirement")
      if isNew { route.requirements = names }
    case "in":
      let names = names("the name of a tab")
      if isNew { route.homes = names }
    case "internal": if isNew { route.internalRange = range(of: keyword) }
    case "unique": if isNew { route.uniqueRange = range(of: keyword) }
    case "deprecated":
      let reason = text("a reason")
      if isNew { route.deprecation = reason }
    default:
      guard choice("way back", [("none", true)]) != nil else { return }
      if isNew { route.backNoneRange = range(from: keyword) }
    }
  }

  private mutating func routeBlockClause(_ word: String, _ route: inout RouteSyntax) {
    switch word {
    case "alias": route.aliases.append(alias())
    case "prefer":
      advance()
      route.prefers += names("the name of a route")
    case "formerly":
      advance()
      var isFirst = true
      commaList { parser in
        guard let text = parser.text("a former name", continuing: !isFirst) else { return false }
        isFirst = false
        route.formerly.append(text)
        return true
      }
    default: route.allows += allows()
    }
  }

  /// Reads `allow CODE, …`.
  mutating func allows() -> [AllowSyntax] {
    advance()
    var allows: [AllowSyntax] = []
    for name in names("the code of a finding, such as `NAV302`,") {
      let digits = name.text.hasPrefix("NAV") ? name.text.dropFirst(3) : ""
      guard digits.utf8.count == 3, digits.utf8.allSatisfy(Scan.isDigit), let number = Int(digits) else {
        report(.malformedCode, at: name.range, "`\(name.text)` is no code of a finding; codes are written `NAV302`")
        continue
      }
      allows.append(AllowSyntax(code: DiagnosticCode(number), range: name.range))
    }
    return allows
  }

  /// Reads the block `{ prefer … allow … }` of an alias, a redirect or a refusal, if there is one.
  mutating func competitionBlock(
    of owner: String, _ words: [String], prefers: inout [NameSyntax], allows: inout [AllowSyntax]
  ) {
    flatBlock { parser in
      parser.clauses(of: owner, among: words, isInBlock: true, first: nil) { parser, word in
        if word == "allow" {
          allows += parser.allows()
        } else {
          parser.advance()
          prefers += parser.names("the name of a route")
        }
      }
    }
  }

  // MARK: - Tabs and stacks

  mutating func tabClauses(_ tab: inout TabSyntax, _ seen: inout [String: SourceRange], first: String? = nil) {
    clauses(of: "a tab", among: Self.tabWords, isInBlock: !blocksLine, first: first) { parser, word in
      let isNew = parser.note(word, &seen)
      parser.advance()
      switch word {
      case "icon":
        let icon = parser.icon()
        if isNew { tab.icon = icon }
      case "selectedIcon":
        let icon = parser.icon()
        if isNew { tab.selectedIcon = icon }
      case "badge":
        let badge = parser.text("a badge", isVisible: true)
        if isNew { tab.badge = badge }
      case "at":
        let address = parser.address()
        if isNew { tab.address = address }
      case "container":
        let container = parser.choice("container", TabSyntax.Container.allCases.map { ($0.rawValue, $0) })
        if isNew { tab.container = container }
      default:
        let root = parser.target("the name of a route after `root`")
        if isNew { tab.root = root }
      }
    }
  }

  mutating func stackClauses(_ stack: inout StackSyntax, _ seen: inout [String: SourceRange], first: String? = nil) {
    clauses(of: "a stack", among: Self.stackWords, isInBlock: !blocksLine, first: first) { parser, word in
      let isNew = parser.note(word, &seen)
      parser.advance()
      let address = parser.address()
      if isNew { stack.address = address }
    }
  }

  /// Whether the statement at hand has begun before the token at hand.
  private var blocksLine: Bool { !token.startsLine && previous.kind != .leftBrace }

  private mutating func icon() -> IconSyntax? {
    guard let kind = choice("kind of icon", IconSyntax.Kind.allCases.map { ($0.rawValue, $0) }),
      let name = text("the name of a symbol or an image")
    else { return nil }
    return IconSyntax(kind: kind.value, name: name)
  }

  /// Reads the address of a tab or stack: slashes and literals.
  private mutating func address() -> PatternSyntax? {
    guard var pattern = pattern("an address") else { return nil }
    let isPlain = pattern.path.allSatisfy { piece in
      switch piece {
      case .slash, .literal: true
      case .parameter, .optional: false
      }
    }
    if !pattern.isBroken, !isPlain || !pattern.query.isEmpty || pattern.fragment != nil {
      report(.patternTooRich, at: pattern.range, "an address is a path of literals, such as `/explore`")
      pattern.isBroken = true
    }
    return pattern
  }

  /// Reads one word out of a list.
  mutating func choice<Word>(_ kind: String, _ words: [(String, Word)]) -> WordSyntax<Word>? {
    guard token.kind == .name, !token.startsLine else {
      expected(words.map { "`\($0.0)`" }.joined(separator: " or "))
      return nil
    }
    let token = token
    let written = text(of: token)
    let meant =
      words.contains { $0.0 == written }
      ? written : unknownWord(token, isNo: kind, among: words.map(\.0))
    advance()
    return words.first { $0.0 == meant }.map { WordSyntax(value: $0.1, range: range(of: token)) }
  }
}
