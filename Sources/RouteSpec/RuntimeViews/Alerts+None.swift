/// Its content: the spec has no alerts.
@MainActor public struct RoutingAlerts<Content: View>: View {
  private let content: Content

  /// Some content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What is drawn.
  public var body: some View { content }
}

/// What it is put on: the spec has no alerts.
@MainActor struct RoutingAlertLevel: ViewModifier {
  let level: Int

  func body(content: Content) -> some View { content }
}
