/// How screens are shown: presentations and styles.
extension Parser {
  private static let presentationSynonyms = [
    "fullScreenCover": "cover", "fullscreen": "cover", "fullScreen": "cover", "modal": "sheet", "root": "replace",
  ]

  /// Reads the style of a transition: a presentation, or the name of a motion.
  mutating func style() -> StyleSyntax? {
    if token.kind == .name, !token.startsLine, PresentationSyntax.Kind(rawValue: text(of: token)) != nil {
      return presentation().map { .presentation($0) }
    }
    return name("a presentation or the name of a motion after `:`").map { .motion($0) }
  }

  /// Reads `push`, `sheet(medium, large)` and the like.
  mutating func presentation() -> PresentationSyntax? {
    let faults = faultCount
    let start = token
    let kinds = PresentationSyntax.Kind.allCases.map(\.rawValue)
    guard token.kind == .name, !token.startsLine else {
      expected("a presentation, such as `sheet`,")
      return nil
    }
    if !kinds.contains(text(of: token)), Self.routeWords.contains(text(of: token)) {
      expected("a presentation, such as `sheet`,")
      return nil
    }
    let written = text(of: token)
    let meant =
      kinds.contains(written)
      ? written
      : unknownWord(token, isNo: "presentation", among: kinds, synonyms: Self.presentationSynonyms)
    advance()
    guard let kind = meant.flatMap(PresentationSyntax.Kind.init(rawValue:)) else {
      if token.kind == .leftParen, !token.startsLine { skipParentheses() }
      return nil
    }
    var presentation = PresentationSyntax(kind: kind, range: range(of: start))
    if token.kind == .leftParen, !token.startsLine {
      if kind == .push || kind == .replace {
        report(.unexpectedToken, at: range(of: token), "`\(kind.rawValue)` has nothing in parentheses")
        skipParentheses()
      } else {
        var seen: [String: SourceRange] = [:]
        parentheses { parser in parser.option(of: kind, &presentation, &seen) }
      }
    }
    presentation.range = range(from: start)
    presentation.isBroken = faultCount != faults
    return presentation
  }

  private mutating func option(
    of kind: PresentationSyntax.Kind, _ presentation: inout PresentationSyntax, _ seen: inout [String: SourceRange]
  ) -> Bool {
    let words =
      kind == .sheet
      ? ["medium", "large", "height", "fraction", "initial", "undimmed", "grabber", "locked"] : ["locked"]
    guard token.kind == .name else {
      expected(kind == .sheet ? "`medium` or another word of a sheet" : "`locked`", continuing: true)
      return false
    }
    let keyword = token
    let written = text(of: keyword)
    guard
      let word = words.contains(written)
        ? written
        : unknownWord(keyword, isNo: "word of a \(kind.rawValue)", among: words, synonyms: ["fixed": "height"])
    else { return false }
    let place = range(of: keyword)
    if ["initial", "undimmed", "grabber", "locked"].contains(word) {
      if let first = seen[word] {
        report(
          .duplicateClause, at: place, "`\(word)` stands twice here; keep one of them",
          notes: [.init("`\(word)` stands here first", at: first)])
      } else {
        seen[word] = place
      }
    }
    switch word {
    case "grabber":
      advance()
      presentation.grabberRange = place
    case "locked":
      advance()
      presentation.lockedRange = place
    case "initial":
      advance()
      guard let detent = detent(continuing: true) else { return false }
      presentation.initial = detent
    case "undimmed":
      advance()
      guard let detent = detent(continuing: true) else { return false }
      presentation.undimmed = detent
    default:
      guard let detent = detent(as: word, continuing: true) else { return false }
      presentation.detents.append(detent)
    }
    return true
  }

  /// Reads `medium`, `large`, `height(N)` or `fraction(X)`.
  private mutating func detent(as given: String? = nil, continuing: Bool) -> PresentationSyntax.Detent? {
    let words = ["medium", "large", "height", "fraction"]
    let start = token
    guard start.kind == .name else {
      expected("`medium`, `large`, `height(…)` or `fraction(…)`", continuing: continuing)
      return nil
    }
    let written = given ?? text(of: start)
    guard let word = words.contains(written) ? written : unknownWord(start, isNo: "height of a sheet", among: words)
    else { return nil }
    advance()
    if word == "medium" || word == "large" {
      return PresentationSyntax.Detent(kind: word == "medium" ? .medium : .large, range: range(of: start))
    }
    guard token.kind == .leftParen else {
      expected("`(` and a number after `\(word)`", continuing: true)
      return nil
    }
    advance()
    guard let number = number("a number", continuing: true) else { return nil }
    guard token.kind == .rightParen else {
      expected("`)`", continuing: true)
      return nil
    }
    advance()
    return PresentationSyntax.Detent(
      kind: word == "height" ? .height(number) : .fraction(number), range: range(from: start))
  }
}
