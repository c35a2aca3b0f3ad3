/// NAV224: a name that generated code takes, or that two declarations would have in one enum.
///
/// Names are kept as the spec has them: a number behind one would change when a neighbour is added. So where Swift, or
/// what is generated beside it,
/// needs a name for itself, the spec has to choose another.
enum NameCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    (types(table) + externals(table) + cases(table) + nested(table) + buttons(table) + edges(table) + blanks(table)).map
    { Finding($0) }
  }

  /// What stands behind the app's name in types that are generated, or will be.
  private static let suffixes = [
    "Route", "RouteKind", "Support", "Matching", "Tab", "StackName", "Requirement", "LinkError", "Reading", "Links",
    "Navigation", "State", "Schema", "Outcome", "Choice", "Edges", "EdgesFrom", "Navigator", "NavigationView", "Action",
    "Entry", "Modal", "Modals", "Alert", "Alerts", "Screens", "Stack", "Link", "History",
  ]

  private typealias Name = (text: String, range: SourceRange)

  /// The parameter types that are generated, inside of the route enum.
  private static func parameterTypes(_ table: RouteTable) -> [Name] {
    let enums = table.enums.map { Name($0.name, $0.range) }
    return enums
      + table.newtypes.compactMap { newtype in
        if case .external = newtype.rule { return nil }
        return newtype.isPlain ? nil : Name(newtype.name, newtype.range)
      }
  }

  /// The names of types that are generated beside the route enum.
  private static func generatedTypes(_ table: RouteTable) -> Set<String> {
    Set(suffixes.map { table.app.name + $0 }).union(SwiftPlan(table).groups.map(\.type))
  }

  /// Tabs, stacks and requirements: enums of names.
  private static func containers(_ table: RouteTable) -> [Name] {
    table.tabs.map { Name($0.name, $0.range) } + table.stacks.map { Name($0.name, $0.range) }
      + table.requirements.map { Name($0.name, $0.range) }
  }

  private static func alerts(_ table: RouteTable) -> [Name] {
    table.alerts.flatMap { alert in
      [Name(alert.name, alert.range)] + alert.parameters.map { Name($0.name, $0.range) }
        + alert.buttons.map { Name($0.name, $0.range) }
    }
  }

  /// Types whose names hide what generated code speaks of.
  private static func types(_ table: RouteTable) -> [Diagnostic] {
    let generated = generatedTypes(table)
    return parameterTypes(table).compactMap { type in
      if type.text == "Swift" || type.text == "Foundation" {
        return Diagnostic(.takenName, at: type.range, Message.module(type.text))
      }
      // Back-ticks do not help: `AppRoute.`Type`` is the metatype of the route enum all the same.
      if type.text == "Type" || type.text == "Protocol" {
        return Diagnostic(.takenName, at: type.range, Message.metatype(type.text))
      }
      guard type.text == "Kind" || generated.contains(type.text) else { return nil }
      return Diagnostic(.takenName, at: type.range, Message.generated(type.text))
    }
  }

  /// Types of the app's own whose first word means something else inside of the route enum.
  private static func externals(_ table: RouteTable) -> [Diagnostic] {
    let inside = Set(["Kind", "AllCases"] + parameterTypes(table).map(\.text) + table.routes.map(\.name))
    return table.newtypes.compactMap { newtype in
      guard case .external(let swiftType, _) = newtype.rule else { return nil }
      let firsts = swiftType.split(whereSeparator: { "<>, ".contains($0) }).compactMap { type in
        type.split(separator: ".").first.map { $0.filter { $0 != "`" } }
      }
      guard let word = firsts.first(where: inside.contains) else { return nil }
      return Diagnostic(.takenName, at: newtype.range, Message.inside(word))
    }
  }

  /// Cases that meet what Swift or the route enum already has of this name.
  private static func cases(_ table: RouteTable) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    // Inside of an enum a case hides the type of that name.
    let generated = generatedTypes(table).union(["Kind", "allCases", "AllCases"])
    let types = Dictionary(parameterTypes(table).map { ($0.text, $0.range) }) { first, _ in first }
    for route in table.routes {
      if let type = types[route.name] {
        findings.append(
          Diagnostic(
            .takenName, at: route.range, Message.typeAndRoute(route.name),
            notes: [Diagnostic.Note("the type `\(route.name)` is declared here", at: type)]))
      } else if generated.contains(route.name) {
        findings.append(Diagnostic(.takenName, at: route.range, Message.generated(route.name)))
      }
    }
    var names = table.enums.flatMap { $0.cases.map { Name($0.name, $0.range) } } + containers(table)
    names += table.alerts.flatMap { $0.buttons.map { Name($0.name, $0.range) } }
    for name in names where ["allCases", "AllCases", "RawValue"].contains(name.text) {
      findings.append(Diagnostic(.takenName, at: name.range, Message.protocols(name.text)))
    }
    names = table.routes.flatMap { $0.parameters.map { Name($0.name, $0.range) } } + alerts(table)
    if table.app.hasNestedCases {
      // These are cases of the route enum too.
      let owners = table.features.map { Name($0.name, $0.range) } + containers(table)
      for name in owners where name.text == "Kind" {
        findings.append(Diagnostic(.takenName, at: name.range, Message.generated(name.text)))
      }
      names += table.features.map { Name($0.name, $0.range) }
    }
    let taken = generatedTypes(table)
    for name in containers(table) + names where taken.contains(name.text) {
      findings.append(Diagnostic(.takenName, at: name.range, Message.generated(name.text)))
    }
    return findings
  }

  /// With `cases nested`: enums of one name, and routes beside an enum's case of theirs.
  private static func nested(_ table: RouteTable) -> [Diagnostic] {
    let plan = SwiftPlan(table)
    var findings: [Diagnostic] = []
    var firsts: [String: SwiftPlan.Group] = [:]
    for group in plan.groups.dropFirst() {
      guard let route = group.routes.first, let member = group.member else { continue }
      let range = table.routes[route].range
      if let first = firsts.updateValue(group, forKey: group.type), let other = first.routes.first {
        findings.append(
          Diagnostic(
            .takenName, at: range, Message.twoEnums(group.type),
            notes: [Diagnostic.Note("the first of the other one's routes", at: table.routes[other].range)]))
      }
      if let own = plan.groups[0].routes.first(where: { table.routes[$0].name == member }) {
        findings.append(
          Diagnostic(
            .takenName, at: table.routes[own].range, Message.routeAndEnum(member),
            notes: [Diagnostic.Note("the first route of the other", at: range)]))
      }
    }
    return findings
  }

  /// Alerts that meet the enums of buttons, which are nested beside them.
  private static func buttons(_ table: RouteTable) -> [Diagnostic] {
    let types = Set(table.alerts.map(NavigationEmitter.buttonType))
    return table.alerts.filter { types.contains($0.name) }
      .map { Diagnostic(.takenName, at: $0.range, Message.generated($0.name)) }
  }

  /// Screens at edges of the graph: the calls of edges have members of their own.
  private static func edges(_ table: RouteTable) -> [Diagnostic] {
    let ends = Set(table.transitions.flatMap { [$0.from, $0.to].compactMap(\.self) })
    let own = [NavigationEmitter.contextName, NavigationEmitter.anywhereName]
    return table.routes.indices.filter { ends.contains($0) && own.contains(table.routes[$0].name) }
      .map { Diagnostic(.takenName, at: table.routes[$0].range, Message.generated(table.routes[$0].name)) }
  }

  /// `_`, which Swift does not take for a name.
  private static func blanks(_ table: RouteTable) -> [Diagnostic] {
    var names = table.routes.map { Name($0.name, $0.range) }
    names += table.routes.flatMap { $0.parameters.map { Name($0.name, $0.range) } }
    names += table.enums.flatMap { $0.cases.map { Name($0.name, $0.range) } }
    names += parameterTypes(table) + containers(table) + alerts(table)
    names += table.features.map { Name($0.name, $0.range) }
    names += table.motions.map { Name($0.name, $0.range) }
    return names.filter { $0.text == "_" }.map { Diagnostic(.takenName, at: $0.range, Message.blank) }
  }

  private enum Message {
    static let blank = "`_` is no name in Swift; write another"

    static func module(_ name: String) -> String {
      "a type named `\(name)` hides the module of that name from generated code; give it another name"
    }

    static func metatype(_ name: String) -> String {
      "Swift gives every type a member named `\(name)`, so no type in the route enum can have this name; give it another"
    }

    static func generated(_ name: String) -> String {
      "`\(name)` is the name of something that is generated; give this another name"
    }

    static func inside(_ name: String) -> String {
      "`\(name)` is something else in the route enum, which is meant there; write the type with its module, `Module.\(name)`"
    }

    static func protocols(_ name: String) -> String {
      "`\(name)` is a member that Swift gives every enum of this kind; give this another name"
    }

    static func typeAndRoute(_ name: String) -> String {
      "the route and the type `\(name)` are both members of the route enum; give one of them another name"
    }

    static func twoEnums(_ type: String) -> String {
      "a tab, stack or feature would share the enum `\(type)` with another; give one of them another name"
    }

    static func routeAndEnum(_ name: String) -> String {
      "the route `\(name)` stands beside the tab, stack or feature `\(name)` in one enum; give one of them another name, or put the route inside"
    }
  }
}
