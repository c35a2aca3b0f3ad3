@testable import RouteSpec

/// The link of a route with its values, written by section 4, and whether it would come back.
extension LinkOracle {
  /// What stands for the values; nil where they cannot be written so, or where what is written opens something else.
  func print(_ route: Int, _ values: [Value], _ target: LinkMatcher.Target) -> String? {
    guard let text = write(route, values, target), text.utf8.count <= 65_536, isReadThere(route, text) else {
      return nil
    }
    let isInternal = table.routes[route].isInternal
    if isInternal, target != .path { return nil }
    for source in isInternal ? [LinkSource.inside] : [.outside, .inside] {
      guard case .read(let readings) = read(text, from: source),
        readings.allSatisfy({ $0.route == route && LinkOracle.areSame($0.parameters, values) })
      else { return nil }
    }
    return text
  }

  /// Whether the route's own pattern is read on the link's origin: that a redirect is does not count.
  private func isReadThere(_ route: Int, _ text: String) -> Bool {
    guard case .success(let link) = Link.parse(text, table), let pattern = table.routes[route].pattern else {
      return false
    }
    return !PatternReader(table: table, pattern: pattern).origins(link).isEmpty
  }

  /// Whether the law leaves it open what a link opens, and this may be it.
  func isOpen(_ text: String, _ route: Int, _ values: [Value]) -> Bool {
    [LinkSource.outside, .inside].contains { source in
      switch read(text, from: source) {
      case .open: true
      case .read(let readings):
        readings.count > 1 && readings.contains { $0.route == route && LinkOracle.areSame($0.parameters, values) }
      case .refused: false
      }
    }
  }

  /// Whether values are the same, texts byte for byte.
  static func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { one, other in
        switch (one, other) {
        case (.text(let one), .text(let other)): one.utf8.elementsEqual(other.utf8)
        case (.list(let one), .list(let other)): areSame(one, other)
        default: one == other
        }
      }
  }

  private func write(_ route: Int, _ values: [Value], _ target: LinkMatcher.Target) -> String? {
    guard let pattern = table.routes[route].pattern, let front = front(pattern, values, target) else { return nil }
    var path = ""
    for piece in pattern.path {
      if case .optional(let inner) = piece {
        let differs = inner.contains { piece in
          switch piece {
          case .parameter(let index), .tail(let index):
            !LinkOracle.areSame([values[index]], [LinkOracle.absent(pattern.parameters[index].arity)])
          default: false
          }
        }
        guard differs else { continue }
        for piece in inner {
          // Nothing stands for a tail without elements, and a part that is written is not left out.
          if case .tail(let index) = piece, values[index] == .list([]) { return nil }
          guard let text = write(piece, pattern, values, .path, after: path) else { return nil }
          path += text
        }
      } else if case .tail(let index) = piece, values[index] == .list([]) {
        guard pattern.parameters[index].arity == .tail(atLeast: 0), path.last == "/" else { return nil }
        path.removeLast()
      } else {
        guard let text = write(piece, pattern, values, .path, after: path) else { return nil }
        path += text
      }
    }
    if !table.app.isSlashStrict, path.last == "/" { path.removeLast() }
    if path.isEmpty { path = "/" }
    guard let query = query(pattern, values), let fragment = fragment(pattern, values) else { return nil }
    return front + path + query + fragment
  }

  private func write(
    _ piece: Pattern.Piece, _ pattern: Pattern, _ values: [Value], _ place: Pattern.Place, after: String
  ) -> String? {
    switch piece {
    case .slash: return "/"
    case .literal(let bytes): return LinkOracle.escaped(bytes, bare: "!$&'()*+,;=:@")
    case .parameter(let index): return write(values[index], pattern.parameters[index].type, place)
    case .tail(let index):
      guard case .list(let elements) = values[index] else { return nil }
      let texts = elements.map { element in
        element == .text("") ? nil : write(element, pattern.parameters[index].type, place)
      }
      return texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: "/")
    case .optional: return nil
    }
  }

  private func query(_ pattern: Pattern, _ values: [Value]) -> String? {
    var items: [String] = []
    for item in pattern.query {
      let key = LinkOracle.escaped(item.key)
      switch item.content {
      case .literal(let bytes): items.append(bytes.isEmpty ? key : "\(key)=\(LinkOracle.escaped(bytes))")
      case .parameter(let index):
        let parameter = pattern.parameters[index]
        if case .list(let elements) = values[index] {
          for element in elements {
            guard let text = write(element, parameter.type, .query) else { return nil }
            items.append("\(key)=\(text)")
          }
        } else if !LinkOracle.areSame([values[index]], [LinkOracle.absent(parameter.arity)]) {
          guard let text = write(values[index], parameter.type, .query) else { return nil }
          items.append("\(key)=\(text)")
        }
      }
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  private func fragment(_ pattern: Pattern, _ values: [Value]) -> String? {
    guard let pieces = pattern.fragment else { return "" }
    var text = ""
    for piece in pieces {
      if case .tail(let index) = piece, values[index] == .list([]) {
        guard pattern.parameters[index].arity == .tail(atLeast: 0) else { return nil }
        if text.last == "/" { text.removeLast() }
        continue
      }
      guard let part = write(piece, pattern, values, .fragment, after: text) else { return nil }
      text += part
    }
    return text.isEmpty ? "" : "#" + text
  }

  /// A value as its canonical text, encoded; nil where no text reads as it in that place.
  private func write(_ value: Value, _ type: ParameterType, _ place: Pattern.Place) -> String? {
    let text: String
    switch value {
    case .null, .list: return nil
    case .bool(let value): text = value ? "true" : "false"
    case .int(let value): text = "\(value)"
    case .uint(let value): text = "\(value)"
    case .double(let value): text = "\(value)"
    case .text(let value): text = value
    case .enumCase(let index):
      guard case .enumeration(let enumeration) = type else { return nil }
      text = table.enums[enumeration].cases[index].text
    }
    guard let back = TypeReader(table: table, place: place).read(Array(text.utf8), type),
      LinkOracle.areSame([back], [value])
    else {
      return nil
    }
    return LinkOracle.escaped(Array(text.utf8))
  }

  private static func escaped(_ bytes: [UInt8], bare: String = "") -> String {
    var result = ""
    for byte in bytes {
      let isBare =
        byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || byte &- 48 < 10 || Array("-._~\(bare)".utf8).contains(byte))
      if isBare {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// What stands in front of the path: nothing, the first concrete host, or the first scheme.
  private func front(_ pattern: Pattern, _ values: [Value], _ target: LinkMatcher.Target) -> String? {
    if target == .path { return "" }
    let all = table.origins.map(\.kind)
    var kinds: [Origin.Kind]
    switch pattern.origins {
    case .only(let list): kinds = list.map { all[$0] }
    case .any:
      // The first of the app's; of those that groups alone declare the first in byte order.
      let own = table.origins.filter(\.isOfApp).map(\.kind)
      let others = table.origins.filter { !$0.isOfApp && $0.isExact }.sorted { $0.text < $1.text }.map(\.kind)
      kinds = (own + others).filter { kind in
        switch kind {
        case .host, .scheme: true
        default: false
        }
      }
    }
    for kind in kinds {
      switch (kind, target) {
      case (.scheme(let name), .scheme): return name + "://"
      case (.host(let host), .url): return "https://" + host
      case (.parameterLabel(let type, let suffix), .url):
        return write(values[0], type, .path).map { "https://\($0.lowercased()).\(suffix)" }
      case (.parameterHost(let type), .url): return write(values[0], type, .path).map { "https://\($0.lowercased())" }
      default: continue
      }
    }
    return nil
  }
}
