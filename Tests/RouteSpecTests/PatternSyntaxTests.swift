import Testing

@testable import RouteSpec

@Suite struct PatternSyntaxTests {
  /// The pieces of a pattern in short: `/`, `'literal'`, `{name:Type?=}`, `[…]`, `?key=…`, `#…`.
  private func pieces(_ pattern: String) -> String {
    let spec = ReadSpec("route a \"\(pattern)\"")
    guard spec.diagnostics.isEmpty, let route = spec.routes.first, case .pattern(let syntax) = route.shape else {
      return spec.places.joined(separator: ", ")
    }
    func short(_ literal: PatternLiteralSyntax) -> String { "'" + String(decoding: literal.bytes, as: UTF8.self) + "'" }
    func short(_ parameter: PatternParameterSyntax) -> String {
      let type = parameter.type.map {
        ":" + ($0.isList ? "[\($0.name.text)]" : $0.name.text) + ($0.isOptional ? "?" : "")
      }
      let tail = parameter.tail == .none ? "" : parameter.tail == .oneOrMore ? "+" : "*"
      return
        "{\(parameter.name.text)\(type ?? "")\(tail)\(parameter.defaultValue.map { "=\(spec.text($0.range))" } ?? "")}"
    }
    func short(_ pieces: [PatternPieceSyntax]) -> String {
      pieces.map { piece in
        switch piece {
        case .slash: "/"
        case .literal(let literal): short(literal)
        case .parameter(let parameter): short(parameter)
        case .optional(let inner, _): "[" + short(inner) + "]"
        }
      }.joined()
    }
    let query = syntax.query.map { item in
      switch item.content {
      case .literal(let literal): short(item.key) + "=" + short(literal)
      case .parameter(let parameter): short(item.key) + "=" + short(parameter)
      }
    }
    return short(syntax.path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (syntax.fragment.map { "#" + short($0) } ?? "")
  }

  @Test(arguments: [
    ("/", "/"),
    ("/a/", "/'a'/"),
    ("/trails/{slug: Slug}", "/'trails'/{slug:Slug}"),
    ("/@{name}", "/'@'{name}"),
    ("/{id: Int}-{slug}", "/{id:Int}'-'{slug}"),
    ("/{from: Int}...{to: Int}", "/{from:Int}'...'{to:Int}"),
    ("/wiki/{space: Space}:{page...}", "/'wiki'/{space:Space}':'{page+}"),
    ("/a[/page/{page: Int = 1}]", "/'a'[/'page'/{page:Int=1}]"),
    ("/map[.{format: Format?}]", "/'map'['.'{format:Format?}]"),
    ("/[{locale: Locale?}]", "/[{locale:Locale?}]"),
    ("[/{locale: Locale?}]/x[/y]", "[/{locale:Locale?}]/'x'[/'y']"),
    ("/vote[/{rest...?}]", "/'vote'[/{rest*}]"),
    ("/{ids: Int...}", "/{ids:Int+}"),
    (
      "/a?page={page: Int = 1}&sort={sort: Sort?}&tag={tags: [String]}&kind=literal&flag",
      "/'a'?'page'={page:Int=1}&'sort'={sort:Sort?}&'tag'={tags:[String]}&'kind'='literal'&'flag'=''"
    ),
    ("/a?q={q: String = \\\"x y}\\\"}", "/'a'?'q'={q:String=\\\"x y}\\\"}"),
    ("/a?x=-1&y={y: Double = -1.5e3}", "/'a'?'x'='-1'&'y'={y:Double=-1.5e3}"),
    ("/a?next=/home&a=b+c", "/'a'?'next'='/home'&'a'='b c'"),
    ("/a#section/{id}", "/'a'#'section'/{id}"),
    ("/caf%C3%A9/%2F/特殊", "/'café'/'/'/'特殊'"),
    ("/a:b/x*y/$(z);,'!~", "/'a:b'/'x*y'/'$(z);,'!~'"),
    ("/{`in`: Int}", "/{in:Int}"),
    ("/{ id : Int }", "/{id:Int}"),
  ]) func patternsAreReadIntoPieces(_ pattern: String, _ expected: String) {
    #expect(pieces(pattern) == expected)
  }

  /// Columns count from the first byte of the line; the pattern begins in column 10.
  @Test(arguments: [
    ("", "1:9-11 NAV120"),
    ("a/b", "1:10-10 NAV120"),
    ("[a]/b", "1:11-12 NAV120"),
    ("[/a]b", "1:14-15 NAV120"),
    ("https://a.example/x", "1:10-27 NAV120"),
    ("/{a}{b}", "1:14-17 NAV122"),
    ("/{a}[{b?}]", "1:15-19 NAV121"),
    ("/{a}[{b: B?}]", "1:15-22 NAV122"),
    ("/[x{a: A?}][{b: B?}]", "1:22-29 NAV122"),
    ("/a[/b[/c]]", "1:15-16 NAV123"),
    ("/a[]", "1:12-14 NAV123"),
    ("/a]", "1:12-13 NAV123"),
    ("/a[/b", "1:12-13 NAV112"),
    ("/a[?q={q}]", "1:12-13 NAV112"),
    ("/a?b={b}[&c={c}]", "1:18-19 NAV123"),
    ("/a#b[c]", "1:14-15 NAV123"),
    ("/a b", "1:12-13 NAV124"),
    ("/a=b", "1:12-13 NAV124"),
    ("/a&b", "1:12-13 NAV124"),
    ("/a|b", "1:12-13 NAV124"),
    ("/a\u{200B}b", "1:12-15 NAV124"),
    ("/a}b", "1:12-13 NAV120"),
    ("/a?tag[]={t}", "1:16-18 NAV124"),
    ("/%zz", "1:11-12 NAV125"),
    ("/%f", "1:11-13 NAV125"),
    ("/%ff", "1:11-14 NAV125"),
    ("/cafe\u{301}", "1:11-17 NAV126"),
    ("/{a...}/b", "1:11-17 NAV127"),
    ("/x{a...?}", "1:12-19 NAV127"),
    ("/a?x={x...}", "1:15-21 NAV127"),
    ("/{a...: Int}", "1:16-21 NAV127"),
    ("/{a: [Int]}", "1:11-21 NAV128"),
    ("/a?x={x: Int? = 1}", "1:15-28 NAV128"),
    ("/a?x={x: [Int] = 1}", "1:15-29 NAV128"),
    ("/a?", "1:12-13 NAV129"),
    ("/a?x={x}&", "1:18-19 NAV129"),
    ("/a?{x}", "1:13-16 NAV129"),
    ("/a?=x", "1:13-14 NAV129"),
    ("/a?x={y}-{z}", "1:15-22 NAV129"),
    ("/{}", "1:11-13 NAV120"),
    ("/{a", "1:11-12 NAV112"),
    ("/{a/b", "1:11-12 NAV112"),
    ("/{1a}", "1:11-13 NAV106"),
    ("/{a Int}", "1:14-17 NAV120"),
    ("/{a:}", "1:11-15 NAV120"),
    ("/{a: Int = }", "1:21-22 NAV134"),
    ("/{a: Int = .b}", "1:21-23 NAV134"),
    ("/{a: Int = 1x}", "1:21-23 NAV107"),
    ("/{a:[0-9]+}", "1:14-20 NAV121"),
    ("/{a:int:min(1)}", "1:14-24 NAV121"),
    ("/:id", "1:11-14 NAV121"),
    ("/:id(\\\\d+)/x", "1:11-20 NAV121"),
    ("/<int:id>", "1:11-19 NAV121"),
    ("/x-<id>", "1:13-17 NAV121"),
    ("/*", "1:11-12 NAV121"),
    ("/**/x", "1:11-13 NAV121"),
    ("/*path", "1:11-16 NAV121"),
    ("/{*path}", "1:11-18 NAV121"),
    ("/{path*}", "1:11-18 NAV121"),
    ("/{{id}}", "1:11-17 NAV121"),
    ("/{id?}", "1:11-16 NAV121"),
    ("/[id]/x", "1:11-15 NAV121"),
    ("/[...slug]", "1:11-20 NAV121"),
    ("/[[...slug]]", "1:11-22 NAV121"),
    ("/(?<id>[^/]+)/x", "1:11-23 NAV121"),
    ("/a?q=:q", "1:15-17 NAV121"),
  ]) func eachFaultIsOneFindingInItsPlace(_ pattern: String, _ place: String) {
    #expect(ReadSpec("route a \"\(pattern)\"").places == [place])
  }

  @Test(arguments: [
    ("/:id/x", "/{id}/x"), ("/:id?", "[/{id: String?}]"), ("/:id+", "/{id...}"), ("/:id*", "/{id...?}"),
    ("/<int:id>", "/{id: Int}"), ("/<path:rest>", "/{rest...}"), ("/*", "/{rest...}"), ("/**", "/{rest...}"),
    ("/*path", "/{path...}"), ("/{*path}", "/{path...}"), ("/{{ id }}", "/{id}"), ("/x/{id?}", "/x[/{id: String?}]"),
    ("/a?q={q?}", "/a?q={q: String?}"), ("/[...slug]", "/{slug...}"), ("/[[...slug]]", "/{slug...?}"),
    ("/(?<id>[^/]+)", "/{id}"), ("/(?P<id>\\\\d+)", "/{id: UInt}"), ("/a b", "/a%20b"), ("/100%", "/100%25"),
    ("/cafe\u{301}", "/caf\u{E9}"), ("/a?{x}", "/a?x={x}"), ("/{a/b", "/{a}/b"), ("/a?tag[]={t}", "/a?tag%5B%5D={t}"),
  ]) func theRightSpellingIsTheFix(_ pattern: String, _ mended: String) {
    let result = ReadSpec("route a \"\(pattern)\"").mended
    #expect(result == "route a \"\(mended)\"")
    #expect(result.unicodeScalars.elementsEqual("route a \"\(mended)\"".unicodeScalars))
  }

  @Test func hostsAreReadIntoWhatTheyRead() {
    let spec = ReadSpec(
      "app A { host \"a.example\", \"localhost:8080\", \"*\", \"*.b.example\", \"{l: L}.c.example\", \"{t}\", \"münchen.de\" }"
    )
    #expect(spec.places == [])
    guard case .app(let app)? = spec.file.declarations.first else {
      Issue.record("no app")
      return
    }
    let kinds = app.hosts.map { host in
      switch host.kind {
      case .exact(let name): "exact \(name) \(host.port ?? 0)"
      case .anyHost: "any"
      case .anyLabel(let suffix): "label \(suffix)"
      case .parameterLabel(let parameter, let suffix): "\(parameter.name.text) \(suffix)"
      case .parameterHost(let parameter): parameter.name.text
      }
    }
    #expect(
      kinds == [
        "exact a.example 0", "exact localhost 8080", "any", "label b.example", "l c.example", "t", "exact münchen.de 0",
      ])
  }
}
