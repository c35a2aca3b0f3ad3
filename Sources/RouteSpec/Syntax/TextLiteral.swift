/// A quoted text, decoded, that knows for each byte where it stands in the file.
///
/// Of `"a\"b"` at offset 10 the bytes are `a"b`; the second stands at 12 and is two bytes wide.
struct TextLiteral: Hashable, Sendable {
  /// The decoded bytes, valid UTF-8.
  private(set) var bytes: [UInt8] = []
  /// For each byte, and for the end, its place; nil where every byte is written as itself.
  private var offsets: [Int]?
  private var base: Int
  private let file: Int

  /// Decodes what stands between the quotes. Faulty escapes, which the caller has reported, stand for themselves.
  init(_ source: [UInt8], _ content: Range<Int>, file: Int) {
    self.file = file
    base = content.lowerBound
    let written = Array(source[content])
    guard written.contains(0x5C) || Scan.firstInvalidByte(written) != nil else {
      bytes = written
      return
    }
    var places: [Int] = []
    var index = content.lowerBound
    func append(_ value: UInt32, length: Int) {
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      for byte in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
        bytes.append(byte)
        places.append(index)
      }
      index += length
    }
    while index < content.upperBound {
      if source[index] == 0x5C, case .scalar(let value, let length) = Escape.read(source, at: index),
        index + length <= content.upperBound
      {
        append(value, length: length)
      } else if let (value, length) = Scan.scalar(source, at: index), index + length <= content.upperBound {
        append(value, length: length)
      } else {
        append(0xFFFD, length: 1)
      }
    }
    places.append(index)
    offsets = places
  }

  /// A text inside a text: the decoded bytes of an inner literal, with their places in the file.
  init(_ outer: TextLiteral, _ content: Range<Int>) {
    let inner = TextLiteral(outer.bytes, content, file: outer.file)
    self.file = outer.file
    base = 0
    bytes = inner.bytes
    offsets = (0...inner.bytes.count).map { outer.offset(of: inner.offset(of: $0)) }
  }

  /// Where a byte stands in the file.
  func offset(of index: Int) -> Int { offsets.map { $0[index] } ?? base + index }

  /// Where bytes stand in the file.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, start: offset(of: start), end: offset(of: end))
  }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Some of it as text.
  func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
