/// The one way of a text into Swift.
enum SwiftText {
  /// A string literal with the text as its value, whatever the text holds: printable ASCII as it is, everything else that could be taken for something
  /// else as `\u{…}`.
  static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The text between the quotes of a literal, of one line or of several.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0x20...0x7E: result.unicodeScalars.append(scalar)
      default:
        if isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return result
  }

  /// One scalar in a literal, in ASCII alone.
  static func ascii(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x20...0x7E: String(scalar)
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// A line of a comment: what a reader or an editor could take for something else is shown as an escape.
  static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" || (0x20...0x7E).contains(scalar.value) || isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  /// Letters, digits, marks after a letter, punctuation and symbols; no controls, no separators, nothing invisible or bidirectional.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0xA1 { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .otherSymbol:
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
