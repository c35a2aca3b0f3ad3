import Foundation
import Testing

@testable import RouteSpec

/// A table in which a fault that people met elsewhere could show, under the name by which its compiled code goes.
///
/// ```
/// let table = ReportedTable("Trails", "route hike \"/hikes/{id: Int}\"")
/// try table.check([
///   .reads("/hikes/007", "hike", ["id": 7]),
///   .refuses("/hikes/+5", "invalidValue id Int"),
///   .prints("hike", ["id": 7], "/hikes/7"),
/// ])
/// ```
/// All that is said of it must hold of the matcher that `routegen match` runs, and of its generated code, compiled.
struct ReportedTable: Sendable {
  /// The app's name.
  let name: String
  /// The whole spec.
  let spec: String

  /// - Parameter settings: lines of the app's block.
  init(_ name: String, app settings: String = "", _ declarations: String) {
    self.name = name
    spec = "app \(name) {\n\(settings)\n}\n\(declarations)\n"
  }

  /// What `routegen match` runs.
  var matcher: LinkMatcher {
    let compilation = compile(spec)
    return LinkMatcher(compilation.table, compilation.competition)
  }

  /// Something that is right of a table.
  enum Fact: Sendable {
    /// A link opens this route with these values; an absent optional is left out.
    case reads(String, String, [String: ReportedValue] = [:], from: LinkSource = .outside)
    /// A link is refused: the reason, then the offset, the query key, or the parameter and its type.
    case refuses(String, String)
    /// A route with these values prints this link, which opens it again; nil where no link would.
    case prints(String, [String: ReportedValue] = [:], String?, as: LinkMatcher.Target = .path)
  }

  /// Holds facts against the matcher, and against compiled code.
  func check(_ facts: [Fact], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let matcher = matcher
    for fact in facts { matcher.check(fact, sourceLocation) }
    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
      try checkCompiled(facts, sourceLocation)
    #endif
  }
}

/// A value of a parameter as a test writes it, as `routegen match --json` does.
enum ReportedValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  case text(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case list([ReportedValue])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .int(value) }
  init(floatLiteral value: Double) { self = .double(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: ReportedValue...) { self = .list(elements) }

  /// What a link was read as; nil for an optional that is absent.
  init?(_ value: Value, _ type: ParameterType, _ table: RouteTable) {
    switch value {
    case .null: return nil
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .uint(let value): self = .int(Int(truncatingIfNeeded: value))
    case .double(let value): self = .double(value)
    case .text(let value): self = .text(value)
    case .enumCase(let index):
      guard case .enumeration(let type) = type else { return nil }
      self = .text(table.enums[type].cases[index].text)
    case .list(let values): self = .list(values.compactMap { ReportedValue($0, type, table) })
    }
  }

  /// The value of a parameter of this type; nil where it is none.
  func value(as type: ParameterType, _ table: RouteTable) -> Value? {
    switch (self, type) {
    case (.list(let values), _): .list(values.compactMap { $0.value(as: type, table) })
    case (.text(let text), .enumeration(let index)):
      table.enums[index].cases.firstIndex { $0.text == text }.map { .enumCase($0) }
    case (_, .newtype(let index)): value(as: table.newtypes[index].base, table)
    case (.int(let value), .uint): .uint(UInt(bitPattern: value))
    case (.int(let value), .double): .double(Double(value))
    case (.int(let value), _): .int(value)
    case (.double(let value), _): .double(value)
    case (.bool(let value), _): .bool(value)
    case (.text(let value), _): .text(value)
    }
  }
}

extension LinkMatcher {
  fileprivate func check(_ fact: ReportedTable.Fact, _ place: SourceLocation) {
    switch fact {
    case .reads(let link, let route, let values, let source):
      guard case .reading(let reading) = read(link, from: source) else {
        Issue.record("\(link) is refused: \(read(link, from: source))", sourceLocation: place)
        return
      }
      let parameters = zip(table.routes[reading.route].parameters, reading.parameters)
      let found = parameters.compactMap { parameter, value in
        ReportedValue(value, parameter.type, table).map { (parameter.name, $0) }
      }
      #expect(table.routes[reading.route].name == route, "\(link)", sourceLocation: place)
      #expect(Dictionary(found) { $1 } == values, "\(link)", sourceLocation: place)
    case .refuses(let link, let words):
      guard case .refusal(let refusal) = read(link) else {
        Issue.record("\(link) is read: \(read(link))", sourceLocation: place)
        return
      }
      let found = [
        refusal.reason, refusal.offset.map(String.init), refusal.query, refusal.parameter, refusal.type,
      ]
      #expect(found.compactMap(\.self).joined(separator: " ") == words, "\(link.prefix(80))", sourceLocation: place)
    case .prints(let name, let values, let link, let target):
      guard let index = table.routes.firstIndex(where: { $0.name == name }) else {
        Issue.record("there is no route \(name)", sourceLocation: place)
        return
      }
      let parameters = table.routes[index].parameters.map { parameter in
        values[parameter.name]?.value(as: parameter.type, table) ?? parameter.missing
      }
      #expect(print(index, parameters, target) == link, "\(name)", sourceLocation: place)
      if let link { check(.reads(link, name, complete(values, index), from: .inside), place) }
    }
  }

  /// The values of a route with those that it has when they are missing.
  private func complete(_ values: [String: ReportedValue], _ route: Int) -> [String: ReportedValue] {
    let missing = table.routes[route].parameters.compactMap { parameter in
      ReportedValue(parameter.missing, parameter.type, table).map { (parameter.name, $0) }
    }
    return values.merging(missing) { given, _ in given }
  }
}

extension Route.Parameter {
  /// What it is when it is missing.
  fileprivate var missing: Value {
    switch arity {
    case .defaulted(let value): value
    case .list, .tail: .list([])
    case .optional, .required: .null
    }
  }
}
