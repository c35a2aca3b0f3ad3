/// `route NAME "PATTERN" CLAUSES { … }` or `route NAME(p: Type, …) CLAUSES { … }`.
///
/// Clauses on the line and in the block are one; each stands once.
public struct RouteSyntax: Hashable, Sendable {
  /// What follows the name.
  public enum Shape: Hashable, Sendable {
    /// A screen with a link.
    case pattern(PatternSyntax)
    /// A screen without one.
    case parameters([ParameterSyntax])
  }

  /// The lines of the documentation comment, without `///` and one space.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// What follows the name.
  public var shape: Shape
  /// `title "…"`
  public var title: TextSyntax?
  /// `present STYLE`
  public var presentation: PresentationSyntax?
  /// `motion NAME`
  public var motion: NameSyntax?
  /// `requires NAME, …`
  public var requirements: [NameSyntax] = []
  /// `in TAB, …`
  public var homes: [NameSyntax] = []
  /// The place of `internal`.
  public var internalRange: SourceRange?
  /// The place of `unique`.
  public var uniqueRange: SourceRange?
  /// `deprecated "why"`
  public var deprecation: TextSyntax?
  /// The place of `back none`.
  public var backNoneRange: SourceRange?
  /// The aliases in order.
  public var aliases: [AliasSyntax] = []
  /// `prefer OTHER, …`
  public var prefers: [NameSyntax] = []
  /// `formerly "oldName", …`
  public var formerly: [TextSyntax] = []
  /// `allow CODE, …`
  public var allows: [AllowSyntax] = []
  /// The routes of its block in order (and what stands there by mistake, reported).
  public var declarations: [DeclarationSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its head (name, pattern or parameters) could not be read whole.
  public var isBroken: Bool
}

/// `alias "PATTERN" [with p: value, …] [{ allow CODE }]`.
public struct AliasSyntax: Hashable, Sendable {
  /// The pattern.
  public var pattern: PatternSyntax
  /// The values of parameters that the pattern leaves out.
  public var arguments: [ArgumentSyntax]
  /// `allow CODE, …`
  public var allows: [AllowSyntax]
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `redirect "PATTERN" -> ROUTE(p: value, …) [{ prefer OTHER; allow CODE }]`.
public struct RedirectSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The pattern.
  public var pattern: PatternSyntax
  /// Where it goes.
  public var target: TargetSyntax
  /// `prefer OTHER, …`
  public var prefers: [NameSyntax]
  /// `allow CODE, …`
  public var allows: [AllowSyntax]
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `refuse "PATTERN" [{ prefer OTHER; allow CODE }]`.
public struct RefuseSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The pattern.
  public var pattern: PatternSyntax
  /// `prefer OTHER, …`
  public var prefers: [NameSyntax]
  /// `allow CODE, …`
  public var allows: [AllowSyntax]
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `fallback ROUTE`.
public struct FallbackSyntax: Hashable, Sendable {
  /// The route, with arguments.
  public var target: TargetSyntax
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `transition A -> B, C[: STYLE]`. The style is that of all its targets.
public struct TransitionSyntax: Hashable, Sendable {
  /// Where it starts.
  public enum Origin: Hashable, Sendable {
    /// `*`
    case any(SourceRange)
    case route(NameSyntax)
  }

  /// Where it starts.
  public var origin: Origin
  /// Where it goes, at least one unless it is broken.
  public var targets: [NameSyntax]
  /// How the edges are shown.
  public var style: StyleSyntax?
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// The style of a transition. A word that is no presentation is the name of a motion.
public enum StyleSyntax: Hashable, Sendable {
  case presentation(PresentationSyntax)
  case motion(NameSyntax)
}

/// `push`, `replace`, `sheet(medium, large, initial large)`, `cover(locked)`, `popover`.
public struct PresentationSyntax: Hashable, Sendable {
  /// The word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case push, replace, sheet, cover, popover
  }

  /// A height of a sheet.
  public struct Detent: Hashable, Sendable {
    /// Which.
    public enum Kind: Hashable, Sendable {
      case medium, large
      case height(NumberSyntax)
      case fraction(NumberSyntax)
    }

    /// Which.
    public var kind: Kind
    /// The whole of it.
    public var range: SourceRange
  }

  /// The word.
  public var kind: Kind
  /// `medium, large, height(N), fraction(X)`, of a sheet.
  public var detents: [Detent] = []
  /// `initial D`, of a sheet.
  public var initial: Detent?
  /// `undimmed D`, of a sheet.
  public var undimmed: Detent?
  /// The place of `grabber`, of a sheet.
  public var grabberRange: SourceRange?
  /// The place of `locked`, of a sheet, cover or popover.
  public var lockedRange: SourceRange?
  /// The whole of it.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken = false
}
