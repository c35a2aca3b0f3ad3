/// How values of each type go from a capture into Swift, and from Swift into a link or a saved state.
extension MatchingEmitter {
  // MARK: From a link

  /// Whether making the value may fail: the app's own types, and URLs, on which Foundation has the last word.
  func mayFail(_ type: ParameterType) -> Bool { plan.isExternal(type) || table.baseType(type) == .url }

  /// The function that makes a value of a capture; its result is optional where `mayFail`.
  func reader(_ type: ParameterType) -> String { "read" + readerName(type) }

  private func readerName(_ type: ParameterType) -> String {
    // A plain newtype is its base in Swift.
    if case .newtype(let index) = type, table.newtypes[index].isPlain { return readerName(table.newtypes[index].base) }
    return table.spelling(of: type)
  }

  /// A function for each type that a parameter has: one place in which it is made of a capture.
  func readers(_ writer: inout CodeWriter) {
    var written: Set<String> = []
    func write(_ type: ParameterType, _ writer: inout CodeWriter) {
      if case .newtype(let index) = type {
        write(table.newtypes[index].base, &writer)
        if table.newtypes[index].isPlain { return }
      }
      let name = reader(type)
      guard written.insert(name).inserted else { return }
      let result = plan.swiftType(type) + (mayFail(type) ? "?" : "")
      writer.line()
      writer.block("private static func \(name)(_ capture: \(plan.support).Capture) -> \(result)") { writer in
        make(type, &writer)
      }
    }
    for block in plan.blocks { for slot in block.shape { write(slot.type, &writer) } }
  }

  private func make(_ type: ParameterType, _ writer: inout CodeWriter) {
    let values = plan.support + ".Values"
    switch type {
    case .string: writer.line("\(values).string(of: capture)")
    case .int: writer.line("\(values).int(of: capture)")
    case .uint: writer.line("\(values).uint(of: capture)")
    case .double: writer.line("\(values).double(of: capture)")
    case .bool: writer.line("\(values).bool(of: capture)")
    case .uuid: writer.line("uuid(capture.first, capture.second)")
    case .day: writer.line("\(values).day(of: capture)")
    case .url: writer.line("Foundation.URL(string: \(values).string(of: capture))")
    case .enumeration(let index):
      let cases = table.enums[index].cases
      if cases.count == 1 { return writer.line(SwiftName.member(cases[0].name)) }
      writer.cases(of: "\(values).position(of: capture)") { writer in
        for (position, one) in cases.enumerated() {
          writer.line(
            "\(position == cases.count - 1 ? "default" : "case \(position)"): return \(SwiftName.member(one.name))")
        }
      }
    case .newtype(let index):
      let newtype = table.newtypes[index]
      let base = "\(reader(newtype.base))(capture)"
      if case .external(let swiftType, _) = newtype.rule {
        writer.line(
          mayFail(newtype.base)
            ? "\(base).flatMap { \(plan.support).value($0, as: \(SwiftName.external(swiftType)).self) }"
            : "\(plan.support).value(\(base), as: \(SwiftName.external(swiftType)).self)")
      } else {
        writer.line("\(plan.swiftType(type))(unchecked: \(base))")
      }
    }
  }

  /// A whole parameter out of a match's values.
  func argument(_ slot: SwiftPlan.Slot, _ index: Int) -> String {
    switch slot.form {
    case .single: "\(reader(slot.type))(values.capture(\(index)))"
    case .optional: "values.optional(\(index), \(reader(slot.type)))"
    case .list: "values.list(\(index), \(reader(slot.type)))"
    }
  }

  // MARK: Into a link, and into what is saved

  /// The call that hands a value to a sink, which prints, saves or hashes it.
  func write(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    if slot.form == .list {
      let text = elementText(slot.type, "$0")
      return "sink.list(\(text == "$0" ? value : "\(value).map { \(text) }"), \(savedList(slot, value)))"
    }
    let raw = value + rawPath(slot.type, isOptional: slot.form == .optional)
    switch table.baseType(slot.type) {
    case .string, .enumeration, .newtype:
      return automaton(slot.type).map { "sink.text(\(raw), automaton: \($0))" } ?? "sink.string(\(raw))"
    case .url:
      // What follows a `?` is skipped as a whole.
      let path = slot.form == .optional && raw == value ? "?.absoluteString" : ".absoluteString"
      return "sink.text(\(raw)\(path), automaton: \(automaton(.url) ?? 0))"
    case .int: return "sink.int(\(raw)\(bounds(slot.type).map { ", in: \($0)" } ?? ""))"
    case .uint: return "sink.uint(\(raw)\(bounds(slot.type).map { ", in: \($0)" } ?? ""))"
    case .double: return "sink.double(\(raw))"
    case .bool: return "sink.bool(\(raw))"
    case .day: return "sink.day(\(raw))"
    case .uuid:
      let halves = plan.matching + ".halves("
      if slot.form == .single { return "sink.uuid(\(halves)\(raw)))" }
      return "sink.uuid(\(value).map { \(halves)$0\(rawPath(slot.type, isOptional: false))) })"
    }
  }

  /// The text of a list's element; nil where it cannot be written.
  private func elementText(_ type: ParameterType, _ value: String) -> String {
    let raw = value + rawPath(type, isOptional: false)
    func accepted(_ text: String, _ record: Int?) -> String {
      guard let record else { return text }
      return "\(plan.support).accepts(\(plan.matching).table, \(record), \(text)) ? \(text) : nil"
    }
    switch table.baseType(type) {
    case .string, .enumeration, .newtype: return accepted(raw, automaton(type))
    case .url: return accepted(raw + ".absoluteString", automaton(.url) ?? 0)
    case .double: return "\(raw).isFinite ? \(raw).description : nil"
    case .uuid: return raw + ".uuidString"
    case .int, .uint:
      return bounds(type).map { "(\($0)).contains(\(raw)) ? \(raw).description : nil" } ?? raw + ".description"
    case .bool, .day: return raw + ".description"
    }
  }

  /// What leads from a value to what it stands on: `.rawValue` of an enum and of a newtype that is a type of its own.
  private func rawPath(_ type: ParameterType, isOptional: Bool) -> String {
    switch type {
    case .enumeration: break
    case .newtype(let index): if table.newtypes[index].isPlain { return "" }
    default: return ""
    }
    return (isOptional ? "?" : "") + ".rawValue"
  }

  /// The automaton that a text has to pass before it is printed: that of a plain newtype. Any other value was made by
  /// one.
  private func automaton(_ type: ParameterType) -> Int? {
    if case .newtype(let index) = type, !table.newtypes[index].isPlain { return nil }
    return matchTable.automata[type]
  }

  /// The bounds that a number has to keep before it is printed: those of a plain newtype.
  private func bounds(_ type: ParameterType) -> String? {
    guard case .newtype(let index) = type, table.newtypes[index].isPlain else { return nil }
    switch table.newtypes[index].rule {
    case .int(let low, let high): return "\(low)...\(high)"
    case .uint(let low, let high): return "\(low)...\(high)"
    default: return nil
    }
  }

  // MARK: Saved states

  /// What is saved of a list: elements of the app's own types by their raw values, URLs by their text.
  private func savedList(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    let path =
      (plan.isExternal(slot.type) ? ".rawValue" : "") + (table.baseType(slot.type) == .url ? ".absoluteString" : "")
    return path.isEmpty ? value : "\(value).map { $0\(path) }"
  }

  /// The type that stands for a value where it is saved.
  private func savedType(_ type: ParameterType) -> ParameterType {
    let base = plan.isExternal(type) ? table.baseType(type) : type
    return base == .url ? .string : base
  }

  /// The call that makes a parameter of what was saved. It throws where nothing does.
  func restored(_ slot: SwiftPlan.Slot) -> String { "try \(restorer(slot))(&decoder)" }

  private func restorer(_ slot: SwiftPlan.Slot) -> String {
    switch slot.form {
    case .single: "restored" + readerName(slot.type)
    case .optional: "optional" + readerName(slot.type)
    case .list: "list" + readerName(slot.type)
    }
  }

  /// A function for each type and form that a parameter has: a call of it, unlike what stands in it, costs little to
  /// compile.
  func restorers(_ writer: inout CodeWriter) {
    var written: Set<String> = []
    for slot in plan.blocks.flatMap(\.shape) where written.insert(restorer(slot)).inserted {
      let type = plan.swiftType(slot)
      writer.line()
      writer.line("@inline(never)")
      writer.function(
        "private static func \(restorer(slot))(", ["_ decoder: inout \(plan.support).RouteDecoder"],
        ") throws -> \(type)"
      ) { $0.line("try \(restoring(slot))") }
    }
  }

  private func restoring(_ slot: SwiftPlan.Slot) -> String {
    let saved = savedType(slot.type)
    let isDouble = saved == .double
    let name = plan.swiftType(saved) + ".self"
    let value: String
    switch slot.form {
    case .single: value = isDouble ? "decoder.double(\(reader(saved)))" : "decoder.value(\(name), \(reader(saved)))"
    case .optional: value = isDouble ? "decoder.optionalDouble()" : "decoder.optional(\(name))"
    case .list: value = "decoder.list(\(name))"
    }
    return mayFail(slot.type) ? "decoder.made(\(value)) { \(remade(slot.type, "$0")) }" : value
  }

  /// The value of its saved form; nil where there is none.
  private func remade(_ type: ParameterType, _ saved: String) -> String {
    guard case .newtype(let index) = type, case .external(let swiftType, let base) = table.newtypes[index].rule else {
      return mayFail(type) ? "Foundation.URL(string: \(saved))" : saved
    }
    return mayFail(base)
      ? "\(remade(base, saved)).flatMap { \(plan.support).value($0, as: \(SwiftName.external(swiftType)).self) }"
      : "\(plan.support).value(\(saved), as: \(SwiftName.external(swiftType)).self)"
  }
}
