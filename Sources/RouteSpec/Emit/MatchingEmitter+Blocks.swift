/// Making routes: arguments once a shape, then a switch over the routes of a block.
extension MatchingEmitter {
  /// Makes routes of matches.
  func making(_ writer: inout CodeWriter) {
    writer.line()
    writer.line("/// The route of a match; nil where one of its values does not exist.")
    dispatch(
      "make", ["_ number: Swift.Int", "_ values: \(plan.support).Values"], "number, values", effect: "", &writer
    ) { index, writer in
      let block = plan.blocks[index]
      var guards: [String] = []
      let arguments = block.shape.indices.map { slot -> String in
        let argument = argument(block.shape[slot], slot)
        guard block.shape[slot].form == .single, mayFail(block.shape[slot].type) else { return argument }
        guards.append("let v\(slot) = \(argument)")
        return "v\(slot)"
      }
      call(index, guards, arguments, &writer)
    }
    for index in plan.blocks.indices { block(index, &writer) }
  }

  /// Makes routes of saved states.
  func restoring(_ writer: inout CodeWriter) {
    let support = plan.support
    writer.line()
    writer.line("/// The route that was saved.")
    writer.block("static func restore(_ decoder: any Swift.Decoder) throws -> \(plan.routeType)") { writer in
      writer.line("var decoder = try \(support).RouteDecoder(table, from: decoder)")
      writer.line("let number = \(support).Metadata.number(table, decoder.route)")
      writer.line("guard let route = try restore(number, &decoder) else { throw decoder.failure }")
      writer.line("return route")
    }
    writer.line()
    dispatch(
      "restore", ["_ number: Swift.Int", "_ decoder: inout \(support).RouteDecoder"], "number, &decoder",
      effect: "throws ",
      &writer
    ) { index, writer in
      call(index, [], plan.blocks[index].shape.map(restored), &writer)
    }
  }

  /// The `case` of a block: what has to exist first, and the call that makes a route, in the case of its group.
  private func call(_ index: Int, _ guards: [String], _ arguments: [String], _ writer: inout CodeWriter) {
    let block = plan.blocks[index]
    let place = block.routes.count == 1 ? [] : ["number & 63"]
    let member = plan.groups[block.group].member
    let opening = "return " + (member.map { SwiftName.member($0) + "(" } ?? "") + "block\(index)("
    let closing = member == nil ? ")" : "))"
    let whole = "case \(index): " + opening + (place + arguments).joined(separator: ", ") + closing
    if guards.isEmpty, writer.fits([whole]) { return writer.line(whole) }
    writer.line("case \(index):")
    writer.indented { writer in
      if !guards.isEmpty { writer.line("guard \(guards.joined(separator: ", ")) else { return nil }") }
      writer.list(opening, place + arguments, closing)
    }
  }

  private func block(_ index: Int, _ writer: inout CodeWriter) {
    let block = plan.blocks[index]
    let parameters = block.shape.indices.map { "_ v\($0): \(plan.swiftType(block.shape[$0]))" }
    let arguments = block.shape.indices.map { "v\($0)" }
    writer.line()
    writer.line("@inline(never)")
    writer.function(
      "private static func block\(index)(", (block.routes.count == 1 ? [] : ["_ place: Swift.Int"]) + parameters,
      ") -> \(plan.groups[block.group].type)"
    ) { writer in
      if block.routes.count == 1 { return writer.line(plan.make(block.routes[0], arguments)) }
      writer.cases(of: "place") { writer in
        for (place, route) in block.routes.enumerated() {
          writer.line(
            "\(place == block.routes.count - 1 ? "default" : "case \(place)"): return \(plan.make(route, arguments))")
        }
      }
    }
  }

  /// A function over all blocks, split so that no switch has more than 64 cases.
  private func dispatch(
    _ name: String, _ parameters: [String], _ arguments: String, effect: String, _ writer: inout CodeWriter,
    _ body: (Int, inout CodeWriter) -> Void
  ) {
    let limit = SwiftPlan.blockLimit
    let count = plan.blocks.count
    let parts = max((count + limit - 1) / limit, 1)
    let result = ") \(effect)-> \(plan.routeType)?"
    func part(_ part: Int, _ head: String, _ writer: inout CodeWriter) {
      writer.function(head, parameters, result) { writer in
        if count == 0 { return writer.line("nil") }
        writer.cases(of: "number &>> 6") { writer in
          for index in (part * limit)..<min((part + 1) * limit, count) { body(index, &writer) }
          writer.line("default: return nil")
        }
      }
    }
    if parts == 1 { return part(0, "private static func \(name)(", &writer) }
    writer.function("private static func \(name)(", parameters, result) { writer in
      writer.cases(of: "number &>> 12") { writer in
        for part in 0..<parts {
          writer.line("case \(part): \(effect.isEmpty ? "" : "try ")\(name)\(part)(\(arguments))")
        }
        writer.line("default: nil")
      }
    }
    for index in 0..<parts {
      writer.line()
      writer.line("@inline(never)")
      part(index, "private static func \(name)\(index)(", &writer)
    }
  }
}
