/// The stack of a tab in the container that the spec gives it.
@MainActor public struct RoutingTabContent: View {
  private let tab: RoutingTab

  /// The stack of a tab.
  public init(_ tab: RoutingTab) { self.tab = tab }

  /// What is drawn.
  public var body: some View {
    if RoutingDrawing.isCustom(tab) {
      RoutingCustomStack(tab)
    } else {
      RoutingStack(tab)
    }
  }
}

nonisolated extension RoutingDrawing {
  static func animation(_ curve: RouteSupport.Curve) -> Animation? {
    switch curve {
    case .action(let animation): return RoutingDrawing.animation(animation)
    case .motion(let motion): return RoutingDrawing.animation(ofMotion: motion)
    }
  }
}

/// A stack that the app draws by itself: screens come and go by the motions of the spec, one above the other.
@MainActor public struct RoutingCustomStack: View {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  private let tab: RoutingTab
  private let swipe: RouteSupport.EdgeSwipe
  private let dimming: Double

  /// The stack of a tab.
  ///
  /// - Parameter swipe: the drag from the edge that goes back.
  /// - Parameter dimming: how dark a screen is that lies under another, from 0 to 1.
  public init(_ tab: RoutingTab, swipe: RouteSupport.EdgeSwipe = RouteSupport.EdgeSwipe(), dimming: Double = 0.2) {
    self.tab = tab
    self.swipe = swipe
    self.dimming = dimming
  }

  /// What is drawn.
  public var body: some View {
    GeometryReader { geometry in
      ZStack {
        RoutingRoot(place: place)
          .modifier(RoutingLayer(isTop: layers.isEmpty, dimming: dimming, hasBack: false))
          .zIndex(0)
        ForEach(layers) { layer in
          RoutingEntryView(entry: layer.entry)
            .modifier(RoutingLayer(isTop: layer.isTop, dimming: dimming, hasBack: true))
            .transition(reducesMotion ? .opacity : RoutingDrawing.transition(layer.motion))
            .zIndex(layer.depth + RoutingDrawing.zIndex(layer.motion))
        }
      }
      .animation(RoutingDrawing.animation(navigation.curve(of: layers)), value: layers.map(\.id))
      .simultaneousGesture(drag(geometry.size.width))
    }
  }

  private var place: RoutingState.Place { .base(RoutingSchema.position(of: tab)) }

  private var layers: [RoutingState.Layer] {
    navigation.state.layers(of: place) { RoutingDrawing.motion($0, from: $1) }
  }

  private func drag(_ width: CGFloat) -> some Gesture {
    let (swipe, navigator, place) = (self.swipe, self.navigator, self.place)
    let isRightToLeft = layoutDirection == .rightToLeft
    return DragGesture(minimumDistance: CGFloat(swipe.minimumDrag)).onEnded { value in
      let fires = swipe.fires(
        start: Double(value.startLocation.x), width: Double(width), translation: Double(value.translation.width),
        predicted: Double(value.predictedEndTranslation.width), isRightToLeft: isRightToLeft)
      if fires, let action = navigator.state.backSwipe(of: place) { navigator.send(action) }
    }
  }
}

/// A screen in a custom container: its bar, dark and deaf while another lies above it.
@MainActor struct RoutingLayer: ViewModifier {
  let isTop: Bool
  let dimming: Double
  let hasBack: Bool

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, 44)
      .overlayPreferenceValue(RoutingBarKey.self) { RoutingBar(slots: $0, hasBack: hasBack) }
      .overlay { Color.black.opacity(isTop ? 0 : dimming).allowsHitTesting(false) }
      .allowsHitTesting(isTop)
      .accessibilityHidden(!isTop)
  }
}

/// What a screen puts into the bar of a custom container.
struct RoutingBarSlots {
  var title: AnyView?
  var leading: AnyView?
  var trailing: AnyView?
}

struct RoutingBarKey: PreferenceKey {
  static var defaultValue: RoutingBarSlots { RoutingBarSlots() }

  static func reduce(value: inout RoutingBarSlots, nextValue: () -> RoutingBarSlots) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.leading = next.leading ?? value.leading
    value.trailing = next.trailing ?? value.trailing
  }
}

/// The bar of a screen: its own slots, else a back button.
@MainActor struct RoutingBar: View {
  let slots: RoutingBarSlots
  let hasBack: Bool

  var body: some View {
    VStack {
      ZStack {
        if let title = slots.title { title }
        HStack {
          if let leading = slots.leading {
            leading
          } else if hasBack {
            RoutingBackButton()
          }
          Spacer()
          if let trailing = slots.trailing { trailing }
        }
      }
      .frame(height: 44)
      .padding(.horizontal, 16)
      Spacer()
    }
  }
}

extension View {
  /// Puts views into the bar of a custom container. A slot that is left out keeps what an inner view puts there; without
  /// any, the leading one is a back button.
  @MainActor public func routingBar<Title: View, Leading: View, Trailing: View>(
    @ViewBuilder title: () -> Title, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) -> some View {
    self.preference(
      key: RoutingBarKey.self,
      value: RoutingBarSlots(
        title: AnyView(title()), leading: AnyView(leading()), trailing: AnyView(trailing())))
  }

  /// Puts a title into the bar of a custom container.
  @MainActor public func routingBarTitle<Title: View>(@ViewBuilder _ title: () -> Title) -> some View {
    self.preference(key: RoutingBarKey.self, value: RoutingBarSlots(title: AnyView(title())))
  }
}
