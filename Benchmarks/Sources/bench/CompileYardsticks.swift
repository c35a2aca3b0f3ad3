/// What compiling generated code is compared with, for the routes of a synthetic table.
///
/// - The bare enum: the cases alone, an enum a feature, without any conformance.
/// - The naive form, as a person or a simple generator writes it: a switch over the segments, a switch with string
///   interpolation, synthesised conformances.
struct CompileYardsticks {
  let table: SyntheticTable

  private var features: [(number: Int, routes: [SyntheticTable.Route])] {
    var result: [(number: Int, routes: [SyntheticTable.Route])] = []
    for route in table.routes {
      if result.last?.number == route.feature {
        result[result.count - 1].routes.append(route)
      } else {
        result.append((route.feature, [route]))
      }
    }
    return result
  }

  var bare: String {
    (["public enum Route {"] + features.map { "  case feature\($0.number)(Feature\($0.number))" } + ["}"]
      + ["public enum Sort { case newest, oldest, best }", "public struct Slug { public let rawValue: String }"]
      + features.flatMap { ["public enum Feature\($0.number) {"] + $0.routes.map(declaration) + ["}"] })
      .joined(separator: "\n").withUUID
  }

  var naive: String {
    var lines = ["public enum Route: Hashable, Codable, Sendable {"]
    lines += features.map { "  case feature\($0.number)(Feature\($0.number))" }
    lines += ["", "  public init?(path: String) {"]
    lines += ["    let segments = path.split(separator: \"/\").map(String.init)", "    switch segments.first {"]
    for feature in features {
      lines.append("    case \"feature\(feature.number)\":")
      lines.append("      guard let inner = Feature\(feature.number)(segments) else { return nil }")
      lines.append("      self = .feature\(feature.number)(inner)")
    }
    lines += ["    default: return nil", "    }", "  }", "", "  public var path: String {", "    switch self {"]
    lines += features.map { "    case .feature\($0.number)(let inner): return inner.path" }
    lines += ["    }", "  }", "}"]
    lines += ["public enum Sort: String, Hashable, Codable, CaseIterable, Sendable { case newest, oldest, best }"]
    lines += ["public struct Slug: Hashable, Codable, RawRepresentable, Sendable {", "  public let rawValue: String"]
    lines += ["  public init?(rawValue: String) {", "    guard !rawValue.isEmpty else { return nil }"]
    lines += ["    self.rawValue = rawValue", "  }", "}"]
    for feature in features {
      lines.append("public enum Feature\(feature.number): Hashable, Codable, Sendable {")
      lines += feature.routes.map(declaration)
      lines += ["", "  init?(_ segments: [String]) {", "    switch segments.count {"]
      let byCount = Dictionary(grouping: feature.routes, by: \.segments.count)
      for count in byCount.keys.sorted() {
        lines += [
          "    case \(count):", "      switch (\((0..<count).map { "segments[\($0)]" }.joined(separator: ", "))) {",
        ]
        for route in byCount[count] ?? [] { lines += reading(route) }
        lines += [count == 1 ? "      case _: return nil" : "      default: return nil", "      }"]
      }
      lines += [
        "    default: return nil", "    }", "    return nil", "  }", "", "  var path: String {", "    switch self {",
      ]
      lines += feature.routes.map(printing)
      lines += ["    }", "  }", "}"]
    }
    return lines.joined(separator: "\n").withUUID
  }

  private func parameters(_ route: SyntheticTable.Route) -> [(name: String, type: String)] {
    route.segments.filter { $0.hasPrefix("{") }.map { segment in
      let words = segment.dropFirst().dropLast().split(separator: ":")
      return (String(words[0]), String(words[1].dropFirst()))
    }
  }

  private func declaration(_ route: SyntheticTable.Route) -> String {
    let list = parameters(route).map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "  case \(route.name)" + (list.isEmpty ? "" : "(\(list))")
  }

  private func reading(_ route: SyntheticTable.Route) -> [String] {
    let parameters = parameters(route)
    let patterns = route.segments.map { segment in
      segment.hasPrefix("{") ? "let " + segment.dropFirst().prefix { $0 != ":" } : "\"\(segment)\""
    }
    let opening = "      case (\(patterns.joined(separator: ", "))):"
    if parameters.isEmpty { return [opening, "        self = .\(route.name)", "        return"] }
    let conditions = parameters.filter { $0.type != "String" }.map { parameter -> String in
      let label =
        switch parameter.type {
        case "UUID": "uuidString: "
        case "Sort", "Slug": "rawValue: "
        default: ""
        }
      return "let \(parameter.name) = \(parameter.type)(\(label)\(parameter.name))"
    }
    let make = "self = .\(route.name)(\(parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))"
    if conditions.isEmpty { return [opening, "        \(make)", "        return"] }
    return [
      opening, "        if \(conditions.joined(separator: ", ")) {", "          \(make)", "          return",
      "        }",
    ]
  }

  private func printing(_ route: SyntheticTable.Route) -> String {
    let parameters = parameters(route)
    let pattern = parameters.isEmpty ? "" : "(\(parameters.map { "let " + $0.name }.joined(separator: ", ")))"
    var position = 0
    let texts = route.segments.map { segment -> String in
      guard segment.hasPrefix("{") else { return segment }
      let parameter = parameters[position]
      position += 1
      switch parameter.type {
      case "Sort", "Slug": return "\\(\(parameter.name).rawValue)"
      case "UUID": return "\\(\(parameter.name).uuidString)"
      default: return "\\(\(parameter.name))"
      }
    }
    return "    case .\(route.name)\(pattern): return \"/\(texts.joined(separator: "/"))\""
  }
}

extension String {
  /// The text with the import that UUIDs need.
  fileprivate var withUUID: String { "import Foundation\n" + self + "\n" }
}
