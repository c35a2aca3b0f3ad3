/// How values of each type go from a capture into Swift, and from Swift into a link or a saved state.
extension MatchingEmitter {
  /// Whether making the value may fail: the app's own types, and URLs, which Foundation has the last word on.
  func mayFail(_ type: ParameterType) -> Bool {
    switch type {
    case .url: true
    case .newtype(let index):
      if case .external = table.newtypes[index].rule { true } else { mayFail(table.newtypes[index].base) }
    default: false
    }
  }

  /// An expression that makes a value of a capture. Optional where `mayFail`.
  func make(_ type: ParameterType, from capture: String) -> String {
    let values = plan.support + ".Values"
    switch type {
    case .string: return "\(values).string(of: \(capture))"
    case .int: return "\(values).int(of: \(capture))"
    case .uint: return "\(values).uint(of: \(capture))"
    case .double: return "\(values).double(of: \(capture))"
    case .bool: return "\(values).bool(of: \(capture))"
    case .uuid: return "\(plan.support).uuid(of: \(capture))"
    case .day: return "\(values).day(of: \(capture))"
    case .url: return "Foundation.URL(string: \(values).string(of: \(capture)))"
    case .enumeration: return "\(plan.swiftType(type)).at(\(values).position(of: \(capture)))"
    case .newtype(let index):
      let newtype = table.newtypes[index]
      let base = make(newtype.base, from: capture)
      if case .external(let swiftType, let baseType) = newtype.rule {
        return mayFail(baseType)
          ? "\(base).flatMap { \(plan.support).value($0, as: \(swiftType).self) }" : "\(plan.support).value(\(base), as: \(swiftType).self)"
      }
      return newtype.isPlain ? base : "\(plan.swiftType(type))(unchecked: \(base))"
    }
  }

  /// An expression for a whole parameter out of a match's values.
  func argument(_ slot: SwiftPlan.Slot, _ index: Int) -> String {
    switch slot.form {
    case .single: make(slot.type, from: "values.capture(\(index))")
    case .optional: "values.optional(\(index)) { \(make(slot.type, from: "$0")) }"
    case .list: "values.list(\(index)) { \(make(slot.type, from: "$0")) }"
    }
  }

  /// The text or number that a value is written as: `v0.rawValue` of an enum. `isOptional` puts a `?` after the value.
  func written(_ type: ParameterType, _ value: String, isOptional: Bool) -> String {
    switch type {
    case .uuid: isOptional ? "\(value).map { \(plan.support).halves($0) }" : "\(plan.support).halves(\(value))"
    case .url: value + (isOptional ? "?" : "") + ".absoluteString"
    case .enumeration: value + (isOptional ? "?" : "") + ".rawValue"
    case .newtype(let index):
      if isRaw(index) {
        written(table.newtypes[index].base, value + (isOptional ? "?" : "") + ".rawValue", isOptional: isOptional)
      } else {
        value
      }
    default: value
    }
  }

  /// Whether a newtype is a type of its own, whose value is its `rawValue`.
  private func isRaw(_ index: Int) -> Bool {
    if case .external = table.newtypes[index].rule { return true }
    return !table.newtypes[index].isPlain
  }

  /// The call that hands a value to the printer.
  func write(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    let type = slot.type
    switch slot.form {
    case .list: return "printer.list(\(value).map { \(elementText(type, "$0")) })"
    case .single, .optional: break
    }
    let text = written(type, value, isOptional: slot.form == .optional)
    switch table.baseType(type) {
    case .string, .enumeration, .newtype:
      if case .newtype(let index) = type, table.newtypes[index].isPlain, let record = matchTable.automata[type] {
        return "printer.text(\(text), automaton: \(record))"
      }
      return "printer.string(\(text))"
    case .url: return "printer.text(\(text), automaton: \(matchTable.automata[.url] ?? 0))"
    case .int:
      if case .newtype(let index) = type, table.newtypes[index].isPlain, case .int(let low, let high) = table.newtypes[index].rule {
        return "printer.int(\(text), in: \(low)...\(high))"
      }
      return "printer.int(\(text))"
    case .uint:
      if case .newtype(let index) = type, table.newtypes[index].isPlain, case .uint(let low, let high) = table.newtypes[index].rule {
        return "printer.uint(\(text), in: \(low)...\(high))"
      }
      return "printer.uint(\(text))"
    case .double: return "printer.double(\(text))"
    case .bool: return "printer.bool(\(text))"
    case .uuid: return "printer.uuid(\(text))"
    case .day: return "printer.day(\(text))"
    }
  }

  /// The text of a list's element; nil where it cannot be written.
  private func elementText(_ type: ParameterType, _ value: String) -> String {
    let text = written(type, value, isOptional: false)
    switch table.baseType(type) {
    case .string, .enumeration, .newtype:
      if case .newtype(let index) = type, table.newtypes[index].isPlain, let record = matchTable.automata[type] {
        return "\(plan.support).accepts(\(plan.matching).table, \(record), \(text)) ? \(text) : nil"
      }
      return text
    case .url: return "\(plan.support).accepts(\(plan.matching).table, \(matchTable.automata[.url] ?? 0), \(text)) ? \(text) : nil"
    case .double: return "\(text).isFinite ? \(text).description : nil"
    case .uuid: return value == "$0" && text.hasSuffix("($0)") ? "$0.uuidString" : "\(rawOfUUID(type, value)).uuidString"
    case .int, .uint:
      if case .newtype(let index) = type, table.newtypes[index].isPlain {
        switch table.newtypes[index].rule {
        case .int(let low, let high): return "(\(low)...\(high)).contains(\(text)) ? Swift.String(\(text)) : nil"
        case .uint(let low, let high): return "(\(low)...\(high)).contains(\(text)) ? Swift.String(\(text)) : nil"
        default: break
        }
      }
      return "Swift.String(\(text))"
    case .bool: return "Swift.String(\(text))"
    case .day: return "\(text).description"
    }
  }

  private func rawOfUUID(_ type: ParameterType, _ value: String) -> String {
    if case .newtype = type { value + ".rawValue" } else { value }
  }

  // MARK: Saved states

  /// The value that is saved for a parameter: the app's own types by their raw values, URLs by their text.
  func saved(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    guard let path = savedPath(slot.type) else { return value }
    switch slot.form {
    case .single: return value + path
    case .optional: return value + "?" + path
    case .list: return "\(value).map { $0\(path) }"
    }
  }

  private func savedPath(_ type: ParameterType) -> String? {
    switch type {
    case .url: return ".absoluteString"
    case .newtype(let index):
      guard case .external(_, let base) = table.newtypes[index].rule else { return nil }
      return ".rawValue" + (savedPath(base) ?? "")
    default: return nil
    }
  }

  /// The type that stands for a saved value.
  func savedType(_ type: ParameterType) -> String {
    switch type {
    case .url: return "Swift.String"
    case .newtype(let index):
      if case .external(_, let base) = table.newtypes[index].rule { return savedType(base) }
      return plan.swiftType(type)
    default: return plan.swiftType(type)
    }
  }

  /// An expression that makes a parameter of what was saved. It throws where nothing does.
  func restored(_ slot: SwiftPlan.Slot) -> String {
    let type = slot.type
    let isDouble = savedType(type) == "Swift.Double"
    switch slot.form {
    case .single:
      let base = isDouble ? "decoder.double { \(makeSaved(type, "$0")) }" : "decoder.value(\(savedType(type)).self) { \(makeSaved(type, "$0")) }"
      return mayFail(type) ? "decoder.made(\(base)) { \(remake(type, "$0")) }" : base
    case .optional:
      let base = isDouble ? "decoder.optionalDouble()" : "decoder.optional(\(savedType(type)).self)"
      return mayFail(type) ? "decoder.made(\(base)) { \(remake(type, "$0")) }" : base
    case .list:
      let base = "decoder.list(\(savedType(type)).self)"
      return mayFail(type) ? "decoder.made(\(base)) { \(remake(type, "$0")) }" : base
    }
  }

  /// The saved form of a default, out of a capture.
  private func makeSaved(_ type: ParameterType, _ capture: String) -> String {
    switch type {
    case .url: return "\(plan.support).Values.string(of: \(capture))"
    case .newtype(let index):
      if case .external(_, let base) = table.newtypes[index].rule { return makeSaved(base, capture) }
      return make(type, from: capture)
    default: return make(type, from: capture)
    }
  }

  /// The value of its saved form; nil where there is none.
  private func remake(_ type: ParameterType, _ value: String) -> String {
    switch type {
    case .url: return "Foundation.URL(string: \(value))"
    case .newtype(let index):
      guard case .external(let swiftType, let base) = table.newtypes[index].rule else { return value }
      if mayFail(base) {
        return "\(remake(base, value)).flatMap { \(plan.support).value($0, as: \(swiftType).self) }"
      }
      return "\(plan.support).value(\(value), as: \(swiftType).self)"
    default: return value
    }
  }
}
