extension Resolver {
  /// A route named with arguments: by an alias, a redirect, a tab's root, the fallback.
  struct Call {
    /// The route.
    var route: Route
    /// Where a finding about what is missing belongs.
    var place: SourceRange
    /// The arguments as written.
    var arguments: [ArgumentSyntax]
    /// The parameters of the pattern at hand.
    var bound: [Pattern.Parameter] = []
    /// Whether a parameter of the pattern goes to the route's parameter of the same name.
    var bindsByName = false
  }

  /// Where each parameter of the route gets its value; nil where something is wrong with it, and that has been
  /// reported.
  mutating func bindings(_ call: Call) -> [Binding]? {
    var isSound = reportRepeated(call.arguments.map(\.name), kind: "argument")
    let bound = Dictionary(
      call.bound.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let arguments = Dictionary(
      call.arguments.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    isSound = areKnown(call) && isSound
    var bindings: [Binding] = []
    var missing: [Route.Parameter] = []
    for parameter in call.route.parameters {
      let own = call.bindsByName ? bound[parameter.name] : nil
      if let argument = arguments[parameter.name] {
        if let own {
          report(
            .wrongArguments, at: argument.range,
            "`\(parameter.name)` is bound by the pattern already; leave it out of `with`",
            notes: [Diagnostic.Note("bound here", at: call.bound[own].range)])
          isSound = false
        } else if let binding = binding(argument, to: parameter, bound: bound, call) {
          bindings.append(binding)
        } else {
          isSound = false
        }
      } else if let own {
        isSound = fits(call.bound[own], parameter, call, at: call.bound[own].range) && isSound
        bindings.append(.parameter(own))
      } else if let value = absentValue(of: parameter.arity) {
        bindings.append(.value(value))
      } else {
        missing.append(parameter)
      }
    }
    if !missing.isEmpty {
      // An argument that could not be read, or is misnamed, may be the one that is missing.
      if isSound, !doubts.hasFinding(in: call.place) { reportMissing(missing, bound, call) }
      return nil
    }
    return isSound ? bindings : nil
  }

  /// The values of a call without a pattern.
  mutating func values(_ call: Call) -> [Value]? {
    bindings(call)?.compactMap { binding in
      if case .value(let value) = binding { value } else { nil }
    }
  }

  /// The value of a parameter that nothing is given for; nil where something must be.
  func absentValue(of arity: Pattern.Arity) -> Value? {
    switch arity {
    case .optional: .null
    case .defaulted(let value): value
    case .list, .tail(atLeast: 0): .list([])
    case .required, .tail: nil
    }
  }

  private mutating func areKnown(_ call: Call) -> Bool {
    let names = Set(call.route.parameters.map(\.name))
    var isSound = true
    for argument in call.arguments where !argument.name.isMissing && !names.contains(argument.name.text) {
      isSound = false
      // A route that was meant to stand in another has fewer parameters where it stands.
      if doubts.hasUnsureBlocks { continue }
      let guesses = NameSuggestion.best(for: argument.name.text, among: call.route.parameters.map(\.name))
      report(
        .unknownName, at: argument.name.range,
        "`\(call.route.name)` has no parameter `\(argument.name.text)`" + Wording.didYouMean(guesses),
        notes: [Diagnostic.Note("`\(call.route.name)` is declared here", at: call.route.range)],
        fixes: Diagnostic.Fix.guesses(guesses, for: argument.name))
    }
    return isSound
  }

  private mutating func reportMissing(_ missing: [Route.Parameter], _ bound: [String: Int], _ call: Call) {
    let names = missing.map(\.name)
    let way =
      call.bindsByName
      ? "bind \(names.count == 1 ? "it" : "them") in the pattern, or give a value with `with \(names.first ?? ""): …`"
      : missing.allSatisfy { bound[$0.name] != nil }
        ? "write `\(call.route.name)(\(names.map { "\($0): \($0)" }.joined(separator: ", ")))`"
        : "give \(names.count == 1 ? "it" : "them") a value in `\(call.route.name)(\(names.first ?? ""): …)`"
    report(
      .wrongArguments, at: call.place, "`\(call.route.name)` needs \(Wording.list(names)); \(way)",
      notes: [Diagnostic.Note("`\(call.route.name)` is declared here", at: call.route.range)])
  }

  /// An argument: a parameter of the pattern by name, or a value.
  private mutating func binding(
    _ argument: ArgumentSyntax, to parameter: Route.Parameter, bound: [String: Int], _ call: Call
  ) -> Binding? {
    if case .name(let name) = argument.value.kind {
      if let index = bound[name.text] {
        return fits(call.bound[index], parameter, call, at: argument.value.range) ? .parameter(index) : nil
      }
      if case .enumeration = parameter.type {
      } else {
        reportUnbound(name, parameter, call)
        return nil
      }
    }
    if case .null = argument.value.kind, parameter.arity == .optional { return .value(.null) }
    guard let value = value(argument.value, as: parameter.type, of: parameter.name) else { return nil }
    switch parameter.arity {
    // There is no list among values, so one value stands for a list of one.
    case .list, .tail: return .value(.list([value]))
    case .required, .optional, .defaulted: return .value(value)
    }
  }

  private mutating func reportUnbound(_ name: NameSyntax, _ parameter: Route.Parameter, _ call: Call) {
    if doubts.hasFinding(in: name.range) { return }
    let type = spelling(parameter.type)
    if call.bound.isEmpty {
      report(
        .valueOfOtherType, at: name.range,
        "`\(parameter.name)` is \(Wording.article(type)), and `\(name.text)` is no value of it")
    } else {
      let guesses = NameSuggestion.best(for: name.text, among: call.bound.map(\.name))
      report(
        .unknownName, at: name.range,
        "this pattern binds no parameter `\(name.text)`" + Wording.didYouMean(guesses),
        fixes: Diagnostic.Fix.guesses(guesses, for: name))
    }
  }

  /// Whether what a pattern reads for a parameter is what the route takes.
  private mutating func fits(
    _ bound: Pattern.Parameter, _ parameter: Route.Parameter, _ call: Call, at range: SourceRange
  ) -> Bool {
    let note = Diagnostic.Note("what `\(call.route.name)` takes", at: parameter.range)
    let wanted = table.spelling(of: parameter.type, parameter.arity)
    let fault: String
    if bound.type != parameter.type {
      fault = "is \(Wording.article(spelling(bound.type))) in this pattern, and `\(call.route.name)` takes `\(wanted)`"
    } else {
      switch (bound.arity, parameter.arity) {
      case (.list, .list), (.list, .tail(atLeast: 0)), (.tail, .list), (.tail, .tail(atLeast: 0)): return true
      case (.tail(let least), .tail): if least > 0 { return true }
      case (.required, .required), (.required, .optional), (.required, .defaulted): return true
      case (.defaulted, .required), (.defaulted, .optional), (.defaulted, .defaulted): return true
      case (.optional, .optional): return true
      default: break
      }
      let isMany =
        switch parameter.arity {
        case .list, .tail: true
        case .required, .optional, .defaulted: false
        }
      let boundIsMany =
        switch bound.arity {
        case .list, .tail: true
        case .required, .optional, .defaulted: false
        }
      fault =
        isMany == boundIsMany
        ? "may be left out in this pattern, and `\(call.route.name)` needs it"
        : "is \(boundIsMany ? "a list" : "one value") in this pattern, and `\(call.route.name)` takes \(isMany ? "a list" : "one value")"
    }
    report(.wrongArguments, at: range, "`\(bound.name)` \(fault)", notes: [note])
    return false
  }
}
