import Testing

@testable import RouteSpec

/// What sound specs become.
@Suite struct ResolverModelTests {
  @Test func theFlagshipResolves() throws {
    let compilation = compile(flagship)
    #expect(findings(compilation) == [])
    let table = compilation.table
    #expect(table.app.name == "Trailhead")
    #expect(table.app.access == .public)
    #expect(table.app.documentation == ["Trailhead, an app about hiking trails."])
    #expect(
      table.origins.map(\.kind) == [
        .host("trailhead.example.com"), .host("www.trailhead.example.com"), .scheme("trailhead"),
      ])
    #expect(table.enums.map(\.name) == ["Sort"])
    #expect(table.enums[0].cases.map(\.text) == ["nearest", "rating", "most-recent"])
    #expect(table.newtypes.map(\.name) == ["Slug"])
    #expect(
      table.routes.map(\.name) == [
        "explore", "trail", "trailReviews", "trailPhoto", "search", "person", "profile", "settings", "signIn", "legal",
        "compose",
      ])
    let reviews = try #require(table.route("trailReviews"))
    #expect(reviews.pattern?.text == "/trails/{slug: Slug}/reviews?page={page: Int = 1}&sort={sort: Sort?}")
    #expect(reviews.parameters.map(\.name) == ["slug", "page", "sort"])
    #expect(reviews.parameters.map(\.type) == [.newtype(0), .int, .enumeration(0)])
    #expect(reviews.parameters.map(\.arity) == [.required, .defaulted(.int(1)), .optional])
    #expect(reviews.parent == 1)
    #expect(reviews.homes == [0])
    #expect(reviews.aliases.map(\.pattern.text) == ["/t/{slug}/reviews?page={page: Int = 1}&sort={sort: Sort?}"])
    #expect(reviews.aliases[0].bindings == [.parameter(0), .parameter(1), .parameter(2)])
    #expect(reviews.aliases[0].pattern.parameters.map(\.type) == [.newtype(0), .int, .enumeration(0)])
    let trail = try #require(table.route("trail"))
    #expect(
      trail.pattern?.path == [.slash, .literal(Array("trails".utf8)), .slash, .parameter(0)])
    #expect(trail.title?.value == "Trail")
    #expect(table.route("trailPhoto")?.presentation == .cover(isLocked: false))
    #expect(table.route("explore")?.pattern?.path == [])
    #expect(table.route("legal")?.parameters.map(\.arity) == [.tail(atLeast: 1)])
    #expect(table.route("search")?.parameters.map(\.arity) == [.optional, .list])
    #expect(table.route("settings")?.requirements == [0])
    #expect(table.route("settings")?.motion == 0)
    #expect(table.route("settings")?.homes == [1])
    #expect(table.route("compose")?.pattern == nil)
    #expect(table.requirements.map(\.via) == [8])
    #expect(table.tabs.map(\.root?.route) == [0, 6])
    #expect(table.tabs.map(\.addressText) == ["/explore", "/you"])
    #expect(table.tabs.map(\.isCustom) == [false, true])
    #expect(table.transitions.map(\.from) == [0, 1, nil])
    #expect(table.transitions.map(\.style) == [nil, .presentation(.cover(isLocked: false)), nil])
    #expect(table.redirects.map(\.route) == [1])
    #expect(table.redirects.map(\.bindings) == [[.parameter(0)]])
    #expect(table.fallback?.route == 0)
    #expect(table.alerts.map { $0.buttons.map(\.role) } == [[.destructive, .cancel]])
    #expect(table.motions.map { $0.insertion.map(\.edge) } == [["bottom", nil]])
    #expect(table.motions[0].animation?.numbers == [0.4])
  }

  @Test func groupsComposeWithOptionalPartsAndHosts() throws {
    let spec = """
      app A { host "example.com" }
      enum Locale { de, en }
      group "[/{locale: Locale?}]" {
        group host "{tenant}.example.com", "{tenant}.example.org" {
          route home "/"
          route item "/items/{id: Int}" {
            alias "/i/{id}"
            route photo "/photos/{index: UInt}"
          }
        }
        route plain "/plain"
      }
      """
    let compilation = compile(spec)
    #expect(findings(compilation) == [])
    let table = compilation.table
    let photo = try #require(table.route("photo"))
    #expect(photo.pattern?.text == "[/{locale: Locale?}]/items/{id: Int}/photos/{index: UInt}")
    #expect(photo.parameters.map(\.name) == ["tenant", "locale", "id", "index"])
    #expect(photo.pattern?.parameters.map(\.place) == [.host, .path, .path, .path])
    #expect(photo.pattern?.origins == .only([1, 2]))
    #expect(photo.aliases.map(\.pattern.text) == ["[/{locale: Locale?}]/i/{id}/photos/{index: UInt}"])
    #expect(photo.aliases[0].bindings == (0..<4).map { .parameter($0) })
    let home = try #require(table.route("home"))
    #expect(home.pattern?.text == "[/{locale: Locale?}]")
    #expect(home.pattern?.path == [.optional([.slash, .parameter(1)])])
    #expect(table.route("plain")?.pattern?.origins == .any)
    #expect(table.origins.map(\.isOfApp) == [true, false, false])
  }

  @Test func slashesMeetOnce() {
    let spec = """
      group "/g/" {
        route a "/"
        route b "/x/" { route c "/y" }
      }
      route root "/" { route d "/z" }
      """
    let table = compile(spec).table
    #expect(table.routes.map { $0.pattern?.text } == ["/g", "/g/x/", "/g/x/y", "/", "/z"])
    let strict = compile("app A { trailing slash strict }\n" + spec).table
    #expect(strict.routes.map { $0.pattern?.text } == ["/g/", "/g/x/", "/g/x/y", "/", "/z"])
    #expect(
      strict.routes.map { $0.pattern?.forms(isSlashStrict: true).first?.endsInSlash } == [
        true, true, false, false, false,
      ])
  }

  @Test func aliasesBindByNameWithDefaults() throws {
    let spec = """
      enum Size { book, film }
      route item "/{kind: Size}/{id: Int}[/{page: Int = 1}]?q={q: String?}&tag={tags: [String]}" {
        alias "/b/{id}[/{page}]?tag={tags}" with kind: book
        alias "/x/{page}/{id}" with kind: film, q: "a"
        alias "/n/{number}" with kind: book, id: number
      }
      """
    let compilation = compile(spec)
    #expect(findings(compilation) == [])
    let item = try #require(compilation.table.route("item"))
    #expect(
      item.aliases.map(\.bindings) == [
        [.value(.enumCase(0)), .parameter(0), .parameter(1), .value(.null), .parameter(2)],
        [.value(.enumCase(1)), .parameter(1), .parameter(0), .value(.text("a")), .value(.list([]))],
        [.value(.enumCase(0)), .parameter(0), .value(.int(1)), .value(.null), .value(.list([]))],
      ])
    #expect(item.aliases[0].pattern.parameters.map(\.arity) == [.required, .defaulted(.int(1)), .list])
    #expect(item.aliases[1].pattern.parameters.map(\.arity) == [.required, .required])
    #expect(item.aliases[2].pattern.parameters.map(\.type) == [.int])
  }

  @Test func hostsOfTheAppBindFirst() throws {
    let spec = """
      app A { host "{lang}.example.com" }
      route a "/a/{id: Int}"
      group scheme "x" { route b "/b" }
      """
    let compilation = compile(spec)
    #expect(findings(compilation) == [])
    #expect(compilation.table.route("a")?.parameters.map(\.name) == ["lang", "id"])
    #expect(compilation.table.route("a")?.pattern?.origins == .only([0]))
    #expect(compilation.table.route("b")?.parameters == [])
  }

  @Test func screensTakeWhatTheirParentsNeed() {
    let spec = """
      route trail "/trails/{slug}?q={q: String?}" {
        route edit(draft: UUID?)
        route bare(slug2: Int) { route inner(x: Bool) }
      }
      """
    let compilation = compile(spec)
    #expect(findings(compilation) == [])
    #expect(
      compilation.table.routes.map { $0.parameters.map(\.name) } == [
        ["slug", "q"], ["slug", "draft"], ["slug", "slug2"], ["slug", "slug2", "x"],
      ])
  }

  @Test func aScreenWithoutAPatternMayHaveAliases() {
    let spec = """
      route compose(draft: UUID?) {
        alias "/compose"
        route attach "/attach/{name}"
      }
      """
    let compilation = compile(spec)
    #expect(findings(compilation) == [])
    #expect(compilation.table.route("compose")?.aliases.map(\.bindings) == [[.value(.null)]])
    #expect(compilation.table.route("attach")?.pattern?.text == "/attach/{name}")
    #expect(compilation.table.route("attach")?.aliases == [])
  }

  @Test func homesAndRequirementsAreInherited() throws {
    let spec = """
      requirement session
      requirement paid
      tab a "A" {
        root x
        feature shop {
          route x "/x"
          route y "/y" in b, a requires session {
            route z "/z" requires paid, session
          }
        }
      }
      tab b "B" { root x }
      stack s { route w "/w" }
      """
    let table = compile(spec).table
    #expect(table.route("z")?.homes == [1, 0])
    #expect(table.route("z")?.requirements == [0, 1])
    #expect(table.route("z")?.feature == 0)
    #expect(table.route("w")?.stack == 0)
    #expect(table.route("w")?.homes == [])
    #expect(table.features.map(\.tab) == [0])
  }

  @Test func orderOfDeclarationsPlaysNoPart() {
    let blocks = topLevelBlocks(of: flagship)
    #expect(blocks.count > 12)
    let expected = facts(compile(blocks.joined(separator: "\n")).table)
    var generator = Seeded(11)
    for _ in 0..<20 {
      let shuffled = blocks.shuffled(using: &generator)
      let compilation = compile(shuffled.joined(separator: "\n"))
      #expect(findings(compilation) == [])
      #expect(facts(compilation.table) == expected)
    }
  }

  /// The table as lines without indices or places, sorted.
  private func facts(_ table: RouteTable) -> [String] {
    func name(_ index: Int?) -> String { index.map { table.routes[$0].name } ?? "-" }
    func type(_ type: ParameterType, _ arity: Pattern.Arity) -> String { table.spelling(of: type, arity) }
    var lines = table.routes.map { route in
      "route \(route.name) \(route.pattern?.text ?? "-") \(route.parameters.map { "\($0.name): \(type($0.type, $0.arity))" })"
        + " \(route.aliases.map { "\($0.pattern.text) \($0.bindings)" }) parent \(name(route.parent))"
        + " homes \(route.homes.map { table.tabs[$0].name }) requires \(route.requirements.map { table.requirements[$0].name })"
        + " motion \(route.motion.map { table.motions[$0].name } ?? "-") \(route.presentation)"
    }
    lines += table.transitions.map { "transition \(name($0.from)) \(name($0.to)) \(String(describing: $0.style))" }
    lines += table.redirects.map { "redirect \($0.pattern.text) \(name($0.route)) \($0.bindings)" }
    lines += table.tabs.map { "tab \($0.name) root \(name($0.root?.route)) \($0.isCustom)" }
    lines += table.requirements.map { "requirement \($0.name) \(name($0.via))" }
    lines += table.enums.map { "enum \($0.name) \($0.cases.map(\.text))" }
    lines += table.newtypes.map { "type \($0.name) \($0.rule)" }
    lines += table.alerts.map { "alert \($0.name) \($0.buttons.map(\.name))" }
    lines.append("fallback \(name(table.fallback?.route)) app \(table.app.name) \(table.origins.map(\.kind))")
    return lines.sorted()
  }

  /// The top-level declarations of a spec, each with its comment.
  private func topLevelBlocks(of text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring] = []
    for line in text.split(separator: "\n") {
      block.append(line)
      let isOpen = line.hasPrefix(" ") || line.hasPrefix("///") || line.hasSuffix("{")
      if !isOpen {
        blocks.append(block.joined(separator: "\n"))
        block = []
      }
    }
    return blocks
  }
}
