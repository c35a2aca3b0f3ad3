/// The line of a finding with a mark under its place.
///
/// ```
/// 12 | route b "/geo/{r: String}/pin"
///    |         ^~~~~~~~~~~~~~~~~~~~~~
/// ```
/// The mark counts what a terminal shows, not bytes: a tab is widened to the next multiple of four, a Chinese character
/// takes two
/// columns, a combining mark none, and what must not be shown takes the room of its escape. A long line is cut around
/// the place.
struct SourceExcerpt {
  /// The source line, as it may be shown.
  var line: String
  /// Spaces, then `^` and as many `~` as the range is wide on this line.
  var mark: String
  /// The number of the line, from 1.
  var number: Int

  /// The most bytes of a line that are shown, and how many of them before the place.
  private static let limit = 160
  private static let lead = 60

  /// Takes the first line of a range.
  init(of range: SourceRange, in file: SourceFile) {
    let bytes = file.bytes
    let place = min(max(range.start, 0), bytes.count)
    number = file.position(of: place).line
    var start = file.lineStarts[number - 1]
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    var end = number < file.lineStarts.count ? file.lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }

    var isCutBefore = false
    var isCutAfter = false
    if end - start > SourceExcerpt.limit {
      let from = SourceExcerpt.boundary(
        before: max(start, min(place, end) - SourceExcerpt.lead), in: bytes, from: start)
      let to = SourceExcerpt.boundary(before: min(end, from + SourceExcerpt.limit), in: bytes, from: from)
      (isCutBefore, isCutAfter) = (from > start, to < end)
      (start, end) = (from, to)
    }

    var shown = isCutBefore ? "…" : ""
    var columns = isCutBefore ? 1 : 0
    var markStart: Int?
    var markEnd = 0
    var index = start
    while index < end {
      if index >= place, markStart == nil { markStart = columns }
      let (text, width, length) = SourceExcerpt.cell(at: index, before: end, in: bytes, column: columns)
      shown += text
      columns += width
      if index < range.end { markEnd = columns }
      index += length
    }
    line = isCutAfter ? shown + "…" : shown
    let from = markStart ?? columns
    mark = String(repeating: " ", count: from) + "^" + String(repeating: "~", count: max(markEnd - from - 1, 0))
  }

  /// The last offset up to `offset` at which a scalar starts.
  private static func boundary(before offset: Int, in bytes: [UInt8], from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The scalar at an offset as it is shown, its columns, and its bytes. A byte that is no UTF-8 is shown as `\xFF`.
  private static func cell(
    at index: Int, before end: Int, in bytes: [UInt8], column: Int
  ) -> (text: String, width: Int, length: Int) {
    let byte = bytes[index]
    if byte == 0x09 {
      let width = 4 - column % 4
      return (String(repeating: " ", count: width), width, 1)
    }
    if byte >= 0x20, byte < 0x7F { return (String(Unicode.Scalar(byte)), 1, 1) }
    var rest = bytes[index..<end].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      let digits = String(byte, radix: 16, uppercase: true)
      return ("\\x" + digits, 2 + digits.utf8.count, 1)
    }
    let length = UTF8.width(scalar)
    guard VisibleText.isHidden(scalar) else { return (String(scalar), VisibleText.width(of: scalar), length) }
    let escape = VisibleText.escape(of: scalar)
    return (escape, escape.utf8.count, length)
  }
}
