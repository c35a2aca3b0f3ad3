import RouteSpec

/// A text read as a spec.
struct ReadSpec {
  let source: SourceFile
  let file: FileSyntax
  let diagnostics: [Diagnostic]

  init(_ text: String) { self.init(bytes: Array(text.utf8)) }

  init(bytes: [UInt8]) {
    source = SourceFile(path: "test.navspec", bytes: bytes)
    (file, diagnostics) = Parser.parse(source, index: 0)
  }

  /// Each finding as `line:column-line:column code`.
  var places: [String] {
    diagnostics.map { finding in
      let (start, end) = (source.position(of: finding.range.start), source.position(of: finding.range.end))
      let isOneLine = start.line == end.line
      return "\(start.line):\(start.column)-\(isOneLine ? "" : "\(end.line):")\(end.column) \(finding.code)"
    }
  }

  /// The first fix of each finding that has one, carried out, one after the other from the end of the text.
  var mended: String {
    var bytes = source.bytes
    let edits = diagnostics.flatMap { $0.fixes.first?.edits ?? [] }.sorted { $0.range.start > $1.range.start }
    for edit in edits { bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a place.
  func text(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// All routes, those in blocks included, in order.
  var routes: [RouteSyntax] {
    func routes(_ declarations: [DeclarationSyntax]) -> [RouteSyntax] {
      declarations.flatMap { declaration in
        switch declaration {
        case .route(let route): [route] + routes(route.declarations)
        case .tab(let tab): routes(tab.declarations)
        case .stack(let stack): routes(stack.declarations)
        case .feature(let feature): routes(feature.declarations)
        case .group(let group): routes(group.declarations)
        default: [RouteSyntax]()
        }
      }
    }
    return routes(file.declarations)
  }
}

/// The flagship of the language's description.
let flagshipSpec = """
  /// Trailhead, an app about hiking trails.
  app Trailhead {
    scheme "trailhead"
    host "trailhead.example.com", "www.trailhead.example.com"
    access public
  }

  /// How a list of trails is ordered.
  enum Sort { nearest, rating, newest = "most-recent" }

  /// A trail's slug, such as `angels-landing`.
  type Slug = String matching "[a-z0-9]+(-[a-z0-9]+)*"

  /// Someone is signed in.
  requirement session via signIn

  motion card {
    insertion move(bottom), opacity
    removal   opacity
    animation spring(0.4)
  }

  tab explore "Explore" icon system "map" at "/explore" {
    root explore

    route explore "/"

    /// One trail.
    route trail "/trails/{slug: Slug}" title "Trail" {
      alias "/t/{slug}"
      route trailReviews "/reviews?page={page: Int = 1}&sort={sort: Sort?}"
      route trailPhoto   "/photos/{index: UInt}" present cover
    }

    route search "/search?q={query: String?}&tag={tags: [String]}"
    route person "/people/@{name: String}"
  }

  tab profile "You" icon system "person.crop.circle" at "/you" container custom {
    root profile
    route profile  "/me"
    route settings "/me/settings" requires session motion card
  }

  route signIn "/sign-in?next={next: URL?}" present sheet(medium, large)
  route legal  "/legal/{page...}" present sheet
  route compose(draft: UUID?) present cover(locked) requires session      // no pattern

  transition explore -> trail
  transition trail -> trailPhoto: cover
  transition * -> compose

  redirect "/hike/{slug: Slug}" -> trail(slug: slug)
  fallback explore

  alert signOut "Sign out?" {
    message "Saved trails stay on this device."
    button destructive signOut "Sign out"
    button cancel stay "Stay"
  }

  """
