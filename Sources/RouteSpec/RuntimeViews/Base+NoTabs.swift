extension RoutingStack {
  /// The app's one stack.
  public init() { self.init(place: .base(0)) }
}

/// What lies under the modals: the app's one stack.
@MainActor struct RoutingBase: View {
  var body: some View { RoutingStack() }
}
