extension Resolver {
  /// Resolves what names a route to be shown: roots of tabs, `via`, the fallback.
  mutating func resolveTargets() {
    for (draft, syntax) in outline.tabs.enumerated() {
      let root = syntax.root.flatMap { target($0) }
      guard !syntax.isBroken, !syntax.name.isMissing else { continue }
      if syntax.root == nil, !doubts.hasFinding(in: syntax.range) {
        report(
          .tabWithoutRoot, at: syntax.name.range,
          "the tab `\(syntax.name.text)` shows nothing at first; name its first screen, as in `root \(example(draft))`")
      }
      guard isFirst(draft, named: syntax.name, in: tabs), let tab = tabs.indices[draft] else { continue }
      table.tabs[tab].root = root
    }
    for (draft, syntax) in outline.requirements.enumerated() {
      guard let name = syntax.via, let route = look(up: name, in: \.routes, .unknownTarget) else { continue }
      let needed = table.routes[route].parameters.filter { absentValue(of: $0.arity) == nil }
      if let first = needed.first {
        report(
          .viaNeedsParameters, at: name.range,
          "nobody gives `\(name.text)` its \(Wording.list(needed.map(\.name))) when `\(syntax.name.text)` fails; "
            + "let it be left out, or name another screen",
          notes: [Diagnostic.Note("needed here", at: first.range)])
      } else if let requirement = requirements.indices[draft] {
        table.requirements[requirement].via = route
      }
    }
    resolveFallback()
  }

  private mutating func resolveFallback() {
    for (index, syntax) in outline.fallbacks.enumerated() {
      if index > 0 {
        report(
          .declaredTwice, at: syntax.range, "a table has one fallback, and this is another; keep one",
          notes: [Diagnostic.Note("first here", at: outline.fallbacks[0].range)])
      }
      let fallback = syntax.isBroken ? nil : target(syntax.target)
      if index == 0 { table.fallback = fallback }
    }
  }

  /// The first screen that stands in a tab, to show how a root is named.
  private func example(_ draft: Int) -> String {
    outline.routes.first { $0.scope.tab == draft && !$0.syntax.name.isMissing }?.syntax.name.text ?? "home"
  }

  /// A route with arguments that are all values.
  private mutating func target(_ syntax: TargetSyntax) -> Target? {
    guard let route = look(up: syntax.route, in: \.routes, .unknownTarget), !syntax.isBroken else { return nil }
    let call = Call(route: table.routes[route], place: syntax.range, arguments: syntax.arguments)
    return values(call).map { Target(route: route, arguments: $0, range: syntax.range) }
  }

  /// Resolves transitions: one for each target.
  mutating func resolveTransitions() {
    var places: [[Int]: SourceRange] = [:]
    for syntax in outline.transitions {
      var from: Int?
      var isSound = !syntax.isBroken
      if case .route(let name) = syntax.origin {
        from = look(up: name, in: \.routes, .unknownTarget)
        if from == nil { isSound = false }
      }
      var style: Transition.Style?
      switch syntax.style {
      case nil: break
      case .presentation(let presentation)?: style = self.presentation(presentation).map { .presentation($0) }
      case .motion(let name)?: style = self.style(name)
      }
      for name in syntax.targets {
        guard let to = look(up: name, in: \.routes, .unknownTarget), isSound else { continue }
        if let first = places[[from ?? -1, to]] {
          report(
            .declaredTwice, at: name.range,
            "this transition to `\(name.text)` is there twice; take one out",
            notes: [Diagnostic.Note("first here", at: first)])
          continue
        }
        places[[from ?? -1, to]] = name.range
        table.transitions.append(Transition(from: from, to: to, style: style, range: name.range))
      }
    }
  }

  /// A style that is no presentation: a motion, or a misspelt word.
  private mutating func style(_ name: NameSyntax) -> Transition.Style? {
    if name.isMissing { return nil }
    switch motions.look(up: name.text) {
    case .found(let index): return .motion(index)
    case .broken: return nil
    case .unknown:
      let words = PresentationSyntax.Kind.allCases.map(\.rawValue) + outline.motions.map(\.name.text)
      reportUnknown(name, kind: "presentation or motion", guesses: NameSuggestion.best(for: name.text, among: words))
      return nil
    }
  }
}
