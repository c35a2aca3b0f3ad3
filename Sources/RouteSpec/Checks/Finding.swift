/// A finding with what the driver needs to know of it beside what people read.
public struct Finding: Hashable, Sendable {
  /// A declaration whose `allow` silences the finding.
  public struct Place: Hashable, Sendable {
    /// The declaration.
    public var owner: Competition.Owner
    /// The alias that is meant, where it is one: its own `allow` counts too.
    public var alias: Int?

    /// Makes a place.
    public init(_ owner: Competition.Owner, alias: Int? = nil) {
      self.owner = owner
      self.alias = alias
    }
  }

  /// A witness and what must come of it: it is read before it is shown.
  public struct Replay: Hashable, Sendable {
    /// The link.
    public var link: String
    /// Whether it is read from inside the app.
    public var isInside: Bool
    /// The index of the competitor that the matcher must find.
    public var winner: Int
  }

  /// A clause that would mend the finding by going or coming. A check knows no text; the compiler finds where in the
  /// file that is, and makes a fix of it.
  public struct ClauseEdit: Hashable, Sendable {
    /// Which.
    public enum Kind: Hashable, Sendable {
      /// The element of a list, such as the name after `prefer`, is taken out.
      case remove(element: SourceRange)
      /// The clause is added to the declaration that has this pattern.
      case add(String, pattern: SourceRange)
    }

    /// What it does, in the imperative.
    public var title: String
    /// Which.
    public var kind: Kind
    /// Whether it is what was meant.
    public var isCertain: Bool
  }

  /// What people read.
  public var diagnostic: Diagnostic
  /// Where an `allow` silences it.
  public var places: [Place]
  /// The witnesses, in the order of the diagnostic's.
  public var replays: [Replay]
  /// Clauses that would mend it.
  public var clauses: [ClauseEdit]

  /// Makes a finding.
  public init(
    _ diagnostic: Diagnostic, places: [Place] = [], replays: [Replay] = [], clauses: [ClauseEdit] = []
  ) {
    self.diagnostic = diagnostic
    self.places = places
    self.replays = replays
    self.clauses = clauses
  }
}
