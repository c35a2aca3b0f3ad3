nonisolated extension RouteSupport.Navigation {
  typealias State = RouteSupport.NavigationState<Model>
  typealias Step = RouteSupport.Action<Model>

  /// What opening a link would do, without doing it. Empty where nothing would change, and for a link of another app.
  public func plan(
    for link: String, from source: RouteSupport.LinkSource = .outside
  ) -> [RouteSupport.Action<Model>] {
    steps(of: opening(link, from: source), .open(link, from: source))
  }

  /// What comes of a link.
  nonisolated enum Opening {
    /// It is not of this app, or nothing shows it.
    case refused(RouteSupport.LinkError)
    /// It has to wait: for a requirement that fails, or for one that is unknown, or for a locked modal.
    case waits(for: Model.Requirement?)
    case goes([Step])
  }

  /// Where a link leads; the fallback where no route of this app reads it.
  func destination(
    _ link: String, from source: RouteSupport.LinkSource
  ) throws(RouteSupport.LinkError) -> RouteSupport.Destination<Model> {
    do throws(RouteSupport.LinkError) {
      return try Model.destination(link, from: source)
    } catch {
      switch error {
      case .notThisApp, .refused, .tooLong: throw error
      case .malformedPercentEncoding, .invalidUTF8, .noRoute, .missingQuery, .invalidValue:
        guard let fallback = Model.fallback else { throw error }
        return RouteSupport.Destination(route: fallback)
      }
    }
  }

  func opening(_ link: String, from source: RouteSupport.LinkSource) -> Opening {
    let destination: RouteSupport.Destination<Model>
    do throws(RouteSupport.LinkError) {
      destination = try self.destination(link, from: source)
    } catch {
      return .refused(error)
    }
    if destination.isTabAlone, let tab = destination.tab {
      guard let closing = closing(above: nil) else { return .waits(for: nil) }
      return .goes(closing + (Model.position(of: tab) == scene.selected ? [] : [.select(tab)]))
    }
    switch gate(destination.route) {
    case .unknown: return .waits(for: nil)
    case .fails(let requirement): return .waits(for: requirement)
    case .open: return steps(to: destination).map { .goes($0) } ?? .waits(for: nil)
    }
  }

  /// The steps by which an action opens a link. A newer link takes the place of what was kept.
  func steps(of opening: Opening, _ action: Step) -> [Step] {
    switch opening {
    case .refused: return []
    case .goes(let steps): return (scene.wish == nil ? [] : [.dropPending]) + steps
    case .waits(let requirement):
      let isNew = scene.wish?.action != action
      return (isNew ? [.keep(action)] : []) + (requirement.flatMap { isAsked($0) ? nil : [.ask($0)] } ?? [])
    }
  }

  /// The steps to a screen that may be shown; nil where a locked modal stands in the way.
  private func steps(to destination: RouteSupport.Destination<Model>) -> [Step]? {
    let route = destination.route
    let kind = Model.kind(of: route)
    let stack = destination.tab == nil ? destination.stack ?? Model.stack(of: kind) : nil
    let tab = stack == nil ? destination.tab.map { Model.position(of: $0) } ?? home(of: kind) : nil
    // An equal screen that is there already. A link that names its place means that one: the tab, or the named stack. To
    // any other the nearest is right, the uppermost modal first.
    let modals = scene.shown.indices.reversed().filter { stack == nil || scene.shown[$0].stack == stack }
      .map { State.Place.modal($0) }
    let base = stack == nil ? [State.Place.base(tab ?? scene.selected)] : []
    let places = destination.tab == nil ? modals + base : base + modals
    for place in places {
      guard let index = scene[place].lastIndex(where: { $0.route == route }) else { continue }
      return going(to: place, index)
    }
    var chain = [route]
    // Parents of parents end: the compiler lets no circle pass, and a spec nests no deeper than this.
    while let first = chain.first, let parent = Model.parent(of: first), chain.count < 256 {
      chain.insert(parent, at: 0)
    }
    // The deepest parent that is there.
    for depth in chain.indices.dropLast().reversed() {
      for place in destination.tab == nil ? places : base {
        guard let index = scene[place].lastIndex(where: { $0.route == chain[depth] }) else { continue }
        guard let going = going(to: place, index) else { return nil }
        return going + laying(chain.dropFirst(depth + 1), above: chain[depth])
      }
    }
    let place: State.Place
    if let stack {
      guard let modal = scene.shown.firstIndex(where: { $0.stack == stack }) else { return laying(chain, in: stack) }
      place = .modal(modal)
    } else {
      place = tab.map { .base($0) } ?? scene.current
    }
    guard let reaching = reaching(place) else { return nil }
    return reaching + laying(chain[...], above: nil)
  }

  /// The home of a kind of screen: the selected tab where that is one.
  private func home(of kind: Int) -> Int? {
    let homes = Model.homes(of: kind)
    return homes.contains(scene.selected) ? scene.selected : homes.first
  }

  /// The steps that close what lies above a modal, or all; nil where one of these is locked.
  private func closing(above index: Int?) -> [Step]? {
    let above = scene.shown[(index.map { $0 + 1 } ?? 0)...]
    if above.contains(where: \.presentation.isLocked) { return nil }
    guard let lowest = above.first else { return [] }
    return [index == nil ? .dismissAll : .dismiss(modal: lowest.id)]
  }

  private func reaching(_ place: State.Place) -> [Step]? {
    switch place {
    case .modal(let index): return closing(above: index)
    case .base(let tab):
      guard let closing = closing(above: nil) else { return nil }
      guard tab != scene.selected, let tab = Model.tab(at: tab) else { return closing }
      return closing + [.select(tab)]
    }
  }

  private func going(to place: State.Place, _ index: Int) -> [Step]? {
    guard let reaching = reaching(place) else { return nil }
    return reaching + (index + 1 < scene[place].count ? [.popToEntry(scene[place][index].id)] : [])
  }

  /// Shows screens one above the other, each as the edge from its parent says, else as it says itself.
  private func laying(_ chain: ArraySlice<Model.Route>, above parent: Model.Route?) -> [Step] {
    var parent = parent.map { Model.kind(of: $0) }
    return chain.map { route in
      let kind = Model.kind(of: route)
      let presentation = parent.flatMap { Model.presentation(of: kind, from: $0) } ?? Model.presentation(of: kind)
      parent = kind
      return .showing(route, as: presentation)
    }
  }

  private func laying(_ chain: [Model.Route], in stack: Model.Stack) -> [Step] {
    guard let first = chain.first else { return [] }
    return [.openStack(stack, first)] + laying(chain.dropFirst(), above: first)
  }
}
