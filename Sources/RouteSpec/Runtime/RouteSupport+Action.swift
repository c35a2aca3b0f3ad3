nonisolated extension RouteSupport {
  /// What changes a navigation state. An action that cannot apply changes nothing.
  ///
  /// "The stack in front" is that of the uppermost modal, else that of the selected tab.
  public nonisolated indirect enum Action<Model: Schema>: Hashable, Sendable {
    /// Puts a screen on the stack in front, whatever it says of how it is shown.
    case push(Model.Route)
    /// Shows a screen as the edge from the one on top says, else as it says itself.
    case show(Model.Route)
    /// Puts a screen in place of the one on top; on a root, above it.
    case replace(Model.Route)
    /// Gives the screen on top, or the entry with an id, other parameters; it stays the same screen. Its kind must be the
    /// same.
    case update(Model.Route, entry: Int? = nil)
    /// Takes screens off the stack in front, at most down to its root.
    case pop(count: Int = 1)
    /// Takes all screens but the root off the stack in front.
    case popToRoot
    /// Takes off what lies above the uppermost equal screen of the stack in front.
    case popTo(Model.Route)
    /// Goes to an entry: closes the modals above it, selects its tab, and takes off what lies above it.
    case popToEntry(Int)
    /// Selects a tab; of the one that is selected pops to the root.
    case select(Model.Tab)
    /// Shows a screen above all, as it says, or as it is told here; one that says push, as a sheet.
    case present(Model.Route, as: Presentation? = nil)
    /// Opens a named stack above all with a screen on it; where it is open, goes there and pushes.
    case openStack(Model.Stack, Model.Route)
    /// Closes the uppermost modal, or the one with an id and those above it.
    case dismiss(modal: Int? = nil)
    /// Closes all modals.
    case dismissAll
    /// Says where the uppermost sheet, or the one with an id, may rest, and where it rests.
    case setDetents([Detent], selected: Detent? = nil, modal: Int? = nil)
    /// Sets or takes away a tab's badge.
    case setBadge(Badge?, Model.Tab)
    /// Sets a tab's icon, or gives it back the one of the spec.
    case setIcon(Icon?, Model.Tab)
    /// Shows an alert or a dialog, after those that wait.
    case alert(Model.Alert)
    /// Answers the alert that is shown. With an id nothing happens if that one is gone.
    case answer(Model.Choice, alert: Int? = nil)
    /// Takes the alert that is shown, or the one with an id, away without an answer.
    case dismissAlert(Int? = nil)
    /// Says what is known of a requirement.
    case requirement(Model.Requirement, Condition)
    /// Shows the screen of a requirement that fails.
    case ask(Model.Requirement)
    /// Keeps an action until it can be done.
    case keep(Action)
    /// Forgets what is kept.
    case dropPending
    /// Opens a link.
    case open(String, from: LinkSource = .outside)
    /// Does all in order: one step of history.
    case batch([Action])
    /// Puts another state in place of this one.
    case restore(NavigationState<Model>)
    /// The system took an entry, and those above it, off its stack.
    case swipedBack(Int)
    /// The system closed a modal, and those above it.
    case swipedAway(Int)
    /// The user moved a sheet.
    case detentChanged(Int, Detent)
    /// An action with the way it is drawn.
    case animated(Action, Animation)
  }

  /// A link that was not opened. One whose error is `refused`, or `notThisApp`, belongs into a browser.
  public nonisolated struct Refusal: Hashable, Sendable {
    /// The link as it came.
    public var link: String
    /// Why it was not opened.
    public var error: LinkError
  }

  /// What came of an action beside the state.
  public nonisolated struct Outcome<Model: Schema>: Hashable, Sendable {
    /// Answers to alerts that are gone now.
    public var choices: [Model.Choice] = []
    /// The links that were not opened.
    public var refusals: [Refusal] = []

    mutating func add(_ other: Outcome) {
      choices += other.choices
      refusals += other.refusals
    }
  }
}
