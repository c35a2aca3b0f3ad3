/// The type of a parameter, resolved. The two named kinds are indices into the table.
public enum ParameterType: Hashable, Sendable {
  case string, int, uint, double, bool, uuid, day, url
  /// An index into `RouteTable.enums`.
  case enumeration(Int)
  /// An index into `RouteTable.newtypes`.
  case newtype(Int)
}

/// A finite type: `enum Sort { nearest, newest = "most-recent" }`.
public struct EnumType: Hashable, Sendable {
  /// One case and the text that stands for it in a link.
  public struct Case: Hashable, Sendable {
    /// The Swift name, without back-ticks.
    public var name: String
    /// The text in a link; the name where the spec gives none.
    public var text: String
    /// The lines of its documentation comment.
    public var documentation: [String]
    /// The name's place.
    public var range: SourceRange
  }

  /// The name, unique among enums and newtypes.
  public var name: String
  /// The cases in declaration order, at least one; no two share a name or a text.
  public var cases: [Case]
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name's place.
  public var range: SourceRange
}

/// A type that can hold a part of its base only.
public struct Newtype: Hashable, Sendable {
  /// What a value may be.
  public enum Rule: Hashable, Sendable {
    /// A String that the regular expression covers whole.
    case matching(RegularExpression)
    /// An Int from the first to the second, both included.
    case int(Int, Int)
    /// A UInt from the first to the second, both included.
    case uint(UInt, UInt)
    /// The app's own RawRepresentable, named by this Swift type, over a built-in base. It decides at run time.
    case external(swiftType: String, base: ParameterType)
  }

  /// The name, unique among enums and newtypes.
  public var name: String
  /// What a value may be.
  public var rule: Rule
  /// Whether it stays a String (or an Int, a UInt) in Swift; a value that breaks the rule then prints nil.
  public var isPlain: Bool
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The name's place.
  public var range: SourceRange

  /// The built-in type it stands on.
  public var base: ParameterType {
    switch rule {
    case .matching: .string
    case .int: .int
    case .uint: .uint
    case .external(_, let base): base
    }
  }
}

/// A regular expression of a newtype, as a tree over Unicode scalars. It covers the whole value.
public indirect enum RegularExpression: Hashable, Sendable {
  /// One scalar out of a set of ranges, sorted and apart.
  case scalars([ClosedRange<UInt32>])
  /// One after the other; none is the empty text.
  case sequence([RegularExpression])
  /// Any of them; at least one.
  case choice([RegularExpression])
  /// From `minimum` times to `maximum` times, without end where that is nil.
  case repeated(RegularExpression, minimum: Int, maximum: Int?)
}
