@testable import Fixtures
import Foundation

typealias Support = TrailheadSupport

/// How the cases of Tests/Fixtures/navigation write states and actions of a table, and read them.
enum NavigationScript<Model: Support.Schema> {
  typealias State = Support.NavigationState<Model>
  typealias Action = Support.Action<Model>

  // MARK: Names

  static var tabs: [Model.Tab] { (0..<Model.tabCount).compactMap { Model.tab(at: $0) } }

  static func known<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) throws -> Value
  where Value.RawValue == String {
    guard let value = Value(rawValue: name) else { throw CaseError(description: "there is no \(name)") }
    return value
  }

  static func route(_ scanner: inout Scanner) throws -> Model.Route { try Converted.value(scanner.named()) }

  // MARK: Presentations

  static func detent(_ scanner: inout Scanner) throws -> Support.Detent {
    if scanner.take("medium") { return .medium }
    if scanner.take("large") { return .large }
    let isHeight = scanner.take("height")
    if !isHeight { try scanner.need("fraction") }
    try scanner.need("(")
    let size = try scanner.double()
    try scanner.need(")")
    return isHeight ? .height(size) : .fraction(size)
  }

  static func presentation(_ scanner: inout Scanner) throws -> Support.Presentation? {
    if scanner.take("push") { return .push }
    if scanner.take("replace") { return .replace }
    for name in ["sheet", "cover", "popover"] where scanner.take(name) {
      var (detents, initial, undimmed): ([Support.Detent], Support.Detent?, Support.Detent?) = ([], nil, nil)
      var (grabber, locked) = (false, false)
      if scanner.take("(") {
        repeat {
          if scanner.take("initial") {
            initial = try detent(&scanner)
          } else if scanner.take("undimmed") {
            undimmed = try detent(&scanner)
          } else if scanner.take("grabber") {
            grabber = true
          } else if scanner.take("locked") {
            locked = true
          } else {
            detents.append(try detent(&scanner))
          }
        } while scanner.take(",")
        try scanner.need(")")
      }
      switch name {
      case "cover": return .cover(locked: locked)
      case "popover": return .popover(locked: locked)
      default:
        return .sheet(detents: detents, initial: initial, undimmed: undimmed, grabber: grabber, locked: locked)
      }
    }
    return nil
  }

  static func text(_ detent: Support.Detent) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): "height(\(points))"
    case .fraction(let part): "fraction(\(part))"
    }
  }

  static func text(_ presentation: Support.Presentation) -> String {
    func list(_ name: String, _ parts: [String]) -> String {
      parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    }
    switch presentation {
    case .push: return "push"
    case .replace: return "replace"
    case .cover(let locked): return list("cover", locked ? ["locked"] : [])
    case .popover(let locked): return list("popover", locked ? ["locked"] : [])
    case .sheet(let detents, let initial, let undimmed, let grabber, let locked):
      return list(
        "sheet",
        detents.map { text($0) } + (initial.map { ["initial " + text($0)] } ?? [])
          + (undimmed.map { ["undimmed " + text($0)] } ?? []) + (grabber ? ["grabber"] : [])
          + (locked ? ["locked"] : []))
    }
  }

  // MARK: States

  private static func stack(_ scanner: inout Scanner) throws -> Saved {
    try scanner.need("[")
    var entries: [Saved] = []
    while !scanner.take("]") {
      if !entries.isEmpty { try scanner.need(",") }
      var entry: [String: Saved] = ["route": try scanner.named()]
      if let id = try scanner.id() { entry["id"] = .int(id) }
      entries.append(.object(entry))
    }
    return .list(entries)
  }

  /// A state out of its text, through the way by which states are saved. What has no id gets one: the screens of the
  /// tabs first, the selected tab last, then those of the modals, then modals and alerts.
  static func state(_ text: String) throws -> State {
    var fields: [String: Saved] = [:]
    var (stacks, badges, icons): ([String: Saved], [String: Saved], [String: Saved]) = ([:], [:], [:])
    var (modals, alerts): ([Saved], [Saved]) = ([], [])
    for tab in tabs {
      stacks[tab.rawValue] = .list([])
      if let badge = Model.badge(of: tab) { badges[tab.rawValue] = .object(["text": .text(badge)]) }
    }
    for part in text.components(separatedBy: " | ") {
      var scanner = Scanner(part)
      if scanner.take("alert") {
        alerts.append(.object(["alert": try scanner.named()]))
      } else if scanner.take("badge") {
        let tab = try scanner.word()
        if scanner.take("none") {
          badges[tab] = nil
        } else {
          var badge: [String: Saved] = ["text": .text(try scanner.quoted())]
          if !scanner.isAtEnd { badge["color"] = .text(try scanner.word()) }
          badges[tab] = .object(badge)
        }
      } else if scanner.take("icon") {
        icons[try scanner.word()] = .object([try scanner.word(): .text(try scanner.word())])
      } else if scanner.take("kept") {
        fields["pending"] = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(try action(&scanner)))
      } else if let modal = try modal(&scanner) {
        modals.append(modal)
      } else if Model.tabCount == 0 {
        fields["entries"] = try stack(&scanner)
      } else {
        let tab = try scanner.word()
        _ = try known(tab, as: Model.Tab.self)
        if fields["tab"] == nil { fields["tab"] = .text(tab) }
        stacks[tab] = try stack(&scanner)
      }
      if !scanner.isAtEnd { throw CaseError(description: "'\(scanner.rest)' is left of '\(part)'") }
    }
    fields["tabs"] = .object(stacks)
    fields["badges"] = .object(badges)
    fields["icons"] = .object(icons)
    fields["modals"] = .list(modals)
    fields["alerts"] = .list(alerts)
    return try Converted.value(.object(fields))
  }

  private static func modal(_ scanner: inout Scanner) throws -> Saved? {
    var fields: [String: Saved] = [:]
    if scanner.take("stack") { fields["stack"] = .text(try scanner.word()) }
    if scanner.take("via") { fields["via"] = .text(try scanner.word()) }
    guard let presentation = try presentation(&scanner) else { return nil }
    fields["presentation"] = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(presentation))
    if scanner.take("at") {
      fields["detent"] = try JSONDecoder().decode(Saved.self, from: JSONEncoder().encode(try detent(&scanner)))
    }
    fields["entries"] = try stack(&scanner)
    return .object(fields)
  }

  /// What a state is, in one line. A tab is left out that is not selected and has its root alone, and a badge that is the
  /// spec's.
  static func text(_ state: State, withIDs: Bool = false) -> String {
    func stack(_ entries: [State.Entry]) -> String {
      "[" + entries.map { Converted.text($0.route) + (withIDs ? "#\($0.id)" : "") }.joined(separator: ", ") + "]"
    }
    var parts: [String] = []
    if Model.tabCount == 0 { parts.append(stack(state.entries)) }
    let selected = state.selectedTab
    for tab in tabs.filter({ $0 == selected }) + tabs.filter({ $0 != selected }) {
      let entries = state.entries(of: tab)
      if tab == selected || entries.map(\.route) != [Model.root(of: tab)].compactMap(\.self) {
        parts.append("\(tab.rawValue) \(stack(entries))")
      }
    }
    for modal in state.modals {
      var words: [String] = []
      if let stack = modal.stack { words += ["stack", stack.rawValue] }
      if let via = modal.via { words += ["via", via.rawValue] }
      words.append(text(modal.presentation) + (withIDs ? "#\(modal.id)" : ""))
      if let detent = modal.detent { words += ["at", text(detent)] }
      parts.append((words + [stack(modal.entries)]).joined(separator: " "))
    }
    parts += state.alerts.map { "alert " + Converted.text($0.alert) + (withIDs ? "#\($0.id)" : "") }
    for tab in tabs {
      let badge = state.badge(of: tab)
      if badge != Model.badge(of: tab).map({ Support.Badge($0) }) {
        parts.append("badge \(tab.rawValue) " + (badge.map { text($0) } ?? "none"))
      }
      if let icon = state.icon(of: tab) { parts.append("icon \(tab.rawValue) \(text(icon))") }
    }
    if let wish = state.pending { parts.append("kept " + text(wish.action)) }
    return parts.joined(separator: " | ")
  }

  static func text(_ badge: Support.Badge) -> String { "\"\(badge.text)\"" + (badge.color.map { " " + $0 } ?? "") }

  static func text(_ icon: Support.Icon) -> String {
    switch icon {
    case .system(let name): "system \(name)"
    case .asset(let name): "asset \(name)"
    }
  }
}
