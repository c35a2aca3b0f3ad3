/// Parameters of patterns: `{name}`, `{name: Type}`, `{name: Type?}`, `{name: Type = value}`, `{tags: [Type]}`, `{rest:
/// Type...?}`.
extension PatternParser {
  /// Reads the parameter whose `{` is at `index`; nil where it is faulty, and then `index` is behind it.
  mutating func parameter(_ place: Place) -> PatternParameterSyntax? {
    let start = index
    if let foreign = foreignBraces() {
      reportForeign(foreign)
      index = foreign.end
      return nil
    }
    index += 1
    skipSpace()
    guard let name = name() else {
      missingName(from: start)
      return nil
    }
    var parameter = PatternParameterSyntax(
      name: name, type: nil, defaultValue: nil, tail: .none, range: literal.range(start, index))
    skipSpace()
    if byte == 0x3A {
      index += 1
      skipSpace()
      guard let type = type(of: name, from: start) else { return nil }
      parameter.type = type
      skipSpace()
    } else if byte == 0x3F {
      bareOptional(name, from: start, place)
      return nil
    }
    if bytes[index...].starts(with: [0x2E, 0x2E, 0x2E]) {
      tail(&parameter)
      skipSpace()
    }
    if byte == 0x3D {
      index += 1
      skipSpace()
      guard let value = value() else {
        skipBraces(from: start)
        return nil
      }
      parameter.defaultValue = value
      skipSpace()
    }
    guard byte == 0x7D else {
      notClosed(from: start)
      return nil
    }
    index += 1
    parameter.range = literal.range(start, index)
    return checked(parameter, place) ? parameter : nil
  }

  mutating func skipSpace() {
    while byte == 0x20 || byte == 0x09 { index += 1 }
  }

  /// Reads a name, in back-ticks or not.
  mutating func name() -> NameSyntax? {
    let start = index
    let isQuoted = byte == 0x60
    let first = isQuoted ? index + 1 : index
    let (end, isSuspicious) = Scan.name(bytes, at: first)
    guard end > first, !isQuoted || end < bytes.count && bytes[end] == 0x60 else { return nil }
    index = isQuoted ? end + 1 : end
    if isSuspicious {
      report(
        .malformedName, at: literal.range(first, end),
        "this name holds a character that cannot be seen; write it again")
    }
    return NameSyntax(text: literal.string(first, end), range: literal.range(start, index))
  }

  private mutating func missingName(from start: Int) {
    let place = literal.range(start, min(index + 1, bytes.count))
    if let byte, Scan.isDigit(byte) {
      report(
        .malformedName, at: place, "the name of a parameter does not begin with a digit; put a letter or `_` before it")
    } else if byte == 0x7D {
      report(.malformedPattern, at: place, "a parameter has a name: `{name: Type}`")
    } else if byte == nil {
      report(.unbalancedBracket, at: literal.range(start, start + 1), "this `{` is not closed; write `}`")
    } else {
      report(
        .malformedPattern, at: place,
        "a parameter is written `{name: Type}`; as a character `{` is written `%7B`")
    }
    skipBraces(from: start)
  }

  /// Reads `Type`, `Type?` or `[Type]`.
  private mutating func type(of name: NameSyntax, from start: Int) -> TypeSyntax? {
    let first = index
    let isList = byte == 0x5B
    if isList { index += 1 }
    let isQuoted = byte == 0x60
    let typeName = self.name()
    guard let typeName, isQuoted || byte.map(Self.endsType) ?? true, !isList || byte == 0x5D else {
      index = first
      skipBraces(from: start)
      let written = literal.string(first, max(first, bytes[index - 1] == 0x7D ? index - 1 : index))
      if written.isEmpty {
        report(.malformedPattern, at: literal.range(start, index), "the type is missing behind `\(name.text):`")
      } else {
        let text = VisibleText.escaping(written)
        report(
          .foreignPattern, at: literal.range(first, first + written.utf8.count),
          "`\(text)` is no type; a rule for a value is a type of its own:"
            + " `type Name = String matching \"…\"`, and here `{\(name.text): Name}`")
      }
      return nil
    }
    if isList { index += 1 }
    var isOptional = false
    if byte == 0x3F {
      index += 1
      isOptional = true
    }
    return TypeSyntax(name: typeName, isList: isList, isOptional: isOptional, range: literal.range(first, index))
  }

  private static func endsType(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x3F, 0x3D, 0x2E, 0x2F, 0x5B, 0x5D, 0x7D: true
    default: false
    }
  }

  /// `{id?}`: the type is what can be optional.
  private mutating func bareOptional(_ name: NameSyntax, from start: Int, _ place: Place) {
    index += 1
    guard byte == 0x7D else { return notClosed(from: start) }
    index += 1
    let optional = place == .host ? "{\(name.text): String}" : "{\(name.text): String?}"
    let isSegment =
      place == .path && start > 0 && bytes[start - 1] == 0x2F && (byte == nil || byte == 0x2F || byte == 0x3F)
      && !(start > 1 && bytes[start - 2] == 0x5B)
    let first = isSegment ? start - 1 : start
    let spelling = isSegment ? "[/\(optional)]" : optional
    report(
      .foreignPattern, at: literal.range(start, index),
      isSegment
        ? "a segment that may be left out is written `\(spelling)`"
        : place == .host
          ? "a host parameter is always there; write `\(spelling)`" : "an optional parameter is written `\(spelling)`",
      fix: write(spelling, at: literal.range(first, index)))
  }

  private mutating func tail(_ parameter: inout PatternParameterSyntax) {
    index += 3
    parameter.tail = .oneOrMore
    skipSpace()
    if byte == 0x3F {
      index += 1
      parameter.tail = .zeroOrMore
    }
    skipSpace()
    guard byte == 0x3A, parameter.type == nil else { return }
    // `{rest...: Int}`
    let dots = parameter.tail == .oneOrMore ? "..." : "...?"
    let start = index
    index += 1
    skipSpace()
    let typeStart = index
    guard name() != nil else { return }
    let type = literal.string(typeStart, index)
    report(
      .misplacedTail, at: literal.range(start, index),
      "the type stands before the dots: `{\(parameter.name.text): \(type)\(dots)}`")
    skipSpace()
  }

  /// Reports that something else stands where `}` or what may come before it should.
  private mutating func notClosed(from start: Int) {
    let found = byte
    let closing = bytes[index...].firstIndex { $0 == 0x7D || $0 == 0x7B || $0 == 0x2F }
    guard found != nil, let closing, bytes[closing] == 0x7D else {
      // No `}` of its own: it is missing here.
      let place = literal.range(index, index)
      report(
        .unbalancedBracket, at: literal.range(start, start + 1),
        "this `{` is not closed; write `}` behind the parameter",
        fix: Diagnostic.Fix("write `}`", [.init(place, "}")]))
      return
    }
    let place = literal.range(index, closing)
    index = closing + 1
    report(
      .malformedPattern, at: place,
      "a parameter ends here; it is written `{name: Type}`, `{name: Type?}`, `{name: Type = value}` or `{name...}`")
  }

  /// Skips to behind the `}` of a parameter that has been reported; without one of its own, to the end of its segment.
  /// It
  /// looks no further than to the next `{`, so that skipping is linear.
  mutating func skipBraces(from start: Int? = nil) {
    if let start { index = start }
    guard byte == 0x7B else { return }
    index += 1
    var segmentEnd: Int?
    var position = index
    while position < bytes.count, bytes[position] != 0x7B {
      if bytes[position] == 0x7D {
        index = position + 1
        return
      }
      if bytes[position] == 0x2F, segmentEnd == nil { segmentEnd = position }
      position += 1
    }
    index = segmentEnd ?? position
  }

  /// What each kind of parameter may be where it stands.
  private mutating func checked(_ parameter: PatternParameterSyntax, _ place: Place) -> Bool {
    let name = parameter.name.text
    let type = parameter.type
    let isOptional = type?.isOptional == true
    if isOptional, parameter.defaultValue != nil {
      report(
        .misplacedArity, at: parameter.range,
        "`\(name)` is optional and has a default, but left out it can be only one; leave out `?` or the default")
    } else if type?.isList == true, isOptional || parameter.defaultValue != nil {
      report(
        .misplacedArity, at: parameter.range,
        "a list is empty where its key is absent; it is neither optional nor defaulted")
    } else if type?.isList == true, parameter.tail != .none {
      report(.misplacedTail, at: parameter.range, "the type of a tail is that of one segment: `{\(name): Type...}`")
    } else if parameter.tail != .none, isOptional || parameter.defaultValue != nil {
      report(
        .misplacedArity, at: parameter.range,
        "a tail that may be empty is written `{\(name)...?}`; it has no default and its type is not optional")
    } else if type?.isList == true, place != .query {
      report(
        .misplacedArity, at: parameter.range,
        "a list stands in the query only; the rest of a path is a tail, `{\(name): \(type?.name.text ?? "Type")...}`")
    } else if parameter.tail != .none, place == .query {
      report(
        .misplacedTail, at: parameter.range,
        "a query has no tail; a key that may repeat has a list, `{\(name): [\(type?.name.text ?? "String")]}`",
        fix: write("{\(name): [\(type?.name.text ?? "String")]}", at: parameter.range))
    } else {
      return true
    }
    return false
  }
}
