import Foundation

/// A value of a saved route, as JSON has it.
indirect enum Saved: Codable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case uint(UInt)
  case double(Double)
  case text(String)
  case list([Saved])
  case object([String: Saved])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let uint = try? value.decode(UInt.self) {
      self = .uint(uint)
    } else if let double = try? value.decode(Double.self) {
      self = .double(double)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Saved].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: Saved].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .uint(let uint): try container.encode(uint)
    case .double(let double): try container.encode(double)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  /// What a case writes for it: words stand bare, other texts in quotes.
  var text: String {
    switch self {
    case .null: "nil"
    case .bool(let bool): "\(bool)"
    case .int(let int): "\(int)"
    case .uint(let uint): "\(uint)"
    case .double(let double): "\(double)"
    case .text(let text): Saved.isWord(text) ? text : "\"\(text)\""
    case .list(let list): "[" + list.map(\.text).joined(separator: ", ") + "]"
    case .object(let object):
      "(" + object.sorted { $0.key < $1.key }.map { "\($0): \($1.text)" }.joined(separator: ", ") + ")"
    }
  }

  private static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return !("0"..."9").contains(first) && first != "-" && !["true", "false", "nil"].contains(text)
      && text.unicodeScalars.allSatisfy(Scanner.isWordScalar)
  }
}

/// Why a text of a case is none.
struct CaseError: Error, CustomStringConvertible {
  var description: String
}

/// Reads the words, routes and values of a case.
struct Scanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.@".unicodeScalars.contains(scalar)
  }

  var isAtEnd: Bool { scalars[index...].allSatisfy { $0 == " " } }

  /// The text that is left.
  var rest: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[index...].drop { $0 == " " })
    return String(text)
  }

  var isNumberNext: Bool { rest.unicodeScalars.first.map { ("0"..."9").contains($0) || $0 == "-" } ?? false }

  mutating func skip() { while index < scalars.count, scalars[index] == " " { index += 1 } }

  /// Goes over a text, if it is next.
  mutating func take(_ text: String) -> Bool {
    skip()
    let wanted = Array(text.unicodeScalars)
    guard scalars[index...].starts(with: wanted) else { return false }
    let end = index + wanted.count
    // A word ends where a word ends.
    if let last = wanted.last, Scanner.isWordScalar(last), end < scalars.count, Scanner.isWordScalar(scalars[end]) {
      return false
    }
    index = end
    return true
  }

  mutating func need(_ text: String) throws {
    if !take(text) { throw CaseError(description: "'\(text)' is missing before '\(rest)'") }
  }

  mutating func word() throws -> String {
    skip()
    let start = index
    while index < scalars.count, Scanner.isWordScalar(scalars[index]) { index += 1 }
    if start == index { throw CaseError(description: "a word is missing before '\(rest)'") }
    return string(start..<index)
  }

  /// All up to a space.
  mutating func piece() throws -> String {
    skip()
    let start = index
    while index < scalars.count, scalars[index] != " " { index += 1 }
    if start == index { throw CaseError(description: "something is missing at the end") }
    return string(start..<index)
  }

  mutating func int() throws -> Int {
    let word = try word()
    guard let int = Int(word) else { throw CaseError(description: "\(word) is no number") }
    return int
  }

  mutating func double() throws -> Double {
    let word = try word()
    guard let double = Double(word) else { throw CaseError(description: "\(word) is no number") }
    return double
  }

  /// `#3`, or nothing.
  mutating func id() throws -> Int? { take("#") ? try int() : nil }

  mutating func quoted() throws -> String {
    try need("\"")
    let start = index
    while index < scalars.count, scalars[index] != "\"" { index += 1 }
    let text = string(start..<index)
    try need("\"")
    return text
  }

  mutating func value() throws -> Saved {
    skip()
    if index < scalars.count, scalars[index] == "\"" { return .text(try quoted()) }
    if take("[") {
      var list: [Saved] = []
      while !take("]") {
        if !list.isEmpty { try need(",") }
        list.append(try value())
      }
      return .list(list)
    }
    let word = try word()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      return Int(word).map { .int($0) } ?? UInt(word).map { .uint($0) } ?? Double(word).map { .double($0) }
        ?? .text(word)
    }
  }

  /// `item(id: 1)`: something with a name and parameters.
  mutating func named() throws -> Saved {
    let name = try word()
    var parameters: [String: Saved] = [:]
    if index < scalars.count, scalars[index] == "(" {
      index += 1
      while !take(")") {
        if !parameters.isEmpty { try need(",") }
        let label = try word()
        try need(":")
        parameters[label] = try value()
      }
    }
    return .object(["name": .text(name), "parameters": .object(parameters)])
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }
}

/// JSON between values of the generated code and those of the cases.
enum Converted {
  static func value<Value: Decodable>(_ saved: Saved, as type: Value.Type = Value.self) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: JSONEncoder().encode(saved))
    } catch {
      throw CaseError(description: "\(saved.text) is no \(type)")
    }
  }

  /// Something with a name and parameters, as a case writes it.
  static func text(_ value: some Encodable) -> String {
    guard let data = try? JSONEncoder().encode(value), let saved = try? JSONDecoder().decode(Saved.self, from: data),
      case .object(let object) = saved, case .text(let name)? = object["name"]
    else { return "?" }
    if case .object(let parameters)? = object["parameters"], !parameters.isEmpty {
      return name + Saved.object(parameters).text
    }
    return name
  }
}
