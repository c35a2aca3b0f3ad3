import Testing

@testable import RouteSpec

@Suite struct MatchReportTests {
  private let nowhere = SourceRange(file: 0, start: 0, end: 0)

  /// A table with one route that has a parameter of each kind.
  private var table: RouteTable {
    var table = RouteTable()
    table.enums = [
      EnumType(
        name: "Sort",
        cases: [
          .init(name: "rating", text: "rating", documentation: [], range: nowhere),
          .init(name: "newest", text: "most-recent", documentation: [], range: nowhere),
        ], documentation: [], range: nowhere)
    ]
    let parameters: [(String, ParameterType, Pattern.Arity)] = [
      ("name", .string, .required), ("count", .int, .required), ("size", .uint, .required),
      ("scale", .double, .required),
      ("isOn", .bool, .required), ("sort", .enumeration(0), .optional), ("tags", .string, .list),
      ("rest", .enumeration(0), .tail(atLeast: 0)), ("id", .uuid, .optional),
    ]
    table.routes = [
      Route(
        name: "all", documentation: [],
        parameters: parameters.map { Route.Parameter(name: $0.0, type: $0.1, arity: $0.2, range: nowhere) },
        pattern: nil, aliases: [], title: nil, presentation: .cover(isLocked: true), hasPresentation: true, motion: nil,
        requirements: [], homes: [0], stack: nil, feature: nil, parent: nil, keepsParent: true, isInternal: false,
        isUnique: false,
        deprecation: nil, prefers: [], formerly: [], allows: [], range: nowhere)
    ]
    table.tabs = [
      Tab(
        name: "first", documentation: [], title: nil, icon: nil, selectedIcon: nil, badge: nil, address: nil,
        addressText: nil,
        root: nil, isCustom: false, range: nowhere)
    ]
    return table
  }

  private var reading: LinkReading {
    LinkReading(
      route: 0,
      parameters: [
        .text("a \"b\"\u{1B}"), .int(.min), .uint(.max), .double(1e20), .bool(true), .enumCase(1),
        .list([.text("x"), .text("y")]),
        .list([]), .null,
      ], pattern: "/all/{name}", via: "alias", tab: 0, backStack: [0, 0], presentation: .cover(isLocked: true),
      ignored: [],
      isUncertain: false)
  }

  @Test func aReadingHasTheShapeThatToolsRelyOn() {
    #expect(
      MatchReport(table).json("/all/a", .reading(reading)).text == #"""
        {"link":"/all/a","route":"all","parameters":{"name":"a \"b\"\u001b","count":-9223372036854775808,\#
        "size":18446744073709551615,"scale":1e+20,"isOn":true,"sort":"most-recent","tags":["x","y"],"rest":[],"id":null},\#
        "pattern":"/all/{name}","via":"alias","tab":"first","backStack":["all","all"],"presentation":"cover"}
        """#)
  }

  @Test func whatWasIgnoredAndWhatIsNotSureStandAtTheEnd() {
    var reading = reading
    reading.ignored = ["sort"]
    reading.isUncertain = true
    reading.tab = nil
    let text = MatchReport(table).json("/", .reading(reading)).text
    #expect(text.contains(#""tab":null,"#))
    #expect(text.hasSuffix(#""presentation":"cover","ignored":["sort"],"maybe":true}"#))
  }

  @Test func aReadingForPeople() {
    #expect(
      MatchReport(table).text("/all/\u{1B}[2J", .reading(reading)) == #"""
        /all/\u{1B}[2J
          route         all
          parameters    name: "a \"b\"\u{1B}"
                        count: -9223372036854775808
                        size: 18446744073709551615
                        scale: 1e+20
                        isOn: true
                        sort: newest
                        tags: ["x", "y"]
                        rest: []
                        id: nil
          read by       alias /all/{name}
          tab           first
          back stack    all, all
          presentation  cover

        """#)
  }

  /// Where a screen of a named stack opens is said, by whatever link it is reached.
  @Test func aStackIsNamed() throws {
    let compilation = compile("stack booking at \"/book\" {\n  route date \"/date\"\n}\nroute home \"/\"")
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    let report = MatchReport(compilation.table)
    func lines(_ link: String) -> [Substring] {
      report.text(link, matcher.read(link)).split(separator: "\n")
    }
    #expect(lines("/date").contains("  stack         booking"))
    #expect(lines("/book/date").contains("  stack         booking"))
    #expect(!lines("/").contains { $0.hasPrefix("  stack") })
  }

  @Test func aRefusalSaysWhyAndWhatWasNearest() {
    let refusal = LinkRefusal(
      .invalidValue(parameter: "id", type: "Int"),
      nearest: .init(route: "all", pattern: "/all/{id: Int}", parameter: "id", type: "Int"))
    #expect(
      MatchReport(table).json("/all/x", .refusal(refusal)).text == #"""
        {"link":"/all/x","route":null,"reason":"invalidValue","parameter":"id","type":"Int",\#
        "nearest":{"route":"all","pattern":"/all/{id: Int}","parameter":"id","type":"Int"}}
        """#)
    #expect(
      MatchReport(table).text("/all/x", .refusal(refusal)) == """
        /all/x
          no route      {id: Int} does not read what stands in its place
          nearest       all, /all/{id: Int}, but for {id: Int}

        """)
    let nothing = LinkRefusal(.noRoute, nearest: nil)
    #expect(
      MatchReport(table).json("", .refusal(nothing)).text
        == #"{"link":"","route":null,"reason":"noRoute","nearest":null}"#)
  }
}
