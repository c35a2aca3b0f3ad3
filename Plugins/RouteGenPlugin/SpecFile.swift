/// What the plugin knows of a spec: the names of its outputs, and its includes. A plugin cannot use a library, so this
/// is written a second time; tests hold both to the compiler's own.
enum SpecFile {
  private static let suffix = Array(".navspec".utf8)

  /// Whether a file is a spec, by its name or path.
  static func isSpec(_ path: String) -> Bool {
    // Bytes, not characters: an accent or a joiner before the dot would make one character with it.
    path.utf8.suffix(suffix.count).elementsEqual(suffix)
  }

  /// The names of the generated files: `routes.navspec` gives `Routes.swift` and four more.
  static func outputs(ofSpecNamed name: String) -> [String] {
    var base = Array(name.utf8)
    if isSpec(name), base.count > suffix.count { base.removeLast(suffix.count) }
    if let first = base.first, (0x61...0x7A).contains(first) { base[0] = first - 0x20 }
    let stem = String(decoding: base, as: UTF8.self)
    return ["", "+Matching", "+Navigation", "+SwiftUI", "+Support"].map { stem + $0 + ".swift" }
  }
}

/// The includes of a spec: the word at the beginning of a line outside of all blocks, and a text behind it.
///
/// For a spec that the compiler can read these are exactly the compiler's. Of one that it cannot, the compiler will
/// say so, and it matters only that nothing traps.
struct IncludeScan {
  /// An include, and where its path stands: line and column from 1, the column in bytes.
  struct Include: Equatable {
    var path: String
    var line: Int
    var column: Int
  }

  /// The includes in a file with these bytes, in order.
  static func includes(in bytes: [UInt8]) -> [Include] {
    var scan = IncludeScan(bytes: bytes)
    // A byte order mark is no column of the first line.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (scan.index, scan.lineStart) = (3, 3) }
    while scan.index < bytes.count { scan.next() }
    return scan.includes
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0
  /// How many blocks are open.
  private var depth = 0
  /// Whether no token stands on this line yet.
  private var startsLine = true
  /// Whether the token before is the word, at the beginning of a statement.
  private var isInclude = false
  private var includes: [Include] = []

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Steps over one token, comment or space.
  private mutating func next() {
    let byte = bytes[index]
    switch byte {
    case 0x0A, 0x0D: endLine()
    case 0..<0x21, 0x7F: index += 1
    case 0x2F where peek(1) == 0x2F: skipLine()
    case 0x2F where peek(1) == 0x2A: blockComment()
    case 0x22: text()
    case 0x60: quotedName()
    case _ where IncludeScan.isWord(byte): word()
    default:
      if byte == 0x7B { depth += 1 }
      if byte == 0x7D, depth > 0 { depth -= 1 }
      index += 1
      addToken()
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func addToken(isInclude: Bool = false) {
    self.isInclude = isInclude
    startsLine = false
  }

  private mutating func endLine() {
    index += bytes[index] == 0x0D && peek(1) == 0x0A ? 2 : 1
    line += 1
    lineStart = index
    startsLine = true
    isInclude = false
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  /// A comment that the language does not have; what stands in it is nothing all the same.
  private mutating func blockComment() {
    index += 2
    var open = 1
    while index < bytes.count, open > 0 {
      switch (bytes[index], peek(1)) {
      case (0x2F, 0x2A):
        open += 1
        index += 2
      case (0x2A, 0x2F):
        open -= 1
        index += 2
      case (0x0A, _), (0x0D, _): endLine()
      default: index += 1
      }
    }
  }

  private mutating func word() {
    let start = index
    while index < bytes.count, IncludeScan.isWord(bytes[index]) { index += 1 }
    addToken(isInclude: startsLine && depth == 0 && bytes[start..<index].elementsEqual("include".utf8))
  }

  private mutating func quotedName() {
    index += 1
    while index < bytes.count, bytes[index] != 0x60, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    if index < bytes.count, bytes[index] == 0x60 { index += 1 }
    addToken()
  }

  private mutating func text() {
    let column = index - lineStart + 1
    index += 1
    var value: [UInt8] = []
    var isSound = true
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      let byte = bytes[index]
      if byte == 0x22 {
        index += 1
        if isInclude, isSound, !value.isEmpty {
          includes.append(Include(path: String(decoding: value, as: UTF8.self), line: line, column: column))
        }
        return addToken()
      }
      if byte == 0x5C {
        if let scalar = escape() { value += Array(String(scalar).utf8) } else { isSound = false }
      } else {
        if byte < 0x20 && byte != 0x09 || byte == 0x7F { isSound = false }
        value.append(byte)
        index += 1
      }
    }
    // It has no end: the line is its end.
    addToken()
  }

  /// Steps over an escape; nil where it is none.
  private mutating func escape() -> Unicode.Scalar? {
    index += 1
    guard let byte = peek(0), byte != 0x0A, byte != 0x0D else { return nil }
    index += 1
    switch byte {
    case 0x22, 0x27, 0x5C: return Unicode.Scalar(byte)
    case 0x6E: return "\n"
    case 0x72: return "\r"
    case 0x74: return "\t"
    case 0x30: return "\0"
    case 0x75:
      guard peek(0) == 0x7B else { return nil }
      index += 1
      let start = index
      while let digit = peek(0), Character(Unicode.Scalar(digit)).isHexDigit { index += 1 }
      guard peek(0) == 0x7D else { return nil }
      index += 1
      guard index - 1 - start <= 8 else { return nil }
      return UInt32(String(decoding: bytes[start..<index - 1], as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
  }
}
