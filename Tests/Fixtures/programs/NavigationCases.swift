@testable import Fixtures
import Foundation

/// Runs the cases of Tests/Fixtures/navigation, each by the generated code of its table. README.md there says how they
/// are written.
protocol NavigationTesting: Sendable {
  /// Runs a case; says what is not as it should be.
  func run(_ lines: [Substring]) -> [String]
  /// Applies random actions; says which law does not hold. Gives how many actions were applied.
  func wander(seed: UInt64, links: [String]) -> (actions: Int, failures: [String])
}

struct NavigationTester<Model: Support.Schema>: NavigationTesting {
  typealias Script = NavigationScript<Model>

  func run(_ lines: [Substring]) -> [String] {
    var run = Run()
    for line in lines {
      var scanner = Scanner(String(line))
      do {
        let word = try scanner.word()
        try run.step(word, &scanner)
      } catch {
        run.failures.append("'\(line)': \(error)")
      }
      if !run.failures.isEmpty { return run.failures }
    }
    if !run.hasExpected { run.failures.append("nothing is expected") }
    return run.failures
  }

  /// A case as far as it has been run.
  private struct Run {
    var history = Support.NavigationHistory<Model>()
    /// The state before the last action.
    var before = Support.NavigationState<Model>()
    var outcome = Support.Outcome<Model>()
    var failures: [String] = []
    var hasExpected = false

    var state: Support.NavigationState<Model> { history.navigation.state }

    mutating func apply(_ action: Support.Action<Model>) {
      before = state
      outcome = history.apply(action)
    }

    mutating func expect(_ isRight: Bool, _ found: @autoclosure () -> String, _ wanted: String) {
      hasExpected = true
      if !isRight { failures.append("found    \(found())\n    expected \(wanted)") }
    }

    /// Starts anew from a state, as an app does that was ended.
    mutating func restart(_ state: Support.NavigationState<Model>) {
      history = Support.NavigationHistory(Support.Navigation(state))
      before = state
    }

    mutating func step(_ word: String, _ scanner: inout Scanner) throws {
      let rest = scanner.rest
      switch word {
      case "known":
        repeat {
          apply(.requirement(try Script.known(scanner.word()), try Script.known(scanner.word())))
        } while scanner.take(",")
        history = Support.NavigationHistory(history.navigation)
      case "limit": history = Support.NavigationHistory(history.navigation, limit: try scanner.int())
      case "from":
        let navigation = history.navigation
        history = Support.NavigationHistory(navigation, limit: history.limit)
        apply(.restore(try Script.state(rest)))
        history = Support.NavigationHistory(history.navigation, limit: history.limit)
        before = state
      case "do": apply(try Script.action(rest))
      case "then":
        if rest == "same" {
          let found = Script.text(state, withIDs: true)
          return expect(state == before, found, "the state before: " + Script.text(before, withIDs: true))
        }
        let found = Script.text(state, withIDs: rest.contains("#"))
        expect(found == rest, found, rest)
      case "plan":
        let link = try scanner.piece()
        let source: Support.LinkSource = scanner.take("inside") ? .inside : .outside
        try scanner.need("->")
        let plan = history.navigation.plan(for: link, from: source).map { Script.text($0) }.joined(separator: "; ")
        expect(plan == scanner.rest, plan, scanner.rest)
      case "refused":
        let found = outcome.refusals.map { "\($0.error)" }.joined(separator: "; ")
        expect(found.hasPrefix(rest) && !found.isEmpty, found, rest)
      case "chosen":
        let found = outcome.choices.map { Script.text($0) }.joined(separator: ", ")
        expect(rest == "nothing" ? found.isEmpty : found == rest, found, rest)
      case "drawn":
        let found = history.navigation.animation.map { Script.text($0) } ?? "as usual"
        expect(found == rest, found, rest)
      case "top":
        let found = state.top.map { Converted.text($0) } ?? "nothing"
        expect(found == rest, found, rest)
      case "root":
        let tab: Model.Tab = try Script.known(scanner.word())
        let wanted = scanner.rest
        let found: String
        switch history.navigation.root(of: tab) {
        case .root: found = "itself"
        case .placeholder: found = "placeholder"
        case .via(let route): found = "via " + Converted.text(route)
        }
        expect(found == wanted, found, wanted)
      case "undo": expect(history.undo() == (rest != "nothing"), "the other", word)
      case "redo": expect(history.redo() == (rest != "nothing"), "the other", word)
      case "jump":
        let position = try scanner.int()
        expect(history.jump(to: position) == !scanner.take("nothing"), "the other", word)
      case "steps":
        let found = "\(history.position) of \(history.steps.count)"
        expect(found == rest, found, rest)
      case "saved":
        let found = json(state)
        expect(found == rest, found, rest)
      case "restart":
        restart(try JSONDecoder().decode(Support.NavigationState<Model>.self, from: JSONEncoder().encode(state)))
      case "load": restart(try JSONDecoder().decode(Support.NavigationState<Model>.self, from: Data(rest.utf8)))
      default: throw CaseError(description: "there is no step \(word)")
      }
    }
  }
}

/// The cases of a document: those of its fenced blocks. A line that is not indented begins a case with its title, or says
/// of which table the cases are.
enum NavigationCases {
  struct Case {
    var app: String
    var title: String
    var line: Int
    var steps: [Substring] = []
  }

  static func read(_ text: String) -> [Case] {
    var (cases, app, isInside): ([Case], String, Bool) = ([], "", false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInside.toggle()
      } else if isInside, !line.isEmpty {
        if line.hasPrefix("table ") {
          app = String(line.dropFirst(6))
        } else if line.hasPrefix("  ") {
          if cases.isEmpty { continue }
          cases[cases.count - 1].steps.append(line.drop { $0 == " " })
        } else {
          cases.append(Case(app: app, title: String(line), line: index + 1))
        }
      }
    }
    return cases
  }

  /// Runs the cases of documents; prints the number of cases, then those that fail.
  static func run(_ paths: [String]) -> Bool {
    var (count, failures): (Int, [String]) = (0, [])
    for path in paths {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        failures.append("\(path) cannot be read")
        continue
      }
      for one in read(text) {
        count += 1
        let found = navigations[one.app]?.run(one.steps) ?? ["there is no table \(one.app)"]
        let name = path.split(separator: "/").last ?? ""
        failures += found.map { "\(name):\(one.line): \(one.title)\n    \($0)" }
      }
    }
    print("\(count) cases, \(failures.count) failed")
    for failure in failures { print(failure) }
    return failures.isEmpty
  }
}
