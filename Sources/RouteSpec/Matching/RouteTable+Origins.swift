/// Where a link without an origin is read, and which origins a route's links are printed with.
extension RouteTable {
  /// The origin that a `/path` is read on: the first exact host of the app's list; without one, the first by byte order
  /// of those that groups declare; without one, the first scheme by the same rule. An index into `origins`.
  public var defaultOrigin: Int? {
    func first(_ isWanted: (Origin.Kind) -> Bool) -> Int? {
      let all = origins.indices.filter { isWanted(origins[$0].kind) }
      return all.first { origins[$0].isOfApp } ?? all.min { origins[$0].text < origins[$1].text }
    }
    return first { if case .host = $0 { true } else { false } }
      ?? first { if case .scheme = $0 { true } else { false } }
  }

  /// Whether a `/path` is read by the pattern at all.
  public func isPathRead(_ pattern: Pattern) -> Bool {
    guard case .only(let list) = pattern.origins else { return true }
    guard let standard = defaultOrigin else { return false }
    if list.contains(standard) { return true }
    guard case .host(let host) = origins[standard].kind else { return false }
    return list.contains { index in
      switch origins[index].kind {
      case .anyHost: host.isHostText
      case .anyLabel(let suffix): host.isOneLabel(before: suffix)
      // What a host was read as is part of the route; a `/path` says nothing of it.
      default: false
      }
    }
  }

  /// Whether a `/path` may be read by the pattern with what it is read on as the host's parameter. Only reading it says
  /// whether it is.
  func isPathReadByParameter(_ pattern: Pattern) -> Bool {
    guard case .only(let list) = pattern.origins, let standard = defaultOrigin,
      case .host(let host) = origins[standard].kind
    else { return false }
    return list.contains { index in
      switch origins[index].kind {
      case .parameterHost: host.isHostText
      case .parameterLabel(_, let suffix): host.isOneLabel(before: suffix)
      default: false
      }
    }
  }

  /// The host of a pattern's universal link.
  struct PrintedHost {
    /// What stands between `https://` and the path, or the host parameter.
    var prefix: String
    /// What follows the host parameter.
    var suffix = ""
    var hasParameter = false
    var isWhole = false
  }

  /// The first concrete host on which a pattern is read: one exact host, or one whose label a parameter of the route
  /// gives.
  func printedHost(of pattern: Pattern) -> PrintedHost? {
    let candidates: [Int]
    switch pattern.origins {
    case .only(let list): candidates = list
    case .any:
      // The default origin is the first exact host.
      candidates = defaultOrigin.map { [$0] } ?? []
    }
    for index in candidates {
      switch origins[index].kind {
      case .host(let host): return PrintedHost(prefix: host)
      case .parameterLabel(_, let suffix):
        return PrintedHost(prefix: "", suffix: "." + suffix, hasParameter: true)
      case .parameterHost: return PrintedHost(prefix: "", hasParameter: true, isWhole: true)
      case .scheme, .anyLabel, .anyHost: continue
      }
    }
    return nil
  }

  /// The first custom scheme on which a pattern is read.
  func printedScheme(of pattern: Pattern) -> String? {
    func scheme(_ index: Int) -> String? { if case .scheme(let name) = origins[index].kind { name } else { nil } }
    switch pattern.origins {
    case .only(let list): return list.lazy.compactMap(scheme).first
    case .any:
      let all = origins.indices.filter { scheme($0) != nil }
      return (all.first { origins[$0].isOfApp } ?? all.min { origins[$0].text < origins[$1].text }).flatMap(scheme)
    }
  }

  /// The text that stands for a value in a link, not yet encoded. Empty for what has no text: nil and lists.
  func text(of value: Value, as type: ParameterType) -> String {
    switch value {
    case .null, .list: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): value.description
    case .text(let text): text
    case .enumCase(let index):
      if case .enumeration(let enumeration) = type, enums[enumeration].cases.indices.contains(index) {
        enums[enumeration].cases[index].text
      } else {
        ""
      }
    }
  }
}

extension RouteTable {
  /// Whether a parameter is a URL.
  var usesURL: Bool {
    routes.contains { $0.parameters.contains { baseType($0.type) == .url } }
      || refusals.contains { $0.pattern.parameters.contains { baseType($0.type) == .url } }
      || redirects.contains { $0.pattern.parameters.contains { baseType($0.type) == .url } }
      || routes.contains { $0.aliases.contains { $0.pattern.parameters.contains { baseType($0.type) == .url } } }
  }

  /// The built-in type or enum that a type stands on.
  func baseType(_ type: ParameterType) -> ParameterType {
    if case .newtype(let index) = type { newtypes[index].base } else { type }
  }
}

extension LinkText {
  /// A literal of a path or fragment: what RFC 3986 lets a segment hold stays bare.
  static func literal(_ bytes: [UInt8]) -> [UInt8] { encoded(bytes, .segmentDelimiters) }

  /// A key or a literal value of a query.
  static func query(_ bytes: [UInt8]) -> [UInt8] { encoded(bytes, .none) }

  /// A value.
  static func value(_ bytes: [UInt8]) -> [UInt8] { encoded(bytes, .none) }

  private static func encoded(_ bytes: [UInt8], _ keeping: ByteSet) -> [UInt8] {
    var text = LinkText()
    text.append(encoding: bytes, keeping: keeping)
    return text.bytes
  }
}

extension Origin {
  /// The scheme, the host, or what follows the pattern's label; empty for any host.
  var text: String {
    switch kind {
    case .scheme(let text), .host(let text), .anyLabel(let text), .parameterLabel(_, let text): text
    case .anyHost, .parameterHost: ""
    }
  }

  /// A host's text in the letters that its Punycode stands for, as people may type it; nil where it has none.
  var letters: String? {
    if case .scheme = kind { return nil }
    let parts = text.split(separator: ":", maxSplits: 1)
    guard let host = parts.first else { return nil }
    var isSpelt = false
    let labels = host.split(separator: ".").map { label -> String in
      guard label.hasPrefix("xn--"), let scalars = Punycode.decode(Array(label.utf8.dropFirst(4))) else {
        return String(label)
      }
      isSpelt = true
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    return isSpelt ? labels.joined(separator: ".") + parts.dropFirst().map { ":\($0)" }.joined() : nil
  }
}

extension String {
  /// Whether it is one label, a dot, and this.
  fileprivate func isOneLabel(before suffix: String) -> Bool {
    guard hasSuffix("." + suffix) else { return false }
    let label = utf8.dropLast(suffix.utf8.count + 1)
    return !label.isEmpty && !label.contains(46)
  }

  /// Whether it is a declared host without a port: any host has none.
  fileprivate var isHostText: Bool { !utf8.contains(58) }
}
