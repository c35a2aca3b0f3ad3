/// `app NAME { … }`.
public struct AppSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// `scheme "…", …`: each a scheme by RFC 3986, as written.
  public var schemes: [TextSyntax] = []
  /// `host "…", …`
  public var hosts: [HostSyntax] = []
  /// `access internal|package|public`
  public var access: WordSyntax<App.Access>?
  /// `case insensitive` (true) or `case sensitive`.
  public var foldsCase: WordSyntax<Bool>?
  /// `trailing slash strict` (true) or `trailing slash accept`.
  public var isSlashStrict: WordSyntax<Bool>?
  /// `precedence declared` (true) or `precedence specific`.
  public var isPrecedenceDeclared: WordSyntax<Bool>?
  /// `cases nested` (true) or `cases flat`.
  public var hasNestedCases: WordSyntax<Bool>?
  /// `version N`, at least 0.
  public var version: WordSyntax<Int>?
  /// `import MODULE`
  public var imports: [NameSyntax] = []
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its name could not be read.
  public var isBroken: Bool
}

/// `enum NAME { case, case = "text" }`.
public struct EnumSyntax: Hashable, Sendable {
  /// One case.
  public struct Case: Hashable, Sendable {
    /// The lines of the documentation comment.
    public var documentation: [String]
    /// The name.
    public var name: NameSyntax
    /// The text in a link; nil where it is the name.
    public var text: TextSyntax?
  }

  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// The cases that could be read, in order.
  public var cases: [Case]
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a case or the name could not be read: a case it lacks may have been meant.
  public var isBroken: Bool
}

/// `type NAME = …`.
public struct NewtypeSyntax: Hashable, Sendable {
  /// What a value may be.
  public enum Rule: Hashable, Sendable {
    /// `matching "PATTERN"`: the text, and what it means; nil where it is broken.
    case matching(TextSyntax, RegularExpression?)
    /// `in LOW...HIGH`: integers as written.
    case range(NumberSyntax, NumberSyntax)
    /// `as SWIFTTYPE`, in canonical spelling: dotted names, generic arguments with one space after a comma.
    case external(String, SourceRange)
  }

  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// The type it stands on.
  public var base: NameSyntax
  /// What a value may be; nil only where it is broken.
  public var rule: Rule?
  /// The place of `plain`.
  public var plainRange: SourceRange?
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `requirement NAME [via ROUTE]`.
public struct RequirementSyntax: Hashable, Sendable {
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// The route shown while it fails.
  public var via: NameSyntax?
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `motion NAME { insertion …, removal …, animation …, zIndex … }`.
public struct MotionSyntax: Hashable, Sendable {
  /// A word of SwiftUI's with its arguments; the parser knows the words and what each takes.
  public struct Effect: Hashable, Sendable {
    /// `move`, `slide`, `opacity`, `scale`, `offset`, `push`; or `easeIn`, `easeOut`, `easeInOut`, `linear`, `spring`,
    /// `none`.
    public var name: NameSyntax
    /// An edge or an anchor.
    public var edge: NameSyntax?
    /// Numbers, in order.
    public var numbers: [NumberSyntax]
    /// The whole of it.
    public var range: SourceRange
  }

  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name.
  public var name: NameSyntax
  /// How it comes.
  public var insertion: [Effect] = []
  /// How it goes.
  public var removal: [Effect] = []
  /// The curve.
  public var animation: Effect?
  /// Its order in depth.
  public var zIndex: NumberSyntax?
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether its name could not be read.
  public var isBroken: Bool
}

/// `alert NAME(params) "Title" { message "…", button [destructive|cancel] NAME "Title" }`, `dialog …`.
public struct AlertSyntax: Hashable, Sendable {
  /// A button.
  public struct Button: Hashable, Sendable {
    /// The name.
    public var name: NameSyntax
    /// What it does to the user's data.
    public var role: Alert.Button.Role
    /// The label.
    public var title: MessageSyntax
    /// From the keyword to the end.
    public var range: SourceRange
  }

  /// The lines of the documentation comment.
  public var documentation: [String]
  /// Whether it is a `dialog`.
  public var isDialog: Bool
  /// The name.
  public var name: NameSyntax
  /// The parameters.
  public var parameters: [ParameterSyntax]
  /// The title; empty where it is missing (and then it is broken).
  public var title: MessageSyntax
  /// The message.
  public var message: MessageSyntax?
  /// The buttons that could be read, in order.
  public var buttons: [Button]
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}

/// `include "path.navspec"`.
public struct IncludeSyntax: Hashable, Sendable {
  /// The path, relative to this file, not empty unless it is broken.
  public var path: TextSyntax
  /// From the keyword to the end.
  public var range: SourceRange
  /// Whether a part of it could not be read.
  public var isBroken: Bool
}
