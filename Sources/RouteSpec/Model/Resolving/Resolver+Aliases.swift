extension Resolver {
  /// Adds the patterns that a nested route has by each of its parent's aliases.
  ///
  /// An alias with a tail or a fragment has no children. One that took a path parameter of the parent from its query
  /// gives nothing to its children, who do not take the query. What the alias allows is said of the parent alone.
  mutating func inheritAliases(_ part: PatternPart, of parent: Int, to route: inout Route, _ texts: inout RouteTexts) {
    // Under a parent without a pattern a pattern is whole, so it adds to nothing.
    if table.routes[parent].pattern == nil { return }
    for (index, alias) in table.routes[parent].aliases.enumerated() where wholeRange(of: alias.pattern) == nil {
      let prefix = Prefix(of: alias.pattern, text: routeTexts[parent].aliases[index])
      guard let bindings = inheritedBindings(alias, of: route, own: part.parameters.count) else { continue }
      let whole = prefix.joined(part, isSlashStrict: table.app.isSlashStrict)
      guard isSound(whole.pattern, part: part, prefix: prefix), count(at: part.range) else { continue }
      route.aliases.append(Route.Alias(pattern: whole.pattern, bindings: bindings))
      texts.aliases.append(whole.pathText)
    }
  }

  /// Where the parameters of a nested route come from in its parent's alias; nil where the alias's path does not hold
  /// them all.
  private func inheritedBindings(
    _ alias: Route.Alias, of route: Route, own: Int
  ) -> [Binding]? {
    // Both lists begin with the parent's host and path parameters, in the parent's order; the part's own come after.
    let taken = route.parameters.count - own
    var places: [Int: Int] = [:]
    var kept = 0
    for (index, parameter) in alias.pattern.parameters.enumerated()
    where parameter.place == .host || parameter.place == .path {
      places[index] = kept
      kept += 1
    }
    var bindings: [Binding] = []
    for binding in alias.bindings.prefix(taken) {
      switch binding {
      case .value: bindings.append(binding)
      case .parameter(let index):
        guard let place = places[index] else { return nil }
        bindings.append(.parameter(place))
      }
    }
    return bindings + (0..<own).map { .parameter(kept + $0) }
  }

  /// Adds the aliases that a route declares.
  mutating func addAliases(of syntax: RouteSyntax, in scope: Scope, to route: inout Route, _ texts: inout RouteTexts) {
    // Gathered apart: a call holds a copy of the route, and the route's own list would be copied for each alias.
    var aliases: [Route.Alias] = []
    defer { route.aliases += aliases }
    for alias in syntax.aliases {
      let allows = allows(alias.allows)
      let given = Dictionary(route.parameters.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      // A parameter that the alias does not take by its name may stand for one that `with` gives it to.
      var renamed: [String: Route.Parameter] = [:]
      for argument in alias.arguments {
        guard case .name(let name) = argument.value.kind, given[name.text] == nil else { continue }
        renamed[name.text] = given[argument.name.text]
      }
      let part = part(of: alias.pattern) { name in
        (given[name] ?? renamed[name]).map { .given(ParameterShape(type: $0.type, arity: $0.arity)) } ?? .none
      }
      guard let part, let prefix = prefix(at: scope), !alias.isBroken else { continue }
      let whole = prefix.joined(part, isSlashStrict: table.app.isSlashStrict)
      guard isSound(whole.pattern, part: part, prefix: prefix), count(at: part.range) else { continue }
      let call = Call(
        route: route, place: alias.pattern.range, arguments: alias.arguments, bound: whole.pattern.parameters,
        bindsByName: true)
      guard bindsEverything(of: part, call), let bindings = bindings(call) else { continue }
      aliases.append(Route.Alias(pattern: whole.pattern, bindings: bindings, allows: allows))
      texts.aliases.append(whole.pathText)
    }
  }

  /// Whether each parameter of an alias is one of the route's, or given to one.
  private mutating func bindsEverything(of part: PatternPart, _ call: Call) -> Bool {
    var used = Set(call.route.parameters.map(\.name))
    for argument in call.arguments {
      if case .name(let name) = argument.value.kind { used.insert(name.text) }
    }
    var isSound = true
    for parameter in part.parameters where !used.contains(parameter.name) {
      let guesses = NameSuggestion.best(for: parameter.name, among: call.route.parameters.map(\.name))
      report(
        .unknownName, at: parameter.range,
        "`\(call.route.name)` has no parameter `\(parameter.name)` that this alias could bind"
          + Wording.didYouMean(guesses),
        fixes: Diagnostic.Fix.guesses(guesses, for: NameSyntax(text: parameter.name, range: parameter.range)))
      isSound = false
    }
    return isSound
  }
}
