nonisolated extension RouteSupport {
  /// The height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium
    case large
    /// Points.
    case height(Double)
    /// Of the height at hand, from 0 to 1.
    case fraction(Double)

    var isFinite: Bool {
      switch self {
      case .medium, .large: true
      case .height(let size), .fraction(let size): size.isFinite
      }
    }
  }

  /// How a screen is shown.
  public nonisolated enum Presentation: Hashable, Sendable {
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

nonisolated extension RouteSupport.Presentation {
  /// Whether it cannot be swiped away.
  public var isLocked: Bool {
    switch self {
    case .sheet(_, _, _, _, let locked), .cover(let locked), .popover(let locked): locked
    case .push, .replace: false
    }
  }

  var initialDetent: RouteSupport.Detent? {
    if case .sheet(_, let initial, _, _, _) = self { initial } else { nil }
  }

  /// Whether it is a sheet that may rest there.
  func rests(at detent: RouteSupport.Detent) -> Bool {
    guard case .sheet(let detents, _, _, _, _) = self else { return false }
    return detents.isEmpty ? detent == .large : detents.contains(detent)
  }

  /// The sheet with other detents; nil for what is no sheet. What is not among them any more is forgotten, and so are
  /// sizes that are no numbers: they have no place in what is saved.
  func resting(at detents: [RouteSupport.Detent]) -> RouteSupport.Presentation? {
    guard case .sheet(_, let initial, let undimmed, let grabber, let locked) = self else { return nil }
    let sheet = RouteSupport.Presentation.sheet(detents: detents.filter(\.isFinite))
    return .sheet(
      detents: detents.filter(\.isFinite), initial: initial.flatMap { sheet.rests(at: $0) ? $0 : nil },
      undimmed: undimmed.flatMap { sheet.rests(at: $0) ? $0 : nil }, grabber: grabber, locked: locked)
  }

  /// How a modal shows it: what is no modal as a sheet, and a sheet without what does not fit together.
  var shown: RouteSupport.Presentation {
    if case .sheet(let detents, _, _, _, _) = self { return resting(at: detents) ?? self }
    return isModal ? self : .sheet()
  }
}
