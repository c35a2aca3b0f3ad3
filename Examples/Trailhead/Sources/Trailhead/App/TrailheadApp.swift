#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  /// Trailhead with windows: the table and the state of the terminal program, drawn by the generated views.
  struct TrailheadApp: App {
    @StateObject private var model = TrailheadModel()

    var body: some Scene {
      WindowGroup {
        TrailheadNavigationView(model.navigator, AppScreens(model: model))
          .task { model.start() }
      }
    }
  }

  /// What the app knows beside where the user is.
  @MainActor final class TrailheadModel: ObservableObject {
    let navigator: TrailheadNavigator
    /// Who is signed in.
    @Published private(set) var hiker: String?
    @Published private(set) var hikes = Hike.samples
    /// The trails whose links were copied, the newest last.
    @Published private(set) var copied: [TrailheadRoute.Slug] = []

    init(_ navigation: TrailheadNavigation = TrailheadNavigation(), hiker: String? = nil) {
      navigator = TrailheadNavigator(navigation)
      self.hiker = hiker
      // The alerts are drawn by the generated views; what an answer means is the app's business.
      navigator.onChoice = { [weak self] in self?.answered($0) }
    }

    /// Tells what is known by now. Links that came before this were kept, and go through, or ask for what is missing.
    func start() {
      navigator.send(.requirement(.session, hiker == nil ? .fails : .holds))
      navigator.send(.requirement(.location, .holds))
    }

    /// Signs a hiker in. The screen that asked for it closes, and what the user wanted opens.
    func signIn(_ name: String) {
      hiker = name
      navigator.send(.requirement(.session, .holds))
    }

    func hike(_ id: UUID) -> Hike? { hikes.first { $0.id == id } }

    private func answered(_ choice: TrailheadChoice) {
      switch choice {
      case .signOut(.signOut):
        hiker = nil
        navigator.send(.requirement(.session, .fails))
      case .deleteHike(.delete):
        guard case .hike(let id)? = navigator.state.top else { return }
        hikes.removeAll { $0.id == id }
        navigator.send(.pop())
      case .share(.copy):
        if case .trail(let slug)? = navigator.state.top { copied.append(slug) }
      case .share(.post):
        navigator.send(.batch([.select(.logbook), .setBadge(TrailheadSupport.Badge("1"), .logbook)]))
      case .signOut(.stay), .deleteHike(.keep), .share(.nothing):
        break
      }
    }
  }
#endif
