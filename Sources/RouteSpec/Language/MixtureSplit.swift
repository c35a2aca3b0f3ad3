/// How the text of a mixture is split between its atoms, and whether it can be split in two ways.
///
/// `{a}-{b}` splits `x-y-z` as `x`, `y-z` and as `x-y`, `z`. Two runs over the same bytes, one for each way, are walked
/// together; a
/// text that leads both to the end after they have once stood in different atoms splits in two ways. The texts
/// themselves are no small
/// automaton (in `{a}1{b: Int}` it would know where each of the last nineteen 1s stood), so only the first of them is
/// looked for.
struct MixtureSplit {
  /// A run: which atom reads the next byte, and where in its automaton.
  private struct Run: Hashable {
    var atom: Int
    var state: Int
  }

  /// Two runs over the same bytes; as long as they do not differ they are the same.
  private struct Pair: Hashable {
    var first: Run
    var second: Run
    var differs: Bool
  }

  private struct Edge {
    var column: Int
    var target: Int
  }

  /// The most pairs that are walked.
  private static let limit = 50_000

  private let atoms: [Automaton]
  private let order: PrintOrder
  /// For each byte its class, which no atom tells apart; for each class its bytes in the order of witnesses.
  private var bytesOfClass: [[UInt8]] = []
  private var edges: [[Edge]] = []
  private var isEnd: [Bool] = []

  private init(_ atoms: [Automaton], keeping: ByteSet) {
    self.atoms = atoms
    order = PrintOrder(keeping: keeping)
    var classes: [[UInt8]: Int] = [:]
    for byte in order.bytes {
      let key = atoms.map { $0.classes[Int(byte)] }
      if let known = classes[key] {
        bytesOfClass[known].append(byte)
      } else {
        classes[key] = bytesOfClass.count
        bytesOfClass.append([byte])
      }
    }
  }

  /// The first text in the order of witnesses that splits in more than one way; nil where there is none, or it was not
  /// found within
  /// the limit.
  static func firstAmbiguousText(_ atoms: [Automaton], keeping: ByteSet = .none) -> [UInt8]? {
    if atoms.contains(where: \.isEmpty) { return nil }
    var search = MixtureSplit(atoms, keeping: keeping)
    return search.explore() ? search.firstText() : nil
  }

  /// Walks all pairs of runs; false where there are too many.
  private mutating func explore() -> Bool {
    let start = Pair(first: Run(atom: 0, state: 0), second: Run(atom: 0, state: 0), differs: false)
    var number = [start: 0]
    var pairs = [start]
    while edges.count < pairs.count {
      let pair = pairs[edges.count]
      let first = reachable(pair.first)
      let second = pair.differs ? reachable(pair.second) : first
      isEnd.append(pair.differs && ends(first) && ends(second))
      var out: [Edge] = []
      for (column, bytes) in bytesOfClass.enumerated() {
        for one in first {
          guard let next = step(one, bytes[0]) else { continue }
          for other in second where pair.differs || other.atom >= one.atom {
            // The one that stays behind is the first.
            guard let rival = step(other, bytes[0]) else { continue }
            let target = Pair(first: next, second: rival, differs: pair.differs || next.atom != rival.atom)
            let index = number[target] ?? pairs.count
            if index == pairs.count {
              if pairs.count >= MixtureSplit.limit { return false }
              number[target] = index
              pairs.append(target)
            }
            out.append(Edge(column: column, target: index))
          }
        }
      }
      edges.append(out)
    }
    return true
  }

  private func step(_ run: Run, _ byte: UInt8) -> Run? {
    let atom = atoms[run.atom]
    let next = atom.transitions[run.state * atom.classCount + Int(atom.classes[Int(byte)])]
    return next < 0 ? nil : Run(atom: run.atom, state: Int(next))
  }

  /// The run, and the beginnings of the atoms that may come next.
  private func reachable(_ run: Run) -> [Run] {
    var result = [run]
    var last = run
    while atoms[last.atom].accepting[last.state], last.atom + 1 < atoms.count {
      last = Run(atom: last.atom + 1, state: 0)
      result.append(last)
    }
    return result
  }

  private func ends(_ runs: [Run]) -> Bool {
    runs.contains { $0.atom == atoms.count - 1 && atoms[$0.atom].accepting[$0.state] }
  }

  /// The first text that leads from the start to an end.
  private func firstText() -> [UInt8]? {
    let costs = bytesOfClass.map { bytes in bytes.map { order.length($0) }.min() ?? 1 }
    var into = [[(source: Int, cost: Int)]](repeating: [], count: edges.count)
    for (source, list) in edges.enumerated() {
      for edge in list { into[edge.target].append((source, costs[edge.column])) }
    }
    let lengths = PrintOrder.lengths(from: isEnd, into: into)
    guard lengths[0] < Int.max else { return nil }
    // All pairs that one text leads to and that are as near to the end; the first byte that brings some of them nearer
    // is taken.
    var rank = [Int](repeating: 0, count: 256)
    for (place, byte) in order.bytes.enumerated() { rank[Int(byte)] = place }
    var places: Set<Int> = [0]
    var rest = lengths[0]
    var text: [UInt8] = []
    while rest > 0 {
      var best: (byte: UInt8, place: Int)?
      var next: Set<Int> = []
      for place in places {
        for edge in edges[place] where lengths[edge.target] < Int.max {
          guard let byte = bytesOfClass[edge.column].first(where: { order.length($0) + lengths[edge.target] == rest })
          else {
            continue
          }
          let position = rank[Int(byte)]
          if let known = best, known.place < position { continue }
          if best?.place != position { next = [] }
          best = (byte, position)
          next.insert(edge.target)
        }
      }
      guard let best else { return nil }
      text.append(best.byte)
      rest -= order.length(best.byte)
      places = next
    }
    return text
  }

  /// The ways to split a text, each value as short as lets the rest match, from left to right; at most so many.
  static func splits(_ text: [UInt8], _ atoms: [Automaton], limit: Int) -> [[[UInt8]]] {
    var result: [[[UInt8]]] = []
    // From where on which atoms do not match, so that no way is tried twice.
    var dead: Set<[Int]> = []
    func visit(_ atom: Int, _ start: Int, _ parts: [[UInt8]]) -> Bool {
      if atom == atoms.count {
        if start == text.count { result.append(parts) }
        return start == text.count
      }
      if dead.contains([atom, start]) || result.count >= limit { return false }
      var found = false
      for end in start...text.count where atoms[atom].reads(Array(text[start..<end])) {
        if visit(atom + 1, end, parts + [Array(text[start..<end])]) { found = true }
        if result.count >= limit { return found }
      }
      if !found { dead.insert([atom, start]) }
      return found
    }
    _ = visit(0, 0, [])
    return result
  }
}
