/// What the views ask of the spec: titles, messages, motions.
extension SwiftUIEmitter {
  func drawing(_ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// What views ask of the spec.")
    writer.block("nonisolated enum \(plan.prefix)Drawing") { writer in
      writer.line("/// What identifiers for tests of the user interface begin with.")
      writer.line("static var prefix: Swift.String { \(SwiftText.literal(plan.lowerPrefix)) }")
      making(&writer)
      writer.line()
      routeTitles(&writer)
      if !table.tabs.isEmpty { tabTitles(&writer) }
      if !table.alerts.isEmpty { alerts(&writer) }
      if table.tabs.contains(where: { $0.isCustom }) { motions(&writer) }
    }
  }

  // MARK: Texts

  /// A text in the language of the user; `comment` is for those who translate it.
  private func text(_ text: Text, _ parameters: [Route.Parameter], comment: String) -> String {
    let emitter = NavigationEmitter(plan)
    var literal = ""
    for (piece, name) in NavigationEmitter.pieces(of: text) {
      literal += SwiftText.literal(piece).dropFirst().dropLast()
      if let name, let index = parameters.firstIndex(where: { $0.name == name }) {
        literal += "\\(" + emitter.shown(parameters[index], "v\(index)") + ")"
      }
    }
    if text.isVerbatim { return "SwiftUI.Text(verbatim: \"\(literal)\")" }
    return "SwiftUI.Text(\"\(literal)\", comment: \(SwiftText.literal(comment)))"
  }

  private func comment(_ documentation: [String], or standard: String) -> String {
    documentation.isEmpty ? standard : documentation.joined(separator: " ")
  }

  private func routeTitles(_ writer: inout CodeWriter) {
    let titled = table.routes.indices.filter { table.routes[$0].title != nil }
    writer.line("/// The title of a kind of screen, where the spec has one.")
    writer.block("static func title(of kind: Swift.Int) -> SwiftUI.Text?") { writer in
      if titled.isEmpty { return writer.line("nil") }
      writer.cases(of: "kind") { writer in
        for index in titled {
          let route = table.routes[index]
          guard let title = route.title else { continue }
          let comment = comment(route.documentation, or: "The title of the screen \(route.name).")
          writer.line("case \(index): return \(text(title, [], comment: comment))")
        }
        writer.line("default: return nil")
      }
    }
  }

  private func tabTitles(_ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// The title of a tab, where the spec has one.")
    writer.block("static func title(of tab: \(plan.tabType)) -> SwiftUI.Text?") { writer in
      writer.cases(of: "tab") { writer in
        for tab in table.tabs {
          let comment = comment(tab.documentation, or: "The title of the tab \(tab.name).")
          let title = tab.title.map { text($0, [], comment: comment) } ?? "nil"
          writer.line("case \(SwiftName.member(tab.name)): return \(title)")
        }
      }
    }
    if table.tabs.contains(where: { $0.isCustom }) {
      writer.line()
      writer.line("/// Whether the app draws the container of a tab by itself.")
      writer.block("static func isCustom(_ tab: \(plan.tabType)) -> Swift.Bool") { writer in
        writer.cases(of: "tab") { writer in
          for tab in table.tabs { writer.line("case \(SwiftName.member(tab.name)): return \(tab.isCustom)") }
        }
      }
    }
  }

  private func alerts(_ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// The title of an alert.")
    alertText("title", { $0.title }, &writer)
    writer.line()
    writer.line("/// The message of an alert.")
    alertText("message", { $0.message }, &writer)
    writer.line()
    writer.line("/// The title of an alert's button.")
    writer.function(
      "static func title(", ["of choice: \(plan.choiceType)", "of alert: \(plan.alertType)"], ") -> SwiftUI.Text"
    ) { writer in
      writer.cases(of: "(choice, alert)") { writer in
        for alert in table.alerts {
          for button in alert.buttons {
            let names = Set(NavigationEmitter.pieces(of: button.title).compactMap(\.name))
            let choice = "\(SwiftName.member(alert.name))(\(SwiftName.member(button.name)))"
            let comment = "A button of the alert \(alert.name)."
            writer.line("case (\(choice), \(NavigationEmitter.bind(alert, names))):")
            writer.indented {
              $0.line("return \(text(button.title, alert.parameters, comment: comment))")
            }
          }
        }
        if table.alerts.count > 1 { writer.line("default: return SwiftUI.Text(verbatim: \"\")") }
      }
    }
    writer.line()
    writer.line("/// What a button does, in the system's words.")
    writer.block(
      "static func role(_ role: \(plan.support).Button<\(plan.choiceType)>.Role) -> SwiftUI.ButtonRole?"
    ) { writer in
      writer.cases(of: "role") { writer in
        writer.line("case .plain: return nil")
        writer.line("case .destructive: return .destructive")
        writer.line("case .cancel: return .cancel")
      }
    }
  }

  private func alertText(_ name: String, _ shown: (Alert) -> Text?, _ writer: inout CodeWriter) {
    writer.block("static func \(name)(of alert: \(plan.alertType)) -> SwiftUI.Text\(name == "title" ? "" : "?")") {
      writer in
      writer.cases(of: "alert") { writer in
        for alert in table.alerts {
          guard let shown = shown(alert) else {
            writer.line("case \(SwiftName.member(alert.name)): return nil")
            continue
          }
          let names = Set(NavigationEmitter.pieces(of: shown).compactMap(\.name))
          let comment = comment(alert.documentation, or: "The \(name) of the alert \(alert.name).")
          writer.line("case \(NavigationEmitter.bind(alert, names)):")
          writer.indented { $0.line("return \(text(shown, alert.parameters, comment: comment))") }
        }
      }
    }
  }

  // MARK: Motions

  private func motions(_ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// The motion with which a kind of screen comes from another; -1 none.")
    writer.function("static func motion(", ["_ kind: Swift.Int", "from other: Swift.Int"], ") -> Swift.Int") {
      $0.line("\(plan.support).Graph.motion(\(plan.matching).table, kind, from: other)")
    }
    writer.line()
    writer.line("/// How a screen comes and goes; without a motion it slides in from the trailing edge.")
    byMotion("@MainActor static func transition(_ motion: Swift.Int) -> SwiftUI.AnyTransition", &writer) { motion in
      let standard = "SwiftUI.AnyTransition.move(edge: .trailing)"
      guard let motion else { return standard }
      let insertion = transition(motion.insertion) ?? "SwiftUI.AnyTransition.opacity"
      let removal = transition(motion.removal) ?? insertion
      return "SwiftUI.AnyTransition.asymmetric(insertion: \(insertion), removal: \(removal))"
    }
    writer.line()
    writer.line("/// The curve of a motion.")
    byMotion("static func animation(ofMotion motion: Swift.Int) -> SwiftUI.Animation?", &writer) { motion in
      guard let curve = motion?.animation else { return ".default" }
      return animation(curve)
    }
    writer.line()
    writer.line("/// How much a motion lifts its screen above its place.")
    byMotion("static func zIndex(_ motion: Swift.Int) -> Swift.Double", &writer) { ($0?.zIndex ?? 0).description }
  }

  /// A function of a motion's position; what has none has the value for nil.
  private func byMotion(_ signature: String, _ writer: inout CodeWriter, _ value: (Motion?) -> String) {
    writer.block(signature) { writer in
      if table.motions.isEmpty { return writer.line(value(nil)) }
      writer.cases(of: "motion") { writer in
        for (index, motion) in table.motions.enumerated() { writer.line("case \(index): return \(value(motion))") }
        writer.line("default: return \(value(nil))")
      }
    }
  }

  private func transition(_ effects: [Motion.Effect]) -> String? {
    guard let first = effects.first else { return nil }
    return effects.dropFirst().reduce("SwiftUI.AnyTransition" + transition(first)) {
      $0 + ".combined(with: " + transition($1) + ")"
    }
  }

  private func transition(_ effect: Motion.Effect) -> String {
    switch effect.name {
    case "move": ".move(edge: .\(effect.edge ?? "trailing"))"
    case "push": ".push(from: .\(effect.edge ?? "trailing"))"
    case "slide": ".slide"
    case "offset": ".offset(x: \(effect.numbers.first ?? 0), y: \(effect.numbers.dropFirst().first ?? 0))"
    case "scale":
      effect.numbers.isEmpty && effect.edge == nil
        ? ".scale" : ".scale(scale: \(effect.numbers.first ?? 0), anchor: .\(effect.edge ?? "center"))"
    default: ".opacity"
    }
  }

  /// The curve in words that iOS 16 knows: a spring's bounce is what its damping leaves of one.
  private func animation(_ curve: Motion.Effect) -> String {
    let duration = curve.numbers.first
    switch curve.name {
    case "none": return "nil"
    case "spring":
      let response = (duration ?? 0.5).description
      guard let bounce = curve.numbers.dropFirst().first else { return ".spring(response: \(response))" }
      return ".spring(response: \(response), dampingFraction: \(1 - bounce))"
    default: return duration.map { ".\(curve.name)(duration: \($0))" } ?? ".\(curve.name)"
    }
  }
}
