// The app's own types that external.navspec names, as a module of their own: `Shop`.
public import Foundation

public struct OrderID: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init?(rawValue: Int) {
    guard rawValue > 0 else { return nil }
    self.rawValue = rawValue
  }
}

public enum Percent: Sendable {}

/// Not Equatable, and its initialiser does not fail.
public struct Code<Unit: Sendable>: RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct Website: RawRepresentable, Sendable {
  public let rawValue: URL
  public init?(rawValue: URL) {
    guard rawValue.scheme == "https" else { return nil }
    self.rawValue = rawValue
  }
}

public struct Device: RawRepresentable, Sendable {
  public let rawValue: UUID
  public init(rawValue: UUID) { self.rawValue = rawValue }
}
