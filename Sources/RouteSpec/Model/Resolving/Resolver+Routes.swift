extension Resolver {
  /// Resolves the routes, a parent before its children.
  mutating func resolveRoutes() {
    for (draft, scoped) in outline.routes.enumerated() {
      guard let (route, texts) = route(draft, scoped.syntax, in: scoped.scope) else { continue }
      routes.indices[draft] = table.routes.count
      table.routes.append(route)
      routeTexts.append(texts)
    }
  }

  /// The route, but for what it prefers; nil where it is broken. Everything about it is resolved even so, to find every
  /// fault.
  private mutating func route(_ draft: Int, _ syntax: RouteSyntax, in scope: Scope) -> (Route, RouteTexts)? {
    let parent = scope.route.flatMap { routes.indices[$0] }
    let isOrphan = scope.route != nil && parent == nil
    let head = head(of: syntax, in: scope, parent: parent, isOrphan: isOrphan)
    var requirements: [Int] = parent.map { table.routes[$0].requirements } ?? []
    for index in named(syntax.requirements, in: \.requirements) where !requirements.contains(index) {
      requirements.append(index)
    }
    let homes = homes(of: syntax, in: scope, parent: parent)
    let presentation = syntax.presentation.flatMap { self.presentation($0) }
    let motion = syntax.motion.flatMap { look(up: $0, in: \.motions) }
    let formerly = formerNames(of: syntax)
    let allows = allows(syntax.allows)
    guard let head, !syntax.isBroken, isFirst(draft, named: syntax.name, in: routes) else {
      // The patterns of aliases are looked through even so; what their bare parameters are is not known.
      for alias in syntax.aliases { _ = part(of: alias.pattern, bare: { _ in .broken }) }
      return nil
    }
    var route = Route(
      name: canonical(syntax.name), documentation: syntax.documentation, parameters: head.parameters,
      pattern: head.whole?.pattern, aliases: [], title: syntax.title.map(text),
      presentation: presentation ?? .push, hasPresentation: syntax.presentation != nil, motion: motion,
      requirements: requirements, homes: homes, stack: scope.stack.flatMap { stacks.indices[$0] },
      feature: scope.feature.flatMap { features.indices[$0] }, parent: parent,
      keepsParent: syntax.backNoneRange == nil, isInternal: syntax.internalRange != nil,
      isUnique: syntax.uniqueRange != nil, deprecation: syntax.deprecation?.value, prefers: [], formerly: formerly,
      allows: allows, range: syntax.name.range)
    if let parent, route.keepsParent { route.keepsParent = canLie(parent, under: route) }
    var texts = RouteTexts(own: head.whole?.pathText)
    if let part = head.part, let parent { inheritAliases(part, of: parent, to: &route, &texts) }
    addAliases(of: syntax, in: scope, to: &route, &texts)
    return (route, texts)
  }

  /// What follows the name of a route.
  private struct Head {
    var parameters: [Route.Parameter]
    var part: PatternPart?
    var whole: WholePattern?
  }

  private mutating func head(of syntax: RouteSyntax, in scope: Scope, parent: Int?, isOrphan: Bool) -> Head? {
    switch syntax.shape {
    case .parameters(let list):
      guard let own = parameters(list), !isOrphan else { return nil }
      let inherited = parent.map(parametersForScreens) ?? []
      guard areApart(own, inherited) else { return nil }
      if inherited.count + own.count > Pattern.parameterLimit {
        report(
          .tooMany, at: syntax.name.range,
          "a screen has \(Pattern.parameterLimit) parameters at most; give it an identifier, and look up the rest")
        return nil
      }
      return Head(parameters: inherited + own)
    case .pattern(let pattern):
      guard let part = part(of: pattern, bare: { _ in .none }), !isOrphan else { return nil }
      guard let prefix = prefix(of: part, in: scope, parent: parent) else { return nil }
      let whole = prefix.joined(part, isSlashStrict: table.app.isSlashStrict)
      guard isSound(whole.pattern, part: part, prefix: prefix), count(at: part.range) else { return nil }
      let parameters = whole.pattern.parameters.map {
        Route.Parameter(name: $0.name, type: $0.type, arity: $0.arity, range: $0.range)
      }
      return Head(parameters: parameters, part: part, whole: whole)
    }
  }

  /// The parameters that a screen without a pattern takes from its parent, so that the parent can lie under it: those
  /// of the path, or all where the parent has no pattern either.
  private func parametersForScreens(of parent: Int) -> [Route.Parameter] {
    let route = table.routes[parent]
    guard let pattern = route.pattern else { return route.parameters }
    return Array(
      route.parameters.prefix { parameter in
        pattern.parameters.contains { $0.name == parameter.name && ($0.place == .host || $0.place == .path) }
      })
  }

  private mutating func areApart(_ own: [Route.Parameter], _ inherited: [Route.Parameter]) -> Bool {
    var isSound = true
    for parameter in own {
      guard let first = inherited.first(where: { $0.name == parameter.name }) else { continue }
      report(
        .declaredTwice, at: parameter.range, "the parameter `\(parameter.name)` comes from the parent already",
        notes: [Diagnostic.Note("first here", at: first.range)])
      isSound = false
    }
    return isSound
  }

  /// What stands before a route's pattern: its parent's, or its groups'. A parent without a pattern gives none.
  private mutating func prefix(of part: PatternPart, in scope: Scope, parent: Int?) -> Prefix? {
    guard let parent, let pattern = table.routes[parent].pattern else { return prefix(at: scope) }
    if let whole = wholeRange(of: pattern) {
      report(
        .childOfWholePattern, at: part.range,
        "`\(table.routes[parent].name)` ends in a \(pattern.fragment == nil ? "tail" : "fragment"), so nothing can be added to it; write this route outside of it",
        notes: [Diagnostic.Note("here it ends", at: whole)])
      return nil
    }
    return Prefix(of: pattern, text: routeTexts[parent].own ?? "")
  }

  /// The place of the tail or fragment of a pattern that has one: nothing can be added to it.
  func wholeRange(of pattern: Pattern) -> SourceRange? {
    let tail = pattern.parameters.first { parameter in
      if case .tail = parameter.arity { parameter.place == .path } else { false }
    }
    return tail?.range ?? (pattern.fragment == nil ? nil : pattern.range)
  }

  /// Whether a parent can lie under a child: the child has what it needs, by name and type.
  private mutating func canLie(_ parent: Int, under route: Route) -> Bool {
    let missing = table.routes[parent].parameters.filter { needed in
      absentValue(of: needed.arity) == nil
        && !route.parameters.contains {
          $0.name == needed.name && $0.type == needed.type && isSure($0.arity, of: needed.arity)
        }
    }
    guard let first = missing.first else { return true }
    let name = table.routes[parent].name
    report(
      .parentNeedsMore, at: route.range,
      "`\(name)` lies under `\(route.name)` and needs \(Wording.list(missing.map(\.name))), which is not known here; "
        + "say `back none`, or let it be left out",
      notes: [Diagnostic.Note("what `\(name)` needs", at: first.range)])
    return false
  }

  /// Whether a value of one arity always does for a parameter that must be given.
  private func isSure(_ arity: Pattern.Arity, of needed: Pattern.Arity) -> Bool {
    switch (arity, needed) {
    case (.required, .required), (.defaulted, .required): true
    case (.tail(let least), .tail): least > 0
    default: false
    }
  }

  /// Counts a pattern; a finding where there are too many.
  mutating func count(at range: SourceRange) -> Bool {
    patternCount += 1
    if patternCount == Resolver.patternLimit + 1 {
      report(
        .tooMany, at: range,
        "a table has \(Resolver.patternLimit) patterns at most, with those that nested routes have by their parents' aliases"
      )
    }
    return patternCount <= Resolver.patternLimit
  }

  // MARK: - Clauses

  /// The declarations that a list names, each once.
  private mutating func named(_ names: [NameSyntax], in table: WritableKeyPath<Resolver, NameTable>) -> [Int] {
    _ = reportRepeated(names, kind: self[keyPath: table].kind)
    var indices: [Int] = []
    for name in names {
      if let index = look(up: name, in: table), !indices.contains(index) { indices.append(index) }
    }
    return indices
  }

  private mutating func homes(of syntax: RouteSyntax, in scope: Scope, parent: Int?) -> [Int] {
    guard let first = syntax.homes.first, let last = syntax.homes.last else {
      if let parent { return table.routes[parent].homes }
      return scope.tab.flatMap { tabs.indices[$0] }.map { [$0] } ?? []
    }
    let homes = named(syntax.homes, in: \.tabs)
    if let stack = scope.stack {
      report(
        .homesAndStack, at: first.range.union(last.range),
        "a screen of the stack `\(outline.stacks[stack].name.text)` opens in that stack, so it has no tabs; leave out `in`"
      )
      return []
    }
    return homes
  }

  private mutating func formerNames(of syntax: RouteSyntax) -> [String] {
    var names: [String] = []
    for former in syntax.formerly {
      let name = Normalization.nfc(former.value)
      if let first = formerPlaces[name] {
        report(
          .declaredTwice, at: former.range,
          "two routes cannot both have been named \(Wording.quoted(name)); take one out",
          notes: [Diagnostic.Note("the other claim is here", at: first)])
      } else if let first = routes.place(of: name) {
        report(
          .declaredTwice, at: former.range,
          "\(Wording.quoted(name)) is the name of a route now, which saved states mean by it",
          notes: [Diagnostic.Note("the route is declared here", at: first)])
      } else {
        formerPlaces[name] = former.range
        names.append(name)
      }
    }
    return names
  }

  /// The findings that are silenced at one place.
  mutating func allows(_ list: [AllowSyntax]) -> [Allow] {
    list.compactMap { syntax in
      guard syntax.code.canBeSilenced else {
        report(
          .notToBeSilenced, at: syntax.range,
          syntax.code.exists
            ? "\(syntax.code) cannot be silenced: without what it asks for there is nothing to generate; mend it, and take this out"
            : "there is no finding \(syntax.code); `routegen explain` lists all")
        return nil
      }
      return Allow(code: syntax.code, range: syntax.range)
    }
  }

  /// Resolves `prefer`, which may name routes further down.
  mutating func resolvePreferences() {
    for (draft, scoped) in outline.routes.enumerated() {
      let index = routes.indices[draft]
      let prefers = references(scoped.syntax.prefers)
      guard let index else { continue }
      table.routes[index].prefers = prefers.filter { preferred in
        if preferred.index != index { return true }
        report(
          .prefersItself, at: preferred.range,
          "`\(table.routes[index].name)` does not compete with itself; name another route, or take this out")
        return false
      }
    }
  }

  /// The routes that a list names.
  mutating func references(_ names: [NameSyntax]) -> [Reference] {
    _ = reportRepeated(names, kind: "route")
    var references: [Reference] = []
    for name in names {
      guard let index = look(up: name, in: \.routes, .unknownTarget) else { continue }
      if !references.contains(where: { $0.index == index }) {
        references.append(Reference(index: index, range: name.range))
      }
    }
    return references
  }
}
