/// Draws the open modals above its content. Each modal draws the one above it.
@MainActor public struct RoutingModals<Content: View>: View {
  private let content: Content

  /// Modals above some content, such as the tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What is drawn.
  public var body: some View { content.modifier(RoutingModalLevel(level: 0)) }
}

/// The modal at a level above what it is put on.
@MainActor struct RoutingModalLevel: ViewModifier {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator
  let level: Int

  func body(content: Content) -> some View {
    let level = self.level
    content
      .sheet(item: modal(.sheet)) { RoutingModalView(modal: $0, level: level) }
      .popover(item: modal(.popover)) { RoutingModalView(modal: $0, level: level) }
      #if !os(macOS)
        .fullScreenCover(item: modal(.cover)) { RoutingModalView(modal: $0, level: level) }
      #endif
  }

  private func modal(_ container: RouteSupport.Container) -> Binding<RoutingModal?> {
    let modal = navigation.state.modal(at: level, in: container, hasCovers: RoutingDrawing.hasCovers)
    let navigator = self.navigator
    return Binding(
      get: { modal },
      set: { shown in
        guard shown == nil, let modal, let action = navigator.state.report(closed: modal.id) else { return }
        navigator.send(action)
      })
  }
}

/// A modal with its stack, and what lies above it.
@MainActor struct RoutingModalView: View {
  @Environment(\.routingNavigation) private var navigation
  let modal: RoutingModal
  let level: Int

  var body: some View {
    RoutingStack(place: .modal(level), modal: modal)
      .modifier(RoutingSheet(modal: navigation.state.modals.first { $0.id == modal.id } ?? modal))
      .modifier(RoutingModalLevel(level: level + 1))
      .modifier(RoutingAlertLevel(level: level + 1))
  }
}

/// How a sheet rests, and whether it can be swiped away.
@MainActor struct RoutingSheet: ViewModifier {
  @Environment(\.routingNavigator) private var navigator
  let modal: RoutingModal

  func body(content: Content) -> some View {
    resting(content).interactiveDismissDisabled(modal.presentation.isLocked)
  }

  @ViewBuilder private func resting(_ content: Content) -> some View {
    if case .sheet(let detents, _, let undimmed, let grabber, _) = modal.presentation, !detents.isEmpty {
      if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *), let undimmed {
        resting(content, detents, grabber)
          .presentationBackgroundInteraction(.enabled(upThrough: RoutingDrawing.detent(undimmed)))
      } else {
        resting(content, detents, grabber)
      }
    } else {
      content
    }
  }

  private func resting(_ content: Content, _ detents: [RouteSupport.Detent], _ grabber: Bool) -> some View {
    content
      .presentationDetents(Set(detents.map { RoutingDrawing.detent($0) }), selection: selection(detents))
      .presentationDragIndicator(grabber ? .visible : .automatic)
  }

  private func selection(_ detents: [RouteSupport.Detent]) -> Binding<PresentationDetent> {
    let shown = modal.detent ?? detents.first ?? .large
    let (navigator, id) = (self.navigator, modal.id)
    return Binding(
      get: { RoutingDrawing.detent(shown) },
      set: { rests in
        guard let detent = detents.first(where: { RoutingDrawing.detent($0) == rests }), detent != shown else { return }
        navigator.send(.detentChanged(id, detent))
      })
  }
}
