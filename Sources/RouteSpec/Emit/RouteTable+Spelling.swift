/// How the reports for people and tools name types and values. Swift's spelling is another matter, the emitters'.
extension RouteTable {
  /// A type as the spec names it: `Int`, `Sort`.
  func spelling(of type: ParameterType) -> String {
    switch type {
    case .string: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .day: "Day"
    case .url: "URL"
    case .enumeration(let index): enums[index].name
    case .newtype(let index): newtypes[index].name
    }
  }

  /// A type with its arity, as a pattern writes it: `Int`, `Sort?`, `Int = 1`, `[String]`, `String...`.
  func spelling(of type: ParameterType, _ arity: Pattern.Arity) -> String {
    switch arity {
    case .required: spelling(of: type)
    case .optional: spelling(of: type) + "?"
    case .defaulted(let value): "\(spelling(of: type)) = \(spelling(of: value, as: type))"
    case .list: "[\(spelling(of: type))]"
    case .tail(let least): "\(spelling(of: type))...\(least == 0 ? "?" : "")"
    }
  }

  /// A value as a spec would write it, with nothing in it that a terminal could take for a command: `3`, `"a b"`,
  /// `nearest`, `["a", "b"]`.
  func spelling(of value: Value, as type: ParameterType) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): String(value)
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .text(let text): VisibleText.quoting(text)
    case .enumCase(let index): enumCase(index, of: type)?.name ?? "?"
    case .list(let values): "[\(values.map { spelling(of: $0, as: type) }.joined(separator: ", "))]"
    }
  }

  /// A value as JSON: numbers and Booleans as they are, lists as lists, nil as null, the rest as the text that stands
  /// in a link.
  func json(_ value: Value, as type: ParameterType) -> JSONText {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .uint(let value): .uint(value)
    case .double(let value): .double(value)
    case .text(let text): .string(text)
    case .enumCase(let index): JSONText(enumCase(index, of: type)?.text)
    case .list(let values): .array(values.map { json($0, as: type) })
    }
  }

  /// A case of an enum, or of the enum that a newtype stands on.
  private func enumCase(_ index: Int, of type: ParameterType) -> EnumType.Case? {
    switch type {
    case .enumeration(let enumeration):
      enums[enumeration].cases.indices.contains(index) ? enums[enumeration].cases[index] : nil
    case .newtype(let newtype): enumCase(index, of: newtypes[newtype].base)
    default: nil
    }
  }

  /// The origins that a pattern is bound to, as links begin: `https://example.com`, `trailhead:`; nil where it is read
  /// on all.
  func originTexts(of pattern: Pattern) -> [String]? {
    guard case .only(let indices) = pattern.origins else { return nil }
    let parameter = pattern.parameters.first { $0.place == .host }?.name ?? ""
    return indices.map { index in
      switch origins[index].kind {
      case .scheme(let scheme): "\(scheme):"
      case .host(let host): "https://\(host)"
      case .anyLabel(let suffix): "https://*.\(suffix)"
      case .parameterLabel(let type, let suffix): "https://{\(parameter): \(spelling(of: type))}.\(suffix)"
      case .anyHost: "https://*"
      case .parameterHost(let type): "https://{\(parameter): \(spelling(of: type))}"
      }
    }
  }
}
