import Foundation
import Trailhead

/// Any bytes as a saved route of the example, and as the values that generated code saves.
///
/// Nothing traps; what decodes encodes to what decodes as the same; a route that came from saved data prints links that
/// open it, as every route does.
enum StateTarget {
  static func run(_ bytes: [UInt8]) {
    let data = Data(bytes)
    if let route = saved(TrailheadRoute.self, data) {
      for link in [route.path, route.url?.absoluteString, route.url(.scheme)?.absoluteString].compactMap({ $0 }) {
        let read = try? TrailheadRoute.read(link, from: .inside)
        hold(read?.route == route, "\(route) prints \(link), which is read as \(String(describing: read?.route))")
      }
      _ = (route.kind, route.title, route.tab, route.presentation, route.requirements, route.backStack)
    }
    saved([TrailheadRoute].self, data)
    saved(TrailheadSupport.Presentation.self, data)
    saved(TrailheadSupport.Day.self, data)
    saved(TrailheadRoute.Slug.self, data)
    saved(TrailheadTab.self, data)
  }

  /// What the data holds, after it was saved and read again.
  @discardableResult
  private static func saved<Value: Codable & Equatable>(_ type: Value.Type, _ data: Data) -> Value? {
    guard let value = try? JSONDecoder().decode(type, from: data) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let again = try? encoder.encode(value) else { fail("\(value) cannot be saved") }
    guard let back = try? JSONDecoder().decode(type, from: again) else {
      fail("\(value) is saved as \(String(decoding: again, as: UTF8.self)), which cannot be read")
    }
    hold(back == value, "\(value) is saved as \(String(decoding: again, as: UTF8.self)), which is \(back)")
    return value
  }
}
