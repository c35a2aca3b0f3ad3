import Testing

@testable import RouteSpec

/// The short way of reading and the long one: where the short way decides, both name the same candidate.
@Suite struct QuickReadingTests {
  @Test func bothWaysAgree() throws {
    var decided = 0
    for code in try GeneratedCode.all() where !code.compilation.table.routes.isEmpty {
      var generator = LinkGenerator(23, code.compilation.table, code.compilation.competition)
      for _ in seeds(120) {
        let link = generator.link()
        let (short, long) = Self.candidates(link, code.matcher)
        guard let short else { continue }
        decided += 1
        #expect(short == (long ?? RouteSupport.Quick.none), "\(code.app): \(link)")
      }
    }
    // Most links of the generator are plain, and most tables walk to the best first.
    #expect(decided > 300)
  }

  /// What the short way says, nil where it leaves the link to the long one; and what the long way says.
  private static func candidates(_ text: String, _ matcher: LinkMatcher) -> (short: Int?, long: Int?) {
    var text = text
    return text.withUTF8 { link in
      matcher.withTable { table in
        var long: Int?
        _ = withUnsafeMutablePointer(to: &long) { output in
          RouteSupport.readLong(link, table, from: .outside, into: output, accepts: nil) { $0.candidate }
        }
        guard table.field1(RouteSupport.Head.flags) & 15 == 4, let base = link.baseAddress else { return (nil, long) }
        let end = RouteSupport.Quick.end(of: base, link.count)
        if end <= 0 { return (nil, long) }
        let captures = table.field4(RouteSupport.Head.captures) + 1
        let depth = table.field4(RouteSupport.Head.depth) + 2
        let short = withUnsafeTemporaryAllocation(of: RouteSupport.Capture.self, capacity: captures) { captures in
          withUnsafeTemporaryAllocation(of: RouteSupport.Walk.Frame.self, capacity: depth) { frames in
            guard let captures = captures.baseAddress, let frames = frames.baseAddress else {
              return RouteSupport.Quick.undecided
            }
            return RouteSupport.Quick.candidate(table, base, end, captures, frames)
          }
        }
        return (short == RouteSupport.Quick.undecided ? nil : short, long)
      }
    }
  }
}
