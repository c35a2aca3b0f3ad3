import Testing

@testable import RouteSpec

/// Where literal children lie, and that the walk finds them there.
@Suite struct SlotPlanTests {
  @Test(arguments: [0, 1, 2, 3, 8, 33, 200, 3_000]) func everyTextHasASlotOfItsOwn(count: Int) {
    let plan = SlotPlan((0..<count).map { Array("text\($0)".utf8) })
    #expect(plan.places.count == count && Set(plan.places).count == count)
    #expect(plan.places.allSatisfy { $0 < plan.count } && plan.count <= 4 * max(count, 1))
    // One slot is free, where texts may have gone on from the slot that they wanted.
    #expect(plan.code >= 32 || plan.count > count || count == 0)
  }

  @Test func smallNodesNeedOneLook() {
    for count in 1...12 { #expect(SlotPlan((0..<count).map { Array("item\($0)".utf8) }).code >= 32, "\(count)") }
  }

  /// So many texts that no shift keeps them apart.
  @Test func crowdedNodesAreRead() throws {
    let count = 3_000
    let spec = (0..<count).map { "route r\($0) \"/t\($0)\"\n" }.joined()
    let compilation = compile(spec)
    let matcher = LinkMatcher(compilation.table, compilation.competition)
    #expect(SlotPlan((0..<count).map { Array("t\($0)".utf8) }).code < 32)
    for number in 0..<(2 * count) {
      let route: Int? = if case .reading(let reading) = matcher.read("/t\(number)") { reading.route } else { nil }
      #expect(route == (number < count ? number : nil))
    }
  }
}
