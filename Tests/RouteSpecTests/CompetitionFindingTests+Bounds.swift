import Testing

@testable import RouteSpec

/// Tables that are too large to be decided to the end.
extension CompetitionFindingTests {
  @Test func whatIsTooLargeIsNotDecidedButBounded() {
    func large(_ builder: inout TableBuilder) {
      let fork = RegularExpression.oneOf("ab")
      builder.newtype("L", .matching(.sequence([fork.anyTimes, .text("a"), fork.times(20)])))
    }
    #expect(Self.grave("/{x: L}", "/{y: Int}", prepare: large) == ["NAV302 warning"])
    #expect(Self.grave("/{x: L}", "/{y: L}", prepare: large) == ["NAV301 error"])
  }

  @Test func manyCrossingsAreCutOff() {
    var builder = TableBuilder()
    for index in 0..<40 {
      builder.route("a\(index)", "/{a}/x\(index)")
      builder.route("b\(index)", "/y\(index)/{b}")
    }
    let findings = Self.findings(builder)
    #expect(findings.count == AmbiguousCheck.limit + 1)
    #expect(findings.last?.message == "and 600 more pairs of routes that both read a link")
  }

  /// The pair that is one too many may be the last there is.
  @Test func aLastPairPastTheLimitIsTold() {
    var builder = TableBuilder()
    builder.route("any", "/{text}")
    builder.route("same", "/{other}")
    func isTold(_ limit: Int) -> Bool {
      Checks.competition(builder.table, Competition(builder.table, pairLimit: limit))
        .contains { $0.diagnostic.message.hasPrefix("not decided whether all routes are apart") }
    }
    #expect(isTold(0))
    #expect(!isTold(1))
  }

  /// Past the limit of pairs one finding says so. What is not known makes no finding: not that a `prefer` is idle, nor that
  /// a route is out of reach.
  @Test(arguments: [(0, false), (1, false), (2, false), (3, true), (4, true)])
  func pastTheLimitOfPairsNothingIsMadeUp(_ limit: Int, _ isComplete: Bool) {
    var builder = TableBuilder()
    builder.route("flag", "/{on: Bool}")
    builder.route("on", "/true")
    builder.route("off", "/false", prefers: [3])
    builder.route("area", "/{a}/b/{c...?}", prefers: [0])
    // Three pairs have a path in common: that of the first with each of the next two, and that of `area` with itself at
    // no other.
    builder.route("map", "/c/{b: Int}")
    builder.route("pin", "/{c: Int}/{b}/x")
    let findings = Checks.competition(builder.table, Competition(builder.table, pairLimit: limit)).map(\.diagnostic)
    let whole = Checks.competition(builder.table, Competition(builder.table)).map(\.diagnostic)
    #expect(findings.contains { $0.message.hasPrefix("not decided whether all routes are apart") } == !isComplete)
    if isComplete {
      #expect(findings == whole)
    } else {
      #expect(!findings.contains { $0.code == .stalePreference })
      let errors = findings.filter { $0.level == .error && !$0.message.hasPrefix("not decided") }
      #expect(errors.allSatisfy(whole.contains))
      #expect(!findings.contains { $0.code == .unreachable } || limit == 2)
    }
    #expect(whole.count { $0.code == .stalePreference } == 2)
    #expect(whole.contains { $0.code == .unreachable })
  }
}
