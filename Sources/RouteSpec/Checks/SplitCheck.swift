/// NAV306: a link that one pattern reads with two different values, because a mixture can be split in two ways or
/// because two choices of
/// its optional parts read it. The language says which is taken; a value that would come back otherwise prints nil.
enum SplitCheck {
  static func findings(_ context: CheckContext) -> [Finding] {
    var exact = context.exact
    var known: [[LanguageTable.Piece]: [UInt8]?] = [:]
    var meetings: [Int: [PatternTrie.FormPair]] = [:]
    for pair in context.facts.analysis.formMeetings {
      meetings[context.facts.analysis.forms[pair.first].competitor, default: []].append(pair)
    }
    var result: [Finding] = []
    for (index, competitor) in context.competition.competitors.enumerated() {
      // A refusal has no values.
      if case .refusal = competitor.owner { continue }
      result += mixtures(index, context, &exact, &known)
      if let pairs = meetings[index], let finding = parts(index, pairs, context, &exact) { result.append(finding) }
    }
    return result
  }

  // MARK: Optional parts

  /// Two forms of the pattern that read one link.
  private static func parts(
    _ competitor: Int, _ pairs: [PatternTrie.FormPair], _ context: CheckContext, _ exact: inout WitnessMaker
  ) -> Finding? {
    var best: (witness: Witness, pair: PatternTrie.FormPair)?
    let products = context.facts.analysis.products
    for pair in pairs {
      // A segment takes two bytes at least, so many pairs cannot have a shorter link.
      let least = 2 * max(products[pair.first].segments.count, products[pair.second].segments.count)
      if let known = best, least > known.witness.link.bytes.count { continue }
      guard let meet = exact.meet(exact.source(ofForm: pair.first), exact.source(ofForm: pair.second)),
        let witness = exact.first(in: meet)
      else { continue }
      if let known = best, !(witness < known.witness) { continue }
      best = (witness, pair)
    }
    guard let (witness, pair) = best else { return nil }
    let unit = context.facts.analysis.forms[pair.first].units.lowerBound
    return Finding(
      Diagnostic(
        .split, .warning, at: context.range(competitor),
        Message.parts(
          context.name(competitor), witness.link.text, UnreachableCheck.formText(pair.first, context),
          UnreachableCheck.formText(pair.second, context)),
        notes: [Diagnostic.Note(Message.tellApart)],
        witnesses: [witness.link.text]),
      places: [context.place(competitor)], replays: [context.replay(witness, near: unit)])
  }

  // MARK: Mixtures

  private static func mixtures(
    _ competitor: Int, _ context: CheckContext, _ exact: inout WitnessMaker,
    _ known: inout [[LanguageTable.Piece]: [UInt8]?]
  ) -> [Finding] {
    let pattern = context.competition.competitors[competitor].pattern
    let forms = pattern.forms(isSlashStrict: context.table.app.isSlashStrict)
    var seen: Set<[LanguageTable.Piece]> = []
    var result: [Finding] = []
    func look(
      _ atoms: [Form.Atom], _ place: Pattern.Place, _ link: (inout WitnessMaker, [UInt8], Int) -> Witness?, _ form: Int
    ) {
      guard atoms.count(where: { if case .literal = $0 { false } else { true } }) > 1 else { return }
      let pieces = SegmentLanguages.pieces(atoms, pattern, place)
      guard seen.insert(pieces).inserted, let automata = exact.analysis.segments.automata(of: pieces, .reading) else {
        return
      }
      let found = known[pieces] ?? MixtureSplit.firstAmbiguousText(automata, keeping: WitnessMaker.bare(atoms))
      known[pieces] = .some(found)
      guard let text = found else { return }
      let splits = MixtureSplit.splits(text, automata, limit: 2).map { values($0, atoms, pattern) }
      guard splits.count == 2 else { return }
      let witness = link(&exact, text, form)
      result.append(
        Finding(
          Diagnostic(
            .split, .warning, at: context.range(competitor),
            Message.mixture(context.name(competitor), text, splits[0], splits[1]),
            notes: [Diagnostic.Note(Message.narrow)],
            witnesses: witness.map { [$0.link.text] } ?? []),
          places: [context.place(competitor)],
          replays: witness.map {
            [context.replay($0, near: context.facts.analysis.forms[form].units.lowerBound)]
          } ?? []))
    }
    for (index, form) in forms.enumerated() {
      let number = context.facts.analysis.formsOf[competitor].lowerBound + index
      for (segment, atoms) in form.segments.enumerated() {
        look(
          atoms, .path,
          { exact, text, form in
            var source = exact.source(ofForm: form)
            source.product.segments[segment] = exact.analysis.segments.table.literal(text)
            return exact.first(in: source)
          }, number)
      }
    }
    for (segment, atoms) in (pattern.fragmentForm?.segments ?? []).enumerated() {
      look(
        atoms, .fragment, { fragmentLink(&$0, $1, segment, form: $2, pattern) },
        context.facts.analysis.formsOf[competitor].lowerBound)
    }
    return result
  }

  /// A link whose fragment has this text as one segment and the first texts as the others.
  private static func fragmentLink(
    _ exact: inout WitnessMaker, _ text: [UInt8], _ segment: Int, form: Int, _ pattern: Pattern
  ) -> Witness? {
    var bytes: [UInt8] = []
    for (index, atoms) in (pattern.fragmentForm?.segments ?? []).enumerated() {
      if index > 0 { bytes.append(0xFF) }
      if index == segment {
        bytes += text
      } else {
        let automata = exact.analysis.segments.automata(
          of: SegmentLanguages.pieces(atoms, pattern, .fragment), .reading)
        for automaton in automata ?? [] { bytes += automaton.firstText() ?? [] }
      }
    }
    var source = exact.source(ofForm: form)
    source.product.fragment = exact.analysis.segments.table.literal(bytes)
    return exact.first(in: source)
  }

  private static func values(_ split: [[UInt8]], _ atoms: [Form.Atom], _ pattern: Pattern) -> String {
    zip(atoms, split).compactMap { atom, text in
      switch atom {
      case .literal: nil
      case .parameter(let index), .tail(let index):
        "\(pattern.parameters[index].name): \(VisibleText.quoting(String(decoding: text, as: UTF8.self)))"
      }
    }.joined(separator: ", ")
  }

  private enum Message {
    static let narrow = "put a text between the parameters that the first cannot hold, or narrow one by a `type`"
    static let tellApart = "begin one of the parts with a literal that the other cannot hold"
    static func mixture(_ name: String, _ text: [UInt8], _ first: String, _ second: String) -> String {
      let text = VisibleText.quoting(String(decoding: text, as: UTF8.self))
      return
        "a segment of \(name) can be split in two ways: \(text) is read as \(first), though \(second) would fit, too"
    }
    static func parts(_ name: String, _ link: String, _ first: String, _ second: String) -> String {
      "two forms of \(name) read \(link): it is read as \(first), though \(second) would fit, too"
    }
  }
}
