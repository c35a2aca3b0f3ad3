extension Resolver {
  /// Takes the name of every declaration before anything is resolved: a name may be used before its declaration.
  mutating func declareNames() {
    for (draft, syntax) in outline.enums.enumerated() { declareType(syntax.name, draft: draft) }
    for (draft, syntax) in outline.newtypes.enumerated() {
      declareType(syntax.name, draft: outline.enums.count + draft)
    }
    for (draft, syntax) in outline.tabs.enumerated() { declare(syntax.name, draft, in: \.tabs) }
    for (draft, syntax) in outline.stacks.enumerated() { declare(syntax.name, draft, in: \.stacks) }
    for (draft, scoped) in outline.features.enumerated() { declare(scoped.syntax.name, draft, in: \.features) }
    for (draft, scoped) in outline.routes.enumerated() { declare(scoped.syntax.name, draft, in: \.routes) }
    for (draft, syntax) in outline.motions.enumerated() { declare(syntax.name, draft, in: \.motions) }
    for (draft, syntax) in outline.requirements.enumerated() { declare(syntax.name, draft, in: \.requirements) }
    for (draft, syntax) in outline.alerts.enumerated() { declare(syntax.name, draft, in: \.alerts) }
  }

  private mutating func declare(_ name: NameSyntax, _ draft: Int, in names: WritableKeyPath<Resolver, NameTable>) {
    if let finding = self[keyPath: names].declare(name, draft: draft) { findings.append(finding) }
  }

  private mutating func declareType(_ name: NameSyntax, draft: Int) {
    if BuiltInType(rawValue: name.text) != nil {
      report(.declaredTwice, at: name.range, "`\(name.text)` is a type of the language; give this one another name")
    }
    // Who uses the name means this type, and is told nothing more.
    declare(name, draft, in: \.types)
  }

  /// Whether a draft is the one that has its name: not the second of two, and not without one.
  func isFirst(_ draft: Int, named name: NameSyntax, in names: NameTable) -> Bool {
    !name.isMissing && names.draft(of: name.text) == draft
  }

  /// The names of parameters, cases or buttons that stand twice in one list; a finding for each. The first of each name
  /// is sound.
  mutating func reportRepeated(_ names: some Sequence<NameSyntax>, kind: String) -> Bool {
    var first: [String: NameSyntax] = [:]
    var isSound = true
    for name in names where !name.isMissing {
      if let earlier = first[name.text] {
        findings.append(NameTable.twice(name, first: earlier, kind: kind))
        isSound = false
      } else {
        first[name.text] = name
      }
    }
    return isSound
  }

  /// The name as generated code has it: in the Unicode spelling that keyboards and Xcode produce.
  func canonical(_ name: NameSyntax) -> String { Normalization.nfc(name.text) }

  /// The text as the model has it.
  func text(_ syntax: TextSyntax) -> Text {
    Text(value: syntax.value, isVerbatim: syntax.isVerbatim, range: syntax.range)
  }

  func text(_ message: MessageSyntax) -> Text {
    var text = text(message.text)
    text.placeholders = message.offsets
    return text
  }
}
