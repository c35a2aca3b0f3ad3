import Foundation

@testable import RouteSpec

/// Names chosen to hurt.
enum HostileNames {
  /// Every keyword of Swift, as the toolchain lists them; `Scripts/list-swift-keywords` makes the list.
  static let keywords = Result {
    try String(contentsOf: fixture("names/keywords.txt"), encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// What is no keyword, and means something all the same.
  static let special = [
    "_", "__", "_1", "dollar", "main", "Main", "iOS", "macOS", "Linux", "os", "arch", "id", "it", "error", "newValue",
    "oldValue", "Swift",
    "Foundation", "SwiftUI", "Observation", "Combine", "Dispatch", "Builtin", "unchecked", "rawValue", "RawValue",
    "hashValue", "hash",
    "allCases", "AllCases", "description", "debugDescription", "CodingKeys", "encode", "decode", "customMirror", "x",
    "X", "i", "e",
    "isA", "print", "fatalError", "precondition", "dynamicType", "subscripts", "callAsFunction", "dynamicMember",
    "dynamicCall",
    "wrappedValue", "projectedValue", "body", "content", "buildBlock", "toString", "MainActor", "Actor", "GlobalActor",
    "isolated",
  ]

  /// Types of the standard library, of Foundation and of SwiftUI.
  static let types = [
    "Array", "Bool", "Character", "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable", "Decodable",
    "Decoder", "Dictionary",
    "Double", "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int",
    "Int8", "Int64",
    "IteratorProtocol", "KeyPath", "Never", "ObjectIdentifier", "Optional", "Range", "RawRepresentable", "Result",
    "Sequence", "Set",
    "StaticString", "String", "Substring", "Task", "UInt", "UInt8", "UInt64", "Unicode", "UnsafePointer", "Void",
    "AnyHashable", "AnyObject",
    "CaseIterable", "CustomStringConvertible", "DecodingError", "EncodingError", "KeyedDecodingContainer",
    "KeyedEncodingContainer",
    "Mirror", "Slice", "Duration", "Regex", "URL", "UUID", "Date", "Data", "Locale", "Calendar", "Decimal", "Bundle",
    "Notification",
    "IndexPath", "Measurement", "Operation", "Process", "Progress", "Scanner", "Thread", "Timer", "Unit",
    "URLComponents", "URLRequest",
    "NSObject", "JSONDecoder", "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "Alert",
    "Animation", "AnyView",
    "App", "Binding", "Button", "Color", "EdgeInsets", "Environment", "EnvironmentKey", "EnvironmentObject",
    "EnvironmentValues",
    "ForEach", "Form", "Group", "Image", "Label", "Layout", "Link", "List", "Menu", "NavigationPath", "NavigationStack",
    "ObservedObject",
    "Observable", "Path", "Picker", "Preview", "Published", "Scene", "Section", "ShareLink", "State", "StateObject",
    "Stepper", "Tab",
    "TabView", "Table", "Text", "Toggle", "ToolbarItem", "Transaction", "Transition", "View", "ViewBuilder", "Window",
    "ZStack",
    "Day", "Kind", "Route", "Action", "Support", "Navigator", "Screens", "Presentation",
  ]

  /// Letters and signs beyond ASCII that Swift takes in a name. What a keyboard writes in two characters is kept in one (NFC).
  static let beyondASCII = [
    "größe", "Größe", "ё", "日本", "語", "عربي", "हिन्दी", "ﬁ", "ß", "ǆ", "İ", "ı", "ſ", "🎉", "😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "x🎉",
    "e\u{301}tude", "café",
    "cafe\u{301}s", "\u{212B}ngstrom", "Ωmega", "_é", "é_", "€", "ａｂ", "x٣", "𝒳", "\u{1D400}b", "\u{FA1E}", "ⅷ", "ªb",
    "µm", "\u{2C00}", "\u{10000}",
  ]

  /// Every word of the generated code of a table that uses nearly all of the language, under the prefix `Names`.
  static let generated = Result {
    let flagship = fixture("../../Examples/routes.navspec").standardized
    let text = try String(contentsOf: flagship, encoding: .utf8).replacingOccurrences(
      of: "app Trailhead", with: "app Names")
    let files = compile(text).generatedFiles()
    let separators = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
      .inverted
    let words = files.flatMap { $0.text.components(separatedBy: separators) }
    // The match table is text of letters and digits too.
    return Set(words).filter { word in
      word.utf8.count < 40 && word.first.map { !$0.isNumber } ?? false
        && word.utf8.filter { (48...57).contains($0) }.count < 2
    }.sorted()
  }

  /// Whether the whole matrix is asked for, as `Scripts/names` does.
  static let isComplete = ProcessInfo.processInfo.environment["ROUTEGEN_NAMES"] == "all"

  /// The names that are Swift identifiers, each once. Of the words of generated code those alone that bear the app's name, unless all are
  /// asked for.
  static let identifiers = Result {
    var seen: Set<[UInt8]> = []
    let words = try generated.get().filter { isComplete || $0.hasPrefix("Names") }
    return try (keywords.get() + special + types + beyondASCII + [String(repeating: "long", count: 300)] + words)
      .filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// What is no name, and is written as one word all the same: one finding in each place, with or without back-ticks.
  static let malformedWords = [
    "1st", "9", "$0", "$x", "@x", "a-b", "a$", "~a", "☃", "©", "∑", "a☃", "a\u{0}b", "a\u{1B}b", "a\u{7F}", "\u{E000}",
    "a\u{FFFE}",
    "a\u{200B}b", "a\u{200D}b", "a\u{202E}b", "a\u{2066}b", "a\u{FEFF}", "a\u{AD}b", "a\u{E0041}", "a\u{3164}b",
    "a\u{115F}", "a\u{FE0F}b",
    "a\u{34F}b", "a\u{2028}b", "a\u{2029}b", "a\u{180B}b", "a\u{17B4}b", "a\u{61C}b", "a\u{2064}b",
  ]

  /// What is no name because other parts of the language begin in it. In back-ticks it is one finding; without, what it means.
  static let malformedSyntax = [
    "a.b", "a b", "#if", "a!", "a?", "+", "==", "a/b", "\\x", "a\\", "%41", "a'b", "'a'", "(a)", "<a>", "a:b", "a,b",
    "a;b", "a&b", "a=b", "→",
    "a\u{A0}b", "\u{3000}", "\u{200B}", "a\u{85}b", "\"a\"", "{a}", "[a]", "a\nb", "a\rb", "\u{1B}[31m", "",
  ]
}
