/// The app and its settings.
extension Parser {
  static let settings = [
    "scheme", "host", "access", "case", "trailing", "precedence", "cases", "version", "import",
  ]

  mutating func app() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    var app = AppSyntax(
      documentation: documentation, name: declaredName("app"), range: range(of: keyword), isBroken: false)
    app.isBroken = faultCount != faults
    if app.isBroken { skipStatement() }
    var seen: [String: SourceRange] = [:]
    requireBlock("its settings", Self.settings) { parser in parser.setting(&app, &seen) }
    app.range = range(from: keyword)
    add(.app(app))
    expectLineEnd()
  }

  private mutating func setting(_ app: inout AppSyntax, _ seen: inout [String: SourceRange]) {
    let keyword = token
    guard keyword.kind == .name else {
      expected("a setting of the app", continuing: true)
      advance()
      return skipStatement()
    }
    let written = text(of: keyword)
    guard
      let word = Self.settings.contains(written)
        ? written
        : unknownWord(
          keyword, isNo: "setting of an app", among: Self.settings,
          synonyms: ["hosts": "host", "domain": "host", "schemes": "scheme", "slash": "trailing", "public": "access"])
    else {
      advance()
      return skipStatement()
    }
    var isNew = true
    if !["scheme", "host", "import"].contains(word) {
      if let first = seen[word] {
        isNew = false
        report(
          .duplicateClause, at: range(of: keyword), "`\(word)` stands twice here; keep one of them",
          notes: [.init("`\(word)` stands here first", at: first)])
      } else {
        seen[word] = range(of: keyword)
      }
    }
    advance()
    switch word {
    case "scheme": app.schemes += schemes()
    case "host": app.hosts += hosts()
    case "import": app.imports += names("the name of a module")
    case "access":
      let access = choice(
        "access level", [("internal", App.Access.internal), ("package", .package), ("public", .public)])
      if isNew { app.access = access }
    case "case":
      let fold = choice("way to compare cases", [("insensitive", true), ("sensitive", false)])
      if isNew { app.foldsCase = fold }
    case "trailing":
      if isWord("slash") { advance() } else { expected("`slash` after `trailing`") }
      guard previous.kind == .name, text(of: previous) == "slash" else { return skipStatement() }
      let strict = choice("way to read a trailing slash", [("strict", true), ("accept", false)])
      if isNew { app.isSlashStrict = strict }
    case "precedence":
      let declared = choice("precedence", [("declared", true), ("specific", false)])
      if isNew { app.isPrecedenceDeclared = declared }
    case "cases":
      let nested = choice("layout of cases", [("nested", true), ("flat", false)])
      if isNew { app.hasNestedCases = nested }
    default:
      let version = version()
      if isNew { app.version = version }
    }
  }

  private mutating func version() -> WordSyntax<Int>? {
    guard let number = number("a whole number") else { return nil }
    guard number.isInteger, let value = Int(number.text), value >= 0 else {
      report(.malformedValue, at: number.range, "a version is a whole number from 0 on")
      return nil
    }
    return WordSyntax(value: value, range: number.range)
  }
}
