/// What the printer needs: for each route its fronts and its template, and whether what it prints must be read again.
extension MatchTableBuilder {
  /// Writes the records, and the list of them in declaration order.
  mutating func printing(_ checks: [Bool]) -> Int {
    typealias Printing = RouteSupport.Printing
    var list = NodeWriter()
    for (index, route) in table.routes.enumerated() {
      guard let pattern = route.pattern else {
        list.field4(intern(NodeWriter(fields: [0, 0], zeros: 16)))
        continue
      }
      let host = table.printedHost(of: pattern)
      var record = NodeWriter()
      var flags = Printing.hasPattern
      if table.isPathRead(pattern) || table.isPathReadByParameter(pattern) { flags |= Printing.isPathRead }
      if checks[index] { flags |= Printing.checks }
      if route.isInternal { flags |= Printing.isInternal }
      record.field1(flags)
      record.field1(
        (host?.hasParameter == true ? Printing.hasHostParameter : 0)
          | (host?.isWhole == true ? Printing.isWholeHost : 0))
      record.field4(host.map { pool.add("https://" + $0.prefix) } ?? 0)
      record.field4(host.map { pool.add($0.suffix) } ?? 0)
      record.field4(table.printedScheme(of: pattern).map { pool.add($0 + "://") } ?? 0)
      record.field4(pool.add(template(pattern)))
      list.field4(intern(record))
    }
    return intern(list)
  }

  /// The template of a pattern (`RouteSupport.Printer`).
  private func template(_ pattern: Pattern) -> [UInt8] {
    var result: [UInt8] = []
    if let first = pattern.parameters.first, first.place == .host { result += Array("{h".utf8) }
    var pieces = pattern.path
    // Under `accept` a final slash is not printed.
    if !table.app.isSlashStrict, pieces.last == .slash { pieces.removeLast() }
    append(pieces, pattern, to: &result, inPart: false)
    for item in pattern.query {
      result.append(34)
      switch item.content {
      case .literal(let text):
        result.append(61)
        append(text: LinkText.query(item.key), to: &result)
        append(text: LinkText.query(text), to: &result)
      case .parameter(let index):
        switch pattern.parameters[index].arity {
        case .required:
          result.append(114)
          append(text: LinkText.query(item.key), to: &result)
        case .optional:
          result.append(111)
          append(text: LinkText.query(item.key), to: &result)
        case .list, .tail:
          result.append(108)
          append(text: LinkText.query(item.key), to: &result)
        case .defaulted(let value):
          result.append(100)
          append(text: LinkText.query(item.key), to: &result)
          append(
            text: LinkText.value(Array(table.text(of: value, as: pattern.parameters[index].type).utf8)), to: &result)
        }
      }
    }
    if let fragment = pattern.fragment {
      result.append(35)
      append(fragment, pattern, to: &result, inPart: false)
    }
    return result
  }

  private func append(_ pieces: [Pattern.Piece], _ pattern: Pattern, to result: inout [UInt8], inPart: Bool) {
    for piece in pieces {
      switch piece {
      case .slash: result.append(47)
      case .literal(let text): result += LinkText.literal(text)
      case .optional(let inner):
        result.append(91)
        append(inner, pattern, to: &result, inPart: true)
        result.append(93)
      case .tail(let index):
        result += Array("{t".utf8)
        // `!`: it may be empty.
        if !inPart, case .tail(atLeast: 0) = pattern.parameters[index].arity { result.append(33) }
      case .parameter(let index):
        result.append(123)
        switch pattern.parameters[index].arity {
        case .optional: result.append(111)
        case .defaulted(let value):
          result.append(100)
          append(
            text: LinkText.value(Array(table.text(of: value, as: pattern.parameters[index].type).utf8)), to: &result)
        default: result.append(114)
        }
      }
    }
  }

  private func append(text: [UInt8], to result: inout [UInt8]) {
    for shift in stride(from: 0, to: 24, by: 6) { result.append(UInt8(48 + text.count >> shift & 63)) }
    result += text
  }

  /// The routes whose links must be read again before they are given out: one of their forms may lose what it prints, a
  /// mixture may split otherwise, a host may not read its parameter, or a type of the app's own decides.
  func routesToCheck() -> [Bool] {
    var result = table.routes.map { route in
      guard let pattern = route.pattern else { return false }
      if pattern.parameters.contains(where: { $0.place == .host || isExternal($0.type) }) { return true }
      let all = pattern.forms(isSlashStrict: table.app.isSlashStrict) + (pattern.fragmentForm.map { [$0] } ?? [])
      return all.contains { form in
        form.segments.contains { segment in
          segment.reduce(0) { count, atom in if case .literal = atom { count } else { count + 1 } } > 1
        }
      }
    }
    for meeting in competition.meetings {
      let competitor = competition.competitors[competition.candidates[meeting.loser].competitor]
      if competitor.alias == nil, case .route(let route) = competitor.owner { result[route] = true }
    }
    return result
  }
}

extension NodeWriter {
  /// Fields of six bits, then zeros.
  init(fields: [Int], zeros: Int) {
    self.init()
    for field in fields { field1(field) }
    reserve(zeros)
  }
}
