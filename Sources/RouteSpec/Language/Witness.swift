/// A link that shows a finding, whole and ready to be pasted, and what it is taken apart.
struct Witness: Hashable, Comparable, Sendable {
  /// The link.
  var link = LinkText()
  /// Whether it is to be read from inside the app.
  var isInside = false
  /// The origin: a host, a scheme with its colon, or nothing.
  var origin: [UInt8] = []
  /// The decoded segments.
  var segments: [[UInt8]] = []
  /// Whether a slash ends the path.
  var endsInSlash = false
  /// For each key, by its number, the value.
  var query: [Int: [UInt8]] = [:]
  /// The fragment, its segments apart by 0xFF.
  var fragment: [UInt8] = []

  /// By the link: shorter, then earlier.
  static func < (left: Witness, right: Witness) -> Bool { left.link < right.link }
}

/// Links out of products: the shortest as printed, then the first in the order of witnesses.
///
/// The columns of a product are apart from each other, so its first link is made of the first text of each.
struct WitnessMaker {
  /// A product, and what its literals let stand bare in the printed link.
  struct Source: Sendable {
    var product: ProductSet
    /// For each segment the bytes that its literals hold.
    var bare: [ByteSet]
    /// The bytes that literals of the fragment hold.
    var bareFragment = ByteSet.none
  }

  /// The forms and units as they are read: under `case insensitive` literals in all their spellings.
  var analysis: Analysis
  private let routes: RouteTable
  private let competitors: [Competition.Competitor]
  /// The language of an absent query item, apart from every text: no value holds NUL.
  private let absent: Int
  /// First texts that have been asked for.
  private var texts: [TextKey: [UInt8]?] = [:]

  /// So many pieces of a difference are looked at: of routes with a great many forms a link that only one reads may not
  /// be found.
  private static let pieceLimit = 512

  private struct TextKey: Hashable {
    var language: Int
    var bare: ByteSet
  }

  init(_ routes: RouteTable, _ competition: Competition) {
    self.routes = routes
    competitors = competition.competitors
    analysis =
      routes.app.foldsCase
      ? Analysis(routes, competition.competitors, readsExactly: true) : competition.analysis
    absent = analysis.segments.table.literal([0])
  }

  /// What a unit reads.
  func source(ofUnit unit: Int) -> Source {
    source(ofForm: analysis.units[unit].form, product: analysis.product(ofUnit: unit))
  }

  /// What a form reads.
  func source(ofForm form: Int) -> Source { source(ofForm: form, product: analysis.products[form]) }

  /// A form's product behind the literal segments of an address; nil where nothing follows that.
  mutating func source(ofForm form: Int, behind address: [[UInt8]]) -> Source? {
    guard let product = analysis.segments.product(analysis.products[form], behind: address) else { return nil }
    var source = source(ofForm: form)
    source.product = product
    source.bare = address.map { WitnessMaker.bare([.literal($0)]) } + source.bare
    return source
  }

  private func source(ofForm form: Int, product: ProductSet) -> Source {
    let entry = analysis.forms[form]
    let pattern = competitors[entry.competitor].pattern
    let bare = pattern.form(at: entry.form, isSlashStrict: routes.app.isSlashStrict).segments.map(WitnessMaker.bare)
    let fragment = pattern.fragmentForm?.segments.map(WitnessMaker.bare).reduce(ByteSet.none) { $0.union($1) }
    return Source(product: product, bare: bare, bareFragment: fragment ?? .none)
  }

  /// The delimiters that stand in the literals of a segment.
  static func bare(_ atoms: [Form.Atom]) -> ByteSet {
    var bytes: [UInt8] = []
    for atom in atoms {
      if case .literal(let text) = atom { bytes += text.filter { ByteSet.segmentDelimiters.contains($0) } }
    }
    return ByteSet(bytes)
  }

  /// A printed length below which no link of a unit lies, quickly found.
  func leastLength(ofUnit unit: Int) -> Int {
    analysis.products[analysis.units[unit].form].segments.reduce(0) { sum, language in
      sum + 1 + max(analysis.segments.table.text(language).count, 1)
    }
  }

  // MARK: Sets

  /// What both read; nil where that is nothing, or too large.
  mutating func meet(_ left: Source, _ right: Source) -> Source? {
    let (one, other) = (left.product, right.product)
    if one.endsInSlash != other.endsInSlash { return nil }
    let count = max(one.segments.count, other.segments.count)
    if one.tail == nil && one.segments.count < count || other.tail == nil && other.segments.count < count { return nil }
    var result = left
    result.product.isInternal = one.isInternal || other.isInternal
    result.product.segments = []
    for index in 0..<count {
      guard let first = one.language(at: index), let second = other.language(at: index), let meet = meet(first, second)
      else { return nil }
      result.product.segments.append(meet)
    }
    result.product.tail = one.tail.flatMap { first in other.tail.flatMap { meet(first, $0) } }
    guard let origin = meet(one.origin, other.origin), let fragment = meet(one.fragment, other.fragment) else {
      return nil
    }
    result.product.origin = origin
    result.product.fragment = fragment
    for column in other.query {
      if let place = result.product.query.firstIndex(where: { $0.key == column.key }) {
        guard let meet = meet(result.product.query[place].language, column.language) else { return nil }
        result.product.query[place].language = meet
      } else {
        result.product.query.append(column)
      }
    }
    result.product.query.sort { $0.key < $1.key }
    for index in right.bare.indices {
      if index < result.bare.count {
        result.bare[index] = result.bare[index].union(right.bare[index])
      } else {
        result.bare.append(right.bare[index])
      }
    }
    result.bareFragment = left.bareFragment.union(right.bareFragment)
    return result
  }

  private mutating func meet(_ left: Int, _ right: Int) -> Int? {
    guard let meet = analysis.segments.table.meet(left, right), meet != LanguageTable.empty else { return nil }
    return meet
  }

  /// The first link that the source reads and none of the others; nil where there is none, or it was not found within
  /// the budget.
  mutating func first(in source: Source, without others: [ProductSet]) -> Witness? {
    let longest = others.reduce(source.product.segments.count) { max($0, $1.segments.count) }
    // Past the longest of them each may have to be avoided by another element.
    let last =
      source.product.tail == nil ? source.product.segments.count : longest + others.filter { $0.tail != nil }.count + 1
    var best: Witness?
    for length in source.product.segments.count...max(last, source.product.segments.count) {
      var start = source
      while start.product.segments.count < length, let tail = source.product.tail {
        start.product.segments.append(tail)
      }
      start.product.tail = nil
      var pieces = [start]
      let rivals = others.filter { analysis.segments.table.relation(start.product, $0).relation != .apart }
      for other in rivals {
        pieces = pieces.flatMap { subtract(other, from: $0) }
        if pieces.count > WitnessMaker.pieceLimit { return best }
      }
      for piece in pieces {
        if let witness = first(in: piece), best.map({ witness < $0 }) ?? true { best = witness }
      }
    }
    return best
  }

  /// What is left of a product of one length: for each column those that are not in the other's.
  private mutating func subtract(_ other: ProductSet, from source: Source) -> [Source] {
    let product = source.product
    let count = product.segments.count
    if other.endsInSlash != product.endsInSlash || other.isInternal && !product.isInternal { return [source] }
    if other.tail == nil ? other.segments.count != count : other.segments.count > count { return [source] }
    // What is apart takes nothing away; going through its columns would only make copies.
    if analysis.segments.table.relation(product, other).relation == .apart { return [source] }
    var result: [Source] = []
    func left(_ mine: Int, _ theirs: Int) -> Int? {
      if mine == theirs { return nil }
      // What an app's own type reads is open: all of it may be left.
      if analysis.segments.table.isOpaque(theirs) { return mine }
      guard let rest = analysis.segments.table.difference(mine, theirs), rest != LanguageTable.empty else { return nil }
      return rest
    }
    for index in 0..<count {
      guard let theirs = other.language(at: index), let rest = left(product.segments[index], theirs) else { continue }
      var piece = source
      piece.product.segments[index] = rest
      result.append(piece)
    }
    if let rest = left(product.origin, other.origin) {
      var piece = source
      piece.product.origin = rest
      result.append(piece)
    }
    if let rest = left(product.fragment, other.fragment) {
      var piece = source
      piece.product.fragment = rest
      result.append(piece)
    }
    for column in other.query {
      var piece = source
      if let place = product.query.firstIndex(where: { $0.key == column.key }) {
        guard let rest = left(product.query[place].language, column.language) else { continue }
        piece.product.query[place].language = rest
      } else {
        // Nothing is shorter than no item.
        piece.product.query.append(ProductSet.QueryColumn(key: column.key, language: absent))
        piece.product.query.sort { $0.key < $1.key }
      }
      result.append(piece)
    }
    return result
  }

  // MARK: Links

  /// The first link of a product; nil where it has none.
  mutating func first(in source: Source) -> Witness? {
    let product = source.product
    var witness = Witness(isInside: product.isInternal, endsInSlash: product.endsInSlash)
    guard appendOrigin(product.origin, to: &witness) else { return nil }
    for (index, language) in product.segments.enumerated() {
      let bare = index < source.bare.count ? source.bare[index] : .none
      guard let text = firstText(language, keeping: bare) else { return nil }
      witness.segments.append(text)
      witness.link.append(bare: [0x2F])
      witness.link.append(encoding: text, keeping: bare)
    }
    if product.segments.isEmpty || product.endsInSlash { witness.link.append(bare: [0x2F]) }
    var separator: UInt8 = 0x3F
    for column in product.query.sorted(by: { analysis.segments.keyPrecedes($0.key, $1.key) })
    where column.language != absent {
      guard let text = firstText(column.language, keeping: .none) else { return nil }
      witness.query[column.key] = text
      witness.link.append(bare: [separator])
      witness.link.append(encoding: analysis.segments.keyTexts[column.key])
      witness.link.append(bare: [0x3D])
      witness.link.append(encoding: text)
      separator = 0x26
    }
    if !analysis.segments.table.accepts(product.fragment, []) {
      guard let text = firstText(product.fragment, keeping: source.bareFragment) else { return nil }
      witness.fragment = text
      witness.link.append(bare: [0x23])
      for (index, part) in text.split(separator: 0xFF, omittingEmptySubsequences: false).enumerated() {
        if index > 0 { witness.link.append(bare: [0x2F]) }
        witness.link.append(encoding: part, keeping: source.bareFragment)
      }
    }
    return witness
  }

  private mutating func firstText(_ language: Int, keeping bare: ByteSet) -> [UInt8]? {
    let key = TextKey(language: language, bare: bare)
    if let text = texts[key] { return text }
    let text = analysis.segments.table.firstText(language, keeping: bare)
    texts[key] = .some(text)
    return text
  }

  /// Writes what stands in front of the path: nothing where that is read on one of these origins, else the shortest.
  private mutating func appendOrigin(_ origins: Int, to witness: inout Witness) -> Bool {
    let table = analysis.segments.table
    let standard = analysis.origins.standard.flatMap { table.firstText(analysis.origins.languages[$0]) } ?? []
    if table.accepts(origins, standard) {
      witness.origin = standard
      return true
    }
    var best: (text: [UInt8], link: LinkText)?
    for language in analysis.origins.languages {
      guard let meet = meet(language, origins), let text = analysis.segments.table.firstText(meet) else { continue }
      var link = LinkText()
      link.append(bare: text.last == 0x3A ? text + [0x2F, 0x2F] : Array("https://".utf8) + text)
      if best.map({ link < $0.link }) ?? true { best = (text, link) }
    }
    guard let best else { return false }
    witness.origin = best.text
    witness.link = best.link
    return true
  }

  // MARK: Reading

  /// Whether a product reads a witness.
  func reads(_ product: ProductSet, _ witness: Witness) -> Bool {
    let table = analysis.segments.table
    if product.isInternal && !witness.isInside || product.endsInSlash != witness.endsInSlash { return false }
    let count = witness.segments.count
    if product.tail == nil ? product.segments.count != count : product.segments.count > count { return false }
    for (index, text) in witness.segments.enumerated() {
      guard let language = product.language(at: index), table.accepts(language, text) else { return false }
    }
    guard table.accepts(product.origin, witness.origin), table.accepts(product.fragment, witness.fragment) else {
      return false
    }
    return product.query.allSatisfy { column in
      witness.query[column.key].map { table.accepts(column.language, $0) } ?? false
    }
  }
}

extension SegmentLanguages {
  /// Whether a key comes before another in the order of bytes: numbers of keys depend on the order of declarations.
  func keyPrecedes(_ left: Int, _ right: Int) -> Bool { keyTexts[left].lexicographicallyPrecedes(keyTexts[right]) }
}
