/// Which route wins where several read one link: every pattern of the table ranked by the law of the language (section
/// 5).
///
/// The law compares sets of links. Each candidate (a pattern, one choice of its optional parts, one of its origins)
/// gets a rank so
/// that of all candidates that read a link the one with the least rank is the one the law picks.
///
/// ```
/// route me   "/users/me"        rank 0: it lies inside the next
/// route user "/users/{name}"    rank 1
/// ```
///
/// Only candidates that can read one link are compared (`Meetings`), so the work grows with the number of real
/// meetings.
public struct Competition: Sendable {
  /// Whose pattern it is.
  public enum Owner: Hashable, Sendable {
    /// An index into `RouteTable.routes`.
    case route(Int)
    /// An index into `RouteTable.redirects`.
    case redirect(Int)
    /// An index into `RouteTable.refusals`.
    case refusal(Int)
  }

  /// A pattern that takes part.
  public struct Competitor: Sendable {
    /// Whose pattern it is.
    public var owner: Owner
    /// The index of the alias among the route's aliases; nil for a pattern that is no alias.
    public var alias: Int?
    /// The pattern.
    public var pattern: Pattern
    /// For each parameter of the route it ends at, where its value comes from. Empty for a refusal.
    public var bindings: [Binding]
    /// Whether it is read from inside the app only.
    public var isInternal: Bool
    /// The name that decides where nothing else does: the route's, a redirect's target's, none for a refusal.
    public var tieName: String
  }

  /// A pattern under one choice of its optional parts on one origin.
  public struct Candidate: Hashable, Sendable {
    /// An index into `competitors`.
    public var competitor: Int
    /// An index into the pattern's `forms(isSlashStrict:)`.
    public var form: Int
    /// An index into `RouteTable.origins`; nil is every origin, and none.
    public var origin: Int?
  }

  /// Why one candidate wins over another.
  public enum Reason: Int, Hashable, Comparable, Sendable {
    /// Nothing in the law decides; the tie rule does. A finding.
    case unresolved
    /// Both belong to one route and the law leaves it open; the tie rule decides, without a finding.
    case sameOwner
    /// The sets are equal; the tie rule decides. A finding.
    case duplicate
    /// A refusal wins where it crosses a route.
    case refusal
    /// `prefer` says so.
    case prefer
    /// The winner's form lies inside the loser's.
    case form
    /// The winner's whole pattern lies inside the loser's.
    case pattern
    /// Both are forms of one pattern, and the winner has the part further left.
    case part
    /// The winner's origin is more exact.
    case origin
    /// The winner is declared earlier, under `precedence declared`.
    case declared

    /// Whether the law leaves it open and the tie rule decides.
    var isTie: Bool { self == .unresolved || self == .sameOwner || self == .duplicate }

    /// By strength.
    public static func < (left: Reason, right: Reason) -> Bool { left.rawValue < right.rawValue }
  }

  /// Two candidates that can read one link.
  public struct Meeting: Hashable, Sendable {
    /// The rank of the one that wins.
    public var winner: Int
    /// The rank of the other.
    public var loser: Int
    /// Why.
    public var reason: Reason
    /// Whether only an app's own type decides at run time if they really meet.
    public var isMay: Bool
  }

  /// Every pattern: routes with their aliases, then redirects, then refusals, in declaration order.
  public let competitors: [Competitor]
  /// Every candidate, the best first: the index is the rank.
  public let candidates: [Candidate]
  /// Every pair of candidates that can read one link, by winner, then by loser.
  public let meetings: [Meeting]
  /// What the checks read.
  let analysis: Analysis
}
