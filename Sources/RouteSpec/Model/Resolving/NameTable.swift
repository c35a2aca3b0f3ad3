/// The names of one kind of declaration, and what became of each declaration.
///
/// A declaration is known here by the index of its draft, its place in the outline. What is broken is left out of the
/// table, but its name stays here, so that nobody who uses it is told that it does not exist.
struct NameTable: Sendable {
  /// What a name stands for.
  enum Lookup: Hashable, Sendable {
    /// The index in the resolved table.
    case found(Int)
    /// It is declared, and something about the declaration has been reported.
    case broken
    case unknown
  }

  /// A declared name.
  private struct Entry: Sendable {
    var draft: Int
    var name: NameSyntax
  }

  /// What is named, in the singular: `route`.
  let kind: String
  /// For each draft the index in the resolved table; nil where it was left out.
  var indices: [Int?]
  /// By name. Swift compares texts by canonical equivalence, so both Unicode spellings of a name find it.
  private var entries: [String: Entry] = [:]
  /// By the name with a capital first letter.
  private var capitalized: [String: Entry] = [:]

  init(kind: String, count: Int = 0) {
    self.kind = kind
    indices = Array(repeating: nil, count: count)
    entries.reserveCapacity(count)
    capitalized.reserveCapacity(count)
  }

  /// The declared names, in no order.
  private var names: [String] { Array(entries.keys) }
  /// Guesses among the names; made when the first is asked for.
  lazy var suggestion = NameSuggestion(names)

  /// Takes a name; a finding where it is taken. A missing name is passed over.
  mutating func declare(_ name: NameSyntax, draft: Int) -> Diagnostic? {
    if name.isMissing { return nil }
    if let first = entries[name.text] {
      return NameTable.twice(name, first: first.name, kind: kind)
    }
    let entry = Entry(draft: draft, name: name)
    entries[name.text] = entry
    let key = NameTable.capitalized(name.text)
    if let first = capitalized[key] {
      let names = [first.name.text, name.text].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return Diagnostic(
        .namesMeet, at: name.range,
        "the \(kind)s `\(names[0])` and `\(names[1])` meet in Swift, where types are named after them with a capital letter; "
          + "give one another name",
        notes: [Diagnostic.Note("`\(first.name.text)` is declared here", at: first.name.range)])
    }
    capitalized[key] = entry
    return nil
  }

  /// What a name stands for.
  func look(up name: String) -> Lookup {
    guard let entry = entries[name] else { return .unknown }
    return indices[entry.draft].map { .found($0) } ?? .broken
  }

  /// The draft that has the name, the first where several do.
  func draft(of name: String) -> Int? { entries[name]?.draft }

  /// Where the name was declared first.
  func place(of name: String) -> SourceRange? { entries[name]?.name.range }

  /// The finding for two declarations with one name.
  static func twice(_ second: NameSyntax, first: NameSyntax, kind: String) -> Diagnostic {
    let note = Diagnostic.Note("first here", at: first.range)
    // `==` is canonical equivalence; what a linker compares is bytes.
    if !second.text.utf8.elementsEqual(first.text.utf8) {
      return Diagnostic(
        .namesMeet, at: second.range,
        "the \(kind) `\(second.text)` is there already, in another Unicode spelling that looks the same; "
          + "give one another name", notes: [note])
    }
    return Diagnostic(
      .declaredTwice, at: second.range,
      "the \(kind) `\(second.text)` is there twice; take one out, or give it another name",
      notes: [note])
  }

  private static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return first.properties.uppercaseMapping + String(String.UnicodeScalarView(name.unicodeScalars.dropFirst()))
  }
}
