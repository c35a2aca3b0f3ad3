/// What came of reading a link.
public enum LinkOutcome: Hashable, Sendable {
  case reading(LinkReading)
  case refusal(LinkRefusal)
}

/// A link that was read.
public struct LinkReading: Hashable, Sendable {
  /// An index into `RouteTable.routes`.
  public var route: Int
  /// The value of each of the route's parameters.
  public var parameters: [Value]
  /// The pattern that read it; a tab's address where that alone was read.
  public var pattern: String
  /// `pattern`, `alias`, `redirect`, `tab` or `stack`.
  public var via: String
  /// The tab in which the link opens, an index into `RouteTable.tabs`.
  public var tab: Int?
  /// What lies under the screen, the lowest first; indices into `RouteTable.routes`.
  public var backStack: [Int]
  /// How the screen is shown.
  public var presentation: Presentation
  /// The parameters whose query items were there but did not read, and count as missing.
  public var ignored: [String]
  /// Whether a type of the app's own decides at run time if the link is read so.
  public var isUncertain: Bool
}

/// A link that was not read.
public struct LinkRefusal: Hashable, Sendable {
  /// `notThisApp`, `malformedPercentEncoding`, `invalidUTF8`, `noRoute`, `missingQuery`, `invalidValue`, `refused` or
  /// `tooLong`.
  public var reason: String
  /// The byte of the link at which it is malformed.
  public var offset: Int?
  /// The parameter that refused.
  public var parameter: String?
  /// Its type.
  public var type: String?
  /// The query key that is missing.
  public var query: String?
  /// The pattern that came furthest.
  public var nearest: NearestMiss?

  init(_ error: RouteSupport.LinkError, nearest: RouteSupport.NearestMiss?) {
    self.nearest = nearest.map {
      NearestMiss(route: $0.route.isEmpty ? nil : $0.route, pattern: $0.pattern, parameter: $0.parameter, type: $0.type)
    }
    switch error {
    case .notThisApp: reason = "notThisApp"
    case .malformedPercentEncoding(let offset):
      reason = "malformedPercentEncoding"
      self.offset = offset
    case .invalidUTF8(let offset):
      reason = "invalidUTF8"
      self.offset = offset
    case .noRoute: reason = "noRoute"
    case .missingQuery(let name):
      reason = "missingQuery"
      query = name
    case .invalidValue(let parameter, let type):
      reason = "invalidValue"
      self.parameter = parameter
      self.type = type
    case .refused: reason = "refused"
    case .tooLong: reason = "tooLong"
    }
  }
}

/// The pattern that came furthest in reading a link.
public struct NearestMiss: Hashable, Sendable {
  /// The route's name.
  public var route: String?
  /// The pattern, whole.
  public var pattern: String
  /// The parameter that refused.
  public var parameter: String?
  /// Its type.
  public var type: String?
}
