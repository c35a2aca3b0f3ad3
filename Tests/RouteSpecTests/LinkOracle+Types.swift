import Foundation

@testable import RouteSpec

/// Reads a decoded text as a type, by the table of section 4.
struct TypeReader {
  let table: RouteTable
  let place: Pattern.Place

  func read(_ bytes: [UInt8], _ type: ParameterType) -> Value? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    switch type {
    case .string: return isString(text) ? .text(text) : nil
    case .int: return int(text).map { .int($0) }
    case .uint: return uint(text).map { .uint($0) }
    case .double:
      guard text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil, let value = Double(text),
        value.isFinite
      else { return nil }
      return .double(value)
    case .bool:
      if place == .query, ["1", ""].contains(text) { return .bool(true) }
      if place == .query, text == "0" { return .bool(false) }
      return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
    case .uuid: return isUUID(text) ? .text(text.uppercased()) : nil
    case .day: return isDay(text) ? .text(text) : nil
    case .url: return place == .query && isURL(text) ? .text(text) : nil
    case .enumeration(let index):
      guard isString(text) else { return nil }
      return table.enums[index].cases.firstIndex { Array($0.text.utf8) == bytes }.map { .enumCase($0) }
    case .newtype(let index):
      switch table.newtypes[index].rule {
      case .matching(let expression):
        return isString(text) && TypeReader.matches(expression, Array(text.unicodeScalars)) ? .text(text) : nil
      case .int(let low, let high): return int(text).flatMap { low <= $0 && $0 <= high ? .int($0) : nil }
      case .uint(let low, let high): return uint(text).flatMap { low <= $0 && $0 <= high ? .uint($0) : nil }
      case .external(_, let base): return read(bytes, base)
      }
    }
  }

  func isString(_ text: String) -> Bool {
    if place == .query || place == .fragment { return !text.unicodeScalars.contains("\0") }
    return !text.isEmpty && text != "." && text != ".."
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private func isDigits(_ text: some StringProtocol) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0 &- 48 < 10 } }

  private func int(_ text: String) -> Int? {
    isDigits(text.hasPrefix("-") ? text.dropFirst() : text[...]) ? Int(text) : nil
  }

  private func uint(_ text: String) -> UInt? { isDigits(text) ? UInt(text) : nil }

  private func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.utf8.allSatisfy { $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 6 } }
  }

  private func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ isDigits($0) }) else { return false }
    let numbers = parts.compactMap { Int($0) }
    guard numbers[0] > 0, (1...12).contains(numbers[1]), numbers[2] > 0 else { return false }
    // Days are counted, so that no table of months is needed twice.
    func number(_ year: Int, _ month: Int) -> Int {
      let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
      return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5
    }
    let next = numbers[1] == 12 ? number(numbers[0] + 1, 1) : number(numbers[0], numbers[1] + 1)
    return numbers[2] <= next - number(numbers[0], numbers[1])
  }

  /// `URI` of RFC 3986, but for hosts in brackets: those are left to tests of their own.
  private func isURL(_ text: String) -> Bool {
    func holds(_ text: some StringProtocol, _ signs: String) -> Bool {
      text.utf8.allSatisfy {
        $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter || $0 &- 48 < 10 || signs.utf8.contains($0)
      }
    }
    let signs = "-._~!$&'()*+,;=:@%/"
    guard LinkOracle.Link.unescape(Array(text.utf8)[...], plusIsSpace: false).broken == nil,
      let colon = text.firstIndex(of: ":"), let first = text.first, first.isLetter, holds(text[..<colon], "+.-")
    else { return false }
    let parts = text[text.index(after: colon)...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let halves = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard holds(halves[0], signs), (parts.dropFirst() + halves.dropFirst()).allSatisfy({ holds($0, signs + "?") })
    else {
      return false
    }
    guard halves[0].hasPrefix("//") else { return true }
    let authority = halves[0].dropFirst(2).prefix { $0 != "/" }.split(separator: "@", omittingEmptySubsequences: false)
    guard authority.count < 3, let host = authority.last else { return false }
    let port = host.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    return port.count < 2 && port.allSatisfy { $0.utf8.allSatisfy { $0 &- 48 < 10 } }
  }

  // MARK: Regular expressions

  /// Whether an expression covers a text: the positions that can be reached, piece by piece.
  static func matches(_ expression: RegularExpression, _ text: [Unicode.Scalar]) -> Bool {
    ends(expression, text, [0]).contains(text.count)
  }

  private static func ends(_ expression: RegularExpression, _ text: [Unicode.Scalar], _ starts: Set<Int>) -> Set<Int> {
    switch expression {
    case .scalars(let ranges):
      return Set(
        starts.filter { start in start < text.count && ranges.contains { $0.contains(text[start].value) } }.map {
          $0 + 1
        })
    case .sequence(let parts): return parts.reduce(starts) { ends($1, text, $0) }
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(ends($1, text, starts)) }
    case .repeated(let part, let minimum, let maximum):
      var current = starts
      for _ in 0..<minimum { current = ends(part, text, current) }
      var all = current
      var count = minimum
      while !current.isEmpty, maximum.map({ count < $0 }) ?? true {
        current = ends(part, text, current).subtracting(all)
        all.formUnion(current)
        count += 1
      }
      return all
    }
  }
}
