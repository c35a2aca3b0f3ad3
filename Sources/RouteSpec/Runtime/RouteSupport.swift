/// What generated code carries along: everything that does not depend on the spec.
///
/// This text is compiled twice: here, where `routegen match` runs it, and inside every generated `…+Support.swift`,
/// renamed to
/// `TrailheadSupport`. So it imports nothing, marks every type and extension `nonisolated`, and names nothing outside
/// itself.
///
/// A table is two texts: `nodes`, made of printable characters that carry six bits each, and `pool`, the texts of the
/// spec.
/// `MatchTableBuilder` documents the layout. The walker trusts them; it never reads outside the link.
public nonisolated enum RouteSupport {
  /// Where a link comes from.
  public nonisolated enum LinkSource: Hashable, Sendable {
    /// A browser, a message, another app.
    case outside
    /// The app itself: `internal` patterns are read too.
    case inside
  }

  /// Why a text was not read as a link of this table. Offsets count UTF-8 bytes of the text.
  public nonisolated enum LinkError: Error, Hashable, Sendable {
    /// Another app's scheme or host, user information, a port that is not declared, or no link at all.
    case notThisApp
    /// A `%` that two hexadecimal digits do not follow (RFC 3986, section 2.1).
    case malformedPercentEncoding(offset: Int)
    /// Escapes that are no UTF-8.
    case invalidUTF8(offset: Int)
    /// No pattern has this shape.
    case noRoute
    /// A pattern has this path, but needs this query item.
    case missingQuery(name: String)
    /// A pattern has this shape, but the value of this parameter does not read as its type.
    case invalidValue(parameter: String, type: String)
    /// The table says that this link stays in the browser.
    case refused
    /// The link is longer than `lengthLimit` bytes.
    case tooLong
  }

  /// The pattern that came furthest in reading a link that none read.
  public nonisolated struct NearestMiss: Hashable, Sendable {
    /// The route's name in the spec.
    public var route: String
    /// The pattern, whole.
    public var pattern: String
    /// The parameter that refused, where one did.
    public var parameter: String?
    /// Its type.
    public var type: String?
  }

  /// How a link was found.
  public nonisolated enum Via: String, Hashable, Sendable {
    /// The route's own pattern.
    case pattern
    /// Another pattern of the route.
    case alias
    /// A redirect to the route.
    case redirect
    /// The address of a tab, alone or with a pattern after it.
    case tab
    /// The address of a named stack with a pattern after it.
    case stack
  }

  /// The longest link that is read or printed, in UTF-8 bytes.
  public static let lengthLimit = 65_536
}
