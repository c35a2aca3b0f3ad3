/// The name of a Swift type as `type ID = String as Catalog.ItemID` takes it: dotted names with generic arguments.
///
/// It goes into generated code as it is, so nothing else may be in it: no operator, no literal, no space but one after
/// a comma.
enum SwiftTypeName {
  /// The most levels of generic arguments.
  private static let depthLimit = 16

  /// Whether the text is `Name(.Name)*`, each name perhaps with `<Type, Type>`. Names are those of the lexer.
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var index = 0
    return readType(bytes, &index, depth: 0) && index == bytes.count
  }

  /// The first word of a type that Swift takes for something else, in back-ticks too: a metatype, the type or value that one is
  /// in, a blank.
  static func metatype(in text: String) -> String? {
    text.split(whereSeparator: { "<>,.` ".contains($0) }).map(String.init)
      .first { ["Type", "Protocol", "Self", "self", "_"].contains($0) }
  }

  private static func readType(_ bytes: [UInt8], _ index: inout Int, depth: Int) -> Bool {
    guard depth < depthLimit else { return false }
    repeat {
      guard readName(bytes, &index) else { return false }
      if take("<", bytes, &index) {
        repeat {
          while take(" ", bytes, &index) {}
          guard readType(bytes, &index, depth: depth + 1) else { return false }
          while take(" ", bytes, &index) {}
        } while take(",", bytes, &index)
        guard take(">", bytes, &index) else { return false }
      }
    } while take(".", bytes, &index)
    return true
  }

  private static func readName(_ bytes: [UInt8], _ index: inout Int) -> Bool {
    let isQuoted = take("`", bytes, &index)
    let (end, isSuspicious) = Scan.name(bytes, at: index)
    guard end > index, !isSuspicious else { return false }
    index = end
    return !isQuoted || take("`", bytes, &index)
  }

  private static func take(_ character: Unicode.Scalar, _ bytes: [UInt8], _ index: inout Int) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }
}
