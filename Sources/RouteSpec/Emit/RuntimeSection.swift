/// The parts of the runtime that generated code carries only where its table needs them.
///
/// What the runtime costs the Swift compiler is most of what a small table costs, and most tables have no mixed segments, no
/// host patterns and no dates. Lines between `// when mixtures` and `// end mixtures` in `Runtime` are a part; parts may lie in
/// one another. Here, where the runtime is compiled for `routegen match`, all of them are there.
///
/// What an app calls is never in a part: it is there whatever the table.
enum RuntimeSection: String, CaseIterable {
  /// Addresses of tabs and stacks in front of a pattern.
  case addresses
  /// Automata over a value: newtypes with an expression, URLs, and what tells the parameters of a mixture apart.
  case automata
  case bools
  /// Numbers with bounds.
  case bounds
  case days
  case doubles
  case enums
  case fragments
  /// Declared hosts in letters beyond ASCII.
  case hostLetters
  /// Hosts with a label, or whole, that is any or a parameter.
  case hostPatterns
  /// Tails and repeated query items.
  case lists
  case mixtures
  case queries
  case uuids

  /// Whether generated code for a table needs it.
  func isNeeded(_ table: RouteTable, _ matchTable: MatchTable) -> Bool {
    func hasType(_ codes: Int...) -> Bool { codes.contains { matchTable.typeCodes.contains($0) } }
    switch self {
    case .addresses: return !matchTable.addresses.isEmpty
    case .automata:
      return !matchTable.automata.isEmpty
        || hasType(RouteSupport.TypeCode.automaton, RouteSupport.TypeCode.url, RouteSupport.TypeCode.mixture)
    case .bools: return hasType(RouteSupport.TypeCode.bool)
    case .bounds: return hasType(RouteSupport.TypeCode.boundedInt, RouteSupport.TypeCode.boundedUInt)
    case .days:
      // An alert may have a day that no link has.
      return hasType(RouteSupport.TypeCode.day)
        || table.alerts.contains { $0.parameters.contains { table.baseType($0.type) == .day } }
    case .doubles: return hasType(RouteSupport.TypeCode.double)
    case .enums: return hasType(RouteSupport.TypeCode.texts)
    case .fragments: return table.patterns.contains { $0.fragment != nil }
    case .hostLetters: return table.origins.contains { $0.letters != nil }
    case .hostPatterns: return table.origins.contains { !$0.isExact }
    case .lists:
      return table.routes.contains { route in
        route.parameters.contains { parameter in
          switch parameter.arity {
          case .list, .tail: true
          default: false
          }
        }
      }
    case .mixtures: return hasType(RouteSupport.TypeCode.mixture)
    case .queries: return table.patterns.contains { !$0.query.isEmpty }
    case .uuids: return hasType(RouteSupport.TypeCode.uuid)
    }
  }
}

extension RuntimeSection {
  /// The runtime's text with these parts only, and without what marks them.
  static func text(_ text: String, with sections: Set<RuntimeSection>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    /// The parts that the line lies in, and how many of them are left out.
    var isLeftOut: [Bool] = []
    var leftOut = 0
    for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      let words = line.drop { $0 == 32 }
      if words.starts(with: opening) {
        let name = String(decoding: words.dropFirst(opening.count), as: UTF8.self)
        let isOut = RuntimeSection(rawValue: name).map { !sections.contains($0) } ?? false
        isLeftOut.append(isOut)
        if isOut { leftOut += 1 }
      } else if words.starts(with: closing) {
        if isLeftOut.popLast() == true { leftOut -= 1 }
      } else if leftOut == 0, !(words.isEmpty && result.suffix(2).elementsEqual([10, 10])) {
        // Where a part is left out no two empty lines follow one another.
        result += line
        result.append(10)
      }
    }
    result.removeLast()
    return String(decoding: result, as: UTF8.self)
  }

  static let opening = Array("// when ".utf8)
  static let closing = Array("// end ".utf8)
}

extension RouteTable {
  /// Every pattern: of routes, aliases, redirects and refusals.
  fileprivate var patterns: [Pattern] {
    routes.flatMap { route in (route.pattern.map { [$0] } ?? []) + route.aliases.map(\.pattern) }
      + redirects.map(\.pattern) + refusals.map(\.pattern)
  }
}
