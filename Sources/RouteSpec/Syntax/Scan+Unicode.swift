extension Scan {
  /// Whether a scalar cannot be seen or turns the direction of text: it has no place in a name or a pattern.
  static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// A space that is not U+0020.
  static func isForeignSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII may begin a Swift identifier (The Swift Programming Language, Lexical Structure).
  static func isIdentifierStart(_ value: UInt32) -> Bool {
    guard isIdentifierScalar(value) else { return false }
    switch value {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return true
    }
  }

  /// Whether a scalar beyond ASCII may stand in a Swift identifier.
  static func isIdentifierScalar(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x203F...0x2040:
      true
    case 0x1_0000...0xE_FFFD: value & 0xFFFF <= 0xFFFD
    // Emoji of the symbol blocks are operators to Swift; it reads only those beyond U+10000 as names.
    default: false
    }
  }
}
