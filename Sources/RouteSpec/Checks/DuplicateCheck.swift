/// NAV301: two patterns of different owners whose sets are equal. Names of parameters and the spelling of types play no
/// part.
enum DuplicateCheck {
  static func findings(_ context: CheckContext) -> [Finding] {
    var exact = context.exact
    return context.competition.competitors.indices.compactMap { competitor in
      guard let first = context.facts.original[competitor] else { return nil }
      return finding(competitor, first, context, &exact)
    }
  }

  private static func finding(
    _ competitor: Int, _ first: Int, _ context: CheckContext, _ exact: inout WitnessMaker
  ) -> Finding {
    var best: (witness: Witness, unit: Int)?
    for form in context.facts.analysis.formsOf[competitor] {
      for unit in context.facts.analysis.forms[form].units {
        if let witness = exact.first(in: exact.source(ofUnit: unit)), best.map({ witness < $0.witness }) ?? true {
          best = (witness, unit)
        }
      }
    }
    var notes = [Diagnostic.Note(Message.here(context.name(first)), at: context.range(first))]
    let patterns = [competitor, first].map { context.competition.competitors[$0].pattern }
    if Set(patterns[0].query.map(\.key)) != Set(patterns[1].query.map(\.key)) {
      notes.append(Diagnostic.Note(Message.query))
    }
    let areRoutes = [competitor, first].allSatisfy { context.isOwnPattern($0) }
    notes.append(Diagnostic.Note(areRoutes ? Message.merge : Message.takeOut))
    return Finding(
      Diagnostic(
        .duplicate, at: context.range(competitor), Message.duplicate(context.name(competitor), context.name(first)),
        notes: notes, witnesses: best.map { [$0.witness.link.text] } ?? []),
      places: [context.place(competitor), context.place(first)],
      replays: best.map { [context.replay($0.witness, near: $0.unit)] } ?? [])
  }

  private enum Message {
    static func duplicate(_ name: String, _ other: String) -> String { "\(name) reads exactly the links of \(other)" }
    static func here(_ name: String) -> String { "\(name) is declared here" }
    static let query = "optional query items never choose between routes; a required or a literal one does"
    static let merge = "merge the two, or make one an alias of the other"
    static let takeOut = "take one of the two out"
  }
}
