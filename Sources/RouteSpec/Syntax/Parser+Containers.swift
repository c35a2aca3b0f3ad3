/// Tabs, stacks, features and groups: their heads, up to the block.
extension Parser {
  mutating func tab() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("tab")
    var tab = TabSyntax(
      documentation: documentation, name: name, range: range(of: keyword), isBroken: faultCount != faults)
    if !isAtEnd, token.kind == .text || isWord("verbatim") { tab.title = text("a title", isVisible: true) }
    var seen: [String: SourceRange] = [:]
    tabClauses(&tab, &seen)
    openContainer(.tab(tab), keyword, clauses: seen)
  }

  mutating func stack() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("stack")
    var stack = StackSyntax(
      documentation: documentation, name: name, range: range(of: keyword), isBroken: faultCount != faults)
    var seen: [String: SourceRange] = [:]
    stackClauses(&stack, &seen)
    openContainer(.stack(stack), keyword, clauses: seen)
  }

  mutating func feature() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    let name = declaredName("feature")
    let feature = FeatureSyntax(
      documentation: documentation, name: name, range: range(of: keyword), isBroken: faultCount != faults)
    openContainer(.feature(feature), keyword)
  }

  mutating func group() {
    let keyword = advance()
    let faults = faultCount
    var group = GroupSyntax(kind: .hosts([]), range: range(of: keyword), isBroken: false)
    if token.kind == .text, !token.startsLine {
      var prefix = pattern("a prefix") ?? missingPattern()
      checkPrefix(&prefix)
      group.kind = .prefix(prefix)
    } else if token.kind == .name, !token.startsLine {
      let token = token
      let written = text(of: token)
      let words = ["host", "scheme"]
      let meant =
        words.contains(written)
        ? written
        : unknownWord(token, isNo: "kind of group", among: words, synonyms: ["hosts": "host", "schemes": "scheme"])
      advance()
      switch meant {
      case "host": group.kind = .hosts(hosts())
      case "scheme": group.kind = .schemes(schemes())
      default: skipStatement()
      }
    } else {
      expected("a prefix in quotes, `host` or `scheme` after `group`")
      skipStatement()
    }
    group.isBroken = faultCount != faults
    openContainer(.group(group), keyword)
  }

  /// Opens the block of a container, which it needs.
  private mutating func openContainer(_ owner: OpenBlock.Owner, _ keyword: Token, clauses: [String: SourceRange] = [:])
  {
    if !isAtEnd, token.kind != .leftBrace {
      expected("`{`")
      skipStatement()
    } else if token.kind != .leftBrace {
      expected(
        "`{` and what belongs to \(OpenBlock(owner: owner, keyword: keyword, brace: range(of: keyword)).ownerName)")
    }
    if isAtBlock() {
      open(owner, keyword: keyword, clauses: clauses)
    } else {
      blocks.append(OpenBlock(owner: owner, clauses: clauses, keyword: keyword, brace: range(of: keyword)))
      close()
    }
  }

  /// A prefix is a path, and more follows it.
  private mutating func checkPrefix(_ prefix: inout PatternSyntax) {
    guard !prefix.isBroken else { return }
    var tail: PatternParameterSyntax?
    for piece in prefix.path {
      let inner: [PatternPieceSyntax]
      if case .optional(let pieces, _) = piece { inner = pieces } else { inner = [piece] }
      for case .parameter(let parameter) in inner where parameter.tail != .none { tail = parameter }
    }
    if let tail {
      report(.patternTooRich, at: tail.range, "a prefix has no tail, for the patterns of the group follow it")
    } else if let item = prefix.query.first {
      report(.patternTooRich, at: item.range, "a prefix is a path; query items stand in the patterns of its routes")
    } else if prefix.fragment != nil {
      report(.patternTooRich, at: prefix.range, "a prefix is a path; a fragment stands in the patterns of its routes")
    } else {
      return
    }
    prefix.isBroken = true
  }

  /// Reads hosts with commas between them.
  mutating func hosts() -> [HostSyntax] {
    var hosts: [HostSyntax] = []
    commaList { parser in
      guard let text = parser.text("a host", continuing: !hosts.isEmpty) else { return false }
      let token = parser.previous
      if token.isBroken {
        hosts.append(HostSyntax(text: text, kind: .exact(""), port: nil, isBroken: true))
      } else {
        let literal = parser.literal(of: token)
        let host = HostParser.parse(literal, whole: parser.range(of: token), findings: &parser.findings)
        if host.isBroken { parser.faultCount += 1 }
        hosts.append(host)
      }
      return true
    }
    return hosts
  }

  /// Reads schemes with commas between them. Those that are none are left out.
  mutating func schemes() -> [TextSyntax] {
    var schemes: [TextSyntax] = []
    var isFirst = true
    commaList { parser in
      guard let text = parser.text("a scheme", continuing: !isFirst) else { return false }
      isFirst = false
      if !parser.previous.isBroken, parser.isScheme(text) { schemes.append(text) }
      return true
    }
    return schemes
  }

  /// `scheme` of RFC 3986, section 3.1.
  private mutating func isScheme(_ text: TextSyntax) -> Bool {
    let bytes = Array(text.value.utf8)
    let end = bytes.firstIndex { !(Scan.isLetter($0) || Scan.isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E) }
    if end == nil, let first = bytes.first, Scan.isLetter(first) { return true }
    if let end, end > 0, bytes[end...].elementsEqual([0x3A, 0x2F, 0x2F]) || bytes[end...].elementsEqual([0x3A]) {
      let name = String(decoding: bytes[..<end], as: UTF8.self)
      report(
        .malformedScheme, at: text.range, "a scheme stands without `://`: `\"\(name)\"`",
        fix: Diagnostic.Fix("write `\"\(name)\"`", [.init(text.range, "\"\(name)\"")]))
    } else {
      report(
        .malformedScheme, at: text.range,
        "a scheme is a letter and then letters, digits, `+`, `-` or `.`, such as `\"trailhead\"`")
    }
    return false
  }
}
