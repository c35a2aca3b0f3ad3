/// What a parameter of a type reads at a place, as a language.
///
/// An enum is the set of its texts, a newtype a part of its base; in a path all of them lie within what a String reads
/// there.
/// A newtype that an app's own type decides has no language of its own: what it may read at most is that of its base.
struct TypeLanguages {
  /// Which texts of a type are meant.
  enum Use: Hashable {
    /// Those that read.
    case reading
    /// Those that printing writes, at least: a part of what reads.
    case printing
  }

  private struct Key: Hashable {
    var type: ParameterType
    var place: Pattern.Place
    var use: Use
  }

  private let enums: [EnumType]
  private let newtypes: [Newtype]
  private var known: [Key: Automaton?] = [:]

  init(_ table: RouteTable) {
    enums = table.enums
    newtypes = table.newtypes
  }

  /// The language; nil where it is too large. A host's parameter reads as in a path.
  mutating func language(of type: ParameterType, at place: Pattern.Place, _ use: Use = .reading) -> Automaton? {
    let place = place == .host ? .path : place
    let key = Key(type: type, place: place, use: use)
    if let language = known[key] { return language }
    let language = try? make(type, isPath: place == .path, isQuery: place == .query, use)
    known[key] = .some(language)
    return language
  }

  /// The newtype that decides at run time, where the type is one.
  func externalNewtype(_ type: ParameterType) -> Int? {
    if case .newtype(let index) = type, case .external = newtypes[index].rule { return index }
    return nil
  }

  private mutating func make(
    _ type: ParameterType, isPath: Bool, isQuery: Bool, _ use: Use
  ) throws(AutomatonTooLarge) -> Automaton {
    switch type {
    case .string: return try (isPath ? BuiltInLanguage.pathString : BuiltInLanguage.queryString).made()
    case .int: return try (use == .reading ? BuiltInLanguage.int : BuiltInLanguage.printedInt).made()
    case .uint: return try (use == .reading ? BuiltInLanguage.uint : BuiltInLanguage.printedUInt).made()
    case .double: return try (use == .reading ? BuiltInLanguage.double : BuiltInLanguage.printedDouble).made()
    case .bool: return try (isQuery && use == .reading ? BuiltInLanguage.queryBool : BuiltInLanguage.bool).made()
    case .uuid: return try (use == .reading ? BuiltInLanguage.uuid : BuiltInLanguage.printedUUID).made()
    case .day: return try BuiltInLanguage.day.made()
    case .url: return try BuiltInLanguage.url.made()
    case .enumeration(let index):
      return try Automaton.texts(enums[index].cases.map { Array($0.text.utf8) }).meet(string(isPath: isPath))
    case .newtype(let index):
      switch newtypes[index].rule {
      case .matching(let expression): return try Automaton(expression).meet(string(isPath: isPath))
      case .int(let low, let high):
        guard low <= high else { return .empty }
        return try use == .reading ? .int(low...high) : .printedInt(low...high)
      case .uint(let low, let high):
        guard low <= high else { return .empty }
        return try use == .reading ? .uint(low...high) : .printedUInt(low...high)
      case .external(_, let base):
        return try make(base, isPath: isPath, isQuery: isQuery, use)
      }
    }
  }

  private mutating func string(isPath: Bool) throws(AutomatonTooLarge) -> Automaton {
    guard let language = language(of: .string, at: isPath ? .path : .query) else { throw AutomatonTooLarge() }
    return language
  }
}
