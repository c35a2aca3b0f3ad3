/// What is done once a shape: equality, hashing, printing and saving. Synthesised it would grow with every route, and
/// be slow to compile.
extension MatchingEmitter {
  /// Equality and hashing, by position and shape, and the values for printing and saving.
  func shapes(_ writer: inout CodeWriter) {
    for index in plan.groups.indices {
      let type = plan.groups[index].type
      writer.line()
      writer.block("nonisolated extension \(type)") { writer in
        writer.line("/// Whether both are the same screen with the same values.")
        writer.block("\(plan.access)static func == (left: \(type), right: \(type)) -> Swift.Bool") { writer in
          equal(index, &writer)
        }
        writer.line()
        writer.line("/// Hashes the screen and its values.")
        writer.block("\(plan.access)func hash(into hasher: inout Swift.Hasher)") { writer in
          if !hasValues(index) { return writer.line("hasher.combine(self.position)") }
          writer.line("var sink = \(plan.support).Sink(hashing: hasher, route: self.position)")
          writer.line("self.pass(to: &sink)")
          writer.line("sink.finishHashing(&hasher)")
        }
        writer.line()
        writer.line("/// The place in the table, and in the spec.")
        writer.block("var position: Swift.Int") { writer in position(index, &writer) }
        guard hasValues(index) || index == 0 else { return }
        writer.line()
        writer.line("/// Hands the values over, in their order.")
        writer.block("func pass(to sink: inout \(plan.support).Sink)") { writer in perShape(index, &writer) }
      }
    }
  }

  /// Saving by name and parameters.
  func coding(_ writer: inout CodeWriter) {
    let access = plan.access
    writer.line()
    writer.block("nonisolated extension \(plan.routeType)") { writer in
      writer.line(
        "/// Reads what `encode(to:)` writes, also under a name that the route had formerly. A missing parameter gets its default."
      )
      writer.block("\(access)init(from decoder: any Swift.Decoder) throws") { writer in
        if plan.isEmpty {
          return writer.line("throw try \(plan.support).RouteDecoder(\(plan.matching).table, from: decoder).failure")
        }
        writer.line("self = try \(plan.matching).restore(decoder)")
      }
      writer.line()
      writer.line("/// Writes `{\"name\": …, \"parameters\": {…}}`.")
      writer.block("\(access)func encode(to encoder: any Swift.Encoder) throws") { writer in
        if plan.isEmpty { return writer.line("switch self {}") }
        writer.line(
          "var sink = try \(plan.support).Sink(\(plan.matching).table, route: self.position, to: encoder)")
        writer.line("self.pass(to: &sink)")
        writer.line("try sink.finishSaving()")
      }
    }
  }

  // MARK: Switches

  private func position(_ group: Int, _ writer: inout CodeWriter) {
    writer.cases(of: "self") { writer in
      for route in plan.groups[group].routes {
        writer.line("case \(SwiftName.member(table.routes[route].name)): return \(route)")
      }
      for other in innerGroups(of: group) {
        writer.line("case \(SwiftName.member(plan.groups[other].member ?? ""))(let inner): return inner.position")
      }
    }
  }

  private func equal(_ group: Int, _ writer: inout CodeWriter) {
    let shapes = plan.shapes(of: group)
    let inner = innerGroups(of: group)
    if shapes.isEmpty, inner.isEmpty { return writer.line("left.position == right.position") }
    let count = plan.caseCount(of: group)
    writer.line("guard left.position == right.position else { return false }")
    func compare(_ left: [String], _ right: [String], _ same: String, _ writer: inout CodeWriter) {
      writer.patterns(left)
      writer.indented { writer in
        writer.cases(of: "right") { writer in
          writer.patterns(right)
          writer.indented { $0.line("return \(same)") }
          if left.count < count { writer.line("default: return false") }
        }
      }
    }
    writer.cases(of: "left") { writer in
      for block in shapes {
        let same = block.shape.indices.map { slot in
          "\(comparable(block.shape[slot], "v\(slot)")) == \(comparable(block.shape[slot], "w\(slot)"))"
        }
        compare(bind(block, "v"), bind(block, "w"), same.joined(separator: " && "), &writer)
      }
      for other in inner {
        let member = SwiftName.member(plan.groups[other].member ?? "")
        compare(["\(member)(let v0)"], ["\(member)(let w0)"], "v0 == w0", &writer)
      }
      let covered = shapes.reduce(inner.count) { $0 + $1.routes.count }
      if covered < count { writer.line("default: return true") }
    }
  }

  /// A switch with a case for each shape that has values.
  private func perShape(_ group: Int, _ writer: inout CodeWriter) {
    let shapes = plan.shapes(of: group)
    let groups = innerGroups(of: group).filter(hasValues)
    if shapes.isEmpty, groups.isEmpty { return }
    writer.cases(of: "self") { writer in
      for block in shapes {
        writer.patterns(bind(block, "v"))
        writer.indented { writer in
          for slot in block.shape.indices { writer.line(write(block.shape[slot], "v\(slot)")) }
        }
      }
      for other in groups {
        writer.line("case \(SwiftName.member(plan.groups[other].member ?? ""))(let inner): inner.pass(to: &sink)")
      }
      let covered = shapes.reduce(groups.count) { $0 + $1.routes.count }
      if covered < plan.caseCount(of: group) { writer.line("default: break") }
    }
  }

  /// Whether a route of the group, or of one inside it, has a parameter.
  private func hasValues(_ group: Int) -> Bool {
    !plan.shapes(of: group).isEmpty || innerGroups(of: group).contains { !plan.shapes(of: $0).isEmpty }
  }

  private func innerGroups(of group: Int) -> Range<Int> { group == 0 ? 1..<plan.groups.count : 0..<0 }

  private func bind(_ block: SwiftPlan.Block, _ name: String) -> [String] {
    block.routes.map { plan.bind($0, block.shape.indices.map { "\(name)\($0)" }) }
  }

  /// Types of the app's own need not be equatable: their raw values are compared.
  private func comparable(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    guard plan.isExternal(slot.type) else { return value }
    switch slot.form {
    case .single: return value + ".rawValue"
    case .optional: return value + "?.rawValue"
    case .list: return "\(value).map { $0.rawValue }"
    }
  }
}
