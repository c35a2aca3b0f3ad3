/// The table as `routegen routes` shows it: resolved, with prefixes, parents' patterns and inherited requirements in
/// place.
///
/// ```
/// ROUTE         PATTERN                                    TAB      PRESENTATION  MORE
/// explore       /                                          explore  push
/// trail         /trails/{slug: Slug}                       explore  push
///   alias       /t/{slug: Slug}
/// compose       -                                          -        cover         draft: UUID?; requires session
/// (redirect)    /hike/{slug: Slug} -> trail(slug: slug)
/// ```
public struct RoutesReport: Sendable {
  /// The table.
  public let table: RouteTable
  /// The files that it was read from.
  public let files: [SourceFile]

  /// Makes a report.
  public init(_ table: RouteTable, files: [SourceFile]) {
    self.table = table
    self.files = files
  }

  /// The table in aligned columns, in declaration order; nothing in it is a command to a terminal.
  public var text: String {
    var rows = [["ROUTE", "PATTERN", "TAB", "PRESENTATION", "MORE"]]
    for route in table.routes {
      let homes = route.homes.map { table.tabs[$0].name }.joined(separator: ", ")
      let stack = route.stack.map { "stack " + table.stacks[$0].name }
      rows.append([
        route.name, route.pattern.map(shown) ?? "-", homes.isEmpty ? stack ?? "-" : homes, route.presentation.name,
        remarks(on: route),
      ])
      for alias in route.aliases {
        let values = arguments(alias.bindings, of: alias.pattern, for: route, isAlias: true)
        rows.append(["  alias", shown(alias.pattern) + (values.isEmpty ? "" : " with \(values)"), "", "", ""])
      }
    }
    for redirect in table.redirects {
      let route = table.routes[redirect.route]
      let values = arguments(redirect.bindings, of: redirect.pattern, for: route, isAlias: false)
      rows.append(["(redirect)", "\(shown(redirect.pattern)) -> \(call(route, values))", "", "", ""])
    }
    for refusal in table.refusals { rows.append(["(refuse)", shown(refusal.pattern), "", "", ""]) }
    if let fallback = table.fallback {
      let route = table.routes[fallback.route]
      let values = arguments(fallback.arguments.map(Binding.value), of: nil, for: route, isAlias: false)
      rows.append(["(fallback)", "-> \(call(route, values))", "", "", ""])
    }
    return RoutesReport.aligned(rows)
  }

  /// A pattern with the hosts or schemes that it is bound to.
  private func shown(_ pattern: Pattern) -> String {
    guard let origins = table.originTexts(of: pattern) else { return pattern.text }
    return pattern.text + "  (\(origins.joined(separator: ", ")))"
  }

  /// What an alias or a redirect gives to a route, without what goes without saying: defaults, nils, and the parameters
  /// that an alias binds by name.
  private func arguments(_ bindings: [Binding], of pattern: Pattern?, for route: Route, isAlias: Bool) -> String {
    var texts: [String] = []
    for (parameter, binding) in zip(route.parameters, bindings) {
      switch (binding, parameter.arity) {
      case (.parameter(let index), _):
        if !isAlias, let pattern { texts.append("\(parameter.name): \(pattern.parameters[index].name)") }
      case (.value(.null), _), (.value(.list([])), _): break
      case (.value(let value), .defaulted(let usual)) where value == usual: break
      case (.value(let value), _): texts.append("\(parameter.name): \(table.spelling(of: value, as: parameter.type))")
      }
    }
    return texts.joined(separator: ", ")
  }

  private func call(_ route: Route, _ arguments: String) -> String {
    arguments.isEmpty ? route.name : "\(route.name)(\(arguments))"
  }

  private func remarks(on route: Route) -> String {
    var remarks: [String] = []
    if route.pattern == nil, !route.parameters.isEmpty {
      remarks.append(
        route.parameters.map { "\($0.name): \(table.spelling(of: $0.type, $0.arity))" }.joined(separator: ", "))
    }
    if let feature = route.feature { remarks.append("feature \(table.features[feature].name)") }
    if !route.requirements.isEmpty {
      remarks.append("requires " + route.requirements.map { table.requirements[$0].name }.joined(separator: ", "))
    }
    if route.isInternal { remarks.append("internal") }
    if route.isUnique { remarks.append("unique") }
    if let why = route.deprecation { remarks.append("deprecated: " + why) }
    return remarks.joined(separator: "; ")
  }

  /// Rows in columns two spaces apart, without spaces at a line's end.
  private static func aligned(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(VisibleText.escaping) }
    func width(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + VisibleText.width(of: $1) } }
    var widths = Array(repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      // What ends a row may stick out.
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      for (column, text) in row.prefix(last).enumerated() { widths[column] = max(widths[column], width(text)) }
    }
    var result = ""
    for row in rows {
      var line = ""
      var gap = 0
      for (column, text) in row.enumerated() {
        if !text.isEmpty {
          line += String(repeating: " ", count: gap) + text
          gap = 0
        }
        gap += widths[column] - width(text) + 2
      }
      result += line + "\n"
    }
    return result
  }
}
