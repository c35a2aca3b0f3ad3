@testable import RouteSpec

/// A small app for tests of the engine inside this process: two tabs, pages by their numbers.
enum SampleSchema: RouteSupport.Schema {
  enum Route: Hashable, Codable {
    case page(Int)
    case other(Int)
  }
  enum Tab: String {
    case first, second
  }
  enum Stack: String {
    case alone
  }
  enum Requirement: String {
    case session
  }
  enum Alert: Hashable, Codable {
    case sure
  }
  enum Choice: Hashable, Codable {
    case yes
  }

  static var version: Int { 1 }
  static var fallback: Route? { nil }
  static var tabCount: Int { 2 }
  static var requirementCount: Int { 1 }
  static func tab(at position: Int) -> Tab? { position == 0 ? .first : position == 1 ? .second : nil }
  static func position(of tab: Tab) -> Int { tab == .first ? 0 : 1 }
  static func root(of tab: Tab) -> Route? { .page(tab == .first ? 1 : 2) }
  static func badge(of tab: Tab) -> String? { nil }
  static func kind(of route: Route) -> Int { if case .page = route { 0 } else { 1 } }
  static func homes(of kind: Int) -> [Int] { [] }
  static func stack(of kind: Int) -> Stack? { nil }
  static func requirements(of kind: Int) -> [Int] { [] }
  static func isUnique(_ kind: Int) -> Bool { false }
  static func parent(of route: Route) -> Route? { nil }
  static func presentation(of kind: Int) -> RouteSupport.Presentation { .push }
  static func presentation(of kind: Int, from other: Int) -> RouteSupport.Presentation? { nil }
  static func requirement(at position: Int) -> Requirement? { position == 0 ? .session : nil }
  static func position(of requirement: Requirement) -> Int { 0 }
  static func via(of requirement: Requirement) -> Route? { nil }
  static func isChoice(_ choice: Choice, of alert: Alert) -> Bool { true }
  static func destination(
    _ link: String, from source: RouteSupport.LinkSource
  ) throws(RouteSupport.LinkError) -> RouteSupport.Destination<SampleSchema> { throw .noRoute }
}
