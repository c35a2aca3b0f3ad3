/// The query items of patterns: `?page={page: Int = 1}&kind=literal&flag`.
extension PatternParser {
  /// Reads `?` and the items behind it, up to the fragment.
  mutating func query() -> [QueryItemSyntax] {
    let question = index
    index += 1
    if byte == nil || byte == 0x23 {
      let place = literal.range(question, index)
      report(
        .malformedQueryItem, at: place, "no query item follows this `?`",
        fix: Diagnostic.Fix("take out `?`", [.init(place, "")]))
      return []
    }
    var items: [QueryItemSyntax] = []
    while true {
      if let item = queryItem() { items.append(item) }
      guard byte == 0x26 else { break }
      index += 1
    }
    return items
  }

  private static func endsItem(_ byte: UInt8) -> Bool { byte == 0x26 || byte == 0x23 }

  private mutating func queryItem() -> QueryItemSyntax? {
    let start = index
    guard let first = byte, !Self.endsItem(first) else {
      // The sign before it, `?` or `&`, has nothing to part.
      report(
        .malformedQueryItem, at: literal.range(start - 1, start),
        "a query item is missing here; write `key={name: Type}`")
      return nil
    }
    if first == 0x7B {
      bareParameter()
      return nil
    }
    if first == 0x3D {
      report(.malformedQueryItem, at: literal.range(start, start + 1), "the key is missing before this `=`")
      skipItem()
      return nil
    }
    let key = queryLiteral { $0 == 0x3D || Self.endsItem($0) || $0 == 0x7B }
    if byte == 0x7B {
      report(
        .malformedQueryItem, at: literal.range(start, index),
        "a key is a literal, and `=` stands behind it: `key={name: Type}`")
      skipItem()
      return nil
    }
    guard byte == 0x3D else {
      guard let key else { return nil }
      let empty = PatternLiteralSyntax(bytes: [], range: literal.range(index, index))
      return QueryItemSyntax(key: key, content: .literal(empty), range: literal.range(start, index))
    }
    index += 1
    let valueStart = index
    let content: QueryItemSyntax.Content?
    if byte == 0x7B {
      content = parameter(.query).map { .parameter($0) }
    } else if byte == nil || byte.map(Self.endsItem) == true {
      content = .literal(PatternLiteralSyntax(bytes: [], range: literal.range(index, index)))
    } else if byte != 0x2A, let foreign = foreignSegment(),
      foreign.end == bytes.count || Self.endsItem(bytes[foreign.end])
    {
      reportForeign(foreign)
      skipItem()
      return nil
    } else {
      content = queryLiteral { Self.endsItem($0) || $0 == 0x7B }.map { .literal($0) }
    }
    if byte == 0x5B, let next = peek(1), next == 0x26 || next == 0x3F {
      reportOptionalItems()
      return nil
    }
    if let byte, !Self.endsItem(byte) {
      skipItem()
      report(
        .malformedQueryItem, at: literal.range(valueStart, index),
        "the value of a query item is one parameter or one literal, not a mixture")
      return nil
    }
    guard let key, let content else { return nil }
    return QueryItemSyntax(key: key, content: content, range: literal.range(start, index))
  }

  /// A key or value. `[&` and `[?` are tries at an optional item; elsewhere a bracket is percent-encoded.
  private mutating func queryLiteral(until ends: (UInt8) -> Bool) -> PatternLiteralSyntax? {
    let start = index
    while let byte, !ends(byte) {
      if byte == 0x5B, let next = peek(1), next == 0x26 || next == 0x3F {
        reportOptionalItems()
        return nil
      }
      index += 1
    }
    index = start
    return literal(.query, until: ends)
  }

  /// `?{page: Int}` without a key.
  private mutating func bareParameter() {
    let start = index
    let before = isBroken
    isBroken = false
    let parameter = parameter(.query)
    let isWhole = !isBroken
    isBroken = isBroken || before
    guard isWhole, let parameter else { return skipItem() }
    let place = literal.range(start, start)
    let key = parameter.name.text
    report(
      .malformedQueryItem, at: parameter.range, "a query item has a key; write `\(key)={\(key)}`",
      fix: Diagnostic.Fix("write `\(key)=` before it", [.init(place, "\(key)=")]))
    skipItem()
  }

  /// Skips to the end of an item that has been reported.
  private mutating func skipItem() {
    while let byte, !Self.endsItem(byte) {
      if byte == 0x7B { skipBraces() } else { index += 1 }
    }
  }

  private mutating func reportOptionalItems() {
    report(
      .malformedOptionalPart, at: literal.range(index, index + 1),
      "query items have no optional parts; an item is optional by its type, `key={name: String?}`")
    skipOptionalItems()
  }

  /// Skips `[&a={a}]…` to the end of the query.
  mutating func skipOptionalItems() {
    while let byte, byte != 0x23 {
      if byte == 0x7B { skipBraces() } else { index += 1 }
    }
  }
}
