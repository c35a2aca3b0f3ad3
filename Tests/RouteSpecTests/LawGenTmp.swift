import Testing
@testable import RouteSpec
@Suite struct LawGenTmp {
  @Test func show() {
    let clock = ContinuousClock()
    var total: [Duration] = Array(repeating: .zero, count: 6)
    for seed in 1...200 as ClosedRange<UInt64> {
      let d = SpecGenerator.draft(seed)
      var t: RouteTable?; var c: Competition?; var m: LinkMatcher?
      let a = clock.measure { let s = SourceSet.load(path: "m") { _ in .bytes(Array(d.text.utf8)) }; t = Resolver.resolve(s.declarations, doubts: s.doubts).0 }
      guard let t else { continue }
      let b = clock.measure { c = Competition(t) }
      let e = clock.measure { m = LinkMatcher(t, c!) }
      let o = LinkOracle(t, c!)
      var g = LinkGenerator(seed &* 31, t, c!)
      let links = (0..<40).map { _ in g.link() }
      let f = clock.measure { for l in links { _ = m!.read(l) } }
      let h = clock.measure { for l in links { _ = o.read(l, from: .outside) } }
      for (i, x) in [a, b, e, f, h].enumerated() { total[i] += x; if x > .milliseconds(300) { print(seed, i, x); if i != 4 { print(d.text) } } }
    }
    print(total)
  }
}
