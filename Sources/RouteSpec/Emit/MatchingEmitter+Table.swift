/// The table as text, and the functions that walk it.
extension MatchingEmitter {
  func matching(_ writer: inout CodeWriter) {
    let (route, support, prefix) = (plan.routeType, plan.support, plan.prefix)
    writer.line()
    writer.line("/// The match table and what is made of its matches.")
    writer.block("nonisolated enum \(plan.matching)") { writer in
      writer.line("static var table: \(support).Table { \(support).Table(nodes: nodes.utf8Start, pool: pool.utf8Start) }")
      writer.line()
      writer.block("static func route(_ link: Swift.String, from source: \(support).LinkSource) -> \(route)?") { writer in
        writer.line("(try? \(support).read(link, table, from: source\(hook)) { make($0.number, $0.values) }) ?? nil")
      }
      writer.line()
      writer.block("static func read(_ link: Swift.String, from source: \(support).LinkSource) throws(\(prefix)LinkError) -> \(prefix)Reading") { writer in
        writer.block("if let reading = try \(support).read(link, table, from: source\(hook), { reading($0) })") { writer in
          writer.line("return reading")
        }
        writer.line("throw \(support).reason(link, table, from: source)")
      }
      writer.line()
      writer.block("static func reading(_ match: \(support).Match) -> \(prefix)Reading?") { writer in
        writer.line("guard let route = make(match.number, match.values) else { return nil }")
        writer.line("let (tab, stack) = address(match.address)")
        writer.line("let via: \(support).Via = tab != nil ? .tab : stack != nil ? .stack : match.via")
        writer.line("return \(prefix)Reading(route: route, via: via, tab: tab, stack: stack, pattern: match.pattern, ignored: match.ignoredParameters)")
      }
      writer.line()
      addresses(&writer)
      writer.line()
      writer.line("/// Prints a link, and reads it again where something else might take it.")
      writer.block("static func link(_ route: \(route), _ target: \(support).Target) -> Swift.String?") { writer in
        writer.line("guard let text = print(route, target) else { return nil }")
        writer.line("switch \(support).check(table, route.position) {")
        writer.line("case .none: return text")
        writer.line("case .inside: return self.route(text, from: .inside) == route ? text : nil")
        writer.line("case .everywhere: return self.route(text, from: .outside) == route && self.route(text, from: .inside) == route ? text : nil")
        writer.line("}")
      }
      writer.line()
      writer.block("private static func print(_ route: \(route), _ target: \(support).Target, isLimited: Swift.Bool = true) -> Swift.String?") { writer in
        writer.line("guard var printer = \(support).Printer(table, route: route.position, target) else { return nil }")
        writer.line("route.write(to: &printer)")
        writer.line("return printer.finish(isLimited: isLimited)")
      }
      if provable.contains(true) {
        writer.line()
        writer.line("/// The link of a route of which the compiler has proved that it has one.")
        writer.block("static func provenURL(_ route: \(route)) -> Foundation.URL") { writer in
          writer.line("let text = print(route, .url, isLimited: false) ?? print(route, .scheme, isLimited: false) ?? \"/\"")
          writer.line("return \(support).url(text)")
        }
      }
      writer.line()
      presentation(&writer)
      make(&writer)
      decode(&writer)
      accepts(&writer)
      writer.line()
      literal("nodes", matchTable.nodes, isRaw: true, &writer)
      writer.line()
      literal("pool", matchTable.pool, isRaw: false, &writer)
    }
  }

  private var asksApp: Bool { matchTable.candidates.contains { $0.asksApp } }
  private var hook: String { asksApp ? ", accepts: accepts" : "" }

  private func addresses(_ writer: inout CodeWriter) {
    writer.block("private static func address(_ number: Swift.Int) -> (\(plan.prefix)Tab?, \(plan.prefix)StackName?)") { writer in
      if matchTable.addresses.isEmpty { return writer.line("(nil, nil)") }
      writer.block("switch number") { writer in
        for (index, address) in matchTable.addresses.enumerated() {
          let tab = address.tab.map { SwiftName.member(table.tabs[$0].name) } ?? "nil"
          let stack = address.stack.map { SwiftName.member(table.stacks[$0].name) } ?? "nil"
          writer.line("case \(index + 1): (\(tab), \(stack))")
        }
        writer.line("default: (nil, nil)")
      }
    }
  }

  private func presentation(_ writer: inout CodeWriter) {
    writer.block("static func presentation(_ number: Swift.Int) -> \(plan.support).Presentation") { writer in
      if plan.presentations.count < 2 { return writer.line(plan.presentations.first.map(expression) ?? ".push") }
      writer.block("switch number") { writer in
        for (index, presentation) in plan.presentations.enumerated() {
          let isLast = index == plan.presentations.count - 1
          writer.line("\(isLast ? "default" : "case \(index)"): \(expression(presentation))")
        }
      }
    }
  }

  private func expression(_ presentation: Presentation) -> String {
    switch presentation {
    case .push: return ".push"
    case .replace: return ".replace"
    case .cover(let isLocked): return ".cover(locked: \(isLocked))"
    case .popover(let isLocked): return ".popover(locked: \(isLocked))"
    case .sheet(let sheet):
      var arguments: [String] = []
      if !sheet.detents.isEmpty { arguments.append("detents: [\(sheet.detents.map(expression).joined(separator: ", "))]") }
      if let detent = sheet.initial { arguments.append("initial: \(expression(detent))") }
      if let detent = sheet.undimmed { arguments.append("undimmed: \(expression(detent))") }
      if sheet.hasGrabber { arguments.append("grabber: true") }
      if sheet.isLocked { arguments.append("locked: true") }
      return ".sheet(\(arguments.joined(separator: ", ")))"
    }
  }

  private func expression(_ detent: Presentation.Detent) -> String {
    switch detent {
    case .medium: ".medium"
    case .large: ".large"
    case .height(let points): ".height(\(points))"
    case .fraction(let part): ".fraction(\(part))"
    }
  }

  /// Makes routes: arguments once a shape, then a switch over the block.
  private func make(_ writer: inout CodeWriter) {
    dispatch("make", parameters: "_ number: Swift.Int, _ values: \(plan.support).Values", call: "number, values", isThrowing: false, &writer) { index in
      let block = plan.blocks[index]
      var guards: [String] = []
      let arguments = block.shape.indices.map { slot -> String in
        let argument = argument(block.shape[slot], slot)
        if block.shape[slot].form == .single, mayFail(block.shape[slot].type) {
          guards.append("let a\(slot) = \(argument)")
          return "a\(slot)"
        }
        return argument
      }
      let made = plan.wrap("block\(index)(\((["number & 63"] + arguments).joined(separator: ", ")))", group: block.group)
      return guards.isEmpty ? [made] : ["guard \(guards.joined(separator: ", ")) else { return nil }", "return \(made)"]
    }
    for (index, block) in plan.blocks.enumerated() {
      writer.line()
      let parameters = block.shape.indices.map { ", _ a\($0): \(plan.swiftType(block.shape[$0]))" }.joined()
      let arguments = block.shape.indices.map { "a\($0)" }
      let name = block.routes.count == 1 ? "_: Swift.Int" : "_ place: Swift.Int"
      writer.block("@inline(never) private static func block\(index)(\(name)\(parameters)) -> \(plan.groups[block.group].type)") { writer in
        if block.routes.count == 1 { return writer.line(plan.make(block.routes[0], arguments)) }
        writer.block("switch place") { writer in
          for (place, route) in block.routes.enumerated() {
            writer.line("\(place == block.routes.count - 1 ? "default" : "case \(place)"): \(plan.make(route, arguments))")
          }
        }
      }
    }
  }

  private func decode(_ writer: inout CodeWriter) {
    writer.line()
    writer.block("static func decode(_ decoder: any Swift.Decoder) throws -> \(plan.routeType)") { writer in
      writer.line("var decoder = try \(plan.support).RouteDecoder(table, from: decoder)")
      writer.line("guard let route = try restore(number(decoder.route), &decoder) else { throw decoder.failure }")
      writer.line("return route")
    }
    writer.line()
    writer.line("/// The number of the route at a position.")
    writer.block("private static func number(_ position: Swift.Int) -> Swift.Int") { writer in
      writer.line("\(plan.support).Metadata.number(table, position)")
    }
    dispatch("restore", parameters: "_ number: Swift.Int, _ decoder: inout \(plan.support).RouteDecoder", call: "number, &decoder", isThrowing: true, &writer) { index in
      let block = plan.blocks[index]
      let arguments = block.shape.map { "try " + restored($0) }
      return [plan.wrap("block\(index)(\((["number & 63"] + arguments).joined(separator: ", ")))", group: block.group)]
    }
  }

  /// A function over all blocks, split so that no switch has more than 64 cases.
  private func dispatch(
    _ name: String, parameters: String, call: String, isThrowing: Bool, _ writer: inout CodeWriter, _ body: (Int) -> [String]
  ) {
    let limit = SwiftPlan.blockLimit
    let count = plan.blocks.count
    let parts = (count + limit - 1) / limit
    let effect = isThrowing ? " throws" : ""
    let attempt = isThrowing ? "try " : ""
    for part in 0..<max(parts, 1) {
      writer.line()
      let own = parts > 1 ? "\(name)\(part)" : name
      writer.block("\(parts > 1 ? "@inline(never) private " : "")static func \(own)(\(parameters))\(effect) -> \(plan.routeType)?") { writer in
        if count == 0 { return writer.line("nil") }
        writer.block("switch number &>> 6") { writer in
          for index in (part * limit)..<min((part + 1) * limit, count) {
            let lines = body(index)
            writer.line("case \(index):")
            writer.indented { writer in
              for (position, line) in lines.enumerated() {
                writer.line(position == lines.count - 1 && lines.count == 1 ? "return \(line)" : line)
              }
            }
          }
          writer.line("default: return nil")
        }
      }
    }
    if parts > 1 {
      writer.line()
      writer.block("static func \(name)(\(parameters))\(effect) -> \(plan.routeType)?") { writer in
        writer.block("switch number &>> 12") { writer in
          for part in 0..<parts { writer.line("case \(part): \(attempt)\(name)\(part)(\(call))") }
          writer.line("default: nil")
        }
      }
    }
  }

  /// Whether the app's own types take the values of a match.
  private func accepts(_ writer: inout CodeWriter) {
    guard asksApp else { return }
    writer.line()
    writer.line("/// Asks the app's own types.")
    writer.block("private static func accepts(_ number: Swift.Int, _ values: \(plan.support).Values) -> Swift.Bool") { writer in
      writer.line("make(number, values) != nil")
    }
  }

  /// A text of the table, in lines of at most 120 characters.
  private func literal(_ name: String, _ bytes: [UInt8], isRaw: Bool, _ writer: inout CodeWriter) {
    writer.line("private static var \(name): Swift.StaticString {")
    writer.indented { writer in
      writer.line(isRaw ? "#\"\"\"" : "\"\"\"")
      let text = String(decoding: bytes, as: UTF8.self)
      let joint = isRaw ? "\\#" : "\\"
      var line = ""
      var width = 0
      var lines: [String] = []
      for scalar in text.unicodeScalars {
        let piece = isRaw ? String(scalar) : SwiftText.ascii(scalar)
        if width + piece.utf8.count > 116 {
          lines.append(line + joint)
          line = ""
          width = 0
        }
        line += piece
        width += piece.utf8.count
      }
      lines.append(line)
      for line in lines { writer.line(line) }
      writer.line(isRaw ? "\"\"\"#" : "\"\"\"")
    }
    writer.line("}")
  }
}
