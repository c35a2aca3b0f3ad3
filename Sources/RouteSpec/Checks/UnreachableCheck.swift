/// NAV303: a pattern all of whose links others read and win; of an alias, or of one form of a pattern, a warning.
enum UnreachableCheck {
  static func findings(_ context: CheckContext) -> [Finding] {
    var exact = context.exact
    var law = context.table.app.isPrecedenceDeclared ? StolenValueCheck.Law(context) : nil
    var result: [Finding] = []
    for competitor in context.competition.competitors.indices where !context.facts.isDuplicate[competitor] {
      let name = context.name(competitor)
      let level: Diagnostic.Level = context.competition.competitors[competitor].alias == nil ? .error : .warning
      switch context.facts.reach[competitor] {
      case .reached: break
      case .readsNothing:
        result.append(
          Finding(
            Diagnostic(.unreachable, level, at: context.range(competitor), Message.readsNothing(name)),
            places: [context.place(competitor)]))
      case .notDecided:
        result.append(
          Finding(
            Diagnostic(
              .unreachable, .warning, at: context.range(competitor), Message.notDecided(name, Coverage.budget)),
            places: [context.place(competitor)]))
      case .covered(let winners):
        result.append(finding(competitor, name, level, winners, context, &exact, &law))
      case .partly(let forms):
        for form in forms {
          let text = formText(form.form, context)
          result.append(
            finding(
              competitor, Message.form(text, of: name), .warning, form.winners, context, &exact, &law,
              form.form))
        }
      }
    }
    return result
  }

  private static func finding(
    _ competitor: Int, _ name: String, _ level: Diagnostic.Level, _ winners: [Int], _ context: CheckContext,
    _ exact: inout WitnessMaker, _ law: inout StolenValueCheck.Law?, _ form: Int? = nil
  ) -> Finding {
    // For each covering pattern the first link that it takes.
    var shown: [Int: (witness: Witness, unit: Int)] = [:]
    let targets = form.map { [$0] } ?? Array(context.facts.analysis.formsOf[competitor])
    let units = targets.flatMap { context.facts.analysis.forms[$0].units }
    for winner in Set(winners).sorted() {
      for unit in units {
        guard let meet = exact.meet(exact.source(ofUnit: unit), exact.source(ofUnit: winner)),
          let witness = exact.first(in: meet)
        else { continue }
        let other = context.facts.competitor(ofUnit: winner)
        if shown[other].map({ witness < $0.witness }) ?? true { shown[other] = (witness, unit) }
      }
    }
    let others = Set(winners.map { context.facts.competitor(ofUnit: $0) }).sorted(by: context.precedes)
    let notes = others.prefix(8).map { other in
      Diagnostic.Note(
        Message.takes(context.name(other), shown[other]?.witness.link.text), at: context.range(other))
    }
    let witnesses = others.prefix(8).compactMap { shown[$0] }
    // Only order lets a wider pattern win: the other way round both have links.
    let isByOrder =
      level == .error && others.count == 1
      && units.allSatisfy { unit in winners.contains { law?.confirms(unit, over: $0) == true } }
    let wayOut =
      isByOrder ? Message.declareBefore(context.name(others[0])) : Message.wayOut(level, isForm: form != nil)
    return Finding(
      Diagnostic(
        .unreachable, level, at: context.range(competitor), Message.unreachable(name, others.map(context.name)),
        notes: notes + [Diagnostic.Note(wayOut)],
        witnesses: witnesses.map(\.witness.link.text)),
      places: [context.place(competitor)] + others.map(context.place),
      replays: witnesses.map { context.replay($0.witness, near: $0.unit) })
  }

  /// A form as a pattern without brackets.
  static func formText(_ index: Int, _ context: CheckContext) -> String {
    let entry = context.facts.analysis.forms[index]
    let pattern = context.competition.competitors[entry.competitor].pattern
    let form = pattern.form(at: entry.form, isSlashStrict: context.table.app.isSlashStrict)
    var text = ""
    for segment in form.segments {
      text += "/"
      for atom in segment {
        switch atom {
        case .literal(let bytes):
          var link = LinkText()
          link.append(encoding: bytes, keeping: .segmentDelimiters)
          text += link.text
        case .parameter(let parameter): text += "{\(pattern.parameters[parameter].name)}"
        case .tail(let parameter): text += "{\(pattern.parameters[parameter].name)...}"
        }
      }
    }
    if let tail = form.tail, form.segments.last?.contains(.tail(tail)) != true {
      text += "/{\(pattern.parameters[tail].name)...?}"
    }
    return text.isEmpty || form.endsInSlash ? text + "/" : text
  }

  private enum Message {
    static func unreachable(_ name: String, _ others: [String]) -> String {
      let shown = others.count > 4 ? others.prefix(3) + ["\(others.count - 3) more"] : others[...]
      let list =
        shown.count < 2
        ? shown.joined() : "\(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "")"
      return "\(name) can never be reached: \(list) \(others.count == 1 ? "takes" : "together take") all its links"
    }
    static func wayOut(_ level: Diagnostic.Level, isForm: Bool) -> String {
      if isForm { return "write the pattern without that form, or leave others some links for it" }
      return level == .error ? "take the route out, or leave it a link" : "take the alias out, or leave it a link"
    }
    static func declareBefore(_ name: String) -> String { "declare it before \(name), or take it out" }
    static func takes(_ name: String, _ link: String?) -> String {
      link.map { "\(name) takes \($0)" } ?? "\(name) is declared here"
    }
    static func form(_ text: String, of name: String) -> String { "the form \(text) of \(name)" }
    static func readsNothing(_ name: String) -> String { "\(name) can never be reached: no link has this form" }
    static func notDecided(_ name: String, _ budget: Int) -> String {
      "not decided whether \(name) can be reached: comparing it with what wins over it takes more than \(budget) steps"
    }
  }
}
