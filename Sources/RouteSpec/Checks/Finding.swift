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

  /// What people read.
  public var diagnostic: Diagnostic
  /// Where an `allow` silences it.
  public var places: [Place]
  /// The witnesses, in the order of the diagnostic's.
  public var replays: [Replay]

  /// Makes a finding.
  public init(_ diagnostic: Diagnostic, places: [Place] = [], replays: [Replay] = []) {
    self.diagnostic = diagnostic
    self.places = places
    self.replays = replays
  }
}
