/// Types, automata and mixtures as records of the table. Each record is written once.
extension MatchTableBuilder {
  /// The code and the argument of a type.
  mutating func type(_ type: ParameterType) -> (code: Int, argument: Int) {
    switch type {
    case .string: (RouteSupport.TypeCode.string, 0)
    case .int: (RouteSupport.TypeCode.int, 0)
    case .uint: (RouteSupport.TypeCode.uint, 0)
    case .double: (RouteSupport.TypeCode.double, 0)
    case .bool: (RouteSupport.TypeCode.bool, 0)
    case .uuid: (RouteSupport.TypeCode.uuid, 0)
    case .day: (RouteSupport.TypeCode.day, 0)
    case .url: (RouteSupport.TypeCode.url, automaton(languages.language(of: .url, at: .query) ?? .empty))
    case .enumeration(let index): (RouteSupport.TypeCode.texts, texts(index))
    case .newtype(let index): newtype(index)
    }
  }

  private mutating func newtype(_ index: Int) -> (code: Int, argument: Int) {
    switch table.newtypes[index].rule {
    case .matching:
      return (RouteSupport.TypeCode.automaton, newtypeAutomaton(index))
    case .int(let low, let high):
      return (RouteSupport.TypeCode.boundedInt, bounds(String(low), String(high)))
    case .uint(let low, let high):
      return (RouteSupport.TypeCode.boundedUInt, bounds(String(low), String(high)))
    case .external(_, let base):
      return type(base)
    }
  }

  /// The record of a newtype's automaton over every value it may hold; where it stands in a path the rules for a path come on top.
  mutating func newtypeAutomaton(_ index: Int) -> Int {
    if let place = newtypeRecords[index] { return place }
    let place = automaton(languages.language(of: .newtype(index), at: .query) ?? .empty)
    newtypeRecords[index] = place
    return place
  }

  private mutating func bounds(_ low: String, _ high: String) -> Int {
    var record = NodeWriter()
    record.field4(pool.add(low))
    record.field4(pool.add(high))
    return intern(record)
  }

  private mutating func texts(_ index: Int) -> Int {
    if let place = enumRecords[index] { return place }
    var record = NodeWriter()
    record.field2(table.enums[index].cases.count)
    for one in table.enums[index].cases { record.field4(pool.add(one.text)) }
    let place = intern(record)
    enumRecords[index] = place
    return place
  }

  /// The record of an automaton (`RouteSupport.Machine`).
  mutating func automaton(_ automaton: Automaton) -> Int {
    if let place = automatonRecords[automaton] { return place }
    var record = NodeWriter()
    let states = automaton.stateCount
    let classes = automaton.classCount
    let isWideClass = classes > 64
    let isWideState = states > 62
    record.field2(states)
    record.field2(classes)
    record.field1((isWideClass ? 1 : 0) | (isWideState ? 2 : 0))
    for byte in 0..<256 {
      let kind = Int(automaton.classes[byte])
      if isWideClass { record.field2(kind) } else { record.field1(kind) }
    }
    for isAccepting in automaton.accepting { record.field1(isAccepting ? 1 : 0) }
    for next in automaton.transitions {
      if isWideState { record.field2(Int(next) + 1) } else { record.field1(Int(next) + 1) }
    }
    let place = intern(record)
    automatonRecords[automaton] = place
    return place
  }

  /// The record of a mixture (`RouteSupport.Atom`).
  mutating func mixture(_ atoms: [MatchTree.Atom], in place: Pattern.Place) -> Int {
    let key = MixtureKey(atoms: atoms, isPath: place == .path)
    if let place = mixtureRecords[key] { return place }
    var record = NodeWriter()
    record.field2(atoms.count)
    for (index, atom) in atoms.enumerated() {
      switch atom {
      case .literal(let text):
        record.field1(RouteSupport.Atom.literal)
        record.field1(0)
        record.field4(pool.add(text))
        record.reserve(8)
      case .type(let parameterType):
        let (code, argument) = type(parameterType)
        record.field1(RouteSupport.Atom.parameter)
        record.field1(code)
        record.field4(argument)
        record.field4(following(atoms, after: index, in: place, folds: table.app.foldsCase))
        // A first segment may stand where a custom scheme has its host, and there literals fold.
        let mayFold = place == .path && table.origins.contains { if case .scheme = $0.kind { true } else { false } }
        record.field4(following(atoms, after: index, in: place, folds: table.app.foldsCase || mayFold))
      case .tail:
        record.field1(RouteSupport.Atom.tail)
        record.field1(RouteSupport.TypeCode.string)
        record.reserve(12)
      }
    }
    let offset = intern(record)
    mixtureRecords[key] = offset
    return offset
  }

  /// What may follow a parameter of a mixture, to be read backwards; 0 where the end of its value is plain: nothing follows, or one literal.
  private mutating func following(
    _ atoms: [MatchTree.Atom], after index: Int, in place: Pattern.Place, folds: Bool
  ) -> Int {
    let rest = atoms[(index + 1)...]
    let isPlain = rest.allSatisfy { if case .literal = $0 { true } else { false } }
    if isPlain { return 0 }
    // What is too large has been reported by then; it reads nothing.
    return automaton((try? backwards(rest, in: place, folds: folds)) ?? .empty)
  }

  private mutating func backwards(
    _ atoms: ArraySlice<MatchTree.Atom>, in place: Pattern.Place, folds: Bool
  ) throws(AutomatonTooLarge) -> Automaton {
    var parts: [Automaton] = []
    for atom in atoms {
      switch atom {
      case .literal(let text):
        parts.append(try folds ? MatchTableBuilder.caseless(text) : .literal(text))
      case .type(let type):
        parts.append(languages.language(of: type, at: place) ?? .empty)
      case .tail:
        // In a fragment a String may be empty; an element of a tail is not.
        let any = languages.language(of: .string, at: place) ?? .empty
        parts.append(try any.difference(.literal([])))
      }
    }
    return try Automaton.concatenation(parts).reversed()
  }

  /// A literal without ASCII case. The segment is read as it is written, so its letters may be either.
  private static func caseless(_ text: [UInt8]) throws(AutomatonTooLarge) -> Automaton {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map { scalar -> RegularExpression in
      let value = scalar.value
      guard value < 128, RouteSupport.folded(UInt8(value)) &- 97 < 26 else { return .scalars([value...value]) }
      return .scalars([(value & ~0x20)...(value & ~0x20), (value | 0x20)...(value | 0x20)])
    }
    return try Automaton(.sequence(scalars))
  }

  /// Writes a record and gives its offset.
  mutating func intern(_ record: NodeWriter) -> Int {
    let offset = nodes.count
    nodes.append(record.bytes)
    return offset
  }
}

/// What a mixture's record depends on.
struct MixtureKey: Hashable {
  var atoms: [MatchTree.Atom]
  var isPath: Bool
}
