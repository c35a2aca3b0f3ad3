/// `Routes+Support.swift`: the runtime's text under the app's prefix, and what of Foundation it needs.
struct SupportEmitter {
  let plan: SwiftPlan

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    let needsFoundation = plan.needsFoundation
    if needsFoundation { writer.line(plan.foundation(isShown: false)) }
    if needsFoundation { writer.line() }
    var text = writer.text
    text += SupportEmitter.renamed(RuntimeSource.text, support: plan.support, access: plan.access)
    return text + foundation(needsFoundation)
  }

  /// The runtime under another name and access level.
  ///
  /// The only `public` in it stands at the beginning of a declaration.
  static func renamed(_ text: String, support: String, access: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count + 4096)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let body = line.drop { $0 == " " }
      if body.hasPrefix("public ") {
        result += line.prefix(line.count - body.count)
        result += access
        result += body.dropFirst(7)
      } else {
        result += line
      }
      result += "\n"
    }
    if result.hasSuffix("\n\n") { result.removeLast() }
    return result.replacing("RouteSupport", with: support)
  }

  private func foundation(_ isNeeded: Bool) -> String {
    var writer = CodeWriter()
    guard isNeeded else { return "" }
    writer.line()
    writer.block("nonisolated extension \(plan.support)") { writer in
      writer.line("/// A UUID of its two halves.")
      writer.block("\(plan.usable)static func uuid(_ first: Swift.UInt64, _ second: Swift.UInt64) -> Foundation.UUID") { writer in
        writer.line("func byte(_ half: Swift.UInt64, _ index: Swift.UInt64) -> Swift.UInt8 { Swift.UInt8(truncatingIfNeeded: half &>> (56 &- 8 &* index)) }")
        let first = (0..<8).map { "byte(first, \($0))" }.joined(separator: ", ")
        let second = (0..<8).map { "byte(second, \($0))" }.joined(separator: ", ")
        writer.line("return Foundation.UUID(uuid: (\(first),")
        writer.line("  \(second)))")
      }
      writer.line()
      writer.line("static func uuid(of capture: Capture) -> Foundation.UUID { uuid(capture.first, capture.second) }")
      writer.line()
      writer.line("/// The two halves of a UUID.")
      writer.block("static func halves(_ value: Foundation.UUID) -> (Swift.UInt64, Swift.UInt64)") { writer in
        writer.line("let bytes = value.uuid")
        writer.line("func half(_ values: [Swift.UInt8]) -> Swift.UInt64 { values.reduce(0) { $0 &<< 8 | Swift.UInt64($1) } }")
        writer.line("return (half([bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7]),")
        writer.line("  half([bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15]))")
      }
      writer.line()
      writer.line("/// The URL of a text that is one: a link that the compiler has proved, or a default of the spec.")
      writer.block("\(plan.usable)static func url(_ text: Swift.String) -> Foundation.URL") { writer in
        writer.line("Foundation.URL(string: text) ?? Foundation.URL(fileURLWithPath: \"/\")")
      }
    }
    return writer.text
  }
}

extension SwiftPlan {
  /// Whether the support file works with Foundation's types.
  var needsFoundation: Bool { true }

  /// The access of what default arguments of public cases call.
  var usable: String {
    switch table.app.access {
    case .public: "@usableFromInline "
    case .package: "package "
    case .internal: ""
    }
  }
}
