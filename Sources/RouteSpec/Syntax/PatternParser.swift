/// From the text of a pattern to its pieces, with their places in the file.
///
/// `/trails/{slug: Slug}[.{format: Format?}]?page={page: Int = 1}#top` is read from left to right in one pass: the
/// path, then at `?`
/// the query items, then at `#` the fragment. A fault is reported where it stands and the reading goes on behind it, so
/// that
/// two faults of one pattern are two findings; the pattern is then broken.
struct PatternParser {
  /// Where a literal or parameter stands, which decides what it may be.
  enum Place { case path, query, fragment, host }

  let literal: TextLiteral
  let bytes: [UInt8]
  var index = 0
  var isBroken = false
  var findings: FindingList

  init(_ literal: TextLiteral, file: Int) {
    self.literal = literal
    bytes = literal.bytes
    findings = FindingList(file: file)
  }

  /// Reads a pattern. `whole` is the place of the literal with its quotes.
  static func parse(_ literal: TextLiteral, whole: SourceRange, findings: inout FindingList) -> PatternSyntax {
    var parser = PatternParser(literal, file: whole.file)
    let text = TextSyntax(value: literal.string, isVerbatim: false, range: whole)
    var pattern = PatternSyntax(text: text, path: [], query: [], fragment: nil, isBroken: false)
    parser.checkStart(whole)
    pattern.path = parser.pieces(.path)
    if parser.byte == 0x3F { pattern.query = parser.query() }
    if parser.byte == 0x23 {
      parser.index += 1
      pattern.fragment = parser.pieces(.fragment)
    }
    parser.checkSlashes(pattern.path)
    parser.checkTouching(pattern.path)
    parser.checkTails(pattern.path, .path)
    if let fragment = pattern.fragment {
      parser.checkTouching(fragment)
      parser.checkTails(fragment, .fragment)
    }
    pattern.isBroken = parser.isBroken
    findings.append(parser.findings)
    return pattern
  }

  // MARK: - Small tools

  /// The byte at `index`; nil at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  func peek(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], fix: Diagnostic.Fix? = nil
  ) {
    isBroken = true
    findings.report(code, at: range, message, notes: notes, fixes: fix.map { [$0] } ?? [])
  }

  /// A fix that replaces a place: "write `…`".
  func write(_ text: String, at range: SourceRange) -> Diagnostic.Fix {
    Diagnostic.Fix("write `\(text)`", [.init(range, Self.quoted(text))])
  }

  /// As it is written inside of quotes.
  static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }

  // MARK: - Pieces

  /// Reads pieces up to the end of the path, of the fragment or, inside of an optional part, to its `]`.
  private mutating func pieces(_ place: Place, inOptional: Bool = false) -> [PatternPieceSyntax] {
    var pieces: [PatternPieceSyntax] = []
    var isStartOfSegment = true
    while let byte {
      if byte == 0x23 && place == .path || byte == 0x3F && place == .path { break }
      let start = index
      if isStartOfSegment, place != .query, let foreign = foreignSegment() {
        reportForeign(foreign)
        index = max(foreign.end, start + 1)
        isStartOfSegment = false
        continue
      }
      switch byte {
      case 0x2F:
        index += 1
        pieces.append(.slash(literal.range(start, index)))
        isStartOfSegment = true
        continue
      case 0x7B:
        if let parameter = parameter(place) { pieces.append(.parameter(parameter)) }
      case 0x5B:
        if let part = optionalPart(place, inOptional: inOptional, after: pieces.last) { pieces.append(part) }
      case 0x5D:
        if inOptional { return pieces }
        unencoded("`]` closes nothing; as a character it is written `%5D`", to: index + 1, .malformedOptionalPart)
      default:
        if let literal = pathLiteral(place) { pieces.append(.literal(literal)) }
      }
      isStartOfSegment = false
    }
    return pieces
  }

  /// Reads `[…]`.
  private mutating func optionalPart(
    _ place: Place, inOptional: Bool, after last: PatternPieceSyntax?
  ) -> PatternPieceSyntax? {
    let start = index
    if let foreign = foreignBrackets(after: last) {
      reportForeign(foreign)
      index = foreign.end
      return nil
    }
    index += 1
    if place != .path {
      report(
        .malformedOptionalPart, at: literal.range(start, index),
        "only a path has optional parts; as a character `[` is written `%5B`")
      skipBrackets()
      return nil
    }
    if inOptional {
      report(
        .malformedOptionalPart, at: literal.range(start, index),
        "an optional part cannot stand in another one; write one after the other, or an alias for one of the forms")
      skipBrackets()
      return nil
    }
    let hadFault = isBroken
    let pieces = pieces(place, inOptional: true)
    guard byte == 0x5D else {
      let continues = byte == 0x3F && peek(1) != nil
      report(
        .unbalancedBracket, at: literal.range(start, start + 1),
        continues
          ? "this `[` is not closed before the query; a query item is optional by its type, `{name: String?}`"
          : "this `[` is not closed; write `]` where the optional part ends")
      let part = PatternPieceSyntax.optional(pieces, literal.range(start, index))
      if continues { skipOptionalItems() }
      return part
    }
    index += 1
    if pieces.isEmpty, isBroken == hadFault {
      report(
        .malformedOptionalPart, at: literal.range(start, index), "an optional part cannot be empty",
        fix: Diagnostic.Fix("take it out", [.init(literal.range(start, index), "")]))
    }
    return .optional(pieces, literal.range(start, index))
  }

  /// Skips to behind the `]` of a bracket that has been reported.
  private mutating func skipBrackets() {
    var depth = 1
    while let byte, depth > 0 {
      if byte == 0x5B { depth += 1 }
      if byte == 0x5D { depth -= 1 }
      index += 1
    }
  }

  // MARK: - Checks of the whole

  private mutating func checkStart(_ whole: SourceRange) {
    let start = literal.range(0, 0)
    guard let byte else {
      return report(
        .malformedPattern, at: whole, "a pattern cannot be empty; the start page is `/`",
        fix: Diagnostic.Fix("write `/`", [.init(start, "/")]))
    }
    if byte == 0x2F || byte == 0x5B { return }
    let (nameEnd, _) = Scan.name(bytes, at: 0)
    if nameEnd > 0, bytes[nameEnd...].starts(with: [0x3A, 0x2F, 0x2F]) {
      let end = bytes[(nameEnd + 3)...].firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 } ?? bytes.count
      report(
        .malformedPattern, at: literal.range(0, end),
        "a pattern has no scheme and no host; it begins with `/`, and its host stands in `group host \"…\" { … }`")
      index = end
      return
    }
    report(
      .malformedPattern, at: start, "a pattern begins with `/`",
      fix: Diagnostic.Fix("write `/` before it", [.init(start, "/")]))
  }

  /// Each form of a path begins with a slash, also the form without its leading optional parts.
  private mutating func checkSlashes(_ path: [PatternPieceSyntax]) {
    var isAfterPart = false
    for piece in path {
      switch piece {
      case .slash: return
      case .optional(let pieces, let range):
        if case .slash? = pieces.first {
          isAfterPart = true
          continue
        }
        guard let first = pieces.first else { return }
        let place = SourceRange(file: range.file, start: first.range.start, end: first.range.start)
        return report(
          .malformedPattern, at: first.range, "a pattern begins with `/`, also inside of a leading optional part",
          fix: Diagnostic.Fix("write `/` before it", [.init(place, "/")]))
      case .literal, .parameter:
        guard isAfterPart else { return }
        let place = SourceRange(file: piece.range.file, start: piece.range.start, end: piece.range.start)
        return report(
          .malformedPattern, at: piece.range,
          "without the optional part before it this pattern does not begin with `/`; write `/` here",
          fix: Diagnostic.Fix("write `/` before it", [.init(place, "/")]))
      }
    }
  }

  /// Two parameters that touch in any form cannot be told apart.
  private mutating func checkTouching(_ pieces: [PatternPieceSyntax]) {
    var before: [PatternParameterSyntax] = []
    func touch(_ parser: inout PatternParser, _ parameter: PatternParameterSyntax) {
      guard let first = before.last else { return }
      parser.report(
        .touchingParameters, at: parameter.range,
        "`{\(parameter.name.text)}` touches `{\(first.name.text)}`; put a literal between them, such as `-` or `/`",
        notes: [.init("`{\(first.name.text)}` stands here", at: first.range)])
    }
    for piece in pieces {
      switch piece {
      case .slash, .literal: before = []
      case .parameter(let parameter):
        touch(&self, parameter)
        before = [parameter]
      case .optional(let inner, _):
        var last: PatternParameterSyntax?
        for (position, piece) in inner.enumerated() {
          guard case .parameter(let parameter) = piece else {
            last = nil
            continue
          }
          if position == 0 {
            touch(&self, parameter)
          } else if let last {
            let outside = before
            before = [last]
            touch(&self, parameter)
            before = outside
          }
          last = parameter
        }
        // Without the part, what stood before it touches what follows.
        if let last { before.append(last) }
      }
    }
  }

  /// A tail is the last thing, a final slash aside, and one that may be empty has its segment to itself.
  private mutating func checkTails(_ pieces: [PatternPieceSyntax], _ place: Place) {
    let flat: [(piece: PatternPieceSyntax, opens: Bool)] = pieces.flatMap { piece in
      guard case .optional(let inner, _) = piece else { return [(piece, false)] }
      return inner.enumerated().map { ($0.element, $0.offset == 0) }
    }
    for (position, (piece, _)) in flat.enumerated() {
      guard case .parameter(let parameter) = piece, parameter.tail != .none else { continue }
      let rest = flat[(position + 1)...]
      if place == .path, rest.count == 1, case .slash? = rest.first?.piece {
        // A final slash.
      } else if let next = rest.first {
        report(
          .misplacedTail, at: parameter.range,
          "`{\(parameter.name.text)...}` takes all the rest, so nothing can follow it",
          notes: [.init("this follows", at: next.piece.range)])
      }
      if parameter.tail == .zeroOrMore, position > 0, flat[position - 1].piece.isInSegment {
        report(
          .misplacedTail, at: parameter.range,
          "`{\(parameter.name.text)...?}` cannot end a mixture, where its first segment must be there;"
            + " write `{\(parameter.name.text)...}`, in an optional part if it may be left out")
      }
    }
  }
}

extension PatternPieceSyntax {
  /// Whether it belongs to a segment, and so is no slash.
  var isInSegment: Bool {
    if case .slash = self { false } else { true }
  }
}
