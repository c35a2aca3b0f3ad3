/// The name of a Swift type as `type ID = String as Catalog.ItemID` takes it: dotted names with generic arguments.
///
/// It goes into generated code as it is, so nothing else may be in it: no operator, no literal, no space but one after
/// a comma.
enum SwiftTypeName {
  /// The most levels of generic arguments.
  private static let depthLimit = 16

  /// Whether the text is `Name(.Name)*`, each name perhaps with `<Type, Type>`.
  static func isValid(_ text: String) -> Bool {
    var rest = Array(text.unicodeScalars)[...]
    return readType(&rest, depth: 0) && rest.isEmpty
  }

  private static func readType(_ rest: inout ArraySlice<Unicode.Scalar>, depth: Int) -> Bool {
    guard depth < depthLimit else { return false }
    repeat {
      guard readName(&rest) else { return false }
      if take("<", &rest) {
        repeat {
          while take(" ", &rest) {}
          guard readType(&rest, depth: depth + 1) else { return false }
          while take(" ", &rest) {}
        } while take(",", &rest)
        guard take(">", &rest) else { return false }
      }
    } while take(".", &rest)
    return true
  }

  private static func readName(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    let isQuoted = take("`", &rest)
    guard let first = rest.popFirst(), isHead(first) else { return false }
    while let next = rest.first, isHead(next) || isTail(next) { rest.removeFirst() }
    return !isQuoted || take("`", &rest)
  }

  private static func take(_ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart
  }

  private static func isTail(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isXIDContinue }
}
