// swift-format-ignore-file
// Made by Scripts/embed-runtime from Sources/RouteSpec/RuntimeViews. Do not edit.

/// The views' texts by the names of their files, which generated code carries along.
enum ViewsSource {
  static let texts: [String: String] = [
    "Alerts+None": ###"""
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
"""###,
    "Alerts": ###"""
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
"""###,
    "Base+NoTabs": ###"""
extension RoutingStack {
  /// The app's one stack.
  public init() { self.init(place: .base(0)) }
}

/// What lies under the modals: the app's one stack.
@MainActor struct RoutingBase: View {
  var body: some View { RoutingStack() }
}
"""###,
    "Base+Tabs": ###"""
/// The tabs in the system's bar, each with its stack.
@MainActor public struct RoutingTabs: View {
  @Environment(\.routingNavigation) private var navigation
  @Environment(\.routingNavigator) private var navigator

  /// All tabs.
  public init() {}

  /// What is drawn.
  public var body: some View {
    TabView(selection: selection) {
      ForEach(RoutingTab.allCases, id: \.self) { tab in
        RoutingTabContent(tab)
          .tabItem { RoutingTabLabel(tab) }
          .badge(navigation.state.badge(of: tab).map { Text(verbatim: $0.text) })
          .tag(tab)
      }
    }
  }

  private var selection: Binding<RoutingTab> {
    let selected = navigation.state.selectedTab ?? RoutingTab.allCases[0]
    let navigator = self.navigator
    return Binding(get: { selected }, set: { navigator.send(navigator.state.report(selected: $0)) })
  }
}

/// A tab's title and icon, as they stand in the bar.
@MainActor public struct RoutingTabLabel: View {
  @Environment(\.routingNavigation) private var navigation
  private let tab: RoutingTab

  /// The label of a tab.
  public init(_ tab: RoutingTab) { self.tab = tab }

  /// What is drawn.
  public var body: some View {
    Label(title: { title }, icon: { icon })
      .accessibilityIdentifier(RoutingDrawing.identifier("tab", tab.rawValue))
  }

  private var title: Text { RoutingDrawing.title(of: tab) ?? Text(verbatim: tab.rawValue) }

  @ViewBuilder private var icon: some View {
    let isSelected = navigation.state.selectedTab == tab
    switch navigation.state.icon(of: tab) ?? (isSelected ? tab.selectedIcon ?? tab.icon : tab.icon) {
    case .system(let name)?: Image(systemName: name)
    case .asset(let name)?: Image(name)
    case nil: EmptyView()
    }
  }
}

extension RoutingStack {
  /// The stack of a tab.
  public init(_ tab: RoutingTab) { self.init(place: .base(RoutingSchema.position(of: tab))) }
}

/// What lies under the modals: the tabs.
@MainActor struct RoutingBase: View {
  var body: some View { RoutingTabs() }
}
"""###,
    "Drawing": ###"""
nonisolated extension RoutingDrawing {
  /// Whether the system covers the whole screen; where it does not, a cover is a sheet.
  static var hasCovers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// What a test of the user interface finds something by: `app.tab.explore`.
  static func identifier(_ parts: String...) -> String { ([prefix] + parts).joined(separator: ".") }

  static func detent(_ detent: RouteSupport.Detent) -> PresentationDetent {
    switch detent {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .height(CGFloat(points))
    case .fraction(let part): return .fraction(CGFloat(part))
    }
  }

  static func animation(_ animation: RouteSupport.Animation) -> Animation? {
    switch animation {
    case .none: return nil
    case .standard: return .default
    case .easeIn(let seconds): return .easeIn(duration: seconds)
    case .easeOut(let seconds): return .easeOut(duration: seconds)
    case .easeInOut(let seconds): return .easeInOut(duration: seconds)
    case .linear(let seconds): return .linear(duration: seconds)
    case .spring(let seconds): return .spring(response: seconds)
    }
  }

  /// Changes something as an action says that it is drawn; without a word, as the container does it.
  @MainActor static func animate(_ animation: RouteSupport.Animation?, _ change: () -> Void) {
    guard let animation else { return change() }
    var transaction = Transaction(animation: RoutingDrawing.animation(animation))
    transaction.disablesAnimations = animation == .none
    withTransaction(transaction, change)
  }
}
"""###,
    "Environment": ###"""
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
"""###,
    "Modals": ###"""
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
"""###,
    "Store": ###"""
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
"""###,
    "TabContent+Custom": ###"""
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
"""###,
    "TabContent+Native": ###"""
/// The stack of a tab in the container that the spec gives it.
@MainActor public struct RoutingTabContent: View {
  private let tab: RoutingTab

  /// The stack of a tab.
  public init(_ tab: RoutingTab) { self.tab = tab }

  /// What is drawn.
  public var body: some View { RoutingStack(tab) }
}
"""###,
    "Views": ###"""
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
"""###,
  ]
}
