/// How the table becomes Swift: the enums that hold the cases, and the numbers by which routes are made.
///
/// Routes with the same types of parameters have one shape, and are made together: arguments once a shape, then a
/// switch over the routes of a block of at
/// most 64. A route's number is its block's times 64 and its place in the block.
struct SwiftPlan {
  /// An enum of cases: the route enum, or with `cases nested` one of a tab, a stack or a feature.
  struct Group {
    /// The full name of the type.
    var type: String
    /// The case of the route enum that holds it; nil for the route enum itself.
    var member: String?
    /// The lines of its documentation comment.
    var documentation: [String]
    /// Indices into `RouteTable.routes`.
    var routes: [Int] = []
  }

  /// Routes of one group and one shape.
  struct Block {
    var group: Int
    var shape: [Slot]
    /// Indices into `RouteTable.routes`.
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
  /// The groups; the route enum is the first.
  let groups: [Group]
  /// The blocks, at most 64 routes each, in the order of their numbers.
  let blocks: [Block]
  /// For each route its group.
  let groupOf: [Int]
  /// For each route its number.
  let numbers: [Int]
  /// The different presentations of routes, then those of edges, in the order in which they first appear.
  let presentations: [Presentation]
  /// For each presentation its index in `presentations`.
  let presentationPlaces: [Presentation: Int]

  /// The largest number of routes in a block.
  static let blockLimit = 64
  /// The largest number of patterns in a `case`: one of many is slow to compile.
  private static let patternLimit = 32

  init(_ table: RouteTable) {
    self.table = table
    let (groups, groupOf) = SwiftPlan.groups(of: table)
    let blocks = groups.indices.flatMap { SwiftPlan.blocks(of: groups[$0], $0, limit: SwiftPlan.blockLimit, table) }
    var numbers = [Int](repeating: 0, count: table.routes.count)
    for (index, block) in blocks.enumerated() {
      for (place, route) in block.routes.enumerated() { numbers[route] = index * SwiftPlan.blockLimit + place }
    }
    (self.groups, self.groupOf, self.blocks, self.numbers) = (groups, groupOf, blocks, numbers)
    var presentations: [Presentation] = []
    var places: [Presentation: Int] = [:]
    let ofEdges = table.transitions.compactMap { edge -> Presentation? in
      if case .presentation(let presentation) = edge.style { presentation } else { nil }
    }
    for presentation in table.routes.map(\.presentation) + ofEdges where places[presentation] == nil {
      places[presentation] = presentations.count
      presentations.append(presentation)
    }
    presentationPlaces = places
    self.presentations = presentations
  }

  // MARK: Shapes

  /// The routes of a group that have parameters, those of one shape together, no more than one `case` should list.
  func shapes(of group: Int) -> [Block] {
    SwiftPlan.blocks(of: groups[group], group, limit: SwiftPlan.patternLimit, table).filter { !$0.shape.isEmpty }
  }

  /// The number of cases of a group's enum.
  func caseCount(of group: Int) -> Int { groups[group].routes.count + (group == 0 ? groups.count - 1 : 0) }

  private static func blocks(of group: Group, _ index: Int, limit: Int, _ table: RouteTable) -> [Block] {
    var shapes: [[Slot]] = []
    var routes: [[Slot]: [Int]] = [:]
    for route in group.routes {
      let shape = shape(table.routes[route].parameters)
      if routes[shape] == nil { shapes.append(shape) }
      routes[shape, default: []].append(route)
    }
    return shapes.flatMap { shape -> [Block] in
      let all = routes[shape] ?? []
      return stride(from: 0, to: all.count, by: limit).map { start in
        Block(group: index, shape: shape, routes: Array(all[start..<min(start + limit, all.count)]))
      }
    }
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

  // MARK: Groups

  private static func groups(of table: RouteTable) -> ([Group], groupOf: [Int]) {
    let prefix = table.app.name
    var groups = [Group(type: prefix + "Route", member: nil, documentation: table.app.documentation)]
    var known: [Owner: Int] = [.app: 0]
    let groupOf = table.routes.indices.map { index in
      let owner = table.app.hasNestedCases ? Owner(table.routes[index]) : .app
      let group = known[owner] ?? groups.count
      if group == groups.count {
        let (name, documentation) = owner.named(in: table)
        known[owner] = group
        groups.append(
          Group(type: prefix + SwiftName.capitalized(name) + "Route", member: name, documentation: documentation))
      }
      groups[group].routes.append(index)
      return group
    }
    return (groups, groupOf)
  }

  /// Whose enum a route stands in with `cases nested`: the innermost of these.
  private enum Owner: Hashable {
    case app
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
        self = .app
      }
    }

    func named(in table: RouteTable) -> (String, [String]) {
      switch self {
      case .app: (table.app.name, table.app.documentation)
      case .tab(let index): (table.tabs[index].name, table.tabs[index].documentation)
      case .stack(let index): (table.stacks[index].name, table.stacks[index].documentation)
      case .feature(let index): (table.features[index].name, table.features[index].documentation)
      }
    }
  }
}
