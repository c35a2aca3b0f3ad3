extension JSONText {
  /// A text that is no JSON, and the line where that shows, from 1.
  public struct ReadingFault: Error, Hashable, Sendable {
    /// The line.
    public var line: Int
  }

  /// Reads a JSON text (RFC 8259). Whole numbers in the range of Int become ``int(_:)``, all others ``double(_:)``; of
  /// a repeated key each member stays. Lists and objects nest at most 64 deep.
  public init(reading bytes: [UInt8]) throws(ReadingFault) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.document() else {
      let line = bytes[..<min(reader.index, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      throw ReadingFault(line: line)
    }
    self = value
  }

  /// The value of a key; nil where there is none, or this is no object.
  public subscript(key: String) -> JSONText? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// Goes over the bytes once. Each function gives nil at a fault, with `index` where it is.
private struct Reader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() -> JSONText? {
    guard let value = value() else { return nil }
    skipSpace()
    guard index == bytes.count else { return nil }
    return value
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func value() -> JSONText? {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map(JSONText.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func nested(_ read: (inout Reader) -> JSONText?) -> JSONText? {
    guard depth < 64 else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return read(&self)
  }

  private mutating func array() -> JSONText? {
    var elements: [JSONText] = []
    skipSpace()
    if take("]") { return .array([]) }
    while let element = value() {
      elements.append(element)
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { return nil }
    }
    return nil
  }

  private mutating func object() -> JSONText? {
    var members: [JSONText.Member] = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard take(":"), let value = value() else { return nil }
      members.append(JSONText.Member(key, value))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  private mutating func string() -> String? {
    index += 1
    var units: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(validating: units, as: UTF8.self)
      case UInt8(ascii: "\\"):
        index += 1
        guard let scalar = escape() else { return nil }
        units += Array(String(scalar).utf8)
      case 0..<0x20: return nil
      default:
        units.append(byte)
        index += 1
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = unit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(UInt32(unit)) }
      guard take("\\u"), let second = self.unit(), UTF16.isTrailSurrogate(second) else { return nil }
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    default: return nil
    }
  }

  /// Four hexadecimal digits.
  private mutating func unit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.first != UInt8(ascii: "+"), let unit = UInt16(digits, radix: 16) else { return nil }
    index += 4
    return unit
  }

  private mutating func number() -> JSONText? {
    let start = index
    func digits(_ reader: inout Reader) -> Bool {
      let first = reader.index
      while let byte = reader.byte, (0x30...0x39).contains(byte) { reader.index += 1 }
      return reader.index > first
    }
    _ = take("-")
    if !take("0") { guard digits(&self) else { return nil } }
    let whole = index
    if take(".") { guard digits(&self) else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits(&self) else { return nil }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if whole == index, let value = Int(text) { return .int(value) }
    return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
  }
}
