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
