extension Resolver {
  /// The presentation; nil where it is broken, and that has been reported.
  mutating func presentation(_ syntax: PresentationSyntax) -> Presentation? {
    switch syntax.kind {
    case _ where syntax.isBroken: return nil
    case .push: return .push
    case .replace: return .replace
    case .cover: return .cover(isLocked: syntax.lockedRange != nil)
    case .popover: return .popover(isLocked: syntax.lockedRange != nil)
    case .sheet: return sheet(syntax)
    }
  }

  private mutating func sheet(_ syntax: PresentationSyntax) -> Presentation? {
    var sheet = Presentation.Sheet()
    sheet.hasGrabber = syntax.grabberRange != nil
    sheet.isLocked = syntax.lockedRange != nil
    var isSound = true
    for detent in syntax.detents {
      guard let value = value(of: detent) else {
        isSound = false
        continue
      }
      if sheet.detents.contains(value) {
        report(.declaredTwice, at: detent.range, "this detent is there twice; take one out")
      } else {
        sheet.detents.append(value)
      }
    }
    sheet.initial = listed(syntax.initial, in: sheet, isSound)
    sheet.undimmed = listed(syntax.undimmed, in: sheet, isSound)
    return .sheet(sheet)
  }

  /// A detent that must be one of the sheet's.
  private mutating func listed(
    _ syntax: PresentationSyntax.Detent?, in sheet: Presentation.Sheet, _ isComplete: Bool
  ) -> Presentation.Detent? {
    guard let syntax, let detent = value(of: syntax) else { return nil }
    if sheet.detents.contains(detent) { return detent }
    if isComplete {
      report(
        .detentNotListed, at: syntax.range,
        sheet.detents.isEmpty
          ? "this sheet lists no detents; write the detents that it has first"
          : "this is not one of the sheet's detents; add it to them, or name one of them")
    }
    return nil
  }

  private mutating func value(of syntax: PresentationSyntax.Detent) -> Presentation.Detent? {
    switch syntax.kind {
    case .medium: return .medium
    case .large: return .large
    case .height(let number):
      if let value = number.double, value > 0 { return .height(value) }
      report(.detentNotListed, at: number.range, "a height is a number of points above 0, and `\(number.text)` is none")
    case .fraction(let number):
      if let value = number.double, value > 0, value <= 1 { return .fraction(value) }
      report(.detentNotListed, at: number.range, "a fraction is above 0 and at most 1, and `\(number.text)` is not")
    }
    return nil
  }

  /// Resolves motions. The parser knows their words and what each takes.
  mutating func resolveMotions() {
    for (draft, syntax) in outline.motions.enumerated() {
      if PresentationSyntax.Kind(rawValue: syntax.name.text) != nil {
        report(
          .motionNamedLikePresentation, at: syntax.name.range,
          "`\(syntax.name.text)` is a presentation, and a transition could mean either; give the motion another name")
        continue
      }
      guard !syntax.isBroken, isFirst(draft, named: syntax.name, in: motions) else { continue }
      motions.indices[draft] = table.motions.count
      table.motions.append(
        Motion(
          name: canonical(syntax.name), documentation: syntax.documentation, insertion: syntax.insertion.map(effect),
          removal: syntax.removal.map(effect), animation: syntax.animation.map(effect), zIndex: syntax.zIndex?.double,
          range: syntax.name.range))
    }
  }

  private func effect(_ syntax: MotionSyntax.Effect) -> Motion.Effect {
    Motion.Effect(name: syntax.name.text, edge: syntax.edge?.text, numbers: syntax.numbers.compactMap(\.double))
  }

  /// Resolves alerts and dialogs.
  mutating func resolveAlerts() {
    for (draft, syntax) in outline.alerts.enumerated() {
      let parameters = parameters(syntax.parameters)
      _ = reportRepeated(syntax.buttons.map(\.name), kind: "button")
      let names = syntax.parameters.map(\.name.text)
      if !syntax.isBroken {
        check(syntax.title, names, of: syntax)
        if let message = syntax.message { check(message, names, of: syntax) }
        for button in syntax.buttons { check(button.title, names, of: syntax) }
      }
      guard let parameters, !syntax.isBroken, isFirst(draft, named: syntax.name, in: alerts) else { continue }
      var taken: Set<String> = []
      let buttons = syntax.buttons.filter { !$0.name.isMissing && taken.insert($0.name.text).inserted }
      alerts.indices[draft] = table.alerts.count
      table.alerts.append(
        Alert(
          name: canonical(syntax.name), documentation: syntax.documentation, isDialog: syntax.isDialog,
          parameters: parameters, title: text(syntax.title), message: syntax.message.map { text($0) },
          buttons: buttons.map {
            Alert.Button(name: canonical($0.name), role: $0.role, title: text($0.title), range: $0.name.range)
          }, range: syntax.name.range))
    }
  }

  /// The names in the braces of a text are parameters.
  private mutating func check(_ message: MessageSyntax, _ names: [String], of alert: AlertSyntax) {
    for placeholder in message.placeholders where !placeholder.isMissing && !names.contains(placeholder.text) {
      let guesses = NameSuggestion.best(for: placeholder.text, among: names)
      report(
        .unknownName, at: placeholder.range,
        "`\(alert.name.text)` has no parameter `\(placeholder.text)`"
          + (guesses.isEmpty ? "; a brace that is only a brace is written `\\u{7B}`" : Wording.didYouMean(guesses)),
        fixes: Diagnostic.Fix.guesses(guesses, for: placeholder))
    }
  }
}
