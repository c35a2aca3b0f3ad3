/// What one line says of a link, or of all that the table has.
enum LinkAnswer {
  /// The screen and its own link, what lies under it, and how it is shown; or why there is none.
  static func line(_ link: String) -> String {
    do {
      let reading = try TrailheadRoute.read(link)
      let route = reading.route
      var parts = ["\(link) -> \(route.name)" + (route.path.map { " \($0)" } ?? "")]
      if reading.via != .pattern { parts.append("by \(reading.via.rawValue) \(reading.pattern)") }
      if let tab = reading.tab ?? route.tab { parts.append("tab \(tab.rawValue)") }
      if let stack = reading.stack { parts.append("stack \(stack.rawValue)") }
      let under = backStack(reading)
      if !under.isEmpty { parts.append("over " + under.map(\.name).joined(separator: ", ")) }
      if let shown = presentation(of: route) { parts.append(shown) }
      let needs = route.requirements.map(\.rawValue)
      if !needs.isEmpty { parts.append("needs " + needs.joined(separator: ", ")) }
      return parts.joined(separator: "; ")
    } catch {
      guard let nearest = TrailheadRoute.nearest(to: link) else { return "\(link) -> nothing: \(error)" }
      return "\(link) -> nothing: \(error); nearest is \(nearest.pattern)"
    }
  }

  /// The tabs and the screens.
  static var table: String {
    let tabs = TrailheadTab.allCases.map { "  \($0.rawValue), root \($0.root?.name ?? "unknown")" }
    return (["tabs"] + tabs + ["screens"] + TrailheadRoute.Kind.allCases.map { "  \($0)" }).joined(separator: "\n")
  }

  /// What lies under the screen. A link that names a tab opens its screen there, and not in the screen's own tab.
  private static func backStack(_ reading: TrailheadReading) -> [TrailheadRoute] {
    let route = reading.route
    var screens = route.backStack
    guard let tab = reading.tab, tab != route.tab, let root = tab.root else { return screens }
    if let own = route.tab?.root, screens.first == own { screens.removeFirst() }
    return root == route ? [] : [root] + screens
  }

  /// How the screen is shown, where it is not pushed.
  private static func presentation(of route: TrailheadRoute) -> String? {
    switch route.presentation {
    case .push: nil
    case .replace: "replaces"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    }
  }
}
