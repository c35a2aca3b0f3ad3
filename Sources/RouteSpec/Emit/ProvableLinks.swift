/// Which routes print for every value: what `TrailheadLinks` offers.
///
/// A route qualifies when nothing else takes what it prints, and each of its parameters prints whatever its Swift type can hold. A String does
/// not (it may be empty), nor does a Double (not a number) or a URL (Foundation's holds more than a link may).
struct ProvableLinks {
  /// For each route whether it qualifies.
  let routes: [Bool]

  init(_ table: RouteTable, _ matchTable: MatchTable) {
    var languages = TypeLanguages(table)
    routes = table.routes.indices.map { index in
      let route = table.routes[index]
      guard let pattern = route.pattern, !matchTable.checksPrinting[index], !route.isInternal else { return false }
      guard table.printedHost(of: pattern) != nil || table.printedScheme(of: pattern) != nil else { return false }
      for piece in pattern.path {
        // Where a part has several values and one is nil, it may not be written at all.
        guard case .optional(let inner) = piece else { continue }
        let values = inner.reduce(0) { count, piece in
          switch piece {
          case .parameter, .tail: count + 1
          default: count
          }
        }
        if values > 1 { return false }
      }
      return pattern.parameters.allSatisfy { parameter in
        ProvableLinks.prints(parameter.type, parameter.place, table, &languages)
      }
    }
  }

  private static func prints(
    _ type: ParameterType, _ place: Pattern.Place, _ table: RouteTable, _ languages: inout TypeLanguages
  ) -> Bool {
    switch type {
    case .int, .uint, .bool, .uuid, .day: return true
    case .string, .double, .url: return false
    case .enumeration(let index):
      guard let language = languages.language(of: type, at: place) else { return false }
      return table.enums[index].cases.allSatisfy { language.accepts($0.text.utf8) }
    case .newtype(let index):
      if table.newtypes[index].isPlain { return false }
      switch table.newtypes[index].rule {
      case .int, .uint: return true
      case .external: return false
      case .matching:
        guard let all = languages.language(of: type, at: .query) else { return false }
        return languages.language(of: type, at: place) == all
      }
    }
  }
}
