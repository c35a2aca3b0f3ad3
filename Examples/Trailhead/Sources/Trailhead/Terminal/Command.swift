/// What can be typed: a word, and what it is about.
enum Command {
  /// What changes where the user is, or what is known of a requirement.
  case apply(TrailheadAction)
  /// An edge of the graph, by its words: `trail photo 3`.
  case edge([String])
  /// A button of the alert that is shown, by its name.
  case answer(String)
  /// The system's reports, which carry the ids of what is in front.
  case swipeBack, swipeAway
  case detent(TrailheadSupport.Detent)
  case undo, redo
  case plan(String)
  case read(String)
  case save(String)
  case restore(String)
  case show, table, help, quit

  /// Why a line is no command.
  struct Problem: Error {
    var text: String

    init(_ text: String) { self.text = text }
  }

  /// Reads a line.
  init(_ line: String) throws(Problem) {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty {
      self = .show
      return
    }
    let word = words.removeFirst()
    switch word {
    case "open": self = .apply(.open(try Command.one(words, "a link")))
    case "inside": self = .apply(.open(try Command.one(words, "a link"), from: .inside))
    case "push": self = .apply(.push(try Command.route(words)))
    case "go": self = .apply(.show(try Command.route(words)))
    case "replace": self = .apply(.replace(try Command.route(words)))
    case "update": self = .apply(.update(try Command.route(words)))
    case "to": self = .apply(.popTo(try Command.route(words)))
    case "pop": self = .apply(.pop(count: try Command.count(words)))
    case "root": self = .apply(.popToRoot)
    case "tab": self = .apply(.select(try Command.tab(words)))
    case "present":
      let route = try Command.route(Array(words.prefix(1)))
      self = .apply(.present(route, as: try Command.presentation(Array(words.dropFirst()))))
    case "dismiss": self = .apply(words == ["all"] ? .dismissAll : .dismiss())
    case "swipe" where words == ["back"]: self = .swipeBack
    case "swipe" where words == ["away"]: self = .swipeAway
    case "detents": self = .apply(.setDetents(try Command.detents(words)))
    case "detent":
      guard let detent = try Command.detents(words).first else {
        throw Problem("detent needs medium, large or a number")
      }
      self = .detent(detent)
    case "badge":
      let tab = try Command.tab(Array(words.prefix(1)))
      let text = words.dropFirst().joined(separator: " ")
      self = .apply(.setBadge(text.isEmpty ? nil : TrailheadSupport.Badge(text), tab))
    case "alert": self = .apply(.alert(try Command.alert(words)))
    case "answer": self = .answer(try Command.one(words, "a button"))
    case "require": self = try Command.requirement(words)
    case "drop": self = .apply(.dropPending)
    case "from": self = .edge(words)
    case "undo": self = .undo
    case "redo": self = .redo
    case "plan": self = .plan(try Command.one(words, "a link"))
    case "read": self = .read(try Command.one(words, "a link"))
    case "save": self = .save(try Command.one(words, "a file"))
    case "restore": self = .restore(try Command.one(words, "a file"))
    case "table": self = .table
    case "help": self = .help
    case "quit": self = .quit
    default: throw Problem("no command \"\(word)\"; help lists them")
    }
  }

  static let manual = """
    open LINK, inside LINK         a link from another app, or from this one
    plan LINK, read LINK           what open would do; where the link leads
    push, go, replace, update LINK put its screen on top; show it as it says; in place of the top; as the top
    pop [N], root, to LINK         take screens off
    from SCREEN EDGE …             trail photo N, trail reviews, trail map, trail rate, explore trail SLUG,
                                   explore search WORD, profile settings, anywhere compose
    tab NAME, badge NAME [TEXT]    select a tab; give it a badge, or take it away
    present LINK [sheet|cover|popover], dismiss [all]
    detents medium large 320 0.5   where the sheet in front may rest
    swipe back|away, detent D      what the system reports: a screen or sheet swiped away, a sheet moved
    alert signOut|deleteHike TITLE PHOTOS|share SLUG, answer BUTTON
    require session|location holds|fails|unknown, drop
    undo, redo, save FILE, restore FILE, table, help, quit
    """
}
