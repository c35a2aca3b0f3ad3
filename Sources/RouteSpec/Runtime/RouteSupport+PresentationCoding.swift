/// `{"cover": {"locked": true}}`: the case by its name, and what it holds by its label, or by `_0` where it has none. It is the
/// form that Swift would make; made so it would need a type of keys for every case, each with five conformances.
nonisolated extension RouteSupport {
  typealias SavedValues = KeyedDecodingContainer<Key>
  typealias SavingValues = KeyedEncodingContainer<Key>

  /// The one case of these that is saved, and what it holds.
  static func savedCase(_ decoder: any Decoder, of names: [String]) throws -> (
    name: String, values: SavedValues
  ) {
    let container = try decoder.container(keyedBy: Key.self)
    let known = names.filter { container.contains(Key(stringValue: $0)) }
    guard known.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "not the one case that is expected"))
    }
    return (
      known[0], try container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: known[0]))
    )
  }

  static func saveCase(_ name: String, to encoder: any Encoder) -> SavingValues {
    var container = encoder.container(keyedBy: Key.self)
    return container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
  }

  static func number(_ values: SavedValues) throws -> Double {
    try values.decode(Double.self, forKey: Key(stringValue: "_0"))
  }

  static func flag(_ values: SavedValues, _ key: String) throws -> Bool {
    try values.decodeIfPresent(Bool.self, forKey: Key(stringValue: key)) ?? false
  }

  static func detent(_ values: SavedValues, _ key: String) throws -> Detent? {
    try values.decodeIfPresent(Detent.self, forKey: Key(stringValue: key))
  }
}

nonisolated extension RouteSupport.Detent: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try RouteSupport.savedCase(
      decoder, of: ["medium", "large", "height", "fraction"])
    switch name {
    case "medium": self = .medium
    case "large": self = .large
    case "height": self = .height(try RouteSupport.number(values))
    default: self = .fraction(try RouteSupport.number(values))
    }
  }

  /// Writes `{"height": {"_0": 320}}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .medium: _ = RouteSupport.saveCase("medium", to: encoder)
    case .large: _ = RouteSupport.saveCase("large", to: encoder)
    case .height(let size):
      var values = RouteSupport.saveCase("height", to: encoder)
      try values.put(size, "_0")
    case .fraction(let size):
      var values = RouteSupport.saveCase("fraction", to: encoder)
      try values.put(size, "_0")
    }
  }
}

nonisolated extension RouteSupport.Presentation: Codable {
  /// Reads what `encode(to:)` writes; what is missing has its default.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try RouteSupport.savedCase(
      decoder, of: ["push", "replace", "sheet", "cover", "popover"])
    switch name {
    case "push": self = .push
    case "replace": self = .replace
    case "sheet":
      self = .sheet(
        detents: try values.decodeIfPresent(
          [RouteSupport.Detent].self, forKey: RouteSupport.Key(stringValue: "detents")) ?? [],
        initial: try RouteSupport.detent(values, "initial"),
        undimmed: try RouteSupport.detent(values, "undimmed"),
        grabber: try RouteSupport.flag(values, "grabber"),
        locked: try RouteSupport.flag(values, "locked"))
    case "cover": self = .cover(locked: try RouteSupport.flag(values, "locked"))
    default: self = .popover(locked: try RouteSupport.flag(values, "locked"))
    }
  }

  /// Writes `{"cover": {"locked": false}}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .push: _ = RouteSupport.saveCase("push", to: encoder)
    case .replace: _ = RouteSupport.saveCase("replace", to: encoder)
    case .sheet(let detents, let initial, let undimmed, let grabber, let locked):
      var values = RouteSupport.saveCase("sheet", to: encoder)
      try values.put(detents, "detents")
      try values.put(initial, "initial")
      try values.put(undimmed, "undimmed")
      try values.put(grabber, "grabber")
      try values.put(locked, "locked")
    case .cover(let locked):
      var values = RouteSupport.saveCase("cover", to: encoder)
      try values.put(locked, "locked")
    case .popover(let locked):
      var values = RouteSupport.saveCase("popover", to: encoder)
      try values.put(locked, "locked")
    }
  }
}

nonisolated extension RouteSupport.Animation: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let names = ["none", "standard", "easeIn", "easeOut", "easeInOut", "linear", "spring"]
    let (name, values) = try RouteSupport.savedCase(decoder, of: names)
    switch name {
    case "none": self = .none
    case "standard": self = .standard
    case "easeIn": self = .easeIn(try RouteSupport.number(values))
    case "easeOut": self = .easeOut(try RouteSupport.number(values))
    case "easeInOut": self = .easeInOut(try RouteSupport.number(values))
    case "linear": self = .linear(try RouteSupport.number(values))
    default: self = .spring(try RouteSupport.number(values))
    }
  }

  /// Writes `{"spring": {"_0": 0.4}}`.
  public func encode(to encoder: any Encoder) throws {
    func save(_ name: String, _ seconds: Double?) throws {
      var values = RouteSupport.saveCase(name, to: encoder)
      try values.put(seconds, "_0")
    }
    switch self {
    case .none: try save("none", nil)
    case .standard: try save("standard", nil)
    case .easeIn(let seconds): try save("easeIn", seconds)
    case .easeOut(let seconds): try save("easeOut", seconds)
    case .easeInOut(let seconds): try save("easeInOut", seconds)
    case .linear(let seconds): try save("linear", seconds)
    case .spring(let seconds): try save("spring", seconds)
    }
  }
}
