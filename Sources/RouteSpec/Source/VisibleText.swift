/// Text from a spec or a link, on its way to a person's eyes.
///
/// A link may hold an escape sequence that repaints the terminal, a spec a bidirectional control that shows a line in
/// another
/// order than the compiler reads it. Neither is passed on: `\u{202E}` is shown instead.
public enum VisibleText {
  /// Whether a scalar must never be shown as it is: control characters, bidirectional controls, line and paragraph
  /// separators, and what has no width and so cannot be seen (a zero-width space, a byte order mark). What joins or
  /// selects the form of its neighbours may be shown.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: true
    // Language tags, which show nothing, and what is no character in any plane.
    case 0xE0000...0xE0FFF, 0xFDD0...0xFDEF: true
    case let value where value & 0xFFFE == 0xFFFE: true
    default: false
    }
  }

  /// The text with what must not be shown written as Swift writes it: `\n`, `\t`, `\u{1B}`.
  public static func escaping(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) { result += escape(of: scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The text in double quotes, escaped so that it could be copied into a spec.
  public static func quoting(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: if isHidden(scalar) { result += escape(of: scalar) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result + "\""
  }

  /// How a scalar that must not be shown is written.
  static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// The columns that a scalar takes in a terminal: 0, 1 or 2.
  ///
  /// The ranges are those of Unicode's East Asian Width (W and F) and of emoji, rounded to blocks: enough to put a
  /// caret under
  /// the right character.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x00...0x2FF: return 1
    case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x2648...0x2653, 0x26A1, 0x2705, 0x2728,
      0x274C,
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
