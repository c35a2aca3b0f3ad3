/// One spec file: its path as the user wrote it, and its bytes.
///
/// Everything in the compiler counts UTF-8 bytes, never characters: a CRLF is one `Character`, and a column of the
/// Swift
/// compiler is a byte.
public struct SourceFile: Sendable {
  /// The path as it is shown in findings.
  public let path: String
  /// The bytes as they are on disk, a byte order mark included.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line. LF, CRLF and a lone CR each end a line.
  public let lineStarts: [Int]

  /// Takes the bytes of a file and finds its lines.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A {
        starts.append(index + 1)
      } else if bytes[index] == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        starts.append(index + 1)
      }
      index += 1
    }
    lineStarts = starts
  }

  /// The line and column of an offset, both counted from 1, the column in UTF-8 bytes.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    // A byte order mark is no column of the first line.
    let mark = low == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return SourcePosition(line: low + 1, column: max(offset - lineStarts[low] - mark, 0) + 1)
  }
}

/// A place in a file as people write it: line and column from 1, the column in UTF-8 bytes.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
