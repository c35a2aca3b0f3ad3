/// Makes the view of a screen; the app's screens stand behind it.
nonisolated struct RoutingScreenMaker: Sendable {
  let make: @MainActor @Sendable (RoutingRoute) -> AnyView
}

nonisolated private struct RoutingNavigatorKey: EnvironmentKey {
  static let defaultValue = RoutingNavigatorProxy()
}

nonisolated private struct RoutingNavigationKey: EnvironmentKey {
  static let defaultValue = RoutingNavigation()
}

nonisolated private struct RoutingScreenMakerKey: EnvironmentKey {
  static let defaultValue: RoutingScreenMaker? = nil
}

nonisolated private struct RoutingDrawsAlertsKey: EnvironmentKey {
  static let defaultValue = false
}

nonisolated extension EnvironmentValues {
  /// Sends actions from any depth, sheets included. Outside of a navigation view it does nothing.
  public var routingNavigator: RoutingNavigatorProxy {
    get { self[RoutingNavigatorKey.self] }
    set { self[RoutingNavigatorKey.self] = newValue }
  }

  /// The navigation as it is drawn. A view that reads it is drawn anew whenever it changes.
  public var routingNavigation: RoutingNavigation {
    get { self[RoutingNavigationKey.self] }
    set { self[RoutingNavigationKey.self] = newValue }
  }

  var routingScreenMaker: RoutingScreenMaker? {
    get { self[RoutingScreenMakerKey.self] }
    set { self[RoutingScreenMakerKey.self] = newValue }
  }

  /// Whether modals draw the alerts above them: an app that draws alerts by itself has no part that says so.
  var routingDrawsAlerts: Bool {
    get { self[RoutingDrawsAlertsKey.self] }
    set { self[RoutingDrawsAlertsKey.self] = newValue }
  }
}

extension View {
  /// Gives the views inside what they draw, and where they send their actions. Whatever holds the navigation may call it:
  /// a store of this file, a reducer, a test.
  @MainActor public func routingNavigation<Screens: RoutingScreens>(
    _ navigation: RoutingNavigation, _ navigator: RoutingNavigatorProxy, screens: Screens
  ) -> some View {
    self.environment(\.routingNavigation, navigation)
      .environment(\.routingNavigator, navigator)
      .environment(\.routingScreenMaker, RoutingScreenMaker(make: { RoutingDrawing.view(of: $0, screens) }))
  }
}
