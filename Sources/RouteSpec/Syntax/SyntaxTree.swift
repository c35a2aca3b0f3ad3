/// What a spec file says, as it is written: names unresolved, order kept, every name and text with its place.
///
/// `tab a "A" { route b "/b/{id: Int}" }` is a `TabSyntax` whose `declarations` hold one `RouteSyntax`, whose `pattern`
/// holds
/// the path pieces `/`, `b`, `/` and a parameter with the type name `Int`.
///
/// The parser has reported every fault of spelling. What it could not read whole it keeps, marked `isBroken`, so that
/// the
/// resolver knows the name and says nothing more about it. A name that is missing is a `NameSyntax` with an empty text.
/// A declaration in the wrong place (reported) stays where it was written.
public struct FileSyntax: Hashable, Sendable {
  /// The declarations in order.
  public var declarations: [DeclarationSyntax]
  /// The whole file.
  public var range: SourceRange
}

/// One declaration.
public indirect enum DeclarationSyntax: Hashable, Sendable {
  case app(AppSyntax)
  case enumeration(EnumSyntax)
  case newtype(NewtypeSyntax)
  case requirement(RequirementSyntax)
  case motion(MotionSyntax)
  case tab(TabSyntax)
  case stack(StackSyntax)
  case feature(FeatureSyntax)
  case group(GroupSyntax)
  case route(RouteSyntax)
  case redirect(RedirectSyntax)
  case refuse(RefuseSyntax)
  case fallback(FallbackSyntax)
  case transition(TransitionSyntax)
  case alert(AlertSyntax)
  case include(IncludeSyntax)
}

// MARK: - Words

/// A name, without back-ticks. The range includes them.
public struct NameSyntax: Hashable, Sendable {
  /// The name; empty where it is missing (and that has been reported).
  public var text: String
  /// Its place.
  public var range: SourceRange

  /// Whether there is no name.
  public var isMissing: Bool { text.isEmpty }
}

/// A quoted text, decoded.
public struct TextSyntax: Hashable, Sendable {
  /// The text, its escapes decoded.
  public var value: String
  /// Whether `verbatim` stands before it.
  public var isVerbatim: Bool
  /// The place of the literal, quotes included.
  public var range: SourceRange
}

/// A text that may show parameters: `"Remove {name}?"`. A `{` written as `\u{7B}` is only a brace.
public struct MessageSyntax: Hashable, Sendable {
  /// The text, its placeholders as written.
  public var text: TextSyntax
  /// The names in braces, in order, each with the place of the name.
  public var placeholders: [NameSyntax]
  /// The offsets of the names in the text's UTF-8, their braces too, in the same order.
  public var offsets: [Range<Int>] = []
}

/// A number as written: `-12`, `0.5`, `1e3`.
public struct NumberSyntax: Hashable, Sendable {
  /// Its text, in Swift's spelling.
  public var text: String
  /// Its place.
  public var range: SourceRange

  /// Whether it has neither a point nor an exponent.
  public var isInteger: Bool { text.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) } }
  /// Its value as a Double; nil where it is not finite.
  public var double: Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }
}

/// One word out of a fixed list.
public struct WordSyntax<Word: Hashable & Sendable>: Hashable, Sendable {
  /// The word.
  public var value: Word
  /// Its place.
  public var range: SourceRange
}

/// A default, or an argument.
public struct ValueSyntax: Hashable, Sendable {
  /// What is written.
  public enum Kind: Hashable, Sendable {
    case number(NumberSyntax)
    case bool(Bool)
    case null
    case text(TextSyntax)
    /// A bare enum case, or a bound parameter.
    case name(NameSyntax)
  }

  /// What is written.
  public var kind: Kind
  /// Its place.
  public var range: SourceRange
}

/// `name: value`, of `with` and of a target.
public struct ArgumentSyntax: Hashable, Sendable {
  /// The parameter's name.
  public var name: NameSyntax
  /// What it gets.
  public var value: ValueSyntax
  /// From the name to the value.
  public var range: SourceRange
}

/// A route with arguments: `trail(slug: slug)`.
public struct TargetSyntax: Hashable, Sendable {
  /// The route's name.
  public var route: NameSyntax
  /// The arguments in order.
  public var arguments: [ArgumentSyntax]
  /// The whole of it.
  public var range: SourceRange
  /// Whether an argument could not be read.
  public var isBroken = false
}

/// The type of a parameter: `Int`, `Sort?`, `[String]`.
public struct TypeSyntax: Hashable, Sendable {
  /// The type's name.
  public var name: NameSyntax
  /// Whether it stands in `[ ]`.
  public var isList: Bool
  /// Whether `?` follows.
  public var isOptional: Bool
  /// The whole of it.
  public var range: SourceRange
}

/// `name: Type = value` in the parentheses of a route or an alert.
public struct ParameterSyntax: Hashable, Sendable {
  /// The name.
  public var name: NameSyntax
  /// The type. Not both optional and with a default.
  public var type: TypeSyntax
  /// The default.
  public var defaultValue: ValueSyntax?
  /// The whole of it.
  public var range: SourceRange
}

/// `allow NAV302`.
public struct AllowSyntax: Hashable, Sendable {
  /// The code, which need not exist.
  public var code: DiagnosticCode
  /// The place of the code.
  public var range: SourceRange
}
