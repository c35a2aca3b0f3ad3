nonisolated extension RouteSupport {
  /// What navigation asks of a table; generated code answers.
  public nonisolated protocol Schema {
    associatedtype Route: Hashable, Sendable, Codable
    associatedtype Tab: RawRepresentable, Hashable, Sendable where Tab.RawValue == String
    associatedtype Stack: RawRepresentable, Hashable, Sendable where Stack.RawValue == String
    associatedtype Requirement: RawRepresentable, Hashable, Sendable where Requirement.RawValue == String
    associatedtype Alert: Hashable, Sendable, Codable
    associatedtype Choice: Hashable, Sendable, Codable

    /// The version of saved states.
    static var version: Int { get }
    /// What `open` shows for a link of this app that no route reads.
    static var fallback: Route? { get }
    /// How many tabs there are.
    static var tabCount: Int { get }
    /// How many requirements there are.
    static var requirementCount: Int { get }

    /// The tab at a place in the bar, from 0.
    static func tab(at position: Int) -> Tab?
    /// Where a tab stands in the bar.
    static func position(of tab: Tab) -> Int
    /// The screen at the bottom of a tab's stack; nil where the spec gives none, or a value of the app's own type refuses
    /// to be.
    static func root(of tab: Tab) -> Route?
    /// The badge of a tab at first.
    static func badge(of tab: Tab) -> String?

    /// Which screen it is, without what it shows: the position of its declaration.
    static func kind(of route: Route) -> Int
    /// The tabs that a kind of screen has as home, by their positions; a link without a tab prefers the first.
    static func homes(of kind: Int) -> [Int]
    /// The named stack in which a kind of screen stands.
    static func stack(of kind: Int) -> Stack?
    /// What must hold before a kind of screen is shown, by positions, its parents' requirements first.
    static func requirements(of kind: Int) -> [Int]
    /// Whether at most one entry of a stack shows a screen of this kind.
    static func isUnique(_ kind: Int) -> Bool
    /// The screen that lies under a route.
    static func parent(of route: Route) -> Route?
    /// How a kind of screen is shown.
    static func presentation(of kind: Int) -> Presentation
    /// How a kind of screen is shown when it comes from another, where an edge of the graph says so.
    static func presentation(of kind: Int, from other: Int) -> Presentation?

    /// The requirement at a position.
    static func requirement(at position: Int) -> Requirement?
    /// The position of a requirement.
    static func position(of requirement: Requirement) -> Int
    /// The screen that is shown while a requirement fails.
    static func via(of requirement: Requirement) -> Route?
    /// Whether a choice is one of an alert's.
    static func isChoice(_ choice: Choice, of alert: Alert) -> Bool
    /// Reads a link.
    static func destination(_ link: String, from source: LinkSource) throws(LinkError) -> Destination<Self>
  }

  /// Where a link leads.
  public nonisolated struct Destination<Model: Schema> {
    var route: Model.Route
    /// The tab whose address the link begins with.
    var tab: Model.Tab?
    /// The named stack whose address the link begins with.
    var stack: Model.Stack?
    /// Whether the tab's address is all of the link.
    var isTabAlone = false
  }

  /// What is known of a requirement.
  public nonisolated enum Condition: String, Hashable, Sendable, Codable {
    /// Nobody has said yet: so it is at a start.
    case unknown
    case holds
    case fails
  }

  /// What a tab's icon is made of.
  public nonisolated enum Icon: Hashable, Sendable {
    /// A symbol of the system.
    case system(String)
    /// An image of the app.
    case asset(String)
  }

  /// A text on a tab's icon.
  public nonisolated struct Badge: Hashable, Sendable, Codable {
    /// What it says.
    public var text: String
    /// A colour's name in the app's assets; nil is the system's.
    public var color: String?

    /// A badge of a text.
    public init(_ text: String, color: String? = nil) {
      self.text = text
      self.color = color
    }
  }

  /// How a change of the state is drawn.
  public nonisolated enum Animation: Hashable, Sendable {
    /// At once.
    case none
    /// As the system does it.
    case standard
    /// Seconds.
    case easeIn(Double)
    case easeOut(Double)
    case easeInOut(Double)
    case linear(Double)
    case spring(Double)
  }
}

/// Where the table has no tab, no requirement, no alert or no route, there is nothing to answer for: Swift warns of a
/// function that no value can call.
nonisolated extension RouteSupport.Schema {
  /// No tab has a position.
  public static func position(of tab: Tab) -> Int { 0 }
  /// No tab has a root.
  public static func root(of tab: Tab) -> Route? { nil }
  /// No tab has a badge.
  public static func badge(of tab: Tab) -> String? { nil }
  /// No screen has a kind.
  public static func kind(of route: Route) -> Int { 0 }
  /// No screen has a parent.
  public static func parent(of route: Route) -> Route? { nil }
  /// No requirement has a position.
  public static func position(of requirement: Requirement) -> Int { 0 }
  /// No requirement has a screen.
  public static func via(of requirement: Requirement) -> Route? { nil }
  /// No alert has a choice.
  public static func isChoice(_ choice: Choice, of alert: Alert) -> Bool { false }
}
