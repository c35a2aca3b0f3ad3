/// How types and values are written. What the spec does not declare is qualified by its module: a type of the spec, or
/// of the app, may be called `Array`.
extension SwiftPlan {
  // MARK: Names

  /// The prefix of the generated types.
  var prefix: String { table.app.name }
  /// The prefix with a small letter in front, for what SwiftUI names so.
  var lowerPrefix: String {
    guard let first = prefix.unicodeScalars.first else { return prefix }
    return first.properties.lowercaseMapping + String(String.UnicodeScalarView(prefix.unicodeScalars.dropFirst()))
  }
  var routeType: String { prefix + "Route" }
  var tabType: String { prefix + "Tab" }
  var stackType: String { prefix + "StackName" }
  var requirementType: String { prefix + "Requirement" }
  var schema: String { prefix + "Schema" }
  var alertType: String { prefix + "Alert" }
  var choiceType: String { prefix + "Choice" }
  var actionType: String { prefix + "Action" }
  var edgesType: String { prefix + "Edges" }
  var support: String { prefix + "Support" }
  var matching: String { prefix + "Matching" }

  /// `public `, `package `, or nothing.
  var access: String {
    switch table.app.access {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }

  /// What stands before a declaration where the default argument of a case calls it: it has to be as visible as the
  /// case.
  func usable(where isCalled: Bool) -> String {
    if !isCalled { return "" }
    return table.app.access == .public ? "@usableFromInline " : access
  }

  /// Whether the route enum has no case. Swift wants no code then that would handle one.
  var isEmpty: Bool { table.routes.isEmpty }

  // MARK: Types

  /// A type outside the route enum.
  func swiftType(_ type: ParameterType) -> String {
    isNested(type) ? routeType + "." + nestedType(type) : nestedType(type)
  }

  /// A type inside the route enum, where those of the spec are nested.
  func nestedType(_ type: ParameterType) -> String {
    switch type {
    case .string: "Swift.String"
    case .int: "Swift.Int"
    case .uint: "Swift.UInt"
    case .double: "Swift.Double"
    case .bool: "Swift.Bool"
    case .uuid: "Foundation.UUID"
    case .url: "Foundation.URL"
    case .day: support + ".Day"
    case .enumeration(let index): SwiftName.type(table.enums[index].name)
    case .newtype(let index):
      if case .external(let swiftType, _) = table.newtypes[index].rule {
        SwiftName.external(swiftType)
      } else if table.newtypes[index].isPlain {
        nestedType(table.newtypes[index].base)
      } else {
        SwiftName.type(table.newtypes[index].name)
      }
    }
  }

  /// Whether a type is declared in the route enum.
  private func isNested(_ type: ParameterType) -> Bool {
    switch type {
    case .enumeration: true
    case .newtype(let index): !table.newtypes[index].isPlain && !isExternal(type)
    default: false
    }
  }

  /// Whether a type is the app's own.
  func isExternal(_ type: ParameterType) -> Bool {
    guard case .newtype(let index) = type, case .external = table.newtypes[index].rule else { return false }
    return true
  }

  /// The type of a parameter's value.
  func swiftType(_ slot: Slot) -> String {
    switch slot.form {
    case .single: swiftType(slot.type)
    case .optional: swiftType(slot.type) + "?"
    case .list: "[" + swiftType(slot.type) + "]"
    }
  }

  /// A parameter of a case or of a function, with its default.
  func declaration(_ parameter: Route.Parameter, isNested: Bool) -> String {
    let type = isNested ? nestedType(parameter.type) : swiftType(parameter.type)
    let label = SwiftName.label(parameter.name) + ": "
    switch parameter.arity {
    case .required: return label + type
    case .optional: return label + type + "? = nil"
    case .defaulted(let value):
      // The app's own type decides at run time whether the default exists: no argument can stand for it.
      return label + type + (isExternal(parameter.type) ? "" : " = " + expression(value, parameter.type))
    case .tail(atLeast: 1): return label + "[" + type + "]"
    case .list, .tail: return label + "[" + type + "] = []"
    }
  }

  // MARK: Routes

  /// A case of a route, made from arguments, where its enum is expected: `.trail(slug: v0)`.
  func make(_ route: Int, _ arguments: [String]) -> String {
    let parameters = table.routes[route].parameters
    let name = SwiftName.member(table.routes[route].name)
    if parameters.isEmpty { return name }
    return name + "("
      + zip(parameters, arguments).map { SwiftName.callLabel($0.name) + ": " + $1 }.joined(separator: ", ")
      + ")"
  }

  /// A pattern of a route that binds arguments, those that are nil not: `.trail(let v0, _)`.
  func bind(_ route: Int, _ names: [String?]) -> String {
    let name = SwiftName.member(table.routes[route].name)
    if names.allSatisfy({ $0 == nil }) { return name }
    return name + "(" + names.map { $0.map { "let " + $0 } ?? "_" }.joined(separator: ", ") + ")"
  }

  /// A value of a group where the route enum is expected: with `cases nested` in the case of its group.
  func wrap(_ expression: String, group: Int) -> String {
    groups[group].member.map { SwiftName.member($0) + "(" + expression + ")" } ?? expression
  }

  /// A whole route where the route enum is expected.
  func makeWhole(_ route: Int, _ arguments: [String]) -> String {
    wrap(make(route, arguments), group: groupOf[route])
  }

  // MARK: Values

  /// A value of the spec where its parameter's type is expected; of the app's own types an optional.
  func expression(_ value: Value, _ type: ParameterType) -> String {
    if case .newtype(let index) = type, case .external(let swiftType, let base) = table.newtypes[index].rule {
      return support + ".value(" + expression(value, base) + ", as: " + SwiftName.external(swiftType) + ".self)"
    }
    switch value {
    case .null: return "nil"
    case .list(let values): return "[" + values.map { expression($0, type) }.joined(separator: ", ") + "]"
    case .enumCase(let index):
      guard case .enumeration(let enumeration) = type else { return "nil" }
      return SwiftName.member(table.enums[enumeration].cases[index].name)
    case .bool(let value): return String(value)
    case .double(let value):
      // Swift warns of a literal that loses precision, as one near zero does.
      return value.isSubnormal
        ? ".init(bitPattern: 0x\(String(value.bitPattern, radix: 16)))" : value.description
    case .int(let value): return checked(String(value), type)
    case .uint(let value): return checked(String(value), type)
    case .text(let text):
      switch type {
      case .uuid:
        let digits = text.filter { $0 != "-" }
        return matching + ".uuid(0x" + digits.prefix(16) + ", 0x" + digits.dropFirst(16) + ")"
      case .day:
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        return matching + ".day(" + numbers.map(String.init).joined(separator: ", ") + ")"
      case .url: return matching + ".url(" + SwiftText.literal(text) + ")"
      default: return checked(SwiftText.literal(text), type)
      }
    }
  }

  /// A literal as a value of a newtype: the compiler has seen to it that it is one.
  private func checked(_ literal: String, _ type: ParameterType) -> String {
    isNested(type) ? ".init(unchecked: " + literal + ")" : literal
  }

  /// Whether a case has a default of this type: its expression then stands in the interface.
  func hasDefault(of type: ParameterType) -> Bool {
    table.routes.contains { route in
      route.parameters.contains { parameter in
        if case .defaulted = parameter.arity { parameter.type == type } else { false }
      }
    }
  }

  /// Whether a value of this type, or one that stands on it, is written in generated code.
  func hasConstant(_ type: ParameterType) -> Bool {
    let isDefault = table.routes.contains { route in
      route.parameters.contains { parameter in
        if case .defaulted = parameter.arity { table.baseType(parameter.type) == type } else { false }
      }
    }
    return isDefault
      || table.tabs.contains { tab in
        tab.root.map { table.routes[$0.route].parameters.contains { table.baseType($0.type) == type } } ?? false
      }
  }

  /// Whether a parameter's value, or the raw value of one, is of this built-in type.
  func uses(_ type: ParameterType) -> Bool {
    table.routes.contains { $0.parameters.contains { table.baseType($0.type) == type } }
  }
}
