/// `Routes.swift`: the route enum with its parameter types, kinds, tabs and the like.
struct RoutesEmitter {
  let plan: SwiftPlan
  let matchTable: MatchTable
  private var table: RouteTable { plan.table }

  init(_ plan: SwiftPlan, _ matchTable: MatchTable) {
    self.plan = plan
    self.matchTable = matchTable
  }

  /// The file's text.
  func text(header: String) -> String {
    var writer = CodeWriter()
    writer.header(header)
    let showsFoundation = table.routes.contains { route in
      route.parameters.contains { [.uuid, .url].contains(shownType($0.type)) }
    }
    if showsFoundation { writer.line(plan.foundation(isShown: true)) }
    for module in table.app.imports { writer.line(moduleImport(module)) }
    if showsFoundation || !table.app.imports.isEmpty { writer.line() }
    routeEnum(&writer)
    for group in plan.groups.dropFirst() {
      writer.line()
      writer.documentation(group.documentation.isEmpty ? ["Routes of `\(group.member ?? "")`."] : group.documentation)
      writer.block("\(plan.access)nonisolated enum \(group.type): Swift.Sendable") { writer in cases(group, &writer) }
    }
    kinds(&writer)
    names(&writer)
    return writer.text
  }

  /// A type that the app's own stands for shows what its module shows.
  private func shownType(_ type: ParameterType) -> ParameterType {
    guard case .newtype(let index) = type else { return type }
    if case .external = table.newtypes[index].rule { return .string }
    return table.newtypes[index].isPlain ? table.newtypes[index].base : .string
  }

  private func moduleImport(_ module: String) -> String {
    let isShown = table.newtypes.contains { newtype in
      if case .external = newtype.rule { true } else { false }
    }
    return (isShown ? plan.access : "") + "import " + module
  }

  private func routeEnum(_ writer: inout CodeWriter) {
    let own = table.app.documentation
    writer.documentation(own + (own.isEmpty ? [] : [""]) + ["A screen of the app, with what it shows."])
    writer.block("\(plan.access)nonisolated enum \(plan.routeType): Swift.Sendable") { writer in
      cases(plan.groups[0], &writer)
      for group in plan.groups.dropFirst() {
        writer.line("case \(SwiftName.identifier(group.member ?? ""))(\(group.type))")
      }
      for index in table.enums.indices { enumeration(table.enums[index], &writer) }
      for index in table.newtypes.indices { newtype(index, &writer) }
    }
  }

  private func cases(_ group: SwiftPlan.Group, _ writer: inout CodeWriter) {
    for index in group.routes {
      let route = table.routes[index]
      writer.documentation(documentation(route))
      let parameters = route.parameters.map { parameter in
        "\(SwiftName.label(parameter.name)): \(declared(parameter))"
      }
      writer.line(
        "case \(SwiftName.identifier(route.name))"
          + (parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"))
    }
  }

  /// What is said of a route: its comment, its pattern, and why it should no longer be used. A deprecated case would make generated code warn.
  private func documentation(_ route: Route) -> [String] {
    var lines = route.documentation
    if let pattern = route.pattern {
      if !lines.isEmpty { lines.append("") }
      lines.append("`\(pattern.text)`")
    }
    if let reason = route.deprecation {
      if !lines.isEmpty { lines.append("") }
      lines.append("- Warning: Deprecated. \(reason)")
    }
    return lines
  }

  private func declared(_ parameter: Route.Parameter) -> String {
    let type = parameter.type
    switch parameter.arity {
    case .required: return plan.swiftType(type)
    case .optional: return plan.swiftType(type) + "? = nil"
    case .defaulted(let value): return plan.swiftType(type) + " = " + plan.expression(value, type)
    case .list: return "[" + plan.swiftType(type) + "] = []"
    case .tail(let least): return "[" + plan.swiftType(type) + "]" + (least == 0 ? " = []" : "")
    }
  }

  // MARK: Parameter types

  private func enumeration(_ type: EnumType, _ writer: inout CodeWriter) {
    writer.line()
    writer.documentation(type.documentation)
    writer.block(
      "\(plan.access)nonisolated enum \(SwiftName.identifier(type.name)): Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable"
    ) { writer in
      for one in type.cases {
        writer.documentation(one.documentation)
        let text = one.text == one.name ? "" : " = " + SwiftText.literal(one.text)
        writer.line("case \(SwiftName.identifier(one.name))\(text)")
      }
    }
  }

  private func newtype(_ index: Int, _ writer: inout CodeWriter) {
    let type = table.newtypes[index]
    if type.isPlain { return }
    let base: String
    let rule: String
    let test: String
    switch type.rule {
    case .external: return
    case .matching:
      base = "Swift.String"
      rule = "Nil where the text does not match the spec's pattern."
      test = "\(plan.support).accepts(\(plan.matching).table, \(matchTable.automata[.newtype(index)] ?? 0), rawValue)"
    case .int(let low, let high):
      base = "Swift.Int"
      rule = "Nil outside \(low)...\(high)."
      test = "(\(plan.expression(.int(low), .int))...\(high)).contains(rawValue)"
    case .uint(let low, let high):
      base = "Swift.UInt"
      rule = "Nil outside \(low)...\(high)."
      test = "(\(low)...\(high)).contains(rawValue)"
    }
    writer.line()
    writer.documentation(type.documentation)
    let access = plan.access
    writer.block(
      "\(access)nonisolated struct \(SwiftName.identifier(type.name)): Swift.RawRepresentable, Swift.Hashable, Swift.Codable, Swift.Sendable, Swift.CustomStringConvertible"
    ) { writer in
      writer.line("/// The value.")
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
      writer.line("\(unchecked)init(unchecked rawValue: \(base)) { self.rawValue = rawValue }")
      writer.line()
      writer.line("\(access)var description: Swift.String { Swift.String(describing: rawValue) }")
    }
  }

  /// What default arguments of public cases may name.
  private var unchecked: String {
    switch table.app.access {
    case .public: "@usableFromInline "
    case .package: "package "
    case .internal: ""
    }
  }

  // MARK: Kinds

  private func kinds(_ writer: inout CodeWriter) {
    let access = plan.access
    for (index, group) in plan.groups.enumerated() {
      writer.line()
      writer.line(index == 0 ? "/// Which screen a route is, without what it shows." : "/// Which route of `\(group.member ?? "")`.")
      let isEmpty = group.routes.isEmpty && (index > 0 || plan.groups.count == 1)
      writer.block("\(access)nonisolated enum \(group.kindType): Swift.Hashable, Swift.Sendable\(isEmpty || hasPayload(index) ? "" : ", Swift.CaseIterable")") { writer in
        for route in group.routes { writer.line("case \(SwiftName.identifier(table.routes[route].name))") }
        if index == 0 {
          for other in plan.groups.dropFirst() {
            writer.line("case \(SwiftName.identifier(other.member ?? ""))(\(other.kindType))")
          }
        }
      }
    }
  }

  private func hasPayload(_ group: Int) -> Bool { group == 0 && plan.groups.count > 1 }

  // MARK: Names of tabs and the like

  private func names(_ writer: inout CodeWriter) {
    nameEnum("Tab", "A tab, in bar order.", table.tabs.map { ($0.name, $0.documentation) }, &writer)
    nameEnum("StackName", "A named modal stack.", table.stacks.map { ($0.name, $0.documentation) }, &writer)
    nameEnum("Requirement", "What must hold before a screen is shown.", table.requirements.map { ($0.name, $0.documentation) }, &writer)
  }

  private func nameEnum(_ suffix: String, _ summary: String, _ names: [(name: String, documentation: [String])], _ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// " + summary)
    let conformances = names.isEmpty ? "Swift.Hashable, Swift.Codable, Swift.Sendable" : "Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Sendable"
    writer.block("\(plan.access)nonisolated enum \(plan.prefix)\(suffix): \(conformances)") { writer in
      for (name, documentation) in names {
        writer.documentation(documentation)
        writer.line("case \(SwiftName.identifier(name))")
      }
      if names.isEmpty {
        writer.line("\(plan.access)init(from decoder: any Swift.Decoder) throws {")
        writer.line("  throw Swift.DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: \"the table has none\"))")
        writer.line("}")
        writer.line("\(plan.access)func encode(to encoder: any Swift.Encoder) throws {}")
      }
    }
  }
}

extension CodeWriter {
  /// What stands at the top of every generated file.
  mutating func header(_ header: String) {
    line("// \(SwiftText.comment(header))")
    line("// swift-format-ignore-file")
    line("// swiftlint:disable all")
    line("// swiftformat:disable all")
    line()
  }
}
