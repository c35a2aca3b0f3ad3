/// `Routes+Support.swift`: the runtime's text under the app's prefix. It depends on the app's name and access level
/// alone, and imports nothing.
struct SupportEmitter {
  let plan: SwiftPlan

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line()
    return writer.text
      + SupportText.renamed(RuntimeSource.text, support: plan.support, access: plan.access) + "\n"
  }
}
