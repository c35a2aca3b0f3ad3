extension Resolver {
  /// The value of a default or an argument as one value of a type; nil where it does not fit, and that has been
  /// reported.
  ///
  /// - Parameter name: the parameter that gets it.
  mutating func value(_ syntax: ValueSyntax, as type: ParameterType, of name: String) -> Value? {
    switch fit(syntax, type) {
    case .value(let value): return value
    case .fault(let message, let fix):
      report(
        .valueOfOtherType, at: syntax.range, message ?? misfit(syntax, type, name),
        fixes: fix.map { [Diagnostic.Fix("write `\($0)`", [Diagnostic.Fix.Edit(syntax.range, $0)])] } ?? [])
      return nil
    case .unknownCase(let caseName, let index):
      let guesses = NameSuggestion.best(for: caseName.text, among: table.enums[index].cases.map(\.name))
      report(
        .unknownName, at: caseName.range,
        "`\(table.enums[index].name)` has no case `\(caseName.text)`" + Wording.didYouMean(guesses),
        fixes: Diagnostic.Fix.guesses(guesses, for: caseName))
      return nil
    }
  }

  private enum Fit {
    case value(Value)
    /// A message of its own where there is one, and what to write instead where that is certain.
    case fault(String? = nil, fix: String? = nil)
    case unknownCase(NameSyntax, Int)
  }

  private func misfit(_ syntax: ValueSyntax, _ type: ParameterType, _ name: String) -> String {
    "`\(name)` is \(Wording.article(spelling(type))), and \(Wording.shown(syntax)) is none"
  }

  private func fit(_ syntax: ValueSyntax, _ type: ParameterType) -> Fit {
    if case .null = syntax.kind { return .fault("`nil` is for what may be left out; the type has no `?`") }
    switch type {
    case .bool:
      if case .bool(let value) = syntax.kind { return .value(.bool(value)) }
      return .fault()
    case .int:
      guard case .number(let number) = syntax.kind else { return .fault(fix: unquoted(syntax)) }
      return Int(number.text).map { .value(.int($0)) } ?? .fault()
    case .uint:
      guard case .number(let number) = syntax.kind else { return .fault(fix: unquoted(syntax)) }
      return UInt(number.text).map { .value(.uint($0)) } ?? .fault()
    case .double:
      guard case .number(let number) = syntax.kind else { return .fault(fix: unquoted(syntax)) }
      return number.double.map { .value(.double($0)) } ?? .fault()
    case .string, .uuid, .day, .url:
      guard case .text(let text) = syntax.kind else { return .fault() }
      return TextValue.canonical(text.value, type).map { .value(.text($0)) } ?? .fault()
    case .enumeration(let index):
      return fit(syntax, enumeration: index)
    case .newtype(let index):
      return fit(syntax, table.newtypes[index])
    }
  }

  private func fit(_ syntax: ValueSyntax, enumeration index: Int) -> Fit {
    let cases = table.enums[index].cases
    switch syntax.kind {
    case .name(let name):
      if let found = cases.firstIndex(where: { $0.name == name.text }) { return .value(.enumCase(found)) }
      return .unknownCase(name, index)
    case .text(let text):
      let found = cases.first { $0.text == text.value } ?? cases.first { $0.name == text.value }
      return .fault(fix: found?.name)
    // A case may be named `true`; `nil` never gets here.
    case .bool(let value):
      if let found = cases.firstIndex(where: { $0.name == String(value) }) { return .value(.enumCase(found)) }
      return .fault()
    default: return .fault()
    }
  }

  private func fit(_ syntax: ValueSyntax, _ newtype: Newtype) -> Fit {
    let fit = fit(syntax, newtype.base)
    guard case .value(let value) = fit else { return fit }
    switch (newtype.rule, value) {
    case (.matching(let expression), .text(let text)): return expression.covers(text) ? fit : .fault()
    case (.int(let low, let high), .int(let number)): return low <= number && number <= high ? fit : .fault()
    case (.uint(let low, let high), .uint(let number)): return low <= number && number <= high ? fit : .fault()
    // The app's own type decides at run time.
    default: return fit
    }
  }

  /// The number in `"5"`.
  private func unquoted(_ syntax: ValueSyntax) -> String? {
    guard case .text(let text) = syntax.kind else { return nil }
    return Int(text.value).map(String.init)
  }
}

extension Wording {
  /// A text in quotes, cut where it is long, controls escaped.
  static func quoted(_ text: String) -> String {
    VisibleText.quoting(text.unicodeScalars.count > 60 ? String(text.prefix(60)) + "…" : text)
  }

  /// A value as it is written.
  static func shown(_ syntax: ValueSyntax) -> String {
    switch syntax.kind {
    case .number(let number): "`\(number.text)`"
    case .bool(let value): "`\(value)`"
    case .null: "`nil`"
    case .text(let text): quoted(text.value)
    case .name(let name): "`\(name.text)`"
    }
  }
}
