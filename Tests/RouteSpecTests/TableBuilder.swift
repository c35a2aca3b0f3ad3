@testable import RouteSpec

/// A route table from texts, without the front end: what a test of the core needs, and no more.
///
/// ```
/// var builder = TableBuilder()
/// builder.enumeration("Sort", "new", "old")
/// builder.route("list", "/items[/{page: Int = 1}]?sort={sort: Sort}")
/// ```
/// Patterns are whole and well-formed; literals are bytes as they stand.
struct TableBuilder {
  var table = RouteTable()
  private var types: [String: ParameterType] = [
    "String": .string, "Int": .int, "UInt": .uint, "Double": .double, "Bool": .bool, "UUID": .uuid, "Day": .day,
    "URL": .url,
  ]
  /// Places count up, so that declarations have an order.
  private var place = 0

  private mutating func range() -> SourceRange {
    place += 10
    return SourceRange(file: 0, start: place, end: place + 5)
  }

  mutating func enumeration(_ name: String, _ texts: String...) {
    types[name] = .enumeration(table.enums.count)
    table.enums.append(
      EnumType(
        name: name, cases: texts.map { EnumType.Case(name: $0, text: $0, documentation: [], range: .none) },
        documentation: [],
        range: .none))
  }

  mutating func newtype(_ name: String, _ rule: Newtype.Rule) {
    types[name] = .newtype(table.newtypes.count)
    table.newtypes.append(Newtype(name: name, rule: rule, isPlain: false, documentation: [], range: .none))
  }

  @discardableResult
  mutating func origin(_ kind: Origin.Kind, ofApp: Bool = true) -> Int {
    table.origins.append(Origin(kind: kind, isOfApp: ofApp, range: .none))
    return table.origins.count - 1
  }

  @discardableResult
  mutating func route(
    _ name: String, _ text: String?, origins: [Int]? = nil, aliases: [String] = [], prefers: [Int] = [],
    isInternal: Bool = false, allows: [DiagnosticCode] = []
  ) -> Int {
    let place = range()
    let pattern = text.map { self.pattern($0, origins) }
    table.routes.append(
      Route(
        name: name, documentation: [],
        parameters: (pattern?.parameters ?? []).map {
          Route.Parameter(name: $0.name, type: $0.type, arity: $0.arity, range: $0.range)
        },
        pattern: pattern,
        aliases: aliases.map { alias in
          let pattern = self.pattern(alias, origins)
          return Route.Alias(pattern: pattern, bindings: pattern.parameters.indices.map { .parameter($0) })
        },
        title: nil, presentation: .push, hasPresentation: false, motion: nil, requirements: [], homes: [], stack: nil,
        feature: nil, parent: nil, keepsParent: true, isInternal: isInternal, isUnique: false, deprecation: nil,
        prefers: prefers.map { Reference(index: $0, range: range()) }, formerly: [],
        allows: allows.map { Allow(code: $0, range: range()) }, range: place))
    return table.routes.count - 1
  }

  mutating func redirect(_ text: String, to route: Int, prefers: [Int] = []) {
    let place = range()
    table.redirects.append(
      Redirect(
        pattern: pattern(text, nil), route: route, bindings: [],
        prefers: prefers.map { Reference(index: $0, range: place) }, allows: [], range: place))
  }

  mutating func refuse(_ text: String, origins: [Int]? = nil) {
    let place = range()
    table.refusals.append(Refusal(pattern: pattern(text, origins), prefers: [], allows: [], range: place))
  }

  // MARK: Patterns

  private mutating func pattern(_ text: String, _ origins: [Int]?) -> Pattern {
    var rest = Substring(text)
    var parameters: [Pattern.Parameter] = []
    let fragmentText = rest.firstIndex(of: "#").map { rest[rest.index(after: $0)...] }
    if let hash = rest.firstIndex(of: "#") { rest = rest[..<hash] }
    // A question mark of a type stands in braces.
    var depth = 0
    let mark = rest.firstIndex { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == "?" && depth == 0
    }
    let queryText = mark.map { rest[rest.index(after: $0)...] }
    if let mark { rest = rest[..<mark] }
    var path = pieces(rest, .path, &parameters)
    if !table.app.isSlashStrict, path.last == .slash { path.removeLast() }
    var query: [Pattern.QueryItem] = []
    for item in (queryText ?? "").split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1)
      let value = parts.count > 1 ? parts[1] : ""
      let content: Pattern.QueryItem.Content
      if value.hasPrefix("{") {
        content = .parameter(parameter(value.dropFirst().dropLast(), .query, inPart: false, &parameters))
      } else {
        content = .literal(Array(value.utf8))
      }
      query.append(Pattern.QueryItem(key: Array(parts[0].utf8), content: content, range: .none))
    }
    let fragment = fragmentText.map { pieces($0, .fragment, &parameters) }
    return Pattern(
      origins: origins.map { .only($0) } ?? .any, path: path, query: query, fragment: fragment, parameters: parameters,
      text: text, range: range())
  }

  private func pieces(
    _ text: Substring, _ place: Pattern.Place, inPart: Bool = false, _ parameters: inout [Pattern.Parameter]
  ) -> [Pattern.Piece] {
    var result: [Pattern.Piece] = []
    var literal: [UInt8] = []
    var rest = text
    func flush(_ literal: inout [UInt8]) {
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = []
    }
    while let character = rest.first {
      switch character {
      case "/":
        flush(&literal)
        result.append(.slash)
        rest = rest.dropFirst()
      case "{":
        flush(&literal)
        let end = rest.firstIndex(of: "}") ?? rest.endIndex
        let index = parameter(rest[rest.index(after: rest.startIndex)..<end], place, inPart: inPart, &parameters)
        if case .tail = parameters[index].arity {
          result.append(.tail(index))
        } else {
          result.append(.parameter(index))
        }
        rest = rest[end...].dropFirst()
      case "[":
        flush(&literal)
        let end = rest.firstIndex(of: "]") ?? rest.endIndex
        let inner = rest[rest.index(after: rest.startIndex)..<end]
        result.append(.optional(pieces(inner, place, inPart: true, &parameters)))
        rest = rest[end...].dropFirst()
      default:
        literal += Array(String(character).utf8)
        rest = rest.dropFirst()
      }
    }
    flush(&literal)
    return result
  }

  private func parameter(
    _ text: Substring, _ place: Pattern.Place, inPart: Bool, _ parameters: inout [Pattern.Parameter]
  ) -> Int {
    var text = text
    var arity = Pattern.Arity.required
    if let equals = text.firstIndex(of: "=") {
      let value = text[text.index(after: equals)...].filter { $0 != " " }
      arity = .defaulted(Int(value).map { .int($0) } ?? (Bool(value).map { .bool($0) } ?? .text(value)))
      text = text[..<equals]
    }
    text = Substring(text.filter { $0 != " " })
    if text.hasSuffix("...?") {
      arity = .tail(atLeast: 0)
      text = text.dropLast(4)
    } else if text.hasSuffix("...") {
      arity = .tail(atLeast: inPart ? 0 : 1)
      text = text.dropLast(3)
    } else if text.hasSuffix("?") {
      arity = .optional
      text = text.dropLast()
    }
    let parts = text.split(separator: ":")
    var type = parts.count > 1 ? parts[1] : "String"
    if type.hasPrefix("[") {
      arity = .list
      type = type.dropFirst().dropLast()
    }
    parameters.append(
      Pattern.Parameter(
        name: String(parts.first ?? "p"), type: types[String(type)] ?? .string, arity: arity, place: place, range: .none
      ))
    return parameters.count - 1
  }
}
