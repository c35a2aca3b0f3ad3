@testable import Fixtures
import Foundation

/// A small generator of numbers from a seed (SplitMix64): a failure can be run again.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<max(1, bound), using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

/// Goes through a table by random actions and holds each state to the laws.
extension NavigationTester {
  func wander(seed: UInt64, links: [String]) -> (actions: Int, failures: [String]) {
    var walk = Walk<Model>(Numbers(state: seed), links)
    for _ in 0..<40 where walk.failures.isEmpty { walk.step() }
    return (walk.count, walk.failures.map { "seed \(seed): \($0)" })
  }
}

private struct Walk<Model: Support.Schema> {
  typealias State = Support.NavigationState<Model>
  typealias Action = Support.Action<Model>

  var random: Numbers
  let links: [String]
  let routes: [Model.Route]
  var history: Support.NavigationHistory<Model>
  var count = 0
  var failures: [String] = []
  private var done: [Action] = []

  init(_ random: Numbers, _ links: [String]) {
    self.random = random
    self.links = links
    // A line of the pool is a link, or a route as it is saved.
    routes = links.compactMap { text in
      text.hasPrefix("{")
        ? try? JSONDecoder().decode(Model.Route.self, from: Data(text.utf8))
        : try? Model.destination(text, from: .inside).route
    }
    history = Support.NavigationHistory(limit: 12)
  }

  var state: State { history.navigation.state }

  // MARK: Laws

  mutating func law(_ holds: Bool, _ name: String, _ more: @autoclosure () -> String = "") {
    if holds { return }
    let trail = done.suffix(6).map { NavigationScript<Model>.text($0) }.joined(separator: "\n      ")
    failures.append(
      "\(name) \(more())\n    at \(NavigationScript<Model>.text(state, withIDs: true))\n    after \(trail)")
  }

  mutating func step() {
    guard let action = action(depth: 0) else { return }
    count += 1
    let before = history.navigation
    var other = before
    let outcome = history.apply(action)
    done.append(action)
    law(other.apply(action) == outcome && other == history.navigation, "the same action gives the same state")
    sound(state)
    if outcome.refusals.count == 1, case .open = action {
      law(before == history.navigation, "a refused link changes nothing")
    }
    opening(action, before)
    parts(action, before)
    if isIdle(action, before.state) { law(state == before.state, "an action that cannot apply changes nothing") }
    if conditions(before) == conditions(history.navigation), state != before.state {
      let after = state
      law(history.undo() && state == before.state, "undoing gives the state before")
      law(history.redo() && state == after, "doing again gives the state after")
    }
    law(history.steps.count <= history.limit, "the log has its limit")
    saving(action)
    if random.below(12) == 0 { history.jump(to: random.below(history.steps.count + 1)) }
  }

  /// Opening a link by its plan, and twice.
  mutating func opening(_ action: Action, _ before: Support.Navigation<Model>) {
    guard case .open(let link, let source) = action else { return }
    var planned = before
    let plan = before.plan(for: link, from: source)
    planned.apply(.batch(plan))
    law(
      planned == history.navigation, "a plan leads where opening leads",
      "\(plan.map { NavigationScript<Model>.text($0) }): \(NavigationScript<Model>.text(planned.state, withIDs: true))")
    var again = history.navigation
    again.apply(action)
    law(
      again == history.navigation, "opening twice is opening once",
      NavigationScript<Model>.text(again.state, withIDs: true))
  }

  /// A batch is its parts in order.
  mutating func parts(_ action: Action, _ before: Support.Navigation<Model>) {
    guard case .batch(let actions) = action else { return }
    var other = before
    for action in actions { other.apply(action) }
    law(other == history.navigation, "a batch is its parts in order")
  }

  mutating func saving(_ action: Action) {
    guard let saved = try? JSONEncoder().encode(state), let read = try? JSONDecoder().decode(State.self, from: saved)
    else { return law(false, "a state is saved and read") }
    law(read == state, "what is saved comes back", NavigationScript<Model>.text(read, withIDs: true))
    if let data = try? JSONEncoder().encode(action) {
      law((try? JSONDecoder().decode(Action.self, from: data)) == action, "an action comes back")
    } else {
      law(false, "an action is written")
    }
    for _ in 0..<2 {
      if let read = try? JSONDecoder().decode(State.self, from: damaged(saved)) {
        sound(read)
        var navigation = Support.Navigation(read)
        if let action = self.action(depth: 0) { navigation.apply(action) }
        sound(navigation.state)
      }
    }
    damagedAction(action)
  }

  /// What was an action is read as an action that does no harm, or is refused.
  mutating func damagedAction(_ action: Action) {
    guard let saved = try? JSONEncoder().encode(action) else { return }
    for _ in 0..<4 {
      guard let read = try? JSONDecoder().decode(Action.self, from: damaged(saved)) else { continue }
      var navigation = history.navigation
      navigation.apply(read)
      sound(navigation.state)
      let again = (try? JSONEncoder().encode(read)).flatMap { try? JSONDecoder().decode(Action.self, from: $0) }
      law(again == read, "an action that is read comes back", "\(read)")
    }
  }

  /// What was saved, with a few of its bytes changed, gone, or written once more.
  mutating func damaged(_ saved: Data) -> Data {
    var damaged = Array(saved)
    for _ in 0...random.below(4) where !damaged.isEmpty {
      let place = random.below(damaged.count)
      switch random.below(5) {
      case 0: damaged[place] = UInt8(random.below(256))
      case 1: damaged.remove(at: place)
      case 2: damaged.removeLast(random.below(8) == 0 ? damaged.count - place : 0)
      case 3:
        // Digits and names move about: ids meet, routes change places.
        let end = min(damaged.count, place + random.below(30))
        damaged.insert(contentsOf: damaged[place..<end], at: random.below(damaged.count))
      default:
        if let digit = damaged[place...].firstIndex(where: { (48...57).contains($0) }) {
          damaged[digit] = UInt8(48 + random.below(10))
        }
      }
    }
    return Data(damaged)
  }

  /// What holds of every state.
  mutating func sound(_ state: State) {
    law(state.stacks.count == max(1, Model.tabCount), "every tab has a stack")
    law(state.stacks.indices.contains(state.selected), "the selected tab exists")
    law(
      state.badges.count == Model.tabCount && state.icons.count == Model.tabCount, "every tab has a place for a badge")
    for position in 0..<Model.tabCount {
      let root = Model.tab(at: position).flatMap { Model.root(of: $0) }.map { Model.kind(of: $0) }
      law(
        root == nil || state.stacks[position].first.map { Model.kind(of: $0.route) } == root,
        "every stack has its root")
    }
    law(state.modals.allSatisfy { !$0.entries.isEmpty }, "every modal has a screen")
    law(state.modals.allSatisfy(\.presentation.isModal), "a modal is shown as one")
    law(
      state.modals.allSatisfy { modal in modal.detent.map { modal.presentation.rests(at: $0) } ?? true },
      "a sheet rests where it may")
    let named = state.modals.compactMap(\.stack)
    law(Set(named).count == named.count, "a named stack is open once")
    let stacks = state.stacks + state.modals.map(\.entries)
    let ids = stacks.flatMap { $0.map(\.id) } + state.modals.map(\.id) + state.alerts.map(\.id)
    law(Set(ids).count == ids.count && ids.allSatisfy { (1..<state.next).contains($0) }, "ids are unique")
    for stack in stacks {
      let unique = stack.map { Model.kind(of: $0.route) }.filter(Model.isUnique)
      law(Set(unique).count == unique.count, "a unique screen has no twin on its stack")
    }
    if let wish = state.pending {
      switch wish.action {
      case .push, .show, .replace, .present, .openStack, .open, .animated: break
      default: law(false, "what is kept shows something")
      }
    }
    // What fails is nowhere but at the bottom of a tab.
    let navigation = history.navigation
    guard navigation.state == state else { return }
    let shown = state.stacks.flatMap { $0.dropFirst() } + state.modals.flatMap(\.entries)
    law(
      !shown.contains { entry in
        Model.requirements(of: Model.kind(of: entry.route)).contains {
          Model.requirement(at: $0).map { navigation.condition(of: $0) } == .fails
        }
      }, "no screen stays of which a requirement fails")
    law(
      state.pending.map { wish in isStuck(wish.action, navigation) } ?? true, "what is kept cannot be done yet")
  }

  /// Whether a kept action waits for something.
  private func isStuck(_ action: Action, _ navigation: Support.Navigation<Model>) -> Bool {
    switch action {
    case .push(let route), .show(let route), .replace(let route), .present(let route, _), .openStack(_, let route):
      if case .open = navigation.gate(route) { return false }
      return true
    default: return true
    }
  }

  private func conditions(_ navigation: Support.Navigation<Model>) -> [Support.Condition] {
    (0..<Model.requirementCount).compactMap { Model.requirement(at: $0).map { navigation.condition(of: $0) } }
  }

  /// Whether an action is about something that is not there.
  private func isIdle(_ action: Action, _ state: State) -> Bool {
    let entries = Set((state.stacks + state.modals.map(\.entries)).flatMap { $0.map(\.id) })
    let modals = Set(state.modals.map(\.id))
    switch action {
    case .popToEntry(let id), .swipedBack(let id): return !entries.contains(id)
    case .swipedAway(let id), .detentChanged(let id, _): return !modals.contains(id)
    case .dismiss(let id): return id.map { !modals.contains($0) } ?? modals.isEmpty
    case .dismissAll: return modals.isEmpty
    case .setDetents(_, _, let id): return id.map { !modals.contains($0) } ?? modals.isEmpty
    case .pop(let count): return count <= 0 || state[state.current].count <= 1
    case .popToRoot: return state[state.current].count <= 1
    case .popTo(let route): return !state[state.current].contains { $0.route == route }
    case .answer(_, let id), .dismissAlert(let id):
      return state.alerts.isEmpty || id.map { id in !state.alerts.contains { $0.id == id } } ?? false
    case .ask, .requirement, .dropPending: return false
    default: return false
    }
  }

  // MARK: Actions

  private mutating func action(depth: Int) -> Action? {
    let route = random.pick(routes)
    let id = id()
    let link = links.filter { !$0.hasPrefix("{") }
    switch random.below(depth == 0 ? 34 : 28) {
    case 0...3: return route.map { .push($0) }
    case 4...6: return route.map { .show($0) }
    case 7: return route.map { .replace($0) }
    case 8: return route.map { .update($0, entry: random.below(2) == 0 ? id : nil) }
    case 9: return .pop(count: [1, 1, 1, 2, 0, -1, Int.max, Int.min][random.below(8)])
    case 10: return random.below(3) == 0 ? .popToRoot : .popToEntry(id)
    case 11: return (random.pick(state[state.current].map(\.route)) ?? route).map { .popTo($0) }
    case 12, 13: return Model.tab(at: random.below(Model.tabCount)).map { .select($0) }
    case 14, 15: return route.map { .present($0, as: presentation()) }
    case 16:
      guard let route else { return nil }
      let stacks = routes.compactMap { Model.stack(of: Model.kind(of: $0)) }
      return random.pick(stacks).map { .openStack($0, route) }
    case 17: return .dismiss(modal: random.below(2) == 0 ? nil : id)
    case 18: return random.below(3) == 0 ? .dismissAll : .swipedAway(id)
    case 19: return .swipedBack(id)
    case 20: return .setDetents(detents(), selected: random.below(2) == 0 ? nil : .medium, modal: nil)
    case 21: return .detentChanged(id, [.medium, .large, .fraction(0.6)][random.below(3)])
    case 22:
      guard let tab = Model.tab(at: random.below(Model.tabCount)) else { return nil }
      return random.below(2) == 0
        ? .setBadge(random.below(2) == 0 ? nil : Support.Badge("7", color: random.below(2) == 0 ? nil : "red"), tab)
        : .setIcon([nil, .system("a"), .asset("b")][random.below(3)], tab)
    case 23...26:
      guard let requirement = Model.requirement(at: random.below(Model.requirementCount)) else { return nil }
      return random.below(6) == 0
        ? .ask(requirement) : .requirement(requirement, [.unknown, .holds, .fails][random.below(3)])
    case 27: return random.below(2) == 0 ? .dropPending : route.map { .keep(.push($0)) }
    case 28...30: return random.pick(link).map { .open($0, from: random.below(4) == 0 ? .inside : .outside) }
    case 31: return .batch((0..<random.below(4)).compactMap { _ in action(depth: depth + 1) })
    case 32: return action(depth: depth + 1).map { .animated($0, [.none, .standard, .spring(0.3)][random.below(3)]) }
    default: return history.steps.isEmpty ? nil : .restore(history.steps[random.below(history.steps.count)].state)
    }
  }

  /// An id of something, or of nothing.
  private mutating func id() -> Int {
    let ids = (state.stacks + state.modals.map(\.entries)).flatMap { $0.map(\.id) } + state.modals.map(\.id)
    return random.below(4) == 0 ? random.below(40) - 3 : random.pick(ids) ?? 0
  }

  private mutating func detents() -> [Support.Detent] {
    [[], [.medium], [.medium, .large], [.height(200), .fraction(0.6)]][random.below(4)]
  }

  private mutating func presentation() -> Support.Presentation? {
    [
      nil, .push, .replace, .cover(locked: true), .cover(), .popover(),
      .sheet(detents: detents(), initial: random.below(2) == 0 ? nil : .medium),
    ][random.below(7)]
  }
}

/// Lines `app<tab>seed<tab>link or saved route<tab>…`; prints how many actions were applied, then what failed.
enum NavigationWalks {
  static func run() -> Bool {
    var (count, failures): (Int, [String]) = (0, [])
    while let line = readLine() {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count >= 2, let seed = UInt64(parts[1]), let tester = navigations[parts[0]] else {
        failures.append("what is '\(line.prefix(80))'?")
        continue
      }
      let found = tester.wander(seed: seed, links: Array(parts.dropFirst(2)))
      count += found.actions
      failures += found.failures.prefix(1).map { "\(parts[0]), \($0)" }
    }
    print("\(count) actions, \(failures.count) failed")
    for failure in failures { print(failure) }
    return failures.isEmpty
  }
}
