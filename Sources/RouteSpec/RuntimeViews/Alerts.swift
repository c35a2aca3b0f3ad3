/// Draws the alert or dialog that waits for an answer above its content and the modals inside, one after the other.
@MainActor public struct RoutingAlerts<Content: View>: View {
  private let content: Content

  /// Alerts above some content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What is drawn.
  public var body: some View {
    content.modifier(RoutingAlertLevel(level: 0)).environment(\.routingDrawsAlerts, true)
  }
}

/// The alert above what lies under all modals, at level 0, or above a modal: the uppermost one shows it.
@MainActor struct RoutingAlertLevel: ViewModifier {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator
  @Environment(\.routingDrawsAlerts) private var drawsAlerts
  /// The alert that the system shows. The next one comes when this one has gone.
  @State private var shown: Int?
  let level: Int

  func body(content: Content) -> some View {
    let first = drawsAlerts ? navigation.state.alert(at: level) : nil
    let title = first.map { RoutingDrawing.title(of: $0.alert) } ?? Text(verbatim: "")
    let navigator = self.navigator
    content
      .alert(title, isPresented: isShown(first, asDialog: false), presenting: first) { entry in
        buttons(entry, navigator)
      } message: { entry in
        RoutingDrawing.message(of: entry.alert)
      }
      .confirmationDialog(
        title, isPresented: isShown(first, asDialog: true), titleVisibility: .visible, presenting: first
      ) {
        entry in
        buttons(entry, navigator)
      } message: { entry in
        RoutingDrawing.message(of: entry.alert)
      }
      .task(id: first?.id) { shown = first?.id }
  }

  private func buttons(_ entry: RoutingAlertEntry, _ navigator: RoutingNavigatorProxy) -> some View {
    ForEach(entry.alert.buttons, id: \.self) { button in
      Button(
        role: RoutingDrawing.role(button.role), action: { navigator.send(.answer(button.choice, alert: entry.id)) }
      ) {
        RoutingDrawing.title(of: button.choice, of: entry.alert)
      }
    }
  }

  private func isShown(_ entry: RoutingAlertEntry?, asDialog: Bool) -> Binding<Bool> {
    let isShown = entry.map { $0.id == shown && $0.alert.isDialog == asDialog } ?? false
    let (navigator, id) = (self.navigator, entry?.id)
    return Binding(
      get: { isShown },
      set: { stays in
        guard !stays, isShown, let id else { return }
        // The answer comes first, where there is one: what is left then was closed without.
        Task { @MainActor in
          if let action = navigator.state.report(closedAlert: id) { navigator.send(action) }
        }
      })
  }
}
