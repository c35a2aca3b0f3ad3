/// A table of any size that looks like a real one: features of at most 200 routes in six tabs, one to six segments
/// deep, mixed types.
///
/// The same size gives the same text.
struct SyntheticTable {
  /// A route, as the yardsticks of compiling need it.
  struct Route {
    var name: String
    var feature: Int
    /// One that is a parameter begins with `{`: `{p0: UInt}`.
    var segments: [String]
  }

  let text: String
  /// A link that each route reads, in their order.
  let links: [String]
  let routes: [Route]

  init(routes count: Int, app: String = "Big") {
    var random = SeededNumbers(state: 7)
    let words = [
      "account", "list", "detail", "edit", "item", "order", "user", "photo", "group", "board", "comment", "release",
      "file", "branch",
      "tag", "event", "team", "member", "note", "task", "report", "chart", "map", "trail", "plan",
    ]
    let types = ["String", "Int", "UUID", "Slug", "UInt", "Sort"]
    let values = ["Jane", "-4711", "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9", "angels-landing", "20260", "newest"]
    let name = app.lowercased()
    var links: [String] = []
    var lines = [
      "app \(app) {", "  scheme \"\(name)\"", "  host \"\(name).example.com\"", "  access public", "  cases nested",
      "}",
      "enum Sort { newest, oldest, best }", "type Slug = String matching \"[a-z0-9]+(-[a-z0-9]+)*\"",
    ]
    let features = (count + 199) / 200
    var routes: [Route] = []
    for tab in 0..<6 {
      lines.append("tab tab\(tab) \"Tab \(tab)\" {")
      lines.append("  root home\(tab)")
      lines.append("  route home\(tab) \"/home\(tab)\"")
      for feature in stride(from: tab, to: features, by: 6) {
        lines.append("  feature feature\(feature) {")
        for route in (feature * 200)..<min(feature * 200 + 200, count) {
          var segments = ["feature\(feature)"]
          var link = segments
          var parameters = 0
          for depth in 0..<random.below(5) {
            if depth > 0, random.below(10) < 4 {
              let type = random.below(types.count)
              segments.append("{p\(parameters): \(types[type])}")
              link.append(values[type])
              parameters += 1
            } else {
              segments.append(words[random.below(words.count)] + String(random.below(40)))
              link.append(segments[segments.count - 1])
            }
          }
          segments.append("r\(route)")
          links.append("/" + (link + ["r\(route)"]).joined(separator: "/"))
          routes.append(Route(name: "route\(route)", feature: feature, segments: segments))
          lines.append("    route route\(route) \"/\(segments.joined(separator: "/"))\"")
        }
        lines.append("  }")
      }
      lines.append("}")
    }
    lines.append("route item \"/items/{item: Int}?page={page: Int = 1}&sort={sort: Sort?}\"")
    self.links = links
    text = lines.joined(separator: "\n") + "\n"
    self.routes = routes.sorted { $0.feature < $1.feature }
  }
}
