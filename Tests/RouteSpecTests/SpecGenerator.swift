@testable import RouteSpec

/// Random specs that use all of the language that has a part in reading and printing links.
///
/// The words are few, so that patterns meet often, and chosen to be mistaken for one another: `1` is an Int, a Double,
/// a String and a case.
struct SpecGenerator {
  /// A parameter of a route, so that aliases, redirects and children may bind it.
  struct Parameter {
    var name: String
    var type: String
    var isRequired: Bool
    var isPath: Bool
  }

  var random: Seeded
  var count = 0
  /// The routes so far, with what their aliases have to bind.
  var routes: [(name: String, parameters: [Parameter])] = []
  var tabs: [String] = []
  var hasOrigins = false

  static func draft(_ seed: UInt64) -> SpecDraft {
    var generator = SpecGenerator(random: Seeded(seed))
    return generator.draft()
  }

  init(random: Seeded) { self.random = random }

  mutating func chance(_ one: Int, in total: Int = 100) -> Bool { Int.random(in: 0..<total, using: &random) < one }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: The whole

  static let types = [
    #"enum E { a, b, both = "ab" }"#, #"enum F { b, new, one = "1", minus = "-1" }"#,
    #"enum G { dot = ".", slash = "a/b", accent = "é", upper = "A", space = "a b" }"#,
    #"type Slug = String matching "[a-z0-9]+(-[a-z0-9]+)*""#, #"type Any = String matching ".*""#,
    #"type Ab = String matching "(a|b|ab|ba)*" plain"#, #"type Flat = String matching "[^/]+""#,
    "type Low = Int in 1...5", "type Span = Int in -3...300000 plain", "type Digit = UInt in 0...9",
    "type Key = String as Shop.Key", "type Number = Int as Shop.Number<Int>",
  ]

  mutating func draft() -> SpecDraft {
    var nodes = [app()] + SpecGenerator.types.map { SpecDraft.Node(head: $0) }
    for _ in 0..<Int.random(in: 2...7, using: &random) { nodes.append(contentsOf: top()) }
    return SpecDraft(nodes: nodes)
  }

  private mutating func app() -> SpecDraft.Node {
    var lines: [String] = []
    for host in [
      #""a.example""#, #""b.example:8080""#, #""bücher.example""#, #""*.w.example""#, #""*""#,
    ] where chance(25) {
      lines.append("host " + host)
    }
    for scheme in [#""s""#, #""s+t""#] where chance(35) { lines.append("scheme " + scheme) }
    hasOrigins = !lines.isEmpty
    if chance(15) { lines.append("case insensitive") }
    if chance(15) { lines.append("trailing slash strict") }
    if chance(12) { lines.append("precedence declared") }
    return SpecDraft.Node(head: "app A", children: lines.map { SpecDraft.Node(head: $0) })
  }

  /// A declaration that may stand at the top, with what belongs to it.
  private mutating func top() -> [SpecDraft.Node] {
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<11: return [route([])]
    case 11, 12: return [refusal()]
    case 13, 14, 15: return routes.isEmpty ? [route([])] : [redirect()]
    case 16: return [group("group", SpecDraft.Pattern(path: path(allowsTail: false)), [])]
    case 17: return [prefixGroup()]
    case 18, 19: return [originGroup()]
    case 20, 21, 22: return [tab()]
    default: return [stack()]
    }
  }

  private mutating func members(_ around: [Parameter]) -> [SpecDraft.Node] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      chance(10) ? refusal() : chance(15) && !routes.isEmpty && around.isEmpty ? redirect() : route(around)
    }
  }

  private mutating func group(_ head: String, _ pattern: SpecDraft.Pattern?, _ around: [Parameter]) -> SpecDraft.Node {
    SpecDraft.Node(head: head, pattern: pattern, children: members(around))
  }

  private mutating func prefixGroup() -> SpecDraft.Node {
    count += 1
    let name = "p\(count)"
    let type = pick(SpecGenerator.pathTypes)
    let isOptional = chance(50)
    let piece = isOptional ? "[/{\(name): \(type)?}]" : "/{\(name): \(type)}"
    return group(
      "group", SpecDraft.Pattern(path: [piece]),
      [Parameter(name: name, type: "", isRequired: !isOptional, isPath: true)])
  }

  private mutating func originGroup() -> SpecDraft.Node {
    count += 1
    let name = "h\(count)"
    hasOrigins = true
    let bound = [Parameter(name: name, type: "", isRequired: true, isPath: true)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return group(#"group host "a.example""#, nil, [])
    case 2: return group(#"group host "c.example", "b.example:8080""#, nil, [])
    case 3: return group(#"group host "*.example", "*.w.example", "a.example""#, nil, [])
    case 4: return group(#"group host "*""#, nil, [])
    case 5: return group("group host \"{\(name): \(pick(["E", "Slug", "String", "Int"]))}.example\"", nil, bound)
    case 6:
      let type = pick(["E", "String"])
      return group("group host \"{\(name): \(type)}.p.example\", \"{\(name): \(type)}\"", nil, bound)
    case 7: return group(#"group scheme "s", "u""#, nil, [])
    default: return group(#"group host "bücher.example", "*.bücher.example""#, nil, [])
    }
  }

  private mutating func tab() -> SpecDraft.Node {
    count += 1
    let name = "t\(count)"
    tabs.append(name)
    let first = count
    var children = members([])
    children.append(SpecDraft.Node(head: "root \(root(after: first))"))
    let address = chance(75) ? " at \"\(pick(["/a", "/ab", "/a/b", "/t", "/A", "/new"]))\"" : ""
    return SpecDraft.Node(head: "tab \(name) \"T\" icon system \"x\"\(address)", children: children)
  }

  /// A route that stands after a number, with what it needs; where nothing is known to give it is a finding, and the
  /// tab has no root.
  private func root(after first: Int) -> String {
    let own = routes.filter { Int($0.name.dropFirst()).map { $0 > first } ?? false }
    for route in own {
      let needed = route.parameters.filter(\.isRequired)
      let given = needed.compactMap { parameter in
        SpecGenerator.value(parameter.type).map { "\(parameter.name): \($0.replacing("\\", with: ""))" }
      }
      if given.count == needed.count {
        return given.isEmpty ? route.name : "\(route.name)(\(given.joined(separator: ", ")))"
      }
    }
    return own.first?.name ?? "none"
  }

  private mutating func stack() -> SpecDraft.Node {
    count += 1
    return SpecDraft.Node(head: "stack s\(count) at \"\(pick(["/b", "/a/b", "/s", "/ab/a"]))\"", children: members([]))
  }

  // MARK: Routes

  /// A route, with `around` the parameters that the groups or the parent give.
  private mutating func route(_ around: [Parameter], depth: Int = 0) -> SpecDraft.Node {
    count += 1
    let name = "r\(count)"
    let first = count
    let mayNest = depth < 2 && chance(18)
    var own: [Parameter] = []
    var pattern = self.pattern(&own, allowsTail: !mayNest, isShort: depth > 0)
    if mayNest { pattern.fragment = nil }
    let parameters = around + own
    routes.append((name, parameters))
    var node = SpecDraft.Node(head: "route \(name)", pattern: pattern)
    if chance(10) { node.clauses.append("internal") }
    if chance(10), let tab = tabs.randomElement(using: &random) { node.clauses.append("in \(tab)") }
    while chance(22) { node.children.append(alias(parameters)) }
    if first > 1, chance(20) {
      node.children.append(
        SpecDraft.Node(head: "prefer \(routes[Int.random(in: 0..<routes.count, using: &random)].name)"))
    }
    if mayNest {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        node.children.append(route(parameters.filter(\.isPath), depth: depth + 1))
      }
    }
    return node
  }

  private mutating func alias(_ parameters: [Parameter]) -> SpecDraft.Node {
    var path = [literal()]
    var query: [String] = []
    var given: [String] = []
    for parameter in parameters.shuffled(using: &random) where parameter.isPath || chance(70) {
      // What the group around gives is in the alias already; binding it again is a finding, and the alias is left out.
      if parameter.type == "" { continue }
      if parameter.type.hasPrefix("[") {
        if chance(40), let value = SpecGenerator.value(String(parameter.type.dropFirst().dropLast())) {
          given.append("\(parameter.name): \(value.replacing("\\", with: ""))")
        } else if chance(50) {
          query.append("\(key())={\(parameter.name)}")
        } else if chance(50) {
          path.append("/{\(parameter.name)...}")
        }
      } else if parameter.type != "...", chance(15), let value = SpecGenerator.value(parameter.type) {
        given.append("\(parameter.name): \(value.replacing("\\", with: ""))")
      } else if parameter.type == "..." {
        if chance(50) { path.append("/{\(parameter.name)...\(chance(30) ? "?" : "")}") }
      } else if parameter.isRequired ? chance(75) : chance(40) {
        path.append(chance(20) ? "/\(pick(["a", "1"])){\(parameter.name)}" : "/{\(parameter.name)}")
      } else {
        query.append("\(key())={\(parameter.name)}")
      }
    }
    if let tail = path.firstIndex(where: { $0.contains("...") }) { path.append(path.remove(at: tail)) }
    return SpecDraft.Node(
      head: "alias", pattern: SpecDraft.Pattern(path: path, query: query),
      suffix: given.isEmpty ? "" : "with " + given.joined(separator: ", "))
  }

  private mutating func redirect() -> SpecDraft.Node {
    let target = routes[Int.random(in: 0..<routes.count, using: &random)]
    var path = [literal()]
    var query: [String] = []
    var arguments: [String] = []
    for parameter in target.parameters where parameter.isRequired || chance(50) {
      count += 1
      let name = "q\(count)"
      if parameter.type == "..." {
        if !path.contains(where: { $0.contains("...") }) {
          path.append("/{\(name)...}")
          arguments.append("\(parameter.name): \(name)")
        }
      } else if chance(20), let value = SpecGenerator.value(parameter.type) {
        arguments.append("\(parameter.name): \(value.replacing("\\", with: ""))")
      } else {
        if chance(70), !path.contains(where: { $0.contains("...") }) {
          path.append("/{\(name)}")
        } else {
          query.append("\(key())={\(name)}")
        }
        arguments.append("\(parameter.name): \(name)")
      }
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    var node = SpecDraft.Node(
      head: "redirect", pattern: SpecDraft.Pattern(path: path, query: query), suffix: "-> \(target.name)\(list)")
    if chance(15) { node.children.append(SpecDraft.Node(head: "prefer \(pick(routes).name)")) }
    return node
  }

  private mutating func refusal() -> SpecDraft.Node {
    var parameters: [Parameter] = []
    return SpecDraft.Node(head: "refuse", pattern: pattern(&parameters, allowsTail: true, isShort: true))
  }
}
