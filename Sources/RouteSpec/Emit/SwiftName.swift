/// Names of the spec as names of Swift: composed first, back-ticked last.
///
/// The lexer takes Swift identifiers alone, so only words that Swift itself uses need back-ticks.
enum SwiftName {
  /// A name where it is declared, and after a dot.
  static func identifier(_ name: String) -> String { reserved.contains(name) ? "`" + name + "`" : name }

  /// A member after a dot.
  static func member(_ name: String) -> String { "." + identifier(name) }

  /// A label where it is declared: every word may be one but these.
  static func label(_ name: String) -> String {
    ["inout", "let", "var", "_"].contains(name) ? "`" + name + "`" : name
  }

  /// A label in a call, where Swift does not want `let` and `var` back-ticked.
  static func callLabel(_ name: String) -> String { ["inout", "_"].contains(name) ? "`" + name + "`" : name }

  /// A name where an expression begins: words that mean something only there are back-ticked too.
  static func reference(_ name: String) -> String { contextual.contains(name) ? "`" + name + "`" : identifier(name) }

  /// A name where a type begins: words that say something of the type behind them are back-ticked too.
  static func type(_ name: String) -> String { typePrefixes.contains(name) ? "`" + name + "`" : identifier(name) }

  /// The name of a type of the app's own, `Catalog.Item<Int>`: each word in it that is one of Swift's is back-ticked.
  static func external(_ type: String) -> String {
    var result = ""
    var word = ""
    var isMember = false
    // It stands where types do and where expressions do.
    func name() -> String { isMember ? identifier(word) : contextual.contains(word) ? "`\(word)`" : self.type(word) }
    for scalar in type.unicodeScalars {
      guard !"<>,. ".unicodeScalars.contains(scalar) else {
        result += name()
        word = ""
        isMember = scalar == "."
        result.unicodeScalars.append(scalar)
        continue
      }
      word.unicodeScalars.append(scalar)
    }
    return result + name()
  }

  /// Whether a type of the app's own stands in a module, by the name in front of it.
  static func names(_ type: String, module: String) -> Bool {
    type.split(whereSeparator: { "<>, ".contains($0) }).contains { part in
      part.hasPrefix(module + ".") || part.hasPrefix("`" + module + "`.")
    }
  }

  /// A name with its first letter in upper case, as part of a type's name.
  static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.uppercaseMapping + String(String.UnicodeScalarView(name.unicodeScalars.dropFirst()))
  }

  /// The words that the grammar of Swift reserves, and those that mean something else as a member or a type.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The words that are names everywhere but at the beginning of an expression.
  private static let contextual: Set<String> = [
    "any", "async", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe", "yield",
  ]

  /// The words that are names everywhere but at the beginning of a type.
  private static let typePrefixes: Set<String> = [
    "__owned", "__shared", "_const", "any", "async", "borrowing", "consuming", "each", "isolated", "nonisolated",
    "reasync", "sending", "some",
  ]
}
