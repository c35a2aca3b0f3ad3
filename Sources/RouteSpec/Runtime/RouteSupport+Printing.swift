nonisolated extension RouteSupport {
  /// How a route is printed, in `nodes`: flags (1), the host's flags (1), what stands in front of a universal link's
  /// path (4) and after its host parameter (4), the custom scheme's front (4), the template (4). The list of these
  /// records' offsets, four characters a route, is at `Head.printing`.
  nonisolated enum Printing {
    static let hostFlags = 1
    static let urlPrefix = 2
    static let urlSuffix = 6
    static let schemePrefix = 10
    static let template = 14

    static let hasPattern = 1
    static let isPathRead = 2
    /// What is printed has to be read again: another pattern, or another way to split, may take it.
    static let checks = 4
    static let isInternal = 8

    static let hasHostParameter = 1
    /// The parameter is the whole host.
    static let isWholeHost = 2
  }

  /// Which link of a route is printed.
  nonisolated enum Target {
    /// `/path`.
    case path
    /// The universal link.
    case url
    /// The custom scheme's link.
    case scheme
  }
}

// when uuids
nonisolated extension RouteSupport.Printer {
  /// In upper case, as Foundation writes it, from its first and its last eight bytes.
  static func uuidText(_ first: UInt64, _ second: UInt64) -> String {
    String(unsafeUninitializedCapacity: 36) { output in
      var written = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          output[written] = 45
          written += 1
        }
        let half = index < 16 ? first : second
        let digit = UInt8(truncatingIfNeeded: half &>> UInt64(60 - 4 * (index & 15)) & 15)
        output[written] = RouteSupport.hexCharacter(digit)
        written += 1
      }
      return written
    }
  }
}
// end uuids
