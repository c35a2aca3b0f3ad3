extension SourceFile {
  /// The line and column of an offset as ``position(of:)`` counts them, but the column in UTF-16 units: what SARIF and
  /// most editors count. Bytes that are no UTF-8 count as the replacement characters that a reader would see.
  func utf16Position(of offset: Int) -> SourcePosition {
    let position = position(of: offset)
    // From the offset itself the bytes of the column back are what stands before it on the line; a mark is left out.
    let end = min(max(offset, 0), bytes.count)
    let start = max(end - (position.column - 1), 0)
    let column = String(decoding: bytes[start..<end], as: UTF8.self).utf16.count + 1
    return SourcePosition(line: position.line, column: column)
  }
}
