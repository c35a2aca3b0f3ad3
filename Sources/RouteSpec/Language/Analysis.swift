/// What the law was applied to, and what it said: the part of a competition that only the checks read.
///
/// A pattern is a union of forms, a form a product. Rule 1 tells exact origins, patterned ones and none apart, so the
/// law is applied to
/// units: a form on its exact origins, on its patterned ones, or on all.
struct Analysis: Sendable {
  /// How exact an origin is, the most exact first.
  enum OriginClass: Int, Sendable {
    case exact, patterned, any
  }

  /// A form of a competitor's pattern.
  struct FormEntry: Sendable {
    var competitor: Int
    /// An index into the pattern's forms.
    var form: Int
    /// Its units, indices into `units`.
    var units: Range<Int>
  }

  /// A form on those of its origins that are equally exact.
  struct Unit: Sendable {
    /// An index into `forms`.
    var form: Int
    var originClass: OriginClass
    /// The language of these origins.
    var origin: Int
    /// Indices into `RouteTable.origins`; nil for any.
    var origins: [Int?]
  }

  /// Two units that can read one link.
  struct UnitMeeting: Sendable {
    var winner: Int
    var loser: Int
    var reason: Competition.Reason
    /// Whether the tie was decided by a segment, and not only by a name.
    var isBySegment = false
    var isMay: Bool
  }

  /// The languages.
  var segments: SegmentLanguages
  /// The origins as languages.
  var origins: OriginLanguages
  /// All forms; those of one competitor lie side by side, in order.
  var forms: [FormEntry] = []
  /// The product of each form, with all its origins.
  var products: [ProductSet] = []
  /// For each competitor its forms.
  var formsOf: [Range<Int>] = []
  /// All units; those of one form lie side by side.
  var units: [Unit] = []
  /// Every pair of units of different patterns or forms that meet.
  var meetings: [UnitMeeting] = []
  /// Every pair of forms of one pattern that meet, the one that is tried first in front.
  var formMeetings: [PatternTrie.FormPair] = []
  /// Every pair of patterns of different owners whose sets are equal, the smaller number first.
  var duplicates: Set<PatternTrie.FormPair> = []
  /// For each unit the rank of its first candidate.
  var rankOfUnit: [Int] = []
  /// Whether what wins over what goes round in a circle somewhere, so that no order of ranks says it all. It takes
  /// patterns that cross
  /// undecided, or a circle of `prefer`.
  var hasCircles = false
  /// Whether all meetings were found.
  var isComplete = true
  /// So many pairs of forms were looked at, at most.
  var pairLimit = PatternTrie.pairLimit

  /// The product of a unit: its form on its own origins.
  func product(ofUnit unit: Int) -> ProductSet {
    var product = products[units[unit].form]
    product.origin = units[unit].origin
    return product
  }

  init(_ table: RouteTable, _ competitors: [Competition.Competitor], readsExactly: Bool = false) {
    segments = SegmentLanguages(table, readsExactly: readsExactly)
    origins = OriginLanguages(table, &segments)
    for (index, competitor) in competitors.enumerated() {
      let parts = originParts(of: competitor.pattern, table)
      let whole = parts.count == 1 ? parts[0].language : segments.table.union(parts.map(\.language))
      let start = forms.count
      let products = segments.products(
        of: competitor.pattern, origin: whole ?? LanguageTable.everything, isInternal: competitor.isInternal)
      for (form, product) in products.enumerated() {
        let first = units.count
        for part in parts {
          units.append(
            Unit(form: forms.count, originClass: part.originClass, origin: part.language, origins: part.origins))
        }
        forms.append(FormEntry(competitor: index, form: form, units: first..<units.count))
        self.products.append(product)
      }
      formsOf.append(start..<forms.count)
    }
  }

  /// The origins of a pattern by how exact they are.
  private mutating func originParts(
    of pattern: Pattern, _ table: RouteTable
  ) -> [(originClass: OriginClass, language: Int, origins: [Int?])] {
    guard case .only(let list) = pattern.origins else { return [(.any, origins.everywhere, [nil])] }
    let known = list.filter { table.origins.indices.contains($0) }
    let exact = known.filter { table.origins[$0].isExact }
    // A part of a host before the whole: `{lang}.example.com` before a lone parameter.
    var rest = known.filter { !table.origins[$0].isExact }
    var patterned: [Int] = []
    while !rest.isEmpty {
      let place =
        rest.firstIndex { one in
          !rest.contains { other in
            segments.table.relation(origins.languages[other], origins.languages[one]).relation == .inside
          }
        } ?? 0
      patterned.append(rest.remove(at: place))
    }
    var result: [(originClass: OriginClass, language: Int, origins: [Int?])] = []
    for (kind, members) in [(OriginClass.exact, exact), (.patterned, patterned)] where !members.isEmpty {
      let languages = members.map { origins.languages[$0] }
      let language = languages.count == 1 ? languages[0] : segments.table.union(languages) ?? LanguageTable.everything
      result.append((kind, language, members))
    }
    return result.isEmpty ? [(.exact, LanguageTable.empty, [])] : result
  }
}
