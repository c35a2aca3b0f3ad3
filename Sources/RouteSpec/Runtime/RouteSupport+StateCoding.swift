nonisolated extension RouteSupport {
  /// A value, or nothing where what was saved is no such value.
  nonisolated struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
  }
}

nonisolated extension KeyedDecodingContainer where Key == RouteSupport.Key {
  /// What is saved under a key; nil where it is missing, or no such value.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
    (try? decodeIfPresent(type, forKey: RouteSupport.Key(stringValue: key))) ?? nil
  }
}

nonisolated extension KeyedEncodingContainer where Key == RouteSupport.Key {
  mutating func put(_ value: (some Encodable)?, _ key: String) throws {
    try encodeIfPresent(value, forKey: RouteSupport.Key(stringValue: key))
  }
}

nonisolated extension RouteSupport.NavigationState.Entry: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    route = try container.decode(Model.Route.self, forKey: RouteSupport.Key(stringValue: "route"))
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(route, "route")
  }
}

nonisolated extension RouteSupport.NavigationState.Modal: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    let presentation = (container.lenient(RouteSupport.Presentation.self, "presentation") ?? .sheet()).shown
    self.presentation = presentation
    detent = container.lenient(RouteSupport.Detent.self, "detent").flatMap { presentation.rests(at: $0) ? $0 : nil }
    stack = container.lenient(String.self, "stack").flatMap { Model.Stack(rawValue: $0) }
    via = container.lenient(String.self, "via").flatMap { Model.Requirement(rawValue: $0) }
    entries = RouteSupport.NavigationState<Model>.readable(
      container.lenient([RouteSupport.Lenient<RouteSupport.NavigationState<Model>.Entry>].self, "entries"))
    if entries.isEmpty {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a modal without a screen"))
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(presentation, "presentation")
    try container.put(detent, "detent")
    try container.put(stack?.rawValue, "stack")
    try container.put(via?.rawValue, "via")
    try container.put(entries, "entries")
  }
}

nonisolated extension RouteSupport.NavigationState.AlertEntry: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    alert = try container.decode(Model.Alert.self, forKey: RouteSupport.Key(stringValue: "alert"))
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(alert, "alert")
  }
}

nonisolated extension RouteSupport.Icon: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    if let name = container.lenient(String.self, "system") {
      self = .system(name)
    } else {
      self = .asset(try container.decode(String.self, forKey: RouteSupport.Key(stringValue: "asset")))
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    switch self {
    case .system(let name): try container.put(name, "system")
    case .asset(let name): try container.put(name, "asset")
    }
  }
}

/// Routes are saved by name and parameters, with the table's version. A state of another version is read by
/// its names, too: what cannot be read any more costs itself and what lies above it. Nothing in what was saved traps.
nonisolated extension RouteSupport.NavigationState: Codable {
  /// The readable beginning of a stack.
  static func readable(_ saved: [RouteSupport.Lenient<Entry>]?) -> [Entry] {
    var result: [Entry] = []
    for entry in saved ?? [] {
      guard let value = entry.value else { break }
      // A twin of a screen that is to be unique is no part of any state.
      let kind = Model.kind(of: value.route)
      if Model.isUnique(kind), result.contains(where: { Model.kind(of: $0.route) == kind }) { break }
      result.append(value)
    }
    return result
  }

  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    typealias Stack = RouteSupport.Lenient<[RouteSupport.Lenient<Entry>]>
    let tabs = container.lenient([String: Stack].self, "tabs") ?? [:]
    let named = container.lenient([String: RouteSupport.Lenient<RouteSupport.Badge>].self, "badges")
    let drawn = container.lenient([String: RouteSupport.Lenient<RouteSupport.Icon>].self, "icons") ?? [:]
    for (position, tab) in Self.tabs {
      if tab.rawValue == container.lenient(String.self, "tab") { selected = position }
      let stack = Self.readable(tabs[tab.rawValue]?.value)
      // The root may be another screen since.
      let root = Model.root(of: tab).map { Model.kind(of: $0) }
      if let first = stack.first?.route, root == nil || Model.kind(of: first) == root { stacks[position] = stack }
      // A tab that there was not keeps the badge of the spec.
      if let named, tabs[tab.rawValue] != nil || named[tab.rawValue] != nil {
        badges[position] = named[tab.rawValue]?.value
      }
      icons[position] = drawn[tab.rawValue]?.value
    }
    if Model.tabCount == 0 {
      let stack = Self.readable(container.lenient([RouteSupport.Lenient<Entry>].self, "entries"))
      if !stack.isEmpty { stacks[0] = stack }
    }
    for modal in container.lenient([RouteSupport.Lenient<Modal>].self, "modals") ?? [] {
      guard var modal = modal.value else { break }
      if shown.contains(where: { $0.stack == modal.stack }) { modal.stack = nil }
      shown.append(modal)
    }
    waiting = (container.lenient([RouteSupport.Lenient<AlertEntry>].self, "alerts") ?? []).compactMap(\.value)
    if let action = container.lenient(RouteSupport.Action<Model>.self, "pending"), !action.isKept {
      wish = Wish(action: action)
    }
    next = container.lenient(Int.self, "next") ?? next
    if !hasSoundIDs { renumber() }
  }

  /// Whether ids are unique and below the next one, far from where numbers end.
  private var hasSoundIDs: Bool {
    var seen: Set<Int> = []
    for id in ids where id <= 0 || id >= next || !seen.insert(id).inserted { return false }
    return next > 0 && next < 1 << 60
  }

  /// The tabs with their positions.
  private static var tabs: [(Int, Model.Tab)] {
    (0..<Model.tabCount).compactMap { position in Model.tab(at: position).map { (position, $0) } }
  }

  private var ids: [Int] {
    places.flatMap { self[$0].map(\.id) } + shown.map(\.id) + waiting.map(\.id)
  }

  /// Gives everything a new id.
  private mutating func renumber() {
    next = 1
    for place in places.reversed() {
      for index in self[place].indices { self[place][index].id = takeID() }
    }
    for index in shown.indices { shown[index].id = takeID() }
    for index in waiting.indices { waiting[index].id = takeID() }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(Model.version, "version")
    func named<Value>(_ values: [Value?]) -> [String: Value] {
      var result: [String: Value] = [:]
      for (position, tab) in Self.tabs { result[tab.rawValue] = values[position] }
      return result
    }
    if Model.tabCount == 0 {
      try container.put(stacks[0], "entries")
    } else {
      try container.put(selectedTab?.rawValue, "tab")
      try container.put(named(stacks), "tabs")
    }
    try container.put(shown, "modals")
    try container.put(waiting, "alerts")
    try container.put(named(badges), "badges")
    try container.put(named(icons), "icons")
    try container.put(wish?.action, "pending")
    try container.put(next, "next")
  }
}
