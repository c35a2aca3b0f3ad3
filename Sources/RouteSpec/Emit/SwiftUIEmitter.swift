/// `Routes+SwiftUI.swift`: the screens protocols, what the views ask of the spec, and the views themselves, which do not
/// depend on it but for the app's name.
struct SwiftUIEmitter {
  let plan: SwiftPlan
  var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan) { self.plan = plan }

  /// The file's text. A table without screens has nothing to draw.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    if plan.isEmpty { return writer.text }
    writer.line()
    // Popovers, badges and drags are not on these systems.
    writer.line("#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)")
    imports(&writer)
    screens(&writer)
    drawing(&writer)
    writer.line()
    return writer.text + views + "#endif\n"
  }

  private func imports(_ writer: inout CodeWriter) {
    let parameters = table.routes.flatMap(\.parameters)
    let showsFoundation = parameters.contains {
      [.uuid, .url].contains(table.baseType($0.type)) && !plan.isExternal($0.type)
    }
    writer.importing("Combine", isShown: true, plan)
    writer.importing("Foundation", isShown: showsFoundation, plan)
    // Swift takes a conformance alone for a use of the module in public declarations only.
    writer.importing("Observation", isShown: table.app.access == .public, plan)
    writer.importing("SwiftUI", isShown: true, plan)
    let own = ["Combine", "Foundation", "Observation", "SwiftUI"]
    for module in table.app.imports where !own.contains(module) {
      let isShown = parameters.contains {
        plan.isExternal($0.type) && SwiftName.names(plan.swiftType($0.type), module: module)
      }
      writer.importing(module, isShown: isShown, plan)
    }
  }

  /// The views, under the app's name.
  private var views: String {
    let hasCustom = table.tabs.contains { $0.isCustom }
    var parts = ["Drawing", "Environment", "Modals", "Store", "Views"]
    parts.append(table.alerts.isEmpty ? "Alerts+None" : "Alerts")
    if table.tabs.isEmpty {
      parts.append("Base+NoTabs")
    } else {
      parts += ["Base+Tabs", hasCustom ? "TabContent+Custom" : "TabContent+Native"]
    }
    return parts.sorted().compactMap { ViewsSource.texts[$0] }
      .map { SupportText.views($0, plan: plan) + "\n" }.joined()
  }
}
