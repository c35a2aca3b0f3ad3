/// From the text of `matching "…"` to the tree of its regular language.
///
/// `[a-z0-9]+(-[a-z0-9]+)*` is a sequence of a repeated class and a repeated group. What is no regular language
/// (looking around,
/// back-references) or says what holds anyway (`^`, `$`: the expression covers the whole value) is refused by name.
/// The stack is the parser's own, so that depth costs no stack of the machine.
struct RegularExpressionParser {
  /// Groups may nest so deep.
  static let maximumDepth = 64
  /// A bound of `{m,n}` is at most this.
  static let maximumBound = 1_000
  /// Repetitions written out, an expression has at most so many places.
  static let maximumSize = 10_000

  /// A group that is being read.
  private struct Group {
    var start: Int
    /// What stands before each `|` so far.
    var branches: [Item] = []
    /// What stands behind the last `|`.
    var items: [Item] = []
  }

  /// An expression and how many places it has with its repetitions written out.
  private struct Item {
    var expression: RegularExpression
    var size: Int
    var isRepeated = false
  }

  let literal: TextLiteral
  let bytes: [UInt8]
  var index = 0
  var findings: FindingList
  private var isTooDeep = false
  private var groups: [Group] = [Group(start: 0)]

  private init(_ literal: TextLiteral, file: Int) {
    self.literal = literal
    bytes = literal.bytes
    findings = FindingList(file: file)
  }

  /// Reads an expression; nil where it is faulty.
  static func parse(_ literal: TextLiteral, whole: SourceRange, findings: inout FindingList) -> RegularExpression? {
    var parser = RegularExpressionParser(literal, file: whole.file)
    while parser.index < parser.bytes.count { parser.next() }
    for group in parser.groups.dropFirst() where !parser.isTooDeep {
      parser.report(
        .unbalancedBracket, group.start, group.start + 1,
        "this `(` is not closed; as a character it is written `\\\\(`")
    }
    let item = parser.groups.first.map(close)
    if let item, item.size > maximumSize, parser.findings.isEmpty {
      parser.findings.report(
        .malformedExpression, at: whole,
        "with its repetitions written out this expression has more than \(maximumSize) places; make its bounds smaller")
    }
    findings.append(parser.findings)
    return parser.findings.isEmpty ? item?.expression : nil
  }

  mutating func report(
    _ code: DiagnosticCode, _ start: Int, _ end: Int, _ message: String, _ title: String = "",
    write spelling: String? = nil
  ) {
    let place = literal.range(start, end)
    let fix = spelling.map { Diagnostic.Fix(title, [.init(place, PatternParser.quoted($0))]) }
    findings.report(code, at: place, message, fixes: fix.map { [$0] } ?? [])
  }

  func peek(_ distance: Int = 0) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  private mutating func add(_ ranges: [ClosedRange<UInt32>]) {
    groups[groups.count - 1].items.append(Item(expression: .scalars(ranges), size: 1))
  }

  private mutating func next() {
    let start = index
    switch bytes[index] {
    case 0x28: openGroup()
    case 0x29:
      index += 1
      guard groups.count > 1 else {
        return report(
          .unbalancedBracket, start, index, "`)` closes nothing; as a character it is written `\\\\)`", "write `\\\\)`",
          write: "\\)")
      }
      let item = Self.close(groups.removeLast())
      groups[groups.count - 1].items.append(item)
    case 0x7C:
      index += 1
      let top = groups.count - 1
      groups[top].branches.append(Self.sequence(groups[top].items))
      groups[top].items = []
    case 0x2E:
      index += 1
      add(ScalarSet.all)
    case 0x5B:
      if let ranges = characterClass() { add(ranges) } else { add(ScalarSet.all) }
    case 0x5C:
      if let value = escape(inClass: false) { add([value...value]) } else { add(ScalarSet.all) }
    case 0x3F, 0x2A, 0x2B, 0x7B: quantifier()
    case 0x5E, 0x24:
      index += 1
      let sign = literal.string(start, index)
      report(
        .irregularExpression, start, index,
        "the expression covers the whole value anyway; leave out `\(sign)`, or write `\\\\\(sign)` for the character",
        "leave out `\(sign)`", write: "")
    case 0x5D, 0x7D:
      index += 1
      let sign = literal.string(start, index)
      report(
        .unbalancedBracket, start, index, "`\(sign)` closes nothing; as a character it is written `\\\\\(sign)`",
        "write `\\\\\(sign)`", write: "\\\(sign)")
    default:
      let (value, length) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
      index += length
      add([value...value])
    }
  }

  // MARK: - Groups

  private mutating func openGroup() {
    let start = index
    index += 1
    if groups.count > Self.maximumDepth {
      isTooDeep = true
      report(
        .nestedTooDeep, start, index,
        "groups nest deeper than \(Self.maximumDepth) here; write the expression flatter")
      index = bytes.count
      return
    }
    if peek() == 0x3F { groupKind(from: start) }
    groups.append(Group(start: start))
  }

  /// `(?:` is a group; what else begins with `(?` is not regular, or of no use here.
  private mutating func groupKind(from start: Int) {
    switch (peek(1), peek(2)) {
    case (0x3A, _): index += 2
    case (0x3D, _), (0x21, _), (0x3C, 0x3D), (0x3C, 0x21):
      index += peek(1) == 0x3C ? 3 : 2
      report(
        .irregularExpression, start, index,
        "an expression cannot look around; say what the value is, or use `as` with a type of the app's own")
    case (0x3C, _), (0x50, 0x3C):
      let nameStart = index + (peek(1) == 0x50 ? 3 : 2)
      let end = Scan.name(bytes, at: nameStart).end
      index = end < bytes.count && bytes[end] == 0x3E ? end + 1 : end
      report(
        .irregularExpression, start, index, "a group has no name here, for nothing is captured; write `(`", "write `(`",
        write: "(")
    default:
      index += 1
      while let byte = peek(), Scan.isLetter(byte) || byte == 0x2D { index += 1 }
      if peek() == 0x3A || peek() == 0x29 { index += peek() == 0x3A ? 1 : 0 }
      report(
        .irregularExpression, start, index,
        "an expression has no modes; cases are written out, `[a-zA-Z]`, and a plain group is `(…)`")
    }
  }

  private static func close(_ group: Group) -> Item {
    guard !group.branches.isEmpty else { return sequence(group.items) }
    let branches = group.branches + [sequence(group.items)]
    return Item(expression: .choice(branches.map(\.expression)), size: total(branches))
  }

  private static func sequence(_ items: [Item]) -> Item {
    if items.count == 1 { return Item(expression: items[0].expression, size: items[0].size) }
    return Item(expression: .sequence(items.map(\.expression)), size: total(items))
  }

  private static func total(_ items: [Item]) -> Int {
    items.reduce(1) { min($0 + $1.size, maximumSize + 1) }
  }

  // MARK: - Repetition

  private mutating func quantifier() {
    let start = index
    var bounds: (minimum: Int, maximum: Int?)?
    switch bytes[index] {
    case 0x3F: bounds = (0, 1)
    case 0x2A: bounds = (0, nil)
    case 0x2B: bounds = (1, nil)
    default: bounds = self.bounds()
    }
    guard let bounds else { return }
    if bytes[start] != 0x7B { index += 1 }
    let sign = literal.string(start, index)
    let top = groups.count - 1
    guard let last = groups[top].items.indices.last else {
      return report(
        .malformedExpression, start, index,
        "there is nothing to repeat before `\(sign)`; as a character it is written `\\\\\(sign)`")
    }
    guard !groups[top].items[last].isRepeated else {
      let isMode = sign == "?" || sign == "+"
      return report(
        .malformedExpression, start, index,
        isMode
          ? "whether a repetition is lazy or possessive makes no difference here; leave out `\(sign)`"
          : "what is repeated cannot be repeated again; put it into a group, `(…)\(sign)`",
        "leave out `\(sign)`", write: isMode ? "" : nil)
    }
    let item = groups[top].items[last]
    let times = max(bounds.maximum ?? bounds.minimum, 1)
    groups[top].items[last] = Item(
      expression: .repeated(item.expression, minimum: bounds.minimum, maximum: bounds.maximum),
      size: min(item.size * times, Self.maximumSize + 1), isRepeated: true)
  }

  /// `{m}`, `{m,}`, `{m,n}`. Leaves `index` behind it.
  private mutating func bounds() -> (minimum: Int, maximum: Int?)? {
    let start = index
    index += 1
    let minimum = number()
    var maximum = minimum
    var isOpen = false
    if peek() == 0x2C {
      index += 1
      maximum = number()
      isOpen = maximum == nil
    }
    guard peek() == 0x7D, let minimum else {
      if peek() == 0x7D, let maximum {
        index += 1
        report(
          .malformedExpression, start, index, "the least number is missing; write `{0,\(maximum)}`",
          "write `{0,\(maximum)}`", write: "{0,\(maximum)}")
      } else {
        index = start + 1
        report(
          .malformedExpression, start, index,
          "a repetition is written `{2}`, `{2,}` or `{2,5}`; as a character `{` is written `\\\\{`", "write `\\\\{`",
          write: "\\{")
        // What stands in these braces is then read as characters, up to a `}` of its own.
        if let end = bytes[index...].firstIndex(where: { $0 == 0x7B || $0 == 0x7D }), bytes[end] == 0x7D {
          index = end + 1
        }
      }
      return nil
    }
    index += 1
    if minimum > Self.maximumBound || maximum ?? 0 > Self.maximumBound {
      report(.malformedExpression, start, index, "a repetition is bounded by at most \(Self.maximumBound)")
      return nil
    }
    if !isOpen, let maximum, maximum < minimum {
      report(
        .malformedExpression, start, index, "the least number comes first; write `{\(maximum),\(minimum)}`",
        "write `{\(maximum),\(minimum)}`", write: "{\(maximum),\(minimum)}")
      return nil
    }
    return (minimum, isOpen ? nil : maximum)
  }

  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while let byte = peek(), Scan.isDigit(byte) {
      value = min(value * 10 + Int(byte - 0x30), Self.maximumBound + 1)
      index += 1
    }
    return index > start ? value : nil
  }
}
