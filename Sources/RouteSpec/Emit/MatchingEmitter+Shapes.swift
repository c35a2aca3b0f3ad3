/// What is done once a shape: printing, equality, hashing, saving, restoring and making a route from a match.
extension MatchingEmitter {
  /// Positions, and the values handed to the printer.
  func positions(_ writer: inout CodeWriter) {
    for (index, group) in plan.groups.enumerated() {
      writer.line()
      writer.block("nonisolated extension \(group.type)") { writer in
        position(group, isRoot: index == 0, ofKind: false, &writer)
        writer.line()
        writer.line("/// Hands the values to a printer, in order.")
        writer.block("func write(to printer: inout \(plan.support).Printer)") { writer in
          perShape(index, &writer) { slots in
            slots.indices.map { write(slots[$0], "v\($0)") }.joined(separator: "; ")
          } inner: { "inner.write(to: &printer)" } none: { "break" }
        }
      }
    }
  }

  /// `==` and `hash`, by position and shape.
  func equality(_ writer: inout CodeWriter) {
    let access = plan.access
    for (index, group) in plan.groups.enumerated() {
      writer.line()
      writer.block("nonisolated extension \(group.type): Swift.Hashable") { writer in
        writer.line("/// Whether both are the same screen with the same values.")
        writer.block("\(access)static func == (left: \(group.type), right: \(group.type)) -> Swift.Bool") { writer in
          guard hasValues(index) else {
            writer.line("left.position == right.position")
            return
          }
          writer.line("guard left.position == right.position else { return false }")
          writer.block("switch left") { writer in
            for (slots, routes) in shapes(group) where !slots.isEmpty {
              let left = routes.map { plan.bind($0, slots.indices.map { "v\($0)" }) }.joined(separator: ", ")
              let right = routes.map { plan.bind($0, slots.indices.map { "w\($0)" }) }.joined(separator: ", ")
              let same = slots.indices.map { compare(slots[$0], "v\($0)", "w\($0)") }.joined(separator: " && ")
              writer.block("case \(left): switch right") { writer in
                writer.line("case \(right): return \(same)")
                if routes.count < caseCount(index) { writer.line("default: return false") }
              }
            }
            if index == 0 {
              for other in plan.groups.indices.dropFirst() {
                writer.block("case \(plan.bindGroup(other, "v0")): switch right") { writer in
                  writer.line("case \(plan.bindGroup(other, "w0")): return v0 == w0")
                  if caseCount(index) > 1 { writer.line("default: return false") }
                }
              }
            }
            if shapes(group).contains(where: { $0.slots.isEmpty }) { writer.line("default: return true") }
          }
        }
        writer.line()
        writer.line("/// Hashes the screen and its values.")
        writer.block("\(access)func hash(into hasher: inout Swift.Hasher)") { writer in
          writer.line("hasher.combine(position)")
          perShape(index, &writer) { slots in
            slots.indices.map { "hasher.combine(\(plainValue(slots[$0], "v\($0)")))" }.joined(separator: "; ")
          } inner: { "inner.hash(into: &hasher)" } none: { "break" }
        }
      }
    }
  }

  /// Saving by name and parameters.
  func coding(_ writer: inout CodeWriter) {
    let access = plan.access
    for (index, group) in plan.groups.enumerated() {
      writer.line()
      writer.block("nonisolated extension \(group.type)") { writer in
        writer.block("func encode(to encoder: inout \(plan.support).RouteEncoder) throws") { writer in
          perShape(index, &writer) { slots in
            slots.indices.map { "try encoder.put(\(saved(slots[$0], "v\($0)")))" }.joined(separator: "; ")
          } inner: { "try inner.encode(to: &encoder)" } none: { "break" }
        }
      }
    }
    writer.line()
    writer.block("nonisolated extension \(plan.routeType): Swift.Codable") { writer in
      writer.line("/// Reads what `encode(to:)` writes. A name that the route had formerly reads as well.")
      writer.block("\(access)init(from decoder: any Swift.Decoder) throws") { writer in
        writer.line("self = try \(plan.matching).decode(decoder)")
      }
      writer.line()
      writer.line("/// Writes `{\"name\": …, \"parameters\": {…}}`.")
      writer.block("\(access)func encode(to encoder: any Swift.Encoder) throws") { writer in
        writer.line("var encoder = try \(plan.support).RouteEncoder(\(plan.matching).table, route: position, to: encoder)")
        writer.line("try encode(to: &encoder)")
      }
    }
  }

  // MARK: Shapes

  /// The routes of a group by shape, in the order in which the shapes first appear.
  private func shapes(_ group: SwiftPlan.Group) -> [(slots: [SwiftPlan.Slot], routes: [Int])] {
    var order: [[SwiftPlan.Slot]] = []
    var routes: [[SwiftPlan.Slot]: [Int]] = [:]
    for route in group.routes {
      let shape = SwiftPlan.shape(table.routes[route].parameters)
      if routes[shape] == nil { order.append(shape) }
      routes[shape, default: []].append(route)
    }
    return order.map { ($0, routes[$0] ?? []) }
  }

  private func caseCount(_ group: Int) -> Int {
    plan.groups[group].routes.count + (group == 0 ? plan.groups.count - 1 : 0)
  }

  private func hasValues(_ group: Int) -> Bool {
    group == 0 && plan.groups.count > 1 || plan.groups[group].routes.contains { !table.routes[$0].parameters.isEmpty }
  }

  /// A switch with one line for each shape that has values.
  private func perShape(
    _ group: Int, _ writer: inout CodeWriter, _ body: ([SwiftPlan.Slot]) -> String, inner: () -> String, none: () -> String
  ) {
    guard hasValues(group) else { return }
    writer.block("switch self") { writer in
      var covered = 0
      for (slots, routes) in shapes(plan.groups[group]) where !slots.isEmpty {
        covered += routes.count
        // A pattern of many cases is slow to check; 32 at a time are not.
        var rest = routes[...]
        while !rest.isEmpty {
          let some = rest.prefix(32)
          rest = rest.dropFirst(32)
          let patterns = some.map { plan.bind($0, slots.indices.map { "v\($0)" }) }.joined(separator: ", ")
          writer.line("case \(patterns): \(body(slots))")
        }
      }
      if group == 0 {
        for other in plan.groups.indices.dropFirst() {
          covered += 1
          writer.line("case \(plan.bindGroup(other, "inner")): \(inner())")
        }
      }
      if covered < caseCount(group) { writer.line("default: \(none())") }
    }
  }

  /// Types of the app's own need not be equatable: their raw values are compared.
  private func compare(_ slot: SwiftPlan.Slot, _ left: String, _ right: String) -> String {
    "\(plainValue(slot, left)) == \(plainValue(slot, right))"
  }

  private func plainValue(_ slot: SwiftPlan.Slot, _ value: String) -> String {
    guard case .newtype(let index) = slot.type, case .external = table.newtypes[index].rule else { return value }
    switch slot.form {
    case .single: return value + ".rawValue"
    case .optional: return value + "?.rawValue"
    case .list: return "\(value).map { $0.rawValue }"
    }
  }
}
