/// A value of a parameter: a default, an argument of `with` or of a redirect, or what a link was read as.
///
/// It always fits the parameter's type; the resolver and the matcher make no other.
public indirect enum Value: Hashable, Sendable {
  /// An optional that is absent.
  case null
  case bool(Bool)
  /// Int, and newtypes over it.
  case int(Int)
  /// UInt, and newtypes over it.
  case uint(UInt)
  case double(Double)
  /// String, UUID (upper case), Day (`YYYY-MM-DD`), URL, and newtypes over String.
  case text(String)
  /// The index of a case of the enum.
  case enumCase(Int)
  /// A list or a tail.
  case list([Value])
}
