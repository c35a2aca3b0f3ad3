nonisolated extension RouteSupport {
  /// A state, and what is known of requirements. `apply` is the one way to change either.
  ///
  /// Requirements are told by the app and shared by all its scenes; they are not saved, and take no part in undoing.
  public nonisolated struct Navigation<Model: Schema>: Hashable, Sendable {
    var scene: NavigationState<Model>
    /// By the requirements' positions.
    private var conditions: [Condition]
    private var drawing = Drawing()

    /// How something is drawn: no part of what it is.
    private nonisolated struct Drawing: Hashable, Sendable {
      var animation: Animation?

      static func == (left: Drawing, right: Drawing) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }

    /// A navigation of which nothing is known yet but where the user is.
    public init(_ state: NavigationState<Model> = NavigationState()) {
      scene = state
      conditions = Array(repeating: .unknown, count: Model.requirementCount)
    }

    /// Where the user is.
    public var state: NavigationState<Model> { scene }

    /// How the last action said that it is drawn, or what was kept until then; nil where neither did. It takes no part in
    /// `==`.
    public var animation: Animation? { drawing.animation }

    /// What is known of a requirement.
    public func condition(of requirement: Model.Requirement) -> Condition {
      conditions[Model.position(of: requirement)]
    }

    /// Changes the scene. Pure and total: what cannot be done changes nothing.
    @discardableResult public mutating func apply(_ action: Action<Model>) -> Outcome<Model> {
      drawing.animation = nil
      return run(action)
    }

    private mutating func run(_ action: Action<Model>, _ animation: Animation? = nil) -> Outcome<Model> {
      var outcome = perform(action, animation)
      // What was kept goes as soon as it can; what it asks for may be kept in turn.
      if let wish = scene.wish, isReady(wish.action) {
        scene.wish = nil
        outcome.add(perform(wish.action, nil))
      }
      return outcome
    }

    /// Does an action inside of those that say how it is drawn.
    private mutating func perform(_ action: Action<Model>, _ animation: Animation?) -> Outcome<Model> {
      var outcome = Outcome<Model>()
      // It is kept with the way it is drawn.
      let whole = animation.map { .animated(action, $0) } ?? action
      switch action {
      case .push(let route): if passes(route, whole) { push(route) }
      case .show(let route): if passes(route, whole) { show(route) }
      case .replace(let route): if passes(route, whole) { replace(route) }
      case .present(let route, let presentation):
        if passes(route, whole) { present(route, presentation ?? Model.presentation(of: Model.kind(of: route))) }
      case .openStack(let stack, let route): if passes(route, whole) { open(stack, route) }
      case .update(let route, let entry): update(route, entry)
      case .pop(let count):
        let stack = scene[scene.current]
        if count > 0 { truncate(scene.current, max(1, stack.count &- min(count, stack.count))) }
      case .popToRoot: truncate(scene.current, 1)
      case .popTo(let route):
        if let index = scene[scene.current].lastIndex(where: { $0.route == route }) {
          truncate(scene.current, index + 1)
        }
      case .popToEntry(let id): go(to: id)
      case .select(let tab):
        let position = Model.position(of: tab)
        if position == scene.selected { truncate(.base(position), 1) } else { scene.selected = position }
      case .dismiss(let id):
        if let index = id.map({ id in scene.shown.firstIndex { $0.id == id } }) ?? scene.shown.indices.last {
          close(index)
        }
      case .dismissAll: close(0)
      case .setDetents(let detents, let selected, let id): setDetents(detents, selected, id)
      case .setBadge(let badge, let tab): scene.badges[Model.position(of: tab)] = badge
      case .setIcon(let icon, let tab): scene.icons[Model.position(of: tab)] = icon
      case .alert(let alert):
        scene.waiting.append(NavigationState<Model>.AlertEntry(id: scene.takeID(), alert: alert))
      case .answer(let choice, let id):
        guard let first = scene.waiting.first, id == nil || id == first.id, Model.isChoice(choice, of: first.alert)
        else {
          break
        }
        scene.waiting.removeFirst()
        outcome.choices.append(choice)
      case .dismissAlert(let id):
        if let index = scene.waiting.firstIndex(where: { id == nil || $0.id == id }) { scene.waiting.remove(at: index) }
      case .requirement(let requirement, let condition): set(requirement, condition)
      case .ask(let requirement): ask(requirement)
      case .keep(let action): if !action.isKept { scene.wish = NavigationState<Model>.Wish(action: action) }
      case .dropPending: scene.wish = nil
      case .open(let link, let source):
        let opening = opening(link, from: source)
        if case .refused(let error) = opening { outcome.refusals.append(Refusal(link: link, error: error)) }
        for step in steps(of: opening, whole) { outcome.add(perform(step, animation)) }
      case .batch(let actions): for action in actions { outcome.add(run(action, animation)) }
      case .restore(let state):
        show(state)
        askForWish()
      case .swipedBack(let id):
        if let (place, index) = scene.find(id), index > 0 { truncate(place, index) }
      case .swipedAway(let id):
        guard let index = scene.shown.firstIndex(where: { $0.id == id }) else { break }
        // Who swipes away what asks for a requirement does not want any more what needs it.
        if let asked = missing.flatMap({ screen(for: $0) })?.requirement,
          scene.shown[index...].contains(where: { $0.via == asked })
        {
          scene.wish = nil
        }
        close(index)
      case .detentChanged(let id, let detent):
        guard let index = scene.shown.firstIndex(where: { $0.id == id }),
          scene.shown[index].presentation.rests(at: detent)
        else { break }
        scene.shown[index].detent = detent
      case .animated(let action, let own):
        outcome = perform(action, animation ?? own)
        drawing.animation = animation ?? own
      }
      return outcome
    }

    // MARK: Stacks

    private mutating func truncate(_ place: NavigationState<Model>.Place, _ count: Int) {
      let surplus = scene[place].count - count
      if surplus > 0 { scene[place].removeLast(surplus) }
    }

    private mutating func push(_ route: Model.Route) {
      let place = scene.current
      let kind = Model.kind(of: route)
      if Model.isUnique(kind), let index = scene[place].firstIndex(where: { Model.kind(of: $0.route) == kind }) {
        truncate(place, index + 1)
        // Of one kind there is one at most: this is the equal one, or gets what the other shows.
        scene[place][index].route = route
        return
      }
      let entry = scene.entry(route)
      scene[place].append(entry)
    }

    private mutating func show(_ route: Model.Route) {
      let kind = Model.kind(of: route)
      if let stack = Model.stack(of: kind), !isInFront(stack) { return open(stack, route) }
      let edge = scene.top.flatMap { Model.presentation(of: kind, from: Model.kind(of: $0)) }
      switch edge ?? Model.presentation(of: kind) {
      case .push: push(route)
      case .replace: replace(route)
      case let presentation: present(route, presentation)
      }
    }

    private func isInFront(_ stack: Model.Stack) -> Bool { scene.shown.last?.stack == stack }

    private mutating func replace(_ route: Model.Route) {
      let place = scene.current
      // A tab keeps its root; a modal may begin anew.
      if case .base = place, scene[place].count < 2 { return push(route) }
      if !scene[place].isEmpty { scene[place].removeLast() }
      push(route)
    }

    private mutating func update(_ route: Model.Route, _ id: Int?) {
      guard let id = id ?? scene[scene.current].last?.id, let (place, index) = scene.find(id),
        Model.kind(of: scene[place][index].route) == Model.kind(of: route)
      else { return }
      scene[place][index].route = route
    }

    private mutating func go(to id: Int) {
      guard let (place, index) = scene.find(id) else { return }
      switch place {
      case .modal(let modal): close(modal + 1)
      case .base(let tab):
        close(0)
        scene.selected = tab
      }
      truncate(place, index + 1)
    }

    // MARK: Modals

    /// Closes a modal and those above it.
    private mutating func close(_ index: Int) {
      if index < scene.shown.count { scene.shown.removeSubrange(index...) }
    }

    private mutating func present(
      _ route: Model.Route, _ presentation: Presentation, stack: Model.Stack? = nil, via: Model.Requirement? = nil
    ) {
      let id = scene.takeID()
      let entry = scene.entry(route)
      let presentation = presentation.shown
      scene.shown.append(
        NavigationState<Model>.Modal(
          id: id, presentation: presentation, detent: presentation.initialDetent, stack: stack, via: via,
          entries: [entry]))
    }

    private mutating func open(_ stack: Model.Stack, _ route: Model.Route) {
      guard let index = scene.shown.firstIndex(where: { $0.stack == stack }) else {
        return present(route, Model.presentation(of: Model.kind(of: route)), stack: stack)
      }
      close(index + 1)
      if let entry = scene.shown[index].entries.lastIndex(where: { $0.route == route }) {
        truncate(.modal(index), entry + 1)
      } else {
        push(route)
      }
    }

    private mutating func setDetents(_ detents: [Detent], _ selected: Detent?, _ id: Int?) {
      let place = id.map { id in scene.shown.firstIndex { $0.id == id } } ?? scene.shown.indices.last
      guard let index = place, let sheet = scene.shown[index].presentation.resting(at: detents) else { return }
      if let selected, !sheet.rests(at: selected) { return }
      scene.shown[index].presentation = sheet
      if let selected {
        scene.shown[index].detent = selected
      } else if let detent = scene.shown[index].detent, !sheet.rests(at: detent) {
        scene.shown[index].detent = nil
      }
    }

    // MARK: Requirements

    nonisolated enum Gate {
      case open
      case unknown
      case fails(Model.Requirement)
    }

    /// Whether a route may be shown: the first of its requirements that does not hold decides.
    func gate(_ route: Model.Route) -> Gate {
      for requirement in Model.requirements(of: Model.kind(of: route)) {
        switch conditions[requirement] {
        case .holds: continue
        case .unknown: return .unknown
        case .fails:
          guard let requirement = Model.requirement(at: requirement) else { continue }
          return .fails(requirement)
        }
      }
      return .open
    }

    /// Whether a route may be shown now; if not, the action is kept, and the way to what fails is shown.
    private mutating func passes(_ route: Model.Route, _ action: Action<Model>) -> Bool {
      switch gate(route) {
      case .open: return true
      case .unknown: scene.wish = NavigationState<Model>.Wish(action: action)
      case .fails(let requirement):
        scene.wish = NavigationState<Model>.Wish(action: action)
        ask(requirement)
      }
      return false
    }

    /// The screen that leads to a requirement, or to what that screen itself requires.
    func screen(for requirement: Model.Requirement) -> (route: Model.Route, requirement: Model.Requirement)? {
      var requirement = requirement
      // The compiler lets no circle pass; this many steps are never needed.
      for _ in 0..<64 {
        guard let route = Model.via(of: requirement) else { return nil }
        switch gate(route) {
        case .open: return (route, requirement)
        case .unknown: return nil
        case .fails(let next): requirement = next
        }
      }
      return nil
    }

    /// Whether asking for a requirement changes nothing.
    func isAsked(_ requirement: Model.Requirement) -> Bool {
      var copy = self
      copy.ask(requirement)
      return copy.scene == scene
    }

    private mutating func ask(_ requirement: Model.Requirement) {
      guard let (route, requirement) = screen(for: requirement) else { return }
      if scene.shown.contains(where: { $0.via == requirement }) { return }
      if scene.top == route {
        // It is there already, by another way: from now on it asks, and goes when the requirement holds.
        if let last = scene.shown.indices.last, scene.shown[last].entries.count == 1 {
          scene.shown[last].via = requirement
        }
        return
      }
      present(route, Model.presentation(of: Model.kind(of: route)), via: requirement)
    }

    /// The requirement that fails of what is kept.
    private var missing: Model.Requirement? {
      guard let route = scene.wish.flatMap({ subject(of: $0.action) }), case .fails(let requirement) = gate(route)
      else { return nil }
      return requirement
    }

    private mutating func askForWish() { if let missing { ask(missing) } }

    private mutating func set(_ requirement: Model.Requirement, _ condition: Condition) {
      if condition == self.condition(of: requirement) { return }
      conditions[Model.position(of: requirement)] = condition
      switch condition {
      case .unknown: break
      case .holds:
        if let index = scene.shown.firstIndex(where: { $0.via == requirement }) { close(index) }
        // What is kept may need more than this one.
        askForWish()
      case .fails:
        leave()
        askForWish()
      }
    }

    /// Puts another state in place of this one; screens whose requirement fails do not come back with it.
    mutating func show(_ state: NavigationState<Model>) {
      drawing.animation = nil
      scene = state
      leave()
    }

    /// Takes away the screens of which a requirement fails; a tab keeps its root, which `root(of:)` then hides. A modal
    /// whose first screen goes closes, and those above it with it.
    private mutating func leave() {
      if !conditions.contains(.fails) { return }
      func mayStay(_ entry: NavigationState<Model>.Entry) -> Bool {
        !Model.requirements(of: Model.kind(of: entry.route)).contains { conditions[$0] == .fails }
      }
      if let index = scene.shown.firstIndex(where: { !($0.entries.first.map(mayStay) ?? false) }) { close(index) }
      for place in scene.places {
        let stack = scene[place]
        let kept = stack.indices.filter { $0 == 0 || mayStay(stack[$0]) }
        if kept.count < stack.count { scene[place] = kept.map { stack[$0] } }
      }
    }

    /// The route that an action would show.
    private func subject(of action: Action<Model>) -> Model.Route? {
      switch action {
      case .push(let route), .show(let route), .replace(let route), .present(let route, _), .openStack(_, let route):
        route
      case .animated(let action, _): subject(of: action)
      case .open(let link, let source): try? destination(link, from: source).route
      default: nil
      }
    }

    /// Whether what is kept can be done.
    private func isReady(_ action: Action<Model>) -> Bool {
      switch action {
      case .open(let link, let source):
        if case .waits = opening(link, from: source) { return false }
        return true
      case .animated(let action, _): return isReady(action)
      default:
        guard let route = subject(of: action), case .open = gate(route) else { return false }
        return true
      }
    }
  }
}

nonisolated extension RouteSupport.Action {
  /// Whether it is one that keeps another: that is never kept itself.
  var isKept: Bool {
    switch self {
    case .push, .show, .replace, .present, .openStack, .open: false
    case .animated(let action, _): action.isKept
    default: true
    }
  }
}
