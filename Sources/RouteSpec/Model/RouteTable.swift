/// The whole table, resolved: what every check, the match table and every emitter read.
///
/// Lists are in declaration order, in the order in which includes are expanded. References are indices into these
/// lists.
/// What was broken in the spec is left out, so that nothing here cascades.
public struct RouteTable: Hashable, Sendable {
  /// The app.
  public var app = App()
  /// Finite parameter types.
  public var enums: [EnumType] = []
  /// Newtypes.
  public var newtypes: [Newtype] = []
  /// Every declared origin once: the app's in the order of its lists (hosts before schemes), then those that only
  /// groups list.
  public var origins: [Origin] = []
  /// Tabs, in bar order.
  public var tabs: [Tab] = []
  /// Named modal stacks.
  public var stacks: [Stack] = []
  /// Features.
  public var features: [Feature] = []
  /// Routes.
  public var routes: [Route] = []
  /// Redirects.
  public var redirects: [Redirect] = []
  /// Refusals.
  public var refusals: [Refusal] = []
  /// Routes, redirects and refusals in the order in which they stand, includes expanded in place: what `precedence
  /// declared` goes by.
  /// Empty: by their places, file after file.
  public var declarationOrder: [Competition.Owner] = []
  /// What `open` shows for a link of this app that no route reads.
  public var fallback: Target?
  /// Motions.
  public var motions: [Motion] = []
  /// Edges of the navigation graph.
  public var transitions: [Transition] = []
  /// Requirements.
  public var requirements: [Requirement] = []
  /// Alerts and dialogs.
  public var alerts: [Alert] = []

  /// An empty table.
  public init() {}
}

/// The app declaration.
public struct App: Hashable, Sendable {
  /// Who may use the generated code.
  public enum Access: String, Hashable, Sendable {
    case `internal`, package, `public`
  }

  /// The name, the prefix of the generated types: `App` where the spec has no declaration.
  public var name = "App"
  /// The lines of the documentation comment.
  public var documentation: [String] = []
  /// The access level of the generated code.
  public var access = Access.internal
  /// Whether literals compare without ASCII case.
  public var foldsCase = false
  /// Whether a trailing slash counts.
  public var isSlashStrict = false
  /// Whether the earlier declaration wins.
  public var isPrecedenceDeclared = false
  /// Whether each tab and feature has an enum of its own.
  public var hasNestedCases = false
  /// The version of saved states.
  public var version = 1
  /// Modules that the generated code imports.
  public var imports: [String] = []
  /// The declaration's name; nil where there is none.
  public var range: SourceRange?

  /// The app of a table without a declaration.
  public init() {}
}

/// A tab of the bar.
public struct Tab: Hashable, Sendable {
  /// The name, unique among tabs.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The title in the bar.
  public var title: Text?
  /// The icon.
  public var icon: Icon?
  /// The icon while selected.
  public var selectedIcon: Icon?
  /// The badge shown at first.
  public var badge: Text?
  /// The decoded literal segments of its address; nil where it has none.
  public var address: [[UInt8]]?
  /// The address as written.
  public var addressText: String?
  /// The route at the bottom of its stack, with arguments.
  public var root: Target?
  /// Whether the app's own container draws it.
  public var isCustom: Bool
  /// The name's place.
  public var range: SourceRange
}

/// An icon: a system symbol or an image of the app.
public enum Icon: Hashable, Sendable {
  case system(String)
  case asset(String)
}

/// A named modal stack.
public struct Stack: Hashable, Sendable {
  /// The name, unique among stacks.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The decoded literal segments of its address; nil where it has none.
  public var address: [[UInt8]]?
  /// The address as written.
  public var addressText: String?
  /// The name's place.
  public var range: SourceRange
}

/// A part of the table that a team owns.
public struct Feature: Hashable, Sendable {
  /// The name, unique among features.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The feature it stands in.
  public var parent: Int?
  /// The tab it stands in.
  public var tab: Int?
  /// The named stack it stands in.
  public var stack: Int?
  /// The name's place.
  public var range: SourceRange
}

/// A route with arguments: a tab's root, the fallback.
public struct Target: Hashable, Sendable {
  /// An index into `RouteTable.routes`.
  public var route: Int
  /// For each parameter of the route its value, defaults filled in.
  public var arguments: [Value]
  /// Where it was named.
  public var range: SourceRange
}

/// A pattern that is read as another route.
public struct Redirect: Hashable, Sendable {
  /// The pattern.
  public var pattern: Pattern
  /// An index into `RouteTable.routes`.
  public var route: Int
  /// For each parameter of the route, where its value comes from.
  public var bindings: [Binding]
  /// The routes it wins over.
  public var prefers: [Reference]
  /// The findings that are silenced here.
  public var allows: [Allow]
  /// The pattern's place.
  public var range: SourceRange
}

/// Links that must stay in the browser.
public struct Refusal: Hashable, Sendable {
  /// The pattern.
  public var pattern: Pattern
  /// The routes it wins over.
  public var prefers: [Reference]
  /// The findings that are silenced here.
  public var allows: [Allow]
  /// The pattern's place.
  public var range: SourceRange
}

/// How a screen comes and goes in a custom container.
public struct Motion: Hashable, Sendable {
  /// A word of SwiftUI's with its arguments: `move(bottom)`, `spring(0.4)`.
  public struct Effect: Hashable, Sendable {
    /// `move`, `slide`, `opacity`, `scale`, `offset`, `push`; for an animation `easeIn`, `easeOut`, `easeInOut`,
    /// `linear`, `spring`, `none`.
    public var name: String
    /// An edge or an anchor by name.
    public var edge: String?
    /// Numbers, in order.
    public var numbers: [Double]
  }

  /// The name, unique among motions.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// How it comes.
  public var insertion: [Effect]
  /// How it goes.
  public var removal: [Effect]
  /// The curve.
  public var animation: Effect?
  /// Its order in depth.
  public var zIndex: Double?
  /// The name's place.
  public var range: SourceRange
}

/// Edges of the navigation graph that one line declares: from one screen, or any, to one.
public struct Transition: Hashable, Sendable {
  /// How the edge is shown, where it says so.
  public enum Style: Hashable, Sendable {
    case presentation(Presentation)
    /// An index into `RouteTable.motions`.
    case motion(Int)
  }

  /// An index into `RouteTable.routes`; nil is any screen.
  public var from: Int?
  /// An index into `RouteTable.routes`.
  public var to: Int
  /// How it is shown.
  public var style: Style?
  /// The target's place.
  public var range: SourceRange
}

/// What must hold before a screen is shown.
public struct Requirement: Hashable, Sendable {
  /// The name, unique among requirements.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// The route shown while it fails; an index into `RouteTable.routes`. Its parameters are all optional or defaulted.
  public var via: Int?
  /// The name's place.
  public var range: SourceRange
}

/// An alert or a confirmation dialog.
public struct Alert: Hashable, Sendable {
  /// A button.
  public struct Button: Hashable, Sendable {
    /// What it does to the user's data.
    public enum Role: String, Hashable, Sendable {
      case plain, destructive, cancel
    }

    /// The name, unique in the alert.
    public var name: String
    /// Its role.
    public var role: Role
    /// Its label.
    public var title: Text
    /// The name's place.
    public var range: SourceRange
  }

  /// The name, unique among alerts and dialogs.
  public var name: String
  /// The lines of the documentation comment.
  public var documentation: [String]
  /// Whether it is a confirmation dialog.
  public var isDialog: Bool
  /// Its parameters, which its texts may show as `{name}`.
  public var parameters: [Route.Parameter]
  /// The title.
  public var title: Text
  /// The message.
  public var message: Text?
  /// The buttons, in declaration order.
  public var buttons: [Button]
  /// The name's place.
  public var range: SourceRange
}
