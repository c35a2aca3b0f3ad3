/// A word of a spec: a name, a text, a number or a sign, with its place.
///
/// Keywords are names; only the parser knows where one is meant.
struct Token: Hashable, Sendable {
  /// What it is.
  enum Kind: UInt8, Hashable, Sendable {
    case name
    /// A name in back-ticks, which never is a keyword.
    case quotedName
    case text, number
    case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket, less, greater
    case comma, colon, equals, question, star, dot, arrow, ellipsis
    /// Characters without meaning, which the lexer has reported.
    case invalid
    /// The end of the file.
    case end
  }

  /// What it is.
  var kind: Kind
  /// Whether a line end lies before it.
  var startsLine: Bool
  /// Whether it could not be read whole. Of a number the parser says so, of anything else the lexer has.
  var isBroken: Bool
  /// Its first byte.
  var start: Int
  /// One past its last byte.
  var end: Int
  /// How many comments stand before it in the file.
  var commentCount: Int
}

/// A comment, `//` or `///`, without its line end.
struct Comment: Hashable, Sendable {
  /// Its first byte.
  var start: Int
  /// One past its last byte.
  var end: Int
  /// Whether it begins with exactly three slashes.
  var isDocumentation: Bool
  /// Whether nothing but space stands before it on its line.
  var startsLine: Bool
}

/// A file as tokens, the last of which is `.end`, and comments.
struct LexedFile: Sendable {
  var tokens: [Token]
  var comments: [Comment]
}
