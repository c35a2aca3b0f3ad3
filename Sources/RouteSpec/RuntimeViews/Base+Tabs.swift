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
