#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The generated navigation: by the cases of Tests/Fixtures/navigation, and by random actions.
  @Suite struct NavigationTests {
    /// Each case is a starting state, actions or links, and the states that they lead to, run through compiled code.
    @Test func casesHold() throws {
      let program = try GeneratedProgram.shared.get()
      let documents = try FileManager.default.contentsOfDirectory(
        at: fixture("navigation"), includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "md" }.map(\.path).sorted()
      let (status, output) = try SwiftCompiler.run(program.program, ["navigate"] + documents, in: program.folder)
      #expect(status == 0, "\(output.prefix(6000))")
      #expect((output.split(separator: " ").first.flatMap { Int($0) } ?? 0) >= 180, "\(output.prefix(200))")
    }

    /// Random actions on every table: what holds of each state, undoing, saving, plans, links that are opened twice, and
    /// damaged saved states. With `ROUTEGEN_SEEDS=50` in the environment fifty times as many.
    @Test func lawsHoldOnRandomActions() throws {
      let program = try GeneratedProgram.shared.get()
      var lines = ""
      var tables = 0
      for code in try GeneratedCode.all() where !code.compilation.table.routes.isEmpty {
        tables += 1
        for seed in seeds(4) {
          var generator = LinkGenerator(UInt64(seed), code.compilation.table, code.compilation.competition)
          let links = (0..<24).map { _ in generator.link() } + (0..<24).compactMap { _ in generator.savedRoute() }
          let pool = links.filter { !$0.contains { $0.isNewline || $0 == "\t" } }
          lines += ([code.app, "\(seed)"] + pool).joined(separator: "\t") + "\n"
        }
      }
      let (status, output) = try SwiftCompiler.run(program.program, ["wander"], input: lines, in: program.folder)
      #expect(status == 0, "\(output.prefix(6000))")
      #expect((output.split(separator: " ").first.flatMap { Int($0) } ?? 0) > tables * 100, "\(output.prefix(200))")
    }
  }

  extension LinkGenerator {
    /// A random route as it is saved; nil where a value has no place in JSON.
    mutating func savedRoute() -> String? {
      let route = pick(table.routes)
      var parameters: [String: Any] = [:]
      for parameter in route.parameters {
        guard let value = json(value(parameter), parameter.type) else { return nil }
        if !(value is NSNull) { parameters[parameter.name] = value }
      }
      let saved: [String: Any] = ["name": route.name, "parameters": parameters]
      return (try? JSONSerialization.data(withJSONObject: saved, options: [.sortedKeys])).map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    private func json(_ value: Value, _ type: ParameterType) -> Any? {
      switch value {
      case .null: return NSNull()
      case .text(let text): return text
      case .int(let int): return int
      case .uint(let uint): return uint
      case .double(let double): return double.isFinite ? double : nil
      case .bool(let bool): return bool
      case .list(let values):
        let list = values.compactMap { json($0, type) }
        return list.count == values.count ? list : nil
      case .enumCase(let index):
        guard case .enumeration(let enumeration) = type else { return nil }
        return table.enums[enumeration].cases[index].text
      }
    }
  }
#endif
