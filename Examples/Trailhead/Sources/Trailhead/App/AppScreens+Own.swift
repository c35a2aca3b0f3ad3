#if canImport(SwiftUI)
  import SwiftUI

  /// The tabs of what is the hiker's own.
  extension AppScreens {
    func collection(name: TrailheadRoute.Collection) -> some View { CollectionView(model: model, name: name) }
    func day(day: TrailheadSupport.Day) -> some View { Page("A day", "\(day)") }
    func hike(id: UUID) -> some View { HikeView(model: model, id: id) }
    func hikeExport(id: UUID, folder: [String]) -> some View { Page("Export", folder.joined(separator: " / ")) }

    func profile() -> some View { ProfileView(model: model) }
    func settings() -> some View { SettingsView(model: model) }
    func badges() -> some View { Page("Badges", "Part of the profile now") }
  }

  struct CollectionView: View {
    @ObservedObject var model: TrailheadModel
    let name: TrailheadRoute.Collection

    var body: some View {
      List {
        ForEach(model.hikes) { hike in
          TrailheadLink(.hike(id: hike.id)) { Text(verbatim: hike.title) }
        }
      }
    }
  }

  struct HikeView: View {
    @ObservedObject var model: TrailheadModel
    let id: UUID
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      if let hike = model.hike(id) {
        VStack {
          Text(verbatim: hike.title).font(.title)
          // The answer comes to the model, by `onChoice`.
          Button("Delete", role: .destructive) {
            navigator.send(.alert(.deleteHike(title: hike.title, photos: hike.photos)))
          }
        }
      } else {
        Text("This hike was deleted.")
      }
    }
  }

  /// The root of the tab that draws its own container: without a bar of the system's, it fills the slots of that one.
  struct ProfileView: View {
    @ObservedObject var model: TrailheadModel
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      VStack {
        if let hiker = model.hiker {
          Text(verbatim: hiker).font(.title)
        } else {
          Text("Nobody is signed in.")
        }
      }
      .trailheadBar {
        Text("You")
      } leading: {
        EmptyView()
      } trailing: {
        Button(action: { navigator.from.profile.settings() }) { Image(systemName: "gearshape") }
      }
    }
  }

  struct SettingsView: View {
    @ObservedObject var model: TrailheadModel
    @Environment(\.trailheadNavigator) private var navigator

    var body: some View {
      VStack {
        Text(verbatim: model.hiker ?? "")
        Button("Sign out", role: .destructive) { navigator.send(.alert(.signOut)) }
      }
      // The leading slot is left out: a back button stands there.
      .trailheadBarTitle { Text("Settings") }
    }
  }
#endif
