/// The languages of the built-in types that a grammar gives.
extension Automaton {
  /// A String in a path: one or more scalars, no control character (Unicode Cc), not `.` and not `..`.
  static func pathString() throws(AutomatonTooLarge) -> Automaton {
    let all = try Automaton(
      RegularExpression.scalars([0x20...0x7E, 0xA0...0x10FFFF]).onceOrMore)
    return try all.difference(texts([[0x2E], [0x2E, 0x2E]]))
  }

  /// A String in a query or a fragment: any UTF-8 without NUL.
  static func queryString() throws(AutomatonTooLarge) -> Automaton {
    try Automaton(RegularExpression.scalars([1...0x10FFFF]).anyTimes)
  }

  /// Every text of bytes, valid UTF-8 or not.
  static let everything = Automaton(
    classes: [UInt8](repeating: 0, count: 256), classCount: 1, transitions: [0], accepting: [true])

  /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  static func double() throws(AutomatonTooLarge) -> Automaton {
    let digits = RegularExpression.oneOf("0-9").onceOrMore
    return try Automaton(
      .sequence([
        .text("-").optional, digits,
        RegularExpression.sequence([.text("."), digits]).optional,
        RegularExpression.sequence([.oneOf("eE"), RegularExpression.oneOf("+-").optional, digits]).optional,
      ]))
  }

  /// What Swift's `description` writes of a finite Double, and a little more: it does not know which digits are the
  /// shortest.
  static func printedDouble() throws(AutomatonTooLarge) -> Automaton {
    let digits = RegularExpression.oneOf("0-9").onceOrMore
    return try Automaton(
      .sequence([
        .text("-").optional,
        .choice([
          .sequence([.choice([.text("0"), .sequence([.oneOf("1-9"), .oneOf("0-9").anyTimes])]), .text("."), digits]),
          .sequence([
            .oneOf("1-9"), RegularExpression.sequence([.text("."), digits]).optional, .text("e"), .oneOf("+-"),
            RegularExpression.oneOf("0-9").times(2, 3),
          ]),
        ]),
      ]))
  }

  /// 8-4-4-4-12 hexadecimal digits.
  static func uuid(digits: String = "0-9a-fA-F") throws(AutomatonTooLarge) -> Automaton {
    let digit = RegularExpression.oneOf(digits)
    let groups = [8, 4, 4, 4, 12].map { digit.times($0) }
    return try Automaton(.sequence(groups.enumerated().flatMap { $0 == 0 ? [$1] : [.text("-"), $1] }))
  }

  /// A link with a scheme, in ASCII: `URI` of RFC 3986, appendix A.
  static func url() throws(AutomatonTooLarge) -> Automaton {
    let letter = RegularExpression.oneOf("A-Za-z")
    let digit = RegularExpression.oneOf("0-9")
    let hex = RegularExpression.oneOf("0-9A-Fa-f")
    let escape = RegularExpression.sequence([.text("%"), hex, hex])
    // "-" stands last, so that it is no range.
    let unreserved = "A-Za-z0-9._~-"
    let delimiters = "!$&'()*+,;="
    func characters(_ more: String) -> RegularExpression { .choice([.oneOf(more + delimiters + unreserved), escape]) }
    let pchar = characters(":@")
    let segment = pchar.anyTimes
    let abempty = RegularExpression.sequence([.text("/"), segment]).anyTimes
    let rootless = RegularExpression.sequence([pchar.onceOrMore, abempty])
    let future = RegularExpression.sequence([
      .oneOf("vV"), hex.onceOrMore, .text("."), RegularExpression.oneOf(":" + delimiters + unreserved).onceOrMore,
    ])
    let host = RegularExpression.choice([
      .sequence([.text("["), .choice([ipv6(hex, digit), future]), .text("]")]), characters("").anyTimes,
    ])
    let authority = RegularExpression.sequence([
      RegularExpression.sequence([characters(":").anyTimes, .text("@")]).optional, host,
      RegularExpression.sequence([.text(":"), digit.anyTimes]).optional,
    ])
    let rest = characters(":@/?").anyTimes
    return try Automaton(
      .sequence([
        letter, RegularExpression.oneOf("A-Za-z0-9+.-").anyTimes, .text(":"),
        .choice([
          .sequence([.text("//"), authority, abempty]), .sequence([.text("/"), rootless.optional]), rootless,
          .sequence([]),
        ]),
        RegularExpression.sequence([.text("?"), rest]).optional,
        RegularExpression.sequence([.text("#"), rest]).optional,
      ]))
  }

  /// `IPv6address` of RFC 3986.
  private static func ipv6(_ hex: RegularExpression, _ digit: RegularExpression) -> RegularExpression {
    let group = hex.times(1, 4)
    let byte = RegularExpression.choice([
      digit, .sequence([.oneOf("1-9"), digit]), .sequence([.text("1"), digit, digit]),
      .sequence([.text("2"), .oneOf("0-4"), digit]), .sequence([.text("25"), .oneOf("0-5")]),
    ])
    let ipv4 = RegularExpression.sequence([byte, .text("."), byte, .text("."), byte, .text("."), byte])
    let last = RegularExpression.choice([.sequence([group, .text(":"), group]), ipv4])
    let step = RegularExpression.sequence([group, .text(":")])
    /// Up to so many groups in front of `::`.
    func front(_ count: Int) -> RegularExpression {
      RegularExpression.sequence([step.times(0, count - 1), group]).optional
    }
    var forms: [RegularExpression] = [
      .sequence([step.times(6), last]), .sequence([.text("::"), step.times(5), last]),
    ]
    for count in 1...5 {
      forms.append(.sequence([front(count), .text("::"), step.times(5 - count), last]))
    }
    forms.append(.sequence([front(6), .text("::"), group]))
    forms.append(.sequence([front(7), .text("::")]))
    return .choice(forms)
  }

  /// A host in lower case: letters, digits, `-` and `_`; with dots between labels, or one label alone.
  static func hostText(labels: Bool) throws(AutomatonTooLarge) -> Automaton {
    let label = RegularExpression.oneOf("a-z0-9_-").onceOrMore
    return try Automaton(
      labels ? .sequence([label, RegularExpression.sequence([.text("."), label]).anyTimes]) : label)
  }
}
