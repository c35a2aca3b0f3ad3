// Screens of Trailhead as an app has them: the right uses and the wrong ones stand on these.
import Foundation
import SwiftUI
import Trailhead

@MainActor
struct Screens: TrailheadScreens {
  func explore() -> some View { Text("Explore") }
  func trail(slug: TrailheadRoute.Slug) -> some View { Text(verbatim: slug.rawValue) }
  func trailReviews(slug: TrailheadRoute.Slug, page: Int, sort: TrailheadRoute.Sort?, stars: Int?) -> some View {
    if let stars { Text("\(stars) stars") } else { Text("Page \(page)") }
  }
  func trailPhoto(slug: TrailheadRoute.Slug, number: TrailheadRoute.PhotoNumber) -> some View { EmptyView() }
  func trailGuide(slug: TrailheadRoute.Slug, chapter: [String]) -> some View { EmptyView() }
  func trailMap(slug: TrailheadRoute.Slug, format: TrailheadRoute.MapFormat?) -> some View { EmptyView() }
  func map(latitude: Double, longitude: Double, zoom: TrailheadRoute.Zoom, offline: Bool) -> some View { EmptyView() }
  func search(query: String?, tags: [String], sort: TrailheadRoute.Sort?, climb: Int?) -> some View { EmptyView() }
  func parkMap(park: TrailheadRoute.Slug) -> some View { EmptyView() }
  func featuredPark(topic: TrailheadRoute.Slug) -> some View { EmptyView() }
  func shop() -> some View { EmptyView() }
  func shopGear(size: UInt?) -> some View { EmptyView() }
  func product(id: UInt, name: TrailheadRoute.Slug) -> some View { EmptyView() }
  func collection(name: TrailheadRoute.Collection) -> some View { EmptyView() }
  func day(day: TrailheadSupport.Day) -> some View { EmptyView() }
  func hike(id: UUID) -> some View { EmptyView() }
  func hikeExport(id: UUID, folder: [String]) -> some View { EmptyView() }
  func profile() -> some View { EmptyView() }
  func settings() -> some View { EmptyView() }
  func badges() -> some View { EmptyView() }
  func person(name: String) -> some View { EmptyView() }
  func wiki(space: TrailheadRoute.Slug, page: [String]) -> some View { EmptyView() }
  func downloads(folder: [String]) -> some View { EmptyView() }
  func signIn(next: URL?) -> some View { EmptyView() }
  func legal(page: [String]) -> some View { EmptyView() }
  func join(code: String) -> some View { EmptyView() }
  func whatsNew(major: UInt, minor: UInt) -> some View { EmptyView() }
  func compose(draft: UUID?) -> some View { EmptyView() }
  func rate(trail: TrailheadRoute.Slug, stars: Int) -> some View { EmptyView() }
  func plan(id: UUID) -> some View { EmptyView() }
  func planGear(id: UUID) -> some View { EmptyView() }
  func newPlan(trail: TrailheadRoute.Slug?) -> some View { EmptyView() }
  func help(locale: TrailheadRoute.Locale?) -> some View { EmptyView() }
  func article(locale: TrailheadRoute.Locale?, id: UInt, slug: TrailheadRoute.Slug) -> some View { EmptyView() }
  func club(club: TrailheadRoute.Club) -> some View { EmptyView() }
  func clubHike(club: TrailheadRoute.Club, day: TrailheadSupport.Day) -> some View { EmptyView() }
  func pairing(code: UInt) -> some View { EmptyView() }
}

/// What is not Sendable, as a cache of an app may be.
final class Cache {
  var count = 0
}
