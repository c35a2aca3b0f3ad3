#if canImport(SwiftUI)
  import SwiftUI

  /// The app's screens, a view for each route of the table. A route that has none does not compile.
  struct AppScreens: TrailheadScreens {
    let model: TrailheadModel

    func person(name: String) -> some View { Page("A hiker", name) }
    func wiki(space: TrailheadRoute.Slug, page: [String]) -> some View {
      Page("Wiki", ([space.rawValue] + page).joined(separator: " / "))
    }
    func downloads(folder: [String]) -> some View { Page("Downloads", folder.joined(separator: " / ")) }
    func signIn(next: URL?) -> some View { SignInView(model: model, next: next) }
    func legal(page: [String]) -> some View { Page("Legal", page.joined(separator: " / ")) }
    func join(code: String) -> some View { Page("Join a club", code).closable() }
    func whatsNew(major: UInt, minor: UInt) -> some View { Page("New in Trailhead", "\(major).\(minor)") }
    func compose(draft: UUID?) -> some View { Page("Write", draft == nil ? "A new post" : "A draft").closable() }
    func rate(trail: TrailheadRoute.Slug, stars: Int) -> some View { RateView(trail: trail, stars: stars) }
    func help(locale: TrailheadRoute.Locale?) -> some View { Page("Help", locale?.rawValue ?? "") }
    func article(locale: TrailheadRoute.Locale?, id: UInt, slug: TrailheadRoute.Slug) -> some View {
      Page("Help", Trails.title(slug))
    }
    func club(club: TrailheadRoute.Club) -> some View { Page("Club", club.rawValue) }
    func clubHike(club: TrailheadRoute.Club, day: TrailheadSupport.Day) -> some View {
      Page("Club", "\(club.rawValue), \(day)")
    }
    func pairing(code: UInt) -> some View { Page("Pair a watch", "\(code)").closable() }
  }

  /// The planner, a named stack.
  extension AppScreens {
    func plan(id: UUID) -> some View { PlanView(id: id) }
    func planGear(id: UUID) -> some View { Page("Gear", "What to carry") }
    func newPlan(trail: TrailheadRoute.Slug?) -> some View {
      Page("A new plan", trail.map { Trails.title($0) } ?? "Anywhere").closable()
    }
  }

  /// A screen that says only what it is.
  struct Page: View {
    let title: LocalizedStringKey
    let detail: String

    init(_ title: LocalizedStringKey, _ detail: String) {
      self.title = title
      self.detail = detail
    }

    var body: some View {
      VStack {
        Text(title).font(.title)
        Text(verbatim: detail)
      }
    }

    /// With a button that closes it: what is locked, or covers the whole screen, is not swiped away.
    func closable() -> some View {
      VStack {
        self
        CloseButton()
      }
    }
  }

  /// Closes the uppermost sheet, cover or popover.
  struct CloseButton: View {
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View { Button("Close") { navigator.dismiss() } }
  }

  /// Asks who is there. Once that is known the requirement holds, and the screen goes by itself.
  struct SignInView: View {
    let model: TrailheadModel
    let next: URL?
    @Environment(\.trailheadNavigator) private var navigator
    @State private var name = ""

    var body: some View {
      VStack {
        Text("Sign in to see this screen.")
        if let next { Text(verbatim: next.absoluteString).font(.caption) }
        TextField("Name", text: $name)
        Button("Sign in") { if !name.isEmpty { model.signIn(name) } }
        // Without the wish nothing opens later by surprise.
        Button("Not now") { navigator.send(.batch([.dropPending, .dismiss()])) }
      }
      .padding(16)
    }
  }

  struct RateView: View {
    let trail: TrailheadRoute.Slug
    let stars: Int
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      VStack {
        Text(verbatim: Trails.title(trail)).font(.headline)
        HStack {
          ForEach([1, 2, 3, 4, 5], id: \.self) { count in
            // The same screen with another parameter: nothing is pushed.
            Button(action: { navigator.send(.update(.rate(trail: trail, stars: count))) }) {
              Image(systemName: count <= stars ? "star.fill" : "star")
            }
          }
        }
        CloseButton()
      }
    }
  }

  struct PlanView: View {
    let id: UUID

    var body: some View {
      List {
        TrailheadLink(.planGear(id: id)) { Text("Gear") }
        CloseButton()
      }
    }
  }
#endif
