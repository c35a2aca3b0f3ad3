/// Types, automata and mixtures as records of the table. Each record is written once.
extension MatchTableBuilder {
  /// The code and the argument of a type.
  mutating func type(_ type: ParameterType) -> (code: Int, argument: Int) {
    let record = record(of: type)
    typeCodes.insert(record.code)
    return record
  }

  private mutating func record(of type: ParameterType) -> (code: Int, argument: Int) {
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
      return self.type(base)
    }
  }

  /// The record of a newtype's automaton over every value it may hold; where it stands in a path the rules for a path
  /// come on top.
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
    typeCodes.insert(RouteSupport.TypeCode.mixture)
    let key = MixtureKey(atoms: atoms, isPath: place == .path)
    if let place = mixtureRecords[key] { return place }
    // One parameter takes what the literals leave: there is nothing to search.
    let isSearched = atoms.reduce(0) { count, atom in if case .literal = atom { count } else { count + 1 } } > 1
    var record = NodeWriter()
    record.field2(atoms.count)
    for atom in atoms {
      let kind: Int
      let parameterType: ParameterType
      switch atom {
      case .literal(let text):
        record.field1(RouteSupport.Atom.literal)
        record.field1(0)
        record.field4(pool.add(text))
        record.field4(0)
        continue
      case .type(let type): (kind, parameterType) = (RouteSupport.Atom.parameter, type)
      case .tail: (kind, parameterType) = (RouteSupport.Atom.tail, .string)
      }
      let (code, argument) = type(parameterType)
      record.field1(kind)
      record.field1(code)
      record.field4(argument)
      record.field4(isSearched ? automaton(languages.language(of: parameterType, at: place) ?? .empty) : 0)
    }
    let offset = intern(record)
    mixtureRecords[key] = offset
    return offset
  }

  /// Writes a record and gives its offset.
  mutating func intern(_ record: NodeWriter) -> Int {
    let offset = nodes.count
    nodes.append(record)
    return offset
  }
}

/// What a mixture's record depends on.
struct MixtureKey: Hashable {
  var atoms: [MatchTree.Atom]
  var isPath: Bool
}
