/// A file of generated code, in memory. Only the command writes it.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without a folder.
  public let name: String
  /// Its text, UTF-8 with LF.
  public let text: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// The names of the generated files: the one rule that the command and the plugin follow.
///
/// A plugin must name its outputs before anyone has read the spec, so they depend on the spec's file name alone.
public enum OutputNames {
  /// The names for a spec's file name without `.navspec`: `routes` gives `Routes.swift` and four more.
  public static func files(forSpecNamed stem: String) -> [String] {
    let base = base(forSpecNamed: stem)
    return ["", "+Matching", "+Navigation", "+SwiftUI", "+Support"].map { base + $0 + ".swift" }
  }

  /// Whether a spec of this file name has hidden files, which build systems and people pass over: `.navspec`.
  public static func areHidden(ofSpecNamed file: String) -> Bool {
    file.utf8.first == UInt8(ascii: ".") && file != "." && file != ".."
  }

  /// The stem with its first letter in upper case, where that is an ASCII letter.
  static func base(forSpecNamed stem: String) -> String {
    var bytes = Array(stem.utf8)
    guard let first = bytes.first, (97...122).contains(first) else { return stem }
    // Only this byte: what a letter becomes together with marks behind it differs.
    bytes[0] = first - 32
    return String(decoding: bytes, as: UTF8.self)
  }
}
