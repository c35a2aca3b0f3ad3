/// `tab NAME "Title" icon system|asset "…" at "/path" { root …, declarations }`.
///
/// Its clauses stand on the line or in the block, each once. In the blocks of tabs, stacks, features and groups any
/// declaration may
/// stand but `app`, `include`, `fallback`, `tab` and `stack`.
public struct TabSyntax: Hashable, Sendable {
  /// Who draws it.
  public enum Container: String, Hashable, Sendable, CaseIterable {
    case native, custom
  }

  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// The title in the bar.
  public var title: TextSyntax?
  /// `icon system|asset "…"`
  public var icon: IconSyntax?
  /// `selectedIcon system|asset "…"`
  public var selectedIcon: IconSyntax?
  /// `badge "…"`
  public var badge: TextSyntax?
  /// `at "/path"`: slashes and literals alone, unless it is broken.
  public var address: PatternSyntax?
  /// `root ROUTE`
  public var root: TargetSyntax?
  /// `container native|custom`
  public var container: WordSyntax<Container>?
  /// The declarations of its block in order.
  public var declarations: [DeclarationSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its name could not be read.
  public var isBroken: Bool
}

/// `system "map"` or `asset "Map"`.
public struct IconSyntax: Hashable, Sendable {
  /// Where its image comes from.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case system, asset
  }

  /// Where its image comes from.
  public var kind: Kind
  /// The symbol's or image's name.
  public var name: TextSyntax
}

/// `stack NAME at "/path" { … }`.
public struct StackSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// `at "/path"`: slashes and literals alone, unless it is broken.
  public var address: PatternSyntax?
  /// The declarations of its block in order.
  public var declarations: [DeclarationSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its name could not be read.
  public var isBroken: Bool
}

/// `feature NAME { … }`.
public struct FeatureSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// The declarations of its block in order.
  public var declarations: [DeclarationSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its name could not be read.
  public var isBroken: Bool
}

/// `group "/prefix" { … }`, `group host "…", … { … }`, `group scheme "…", … { … }`.
public struct GroupSyntax: Hashable, Sendable {
  /// What it gives to what is inside.
  public enum Kind: Hashable, Sendable {
    /// A path without a query, a fragment or a tail, unless it is broken.
    case prefix(PatternSyntax)
    case hosts([HostSyntax])
    /// Each a scheme by RFC 3986, as written.
    case schemes([TextSyntax])
  }

  /// What it gives to what is inside.
  public var kind: Kind
  /// The declarations of its block in order.
  public var declarations: [DeclarationSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether what it gives could not be read whole. What is inside then has an unknown prefix or origin.
  public var isBroken: Bool
}
