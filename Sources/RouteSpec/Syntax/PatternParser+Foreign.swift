/// The spellings of other routers, each with ours beside it.
///
/// `/users/:id` (Express, Rails), `<int:id>` (Flask, Django), `*` and `**`, `*path` (Gin), `(?<id>…)` (regular
/// expressions),
/// `{id?}` and `{*path}` (ASP.NET), `{{id}}` (templates), `[id]`, `[...slug]`, `[[...slug]]` (Next.js).
extension PatternParser {
  /// A foreign spelling from `start` to `end`, and what is written instead; nil `spelling` where that is not certain.
  struct Foreign {
    var start: Int
    var end: Int
    var spelling: String
    var isCertain = true
    var advice = ""
  }

  mutating func reportForeign(_ foreign: Foreign) {
    let place = literal.range(foreign.start, foreign.end)
    let written = VisibleText.escaping(literal.string(foreign.start, foreign.end))
    report(
      .foreignPattern, at: place,
      "`\(written)` is the spelling of another router; write `\(foreign.spelling)`\(foreign.advice)",
      fix: foreign.isCertain ? write(foreign.spelling, at: place) : nil)
  }

  private func identifier(at start: Int) -> String? {
    let (end, isSuspicious) = Scan.name(bytes, at: start)
    return end > start && !isSuspicious ? literal.string(start, end) : nil
  }

  private func endsSegment(_ position: Int) -> Bool {
    position >= bytes.count || [0x2F, 0x3F, 0x23, 0x5D, 0x26].contains(bytes[position])
  }

  /// What begins a segment at `index` and is another router's.
  func foreignSegment() -> Foreign? {
    switch byte {
    case 0x3A: colon()
    case 0x2A: star()
    case 0x28: group()
    case 0x3C: foreignAngle()
    default: nil
    }
  }

  /// `:id`, `:id?`, `:id*`, `:id+`, `:id(\\d+)`.
  private func colon() -> Foreign? {
    guard let name = identifier(at: index + 1) else { return nil }
    var end = index + 1 + name.utf8.count
    guard end < bytes.count else { return Foreign(start: index, end: end, spelling: "{\(name)}") }
    switch bytes[end] {
    case 0x3F where end + 1 == bytes.count || bytes[end + 1] == 0x2F:
      guard index > 0, bytes[index - 1] == 0x2F, index < 2 || bytes[index - 2] != 0x5B else {
        return Foreign(start: index, end: end + 1, spelling: "{\(name): String?}")
      }
      return Foreign(start: index - 1, end: end + 1, spelling: "[/{\(name): String?}]")
    case 0x2A: return Foreign(start: index, end: end + 1, spelling: "{\(name)...?}")
    case 0x2B where endsSegment(end + 1): return Foreign(start: index, end: end + 1, spelling: "{\(name)...}")
    case 0x28:
      var depth = 0
      repeat {
        if bytes[end] == 0x28 { depth += 1 }
        if bytes[end] == 0x29 { depth -= 1 }
        end += 1
      } while depth > 0 && end < bytes.count && bytes[end] != 0x2F
      return Foreign(
        start: index, end: end, spelling: "{\(name): Type}", isCertain: false,
        advice: ", with `type Type = String matching \"…\"` for its expression")
    default: return Foreign(start: index, end: end, spelling: "{\(name)}")
    }
  }

  /// `*`, `**`, `*path`.
  private func star() -> Foreign? {
    var end = index + 1
    if end < bytes.count, bytes[end] == 0x2A { end += 1 }
    let name = identifier(at: end)
    end += name?.utf8.count ?? 0
    guard endsSegment(end) else { return nil }
    let isLast = end == bytes.count || bytes[end] == 0x3F || bytes[end] == 0x23 || bytes[end] == 0x5D
    return Foreign(start: index, end: end, spelling: isLast ? "{\(name ?? "rest")...}" : "{\(name ?? "name")}")
  }

  /// `(?<id>…)`, `(?P<id>…)`.
  private func group() -> Foreign? {
    var start = index + 1
    guard start < bytes.count, bytes[start] == 0x3F else { return nil }
    start += 1
    if start < bytes.count, bytes[start] == 0x50 { start += 1 }
    guard start < bytes.count, bytes[start] == 0x3C, let name = identifier(at: start + 1) else { return nil }
    var end = start + 1 + name.utf8.count
    guard end < bytes.count, bytes[end] == 0x3E else { return nil }
    let expression = end + 1
    var depth = 1
    while end < bytes.count, depth > 0 {
      if bytes[end] == 0x28 { depth += 1 }
      if bytes[end] == 0x29 { depth -= 1 }
      end += 1
    }
    let written = literal.string(min(expression, end), max(min(expression, end), end - 1))
    switch written {
    case "[^/]+", "\\w+", ".+", "[^/.]+": return Foreign(start: index, end: end, spelling: "{\(name)}")
    case "\\d+", "[0-9]+": return Foreign(start: index, end: end, spelling: "{\(name): UInt}")
    default:
      return Foreign(
        start: index, end: end, spelling: "{\(name): Type}", isCertain: false,
        advice: ", with `type Type = String matching \"…\"` for its expression")
    }
  }

  /// `<id>`, `<int:id>`, `<path:rest>`.
  func foreignAngle() -> Foreign? {
    guard let first = identifier(at: index + 1) else { return nil }
    var end = index + 1 + first.utf8.count
    var (type, name): (String?, String) = (nil, first)
    if end < bytes.count, bytes[end] == 0x3A, let second = identifier(at: end + 1) {
      (type, name) = (first, second)
      end += 1 + second.utf8.count
    }
    guard end < bytes.count, bytes[end] == 0x3E else { return nil }
    let spelling =
      switch type {
      case nil, "str", "string", "slug": "{\(name)}"
      case "int": "{\(name): Int}"
      case "float": "{\(name): Double}"
      case "uuid": "{\(name): UUID}"
      case "path": "{\(name)...}"
      case let type?: "{\(name): \(type)}"
      }
    return Foreign(start: index, end: end + 1, spelling: spelling)
  }

  /// `{{id}}`, `{*path}`, `{**path}`, `{path*}`, `{path+}`.
  func foreignBraces() -> Foreign? {
    var start = index + 1
    func skipSpaces(_ position: inout Int) {
      while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    }
    let isDouble = start < bytes.count && bytes[start] == 0x7B
    if isDouble { start += 1 }
    var hasStar = false
    while !isDouble, start < bytes.count, bytes[start] == 0x2A {
      hasStar = true
      start += 1
    }
    skipSpaces(&start)
    guard let name = identifier(at: start) else { return nil }
    var end = start + name.utf8.count
    skipSpaces(&end)
    if !hasStar, !isDouble, end < bytes.count, bytes[end] == 0x2A || bytes[end] == 0x2B {
      hasStar = true
      end += 1
    }
    guard hasStar || isDouble, end < bytes.count, bytes[end] == 0x7D else { return nil }
    end += 1
    if isDouble {
      guard end < bytes.count, bytes[end] == 0x7D else { return nil }
      end += 1
    }
    return Foreign(start: index, end: end, spelling: hasStar ? "{\(name)...}" : "{\(name)}")
  }

  /// `[[...slug]]`, `[...slug]`, and `[id]` as a whole segment: what we write `[/id]` where a literal is meant.
  func foreignBrackets(after last: PatternPieceSyntax?) -> Foreign? {
    var start = index + 1
    let isDouble = start < bytes.count && bytes[start] == 0x5B
    if isDouble { start += 1 }
    let hasDots = bytes[min(start, bytes.count)...].starts(with: [0x2E, 0x2E, 0x2E])
    if hasDots { start += 3 }
    guard let name = identifier(at: start) else { return nil }
    var end = start + name.utf8.count
    guard end < bytes.count, bytes[end] == 0x5D else { return nil }
    end += 1
    if isDouble {
      guard end < bytes.count, bytes[end] == 0x5D else { return nil }
      end += 1
    }
    if hasDots { return Foreign(start: index, end: end, spelling: isDouble ? "{\(name)...?}" : "{\(name)...}") }
    guard !isDouble, case .slash? = last, endsSegment(end) else { return nil }
    return Foreign(
      start: index, end: end, spelling: "{\(name)}",
      isCertain: false, advice: " for a parameter, or `[/\(name)]` for a segment that may be left out")
  }
}
