@testable import RouteSpec

/// Random patterns.
extension SpecGenerator {
  static let pathTypes = [
    "String", "String", "String", "Int", "Int", "UInt", "Double", "Bool", "UUID", "Day", "E", "F", "G", "Slug", "Any",
    "Ab",
    "Flat", "Low", "Span", "Digit", "Key", "Number",
  ]

  static let literals = [
    "/a", "/a", "/b", "/ab", "/new", "/1", "/-1", "/A", "/a.b", "/true", "/%C3%A9", "/a%2Fb", "/a-b", "/x%20y",
    "/a%3Fb",
  ]

  static let keys = ["k", "q", "kk", "K", "k%20k", "%C3%A9", "a%26b", "k%5B%5D", "a+b"]

  /// A value of a type as it stands in a pattern.
  static func value(_ type: String) -> String? {
    switch type {
    case "String", "Flat", "Slug", "Any": #"\"a\""#
    case "Ab": #"\"ab\""#
    case "Int", "UInt", "Low", "Span", "Digit": "1"
    case "Double": "1.5"
    case "Bool": "true"
    case "UUID": #"\"0a1b2c3d-0000-4000-8000-000000000000\""#
    case "Day": #"\"2024-02-29\""#
    case "URL": #"\"x:y\""#
    case "E", "F": "b"
    case "G": "upper"
    default: nil
    }
  }

  mutating func literal() -> String { pick(SpecGenerator.literals) }

  mutating func key() -> String {
    count += 1
    // A key stands in a pattern once: mostly a new one, sometimes one that others have.
    return chance(50) ? pick(SpecGenerator.keys) : "k\(count % 4)"
  }

  /// A path whose parameters nobody binds.
  mutating func path(allowsTail: Bool) -> [String] {
    var parameters: [Parameter] = []
    return path(&parameters, allowsTail: allowsTail, isShort: true)
  }

  mutating func pattern(_ parameters: inout [Parameter], allowsTail: Bool, isShort: Bool) -> SpecDraft.Pattern {
    var pattern = SpecDraft.Pattern(path: path(&parameters, allowsTail: allowsTail, isShort: isShort))
    while chance(30), pattern.query.count < 4 { pattern.query.append(queryItem(&parameters)) }
    if chance(10) { pattern.fragment = fragment(&parameters) }
    return pattern
  }

  private mutating func path(_ parameters: inout [Parameter], allowsTail: Bool, isShort: Bool) -> [String] {
    var pieces: [String] = []
    for _ in 0..<Int.random(in: 0...(isShort ? 2 : 3), using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<7: pieces.append(literal())
      case 7..<13: pieces.append("/" + parameter(&parameters, "", isPath: true))
      case 13..<16: pieces.append("/" + mixture(&parameters))
      case 16, 17: pieces.append(optionalSegment(&parameters))
      case 18: pieces += [literal(), "[\(pick([".", "-", "b"]))\(optional(&parameters))]"]
      default: pieces += [literal(), "[\(pick(["/a", "b", "/b/a"]))]"]
      }
    }
    if allowsTail, chance(18) {
      let name = parameterName()
      parameters.append(Parameter(name: name, type: "...", isRequired: true, isPath: true))
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: pieces.append("/{\(name)...}")
      case 2, 3:
        pieces.append("/{\(name)...?}")
        parameters[parameters.count - 1].isRequired = false
      case 4:
        pieces.append("[\(pick(["", "/a", "/a/b"]))/{\(name)...}]")
        parameters[parameters.count - 1].isRequired = false
      default: pieces.append("/\(chance(50) ? "a" : parameter(&parameters, "", isPath: true)):{\(name)...}")
      }
    } else if chance(20) {
      pieces.append("/")
    }
    return pieces
  }

  private mutating func parameterName() -> String {
    count += 1
    return "p\(count)"
  }

  private mutating func parameter(
    _ parameters: inout [Parameter], _ mark: String, isPath: Bool, among types: [String] = SpecGenerator.pathTypes
  ) -> String {
    let name = parameterName()
    let type = pick(types)
    parameters.append(Parameter(name: name, type: type, isRequired: mark.isEmpty, isPath: isPath))
    return "{\(name): \(type)\(mark)}"
  }

  /// A parameter that may be left out, with a default where its type has one.
  private mutating func optional(_ parameters: inout [Parameter]) -> String {
    let name = parameterName()
    let type = pick(SpecGenerator.pathTypes)
    parameters.append(Parameter(name: name, type: type, isRequired: false, isPath: true))
    if chance(50), let value = SpecGenerator.value(type) { return "{\(name): \(type) = \(value)}" }
    return "{\(name): \(type)?}"
  }

  private mutating func mixture(_ parameters: inout [Parameter]) -> String {
    let one = parameter(&parameters, "", isPath: true)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return pick(["@", "a", "1", "."]) + one
    case 1: return one + pick([".a", "1", "-", "a"])
    case 2: return "a" + one + "b"
    case 3, 4: return one + pick(["-", ".", "1", "a", "e", "--"]) + parameter(&parameters, "", isPath: true)
    case 5:
      let two = parameter(&parameters, "", isPath: true)
      return one + pick(["-", "a"]) + two + pick(["-", "a", "1"]) + parameter(&parameters, "", isPath: true)
    default: return one + pick(["-", "a"]) + parameter(&parameters, "", isPath: true) + pick([".", "a"])
    }
  }

  private mutating func optionalSegment(_ parameters: inout [Parameter]) -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "[/\(optional(&parameters))]"
    case 1: return "[\(literal())/\(optional(&parameters))]"
    case 2: return "[/\(optional(&parameters))/\(optional(&parameters))]"
    case 3: return "[/\(optional(&parameters))-\(optional(&parameters))]"
    default: return "[/\(optional(&parameters))][\(literal())]"
    }
  }

  private mutating func queryItem(_ parameters: inout [Parameter]) -> String {
    let key = self.key()
    let types = SpecGenerator.pathTypes + ["URL", "Bool", "String"]
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return "\(key)=\(pick(["a", "b", "1", "", "A", "x%20y", "%2B"]))"
    case 2, 3: return "\(key)=\(parameter(&parameters, "", isPath: false, among: types))"
    case 4, 5: return "\(key)=\(parameter(&parameters, "?", isPath: false, among: types))"
    case 6, 7:
      let name = parameterName()
      let type = pick(types)
      guard let value = SpecGenerator.value(type) else { return "\(key)=b" }
      parameters.append(Parameter(name: name, type: type, isRequired: false, isPath: false))
      return "\(key)={\(name): \(type) = \(value)}"
    default:
      let name = parameterName()
      let type = pick(types)
      parameters.append(Parameter(name: name, type: "[\(type)]", isRequired: false, isPath: false))
      return "\(key)={\(name): [\(type)]}"
    }
  }

  private mutating func fragment(_ parameters: inout [Parameter]) -> String {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return "a"
    case 1: return "a/b"
    case 2: return ""
    case 3: return parameter(&parameters, "", isPath: false)
    case 4: return "a/" + parameter(&parameters, "", isPath: false)
    case 5: return mixture(&parameters)
    default:
      let name = parameterName()
      parameters.append(Parameter(name: name, type: "...", isRequired: false, isPath: false))
      return pick(["{\(name)...?}", "a/{\(name)...?}", "a/{\(name)...}", "{\(name)...}", "a:{\(name)...}"])
    }
  }
}
