nonisolated extension RouteSupport {
  /// Where the user is: one value, the only truth. It changes through `Navigation.apply` alone.
  ///
  /// ```
  /// explore: [explore, trail]   logbook: [collection]   modals: [sheet: [signIn]]   alerts: []
  /// ```
  ///
  /// Two equal states show the same. An entry is a route with an id, so two equal routes on a stack are two screens.
  public nonisolated struct NavigationState<Model: Schema>: Hashable, Sendable {
    /// A screen on a stack.
    public nonisolated struct Entry: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// What it shows.
      public var route: Model.Route
    }

    /// What is shown above the tabs, with a stack of its own.
    public nonisolated struct Modal: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// How it is shown.
      public var presentation: Presentation
      /// The detent at which a sheet rests, once that is known.
      public var detent: Detent?
      /// The named stack that it is.
      public var stack: Model.Stack?
      /// The requirement for which it is shown.
      public var via: Model.Requirement?
      /// The screens, the lowest first; at least one.
      public var entries: [Entry]
    }

    /// An alert or a dialog that waits for an answer.
    public nonisolated struct AlertEntry: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// What it says.
      public var alert: Model.Alert
    }

    /// What is kept until it can be done.
    public nonisolated struct Wish: Hashable, Sendable {
      /// What is kept.
      public var action: Action<Model>
    }

    /// The position of the selected tab; 0 in a table without tabs.
    var selected = 0
    /// The stack of each tab by its position; in a table without tabs there is one.
    var stacks: [[Entry]]
    var shown: [Modal] = []
    var waiting: [AlertEntry] = []
    /// By the tabs' positions.
    var badges: [Badge?]
    var icons: [Icon?]
    var wish: Wish?
    var next = 1

    /// The state of an app that starts: the first tab, each tab at its root. In a table without tabs the one stack has the
    /// fallback at its bottom, if there is one.
    public init() {
      let count = Model.tabCount
      stacks = Array(repeating: [], count: max(1, count))
      badges = Array(repeating: nil, count: count)
      icons = Array(repeating: nil, count: count)
      if count == 0, let root = Model.fallback { stacks[0] = [entry(root)] }
      for position in 0..<count {
        guard let tab = Model.tab(at: position) else { continue }
        if let root = Model.root(of: tab) { stacks[position] = [entry(root)] }
        badges[position] = Model.badge(of: tab).map { Badge($0) }
      }
    }

    /// The tab that is selected; nil in a table without tabs.
    public var selectedTab: Model.Tab? { Model.tab(at: selected) }

    /// The screens of a tab, its root first.
    public func entries(of tab: Model.Tab) -> [Entry] { stacks[Model.position(of: tab)] }

    /// The screens of the selected tab, or of a table without tabs.
    public var entries: [Entry] { stacks[selected] }

    /// What is shown above the tabs, the lowest first.
    public var modals: [Modal] { shown }

    /// The alerts and dialogs in the order in which they are shown, one after the other.
    public var alerts: [AlertEntry] { waiting }

    /// The badge of a tab.
    public func badge(of tab: Model.Tab) -> Badge? { badges[Model.position(of: tab)] }

    /// The icon of a tab, where it is not the one of the spec.
    public func icon(of tab: Model.Tab) -> Icon? { icons[Model.position(of: tab)] }

    /// What is kept until a requirement holds, or a locked modal is gone.
    public var pending: Wish? { wish }

    /// The screen on top: of the uppermost modal, else of the selected tab.
    public var top: Model.Route? { self[current].last?.route }

    // MARK: Places

    /// A stack.
    nonisolated enum Place: Hashable {
      /// A tab by its position.
      case base(Int)
      /// An index into the modals.
      case modal(Int)
    }

    /// The stack that is in front.
    var current: Place { shown.isEmpty ? .base(selected) : .modal(shown.count - 1) }

    /// A stack; a place that there is not has an empty one, and keeps none.
    subscript(place: Place) -> [Entry] {
      get {
        switch place {
        case .base(let tab): stacks.indices.contains(tab) ? stacks[tab] : []
        case .modal(let index): shown.indices.contains(index) ? shown[index].entries : []
        }
      }
      _modify {
        var none: [Entry] = []
        switch place {
        case .base(let tab) where stacks.indices.contains(tab): yield &stacks[tab]
        case .modal(let index) where shown.indices.contains(index): yield &shown[index].entries
        default: yield &none
        }
      }
    }

    /// Every stack: the uppermost modal first, the tabs last, the selected one in front of the others.
    var places: [Place] {
      let modals = shown.indices.reversed().map { Place.modal($0) }
      return modals + [.base(selected)] + stacks.indices.filter { $0 != selected }.map { Place.base($0) }
    }

    /// Where an entry is.
    func find(_ id: Int) -> (place: Place, index: Int)? {
      for place in places {
        if let index = self[place].firstIndex(where: { $0.id == id }) { return (place, index) }
      }
      return nil
    }

    /// Takes a new id.
    mutating func takeID() -> Int {
      defer { next &+= 1 }
      return next
    }

    mutating func entry(_ route: Model.Route) -> Entry { Entry(id: takeID(), route: route) }
  }
}
