#if canImport(SwiftUI)
  import Foundation

  /// A recorded hike.
  struct Hike: Identifiable {
    let id: UUID
    let title: String
    let photos: Int

    static let samples = [
      Hike(id: UUID(), title: "Angels Landing", photos: 12), Hike(id: UUID(), title: "The Narrows", photos: 3),
    ]
  }

  /// Trails to choose from.
  enum Trails {
    static let all = ["angels-landing", "the-narrows", "zion"].compactMap { TrailheadRoute.Slug($0) }

    static func title(_ slug: TrailheadRoute.Slug) -> String {
      slug.rawValue.split(separator: "-").map(\.capitalized).joined(separator: " ")
    }
  }
#endif
