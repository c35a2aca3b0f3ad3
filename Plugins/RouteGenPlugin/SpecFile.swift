/// What the plugin knows of a spec: the names of its outputs. A plugin cannot use a library, so the rule is written a
/// second time; a test holds it to the command's own.
enum SpecFile {
  private static let suffix = Array(".navspec".utf8)

  /// Whether a file is a spec, by its name or path.
  static func isSpec(_ path: String) -> Bool {
    // Bytes, not characters: an accent or a joiner before the dot would make one character with it.
    path.utf8.suffix(suffix.count).elementsEqual(suffix)
  }

  /// Whether the generated files of a spec would be hidden, which the command refuses.
  static func hasHiddenOutputs(specNamed name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") && name != "." && name != ".."
  }

  /// The names of the generated files: `routes.navspec` gives `Routes.swift` and four more.
  static func outputs(ofSpecNamed name: String) -> [String] {
    var base = Array(name.utf8)
    if isSpec(name), base.count > suffix.count { base.removeLast(suffix.count) }
    if let first = base.first, (0x61...0x7A).contains(first) { base[0] = first - 0x20 }
    let stem = String(decoding: base, as: UTF8.self)
    return ["", "+Matching", "+Navigation", "+SwiftUI", "+Support"].map { stem + $0 + ".swift" }
  }
}
