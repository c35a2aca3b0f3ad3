#if canImport(SwiftUI)
  import SwiftUI

  /// The app as it is drawn after some actions. Every state can be shown: none needs taps to come to.
  struct Previewed: View {
    let name: String
    let model: TrailheadModel

    init(_ name: String, hiker: String? = "Ada", _ actions: TrailheadAction...) {
      var navigation = TrailheadNavigation()
      navigation.apply(.requirement(.session, hiker == nil ? .fails : .holds))
      for action in actions { navigation.apply(action) }
      self.name = name
      model = TrailheadModel(navigation, hiker: hiker)
    }

    var body: some View {
      TrailheadNavigationView(model.navigator, AppScreens(model: model)).previewDisplayName(name)
    }
  }

  struct TrailheadPreviews: PreviewProvider {
    static var previews: some View {
      Previewed("At the start")
      Previewed("A trail from a link", .open("https://trailhead.example.com/t/angels-landing"))
      Previewed("A photo over its trail", .open("trailhead:///trails/zion/photos/3"))
      Previewed("Sign-in before settings", hiker: nil, .open("trailhead://me/settings"))
      Previewed("Settings in the custom container", .open("trailhead://me/settings"))
      Previewed("The planner above the tabs", .open("/plans/new?trail=zion", from: .inside))
      Previewed("An alert", .select(.logbook), .alert(.deleteHike(title: "The Narrows", photos: 3)))
      Previewed("A badge", .setBadge(TrailheadSupport.Badge("7"), .logbook))
    }
  }
#endif
