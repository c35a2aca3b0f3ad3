/// Which routes print for every value: what `TrailheadLinks` offers.
///
/// A route qualifies when nothing else takes what it prints, and each of its parameters prints whatever its Swift type
/// can hold. A String does
/// not (it may be empty), nor does a Double (not a number), a URL (Foundation's holds more than a link may) or an array
/// that must not be empty.
/// Where something else may take what it prints, but it has few values, each is printed and read: the best of proofs.
struct ProvableLinks {
  /// For each route whether it qualifies.
  let routes: [Bool]

  init(_ table: RouteTable, _ competition: Competition, _ matchTable: MatchTable) {
    var languages = TypeLanguages(table)
    let matcher = LinkMatcher(table, competition, matchTable)
    routes = table.routes.indices.map { index in
      let route = table.routes[index]
      guard let pattern = route.pattern, !route.isInternal else { return false }
      guard table.printedHost(of: pattern) != nil || table.printedScheme(of: pattern) != nil else { return false }
      if matchTable.checksPrinting[index] {
        let values = ProvableLinks.values(of: route, table)
        return !values.isEmpty
          && values.allSatisfy { (matcher.print(index, $0, .url) ?? matcher.print(index, $0, .scheme)) != nil }
      }
      return !pattern.path.contains { ProvableLinks.mayBeHalfPresent($0) }
        && pattern.parameters.allSatisfy { ProvableLinks.prints($0, table, &languages) }
    }
  }

  /// Every list of values that a route may have; none where there are many.
  private static func values(of route: Route, _ table: RouteTable) -> [[Value]] {
    var result: [[Value]] = [[]]
    for parameter in route.parameters {
      var values: [Value]
      switch parameter.type {
      case .bool: values = [.bool(false), .bool(true)]
      case .enumeration(let index): values = table.enums[index].cases.indices.map { .enumCase($0) }
      default: return []
      }
      switch parameter.arity {
      case .required, .defaulted: break
      case .optional: values.append(.null)
      case .list, .tail: return []
      }
      if result.count * values.count > 64 { return [] }
      result = result.flatMap { before in values.map { before + [$0] } }
    }
    return result
  }

  /// Whether a part has several values: where one of them is nil and another is not, it cannot be written.
  private static func mayBeHalfPresent(_ piece: Pattern.Piece) -> Bool {
    guard case .optional(let inner) = piece else { return false }
    let values = inner.filter { piece in
      switch piece {
      case .parameter, .tail: true
      default: false
      }
    }
    return values.count > 1
  }

  private static func prints(
    _ parameter: Pattern.Parameter, _ table: RouteTable, _ languages: inout TypeLanguages
  ) -> Bool {
    if case .tail(atLeast: 1) = parameter.arity { return false }
    let (type, place) = (parameter.type, parameter.place)
    switch type {
    case .uint, .bool, .day: return true
    // In a host there is no sign in front of a number, and no capital letter.
    case .int, .uuid: return place != .host
    case .string, .double, .url: return false
    case .enumeration(let index):
      guard let language = languages.language(of: type, at: place) else { return false }
      return table.enums[index].cases.allSatisfy { one in
        language.accepts(one.text.utf8) && (place != .host || isLabel(one.text.utf8))
      }
    case .newtype(let index):
      if table.newtypes[index].isPlain { return false }
      switch table.newtypes[index].rule {
      case .int: return place != .host
      case .uint: return true
      case .external: return false
      case .matching:
        guard place != .host, let all = languages.language(of: type, at: .query) else { return false }
        return languages.language(of: type, at: place) == all
      }
    }
  }

  /// Whether a text may stand as one label of a host: small letters, digits, `-` and `_`.
  private static func isLabel(_ text: String.UTF8View) -> Bool {
    !text.isEmpty
      && text.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 }
  }
}

extension LinkMatcher {
  /// A matcher by a table that has been built already.
  init(_ table: RouteTable, _ competition: Competition, _ matchTable: MatchTable) {
    self.table = table
    self.competition = competition
    self.matchTable = matchTable
  }
}
