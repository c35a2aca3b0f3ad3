extension Pattern {
  /// The largest number of parameters of a pattern or a screen.
  public static let parameterLimit = 64
  /// The largest number of pieces of a path, those in optional parts included.
  public static let pieceLimit = 512
  /// The most query items of a pattern.
  public static let itemLimit = 256
  /// The most bytes of all literals of a path: no longer link is read.
  public static let literalLimit = 65_536
}

extension Resolver {
  /// The largest number of patterns of a table, with those that routes have by their parents' aliases.
  static let patternLimit = 65_536

  /// Whether a pattern keeps its segments in every form: none empty but the last, none `.` or `..`.
  mutating func hasSoundSegments(_ part: PatternPart, of syntax: PatternSyntax) -> Bool {
    let pattern = Prefix().joined(part, isSlashStrict: true).pattern
    guard isInLimits(pattern, at: part.range) else { return false }
    guard let fault = segmentFault(of: pattern) else { return true }
    switch fault {
    case .empty:
      let (range, fixes) = emptySegmentFix(syntax.path)
      report(
        .emptySegment, at: range ?? part.range,
        "without its optional part this pattern has an empty segment, and no link is read with one", fixes: fixes)
    case .dots(let dots):
      let range = syntax.path.first { piece in
        if case .literal(let literal) = piece { literal.bytes == dots } else { false }
      }?.range
      report(
        .dotSegment, at: range ?? part.range,
        "browsers remove a segment `\(String(decoding: dots, as: UTF8.self))` before any app sees the link; leave it out"
      )
    }
    return false
  }

  /// Whether a pattern that has grown by its prefix is still sound. Its own part is.
  mutating func isSound(_ pattern: Pattern, part: PatternPart, prefix: Prefix) -> Bool {
    guard hasApartNames(part, before: prefix.hostParameters + prefix.pathParameters) else { return false }
    guard isInLimits(pattern, at: part.range) else { return false }
    // Only where an optional part stands at the joint can the whole have a fault that neither side has.
    guard case .optional? = prefix.path.last, segmentFault(of: pattern) != nil else { return true }
    report(
      .emptySegment, at: part.range,
      "after `\(prefix.text)` this pattern has an empty segment in one of its forms, and no link is read with one")
    return false
  }

  /// Whether no parameter of the part has the name of another one of the pattern.
  mutating func hasApartNames(_ part: PatternPart, before: [Pattern.Parameter]) -> Bool {
    if before.count + part.parameters.count < 2 { return true }
    var first: [String: Pattern.Parameter] = [:]
    for parameter in before { first[parameter.name] = parameter }
    var isSound = true
    for parameter in part.parameters {
      if let earlier = first[parameter.name] {
        reportSameParameter(parameter, earlier)
        isSound = false
      }
      first[parameter.name] = first[parameter.name] ?? parameter
    }
    return isSound
  }

  private mutating func isInLimits(_ pattern: Pattern, at range: SourceRange) -> Bool {
    let parts = pattern.partCount
    if parts >= 20 || 1 << parts > Pattern.formLimit {
      let most = Pattern.formLimit.trailingZeroBitCount
      report(
        .patternTooLarge, at: range,
        "\(parts) optional parts make \(parts < 20 ? String(1 << parts) : "too many") forms; \(most) parts are the most: write some of the forms as aliases"
      )
      return false
    }
    if pattern.parameters.count > Pattern.parameterLimit {
      report(
        .patternTooLarge, at: range,
        "a pattern has \(Pattern.parameterLimit) parameters at most, and this one \(pattern.parameters.count)")
      return false
    }
    let pieces = pattern.path.reduce(0) { count, piece in
      if case .optional(let inner) = piece { count + inner.count } else { count + 1 }
    }
    if pieces > Pattern.pieceLimit {
      report(.patternTooLarge, at: range, "a path has \(Pattern.pieceLimit / 2) segments at most; this one is too long")
      return false
    }
    if pattern.query.count > Pattern.itemLimit {
      report(
        .patternTooLarge, at: range,
        "a pattern has \(Pattern.itemLimit) query items at most, and this one \(pattern.query.count)")
      return false
    }
    func size(_ pieces: [Pattern.Piece]) -> Int {
      pieces.reduce(0) { sum, piece in
        switch piece {
        case .literal(let bytes): sum + bytes.count
        case .optional(let inner): sum + size(inner)
        default: sum
        }
      }
    }
    if size(pattern.path) > Pattern.literalLimit {
      report(
        .patternTooLarge, at: range,
        "no link of more than \(Pattern.literalLimit) bytes is read; this pattern is longer")
      return false
    }
    return true
  }

  private enum SegmentFault {
    case empty
    case dots([UInt8])
  }

  private func segmentFault(of pattern: Pattern) -> SegmentFault? {
    for form in pattern.forms(isSlashStrict: true) {
      // `form(of:)` drops an empty last segment; any other is at fault. Before a tail none is the last.
      for segment in form.segments {
        if segment.isEmpty { return .empty }
        if segment.count == 1, case .literal(let bytes) = segment[0] {
          if bytes == [0x2E] || bytes == [0x2E, 0x2E] { return .dots(bytes) }
        }
      }
    }
    return nil
  }

  /// Where an optional part leaves an empty segment, and the edit that takes the slash before it into it: `/[{l:
  /// L?}]/x` becomes `[/{l: L?}]/x`.
  private func emptySegmentFix(_ path: [PatternPieceSyntax]) -> (SourceRange?, [Diagnostic.Fix]) {
    for index in path.indices.dropFirst() {
      guard case .optional(let inner, let range) = path[index], case .slash(let slash) = path[index - 1] else {
        continue
      }
      if case .slash? = inner.first { continue }
      guard index + 1 < path.count else { continue }
      switch path[index + 1] {
      case .slash: break
      case .optional(let next, _):
        guard case .slash? = next.first else { continue }
      default: continue
      }
      let inside = SourceRange(file: range.file, start: range.start + 1, end: range.start + 1)
      let fix = Diagnostic.Fix(
        "take the slash into the optional part", [Diagnostic.Fix.Edit(slash, ""), Diagnostic.Fix.Edit(inside, "/")])
      return (range, [fix])
    }
    return (nil, [])
  }
}
