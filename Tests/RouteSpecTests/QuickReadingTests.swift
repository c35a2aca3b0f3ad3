import Testing

@testable import RouteSpec

/// The short way of reading and the long one: where the short way decides, both read the same.
@Suite struct QuickReadingTests {
  @Test func bothWaysAgree() throws {
    var decided: [String: Int] = [:]
    for code in try GeneratedCode.all() where !code.compilation.table.routes.isEmpty {
      var generator = LinkGenerator(23, code.compilation.table, code.compilation.competition)
      for _ in seeds(120) {
        let link = generator.link()
        guard let short = Self.short(link, code.matcher) else { continue }
        decided[Self.kind(of: link, isRead: short.reading != nil), default: 0] += 1
        #expect(short.reading == Self.long(link, code.matcher), "\(code.app): \(link)")
      }
    }
    // Most links of the generator are plain, and most tables walk to the best first.
    for kind in ["path", "path?", "https", "https?", "scheme", "scheme?"] {
      #expect(decided[kind, default: 0] > 20, "\(kind): \(decided)")
    }
    #expect(decided["nothing", default: 0] > 100, "\(decided)")
  }

  /// What the short way reads; nil where it leaves the link to the long one.
  private static func short(_ text: String, _ matcher: LinkMatcher) -> (reading: LinkReading?, Void)? {
    var text = text
    return text.withUTF8 { link in
      matcher.withTable { table in
        var reading: LinkReading?
        let result = withUnsafeMutablePointer(to: &reading) { output in
          RouteSupport.readQuick(link, table, from: .outside, into: output) { matcher.reading($0) }
        }
        return result == RouteSupport.Quick.undecided ? nil : (reading, ())
      }
    }
  }

  private static func long(_ text: String, _ matcher: LinkMatcher) -> LinkReading? {
    var text = text
    return text.withUTF8 { link in
      matcher.withTable { table in
        var reading: LinkReading?
        _ = withUnsafeMutablePointer(to: &reading) { output in
          RouteSupport.readLong(link, table, from: .outside, into: output, accepts: nil) { matcher.reading($0) }
        }
        return reading
      }
    }
  }

  private static func kind(of link: String, isRead: Bool) -> String {
    if !isRead { return "nothing" }
    let front = link.hasPrefix("/") ? "path" : link.hasPrefix("http") ? "https" : "scheme"
    return front + (link.contains("?") ? "?" : "")
  }
}
