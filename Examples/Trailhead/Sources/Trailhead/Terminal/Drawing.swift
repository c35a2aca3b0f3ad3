/// A state as text:
///
/// ```
/// [Explore] | Log book (New) | You
///   explore / > trail /trails/zion
///   sheet for session: signIn /sign-in
///   alert "Sign out?": signOut, stay
///   kept: open /me/settings
/// ```
struct Drawing {
  private let navigation: TrailheadNavigation

  init(_ navigation: TrailheadNavigation) { self.navigation = navigation }

  var text: String {
    let state = navigation.state
    var lines = [bar, "  " + stack]
    for modal in state.modals { lines.append("  " + Drawing.text(modal)) }
    // One after the other: only the first is shown.
    if let alert = state.alerts.first?.alert {
      let others = state.alerts.count > 1 ? "; \(state.alerts.count - 1) more" : ""
      let message = alert.message.map { " \($0)" } ?? ""
      lines.append(
        "  \(alert.isDialog ? "dialog" : "alert") \"\(alert.title)\"\(message) \(Drawing.names(of: alert))\(others)")
    }
    if let wish = state.pending { lines.append("  kept: " + Drawing.text(wish.action)) }
    return lines.joined(separator: "\n")
  }

  private var bar: String {
    let state = navigation.state
    return TrailheadTab.allCases.map { tab in
      let title = tab.title ?? tab.rawValue
      let badge = state.badge(of: tab).map { " (\($0.text))" } ?? ""
      return (tab == state.selectedTab ? "[\(title)]" : title) + badge
    }.joined(separator: " | ")
  }

  /// The selected tab. A root that may not be shown is hidden, and stays in the state.
  private var stack: String {
    let state = navigation.state
    var screens = state.entries.map { Drawing.text($0.route) }
    if let tab = state.selectedTab, !screens.isEmpty {
      switch navigation.root(of: tab) {
      case .root: break
      case .via(let route): screens[0] = "(\(Drawing.text(route)))"
      case .placeholder: screens[0] = "(blank)"
      }
    }
    return screens.joined(separator: " > ")
  }

  static func text(_ route: TrailheadRoute) -> String {
    guard let link = route.path ?? route.url?.absoluteString else { return route.name }
    return "\(route.name) \(link)"
  }

  static func text(_ presentation: TrailheadSupport.Presentation) -> String {
    switch presentation {
    case .push: "push"
    case .replace: "replace"
    case .sheet(let detents, _, _, _, let locked):
      "sheet" + (detents.isEmpty ? "" : "(" + detents.map(text).joined(separator: ", ") + ")")
        + (locked ? " locked" : "")
    case .cover(let locked): locked ? "cover locked" : "cover"
    case .popover(let locked): locked ? "popover locked" : "popover"
    }
  }

  static func text(_ detent: TrailheadSupport.Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): "\(points)"
    case .fraction(let part): "\(part)"
    }
  }

  private static func text(_ modal: TrailheadModal) -> String {
    var words = [text(modal.presentation)]
    if let detent = modal.detent { words.append("at \(text(detent))") }
    if let stack = modal.stack { words.append("stack \(stack.rawValue)") }
    if let requirement = modal.via { words.append("for \(requirement.rawValue)") }
    return words.joined(separator: " ") + ": " + modal.entries.map { text($0.route) }.joined(separator: " > ")
  }

  /// An action that a link leads to, or that is kept.
  static func text(_ action: TrailheadAction) -> String {
    switch action {
    case .push(let route): "push \(text(route))"
    case .show(let route): "show \(text(route))"
    case .replace(let route): "replace \(text(route))"
    case .present(let route, let presentation):
      "present \(text(route))" + (presentation.map { " as \(text($0))" } ?? "")
    case .openStack(let stack, let route): "open stack \(stack.rawValue) \(text(route))"
    case .popToEntry(let id): "pop to entry \(id)"
    case .select(let tab): "select \(tab.rawValue)"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss all"
    case .ask(let requirement): "ask \(requirement.rawValue)"
    case .keep(let action): "keep (\(text(action)))"
    case .open(let link, _): "open \(link)"
    default: "\(action)"
    }
  }

  static func names(of alert: TrailheadAlert) -> String {
    "[" + alert.buttons.map { name(of: $0.choice) }.joined(separator: ", ") + "]"
  }

  static func name(of choice: TrailheadChoice) -> String {
    switch choice {
    case .signOut(let button): button.rawValue
    case .deleteHike(let button): button.rawValue
    case .share(let button): button.rawValue
    }
  }
}
