/// The runtime's text as it goes into an app: under another name and access level, and safe beside whatever types the
/// app has.
///
/// `public static func read(_ link: String) -> RouteSupport.Match` becomes `static func read(_ link: Swift.String) ->
/// TrailheadSupport.Match`: an app may
/// have a type `String` of its own, and the runtime must not take that.
enum SupportText {
  /// The text, renamed.
  ///
  /// - Parameter access: `public `, `package `, or nothing; `public` in the runtime stands at the beginning of a
  ///   declaration only.
  static func renamed(_ text: String, support: String, access: String) -> String {
    let source = Array(text.utf8)
    let name = Array(support.utf8)
    let access = Array(access.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(source.count + source.count / 4)
    /// What has not been copied yet begins here.
    var start = 0
    var index = 0
    var isLineStart = true
    func word(from begin: Int) -> Int {
      var end = begin
      while end < source.count, isWord(source[end]) { end += 1 }
      return end
    }
    while index < source.count {
      let byte = source[index]
      if byte == 10 {
        isLineStart = true
        index += 1
      } else if byte == 32 {
        index += 1
      } else if byte == 47, index + 1 < source.count, source[index + 1] == 47 {
        index = copyComment(source, from: index, &start, &output, name)
      } else if byte == 34 {
        index = endOfLiteral(source, index)
        isLineStart = false
      } else if isWord(byte) {
        let end = word(from: index)
        let own = source[index..<end]
        if isLineStart, own.elementsEqual(publicWord) {
          output += source[start..<index] + access
          start = end + 1
        } else if own.elementsEqual(runtimeName) {
          output += source[start..<index] + name
          start = end
        } else if 65...90 ~= byte, index == 0 || source[index - 1] != 46, standardNames.contains(own) {
          output += source[start..<index] + module
          start = index
        }
        index = end
        isLineStart = false
      } else {
        index += 1
        isLineStart = false
      }
    }
    return String(decoding: output + source[start...], as: UTF8.self)
  }

  /// Copies a comment, renaming in it; gives its end.
  private static func copyComment(
    _ source: [UInt8], from begin: Int, _ start: inout Int, _ output: inout [UInt8], _ name: [UInt8]
  ) -> Int {
    var index = begin
    while index < source.count, source[index] != 10 {
      if source[index] == runtimeName[0], source[index...].starts(with: runtimeName) {
        output += source[start..<index] + name
        index += runtimeName.count
        start = index
      } else {
        index += 1
      }
    }
    return index
  }

  /// The end of a literal of one line.
  private static func endOfLiteral(_ source: [UInt8], _ begin: Int) -> Int {
    var index = begin + 1
    while index < source.count, source[index] != 34, source[index] != 10 { index += source[index] == 92 ? 2 : 1 }
    return min(index + 1, source.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    97...122 ~= byte || 65...90 ~= byte || 48...57 ~= byte || byte == 95
  }

  private static let runtimeName = Array("RouteSupport".utf8)
  private static let publicWord = Array("public".utf8)
  private static let module = Array("Swift.".utf8)

  /// What of the standard library the runtime names. A test finds a name that is missing here.
  private static let standardNames = Set(
    [
      "Array", "ArraySlice", "Bool", "CaseIterable", "ClosedRange", "Codable", "CodingKey", "Comparable",
      "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable",
      "Encoder", "EncodingError", "Equatable", "Error", "Hashable", "Identifiable", "Int", "Int64",
      "KeyedDecodingContainer", "KeyedEncodingContainer", "Never", "Optional", "Range", "RawRepresentable",
      "Sendable", "Set", "StaticString", "String", "UInt", "UInt32", "UInt64", "UInt8", "UTF8", "Unicode",
      "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
      "UnsafePointer", "UnsafeRawPointer",
    ].map { ArraySlice($0.utf8) })
}
