/// Names of the spec as names of Swift: composed first, back-ticked last.
enum SwiftName {
  /// A name where a declaration or an expression stands: a case, a property, a function.
  static func identifier(_ name: String) -> String {
    needsTicks(name) ? "`" + name + "`" : name
  }

  /// A member after a dot.
  static func member(_ name: String) -> String { "." + identifier(name) }

  /// An argument label. Only `inout`, `var` and `let` need back-ticks there, but any keyword may have them.
  static func label(_ name: String) -> String { identifier(name) }

  /// A name with its first letter in upper case, as part of a type's name.
  static func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first, (97...122).contains(first) else { return name }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Whether a name is no plain identifier: a keyword, or one with characters that only back-ticks allow.
  private static func needsTicks(_ name: String) -> Bool {
    if keywords.contains(name) { return true }
    guard let first = name.unicodeScalars.first else { return true }
    if first.value < 128, !(first.properties.isAlphabetic || first == "_") { return true }
    return name.unicodeScalars.contains { scalar in
      scalar.value < 128 && !(scalar.properties.isAlphabetic || scalar == "_" || (48...57).contains(scalar.value))
    }
  }

  /// The words that the grammar of Swift reserves, and those that mean something else as a member or a type.
  private static let keywords: Set<String> = [
    "associatedtype", "borrowing", "class", "consuming", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout", "internal", "let", "nonisolated", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol", "_", "actor", "async", "some", "any",
    "package", "each", "macro", "discard", "copy", "consume", "sending", "isolated", "indirect", "convenience", "required",
    "lazy", "weak", "unowned", "final", "override", "mutating", "nonmutating", "optional", "prefix", "postfix", "infix", "left",
    "right", "none", "set", "get", "willSet", "didSet", "dynamic", "dynamicType", "unsafe", "then", "yield",
  ]
}
