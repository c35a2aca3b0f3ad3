import Foundation

/// A route enum, as every table has one.
protocol Screen: Hashable, Codable, Sendable {
  var path: String? { get }
  var name: String { get }
  init?(link: String)
}

nonisolated(unsafe) var count = 0
nonisolated(unsafe) var failures: [String] = []

func expect(_ condition: Bool, _ what: String, _ text: String, line: Int = #line) {
  count += 1
  if !condition { failures.append("Use.swift:\(line): \(text): \(what)") }
}

/// Texts that are the same, byte for byte.
func same(_ left: String?, _ right: String?, line: Int = #line) {
  let isSame = left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  expect(isSame, "is not \(right ?? "nil")", left ?? "nil", line: line)
}

/// A screen prints this path, which reads as the screen again; it is saved under this name, with this parameter, and comes back.
func screen<Route: Screen>(
  _ type: Route.Type, _ route: Route, _ path: String?, _ name: String, _ parameter: String? = nil, line: Int = #line
) {
  if let path {
    same(route.path, path, line: line)
    expect(Route(link: path) == route, "does not come back", path, line: line)
  }
  same(route.name, name, line: line)
  guard let data = try? JSONEncoder().encode(route), let back = try? JSONDecoder().decode(Route.self, from: data),
    let saved = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
  else { return expect(false, "is not saved", name, line: line) }
  expect(back == route && Set([back, route]).count == 1, "is not what was saved", name, line: line)
  same(saved["name"] as? String, name, line: line)
  if let parameter {
    let keys = (saved["parameters"] as? [String: Any])?.keys.map { Array($0.utf8) } ?? []
    expect(keys.contains(Array(parameter.utf8)), "is no key of \(saved)", parameter, line: line)
  }
}
