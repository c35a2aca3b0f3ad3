/// How the table becomes Swift: names of types, the enums that hold the cases, and the numbers by which routes are made.
///
/// Routes with the same types of parameters have one shape, and are made together: arguments once a shape, then a switch over the routes of a block of at
/// most 64. A route's number is its block's times 64 and its place in the block.
struct SwiftPlan {
  /// An enum of cases: the route enum, or with `cases nested` one of a tab, a stack or a feature.
  struct Group {
    /// The full name of the type.
    var type: String
    /// The case of the route enum that holds it; nil for the route enum itself.
    var member: String?
    /// The name of its payload-free twin.
    var kindType: String
    /// The lines of its documentation comment.
    var documentation: [String]
    /// Indices into `RouteTable.routes`.
    var routes: [Int]
  }

  /// Routes of one group and one shape.
  struct Block {
    var group: Int
    var shape: [Slot]
    /// Indices into `RouteTable.routes`, at most 64.
    var routes: [Int]
  }

  /// What decides a parameter's place in a shape: everything about it but its name and default.
  struct Slot: Hashable {
    /// How a value stands.
    enum Form: Hashable {
      case single, optional, list
    }

    var type: ParameterType
    var form: Form
  }

  let table: RouteTable
  /// The prefix of the generated types.
  let prefix: String
  /// The groups; the route enum is the first.
  let groups: [Group]
  /// The blocks, in the order of their numbers.
  let blocks: [Block]
  /// For each route its group.
  let groupOf: [Int]
  /// For each route its number.
  let numbers: [Int]
  /// The different presentations, in the order in which they first appear.
  let presentations: [Presentation]
  /// For each route an index into `presentations`.
  let presentationOf: [Int]

  /// The largest number of routes in a block.
  static let blockLimit = 64
  /// The largest number of cases in an enum: beyond it a user's exhaustive switch gets slow to compile, and at 630 fails.
  static let caseLimit = 256

  init(_ table: RouteTable) {
    self.table = table
    let prefix = table.app.name
    self.prefix = prefix
    var groups = [
      Group(
        type: prefix + "Route", member: nil, kindType: prefix + "RouteKind", documentation: table.app.documentation, routes: [])
    ]
    var groupOf: [Int] = []
    var known: [GroupKey: Int] = [:]
    for (index, route) in table.routes.enumerated() {
      let key = table.app.hasNestedCases ? GroupKey(route) : .root
      if case .root = key {
        groupOf.append(0)
      } else if let group = known[key] {
        groupOf.append(group)
      } else {
        let (name, documentation) = key.named(in: table)
        known[key] = groups.count
        groupOf.append(groups.count)
        let type = prefix + SwiftName.capitalized(name) + "Route"
        groups.append(Group(type: type, member: name, kindType: type + "Kind", documentation: documentation, routes: []))
      }
      groups[groupOf[index]].routes.append(index)
    }
    var blocks: [Block] = []
    var numbers = [Int](repeating: 0, count: table.routes.count)
    for (index, group) in groups.enumerated() {
      var shapes: [[Slot]] = []
      var routes: [[Slot]: [Int]] = [:]
      for route in group.routes {
        let shape = SwiftPlan.shape(table.routes[route].parameters)
        if routes[shape] == nil { shapes.append(shape) }
        routes[shape, default: []].append(route)
      }
      for shape in shapes {
        var rest = (routes[shape] ?? [])[...]
        while !rest.isEmpty {
          let block = Array(rest.prefix(SwiftPlan.blockLimit))
          rest = rest.dropFirst(SwiftPlan.blockLimit)
          for (place, route) in block.enumerated() { numbers[route] = blocks.count * SwiftPlan.blockLimit + place }
          blocks.append(Block(group: index, shape: shape, routes: block))
        }
      }
    }
    var presentations: [Presentation] = []
    var places: [Presentation: Int] = [:]
    presentationOf = table.routes.map { route in
      if let place = places[route.presentation] { return place }
      places[route.presentation] = presentations.count
      presentations.append(route.presentation)
      return presentations.count - 1
    }
    self.presentations = presentations
    self.groups = groups
    self.groupOf = groupOf
    self.blocks = blocks
    self.numbers = numbers
  }

  static func shape(_ parameters: [Route.Parameter]) -> [Slot] {
    parameters.map { parameter in
      switch parameter.arity {
      case .required, .defaulted: Slot(type: parameter.type, form: .single)
      case .optional: Slot(type: parameter.type, form: .optional)
      case .list, .tail: Slot(type: parameter.type, form: .list)
      }
    }
  }

  /// What a nested enum stands for.
  private enum GroupKey: Hashable {
    case root
    case tab(Int)
    case stack(Int)
    case feature(Int)

    init(_ route: Route) {
      if let feature = route.feature {
        self = .feature(feature)
      } else if let stack = route.stack {
        self = .stack(stack)
      } else if let tab = route.homes.first {
        self = .tab(tab)
      } else {
        self = .root
      }
    }

    func named(in table: RouteTable) -> (String, [String]) {
      switch self {
      case .root: ("", [])
      case .tab(let index): (table.tabs[index].name, table.tabs[index].documentation)
      case .stack(let index): (table.stacks[index].name, table.stacks[index].documentation)
      case .feature(let index): (table.features[index].name, table.features[index].documentation)
      }
    }
  }

  // MARK: Names

  var routeType: String { prefix + "Route" }
  var support: String { prefix + "Support" }
  var matching: String { prefix + "Matching" }

  /// `public `, `package `, or nothing.
  var access: String {
    switch table.app.access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  /// The import of Foundation for a file whose API shows one of its types, or does not.
  func foundation(isShown: Bool) -> String { (isShown ? access : "") + "import Foundation" }

  /// A type as Swift writes it outside the route enum.
  func swiftType(_ type: ParameterType) -> String {
    switch type {
    case .string: "Swift.String"
    case .int: "Swift.Int"
    case .uint: "Swift.UInt"
    case .double: "Swift.Double"
    case .bool: "Swift.Bool"
    case .uuid: "Foundation.UUID"
    case .url: "Foundation.URL"
    case .day: support + ".Day"
    case .enumeration(let index): routeType + "." + SwiftName.identifier(table.enums[index].name)
    case .newtype(let index):
      switch table.newtypes[index].rule {
      case .external(let swiftType, _): swiftType
      default:
        table.newtypes[index].isPlain
          ? swiftType(table.newtypes[index].base) : routeType + "." + SwiftName.identifier(table.newtypes[index].name)
      }
    }
  }

  func swiftType(_ slot: Slot) -> String {
    switch slot.form {
    case .single: swiftType(slot.type)
    case .optional: swiftType(slot.type) + "?"
    case .list: "[" + swiftType(slot.type) + "]"
    }
  }

  /// A case of a route, made from arguments: `.trail(slug: a0)`.
  func make(_ route: Int, _ arguments: [String]) -> String {
    let parameters = table.routes[route].parameters
    let name = SwiftName.member(table.routes[route].name)
    if parameters.isEmpty { return name }
    return name + "(" + zip(parameters, arguments).map { SwiftName.label($0.name) + ": " + $1 }.joined(separator: ", ") + ")"
  }

  /// A pattern of a route that binds each argument, those that are nil not: `.trail(let a0, _)`.
  func bind(_ route: Int, _ names: [String?]) -> String {
    let name = SwiftName.member(table.routes[route].name)
    if table.routes[route].parameters.isEmpty || names.allSatisfy({ $0 == nil }) { return name }
    return name + "(" + names.map { $0.map { "let " + $0 } ?? "_" }.joined(separator: ", ") + ")"
  }

  /// A whole route value in the route enum: with `cases nested` the case of its group around it.
  func wrap(_ expression: String, group: Int) -> String {
    groups[group].member.map { SwiftName.member($0) + "(" + expression + ")" } ?? expression
  }

  /// A value of the spec as a Swift expression of its parameter's type.
  func expression(_ value: Value, _ type: ParameterType) -> String {
    switch value {
    case .null: return "nil"
    case .list(let values): return "[" + values.map { expression($0, type) }.joined(separator: ", ") + "]"
    case .enumCase(let index):
      guard case .enumeration(let enumeration) = type else { return "nil" }
      return SwiftName.member(table.enums[enumeration].cases[index].name)
    case .bool(let value): return String(value)
    case .double(let value): return value.description
    case .int(let value): return wrapped(String(value), type)
    case .uint(let value): return wrapped(String(value), type)
    case .text(let text):
      switch table.baseType(type) {
      case .uuid: return support + ".uuid(" + halves(text) + ")"
      case .day:
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        return support + ".Day(unchecked: " + numbers.map(String.init).joined(separator: ", ") + ")"
      case .url: return support + ".url(" + SwiftText.literal(text) + ")"
      default: return wrapped(SwiftText.literal(text), type)
      }
    }
  }

  private func wrapped(_ literal: String, _ type: ParameterType) -> String {
    guard case .newtype(let index) = type, !table.newtypes[index].isPlain else { return literal }
    if case .external = table.newtypes[index].rule { return literal }
    return ".init(unchecked: " + literal + ")"
  }

  private func halves(_ text: String) -> String {
    let digits = text.filter { $0 != "-" }
    return "0x" + digits.prefix(16) + ", 0x" + digits.dropFirst(16)
  }
}
