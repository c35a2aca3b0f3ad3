/// The code of a finding, `NAV302`. Codes are stable: scripts and `allow` lines name them.
///
/// NAV1xx reading the file, NAV2xx names and types, NAV3xx routes that compete, NAV4xx the navigation graph, NAV5xx
/// links
/// and hosts, NAV9xx style. `all` lists each code once with its title; a test holds the documentation to it.
public struct DiagnosticCode: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number after `NAV`.
  public let number: Int

  init(_ number: Int) { self.number = number }

  /// The code as people write it.
  public var description: String { "NAV\(number)" }

  /// By number.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.number < right.number }
}
