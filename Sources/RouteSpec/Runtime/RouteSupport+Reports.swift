/// What containers report, as actions: a view never changes the state, it says what the user or the system did.
nonisolated extension RouteSupport.NavigationState {
  /// A container handed back its path: the ids of what it shows above the root. A shorter beginning of what is there means
  /// that the user went back; anything else is no news.
  ///
  /// - Parameter modal: the modal that the container is in. While that moves out, another may have its place.
  func report(path: [Int], of place: Place, modal: Int? = nil) -> RouteSupport.Action<Model>? {
    if let modal, !isShown(modal, at: place) { return nil }
    let above = self[place].dropFirst().map(\.id)
    guard path.count < above.count, above.starts(with: path) else { return nil }
    return .swipedBack(above[path.count])
  }

  /// A bar handed back the tab that is selected. The same tab again is a tap on it.
  func report(selected tab: Model.Tab) -> RouteSupport.Action<Model> { .select(tab) }

  /// The system closed what it showed as a modal. Nil where that is gone already.
  func report(closed modal: Int) -> RouteSupport.Action<Model>? {
    shown.contains { $0.id == modal } ? .swipedAway(modal) : nil
  }

  /// The system closed an alert. An answer that came before has taken it away.
  func report(closedAlert alert: Int) -> RouteSupport.Action<Model>? {
    waiting.contains { $0.id == alert } ? .dismissAlert(alert) : nil
  }

  /// The modal at a level, from 0, if it is shown in this kind of container. Each modal shows the one above it, so all of
  /// them come up one after the other, however many are open at once.
  func modal(at level: Int, in container: RouteSupport.Container, hasCovers: Bool = true) -> Modal? {
    guard shown.indices.contains(level), shown[level].presentation.container(hasCovers: hasCovers) == container else {
      return nil
    }
    return shown[level]
  }

  /// The screens of a stack. A modal that has gone is drawn as it was while it moves out.
  func screens(of place: Place, modal: Modal? = nil) -> [Entry] {
    guard let modal, !isShown(modal.id, at: place) else { return self[place] }
    return modal.entries
  }

  /// The screens above the root of a stack.
  func path(of place: Place, modal: Modal? = nil) -> [Entry] { Array(screens(of: place, modal: modal).dropFirst()) }

  private func isShown(_ modal: Int, at place: Place) -> Bool {
    guard case .modal(let index) = place, shown.indices.contains(index) else { return false }
    return shown[index].id == modal
  }

  /// The alert that is shown above so many modals. The system shows none from under a modal, so the uppermost has it.
  func alert(at level: Int) -> AlertEntry? { level == shown.count ? waiting.first : nil }

  /// The entry with an id, wherever it is.
  func entry(_ id: Int) -> Entry? { find(id).map { self[$0.place][$0.index] } }
}

nonisolated extension RouteSupport.NavigationState {
  /// A screen above the root in a container that draws all of them.
  nonisolated struct Layer: Identifiable {
    let entry: Entry
    /// How many screens lie under it.
    let depth: Double
    let isTop: Bool
    /// The position of the motion with which it comes and goes; -1 none.
    let motion: Int

    var id: Int { entry.id }
  }

  /// The screens above the root of a stack, the lowest first.
  ///
  /// - Parameter motion: gives the motion of a kind of screen that comes from another.
  func layers(of place: Place, motion: (Int, Int) -> Int) -> [Layer] {
    let stack = self[place]
    return stack.indices.dropFirst().map { index in
      let (kind, other) = (Model.kind(of: stack[index].route), Model.kind(of: stack[index - 1].route))
      return Layer(
        entry: stack[index], depth: Double(index), isTop: index == stack.count - 1, motion: motion(kind, other))
    }
  }

  /// What a back button does: takes a screen off the stack in front, or closes the modal that shows its first one. Nil
  /// where there is nothing to go back to, or the modal is locked.
  var back: RouteSupport.Action<Model>? {
    if self[current].count > 1 { return .pop() }
    guard let modal = shown.last, !modal.presentation.isLocked else { return nil }
    return .dismiss(modal: modal.id)
  }

  /// What a swipe back does in a stack; nil where a modal lies above, or it shows its root.
  func backSwipe(of place: Place) -> RouteSupport.Action<Model>? {
    guard place == current, self[place].count > 1, let top = self[place].last else { return nil }
    return .swipedBack(top.id)
  }
}

nonisolated extension RouteSupport.Navigation {
  /// What a tab shows in place of its root while that may not be shown.
  public nonisolated enum Root: Hashable, Sendable {
    /// Its root.
    case root
    /// The screen of a requirement that fails.
    case via(Model.Route)
    /// Nothing: it is not known yet whether the root may be shown, or it may not.
    case placeholder
  }

  /// What a tab has at the bottom.
  public func root(of tab: Model.Tab) -> Root {
    switch root(at: .base(Model.position(of: tab))) {
    case .root: .root
    case .via(let route): .via(route)
    case .placeholder: .placeholder
    }
  }

  /// What lies at the bottom of a stack. A modal shows its first screen as long as that is there.
  func root(
    at place: RouteSupport.NavigationState<Model>.Place, modal: RouteSupport.NavigationState<Model>.Modal? = nil
  ) -> RouteSupport.Bottom<Model> {
    guard let entry = scene.screens(of: place, modal: modal).first else { return .placeholder }
    if case .modal = place { return .root(entry) }
    switch gate(entry.route) {
    case .open: return .root(entry)
    case .unknown: return .placeholder
    case .fails(let requirement): return screen(for: requirement).map { .via($0.route) } ?? .placeholder
    }
  }

  /// What gives a change in a container of the app's own its curve: what the action says, else the motion of the screen on
  /// top, on the way back of the one that comes to light.
  func curve(of layers: [RouteSupport.NavigationState<Model>.Layer]) -> RouteSupport.Curve {
    animation.map { .action($0) } ?? .motion(layers.last?.motion ?? -1)
  }
}

nonisolated extension RouteSupport {
  /// What lies at the bottom of a stack.
  nonisolated enum Bottom<Model: Schema> {
    case root(NavigationState<Model>.Entry)
    case via(Model.Route)
    case placeholder
  }

  /// What a change is drawn with in a container of the app's own.
  nonisolated enum Curve: Hashable {
    case action(Animation)
    /// The position of a motion; -1 none.
    case motion(Int)
  }

  /// What shows a modal.
  nonisolated enum Container: Hashable {
    case sheet
    case cover
    case popover
  }

  /// Whether a drag from the edge of a screen goes back. Lengths in points.
  public nonisolated struct EdgeSwipe: Hashable, Sendable {
    /// How far a finger moves before it is a drag.
    public var minimumDrag: Double
    /// How far from the edge a drag may begin.
    public var edge: Double
    /// How far the drag, and the place where it would come to rest, have to reach.
    public var distance: Double

    /// A swipe as most apps have it.
    public init(minimumDrag: Double = 8, edge: Double = 32, distance: Double = 128) {
      (self.minimumDrag, self.edge, self.distance) = (minimumDrag, edge, distance)
    }

    /// Whether a drag that begins there may go back: at the leading edge, which is the right one where text runs from right
    /// to left.
    public func begins(at start: Double, width: Double, isRightToLeft: Bool) -> Bool {
      isRightToLeft ? start >= width - edge && start <= width : start >= 0 && start <= edge
    }

    /// Whether a drag goes back: it began at the edge, and both it and the place where it would rest reach far enough
    /// inwards.
    public func fires(
      start: Double, width: Double, translation: Double, predicted: Double, isRightToLeft: Bool
    ) -> Bool {
      let direction: Double = isRightToLeft ? -1 : 1
      return begins(at: start, width: width, isRightToLeft: isRightToLeft)
        && translation * direction >= distance && predicted * direction >= distance
    }
  }
}

nonisolated extension RouteSupport.Presentation {
  /// What shows it; a cover is a sheet where the system has no covers.
  func container(hasCovers: Bool) -> RouteSupport.Container? {
    switch self {
    case .push, .replace: nil
    case .sheet: .sheet
    case .cover: hasCovers ? .cover : .sheet
    case .popover: .popover
    }
  }
}
