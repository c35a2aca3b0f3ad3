/// The links that one form of a pattern reads, as a product: each column is a language, and they are chosen apart from
/// each other.
///
/// `/trails/{slug: Slug}?sort=new` is {outside, inside} × every origin × `trails` × Slug × {`sort` = `new`} × any
/// fragment.
struct ProductSet: Hashable, Sendable {
  /// What a query item must hold.
  struct QueryColumn: Hashable, Sendable {
    /// The number of the key.
    var key: Int
    /// The language of the values.
    var language: Int
  }

  /// Whether it is read from inside the app only.
  var isInternal: Bool
  /// The language of origins, see `OriginLanguages`.
  var origin: Int
  /// The languages of the segments.
  var segments: [Int]
  /// The language of each further segment, of which there may be any number; nil where there is no tail.
  var tail: Int?
  /// Whether a slash ends the path, under `trailing slash strict`.
  var endsInSlash: Bool
  /// The keys that must hold something, by number of the key.
  var query: [QueryColumn]
  /// The language of the fragment, its segments apart by 0xFF; `everything` where the pattern has none.
  var fragment: Int

  /// Whether it reads no link.
  var isEmpty: Bool {
    origin == LanguageTable.empty || segments.contains(LanguageTable.empty) || fragment == LanguageTable.empty
      || query.contains { $0.language == LanguageTable.empty }
  }

  /// The language of a segment, where there may be one.
  func language(at index: Int) -> Int? { index < segments.count ? segments[index] : tail }
}

extension LanguageTable {
  /// How two products relate; neither is empty.
  mutating func relation(_ left: ProductSet, _ right: ProductSet) -> Answer {
    let path = pathRelation(left, right)
    return path.relation == .apart ? path : path.combined(with: restRelation(left, right))
  }

  /// How the segments relate, with tails and the final slash.
  mutating func pathRelation(_ left: ProductSet, _ right: ProductSet) -> Answer {
    let apart = Answer(relation: .apart)
    if left.endsInSlash != right.endsInSlash { return apart }
    let count = max(left.segments.count, right.segments.count)
    if left.tail == nil, left.segments.count < count { return apart }
    if right.tail == nil, right.segments.count < count { return apart }
    var answer = Answer(relation: .equal)
    for index in 0..<count {
      guard let first = left.language(at: index), let second = right.language(at: index) else { return apart }
      answer = answer.combined(with: relation(first, second))
      if answer.relation == .apart { return apart }
    }
    // Where both go on, both may also stop: tails whose elements are apart still meet there.
    switch (left.tail, right.tail) {
    case (nil, nil): return answer
    case (nil, _): return answer.combined(with: Answer(relation: .inside))
    case (_, nil): return answer.combined(with: Answer(relation: .around))
    case (let first?, let second?):
      if left.segments.count != right.segments.count {
        let isShorter = left.segments.count < right.segments.count
        answer = answer.combined(with: Answer(relation: isShorter ? .around : .inside))
      }
      let tails = relation(first, second)
      return answer.combined(with: tails.relation == .apart ? Answer(relation: .crossing, isMay: tails.isMay) : tails)
    }
  }

  /// How what is not the path relates: who may read, origins, query and fragment.
  mutating func restRelation(_ left: ProductSet, _ right: ProductSet) -> Answer {
    var answer = Answer(relation: left.isInternal == right.isInternal ? .equal : left.isInternal ? .inside : .around)
    answer = answer.combined(with: relation(left.origin, right.origin))
    answer = answer.combined(with: relation(left.fragment, right.fragment))
    var first = 0
    var second = 0
    while first < left.query.count || second < right.query.count {
      let hasLeft =
        first < left.query.count && (second == right.query.count || left.query[first].key <= right.query[second].key)
      let hasRight =
        second < right.query.count && (first == left.query.count || right.query[second].key <= left.query[first].key)
      if hasLeft, hasRight {
        answer = answer.combined(with: relation(left.query[first].language, right.query[second].language))
      } else {
        // A key that only one of them needs may be absent for the other.
        answer = answer.combined(with: Answer(relation: hasLeft ? .inside : .around))
      }
      if hasLeft { first += 1 }
      if hasRight { second += 1 }
      if answer.relation == .apart { return answer }
    }
    return answer
  }
}
