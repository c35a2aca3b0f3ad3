// The app's own types that external.navspec names, as a module of their own: `Shop`.
public import Foundation

/// An order's number: failable, over Int.
public struct OrderID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Nil where there is no such order.
  public init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }
}

/// What a code gives off.
public enum Percent: Sendable {}

/// Not Equatable, and its initialiser does not fail.
public struct Code<Unit: Sendable>: RawRepresentable, Sendable {
  /// The code.
  public var rawValue: String
  /// Any text is a code.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A site: failable, over URL.
public struct Website: RawRepresentable, Sendable {
  /// The address.
  public let rawValue: URL
  /// Nil where it is not secure.
  public init?(rawValue: URL) {
    guard rawValue.scheme == "https" else { return nil }
    self.rawValue = rawValue
  }
}

/// A device: not failable, over UUID.
public struct Device: RawRepresentable, Sendable {
  /// The identifier.
  public let rawValue: UUID
  /// Any identifier is a device.
  public init(rawValue: UUID) { self.rawValue = rawValue }
}
