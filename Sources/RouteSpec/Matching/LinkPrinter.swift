/// Prints links from values: the same `RouteSupport.Printer` that generated code drives, fed from the model.
extension LinkMatcher {
  /// Which link of a route is printed.
  public enum Target: Hashable, Sendable {
    /// `/path`.
    case path
    /// The universal link.
    case url
    /// The custom scheme's link.
    case scheme
  }

  /// The link of a route with these values, one for each parameter; nil where none would come back.
  public func print(_ route: Int, _ values: [Value], _ target: Target = .path) -> String? {
    guard let text = write(route, values, target) else { return nil }
    guard matchTable.checksPrinting[route] else { return text }
    for source in table.routes[route].isInternal ? [LinkSource.inside] : [.outside, .inside] {
      guard case .reading(let reading) = read(text, from: source), reading.route == route, reading.parameters == values
      else {
        return nil
      }
    }
    return text
  }

  private func write(_ route: Int, _ values: [Value], _ target: Target) -> String? {
    if matchTable.overflow != nil { return nil }
    return withTable { nodes in
      let target: RouteSupport.Target =
        switch target {
        case .path: .path
        case .url: .url
        case .scheme: .scheme
        }
      guard var printer = RouteSupport.Printer(nodes, route: route, target) else { return nil }
      for (parameter, value) in zip(table.routes[route].parameters, values) { put(value, parameter, &printer) }
      return printer.finish()
    }
  }

  private func put(_ value: Value, _ parameter: Route.Parameter, _ printer: inout RouteSupport.Printer) {
    switch parameter.arity {
    case .list, .tail:
      guard case .list(let elements) = value else { return printer.list([nil]) }
      printer.list(
        elements.map { element in
          isAllowed(element, parameter.type) ? table.text(of: element, as: parameter.type) : nil
        })
    default:
      if case .null = value { return printer.string(nil) }
      // A value that its type cannot hold fails like one that no link can carry.
      let isAllowed = isAllowed(value, parameter.type)
      switch value {
      case .double(let number): printer.double(isAllowed ? number : .nan)
      case .int(let number): isAllowed ? printer.int(number) : printer.double(.nan)
      case .uint(let number): isAllowed ? printer.uint(number) : printer.double(.nan)
      default:
        if isAllowed { printer.string(table.text(of: value, as: parameter.type)) } else { printer.double(.nan) }
      }
    }
  }

  /// Whether a value belongs to its type: a `plain` newtype and a URL may hold what they must not print.
  private func isAllowed(_ value: Value, _ type: ParameterType) -> Bool {
    switch (type, value) {
    case (.double, .double(let number)): number.isFinite
    case (.url, .text(let text)): accepts(text, type)
    case (.newtype(let index), _):
      switch (table.newtypes[index].rule, value) {
      case (.int(let low, let high), .int(let number)): low <= number && number <= high
      case (.uint(let low, let high), .uint(let number)): low <= number && number <= high
      case (.matching, .text(let text)): accepts(text, type)
      default: true
      }
    default: true
    }
  }

  private func accepts(_ text: String, _ type: ParameterType) -> Bool {
    guard let record = matchTable.automata[type] else { return false }
    var text = text
    return text.withUTF8 { bytes in
      withTable { nodes in
        // The address of an empty text is of no matter: nothing is read from it.
        RouteSupport.accepts(nodes, record, bytes.baseAddress ?? nodes.pool, bytes.count)
      }
    }
  }
}
