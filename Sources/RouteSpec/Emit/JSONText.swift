/// A JSON text as a tree. The one place where JSON is written, so that every text passes the same escaper.
///
/// Members keep the order in which they are given: `["link": "/a", "route": nil].text` is `{"link":"/a","route":null}`.
public enum JSONText: Hashable, Sendable {
  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONText

    /// Makes a member.
    public init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int)
  case uint(UInt)
  case double(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// The text on one line, without a space that is not needed.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as ``text`` gives it, but each element of the outermost lists on a line of its own, so that a change of
  /// one is a change of
  /// one line.
  public var textByLines: String {
    var bytes: [UInt8] = []
    writeByLines(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func writeByLines(to bytes: inout [UInt8]) {
    guard case .object(let members) = self else { return write(to: &bytes) }
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      bytes += index == 0 ? [] : Array(",\n".utf8)
      JSONText.string(member.key).write(to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      if case .array(let elements) = member.value, !elements.isEmpty {
        bytes += Array("[\n".utf8)
        for (index, element) in elements.enumerated() {
          bytes += index == 0 ? [] : Array(",\n".utf8)
          element.write(to: &bytes)
        }
        bytes += Array("\n]".utf8)
      } else {
        member.value.write(to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += Array("null".utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .int(let value): bytes += Array(String(value).utf8)
    case .uint(let value): bytes += Array(String(value).utf8)
    // Swift's description of a finite number is a JSON number; JSON has no other.
    case .double(let value): bytes += Array((value.isFinite ? value.description : "null").utf8)
    case .string(let value): JSONText.write(value, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a string with its quotes. What JSON demands is escaped, and what could harm or mislead where the text is
  /// shown.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += Array("\\\"".utf8)
      case "\\": bytes += Array("\\\\".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case "\r": bytes += Array("\\r".utf8)
      case "\t": bytes += Array("\\t".utf8)
      default:
        if VisibleText.isHidden(scalar) {
          for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            bytes +=
              Array("\\u".utf8) + Array(repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count)
              + Array(digits.utf8)
          }
        } else if scalar.isASCII {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
          bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONText: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A list.
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  /// An object; its members keep this order.
  public init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements.map(Member.init)) }

  /// The string, or `null` for nil.
  public init(_ text: String?) { self = text.map(JSONText.string) ?? .null }
  /// A list of strings.
  public init(_ texts: [String]) { self = .array(texts.map(JSONText.string)) }
}
