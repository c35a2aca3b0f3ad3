/// The stack of a tab in the container that the spec gives it.
@MainActor public struct RoutingTabContent: View {
  private let tab: RoutingTab

  /// The stack of a tab.
  public init(_ tab: RoutingTab) { self.tab = tab }

  /// What is drawn.
  public var body: some View { RoutingStack(tab) }
}
