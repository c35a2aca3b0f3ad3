// swift-format-ignore-file
// Made by Scripts/embed-runtime from Sources/RouteSpec/Runtime. Do not edit.

/// The runtime's text, which generated code carries along.
enum RuntimeSource {
  static let text = ###"""
/// What generated code carries along: everything that does not depend on the spec.
///
/// This text is compiled twice: here, where `routegen match` runs it, and inside every generated `…+Support.swift`,
/// renamed to
/// `TrailheadSupport`. So it imports nothing, marks every type and extension `nonisolated`, and names nothing outside
/// itself.
///
/// A table is two texts: `nodes`, made of printable characters that carry six bits each, and `pool`, the texts of the
/// spec.
/// `MatchTableBuilder` documents the layout. The walker trusts them; it never reads outside the link.
public nonisolated enum RouteSupport {
  /// Where a link comes from.
  public nonisolated enum LinkSource: Hashable, Sendable {
    /// A browser, a message, another app.
    case outside
    /// The app itself: `internal` patterns are read too.
    case inside
  }

  /// Why a text was not read as a link of this table. Offsets count UTF-8 bytes of the text.
  public nonisolated enum LinkError: Error, Hashable, Sendable {
    /// Another app's scheme or host, user information, a port that is not declared, or no link at all.
    case notThisApp
    /// A `%` that two hexadecimal digits do not follow (RFC 3986, section 2.1).
    case malformedPercentEncoding(offset: Int)
    /// Escapes that are no UTF-8.
    case invalidUTF8(offset: Int)
    /// No pattern has this shape.
    case noRoute
    /// A pattern has this path, but needs this query item.
    case missingQuery(name: String)
    /// A pattern has this shape, but the value of this parameter does not read as its type.
    case invalidValue(parameter: String, type: String)
    /// The table says that this link stays in the browser.
    case refused
    /// The link is longer than `lengthLimit` bytes.
    case tooLong
  }

  /// The pattern that came furthest in reading a link that none read.
  public nonisolated struct NearestMiss: Hashable, Sendable {
    /// The route's name in the spec.
    public var route: String
    /// The pattern, whole.
    public var pattern: String
    /// The parameter that refused, where one did.
    public var parameter: String?
    /// Its type.
    public var type: String?
  }

  /// How a link was found.
  public nonisolated enum Via: String, Hashable, Sendable {
    /// The route's own pattern.
    case pattern
    /// Another pattern of the route.
    case alias
    /// A redirect to the route.
    case redirect
    /// The address of a tab, alone or with a pattern after it.
    case tab
    /// The address of a named stack with a pattern after it.
    case stack
  }

  /// The longest link that is read or printed, in UTF-8 bytes.
  public static let lengthLimit = 65_536
}

nonisolated extension RouteSupport {
  /// What changes a navigation state. An action that cannot apply changes nothing.
  ///
  /// "The stack in front" is that of the uppermost modal, else that of the selected tab.
  public nonisolated indirect enum Action<Model: Schema>: Hashable, Sendable {
    /// Puts a screen on the stack in front, whatever it says of how it is shown.
    case push(Model.Route)
    /// Shows a screen as the edge from the one on top says, else as it says itself.
    case show(Model.Route)
    /// Puts a screen in place of the one on top; on a root, above it.
    case replace(Model.Route)
    /// Gives the screen on top, or the entry with an id, other parameters; it stays the same screen. Its kind must be the
    /// same.
    case update(Model.Route, entry: Int? = nil)
    /// Takes screens off the stack in front, at most down to its root.
    case pop(count: Int = 1)
    /// Takes all screens but the root off the stack in front.
    case popToRoot
    /// Takes off what lies above the uppermost equal screen of the stack in front.
    case popTo(Model.Route)
    /// Goes to an entry: closes the modals above it, selects its tab, and takes off what lies above it.
    case popToEntry(Int)
    /// Selects a tab; of the one that is selected pops to the root.
    case select(Model.Tab)
    /// Shows a screen above all, as it says, or as it is told here; one that says push, as a sheet.
    case present(Model.Route, as: Presentation? = nil)
    /// Opens a named stack above all with a screen on it; where it is open, goes there and pushes.
    case openStack(Model.Stack, Model.Route)
    /// Closes the uppermost modal, or the one with an id and those above it.
    case dismiss(modal: Int? = nil)
    /// Closes all modals.
    case dismissAll
    /// Says where the uppermost sheet, or the one with an id, may rest, and where it rests.
    case setDetents([Detent], selected: Detent? = nil, modal: Int? = nil)
    /// Sets or takes away a tab's badge.
    case setBadge(Badge?, Model.Tab)
    /// Sets a tab's icon, or gives it back the one of the spec.
    case setIcon(Icon?, Model.Tab)
    /// Shows an alert or a dialog, after those that wait.
    case alert(Model.Alert)
    /// Answers the alert that is shown. With an id nothing happens if that one is gone.
    case answer(Model.Choice, alert: Int? = nil)
    /// Takes the alert that is shown, or the one with an id, away without an answer.
    case dismissAlert(Int? = nil)
    /// Says what is known of a requirement.
    case requirement(Model.Requirement, Condition)
    /// Shows the screen of a requirement that fails.
    case ask(Model.Requirement)
    /// Keeps an action until it can be done.
    case keep(Action)
    /// Forgets what is kept.
    case dropPending
    /// Opens a link.
    case open(String, from: LinkSource = .outside)
    /// Does all in order: one step of history.
    case batch([Action])
    /// Puts another state in place of this one.
    case restore(NavigationState<Model>)
    /// The system took an entry, and those above it, off its stack.
    case swipedBack(Int)
    /// The system closed a modal, and those above it.
    case swipedAway(Int)
    /// The user moved a sheet.
    case detentChanged(Int, Detent)
    /// An action with the way it is drawn.
    case animated(Action, Animation)
  }

  /// A link that was not opened. One whose error is `refused`, or `notThisApp`, belongs into a browser.
  public nonisolated struct Refusal: Hashable, Sendable {
    /// The link as it came.
    public var link: String
    /// Why it was not opened.
    public var error: LinkError
  }

  /// What came of an action beside the state.
  public nonisolated struct Outcome<Model: Schema>: Hashable, Sendable {
    /// Answers to alerts that are gone now.
    public var choices: [Model.Choice] = []
    /// The links that were not opened.
    public var refusals: [Refusal] = []

    mutating func add(_ other: Outcome) {
      choices += other.choices
      refusals += other.refusals
    }
  }
}

/// `{"action": "push", "route": {"name": …, "parameters": {…}}}`: the case by its name, what it holds by its label.
nonisolated extension RouteSupport.Action: Codable {
  private typealias Coding = RouteSupport.Key

  /// How deep actions are read that stand in one another. What is saved must not decide on the depth of the call stack.
  private static var depthLimit: Int { 64 }

  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    if decoder.codingPath.count > Self.depthLimit {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "actions in actions, too deep"))
    }
    let container = try decoder.container(keyedBy: Coding.self)
    func needed<Value: Decodable>(_ type: Value.Type, _ key: String) throws -> Value {
      try container.decode(type, forKey: Coding(stringValue: key))
    }
    func route() throws -> Model.Route { try needed(Model.Route.self, "route") }
    func named<Value: RawRepresentable>(_ key: String) throws -> Value where Value.RawValue == String {
      guard let value = Value(rawValue: try needed(String.self, key)) else {
        throw DecodingError.dataCorruptedError(
          forKey: Coding(stringValue: key), in: container, debugDescription: "this name is not known")
      }
      return value
    }
    let modal = container.lenient(Int.self, "modal")
    switch try needed(String.self, "action") {
    case "push": self = .push(try route())
    case "show": self = .show(try route())
    case "replace": self = .replace(try route())
    case "update": self = .update(try route(), entry: container.lenient(Int.self, "entry"))
    case "pop": self = .pop(count: container.lenient(Int.self, "count") ?? 1)
    case "popToRoot": self = .popToRoot
    case "popTo": self = .popTo(try route())
    case "popToEntry": self = .popToEntry(try needed(Int.self, "entry"))
    case "select": self = .select(try named("tab"))
    case "present": self = .present(try route(), as: container.lenient(RouteSupport.Presentation.self, "presentation"))
    case "openStack": self = .openStack(try named("stack"), try route())
    case "dismiss": self = .dismiss(modal: modal)
    case "dismissAll": self = .dismissAll
    case "setDetents":
      self = .setDetents(
        try needed([RouteSupport.Detent].self, "detents"),
        selected: container.lenient(RouteSupport.Detent.self, "selected"),
        modal: modal)
    case "setBadge": self = .setBadge(container.lenient(RouteSupport.Badge.self, "badge"), try named("tab"))
    case "setIcon": self = .setIcon(container.lenient(RouteSupport.Icon.self, "icon"), try named("tab"))
    case "alert": self = .alert(try needed(Model.Alert.self, "alert"))
    case "answer": self = .answer(try needed(Model.Choice.self, "choice"), alert: container.lenient(Int.self, "alert"))
    case "dismissAlert": self = .dismissAlert(container.lenient(Int.self, "alert"))
    case "requirement":
      self = .requirement(try named("requirement"), try needed(RouteSupport.Condition.self, "condition"))
    case "ask": self = .ask(try named("requirement"))
    case "keep": self = .keep(try needed(Self.self, "kept"))
    case "dropPending": self = .dropPending
    case "open":
      self = .open(
        try needed(String.self, "link"), from: container.lenient(Bool.self, "inside") == true ? .inside : .outside)
    case "batch": self = .batch(try needed([Self].self, "actions"))
    case "restore": self = .restore(try needed(RouteSupport.NavigationState<Model>.self, "state"))
    case "swipedBack": self = .swipedBack(try needed(Int.self, "entry"))
    case "swipedAway": self = .swipedAway(try needed(Int.self, "modal"))
    case "detentChanged":
      self = .detentChanged(try needed(Int.self, "modal"), try needed(RouteSupport.Detent.self, "detent"))
    case "animated":
      self = .animated(try needed(Self.self, "animates"), try needed(RouteSupport.Animation.self, "animation"))
    case let name:
      throw DecodingError.dataCorruptedError(
        forKey: Coding(stringValue: "action"), in: container, debugDescription: "no action is named \(name)")
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Coding.self)
    func name(_ name: String) throws { try container.put(name, "action") }
    func put(_ action: String, _ route: Model.Route) throws {
      try name(action)
      try container.put(route, "route")
    }
    switch self {
    case .push(let route): try put("push", route)
    case .show(let route): try put("show", route)
    case .replace(let route): try put("replace", route)
    case .update(let route, let entry):
      try put("update", route)
      try container.put(entry, "entry")
    case .pop(let count):
      try name("pop")
      try container.put(count, "count")
    case .popToRoot: try name("popToRoot")
    case .popTo(let route): try put("popTo", route)
    case .popToEntry(let entry):
      try name("popToEntry")
      try container.put(entry, "entry")
    case .select(let tab):
      try name("select")
      try container.put(tab.rawValue, "tab")
    case .present(let route, let presentation):
      try put("present", route)
      try container.put(presentation, "presentation")
    case .openStack(let stack, let route):
      try put("openStack", route)
      try container.put(stack.rawValue, "stack")
    case .dismiss(let modal):
      try name("dismiss")
      try container.put(modal, "modal")
    case .dismissAll: try name("dismissAll")
    case .setDetents(let detents, let selected, let modal):
      try name("setDetents")
      try container.put(detents, "detents")
      try container.put(selected, "selected")
      try container.put(modal, "modal")
    case .setBadge(let badge, let tab):
      try name("setBadge")
      try container.put(badge, "badge")
      try container.put(tab.rawValue, "tab")
    case .setIcon(let icon, let tab):
      try name("setIcon")
      try container.put(icon, "icon")
      try container.put(tab.rawValue, "tab")
    case .alert(let alert):
      try name("alert")
      try container.put(alert, "alert")
    case .answer(let choice, let alert):
      try name("answer")
      try container.put(choice, "choice")
      try container.put(alert, "alert")
    case .dismissAlert(let alert):
      try name("dismissAlert")
      try container.put(alert, "alert")
    case .requirement(let requirement, let condition):
      try name("requirement")
      try container.put(requirement.rawValue, "requirement")
      try container.put(condition, "condition")
    case .ask(let requirement):
      try name("ask")
      try container.put(requirement.rawValue, "requirement")
    case .keep(let action):
      try name("keep")
      try container.put(action, "kept")
    case .dropPending: try name("dropPending")
    case .open(let link, let source):
      try name("open")
      try container.put(link, "link")
      if source == .inside { try container.put(true, "inside") }
    case .batch(let actions):
      try name("batch")
      try container.put(actions, "actions")
    case .restore(let state):
      try name("restore")
      try container.put(state, "state")
    case .swipedBack(let entry):
      try name("swipedBack")
      try container.put(entry, "entry")
    case .swipedAway(let modal):
      try name("swipedAway")
      try container.put(modal, "modal")
    case .detentChanged(let modal, let detent):
      try name("detentChanged")
      try container.put(modal, "modal")
      try container.put(detent, "detent")
    case .animated(let action, let animation):
      try name("animated")
      try container.put(action, "animates")
      try container.put(animation, "animation")
    }
  }
}

nonisolated extension RouteSupport {
  typealias Bytes = UnsafePointer<UInt8>

  /// Eight bytes from `offset` on, the first in the lowest place.
  @inline(__always) static func load8(_ base: Bytes, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Up to eight bytes from `offset` on, filled with zeros; never outside `0..<count`.
  @inline(__always) static func word(_ base: Bytes, _ offset: Int, _ count: Int) -> UInt64 {
    if offset &+ 8 <= count { return load8(base, offset) }
    return shortWord(base, offset, count)
  }

  @inline(never) static func shortWord(_ base: Bytes, _ offset: Int, _ count: Int) -> UInt64 {
    let rest = count &- offset
    if rest <= 0 { return 0 }
    if count >= 8 { return load8(base, count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* rest) }
    var result: UInt64 = 0
    var index = 0
    while index < rest {
      result |= UInt64(base[offset &+ index]) &<< UInt64(truncatingIfNeeded: 8 &* index)
      index &+= 1
    }
    return result
  }

  /// The bytes of the word that are zero, as their highest bits. Only the lowest set bit is exact.
  @inline(__always) static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Where a byte stands first from an offset on, or `count`.
  @inline(__always) static func first(_ byte: UInt8, in base: Bytes, _ start: Int, _ count: Int) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index < count {
      // Zeros fill a word at the end: they are not the byte, which is printable.
      let mark = zeroBytes(word(base, index, count) ^ pattern)
      if mark != 0 { return index &+ mark.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    return count
  }

  /// The value of a hexadecimal digit; 0xFF00 where it is none, so that an OR of many shows one that is wrong.
  @inline(__always) static func hexDigit(_ byte: UInt8) -> UInt64 {
    if byte &- 48 < 10 { return UInt64(byte &- 48) }
    let letter = (byte | 0x20) &- 97
    return letter < 6 ? UInt64(letter &+ 10) : 0xFF00
  }

  /// The upper-case hexadecimal digit of a value below 16.
  @inline(__always) static func hexCharacter(_ value: UInt8) -> UInt8 { value < 10 ? 48 &+ value : 55 &+ value }

  /// An ASCII letter in lower case, any other byte as it is.
  @inline(__always) static func folded(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 0x20 : byte }

  /// The hash of a segment: of its length, its first eight and its last eight bytes. The builder and the walker share
  /// it.
  @inline(__always) static func segmentHash(first: UInt64, last: UInt64, count: Int) -> UInt64 {
    var hash = first
    if count > 8 { hash ^= last &<< 29 | last &>> 35 }
    return hash &* 0x9E37_79B9_7F4A_7C15
  }

  /// Whether `count` bytes are the same.
  @inline(__always) static func same(_ left: Bytes, _ right: Bytes, _ count: Int) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      if load8(left, index) != load8(right, index) { return false }
      index &+= 8
    }
    while index < count {
      if left[index] != right[index] { return false }
      index &+= 1
    }
    return true
  }

  /// The two texts of a table.
  nonisolated struct Table {
    let nodes: Bytes
    let pool: Bytes

    @inline(__always) init(nodes: Bytes, pool: Bytes) {
      self.nodes = nodes
      self.pool = pool
    }

    #if !ROUTEGEN_CHECKED
      /// Six bits.
      @inline(__always) func field1(_ offset: Int) -> Int { Int(nodes[offset]) &- 48 }
      /// Twelve bits, the low six first.
      @inline(__always) func field2(_ offset: Int) -> Int {
        (Int(nodes[offset]) &- 48) | (Int(nodes[offset &+ 1]) &- 48) &<< 6
      }
      /// Twenty-four bits, the low six first.
      @inline(__always) func field4(_ offset: Int) -> Int {
        let word = UInt32(littleEndian: UnsafeRawPointer(nodes).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let bits = word &- 0x3030_3030
        return Int(
          truncatingIfNeeded: (bits & 0x3F) | (bits &>> 2 & 0xFC0) | (bits &>> 4 & 0x3F000) | (bits &>> 6 & 0xFC0000))
      }
    #else
      /// The checked build: every character must be one of the 64.
      func field1(_ offset: Int) -> Int {
        let value = Int(nodes[offset]) - 48
        precondition(offset >= 0 && value >= 0 && value < 64, "the table is damaged")
        return value
      }
      func field2(_ offset: Int) -> Int { field1(offset) | field1(offset + 1) << 6 }
      func field4(_ offset: Int) -> Int { field2(offset) | field2(offset + 2) << 12 }
    #endif

    /// What a node says of its children.
    @inline(__always) func header(_ node: Int) -> Node.Header {
      #if ROUTEGEN_CHECKED
        for place in 0..<8 { _ = field1(node + Node.tail + place) }
      #endif
      return Node.Header(word: load8(nodes, node &+ Node.tail))
    }

    /// The child for exactly the bytes of a segment, or 0. `eight` are the bytes from its beginning on.
    @inline(__always) func child(_ node: Int, _ header: Node.Header, _ segment: Bytes, _ count: Int, _ eight: UInt64)
      -> Int
    {
      // What is not the segment's is shifted out.
      let over: UInt64 = count < 8 ? UInt64(truncatingIfNeeded: 64 &- 8 &* count) : 0
      let last = count > 8 ? load8(segment, count &- 8) : 0
      let hash = segmentHash(first: (eight &<< over) &>> over, last: last, count: count)
      let mark = Node.mark(hash, count)
      let slot = Int(truncatingIfNeeded: hash &>> header.shift) & (header.slotCount &- 1)
      let record = node &+ Node.slots &+ Node.slotSize &* slot
      let found = self.mark(record)
      if found == mark, isText(record, segment, count, eight, over) { return field4(record &+ 2) }
      if found == Node.emptyMark || header.isPerfect { return 0 }
      return nextChild(node, header.slotCount, slot, mark, segment, count, eight)
    }

    /// The child whose text did not get the slot that it wanted.
    @inline(never) private func nextChild(
      _ node: Int, _ slotCount: Int, _ from: Int, _ mark: UInt16, _ segment: Bytes, _ count: Int, _ eight: UInt64
    ) -> Int {
      let over: UInt64 = count < 8 ? UInt64(truncatingIfNeeded: 64 &- 8 &* count) : 0
      var slot = from
      while true {
        // The builder leaves an empty slot, so the search ends.
        slot = (slot &+ 1) & (slotCount &- 1)
        let record = node &+ Node.slots &+ Node.slotSize &* slot
        let found = self.mark(record)
        if found == mark, isText(record, segment, count, eight, over) { return field4(record &+ 2) }
        if found == Node.emptyMark { return 0 }
      }
    }

    @inline(__always) private func mark(_ record: Int) -> UInt16 {
      UInt16(littleEndian: UnsafeRawPointer(nodes).loadUnaligned(fromByteOffset: record, as: UInt16.self))
    }

    /// Whether a slot's text is a segment. Behind the pool there are eight bytes to spare.
    @inline(__always) private func isText(
      _ record: Int, _ segment: Bytes, _ count: Int, _ eight: UInt64, _ over: UInt64
    ) -> Bool {
      let reference = field4(record &+ 6)
      if (load8(pool, reference &+ 4) ^ eight) &<< over != 0 { return false }
      return count < 8 || isLongText(reference, segment, count)
    }

    /// The same behind the first eight bytes. The slot tells lengths below 63 apart; a text's own stands before it.
    @inline(never) private func isLongText(_ reference: Int, _ segment: Bytes, _ count: Int) -> Bool {
      let text = text(reference)
      guard text.count == count, let base = text.baseAddress else { return false }
      return same(base, segment, count)
    }

    /// A text of the pool: its length in four characters, then its bytes.
    @inline(__always) func text(_ reference: Int) -> UnsafeBufferPointer<UInt8> {
      let start = pool + reference
      let count = Table(nodes: pool, pool: pool).field4(reference)
      return UnsafeBufferPointer(start: start + 4, count: count)
    }

    /// A text of the pool as a String.
    func string(_ reference: Int) -> String { String(decoding: text(reference), as: UTF8.self) }
  }

  /// The fields of the table's head, in `nodes` from offset 0 on.
  nonisolated enum Head {
    /// The largest number of segments before a tail.
    static let depth = 0
    /// The largest number of captures of a candidate, hosts and fragments included.
    static let captures = 4
    /// The largest number of parameters of a route.
    static let parameters = 8
    /// 1 literals fold ASCII case; 2 a trailing slash counts; 4 the first hit of the walk is the best; 8 hosts have
    /// wildcards or parameters; 16 tabs or stacks have addresses; 32 a literal holds `%`, `?` or `#`.
    static let flags = 12
    /// A record of four characters for each candidate, in the order of rank.
    static let candidates = 13
    /// The number of candidates.
    static let candidateCount = 17
    /// The list of origins.
    static let origins = 21
    /// The root of the patterns that are read on every origin, or 0.
    static let anyRoot = 25
    /// The list of addresses of tabs and stacks, the longest first.
    static let addresses = 29
    /// The index of the origin that a `/path` is read on, plus one; 0 none.
    static let defaultOrigin = 33
    /// A record for each route number: how it is printed.
    static let printing = 37
    /// The length of the longest declared host.
    static let hostLength = 41
    /// A record for each route: what it is called and what its parameters are (`Metadata`).
    static let metadata = 45
    /// The names of routes, also those they had formerly, by byte order: count (4), then name (4) and route (4).
    static let names = 49
    /// The root of the patterns of the origin that a `/path` is read on; where there is none, `anyRoot`.
    static let defaultRoot = 53
    /// The memory that the short way needs, in bytes, and where its captures begin there.
    static let room = 57
    static let captureOffset = 61
    /// The size of the head.
    static let size = 65
  }
}

nonisolated extension RouteSupport {
  /// The values of a match, one for each parameter of the route, and what it takes to make Swift values of them.
  ///
  /// Valid only while the link's bytes are at hand.
  nonisolated struct Values {
    let table: Table
    let link: Bytes
    let query: Range<Int>?
    var captures: UnsafePointer<Capture>?

    init(table: Table, link: Bytes, query: Range<Int>?) {
      self.table = table
      self.link = link
      self.query = query
    }

    /// The same with captures.
    func with(_ captures: UnsafePointer<Capture>) -> Values {
      var result = self
      result.captures = captures
      return result
    }

    /// The capture of a parameter.
    @inline(__always) func capture(_ index: Int) -> Capture { captures?[index] ?? Capture() }

    /// Whether an optional is absent.
    @inline(__always) func isAbsent(_ index: Int) -> Bool {
      let capture = capture(index)
      return capture.second == .max && capture.first == 0
    }

    @inline(__always) static func int(of capture: Capture) -> Int {
      Int(truncatingIfNeeded: Int64(bitPattern: capture.first))
    }
    @inline(__always) static func uint(of capture: Capture) -> UInt { UInt(truncatingIfNeeded: capture.first) }
    @inline(__always) static func bool(of capture: Capture) -> Bool { capture.first != 0 }
    @inline(__always) static func double(of capture: Capture) -> Double { Double(bitPattern: capture.first) }
    /// The position of a case among its enum's.
    @inline(__always) static func position(of capture: Capture) -> Int { Int(truncatingIfNeeded: capture.first) }
    /// The two halves of a UUID.
    @inline(__always) static func halves(of capture: Capture) -> (UInt64, UInt64) { (capture.first, capture.second) }
    // when days
    /// Year, month and day.
    @inline(__always) static func day(of capture: Capture) -> Day {
      let packed = Int(truncatingIfNeeded: capture.first)
      return Day(unchecked: packed &>> 9, packed &>> 5 & 15, packed & 31)
    }
    // end days

    /// A value, or nil where an optional is absent.
    @inline(__always) func optional<Value>(_ index: Int, _ make: (Capture) -> Value?) -> Value? {
      isAbsent(index) ? nil : make(capture(index))
    }

    /// The text of a capture, decoded.
    @inline(never) static func string(of capture: Capture) -> String {
      let count = Int(truncatingIfNeeded: capture.second &>> 2)
      guard let start = Bytes(bitPattern: UInt(truncatingIfNeeded: capture.first)) else { return "" }
      // when queries
      if capture.second & 3 != Encoding.plain {
        return String(unsafeUninitializedCapacity: count) { output in
          output.baseAddress.map { max(decodeForm(start, count, $0), 0) } ?? 0
        }
      }
      // end queries
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    // when lists
    /// The elements of a tail or of a repeated query item. `make` returns nil where one does not exist.
    func list<Element>(_ index: Int, _ make: (Capture) -> Element?) -> [Element] {
      let capture = capture(index)
      if capture.second & 0xFF == Encoding.constants { return constants(Int(truncatingIfNeeded: capture.first), make) }
      // when queries
      if capture.second & 0xFF == Encoding.items { return items(Int(truncatingIfNeeded: capture.first), make) }
      // end queries
      var result: [Element] = []
      let count = Int(truncatingIfNeeded: capture.second &>> 16)
      let separator = UInt8(truncatingIfNeeded: capture.second &>> 8)
      guard count > 0, let start = Bytes(bitPattern: UInt(truncatingIfNeeded: capture.first)) else { return result }
      var first = 0
      while first <= count {
        var end = first
        while end < count, start[end] != separator { end &+= 1 }
        if let element = make(.text(start + first, end &- first, encoding: Encoding.plain)) { result.append(element) }
        first = end &+ 1
      }
      return result
    }
    // end lists

    // when lists
    /// The elements that the spec gives, by their record.
    private func constants<Element>(_ record: Int, _ make: (Capture) -> Element?) -> [Element] {
      var result: [Element] = []
      for index in 0..<table.field2(record &+ 5) {
        let text = table.text(table.field4(record &+ 7 &+ 4 &* index))
        if let start = text.baseAddress,
          let capture = parse(
            table, type: table.field1(record), argument: table.field4(record &+ 1), start, text.count, .query),
          let element = make(capture)
        {
          result.append(element)
        }
      }
      return result
    }
    // end lists

    // when queries
    /// The repeated query item whose record is there. What does not read is left out.
    private func items<Element>(_ item: Int, _ make: (Capture) -> Element?) -> [Element] {
      var result: [Element] = []
      guard let query else { return result }
      let key = table.text(table.field4(item &+ 1))
      let type = table.field1(item &+ QueryItem.type)
      let argument = table.field4(item &+ QueryItem.argument)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: query.count &+ 1) { scratch in
        guard let scratch = scratch.baseAddress else { return }
        var last: Int?
        while let range = RouteSupport.item(link, query, key, after: last) {
          if let capture = readForm(table, link + range.lowerBound, range.count, type, argument, scratch),
            let element = make(capture)
          {
            result.append(element)
          }
          last = range.upperBound
        }
      }
      return result
    }
    // end queries
  }
}

nonisolated extension RouteSupport {
  /// What a route is called and what its parameters are, in `nodes`: name (4), title (4, 0 none), tab plus one (2),
  /// presentation (2), requirements (4: count 2, each 2; 0 none), parameters (2), the route's number (4), navigation (4,
  /// `Graph`), then each parameter: name (4), arity (1), type (1), type's argument (4), default's text (4).
  nonisolated enum Metadata {
    static let title = 4
    static let tab = 8
    static let presentation = 10
    static let requirements = 12
    static let count = 16
    /// The number by which generated code makes the route.
    static let number = 18
    static let navigation = 22
    static let parameters = 26
    static let size = 14

    static let required = 0
    static let optional = 1
    static let defaulted = 2
    static let list = 3

    static func record(_ table: Table, _ route: Int) -> Int { table.field4(table.field4(Head.metadata) &+ 4 &* route) }

    static func number(_ table: Table, _ route: Int) -> Int { table.field4(record(table, route) &+ number) }

    static func name(_ table: Table, _ route: Int) -> String { table.string(table.field4(record(table, route))) }

    static func title(_ table: Table, _ route: Int) -> String? {
      let text = table.field4(record(table, route) &+ title)
      return text == 0 ? nil : table.string(text)
    }

    /// The tab in which a link to the route opens, or -1.
    static func tab(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route) &+ tab) &- 1 }

    static func presentation(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route) &+ presentation) }

    static func requirements(_ table: Table, _ route: Int) -> [Int] {
      let list = table.field4(record(table, route) &+ requirements)
      return list == 0 ? [] : (0..<table.field2(list)).map { table.field2(list &+ 2 &+ 2 &* $0) }
    }

    /// The route of this name, present or former, or -1.
    static func route(_ table: Table, named name: String) -> Int {
      var name = name
      return name.withUTF8 { name in
        let list = table.field4(Head.names)
        var low = 0
        var high = table.field4(list)
        while low < high {
          let middle = (low &+ high) / 2
          let text = table.text(table.field4(list &+ 4 &+ 8 &* middle))
          if text.elementsEqual(name) { return table.field4(list &+ 8 &+ 8 &* middle) }
          if text.lexicographicallyPrecedes(name) { low = middle &+ 1 } else { high = middle }
        }
        return -1
      }
    }
  }

  /// A key of a saved route.
  nonisolated struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static var name: Key { Key(stringValue: "name") }
    static var parameters: Key { Key(stringValue: "parameters") }
  }

  /// Writes a route as `{"name": …, "parameters": {…}}`, its parameters one after the other. Absent optionals are left
  /// out.
  nonisolated struct RouteEncoder {
    private let table: Table
    private var record: Int
    private var parameters: KeyedEncodingContainer<Key>

    init(_ table: Table, route: Int, to encoder: any Encoder) throws {
      self.table = table
      var container = encoder.container(keyedBy: Key.self)
      let metadata = Metadata.record(table, route)
      try container.encode(table.string(table.field4(metadata)), forKey: .name)
      parameters = container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
      record = metadata &+ Metadata.parameters
    }

    private mutating func key() -> Key {
      defer { record = record &+ Metadata.size }
      return Key(stringValue: table.string(table.field4(record)))
    }

    mutating func put(_ value: (some Encodable)?) throws { try parameters.encodeIfPresent(value, forKey: key()) }

    // when doubles
    /// Not a number and the infinities have no place in JSON: they are written as texts.
    mutating func put(_ value: Double?) throws {
      let key = key()
      guard let value, !value.isFinite else { return try parameters.encodeIfPresent(value, forKey: key) }
      try parameters.encode(value.description, forKey: key)
    }
    // end doubles
  }

  /// Reads what `RouteEncoder` writes. A parameter that is not there takes its default, is nil, or is empty; another
  /// one that is missing, or does not read, throws.
  nonisolated struct RouteDecoder {
    /// The route's position in the table.
    let route: Int
    private let table: Table
    private var record: Int
    private let parameters: KeyedDecodingContainer<Key>?

    init(_ table: Table, from decoder: any Decoder) throws {
      self.table = table
      let container = try decoder.container(keyedBy: Key.self)
      let name = try container.decode(String.self, forKey: .name)
      route = Metadata.route(table, named: name)
      guard route >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .name, in: container, debugDescription: "no route is named \(name)")
      }
      record = Metadata.record(table, route) &+ Metadata.parameters
      parameters =
        container.contains(.parameters) ? try container.nestedContainer(keyedBy: Key.self, forKey: .parameters) : nil
    }

    private mutating func key() -> Key {
      defer { record = record &+ Metadata.size }
      return Key(stringValue: table.string(table.field4(record)))
    }

    /// A value; where it is missing the default, which `make` reads from the table.
    mutating func value<Value: Decodable>(_ type: Value.Type, _ make: (Capture) -> Value?) throws -> Value {
      let field = record
      let key = key()
      if let value = try parameters?.decodeIfPresent(type, forKey: key) { return value }
      return try standard(field, key, make)
    }

    mutating func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      try parameters?.decodeIfPresent(type, forKey: key())
    }

    // when lists
    mutating func list<Value: Decodable>(_ type: Value.Type) throws -> [Value] {
      try parameters?.decodeIfPresent([Value].self, forKey: key()) ?? []
    }
    // end lists

    // when doubles
    /// A number, which may be written as a text where JSON has none for it.
    mutating func double(_ make: (Capture) -> Double?) throws -> Double {
      let field = record
      let key = key()
      if let value = try number(key) { return value }
      return try standard(field, key, make)
    }
    // end doubles

    // when doubles
    mutating func optionalDouble() throws -> Double? { try number(key()) }
    // end doubles

    /// A value made of what was saved; what makes none throws.
    func made<Saved, Value>(_ saved: Saved, _ make: (Saved) -> Value?) throws -> Value {
      guard let value = make(saved) else { throw failure }
      return value
    }

    /// An optional value made of what was saved.
    func made<Saved, Value>(_ saved: Saved?, _ make: (Saved) -> Value?) throws -> Value? {
      guard let saved else { return nil }
      guard let value = make(saved) else { throw failure }
      return value
    }

    /// A list of values made of what was saved.
    func made<Saved, Value>(_ saved: [Saved], _ make: (Saved) -> Value?) throws -> [Value] {
      try saved.map { element in
        guard let value = make(element) else { throw failure }
        return value
      }
    }

    /// What is thrown where a value does not exist.
    var failure: DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: parameters?.codingPath ?? [], debugDescription: "a value is not one of its type"))
    }

    // when doubles
    private func number(_ key: Key) throws -> Double? {
      guard let parameters, parameters.contains(key) else { return nil }
      if let text = try? parameters.decode(String.self, forKey: key), let value = Double(text) { return value }
      return try parameters.decodeIfPresent(Double.self, forKey: key)
    }
    // end doubles

    private func standard<Value>(_ field: Int, _ key: Key, _ make: (Capture) -> Value?) throws -> Value {
      if table.field1(field &+ 4) == Metadata.defaulted {
        let text = table.text(table.field4(field &+ 10))
        if let start = text.baseAddress,
          let capture = parse(
            table, type: table.field1(field &+ 5), argument: table.field4(field &+ 6), start, text.count, .query),
          let value = make(capture)
        {
          return value
        }
      }
      let context = DecodingError.Context(
        codingPath: parameters?.codingPath ?? [], debugDescription: "the parameter is missing")
      throw DecodingError.keyNotFound(key, context)
    }
  }
}

// when days
nonisolated extension RouteSupport {
  /// `YYYY-MM-DD`, a day of the Gregorian calendar in the years 1 to 9999: year × 512 + month × 32 + day.
  @inline(never) static func parseDay(_ start: Bytes, _ count: Int) -> UInt64? {
    if count != 10 || start[4] != 45 || start[7] != 45 { return nil }
    func number(_ from: Int, _ to: Int) -> Int? {
      var value = 0
      for index in from..<to {
        let digit = start[index] &- 48
        if digit > 9 { return nil }
        value = value &* 10 &+ Int(digit)
      }
      return value
    }
    guard let year = number(0, 4), let month = number(5, 7), let day = number(8, 10), isDay(year, month, day) else {
      return nil
    }
    return UInt64(truncatingIfNeeded: year &* 512 &+ month &* 32 &+ day)
  }

  /// Whether the day exists.
  static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    return day <= length
  }

  /// A day of the Gregorian calendar in the years 1 to 9999, without a time or a time zone: `2026-07-04`.
  public nonisolated struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to the length of the month.
    public let day: Int

    /// Nil where the day does not exist.
    public init?(_ year: Int, _ month: Int, _ day: Int) {
      guard isDay(year, month, day) else { return nil }
      self.init(unchecked: year, month, day)
    }

    /// Nil where the text is not `YYYY-MM-DD` or the day does not exist.
    public init?(_ text: String) {
      var text = text
      let packed = text.withUTF8 { bytes in bytes.baseAddress.flatMap { parseDay($0, bytes.count) } }
      guard let packed else { return nil }
      self = Values.day(of: Capture(first: packed))
    }

    init(unchecked year: Int, _ month: Int, _ day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// `YYYY-MM-DD`.
    public var description: String {
      func padded(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
      }
      return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// By time.
    public static func < (left: Day, right: Day) -> Bool {
      (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
  }
}

nonisolated extension RouteSupport.Day: Codable {
  /// Reads `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day of the form YYYY-MM-DD")
    }
    self = day
  }

  /// Writes `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
// end days

nonisolated extension RouteSupport {
  /// What the calls of edges stand on: where they come from, and what becomes of their actions.
  nonisolated struct EdgeContext<Model: Schema, Output> {
    /// Where the user is.
    let state: NavigationState<Model>
    /// What a call gives for its action; for nil where the screen it comes from is not there.
    let result: (Action<Model>?) -> Output

    /// Goes along an edge from a kind of screen, which is there; nil is an edge from any.
    func go(to route: Model.Route, from source: Int?) -> Output { result(state.going(to: route, from: source)) }
  }

  /// A button of an alert or a dialog.
  public nonisolated struct Button<Choice: Hashable & Sendable>: Hashable, Sendable {
    /// What a button does to the user's data.
    public nonisolated enum Role: Hashable, Sendable {
      case plain
      case destructive
      case cancel
    }

    /// The answer that it gives.
    public var choice: Choice
    /// What it does to the user's data.
    public var role: Role
    /// The title with its parameters, not translated.
    public var title: String

    init(_ choice: Choice, _ role: Role, _ title: String) {
      (self.choice, self.role, self.title) = (choice, role, title)
    }
  }
}

nonisolated extension RouteSupport.Action {
  /// Shows a screen in a given way.
  static func showing(_ route: Model.Route, as presentation: RouteSupport.Presentation) -> Self {
    switch presentation {
    case .push: .push(route)
    case .replace: .replace(route)
    case .sheet, .cover, .popover: .present(route, as: presentation)
    }
  }
}

nonisolated extension RouteSupport.NavigationState {
  /// Shows a screen as the edge from another says. That is `.show`, unless what is on top by now would have it shown in
  /// another way.
  func going(to route: Model.Route, from source: Int?) -> RouteSupport.Action<Model> {
    let kind = Model.kind(of: route)
    let opens = Model.stack(of: kind).map { $0 != shown.last?.stack } ?? false
    guard let source, !opens else { return .show(route) }
    let presentation = Model.presentation(of: kind, from: source)
    if presentation == top.flatMap({ Model.presentation(of: kind, from: Model.kind(of: $0)) }) { return .show(route) }
    return .showing(route, as: presentation ?? Model.presentation(of: kind))
  }

  /// The uppermost screen of a kind: on the stack in front, else in the other modals, else in the tabs.
  func screen(_ kind: Int) -> Model.Route? {
    for place in places {
      if let entry = self[place].last(where: { Model.kind(of: $0.route) == kind }) { return entry.route }
    }
    return nil
  }
}

nonisolated extension RouteSupport {
  /// A candidate's names in `nodes`: route (4), pattern (4), captures (2), then for each capture and for each query
  /// item the parameter (4) and its type (4), 0 where the item is a literal.
  nonisolated enum Names {
    static let pattern = 4
    static let captureCount = 8
    static let pairs = 10
  }

  /// Why a link of this app was not read, and the pattern that came furthest.
  ///
  /// Only a link that failed pays for this: a second search in which one parameter may refuse. A pattern whose path and
  /// fragment fit but whose query does not is nearest; then one of the same shape in which one value does not read;
  /// then the one with the most segments.
  static func explain(_ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource) -> (
    LinkError, NearestMiss?
  ) {
    do throws(LinkError) {
      var miss: Explanation.Miss?
      var isRead: Bool?
      let failure = withUnsafeMutablePointer(to: &isRead) { output in
        readLong(link, table, from: source, into: output, accepts: nil) { _ in true }
      }
      if let failure { throw failure }
      if isRead != nil {
        // The trees read it, and yet a value does not exist: only the app's own types or Foundation can say so.
        return (.noRoute, nil)
      }
      guard let base = link.baseAddress, let parts = LinkParts(base, link.count) else { return (.notThisApp, nil) }
      let size = 5 * link.count + 64 + table.field4(Head.hostLength)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { scratch in
        withUnsafeTemporaryAllocation(
          of: Capture.self, capacity: table.field4(Head.captures) + table.field4(Head.parameters) + 1
        ) {
          captures in
          guard let scratch = scratch.baseAddress, let captures = captures.baseAddress else { return }
          var explanation = Explanation(table, base, link.count, parts, source == .inside, captures, scratch)
          miss = explanation.run()
        }
      }
      guard let miss else { return (.noRoute, nil) }
      return miss.error(table)
    } catch {
      return (error, nil)
    }
  }

  /// The second search.
  nonisolated struct Explanation {
    /// How near a pattern came.
    nonisolated struct Miss {
      /// 0 some segments, 1 one value, 2 the query.
      var grade: Int
      /// The segments that fit.
      var depth: Int
      var candidate: Int
      /// The capture that refused, or the query item.
      var position: Int?
      /// Whether the query item is missing.
      var isMissing = false

      func isNearer(than other: Miss) -> Bool {
        if grade != other.grade { return grade > other.grade }
        if depth != other.depth { return depth > other.depth }
        return candidate < other.candidate
      }

      func error(_ table: Table) -> (LinkError, NearestMiss) {
        let record = table.field4(table.field4(Head.candidates) &+ 4 &* candidate)
        let names = table.field4(record &+ Candidate.names)
        var miss = NearestMiss(
          route: table.string(table.field4(names)), pattern: table.string(table.field4(names &+ Names.pattern)))
        guard let position else { return (.noRoute, miss) }
        let pair = names &+ Names.pairs &+ 8 &* position
        let item =
          record &+ Candidate.parameters
          &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
          &+ QueryItem.size &* (position &- table.field2(names &+ Names.captureCount))
        if table.field4(pair) != 0 {
          miss.parameter = table.string(table.field4(pair))
          miss.type = table.string(table.field4(pair &+ 4))
        }
        if isMissing { return (.missingQuery(name: table.string(table.field4(item &+ QueryItem.key))), miss) }
        guard let parameter = miss.parameter, let type = miss.type else { return (.noRoute, miss) }
        return (.invalidValue(parameter: parameter, type: type), miss)
      }
    }

    /// A node to go on from, and the capture that refused on the way.
    nonisolated struct Step {
      var node: Int
      var start: Int
      var captured: Int
      var depth: Int
      var refused: Int?
    }

    let isInside: Bool
    var reading: Reading
    let origins: Origins?
    var nearest: Miss?

    init(
      _ table: Table, _ link: Bytes, _ count: Int, _ parts: LinkParts, _ isInside: Bool,
      _ captures: UnsafeMutablePointer<Capture>, _ scratch: UnsafeMutablePointer<UInt8>
    ) {
      self.isInside = isInside
      let frames = UnsafeMutableRawPointer(captures).assumingMemoryBound(to: Walk.Frame.self)
      reading = Reading(
        table: table, link: link, count: count, parts: parts, isInside: isInside, captures: captures,
        output: captures + table.field4(Head.captures), frames: frames, scratch: scratch, accepts: nil)
      origins = Origins(table, link, parts, scratch)
    }

    mutating func run() -> Miss? {
      guard let origins, (try? reading.prepare(origins)) != nil, reading.length >= 0 else { return nil }
      let table = reading.table
      if origins.exactRoot != 0 { search(origins.exactRoot, captured: 0) }
      // when hostPatterns
      if origins.hasWildcards {
        let list = table.field4(Head.origins)
        for position in 0..<table.field2(list) {
          let record = list &+ 2 &+ OriginCode.size &* position
          let kind = table.field1(record)
          let root = table.field4(record &+ 5)
          guard root != 0, kind != OriginCode.host, kind != OriginCode.scheme,
            Origins.reads(table, record, origins.host, origins.hostCount)
          else { continue }
          search(root, captured: kind == OriginCode.parameterHost || kind == OriginCode.parameterLabel ? 1 : 0)
        }
      }
      // end hostPatterns
      let root = table.field4(Head.anyRoot)
      if root != 0 { search(root, captured: 0) }
      return nearest
    }

    private mutating func search(_ root: Int, captured: Int) {
      let table = reading.table
      let flags = table.field1(Head.flags)
      let context = Walk.Context(
        table: table, link: reading.link, query: reading.parts.query, fragment: reading.parts.fragment,
        isInside: isInside,
        captures: reading.captures, frames: reading.frames,
        fragmentScratch: reading.scratch + reading.area + 2 * reading.count,
        scratch: reading.scratch + reading.area + 2 * reading.count + reading.parts.fragment.count, accepts: nil)
      let walk = Walk(
        context: context, values: reading.values, literals: reading.literals, count: reading.length,
        separator: reading.separator,
        endsInSlash: reading.endsInSlash, foldsAll: flags & 1 != 0, foldsFirst: reading.foldsFirst, isOrdered: false,
        isStrict: flags & 2 != 0, address: 0, output: reading.output, spare: reading.output)
      var steps = [Step(node: root, start: walk.count == 0 ? 1 : 0, captured: captured, depth: 0, refused: nil)]
      while let step = steps.popLast() {
        if step.depth > 0, step.refused == nil {
          note(Miss(grade: 0, depth: step.depth, candidate: table.field4(step.node)))
        }
        if step.start > walk.count {
          finish(table.field4(step.node &+ Node.leaf), step, walk)
          finish(table.field4(step.node &+ Node.tail), step, walk)
          continue
        }
        let end = walk.segmentEnd(step.start)
        var next = Step(
          node: walk.literalChild(step.node, step.start, end), start: end &+ 1, captured: step.captured,
          depth: step.depth &+ 1,
          refused: step.refused)
        if next.node != 0 { steps.append(next) }
        if walk.foldsFirst, step.start == 0 {
          for isExact in [true, false] {
            var slot = 0
            while case let child = walk.foldedChild(step.node, end, &slot, isExact: isExact), child != 0 {
              next.node = child
              steps.append(next)
            }
          }
        }
        for index in 0..<table.header(step.node).typedCount {
          let typed = Node.typed(step.node, index)
          let kind = table.field1(typed)
          let argument = table.field4(typed &+ 1)
          var below = next
          below.node = table.field4(typed &+ 5)
          below.captured = step.captured &+ Explanation.captureCount(table, kind, argument)
          // Captured values are not needed here, only whether they read.
          if walk.take(kind, argument, step.start, end, 0) < 0 {
            if step.refused != nil || kind == TypeCode.mixture { continue }
            below.refused = step.captured
          }
          steps.append(below)
        }
        if table.field4(step.node &+ Node.tail) != 0, walk.isTail(step.start) {
          finish(table.field4(step.node &+ Node.tail), step, walk)
        }
      }
    }

    /// Looks at the candidates of a list whose path fits, but for one value perhaps.
    private mutating func finish(_ list: Int, _ step: Step, _ walk: Walk) {
      let table = reading.table
      if list == 0 { return }
      for position in 0..<table.field2(list) {
        let candidate = table.field4(list &+ 6 &+ 4 &* position)
        let record = table.field4(table.field4(Head.candidates) &+ 4 &* candidate)
        let flags = table.field1(record &+ Candidate.flags)
        if flags & Candidate.isRefusal != 0 || flags & Candidate.isInternal != 0 && !isInside { continue }
        guard isShaped(record, flags, step, walk) else {
          if step.refused == nil { note(Miss(grade: 0, depth: step.depth, candidate: candidate)) }
          continue
        }
        if let refused = step.refused {
          note(Miss(grade: 1, depth: step.depth, candidate: candidate, position: refused))
          continue
        }
        note(Miss(grade: 0, depth: step.depth, candidate: candidate))
        // when queries
        let items =
          record &+ Candidate.parameters
          &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
        let captures = table.field2(table.field4(record &+ Candidate.names) &+ Names.captureCount)
        for index in 0..<table.field2(record &+ Candidate.queryCount) {
          let item = items &+ QueryItem.size &* index
          let kind = table.field1(item)
          if kind != QueryKind.required && kind != QueryKind.literal { continue }
          guard let value = first(item) else {
            note(Miss(grade: 2, depth: step.depth, candidate: candidate, position: captures &+ index, isMissing: true))
            break
          }
          if kind == QueryKind.required,
            walk.readValue(value, table.field1(item &+ QueryItem.type), table.field4(item &+ QueryItem.argument)) == nil
          {
            note(Miss(grade: 2, depth: step.depth, candidate: candidate, position: captures &+ index))
            break
          }
        }
        // end queries
      }
    }

    /// Whether the rest of the link is of the candidate's shape: its final slash, its fragment, and the literal query
    /// items that are there.
    private func isShaped(_ record: Int, _ flags: Int, _ step: Step, _ walk: Walk) -> Bool {
      if walk.isStrict, (flags & Candidate.endsInSlash != 0) != walk.endsInSlash { return false }
      // when fragments
      let fragment = reading.table.field4(record &+ Candidate.fragment)
      if fragment != 0, walk.readFragment(fragment, step.captured) < 0 { return false }
      // end fragments
      // when queries
      let table = reading.table
      let items =
        record &+ Candidate.parameters
        &+ Candidate.parameterSize &* table.field2(record &+ Candidate.parameterCount)
      for index in 0..<table.field2(record &+ Candidate.queryCount) {
        let item = items &+ QueryItem.size &* index
        guard table.field1(item) == QueryKind.literal, let value = first(item) else { continue }
        let text = table.text(table.field4(item &+ QueryItem.which))
        if !sameForm(reading.link, value.lowerBound, value.upperBound, text, folds: walk.foldsAll) { return false }
      }
      // end queries
      return true
    }

    // when queries
    /// The value of the first item with a query item's key.
    private func first(_ item: Int) -> Range<Int>? {
      let key = reading.table.text(reading.table.field4(item &+ QueryItem.key))
      return reading.parts.query.flatMap { RouteSupport.item(reading.link, $0, key, after: nil) }
    }
    // end queries

    private mutating func note(_ miss: Miss) {
      let table = reading.table
      let record = table.field4(table.field4(Head.candidates) &+ 4 &* miss.candidate)
      let flags = table.field1(record &+ Candidate.flags)
      if flags & Candidate.isRefusal != 0 || flags & Candidate.isInternal != 0 && !isInside { return }
      if let nearest, !miss.isNearer(than: nearest) { return }
      nearest = miss
    }

    private static func captureCount(_ table: Table, _ kind: Int, _ argument: Int) -> Int {
      // when mixtures
      if kind == TypeCode.mixture {
        var count = 0
        for index in 0..<table.field2(argument)
        where table.field1(argument &+ 2 &+ Atom.size &* index) != Atom.literal { count += 1 }
        return count
      }
      // end mixtures
      return 1
    }
  }
}

nonisolated extension RouteSupport {
  /// Reads a link held by a String.
  @inline(__always) static func read<Result>(
    _ link: String, _ table: Table, from source: LinkSource, into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, Values) -> Bool)? = nil, _ body: (Match) -> Result?
  ) -> LinkError? {
    var result = Quick.undecided
    link.utf8.withContiguousStorageIfAvailable { bytes in
      result = readQuick(bytes, table, from: source, into: output, body)
    }
    if result != Quick.undecided { return nil }
    return readLong(link, table, from: source, into: output, accepts: accepts, body)
  }

  /// Reads any link held by a String; one that another language holds is copied.
  @inline(never) private static func readLong<Result>(
    _ link: String, _ table: Table, from source: LinkSource, into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, Values) -> Bool)?, _ body: (Match) -> Result?
  ) -> LinkError? {
    var link = link
    return link.withUTF8 { bytes in
      guard let accepts else { return readLong(bytes, table, from: source, into: output, accepts: nil, body) }
      let ask = { (candidate: Int, captures: UnsafePointer<Capture>, values: Values) in
        accepts(table.field4(table.field4(table.field4(Head.candidates) &+ 4 &* candidate)), values.with(captures))
      }
      return withoutActuallyEscaping(ask) {
        readLong(bytes, table, from: source, into: output, accepts: $0, body)
      }
    }
  }

  /// What a link is read as; nil where nothing reads it.
  @inline(__always) static func value<Result>(
    of link: String, _ table: Table, from source: LinkSource, accepts: ((Int, Values) -> Bool)? = nil,
    _ body: (Match) -> Result?
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: Result?.self, capacity: 1) { memory in
      guard let output = memory.baseAddress else { return nil }
      _ = read(link, table, from: source, into: output, accepts: accepts, body)
      return output.move()
    }
  }

  /// What a link is read as, or why it is not.
  @inline(__always) static func read<Result>(
    _ link: String, _ table: Table, from source: LinkSource, accepts: ((Int, Values) -> Bool)? = nil,
    _ body: (Match) -> Result?
  ) throws(LinkError) -> Result {
    var failure: LinkError?
    let result = withUnsafeTemporaryAllocation(of: Result?.self, capacity: 1) { memory -> Result? in
      guard let output = memory.baseAddress else { return nil }
      failure = read(link, table, from: source, into: output, accepts: accepts, body)
      return output.move()
    }
    if let result { return result }
    throw failure ?? reason(link, table, from: source)
  }

  /// Why a link that no pattern reads was not read.
  static func reason(_ link: String, _ table: Table, from source: LinkSource) -> LinkError {
    var link = link
    return link.withUTF8 { explain($0, table, from: source).0 }
  }

  /// The pattern that came furthest in reading a link.
  static func nearest(to link: String, _ table: Table, from source: LinkSource) -> NearestMiss? {
    var link = link
    return link.withUTF8 { explain($0, table, from: source).1 }
  }

  // when automata
  /// Whether a text is accepted by an automaton of the table.
  static func accepts(_ table: Table, _ record: Int, _ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // The address of an empty text is of no matter: nothing is read from it.
      let start = bytes.baseAddress ?? table.pool
      return isText(start, bytes.count, .query) && accepts(table, record, start, bytes.count)
    }
  }
  // end automata

  /// A value of the app's own type: through a generic, so that it does not matter whether its initialiser may fail.
  @inline(__always) static func value<Value: RawRepresentable>(_ raw: Value.RawValue, as type: Value.Type) -> Value? {
    Value(rawValue: raw)
  }

  /// How what a route prints has to be read again.
  nonisolated enum Check {
    case none
    case inside
    case everywhere
  }

  static func check(_ table: Table, _ route: Int) -> Check {
    let flags = table.field1(table.field4(table.field4(Head.printing) &+ 4 &* route))
    if flags & Printing.checks == 0 { return .none }
    return flags & Printing.isInternal != 0 ? .inside : .everywhere
  }
}

nonisolated extension RouteSupport.Match {
  /// The number by which generated code makes the route.
  var number: Int { values.table.field4(record) }

  /// The pattern that read the link, or the tab's address.
  var pattern: String {
    let table = values.table
    let names = table.field4(record &+ RouteSupport.Candidate.names)
    return table.string(table.field4(names &+ RouteSupport.Names.pattern))
  }

  /// How it was found, addresses apart.
  var via: RouteSupport.Via {
    switch values.table.field1(record &+ RouteSupport.Candidate.via) {
    case 1: .alias
    case 2: .redirect
    default: .pattern
    }
  }

  /// Whether the address of a tab is all of the link.
  var isAddressAlone: Bool {
    values.table.field1(record &+ RouteSupport.Candidate.via) == RouteSupport.Candidate.addressAlone
  }

  /// The parameters whose query items did not read.
  var ignoredParameters: [String] {
    // when queries
    if ignored != 0 { return ignoredNames }
    // end queries
    return []
  }

  // when queries
  private var ignoredNames: [String] {
    var result: [String] = []
    let table = values.table
    let names = table.field4(record &+ RouteSupport.Candidate.names)
    let pairs = names &+ RouteSupport.Names.pairs &+ 8 &* table.field2(names &+ RouteSupport.Names.captureCount)
    let items =
      record &+ RouteSupport.Candidate.parameters
      &+ RouteSupport.Candidate.parameterSize &* table.field2(record &+ RouteSupport.Candidate.parameterCount)
    for index in 0..<table.field2(record &+ RouteSupport.Candidate.queryCount) {
      let item = items &+ RouteSupport.QueryItem.size &* index
      let filled = table.field4(item &+ RouteSupport.QueryItem.which)
      guard table.field1(item) != RouteSupport.QueryKind.literal, filled < 64, ignored &>> UInt64(filled) & 1 != 0
      else {
        continue
      }
      let name = table.string(table.field4(pairs &+ 8 &* index))
      // An item that fills two parameters of the route is told once.
      if result.last != name { result.append(name) }
    }
    return result
  }
  // end queries
}

nonisolated extension RouteSupport {
  /// Where a route stands in the app and how others lead to it, in `nodes`: named stack plus one (2), motion plus one
  /// (2), unique (1), homes (2), each home (2), edges (2), each edge: the screen it comes from plus one (4, 0 any), what
  /// it says (1: 0 nothing, 1 a presentation, 2 a motion) and which (2). Edges from a screen stand before those from any.
  nonisolated enum Graph {
    static let motion = 2
    static let isUnique = 4
    static let homes = 5
    static let edgeSize = 7

    static let saysNothing = 0
    static let saysPresentation = 1
    static let saysMotion = 2

    private static func record(_ table: Table, _ route: Int) -> Int {
      table.field4(Metadata.record(table, route) &+ Metadata.navigation)
    }

    /// The named stack of a route, or -1.
    static func stack(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route)) &- 1 }

    static func isUnique(_ table: Table, _ route: Int) -> Bool {
      table.field1(record(table, route) &+ isUnique) != 0
    }

    /// The tabs that a route has as home.
    static func homes(_ table: Table, _ route: Int) -> [Int] {
      let list = record(table, route) &+ homes
      return (0..<table.field2(list)).map { table.field2(list &+ 2 &+ 2 &* $0) }
    }

    /// The presentation that the edge from another route says, or -1.
    static func presentation(_ table: Table, _ route: Int, from other: Int) -> Int {
      edge(table, route, from: other, saysPresentation)
    }

    /// The motion with which a route comes from another: that of the edge, else its own; -1 none.
    static func motion(_ table: Table, _ route: Int, from other: Int) -> Int {
      let motion = edge(table, route, from: other, saysMotion)
      return motion >= 0 ? motion : table.field2(record(table, route) &+ Graph.motion) &- 1
    }

    private static func edge(_ table: Table, _ route: Int, from other: Int, _ wanted: Int) -> Int {
      let list = record(table, route) &+ homes
      var edge = list &+ 4 &+ 2 &* table.field2(list)
      for _ in 0..<table.field2(edge &- 2) {
        let from = table.field4(edge)
        if from == other &+ 1 || from == 0, table.field1(edge &+ 4) == wanted { return table.field2(edge &+ 5) }
        edge = edge &+ edgeSize
      }
      return -1
    }
  }
}

nonisolated extension RouteSupport {
  /// A navigation that remembers its states, to undo actions, to do them again, and to jump between them.
  public nonisolated struct NavigationHistory<Model: Schema>: Hashable, Sendable {
    /// An action, and the state that it led to.
    public nonisolated struct Step: Hashable, Sendable {
      /// What was done.
      public var action: Action<Model>
      /// Where the user was then.
      public var state: NavigationState<Model>
    }

    private var current: Navigation<Model>
    private var log: [Step] = []
    /// The state before the first step of the log.
    private var first: NavigationState<Model>
    /// How many steps of the log are done.
    private var done = 0
    /// The most steps that are remembered.
    public let limit: Int

    /// A history that begins with a navigation as it is.
    ///
    /// - Parameter limit: the most steps that are remembered; below zero counts as zero.
    public init(_ navigation: Navigation<Model> = Navigation(), limit: Int = 100) {
      current = navigation
      first = navigation.state
      self.limit = max(0, limit)
    }

    /// The navigation as it is.
    public var navigation: Navigation<Model> { current }

    /// The steps that are remembered, the oldest first; those that were undone too.
    public var steps: [Step] { log }

    /// How many of the steps are done: `steps.count` where none was undone.
    public var position: Int { done }

    /// Applies an action. One that changes the state is a step, and forgets the steps that were undone.
    @discardableResult public mutating func apply(_ action: Action<Model>) -> Outcome<Model> {
      let before = current.state
      let outcome = current.apply(action)
      guard current.state != before else { return outcome }
      log.removeSubrange(done...)
      log.append(Step(action: action, state: current.state))
      if log.count > limit {
        first = log[log.count - limit - 1].state
        log.removeFirst(log.count - limit)
      }
      done = log.count
      return outcome
    }

    /// Goes back to the state before the last step. False where there is none.
    @discardableResult public mutating func undo() -> Bool { jump(to: done - 1) }

    /// Does the step again that was undone last. False where there is none.
    @discardableResult public mutating func redo() -> Bool { jump(to: done + 1) }

    /// Goes to the state in which so many of the steps are done, from 0 to `steps.count`. False where there is none such.
    ///
    /// What is known of requirements stays as it is: a screen whose requirement fails by now does not come back.
    @discardableResult public mutating func jump(to position: Int) -> Bool {
      guard position >= 0, position <= log.count, position != done else { return false }
      done = position
      current.show(position == 0 ? first : log[position - 1].state)
      return true
    }
  }
}

nonisolated extension RouteSupport {
  /// A link taken apart, as offsets into its bytes. Nothing is decoded yet.
  ///
  /// `trailhead://trails/x?q=1#top`: custom scheme, path `trails/x` (what follows the leading slash, which may not be
  /// written), query `q=1`, fragment `top`.
  nonisolated struct LinkParts {
    /// What stands in front of the path.
    nonisolated enum Front {
      /// Nothing: `/path`.
      case none
      /// `http:`, `https:` or `//`, and a host; the port that goes without saying.
      case web(host: Range<Int>, port: Int)
      /// A custom scheme. `host` is what stands where a host would, when something stands there.
      case custom(scheme: Range<Int>, host: Range<Int>?)
    }

    var front = Front.none
    /// The path without its leading slash. Under a custom scheme what stands where a host would is part of it.
    var path = 0..<0
    /// The query without `?`; nil where there is none.
    var query: Range<Int>?
    /// The fragment without `#`, empty where there is none.
    var fragment = 0..<0

    /// Nil where the text is no link: no leading slash and no scheme.
    init?(_ link: Bytes, _ count: Int) {
      var end = count
      // The fragment first, then the query: a `?` in a fragment is part of it (RFC 3986, section 3).
      var index = RouteSupport.first(35, in: link, 0, count)
      if index < count {
        fragment = (index &+ 1)..<count
        end = index
      }
      index = RouteSupport.first(63, in: link, 0, end)
      if index < end {
        query = (index &+ 1)..<end
        end = index
      }
      if end > 0, link[0] == 47 {
        if end > 1, link[1] == 47 {
          takeAuthority(link, 2, end, port: 443)
        } else {
          path = 1..<end
        }
        return
      }
      guard let colon = LinkParts.schemeEnd(link, end) else { return nil }
      let hasAuthority = colon &+ 2 < end && link[colon &+ 1] == 47 && link[colon &+ 2] == 47
      if LinkParts.equals(link, 0..<colon, "https") || LinkParts.equals(link, 0..<colon, "http") {
        guard hasAuthority else { return nil }
        takeAuthority(link, colon &+ 3, end, port: colon == 4 ? 80 : 443)
        return
      }
      var start = colon &+ 1
      var host: Range<Int>?
      if hasAuthority {
        start &+= 2
        if start < end, link[start] != 47 {
          var stop = start
          while stop < end, link[stop] != 47 { stop &+= 1 }
          host = start..<stop
        }
      }
      if start < end, link[start] == 47 { start &+= 1 }
      front = .custom(scheme: 0..<colon, host: host)
      path = start..<end
    }

    private mutating func takeAuthority(_ link: Bytes, _ start: Int, _ end: Int, port: Int) {
      var stop = start
      while stop < end, link[stop] != 47 { stop &+= 1 }
      front = .web(host: start..<stop, port: port)
      path = min(stop &+ 1, end)..<end
    }

    /// The offset of the colon after a scheme (RFC 3986, section 3.1).
    private static func schemeEnd(_ link: Bytes, _ end: Int) -> Int? {
      var index = 0
      while index < end {
        let byte = link[index]
        if byte == 58 { return index > 0 ? index : nil }
        let isLetter = (byte | 0x20) &- 97 < 26
        let isOther = byte &- 48 < 10 || byte == 43 || byte == 45 || byte == 46
        if !isLetter && (index == 0 || !isOther) { return nil }
        index &+= 1
      }
      return nil
    }

    /// Whether the bytes are this lower-case ASCII text, without case.
    static func equals(_ link: Bytes, _ range: Range<Int>, _ text: StaticString) -> Bool {
      equals(link, range, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    static func equals(_ link: Bytes, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
      if range.count != text.count { return false }
      for index in 0..<text.count where folded(link[range.lowerBound + index]) != text[index] { return false }
      return true
    }
  }

  /// A–Z a–z 0–9 - . _ ~ (RFC 3986, section 2.3).
  @inline(__always) static func isUnreserved(_ byte: UInt8) -> Bool {
    byte < 128
      && ((byte < 64 ? 0x03FF_6000_0000_0000 as UInt64 : 0x47FF_FFFE_87FF_FFFE) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// Decodes the path's segments, each once, into `values`: segments apart by 0xFF, which no UTF-8 text holds, so that
  /// a decoded slash stays a character of its segment. `literals` gets the same with ASCII letters in lower case where
  /// literals fold case.
  ///
  /// - Returns: the number of bytes written.
  static func decodePath(
    _ link: Bytes, _ range: Range<Int>, _ values: UnsafeMutablePointer<UInt8>, _ literals: UnsafeMutablePointer<UInt8>,
    foldsAll: Bool, foldsFirst: Bool
  ) throws(LinkError) -> Int {
    var utf8 = UTF8Check()
    var folds = foldsAll || foldsFirst
    var written = 0
    var index = range.lowerBound
    while index < range.upperBound {
      var byte = link[index]
      let place = index
      if byte == 47 {
        guard utf8.isComplete else { throw .invalidUTF8(offset: utf8.start) }
        values[written] = 0xFF
        literals[written] = 0xFF
        written &+= 1
        index &+= 1
        folds = foldsAll
        continue
      }
      if byte == 37 {
        guard index &+ 2 < range.upperBound else { throw .malformedPercentEncoding(offset: place) }
        let value = hexDigit(link[index &+ 1]) &<< 4 | hexDigit(link[index &+ 2])
        guard value < 0x100 else { throw .malformedPercentEncoding(offset: place) }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard utf8.take(byte, at: place) else { throw .invalidUTF8(offset: utf8.start) }
      values[written] = byte
      literals[written] = folds ? folded(byte) : byte
      written &+= 1
      index &+= 1
    }
    guard utf8.isComplete else { throw .invalidUTF8(offset: utf8.start) }
    return written
  }

  /// Checks UTF-8 a byte at a time (RFC 3629, section 4): no overlong form, no surrogate, nothing above U+10FFFF.
  nonisolated struct UTF8Check {
    /// Where the character under way, or the wrong one, begins.
    var start = 0
    private var rest = 0
    private var low: UInt8 = 0x80
    private var high: UInt8 = 0xBF

    init() {}

    /// Whether no character is under way.
    var isComplete: Bool { rest == 0 }

    /// False where the byte cannot stand there.
    mutating func take(_ byte: UInt8, at offset: Int) -> Bool {
      if rest == 0 {
        start = offset
        low = 0x80
        high = 0xBF
        switch byte {
        case 0..<0x80: return true
        case 0xC2...0xDF: rest = 1
        case 0xE0:
          rest = 2
          low = 0xA0
        case 0xED:
          rest = 2
          high = 0x9F
        case 0xE1...0xEF: rest = 2
        case 0xF0:
          rest = 3
          low = 0x90
        case 0xF4:
          rest = 3
          high = 0x8F
        case 0xF1...0xF3: rest = 3
        default: return false
        }
        return true
      }
      guard low <= byte, byte <= high else { return false }
      low = 0x80
      high = 0xBF
      rest &-= 1
      return true
    }
  }
}

nonisolated extension RouteSupport {
  /// Writes something with a name as `{"name": …, "parameters": {…}}`. Absent optionals are left out.
  nonisolated struct NamedEncoder {
    private var parameters: KeyedEncodingContainer<Key>

    init(_ name: String, to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      parameters = container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
    }

    mutating func put(_ value: (some Encodable)?, _ key: String) throws {
      try parameters.encodeIfPresent(value, forKey: Key(stringValue: key))
    }

    /// Not a number and the infinities have no place in JSON: they are written as texts.
    mutating func put(_ value: Double?, _ key: String) throws {
      let key = Key(stringValue: key)
      guard let value, !value.isFinite else { return try parameters.encodeIfPresent(value, forKey: key) }
      try parameters.encode(value.description, forKey: key)
    }
  }

  /// Reads what `NamedEncoder` writes.
  nonisolated struct NamedDecoder {
    let name: String
    private let parameters: KeyedDecodingContainer<Key>

    init(_ decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      parameters = try container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
    }

    func optional<Value: Decodable>(_ key: String) throws -> Value? {
      try parameters.decodeIfPresent(Value.self, forKey: Key(stringValue: key))
    }

    func optional(_ key: String) throws -> Double? {
      let key = Key(stringValue: key)
      if let text = try? parameters.decode(String.self, forKey: key), let value = Double(text) { return value }
      return try parameters.decodeIfPresent(Double.self, forKey: key)
    }

    /// A value; one that is missing throws.
    func needed<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw failure }
      return value
    }

    /// The app's own value that stands on a raw one; a raw value that makes none throws.
    func made<Value: RawRepresentable>(_ raw: Value.RawValue?) throws -> Value? {
      guard let raw else { return nil }
      return try needed(Value(rawValue: raw))
    }

    /// The app's own values that stand on raw ones; a raw value that makes none throws.
    func made<Value: RawRepresentable>(_ raws: [Value.RawValue]?) throws -> [Value]? {
      try raws?.map { try needed(Value(rawValue: $0)) }
    }

    /// What is thrown where a value is missing or does not exist, or the name is not known.
    var failure: DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: parameters.codingPath, debugDescription: "a value is missing, or is not one of its type"))
    }
  }
}

nonisolated extension RouteSupport {
  /// A state, and what is known of requirements. `apply` is the one way to change either.
  ///
  /// Requirements are told by the app and shared by all its scenes; they are not saved, and take no part in undoing.
  public nonisolated struct Navigation<Model: Schema>: Hashable, Sendable {
    var scene: NavigationState<Model>
    /// By the requirements' positions.
    private var conditions: [Condition]
    private var drawing = Drawing()

    /// How something is drawn: no part of what it is.
    private nonisolated struct Drawing: Hashable, Sendable {
      var animation: Animation?

      static func == (left: Drawing, right: Drawing) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
    }

    /// A navigation of which nothing is known yet but where the user is.
    public init(_ state: NavigationState<Model> = NavigationState()) {
      scene = state
      conditions = Array(repeating: .unknown, count: Model.requirementCount)
    }

    /// Where the user is.
    public var state: NavigationState<Model> { scene }

    /// How the last action said that it is drawn, or what was kept until then; nil where neither did. It takes no part in
    /// `==`.
    public var animation: Animation? { drawing.animation }

    /// What is known of a requirement.
    public func condition(of requirement: Model.Requirement) -> Condition {
      conditions[Model.position(of: requirement)]
    }

    /// Changes the scene. Pure and total: what cannot be done changes nothing.
    @discardableResult public mutating func apply(_ action: Action<Model>) -> Outcome<Model> {
      drawing.animation = nil
      return run(action)
    }

    private mutating func run(_ action: Action<Model>, _ animation: Animation? = nil) -> Outcome<Model> {
      var outcome = perform(action, animation)
      // What was kept goes as soon as it can; what it asks for may be kept in turn.
      if let wish = scene.wish, isReady(wish.action) {
        scene.wish = nil
        outcome.add(perform(wish.action, nil))
      }
      return outcome
    }

    /// Does an action inside of those that say how it is drawn.
    private mutating func perform(_ action: Action<Model>, _ animation: Animation?) -> Outcome<Model> {
      var outcome = Outcome<Model>()
      // It is kept with the way it is drawn.
      let whole = animation.map { .animated(action, $0) } ?? action
      switch action {
      case .push(let route): if passes(route, whole) { push(route) }
      case .show(let route): if passes(route, whole) { show(route) }
      case .replace(let route): if passes(route, whole) { replace(route) }
      case .present(let route, let presentation):
        if passes(route, whole) { present(route, presentation ?? Model.presentation(of: Model.kind(of: route))) }
      case .openStack(let stack, let route): if passes(route, whole) { open(stack, route) }
      case .update(let route, let entry): update(route, entry)
      case .pop(let count):
        let stack = scene[scene.current]
        if count > 0 { truncate(scene.current, max(1, stack.count &- min(count, stack.count))) }
      case .popToRoot: truncate(scene.current, 1)
      case .popTo(let route):
        if let index = scene[scene.current].lastIndex(where: { $0.route == route }) {
          truncate(scene.current, index + 1)
        }
      case .popToEntry(let id): go(to: id)
      case .select(let tab):
        let position = Model.position(of: tab)
        if position == scene.selected { truncate(.base(position), 1) } else { scene.selected = position }
      case .dismiss(let id):
        if let index = id.map({ id in scene.shown.firstIndex { $0.id == id } }) ?? scene.shown.indices.last {
          close(index)
        }
      case .dismissAll: close(0)
      case .setDetents(let detents, let selected, let id): setDetents(detents, selected, id)
      case .setBadge(let badge, let tab): scene.badges[Model.position(of: tab)] = badge
      case .setIcon(let icon, let tab): scene.icons[Model.position(of: tab)] = icon
      case .alert(let alert):
        scene.waiting.append(NavigationState<Model>.AlertEntry(id: scene.takeID(), alert: alert))
      case .answer(let choice, let id):
        guard let first = scene.waiting.first, id == nil || id == first.id, Model.isChoice(choice, of: first.alert)
        else {
          break
        }
        scene.waiting.removeFirst()
        outcome.choices.append(choice)
      case .dismissAlert(let id):
        if let index = scene.waiting.firstIndex(where: { id == nil || $0.id == id }) { scene.waiting.remove(at: index) }
      case .requirement(let requirement, let condition): set(requirement, condition)
      case .ask(let requirement): ask(requirement)
      case .keep(let action): if !action.isKept { scene.wish = NavigationState<Model>.Wish(action: action) }
      case .dropPending: scene.wish = nil
      case .open(let link, let source):
        let opening = opening(link, from: source)
        if case .refused(let error) = opening { outcome.refusals.append(Refusal(link: link, error: error)) }
        for step in steps(of: opening, whole) { outcome.add(perform(step, animation)) }
      case .batch(let actions): for action in actions { outcome.add(run(action, animation)) }
      case .restore(let state):
        show(state)
        askForWish()
      case .swipedBack(let id):
        if let (place, index) = scene.find(id), index > 0 { truncate(place, index) }
      case .swipedAway(let id):
        guard let index = scene.shown.firstIndex(where: { $0.id == id }) else { break }
        // Who swipes away what asks for a requirement does not want any more what needs it.
        if let asked = missing.flatMap({ screen(for: $0) })?.requirement,
          scene.shown[index...].contains(where: { $0.via == asked })
        {
          scene.wish = nil
        }
        close(index)
      case .detentChanged(let id, let detent):
        guard let index = scene.shown.firstIndex(where: { $0.id == id }),
          scene.shown[index].presentation.rests(at: detent)
        else { break }
        scene.shown[index].detent = detent
      case .animated(let action, let own):
        outcome = perform(action, animation ?? own)
        drawing.animation = animation ?? own
      }
      return outcome
    }

    // MARK: Stacks

    private mutating func truncate(_ place: NavigationState<Model>.Place, _ count: Int) {
      let surplus = scene[place].count - count
      if surplus > 0 { scene[place].removeLast(surplus) }
    }

    private mutating func push(_ route: Model.Route) {
      let place = scene.current
      let kind = Model.kind(of: route)
      if Model.isUnique(kind), let index = scene[place].firstIndex(where: { Model.kind(of: $0.route) == kind }) {
        truncate(place, index + 1)
        // Of one kind there is one at most: this is the equal one, or gets what the other shows.
        scene[place][index].route = route
        return
      }
      let entry = scene.entry(route)
      scene[place].append(entry)
    }

    private mutating func show(_ route: Model.Route) {
      let kind = Model.kind(of: route)
      if let stack = Model.stack(of: kind), !isInFront(stack) { return open(stack, route) }
      let edge = scene.top.flatMap { Model.presentation(of: kind, from: Model.kind(of: $0)) }
      switch edge ?? Model.presentation(of: kind) {
      case .push: push(route)
      case .replace: replace(route)
      case let presentation: present(route, presentation)
      }
    }

    private func isInFront(_ stack: Model.Stack) -> Bool { scene.shown.last?.stack == stack }

    private mutating func replace(_ route: Model.Route) {
      let place = scene.current
      // A tab keeps its root; a modal may begin anew.
      if case .base = place, scene[place].count < 2 { return push(route) }
      if !scene[place].isEmpty { scene[place].removeLast() }
      push(route)
    }

    private mutating func update(_ route: Model.Route, _ id: Int?) {
      guard let id = id ?? scene[scene.current].last?.id, let (place, index) = scene.find(id),
        Model.kind(of: scene[place][index].route) == Model.kind(of: route)
      else { return }
      scene[place][index].route = route
    }

    private mutating func go(to id: Int) {
      guard let (place, index) = scene.find(id) else { return }
      switch place {
      case .modal(let modal): close(modal + 1)
      case .base(let tab):
        close(0)
        scene.selected = tab
      }
      truncate(place, index + 1)
    }

    // MARK: Modals

    /// Closes a modal and those above it.
    private mutating func close(_ index: Int) {
      if index < scene.shown.count { scene.shown.removeSubrange(index...) }
    }

    private mutating func present(
      _ route: Model.Route, _ presentation: Presentation, stack: Model.Stack? = nil, via: Model.Requirement? = nil
    ) {
      let id = scene.takeID()
      let entry = scene.entry(route)
      let presentation = presentation.shown
      scene.shown.append(
        NavigationState<Model>.Modal(
          id: id, presentation: presentation, detent: presentation.initialDetent, stack: stack, via: via,
          entries: [entry]))
    }

    private mutating func open(_ stack: Model.Stack, _ route: Model.Route) {
      guard let index = scene.shown.firstIndex(where: { $0.stack == stack }) else {
        return present(route, Model.presentation(of: Model.kind(of: route)), stack: stack)
      }
      close(index + 1)
      if let entry = scene.shown[index].entries.lastIndex(where: { $0.route == route }) {
        truncate(.modal(index), entry + 1)
      } else {
        push(route)
      }
    }

    private mutating func setDetents(_ detents: [Detent], _ selected: Detent?, _ id: Int?) {
      let place = id.map { id in scene.shown.firstIndex { $0.id == id } } ?? scene.shown.indices.last
      guard let index = place, let sheet = scene.shown[index].presentation.resting(at: detents) else { return }
      if let selected, !sheet.rests(at: selected) { return }
      scene.shown[index].presentation = sheet
      if let selected {
        scene.shown[index].detent = selected
      } else if let detent = scene.shown[index].detent, !sheet.rests(at: detent) {
        scene.shown[index].detent = nil
      }
    }

    // MARK: Requirements

    nonisolated enum Gate {
      case open
      case unknown
      case fails(Model.Requirement)
    }

    /// Whether a route may be shown: the first of its requirements that does not hold decides.
    func gate(_ route: Model.Route) -> Gate {
      for requirement in Model.requirements(of: Model.kind(of: route)) {
        switch conditions[requirement] {
        case .holds: continue
        case .unknown: return .unknown
        case .fails:
          guard let requirement = Model.requirement(at: requirement) else { continue }
          return .fails(requirement)
        }
      }
      return .open
    }

    /// Whether a route may be shown now; if not, the action is kept, and the way to what fails is shown.
    private mutating func passes(_ route: Model.Route, _ action: Action<Model>) -> Bool {
      switch gate(route) {
      case .open: return true
      case .unknown: scene.wish = NavigationState<Model>.Wish(action: action)
      case .fails(let requirement):
        scene.wish = NavigationState<Model>.Wish(action: action)
        ask(requirement)
      }
      return false
    }

    /// The screen that leads to a requirement, or to what that screen itself requires.
    func screen(for requirement: Model.Requirement) -> (route: Model.Route, requirement: Model.Requirement)? {
      var requirement = requirement
      // The compiler lets no circle pass; this many steps are never needed.
      for _ in 0..<64 {
        guard let route = Model.via(of: requirement) else { return nil }
        switch gate(route) {
        case .open: return (route, requirement)
        case .unknown: return nil
        case .fails(let next): requirement = next
        }
      }
      return nil
    }

    /// Whether asking for a requirement changes nothing.
    func isAsked(_ requirement: Model.Requirement) -> Bool {
      var copy = self
      copy.ask(requirement)
      return copy.scene == scene
    }

    private mutating func ask(_ requirement: Model.Requirement) {
      guard let (route, requirement) = screen(for: requirement) else { return }
      if scene.shown.contains(where: { $0.via == requirement }) { return }
      if scene.top == route {
        // It is there already, by another way: from now on it asks, and goes when the requirement holds.
        if let last = scene.shown.indices.last, scene.shown[last].entries.count == 1 {
          scene.shown[last].via = requirement
        }
        return
      }
      present(route, Model.presentation(of: Model.kind(of: route)), via: requirement)
    }

    /// The requirement that fails of what is kept.
    private var missing: Model.Requirement? {
      guard let route = scene.wish.flatMap({ subject(of: $0.action) }), case .fails(let requirement) = gate(route)
      else { return nil }
      return requirement
    }

    private mutating func askForWish() { if let missing { ask(missing) } }

    private mutating func set(_ requirement: Model.Requirement, _ condition: Condition) {
      if condition == self.condition(of: requirement) { return }
      conditions[Model.position(of: requirement)] = condition
      switch condition {
      case .unknown: break
      case .holds:
        if let index = scene.shown.firstIndex(where: { $0.via == requirement }) { close(index) }
        // What is kept may need more than this one.
        askForWish()
      case .fails:
        leave()
        askForWish()
      }
    }

    /// Puts another state in place of this one; screens whose requirement fails do not come back with it.
    mutating func show(_ state: NavigationState<Model>) {
      drawing.animation = nil
      scene = state
      leave()
    }

    /// Takes away the screens of which a requirement fails; a tab keeps its root, which `root(of:)` then hides. A modal
    /// whose first screen goes closes, and those above it with it.
    private mutating func leave() {
      if !conditions.contains(.fails) { return }
      func mayStay(_ entry: NavigationState<Model>.Entry) -> Bool {
        !Model.requirements(of: Model.kind(of: entry.route)).contains { conditions[$0] == .fails }
      }
      if let index = scene.shown.firstIndex(where: { !($0.entries.first.map(mayStay) ?? false) }) { close(index) }
      for place in scene.places {
        let stack = scene[place]
        let kept = stack.indices.filter { $0 == 0 || mayStay(stack[$0]) }
        if kept.count < stack.count { scene[place] = kept.map { stack[$0] } }
      }
    }

    /// The route that an action would show.
    private func subject(of action: Action<Model>) -> Model.Route? {
      switch action {
      case .push(let route), .show(let route), .replace(let route), .present(let route, _), .openStack(_, let route):
        route
      case .animated(let action, _): subject(of: action)
      case .open(let link, let source): try? destination(link, from: source).route
      default: nil
      }
    }

    /// Whether what is kept can be done.
    private func isReady(_ action: Action<Model>) -> Bool {
      switch action {
      case .open(let link, let source):
        if case .waits = opening(link, from: source) { return false }
        return true
      case .animated(let action, _): return isReady(action)
      default:
        guard let route = subject(of: action), case .open = gate(route) else { return false }
        return true
      }
    }
  }
}

nonisolated extension RouteSupport.Action {
  /// Whether it is one that keeps another: that is never kept itself.
  var isKept: Bool {
    switch self {
    case .push, .show, .replace, .present, .openStack, .open: false
    case .animated(let action, _): action.isKept
    default: true
    }
  }
}

nonisolated extension RouteSupport {
  /// Where the user is: one value, the only truth. It changes through `Navigation.apply` alone.
  ///
  /// ```
  /// explore: [explore, trail]   logbook: [collection]   modals: [sheet: [signIn]]   alerts: []
  /// ```
  ///
  /// Two equal states show the same. An entry is a route with an id, so two equal routes on a stack are two screens.
  public nonisolated struct NavigationState<Model: Schema>: Hashable, Sendable {
    /// A screen on a stack.
    public nonisolated struct Entry: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// What it shows.
      public var route: Model.Route
    }

    /// What is shown above the tabs, with a stack of its own.
    public nonisolated struct Modal: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// How it is shown.
      public var presentation: Presentation
      /// The detent at which a sheet rests, once that is known.
      public var detent: Detent?
      /// The named stack that it is.
      public var stack: Model.Stack?
      /// The requirement for which it is shown.
      public var via: Model.Requirement?
      /// The screens, the lowest first; at least one.
      public var entries: [Entry]
    }

    /// An alert or a dialog that waits for an answer.
    public nonisolated struct AlertEntry: Hashable, Sendable, Identifiable {
      /// Unique in the state, and not used again but after going back to an earlier state.
      public var id: Int
      /// What it says.
      public var alert: Model.Alert
    }

    /// What is kept until it can be done.
    public nonisolated struct Wish: Hashable, Sendable {
      /// What is kept.
      public var action: Action<Model>
    }

    /// The position of the selected tab; 0 in a table without tabs.
    var selected = 0
    /// The stack of each tab by its position; in a table without tabs there is one.
    var stacks: [[Entry]]
    var shown: [Modal] = []
    var waiting: [AlertEntry] = []
    /// By the tabs' positions.
    var badges: [Badge?]
    var icons: [Icon?]
    var wish: Wish?
    var next = 1

    /// The state of an app that starts: the first tab, each tab at its root. In a table without tabs the one stack has the
    /// fallback at its bottom, if there is one.
    public init() {
      let count = Model.tabCount
      stacks = Array(repeating: [], count: max(1, count))
      badges = Array(repeating: nil, count: count)
      icons = Array(repeating: nil, count: count)
      if count == 0, let root = Model.fallback { stacks[0] = [entry(root)] }
      for position in 0..<count {
        guard let tab = Model.tab(at: position) else { continue }
        if let root = Model.root(of: tab) { stacks[position] = [entry(root)] }
        badges[position] = Model.badge(of: tab).map { Badge($0) }
      }
    }

    /// The tab that is selected; nil in a table without tabs.
    public var selectedTab: Model.Tab? { Model.tab(at: selected) }

    /// The screens of a tab, its root first.
    public func entries(of tab: Model.Tab) -> [Entry] { stacks[Model.position(of: tab)] }

    /// The screens of the selected tab, or of a table without tabs.
    public var entries: [Entry] { stacks[selected] }

    /// What is shown above the tabs, the lowest first.
    public var modals: [Modal] { shown }

    /// The alerts and dialogs in the order in which they are shown, one after the other.
    public var alerts: [AlertEntry] { waiting }

    /// The badge of a tab.
    public func badge(of tab: Model.Tab) -> Badge? { badges[Model.position(of: tab)] }

    /// The icon of a tab, where it is not the one of the spec.
    public func icon(of tab: Model.Tab) -> Icon? { icons[Model.position(of: tab)] }

    /// What is kept until a requirement holds, or a locked modal is gone.
    public var pending: Wish? { wish }

    /// The screen on top: of the uppermost modal, else of the selected tab.
    public var top: Model.Route? { self[current].last?.route }

    // MARK: Places

    /// A stack.
    nonisolated enum Place: Hashable {
      /// A tab by its position.
      case base(Int)
      /// An index into the modals.
      case modal(Int)
    }

    /// The stack that is in front.
    var current: Place { shown.isEmpty ? .base(selected) : .modal(shown.count - 1) }

    /// A stack; a place that there is not has an empty one, and keeps none.
    subscript(place: Place) -> [Entry] {
      get {
        switch place {
        case .base(let tab): stacks.indices.contains(tab) ? stacks[tab] : []
        case .modal(let index): shown.indices.contains(index) ? shown[index].entries : []
        }
      }
      _modify {
        var none: [Entry] = []
        switch place {
        case .base(let tab) where stacks.indices.contains(tab): yield &stacks[tab]
        case .modal(let index) where shown.indices.contains(index): yield &shown[index].entries
        default: yield &none
        }
      }
    }

    /// Every stack: the uppermost modal first, the tabs last, the selected one in front of the others.
    var places: [Place] {
      let modals = shown.indices.reversed().map { Place.modal($0) }
      return modals + [.base(selected)] + stacks.indices.filter { $0 != selected }.map { Place.base($0) }
    }

    /// Where an entry is.
    func find(_ id: Int) -> (place: Place, index: Int)? {
      for place in places {
        if let index = self[place].firstIndex(where: { $0.id == id }) { return (place, index) }
      }
      return nil
    }

    /// Takes a new id.
    mutating func takeID() -> Int {
      defer { next &+= 1 }
      return next
    }

    mutating func entry(_ route: Model.Route) -> Entry { Entry(id: takeID(), route: route) }
  }
}

nonisolated extension RouteSupport.Navigation {
  typealias State = RouteSupport.NavigationState<Model>
  typealias Step = RouteSupport.Action<Model>

  /// What opening a link would do, without doing it. Empty where nothing would change, and for a link of another app.
  public func plan(
    for link: String, from source: RouteSupport.LinkSource = .outside
  ) -> [RouteSupport.Action<Model>] {
    steps(of: opening(link, from: source), .open(link, from: source))
  }

  /// What comes of a link.
  nonisolated enum Opening {
    /// It is not of this app, or nothing shows it.
    case refused(RouteSupport.LinkError)
    /// It has to wait: for a requirement that fails, or for one that is unknown, or for a locked modal.
    case waits(for: Model.Requirement?)
    case goes([Step])
  }

  /// Where a link leads; the fallback where no route of this app reads it.
  func destination(
    _ link: String, from source: RouteSupport.LinkSource
  ) throws(RouteSupport.LinkError) -> RouteSupport.Destination<Model> {
    do throws(RouteSupport.LinkError) {
      return try Model.destination(link, from: source)
    } catch {
      switch error {
      case .notThisApp, .refused, .tooLong: throw error
      case .malformedPercentEncoding, .invalidUTF8, .noRoute, .missingQuery, .invalidValue:
        guard let fallback = Model.fallback else { throw error }
        return RouteSupport.Destination(route: fallback)
      }
    }
  }

  func opening(_ link: String, from source: RouteSupport.LinkSource) -> Opening {
    let destination: RouteSupport.Destination<Model>
    do throws(RouteSupport.LinkError) {
      destination = try self.destination(link, from: source)
    } catch {
      return .refused(error)
    }
    if destination.isTabAlone, let tab = destination.tab {
      guard let closing = closing(above: nil) else { return .waits(for: nil) }
      return .goes(closing + (Model.position(of: tab) == scene.selected ? [] : [.select(tab)]))
    }
    switch gate(destination.route) {
    case .unknown: return .waits(for: nil)
    case .fails(let requirement): return .waits(for: requirement)
    case .open: return steps(to: destination).map { .goes($0) } ?? .waits(for: nil)
    }
  }

  /// The steps by which an action opens a link. A newer link takes the place of what was kept.
  func steps(of opening: Opening, _ action: Step) -> [Step] {
    switch opening {
    case .refused: return []
    case .goes(let steps): return (scene.wish == nil ? [] : [.dropPending]) + steps
    case .waits(let requirement):
      let isNew = scene.wish?.action != action
      return (isNew ? [.keep(action)] : []) + (requirement.flatMap { isAsked($0) ? nil : [.ask($0)] } ?? [])
    }
  }

  /// The steps to a screen that may be shown; nil where a locked modal stands in the way.
  private func steps(to destination: RouteSupport.Destination<Model>) -> [Step]? {
    let route = destination.route
    let kind = Model.kind(of: route)
    let stack = destination.tab == nil ? destination.stack ?? Model.stack(of: kind) : nil
    let tab = stack == nil ? destination.tab.map { Model.position(of: $0) } ?? home(of: kind) : nil
    // An equal screen that is there already. A link that names its place means that one: the tab, or the named stack. To
    // any other the nearest is right, the uppermost modal first.
    let modals = scene.shown.indices.reversed().filter { stack == nil || scene.shown[$0].stack == stack }
      .map { State.Place.modal($0) }
    let base = stack == nil ? [State.Place.base(tab ?? scene.selected)] : []
    let places = destination.tab == nil ? modals + base : base + modals
    for place in places {
      guard let index = scene[place].lastIndex(where: { $0.route == route }) else { continue }
      return going(to: place, index)
    }
    var chain = [route]
    // Parents of parents end: the compiler lets no circle pass, and a spec nests no deeper than this.
    while let first = chain.first, let parent = Model.parent(of: first), chain.count < 256 {
      chain.insert(parent, at: 0)
    }
    // The deepest parent that is there.
    for depth in chain.indices.dropLast().reversed() {
      for place in destination.tab == nil ? places : base {
        guard let index = scene[place].lastIndex(where: { $0.route == chain[depth] }) else { continue }
        guard let going = going(to: place, index) else { return nil }
        return going + laying(chain.dropFirst(depth + 1), above: chain[depth])
      }
    }
    let place: State.Place
    if let stack {
      guard let modal = scene.shown.firstIndex(where: { $0.stack == stack }) else { return laying(chain, in: stack) }
      place = .modal(modal)
    } else {
      place = tab.map { .base($0) } ?? scene.current
    }
    guard let reaching = reaching(place) else { return nil }
    return reaching + laying(chain[...], above: nil)
  }

  /// The home of a kind of screen: the selected tab where that is one.
  private func home(of kind: Int) -> Int? {
    let homes = Model.homes(of: kind)
    return homes.contains(scene.selected) ? scene.selected : homes.first
  }

  /// The steps that close what lies above a modal, or all; nil where one of these is locked.
  private func closing(above index: Int?) -> [Step]? {
    let above = scene.shown[(index.map { $0 + 1 } ?? 0)...]
    if above.contains(where: \.presentation.isLocked) { return nil }
    guard let lowest = above.first else { return [] }
    return [index == nil ? .dismissAll : .dismiss(modal: lowest.id)]
  }

  private func reaching(_ place: State.Place) -> [Step]? {
    switch place {
    case .modal(let index): return closing(above: index)
    case .base(let tab):
      guard let closing = closing(above: nil) else { return nil }
      guard tab != scene.selected, let tab = Model.tab(at: tab) else { return closing }
      return closing + [.select(tab)]
    }
  }

  private func going(to place: State.Place, _ index: Int) -> [Step]? {
    guard let reaching = reaching(place) else { return nil }
    return reaching + (index + 1 < scene[place].count ? [.popToEntry(scene[place][index].id)] : [])
  }

  /// Shows screens one above the other, each as the edge from its parent says, else as it says itself.
  private func laying(_ chain: ArraySlice<Model.Route>, above parent: Model.Route?) -> [Step] {
    var parent = parent.map { Model.kind(of: $0) }
    return chain.map { route in
      let kind = Model.kind(of: route)
      let presentation = parent.flatMap { Model.presentation(of: kind, from: $0) } ?? Model.presentation(of: kind)
      parent = kind
      return .showing(route, as: presentation)
    }
  }

  private func laying(_ chain: [Model.Route], in stack: Model.Stack) -> [Step] {
    guard let first = chain.first else { return [] }
    return [.openStack(stack, first)] + laying(chain.dropFirst(), above: first)
  }
}

nonisolated extension RouteSupport {
  /// The kinds of origins in a table.
  nonisolated enum OriginCode {
    static let scheme = 0
    static let host = 1
    static let anyLabel = 2
    static let parameterLabel = 3
    static let anyHost = 4
    static let parameterHost = 5
    /// The text in letters beyond ASCII, where it has such.
    static let letters = 14
    /// The size of an origin's record: kind (1), text (4), root of its tree (4), type of its parameter (1), the type's
    /// argument (4), its text in letters beyond ASCII, 0 none (4).
    static let size = 18
  }

  /// Which trees a link is looked up in, and what its host was read as.
  nonisolated struct Origins {
    /// The tree of the exact origin, or 0.
    var exactRoot = 0
    /// Whether a wildcard or parameter host reads the link's host: these trees are tried as well.
    var hasWildcards = false
    /// The host in lower case without a default port, as bytes of the scratch memory.
    var host: Bytes
    /// Its length.
    var hostCount = 0
    /// The link's first segment stands where a host would: platforms have lower-cased it.
    var foldsFirstSegment = false
    /// The path without its leading slash.
    var path: Range<Int>

    /// Nil where the link is another app's. `scratch` has room for the link's host.
    init?(_ table: Table, _ link: Bytes, _ parts: LinkParts, _ scratch: UnsafeMutablePointer<UInt8>) {
      host = Bytes(scratch)
      path = parts.path
      let list = table.field4(Head.origins)
      let total = table.field2(list)
      switch parts.front {
      case .none:
        let index = table.field4(Head.defaultOrigin)
        if index > 0 {
          let record = list &+ 2 &+ OriginCode.size &* (index &- 1)
          exactRoot = table.field4(record &+ 5)
          if table.field1(Head.flags) & 8 != 0, table.field1(record) == OriginCode.host {
            // It is read as on that host, so the wildcards that read the host read it too.
            let text = table.text(table.field4(record &+ 1))
            for (position, byte) in text.enumerated() { scratch[position] = byte }
            hostCount = text.count
            hasWildcards = true
          }
        }
      case .custom(let scheme, let host):
        guard let record = Origins.find(table, OriginCode.scheme, link, scheme) else { return nil }
        exactRoot = table.field4(record &+ 5)
        if let range = host {
          if Origins.isDeclared(table, link, range, scratch) {
            path = min(range.upperBound &+ 1, parts.path.upperBound)..<parts.path.upperBound
          } else {
            foldsFirstSegment = true
          }
        }
      case .web(var range, let port):
        // User information before a host deceives (RFC 3986, section 7.6). Its `@` stays part of the host, which no
        // origin reads.
        range = Origins.withoutPort(link, range, port)
        if range.isEmpty { return nil }
        hostCount = Origins.takeHost(table, link, range, scratch)
        var isDeclared = false
        for position in 0..<total {
          let record = list &+ 2 &+ OriginCode.size &* position
          guard Origins.reads(table, record, self.host, hostCount) else { continue }
          isDeclared = true
          if table.field1(record) == OriginCode.host {
            exactRoot = table.field4(record &+ 5)
          } else {
            hasWildcards = true
          }
        }
        guard isDeclared else { return nil }
      }
    }

    /// The first origin of a kind with this text.
    private static func find(_ table: Table, _ kind: Int, _ link: Bytes, _ range: Range<Int>) -> Int? {
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        if table.field1(record) == kind, LinkParts.equals(link, range, table.text(table.field4(record &+ 1))) {
          return record
        }
      }
      return nil
    }

    /// Whether some declared exact or patterned host, but `*` and a lone parameter, reads what stands in a custom
    /// scheme's host.
    private static func isDeclared(
      _ table: Table, _ link: Bytes, _ range: Range<Int>, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> Bool {
      let count = takeHost(table, link, range, scratch)
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let kind = table.field1(record)
        if kind == OriginCode.scheme || kind == OriginCode.anyHost || kind == OriginCode.parameterHost { continue }
        if reads(table, record, Bytes(scratch), count) { return true }
      }
      return false
    }

    /// Copies a host in the form in which hosts are declared: lower case, ASCII. `scratch` has room for it and for the
    /// longest declared host.
    ///
    /// - Returns: its length.
    private static func takeHost(
      _ table: Table, _ link: Bytes, _ range: Range<Int>, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> Int {
      for (position, offset) in range.enumerated() { scratch[position] = folded(link[offset]) }
      // when hostLetters
      for offset in range where link[offset] >= 0x80 { return spell(table, scratch, range.count) }
      // end hostLetters
      return range.count
    }

    // when hostLetters
    /// `BÜCHER.example` as `xn--bcher-kva.example`, where that is declared; any other host stays as it is, and no
    /// origin reads it. Only a host with letters beyond ASCII pays for this; Strings compare by canonical equivalence,
    /// as Normalization Form C would.
    @inline(never) private static func spell(_ table: Table, _ scratch: UnsafeMutablePointer<UInt8>, _ count: Int)
      -> Int
    {
      let host = String(decoding: UnsafeBufferPointer(start: scratch, count: count), as: UTF8.self).lowercased()
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let letters = table.field4(record &+ OriginCode.letters)
        if letters == 0 { continue }
        let text = table.string(letters)
        var label = ""
        if table.field1(record) == OriginCode.host {
          if host != text { continue }
        } else {
          guard host.hasSuffix("." + text) else { continue }
          label = String(host.dropLast(text.count))
          // One label and its dot.
          guard label.utf8.firstIndex(of: 46) == label.utf8.indices.last, label.utf8.allSatisfy({ $0 < 0x80 }) else {
            continue
          }
        }
        var written = 0
        for byte in label.utf8 {
          scratch[written] = byte
          written &+= 1
        }
        for byte in table.text(table.field4(record &+ 1)) {
          scratch[written] = byte
          written &+= 1
        }
        return written
      }
      return count
    }
    // end hostLetters

    /// The host without a port that goes without saying.
    private static func withoutPort(_ link: Bytes, _ range: Range<Int>, _ port: Int) -> Range<Int> {
      var colon = range.upperBound
      while colon > range.lowerBound, link[colon &- 1] &- 48 < 10 { colon &-= 1 }
      guard colon > range.lowerBound, link[colon &- 1] == 58 else { return range }
      let digits = colon..<range.upperBound
      let isDefault =
        digits.isEmpty || (port == 80 ? LinkParts.equals(link, digits, "80") : LinkParts.equals(link, digits, "443"))
      return isDefault ? range.lowerBound..<(colon &- 1) : range
    }

    /// Whether an origin reads a lower-case host.
    static func reads(_ table: Table, _ record: Int, _ host: Bytes, _ count: Int) -> Bool {
      let text = table.text(table.field4(record &+ 1))
      switch table.field1(record) {
      case OriginCode.host:
        guard text.count == count, let base = text.baseAddress else { return false }
        return same(base, host, count)
      // when hostPatterns
      case OriginCode.anyLabel, OriginCode.parameterLabel:
        guard let label = labelCount(host, count, before: text) else { return false }
        return isHostText(host, label, dots: false)
          && (table.field1(record) == OriginCode.anyLabel || parameter(table, record, host, label) != nil)
      case OriginCode.anyHost:
        return isHostText(host, count, dots: true)
      case OriginCode.parameterHost:
        return isHostText(host, count, dots: true) && parameter(table, record, host, count) != nil
      // end hostPatterns
      default:
        return false
      }
    }

    // when hostPatterns
    /// What the parameter of an origin's host reads.
    static func parameter(_ table: Table, _ record: Int, _ host: Bytes, _ count: Int) -> Capture? {
      parse(table, type: table.field1(record &+ 9), argument: table.field4(record &+ 10), host, count, .path)
    }
    // end hostPatterns

    // when hostPatterns
    /// The length of the one label in front of `.suffix`.
    static func labelCount(_ host: Bytes, _ count: Int, before suffix: UnsafeBufferPointer<UInt8>) -> Int? {
      let label = count &- suffix.count &- 1
      guard label > 0, let base = suffix.baseAddress, host[label] == 46, same(base, host + (label &+ 1), suffix.count)
      else { return nil }
      for index in 0..<label where host[index] == 46 { return nil }
      return label
    }
    // end hostPatterns

    // when hostPatterns
    /// Letters, digits, `-` and `_`, with single dots between labels where they are allowed.
    static func isHostText(_ host: Bytes, _ count: Int, dots: Bool) -> Bool {
      if count == 0 { return false }
      var isAfterDot = true
      for index in 0..<count {
        let byte = host[index]
        if byte == 46 {
          if !dots || isAfterDot { return false }
          isAfterDot = true
        } else {
          guard byte &- 97 < 26 || byte &- 48 < 10 || byte == 45 || byte == 95 else { return false }
          isAfterDot = false
        }
      }
      return !isAfterDot
    }
    // end hostPatterns
  }
}

nonisolated extension RouteSupport {
  /// The height at which a sheet rests.
  public nonisolated enum Detent: Hashable, Sendable {
    case medium
    case large
    /// Points.
    case height(Double)
    /// Of the height at hand, from 0 to 1.
    case fraction(Double)

    var isFinite: Bool {
      switch self {
      case .medium, .large: true
      case .height(let size), .fraction(let size): size.isFinite
      }
    }
  }

  /// How a screen is shown.
  public nonisolated enum Presentation: Hashable, Sendable {
    /// On top of the stack.
    case push
    /// In place of the top of the stack.
    case replace
    /// As a sheet. No detents: the system's choice.
    case sheet(
      detents: [Detent] = [], initial: Detent? = nil, undimmed: Detent? = nil, grabber: Bool = false,
      locked: Bool = false)
    /// Over the whole screen.
    case cover(locked: Bool = false)
    /// As a popover.
    case popover(locked: Bool = false)

    /// Whether it is shown above the stacks.
    public var isModal: Bool {
      switch self {
      case .push, .replace: false
      case .sheet, .cover, .popover: true
      }
    }
  }

  /// Which link of a route is wanted.
  public nonisolated enum LinkKind: Hashable, Sendable {
    /// The universal link, on the route's first concrete host.
    case universal
    /// The link of the app's custom scheme.
    case scheme
  }
}

nonisolated extension RouteSupport.Presentation {
  /// Whether it cannot be swiped away.
  public var isLocked: Bool {
    switch self {
    case .sheet(_, _, _, _, let locked), .cover(let locked), .popover(let locked): locked
    case .push, .replace: false
    }
  }

  var initialDetent: RouteSupport.Detent? {
    if case .sheet(_, let initial, _, _, _) = self { initial } else { nil }
  }

  /// Whether it is a sheet that may rest there.
  func rests(at detent: RouteSupport.Detent) -> Bool {
    guard case .sheet(let detents, _, _, _, _) = self else { return false }
    return detents.isEmpty ? detent == .large : detents.contains(detent)
  }

  /// The sheet with other detents; nil for what is no sheet. What is not among them any more is forgotten, and so are
  /// sizes that are no numbers: they have no place in what is saved.
  func resting(at detents: [RouteSupport.Detent]) -> RouteSupport.Presentation? {
    guard case .sheet(_, let initial, let undimmed, let grabber, let locked) = self else { return nil }
    let sheet = RouteSupport.Presentation.sheet(detents: detents.filter(\.isFinite))
    return .sheet(
      detents: detents.filter(\.isFinite), initial: initial.flatMap { sheet.rests(at: $0) ? $0 : nil },
      undimmed: undimmed.flatMap { sheet.rests(at: $0) ? $0 : nil }, grabber: grabber, locked: locked)
  }

  /// How a modal shows it: what is no modal as a sheet, and a sheet without what does not fit together.
  var shown: RouteSupport.Presentation {
    if case .sheet(let detents, _, _, _, _) = self { return resting(at: detents) ?? self }
    return isModal ? self : .sheet()
  }
}

/// `{"cover": {"locked": true}}`: the case by its name, and what it holds by its label, or by `_0` where it has none. It is the
/// form that Swift would make; made so it would need a type of keys for every case, each with five conformances.
nonisolated extension RouteSupport {
  typealias SavedValues = KeyedDecodingContainer<Key>
  typealias SavingValues = KeyedEncodingContainer<Key>

  /// The one case of these that is saved, and what it holds.
  static func savedCase(_ decoder: any Decoder, of names: [String]) throws -> (
    name: String, values: SavedValues
  ) {
    let container = try decoder.container(keyedBy: Key.self)
    let known = names.filter { container.contains(Key(stringValue: $0)) }
    guard known.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "not the one case that is expected"))
    }
    return (
      known[0], try container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: known[0]))
    )
  }

  static func saveCase(_ name: String, to encoder: any Encoder) -> SavingValues {
    var container = encoder.container(keyedBy: Key.self)
    return container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
  }

  static func number(_ values: SavedValues) throws -> Double {
    try values.decode(Double.self, forKey: Key(stringValue: "_0"))
  }

  static func flag(_ values: SavedValues, _ key: String) throws -> Bool {
    try values.decodeIfPresent(Bool.self, forKey: Key(stringValue: key)) ?? false
  }

  static func detent(_ values: SavedValues, _ key: String) throws -> Detent? {
    try values.decodeIfPresent(Detent.self, forKey: Key(stringValue: key))
  }
}

nonisolated extension RouteSupport.Detent: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try RouteSupport.savedCase(
      decoder, of: ["medium", "large", "height", "fraction"])
    switch name {
    case "medium": self = .medium
    case "large": self = .large
    case "height": self = .height(try RouteSupport.number(values))
    default: self = .fraction(try RouteSupport.number(values))
    }
  }

  /// Writes `{"height": {"_0": 320}}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .medium: _ = RouteSupport.saveCase("medium", to: encoder)
    case .large: _ = RouteSupport.saveCase("large", to: encoder)
    case .height(let size):
      var values = RouteSupport.saveCase("height", to: encoder)
      try values.put(size, "_0")
    case .fraction(let size):
      var values = RouteSupport.saveCase("fraction", to: encoder)
      try values.put(size, "_0")
    }
  }
}

nonisolated extension RouteSupport.Presentation: Codable {
  /// Reads what `encode(to:)` writes; what is missing has its default.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try RouteSupport.savedCase(
      decoder, of: ["push", "replace", "sheet", "cover", "popover"])
    switch name {
    case "push": self = .push
    case "replace": self = .replace
    case "sheet":
      self = .sheet(
        detents: try values.decodeIfPresent(
          [RouteSupport.Detent].self, forKey: RouteSupport.Key(stringValue: "detents")) ?? [],
        initial: try RouteSupport.detent(values, "initial"),
        undimmed: try RouteSupport.detent(values, "undimmed"),
        grabber: try RouteSupport.flag(values, "grabber"),
        locked: try RouteSupport.flag(values, "locked"))
    case "cover": self = .cover(locked: try RouteSupport.flag(values, "locked"))
    default: self = .popover(locked: try RouteSupport.flag(values, "locked"))
    }
  }

  /// Writes `{"cover": {"locked": false}}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .push: _ = RouteSupport.saveCase("push", to: encoder)
    case .replace: _ = RouteSupport.saveCase("replace", to: encoder)
    case .sheet(let detents, let initial, let undimmed, let grabber, let locked):
      var values = RouteSupport.saveCase("sheet", to: encoder)
      try values.put(detents, "detents")
      try values.put(initial, "initial")
      try values.put(undimmed, "undimmed")
      try values.put(grabber, "grabber")
      try values.put(locked, "locked")
    case .cover(let locked):
      var values = RouteSupport.saveCase("cover", to: encoder)
      try values.put(locked, "locked")
    case .popover(let locked):
      var values = RouteSupport.saveCase("popover", to: encoder)
      try values.put(locked, "locked")
    }
  }
}

nonisolated extension RouteSupport.Animation: Codable {
  /// Reads what `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let names = ["none", "standard", "easeIn", "easeOut", "easeInOut", "linear", "spring"]
    let (name, values) = try RouteSupport.savedCase(decoder, of: names)
    switch name {
    case "none": self = .none
    case "standard": self = .standard
    case "easeIn": self = .easeIn(try RouteSupport.number(values))
    case "easeOut": self = .easeOut(try RouteSupport.number(values))
    case "easeInOut": self = .easeInOut(try RouteSupport.number(values))
    case "linear": self = .linear(try RouteSupport.number(values))
    default: self = .spring(try RouteSupport.number(values))
    }
  }

  /// Writes `{"spring": {"_0": 0.4}}`.
  public func encode(to encoder: any Encoder) throws {
    func save(_ name: String, _ seconds: Double?) throws {
      var values = RouteSupport.saveCase(name, to: encoder)
      try values.put(seconds, "_0")
    }
    switch self {
    case .none: try save("none", nil)
    case .standard: try save("standard", nil)
    case .easeIn(let seconds): try save("easeIn", seconds)
    case .easeOut(let seconds): try save("easeOut", seconds)
    case .easeInOut(let seconds): try save("easeInOut", seconds)
    case .linear(let seconds): try save("linear", seconds)
    case .spring(let seconds): try save("spring", seconds)
    }
  }
}

nonisolated extension RouteSupport {
  /// Writes a link from a template and the route's values, which come one after the other.
  ///
  /// The template of `/trails/{slug}[/page/{page: Int = 1}]?q={q: String?}` is `/trails/{r[/page/{d…1]"o…q`: texts that
  /// are already encoded, and marks where a value belongs, with its default. An optional part is written first and
  /// taken back when all its values are their defaults.
  nonisolated struct Printer {
    private let table: Table
    private let target: Target
    private var output: [UInt8] = []
    private var template: Bytes
    private let end: Bytes
    private var hasFailed = false
    private var place = Place.path
    /// Where the path begins.
    private var pathStart = 0
    private var hasQuery = false
    /// Where the fragment's `#` stands.
    private var fragmentStart = -1
    private var part: Part?
    private let hostFlags: Int
    private let suffix: Int

    /// An optional part under way.
    private nonisolated struct Part {
      var start: Int
      var differs = false
      var isMissing = false
    }

    /// A mark of the template.
    private nonisolated struct Mark {
      var kind: UInt8
      var key: UnsafeBufferPointer<UInt8>?
      var text: UnsafeBufferPointer<UInt8>?
      var start: Int
      /// Whether a query item stood in front of it.
      var isAfterItem: Bool
      /// Whether a tail may have no elements outside an optional part: the template says so with a `!`.
      var mayBeEmpty = false
    }

    /// Nil where the route has no such link, whatever its values.
    init?(_ table: Table, route: Int, _ target: Target) {
      self.table = table
      self.target = target
      let record = table.field4(table.field4(Head.printing) &+ 4 &* route)
      let flags = table.field1(record)
      hostFlags = table.field1(record &+ Printing.hostFlags)
      suffix = table.field4(record &+ Printing.urlSuffix)
      guard flags & Printing.hasPattern != 0 else { return nil }
      let text = table.text(table.field4(record &+ Printing.template))
      guard let start = text.baseAddress else { return nil }
      template = start
      end = start + text.count
      output.reserveCapacity(text.count &+ 64)
      switch target {
      case .path:
        guard flags & Printing.isPathRead != 0 else { return nil }
      case .url:
        let prefix = table.field4(record &+ Printing.urlPrefix)
        guard prefix != 0, flags & Printing.isInternal == 0 else { return nil }
        output += table.text(prefix)
      case .scheme:
        let prefix = table.field4(record &+ Printing.schemePrefix)
        guard prefix != 0, flags & Printing.isInternal == 0 else { return nil }
        output += table.text(prefix)
      }
      pathStart = output.count
    }

    // MARK: Values, in the order of the route's parameters

    mutating func string(_ value: String?) {
      guard let mark = next() else { return }
      guard var value else { return missing(mark) }
      // when hostPatterns
      if mark.kind == 104 { return host(value) }
      // end hostPatterns
      let isWritten = value.withUTF8 { bytes -> Bool in
        guard isText(bytes) else { return false }
        begin(mark)
        append(bytes)
        return true
      }
      if isWritten { finish(mark) } else { hasFailed = true }
    }

    mutating func int(_ value: Int?) { word(value.map { String($0) }) }
    mutating func uint(_ value: UInt?) { word(value.map { String($0) }) }
    mutating func bool(_ value: Bool?) { word(value.map { $0 ? "true" : "false" }) }

    // when doubles
    mutating func double(_ value: Double?) {
      if let value, !value.isFinite {
        _ = next()
        hasFailed = true
      } else {
        word(value.map { $0.description })
      }
    }
    // end doubles

    // when uuids
    /// The halves of a UUID; it is written in upper case.
    mutating func uuid(_ value: (UInt64, UInt64)?) { word(value.map { Printer.uuidText($0.0, $0.1) }) }
    // end uuids

    // when days
    mutating func day(_ value: Day?) { word(value.map { $0.description }) }
    // end days

    // when automata
    /// A text that an automaton of the table must accept: a `plain` newtype, a URL.
    mutating func text(_ value: String?, automaton record: Int) {
      if var text = value,
        !text.withUTF8({ bytes in
          bytes.baseAddress.map { accepts(table, record, $0, bytes.count) } ?? accepts(table, record, template, 0)
        })
      {
        _ = next()
        hasFailed = true
      } else {
        string(value)
      }
    }
    // end automata

    // when bounds
    /// A number that must lie between bounds: a `plain` newtype over Int.
    mutating func int(_ value: Int?, in bounds: ClosedRange<Int>) {
      if let value, !bounds.contains(value) {
        _ = next()
        hasFailed = true
      } else {
        int(value)
      }
    }
    // end bounds

    // when bounds
    /// A number that must lie between bounds: a `plain` newtype over UInt.
    mutating func uint(_ value: UInt?, in bounds: ClosedRange<UInt>) {
      if let value, !bounds.contains(value) {
        _ = next()
        hasFailed = true
      } else {
        uint(value)
      }
    }
    // end bounds

    // when lists
    /// A tail, or a repeated query item: the elements' texts, nil for one that cannot be written.
    mutating func list(_ values: [String?]) {
      guard let mark = next() else { return }
      if mark.kind == 116 { return tail(values, mark) }
      for value in values {
        guard var text = value else {
          hasFailed = true
          return
        }
        let isWritten = text.withUTF8 { bytes -> Bool in
          guard isText(bytes) else { return false }
          begin(mark)
          append(bytes)
          return true
        }
        if !isWritten { hasFailed = true }
      }
    }
    // end lists

    /// The link; nil where it cannot be written.
    ///
    /// - Parameter isLimited: whether a link beyond `lengthLimit` is none.
    mutating func finish(isLimited: Bool = true) -> String? {
      if let mark = next() {
        // Fewer values than marks: not from this table.
        _ = mark
        return nil
      }
      if hasFailed { return nil }
      closePath()
      if fragmentStart >= 0, output.count == fragmentStart &+ 1 { output.removeLast() }
      if isLimited, output.count > lengthLimit { return nil }
      return String(decoding: output, as: UTF8.self)
    }

    // MARK: The template

    /// Copies the template up to the next value.
    private mutating func next() -> Mark? {
      while template < end {
        let byte = template[0]
        template += 1
        switch byte {
        case 91:
          part = Part(start: output.count)
        case 93:
          if let part {
            if !part.differs {
              output.removeLast(output.count &- part.start)
            } else if part.isMissing {
              hasFailed = true
            }
          }
          part = nil
        case 123:
          return takeMark()
        case 34:
          closePath()
          place = .query
          var mark = takeMark()
          if mark.kind == 61 {
            mark.start = output.count
            begin(mark)
            if let text = mark.text {
              if text.isEmpty { output.removeLast() }
              output += text
            }
          } else {
            return mark
          }
        case 35:
          closePath()
          place = .fragment
          fragmentStart = output.count
          output.append(35)
        default:
          // What is written as it stands goes in one piece.
          let start = template - 1
          while template < end, !Printer.isMark(template[0]) { template += 1 }
          output += UnsafeBufferPointer(start: start, count: template - start)
        }
      }
      return nil
    }

    /// `[`, `]`, `{`, `"` and `#` mean something in a template.
    @inline(__always) private static func isMark(_ byte: UInt8) -> Bool {
      byte == 91 || byte == 93 || byte == 123 || byte == 34 || byte == 35
    }

    /// Reads a mark: its kind, a query item's key, a default or a literal's text.
    private mutating func takeMark() -> Mark {
      let isQuery = template[-1] == 34
      var mark = Mark(kind: template[0], start: output.count, isAfterItem: hasQuery)
      template += 1
      if isQuery { mark.key = takeText() }
      if mark.kind == 116, template < end, template[0] == 33 {
        mark.mayBeEmpty = true
        template += 1
      }
      if mark.kind == 100 || mark.kind == 61 { mark.text = takeText() }
      return mark
    }

    private mutating func takeText() -> UnsafeBufferPointer<UInt8> {
      let count = Table(nodes: template, pool: template).field4(0)
      let text = UnsafeBufferPointer(start: template + 4, count: count)
      template += 4 &+ count
      return text
    }

    private mutating func closePath() {
      if place == .path, output.count == pathStart { output.append(47) }
    }

    /// Writes a query item's key.
    private mutating func begin(_ mark: Mark) {
      guard let key = mark.key else { return }
      output.append(hasQuery ? 38 : 63)
      hasQuery = true
      output += key
      output.append(61)
    }

    /// Looks at a value that has been written: a default is taken back.
    private mutating func finish(_ mark: Mark) {
      guard let text = mark.text else {
        part?.differs = true
        return
      }
      let start = mark.start &+ (mark.key.map { $0.count &+ 2 } ?? 0)
      let isDefault = output.count &- start == text.count && output[start...].elementsEqual(text)
      if !isDefault {
        part?.differs = true
      } else if mark.key != nil {
        output.removeLast(output.count &- mark.start)
        hasQuery = mark.isAfterItem
      }
    }

    private mutating func missing(_ mark: Mark) {
      if mark.key == nil { if part != nil { part?.isMissing = true } else { hasFailed = true } }
    }

    private mutating func word(_ text: String?) {
      guard let mark = next() else { return }
      guard var text else { return missing(mark) }
      // when hostPatterns
      if mark.kind == 104 { return host(text) }
      // end hostPatterns
      begin(mark)
      text.withUTF8 { append($0) }
      finish(mark)
    }

    // when lists
    private mutating func tail(_ values: [String?], _ mark: Mark) {
      if values.isEmpty {
        if part != nil {
          part?.isMissing = true
        } else if !mark.mayBeEmpty {
          hasFailed = true
        } else if output.last == 47 {
          // No elements: the slash in front goes as well.
          output.removeLast()
        }
        return
      }
      for (index, value) in values.enumerated() {
        guard var text = value else {
          hasFailed = true
          return
        }
        if index > 0 { output.append(47) }
        let isWritten = text.withUTF8 { bytes -> Bool in
          guard isText(bytes), !bytes.isEmpty else { return false }
          append(bytes)
          return true
        }
        if !isWritten {
          hasFailed = true
          return
        }
      }
      part?.differs = true
    }
    // end lists

    // when hostPatterns
    private mutating func host(_ value: String) {
      // Hosts are read in lower case.
      var value = value.lowercased()
      let isWhole = hostFlags & Printing.isWholeHost != 0
      // A `/path` says nothing of its host: reading it again tells whether the value is what that host reads as.
      if target == .path { return }
      let isHost = value.withUTF8 { bytes in
        bytes.baseAddress.map { Origins.isHostText($0, bytes.count, dots: isWhole) } ?? false
      }
      guard target == .url, isHost else {
        hasFailed = true
        return
      }
      output += Array(value.utf8)
      output += table.text(suffix)
      pathStart = output.count
    }
    // end hostPatterns

    private func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let base = bytes.baseAddress else { return place != .path }
      return RouteSupport.isText(base, bytes.count, place)
    }

    /// Everything but RFC 3986's unreserved characters is encoded, so a space is `%20` and a plus `%2B` everywhere.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      var rest = bytes[...]
      while let byte = rest.first {
        let plain = rest.prefix { RouteSupport.isUnreserved($0) }
        output += UnsafeBufferPointer(rebasing: plain)
        rest = rest[plain.endIndex...]
        if plain.isEmpty {
          output.append(37)
          output.append(hexCharacter(byte &>> 4))
          output.append(hexCharacter(byte & 15))
          rest = rest.dropFirst()
        }
      }
    }
  }
}

nonisolated extension RouteSupport {
  /// How a route is printed, in `nodes`: flags (1), the host's flags (1), what stands in front of a universal link's
  /// path (4) and after its host parameter (4), the custom scheme's front (4), the template (4). The list of these
  /// records' offsets, four characters a route, is at `Head.printing`.
  nonisolated enum Printing {
    static let hostFlags = 1
    static let urlPrefix = 2
    static let urlSuffix = 6
    static let schemePrefix = 10
    static let template = 14

    static let hasPattern = 1
    static let isPathRead = 2
    /// What is printed has to be read again: another pattern, or another way to split, may take it.
    static let checks = 4
    static let isInternal = 8

    static let hasHostParameter = 1
    /// The parameter is the whole host.
    static let isWholeHost = 2
  }

  /// Which link of a route is printed.
  nonisolated enum Target {
    /// `/path`.
    case path
    /// The universal link.
    case url
    /// The custom scheme's link.
    case scheme
  }
}

// when uuids
nonisolated extension RouteSupport.Printer {
  /// In upper case, as Foundation writes it, from its first and its last eight bytes.
  static func uuidText(_ first: UInt64, _ second: UInt64) -> String {
    String(unsafeUninitializedCapacity: 36) { output in
      var written = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          output[written] = 45
          written += 1
        }
        let half = index < 16 ? first : second
        let digit = UInt8(truncatingIfNeeded: half &>> UInt64(60 - 4 * (index & 15)) & 15)
        output[written] = RouteSupport.hexCharacter(digit)
        written += 1
      }
      return written
    }
  }
}
// end uuids

nonisolated extension RouteSupport {
  /// What screens get to navigate by: it sends actions, and reads where the user is. It holds no state itself.
  ///
  /// A store hands one out; so does `NavigationRecorder` in tests and previews. One made by `init()` does nothing.
  public nonisolated struct NavigatorProxy<Model: Schema>: Sendable {
    private let read: @MainActor @Sendable () -> Navigation<Model>
    private let perform: @MainActor @Sendable (Action<Model>) -> Void

    /// A proxy of a store.
    ///
    /// - Parameter read: gives the navigation as it is.
    /// - Parameter perform: applies an action.
    public init(
      read: @escaping @MainActor @Sendable () -> Navigation<Model>,
      perform: @escaping @MainActor @Sendable (Action<Model>) -> Void
    ) {
      self.read = read
      self.perform = perform
    }

    /// A proxy of no store.
    public init() {
      read = { Navigation() }
      perform = { _ in }
    }

    /// The navigation as it is. A view that reads it here is not drawn anew when it changes.
    @MainActor public var navigation: Navigation<Model> { read() }

    /// Where the user is. A view that reads it here is not drawn anew when it changes.
    @MainActor public var state: NavigationState<Model> { read().state }

    /// Applies an action, drawn as it says, else as the container does it.
    @MainActor public func send(_ action: Action<Model>) { perform(action) }

    /// Applies an action, drawn in this way. No optional: `.none` would be none of these ways.
    @MainActor public func send(_ action: Action<Model>, animation: Animation) { perform(.animated(action, animation)) }

    /// Shows a screen as the edge from the one on top says, else as it says itself.
    @MainActor public func show(_ route: Model.Route) { perform(.show(route)) }

    /// Puts a screen on the stack in front.
    @MainActor public func push(_ route: Model.Route) { perform(.push(route)) }

    /// Puts a screen in place of the one on top.
    @MainActor public func replace(_ route: Model.Route) { perform(.replace(route)) }

    /// Shows a screen above all.
    @MainActor public func present(_ route: Model.Route, as presentation: Presentation? = nil) {
      perform(.present(route, as: presentation))
    }

    /// Takes screens off the stack in front.
    @MainActor public func pop(_ count: Int = 1) { perform(.pop(count: count)) }

    /// Takes all screens but the root off the stack in front.
    @MainActor public func popToRoot() { perform(.popToRoot) }

    /// Closes the uppermost modal.
    @MainActor public func dismiss() { perform(.dismiss()) }

    /// Selects a tab.
    @MainActor public func select(_ tab: Model.Tab) { perform(.select(tab)) }

    /// Opens a link that comes from inside of the app.
    @MainActor public func open(_ link: String) { perform(.open(link, from: .inside)) }
  }

  /// Applies the actions that a store gets, one after the other. Who observes the store may send while it is told of a
  /// change: that action waits until the change is made, and is not lost under it.
  @MainActor final class Dispatcher<Model: Schema> {
    private var waiting: [Action<Model>] = []
    private var isChanging = false

    nonisolated init() {}

    /// - Parameter read: gives the navigation that the store holds.
    /// - Parameter change: puts another in its place; it is not called where nothing changes.
    /// - Parameter onChoice: gets the answers to alerts once the change is made. It may send, too.
    /// - Parameter onRefusal: gets the links that were not opened, as well.
    func send(
      _ action: Action<Model>, read: () -> Navigation<Model>, onChoice: (@MainActor (Model.Choice) -> Void)?,
      onRefusal: (@MainActor (Refusal) -> Void)?, change: (Navigation<Model>) -> Void
    ) {
      waiting.append(action)
      while !isChanging, !waiting.isEmpty {
        var next = read()
        let outcome = next.apply(waiting.removeFirst())
        if next != read() {
          isChanging = true
          change(next)
          isChanging = false
        }
        if let onChoice { for choice in outcome.choices { onChoice(choice) } }
        if let onRefusal { for refusal in outcome.refusals { onRefusal(refusal) } }
      }
    }
  }

  /// A store for tests and previews: it applies actions and remembers them.
  @MainActor public final class NavigationRecorder<Model: Schema> {
    private var current: Navigation<Model>
    private var sent: [Action<Model>] = []
    private var outcome = Outcome<Model>()

    /// A recorder that begins with a navigation.
    public init(_ navigation: Navigation<Model> = Navigation()) { current = navigation }

    /// The navigation as it is.
    public var navigation: Navigation<Model> { current }

    /// The actions that were sent, the oldest first.
    public var actions: [Action<Model>] { sent }

    /// What came of all of them beside the state.
    public var outcomes: Outcome<Model> { outcome }

    /// The proxy to hand to screens.
    public var proxy: NavigatorProxy<Model> {
      NavigatorProxy(
        read: { self.current },
        perform: { action in
          self.sent.append(action)
          self.outcome.add(self.current.apply(action))
        })
    }
  }
}

nonisolated extension RouteSupport {
  /// Where a parameter's value comes from, in a candidate's record.
  nonisolated enum Source {
    /// The capture of the path, the host or the fragment with this index.
    static let capture = 0
    /// A query item, which fills it.
    static let query = 1
    /// This text of the pool, which its type reads.
    static let constant = 2
    /// Nil.
    static let absent = 3
    /// No elements.
    static let empty = 4
    /// From the beginning of this capture to the end of the path.
    static let tail = 5
    /// From the beginning of this capture to the end of the fragment.
    static let fragmentTail = 6
    /// These texts, which the type of the elements reads: type (1), its argument (4), count (2), the texts (4 each).
    static let constants = 7
  }

  /// What a query item of a candidate must be.
  nonisolated enum QueryKind {
    /// There, with this text.
    static let literal = 0
    /// There, and it must read.
    static let required = 1
    /// It may be missing; what does not read counts as missing.
    static let optional = 2
    /// Any number of times; an element that does not read counts as missing.
    static let list = 3
  }

  /// The encoding of a text in a capture.
  nonisolated enum Encoding {
    static let plain: UInt64 = 0
    static let form: UInt64 = 2
    /// The low byte of a tail's second word.
    static let elements: UInt64 = 3
    /// The low byte of a list's second word.
    static let items: UInt64 = 7
    /// The low byte of the second word of a list that the spec gives.
    static let constants: UInt64 = 11
  }
}

nonisolated extension RouteSupport.Walk {
  typealias Bytes = RouteSupport.Bytes

  /// Reads query and fragment. Every value of the route is put beside those of the best candidate, and takes their
  /// place if all is well.
  @inline(never) mutating func readRest(_ record: Int, _ captured: Int, _ candidate: Int) -> Bool {
    let table = context.table
    // when fragments
    let fragment = table.field4(record &+ RouteSupport.Candidate.fragment)
    var fragmentEnd = 0
    if fragment != 0 {
      fragmentEnd = readFragment(fragment, captured)
      if fragmentEnd < 0 { return false }
    }
    // end fragments
    let parameterCount = table.field2(record &+ RouteSupport.Candidate.parameterCount)
    let parameters = record &+ RouteSupport.Candidate.parameters
    // when queries
    // The literal and required items first: they decide.
    let items = parameters &+ RouteSupport.Candidate.parameterSize &* parameterCount
    var missed: UInt64 = 0
    for index in 0..<table.field2(record &+ RouteSupport.Candidate.queryCount) {
      let item = items &+ RouteSupport.QueryItem.size &* index
      if !readItem(item, parameters, &missed) { return false }
    }
    // end queries
    for index in 0..<parameterCount {
      let parameter = parameters &+ RouteSupport.Candidate.parameterSize &* index
      let which = table.field4(parameter &+ 6)
      switch table.field1(parameter) {
      case RouteSupport.Source.capture:
        spare[index] = context.captures[which]
      // when lists
      case RouteSupport.Source.tail:
        spare[index] = elements(from: context.captures[which], to: values + count, separator: separator)
      // end lists
      // when fragments
      case RouteSupport.Source.fragmentTail:
        spare[index] = elements(
          from: context.captures[which], to: Bytes(context.fragmentScratch) + fragmentEnd, separator: 0xFF)
      // end fragments
      case RouteSupport.Source.constant:
        let text = table.text(which)
        guard let base = text.baseAddress,
          let value = RouteSupport.parse(
            table, type: table.field1(parameter &+ 1), argument: table.field4(parameter &+ 2), base, text.count, .query)
        else { return false }
        spare[index] = value
      case RouteSupport.Source.constants:
        spare[index] = RouteSupport.Capture(
          first: UInt64(truncatingIfNeeded: which), second: RouteSupport.Encoding.constants)
      case RouteSupport.Source.absent:
        spare[index] = .absent
      case RouteSupport.Source.empty:
        spare[index] = RouteSupport.Capture(first: 0, second: RouteSupport.Encoding.elements)
      default:
        break
      }
    }
    if table.field1(record &+ RouteSupport.Candidate.flags) & RouteSupport.Candidate.asksApp != 0,
      let accepts = context.accepts, !accepts(candidate, UnsafePointer(spare))
    {
      return false
    }
    swap(&output, &spare)
    ignored = 0
    // when queries
    ignored = missed
    // end queries
    return true
  }

  /// The elements from a capture's beginning to an end.
  private func elements(from capture: RouteSupport.Capture, to end: Bytes, separator: UInt8) -> RouteSupport.Capture {
    let start = UInt(truncatingIfNeeded: capture.first)
    let count = UInt(bitPattern: end) &- start
    return RouteSupport.Capture(
      first: capture.first,
      second: UInt64(count) &<< 16 | UInt64(separator) &<< 8 | RouteSupport.Encoding.elements)
  }

  // when queries
  /// Reads one query item into `output`. False where the item refuses the candidate.
  private func readItem(_ item: Int, _ parameters: Int, _ missed: inout UInt64) -> Bool {
    let table = context.table
    let key = table.text(table.field4(item &+ RouteSupport.QueryItem.key))
    let which = table.field4(item &+ RouteSupport.QueryItem.which)
    let kind = table.field1(item)
    if kind == RouteSupport.QueryKind.literal {
      guard let value = first(key, after: nil) else { return false }
      return RouteSupport.sameForm(
        context.link, value.lowerBound, value.upperBound, table.text(which), folds: foldsAll)
    }
    let parameter = parameters &+ RouteSupport.Candidate.parameterSize &* which
    let type = table.field1(item &+ RouteSupport.QueryItem.type)
    let argument = table.field4(item &+ RouteSupport.QueryItem.argument)
    if kind == RouteSupport.QueryKind.list {
      // The elements are read again when the value is made; here it is found out which keys hold one that does not
      // read.
      spare[which] = RouteSupport.Capture(
        first: UInt64(truncatingIfNeeded: item), second: RouteSupport.Encoding.items)
      var last: Int?
      while let value = first(key, after: last) {
        if readValue(value, type, argument) == nil { missed |= 1 &<< UInt64(truncatingIfNeeded: which) }
        last = value.upperBound
      }
      return true
    }
    let value = first(key, after: nil)
    if let value, let read = readValue(value, type, argument) {
      spare[which] = read
      return true
    }
    if kind == RouteSupport.QueryKind.required { return false }
    if value != nil { missed |= 1 &<< UInt64(truncatingIfNeeded: which) }
    return fillMissing(parameter, which, type, argument)
  }
  // end queries

  // when queries
  /// The value of an item that is missing: nil, or the default, whose text follows as `which` of the parameter.
  private func fillMissing(_ parameter: Int, _ which: Int, _ type: Int, _ argument: Int) -> Bool {
    let table = context.table
    let reference = table.field4(parameter &+ 6)
    if reference == 0 {
      spare[which] = .absent
      return true
    }
    let text = table.text(reference)
    guard let base = text.baseAddress,
      let value = RouteSupport.parse(table, type: type, argument: argument, base, text.count, .query)
    else { return false }
    spare[which] = value
    return true
  }
  // end queries

  // when queries
  private func first(_ key: UnsafeBufferPointer<UInt8>, after: Int?) -> Range<Int>? {
    context.query.flatMap { RouteSupport.item(context.link, $0, key, after: after) }
  }
  // end queries

  // when queries
  /// Reads a form-encoded value as a type. Texts stay in the link and are decoded when the value is made.
  func readValue(_ range: Range<Int>, _ type: Int, _ argument: Int) -> RouteSupport.Capture? {
    RouteSupport.readForm(
      context.table, context.link + range.lowerBound, range.count, type, argument, context.scratch)
  }
  // end queries

  // when fragments
  /// Decodes the fragment into the scratch memory and reads it. Its captures follow the path's.
  ///
  /// - Returns: the number of decoded bytes, or -1 where the fragment does not fit.
  func readFragment(_ record: Int, _ captured: Int) -> Int {
    let table = context.table
    let scratch = context.fragmentScratch
    guard
      let decoded = try? RouteSupport.decodePath(
        context.link, context.fragment, scratch, scratch, foldsAll: false, foldsFirst: false)
    else { return -1 }
    let text = Bytes(scratch)
    let total = table.field2(record)
    let hasTail = table.field1(record &+ 2) != 0
    var captured = captured
    var start = 0
    var isOver = decoded == 0 && hasTail && total == 0
    for index in 0..<total {
      if isOver { return -1 }
      var end = start
      while end < decoded, text[end] != 0xFF { end &+= 1 }
      let segment = record &+ 3 &+ 5 &* index
      let added = takeFragment(
        table.field1(segment), table.field4(segment &+ 1), text + start, end &- start, context.captures + captured)
      if added < 0 { return -1 }
      captured &+= added
      isOver = end == decoded
      start = end &+ 1
    }
    if !hasTail { return isOver ? decoded : -1 }
    context.captures[captured] = .text(text + min(start, decoded), 0, encoding: 0)
    // Elements of a tail are not empty.
    while !isOver {
      var end = start
      while end < decoded, text[end] != 0xFF { end &+= 1 }
      if end == start || !RouteSupport.isText(text + start, end &- start, .fragment) { return -1 }
      isOver = end == decoded
      start = end &+ 1
    }
    return decoded
  }
  // end fragments

  // when fragments
  private func takeFragment(
    _ kind: Int, _ argument: Int, _ start: Bytes, _ count: Int, _ output: UnsafeMutablePointer<RouteSupport.Capture>
  ) -> Int {
    let table = context.table
    switch kind {
    case RouteSupport.FragmentCode.literal:
      let text = table.text(argument)
      guard text.count == count, let base = text.baseAddress,
        foldsAll ? RouteSupport.sameFolded(base, start, count) : RouteSupport.same(base, start, count)
      else { return -1 }
      return 0
    case RouteSupport.FragmentCode.element:
      guard count > 0, RouteSupport.isText(start, count, .fragment) else { return -1 }
      output[0] = .text(start, count, encoding: RouteSupport.Encoding.plain)
      return 1
    // when mixtures
    case RouteSupport.TypeCode.mixture:
      return RouteSupport.split(table, argument, start, count, .fragment, folds: foldsAll, output)
    // end mixtures
    default:
      guard let value = RouteSupport.parse(table, type: kind, argument: argument, start, count, .fragment) else {
        return -1
      }
      output[0] = value
      return 1
    }
  }
  // end fragments
}

nonisolated extension RouteSupport {
  /// The kinds of fragment segments that are no types. A fragment's record: segments (2), whether a tail follows (1),
  /// each segment: kind (1), argument (4).
  nonisolated enum FragmentCode {
    static let literal = 13
    /// An element of a tail: any text but the empty one.
    static let element = 14
  }

  /// A query item's record: kind (1), key (4), literal's text or parameter (4), type of its value (1), the type's
  /// argument (4).
  nonisolated enum QueryItem {
    static let key = 1
    static let which = 5
    static let type = 9
    static let argument = 10
    static let size = 14
  }

  // when queries
  /// The value of the first item with this key that begins after an offset: a range of the link, empty where the item
  /// is a key alone.
  static func item(_ link: Bytes, _ query: Range<Int>, _ key: UnsafeBufferPointer<UInt8>, after: Int?) -> Range<Int>? {
    var start = after.map { $0 &+ 1 } ?? query.lowerBound
    while start <= query.upperBound {
      var end = start
      var equals = -1
      while end < query.upperBound, link[end] != 38 {
        if equals < 0, link[end] == 61 { equals = end }
        end &+= 1
      }
      if end > start, sameForm(link, start, equals < 0 ? end : equals, key, folds: false) {
        return equals < 0 ? end..<end : (equals &+ 1)..<end
      }
      start = end &+ 1
    }
    return nil
  }
  // end queries

  // when queries
  /// Whether form-encoded bytes decode to this text. A broken escape is no text.
  static func sameForm(
    _ link: Bytes, _ start: Int, _ end: Int, _ text: UnsafeBufferPointer<UInt8>, folds: Bool
  ) -> Bool {
    var position = 0
    var index = start
    while index < end {
      var byte = link[index]
      if byte == 43 {
        byte = 32
      } else if byte == 37 {
        guard index &+ 2 < end else { return false }
        let value = hexDigit(link[index &+ 1]) &<< 4 | hexDigit(link[index &+ 2])
        guard value < 0x100 else { return false }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard position < text.count, text[position] == byte || folds && folded(text[position]) == folded(byte) else {
        return false
      }
      position &+= 1
      index &+= 1
    }
    return position == text.count
  }
  // end queries

  // when queries
  /// Reads form-encoded bytes as a type; `scratch` has room for them.
  static func readForm(
    _ table: Table, _ start: Bytes, _ count: Int, _ type: Int, _ argument: Int, _ scratch: UnsafeMutablePointer<UInt8>
  ) -> Capture? {
    var isEncoded = false
    for index in 0..<count where start[index] == 37 || start[index] == 43 { isEncoded = true }
    guard isEncoded else { return parse(table, type: type, argument: argument, start, count, .query) }
    let decoded = decodeForm(start, count, scratch)
    guard decoded >= 0,
      let value = parse(table, type: type, argument: argument, Bytes(scratch), decoded, .query)
    else { return nil }
    switch type {
    case TypeCode.string, TypeCode.automaton, TypeCode.url: return .text(start, count, encoding: Encoding.form)
    default: return value
    }
  }
  // end queries

  // when queries
  /// Decodes form-encoded bytes: `+` and `%20` are spaces. Returns how many were written, or -1 where an escape is
  /// broken or they are no UTF-8.
  static func decodeForm(_ start: Bytes, _ count: Int, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    var utf8 = UTF8Check()
    var written = 0
    var index = 0
    while index < count {
      var byte = start[index]
      if byte == 43 {
        byte = 32
      } else if byte == 37 {
        guard index &+ 2 < count else { return -1 }
        let value = hexDigit(start[index &+ 1]) &<< 4 | hexDigit(start[index &+ 2])
        guard value < 0x100 else { return -1 }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard utf8.take(byte, at: index) else { return -1 }
      output[written] = byte
      written &+= 1
      index &+= 1
    }
    return utf8.isComplete ? written : -1
  }
  // end queries
}

nonisolated extension RouteSupport {
  /// The short way of reading, for the links that apps read most: a `/path`, or a declared host or scheme in front of it
  /// as it is declared; the path plain ASCII with nothing encoded; in a table whose walk finds the best candidate first.
  /// It decides, or says that the long way has to.
  ///
  /// It does what `Reading` and `Walk` do, less what such a link cannot need; the laws hold both to one oracle.
  nonisolated struct Quick {
    static let undecided = -1
    /// Nothing reads the link.
    static let none = 0
    static let found = 1
    /// Room for a short link and for a decoded query and fragment.
    static let scratch = 256

    let table: Table
    /// The link from the path's leading slash on, and how many bytes that are.
    var link: Bytes
    var count: Int
    /// How many bytes may be read from there on.
    var limit: Int
    /// Where the path ends, without a final slash, as far as is known: a `?` or `#` shows on the way.
    var end = 0
    /// Whether it is not known that the rest is plain up to the end.
    var watches = true
    /// Frames of the walk, captures, two times the parameters, scratch.
    let memory: UnsafeMutableRawPointer
    let captures: UnsafeMutablePointer<Capture>
    let isInside: Bool
    /// What was found: the candidate's record, where its rank stands, its values.
    var record = 0
    var rank = 0
    var ignored: UInt64 = 0
    var query: Range<Int>?
    var values: UnsafePointer<Capture>

    @inline(__always) init(
      _ table: Table, _ link: Bytes, _ count: Int, _ memory: UnsafeMutableRawPointer, isInside: Bool
    ) {
      self.table = table
      self.link = link
      self.count = count
      limit = count
      self.memory = memory
      captures = (memory + table.field4(Head.captureOffset)).assumingMemoryBound(to: Capture.self)
      values = UnsafePointer(captures)
      self.isInside = isInside
    }

    @inline(__always) var match: Match {
      let values = Values(table: table, link: link, query: query).with(values)
      return Match(candidate: table.field4(rank), record: record, address: 0, ignored: ignored, values: values)
    }

    @inline(never) mutating func run() -> Int {
      if count == 0 { return Quick.undecided }
      if count < 8 {
        // Eight bytes may be read at any place of it.
        let copy = (memory + (table.field4(Head.room) &- 16)).bindMemory(to: UInt8.self, capacity: 16)
        for index in 0..<16 { copy[index] = index < count ? link[index] : 32 }
        link = Bytes(copy)
        limit = 16
      }
      var root = table.field4(Head.defaultRoot)
      var isHost = false
      if link[0] != 47 {
        guard let origin = takeOrigin() else { return Quick.undecided }
        (root, isHost) = (origin.root == 0 ? table.field4(Head.anyRoot) : origin.root, origin.isHost)
      }
      if count > 1, link[1] == 47 { return Quick.undecided }
      end = count > 2 && link[count &- 1] == 47 ? count &- 1 : count
      var start = 1
      if isHost {
        guard let found = takeHost(root) else { return Quick.undecided }
        (root, start) = found
      }
      while true {
        if root != 0 {
          let result = search(root, start)
          if result != Quick.none { return result }
          // Another literal may be meant.
          if isHost { return Quick.undecided }
        }
        let any = table.field4(Head.anyRoot)
        // A link that begins with a tab's address goes the long way.
        if any == root || any == 0 { return table.field1(Head.flags) & 16 == 0 ? Quick.none : Quick.undecided }
        root = any
      }
    }

    /// Takes a declared origin off. Gives its tree, and whether the first segment stands where a host would.
    @inline(never) private mutating func takeOrigin() -> (root: Int, isHost: Bool)? {
      if count < 8 { return nil }
      let eight = load8(link, 0)
      let isWeb = eight == 0x2F2F_3A73_7074_7468 || eight &<< 8 == 0x2F2F_3A70_7474_6800
      let start = isWeb ? (link[4] == 58 ? 7 : 8) : 0
      let stop = RouteSupport.first(isWeb ? 47 : 58, in: link, start, count)
      if stop &+ 3 >= count { return nil }
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        if table.field1(record) != (isWeb ? OriginCode.host : OriginCode.scheme) { continue }
        let text = table.text(table.field4(record &+ 1))
        guard text.count == stop &- start, let base = text.baseAddress, same(base, link + start, text.count) else {
          continue
        }
        let root = table.field4(record &+ 5)
        if isWeb {
          move(to: stop)
          return (root, false)
        }
        guard link[stop &+ 1] == 47, link[stop &+ 2] == 47 else { return nil }
        let isHost = link[stop &+ 3] != 47
        move(to: isHost ? stop &+ 2 : stop &+ 3)
        return (root, isHost)
      }
      return nil
    }

    private mutating func move(to start: Int) {
      link += start
      count &-= start
      limit = count
    }

    /// A segment where a host would stand: literals compare without case there, and a declared host is skipped. The one
    /// that is written as the link has it goes before the others; gives its node, and where the next segment begins.
    @inline(never) private mutating func takeHost(_ root: Int) -> (node: Int, start: Int)? {
      if root == 0 || !findEnd(0) { return nil }
      let stop = RouteSupport.first(47, in: link, 1, end)
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let text = table.text(table.field4(list &+ 2 &+ OriginCode.size &* position &+ 1))
        if LinkParts.equals(link, 1..<max(stop, 1), text) { return nil }
      }
      let header = table.header(root)
      if stop <= 1 || !header.hasSlots { return nil }
      let child = table.child(root, header, link + 1, stop &- 1, Quick.word(link, 1, limit))
      return child == 0 ? nil : (child, stop &+ 1)
    }

    /// Eight bytes from an index below `count` on, spaces after the last.
    @inline(__always) private static func word(_ link: Bytes, _ index: Int, _ limit: Int) -> UInt64 {
      if index <= limit &- 8 { return load8(link, index) }
      let over = index &+ 8 &- limit
      return load8(link, limit &- 8) &>> UInt64(truncatingIfNeeded: 8 &* over)
        | 0x2020_2020_2020_2020 &<< UInt64(truncatingIfNeeded: 64 &- 8 &* over)
    }

    /// Not zero where one of eight bytes ends a plain path: controls; `?` and DEL; `#` and `%`, with them `!` and `'`;
    /// what is not ASCII.
    @inline(__always) private static func signs(_ eight: UInt64) -> UInt64 {
      let controls = (eight &- 0x2020_2020_2020_2020) | ((eight | 0x4040_4040_4040_4040) &+ 0x0101_0101_0101_0101)
      let escapes = ((eight | 0x0606_0606_0606_0606) ^ 0x2727_2727_2727_2727) &- 0x0101_0101_0101_0101
      return (controls | escapes | eight) & 0x8080_8080_8080_8080
    }

    /// The end of a segment of more than eight bytes, or `end`; its complement where something behind the first eight is
    /// not plain.
    @inline(never) private static func farEnd(_ link: Bytes, _ start: Int, _ end: Int, _ limit: Int) -> Int {
      var index = start &+ 8
      var stop = end
      var found: UInt64 = 0
      while index < end {
        let eight = word(link, index, limit)
        found |= signs(eight)
        let mark = zeroBytes(eight ^ 0x2F2F_2F2F_2F2F_2F2F)
        if mark != 0 {
          stop = min(index &+ mark.trailingZeroBitCount &>> 3, end)
          break
        }
        index &+= 8
      }
      return found == 0 ? stop : ~stop
    }

    /// Finds the end of a path that is plain up to an index. False where it is not.
    @inline(never) private mutating func findEnd(_ start: Int) -> Bool {
      var index = start
      while index < count, link[index] != 63, link[index] != 35 {
        if link[index] == 37 || link[index] < 32 || link[index] > 126 { return false }
        index &+= 1
      }
      end = index > 2 && link[index &- 1] == 47 ? index &- 1 : index
      watches = false
      return true
    }

    @inline(__always) private mutating func search(_ root: Int, _ from: Int) -> Int {
      let (table, link, limit) = (table, link, limit)
      let captures = captures
      var end = end
      var node = root
      // `/` has no segments.
      var start = end == 1 ? 2 : from
      var stop = start
      var captured = 0
      var depth = 0
      descend: while true {
        var next = 0
        if start > end {
          let list = table.field4(node &+ Node.leaf)
          if list != 0 {
            record = table.field4(list &+ 2)
            rank = list &+ 6
            if record != 0 { return Quick.found }
            let result = rest(list, captured)
            if result != Quick.none { return result }
          }
          // A tail of no elements ends here, too.
          if table.header(node).hasTail { return Quick.undecided }
          next = -1
        } else {
          let eight = Quick.word(link, start, limit)
          let mark = zeroBytes(eight ^ 0x2F2F_2F2F_2F2F_2F2F)
          stop = min(start &+ mark.trailingZeroBitCount &>> 3, end)
          var isPlain = true
          if mark == 0, start &+ 8 < end {
            stop = Quick.farEnd(link, start, end, limit)
            if stop < 0 { (stop, isPlain) = (~stop, false) }
          }
          let header = table.header(node)
          let count = stop &- start
          if header.hasSlots, count > 0 {
            let child = table.child(node, header, link + start, count, eight)
            if child != 0 {
              if header.hasAlternatives {
                let frames = memory.assumingMemoryBound(to: Walk.Frame.self)
                frames[depth] = Walk.Frame(node: node, start: start, end: stop, next: 0, captured: captured)
                depth &+= 1
              }
              node = child
              start = stop &+ 1
              continue descend
            }
          }
          // No literal: what is there must be plain, or the path ends in it.
          if watches, !isPlain || Quick.signs(eight) != 0 {
            if !findEnd(start) { return Quick.undecided }
            end = self.end
            if end == 1 { start = 2 }
            continue descend
          }
        }
        // The alternatives of this node, then of those that were passed; -1 is after the last of them.
        while true {
          if next < 0 {
            if depth == 0 { return Quick.none }
            depth &-= 1
            let frame = memory.assumingMemoryBound(to: Walk.Frame.self)[depth]
            node = frame.node
            start = frame.start
            stop = frame.end
            next = frame.next
            captured = frame.captured
          }
          let header = table.header(node)
          while next < header.typedCount {
            let child = Node.typed(node, next)
            next &+= 1
            let kind = table.field1(child)
            let count = stop &- start
            var added = 1
            if kind == TypeCode.string {
              // The segment is plain: what is left to see is that it is there, and no `.` or `..`.
              if count <= 2, count == 0 || link[start] == 46 && link[stop &- 1] == 46 { continue }
              captures[captured] = .text(link + start, count, encoding: 0)
            } else {
              added = take(
                table, kind, table.field4(child &+ 1), link + start, count, folds: false, captures + captured)
              if added < 0 { continue }
            }
            if next < header.typedCount || header.hasTail {
              let frames = memory.assumingMemoryBound(to: Walk.Frame.self)
              frames[depth] = Walk.Frame(node: node, start: start, end: stop, next: next, captured: captured)
              depth &+= 1
            }
            captured &+= added
            node = table.field4(child &+ 5)
            start = stop &+ 1
            continue descend
          }
          if header.hasTail { return Quick.undecided }
          next = -1
        }
      }
    }

    /// Candidates that need more than their path: query items, a fragment, or to come from inside.
    @inline(never) private mutating func rest(_ list: Int, _ captured: Int) -> Int {
      let parameters = table.field4(Head.parameters)
      let room = memory + table.field4(Head.room)
      let scratch = (room - Quick.scratch).assumingMemoryBound(to: UInt8.self)
      var stop = end
      while stop < count, link[stop] == 47 { stop &+= 1 }
      let fragment = RouteSupport.first(35, in: link, stop, count)
      if count &- stop > Quick.scratch &- 16 { return Quick.undecided }
      query = stop < fragment ? (stop &+ 1)..<fragment : nil
      let output = (room - Quick.scratch - 32 &* parameters).assumingMemoryBound(to: Capture.self)
      let context = Walk.Context(
        table: table, link: link, query: query, fragment: min(fragment &+ 1, count)..<count, isInside: isInside,
        captures: captures, frames: memory.assumingMemoryBound(to: Walk.Frame.self), fragmentScratch: scratch,
        scratch: scratch + (count &- fragment), accepts: nil)
      var walk = Walk(
        context: context, values: link, literals: link, count: end, separator: 47, endsInSlash: false, foldsAll: false,
        foldsFirst: false, isOrdered: true, isStrict: false, address: 0, output: output, spare: output + parameters)
      let base = table.field4(Head.candidates)
      for position in 0..<table.field2(list) {
        rank = list &+ 6 &+ 4 &* position
        let candidate = table.field4(rank)
        record = table.field4(base &+ 4 &* candidate)
        let flags = table.field1(record &+ Candidate.flags)
        if flags & (Candidate.isRefusal | Candidate.asksApp) != 0 { return Quick.undecided }
        if walk.read(record, captured, candidate) {
          ignored = walk.ignored
          values = UnsafePointer(walk.output)
          return Quick.found
        }
      }
      return Quick.none
    }
  }
}

nonisolated extension RouteSupport {
  /// A link that was read: the candidate, its record, and its values while the link's bytes are at hand.
  nonisolated struct Match {
    /// The rank of the candidate; above the number of candidates it is the root of a tab.
    var candidate: Int
    /// The candidate's record in the table.
    var record: Int
    /// The address that the link begins with, plus one; 0 none.
    var address: Int
    /// The parameters whose query items were there but did not read, a bit each: a route has 64 at most.
    var ignored: UInt64
    /// Where the values are, and what is needed to make Swift values of them.
    var values: Values
  }

  /// Reads a link and hands what was read to `body`, while its bytes are at hand.
  ///
  /// - Parameter output: gets the result, in place: one that is handed through closures is copied by each. Nil where
  ///   nothing reads the link.
  /// - Parameter accepts: decides for the app's own types; nil where the table has none.
  /// - Parameter body: makes a route; nil means that a value does not exist after all.
  /// - Returns: why the link was not read before it came to patterns.
  @inline(__always) static func read<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)? = nil, _ body: (Match) -> Result?
  ) -> LinkError? {
    if readQuick(link, table, from: source, into: output, body) != Quick.undecided { return nil }
    return readLong(link, table, from: source, into: output, accepts: accepts, body)
  }

  /// Reads a link the short way, if that decides; says what `Quick` says.
  @inline(__always) static func readQuick<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>, _ body: (Match) -> Result?
  ) -> Int {
    guard table.field1(Head.flags) & 47 == 4, link.count <= lengthLimit, let base = link.baseAddress else {
      return Quick.undecided
    }
    return withUnsafeTemporaryAllocation(byteCount: table.field4(Head.room), alignment: 8) { memory in
      guard let start = memory.baseAddress else { return Quick.undecided }
      var quick = Quick(table, base, link.count, start, isInside: source == .inside)
      let result = quick.run()
      if result == Quick.found { output.initialize(to: body(quick.match)) }
      if result == Quick.none { output.initialize(to: nil) }
      return result
    }
  }

  /// Reads any link, step by step.
  @inline(never) static func readLong<Result>(
    _ link: UnsafeBufferPointer<UInt8>, _ table: Table, from source: LinkSource,
    into output: UnsafeMutablePointer<Result?>,
    accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?, _ body: (Match) -> Result?
  ) -> LinkError? {
    var failure: LinkError?
    var isMade = false
    if link.count > lengthLimit {
      failure = .tooLong
    } else if let base = link.baseAddress, let parts = LinkParts(base, link.count) {
      let captureCount = table.field4(Head.captures)
      let parameterCount = table.field4(Head.parameters)
      let depth = table.field4(Head.depth)
      let words = 2 * (captureCount + 2 * parameterCount) + 5 * (depth + 2)
      // Host, decoded path twice, decoded fragment, one decoded query value: none is longer than the link.
      let bytes = words * 8 + 5 * link.count + 64 + table.field4(Head.hostLength)
      withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 8) { memory in
        guard let start = memory.baseAddress else { return }
        let captures = start.bindMemory(to: Capture.self, capacity: captureCount)
        let room = (start + 16 * captureCount).bindMemory(to: Capture.self, capacity: 2 * parameterCount)
        let frames = (start + 16 * (captureCount + 2 * parameterCount)).bindMemory(
          to: Walk.Frame.self, capacity: depth + 2)
        let scratch = (start + words * 8).bindMemory(to: UInt8.self, capacity: bytes - words * 8)
        var reading = Reading(
          table: table, link: base, count: link.count, parts: parts, isInside: source == .inside, captures: captures,
          output: room, frames: frames, scratch: scratch, accepts: accepts)
        do throws(LinkError) {
          if let match = try reading.run() {
            output.initialize(to: body(match))
            isMade = true
          }
        } catch {
          failure = error
        }
      }
    } else {
      failure = .notThisApp
    }
    if !isMade { output.initialize(to: nil) }
    return failure
  }

  /// The steps of reading one link.
  nonisolated struct Reading {
    let table: Table
    let link: Bytes
    let count: Int
    let parts: LinkParts
    let isInside: Bool
    let captures: UnsafeMutablePointer<Capture>
    /// Room for the values of two candidates.
    let output: UnsafeMutablePointer<Capture>
    let frames: UnsafeMutablePointer<Walk.Frame>
    let scratch: UnsafeMutablePointer<UInt8>
    let accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?

    /// The path as the trees read it.
    var values: Bytes
    var literals: Bytes
    var length = 0
    var separator: UInt8 = 47
    var endsInSlash = false
    var foldsFirst = false
    var hostScratch = 0

    init(
      table: Table, link: Bytes, count: Int, parts: LinkParts, isInside: Bool, captures: UnsafeMutablePointer<Capture>,
      output: UnsafeMutablePointer<Capture>, frames: UnsafeMutablePointer<Walk.Frame>,
      scratch: UnsafeMutablePointer<UInt8>,
      accepts: ((Int, UnsafePointer<Capture>, Values) -> Bool)?
    ) {
      self.table = table
      self.link = link
      self.count = count
      self.parts = parts
      self.isInside = isInside
      self.captures = captures
      self.output = output
      self.frames = frames
      self.scratch = scratch
      self.accepts = accepts
      values = link
      literals = link
    }

    /// The host has the first part of the scratch memory, the decoded path the next two, then the fragment, then a
    /// query value.
    var area: Int { count &+ table.field4(Head.hostLength) &+ 8 }

    mutating func run() throws(LinkError) -> Match? {
      guard let origins = Origins(table, link, parts, scratch) else { throw .notThisApp }
      try prepare(origins)
      if let match = searchAll(origins, values, literals, length, address: 0) {
        if table.field1(match.record &+ Candidate.flags) & Candidate.isRefusal != 0 { throw .refused }
        return match
      }
      // when addresses
      if let match = searchAddresses(origins) { return match }
      // end addresses
      return nil
    }

    /// Decodes the path where it must be, and takes one final slash off.
    mutating func prepare(_ origins: Origins) throws(LinkError) {
      let flags = table.field1(Head.flags)
      foldsFirst = origins.foldsFirstSegment
      values = link + origins.path.lowerBound
      literals = values
      length = origins.path.count
      var isEncoded = flags & 1 != 0
      if first(37, in: link, origins.path.lowerBound, origins.path.upperBound) < origins.path.upperBound {
        isEncoded = true
      }
      if isEncoded {
        let decoded = scratch + area
        let folded = decoded + count
        length = try decodePath(link, origins.path, decoded, folded, foldsAll: flags & 1 != 0, foldsFirst: false)
        values = Bytes(decoded)
        literals = Bytes(folded)
        separator = 0xFF
      }
      endsInSlash = false
      if length > 0, values[length &- 1] == separator {
        // `/` alone has no final slash; what is left of `//` is an empty segment, which nothing reads.
        length &-= 1
        endsInSlash = true
        if length == 0 { length = -1 }
      }
    }

    /// Searches the trees of the link's origin, the most exact first.
    mutating func searchAll(_ origins: Origins, _ values: Bytes, _ literals: Bytes, _ length: Int, address: Int)
      -> Match?
    {
      if length < 0 { return nil }
      let flags = table.field1(Head.flags)
      let fragmentScratch = scratch + area + 2 * count
      let shared = Values(table: table, link: link, query: parts.query)
      let context = Walk.Context(
        table: table, link: link, query: parts.query, fragment: parts.fragment, isInside: isInside, captures: captures,
        frames: frames, fragmentScratch: fragmentScratch, scratch: fragmentScratch + parts.fragment.count,
        accepts: accepts.map { accepts in { candidate, output in accepts(candidate, output, shared.with(output)) } })
      var walk = Walk(
        context: context, values: values, literals: literals, count: length, separator: separator,
        endsInSlash: endsInSlash,
        foldsAll: flags & 1 != 0, foldsFirst: foldsFirst && address == 0, isOrdered: flags & 4 != 0,
        isStrict: flags & 2 != 0, address: address, output: output, spare: output + table.field4(Head.parameters))
      if origins.exactRoot != 0 {
        walk.search(origins.exactRoot, captured: 0)
        if walk.isOrdered, walk.best != .max { return finish(walk, shared) }
      }
      // when hostPatterns
      if origins.hasWildcards { searchWildcards(origins, &walk) }
      // end hostPatterns
      if walk.isOrdered, walk.best != .max { return finish(walk, shared) }
      let root = table.field4(Head.anyRoot)
      if root != 0, table.field4(root) < walk.best { walk.search(root, captured: 0) }
      return walk.best == .max ? nil : finish(walk, shared)
    }

    // when hostPatterns
    @inline(never) private func searchWildcards(_ origins: Origins, _ walk: inout Walk) {
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let kind = table.field1(record)
        let root = table.field4(record &+ 5)
        guard root != 0, kind != OriginCode.host, kind != OriginCode.scheme, table.field4(root) < walk.best,
          Origins.reads(table, record, origins.host, origins.hostCount)
        else { continue }
        var captured = 0
        if kind == OriginCode.parameterHost || kind == OriginCode.parameterLabel {
          let suffix = table.text(table.field4(record &+ 1))
          let label =
            kind == OriginCode.parameterHost
            ? origins.hostCount : Origins.labelCount(origins.host, origins.hostCount, before: suffix) ?? 0
          guard let value = Origins.parameter(table, record, origins.host, label) else { continue }
          captures[0] = value
          captured = 1
        }
        walk.search(root, captured: captured)
        if walk.isOrdered, walk.best != .max { return }
      }
    }
    // end hostPatterns

    private func finish(_ walk: Walk, _ shared: Values) -> Match {
      let record = table.field4(table.field4(Head.candidates) &+ 4 &* walk.best)
      return Match(
        candidate: walk.best, record: record, address: walk.address, ignored: walk.ignored,
        values: shared.with(UnsafePointer(walk.output)))
    }

    // when addresses
    /// The addresses of tabs and stacks in front of a pattern, the longest first. A list: count (2), each address:
    /// root's candidate plus one, 0 none (4), segments (2), their texts (4 each).
    @inline(never) private mutating func searchAddresses(_ origins: Origins) -> Match? {
      if length < 0 { return nil }
      let list = table.field4(Head.addresses)
      var record = list &+ 2
      for position in 0..<table.field2(list) {
        let segments = table.field2(record &+ 4)
        defer { record = record &+ 6 &+ 4 &* segments }
        // At the end an empty segment is left, which nothing reads.
        guard let start = addressEnd(record &+ 6, segments), start != length else { continue }
        if start > length {
          let root = table.field4(record)
          if root == 0 || endsInSlash && table.field1(Head.flags) & 2 != 0 { continue }
          let candidate = table.field4(table.field4(Head.candidates) &+ 4 &* (root &- 1))
          var walk = emptyWalk(position &+ 1)
          guard walk.readRest(candidate, 0, root &- 1) else { continue }
          walk.best = root &- 1
          return finish(walk, Values(table: table, link: link, query: parts.query))
        }
        if let match = searchAll(origins, values + start, literals + start, length &- start, address: position &+ 1) {
          return match
        }
      }
      return nil
    }
    // end addresses

    // when addresses
    /// Where the segments after an address begin, past the end where none follow; nil where the path does not begin
    /// with it.
    private func addressEnd(_ texts: Int, _ segments: Int) -> Int? {
      var start = length == 0 ? 1 : 0
      for index in 0..<segments {
        if start > length { return nil }
        var end = start
        while end < length, values[end] != separator { end &+= 1 }
        let text = table.text(table.field4(texts &+ 4 &* index))
        guard text.count == end &- start, let base = text.baseAddress,
          foldsFirst && index == 0
            ? sameFolded(base, values + start, text.count) : same(base, literals + start, text.count)
        else { return nil }
        start = end &+ 1
      }
      return start
    }
    // end addresses

    // when addresses
    private func emptyWalk(_ address: Int) -> Walk {
      let context = Walk.Context(
        table: table, link: link, query: nil, fragment: parts.fragment, isInside: true, captures: captures,
        frames: frames,
        fragmentScratch: scratch, scratch: scratch, accepts: nil)
      return Walk(
        context: context, values: values, literals: literals, count: 0, separator: separator, endsInSlash: false,
        foldsAll: false, foldsFirst: false, isOrdered: true, isStrict: false, address: address, output: output,
        spare: output + table.field4(Head.parameters))
    }
    // end addresses
  }
}

/// What containers report, as actions: a view never changes the state, it says what the user or the system did.
nonisolated extension RouteSupport.NavigationState {
  /// A container handed back its path: the ids of what it shows above the root. A shorter beginning of what is there means
  /// that the user went back; anything else is no news.
  ///
  /// - Parameter modal: the modal that the container is in. While that moves out, another may have its place.
  func report(path: [Int], of place: Place, modal: Int? = nil) -> RouteSupport.Action<Model>? {
    if let modal, !isShown(modal, at: place) { return nil }
    let above = self[place].dropFirst().map(\.id)
    guard path.count < above.count, above.starts(with: path) else { return nil }
    return .swipedBack(above[path.count])
  }

  /// A bar handed back the tab that is selected. The same tab again is a tap on it.
  func report(selected tab: Model.Tab) -> RouteSupport.Action<Model> { .select(tab) }

  /// The system closed what it showed as a modal. Nil where that is gone already.
  func report(closed modal: Int) -> RouteSupport.Action<Model>? {
    shown.contains { $0.id == modal } ? .swipedAway(modal) : nil
  }

  /// The system closed an alert. An answer that came before has taken it away.
  func report(closedAlert alert: Int) -> RouteSupport.Action<Model>? {
    waiting.contains { $0.id == alert } ? .dismissAlert(alert) : nil
  }

  /// The modal at a level, from 0, if it is shown in this kind of container. Each modal shows the one above it, so all of
  /// them come up one after the other, however many are open at once.
  func modal(at level: Int, in container: RouteSupport.Container, hasCovers: Bool = true) -> Modal? {
    guard shown.indices.contains(level), shown[level].presentation.container(hasCovers: hasCovers) == container else {
      return nil
    }
    return shown[level]
  }

  /// The screens of a stack. A modal that has gone is drawn as it was while it moves out.
  func screens(of place: Place, modal: Modal? = nil) -> [Entry] {
    guard let modal, !isShown(modal.id, at: place) else { return self[place] }
    return modal.entries
  }

  /// The screens above the root of a stack.
  func path(of place: Place, modal: Modal? = nil) -> [Entry] { Array(screens(of: place, modal: modal).dropFirst()) }

  private func isShown(_ modal: Int, at place: Place) -> Bool {
    guard case .modal(let index) = place, shown.indices.contains(index) else { return false }
    return shown[index].id == modal
  }

  /// The alert that is shown above so many modals. The system shows none from under a modal, so the uppermost has it.
  func alert(at level: Int) -> AlertEntry? { level == shown.count ? waiting.first : nil }

  /// The entry with an id, wherever it is.
  func entry(_ id: Int) -> Entry? { find(id).map { self[$0.place][$0.index] } }
}

nonisolated extension RouteSupport.NavigationState {
  /// A screen above the root in a container that draws all of them.
  nonisolated struct Layer: Identifiable {
    let entry: Entry
    /// How many screens lie under it.
    let depth: Double
    let isTop: Bool
    /// The position of the motion with which it comes and goes; -1 none.
    let motion: Int

    var id: Int { entry.id }
  }

  /// The screens above the root of a stack, the lowest first.
  ///
  /// - Parameter motion: gives the motion of a kind of screen that comes from another.
  func layers(of place: Place, motion: (Int, Int) -> Int) -> [Layer] {
    let stack = self[place]
    return stack.indices.dropFirst().map { index in
      let (kind, other) = (Model.kind(of: stack[index].route), Model.kind(of: stack[index - 1].route))
      return Layer(
        entry: stack[index], depth: Double(index), isTop: index == stack.count - 1, motion: motion(kind, other))
    }
  }

  /// What a back button does: takes a screen off the stack in front, or closes the modal that shows its first one. Nil
  /// where there is nothing to go back to, or the modal is locked.
  var back: RouteSupport.Action<Model>? {
    if self[current].count > 1 { return .pop() }
    guard let modal = shown.last, !modal.presentation.isLocked else { return nil }
    return .dismiss(modal: modal.id)
  }

  /// What a swipe back does in a stack; nil where a modal lies above, or it shows its root.
  func backSwipe(of place: Place) -> RouteSupport.Action<Model>? {
    guard place == current, self[place].count > 1, let top = self[place].last else { return nil }
    return .swipedBack(top.id)
  }
}

nonisolated extension RouteSupport.Navigation {
  /// What a tab shows in place of its root while that may not be shown.
  public nonisolated enum Root: Hashable, Sendable {
    /// Its root.
    case root
    /// The screen of a requirement that fails.
    case via(Model.Route)
    /// Nothing: it is not known yet whether the root may be shown, or it may not.
    case placeholder
  }

  /// What a tab has at the bottom.
  public func root(of tab: Model.Tab) -> Root {
    switch root(at: .base(Model.position(of: tab))) {
    case .root: .root
    case .via(let route): .via(route)
    case .placeholder: .placeholder
    }
  }

  /// What lies at the bottom of a stack. A modal shows its first screen as long as that is there.
  func root(
    at place: RouteSupport.NavigationState<Model>.Place, modal: RouteSupport.NavigationState<Model>.Modal? = nil
  ) -> RouteSupport.Bottom<Model> {
    guard let entry = scene.screens(of: place, modal: modal).first else { return .placeholder }
    if case .modal = place { return .root(entry) }
    switch gate(entry.route) {
    case .open: return .root(entry)
    case .unknown: return .placeholder
    case .fails(let requirement): return screen(for: requirement).map { .via($0.route) } ?? .placeholder
    }
  }

  /// What gives a change in a container of the app's own its curve: what the action says, else the motion of the screen on
  /// top, on the way back of the one that comes to light.
  func curve(of layers: [RouteSupport.NavigationState<Model>.Layer]) -> RouteSupport.Curve {
    animation.map { .action($0) } ?? .motion(layers.last?.motion ?? -1)
  }
}

nonisolated extension RouteSupport {
  /// What lies at the bottom of a stack.
  nonisolated enum Bottom<Model: Schema> {
    case root(NavigationState<Model>.Entry)
    case via(Model.Route)
    case placeholder
  }

  /// What a change is drawn with in a container of the app's own.
  nonisolated enum Curve: Hashable {
    case action(Animation)
    /// The position of a motion; -1 none.
    case motion(Int)
  }

  /// What shows a modal.
  nonisolated enum Container: Hashable {
    case sheet
    case cover
    case popover
  }

  /// Whether a drag from the edge of a screen goes back. Lengths in points.
  public nonisolated struct EdgeSwipe: Hashable, Sendable {
    /// How far a finger moves before it is a drag.
    public var minimumDrag: Double
    /// How far from the edge a drag may begin.
    public var edge: Double
    /// How far the drag, and the place where it would come to rest, have to reach.
    public var distance: Double

    /// A swipe as most apps have it.
    public init(minimumDrag: Double = 8, edge: Double = 32, distance: Double = 128) {
      (self.minimumDrag, self.edge, self.distance) = (minimumDrag, edge, distance)
    }

    /// Whether a drag that begins there may go back: at the leading edge, which is the right one where text runs from right
    /// to left.
    public func begins(at start: Double, width: Double, isRightToLeft: Bool) -> Bool {
      isRightToLeft ? start >= width - edge && start <= width : start >= 0 && start <= edge
    }

    /// Whether a drag goes back: it began at the edge, and both it and the place where it would rest reach far enough
    /// inwards.
    public func fires(
      start: Double, width: Double, translation: Double, predicted: Double, isRightToLeft: Bool
    ) -> Bool {
      let direction: Double = isRightToLeft ? -1 : 1
      return begins(at: start, width: width, isRightToLeft: isRightToLeft)
        && translation * direction >= distance && predicted * direction >= distance
    }
  }
}

nonisolated extension RouteSupport.Presentation {
  /// What shows it; a cover is a sheet where the system has no covers.
  func container(hasCovers: Bool) -> RouteSupport.Container? {
    switch self {
    case .push, .replace: nil
    case .sheet: .sheet
    case .cover: hasCovers ? .cover : .sheet
    case .popover: .popover
    }
  }
}

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

nonisolated extension RouteSupport {
  /// Takes a route's values one after the other, and prints, saves or hashes them.
  ///
  /// Generated code hands the values over by one switch for all three: a switch over every route is what compiling it
  /// costs most.
  nonisolated struct Sink {
    private var printer: Printer?
    private var encoder: RouteEncoder?
    private var hasher: Hasher?
    private var failure: (any Error)?

    /// Prints a link; nil where the route has no such link, whatever its values.
    init?(_ table: Table, route: Int, _ target: Target) {
      guard let printer = Printer(table, route: route, target) else { return nil }
      self.printer = printer
    }

    /// Saves `{"name": …, "parameters": {…}}`.
    init(_ table: Table, route: Int, to encoder: any Encoder) throws {
      self.encoder = try RouteEncoder(table, route: route, to: encoder)
    }

    /// Hashes the screen and its values.
    init(hashing hasher: Hasher, route: Int) {
      self.hasher = hasher
      self.hasher?.combine(route)
    }

    // MARK: Values, in the order of the route's parameters

    @inline(never) mutating func string(_ value: String?) {
      printer?.string(value)
      keep(value)
    }

    @inline(never) mutating func int(_ value: Int?) {
      printer?.int(value)
      keep(value)
    }

    @inline(never) mutating func uint(_ value: UInt?) {
      printer?.uint(value)
      keep(value)
    }

    @inline(never) mutating func bool(_ value: Bool?) {
      printer?.bool(value)
      keep(value)
    }

    // when doubles
    @inline(never) mutating func double(_ value: Double?) {
      printer?.double(value)
      hasher?.combine(value)
      save { try $0.put(value) }
    }
    // end doubles

    // when uuids
    /// The halves of a UUID, which is saved as Foundation does it.
    @inline(never) mutating func uuid(_ value: (UInt64, UInt64)?) {
      printer?.uuid(value)
      hasher?.combine(value?.0)
      hasher?.combine(value?.1)
      save { try $0.put(value.map { Printer.uuidText($0.0, $0.1) }) }
    }
    // end uuids

    // when days
    @inline(never) mutating func day(_ value: Day?) {
      printer?.day(value)
      keep(value)
    }
    // end days

    // when automata
    /// A text that an automaton of the table must accept to be printed: a `plain` newtype, a URL.
    @inline(never) mutating func text(_ value: String?, automaton record: Int) {
      printer?.text(value, automaton: record)
      keep(value)
    }
    // end automata

    // when bounds
    /// A number that must lie between bounds to be printed: a `plain` newtype over Int.
    @inline(never) mutating func int(_ value: Int?, in bounds: ClosedRange<Int>) {
      printer?.int(value, in: bounds)
      keep(value)
    }
    // end bounds

    // when bounds
    /// A number that must lie between bounds to be printed: a `plain` newtype over UInt.
    @inline(never) mutating func uint(_ value: UInt?, in bounds: ClosedRange<UInt>) {
      printer?.uint(value, in: bounds)
      keep(value)
    }
    // end bounds

    // when lists
    /// A tail, or a repeated query item: the elements' texts, nil for one that cannot be written, and what is saved.
    mutating func list<Element: Encodable & Hashable>(
      _ texts: @autoclosure () -> [String?], _ saved: @autoclosure () -> [Element]
    ) {
      if printer != nil { return printer?.list(texts()) ?? () }
      keep(saved())
    }
    // end lists

    private mutating func keep(_ value: (some Encodable & Hashable)?) {
      hasher?.combine(value)
      save { try $0.put(value) }
    }

    private mutating func save(_ put: (inout RouteEncoder) throws -> Void) {
      guard var encoder, failure == nil else { return }
      do { try put(&encoder) } catch { failure = error }
      self.encoder = encoder
    }

    // MARK: What came of it

    /// The link; nil where it cannot be written.
    ///
    /// - Parameter isLimited: whether a link beyond `lengthLimit` is none.
    mutating func link(isLimited: Bool) -> String? { printer?.finish(isLimited: isLimited) ?? nil }

    /// Throws what the encoder threw.
    func finishSaving() throws {
      if let failure { throw failure }
    }

    /// Gives the hasher back.
    func finishHashing(_ hasher: inout Hasher) {
      if let own = self.hasher { hasher = own }
    }
  }
}

// when mixtures
nonisolated extension RouteSupport {
  /// The atoms of a mixture in a table: count (2), then each: kind (1), type (1), argument (4), the automaton of the
  /// type, 0 where the mixture has one parameter (4).
  nonisolated enum Atom {
    static let type = 1
    static let argument = 2
    static let machine = 6
    static let size = 10

    static let literal = 0
    static let parameter = 1
    /// The first element of a tail: the rest of the segment.
    static let tail = 2
  }

  /// Splits a segment over the atoms of a mixture: each parameter takes the shortest text that lets the rest match.
  ///
  /// - Returns: the number of captures written to `output`, or -1.
  @inline(never) static func split(
    _ table: Table, _ record: Int, _ start: Bytes, _ count: Int, _ place: Place, folds: Bool,
    _ output: UnsafeMutablePointer<Capture>
  ) -> Int {
    var splitting = Splitting(table, record, start, count, place, folds, output)
    let written = splitting.rest(0, 0, 0)
    return splitting.budget < 0 ? splitting.all() : written
  }

  /// A segment on its way to be split.
  ///
  /// `{from: Int}...{to: Int}` reads `24...99`. A search with backtracking finds that at once. Its steps are counted,
  /// and a text that was made to take it many is read by a table of what fits where, in linear time.
  private nonisolated struct Splitting {
    let table: Table
    let atoms: Int
    let total: Int
    let start: Bytes
    let count: Int
    let place: Place
    let folds: Bool
    let output: UnsafeMutablePointer<Capture>
    /// The steps that are left to the search; below 0 it has given up.
    var budget: Int

    init(
      _ table: Table, _ record: Int, _ start: Bytes, _ count: Int, _ place: Place, _ folds: Bool,
      _ output: UnsafeMutablePointer<Capture>
    ) {
      self.table = table
      atoms = record &+ 2
      total = table.field2(record)
      self.start = start
      self.count = count
      self.place = place
      self.folds = folds
      self.output = output
      budget = 8 &* count &+ 64
    }

    private func kind(_ index: Int) -> Int { table.field1(atoms &+ Atom.size &* index) }

    private func literal(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      table.text(table.field4(atoms &+ Atom.size &* index &+ Atom.argument))
    }

    /// Whether a literal stands at a position.
    private func stands(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
      guard let base = text.baseAddress, position &+ text.count <= count else { return false }
      return folds ? sameFolded(base, start + position, text.count) : same(base, start + position, text.count)
    }

    /// What an atom that is no literal reads.
    private func value(_ index: Int, _ position: Int, _ end: Int) -> Capture? {
      let atom = atoms &+ Atom.size &* index
      // The first element of a tail is not empty, whatever a String may be.
      if end == position, table.field1(atom) == Atom.tail { return nil }
      return parse(
        table, type: table.field1(atom &+ Atom.type), argument: table.field4(atom &+ Atom.argument), start + position,
        end &- position, place)
    }

    // MARK: Searching

    /// Splits the rest from an atom and a position on, with so many captures written; the number in the end, or -1.
    mutating func rest(_ first: Int, _ from: Int, _ written: Int) -> Int {
      var index = first
      var position = from
      while index < total, kind(index) == Atom.literal {
        let text = literal(index)
        if !stands(text, at: position) { return -1 }
        position &+= text.count
        index &+= 1
      }
      if index == total { return position == count ? written : -1 }
      if index &+ 1 == total {
        guard let value = value(index, position, count) else { return -1 }
        output[written] = value
        return written &+ 1
      }
      // A literal follows. Where it is the last the value ends where it begins.
      let text = literal(index &+ 1)
      var end = index &+ 2 == total ? max(count &- text.count, position) : position
      while end &+ text.count <= count {
        if stands(text, at: end) {
          budget &-= end &- position
          if budget >= 0, let value = value(index, position, end) {
            let done = rest(index &+ 1, end, written &+ 1)
            if done >= 0 {
              output[written] = value
              return done
            }
          }
        }
        budget &-= 1
        if budget < 0 { return -1 }
        end &+= 1
      }
      return -1
    }

    // MARK: Looking up

    /// Splits by a table: for each atom and position whether the rest can be read from there. It is filled from the
    /// end: the states of a type's automaton from which the bytes up to an end that fits lead to acceptance.
    @inline(never) func all() -> Int {
      let width = count &+ 1
      var states = 0
      for index in 0..<total where kind(index) != Atom.literal { states = max(states, machine(index)?.stateCount ?? 0) }
      let size = (total &+ 1) &* width &+ 2 &* states
      return withUnsafeTemporaryAllocation(of: Bool.self, capacity: size) { memory in
        guard let fits = memory.baseAddress else { return -1 }
        fits.initialize(repeating: false, count: size)
        fits[total &* width &+ count] = true
        for index in (0..<total).reversed() {
          let row = fits + index &* width
          if kind(index) == Atom.literal {
            let text = literal(index)
            for position in 0...count where stands(text, at: position) {
              row[position] = row[width &+ position &+ text.count]
            }
          } else {
            fill(row, row + width, index, fits + (total &+ 1) &* width)
          }
        }
        return fits[0] ? collect(fits) : -1
      }
    }

    private func machine(_ index: Int) -> Machine? {
      Machine(table, table.field4(atoms &+ Atom.size &* index &+ Atom.machine))
    }

    /// Fills the row of a parameter from the row after it.
    private func fill(
      _ row: UnsafeMutablePointer<Bool>, _ next: UnsafeMutablePointer<Bool>, _ index: Int,
      _ states: UnsafeMutablePointer<Bool>
    ) {
      guard let machine = machine(index) else { return }
      var live = states
      var before = states + machine.stateCount
      live.initialize(repeating: false, count: 2 &* machine.stateCount)
      var position = count
      while true {
        if next[position] {
          for state in 0..<machine.stateCount where machine.isAccepting(state) { live[state] = true }
        }
        row[position] = live[0]
        if position == 0 { return }
        position &-= 1
        let byte = start[position]
        for state in 0..<machine.stateCount {
          let target = machine.next(state, byte)
          before[state] = target >= 0 && live[target]
        }
        swap(&live, &before)
      }
    }

    /// Takes the shortest texts from left to right.
    private func collect(_ fits: UnsafeMutablePointer<Bool>) -> Int {
      let width = count &+ 1
      var position = 0
      var written = 0
      for index in 0..<total {
        if kind(index) == Atom.literal {
          position &+= literal(index).count
          continue
        }
        guard let machine = machine(index) else { return -1 }
        let next = fits + (index &+ 1) &* width
        var state = 0
        var end = position
        // A Double beyond all numbers has its grammar and does not read; so many are tried and no more.
        var attempts = 16
        while true {
          if next[end], machine.isAccepting(state), attempts > 0 {
            if let value = value(index, position, end) {
              output[written] = value
              break
            }
            attempts &-= 1
          }
          if end == count { return -1 }
          state = machine.next(state, start[end])
          if state < 0 { return -1 }
          end &+= 1
        }
        written &+= 1
        position = end
      }
      return written
    }
  }
}
// end mixtures

nonisolated extension RouteSupport {
  /// A value, or nothing where what was saved is no such value.
  nonisolated struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
  }
}

nonisolated extension KeyedDecodingContainer where Key == RouteSupport.Key {
  /// What is saved under a key; nil where it is missing, or no such value.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: String) -> Value? {
    (try? decodeIfPresent(type, forKey: RouteSupport.Key(stringValue: key))) ?? nil
  }
}

nonisolated extension KeyedEncodingContainer where Key == RouteSupport.Key {
  mutating func put(_ value: (some Encodable)?, _ key: String) throws {
    try encodeIfPresent(value, forKey: RouteSupport.Key(stringValue: key))
  }
}

nonisolated extension RouteSupport.NavigationState.Entry: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    route = try container.decode(Model.Route.self, forKey: RouteSupport.Key(stringValue: "route"))
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(route, "route")
  }
}

nonisolated extension RouteSupport.NavigationState.Modal: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    let presentation = (container.lenient(RouteSupport.Presentation.self, "presentation") ?? .sheet()).shown
    self.presentation = presentation
    detent = container.lenient(RouteSupport.Detent.self, "detent").flatMap { presentation.rests(at: $0) ? $0 : nil }
    stack = container.lenient(String.self, "stack").flatMap { Model.Stack(rawValue: $0) }
    via = container.lenient(String.self, "via").flatMap { Model.Requirement(rawValue: $0) }
    entries = RouteSupport.NavigationState<Model>.readable(
      container.lenient([RouteSupport.Lenient<RouteSupport.NavigationState<Model>.Entry>].self, "entries"))
    if entries.isEmpty {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "a modal without a screen"))
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(presentation, "presentation")
    try container.put(detent, "detent")
    try container.put(stack?.rawValue, "stack")
    try container.put(via?.rawValue, "via")
    try container.put(entries, "entries")
  }
}

nonisolated extension RouteSupport.NavigationState.AlertEntry: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    id = container.lenient(Int.self, "id") ?? 0
    alert = try container.decode(Model.Alert.self, forKey: RouteSupport.Key(stringValue: "alert"))
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(id, "id")
    try container.put(alert, "alert")
  }
}

nonisolated extension RouteSupport.Icon: Codable {
  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    if let name = container.lenient(String.self, "system") {
      self = .system(name)
    } else {
      self = .asset(try container.decode(String.self, forKey: RouteSupport.Key(stringValue: "asset")))
    }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    switch self {
    case .system(let name): try container.put(name, "system")
    case .asset(let name): try container.put(name, "asset")
    }
  }
}

/// Routes are saved by name and parameters, with the table's version. A state of another version is read by
/// its names, too: what cannot be read any more costs itself and what lies above it. Nothing in what was saved traps.
nonisolated extension RouteSupport.NavigationState: Codable {
  /// The readable beginning of a stack.
  static func readable(_ saved: [RouteSupport.Lenient<Entry>]?) -> [Entry] {
    var result: [Entry] = []
    for entry in saved ?? [] {
      guard let value = entry.value else { break }
      // A twin of a screen that is to be unique is no part of any state.
      let kind = Model.kind(of: value.route)
      if Model.isUnique(kind), result.contains(where: { Model.kind(of: $0.route) == kind }) { break }
      result.append(value)
    }
    return result
  }

  /// Reads what `encode(to:)` writes, and as much of anything else as is readable.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: RouteSupport.Key.self)
    typealias Stack = RouteSupport.Lenient<[RouteSupport.Lenient<Entry>]>
    let tabs = container.lenient([String: Stack].self, "tabs") ?? [:]
    let named = container.lenient([String: RouteSupport.Lenient<RouteSupport.Badge>].self, "badges")
    let drawn = container.lenient([String: RouteSupport.Lenient<RouteSupport.Icon>].self, "icons") ?? [:]
    for (position, tab) in Self.tabs {
      if tab.rawValue == container.lenient(String.self, "tab") { selected = position }
      let stack = Self.readable(tabs[tab.rawValue]?.value)
      // The root may be another screen since.
      let root = Model.root(of: tab).map { Model.kind(of: $0) }
      if let first = stack.first?.route, root == nil || Model.kind(of: first) == root { stacks[position] = stack }
      // A tab that there was not keeps the badge of the spec.
      if let named, tabs[tab.rawValue] != nil || named[tab.rawValue] != nil {
        badges[position] = named[tab.rawValue]?.value
      }
      icons[position] = drawn[tab.rawValue]?.value
    }
    if Model.tabCount == 0 {
      let stack = Self.readable(container.lenient([RouteSupport.Lenient<Entry>].self, "entries"))
      if !stack.isEmpty { stacks[0] = stack }
    }
    for modal in container.lenient([RouteSupport.Lenient<Modal>].self, "modals") ?? [] {
      guard var modal = modal.value else { break }
      if shown.contains(where: { $0.stack == modal.stack }) { modal.stack = nil }
      shown.append(modal)
    }
    waiting = (container.lenient([RouteSupport.Lenient<AlertEntry>].self, "alerts") ?? []).compactMap(\.value)
    if let action = container.lenient(RouteSupport.Action<Model>.self, "pending"), !action.isKept {
      wish = Wish(action: action)
    }
    next = container.lenient(Int.self, "next") ?? next
    if !hasSoundIDs { renumber() }
  }

  /// Whether ids are unique and below the next one, far from where numbers end.
  private var hasSoundIDs: Bool {
    var seen: Set<Int> = []
    for id in ids where id <= 0 || id >= next || !seen.insert(id).inserted { return false }
    return next > 0 && next < 1 << 60
  }

  /// The tabs with their positions.
  private static var tabs: [(Int, Model.Tab)] {
    (0..<Model.tabCount).compactMap { position in Model.tab(at: position).map { (position, $0) } }
  }

  private var ids: [Int] {
    places.flatMap { self[$0].map(\.id) } + shown.map(\.id) + waiting.map(\.id)
  }

  /// Gives everything a new id.
  private mutating func renumber() {
    next = 1
    for place in places.reversed() {
      for index in self[place].indices { self[place][index].id = takeID() }
    }
    for index in shown.indices { shown[index].id = takeID() }
    for index in waiting.indices { waiting[index].id = takeID() }
  }

  /// Writes names and values, never positions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RouteSupport.Key.self)
    try container.put(Model.version, "version")
    func named<Value>(_ values: [Value?]) -> [String: Value] {
      var result: [String: Value] = [:]
      for (position, tab) in Self.tabs { result[tab.rawValue] = values[position] }
      return result
    }
    if Model.tabCount == 0 {
      try container.put(stacks[0], "entries")
    } else {
      try container.put(selectedTab?.rawValue, "tab")
      try container.put(named(stacks), "tabs")
    }
    try container.put(shown, "modals")
    try container.put(waiting, "alerts")
    try container.put(named(badges), "badges")
    try container.put(named(icons), "icons")
    try container.put(wish?.action, "pending")
    try container.put(next, "next")
  }
}

nonisolated extension RouteSupport {
  /// A value of a parameter on its way from a link into Swift: numbers parsed, texts by address.
  ///
  /// | type | first | second |
  /// |---|---|---|
  /// | String, URL, newtype over String | address of the bytes | length × 4 + how they are encoded |
  /// | Int, UInt, Bool, enum (index), Double (bits), Day (y × 512 + m × 32 + d) | the value | 0 |
  /// | UUID | its first eight bytes as a number | the second eight |
  /// | tail | address | length × 65,536 + separator of its elements × 256 + 3 |
  /// | list of a query | offset of the query item in the table | 7 |
  /// | list that the spec gives | offset of its record | 11 |
  /// | an optional that is absent | 0 | all ones |
  nonisolated struct Capture {
    var first: UInt64 = 0
    var second: UInt64 = 0

    /// An optional that is absent.
    static var absent: Capture { Capture(first: 0, second: .max) }

    /// A text whose bytes are as they are (0), percent-encoded (1), or percent-encoded with `+` for a space (2).
    @inline(__always) static func text(_ start: Bytes, _ count: Int, encoding: UInt64) -> Capture {
      Capture(
        first: UInt64(UInt(bitPattern: start)), second: UInt64(truncatingIfNeeded: count) &<< 2 | encoding)
    }
  }

  /// The kinds of types in a table; each is one character.
  nonisolated enum TypeCode {
    static let string = 0
    static let int = 1
    static let uint = 2
    static let double = 3
    static let bool = 4
    static let uuid = 5
    static let day = 6
    /// An automaton over the whole value: a newtype over String. Its argument is the automaton.
    static let automaton = 7
    /// A set of texts. Its argument is the list.
    static let texts = 8
    /// Int with bounds. Its argument is the two texts.
    static let boundedInt = 9
    /// UInt with bounds. Its argument is the two texts.
    static let boundedUInt = 10
    /// A URL: an automaton, in a query only.
    static let url = 11
    /// A segment of several atoms. Its argument is the list. Only as a child of a node.
    static let mixture = 12
  }

  /// Where a value stands: the rules for texts differ.
  nonisolated enum Place {
    case path, query, fragment
  }

  /// Reads a segment of a path as a typed child of a node. Returns the number of captures, or -1.
  @inline(never) static func take(
    _ table: Table, _ kind: Int, _ argument: Int, _ start: Bytes, _ count: Int, folds: Bool,
    _ output: UnsafeMutablePointer<Capture>
  ) -> Int {
    // when mixtures
    if kind == TypeCode.mixture { return split(table, argument, start, count, .path, folds: folds, output) }
    // end mixtures
    guard let value = parse(table, type: kind, argument: argument, start, count, .path) else { return -1 }
    output[0] = value
    return 1
  }

  /// Reads decoded bytes as a type. Nil where they do not read.
  static func parse(
    _ table: Table, type: Int, argument: Int, _ start: Bytes, _ count: Int, _ place: Place
  ) -> Capture? {
    switch type {
    case TypeCode.string:
      return isText(start, count, place) ? .text(start, count, encoding: 0) : nil
    case TypeCode.int:
      guard let value = parseInt(start, count) else { return nil }
      return Capture(first: UInt64(bitPattern: Int64(value)))
    case TypeCode.uint:
      guard let value = parseUInt(start, count) else { return nil }
      return Capture(first: UInt64(value))
    // when doubles
    case TypeCode.double:
      guard let value = parseDouble(start, count) else { return nil }
      return Capture(first: value.bitPattern)
    // end doubles
    // when bools
    case TypeCode.bool:
      guard let value = parseBool(start, count, place) else { return nil }
      return Capture(first: value ? 1 : 0)
    // end bools
    // when uuids
    case TypeCode.uuid:
      return parseUUID(start, count)
    // end uuids
    // when days
    case TypeCode.day:
      guard let value = parseDay(start, count) else { return nil }
      return Capture(first: value)
    // end days
    // when automata
    case TypeCode.automaton, TypeCode.url:
      guard isText(start, count, place), accepts(table, argument, start, count) else { return nil }
      return .text(start, count, encoding: 0)
    // end automata
    // when enums
    case TypeCode.texts:
      guard isText(start, count, place), let index = position(table, argument, start, count) else { return nil }
      return Capture(first: UInt64(truncatingIfNeeded: index))
    // end enums
    // when bounds
    case TypeCode.boundedInt:
      guard let value = parseInt(start, count) else { return nil }
      let low = table.text(table.field4(argument))
      let high = table.text(table.field4(argument &+ 4))
      guard let least = low.baseAddress.flatMap({ parseInt($0, low.count) }),
        let greatest = high.baseAddress.flatMap({ parseInt($0, high.count) }), least <= value, value <= greatest
      else { return nil }
      return Capture(first: UInt64(bitPattern: Int64(value)))
    case TypeCode.boundedUInt:
      guard let value = parseUInt(start, count) else { return nil }
      let low = table.text(table.field4(argument))
      let high = table.text(table.field4(argument &+ 4))
      guard let least = low.baseAddress.flatMap({ parseUInt($0, low.count) }),
        let greatest = high.baseAddress.flatMap({ parseUInt($0, high.count) }), least <= value, value <= greatest
      else { return nil }
      return Capture(first: UInt64(value))
    // end bounds
    default:
      return nil
    }
  }

  /// `-?[0-9]+` that fits.
  @inline(never) static func parseInt(_ start: Bytes, _ count: Int) -> Int? {
    var index = 0
    var isNegative = false
    if count > 0, start[0] == 45 {
      isNegative = true
      index = 1
    }
    if index == count { return nil }
    var value = 0
    if count &- index <= 18 {
      while index < count {
        let digit = start[index] &- 48
        if digit > 9 { return nil }
        value = value &* 10 &+ Int(truncatingIfNeeded: digit)
        index &+= 1
      }
      return isNegative ? 0 &- value : value
    }
    while index < count {
      let digit = start[index] &- 48
      if digit > 9 { return nil }
      let (tens, overTens) = value.multipliedReportingOverflow(by: 10)
      let step = isNegative ? 0 &- Int(truncatingIfNeeded: digit) : Int(truncatingIfNeeded: digit)
      let (sum, overSum) = tens.addingReportingOverflow(step)
      if overTens || overSum { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  /// `[0-9]+` that fits.
  @inline(never) static func parseUInt(_ start: Bytes, _ count: Int) -> UInt? {
    if count == 0 { return nil }
    var value: UInt = 0
    var index = 0
    while index < count {
      let digit = start[index] &- 48
      if digit > 9 { return nil }
      let (tens, overTens) = value.multipliedReportingOverflow(by: 10)
      let (sum, overSum) = tens.addingReportingOverflow(UInt(digit))
      if overTens || overSum { return nil }
      value = sum
      index &+= 1
    }
    return value
  }

  // when doubles
  /// `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`, finite. `Double.init` reads more (`nan`, `0x1p3`), so the grammar comes
  /// first.
  @inline(never) static func parseDouble(_ start: Bytes, _ count: Int) -> Double? {
    var index = 0
    func digits() -> Bool {
      let first = index
      while index < count, start[index] &- 48 <= 9 { index &+= 1 }
      return index > first
    }
    if index < count, start[index] == 45 { index &+= 1 }
    guard digits() else { return nil }
    if index < count, start[index] == 46 {
      index &+= 1
      guard digits() else { return nil }
    }
    if index < count, start[index] | 0x20 == 101 {
      index &+= 1
      if index < count, start[index] == 43 || start[index] == 45 { index &+= 1 }
      guard digits() else { return nil }
    }
    guard index == count else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
  // end doubles

  // when bools
  /// `true` or `false`; in a query also `1`, `0` and nothing at all, which is true.
  static func parseBool(_ start: Bytes, _ count: Int, _ place: Place) -> Bool? {
    switch count {
    case 4: return load4(start) == 0x6575_7274 ? true : nil
    case 5: return load4(start) == 0x736C_6166 && start[4] == 101 ? false : nil
    case 1 where place == .query: return start[0] == 49 ? true : start[0] == 48 ? false : nil
    case 0 where place == .query: return true
    default: return nil
    }
  }
  // end bools

  // when bools
  @inline(__always) static func load4(_ start: Bytes) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self))
  }
  // end bools

  // when uuids
  /// 8-4-4-4-12 hexadecimal digits, either case (RFC 9562, section 4).
  @inline(never) static func parseUUID(_ start: Bytes, _ count: Int) -> Capture? {
    if count != 36 || start[8] != 45 || start[13] != 45 || start[18] != 45 || start[23] != 45 { return nil }
    var wrong: UInt64 = 0
    var value: UInt64 = 0
    var result = Capture()
    var index = 0
    while index < 36 {
      if index == 8 || index == 13 || index == 23 {
        index &+= 1
      } else if index == 18 {
        result.first = value
        value = 0
        index &+= 1
      }
      let digit = hexDigit(start[index])
      wrong |= digit
      value = value &<< 4 | (digit & 15)
      index &+= 1
    }
    result.second = value
    return wrong < 0x100 ? result : nil
  }
  // end uuids

  /// Whether valid UTF-8 may be a String there. In a path: not empty, no control characters (Unicode Cc), not `.` and
  /// not `..`. In a query or a fragment: no NUL.
  @inline(__always) static func isText(_ start: Bytes, _ count: Int, _ place: Place) -> Bool {
    if place == .path {
      if count == 0 || count <= 2 && start[0] == 46 && (count == 1 || start[1] == 46) { return false }
      return !hasControl(start, count)
    }
    var index = 0
    while index < count {
      if start[index] == 0 { return false }
      index &+= 1
    }
    return true
  }

  /// Whether a character of Unicode's category Cc is there: U+0000–1F, U+007F, U+0080–9F (`C2 80`–`C2 9F`).
  @inline(__always) static func hasControl(_ start: Bytes, _ count: Int) -> Bool {
    var index = 0
    var suspect: UInt64 = 0
    while index &+ 8 <= count {
      suspect |= suspects(load8(start, index))
      index &+= 8
    }
    if index < count {
      // What is missing to eight bytes is filled with spaces.
      let fill = 0x2020_2020_2020_2020 &<< UInt64(truncatingIfNeeded: 8 &* (count &- index))
      suspect |= suspects(word(start, index, count) | fill)
    }
    return suspect != 0 && hasControl(slowly: start, count)
  }

  /// Not zero where one of eight bytes is a control character of ASCII, or none of ASCII.
  @inline(__always) static func suspects(_ word: UInt64) -> UInt64 {
    (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 | word & 0x8080_8080_8080_8080
      | zeroBytes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
  }

  @inline(never) static func hasControl(slowly start: Bytes, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      let byte = start[index]
      if byte < 0x20 || byte == 0x7F { return true }
      if byte == 0xC2, index &+ 1 < count, start[index &+ 1] < 0xA0 { return true }
      index &+= 1
    }
    return false
  }

  // when automata
  /// Runs an automaton over all the bytes. Its record: the number of states (2 characters), of classes (2), whether
  /// classes take two characters and states two (1: 1 and 2), for each byte its class, for each state whether a text
  /// may end there (1), for each state and class the next state plus one, 0 none.
  @inline(never) static func accepts(_ table: Table, _ record: Int, _ start: Bytes, _ count: Int) -> Bool {
    guard let machine = Machine(table, record) else { return false }
    var state = 0
    var index = 0
    while index < count {
      state = machine.next(state, start[index])
      if state < 0 { return false }
      index &+= 1
    }
    return machine.isAccepting(state)
  }
  // end automata

  // when automata
  /// An automaton in a table.
  nonisolated struct Machine {
    let table: Table
    let stateCount: Int
    let classes: Int
    let accepting: Int
    let transitions: Int
    let classCount: Int
    let isWideClass: Bool
    let isWideState: Bool

    /// Nil where the automaton has no states: it accepts nothing.
    init?(_ table: Table, _ record: Int) {
      stateCount = table.field2(record)
      if stateCount == 0 { return nil }
      self.table = table
      classCount = table.field2(record &+ 2)
      let widths = table.field1(record &+ 4)
      isWideClass = widths & 1 != 0
      isWideState = widths & 2 != 0
      classes = record &+ 5
      accepting = classes &+ (isWideClass ? 512 : 256)
      transitions = accepting &+ stateCount
    }

    /// The next state, or -1.
    @inline(__always) func next(_ state: Int, _ byte: UInt8) -> Int {
      let index = Int(byte)
      let kind = isWideClass ? table.field2(classes &+ 2 &* index) : table.field1(classes &+ index)
      let entry = state &* classCount &+ kind
      return (isWideState ? table.field2(transitions &+ 2 &* entry) : table.field1(transitions &+ entry)) &- 1
    }

    /// Whether a text may end there.
    @inline(__always) func isAccepting(_ state: Int) -> Bool { table.field1(accepting &+ state) != 0 }
  }
  // end automata

  // when enums
  /// The position of a text in a list: count (2 characters), the texts (4 each) in the order of the spec.
  static func position(_ table: Table, _ record: Int, _ start: Bytes, _ count: Int) -> Int? {
    let total = table.field2(record)
    var index = 0
    while index < total {
      let text = table.text(table.field4(record &+ 2 &+ 4 &* index))
      if text.count == count, let base = text.baseAddress, same(base, start, count) { return index }
      index &+= 1
    }
    return nil
  }
  // end enums
}

nonisolated extension RouteSupport {
  /// A node of the tree over segments, at an offset in `nodes`: best candidate below it (4), candidates that end here
  /// (4), candidates with a tail from here on (4), typed children (2), the number of slots as a power of two plus one, 0
  /// none, plus 32 where no slot is wanted by two texts (1), by how much a hash is shifted to give the slot (1), slots
  /// (hash 1, length 1, node 4, text 4). In front of it the typed children, the first the nearest (kind 1, argument 4,
  /// node 4). The candidates of a list: count (2), the record of the first where it needs nothing but its path, else 0
  /// (4), the candidates (4 each).
  nonisolated enum Node {
    static let leaf = 4
    static let tail = 8
    static let slots = 16
    static let childSize = 9
    static let slotSize = 10
    static let emptyMark: UInt16 = 0x3030

    /// Tail, typed children, slots and shift: eight characters, read as one word.
    nonisolated struct Header {
      let word: UInt64
      @inline(__always) var hasTail: Bool { UInt32(truncatingIfNeeded: word) != 0x3030_3030 }
      /// Whether a literal child is not the only way.
      @inline(__always) var hasAlternatives: Bool { word & 0xFFFF_FFFF_FFFF != 0x3030_3030_3030 }
      @inline(__always) var typedCount: Int {
        Int(truncatingIfNeeded: ((word &>> 32 & 0xFF) &- 48) | ((word &>> 40 & 0xFF) &- 48) &<< 6)
      }
      @inline(__always) var hasSlots: Bool { word &>> 48 & 0xFF != 48 }
      /// From `0` on 32 characters say the power, from `P` on 32 that no two texts want one slot.
      @inline(__always) var slotCount: Int { (1 &<< Int(truncatingIfNeeded: (word &>> 48 &- 48) & 31)) &>> 1 }
      @inline(__always) var isPerfect: Bool { (word &>> 48 & 0xFF) >= 80 }
      @inline(__always) var shift: UInt64 { word &>> 56 &- 48 }
    }

    /// A typed child.
    @inline(__always) static func typed(_ node: Int, _ index: Int) -> Int { node &- childSize &* (index &+ 1) }

    /// The first two characters of a slot: six bits of the hash, and the length up to 63.
    @inline(__always) static func mark(_ hash: UInt64, _ count: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: hash &>> 58 | UInt64(truncatingIfNeeded: min(count, 63)) &<< 8) &+ emptyMark
    }
  }

  /// One search of the tree: most specific child first, every alternative kept, captures of an abandoned branch
  /// overwritten.
  ///
  /// `/trails/angels-landing/photos` at the root: `trails` is found among the slots, and the root is kept with its
  /// other children still to try; and so on. Each node of the tree is reached at most once, so a link costs at most the
  /// tree.
  nonisolated struct Walk {
    /// A node with alternatives that are still to be tried.
    nonisolated struct Frame {
      var node: Int
      var start: Int
      var end: Int
      var next: Int
      var captured: Int
    }

    /// What one reading needs besides its path.
    nonisolated struct Context {
      let table: Table
      let link: Bytes
      let query: Range<Int>?
      let fragment: Range<Int>
      let isInside: Bool
      let captures: UnsafeMutablePointer<Capture>
      let frames: UnsafeMutablePointer<Frame>
      /// Room for the decoded fragment.
      let fragmentScratch: UnsafeMutablePointer<UInt8>
      /// Room for one decoded query value.
      let scratch: UnsafeMutablePointer<UInt8>
      /// Asks the app's own types; nil where the table has none.
      let accepts: ((Int, UnsafePointer<Capture>) -> Bool)?
    }

    let context: Context
    /// The path without its leading slash and without one final slash.
    let values: Bytes
    /// The same, folded where literals fold.
    let literals: Bytes
    let count: Int
    /// `/`, or 0xFF where the path is decoded.
    let separator: UInt8
    let endsInSlash: Bool
    let foldsAll: Bool
    let foldsFirst: Bool
    let isOrdered: Bool
    let isStrict: Bool
    /// The address whose routes alone count, plus one; 0 every route.
    let address: Int

    /// The values of the best candidate, a capture a parameter.
    var output: UnsafeMutablePointer<Capture>
    /// Room for the values of one that may yet refuse the link.
    var spare: UnsafeMutablePointer<Capture>
    /// The best candidate so far: the lowest, as candidates are in the order of rank.
    var best = Int.max
    /// The best candidate's parameters whose query items were there but did not read, a bit each.
    var ignored: UInt64 = 0

    /// Searches one tree. The captures below `captured` are the host's.
    @inline(__always) mutating func search(_ root: Int, captured: Int) {
      if foldsFirst { searchFolded(root, captured) }
      descend(root, count == 0 ? 1 : 0, captured)
    }

    /// The literal children for a first segment that stands where a host would: there literals compare without case, so
    /// several may be meant. One that is written as the link has it goes before the others.
    @inline(never) private mutating func searchFolded(_ root: Int, _ captured: Int) {
      let end = segmentEnd(0)
      let before = best
      for isExact in [true, false] {
        if best != before { return }
        var slot = 0
        while case let child = foldedChild(root, end, &slot, isExact: isExact), child != 0 {
          if context.table.field4(child) < best { descend(child, end &+ 1, captured) }
        }
      }
    }

    /// Searches what is below a node, from the segment that begins at `start` on.
    @inline(never) private mutating func descend(_ root: Int, _ start: Int, _ captured: Int) {
      let table = context.table
      var node = root
      var start = start
      var end = 0
      var captured = captured
      var depth = 0
      descend: while true {
        var next = 0
        if start > count {
          let leaf = table.field4(node &+ Node.leaf)
          if leaf != 0, accept(leaf, captured), isOrdered { return }
          let tail = table.field4(node &+ Node.tail)
          if tail != 0 {
            context.captures[captured] = .text(values + count, 0, encoding: 0)
            if accept(tail, captured &+ 1), isOrdered { return }
          }
        } else {
          end = segmentEnd(start)
          let child = literalChild(node, start, end)
          if child != 0, table.field4(child) < best {
            if table.header(node).hasAlternatives {
              context.frames[depth] = Frame(node: node, start: start, end: end, next: 0, captured: captured)
              depth &+= 1
            }
            node = child
            start = end &+ 1
            continue descend
          }
          next = -1
        }
        // Here nothing more is below; `next` is -1 where the node's own alternatives come first.
        alternatives: while true {
          if next < 0 {
            next = 0
          } else {
            if depth == 0 { return }
            depth &-= 1
            let frame = context.frames[depth]
            node = frame.node
            start = frame.start
            end = frame.end
            next = frame.next
            captured = frame.captured
          }
          let header = table.header(node)
          let typedCount = header.typedCount
          let tail = table.field4(node &+ Node.tail)
          while next < typedCount {
            let child = Node.typed(node, next)
            next &+= 1
            let target = table.field4(child &+ 5)
            if table.field4(target) >= best { continue }
            let added = take(table.field1(child), table.field4(child &+ 1), start, end, captured)
            if added < 0 { continue }
            if next < typedCount || tail != 0 {
              context.frames[depth] = Frame(node: node, start: start, end: end, next: next, captured: captured)
              depth &+= 1
            }
            node = target
            start = end &+ 1
            captured &+= added
            continue descend
          }
          if tail != 0, isTail(start) {
            context.captures[captured] = .text(values + start, count &- start, encoding: 0)
            if accept(tail, captured &+ 1), isOrdered { return }
          }
        }
      }
    }

    /// The end of the segment that begins there.
    @inline(__always) func segmentEnd(_ start: Int) -> Int {
      let pattern = UInt64(separator) &* 0x0101_0101_0101_0101
      var end = start
      while end < count {
        let mark = zeroBytes(word(values, end, count) ^ pattern)
        if mark != 0 { return min(end &+ mark.trailingZeroBitCount &>> 3, count) }
        end &+= 8
      }
      return count
    }

    /// The child for exactly these bytes, or 0.
    @inline(__always) func literalChild(_ node: Int, _ start: Int, _ end: Int) -> Int {
      let header = context.table.header(node)
      if !header.hasSlots || start == end || foldsFirst && start == 0 { return 0 }
      let eight = word(literals, start, count)
      return context.table.child(node, header, literals + start, end &- start, eight)
    }

    /// The next literal child from a slot on, 0 none, whose text is the first segment without ASCII case: also as it
    /// stands, or not.
    func foldedChild(_ node: Int, _ end: Int, _ slot: inout Int, isExact: Bool) -> Int {
      let table = context.table
      let count = table.header(node).slotCount
      while slot < count, end > 0 {
        let record = node &+ Node.slots &+ Node.slotSize &* slot
        slot &+= 1
        let child = table.field4(record &+ 2)
        if child == 0 { continue }
        let text = table.text(table.field4(record &+ 6))
        guard text.count == end, let base = text.baseAddress else { continue }
        if isExact ? same(base, values, end) : sameFolded(base, values, end) && !same(base, values, end) {
          return child
        }
      }
      return 0
    }

    /// Reads a segment as a typed child. Returns the number of captures, or -1.
    func take(_ kind: Int, _ argument: Int, _ start: Int, _ end: Int, _ captured: Int) -> Int {
      RouteSupport.take(
        context.table, kind, argument, values + start, end &- start, folds: foldsAll || foldsFirst && start == 0,
        context.captures + captured)
    }

    /// Whether every segment from there on may be an element of a tail.
    @inline(never) func isTail(_ start: Int) -> Bool {
      var start = start
      while start <= count {
        let end = segmentEnd(start)
        if !isText(values + start, end &- start, .path) { return false }
        start = end &+ 1
      }
      return true
    }

    /// Takes the first candidate of a list that reads the link and is better than the best so far.
    @inline(__always) mutating func accept(_ list: Int, _ captured: Int) -> Bool {
      let table = context.table
      let base = table.field4(Head.candidates)
      for position in 0..<table.field2(list) {
        let candidate = table.field4(list &+ 6 &+ 4 &* position)
        if candidate >= best { return false }
        if read(table.field4(base &+ 4 &* candidate), captured, candidate) {
          best = candidate
          return true
        }
      }
      return false
    }

    /// Whether the rest of the link fits the candidate: where it comes from, its final slash, its query and its
    /// fragment. Fills `output`.
    @inline(__always) mutating func read(_ record: Int, _ captured: Int, _ candidate: Int) -> Bool {
      let table = context.table
      let flags = table.field1(record &+ Candidate.flags)
      if flags & Candidate.isInternal != 0, !context.isInside { return false }
      if isStrict, (flags & Candidate.endsInSlash != 0) != endsInSlash { return false }
      if address != 0, !Candidate.isEligible(table, record, address) { return false }
      if flags & Candidate.isDirect != 0 {
        for index in 0..<table.field2(record &+ Candidate.parameterCount) {
          output[index] = context.captures[index]
        }
        ignored = 0
        return true
      }
      return readRest(record, captured, candidate)
    }
  }

  /// A candidate's record in `nodes`: route number (4), flags (1), how (1), addresses (4), names for explanations (4),
  /// parameters (2), query items (2), fragment (4), then the parameters (source 1, type 1, type's argument 4, which 4)
  /// and the query items (`QueryItem`).
  nonisolated enum Candidate {
    static let flags = 4
    static let via = 5
    /// What `how` is of a tab's root, which the tab's address alone opens.
    static let addressAlone = 3
    static let addresses = 6
    static let names = 10
    static let parameterCount = 14
    static let queryCount = 16
    static let fragment = 18
    static let parameters = 22
    static let parameterSize = 10

    static let isInternal = 1
    static let endsInSlash = 2
    static let isRefusal = 4
    /// The captures are the parameters, in order, and there is nothing else to read.
    static let isDirect = 8
    /// The app's own types decide as well.
    static let asksApp = 16

    /// Whether an address (plus one) may stand before the candidate's pattern. The field is 0 never, 1 always, else a
    /// list: count (2), addresses plus one (2 each).
    static func isEligible(_ table: Table, _ record: Int, _ address: Int) -> Bool {
      let list = table.field4(record &+ addresses)
      if list <= 1 { return list == 1 }
      for position in 0..<table.field2(list) where table.field2(list &+ 2 &+ 2 &* position) == address { return true }
      return false
    }
  }

  /// Whether bytes are the same without ASCII case.
  @inline(__always) static func sameFolded(_ left: Bytes, _ right: Bytes, _ count: Int) -> Bool {
    for index in 0..<count where folded(left[index]) != folded(right[index]) { return false }
    return true
  }
}
"""###
}
