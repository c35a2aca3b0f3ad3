/// The links that a route prints: a part of those it reads.
///
/// A printed number has no leading zeros, a default is left out, an optional part is written only if it says something,
/// and no item is
/// there that the pattern does not name. `/list[/{page: Int = 1}]` prints `/list` and `/list/2`, never `/list/1` or
/// `/list/02`.
struct PrintedProducts {
  /// One way to print: the product of its texts, with the query items apart.
  struct Entry {
    /// The index into `Analysis.forms`.
    var form: Int
    /// Path, fragment and origin.
    var source: WitnessMaker.Source
    /// For each key what is printed for it, and whether it always is.
    var items: [(key: Int, language: Int, isRequired: Bool)]
  }

  /// More combinations of defaults than this are not told apart: defaults then count as printed.
  private static let limit = 64

  private let routes: RouteTable
  private let pattern: Pattern
  private let isInternal: Bool

  init(_ routes: RouteTable, _ competitor: Competition.Competitor) {
    self.routes = routes
    pattern = competitor.pattern
    isInternal = competitor.isInternal
  }

  /// All ways to print the route's own pattern.
  func entries(of competitor: Int, _ maker: inout WitnessMaker) -> [Entry] {
    guard let origin = origin(&maker.analysis) else { return [] }
    let forms = pattern.forms(isSlashStrict: routes.app.isSlashStrict)
    let items = items(&maker.analysis.segments)
    let fragment = maker.analysis.segments.printedFragment(pattern)
    var result: [Entry] = []
    for (index, form) in forms.enumerated() {
      for excluded in choices(form) {
        let number = maker.analysis.formsOf[competitor].lowerBound + index
        var source = maker.source(ofForm: number)
        source.product.origin = origin
        source.product.fragment = fragment
        source.product.query = []
        source.product.segments = form.segments.map { segment($0, excluded, &maker.analysis.segments) }
        source.product.tail = form.tail.map {
          maker.analysis.segments.parameter(pattern.parameters[$0].type, .path, .printing)
        }
        if !source.product.isEmpty { result.append(Entry(form: number, source: source, items: items)) }
      }
    }
    return result
  }

  /// For a form the sets of parameters of which each must differ from its default, one of which holds; none where it is
  /// never printed.
  private func choices(_ form: Form) -> [Set<Int>] {
    let parts = pattern.path.compactMap { piece -> [Pattern.Piece]? in
      if case .optional(let pieces) = piece { pieces } else { nil }
    }
    var result: [Set<Int>] = [[]]
    for (index, pieces) in parts.enumerated() where form.present[index] {
      var defaulted: [Int] = []
      var hasOther = false
      for case .parameter(let parameter) in pieces {
        if case .defaulted = pattern.parameters[parameter].arity {
          defaulted.append(parameter)
        } else {
          hasOther = true
        }
      }
      for case .tail in pieces { hasOther = true }
      // A part that says nothing is never written; an optional that is there differs from nil.
      if hasOther { continue }
      if defaulted.isEmpty { return [] }
      if result.count * defaulted.count > PrintedProducts.limit { continue }
      result = result.flatMap { choice in defaulted.map { choice.union([$0]) } }
    }
    return result
  }

  private func segment(_ atoms: [Form.Atom], _ excluded: Set<Int>, _ segments: inout SegmentLanguages) -> Int {
    var parts: [Automaton] = []
    for atom in atoms {
      switch atom {
      case .literal(let bytes):
        if atoms.count == 1 { return segments.table.literal(bytes) }
        guard let part = try? Automaton.literal(bytes) else { return LanguageTable.everything }
        parts.append(part)
      case .parameter(let index), .tail(let index):
        let language = printed(index, .path, excluding: excluded.contains(index), &segments)
        if atoms.count == 1 { return language }
        guard let part = segments.table.automaton(language) else { return LanguageTable.everything }
        parts.append(part)
      }
    }
    guard let whole = try? Automaton.concatenation(parts) else { return LanguageTable.everything }
    return segments.table.intern(whole)
  }

  /// What is printed for a parameter, without its default where that is left out.
  private func printed(
    _ index: Int, _ place: Pattern.Place, excluding: Bool, _ segments: inout SegmentLanguages
  ) -> Int {
    let parameter = pattern.parameters[index]
    let all = segments.parameter(parameter.type, place, .printing)
    guard excluding, case .defaulted(let value) = parameter.arity else { return all }
    let text = segments.table.literal(Array(routes.text(of: value, as: parameter.type).utf8))
    return segments.table.difference(all, text) ?? all
  }

  private func items(_ segments: inout SegmentLanguages) -> [(key: Int, language: Int, isRequired: Bool)] {
    var result: [(key: Int, language: Int, isRequired: Bool)] = []
    for item in pattern.query {
      let key = segments.key(item.key)
      // The first of a repeated key decides.
      if result.contains(where: { $0.key == key && $0.isRequired }) { continue }
      switch item.content {
      case .literal(let bytes): result.append((key, segments.table.literal(bytes), true))
      case .parameter(let index):
        let language = printed(index, .query, excluding: true, &segments)
        if case .required = pattern.parameters[index].arity {
          result.append((key, language, true))
        } else {
          result.append((key, language, false))
        }
      }
    }
    return result
  }

  /// The origins that links are printed with; nil where the route prints none.
  private func origin(_ analysis: inout Analysis) -> Int? {
    var parts: [Int] = []
    if routes.isPathRead(pattern) {
      parts.append(routes.defaultOrigin.map { analysis.origins.languages[$0] } ?? analysis.segments.table.literal([]))
    }
    // An internal route has no link for outside.
    let listed: [Int] =
      switch pattern.origins {
      case _ where isInternal: []
      case .any: Array(routes.origins.indices)
      case .only(let list): list
      }
    for isScheme in [false, true] {
      let first = listed.first { index in
        switch routes.origins[index].kind {
        case .host, .parameterLabel, .parameterHost: !isScheme
        case .scheme: isScheme
        default: false
        }
      }
      if let first { parts.append(analysis.origins.languages[first]) }
    }
    return parts.isEmpty ? nil : analysis.segments.table.union(parts)
  }
}

extension WitnessMaker {
  /// What a route prints and a unit of another reads, of all that is printed or of a part; nil where that is nothing.
  mutating func meet(_ entry: PrintedProducts.Entry, unit: Int, in part: Source? = nil) -> Source? {
    let other = source(ofUnit: unit)
    var mine = part ?? entry.source
    for column in other.product.query where !entry.items.contains(where: { $0.key == column.key }) { return nil }
    for item in entry.items where item.isRequired || other.product.query.contains(where: { $0.key == item.key }) {
      if !mine.product.query.contains(where: { $0.key == item.key }) {
        mine.product.query.append(ProductSet.QueryColumn(key: item.key, language: item.language))
      }
    }
    return meet(mine, other)
  }
}
