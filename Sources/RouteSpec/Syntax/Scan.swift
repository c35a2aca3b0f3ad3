/// Reading of single words out of UTF-8 bytes, shared by the lexer and the pattern parser.
enum Scan {
  /// The scalar at an index and its length in bytes; nil where the bytes are no UTF-8.
  static func scalar(_ bytes: [UInt8], at index: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    let (length, least, initial): (Int, UInt32, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least, initial) = (2, 0x80, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, least, initial) = (3, 0x800, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, least, initial) = (4, 0x1_0000, UInt32(first & 0x07))
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    var value = initial
    for next in bytes[index + 1..<index + length] {
      guard next & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(next & 0x3F)
    }
    guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
    return (value, length)
  }

  /// The offset of the first byte that is no UTF-8; nil where all of it is.
  static func firstInvalidByte(_ bytes: [UInt8], from start: Int = 0) -> Int? {
    var index = start
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let (_, length) = scalar(bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// The end of the identifier that begins at an index, `index` itself where none does. Invisible and control
  /// characters are taken in, and `isSuspicious` says that there are some; so are bytes that are no UTF-8.
  static func name(_ bytes: [UInt8], at start: Int) -> (end: Int, isSuspicious: Bool) {
    var index = start
    var isSuspicious = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if index > start, isControl(byte) {
          isSuspicious = true
        } else {
          guard isLetter(byte) || byte == 0x5F || index > start && isDigit(byte) else { break }
        }
        index += 1
      } else if let (value, length) = scalar(bytes, at: index) {
        if isInvisible(value) {
          // On its own it is a stray character, not a name.
          guard index > start else { break }
          if !joinsEmoji(bytes, at: index, value, length) { isSuspicious = true }
        } else {
          guard index > start ? isIdentifierScalar(value) : isIdentifierStart(value) else { break }
        }
        index += length
      } else {
        isSuspicious = true
        index += 1
      }
    }
    return (index, isSuspicious)
  }

  /// The end of the number that begins at an index, and whether it is one: `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
  /// Letters and digits that follow belong to it and spoil it.
  static func number(_ bytes: [UInt8], at start: Int) -> (end: Int, isValid: Bool) {
    func digits(_ index: inout Int) -> Bool {
      let first = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return index > first
    }
    var index = start
    if index < bytes.count, bytes[index] == 0x2D { index += 1 }
    var isValid = digits(&index)
    if index + 1 < bytes.count, bytes[index] == 0x2E, isDigit(bytes[index + 1]) {
      index += 1
      _ = digits(&index)
    }
    if index < bytes.count, bytes[index] | 0x20 == 0x65 {
      var exponent = index + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D { exponent += 1 }
      if digits(&exponent) { index = exponent }
    }
    while index < bytes.count,
      isLetter(bytes[index]) || isDigit(bytes[index]) || bytes[index] == 0x5F || bytes[index] >= 0x80
    {
      isValid = false
      index += 1
    }
    return (index, isValid)
  }

  /// A control character that is neither a line end nor a tab.
  static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && ![0x09, 0x0A, 0x0D].contains(byte) || byte == 0x7F }

  /// `A`–`Z`, `a`–`z`.
  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// `0`–`9`.
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// A scalar as people name it: `U+202E`.
  static func notation(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// A zero-width joiner between two emoji is part of one, and so is the selector of its coloured form behind it.
  private static func joinsEmoji(_ bytes: [UInt8], at index: Int, _ value: UInt32, _ length: Int) -> Bool {
    guard value == 0x200D || value == 0xFE0F else { return false }
    var before = index - 1
    while before > 0, bytes[before] & 0xC0 == 0x80 { before -= 1 }
    guard let last = scalar(bytes, at: before)?.value else { return false }
    if value == 0xFE0F { return isEmoji(last) }
    guard index + length < bytes.count, let next = scalar(bytes, at: index + length)?.value else { return false }
    return isEmoji(next) && (last == 0xFE0F || isEmoji(last))
  }

  private static func isEmoji(_ value: UInt32) -> Bool {
    value > 0xFF && Unicode.Scalar(value)?.properties.isEmoji == true
  }
}
