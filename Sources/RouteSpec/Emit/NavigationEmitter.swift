/// `Routes+Navigation.swift`: what the engine of navigation asks of the table, alerts, and the edges of the graph as calls.
///
/// The engine itself does not depend on the spec; it is generic over what is written here, and goes by its names.
struct NavigationEmitter {
  let plan: SwiftPlan
  var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan) { self.plan = plan }

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line()
    let modules =
      (showsFoundation ? ["Foundation"] : [])
      + table.app.imports.filter {
        $0 != "Foundation" || !showsFoundation
      }
    for module in modules { writer.importing(module, isShown: isShown(module), plan) }
    if !modules.isEmpty { writer.line() }
    names(&writer)
    tabs(&writer)
    alerts(&writer)
    edges(&writer)
    schema(&writer)
    return writer.text
  }

  // MARK: Imports

  /// The parameters that the file's functions and cases take.
  private var shownParameters: [Route.Parameter] {
    table.alerts.flatMap(\.parameters) + table.transitions.flatMap { table.routes[$0.to].parameters }
  }

  /// Whether the file names a type of Foundation, or writes a value of one.
  private var showsFoundation: Bool {
    let targets = [table.fallback].compactMap(\.self).map(\.route) + table.requirements.compactMap(\.via)
    return (shownParameters + targets.flatMap { table.routes[$0].parameters }).contains {
      [.uuid, .url].contains(table.baseType($0.type))
    }
  }

  private func isShown(_ module: String) -> Bool {
    shownParameters.contains { parameter in
      module == "Foundation"
        ? [.uuid, .url].contains(table.baseType(parameter.type)) && !plan.isExternal(parameter.type)
        : plan.isExternal(parameter.type) && SwiftName.names(plan.swiftType(parameter.type), module: module)
    }
  }

  // MARK: Names

  private func names(_ writer: inout CodeWriter) {
    let support = plan.support
    let aliases = [
      (
        "Where the user is: tabs, stacks, modals, alerts. It changes through `\(plan.prefix)Navigation.apply` alone.",
        "State", "NavigationState<\(plan.schema)>"
      ),
      ("A screen on a stack.", "Entry", "NavigationState<\(plan.schema)>.Entry"),
      ("What is shown above the tabs, with a stack of its own.", "Modal", "NavigationState<\(plan.schema)>.Modal"),
      ("An alert that waits for an answer.", "AlertEntry", "NavigationState<\(plan.schema)>.AlertEntry"),
      ("What changes the state.", "Action", "Action<\(plan.schema)>"),
      (
        "The state, with what is known of requirements. `apply` is the one way to change either.",
        "Navigation", "Navigation<\(plan.schema)>"
      ),
      ("What came of an action beside the state.", "Outcome", "Outcome<\(plan.schema)>"),
      ("A link that was not opened, and why.", "Refusal", "Refusal"),
      (
        "A navigation that remembers its states, to undo actions and to jump between them.",
        "History", "NavigationHistory<\(plan.schema)>"
      ),
      (
        "What screens get to navigate by: it sends actions, and reads where the user is.",
        "NavigatorProxy", "NavigatorProxy<\(plan.schema)>"
      ),
      (
        "A store for tests and previews: it applies actions and remembers them.",
        "NavigationRecorder", "NavigationRecorder<\(plan.schema)>"
      ),
    ]
    for (index, (summary, name, type)) in aliases.enumerated() {
      if index > 0 { writer.line() }
      writer.line("/// \(summary)")
      writer.line("\(plan.access)typealias \(plan.prefix)\(name) = \(support).\(type)")
    }
  }

  // MARK: Tabs

  private func tabs(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    writer.block("nonisolated extension \(plan.tabType)") { writer in
      writer.line("/// The title in the spec, as it stands there: not translated.")
      property(
        "\(access)var title: Swift.String?", of: table.tabs.map { $0.title.map { SwiftText.literal($0.value) } },
        &writer)
      writer.line()
      writer.line("/// The icon in the bar.")
      property("\(access)var icon: \(plan.support).Icon?", of: table.tabs.map { $0.icon.map(expression) }, &writer)
      writer.line()
      writer.line("/// The icon while it is selected, where the spec has one for that.")
      property(
        "\(access)var selectedIcon: \(plan.support).Icon?", of: table.tabs.map { $0.selectedIcon.map(expression) },
        &writer)
      writer.line()
      writer.line("/// The badge that it has at first.")
      property(
        "\(access)var badge: Swift.String?", of: table.tabs.map { $0.badge.map { SwiftText.literal($0.value) } },
        &writer)
    }
  }

  private func expression(_ icon: Icon) -> String {
    switch icon {
    case .system(let name): ".system(\(SwiftText.literal(name)))"
    case .asset(let name): ".asset(\(SwiftText.literal(name)))"
    }
  }

  /// A property of tabs: for each its expression.
  private func property(_ opening: String, of values: [String?], _ writer: inout CodeWriter) {
    if values.isEmpty { return writer.property(opening, "switch self {}") }
    if values.allSatisfy({ $0 == nil }) { return writer.property(opening, "nil") }
    writer.block(opening) { writer in
      writer.cases(of: "self") { writer in
        for (tab, value) in zip(table.tabs, values) {
          writer.line("case \(SwiftName.member(tab.name)): return \(value ?? "nil")")
        }
      }
    }
  }
}
