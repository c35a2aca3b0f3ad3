extension ReportedTable {
  /// All that are compiled.
  static let all = [
    trails, file, folded, strict, hosts, rest, restOrNothing, peaks, shop, fallingThrough, mixed, words, labels, locals,
    types, texts, plain, old,
  ]

  private static let origin = """
    scheme "trailkit"
    host "trails.example", "localhost:8080"
    """

  // MARK: Reading and printing

  /// Where most rows stand.
  static let trails = ReportedTable(
    "Trails", app: origin,
    #"""
    enum Order { nearest, newest = "most-recent" }

    route note     "/notes/{slug}"
    route find     "/find?q={q: String?}&page={page: Int = 1}&tag={tags: [String]}"
    route signIn   "/in?token={token}"
    route callback "/callback?code={code}"
    route reset    "/reset/{token}?via={via: String?}"
    route hike     "/explore/hikes/{id: Int}"
    route crewLog  "/crew/{user}/log"
    route log      "/crew/log"
    route tag      "/tags/{name}"
    route place    "/at/{latitude: Double}"
    route trip     "/trip/{id: UUID}"
    route day      "/days/{day: Day}"
    route sorted   "/sorted/{order: Order}"
    route light    "/light/{on: Bool}?dim={dim: Bool = false}"
    route docs     "/docs/{rest...}"
    route fall     "/up%2Fdown"
    route cafe     "/café"
    route chapter  "/book#{chapter}"
    route mode     "/mode?kind=a%20b"
    """#)

  /// A literal of two segments beside a parameter of one.
  static let file = ReportedTable("File", "route panel \"/admin/panel\"\nroute file \"/{file}\"")

  static let folded = ReportedTable(
    "Folded", app: "case insensitive", "route find \"/Find?kind=Map&q={q: String?}\"\nroute user \"/Users/{name}\"")

  static let strict = ReportedTable(
    "StrictSlash", app: "trailing slash strict",
    "route find \"/find\"\nroute folder \"/folder/\"\nroute docs \"/docs/{rest...}\"")

  static let hosts = ReportedTable(
    "Hosts", app: "host \"*.w.example\", \"bücher.example\"\nscheme \"books\"", "route find \"/find\"")

  static let rest = ReportedTable("Rest", "route page \"/{rest...}\"")
  static let restOrNothing = ReportedTable("RestOrNothing", "route page \"/{rest...?}\"")

  /// An optional part in the middle.
  static let peaks = ReportedTable(
    "Peaks", "route log \"/peaks[/{id: Int?}]/log\"\nroute peak \"/peaks/{id}\"")

  /// Literals that lead into a dead end.
  static let shop = ReportedTable(
    "Shop",
    #"""
    route card "/shop/gift/card"
    route sale "/shop/{department}/sale"
    route item "/shop/{department}/{shelf}/{item}"
    route rest "/shop/{path...}"
    """#)

  /// Values of one branch that another must not see.
  static let fallingThrough = ReportedTable(
    "FallingThrough",
    #"""
    route numbers "/b/{x: Int}/{y: Int}/end?limit={limit: Int = 9}"
    route words   "/b/{n}/{m}/{last}?limit={limit: Int?}"
    """#)

  static let mixed = ReportedTable(
    "Mixed",
    #"""
    route tile    "/tile/{w: Int}x{h: Int}"
    route picture "/pic/{name}.webp"
    route close   "/{task}:close"
    route pair    "/pair/{a}-{b}" { allow NAV306 }
    """#)

  // MARK: Generated code

  /// Words of Swift as routes; `self` and `init` mean something else wherever they stand.
  static let words = ReportedTable(
    "Words",
    #"""
    route `default` "/default"
    route in "/in/{in}"
    route protocol "/protocol"
    route class "/class/{class: Int}"
    route return "/return"
    route continue "/continue"
    route throws "/throws?throws={throws: Bool = true}"
    route where "/where"
    route `self` "/self/{self}"
    route `init` "/init/{init: Int}"
    route Type "/Type/{Type}"
    route 🎉 "/party"
    route 日本 "/日本"
    tab Protocol "P" icon system "star" { root Type(Type: "x") }
    """#)

  /// Words that back-ticks must surround even as labels, and names that become a part of longer ones.
  static let labels = ReportedTable(
    "Labels",
    #"""
    enum Static { static, class }
    route static "/static/{inout: Int}/{var: Static}/{let: UUID}?static={static: [Static]}"
    route class "/class/{static: Static}"
    """#)

  /// Parameters named as what generated code might call its own.
  static let locals = ReportedTable(
    "Locals", app: "host \"a.example\"",
    #"""
    route first  "/first/{url}/{path: Int}/{segments}/{components: Day}?index={index: Int?}&result={result: [Int]}"
    route second "/second/{query: UUID}/{value}/{values: Int}/{table: Bool}/{link}/{nodes: UInt}?c={capture: Int = 1}"
    route third  "/third/{route}/{decoder: Int}/{encoder}/{container: Double}/{name}/{kind: Int}/{tab}/{error}"
    """#)

  /// Types of the standard library, of Foundation and of SwiftUI as names of parameter types and tabs.
  static let types = ReportedTable(
    "Taken",
    #"""
    enum Character { small, large }
    enum Set { relative, absolute }
    enum Data { none, some }
    enum Optional { some, none }
    enum Result { success, failure }
    type Date = Int in 0...9
    route all "/all/{string: Character}/{url: Set}/{data: Data}?maybe={optional: Optional?}&r={results: [Result]}"
    route id "/id/{id: Date}/{text}"
    tab Notification "N" icon system "bell" { root id(id: 1, text: "a") }
    tab Tab "T" icon system "star" { root tab
      route tab "/tab" }
    tab View "V" icon system "eye" { root view
      route view "/view" }
    tab State "S" icon system "star" { root state
      route state "/state" }
    """#)

  /// A text that wants to be code.
  static let hostileText = "He said \"hi\" \\(x) \\n \r\n\u{0}\u{2028}\"#"
  static let texts = ReportedTable(
    "Quotes",
    #"""
    enum Word { a, evil = "\"# \\(x) */" }
    route quoted "/quoted/{word: Word}" title "He said \"hi\" \\(x) \\n \u{D}\u{A}\u{0}\u{2028}\"#"
    """#)

  /// Nothing of Foundation in its routes; it is public all the same.
  static let plain = ReportedTable("Plain", app: "access public", "route only \"/only/{id: Int}\"")

  static let old = ReportedTable(
    "Old", app: "access public\nhost \"a.example\"", "route old \"/old\" deprecated \"use new\"\nroute new \"/new\"")
}
