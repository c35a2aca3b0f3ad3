extension DiagnosticCode {
  // The file and its words.
  static let encoding = DiagnosticCode(101)
  static let invisibleCharacter = DiagnosticCode(102)
  static let unterminated = DiagnosticCode(103)
  static let badEscape = DiagnosticCode(104)
  static let unexpectedCharacter = DiagnosticCode(105)
  static let malformedName = DiagnosticCode(106)
  static let malformedNumber = DiagnosticCode(107)

  // Statements.
  static let unexpectedToken = DiagnosticCode(110)
  static let unknownWord = DiagnosticCode(111)
  static let unbalancedBracket = DiagnosticCode(112)
  static let duplicateClause = DiagnosticCode(113)
  static let misplaced = DiagnosticCode(114)
  static let nestedTooDeep = DiagnosticCode(115)
  static let statementEnd = DiagnosticCode(116)
  static let tooManyFaults = DiagnosticCode(117)

  // Patterns.
  static let malformedPattern = DiagnosticCode(120)
  static let foreignPattern = DiagnosticCode(121)
  static let touchingParameters = DiagnosticCode(122)
  static let malformedOptionalPart = DiagnosticCode(123)
  static let unencodedCharacter = DiagnosticCode(124)
  static let badPercentEncoding = DiagnosticCode(125)
  static let notNormalized = DiagnosticCode(126)
  static let misplacedTail = DiagnosticCode(127)
  static let misplacedArity = DiagnosticCode(128)
  static let malformedQueryItem = DiagnosticCode(129)

  // Other texts and values.
  static let malformedHost = DiagnosticCode(130)
  static let malformedScheme = DiagnosticCode(131)
  static let malformedExpression = DiagnosticCode(132)
  static let irregularExpression = DiagnosticCode(133)
  static let malformedValue = DiagnosticCode(134)
  static let malformedType = DiagnosticCode(135)
  static let malformedCode = DiagnosticCode(136)
  static let patternTooRich = DiagnosticCode(137)

  /// The codes of reading a file, NAV1xx, each once with its title, in order.
  static let readingCodes: [(code: DiagnosticCode, title: String)] = [
    (encoding, "the file is not UTF-8"),
    (invisibleCharacter, "a character that cannot be seen"),
    (unterminated, "a text, name or comment without its end"),
    (badEscape, "an escape that does not exist"),
    (unexpectedCharacter, "a character that has no meaning here"),
    (malformedName, "a name that is no Swift identifier"),
    (malformedNumber, "a number that cannot be read"),
    (unexpectedToken, "something else is expected here"),
    (unknownWord, "an unknown declaration, clause, setting or style"),
    (unbalancedBracket, "a bracket without its partner"),
    (duplicateClause, "a clause that stands twice"),
    (misplaced, "a declaration or clause in the wrong place"),
    (nestedTooDeep, "blocks nested too deep"),
    (statementEnd, "a statement that does not end where it should"),
    (tooManyFaults, "too many faults to show"),
    (malformedPattern, "a pattern that cannot be read"),
    (foreignPattern, "the pattern syntax of another router"),
    (touchingParameters, "two parameters that touch"),
    (malformedOptionalPart, "an optional part that cannot be"),
    (unencodedCharacter, "a character that must be percent-encoded"),
    (badPercentEncoding, "a percent-encoding that cannot be read"),
    (notNormalized, "a literal that is not in NFC"),
    (misplacedTail, "a tail that is not the last thing"),
    (misplacedArity, "a list, an optional or a default that cannot stand here"),
    (malformedQueryItem, "a query item that cannot be read"),
    (malformedHost, "a host that cannot be read"),
    (malformedScheme, "a scheme that cannot be read"),
    (malformedExpression, "a regular expression that cannot be read"),
    (irregularExpression, "an expression that is not regular"),
    (malformedValue, "a value that cannot be read"),
    (malformedType, "a type that cannot be read"),
    (malformedCode, "a code of a finding that cannot be read"),
    (patternTooRich, "a pattern that can do less here"),
  ]
}
