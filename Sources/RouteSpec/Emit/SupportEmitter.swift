/// `Routes+Support.swift`: the runtime's text under the app's prefix. It depends on the app's name, its access level and the
/// parts that the table needs alone, and imports nothing.
struct SupportEmitter {
  let plan: SwiftPlan
  /// The parts of the runtime that are written.
  let sections: Set<RuntimeSection>

  init(_ plan: SwiftPlan, _ matchTable: MatchTable) {
    self.init(plan: plan, sections: Set(RuntimeSection.allCases.filter { $0.isNeeded(plan.table, matchTable) }))
  }

  init(plan: SwiftPlan, sections: Set<RuntimeSection>) {
    self.plan = plan
    self.sections = sections
  }

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line()
    return writer.text
      + SupportText.renamed(
        RuntimeSection.text(RuntimeSource.text, with: sections), support: plan.support, access: plan.access) + "\n"
  }
}
