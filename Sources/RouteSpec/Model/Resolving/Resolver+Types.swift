extension Resolver {
  /// Resolves enums and newtypes.
  mutating func resolveTypes() {
    for (draft, syntax) in outline.enums.enumerated() { resolve(syntax, draft: draft) }
    for (index, syntax) in outline.newtypes.enumerated() { resolve(syntax, draft: outline.enums.count + index) }
  }

  private mutating func resolve(_ syntax: EnumSyntax, draft: Int) {
    var isSound = reportRepeated(syntax.cases.map(\.name), kind: "case")
    var texts: [String: SourceRange] = [:]
    for enumCase in syntax.cases where !enumCase.name.isMissing && !syntax.isBroken {
      let text = enumCase.text?.value ?? canonical(enumCase.name)
      let range = enumCase.text?.range ?? enumCase.name.range
      if text.unicodeScalars.contains("\0") {
        report(
          .brokenEnum, at: range, "the text of `\(enumCase.name.text)` has a NUL in it, and no link is read with one")
        isSound = false
      } else if let first = texts[text] {
        // Two cases of one name have been reported as that.
        if isSound {
          report(
            .brokenEnum, at: range,
            "two cases of `\(syntax.name.text)` have the text \(Wording.quoted(text)); give one another",
            notes: [Diagnostic.Note("the other is here", at: first)])
        }
        isSound = false
      } else {
        texts[text] = range
      }
    }
    if syntax.cases.isEmpty, !syntax.isBroken, !syntax.name.isMissing {
      report(.brokenEnum, at: syntax.name.range, "the enum `\(syntax.name.text)` has no cases, so nothing reads as it")
      isSound = false
    }
    guard isSound, !syntax.isBroken, isFirst(draft, named: syntax.name, in: types) else { return }
    let cases = syntax.cases.map { enumCase in
      EnumType.Case(
        name: canonical(enumCase.name), text: enumCase.text?.value ?? canonical(enumCase.name),
        documentation: enumCase.documentation, range: enumCase.name.range)
    }
    accept(.enumeration(table.enums.count), draft: draft)
    table.enums.append(
      EnumType(
        name: canonical(syntax.name), cases: cases, documentation: syntax.documentation, range: syntax.name.range))
  }

  private mutating func resolve(_ syntax: NewtypeSyntax, draft: Int) {
    guard !syntax.isBroken, let written = syntax.rule, let rule = rule(written, base: syntax.base) else { return }
    if let plain = syntax.plainRange, case .external = rule {
      report(
        .brokenNewtype, at: plain, "`plain` says nothing of a type of the app's own",
        fixes: [Diagnostic.Fix("remove `plain`", [Diagnostic.Fix.Edit(plain, "")])])
      return
    }
    guard isFirst(draft, named: syntax.name, in: types) else { return }
    accept(.newtype(table.newtypes.count), draft: draft)
    table.newtypes.append(
      Newtype(
        name: canonical(syntax.name), rule: rule, isPlain: syntax.plainRange != nil,
        documentation: syntax.documentation, range: syntax.name.range))
  }

  private mutating func accept(_ type: ParameterType, draft: Int) {
    typeOfDraft[draft] = type
    types.indices[draft] = draft
  }

  private mutating func rule(_ syntax: NewtypeSyntax.Rule, base name: NameSyntax) -> Newtype.Rule? {
    guard let base = builtIn(name) else { return nil }
    switch syntax {
    case .matching(_, let expression):
      guard base == .string else {
        report(.misplacedType, at: name.range, "`matching` is for a String; `\(base.rawValue)` is none")
        return nil
      }
      return expression.map { .matching($0) }
    case .range(let low, let high):
      switch base {
      case .int: return bounds(low, high, Int.self, base).map { .int($0, $1) }
      case .uint: return bounds(low, high, UInt.self, base).map { .uint($0, $1) }
      default:
        report(.misplacedType, at: name.range, "bounds are for an Int or a UInt; `\(base.rawValue)` is neither")
        return nil
      }
    case .external(let swiftType, let range):
      guard SwiftTypeName.isValid(swiftType) else {
        report(
          .brokenNewtype, at: range,
          "`as` takes the name of a Swift type, such as `Catalog.ItemID` or `Tagged<Item, String>`, and nothing else")
        return nil
      }
      if let word = SwiftTypeName.metatype(in: swiftType) {
        report(
          .brokenNewtype, at: range,
          "Swift takes `\(word)` for something else than a type of this name; name the type in another way, by a `typealias` perhaps"
        )
        return nil
      }
      return .external(swiftType: swiftType, base: base.type)
    }
  }

  /// The bounds of a newtype over integers.
  private mutating func bounds<Number: FixedWidthInteger>(
    _ low: NumberSyntax, _ high: NumberSyntax, _ type: Number.Type, _ base: BuiltInType
  ) -> (Number, Number)? {
    var isSound = true
    func value(_ number: NumberSyntax) -> Number? {
      if let value = Number(number.text) { return value }
      isSound = false
      report(.brokenNewtype, at: number.range, "`\(number.text)` is no \(base.rawValue)")
      return nil
    }
    guard let least = value(low), let greatest = value(high), isSound else { return nil }
    if least > greatest {
      report(
        .brokenNewtype, at: low.range.union(high.range), "no number is in \(least)...\(greatest)",
        fixes: [
          Diagnostic.Fix(
            "write `\(greatest)...\(least)`",
            [Diagnostic.Fix.Edit(low.range, high.text), Diagnostic.Fix.Edit(high.range, low.text)])
        ])
      return nil
    }
    return (least, greatest)
  }

  /// The built-in type that a newtype stands on.
  private mutating func builtIn(_ name: NameSyntax) -> BuiltInType? {
    if name.isMissing { return nil }
    if let type = BuiltInType(rawValue: name.text) { return type }
    if types.draft(of: name.text) != nil {
      report(
        .misplacedType, at: name.range,
        "a newtype stands on a type of the language, and `\(name.text)` is declared in the spec")
      return nil
    }
    reportUnknownType(name)
    return nil
  }

  /// The type of a name; nil where it is unknown or broken, and that has been reported.
  mutating func type(_ name: NameSyntax) -> ParameterType? {
    if name.isMissing { return nil }
    if types.draft(of: name.text) == nil, let type = BuiltInType(rawValue: name.text) { return type.type }
    switch types.look(up: name.text) {
    case .found(let draft): return typeOfDraft[draft]
    case .broken: return nil
    case .unknown:
      reportUnknownType(name)
      return nil
    }
  }

  private mutating func reportUnknownType(_ name: NameSyntax) {
    // Another language's word for a built-in type is hardly the name of one that could not be read.
    if doubts.mayDeclare(name.text), BuiltInType(foreignName: name.text) == nil { return }
    let folded = name.text.lowercased()
    // The same letters in another case, or another language's word for the type: that is certain enough for an edit.
    let same =
      types.suggestion.best(for: name.text).first { $0.lowercased() == folded }
      ?? BuiltInType.allCases.first { $0.rawValue.lowercased() == folded }?.rawValue
      ?? BuiltInType(foreignName: name.text)?.rawValue
    if let same {
      report(
        .unknownType, at: name.range, "there is no type `\(name.text)`; did you mean `\(same)`?",
        fixes: [Diagnostic.Fix("write `\(same)`", [Diagnostic.Fix.Edit(name.range, same)])])
      return
    }
    let guesses = types.suggestion.best(for: name.text)
    let builtIn = NameSuggestion.best(for: name.text, among: BuiltInType.allCases.map(\.rawValue))
    reportUnknown(
      name, kind: "type", guesses: NameSuggestion.best(for: name.text, among: guesses + builtIn), .unknownType)
  }

  /// The name of a type as the spec has it.
  func spelling(_ type: ParameterType) -> String { table.spelling(of: type) }
}
