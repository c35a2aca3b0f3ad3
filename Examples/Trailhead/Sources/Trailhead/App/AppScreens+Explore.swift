#if canImport(SwiftUI)
  import SwiftUI

  extension AppScreens {
    func explore() -> some View { ExploreView() }
    func trail(slug: TrailheadRoute.Slug) -> some View { TrailView(slug: slug) }
    func trailReviews(slug: TrailheadRoute.Slug, page: Int, sort: TrailheadRoute.Sort?, stars: Int?) -> some View {
      Page("Reviews", "\(Trails.title(slug)), page \(page)")
    }
    func trailPhoto(slug: TrailheadRoute.Slug, number: TrailheadRoute.PhotoNumber) -> some View {
      Page("Photo", "\(Trails.title(slug)), \(number.rawValue)").closable()
    }
    func trailGuide(slug: TrailheadRoute.Slug, chapter: [String]) -> some View {
      Page("Guide", chapter.joined(separator: " / "))
    }
    func trailMap(slug: TrailheadRoute.Slug, format: TrailheadRoute.MapFormat?) -> some View {
      Page("Map", Trails.title(slug))
    }
    func map(latitude: Double, longitude: Double, zoom: TrailheadRoute.Zoom, offline: Bool) -> some View {
      Page("Map", "\(latitude), \(longitude)")
    }
    func search(query: String?, tags: [String], sort: TrailheadRoute.Sort?, climb: Int?) -> some View {
      SearchView(query: query ?? "")
    }
    func parkMap(park: TrailheadRoute.Slug) -> some View { Page("Park", Trails.title(park)) }
    func featuredPark(topic: TrailheadRoute.Slug) -> some View { Page("Park of the season", Trails.title(topic)) }

    func shop() -> some View { Page("Shop", "Gear to buy or rent") }
    func shopGear(size: UInt?) -> some View { Page("Gear", size.map { "Size \($0)" } ?? "All sizes") }
    func product(id: UInt, name: TrailheadRoute.Slug) -> some View { Page("Product", Trails.title(name)) }
  }

  struct ExploreView: View {
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      List {
        Section("Trails") {
          ForEach(Trails.all, id: \.self) { slug in
            TrailheadLink(.trail(slug: slug)) { Text(verbatim: Trails.title(slug)) }
          }
        }
        TrailheadLink(.search()) { Text("Search") }
        TrailheadLink(.shop) { Text("Shop") }
        // A screen of the planner's own stack, which needs a session: without one the sign-in comes first.
        TrailheadLink(.newPlan()) { Text("Plan a hike") }
        Button("What is new") { navigator.show(.whatsNew(major: 1, minor: 0)) }
      }
    }
  }

  struct TrailView: View {
    let slug: TrailheadRoute.Slug
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      List {
        Text(verbatim: Trails.title(slug)).font(.headline)
        // Edges of the table: each takes the trail over from this screen.
        Button("Reviews") { navigator.from.trail.trailReviews() }
        Button("Map") { navigator.from.trail.trailMap() }
        if let first = TrailheadRoute.PhotoNumber(1) {
          Button("Photos") { navigator.from.trail.trailPhoto(number: first) }
        }
        Button("Rate") { navigator.from.trail.rate(trail: slug) }
        Button("Share") { navigator.send(.alert(.share(trail: slug))) }
      }
    }
  }

  struct SearchView: View {
    let query: String
    @Environment(\.trailheadNavigator) private var navigator
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        // `search` is unique: what is there already gets the new query in place.
        Button("Search") { navigator.push(.search(query: text)) }
        Text(verbatim: query)
      }
    }
  }
#endif
