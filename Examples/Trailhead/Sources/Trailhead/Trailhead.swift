/// Trailhead in the terminal: lists its screens, or says where each link leads.
///
/// ```
/// swift run Trailhead                                  # the table
/// swift run Trailhead /trails/angels-landing /log      # where these lead
/// echo /me/settings | swift run Trailhead -            # the same, links from standard input
/// ```
@main
enum Trailhead {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.isEmpty {
      for kind in TrailheadRoute.Kind.allCases { print(kind) }
    } else if arguments.elementsEqual(["-"]) {
      while let link = readLine() { print(answer(link)) }
    } else {
      for link in arguments { print(answer(link)) }
    }
  }

  /// One line on a link: the screen, what lies under it, and how it is shown; or why there is none.
  private static func answer(_ link: String) -> String {
    do {
      let reading = try TrailheadRoute.read(link)
      let route = reading.route
      var parts = ["\(link) -> \(route.name)"]
      if let tab = reading.tab ?? route.tab { parts.append("tab \(tab.rawValue)") }
      if !route.backStack.isEmpty { parts.append("over " + route.backStack.map(\.name).joined(separator: ", ")) }
      if route.presentation != .push { parts.append("\(route.presentation)") }
      let needs = route.requirements.map(\.rawValue)
      if !needs.isEmpty { parts.append("needs " + needs.joined(separator: ", ")) }
      return parts.joined(separator: "; ")
    } catch {
      guard let nearest = TrailheadRoute.nearest(to: link) else { return "\(link) -> nothing: \(error)" }
      return "\(link) -> nothing: \(error); nearest is \(nearest.pattern)"
    }
  }
}
