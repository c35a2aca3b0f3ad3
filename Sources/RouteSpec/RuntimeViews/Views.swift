/// The whole app: tabs, stacks, modals and alerts, drawn from a store. Links that the system hands over are opened.
@MainActor public struct RoutingNavigationView<Screens: RoutingScreens>: View {
  @ObservedObject private var navigator: RoutingNavigator
  private let screens: Screens

  /// The app of a store, with its screens.
  public init(_ navigator: RoutingNavigator, _ screens: Screens) {
    self.navigator = navigator
    self.screens = screens
  }

  /// What is drawn.
  public var body: some View {
    RoutingScene().routingNavigation(navigator.navigation, navigator.proxy, screens: screens)
  }
}

/// The whole app, drawn from a store that uses Observation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public struct RoutingObservableNavigationView<Screens: RoutingScreens>: View {
  private let navigator: RoutingObservableNavigator
  private let screens: Screens

  /// The app of a store, with its screens.
  public init(_ navigator: RoutingObservableNavigator, _ screens: Screens) {
    self.navigator = navigator
    self.screens = screens
  }

  /// What is drawn.
  public var body: some View {
    RoutingScene().routingNavigation(navigator.navigation, navigator.proxy, screens: screens)
  }
}

/// The whole app inside `routingNavigation(_:_:screens:)`, for a store of your own.
@MainActor public struct RoutingScene: View {
  @Environment(\.routingNavigator) private var navigator

  /// The whole app.
  public init() {}

  /// What is drawn.
  public var body: some View {
    let navigator = self.navigator
    RoutingAlerts { RoutingModals { RoutingBase() } }
      .onOpenURL { navigator.send(.open($0.absoluteString)) }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        if let link = activity.webpageURL { navigator.send(.open(link.absoluteString)) }
      }
  }
}

/// A screen, drawn by the app's own view, with the title that the spec gives it.
@MainActor public struct RoutingScreen: View {
  @Environment(\.routingScreenMaker) private var maker
  private let route: RoutingRoute

  /// A screen of a route.
  public init(_ route: RoutingRoute) { self.route = route }

  /// What is drawn.
  public var body: some View {
    if let title = RoutingDrawing.title(of: route.position) {
      content.navigationTitle(title)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if let maker { maker.make(route) }
  }
}

/// An entry of a stack. Its route may be updated while it is shown; while it goes it shows what it showed last.
@MainActor struct RoutingEntryView: View {
  @Environment(\.routingNavigation) private var navigation
  let entry: RoutingEntry

  var body: some View { RoutingScreen(navigation.state.entry(entry.id)?.route ?? entry.route) }
}

/// What lies at the bottom of a stack: the root; the screen of a requirement that fails; or nothing while that is not known.
@MainActor struct RoutingRoot: View {
  @Environment(\.routingNavigation) private var navigation
  let place: RoutingState.Place
  var modal: RoutingModal?

  var body: some View {
    switch navigation.root(at: place, modal: modal) {
    case .root(let entry): RoutingEntryView(entry: entry)
    case .via(let route): RoutingScreen(route)
    case .placeholder: Color.clear
    }
  }
}

/// An element of a path: the same as long as the entry is, whatever that shows by now.
nonisolated struct RoutingPathElement: Hashable, Sendable {
  let entry: RoutingEntry

  static func == (left: RoutingPathElement, right: RoutingPathElement) -> Bool { left.entry.id == right.entry.id }
  func hash(into hasher: inout Hasher) { hasher.combine(entry.id) }
}

/// A stack in the system's own container.
@MainActor public struct RoutingStack: View {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator
  let place: RoutingState.Place
  /// The modal that it is in, as it was when it came.
  var modal: RoutingModal?

  /// What is drawn.
  public var body: some View {
    NavigationStack(path: path) {
      RoutingRoot(place: place, modal: modal)
        .navigationDestination(for: RoutingPathElement.self) { RoutingEntryView(entry: $0.entry) }
    }
  }

  private var path: Binding<[RoutingPathElement]> {
    let elements = navigation.state.path(of: place, modal: modal).map { RoutingPathElement(entry: $0) }
    let (navigator, place, modal) = (self.navigator, self.place, self.modal?.id)
    return Binding(
      get: { elements },
      set: { path in
        if let action = navigator.state.report(path: path.map(\.entry.id), of: place, modal: modal) {
          navigator.send(action)
        }
      })
  }
}

/// A button that shows a screen, as the edge from the one on top says, else as the screen says itself.
@MainActor public struct RoutingLink<Content: View>: View {
  @Environment(\.routingNavigator) private var navigator
  private let route: RoutingRoute
  private let label: Content

  /// A link to a screen.
  public init(_ route: RoutingRoute, @ViewBuilder label: () -> Content) {
    self.route = route
    self.label = label()
  }

  /// What is drawn.
  public var body: some View {
    let (navigator, route) = (self.navigator, self.route)
    Button(action: { navigator.show(route) }, label: { label })
      .accessibilityIdentifier(RoutingDrawing.identifier("link", route.name))
  }
}

/// A button that goes back: off the stack, or out of a modal that shows its first screen.
@MainActor public struct RoutingBackButton: View {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator

  /// A button with the system's arrow.
  public init() {}

  /// What is drawn.
  public var body: some View {
    let navigator = self.navigator
    let action = navigation.state.back
    Button(action: { if let action { navigator.send(action) } }, label: { Image(systemName: "chevron.backward") })
      .disabled(action == nil)
      .accessibilityLabel(Text("Back", comment: "The button that goes to the screen before."))
      .accessibilityIdentifier(RoutingDrawing.identifier("back"))
  }
}
