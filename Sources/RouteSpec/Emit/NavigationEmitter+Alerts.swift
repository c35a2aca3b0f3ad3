/// Alerts and dialogs: an enum of them with their parameters, and one of the answers.
extension NavigationEmitter {
  func alerts(_ writer: inout CodeWriter) {
    let protocols = ["Swift.Hashable", "Swift.Sendable", "Swift.Codable"]
    writer.line()
    writer.line("/// An alert or a confirmation dialog.\(table.alerts.isEmpty ? " The spec has none." : "")")
    writer.type("\(plan.access)nonisolated enum \(plan.alertType)", protocols) { writer in
      for alert in table.alerts {
        writer.documentation(alert.documentation)
        let name = "case \(SwiftName.identifier(alert.name))"
        if alert.parameters.isEmpty {
          writer.line(name)
        } else {
          writer.list(name + "(", alert.parameters.map { plan.declaration($0, isNested: false) }, ")")
        }
      }
      if !table.alerts.isEmpty { writer.line() }
      coding(&writer)
    }
    choices(protocols, &writer)
    if !table.alerts.isEmpty { texts(&writer) }
  }

  // MARK: Answers

  /// The type of an alert's buttons, nested in the type of answers.
  static func buttonType(_ alert: Alert) -> String { SwiftName.capitalized(alert.name) + "Button" }

  private func choices(_ protocols: [String], _ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    writer.line("/// The answer to an alert: one of its buttons.\(table.alerts.isEmpty ? " The spec has none." : "")")
    writer.type("\(access)nonisolated enum \(plan.choiceType)", protocols) { writer in
      for alert in table.alerts {
        writer.line("case \(SwiftName.identifier(alert.name))(\(NavigationEmitter.buttonType(alert)))")
      }
      for alert in table.alerts {
        writer.line()
        writer.line("/// The buttons of `\(alert.name)`.")
        let type = "\(access)nonisolated enum \(NavigationEmitter.buttonType(alert))"
        writer.type(
          type, ["Swift.String", "Swift.CaseIterable", "Swift.Codable", "Swift.Sendable"]
        ) { writer in
          for button in alert.buttons { writer.line("case \(SwiftName.identifier(button.name))") }
        }
      }
      if !table.alerts.isEmpty { writer.line() }
      choiceCoding(&writer)
    }
  }

  private func choiceCoding(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line("/// Reads `{\"name\": …, \"parameters\": {\"button\": …}}`.")
    writer.block("\(access)init(from decoder: any Swift.Decoder) throws") { writer in
      writer.line("let saved = try \(plan.support).NamedDecoder(decoder)")
      byName(&writer) { alert in
        "\(SwiftName.member(alert.name))(saved.needed(saved.optional(\"button\")))"
      }
    }
    writer.line()
    writer.line("/// Writes the alert's name and the button's.")
    writer.block("\(access)func encode(to encoder: any Swift.Encoder) throws") { writer in
      if table.alerts.isEmpty { return writer.line("switch self {}") }
      writer.cases(of: "self") { writer in
        for alert in table.alerts {
          writer.line("case \(SwiftName.member(alert.name))(let button):")
          writer.indented { writer in
            writer.line("var saved = try \(plan.support).NamedEncoder(\(SwiftText.literal(alert.name)), to: encoder)")
            writer.line("try saved.put(button, \"button\")")
          }
        }
      }
    }
    if table.alerts.isEmpty { return }
    writer.line()
    position(&writer)
  }

  /// A switch over the saved name that makes the value, or throws.
  private func byName(_ writer: inout CodeWriter, _ make: (Alert) -> String) {
    if table.alerts.isEmpty { return writer.line("throw saved.failure") }
    writer.cases(of: "saved.name") { writer in
      for alert in table.alerts {
        let made = make(alert)
        writer.line("case \(SwiftText.literal(alert.name)):")
        writer.indented { $0.line("self = \(made.contains("saved.") ? "try " : "")\(made)") }
      }
      writer.line("default: throw saved.failure")
    }
  }

  private func position(_ writer: inout CodeWriter) {
    writer.line("/// The position of the alert in the spec.")
    writer.block("var position: Swift.Int") { writer in
      writer.cases(of: "self") { writer in
        for (index, alert) in table.alerts.enumerated() {
          writer.line("case \(SwiftName.member(alert.name)): return \(index)")
        }
      }
    }
  }

  // MARK: Saving

  private func coding(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line("/// Reads what `encode(to:)` writes. A missing parameter gets its default.")
    writer.block("\(access)init(from decoder: any Swift.Decoder) throws") { writer in
      writer.line("let saved = try \(plan.support).NamedDecoder(decoder)")
      byName(&writer) { alert in plan.make(alert, alert.parameters.map(restored)) }
    }
    writer.line()
    writer.line("/// Writes `{\"name\": …, \"parameters\": {…}}`.")
    writer.block("\(access)func encode(to encoder: any Swift.Encoder) throws") { writer in
      if table.alerts.isEmpty { return writer.line("switch self {}") }
      writer.cases(of: "self") { writer in
        for alert in table.alerts {
          writer.line("case \(bind(alert)):")
          writer.indented { writer in
            let keyword = alert.parameters.isEmpty ? "_" : "var saved"
            writer.line(
              "\(keyword) = try \(plan.support).NamedEncoder(\(SwiftText.literal(alert.name)), to: encoder)")
            for (index, parameter) in alert.parameters.enumerated() {
              writer.line("try saved.put(\(saved(parameter, "v\(index)")), \(SwiftText.literal(parameter.name)))")
            }
          }
        }
      }
    }
    if table.alerts.isEmpty { return }
    writer.line()
    position(&writer)
  }

  private func bind(_ alert: Alert) -> String {
    let name = SwiftName.member(alert.name)
    if alert.parameters.isEmpty { return name }
    return name + "(" + alert.parameters.indices.map { "let v\($0)" }.joined(separator: ", ") + ")"
  }

  private func restored(_ parameter: Route.Parameter) -> String {
    let key = "saved.optional(\(SwiftText.literal(parameter.name)))"
    let value = plan.isExternal(parameter.type) ? "saved.made(\(key))" : key
    switch parameter.arity {
    case .optional: return value
    case .list, .tail: return "\(value) ?? []"
    case .defaulted(let standard) where !plan.isExternal(parameter.type):
      return "\(value) ?? \(plan.expression(standard, parameter.type))"
    case .required, .defaulted: return "saved.needed(\(value))"
    }
  }

  private func saved(_ parameter: Route.Parameter, _ value: String) -> String {
    guard plan.isExternal(parameter.type) else { return value }
    switch parameter.arity {
    case .required, .defaulted: return value + ".rawValue"
    case .optional: return value + "?.rawValue"
    case .list, .tail: return value + ".map { $0.rawValue }"
    }
  }

  // MARK: Texts

  private func texts(_ writer: inout CodeWriter) {
    let (access, support) = (plan.access, plan.support)
    writer.line()
    writer.block("nonisolated extension \(plan.alertType)") { writer in
      writer.line("/// Whether it is a confirmation dialog.")
      writer.block("\(access)var isDialog: Swift.Bool") { writer in
        writer.cases(of: "self") { writer in
          for alert in table.alerts { writer.line("case \(SwiftName.member(alert.name)): return \(alert.isDialog)") }
        }
      }
      writer.line()
      writer.line("/// The title with its parameters, not translated.")
      text("\(access)var title: Swift.String", { $0.title }, &writer)
      writer.line()
      writer.line("/// The message with its parameters, not translated.")
      text("\(access)var message: Swift.String?", { $0.message }, &writer)
      writer.line()
      writer.line("/// The buttons, in the order of the spec.")
      writer.block("\(access)var buttons: [\(support).Button<\(plan.choiceType)>]") { writer in
        writer.cases(of: "self") { writer in
          for alert in table.alerts {
            let used = Set(alert.buttons.flatMap { button in names(in: button.title) })
            writer.line("case \(NavigationEmitter.bind(alert, used)):")
            writer.indented { writer in
              writer.line("return [")
              writer.indented { writer in
                for button in alert.buttons {
                  let choice = "\(SwiftName.member(alert.name))(\(SwiftName.member(button.name)))"
                  writer.line(".init(\(choice), .\(button.role), \(expression(button.title, alert))),")
                }
              }
              writer.line("]")
            }
          }
        }
      }
    }
  }

  private func text(_ opening: String, _ text: (Alert) -> Text?, _ writer: inout CodeWriter) {
    writer.block(opening) { writer in
      writer.cases(of: "self") { writer in
        for alert in table.alerts {
          guard let text = text(alert) else {
            writer.line("case \(SwiftName.member(alert.name)): return nil")
            continue
          }
          writer.line("case \(NavigationEmitter.bind(alert, Set(names(in: text)))):")
          writer.indented { $0.line("return \(expression(text, alert))") }
        }
      }
    }
  }

  /// A pattern that binds the parameters of these names alone.
  static func bind(_ alert: Alert, _ names: Set<String>) -> String {
    let name = SwiftName.member(alert.name)
    if !alert.parameters.contains(where: { names.contains($0.name) }) { return name }
    let parts = alert.parameters.enumerated().map { names.contains($1.name) ? "let v\($0)" : "_" }
    return name + "(" + parts.joined(separator: ", ") + ")"
  }

  /// The pieces of a text: literal ones, and the names of parameters.
  static func pieces(of text: Text) -> [(literal: String, name: String?)] {
    let bytes = Array(text.value.utf8)
    var pieces: [(String, String?)] = []
    var start = 0
    for range in text.placeholders {
      let name = String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
      pieces.append((String(decoding: bytes[start..<range.lowerBound], as: UTF8.self), name))
      start = range.upperBound
    }
    pieces.append((String(decoding: bytes[start...], as: UTF8.self), nil))
    return pieces
  }

  private func names(in text: Text) -> [String] { NavigationEmitter.pieces(of: text).compactMap(\.name) }

  private func expression(_ text: Text, _ alert: Alert) -> String {
    if text.placeholders.isEmpty { return SwiftText.literal(text.value) }
    var parts: [String] = []
    for (literal, name) in NavigationEmitter.pieces(of: text) {
      if !literal.isEmpty { parts.append(SwiftText.literal(literal)) }
      if let name, let index = alert.parameters.firstIndex(where: { $0.name == name }) {
        parts.append(shown(alert.parameters[index], "v\(index)"))
      }
    }
    return "[\(parts.joined(separator: ", "))].joined()"
  }

  /// A parameter's value as people read it.
  func shown(_ parameter: Route.Parameter, _ value: String) -> String {
    switch parameter.arity {
    case .required, .defaulted: shown(parameter.type, value)
    case .optional: "\(value).map { \(shown(parameter.type, "$0")) } ?? \"\""
    case .list, .tail: "\(value).map { \(shown(parameter.type, "$0")) }.joined(separator: \", \")"
    }
  }

  private func shown(_ type: ParameterType, _ value: String) -> String {
    switch type {
    case .string: value
    case .int, .uint, .double, .bool, .day: value + ".description"
    case .uuid: value + ".uuidString"
    case .url: value + ".absoluteString"
    case .enumeration: value + ".rawValue"
    case .newtype(let index):
      shown(table.newtypes[index].base, table.newtypes[index].isPlain ? value : value + ".rawValue")
    }
  }
}

extension SwiftPlan {
  /// An alert made of arguments, where its enum is expected.
  func make(_ alert: Alert, _ arguments: [String]) -> String {
    let name = SwiftName.member(alert.name)
    if arguments.isEmpty { return name }
    let list = zip(alert.parameters, arguments).map { SwiftName.callLabel($0.name) + ": " + $1 }
    return name + "(" + list.joined(separator: ", ") + ")"
  }
}
