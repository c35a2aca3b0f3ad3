import Foundation

/// What the reading of links is compared with: code that a person, or a simple generator, would write for the same routes.
///
/// - A nested switch over bytes: for each place in the path the segments that may stand there, told apart by length and first
///   byte, then compared; no copies but those of the parameters.
/// - Split and switch: the path cut at its slashes into texts, and a switch over these.
/// - Printing by string interpolation; `==`, `hash` and Codable as the compiler makes them.
struct Yardsticks {
  /// The routes' segments; one that begins with `{` is a parameter.
  let routes: [[String]]

  init(_ text: String) {
    routes = text.split(separator: "\n").map { $0.split(separator: "/").map(String.init) }
  }

  /// A spec of the routes, for `routegen`.
  var spec: String {
    let lines = routes.enumerated().map { "route r\($0) \"/\($1.joined(separator: "/"))\"" }
    return "app Git {\n  access public\n  host \"example.com\"\n  scheme \"git\"\n}\n" + lines.joined(separator: "\n")
      + "\n"
  }

  /// The enum and both matchers, as one file.
  var code: String {
    var lines = ["public enum Yardstick: Hashable, Codable, Sendable {"]
    for (index, route) in routes.enumerated() {
      let count = route.filter { $0.hasPrefix("{") }.count
      let types = Array(repeating: "String", count: count).joined(separator: ", ")
      lines.append("  case r\(index)" + (count == 0 ? "" : "(\(types))"))
    }
    lines += ["", "  public var path: String {", "    switch self {"]
    for (index, route) in routes.enumerated() {
      var count = 0
      let text = route.map { segment -> String in
        guard segment.hasPrefix("{") else { return "/" + segment }
        count += 1
        return "/\\(v\(count - 1))"
      }
      let pattern = count == 0 ? "" : "(" + (0..<count).map { "let v\($0)" }.joined(separator: ", ") + ")"
      lines.append("    case .r\(index)\(pattern): \"\(text.joined())\"")
    }
    lines += ["    }", "  }", "}", ""]
    lines += bytes + [""] + split
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: The tree

  private final class Node {
    var literals: [(text: String, node: Node)] = []
    var parameter: Node?
    var route: Int?
  }

  private var tree: Node {
    let root = Node()
    for (index, route) in routes.enumerated() {
      var node = root
      for segment in route {
        if segment.hasPrefix("{") {
          let next = node.parameter ?? Node()
          node.parameter = next
          node = next
        } else if let known = node.literals.first(where: { $0.text == segment }) {
          node = known.node
        } else {
          let next = Node()
          node.literals.append((segment, next))
          node = next
        }
      }
      node.route = index
    }
    return root
  }

  private func made(_ route: Int, _ arguments: [String]) -> String {
    ".r\(route)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  // MARK: Bytes

  private var bytes: [String] {
    var functions: [String] = [
      """
      @inline(__always) private func end(_ p: UnsafePointer<UInt8>, _ start: Int, _ n: Int) -> Int {
        var index = start
        while index < n, p[index] != 47 { index &+= 1 }
        return index
      }
      @inline(__always) private func same(_ p: UnsafePointer<UInt8>, _ text: StaticString) -> Bool {
        var index = 0
        while index < text.utf8CodeUnitCount {
          if p[index] != text.utf8Start[index] { return false }
          index &+= 1
        }
        return true
      }
      @inline(__always) private func text(_ p: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: p + start, count: end &- start), as: UTF8.self)
      }
      """
    ]
    var count = 0
    func function(_ node: Node, _ captured: Int) -> Int {
      let number = count
      count += 1
      let captures = (0..<captured).map { ", _ a\($0): Int, _ b\($0): Int" }.joined()
      let passed = (0..<captured).map { ", a\($0), b\($0)" }.joined()
      var lines = [
        "@inline(never) private func at\(number)(_ p: UnsafePointer<UInt8>, _ i: Int, _ n: Int\(captures)) -> Yardstick? {"
      ]
      if let route = node.route {
        let arguments = (0..<captured).map { "text(p, a\($0), b\($0))" }
        lines.append("  if i > n { return \(made(route, arguments)) }")
      } else {
        lines.append("  if i > n { return nil }")
      }
      if !node.literals.isEmpty || node.parameter != nil { lines.append("  let j = end(p, i, n)") }
      if !node.literals.isEmpty {
        lines.append("  switch j &- i {")
        let lengths = Dictionary(grouping: node.literals) { $0.text.utf8.count }
        for length in lengths.keys.sorted() {
          lines.append("  case \(length):")
          for literal in lengths[length] ?? [] {
            let child = function(literal.node, captured)
            lines.append(
              "    if p[i] == \(literal.text.utf8.first ?? 0), same(p + i, \"\(literal.text)\"),"
                + " let found = at\(child)(p, j &+ 1, n\(passed)) { return found }")
          }
        }
        lines += ["  default: break", "  }"]
      }
      if let parameter = node.parameter {
        let child = function(parameter, captured + 1)
        lines.append("  if j > i { return at\(child)(p, j &+ 1, n\(passed), i, j) }")
      }
      lines += ["  return nil", "}"]
      functions.append(lines.joined(separator: "\n"))
      return number
    }
    let root = function(tree, 0)
    functions.append(
      """
      public func readByBytes(_ link: String) -> Yardstick? {
        link.utf8.withContiguousStorageIfAvailable { bytes -> Yardstick? in
          guard let p = bytes.baseAddress, bytes.count > 0, p[0] == 47 else { return nil }
          return at\(root)(p, 1, bytes.count)
        } ?? nil
      }
      """)
    return functions
  }

  // MARK: Texts

  private var split: [String] {
    var lines = [
      "public func readBySplitting(_ link: String) -> Yardstick? {",
      "  let s = link.split(separator: \"/\")",
      "  switch s.count {",
    ]
    for (length, group) in Dictionary(grouping: routes.indices, by: { routes[$0].count }).sorted(by: { $0.key < $1.key }
    ) {
      lines.append("  case \(length):")
      // Literals before parameters, from the left.
      let ordered = group.sorted { left, right in
        for (a, b) in zip(routes[left], routes[right]) where a.hasPrefix("{") != b.hasPrefix("{") {
          return b.hasPrefix("{")
        }
        return left < right
      }
      for index in ordered {
        let literals = routes[index].enumerated().filter { !$1.hasPrefix("{") }.map { "s[\($0)] == \"\($1)\"" }
        let arguments = routes[index].enumerated().filter { $1.hasPrefix("{") }.map { "String(s[\($0.offset)])" }
        lines.append("    if \(literals.joined(separator: ", ")) { return \(made(index, arguments)) }")
      }
    }
    return lines + ["  default: break", "  }", "  return nil", "}"]
  }
}
