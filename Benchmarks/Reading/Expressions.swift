import Foundation

/// A router that a person might write: a regular expression a route, one after the other.
struct Expressions: @unchecked Sendable {
  private let expressions: [NSRegularExpression]

  /// - Parameter text: a route a line, its parameters in braces.
  init(_ text: String) {
    expressions = text.split(separator: "\n").compactMap { line in
      let pattern = line.split(separator: "/").map {
        $0.hasPrefix("{") ? "([^/]+)" : NSRegularExpression.escapedPattern(for: String($0))
      }
      return try? NSRegularExpression(pattern: "^/" + pattern.joined(separator: "/") + "$")
    }
  }

  func matches(_ link: String) -> Bool {
    let range = NSRange(link.startIndex..., in: link)
    for expression in expressions {
      if let match = expression.firstMatch(in: link, range: range) {
        // The parameters, as a caller needs them.
        for index in 1..<max(match.numberOfRanges, 1) {
          _ = Range(match.range(at: index), in: link).map { String(link[$0]) }
        }
        return true
      }
    }
    return false
  }
}
