nonisolated extension RouteSupport {
  /// What screens get to navigate by: it sends actions, and reads where the user is. It holds no state itself.
  ///
  /// A store hands one out; so does `NavigationRecorder` in tests and previews. One made by `init()` does nothing.
  public nonisolated struct NavigatorProxy<Model: Schema>: Sendable {
    private let read: @MainActor @Sendable () -> Navigation<Model>
    private let perform: @MainActor @Sendable (Action<Model>) -> Void

    /// A proxy of a store.
    ///
    /// - Parameter read: gives the navigation as it is.
    /// - Parameter perform: applies an action.
    public init(
      read: @escaping @MainActor @Sendable () -> Navigation<Model>,
      perform: @escaping @MainActor @Sendable (Action<Model>) -> Void
    ) {
      self.read = read
      self.perform = perform
    }

    /// A proxy of no store.
    public init() {
      read = { Navigation() }
      perform = { _ in }
    }

    /// The navigation as it is. A view that reads it here is not drawn anew when it changes.
    @MainActor public var navigation: Navigation<Model> { read() }

    /// Where the user is. A view that reads it here is not drawn anew when it changes.
    @MainActor public var state: NavigationState<Model> { read().state }

    /// Applies an action, drawn as it says, else as the container does it.
    @MainActor public func send(_ action: Action<Model>) { perform(action) }

    /// Applies an action, drawn in this way. No optional: `.none` would be none of these ways.
    @MainActor public func send(_ action: Action<Model>, animation: Animation) { perform(.animated(action, animation)) }

    /// Shows a screen as the edge from the one on top says, else as it says itself.
    @MainActor public func show(_ route: Model.Route) { perform(.show(route)) }

    /// Puts a screen on the stack in front.
    @MainActor public func push(_ route: Model.Route) { perform(.push(route)) }

    /// Puts a screen in place of the one on top.
    @MainActor public func replace(_ route: Model.Route) { perform(.replace(route)) }

    /// Shows a screen above all.
    @MainActor public func present(_ route: Model.Route, as presentation: Presentation? = nil) {
      perform(.present(route, as: presentation))
    }

    /// Takes screens off the stack in front.
    @MainActor public func pop(_ count: Int = 1) { perform(.pop(count: count)) }

    /// Takes all screens but the root off the stack in front.
    @MainActor public func popToRoot() { perform(.popToRoot) }

    /// Closes the uppermost modal.
    @MainActor public func dismiss() { perform(.dismiss()) }

    /// Selects a tab.
    @MainActor public func select(_ tab: Model.Tab) { perform(.select(tab)) }

    /// Opens a link that comes from inside of the app.
    @MainActor public func open(_ link: String) { perform(.open(link, from: .inside)) }
  }

  /// Applies the actions that a store gets, one after the other. Who observes the store may send while it is told of a
  /// change: that action waits until the change is made, and is not lost under it.
  @MainActor final class Dispatcher<Model: Schema> {
    private var waiting: [Action<Model>] = []
    private var isChanging = false

    nonisolated init() {}

    /// - Parameter read: gives the navigation that the store holds.
    /// - Parameter change: puts another in its place; it is not called where nothing changes.
    /// - Parameter onChoice: gets the answers to alerts once the change is made. It may send, too.
    /// - Parameter onRefusal: gets the links that were not opened, as well.
    func send(
      _ action: Action<Model>, read: () -> Navigation<Model>, onChoice: (@MainActor (Model.Choice) -> Void)?,
      onRefusal: (@MainActor (Refusal) -> Void)?, change: (Navigation<Model>) -> Void
    ) {
      waiting.append(action)
      while !isChanging, !waiting.isEmpty {
        var next = read()
        let outcome = next.apply(waiting.removeFirst())
        if next != read() {
          isChanging = true
          change(next)
          isChanging = false
        }
        if let onChoice { for choice in outcome.choices { onChoice(choice) } }
        if let onRefusal { for refusal in outcome.refusals { onRefusal(refusal) } }
      }
    }
  }

  /// A store for tests and previews: it applies actions and remembers them.
  @MainActor public final class NavigationRecorder<Model: Schema> {
    private var current: Navigation<Model>
    private var sent: [Action<Model>] = []
    private var outcome = Outcome<Model>()

    /// A recorder that begins with a navigation.
    public init(_ navigation: Navigation<Model> = Navigation()) { current = navigation }

    /// The navigation as it is.
    public var navigation: Navigation<Model> { current }

    /// The actions that were sent, the oldest first.
    public var actions: [Action<Model>] { sent }

    /// What came of all of them beside the state.
    public var outcomes: Outcome<Model> { outcome }

    /// The proxy to hand to screens.
    public var proxy: NavigatorProxy<Model> {
      NavigatorProxy(
        read: { self.current },
        perform: { action in
          self.sent.append(action)
          self.outcome.add(self.current.apply(action))
        })
    }
  }
}
