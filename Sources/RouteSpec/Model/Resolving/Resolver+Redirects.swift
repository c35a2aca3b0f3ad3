extension Resolver {
  /// Resolves redirects.
  mutating func resolveRedirects() {
    for scoped in outline.redirects {
      let redirect = redirect(scoped.syntax, in: scoped.scope)
      redirectIndices.append(redirect == nil ? nil : table.redirects.count)
      if let redirect { table.redirects.append(redirect) }
    }
  }

  private mutating func redirect(_ syntax: RedirectSyntax, in scope: Scope) -> Redirect? {
    let target = look(up: syntax.target.route, in: \.routes, .unknownTarget)
    let prefers = references(syntax.prefers)
    let allows = allows(syntax.allows)
    // A bare parameter takes the type of what it is bound to.
    var bound: [String: BareType] = [:]
    for argument in syntax.target.arguments {
      guard case .name(let name) = argument.value.kind else { continue }
      guard let target else {
        bound[name.text] = .broken
        continue
      }
      if let parameter = table.routes[target].parameters.first(where: { $0.name == argument.name.text }) {
        bound[name.text] = bound[name.text] ?? .given(ParameterShape(type: parameter.type, arity: parameter.arity))
      }
    }
    let part = part(of: syntax.pattern) { bound[$0] ?? (target == nil ? .broken : .none) }
    guard let part, let target, let prefix = prefix(at: scope), !syntax.isBroken, !syntax.target.isBroken else {
      return nil
    }
    let whole = prefix.joined(part, isSlashStrict: table.app.isSlashStrict)
    guard isSound(whole.pattern, part: part, prefix: prefix), count(at: part.range) else { return nil }
    let call = Call(
      route: table.routes[target], place: syntax.target.range, arguments: syntax.target.arguments,
      bound: whole.pattern.parameters)
    guard let bindings = bindings(call) else { return nil }
    return Redirect(
      pattern: whole.pattern, route: target, bindings: bindings, prefers: prefers, allows: allows,
      range: syntax.pattern.range)
  }

  /// Resolves refusals.
  mutating func resolveRefusals() {
    for scoped in outline.refusals {
      let refusal = refusal(scoped.syntax, in: scoped.scope)
      refusalIndices.append(refusal == nil ? nil : table.refusals.count)
      if let refusal { table.refusals.append(refusal) }
    }
  }

  private mutating func refusal(_ syntax: RefuseSyntax, in scope: Scope) -> Refusal? {
    let prefers = references(syntax.prefers)
    let allows = allows(syntax.allows)
    guard let part = part(of: syntax.pattern, bare: { _ in .none }), let prefix = prefix(at: scope), !syntax.isBroken
    else { return nil }
    let whole = prefix.joined(part, isSlashStrict: table.app.isSlashStrict)
    guard isSound(whole.pattern, part: part, prefix: prefix), count(at: part.range) else { return nil }
    return Refusal(pattern: whole.pattern, prefers: prefers, allows: allows, range: syntax.pattern.range)
  }

  /// Writes down in which order routes, redirects and refusals stand.
  mutating func resolveOrder() {
    table.declarationOrder = outline.order.compactMap { owner in
      switch owner {
      case .route(let draft): routes.indices[draft].map { .route($0) }
      case .redirect(let draft): redirectIndices[draft].map { .redirect($0) }
      case .refusal(let draft): refusalIndices[draft].map { .refusal($0) }
      }
    }
  }
}
