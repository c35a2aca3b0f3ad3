import Foundation

/// What the plugin knows of a spec: the names of its outputs, and its includes. A test holds both to the compiler's
/// own.
enum SpecFile {
  static let suffix = ".navspec"

  /// The names of the generated files: `routes.navspec` gives `Routes.swift` and four more.
  static func outputs(of spec: URL) -> [String] {
    let stem = String(spec.lastPathComponent.dropLast(suffix.count))
    var base = stem
    if let first = stem.utf8.first, (97...122).contains(first) {
      base = stem.prefix(1).uppercased() + stem.dropFirst()
    }
    return ["", "+Matching", "+Navigation", "+SwiftUI", "+Support"].map { base + $0 + ".swift" }
  }

  /// The paths after the word `include`, outside comments and texts.
  static func includes(in bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var index = 0
    var isInclude = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2F {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if byte == 0x22 {
        let (text, end) = literal(bytes, index + 1)
        if isInclude { result.append(text) }
        isInclude = false
        index = end
      } else if isWord(byte) {
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        isInclude = bytes[start..<index].elementsEqual("include".utf8)
      } else {
        if byte != 0x20 && byte != 0x09 { isInclude = false }
        index += 1
      }
    }
    return result
  }

  /// The value of a text and the offset after its closing quote, or at the end of its line.
  private static func literal(_ bytes: [UInt8], _ start: Int) -> (String, Int) {
    var value: [UInt8] = []
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == 0x22 { return (String(decoding: value, as: UTF8.self), index + 1) }
      if bytes[index] == 0x5C, index + 1 < bytes.count { index += 1 }
      value.append(bytes[index])
      index += 1
    }
    return (String(decoding: value, as: UTF8.self), index)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x60 || byte >= 0x80
  }
}
