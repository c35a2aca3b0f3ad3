/// `{"action": "push", "route": {"name": …, "parameters": {…}}}`: the case by its name, what it holds by its label.
nonisolated extension RouteSupport.Action: Codable {
  private typealias Coding = RouteSupport.Key

  /// How deep actions are read that stand in one another. What is saved must not decide on the depth of the call stack.
  private static var depthLimit: Int { 64 }

  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    if decoder.codingPath.count > Self.depthLimit {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "actions in actions, too deep"))
    }
    let container = try decoder.container(keyedBy: Coding.self)
    func needed<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value {
      try container.decode(type, forKey: Coding(stringValue: key))
    }
    func route() throws -> Model.Route { try needed(Model.Route.self, "route") }
    func named<Value: RawRepresentable>(_ key: String) throws -> Value where Value.RawValue == String {
      guard let value = Value(rawValue: try needed(String.self, key)) else {
        throw DecodingError.dataCorruptedError(
          forKey: Coding(stringValue: key), in: container, debugDescription: "this name is not known")
      }
      return value
    }
    let modal = container.lenient(Int.self, "modal")
    switch try needed(String.self, "action") {
    case "push": self = .push(try route())
    case "show": self = .show(try route())
    case "replace": self = .replace(try route())
    case "update": self = .update(try route(), entry: container.lenient(Int.self, "entry"))
    case "pop": self = .pop(count: container.lenient(Int.self, "count") ?? 1)
    case "popToRoot": self = .popToRoot
    case "popTo": self = .popTo(try route())
    case "popToEntry": self = .popToEntry(try needed(Int.self, "entry"))
    case "select": self = .select(try named("tab"))
    case "present": self = .present(try route(), as: container.lenient(RouteSupport.Presentation.self, "presentation"))
    case "openStack": self = .openStack(try named("stack"), try route())
    case "dismiss": self = .dismiss(modal: modal)
    case "dismissAll": self = .dismissAll
    case "setDetents":
      self = .setDetents(
        try needed([RouteSupport.Detent].self, "detents"),
        selected: container.lenient(RouteSupport.Detent.self, "selected"),
        modal: modal)
    case "setBadge": self = .setBadge(container.lenient(RouteSupport.Badge.self, "badge"), try named("tab"))
    case "setIcon": self = .setIcon(container.lenient(RouteSupport.Icon.self, "icon"), try named("tab"))
    case "alert": self = .alert(try needed(Model.Alert.self, "alert"))
    case "answer": self = .answer(try needed(Model.Choice.self, "choice"), alert: container.lenient(Int.self, "alert"))
    case "dismissAlert": self = .dismissAlert(container.lenient(Int.self, "alert"))
    case "requirement":
      self = .requirement(try named("requirement"), try needed(RouteSupport.Condition.self, "condition"))
    case "ask": self = .ask(try named("requirement"))
    case "keep": self = .keep(try needed(Self.self, "kept"))
    case "dropPending": self = .dropPending
    case "open":
      self = .open(
        try needed(String.self, "link"), from: container.lenient(Bool.self, "inside") == true ? .inside : .outside)
    case "batch": self = .batch(try needed([Self].self, "actions"))
    case "restore": self = .restore(try needed(RouteSupport.NavigationState<Model>.self, "state"))
    case "swipedBack": self = .swipedBack(try needed(Int.self, "entry"))
    case "swipedAway": self = .swipedAway(try needed(Int.self, "modal"))
    case "detentChanged":
      self = .detentChanged(try needed(Int.self, "modal"), try needed(RouteSupport.Detent.self, "detent"))
    case "animated":
      self = .animated(try needed(Self.self, "animates"), try needed(RouteSupport.Animation.self, "animation"))
    case let name:
      throw DecodingError.dataCorruptedError(
        forKey: Coding(stringValue: "action"), in: container, debugDescription: "no action is named \(name)")
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Coding.self)
    func name(_ name: String) throws { try container.put(name, "action") }
    func put(_ action: String, _ route: Model.Route) throws {
      try name(action)
      try container.put(route, "route")
    }
    switch self {
    case .push(let route): try put("push", route)
    case .show(let route): try put("show", route)
    case .replace(let route): try put("replace", route)
    case .update(let route, let entry):
      try put("update", route)
      try container.put(entry, "entry")
    case .pop(let count):
      try name("pop")
      try container.put(count, "count")
    case .popToRoot: try name("popToRoot")
    case .popTo(let route): try put("popTo", route)
    case .popToEntry(let entry):
      try name("popToEntry")
      try container.put(entry, "entry")
    case .select(let tab):
      try name("select")
      try container.put(tab.rawValue, "tab")
    case .present(let route, let presentation):
      try put("present", route)
      try container.put(presentation, "presentation")
    case .openStack(let stack, let route):
      try put("openStack", route)
      try container.put(stack.rawValue, "stack")
    case .dismiss(let modal):
      try name("dismiss")
      try container.put(modal, "modal")
    case .dismissAll: try name("dismissAll")
    case .setDetents(let detents, let selected, let modal):
      try name("setDetents")
      try container.put(detents, "detents")
      try container.put(selected, "selected")
      try container.put(modal, "modal")
    case .setBadge(let badge, let tab):
      try name("setBadge")
      try container.put(badge, "badge")
      try container.put(tab.rawValue, "tab")
    case .setIcon(let icon, let tab):
      try name("setIcon")
      try container.put(icon, "icon")
      try container.put(tab.rawValue, "tab")
    case .alert(let alert):
      try name("alert")
      try container.put(alert, "alert")
    case .answer(let choice, let alert):
      try name("answer")
      try container.put(choice, "choice")
      try container.put(alert, "alert")
    case .dismissAlert(let alert):
      try name("dismissAlert")
      try container.put(alert, "alert")
    case .requirement(let requirement, let condition):
      try name("requirement")
      try container.put(requirement.rawValue, "requirement")
      try container.put(condition, "condition")
    case .ask(let requirement):
      try name("ask")
      try container.put(requirement.rawValue, "requirement")
    case .keep(let action):
      try name("keep")
      try container.put(action, "kept")
    case .dropPending: try name("dropPending")
    case .open(let link, let source):
      try name("open")
      try container.put(link, "link")
      if source == .inside { try container.put(true, "inside") }
    case .batch(let actions):
      try name("batch")
      try container.put(actions, "actions")
    case .restore(let state):
      try name("restore")
      try container.put(state, "state")
    case .swipedBack(let entry):
      try name("swipedBack")
      try container.put(entry, "entry")
    case .swipedAway(let modal):
      try name("swipedAway")
      try container.put(modal, "modal")
    case .detentChanged(let modal, let detent):
      try name("detentChanged")
      try container.put(modal, "modal")
      try container.put(detent, "detent")
    case .animated(let action, let animation):
      try name("animated")
      try container.put(action, "animates")
      try container.put(animation, "animation")
    }
  }
}
