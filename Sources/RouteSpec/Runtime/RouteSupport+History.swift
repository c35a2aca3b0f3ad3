nonisolated extension RouteSupport {
  /// A navigation that remembers its states, to undo actions, to do them again, and to jump between them.
  public nonisolated struct NavigationHistory<Model: Schema>: Hashable, Sendable {
    /// An action, and the state that it led to.
    public nonisolated struct Step: Hashable, Sendable {
      /// What was done.
      public var action: Action<Model>
      /// Where the user was then.
      public var state: NavigationState<Model>
    }

    private var current: Navigation<Model>
    private var log: [Step] = []
    /// The state before the first step of the log.
    private var first: NavigationState<Model>
    /// How many steps of the log are done.
    private var done = 0
    /// The most steps that are remembered.
    public let limit: Int

    /// A history that begins with a navigation as it is.
    ///
    /// - Parameter limit: the most steps that are remembered; below zero counts as zero.
    public init(_ navigation: Navigation<Model> = Navigation(), limit: Int = 100) {
      current = navigation
      first = navigation.state
      self.limit = max(0, limit)
    }

    /// The navigation as it is.
    public var navigation: Navigation<Model> { current }

    /// The steps that are remembered, the oldest first; those that were undone too.
    public var steps: [Step] { log }

    /// How many of the steps are done: `steps.count` where none was undone.
    public var position: Int { done }

    /// Applies an action. One that changes the state is a step, and forgets the steps that were undone.
    @discardableResult public mutating func apply(_ action: Action<Model>) -> Outcome<Model> {
      let before = current.state
      let outcome = current.apply(action)
      guard current.state != before else { return outcome }
      log.removeSubrange(done...)
      log.append(Step(action: action, state: current.state))
      if log.count > limit {
        first = log[log.count - limit - 1].state
        log.removeFirst(log.count - limit)
      }
      done = log.count
      return outcome
    }

    /// Goes back to the state before the last step. False where there is none.
    @discardableResult public mutating func undo() -> Bool { jump(to: done - 1) }

    /// Does the step again that was undone last. False where there is none.
    @discardableResult public mutating func redo() -> Bool { jump(to: done + 1) }

    /// Goes to the state in which so many of the steps are done, from 0 to `steps.count`. False where there is none such.
    ///
    /// What is known of requirements stays as it is: a screen whose requirement fails by now does not come back.
    @discardableResult public mutating func jump(to position: Int) -> Bool {
      guard position >= 0, position <= log.count, position != done else { return false }
      done = position
      current.show(position == 0 ? first : log[position - 1].state)
      return true
    }
  }
}
