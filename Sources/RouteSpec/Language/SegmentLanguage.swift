/// Turns patterns into products of languages.
///
/// A segment is a literal, the language of its parameter's type, or for a mixture (`{title}.html`) what its atoms read
/// one after the
/// other. A whole segment `.` or `..` is never read. Under `case insensitive` all of these are taken on folded texts.
struct SegmentLanguages: Sendable {
  /// The languages, by number.
  var table = LanguageTable()
  /// The patterns with a segment whose automaton would be too large; it counts as opaque.
  private(set) var hasTooLarge = false

  private var types: TypeLanguages
  let folds: Bool
  private let isStrict: Bool
  private var mixtures: [[LanguageTable.Piece]: Int] = [:]
  private var keys: [[UInt8]: Int] = [:]
  /// The keys of query items by number.
  private(set) var keyTexts: [[UInt8]] = []

  /// - Parameter readsExactly: take languages as they are read, even where literals fold: literals in all their
  ///   spellings. That is
  ///   what witnesses are made of.
  init(_ routes: RouteTable, readsExactly: Bool = false) {
    types = TypeLanguages(routes)
    folds = routes.app.foldsCase
    self.readsExactly = readsExactly
    isStrict = routes.app.isSlashStrict
  }

  private let readsExactly: Bool

  /// The products of a pattern's forms, in order. Those that read nothing are empty.
  mutating func products(of pattern: Pattern, origin: Int, isInternal: Bool) -> [ProductSet] {
    let query = queryColumns(pattern)
    let fragment = fragmentLanguage(pattern)
    return pattern.forms(isSlashStrict: isStrict).map { form in
      ProductSet(
        isInternal: isInternal, origin: origin, segments: form.segments.map { segment($0, pattern) },
        tail: form.tail.flatMap { tail($0, pattern) }, endsInSlash: form.endsInSlash, query: query, fragment: fragment)
    }
  }

  /// A product whose links begin with the segments of an address; nil where nothing follows it, for the address alone is
  /// no pattern's.
  mutating func product(_ product: ProductSet, behind address: [[UInt8]]) -> ProductSet? {
    var result = product
    if product.segments.isEmpty {
      guard let tail = product.tail else { return nil }
      result.segments = [tail]
    }
    result.segments = address.map { literal($0) } + result.segments
    return result
  }

  /// The language of a tail's further elements; nil where no text is one.
  private mutating func tail(_ index: Int, _ pattern: Pattern) -> Int? {
    let language = parameter(pattern.parameters[index].type, .path)
    return language == LanguageTable.empty ? nil : language
  }

  /// The language of a segment of the path.
  private mutating func segment(_ atoms: [Form.Atom], _ pattern: Pattern) -> Int {
    if atoms.count == 1 {
      switch atoms[0] {
      case .literal(let bytes): return bytes == [0x2E] || bytes == [0x2E, 0x2E] ? LanguageTable.empty : literal(bytes)
      case .parameter(let index), .tail(let index): return parameter(pattern.parameters[index].type, .path)
      }
    }
    return mixture(atoms, pattern, .path)
  }

  /// The language of a literal.
  mutating func literal(_ bytes: [UInt8]) -> Int {
    if !folds { return table.literal(bytes) }
    let folded = bytes.map(\.asciiFolded)
    return readsExactly ? table.spellings(folded) : table.literal(folded)
  }

  /// The language of a parameter that is a whole segment, or the value of a query item.
  mutating func parameter(_ type: ParameterType, _ place: Pattern.Place, _ use: TypeLanguages.Use = .reading) -> Int {
    mixture([.type(type, place)], use)
  }

  private mutating func mixture(_ atoms: [Form.Atom], _ pattern: Pattern, _ place: Pattern.Place) -> Int {
    mixture(SegmentLanguages.pieces(atoms, pattern, place), .reading)
  }

  /// Atoms by what they read.
  static func pieces(_ atoms: [Form.Atom], _ pattern: Pattern, _ place: Pattern.Place) -> [LanguageTable.Piece] {
    atoms.map { atom in
      switch atom {
      case .literal(let bytes): .literal(bytes)
      case .parameter(let index), .tail(let index): .type(pattern.parameters[index].type, place)
      }
    }
  }

  private mutating func mixture(_ pieces: [LanguageTable.Piece], _ use: TypeLanguages.Use) -> Int {
    if use == .reading, let known = mixtures[pieces] { return known }
    let result = makeMixture(pieces, use)
    if use == .reading { mixtures[pieces] = result }
    return result
  }

  private mutating func makeMixture(_ pieces: [LanguageTable.Piece], _ use: TypeLanguages.Use) -> Int {
    guard let automaton = automaton(of: pieces, use) else {
      hasTooLarge = true
      // What it may read at most is not known: any text.
      return table.opaque([.tooLarge(table.languages.count)], within: LanguageTable.everything)
    }
    let language = table.intern(automaton)
    let isExternal = pieces.contains { piece in
      if case .type(let type, _) = piece { return types.externalNewtype(type) != nil }
      return false
    }
    return isExternal ? table.opaque(pieces, within: language) : language
  }

  /// What each of the pieces reads; nil where one is too large.
  mutating func automata(of pieces: [LanguageTable.Piece], _ use: TypeLanguages.Use) -> [Automaton]? {
    var parts: [Automaton] = []
    for piece in pieces {
      switch piece {
      case .literal(let bytes):
        guard let part = literalAutomaton(bytes) else { return nil }
        parts.append(part)
      case .type(let type, let place):
        guard let part = types.language(of: type, at: place, use) else { return nil }
        parts.append(part)
      case .tooLarge: return nil
      }
    }
    return parts
  }

  /// What the pieces read one after the other; nil where that is too large.
  private mutating func automaton(of pieces: [LanguageTable.Piece], _ use: TypeLanguages.Use) -> Automaton? {
    guard let parts = automata(of: pieces, use) else { return nil }
    var result = parts.first ?? .empty
    if parts.count > 1 {
      guard let whole = try? Automaton.concatenation(parts),
        let proper = try? whole.difference(.texts([[0x2E], [0x2E, 0x2E]]))
      else { return nil }
      result = proper
    }
    if folds, !readsExactly {
      guard let folded = try? result.folded() else { return nil }
      result = folded
    }
    return result
  }

  /// A literal within a mixture.
  private func literalAutomaton(_ bytes: [UInt8]) -> Automaton? {
    guard let literal = try? Automaton.literal(folds ? bytes.map(\.asciiFolded) : bytes) else { return nil }
    return folds && readsExactly ? try? literal.unfolded() : literal
  }

  /// The number of a key of query items.
  mutating func key(_ text: [UInt8]) -> Int {
    if let known = keys[text] { return known }
    keys[text] = keyTexts.count
    keyTexts.append(text)
    return keyTexts.count - 1
  }

  /// The items that must be there: literals and required ones.
  private mutating func queryColumns(_ pattern: Pattern) -> [ProductSet.QueryColumn] {
    var columns: [ProductSet.QueryColumn] = []
    for item in pattern.query {
      let language: Int
      switch item.content {
      case .literal(let bytes): language = literal(bytes)
      case .parameter(let index):
        guard case .required = pattern.parameters[index].arity else { continue }
        language = parameter(pattern.parameters[index].type, .query)
      }
      let key = key(item.key)
      if let place = columns.firstIndex(where: { $0.key == key }) {
        columns[place].language = table.meet(columns[place].language, language) ?? language
      } else {
        columns.append(ProductSet.QueryColumn(key: key, language: language))
      }
    }
    return columns.sorted { $0.key < $1.key }
  }

  /// The language of a fragment: its segments apart by 0xFF, which no text holds; an absent fragment is the empty one.
  private mutating func fragmentLanguage(_ pattern: Pattern) -> Int {
    guard let form = pattern.fragmentForm else { return LanguageTable.everything }
    if form.tail == nil, form.segments.allSatisfy({ $0.count == 1 || $0.isEmpty }), let only = literals(form.segments) {
      return literal(only)
    }
    guard let automaton = fragmentAutomaton(form, pattern) else {
      hasTooLarge = true
      return table.opaque([.tooLarge(table.languages.count)], within: LanguageTable.everything)
    }
    let language = table.intern(automaton)
    let pieces = form.segments.flatMap { SegmentLanguages.pieces($0, pattern, .fragment) + [.literal([0xFF])] }
    let isExternal = pattern.parameters.contains { $0.place == .fragment && types.externalNewtype($0.type) != nil }
    return isExternal ? table.opaque(pieces + (form.tail == nil ? [] : [.literal([])]), within: language) : language
  }

  /// What printing writes of a fragment, at least: `everything` is no fragment's, so a pattern without one prints the
  /// empty one.
  mutating func printedFragment(_ pattern: Pattern) -> Int {
    pattern.fragment == nil ? table.literal([]) : table.base(fragmentLanguage(pattern))
  }

  private func literals(_ segments: [[Form.Atom]]) -> [UInt8]? {
    var result: [UInt8] = []
    for (index, atoms) in segments.enumerated() {
      if index > 0 { result.append(0xFF) }
      for atom in atoms {
        guard case .literal(let bytes) = atom else { return nil }
        result += bytes
      }
    }
    return result
  }

  private mutating func fragmentAutomaton(_ form: Form, _ pattern: Pattern) -> Automaton? {
    var parts: [Automaton] = []
    guard let separator = try? Automaton.literal([0xFF]) else { return nil }
    for (index, atoms) in form.segments.enumerated() {
      if index > 0 { parts.append(separator) }
      for atom in atoms {
        switch atom {
        case .literal(let bytes):
          guard let part = literalAutomaton(bytes) else { return nil }
          parts.append(part)
        case .parameter(let index):
          guard let part = types.language(of: pattern.parameters[index].type, at: .fragment) else { return nil }
          parts.append(part)
        case .tail(let index):
          guard let part = element(pattern.parameters[index].type) else { return nil }
          parts.append(part)
        }
      }
    }
    if let tail = form.tail {
      guard let element = element(pattern.parameters[tail].type),
        let more = try? Automaton.concatenation([separator, element]).repeatedAnyTimes()
      else { return nil }
      if form.segments.isEmpty {
        // None at all, or one and more after it.
        guard let some = try? Automaton.concatenation([element, more]), let all = try? some.union(.literal([])) else {
          return nil
        }
        parts = [all]
      } else {
        parts.append(more)
      }
    }
    guard let whole = try? Automaton.concatenation(parts) else { return nil }
    return folds && !readsExactly ? try? whole.folded() : whole
  }

  /// What an element of a fragment's tail reads: not nothing.
  private mutating func element(_ type: ParameterType) -> Automaton? {
    guard let all = types.language(of: type, at: .fragment) else { return nil }
    return try? all.difference(.literal([]))
  }
}

extension UInt8 {
  /// An ASCII letter in lower case, any other byte as it is.
  var asciiFolded: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
