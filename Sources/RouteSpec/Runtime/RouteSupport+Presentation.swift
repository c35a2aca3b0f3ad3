nonisolated extension RouteSupport {
  /// The height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable, Codable {
    case medium
    case large
    /// Points.
    case height(Double)
    /// Of the height at hand, from 0 to 1.
    case fraction(Double)
  }

  /// How a screen is shown.
  public nonisolated enum Presentation: Hashable, Sendable, Codable {
    /// On top of the stack.
    case push
    /// In place of the top of the stack.
    case replace
    /// As a sheet. No detents: the system's choice.
    case sheet(
      detents: [Detent] = [], initial: Detent? = nil, undimmed: Detent? = nil, grabber: Bool = false,
      locked: Bool = false)
    /// Over the whole screen.
    case cover(locked: Bool = false)
    /// As a popover.
    case popover(locked: Bool = false)

    /// Whether it is shown above the stacks.
    public var isModal: Bool {
      switch self {
      case .push, .replace: false
      case .sheet, .cover, .popover: true
      }
    }
  }

  /// Which link of a route is wanted.
  public nonisolated enum LinkKind: Hashable, Sendable {
    /// The universal link, on the route's first concrete host.
    case universal
    /// The link of the app's custom scheme.
    case scheme
  }
}
