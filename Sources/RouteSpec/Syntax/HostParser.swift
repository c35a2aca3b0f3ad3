/// From the text of a host to what it reads: `"{lang: Lang}.example.com"` is one label read as a parameter, before a
/// suffix.
enum HostParser {
  /// Reads a host. `whole` is the place of the literal with its quotes.
  static func parse(_ literal: TextLiteral, whole: SourceRange, findings: inout FindingList) -> HostSyntax {
    var parser = PatternParser(literal, file: whole.file)
    let text = TextSyntax(value: literal.string, isVerbatim: false, range: whole)
    var host = HostSyntax(text: text, kind: .exact(""), port: nil, isBroken: false)
    if literal.bytes.isEmpty {
      parser.report(.malformedHost, at: whole, "a host cannot be empty; any host is `\"*\"`")
    } else if !parser.hasScheme() {
      let (kind, port) = parser.host()
      if let kind { host.kind = kind }
      host.port = port
    }
    host.isBroken = parser.isBroken
    findings.append(parser.findings)
    return host
  }
}

extension PatternParser {
  /// `https://example.com`: a host is only the name.
  fileprivate mutating func hasScheme() -> Bool {
    let end = Scan.name(bytes, at: 0).end
    guard bytes[end...].starts(with: [0x3A, 0x2F, 0x2F]) else { return false }
    let place = literal.range(0, end + 3)
    report(
      .malformedHost, at: place, "a host has no scheme; http and https are alike",
      fix: Diagnostic.Fix("take out the scheme", [.init(place, "")]))
    return true
  }

  fileprivate mutating func host() -> (HostSyntax.Kind?, Int?) {
    switch byte {
    case 0x2A:
      index += 1
      guard byte != nil, byte != 0x3A else { return (.anyHost, port()) }
      guard dot("`*` is one label; write `*.` and the rest of the host, or `*` alone for any host") else {
        return (nil, nil)
      }
      let suffix = hostName()
      return (suffix.map { .anyLabel(suffix: $0) }, port())
    case 0x7B:
      guard let parameter = parameter(.host), isPlain(parameter) else { return (nil, nil) }
      guard byte != nil, byte != 0x3A else { return (.parameterHost(parameter), port()) }
      guard dot("a parameter is one whole label; write `.` and the rest of the host behind it") else {
        return (nil, nil)
      }
      let suffix = hostName()
      return (suffix.map { .parameterLabel(parameter, suffix: $0) }, port())
    default:
      let name = hostName()
      return (name.map { .exact($0) }, port())
    }
  }

  private mutating func dot(_ message: String) -> Bool {
    guard byte == 0x2E else {
      report(.malformedHost, at: literal.range(index, bytes.count), message)
      return false
    }
    index += 1
    return true
  }

  private mutating func isPlain(_ parameter: PatternParameterSyntax) -> Bool {
    guard parameter.tail != .none || parameter.defaultValue != nil || parameter.type?.isOptional == true else {
      return true
    }
    report(
      .misplacedArity, at: parameter.range,
      "a host parameter is always there and always one; write `{\(parameter.name.text): Type}`")
    return false
  }

  /// Labels with dots between them; nil where one is faulty.
  private mutating func hostName() -> String? {
    let start = index
    let hadFault = isBroken
    isBroken = false
    var labelStart = index
    loop: while let byte, byte != 0x3A {
      switch byte {
      case 0x2E:
        if index == labelStart { emptyLabel() }
        index += 1
        labelStart = index
      case 0x2F, 0x3F, 0x23:
        let place = literal.range(index, bytes.count)
        report(
          .malformedHost, at: place, "a host has no path; a prefix is a group of its own, `group \"/prefix\" { … }`",
          fix: Diagnostic.Fix("take out the path", [.init(place, "")]))
        index = bytes.count
        isBroken = true
        return nil
      case 0x2A, 0x7B:
        report(
          .malformedHost, at: literal.range(index, bytes.count),
          "`*` and a parameter stand for the first label of a host only, or for the whole of it")
        index = bytes.count
        return nil
      case _ where byte >= 0x80:
        let (value, length) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
        let isBad = Scan.isInvisible(value) || Scan.isForeignSpace(value) || value < 0xA0
        if isBad { notInHost(length) } else { index += length }
      case _ where Scan.isLetter(byte) || Scan.isDigit(byte) || byte == 0x2D || byte == 0x5F: index += 1
      default: notInHost(1)
      }
    }
    if index == labelStart { emptyLabel() }
    let isWhole = !isBroken
    isBroken = isBroken || hadFault
    return isWhole ? literal.string(start, index) : nil
  }

  private mutating func emptyLabel() {
    report(
      .malformedHost, at: literal.range(index, min(index + 1, bytes.count)),
      "a label of this host is empty; labels stand between single dots")
  }

  private mutating func notInHost(_ length: Int) {
    let (value, _) = Scan.scalar(bytes, at: index) ?? (0xFFFD, 1)
    let sign = VisibleText.escaping(literal.string(index, index + length))
    let advice = value == 0x40 ? "; a link with user info is never read" : ""
    report(.malformedHost, at: literal.range(index, index + length), "a host cannot hold `\(sign)`\(advice)")
    index += length
  }

  /// `:8080`, where it stands.
  private mutating func port() -> Int? {
    guard byte == 0x3A else { return nil }
    let start = index
    index += 1
    var port = 0
    while let byte, Scan.isDigit(byte), port <= 65_535 {
      port = port * 10 + Int(byte - 0x30)
      index += 1
    }
    guard byte == nil, (1...65_535).contains(port) else {
      index = bytes.count
      report(
        .malformedHost, at: literal.range(start, index),
        "a port is a number from 1 to 65535, the last thing of a host")
      return nil
    }
    return port
  }
}
