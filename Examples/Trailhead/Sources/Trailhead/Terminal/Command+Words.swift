/// What stands after the first word.
extension Command {
  static func one(_ words: [String], _ what: String) throws(Problem) -> String {
    guard words.count == 1 else { throw Problem("this needs \(what), and nothing else") }
    return words[0]
  }

  /// The screen of a link, as the app itself would open it.
  static func route(_ words: [String]) throws(Problem) -> TrailheadRoute {
    let link = try one(words, "a link")
    do throws(TrailheadLinkError) {
      return try TrailheadRoute.read(link, from: .inside).route
    } catch {
      throw Problem("\(link) leads to no screen: \(error)")
    }
  }

  static func count(_ words: [String]) throws(Problem) -> Int {
    if words.isEmpty { return 1 }
    guard let count = Int(try one(words, "a number")), count > 0 else { throw Problem("pop needs a number from 1") }
    return count
  }

  static func tab(_ words: [String]) throws(Problem) -> TrailheadTab {
    guard let tab = TrailheadTab(rawValue: try one(words, "a tab")) else {
      throw Problem("the tabs are \(list(TrailheadTab.allCases))")
    }
    return tab
  }

  static func slug(_ words: some Collection<String>) throws(Problem) -> TrailheadRoute.Slug {
    guard let slug = TrailheadRoute.Slug(try one(Array(words), "a trail")) else {
      throw Problem("a trail is named like angels-landing")
    }
    return slug
  }

  static func presentation(_ words: [String]) throws(Problem) -> TrailheadSupport.Presentation? {
    switch words {
    case []: return nil
    case ["sheet"]: return .sheet()
    case ["cover"]: return .cover()
    case ["popover"]: return .popover()
    default: throw Problem("a screen is presented as sheet, cover or popover")
    }
  }

  /// `medium`, `large`, a part of the height up to 1, or points.
  static func detents(_ words: [String]) throws(Problem) -> [TrailheadSupport.Detent] {
    var detents: [TrailheadSupport.Detent] = []
    for word in words {
      switch word {
      case "medium": detents.append(.medium)
      case "large": detents.append(.large)
      default:
        guard let number = Double(word), number.isFinite, number > 0 else {
          throw Problem("a sheet rests at medium, large or a number")
        }
        detents.append(number <= 1 ? .fraction(number) : .height(number))
      }
    }
    return detents
  }

  static func alert(_ words: [String]) throws(Problem) -> TrailheadAlert {
    switch words.first {
    case "signOut" where words.count == 1: return .signOut
    case "share": return .share(trail: try slug(words.dropFirst()))
    case "deleteHike":
      guard words.count >= 3, let photos = words.last.flatMap({ Int($0) }) else { break }
      return .deleteHike(title: words.dropFirst().dropLast().joined(separator: " "), photos: photos)
    default: break
    }
    throw Problem("the alerts are signOut, deleteHike TITLE PHOTOS and share SLUG")
  }

  static func requirement(_ words: [String]) throws(Problem) -> Command {
    guard words.count == 2, let requirement = TrailheadRequirement(rawValue: words[0]),
      let condition = TrailheadSupport.Condition(rawValue: words[1])
    else { throw Problem("require session or location, then holds, fails or unknown") }
    return .apply(.requirement(requirement, condition))
  }

  private static func list(_ values: [some RawRepresentable<String>]) -> String {
    values.map(\.rawValue).joined(separator: ", ")
  }
}
