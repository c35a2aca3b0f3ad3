@testable import RouteSpec

/// One pattern against one link: its forms by leaving parts out, its mixtures by trying every split.
struct PatternReader {
  /// A piece of a segment.
  enum Atom: Hashable {
    case literal([UInt8])
    case parameter(Int)
    /// An element of a tail that must be there.
    case element(Int)
  }

  /// One choice of the optional parts.
  struct Form: Hashable {
    var segments: [[Atom]]
    /// The tail that takes what is left.
    var tail: Int?
    var endsInSlash = false
  }

  struct Read {
    var values: [Int: Value] = [:]
    var ignored: [Int] = []
  }

  let table: RouteTable
  let pattern: Pattern

  // MARK: Forms

  private var partCount: Int {
    pattern.path.filter { if case .optional = $0 { true } else { false } }.count
  }

  /// The forms in the order in which they are tried: the leftmost part present wins.
  var formIndices: Range<Int> { 0..<(1 << partCount) }

  func form(_ index: Int) -> Form {
    var part = 0
    var pieces: [(piece: Pattern.Piece, isInPart: Bool)] = []
    for piece in pattern.path {
      if case .optional(let inner) = piece {
        let isLeftOut = index >> (partCount - 1 - part) & 1 == 1
        if !isLeftOut { pieces += inner.map { ($0, true) } }
        part += 1
      } else {
        pieces.append((piece, false))
      }
    }
    return PatternReader.form(pieces, pattern, isSlashStrict: table.app.isSlashStrict, isFragment: false)
  }

  private static func form(
    _ pieces: [(piece: Pattern.Piece, isInPart: Bool)], _ pattern: Pattern, isSlashStrict: Bool, isFragment: Bool
  ) -> Form {
    var form = Form(segments: isFragment ? [[]] : [])
    for (piece, isInPart) in pieces {
      let last = form.segments.count - 1
      switch piece {
      case .slash: form.segments.append([])
      case .literal(let bytes):
        if case .literal(let before)? = form.segments[last].last {
          form.segments[last][form.segments[last].count - 1] = .literal(before + bytes)
        } else {
          form.segments[last].append(.literal(bytes))
        }
      case .parameter(let index): form.segments[last].append(.parameter(index))
      case .tail(let index):
        form.tail = index
        if pattern.parameters[index].arity == .tail(atLeast: 0), !isInPart, form.segments[last].isEmpty {
          form.segments.removeLast()
        } else {
          form.segments[last].append(.element(index))
        }
      case .optional: break
      }
    }
    if !isFragment, form.segments.last?.isEmpty == true {
      form.segments.removeLast()
      form.endsInSlash = isSlashStrict && !form.segments.isEmpty
    }
    return form
  }

  // MARK: Reading

  /// The origins of the pattern that read the link.
  func origins(_ link: LinkOracle.Link) -> [(originClass: Int, place: Int, value: Value?)] {
    guard case .only(let list) = pattern.origins else { return [(2, 0, nil)] }
    var result: [(originClass: Int, place: Int, value: Value?)] = []
    for (place, index) in list.enumerated() {
      let kind = table.origins[index].kind
      switch link.place {
      case .scheme(let scheme)?: if kind == .scheme(scheme) { result.append((0, place, nil)) }
      case .host(let host)?:
        let (isRead, value) = LinkOracle.Link.reads(kind, host, table)
        guard isRead else { continue }
        // One label of a host says more than the whole of it.
        switch kind {
        case .host: result.append((0, place, nil))
        case .anyLabel, .parameterLabel: result.append((1, place, value))
        default: result.append((1, place + list.count, value))
        }
      case nil: break
      }
    }
    return result
  }

  /// What a form reads of a link; nil where it does not.
  func read(_ index: Int, _ link: LinkOracle.Link) -> Read? {
    let form = form(index)
    if table.app.isSlashStrict, form.endsInSlash != link.endsInSlash { return nil }
    guard let path = readPath(form, link) else { return nil }
    var read = Read(values: path)
    if let fragment = pattern.fragment {
      guard let values = readFragment(fragment, link) else { return nil }
      read.values.merge(values) { $1 }
    }
    for item in pattern.query where !self.read(item, link, &read) { return nil }
    return read
  }

  /// The path's part of it.
  func readPath(_ form: Form, _ link: LinkOracle.Link) -> [Int: Value]? {
    if link.segments.contains(where: { $0.isEmpty || $0 == [0x2E] || $0 == [0x2E, 0x2E] }) { return nil }
    return read(form, link.segments, .path, isFirstFolded: link.isFirstFolded)
  }

  private func readFragment(_ fragment: [Pattern.Piece], _ link: LinkOracle.Link) -> [Int: Value]? {
    guard let segments = try? LinkOracle.Link.decode(link.fragment[...]) else { return nil }
    let form = PatternReader.form(
      fragment.map { ($0, false) }, pattern, isSlashStrict: false, isFragment: true)
    // Nothing but a tail that may be empty: none of it is the empty fragment.
    if form.segments.isEmpty, segments == [[]] { return form.tail.map { [$0: .list([])] } ?? [:] }
    return read(form, segments, .fragment, isFirstFolded: false)
  }

  private func read(
    _ form: Form, _ segments: [[UInt8]], _ place: Pattern.Place, isFirstFolded: Bool
  ) -> [Int: Value]? {
    guard segments.count >= form.segments.count, form.tail != nil || segments.count == form.segments.count else {
      return nil
    }
    var values: [Int: Value] = [:]
    var elements: [Value] = []
    for (index, segment) in segments.enumerated() {
      if index < form.segments.count {
        let folds = table.app.foldsCase || isFirstFolded && index == 0
        guard let split = split(form.segments[index][...], segment[...], place, folds: folds) else { return nil }
        for (parameter, value) in split {
          if parameter == form.tail { elements.append(value) } else { values[parameter] = value }
        }
      } else if let tail = form.tail {
        guard let value = element(segment[...], tail, place) else { return nil }
        elements.append(value)
      }
    }
    if let tail = form.tail { values[tail] = .list(elements) }
    return values
  }

  private func element(_ text: ArraySlice<UInt8>, _ tail: Int, _ place: Pattern.Place) -> Value? {
    text.isEmpty ? nil : TypeReader(table: table, place: place).read(Array(text), pattern.parameters[tail].type)
  }

  /// The first way to split a text that reads, each parameter as short as can be, from left to right.
  private func split(
    _ atoms: ArraySlice<Atom>, _ text: ArraySlice<UInt8>, _ place: Pattern.Place, folds: Bool
  ) -> [(Int, Value)]? {
    guard let atom = atoms.first else { return text.isEmpty ? [] : nil }
    switch atom {
    case .literal(let bytes):
      guard LinkOracle.Link.same(bytes, text.prefix(bytes.count), folds: folds) else { return nil }
      return split(atoms.dropFirst(), text.dropFirst(bytes.count), place, folds: folds)
    case .element(let index):
      return element(text, index, place).map { [(index, $0)] }
    case .parameter(let index):
      for count in 0...text.count {
        guard let rest = split(atoms.dropFirst(), text.dropFirst(count), place, folds: folds) else { continue }
        let reader = TypeReader(table: table, place: place)
        if let value = reader.read(Array(text.prefix(count)), pattern.parameters[index].type) {
          return [(index, value)] + rest
        }
      }
      return nil
    }
  }

  // MARK: Queries

  /// The values of the items with this key, decoded; nil for one that is no text.
  func items(_ key: [UInt8], _ link: LinkOracle.Link) -> [[UInt8]?] {
    link.query.filter { LinkOracle.Link.form($0.key) == key }.map { LinkOracle.Link.form($0.value) }
  }

  /// Whether an item allows the link, with what it reads.
  func read(_ item: Pattern.QueryItem, _ link: LinkOracle.Link, _ read: inout Read) -> Bool {
    let all = items(item.key, link)
    switch item.content {
    case .literal(let bytes):
      guard let first = all.first, let first else { return false }
      return LinkOracle.Link.same(bytes, first, folds: table.app.foldsCase)
    case .parameter(let index):
      let parameter = pattern.parameters[index]
      let reader = TypeReader(table: table, place: .query)
      let values = all.map { $0.flatMap { reader.read($0, parameter.type) } }
      switch parameter.arity {
      case .list, .tail:
        read.values[index] = .list(values.compactMap(\.self))
        if values.contains(where: { $0 == nil }) { read.ignored.append(index) }
      case .required:
        guard let first = values.first, let first else { return false }
        read.values[index] = first
      case .optional, .defaulted:
        if let first = values.first {
          if let first { read.values[index] = first } else { read.ignored.append(index) }
        }
      }
      return true
    }
  }
}
