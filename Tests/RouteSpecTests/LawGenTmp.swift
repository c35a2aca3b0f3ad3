import Testing
@testable import RouteSpec
@Suite struct LawGenTmp {
  @Test func show() throws {
    let clock = ContinuousClock()
    for k in 0..<24 as Range<UInt64> {
      let seed = (1 + k) &* 1_000_003
      let d = SpecGenerator.draft(seed)
      var t: RouteTable?; var c: Competition?; var m: LinkMatcher?
      let a = clock.measure { let s = SourceSet.load(path: "m") { _ in .bytes(Array(d.text.utf8)) }; t = Resolver.resolve(s.declarations, doubts: s.doubts).0 }
      guard let t else { continue }
      let b = clock.measure { c = Competition(t) }
      let e = clock.measure { m = LinkMatcher(t, c!) }
      if a + b + e > .milliseconds(500) { print(k, a, b, e, m!.matchTable.nodes.count); print(d.text) }
    }
  }
}
