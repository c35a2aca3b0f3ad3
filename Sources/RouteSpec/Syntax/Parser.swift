/// From a file to its syntax tree, and what is wrong with it.
///
/// A statement is read word by word. What does not fit is reported once, where it stands, and the reading goes on at
/// the next thing
/// that can be read for itself: the next clause, the next element of a list, the next statement. Whatever was read of a
/// broken
/// declaration stays in the tree. Blocks of declarations are kept on a stack of the parser's own, so that no depth of
/// nesting can exhaust the machine's; every other rule goes down a fixed number of calls. Each token is visited a
/// bounded number
/// of times.
///
/// The parser knows no names: it does not look whether a route, a type or a motion exists.
public struct Parser {
  /// Blocks may nest so deep.
  static let maximumDepth = 256

  let source: SourceFile
  let file: Int
  let tokens: [Token]
  let comments: [Comment]
  var position = 0
  var findings: FindingList
  /// How many faults have been met, those that the lexer has reported included.
  var faultCount = 0
  /// `faultCount` when the statement at hand began.
  var statementFaults = 0
  /// The blocks that are open, the innermost last.
  var blocks: [OpenBlock] = []
  /// The declarations outside of any block.
  var declarations: [DeclarationSyntax] = []
  /// Blocks whose `}` was rather meant for the one around them, each with the first statement that is outside by its
  /// indentation.
  var suspects: [(brace: SourceRange, statement: SourceRange)] = []

  /// Reads a file. `index` is its place in the list of the run's files, which its ranges carry.
  public static func parse(_ file: SourceFile, index: Int) -> (FileSyntax, [Diagnostic]) {
    var findings = FindingList(file: index)
    let lexed = Lexer.lex(file, findings: &findings)
    var parser = Parser(
      source: file, file: index, tokens: lexed.tokens, comments: lexed.comments, findings: findings)
    parser.parseFile()
    let range = SourceRange(file: index, start: 0, end: file.bytes.count)
    return (FileSyntax(declarations: parser.declarations, range: range), parser.findings.sorted())
  }

  private init(source: SourceFile, file: Int, tokens: [Token], comments: [Comment], findings: FindingList) {
    self.source = source
    self.file = file
    self.tokens = tokens
    self.comments = comments
    self.findings = findings
  }

  // MARK: - Tokens

  /// The token at hand. The last one is `.end`, which nothing steps over.
  var token: Token { tokens[position] }

  /// The token before it; the first one at the beginning.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// Whether the statement at hand, of which at least one token has been read, ends here.
  var isAtEnd: Bool { token.startsLine || token.kind == .end || token.kind == .rightBrace }

  @discardableResult mutating func advance() -> Token {
    let token = token
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  /// Steps over a token of this kind, if it stands on this line.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind, !token.startsLine else { return false }
    advance()
    return true
  }

  /// Whether this word stands here, not in back-ticks.
  func isWord(_ word: String) -> Bool { !token.startsLine && token.kind == .name && text(of: token) == word }

  /// A token as it is written.
  func text(of token: Token) -> String {
    String(decoding: source.bytes[token.start..<token.end], as: UTF8.self)
  }

  func range(of token: Token) -> SourceRange { SourceRange(file: file, start: token.start, end: token.end) }

  /// From a token to the last one that has been read.
  func range(from token: Token) -> SourceRange {
    SourceRange(file: file, start: token.start, end: max(previous.end, token.end))
  }

  /// The lines of the documentation comment before the token at hand.
  func documentation() -> [String] {
    let first = position == 0 ? 0 : tokens[position - 1].commentCount
    var lines: [String] = []
    var next = token.start
    for comment in comments[first..<token.commentCount].reversed() {
      // A blank line parts a comment from the one that follows, but not from the declaration.
      guard comment.isDocumentation, comment.startsLine, lines.isEmpty || lineEnds(comment.end, next) < 2 else { break }
      next = comment.start
      var start = comment.start + 3
      if start < comment.end, source.bytes[start] == 0x20 { start += 1 }
      var end = comment.end
      while end > start, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
      lines.append(String(decoding: source.bytes[start..<end], as: UTF8.self))
    }
    return lines.reversed()
  }

  private func lineEnds(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for index in start..<max(start, end) {
      let byte = source.bytes[index]
      if byte == 0x0A || byte == 0x0D && source.bytes[index + 1] != 0x0A { count += 1 }
    }
    return count
  }
}

/// A block of declarations that is open.
struct OpenBlock {
  /// Whose block it is.
  enum Owner {
    case route(RouteSyntax)
    case tab(TabSyntax)
    case stack(StackSyntax)
    case feature(FeatureSyntax)
    case group(GroupSyntax)
    /// Of a statement that could not be read. Its declarations go to the block around it.
    case unknown
  }

  /// Whose block it is.
  var owner: Owner
  /// The clauses read so far, each with the place of its word.
  var clauses: [String: SourceRange] = [:]
  /// The declarations read so far.
  var declarations: [DeclarationSyntax] = []
  /// The keyword of its declaration.
  var keyword: Token
  /// The place of its `{`.
  var brace: SourceRange
  /// The first statement in it that stands no further to the right than it does: a `}` may be missing before that.
  var suspect: SourceRange?

  /// As it is named in findings: "a route".
  var ownerName: String {
    switch owner {
    case .route: "a route"
    case .tab: "a tab"
    case .stack: "a stack"
    case .feature: "a feature"
    case .group: "a group"
    case .unknown: "this block"
    }
  }
}
