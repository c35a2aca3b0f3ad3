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
