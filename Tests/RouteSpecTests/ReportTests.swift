import Testing

@testable import RouteSpec

/// What views decide, as functions: what a container reports, what it shows, when a drag goes back.
@Suite struct ReportTests {
  private typealias Navigation = RouteSupport.Navigation<SampleSchema>
  private typealias Action = RouteSupport.Action<SampleSchema>

  private static func navigation(_ actions: Action...) -> Navigation {
    var navigation = Navigation()
    for action in actions { navigation.apply(action) }
    return navigation
  }

  // MARK: Paths

  @Test func aShorterPathIsASwipeBack() {
    let state = Self.navigation(.push(.page(3)), .push(.page(4)), .push(.page(5))).state
    let ids = state.path(of: .base(0)).map(\.id)
    #expect(ids.count == 3)
    #expect(state.report(path: Array(ids.prefix(2)), of: .base(0)) == .swipedBack(ids[2]))
    #expect(state.report(path: Array(ids.prefix(1)), of: .base(0)) == .swipedBack(ids[1]))
    #expect(state.report(path: [], of: .base(0)) == .swipedBack(ids[0]))
  }

  @Test func anyOtherPathIsNoNews() {
    let state = Self.navigation(.push(.page(3)), .push(.page(4))).state
    let ids = state.path(of: .base(0)).map(\.id)
    #expect(state.report(path: ids, of: .base(0)) == nil)
    #expect(state.report(path: ids + [99], of: .base(0)) == nil)
    #expect(state.report(path: [99], of: .base(0)) == nil)
    #expect(state.report(path: [ids[1]], of: .base(0)) == nil)
    #expect(state.report(path: [], of: .base(1)) == nil)
    #expect(state.report(path: [], of: .modal(0)) == nil)
  }

  /// Whatever a container says of its path, the state then shows that path, or nothing has changed.
  @Test(arguments: 0..<200) func reportsLeadToTheirPath(seed: Int) {
    var random = Seeded(UInt64(seed))
    var navigation = Navigation()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      navigation.apply(.push(.page(Int.random(in: 0...3, using: &random))))
    }
    let ids = navigation.state.path(of: .base(0)).map(\.id)
    let length = Int.random(in: 0...ids.count, using: &random)
    let path =
      Bool.random(using: &random) ? Array(ids.prefix(length)) : Array(ids.shuffled(using: &random).prefix(length))
    let before = navigation
    let action = navigation.state.report(path: path, of: .base(0))
    if let action { navigation.apply(action) }
    let isBeginning = path.count < ids.count && ids.starts(with: path)
    #expect((action != nil) == isBeginning)
    if isBeginning {
      #expect(navigation.state.path(of: .base(0)).map(\.id) == path)
    } else {
      #expect(navigation == before)
    }
  }

  // MARK: Modals and alerts

  @Test func whatHasGoneIsNotReported() {
    var navigation = Self.navigation(.present(.page(3)), .alert(.sure))
    let (modal, alert) = (navigation.state.modals[0].id, navigation.state.alerts[0].id)
    #expect(navigation.state.report(closed: modal) == .swipedAway(modal))
    #expect(navigation.state.report(closedAlert: alert) == .dismissAlert(alert))
    navigation.apply(.answer(.yes, alert: alert))
    navigation.apply(.dismiss())
    #expect(navigation.state.report(closed: modal) == nil)
    #expect(navigation.state.report(closedAlert: alert) == nil)
  }

  @Test func eachModalIsInOneContainer() {
    let state = Self.navigation(
      .present(.page(3), as: .sheet()), .present(.page(4), as: .cover()), .present(.page(5), as: .popover())
    ).state
    let containers: [RouteSupport.Container] = [.sheet, .cover, .popover]
    for level in 0..<4 {
      let shown = containers.filter { state.modal(at: level, in: $0) != nil }
      #expect(shown == (level < 3 ? [containers[level]] : []))
    }
    // Where nothing covers the screen, a cover is a sheet.
    #expect(state.modal(at: 1, in: .sheet, hasCovers: false)?.id == state.modals[1].id)
    #expect(state.modal(at: 1, in: .cover, hasCovers: false) == nil)
    #expect(state.modal(at: -1, in: .sheet) == nil)
  }

  /// A modal that moves out shows what it showed, though another may have its place by then, and says nothing of that one.
  @Test func whatMovesOutIsDrawnAsItWas() {
    var navigation = Self.navigation(.present(.page(3)), .push(.page(4)))
    let modal = navigation.state.modals[0]
    #expect(navigation.state.screens(of: .modal(0), modal: modal) == modal.entries)
    navigation.apply(.push(.page(5)))
    // As long as it is shown it shows what the state says, not what it showed when it came.
    #expect(navigation.state.path(of: .modal(0), modal: modal).map(\.route) == [.page(4), .page(5)])
    navigation.apply(.batch([.dismiss(), .present(.other(6)), .push(.page(7))]))
    #expect(navigation.state.screens(of: .modal(0), modal: modal) == modal.entries)
    #expect(navigation.state.screens(of: .modal(0)).map(\.route) == [.other(6), .page(7)])
    #expect(navigation.state.report(path: [], of: .modal(0), modal: modal.id) == nil)
    #expect(navigation.state.report(path: [], of: .modal(0), modal: navigation.state.modals[0].id) != nil)
    guard case .root(let entry) = navigation.root(at: .modal(0), modal: modal) else {
      Issue.record("a modal has lost its root")
      return
    }
    #expect(entry == modal.entries[0])
  }

  /// The uppermost modal shows the alert, or what lies under all of them: the system shows none from under a modal.
  @Test func oneLevelShowsTheAlert() {
    var navigation = Self.navigation(.alert(.sure), .alert(.sure))
    for modals in 0..<3 {
      for level in 0..<4 {
        let expected = level == modals ? navigation.state.alerts[0] : nil
        #expect(navigation.state.alert(at: level) == expected)
      }
      navigation.apply(.present(.page(modals)))
    }
  }

  @Test func backGoesOffTheStackThenOutOfTheModal() {
    var navigation = Navigation()
    #expect(navigation.state.back == nil)
    navigation.apply(.push(.page(3)))
    #expect(navigation.state.back == .pop())
    navigation.apply(.present(.page(4)))
    #expect(navigation.state.back == .dismiss(modal: navigation.state.modals[0].id))
    navigation.apply(.push(.page(5)))
    #expect(navigation.state.back == .pop())
    navigation.apply(.present(.page(6), as: .cover(locked: true)))
    #expect(navigation.state.back == nil)
  }

  @Test func onlyTheStackInFrontIsSwipedBack() {
    var navigation = Self.navigation(.push(.page(3)))
    let top = navigation.state.entries[1].id
    #expect(navigation.state.backSwipe(of: .base(0)) == .swipedBack(top))
    #expect(navigation.state.backSwipe(of: .base(1)) == nil)
    navigation.apply(.present(.page(4)))
    #expect(navigation.state.backSwipe(of: .base(0)) == nil)
    #expect(navigation.state.backSwipe(of: .modal(0)) == nil)
  }

  // MARK: Layers

  @Test func layersLieOneAboveTheOther() {
    let state = Self.navigation(.push(.page(3)), .push(.other(4)), .push(.page(5))).state
    let layers = state.layers(of: .base(0)) { 10 * $0 + $1 }
    #expect(layers.map(\.depth) == [1, 2, 3])
    #expect(layers.map(\.isTop) == [false, false, true])
    #expect(layers.map(\.motion) == [0, 10, 1])
    #expect(layers.map(\.id) == state.entries.dropFirst().map(\.id))
    #expect(state.layers(of: .base(1)) { _, _ in 0 }.isEmpty)
  }

  /// In a container of the app's own the action's animation takes the place of the motion's curve; `.none` takes it away.
  @Test(arguments: [RouteSupport.Animation.none, .standard, .linear(0.2), .spring(1)])
  func anActionGivesTheCurve(animation: RouteSupport.Animation) {
    var navigation = Navigation()
    func curve() -> RouteSupport.Curve {
      navigation.curve(of: navigation.state.layers(of: .base(0)) { 10 * $0 + $1 })
    }
    #expect(curve() == .motion(-1))
    navigation.apply(.push(.other(3)))
    #expect(curve() == .motion(10))
    navigation.apply(.animated(.push(.page(4)), animation))
    #expect(curve() == .action(animation))
    // What came and how it came is not what the next change is drawn with. On the way back the screen below decides.
    navigation.apply(.pop())
    #expect(curve() == .motion(10))
    navigation.apply(.animated(.pop(), animation))
    #expect(curve() == .action(animation))
    navigation.apply(.batch([.animated(.push(.other(5)), animation), .push(.page(6))]))
    #expect(curve() == .action(animation))
  }

  /// How something is drawn is no part of what it is: a store does not tell of it, and history does not count it.
  @Test func drawingIsNoPartOfANavigation() {
    let (plain, drawn) = (Self.navigation(.push(.page(3))), Self.navigation(.animated(.push(.page(3)), .none)))
    #expect(plain == drawn && plain.hashValue == drawn.hashValue)
    #expect(plain.animation == nil && drawn.animation == RouteSupport.Animation.none)
  }

  // MARK: Stores

  /// Who sends while a store tells of a change is heard after it, in order, and nothing is lost.
  @MainActor @Test func whatIsSentDuringAChangeComesAfterIt() {
    let dispatcher = RouteSupport.Dispatcher<SampleSchema>()
    var navigation = Navigation()
    var seen: [[Int]] = []
    var choices = 0
    func send(_ action: Action) {
      dispatcher.send(
        action, read: { navigation },
        onChoice: { _ in
          choices += 1
          send(.push(.page(90)))
        }, onRefusal: nil
      ) { next in
        // As `@Published` does, which tells before it sets.
        if next.state.top == .page(3) {
          send(.push(.page(4)))
          send(.push(.page(5)))
        }
        navigation = next
        seen.append(navigation.state.entries.map { if case .page(let page) = $0.route { page } else { 0 } })
      }
    }
    send(.push(.page(3)))
    #expect(seen == [[1, 3], [1, 3, 4], [1, 3, 4, 5]])
    send(.popTo(.page(99)))
    #expect(seen.count == 3)
    send(.batch([.alert(.sure), .answer(.yes)]))
    #expect(choices == 1 && navigation.state.top == .page(90))
  }

  @MainActor @Test func aStoreHandsOnWhatWasNotOpened() {
    let dispatcher = RouteSupport.Dispatcher<SampleSchema>()
    var refusals: [RouteSupport.Refusal] = []
    dispatcher.send(
      .batch([.open("sample://one"), .open("sample://two")]), read: { Navigation() }, onChoice: nil,
      onRefusal: { refusals.append($0) }
    ) { _ in Issue.record("nothing has changed") }
    #expect(refusals.map(\.link) == ["sample://one", "sample://two"])
    #expect(refusals.map(\.error) == [.noRoute, .noRoute])
  }

  // MARK: Swipes

  @Test func aSwipeGoesBackFromTheEdge() {
    let swipe = RouteSupport.EdgeSwipe()
    #expect((swipe.minimumDrag, swipe.edge, swipe.distance) == (8, 32, 128))
    func fires(_ start: Double, _ translation: Double, _ predicted: Double, _ isRightToLeft: Bool = false) -> Bool {
      swipe.fires(
        start: start, width: 390, translation: translation, predicted: predicted, isRightToLeft: isRightToLeft)
    }
    #expect(fires(0, 128, 128) && fires(32, 200, 400))
    #expect(!fires(33, 200, 400) && !fires(-1, 200, 400))
    // Both the drag and the place where it would rest reach far enough: not one flung back, not one hardly begun.
    #expect(!fires(10, 127, 400) && !fires(10, 200, 127) && !fires(10, -200, -200))
    // Mirrored, the edge is on the right, and inwards is to the left.
    #expect(fires(390, -128, -128, true) && fires(358, -200, -300, true))
    #expect(!fires(357, -200, -300, true) && !fires(10, 200, 300, true) && !fires(390, 200, 300, true))
    #expect(!fires(391, -200, -300, true))
  }

  /// Left to right and right to left are mirror images, and a longer drag never fires less.
  @Test(arguments: 0..<300) func swipesAreMirrored(seed: Int) {
    var random = Seeded(UInt64(seed))
    let width = Double.random(in: 100...1_000, using: &random)
    let swipe = RouteSupport.EdgeSwipe(
      edge: Double.random(in: 0...60, using: &random), distance: Double.random(in: 0...200, using: &random))
    let start = Double.random(in: -10...(width + 10), using: &random)
    let translation = Double.random(in: -300...300, using: &random)
    let predicted = Double.random(in: -400...400, using: &random)
    let fires = swipe.fires(
      start: start, width: width, translation: translation, predicted: predicted, isRightToLeft: false)
    // Exact halves of the width stay exact when mirrored; elsewhere a rounding may fall on the edge.
    let mirrored = swipe.fires(
      start: width - start, width: width, translation: -translation, predicted: -predicted, isRightToLeft: true)
    if abs(start - swipe.edge) > 0.001, abs(start) > 0.001 { #expect(fires == mirrored) }
    if fires {
      #expect(
        swipe.fires(
          start: start, width: width, translation: translation + 1, predicted: predicted + 1, isRightToLeft: false))
    }
  }
}
