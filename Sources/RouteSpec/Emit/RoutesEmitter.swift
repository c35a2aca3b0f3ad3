/// `Routes.swift`: the route enum with its parameter types, what a route knows of itself, tabs and the like.
///
/// ```
/// public nonisolated enum TrailheadRoute: Swift.Hashable, Swift.Sendable, Swift.Codable {
///   /// One trail.
///   ///
///   /// `/trails/{slug: Slug}`
///   case trail(slug: Slug)
/// ```
struct RoutesEmitter {
  let plan: SwiftPlan
  let matchTable: MatchTable
  var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan, _ matchTable: MatchTable) {
    self.plan = plan
    self.matchTable = matchTable
  }

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    writer.line()
    imports(&writer)
    for index in plan.groups.indices { routes(index, &writer) }
    metadata(&writer)
    names(&writer)
    return writer.text
  }

  // MARK: Imports

  private func imports(_ writer: inout CodeWriter) {
    let showsFoundation = table.routes.contains { route in
      route.parameters.contains { [.uuid, .url].contains(shownType($0.type)) }
    }
    if showsFoundation { writer.importing("Foundation", isShown: true, plan) }
    for module in table.app.imports where module != "Foundation" || !showsFoundation {
      writer.importing(module, isShown: isShown(module), plan)
    }
    if showsFoundation || !table.app.imports.isEmpty { writer.line() }
  }

  /// The built-in type that a case shows. A type of the app's own shows none, whatever it stands on.
  private func shownType(_ type: ParameterType) -> ParameterType {
    guard case .newtype(let index) = type else { return type }
    return table.newtypes[index].isPlain ? table.newtypes[index].base : .string
  }

  /// Whether a case shows a type of this module: the module's name stands in front of it.
  private func isShown(_ module: String) -> Bool {
    let used = Set(table.routes.flatMap { $0.parameters.map(\.type) })
    return table.newtypes.indices.contains { index in
      guard case .external(let swiftType, _) = table.newtypes[index].rule, used.contains(.newtype(index)) else {
        return false
      }
      return SwiftName.names(swiftType, module: module)
    }
  }

  // MARK: Cases

  /// An enum of cases: the route enum, and with `cases nested` each other.
  private func routes(_ index: Int, _ writer: inout CodeWriter) {
    let group = plan.groups[index]
    if index > 0 { writer.line() }
    let summary =
      group.member.map { "A screen of `\($0)`, with what it shows." } ?? "A screen of the app, with what it shows."
    writer.documentation([summary] + (group.documentation.isEmpty ? [] : [""]) + group.documentation)
    let codable = index == 0 ? ["Swift.Codable"] : []
    writer.type(
      "\(plan.access)nonisolated enum \(group.type)", ["Swift.Hashable", "Swift.Sendable"] + codable
    ) { writer in
      for route in group.routes { routeCase(table.routes[route], isNested: index == 0, &writer) }
      if index == 0 {
        for other in plan.groups.dropFirst() {
          writer.documentation(
            ["The screens of `\(other.member ?? "")`."])
          writer.line("case \(SwiftName.identifier(other.member ?? ""))(\(other.type))")
        }
      }
      kind(index, &writer)
      guard index == 0 else { return }
      for type in table.enums { enumeration(type, &writer) }
      for index in table.newtypes.indices { newtype(index, &writer) }
    }
  }

  private func routeCase(_ route: Route, isNested: Bool, _ writer: inout CodeWriter) {
    writer.documentation(documentation(of: route))
    let name = "case \(SwiftName.identifier(route.name))"
    if route.parameters.isEmpty { return writer.line(name) }
    writer.list(name + "(", route.parameters.map { plan.declaration($0, isNested: isNested) }, ")")
  }

  /// What is said of a route: its comment, its pattern, and why it should no longer be used. An attribute would make
  /// generated code warn, which has to
  /// name every case.
  private func documentation(of route: Route) -> [String] {
    var lines = route.documentation
    if !lines.isEmpty { lines.append("") }
    lines.append(route.pattern.map { "`\($0.text)`" } ?? "It has no link: it is reached in the app only.")
    if let reason = route.deprecation { lines += ["", "- Warning: Deprecated: \(reason)"] }
    return lines
  }

  /// The payload-free twin of an enum of cases.
  private func kind(_ index: Int, _ writer: inout CodeWriter) {
    let group = plan.groups[index]
    let holdsGroups = index == 0 && plan.groups.count > 1
    if plan.caseCount(of: index) > 0 { writer.line() }
    writer.line("/// Which screen it is, without what it shows; named as in the spec.")
    let isListed = !holdsGroups && !group.routes.isEmpty
    writer.type(
      "\(plan.access)nonisolated enum Kind",
      ["Swift.Hashable", "Swift.Sendable"] + (index == 0 || isListed ? ["Swift.CaseIterable"] : [])
    ) { writer in
      for route in group.routes { writer.line("case \(SwiftName.identifier(table.routes[route].name))") }
      guard index == 0 else { return }
      for other in plan.groups.dropFirst() {
        writer.line("case \(SwiftName.identifier(other.member ?? ""))(\(other.type).Kind)")
      }
      if isListed { return }
      if holdsGroups { writer.line() }
      writer.line("/// Every kind, in the order of the spec.")
      let all = holdsGroups ? "(0..<\(table.routes.count)).map { \(plan.matching).kind($0) }" : "[]"
      writer.line("\(plan.access)static var allCases: [Kind] { \(all) }")
    }
  }
}

extension CodeWriter {
  /// Imports a module, which the interface of the file shows or does not.
  ///
  /// A module's files must agree on whether they say how far an import goes. Other files of the app say nothing, as a
  /// rule: `public import` is what
  /// they mean then, and goes with them; `package import` is an error beside them, unless the upcoming feature is on.
  mutating func importing(_ module: String, isShown: Bool, _ plan: SwiftPlan) {
    guard isShown, plan.table.app.access == .package else {
      return line((isShown ? plan.access : "") + "import \(SwiftName.identifier(module))")
    }
    line("#if hasFeature(InternalImportsByDefault)")
    indented { $0.line("package import \(SwiftName.identifier(module))") }
    line("#else")
    indented { $0.line("import \(SwiftName.identifier(module))") }
    line("#endif")
  }

  /// What stands at the top of every generated file.
  mutating func header(_ header: String) {
    line("// \(SwiftText.comment(header))")
    line("// swift-format-ignore-file")
    line("// swiftlint:disable all")
    line("// swiftformat:disable all")
  }
}
