/// What stands before a pattern: the origin and the path of the groups around it, or of its parent route.
///
/// `group host "{lang: Lang}.example.com" { group "/p/{id: Int}" { … } }` is the host parameter `lang`, the path
/// parameter `id` and the pieces `/`, `p`, `/`, `{0}`: pieces count path parameters only, since an inner group may
/// still bring a host.
struct Prefix: Sendable {
  /// Where what is inside is read.
  var origins = Pattern.Origins.any
  /// The place of the origin group, where there is one.
  var originRange: SourceRange?
  /// The parameters of the host.
  var hostParameters: [Pattern.Parameter] = []
  /// The parameters of the path.
  var pathParameters: [Pattern.Parameter] = []
  /// The path, indices into `pathParameters`.
  var path: [Pattern.Piece] = []
  /// The path as written.
  var text = ""

  /// What a route puts before the patterns of the routes inside it.
  init(of pattern: Pattern, text: String) {
    origins = pattern.origins
    hostParameters = pattern.parameters.filter { $0.place == .host }
    pathParameters = pattern.parameters.filter { $0.place == .path }
    path = pattern.path.shifted(by: -hostParameters.count)
    self.text = text
  }

  init() {}
}

/// What one quoted pattern says, its own parameters counted from 0: path, query, fragment in this order.
struct PatternPart: Sendable {
  var path: [Pattern.Piece] = []
  var query: [Pattern.QueryItem] = []
  var fragment: [Pattern.Piece]?
  var parameters: [Pattern.Parameter] = []
  /// The path as written.
  var pathText = ""
  /// The query and fragment as written, with their `?` and `#`.
  var restText = ""
  var range: SourceRange
}

/// A whole pattern, with the text of its path alone.
struct WholePattern: Sendable {
  var pattern: Pattern
  var pathText: String
}

/// The path texts of a route's patterns: its own, and each alias's.
struct RouteTexts: Sendable {
  var own: String?
  var aliases: [String] = []
}

extension Prefix {
  /// The pattern with this before it.
  ///
  /// Where one ends in a slash and the next begins with one, one slash is left: `/` and `/reviews` are `/reviews`.
  func joined(_ part: PatternPart, isSlashStrict: Bool) -> WholePattern {
    let hosts = hostParameters.count
    let before = hosts + pathParameters.count
    let (path, text) = joinedPath(
      part.path.shifted(by: pathParameters.count), part.pathText, isSlashStrict: isSlashStrict)
    let query = part.query.map { item in
      guard case .parameter(let index) = item.content else { return item }
      var item = item
      item.content = .parameter(index + before)
      return item
    }
    let pattern = Pattern(
      origins: origins, path: path.shifted(by: hosts), query: query, fragment: part.fragment?.shifted(by: before),
      parameters: hostParameters + pathParameters + part.parameters, text: text + part.restText, range: part.range)
    return WholePattern(pattern: pattern, pathText: text)
  }

  /// The path of both, and how one would write it.
  func joinedPath(_ own: [Pattern.Piece], _ ownText: String, isSlashStrict: Bool) -> ([Pattern.Piece], String) {
    var left = path
    if case .slash? = left.last { left.removeLast() }
    // `/` alone adds nothing where a final slash does not count.
    if own == [.slash], !isSlashStrict || left.isEmpty {
      return (left, left.isEmpty ? "/" : trimmedText)
    }
    return (left + own, trimmedText + ownText)
  }

  private var trimmedText: String { text.utf8.last == UInt8(ascii: "/") ? String(text.dropLast()) : text }
}

extension [Pattern.Piece] {
  /// The pieces with every index of a parameter moved.
  func shifted(by distance: Int) -> [Pattern.Piece] {
    if distance == 0 { return self }
    return map { piece in
      switch piece {
      case .parameter(let index): .parameter(index + distance)
      case .tail(let index): .tail(index + distance)
      case .optional(let inner): .optional(inner.shifted(by: distance))
      case .slash, .literal: piece
      }
    }
  }
}
