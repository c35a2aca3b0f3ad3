/// Swift, read as far as it takes to see that no text of a spec has become code: comments and literals end, and
/// brackets close in order.
struct SwiftOutline {
  private var bytes: ArraySlice<UInt8>
  private var open: [UInt8] = []

  /// What is wrong with a source; nil where nothing is.
  static func fault(in text: String) -> String? {
    var reader = SwiftOutline(bytes: ArraySlice(Array(text.utf8)))
    return reader.fault()
  }

  private mutating func fault() -> String? {
    let pairs: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
    while let byte = bytes.first {
      if bytes.starts(with: "//".utf8) {
        bytes = bytes.drop { $0 != 0x0A && $0 != 0x0D }
        continue
      }
      if bytes.starts(with: "/*".utf8) { return "a comment of more than a line" }
      let signs = bytes.prefix { $0 == 0x23 }.count
      if bytes.dropFirst(signs).first == 0x22 {
        if let fault = literal(signs) { return fault }
        continue
      }
      bytes = bytes.dropFirst()
      if pairs[byte] != nil { open.append(byte) }
      if pairs.values.contains(byte) {
        guard let last = open.popLast(), pairs[last] == byte else { return "a bracket that nothing opens" }
      }
    }
    return open.isEmpty ? nil : "a bracket that nothing closes"
  }

  private mutating func literal(_ signs: Int) -> String? {
    bytes = bytes.dropFirst(signs)
    let isLong = bytes.starts(with: [0x22, 0x22, 0x22])
    let quote = [UInt8](repeating: 0x22, count: isLong ? 3 : 1)
    let end = quote + [UInt8](repeating: 0x23, count: signs)
    let escape = [0x5C] + [UInt8](repeating: 0x23, count: signs)
    bytes = bytes.dropFirst(quote.count)
    while let byte = bytes.first {
      if bytes.starts(with: end) {
        bytes = bytes.dropFirst(end.count)
        return nil
      }
      if bytes.starts(with: escape) {
        bytes = bytes.dropFirst(escape.count)
        if bytes.first == 0x28 { return "an interpolation" }
        bytes = bytes.dropFirst()
        continue
      }
      if !isLong, byte == 0x0A || byte == 0x0D { return "a literal that does not end" }
      bytes = bytes.dropFirst()
    }
    return "a literal that does not end"
  }
}
