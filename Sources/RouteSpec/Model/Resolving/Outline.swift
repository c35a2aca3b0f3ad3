/// Where a declaration stands: the innermost block of each kind around it, by its index in the outline.
struct Scope: Hashable, Sendable {
  var group: Int?
  var tab: Int?
  var stack: Int?
  var feature: Int?
  var route: Int?
}

/// A declaration with what stands around it.
struct Scoped<Syntax: Sendable>: Sendable {
  var syntax: Syntax
  var scope: Scope
}

/// The declarations of a table by kind, each list in the order of the spec, a block before what it holds.
///
/// After this nothing walks the tree again: `tab a { route b { route c } }` is one tab and two routes, of which the
/// second has the scope `tab 0, route 0`.
struct Outline: Sendable {
  var apps: [AppSyntax] = []
  var enums: [EnumSyntax] = []
  var newtypes: [NewtypeSyntax] = []
  var requirements: [RequirementSyntax] = []
  var motions: [MotionSyntax] = []
  var tabs: [TabSyntax] = []
  var stacks: [StackSyntax] = []
  var features: [Scoped<FeatureSyntax>] = []
  var groups: [Scoped<GroupSyntax>] = []
  var routes: [Scoped<RouteSyntax>] = []
  var redirects: [Scoped<RedirectSyntax>] = []
  var refusals: [Scoped<RefuseSyntax>] = []
  var fallbacks: [FallbackSyntax] = []
  var transitions: [TransitionSyntax] = []
  var alerts: [AlertSyntax] = []
  /// Routes, redirects and refusals as they stand, each by its index here.
  var order: [Competition.Owner] = []

  init(_ declarations: [DeclarationSyntax]) {
    add(declarations, in: Scope())
  }

  private mutating func add(_ declarations: [DeclarationSyntax], in scope: Scope) {
    for declaration in declarations { add(declaration, in: scope) }
  }

  private mutating func add(_ declaration: DeclarationSyntax, in scope: Scope) {
    var inner = scope
    switch declaration {
    case .app(let syntax): apps.append(syntax)
    case .enumeration(let syntax): enums.append(syntax)
    case .newtype(let syntax): newtypes.append(syntax)
    case .requirement(let syntax): requirements.append(syntax)
    case .motion(let syntax): motions.append(syntax)
    case .redirect(let syntax):
      order.append(.redirect(redirects.count))
      redirects.append(Scoped(syntax: syntax, scope: scope))
    case .refuse(let syntax):
      order.append(.refusal(refusals.count))
      refusals.append(Scoped(syntax: syntax, scope: scope))
    case .fallback(let syntax): fallbacks.append(syntax)
    case .transition(let syntax): transitions.append(syntax)
    case .alert(let syntax): alerts.append(syntax)
    // Expanded before; one inside a block has been reported.
    case .include: break
    case .tab(let syntax):
      inner.tab = tabs.count
      tabs.append(syntax)
      add(syntax.declarations, in: inner)
    case .stack(let syntax):
      inner.stack = stacks.count
      stacks.append(syntax)
      add(syntax.declarations, in: inner)
    case .feature(let syntax):
      inner.feature = features.count
      features.append(Scoped(syntax: syntax, scope: scope))
      add(syntax.declarations, in: inner)
    case .group(let syntax):
      inner.group = groups.count
      groups.append(Scoped(syntax: syntax, scope: scope))
      add(syntax.declarations, in: inner)
    case .route(let syntax):
      inner.route = routes.count
      order.append(.route(routes.count))
      routes.append(Scoped(syntax: syntax, scope: scope))
      add(syntax.declarations, in: inner)
    }
  }
}
