nonisolated extension RouteSupport {
  /// What the calls of edges stand on: where they come from, and what becomes of their actions.
  nonisolated struct EdgeContext<Model: Schema, Output> {
    /// Where the user is.
    let state: NavigationState<Model>
    /// What a call gives for its action; for nil where the screen it comes from is not there.
    let result: (Action<Model>?) -> Output

    /// Goes along an edge from a kind of screen, which is there; nil is an edge from any.
    func go(to route: Model.Route, from source: Int?) -> Output { result(state.going(to: route, from: source)) }
  }

  /// A button of an alert or a dialog.
  public nonisolated struct Button<Choice: Hashable & Sendable>: Hashable, Sendable {
    /// What a button does to the user's data.
    public nonisolated enum Role: Hashable, Sendable {
      case plain
      case destructive
      case cancel
    }

    /// The answer that it gives.
    public var choice: Choice
    /// What it does to the user's data.
    public var role: Role
    /// The title with its parameters, not translated.
    public var title: String

    init(_ choice: Choice, _ role: Role, _ title: String) {
      (self.choice, self.role, self.title) = (choice, role, title)
    }
  }
}

nonisolated extension RouteSupport.Action {
  /// Shows a screen in a given way.
  static func showing(_ route: Model.Route, as presentation: RouteSupport.Presentation) -> Self {
    switch presentation {
    case .push: .push(route)
    case .replace: .replace(route)
    case .sheet, .cover, .popover: .present(route, as: presentation)
    }
  }
}

nonisolated extension RouteSupport.NavigationState {
  /// Shows a screen as the edge from another says. That is `.show`, unless what is on top by now would have it shown in
  /// another way.
  func going(to route: Model.Route, from source: Int?) -> RouteSupport.Action<Model> {
    let kind = Model.kind(of: route)
    let opens = Model.stack(of: kind).map { $0 != shown.last?.stack } ?? false
    guard let source, !opens else { return .show(route) }
    let presentation = Model.presentation(of: kind, from: source)
    if presentation == top.flatMap({ Model.presentation(of: kind, from: Model.kind(of: $0)) }) { return .show(route) }
    return .showing(route, as: presentation ?? Model.presentation(of: kind))
  }

  /// The uppermost screen of a kind: on the stack in front, else in the other modals, else in the tabs.
  func screen(_ kind: Int) -> Model.Route? {
    for place in places {
      if let entry = self[place].last(where: { Model.kind(of: $0.route) == kind }) { return entry.route }
    }
    return nil
  }
}
