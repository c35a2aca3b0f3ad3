import Foundation

/// The app: a history of the generated state, and what the commands do to it.
struct Session {
  private var history = TrailheadHistory()

  /// The state as text.
  var drawing: String { Drawing(history.navigation).text }

  /// What a line leads to, as text; nil to quit. A line that is no command says why, and changes nothing.
  mutating func answer(to line: String) -> String? {
    do throws(Command.Problem) {
      return try run(try Command(line))
    } catch {
      return "? \(error.text)"
    }
  }

  private mutating func run(_ command: Command) throws(Command.Problem) -> String? {
    switch command {
    case .apply(let action): return apply(action)
    case .edge(let words):
      guard let action = try edge(words) else { throw Command.Problem("that screen is not there") }
      return apply(action)
    case .answer(let name): return apply(.answer(try choice(name)))
    case .swipeBack:
      let state = history.navigation.state
      guard let entry = (state.modals.last?.entries ?? state.entries).last else { return drawing }
      return apply(.swipedBack(entry.id))
    case .swipeAway:
      guard let modal = history.navigation.state.modals.last else { return drawing }
      return apply(.swipedAway(modal.id))
    case .detent(let detent):
      guard let modal = history.navigation.state.modals.last else { return drawing }
      return apply(.detentChanged(modal.id, detent))
    case .undo:
      guard history.undo() else { throw Command.Problem("there is nothing to undo") }
      return drawing
    case .redo:
      guard history.redo() else { throw Command.Problem("there is nothing to do again") }
      return drawing
    case .plan(let link):
      let steps = history.navigation.plan(for: link)
      return steps.isEmpty ? "nothing to do" : steps.map(Drawing.text).joined(separator: ", ")
    case .read(let link): return LinkAnswer.line(link)
    case .save(let file):
      try save(file)
      return "saved to \(file)"
    case .restore(let file): return apply(.restore(try state(in: file)))
    case .show: return drawing
    case .table: return LinkAnswer.table
    case .help: return Command.manual
    case .quit: return nil
    }
  }

  private mutating func apply(_ action: TrailheadAction) -> String {
    let outcome = history.apply(action)
    var lines = outcome.choices.map { "answered: \(Drawing.name(of: $0))" }
    for refusal in outcome.refusals { lines.append("not opened: \(refusal.error)") }
    // An answer comes after its alert has gone; what it means is the app's business.
    for choice in outcome.choices where choice == .signOut(.signOut) { history.apply(.requirement(.session, .fails)) }
    return (lines + [drawing]).joined(separator: "\n")
  }

  private func choice(_ name: String) throws(Command.Problem) -> TrailheadChoice {
    guard let alert = history.navigation.state.alerts.first?.alert else { throw Command.Problem("nothing is asked") }
    guard let button = alert.buttons.first(where: { Drawing.name(of: $0.choice) == name }) else {
      throw Command.Problem("the answers are " + Drawing.names(of: alert))
    }
    return button.choice
  }

  /// The action of a typed call. The screen that it comes from gives what that already has.
  private func edge(_ words: [String]) throws(Command.Problem) -> TrailheadAction? {
    let from = history.navigation.from
    switch (words.first, words.dropFirst().first) {
    case ("trail", "photo"):
      guard words.count == 3, let number = UInt(words[2]).flatMap({ TrailheadRoute.PhotoNumber($0) }) else {
        throw Command.Problem("a photo has a number from 1 to 999")
      }
      return from.trail.trailPhoto(number: number)
    case ("trail", "reviews"): return from.trail.trailReviews()
    case ("trail", "map"): return from.trail.trailMap()
    case ("trail", "rate"): return from.trail.rate(trail: try Command.slug(words.dropFirst(2)))
    case ("explore", "trail"): return from.explore.trail(slug: try Command.slug(words.dropFirst(2)))
    case ("explore", "search"): return from.explore.search(query: words.dropFirst(2).joined(separator: " "))
    case ("profile", "settings"): return from.profile.settings()
    case ("anywhere", "compose"): return from.anywhere.compose()
    default: throw Command.Problem("no such edge; help lists some")
    }
  }

  private func save(_ file: String) throws(Command.Problem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(history.navigation.state).write(to: URL(fileURLWithPath: file))
    } catch {
      throw Command.Problem("\(file) cannot be written")
    }
  }

  private func state(in file: String) throws(Command.Problem) -> TrailheadState {
    do {
      return try JSONDecoder().decode(TrailheadState.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    } catch {
      throw Command.Problem("\(file) has no state")
    }
  }
}
