/// Alerts and confirmation dialogs.
extension Parser {
  private static let alertWords = ["message", "button"]

  mutating func alert(isDialog: Bool) {
    let documentation = documentation()
    let word = isDialog ? "dialog" : "alert"
    let keyword = advance()
    let faults = faultCount
    var alert = AlertSyntax(
      documentation: documentation, isDialog: isDialog, name: declaredName(word), parameters: [],
      title: MessageSyntax(text: missingText(), placeholders: []), message: nil, buttons: [],
      range: range(of: keyword), isBroken: false)
    if token.kind == .leftParen, !token.startsLine { alert.parameters = parameters() }
    if faultCount == faults || token.kind == .text {
      if let title = message("a title") { alert.title = title }
    }
    if faultCount != faults { skipStatement() }
    var first: SourceRange?
    requireBlock("its buttons", Self.alertWords) { parser in parser.alertLine(&alert, &first) }
    alert.range = range(from: keyword)
    alert.isBroken = faultCount != faults
    add(.alert(alert))
    expectLineEnd()
  }

  private mutating func alertLine(_ alert: inout AlertSyntax, _ message: inout SourceRange?) {
    let documentation = documentation()
    let keyword = token
    guard keyword.kind == .name else {
      expected("`message` or `button`", continuing: true)
      advance()
      return skipStatement()
    }
    let written = text(of: keyword)
    let words = Self.alertWords
    let meant =
      words.contains(written)
      ? written
      : unknownWord(
        keyword, isNo: "part of an alert", among: words,
        synonyms: ["text": "message", "action": "button", "cancel": "button", "destructive": "button"])
    let isSynonym = meant == "button" && (written == "cancel" || written == "destructive")
    if !isSynonym { advance() }
    switch meant {
    case "message":
      let text = self.message("a message")
      if let first = message {
        report(
          .duplicateClause, at: range(of: keyword), "`message` stands twice here; keep one of them",
          notes: [.init("`message` stands here first", at: first)])
      } else {
        alert.message = text
        message = range(of: keyword)
      }
    case "button":
      if let button = button(keyword, documentation) { alert.buttons.append(button) } else { skipStatement() }
    default: skipStatement()
    }
  }

  /// Reads `[destructive|cancel] NAME "Title"`. A button may itself be named `cancel`.
  private mutating func button(_ keyword: Token, _ documentation: [String]) -> AlertSyntax.Button? {
    var role = Alert.Button.Role.plain
    let next = tokens[min(position + 1, tokens.count - 1)]
    let isFollowedByName =
      !next.startsLine && (next.kind == .quotedName || next.kind == .name && text(of: next) != "verbatim")
    if token.kind == .name, !token.startsLine, isFollowedByName {
      let roles: [(String, Alert.Button.Role)] = [("destructive", .destructive), ("cancel", .cancel)]
      guard let word = choice("role of a button", roles) else { return nil }
      role = word.value
    }
    guard let name = name("the name of a button"), let title = message("a title") else { return nil }
    return AlertSyntax.Button(name: name, role: role, title: title, range: range(from: keyword))
  }
}
