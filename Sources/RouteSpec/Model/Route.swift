/// A screen: a case of the route enum, and how links reach it.
public struct Route: Hashable, Sendable {
  /// A parameter of the route: an associated value of its case.
  public struct Parameter: Hashable, Sendable {
    /// The name, without back-ticks.
    public var name: String
    /// The type of the value, or of each element of a list or tail.
    public var type: ParameterType
    /// What it may be; `.list` and `.tail` are arrays in Swift, `.optional` an optional.
    public var arity: Pattern.Arity
    /// Its place in the spec.
    public var range: SourceRange
  }

  /// Another pattern that is read as this route.
  public struct Alias: Hashable, Sendable {
    /// The pattern.
    public var pattern: Pattern
    /// For each parameter of the route, where its value comes from.
    public var bindings: [Binding]
    /// The findings that are silenced here.
    public var allows: [Allow] = []
  }

  /// The name, unique in the table, without back-ticks.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The parameters. Where the route has a pattern they are the pattern's, in the same order and number.
  public var parameters: [Parameter]
  /// The pattern; nil where the screen is reached in the app only.
  public var pattern: Pattern?
  /// Other patterns, in declaration order.
  public var aliases: [Alias]
  /// The title.
  public var title: Text?
  /// How it is shown; push unless it says otherwise.
  public var presentation: Presentation
  /// Whether `present` was written.
  public var hasPresentation: Bool
  /// An index into `RouteTable.motions`.
  public var motion: Int?
  /// Indices into `RouteTable.requirements`, the parents' first, each once.
  public var requirements: [Int]
  /// The tabs it has as home, indices into `RouteTable.tabs`: the one it stands in, or those it names. Empty: none.
  public var homes: [Int]
  /// The named stack it stands in, an index into `RouteTable.stacks`.
  public var stack: Int?
  /// The innermost feature it stands in, an index into `RouteTable.features`.
  public var feature: Int?
  /// The route it is nested in, whatever `back none` says.
  public var parent: Int?
  /// Whether the parent lies under it on the back stack: false with `back none`.
  public var keepsParent: Bool
  /// Whether the pattern is read from inside the app only.
  public var isInternal: Bool
  /// Whether at most one entry of a stack shows it.
  public var isUnique: Bool
  /// Why it should no longer be used.
  public var deprecation: String?
  /// The routes it wins over where both read.
  public var prefers: [Reference]
  /// Names in states saved by older versions.
  public var formerly: [String]
  /// The findings that are silenced here.
  public var allows: [Allow]
  /// The name's place.
  public var range: SourceRange
}

/// Where the value of a route's parameter comes from, in an alias or a redirect.
public enum Binding: Hashable, Sendable {
  /// The parameter of the pattern with this index.
  case parameter(Int)
  /// This value.
  case value(Value)
}

/// A name that stands for a declaration: its index, and where it was written.
public struct Reference: Hashable, Sendable {
  /// The index of the declaration in its list.
  public var index: Int
  /// Where it was named.
  public var range: SourceRange
}

/// A finding that is silenced at one place.
public struct Allow: Hashable, Sendable {
  /// The finding.
  public var code: DiagnosticCode
  /// The place of the code.
  public var range: SourceRange
}

/// A text that people see.
public struct Text: Hashable, Sendable {
  /// The text.
  public var value: String
  /// Whether it is shown as it is, in every language.
  public var isVerbatim: Bool
  /// Where parameters are shown: the offsets of each `{name}` in the text's UTF-8, braces too, in order.
  public var placeholders: [Range<Int>] = []
  /// Its place.
  public var range: SourceRange
}

/// How a screen is shown.
public enum Presentation: Hashable, Sendable {
  /// The height at which a sheet rests.
  public enum Detent: Hashable, Sendable {
    case medium, large
    /// Points.
    case height(Double)
    /// Of the height at hand, from 0 to 1.
    case fraction(Double)
  }

  /// What a sheet says of itself.
  public struct Sheet: Hashable, Sendable {
    /// Where it may rest; none is the system's choice.
    public var detents: [Detent] = []
    /// Where it rests first; one of `detents`.
    public var initial: Detent?
    /// Up to which detent what lies behind is not dimmed; one of `detents`.
    public var undimmed: Detent?
    /// Whether the grabber shows.
    public var hasGrabber = false
    /// Whether it cannot be swiped away.
    public var isLocked = false

    /// A plain sheet.
    public init() {}
  }

  case push, replace
  case sheet(Sheet)
  case cover(isLocked: Bool)
  case popover(isLocked: Bool)

  /// The keyword: `push`, `replace`, `sheet`, `cover`, `popover`.
  public var name: String {
    switch self {
    case .push: "push"
    case .replace: "replace"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    }
  }
}
