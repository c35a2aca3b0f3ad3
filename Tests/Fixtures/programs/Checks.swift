import Foundation

/// What the checks found.
final class Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []

  /// Notes a failure where a condition does not hold.
  func expect(_ condition: Bool, _ message: @autoclosure () -> String = "", line: Int = #line, file: String = #fileID) {
    count += 1
    if !condition { failures.append("\(file):\(line): \(message())") }
  }

  /// Notes a failure where two values differ.
  func equal<Value: Equatable>(_ left: Value, _ right: Value, line: Int = #line, file: String = #fileID) {
    expect(left == right, "\(left) is not \(right)", line: line, file: file)
  }

  /// A route that is written as JSON and read again is the same.
  func returns<Route: Codable & Equatable>(_ route: Route, line: Int = #line, file: String = #fileID) {
    do {
      let read = try JSONDecoder().decode(Route.self, from: JSONEncoder().encode(route))
      expect(read == route, "\(read) is not \(route)", line: line, file: file)
    } catch {
      expect(false, "\(route): \(error)", line: line, file: file)
    }
  }

  /// What a JSON text reads as; nil where it does not.
  func decoded<Route: Decodable>(_ type: Route.Type, _ json: String) -> Route? {
    try? JSONDecoder().decode(type, from: Data(json.utf8))
  }
}

/// The JSON of a value with sorted keys, slashes as they are.
func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? String(decoding: encoder.encode(value), as: UTF8.self)) ?? "-"
}

/// Uses a type as generic, concurrent code does: without an actor.
nonisolated func isUsable<Value: Hashable & Codable & Sendable>(_ values: [Value]) async -> Int {
  await Task.detached { Set(values).count }.value
}
