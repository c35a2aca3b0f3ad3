/// A table of any size that looks like a real one: features of at most 200 routes in six tabs, one to six segments
/// deep, mixed types.
///
/// The same size gives the same text.
struct SyntheticTable {
  let text: String

  init(routes count: Int) {
    var random = SeededNumbers(state: 7)
    let words = [
      "account", "list", "detail", "edit", "item", "order", "user", "photo", "group", "board", "comment", "release",
      "file", "branch",
      "tag", "event", "team", "member", "note", "task", "report", "chart", "map", "trail", "plan",
    ]
    let types = ["String", "Int", "UUID", "Slug", "UInt", "Sort"]
    var lines = [
      "app Big {", "  scheme \"big\"", "  host \"big.example.com\"", "  access public", "  cases nested", "}",
      "enum Sort { newest, oldest, best }", "type Slug = String matching \"[a-z0-9]+(-[a-z0-9]+)*\"",
    ]
    let features = (count + 199) / 200
    for tab in 0..<6 {
      lines.append("tab tab\(tab) \"Tab \(tab)\" {")
      lines.append("  root home\(tab)")
      lines.append("  route home\(tab) \"/home\(tab)\"")
      for feature in stride(from: tab, to: features, by: 6) {
        lines.append("  feature feature\(feature) {")
        for route in (feature * 200)..<min(feature * 200 + 200, count) {
          var segments = ["feature\(feature)"]
          var parameters = 0
          for depth in 0..<random.below(5) {
            if depth > 0, random.below(10) < 4 {
              segments.append("{p\(parameters): \(types[random.below(types.count)])}")
              parameters += 1
            } else {
              segments.append(words[random.below(words.count)] + String(random.below(40)))
            }
          }
          segments.append("r\(route)")
          lines.append("    route route\(route) \"/\(segments.joined(separator: "/"))\"")
        }
        lines.append("  }")
      }
      lines.append("}")
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
