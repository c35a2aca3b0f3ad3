import Testing

@testable import RouteSpec

/// What findings of routes that compete say of who takes a link, and how to get out.
@Suite struct WayOutTests {
  /// The first link that `a` would take opens `b`; another still opens `a`.
  @Test func whoTakesOnlyLaterValuesIsNamed() {
    var builder = TableBuilder()
    builder.route("a", "/n/{x: Double}")
    builder.route("b", "/n/{y: Int}")
    builder.route("c", "/n/{z}")
    let stolen = CompetitionFindingTests.findings(builder).filter { $0.code == .stolenValue }
    #expect(stolen.map(\.witnesses) == [["/n/0"]])
    #expect(stolen.first?.notes.map(\.message) == ["`b` is declared here", "other values are taken by `a`"])
  }

  /// Where only order lets the wider pattern win, turning the two round gives both links.
  @Test func theWayOutOfOrderIsAnotherOrder() {
    func notes(_ patterns: String...) -> [String] {
      var builder = TableBuilder()
      builder.table.app.isPrecedenceDeclared = true
      for (index, pattern) in patterns.enumerated() { builder.route("r\(index)", pattern) }
      let findings = CompetitionFindingTests.findings(builder).filter { $0.code == .unreachable }
      return findings.compactMap(\.notes.last?.message)
    }
    #expect(notes("/{x}", "/settings") == ["declare it before `r0`, or take it out"])
    #expect(notes("/s/true", "/s/false", "/s/{flag: Bool}") == ["take the route out, or leave it a link"])
  }

  /// What a type of the app's may refuse is no link of the other for certain.
  @Test func whatOneMayReadIsNotReadByTheOtherAlone() {
    var builder = TableBuilder()
    builder.newtype("U", .external(swiftType: "App.U", base: .string))
    builder.route("a", "/u/{x: U}")
    builder.route("c", "/u/{i: Int}")
    let notes = CompetitionFindingTests.findings(builder).filter { $0.code == .ambiguous }.flatMap(\.notes)
    #expect(notes.map(\.message).filter { $0.hasPrefix("only") } == ["only `a` may read /u/a"])
  }
}
