/// Texts of the types whose values are kept as text: whether a text is one, and its canonical spelling.
enum TextValue {
  /// The text as the model keeps it: a UUID in upper case, everything else as it is. Nil where it is none of the type.
  static func canonical(_ text: String, _ type: ParameterType) -> String? {
    switch type {
    case .string: text.utf8.contains(0) ? nil : text
    case .uuid: isUUID(Array(text.utf8)) ? text.uppercased() : nil
    case .day: isDay(Array(text.utf8)) ? text : nil
    case .url: isURL(Array(text.utf8)) ? text : nil
    default: nil
    }
  }

  /// 8-4-4-4-12 hexadecimal digits (RFC 9562, section 4).
  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36
      && bytes.indices.allSatisfy { index in
        [8, 13, 18, 23].contains(index) ? bytes[index] == UInt8(ascii: "-") : isHexDigit(bytes[index])
      }
  }

  /// `YYYY-MM-DD`, a day of the Gregorian calendar in the years 1 to 9999.
  private static func isDay(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].allSatisfy { (0x30...0x39).contains($0) } ? bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 } : nil
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return false }
    return RouteSupport.isDay(year, month, day)
  }

  /// An absolute link in ASCII (RFC 3986, appendix A): a scheme, then parts of the allowed characters with sound
  /// escapes, brackets around an IP address alone, and one `#` at most.
  private static func isURL(_ bytes: [UInt8]) -> Bool {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, isLetter(first),
      bytes[..<colon].allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return false }
    var rest = bytes[(colon + 1)...]
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
      guard isAuthority(rest[..<end]) else { return false }
      rest = rest[end...]
    }
    var hasFragment = false
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "#"), !hasFragment {
        hasFragment = true
      } else if byte == UInt8(ascii: "%") {
        guard isEscape(rest[index...]) else { return false }
      } else if !isPlain(byte), !"/?:@".utf8.contains(byte) {
        return false
      }
      index += 1
    }
    return true
  }

  private static func isAuthority(_ bytes: ArraySlice<UInt8>) -> Bool {
    var host = bytes
    if let at = host.lastIndex(of: UInt8(ascii: "@")) {
      guard areSound(host[..<at], also: ":") else { return false }
      host = host[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = host[(host.startIndex + 1)..<end]
      guard !address.isEmpty, address.allSatisfy({ isPlain($0) || $0 == UInt8(ascii: ":") }) else { return false }
      host = host[(end + 1)...]
      return host.isEmpty || host.first == UInt8(ascii: ":") && host.dropFirst().allSatisfy(isDigit)
    }
    let colon = host.firstIndex(of: UInt8(ascii: ":"))
    return areSound(host[..<(colon ?? host.endIndex)], also: "")
      && (colon.map { host[($0 + 1)...].allSatisfy(isDigit) } ?? true)
  }

  private static func areSound(_ bytes: ArraySlice<UInt8>, also extra: StaticString) -> Bool {
    bytes.indices.allSatisfy { index in
      let byte = bytes[index]
      return byte == UInt8(ascii: "%")
        ? isEscape(bytes[index...]) : isPlain(byte) || extra.withUTF8Buffer { $0.contains(byte) }
    }
  }

  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 3 && bytes.dropFirst().prefix(2).allSatisfy(isHexDigit)
  }

  /// Unreserved characters and delimiters of parts (RFC 3986, sections 2.2 and 2.3).
  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~!$&'()*+,;=".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
}
