nonisolated extension RouteSupport {
  /// What the calls of edges stand on: where they come from, and what becomes of their actions.
  nonisolated struct EdgeContext<Model: Schema, Output> {
    /// The uppermost screen of a kind.
    let screen: (Int) -> Model.Route?
    /// What a call gives for its action; for nil where the screen it comes from is not there.
    let result: (Action<Model>?) -> Output
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

nonisolated extension RouteSupport.NavigationState {
  /// The uppermost screen of a kind: on the stack in front, else in the other modals, else in the tabs.
  func screen(_ kind: Int) -> Model.Route? {
    for place in places {
      if let entry = self[place].last(where: { Model.kind(of: $0.route) == kind }) { return entry.route }
    }
    return nil
  }
}
