@testable import RouteSpec

/// The plain reader: it tries a link against a pattern by the words of the language and nothing clever. Everything that is quick
/// or exact is held against it.
struct Oracle {
  /// A link taken apart and decoded.
  struct Link: Hashable {
    var isInside = false
    /// A host in lower case, or a scheme with its colon; nil for a link that begins with its path.
    var origin: String?
    var segments: [[UInt8]]
    var endsInSlash = false
    /// Keys and values in order.
    var query: [[[UInt8]]] = []
    /// The fragment's segments; one empty one where there is none.
    var fragment: [[UInt8]] = [[]]
  }

  let table: RouteTable

  // MARK: Patterns

  /// The forms of a pattern that read a link, on any of its origins.
  func forms(of pattern: Pattern, isInternal: Bool, read link: Link) -> [Int] {
    self.forms(pattern.forms(isSlashStrict: table.app.isSlashStrict), of: pattern, isInternal: isInternal, read: link)
  }

  /// The same with the pattern's forms at hand.
  func forms(_ forms: [Form], of pattern: Pattern, isInternal: Bool, read link: Link) -> [Int] {
    if isInternal, !link.isInside { return [] }
    guard reads(pattern.origins, link.origin), readsQuery(pattern, link), readsFragment(pattern, link) else {
      return []
    }
    return forms.indices.filter { reads(forms[$0], pattern, link.segments, endsInSlash: link.endsInSlash, .path) }
  }

  /// Whether a form reads these segments.
  func reads(_ form: Form, _ pattern: Pattern, _ segments: [[UInt8]], endsInSlash: Bool, _ place: Pattern.Place) -> Bool
  {
    if table.app.isSlashStrict, form.endsInSlash != endsInSlash { return false }
    if segments.count < form.segments.count || form.tail == nil && segments.count > form.segments.count { return false }
    for (index, segment) in segments.enumerated() {
      if place == .path, segment == [0x2E] || segment == [0x2E, 0x2E] || segment.isEmpty { return false }
      if index < form.segments.count {
        if !splits(form.segments[index][...], pattern, segment[...], place) { return false }
      } else if let tail = form.tail {
        if segment.isEmpty || !reads(pattern.parameters[tail].type, segment, place) { return false }
      }
    }
    return true
  }

  /// Whether a text can be split into what the atoms read.
  func splits(_ atoms: ArraySlice<Form.Atom>, _ pattern: Pattern, _ text: ArraySlice<UInt8>, _ place: Pattern.Place)
    -> Bool
  {
    guard let atom = atoms.first else { return text.isEmpty }
    switch atom {
    case .literal(let bytes):
      guard text.count >= bytes.count, same(Array(text.prefix(bytes.count)), bytes) else { return false }
      return splits(atoms.dropFirst(), pattern, text.dropFirst(bytes.count), place)
    case .parameter(let index), .tail(let index):
      return (0...text.count).contains { count in
        let value = Array(text.prefix(count))
        if case .tail = atom, value.isEmpty { return false }
        return reads(pattern.parameters[index].type, value, place)
          && splits(atoms.dropFirst(), pattern, text.dropFirst(count), place)
      }
    }
  }

  private func same(_ text: [UInt8], _ literal: [UInt8]) -> Bool {
    func folded(_ text: [UInt8]) -> [UInt8] {
      table.app.foldsCase ? text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } : text
    }
    return folded(text) == folded(literal)
  }

  private func readsQuery(_ pattern: Pattern, _ link: Link) -> Bool {
    pattern.query.allSatisfy { item in
      let value = link.query.first { $0[0] == item.key }?[1]
      switch item.content {
      case .literal(let bytes): return value.map { same($0, bytes) } ?? false
      case .parameter(let index):
        guard case .required = pattern.parameters[index].arity else { return true }
        return value.map { reads(pattern.parameters[index].type, $0, .query) } ?? false
      }
    }
  }

  private func readsFragment(_ pattern: Pattern, _ link: Link) -> Bool {
    guard let form = pattern.fragmentForm else { return true }
    let isNone = link.fragment == [[]]
    if form.segments.isEmpty, isNone { return true }
    return reads(form, pattern, link.fragment, endsInSlash: form.endsInSlash, .fragment)
  }

  // MARK: Origins

  func reads(_ origins: Pattern.Origins, _ origin: String?) -> Bool {
    switch origins {
    case .any: true
    case .only(let list): list.contains { reads(origin: $0, origin) }
    }
  }

  /// Whether a declared origin reads the origin of a link. A link without one is read as on the standard origin.
  func reads(origin index: Int, _ origin: String?) -> Bool {
    guard let text = origin ?? standardOrigin else { return false }
    if text.hasSuffix(":") {
      if case .scheme(let name) = table.origins[index].kind { return text == "\(name):" }
      return false
    }
    func isLabel(_ label: Substring) -> Bool {
      !label.isEmpty && label.utf8.allSatisfy { $0 &- 97 < 26 || $0 &- 48 < 10 || $0 == 45 || $0 == 95 }
    }
    func label(before suffix: String) -> Substring? {
      guard text.hasSuffix(".\(suffix)") else { return nil }
      let label = text.dropLast(suffix.count + 1)
      return isLabel(label) ? label : nil
    }
    let isHost = text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isLabel)
    switch table.origins[index].kind {
    case .scheme: return false
    case .host(let host): return host == text
    case .anyLabel(let suffix): return label(before: suffix) != nil
    case .parameterLabel(let type, let suffix):
      return label(before: suffix).map { reads(type, Array($0.utf8), .host) } ?? false
    case .anyHost: return isHost
    case .parameterHost(let type): return isHost && reads(type, Array(text.utf8), .host)
    }
  }

  var standardOrigin: String? {
    table.defaultOrigin.map { index in
      switch table.origins[index].kind {
      case .scheme(let name): "\(name):"
      case .host(let host): host
      default: ""
      }
    }
  }

  // MARK: Types

  /// Whether a decoded text reads as a type, by the table of the language.
  func reads(_ type: ParameterType, _ bytes: [UInt8], _ place: Pattern.Place) -> Bool {
    let isPath = place == .path || place == .host
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    func isString() -> Bool {
      let scalars = text.unicodeScalars
      if !isPath { return !scalars.contains("\0") }
      return text != "" && text != "." && text != ".."
        && !scalars.contains { $0.properties.generalCategory == .control }
    }
    func isDigits(_ text: some StringProtocol) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0 &- 48 < 10 } }
    func isInt() -> Bool { isDigits(text.hasPrefix("-") ? text.dropFirst() : text[...]) && Int(text) != nil }
    switch type {
    case .string: return isString()
    case .int: return isInt()
    case .uint: return isDigits(text) && UInt(text) != nil
    case .double: return text.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    case .bool: return ["true", "false"].contains(text) || place == .query && ["1", "0", ""].contains(text)
    case .uuid:
      return text.wholeMatch(of: /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/) != nil
    case .day:
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ isDigits($0) }), let year = Int(parts[0]),
        let month = Int(parts[1]), let day = Int(parts[2])
      else { return false }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return year > 0 && (1...12).contains(month) && (1...lengths[max(month, 1) - 1]).contains(day)
    case .url: return place == .query && text.contains(":")
    case .enumeration(let index): return isString() && table.enums[index].cases.contains { $0.text == text }
    case .newtype(let index):
      switch table.newtypes[index].rule {
      case .matching(let expression): return isString() && AutomatonTests.matches(expression, bytes)
      case .int(let low, let high): return isInt() && Int(text).map { (low...high).contains($0) } ?? false
      case .uint(let low, let high):
        return isDigits(text) && UInt(text).map { (low...high).contains($0) } ?? false
      case .external(_, let base): return reads(base, bytes, place)
      }
    }
  }
}
