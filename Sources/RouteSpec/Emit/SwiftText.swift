/// The one way of a text into Swift.
enum SwiftText {
  /// A string literal with the text as its value, whatever the text holds. What a reader could take for something else
  /// is written `\u{…}`.
  static func literal(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: append(scalar, to: &result)
      }
    }
    return result + "\""
  }

  /// One scalar in a literal, in ASCII where Swift has an escape for it.
  static func ascii(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x20...0x7E: String(scalar)
    default: escape(scalar)
    }
  }

  /// A line of a comment: what a reader or an editor could take for something else is shown as an escape.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: result += " "
      // What joins letters and emoji and shows nothing itself.
      case 0x200C, 0x200D, 0xFE0F: result.unicodeScalars.append(scalar)
      default: append(scalar, to: &result)
      }
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    if isPlain(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    // Swift takes these noncharacters as they are, and not by their numbers.
    if (0xFDD0...0xFDEF).contains(scalar.value) { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// Letters, digits, marks, punctuation and symbols; no controls, no separators but the space, nothing invisible or
  /// bidirectional.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    if scalar.value < 0xA1 { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
      .otherSymbol, .nonspacingMark, .spacingMark, .enclosingMark:
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
