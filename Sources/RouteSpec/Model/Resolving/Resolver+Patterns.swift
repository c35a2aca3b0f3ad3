extension Resolver {
  /// What a quoted pattern says, types resolved; nil where it is broken, and that has been reported.
  ///
  /// - Parameter bare: what a parameter without a type is.
  mutating func part(of syntax: PatternSyntax, bare: (String) -> BareType) -> PatternPart? {
    guard !syntax.isBroken else { return nil }
    var part = PatternPart(range: syntax.range)
    (part.pathText, part.restText) = PatternText.split(syntax.text.value)
    var isSound = true
    for (index, piece) in syntax.path.enumerated() {
      switch piece {
      case .slash(let range):
        if case .slash? = part.path.last {
          report(
            .emptySegment, at: range, "there is nothing between two slashes, and no link is read with an empty segment",
            fixes: [Diagnostic.Fix("remove the slash", [Diagnostic.Fix.Edit(range, "")])])
          isSound = false
        } else {
          part.path.append(.slash)
        }
      case .literal(let literal):
        part.path.append(.literal(literal.bytes))
      case .parameter(let parameter):
        // What is broken leaves something in its place, or the slashes around it would seem to meet.
        let shape = pathShape(of: parameter, at: index, in: syntax.path, bare: bare)
        part.path.append(shape.map { add(parameter, $0, .path, to: &part) } ?? .literal([]))
        if shape == nil { isSound = false }
      case .optional(let inner, _):
        let pieces = optionalPart(inner, of: &part, bare: bare)
        part.path.append(.optional(pieces ?? []))
        if pieces == nil { isSound = false }
      }
    }
    isSound = addQuery(of: syntax, to: &part, bare: bare) && isSound
    isSound = addFragment(of: syntax, to: &part, bare: bare) && isSound
    isSound = hasApartNames(part, before: []) && isSound
    return isSound && hasSoundSegments(part, of: syntax) ? part : nil
  }

  private mutating func optionalPart(
    _ inner: [PatternPieceSyntax], of part: inout PatternPart, bare: (String) -> BareType
  ) -> [Pattern.Piece]? {
    var pieces: [Pattern.Piece] = []
    var isSound = true
    for piece in inner {
      switch piece {
      case .slash: pieces.append(.slash)
      case .literal(let literal): pieces.append(.literal(literal.bytes))
      case .optional: break
      case .parameter(let parameter):
        if let shape = optionalShape(of: parameter, bare: bare) {
          pieces.append(add(parameter, shape, .path, to: &part))
        } else {
          isSound = false
        }
      }
    }
    return isSound ? pieces : nil
  }

  /// The shape of a path parameter outside optional parts: something must be there.
  private mutating func pathShape(
    of syntax: PatternParameterSyntax, at index: Int, in path: [PatternPieceSyntax], bare: (String) -> BareType
  ) -> ParameterShape? {
    guard var shape = shape(of: syntax, bare: bare), isForPath(shape, syntax) else { return nil }
    let isBare = syntax.type == nil && syntax.defaultValue == nil
    switch shape.arity {
    case .required, .tail: return shape
    // An alias that always has it: what the route gives is the type.
    case .optional where isBare, .defaulted where isBare:
      shape.arity = .required
      return shape
    case .optional, .defaulted:
      report(
        .misplacedOptional, at: syntax.range,
        "`\(syntax.name.text)` cannot be left out here; in a path that goes in an optional part, as in `[/\(Wording.braced(syntax))]`",
        fixes: wholeSegment(index, in: path).map { [bracket($0)] } ?? [])
    case .list:
      reportNoList(syntax)
    }
    return nil
  }

  /// The shape of a parameter of an optional part, which is nil, its default or empty where the part is left out.
  private mutating func optionalShape(
    of syntax: PatternParameterSyntax, bare: (String) -> BareType
  ) -> ParameterShape? {
    guard var shape = shape(of: syntax, bare: bare), isForPath(shape, syntax) else { return nil }
    switch shape.arity {
    case .optional, .defaulted: return shape
    case .tail:
      shape.arity = .tail(atLeast: 0)
      return shape
    case .required:
      let edit =
        syntax.type.map { Diagnostic.Fix.Edit($0.range, "\($0.name.text)?") }
        ?? Diagnostic.Fix.Edit(syntax.name.range, "\(syntax.name.text): String?")
      report(
        .misplacedOptional, at: syntax.range,
        "`\(syntax.name.text)` is missing where this part is left out, so it is optional or has a default",
        fixes: [Diagnostic.Fix("make it optional", [edit])])
    case .list:
      reportNoList(syntax)
    }
    return nil
  }

  private mutating func reportNoList(_ syntax: PatternParameterSyntax) {
    report(
      .misplacedType, at: syntax.range,
      "`\(syntax.name.text)` is a list, and a segment is one value; `{\(syntax.name.text)...}` takes all that follow")
  }

  /// Whether the type may stand elsewhere than in a query.
  mutating func isForPath(_ shape: ParameterShape, _ syntax: PatternParameterSyntax) -> Bool {
    guard base(of: shape.type) == .url else { return true }
    report(
      .misplacedType, at: syntax.type?.range ?? syntax.range,
      "a URL is read in a query only, as in `?\(syntax.name.text)={\(syntax.name.text): URL}`")
    return false
  }

  /// The built-in type that a type stands on; an enum stands on String.
  func base(of type: ParameterType) -> ParameterType {
    switch type {
    case .enumeration: .string
    case .newtype(let index): table.newtypes[index].base
    default: type
    }
  }

  private mutating func add(
    _ syntax: PatternParameterSyntax, _ shape: ParameterShape, _ place: Pattern.Place, to part: inout PatternPart
  ) -> Pattern.Piece {
    part.parameters.append(
      Pattern.Parameter(
        name: canonical(syntax.name), type: shape.type, arity: shape.arity, place: place, range: syntax.range))
    let index = part.parameters.count - 1
    if case .tail = shape.arity { return .tail(index) }
    return .parameter(index)
  }

  private mutating func addQuery(
    of syntax: PatternSyntax, to part: inout PatternPart, bare: (String) -> BareType
  ) -> Bool {
    var isSound = true
    var keys: [[UInt8]: SourceRange] = [:]
    for item in syntax.query {
      if let first = keys[item.key.bytes] {
        report(
          .queryKeyTwice, at: item.key.range,
          "the first item of a key decides, so a pattern has a key once; give one another key",
          notes: [Diagnostic.Note("first here", at: first)])
        isSound = false
      }
      keys[item.key.bytes] = item.key.range
      switch item.content {
      case .literal(let literal):
        part.query.append(Pattern.QueryItem(key: item.key.bytes, content: .literal(literal.bytes), range: item.range))
      case .parameter(let parameter):
        guard let shape = shape(of: parameter, bare: bare) else {
          isSound = false
          continue
        }
        _ = add(parameter, shape, .query, to: &part)
        part.query.append(
          Pattern.QueryItem(key: item.key.bytes, content: .parameter(part.parameters.count - 1), range: item.range))
      }
    }
    return isSound
  }

  private mutating func addFragment(
    of syntax: PatternSyntax, to part: inout PatternPart, bare: (String) -> BareType
  ) -> Bool {
    guard let pieces = syntax.fragment else { return true }
    var isSound = true
    var fragment: [Pattern.Piece] = []
    for piece in pieces {
      switch piece {
      case .slash: fragment.append(.slash)
      case .literal(let literal): fragment.append(.literal(literal.bytes))
      case .optional: break
      case .parameter(let parameter):
        guard let shape = fragmentShape(of: parameter, bare: bare) else {
          isSound = false
          continue
        }
        fragment.append(add(parameter, shape, .fragment, to: &part))
      }
    }
    part.fragment = fragment
    return isSound
  }

  private mutating func fragmentShape(
    of syntax: PatternParameterSyntax, bare: (String) -> BareType
  ) -> ParameterShape? {
    guard var shape = shape(of: syntax, bare: bare), isForPath(shape, syntax) else { return nil }
    let isBare = syntax.type == nil && syntax.defaultValue == nil
    switch shape.arity {
    case .required, .tail: return shape
    case .optional where isBare, .defaulted where isBare:
      shape.arity = .required
      return shape
    case .optional, .defaulted:
      report(
        .misplacedOptional, at: syntax.range,
        "`\(syntax.name.text)` cannot be left out: a fragment has no optional parts, and `{\(syntax.name.text)...?}` may be empty"
      )
    case .list: reportNoList(syntax)
    }
    return nil
  }

  // MARK: - Fixes

  /// The places of a slash and the parameter after it, where the two are a whole segment.
  private func wholeSegment(_ index: Int, in path: [PatternPieceSyntax]) -> SourceRange? {
    guard index > 0, case .slash(let slash) = path[index - 1] else { return nil }
    if index + 1 < path.count {
      guard case .slash = path[index + 1] else { return nil }
    }
    return slash.union(path[index].range)
  }

  private func bracket(_ range: SourceRange) -> Diagnostic.Fix {
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    return Diagnostic.Fix(
      "put it in an optional part", [Diagnostic.Fix.Edit(start, "["), Diagnostic.Fix.Edit(end, "]")])
  }
}

extension Wording {
  /// A parameter in its braces, as it is written but for a default that is a text.
  static func braced(_ syntax: PatternParameterSyntax) -> String {
    let type = syntax.type.map { "\($0.name.text)\($0.isOptional ? "?" : "")" } ?? "String"
    switch syntax.defaultValue?.kind {
    case .number(let number)?: return "{\(syntax.name.text): \(type) = \(number.text)}"
    case .name(let name)?: return "{\(syntax.name.text): \(type) = \(name.text)}"
    case .bool(let value)?: return "{\(syntax.name.text): \(type) = \(value)}"
    case .text?: return "{\(syntax.name.text): \(type) = …}"
    case .null?, nil: return "{\(syntax.name.text): \(type)}"
    }
  }
}
