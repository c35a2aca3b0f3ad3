@testable import Fixtures
import Foundation

/// Actions as the cases write them: `push item(id: 1)`, `select inbox`, `dismiss #4`, `open /items/1`.
extension NavigationScript {
  static func action(_ text: String) throws -> Action {
    var scanner = Scanner(text)
    let action = try action(&scanner)
    if !scanner.isAtEnd { throw CaseError(description: "'\(scanner.rest)' is left of '\(text)'") }
    return action
  }

  static func action(_ scanner: inout Scanner) throws -> Action {
    switch try scanner.word() {
    case "push": return .push(try route(&scanner))
    case "show": return .show(try route(&scanner))
    case "replace": return .replace(try route(&scanner))
    case "update": return .update(try route(&scanner), entry: try scanner.id())
    case "pop": return scanner.isNumberNext ? .pop(count: try scanner.int()) : .pop()
    case "popToRoot": return .popToRoot
    case "popTo": return .popTo(try route(&scanner))
    case "popToEntry": return .popToEntry(try id(&scanner))
    case "select": return .select(try known(scanner.word()))
    case "present":
      let route = try route(&scanner)
      return .present(route, as: scanner.take("as") ? try presentation(&scanner) : nil)
    case "openStack": return .openStack(try known(scanner.word()), try route(&scanner))
    case "dismiss": return .dismiss(modal: try scanner.id())
    case "dismissAll": return .dismissAll
    case "setDetents":
      var detents: [Support.Detent] = []
      if !scanner.take("none") {
        repeat { detents.append(try detent(&scanner)) } while scanner.take(",")
      }
      let selected = scanner.take("selected") ? try detent(&scanner) : nil
      return .setDetents(detents, selected: selected, modal: try scanner.id())
    case "setBadge":
      let tab: Model.Tab = try known(scanner.word())
      if scanner.take("none") { return .setBadge(nil, tab) }
      let text = try scanner.quoted()
      return .setBadge(Support.Badge(text, color: scanner.isAtEnd ? nil : try scanner.word()), tab)
    case "setIcon":
      let tab: Model.Tab = try known(scanner.word())
      if scanner.take("none") { return .setIcon(nil, tab) }
      let isSystem = try scanner.word() == "system"
      let name = try scanner.word()
      return .setIcon(isSystem ? .system(name) : .asset(name), tab)
    case "alert": return .alert(try Converted.value(scanner.named()))
    case "answer":
      let choice = try choice(&scanner)
      return .answer(choice, alert: try scanner.id())
    case "dismissAlert": return .dismissAlert(try scanner.id())
    case "requirement": return .requirement(try known(scanner.word()), try known(scanner.word()))
    case "ask": return .ask(try known(scanner.word()))
    case "keep": return .keep(try action(&scanner))
    case "dropPending": return .dropPending
    case "open":
      let link = try scanner.piece()
      return .open(link, from: scanner.take("inside") ? .inside : .outside)
    case "batch":
      try scanner.need("{")
      var actions: [Action] = []
      while !scanner.take("}") {
        if !actions.isEmpty { try scanner.need(";") }
        actions.append(try action(&scanner))
      }
      return .batch(actions)
    case "swipedBack": return .swipedBack(try id(&scanner))
    case "swipedAway": return .swipedAway(try id(&scanner))
    case "detentChanged":
      let id = try id(&scanner)
      return .detentChanged(id, try detent(&scanner))
    case "animated":
      let animation = animations.first { scanner.take($0.name) }?.animation
      return .animated(try action(&scanner), animation ?? .standard)
    case let word: throw CaseError(description: "there is no action \(word)")
    }
  }

  /// Ways in which an action is drawn; one without a word is the standard.
  private static var animations: [(name: String, animation: Support.Animation)] {
    [("atOnce", .none), ("standard", .standard), ("linear", .linear(0.5)), ("spring", .spring(0.3))]
  }

  static func text(_ animation: Support.Animation) -> String {
    animations.first { $0.animation == animation }?.name ?? "\(animation)"
  }

  private static func id(_ scanner: inout Scanner) throws -> Int {
    guard let id = try scanner.id() else { throw CaseError(description: "an id is missing before '\(scanner.rest)'") }
    return id
  }

  /// `leave.stay`: an alert and its button.
  private static func choice(_ scanner: inout Scanner) throws -> Model.Choice {
    let parts = try scanner.word().split(separator: ".").map(String.init)
    guard parts.count == 2 else { throw CaseError(description: "a choice is an alert, a dot and a button") }
    return try Converted.value(
      .object(["name": .text(parts[0]), "parameters": .object(["button": .text(parts[1])])]))
  }

  static func text(_ choice: Model.Choice) -> String {
    guard let data = try? JSONEncoder().encode(choice), let saved = try? JSONDecoder().decode(Saved.self, from: data),
      case .object(let object) = saved, case .text(let name)? = object["name"],
      case .object(let parameters)? = object["parameters"], case .text(let button)? = parameters["button"]
    else { return "?" }
    return "\(name).\(button)"
  }

  /// An action that a plan holds, or that is kept; of others the name.
  static func text(_ action: Action) -> String {
    func route(_ name: String, _ route: Model.Route) -> String { "\(name) \(Converted.text(route))" }
    switch action {
    case .push(let one): return route("push", one)
    case .show(let one): return route("show", one)
    case .replace(let one): return route("replace", one)
    case .present(let one, let presentation):
      return route("present", one) + (presentation.map { " as " + text($0) } ?? "")
    case .openStack(let stack, let one): return route("openStack \(stack.rawValue)", one)
    case .popToEntry(let id): return "popToEntry #\(id)"
    case .select(let tab): return "select \(tab.rawValue)"
    case .dismiss(let id): return "dismiss" + (id.map { " #\($0)" } ?? "")
    case .dismissAll: return "dismissAll"
    case .keep(let action): return "keep \(text(action))"
    case .ask(let requirement): return "ask \(requirement.rawValue)"
    case .dropPending: return "dropPending"
    case .open(let link, let source): return "open \(link)" + (source == .inside ? " inside" : "")
    case .animated(let action, let animation):
      return "animated " + (animation == .standard ? "" : text(animation) + " ") + text(action)
    default: return "\(action)"
    }
  }
}
