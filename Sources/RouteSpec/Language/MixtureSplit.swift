/// How the text of a mixture is split between its atoms, and whether it can be split in two ways.
///
/// `{a}-{b}` splits `x-y-z` as `x`, `y-z` and as `x-y`, `z`. Two runs over the same bytes, one for each way, are walked together; a
/// text that leads both to the end after they have once stood in different atoms splits in two ways.
enum MixtureSplit {
  /// A run: which atom reads the next byte, and where in its automaton.
  private struct Run: Hashable {
    var atom: Int
    var state: Int
  }

  private struct Pair: Hashable {
    var first: Run
    var second: Run
    var differs: Bool
  }

  /// The texts that split in more than one way; nil where that is too large to say.
  static func ambiguousTexts(_ atoms: [Automaton]) -> Automaton? {
    if atoms.contains(where: \.isEmpty) { return .empty }
    var graph = ByteGraph()
    var number: [Pair: Int] = [:]
    var pending: [Pair] = []
    var ends: [Int] = []
    do throws(AutomatonTooLarge) {
      let start = Pair(first: Run(atom: 0, state: 0), second: Run(atom: 0, state: 0), differs: false)
      number[start] = try graph.state()
      pending.append(start)
      while let pair = pending.popLast() {
        guard let source = number[pair] else { continue }
        let first = reachable(pair.first, atoms)
        let second = reachable(pair.second, atoms)
        if pair.differs, isEnd(first, atoms), isEnd(second, atoms) { ends.append(source) }
        for one in first {
          for run in atoms[one.atom].runs(from: one.state) {
            for other in second {
              for rival in atoms[other.atom].runs(from: other.state) where run.low <= rival.high && rival.low <= run.high {
                let next = Pair(
                  first: Run(atom: one.atom, state: run.target), second: Run(atom: other.atom, state: rival.target),
                  differs: pair.differs || one.atom != other.atom)
                let target: Int
                if let known = number[next] {
                  target = known
                } else {
                  target = try graph.state()
                  number[next] = target
                  pending.append(next)
                }
                graph.edge(source, max(run.low, rival.low), min(run.high, rival.high), target)
              }
            }
          }
        }
      }
      return try graph.automaton(from: 0, to: ends)
    } catch {
      return nil
    }
  }

  /// The run, and the beginnings of the atoms that may come next.
  private static func reachable(_ run: Run, _ atoms: [Automaton]) -> [Run] {
    var result = [run]
    var last = run
    while atoms[last.atom].accepting[last.state], last.atom + 1 < atoms.count {
      last = Run(atom: last.atom + 1, state: 0)
      result.append(last)
    }
    return result
  }

  private static func isEnd(_ runs: [Run], _ atoms: [Automaton]) -> Bool {
    runs.contains { $0.atom == atoms.count - 1 && atoms[$0.atom].accepting[$0.state] }
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
