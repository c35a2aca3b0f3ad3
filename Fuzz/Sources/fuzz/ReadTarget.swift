import Foundation
import Trailhead

@testable import RouteSpec

/// Any bytes as a link, by the code that is generated from the example and by the matcher of `routegen match`.
///
/// Both say the same; what is read prints links that read as the same route; nothing traps, and time is linear: an
/// input that begins with `FF` is a link whose second half is repeated to twenty thousand bytes, which takes
/// milliseconds; libFuzzer gives up on what takes seconds.
enum ReadTarget {
  static let matcher: LinkMatcher = {
    let spec = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/routes.navspec")
    guard let bytes = try? Data(contentsOf: spec.standardized) else { fail("\(spec.standardized.path) is not there") }
    let compilation = Compiler.compile(path: "routes.navspec") { _ in .bytes(Array(bytes)) }
    hold(!compilation.hasErrors, "the example has errors")
    return LinkMatcher(compilation.table, compilation.competition)
  }()

  static func run(_ bytes: [UInt8]) {
    let link = bytes.first == 0xFF ? repeated(bytes.dropFirst()) : bytes
    guard let text = String(validating: link, as: UTF8.self) else {
      guard case .refusal(let refusal) = matcher.read(bytes: link, from: .outside), refusal.reason == "invalidUTF8"
      else { fail("\(link) is no UTF-8, and was not refused by that") }
      return
    }
    for source in [LinkSource.outside, .inside] {
      let generated = self.generated(text, source)
      let matched = self.matched(text, source)
      hold(generated == matched, "\(text.debugDescription) from \(source)\n\(generated)\nnot \(matched)")
    }
  }

  private static func repeated(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var link = Array(bytes)
    let unit = bytes.suffix((bytes.count + 1) / 2)
    guard !unit.isEmpty else { return link }
    while link.count < 20_000 { link += unit }
    return link
  }

  private static func generated(_ link: String, _ source: LinkSource) -> String {
    let from: TrailheadSupport.LinkSource = source == .inside ? .inside : .outside
    do throws(TrailheadLinkError) {
      let reading = try TrailheadRoute.read(link, from: from)
      let links = [
        reading.route.path, reading.route.url?.absoluteString, reading.route.url(.scheme)?.absoluteString,
      ]
      for text in links.compactMap({ $0 }) {
        hold(
          (try? TrailheadRoute.read(text, from: .inside))?.route == reading.route,
          "\(link.debugDescription) is \(reading.route), which prints \(text)")
      }
      return
        "\(reading.route.name) \(reading.via.rawValue) \(reading.pattern) \(reading.ignored) \(links)"
    } catch {
      _ = TrailheadRoute.nearest(to: link, from: from)
      switch error {
      case .notThisApp: return "notThisApp"
      case .malformedPercentEncoding(let offset): return "malformedPercentEncoding \(offset)"
      case .invalidUTF8(let offset): return "invalidUTF8 \(offset)"
      case .noRoute: return "noRoute"
      case .missingQuery(let name): return "missingQuery \(name)"
      case .invalidValue(let parameter, let type): return "invalidValue \(parameter) \(type)"
      case .refused: return "refused"
      case .tooLong: return "tooLong"
      }
    }
  }

  private static func matched(_ link: String, _ source: LinkSource) -> String {
    switch matcher.read(link, from: source) {
    case .reading(let reading):
      let links = [LinkMatcher.Target.path, .url, .scheme].map {
        matcher.print(reading.route, reading.parameters, $0)
      }
      let name = matcher.table.routes[reading.route].name
      return "\(name) \(reading.via) \(reading.pattern) \(reading.ignored) \(links)"
    case .refusal(let refusal):
      let details = [refusal.offset.map(String.init), refusal.parameter, refusal.type, refusal.query]
      return ([refusal.reason] + details.compactMap { $0 }).joined(separator: " ")
    }
  }
}
