/// A pattern, read into pieces: `"/map[.{format: Format?}]?q={query: String}#top"`.
///
/// Places are places in the file, through the escapes of the string. The parser has checked: it starts with `/` or with
/// an
/// optional part that does; two parameters do not touch, also not across the edge of an optional part; optional parts
/// are not
/// empty, do not nest and stand in the path alone; a tail is the last thing of its path or fragment (optional parts
/// that end
/// with it aside), not in a query, and no `{x...?}` ends a mixture; lists stand in the query alone; nothing is both
/// optional and
/// defaulted; literals are valid UTF-8 in NFC and no other router's parameters.
/// It has not checked: whether a path parameter is optional exactly inside an optional part, empty inner segments of
/// forms,
/// names used twice, types, segments `.` and `..`.
public struct PatternSyntax: Hashable, Sendable {
  /// The text as it stands in quotes, decoded.
  public var text: TextSyntax
  /// The path. Empty only where it is broken.
  public var path: [PatternPieceSyntax]
  /// The query items in order.
  public var query: [QueryItemSyntax]
  /// The fragment's pieces; nil where there is no `#`.
  public var fragment: [PatternPieceSyntax]?
  /// Whether a fault was reported in it.
  public var isBroken: Bool

  /// The place of the literal, quotes included.
  public var range: SourceRange { text.range }
}

/// A piece of a path or a fragment.
public indirect enum PatternPieceSyntax: Hashable, Sendable {
  /// The `/` at this place.
  case slash(SourceRange)
  case literal(PatternLiteralSyntax)
  case parameter(PatternParameterSyntax)
  /// `[…]`: pieces without another optional part, and the place with its brackets.
  case optional([PatternPieceSyntax], SourceRange)

  /// Its place.
  public var range: SourceRange {
    switch self {
    case .slash(let range), .optional(_, let range): range
    case .literal(let literal): literal.range
    case .parameter(let parameter): parameter.range
    }
  }
}

/// A literal of a pattern.
public struct PatternLiteralSyntax: Hashable, Sendable {
  /// The bytes, percent-decoded (in a query `+` is a space). Not empty in a path.
  public var bytes: [UInt8]
  /// Its place.
  public var range: SourceRange
}

/// `{name}`, `{name: Type?}`, `{name: Type = value}`, `{name...}`, `{name: Type...?}`.
public struct PatternParameterSyntax: Hashable, Sendable {
  /// How many segments it takes.
  public enum Tail: Hashable, Sendable {
    case none, oneOrMore, zeroOrMore
  }

  /// The name.
  public var name: NameSyntax
  /// The type as written; nil for a bare `{name}`. Of a tail, the type of an element. `isList` in a query only.
  public var type: TypeSyntax?
  /// The default.
  public var defaultValue: ValueSyntax?
  /// How many segments it takes.
  public var tail: Tail
  /// With its braces.
  public var range: SourceRange
}

/// `key={name: Type}`, `key=literal`, `key`.
public struct QueryItemSyntax: Hashable, Sendable {
  /// What follows the `=`.
  public enum Content: Hashable, Sendable {
    /// These bytes; none for `key=` and for a key alone.
    case literal(PatternLiteralSyntax)
    case parameter(PatternParameterSyntax)
  }

  /// The key, decoded, not empty.
  public var key: PatternLiteralSyntax
  /// What it holds.
  public var content: Content
  /// The whole item.
  public var range: SourceRange
}

/// A host of the app or of a group: `"localhost:8080"`, `"*.example.com"`, `"{lang: Lang}.example.com"`.
public struct HostSyntax: Hashable, Sendable {
  /// What it reads.
  public enum Kind: Hashable, Sendable {
    /// One host as written: dots between labels that are not empty, of letters, digits, `-`, `_` or non-ASCII letters.
    case exact(String)
    /// `*`
    case anyHost
    /// `*.suffix`, without `*.`
    case anyLabel(suffix: String)
    /// `{p: Type}.suffix`, without the dot. The parameter is neither optional nor defaulted, no list and no tail.
    case parameterLabel(PatternParameterSyntax, suffix: String)
    /// `{p: Type}`
    case parameterHost(PatternParameterSyntax)
  }

  /// The text as it stands in quotes, decoded.
  public var text: TextSyntax
  /// What it reads.
  public var kind: Kind
  /// The port, from 1 to 65535.
  public var port: Int?
  /// Whether a fault was reported in it.
  public var isBroken: Bool

  /// The place of the literal, quotes included.
  public var range: SourceRange { text.range }
}
