/// The store of an app on any system: it holds the navigation and tells views when it changes.
///
/// Screens do not see it: they take `@Environment(\.routingNavigator)`.
@MainActor public final class RoutingNavigator: ObservableObject {
  /// The navigation as it is.
  @Published public private(set) var navigation: RoutingNavigation
  /// Gets the answers to alerts, once these are gone.
  public var onChoice: (@MainActor (RoutingChoice) -> Void)?
  /// Gets the links that were not opened. One that is `refused`, or `notThisApp`, belongs into a browser.
  public var onRefusal: (@MainActor (RoutingRefusal) -> Void)?
  private let dispatcher = RouteSupport.Dispatcher<RoutingSchema>()

  /// A store that begins with a navigation, such as one that was saved.
  public init(_ navigation: RoutingNavigation = RoutingNavigation()) { self.navigation = navigation }

  /// Where the user is.
  public var state: RoutingState { navigation.state }

  /// Applies an action, drawn as it says. Nothing is told where nothing changes. An action that is sent while observers are
  /// told of a change is applied after it.
  public func send(_ action: RoutingAction) {
    dispatcher.send(action, read: { self.navigation }, onChoice: onChoice, onRefusal: onRefusal) { next in
      RoutingDrawing.animate(next.animation) { self.navigation = next }
    }
  }

  /// What screens get of it.
  public var proxy: RoutingNavigatorProxy {
    RoutingNavigatorProxy(read: { self.navigation }, perform: { self.send($0) })
  }
}

/// The store of an app from iOS 17 and macOS 14: as `RoutingNavigator`, by Observation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public final class RoutingObservableNavigator: Observable {
  /// Gets the answers to alerts, once these are gone.
  public var onChoice: (@MainActor (RoutingChoice) -> Void)?
  /// Gets the links that were not opened. One that is `refused`, or `notThisApp`, belongs into a browser.
  public var onRefusal: (@MainActor (RoutingRefusal) -> Void)?
  private var current: RoutingNavigation
  private let registrar = ObservationRegistrar()
  private let dispatcher = RouteSupport.Dispatcher<RoutingSchema>()

  /// A store that begins with a navigation, such as one that was saved.
  public init(_ navigation: RoutingNavigation = RoutingNavigation()) { current = navigation }

  /// The navigation as it is.
  public var navigation: RoutingNavigation {
    registrar.access(self, keyPath: \.navigation)
    return current
  }

  /// Where the user is.
  public var state: RoutingState { navigation.state }

  /// Applies an action, drawn as it says. Nothing is told where nothing changes. An action that is sent while observers are
  /// told of a change is applied after it.
  public func send(_ action: RoutingAction) {
    dispatcher.send(action, read: { self.current }, onChoice: onChoice, onRefusal: onRefusal) { next in
      RoutingDrawing.animate(next.animation) {
        self.registrar.withMutation(of: self, keyPath: \.navigation) { self.current = next }
      }
    }
  }

  /// What screens get of it.
  public var proxy: RoutingNavigatorProxy {
    RoutingNavigatorProxy(read: { self.current }, perform: { self.send($0) })
  }
}
