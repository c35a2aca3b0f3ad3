/// One finding: facts for every renderer (text, JSON and what follows), worded once.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a finding is.
  public enum Level: String, Hashable, Sendable {
    case error, warning, note
  }

  /// A further place that belongs to the finding.
  public struct Note: Hashable, Sendable {
    /// What is to be seen there.
    public var message: String
    /// The place; nil when the note is about the whole finding.
    public var range: SourceRange?

    /// Makes a note.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that mends the finding.
  public struct Fix: Hashable, Sendable {
    /// One replacement. An empty range inserts.
    public struct Edit: Hashable, Sendable {
      /// What is replaced.
      public var range: SourceRange
      /// By what.
      public var replacement: String

      /// Makes an edit.
      public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// What the edits do, in the imperative: "write `{id: Int}`".
    public var title: String
    /// The edits, of which no two overlap.
    public var edits: [Edit]
    /// Whether it is what was meant. One that is a choice among several is offered, and never made unasked.
    public var isCertain: Bool

    /// Makes a fix.
    public init(_ title: String, _ edits: [Edit], isCertain: Bool = true) {
      self.title = title
      self.edits = edits
      self.isCertain = isCertain
    }
  }

  /// Which finding it is.
  public var code: DiagnosticCode
  /// How grave it is here.
  public var level: Level
  /// Where.
  public var range: SourceRange
  /// What is wrong, in one sentence without a full stop, with the way out where there is room for it.
  public var message: String
  /// Further places and advice.
  public var notes: [Note]
  /// Whole links that show the finding.
  public var witnesses: [String]
  /// Edits that mend it.
  public var fixes: [Fix]

  /// Makes a finding.
  public init(
    _ code: DiagnosticCode, _ level: Level = .error, at range: SourceRange, _ message: String,
    notes: [Note] = [], witnesses: [String] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.level = level
    self.range = range
    self.message = message
    self.notes = notes
    self.witnesses = witnesses
    self.fixes = fixes
  }
}
