/// A parameter's type, and what may stand for it.
struct ParameterShape: Hashable, Sendable {
  var type: ParameterType
  var arity: Pattern.Arity
}

/// What a bare `{name}` is.
enum BareType: Sendable {
  /// Nothing gives it a type: a String.
  case none
  /// The route gives it this one.
  case given(ParameterShape)
  /// What would give it one is broken, and that has been reported.
  case broken
}

extension Resolver {
  /// The shape of a pattern's parameter as written, its place aside; nil where it is broken, and that has been
  /// reported.
  mutating func shape(of syntax: PatternParameterSyntax, bare: (String) -> BareType) -> ParameterShape? {
    guard let written = syntax.type else { return bareShape(of: syntax, bare: bare) }
    guard let type = type(written.name) else { return nil }
    if syntax.tail != .none {
      if let value = syntax.defaultValue {
        report(.misplacedOptional, at: value.range, "a tail takes what is there, so it has no default")
        return nil
      }
      guard type == .string else {
        let name = syntax.name
        report(
          .misplacedType, at: written.range, "a tail is a list of Strings, so `\(name.text)` has no other type",
          fixes: [
            Diagnostic.Fix(
              "leave the type out",
              [
                Diagnostic.Fix.Edit(
                  SourceRange(file: written.range.file, start: name.range.end, end: written.range.end), "")
              ])
          ])
        return nil
      }
      return ParameterShape(type: type, arity: .tail(atLeast: syntax.tail == .zeroOrMore ? 0 : 1))
    }
    return arity(of: written, syntax.defaultValue, name: syntax.name.text, type: type).map {
      ParameterShape(type: type, arity: $0)
    }
  }

  private mutating func bareShape(of syntax: PatternParameterSyntax, bare: (String) -> BareType) -> ParameterShape? {
    let given: ParameterShape?
    switch bare(canonical(syntax.name)) {
    case .broken: return nil
    case .none: given = nil
    case .given(let shape): given = shape
    }
    let type = given?.type ?? .string
    if syntax.tail != .none {
      // Whatever the type of the route's elements, a tail reads Strings; where that does not fit, the binding says so.
      // Where the route takes one value,
      // that is what it says.
      let isMany =
        switch given?.arity {
        case .list, .tail: true
        default: false
        }
      return ParameterShape(type: isMany ? .string : type, arity: .tail(atLeast: syntax.tail == .zeroOrMore ? 0 : 1))
    }
    if let written = syntax.defaultValue {
      return value(written, as: type, of: syntax.name.text).map { ParameterShape(type: type, arity: .defaulted($0)) }
    }
    var arity = given?.arity ?? .required
    // What is a tail elsewhere is many values here too, and where that cannot be the place says so.
    if case .tail = arity { arity = .list }
    return ParameterShape(type: type, arity: arity)
  }

  /// What may stand for a parameter with a type and perhaps a default.
  private mutating func arity(
    of written: TypeSyntax, _ defaultValue: ValueSyntax?, name: String, type: ParameterType
  ) -> Pattern.Arity? {
    if written.isList {
      if written.isOptional {
        let text = "[\(written.name.text)]"
        report(
          .misplacedOptional, at: written.range, "a list is empty where nothing is given, so it is not optional",
          fixes: [Diagnostic.Fix("write `\(text)`", [Diagnostic.Fix.Edit(written.range, text)])])
        return nil
      }
      if let defaultValue {
        report(
          .misplacedOptional, at: defaultValue.range, "a list is empty where nothing is given, so it has no default")
        return nil
      }
      return .list
    }
    if written.isOptional { return .optional }
    guard let defaultValue else { return .required }
    return value(defaultValue, as: type, of: name).map { .defaulted($0) }
  }

  /// The parameters in the parentheses of a route or an alert; nil where one is broken.
  mutating func parameters(_ list: [ParameterSyntax]) -> [Route.Parameter]? {
    var isSound = reportRepeated(list.map(\.name), kind: "parameter")
    var parameters: [Route.Parameter] = []
    for syntax in list {
      guard let type = type(syntax.type.name),
        let arity = arity(of: syntax.type, syntax.defaultValue, name: syntax.name.text, type: type)
      else {
        isSound = false
        continue
      }
      parameters.append(
        Route.Parameter(name: canonical(syntax.name), type: type, arity: arity, range: syntax.name.range))
    }
    if let extra = list.dropFirst(Pattern.parameterLimit).first {
      report(
        .tooMany, at: extra.range,
        "a screen has \(Pattern.parameterLimit) parameters at most; give it an identifier, and look up the rest")
      return nil
    }
    return isSound ? parameters : nil
  }

  /// Two parameters of one pattern have one name.
  mutating func reportSameParameter(_ parameter: Pattern.Parameter, _ first: Pattern.Parameter) {
    report(
      .declaredTwice, at: parameter.range,
      "the parameter `\(parameter.name)` is there twice in this pattern; give one another name",
      notes: [Diagnostic.Note("first here", at: first.range)])
  }
}
