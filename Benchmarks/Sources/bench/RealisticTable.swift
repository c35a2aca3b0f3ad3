/// A table of any size with the shapes of real ones: six tabs, features of at most 200 routes in them, resources with lists,
/// details, words beside values, nested one to six deep, mixed types, and one route in fifty in conflict with another.
///
/// The same size gives the same text.
struct RealisticTable {
  private(set) var text = ""
  private var random = SeededNumbers(state: 11)
  private var made = 0
  private let count: Int

  private static let nouns = [
    "account", "album", "article", "board", "booking", "branch", "build", "channel", "chart", "chat", "city", "club",
    "comment", "contact", "course", "device", "draft", "event", "file", "friend", "game", "group", "guide", "invoice",
    "issue", "item", "label", "lesson", "list", "map", "member", "message", "note", "offer", "order", "photo", "place",
    "plan", "post", "project", "recipe", "release", "report", "review", "season", "series", "ship", "show", "song",
    "spot", "store", "story", "task", "team", "thread", "ticket", "tour", "trail", "user", "video",
  ]
  private static let words = [
    "new", "edit", "settings", "share", "search", "map", "archive", "recent", "members", "stats",
  ]
  private static let types = ["String", "Int", "UUID", "Slug", "UInt", "Day", "Sort"]

  init(routes count: Int) {
    self.count = count
    line("app Big {\n  scheme \"big\"\n  host \"big.example.com\"\n  access public\n  cases nested\n}")
    line("enum Sort { newest, oldest, best }")
    line("type Slug = String matching \"[a-z0-9]+(-[a-z0-9]+)*\"")
    let features = (count + 199) / 200
    for tab in 0..<6 {
      line("tab tab\(tab) \"Tab \(tab)\" icon system \"map\" {\n  root home\(tab)\n  route home\(tab) \"/home\(tab)\"")
      for feature in stride(from: tab, to: features, by: 6) { addFeature(feature, min(200, count - feature * 200)) }
      line("}")
    }
  }

  private mutating func line(_ line: String) { text += line + "\n" }

  private mutating func addFeature(_ feature: Int, _ size: Int) {
    line("  feature feature\(feature) {")
    let end = made + size
    var resource = 0
    while made < end {
      let noun = Self.nouns[resource % Self.nouns.count] + (resource < Self.nouns.count ? "" : "\(resource)")
      addResource("/f\(feature)/\(noun)", end, depth: 1, indent: "    ")
      if made < end, random.below(13) < 2 { addConflict("/f\(feature)", noun, end) }
      resource += 1
    }
    line("  }")
  }

  /// A list with a word or two beside its detail, and what is below that.
  private mutating func addResource(_ path: String, _ end: Int, depth: Int, indent: String) {
    route("\"\(path)?page={page: Int = 1}&sort={sort: Sort?}\"", indent)
    if made < end, random.below(2) == 0 { route("\"\(path)/\(Self.words[random.below(3)])\"", indent) }
    if made >= end { return }
    let type = Self.types[random.below(Self.types.count)]
    let isDeep = depth < 3 && made + 3 < end && random.below(3) > 0
    guard isDeep else { return route("\"\(path)/{id\(depth): \(type)}\"", indent) }
    line("\(indent)route r\(made) \"\(path)/{id\(depth): \(type)}\" {")
    made += 1
    for word in 0..<(1 + random.below(3)) where made < end {
      route("\"/\(Self.words[3 + (word + depth) % 7])\"", indent + "  ")
    }
    if made < end {
      addResource("/\(Self.nouns[random.below(Self.nouns.count)])", end, depth: depth + 1, indent: indent + "  ")
    }
    line("\(indent)}")
  }

  /// A twin, a pair that crosses, or a value whose every case is a word elsewhere.
  private mutating func addConflict(_ prefix: String, _ noun: String, _ end: Int) {
    switch random.below(3) {
    case 0: route("\"\(prefix)/\(noun)\"", "    ")
    case 1: route("\"\(prefix)/{any: Slug}/w\(made)\"", "    ")
    default:
      guard made + 4 <= end else { return }
      let number = made
      for word in ["newest", "oldest", "best"] { route("\"\(prefix)/by\(number)/\(word)\"", "    ") }
      route("\"\(prefix)/by\(number)/{order: Sort}\"", "    ")
    }
  }

  private mutating func route(_ pattern: String, _ indent: String) {
    line("\(indent)route r\(made) \(pattern)")
    made += 1
  }
}

/// SplitMix64: the same numbers everywhere.
struct SeededNumbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(bound))
  }
}
