/// The parameter types of the spec, nested in the route enum.
extension RoutesEmitter {
  func enumeration(_ type: EnumType, _ writer: inout CodeWriter) {
    writer.line()
    writer.documentation(type.documentation)
    writer.type(
      "\(plan.access)nonisolated enum \(SwiftName.identifier(type.name))",
      ["Swift.String", "Swift.CaseIterable", "Swift.Codable", "Swift.Sendable"]
    ) { writer in
      for one in type.cases {
        writer.documentation(one.documentation)
        let text = one.text == one.name ? "" : " = " + SwiftText.literal(one.text)
        writer.line("case \(SwiftName.identifier(one.name))\(text)")
      }
    }
  }

  func newtype(_ index: Int, _ writer: inout CodeWriter) {
    let type = table.newtypes[index]
    if type.isPlain || plan.isExternal(.newtype(index)) { return }
    let (rule, test) = test(index)
    let base = plan.swiftType(type.base)
    let access = plan.access
    writer.line()
    writer.documentation(type.documentation)
    writer.type(
      "\(access)nonisolated struct \(SwiftName.identifier(type.name))",
      ["Swift.RawRepresentable", "Swift.Hashable", "Swift.Codable", "Swift.Sendable", "Swift.CustomStringConvertible"]
    ) { writer in
      writer.line("/// What stands for it in a link.")
      writer.line("\(access)let rawValue: \(base)")
      writer.line()
      writer.line("/// \(rule)")
      writer.block("\(access)init?(rawValue: \(base))") { writer in
        writer.line("guard \(test) else { return nil }")
        writer.line("self.rawValue = rawValue")
      }
      writer.line()
      writer.line("/// \(rule)")
      writer.line("\(access)init?(_ rawValue: \(base)) { self.init(rawValue: rawValue) }")
      writer.line()
      writer.line("/// A value that the compiler or the matcher has checked.")
      let usable = plan.usable(where: plan.hasDefault(of: .newtype(index)))
      writer.line("\(usable)init(unchecked rawValue: \(base)) { self.rawValue = rawValue }")
      writer.line()
      writer.line("/// The raw value as a text.")
      writer.line(
        "\(access)var description: Swift.String { \(type.base == .string ? "rawValue" : "rawValue.description") }")
    }
  }

  /// The rule of a newtype in words, and as an expression over `rawValue`.
  private func test(_ index: Int) -> (String, String) {
    switch table.newtypes[index].rule {
    case .matching:
      let automaton = matchTable.automata[.newtype(index)] ?? 0
      return (
        "Nil where the text does not match the pattern in the spec.",
        "\(plan.support).accepts(\(plan.matching).table, \(automaton), rawValue)"
      )
    case .int(let low, let high):
      return ("Nil outside \(low)...\(high).", "(\(low)...\(high)).contains(rawValue)")
    case .uint(let low, let high):
      return ("Nil outside \(low)...\(high).", "(\(low)...\(high)).contains(rawValue)")
    case .external:
      return ("", "true")
    }
  }
}
