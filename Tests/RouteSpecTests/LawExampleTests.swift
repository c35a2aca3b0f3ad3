import Testing

@testable import RouteSpec

/// Small cases that the random tables of the laws have found, or come to seldom.
@Suite struct LawExampleTests {
  /// What a spec reads of a link: the route and its values, or the reason why it does not.
  static func read(_ spec: String, _ link: String) -> String {
    let table = compile(spec).table
    let matcher = LinkMatcher(table, Competition(table))
    switch matcher.read(link) {
    case .refusal(let refusal): return refusal.reason
    case .reading(let reading):
      let route = table.routes[reading.route]
      let values = zip(route.parameters, reading.parameters).map { "\($0.name): \(text($1))" }
      return ([route.name] + values).joined(separator: " ")
    }
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .text(let value): value
    case .enumCase(let index): "case \(index)"
    case .list(let values): "[\(values.map(text).joined(separator: ", "))]"
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var spec: String
    var link: String
    var result: String
    var testDescription: String { "\(id) \(link)" }

    init(_ id: String, _ spec: String, _ link: String, _ result: String) {
      (self.id, self.spec, self.link, self.result) = (id, spec, link, result)
    }
  }

  static let folded = "app A { scheme \"s\" }\nroute upper \"/Me/a\"\nroute lower \"/me/b\"\nroute cut \"/{a}X{b}\""
  static let tabs = #"""
    app A { scheme "s" }
    tab one "One" icon system "x" at "/a" { root first
      route first "/first" }
    tab two "Two" icon system "x" at "/a/b" { root second
      route second "/second" }
    stack modal at "/m" { route third "/third" }
    route free "/free"
    """#
  /// `/a/b/x` is `/b/x` behind the first address and `/x` behind the second, which is longer.
  static let nested = #"""
    tab one "One" icon system "x" at "/a" { root first
      route first "/first"
      route far "/b/x" }
    tab two "Two" icon system "x" at "/a/b" { root second
      route second "/second"
      route near "/x" }
    """#
  static let twins = "app A { scheme \"s\" }\nroute upper \"/Me/{x}\"\nroute lower \"/me/{x}\""
  static let hosts = #"""
    app A { host "a.example", "bücher.example:8080", "*.bücher.example" }
    route home "/x"
    group host "{n: Int}.example" { route numbered "/n" }
    """#
  /// A better candidate refuses after it has put a value where the best one had its own.
  static let clobbered = #"""
    enum G { one, two }
    route narrow "/{p: Flat}?k={q: String?}&b={b: Bool}" { prefer mixed }
    type Flat = String matching "[^/]+"
    route mixed "/{a}a{g: G}"
    """#
  static let listed =
    "route r \"/r?tag={tags: [String]}\" {\n  alias \"/x\" with tags: \"a\"\n  alias \"/y/{tags...}\"\n}"

  static let reads: [Case] = [
    .init("host position", folded, "s://me/a", "upper"), .init("host position", folded, "s://ME/a", "upper"),
    .init("host position", folded, "s://me/b", "lower"), .init("host position", folded, "s:///me/a", "noRoute"),
    .init("host position", folded, "s://1x2", "cut a: 1 b: 2"), .init("host position", folded, "s:///1x2", "noRoute"),
    .init("host position", twins, "s://me/1", "lower x: 1"), .init("host position", twins, "s://Me/1", "upper x: 1"),
    .init("addresses", nested, "/a/b/x", "near"), .init("addresses", nested, "/b/x", "far"),
    .init("addresses", tabs, "/a/b/second", "second"), .init("addresses", tabs, "/a/b", "second"),
    .init("addresses", tabs, "/a", "first"), .init("addresses", tabs, "/a/second", "noRoute"),
    .init("addresses", tabs, "/a/b/first", "noRoute"), .init("addresses", tabs, "/a/b/free", "free"),
    .init("addresses", tabs, "/m/free", "free"), .init("addresses", tabs, "/m/third", "third"),
    .init("addresses", tabs, "/m/first", "noRoute"), .init("addresses", tabs, "/a/third", "noRoute"),
    .init("addresses", tabs, "/m", "noRoute"), .init("addresses", tabs, "/a//", "noRoute"),
    .init("addresses", tabs, "s://A/first", "first"), .init("addresses", tabs, "s:///A/first", "noRoute"),
    .init("letters", hosts, "https://BÜCHER.example:8080/x", "home"),
    .init("letters", hosts, "https://bu\u{308}cher.example:8080/x", "home"),
    .init("letters", hosts, "https://xn--bcher-kva.example:8080/x", "home"),
    .init("letters", hosts, "https://bücher.example/x", "notThisApp"),
    .init("letters", hosts, "https://a.Bücher.example/x", "home"),
    .init("letters", hosts, "https://é.bücher.example/x", "notThisApp"),
    .init("letters", hosts, "https://a.b.bücher.example/x", "notThisApp"),
    .init("letters", hosts, "https://ücher.example/x", "notThisApp"),
    .init("clobbered", clobbered, "/1atwo", "mixed a: 1 g: case 1"),
    .init("clobbered", clobbered, "/1atwo?b=true", "narrow p: 1atwo q: nil b: true"),
    .init("lists", listed, "/x", "r tags: [a]"), .init("lists", listed, "/y/a/b", "r tags: [a, b]"),
    .init("fragment", "route r \"/#a:{t...}\"", "/#a:", "noRoute"),
    .init("fragment", "route r \"/#a:{t...}\"", "/#a:b/c", "r t: [b, c]"),
    .init("fragment", "route r \"/#{t...}\"", "/#a/%00", "noRoute"),
    .init("fragment", "route r \"/r#a\"", "/r#a", "r"), .init("fragment", "route r \"/r#a\"", "/r#a/b", "noRoute"),
    .init("fragment", "route r \"/r#a\"", "/r", "noRoute"),
    .init("literal items", "route r \"/r?k=a\"", "/r?k=a", "r"),
    .init("literal items", "route r \"/r?k=a\"", "/r", "missingQuery"),
    .init("literal items", "route r \"/r?k=a\"", "/r?k", "noRoute"),
    .init("literal items", "route r \"/r?k=a\"", "/r?k=b&k=a", "noRoute"),
    // The path is decoded, and a plus in it stays one.
    .init("plus", "route r \"/r/{a}\"", "/r/%41+b", "r a: A+b"),
    .init("plus", "route r \"/#{a}\"", "/#a+b", "r a: a+b"),
    // What may follow the first parameter has too many states to be one automaton.
    .init("mixture", "type F = String matching \"[^/]+\"\nroute r \"/{a: F}1{b: Int}\"", "/b17", "r a: b b: 7"),
  ]

  @Test(arguments: reads) func isRead(one: Case) {
    #expect(Self.read(one.spec, one.link) == one.result)
  }

  static func printed(_ spec: String, _ route: String, _ values: [Value], _ target: LinkMatcher.Target) throws
    -> String?
  {
    let table = compile(spec).table
    let index = try #require(table.routes.firstIndex { $0.name == route })
    return LinkMatcher(table, Competition(table)).print(index, values, target)
  }

  @Test func hostParametersArePrinted() throws {
    #expect(try Self.printed(Self.hosts, "numbered", [.int(7)], .url) == "https://7.example/n")
    #expect(try Self.printed(Self.hosts, "numbered", [.int(-7)], .url) == "https://-7.example/n")
    // A `/path` is read as on a.example, which is no number.
    #expect(try Self.printed(Self.hosts, "numbered", [.int(7)], .path) == nil)
    let spec = "app A { host \"en.example\" }\ngroup host \"{l}.example\" { route r \"/r\" }"
    #expect(try Self.printed(spec, "r", [.text("en")], .path) == "/r")
    #expect(try Self.printed(spec, "r", [.text("de")], .path) == nil)
    #expect(try Self.printed(spec, "r", [.text("de")], .url) == "https://de.example/r")
    #expect(try Self.printed(spec, "r", [.text("DE")], .url) == nil)
    #expect(try Self.printed(spec, "r", [.text("d.e")], .url) == nil)
  }

  /// `*` reads no port, so a route of it is not read where a `/path` is.
  @Test func anyHostHasNoPort() throws {
    let spec = "app A { host \"a.example:8080\" }\ngroup host \"*\" { route r \"/r\" }"
    #expect(try Self.printed(spec, "r", [], .path) == nil)
    #expect(Self.read(spec, "/r") == "noRoute")
  }

  @Test func emptyTailsOfFragmentsLeaveNoSlash() throws {
    let spec = "route r \"/r#a/{t...?}\""
    #expect(try Self.printed(spec, "r", [.list([])], .path) == "/r#a")
    #expect(try Self.printed(spec, "r", [.list([.text("b")])], .path) == "/r#a/b")
    #expect(try Self.printed("route r \"/r#{t...?}\"", "r", [.list([])], .path) == "/r")
  }

  /// The origin of a `/path`: the app's first exact host; failing that the first in byte order, wherever it is declared.
  @Test func theOriginOfAPathGoesByNoOrder() {
    let groups = ["group host \"b.example\" { route b \"/x\" }", "group host \"a.example\" { route a \"/x\" }"]
    #expect(Self.read(groups.joined(separator: "\n"), "/x") == "a")
    #expect(Self.read(groups.reversed().joined(separator: "\n"), "/x") == "a")
    let app = "app A { host \"c.example\", \"b.example\" }\n"
    #expect(Self.read(app + groups.joined(separator: "\n"), "/x") == "noRoute")
  }

  /// Of two redirects that cross, to one route, the text of the pattern decides, wherever they are declared.
  @Test func aTieGoesByNoOrder() {
    let route = "route r \"/r?k={k}\"\n"
    let ties = ["redirect \"/{a: UInt}/x\" -> r(k: \"uint\")", "redirect \"/{a: Int}/x\" -> r(k: \"int\")"]
    #expect(Self.read(route + ties.joined(separator: "\n"), "/7/x") == "r k: int")
    #expect(Self.read(route + ties.reversed().joined(separator: "\n"), "/7/x") == "r k: int")
  }

  /// More query items than a route has parameters: what did not read is told by the parameter it belongs to.
  @Test func whatIsIgnoredIsNamed() throws {
    let literals = (0..<70).map { "l\($0)=1" }.joined(separator: "&")
    let spec = "route r \"/r?\(literals)&a={a: Int?}&b={b: Int?}&c={c: [Int]}\""
    let table = compile(spec).table
    try #require(table.routes.count == 1)
    let matcher = LinkMatcher(table, Competition(table))
    for (items, names) in [("a=1&b=x", ["b"]), ("a=x&b=1", ["a"]), ("c=1&c=x&a=x", ["a", "c"]), ("a=1", [])] {
      guard case .reading(let reading) = matcher.read("/r?\(literals)&\(items)") else {
        Issue.record("\(items) is not read")
        continue
      }
      #expect(reading.ignored == names)
    }
  }
}
