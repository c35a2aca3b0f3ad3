/// The codes of the resolver: names and types (NAV2xx), targets (NAV401), links and hosts (NAV50x).
extension DiagnosticCode {
  static let unknownType = DiagnosticCode(201)
  static let declaredTwice = DiagnosticCode(202)
  static let namesMeet = DiagnosticCode(203)
  static let unknownName = DiagnosticCode(204)
  static let valueOfOtherType = DiagnosticCode(205)
  static let misplacedOptional = DiagnosticCode(206)
  static let misplacedType = DiagnosticCode(207)
  static let wrongArguments = DiagnosticCode(208)
  static let childOfWholePattern = DiagnosticCode(209)
  static let includeNotRead = DiagnosticCode(210)
  static let includeCycle = DiagnosticCode(211)
  static let brokenEnum = DiagnosticCode(212)
  static let brokenNewtype = DiagnosticCode(213)
  static let tabWithoutRoot = DiagnosticCode(214)
  static let homesAndStack = DiagnosticCode(215)
  static let detentNotListed = DiagnosticCode(216)
  static let motionNamedLikePresentation = DiagnosticCode(217)
  static let viaNeedsParameters = DiagnosticCode(218)
  static let notToBeSilenced = DiagnosticCode(219)
  static let prefersItself = DiagnosticCode(220)
  static let tooMany = DiagnosticCode(221)
  static let tooManyCases = DiagnosticCode(222)
  static let idleMotion = DiagnosticCode(223)
  static let takenName = DiagnosticCode(224)
  static let expressionTooLarge = DiagnosticCode(225)

  /// Whether only the generated code would be wrong: the table itself can be read, and its links matched.
  public var isOfGeneratedCode: Bool { self == .tooManyCases || self == .idleMotion || self == .takenName }

  static let unknownTarget = DiagnosticCode(401)
  static let parentNeedsMore = DiagnosticCode(404)

  static let emptySegment = DiagnosticCode(501)
  static let dotSegment = DiagnosticCode(502)
  static let patternTooLarge = DiagnosticCode(503)
  static let queryKeyTwice = DiagnosticCode(504)
  static let badHost = DiagnosticCode(505)
  static let badScheme = DiagnosticCode(506)
  static let originInOrigin = DiagnosticCode(507)
  static let hostsBindDifferently = DiagnosticCode(508)
  static let badAddress = DiagnosticCode(509)
  static let valueAsHost = DiagnosticCode(510)

  /// The codes of the resolver with their titles, in order.
  static let resolvingCodes: [(code: DiagnosticCode, title: String)] = [
    (unknownType, "Unknown type"),
    (declaredTwice, "Declared twice"),
    (namesMeet, "Names that meet in Swift"),
    (unknownName, "Unknown name"),
    (valueOfOtherType, "A value that does not fit its type"),
    (misplacedOptional, "Optional where nothing can be left out"),
    (misplacedType, "A type that cannot stand there"),
    (wrongArguments, "Arguments that do not fit the parameters"),
    (childOfWholePattern, "A pattern that can have no children"),
    (includeNotRead, "An include that cannot be read"),
    (includeCycle, "Includes in a circle"),
    (brokenEnum, "An enum that tells nothing apart"),
    (brokenNewtype, "A newtype without values"),
    (tabWithoutRoot, "A tab without a root"),
    (homesAndStack, "Tabs for a screen of a stack"),
    (detentNotListed, "A detent that the sheet does not have"),
    (motionNamedLikePresentation, "A motion named like a presentation"),
    (viaNeedsParameters, "A screen that needs parameters nobody gives"),
    (notToBeSilenced, "A finding that cannot be silenced"),
    (prefersItself, "A route preferred to itself"),
    (tooMany, "More than the compiler takes"),
    (tooManyCases, "An enum of too many cases"),
    (idleMotion, "A motion that nothing shows"),
    (takenName, "A name that is taken"),
    (expressionTooLarge, "An expression that is too large"),
    (unknownTarget, "Unknown target"),
    (parentNeedsMore, "A parent that cannot lie under its child"),
    (emptySegment, "An empty segment"),
    (dotSegment, "A segment that browsers remove"),
    (patternTooLarge, "A pattern that is too large"),
    (queryKeyTwice, "A query key twice"),
    (badHost, "Not a host"),
    (badScheme, "Not a scheme of an app"),
    (originInOrigin, "An origin inside another"),
    (hostsBindDifferently, "Hosts that bind different parameters"),
    (badAddress, "An address that leads nowhere"),
    (valueAsHost, "A value where a host would stand"),
  ]

  /// Whether a finding of this code can be silenced by `allow`: one that leaves a table to generate from. Whatever
  /// leaves a part of the spec out, as all of reading and resolving does, cannot; nor can one that no requirement could
  /// be met with.
  var canBeSilenced: Bool {
    exists && number >= 300 && self != .requirementCircle && !DiagnosticCode.resolvingCodes.contains { $0.code == self }
  }

  /// Whether it is the code of a finding.
  var exists: Bool {
    DiagnosticCode.all.contains { $0.code == self }
  }
}
