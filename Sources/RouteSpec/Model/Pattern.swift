/// A pattern of links: origins, a path, query items, a fragment, with the types of its parameters.
///
/// It is whole: the prefixes of its groups and the patterns of its parent routes are part of it.
/// `"/map[.{format: Format?}]?q={query: String}"` has the path pieces `/`, `map`, `[.{0}]` and one query item.
public struct Pattern: Hashable, Sendable {
  /// Where a parameter stands.
  public enum Place: Hashable, Sendable {
    case host, path, query, fragment
  }

  /// What may stand for a parameter in a link.
  public enum Arity: Hashable, Sendable {
    /// Exactly one text that reads.
    case required
    /// It may be left out; the value is then nil. In a path only inside an optional part.
    case optional
    /// It may be left out; the value is then this one. In a path only inside an optional part.
    case defaulted(Value)
    /// A query key, repeated any number of times.
    case list
    /// The rest of a path or fragment: as many segments as are left, at least this many (0 or 1). A tail inside an
    /// optional part
    /// is always `atLeast: 0`: the part may be left out whole, and the tail is then empty.
    case tail(atLeast: Int)
  }

  /// A parameter of the pattern.
  public struct Parameter: Hashable, Sendable {
    /// The name, without back-ticks.
    public var name: String
    /// The type of the value, or of each element of a list or tail.
    public var type: ParameterType
    /// What may stand for it.
    public var arity: Arity
    /// Where it stands.
    public var place: Place
    /// Its place in the spec.
    public var range: SourceRange
  }

  /// A piece of a path or of a fragment.
  public indirect enum Piece: Hashable, Sendable {
    /// The separator of segments.
    case slash
    /// Decoded bytes, valid UTF-8, not empty. They may hold a `/` (written `%2F`).
    case literal([UInt8])
    /// An index into `parameters`.
    case parameter(Int)
    /// An index into `parameters`; the last piece of the path or fragment (optional parts after it aside).
    case tail(Int)
    /// A part that may be left out. It holds no other part.
    case optional([Piece])
  }

  /// A query item.
  public struct QueryItem: Hashable, Sendable {
    /// What the item must hold.
    public enum Content: Hashable, Sendable {
      /// Exactly these decoded bytes.
      case literal([UInt8])
      /// An index into `parameters`.
      case parameter(Int)
    }

    /// The decoded key.
    public var key: [UInt8]
    /// What the item must hold.
    public var content: Content
    /// Its place in the spec.
    public var range: SourceRange
  }

  /// Where it is read.
  public enum Origins: Hashable, Sendable {
    /// On every declared origin, and where a link has none.
    case any
    /// On these, indices into `RouteTable.origins`, in the order of the group's list.
    case only([Int])
  }

  /// Where it is read.
  public var origins: Origins
  /// The path. Empty is `/`; otherwise its first piece, or the first of a leading optional part, is a slash.
  public var path: [Piece]
  /// The query items in declaration order. No two have the same key, but a literal may stand beside others.
  public var query: [QueryItem]
  /// The fragment's pieces, without a leading slash of its own; nil where the pattern has none.
  public var fragment: [Piece]?
  /// The parameters: those of the host, then of the path from left to right (a parent's first), then of the query, then
  /// of the fragment.
  public var parameters: [Parameter]
  /// The whole pattern as one would write it, prefixes and parents included: what tools show.
  public var text: String
  /// The place of the pattern's own text.
  public var range: SourceRange
}

/// A declared origin: a custom scheme, or a host under http and https.
public struct Origin: Hashable, Sendable {
  /// What it reads.
  public enum Kind: Hashable, Sendable {
    /// A custom scheme, in lower case.
    case scheme(String)
    /// One host in lower-case ASCII form, with `:port` where one is declared.
    case host(String)
    /// `*.example.com`: exactly one label before the suffix `example.com` (stored without `*.`).
    case anyLabel(suffix: String)
    /// `{lang: Lang}.example.com`: one label, which is read as the pattern's host parameter.
    case parameterLabel(type: ParameterType, suffix: String)
    /// `*`: any host.
    case anyHost
    /// `{tenant: Tenant}`: the whole host in lower case, read as the pattern's host parameter.
    case parameterHost(type: ParameterType)
  }

  /// What it reads.
  public var kind: Kind
  /// Whether the app declaration lists it (and not only a group).
  public var isOfApp: Bool
  /// Where it was declared first.
  public var range: SourceRange

  /// Whether it is one exact scheme or host.
  public var isExact: Bool {
    switch kind {
    case .scheme, .host: true
    default: false
    }
  }
}
