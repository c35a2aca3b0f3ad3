/// A graph of states with edges that read a range of bytes or nothing: what an automaton is made from where several
/// ways are open.
///
/// `a|ab` has two ways to read an `a`. The automaton's states are the sets of this graph's states that one text reaches (Rabin and
/// Scott's subset construction).
struct ByteGraph {
  private struct Edge {
    var low: UInt8
    var high: UInt8
    var target: Int32
  }

  private var edges: [[Edge]] = []
  private var jumps: [[Int32]] = []

  /// The largest number of states, so that `(x{1000}){1000}` is refused at once.
  private static let limit = 100_000

  /// A new state.
  mutating func state() throws(AutomatonTooLarge) -> Int {
    if edges.count >= ByteGraph.limit { throw AutomatonTooLarge() }
    edges.append([])
    jumps.append([])
    return edges.count - 1
  }

  /// An edge that reads one byte of a range.
  mutating func edge(_ source: Int, _ low: UInt8, _ high: UInt8, _ target: Int) {
    edges[source].append(Edge(low: low, high: high, target: Int32(target)))
  }

  /// An edge that reads nothing.
  mutating func jump(_ source: Int, _ target: Int) { jumps[source].append(Int32(target)) }

  /// Copies an automaton in. `change` gives for each edge the ranges that read what it read.
  ///
  /// - Returns: its first state and its accepting ones.
  mutating func embed(
    _ automaton: Automaton, change: (UInt8, UInt8) -> [(UInt8, UInt8)] = { [($0, $1)] }
  ) throws(AutomatonTooLarge) -> (start: Int, ends: [Int]) {
    let first = try state()
    for _ in automaton.accepting.dropFirst() { _ = try state() }
    for source in 0..<automaton.stateCount {
      for run in automaton.runs(from: source) {
        for (low, high) in change(run.low, run.high) { edge(first + source, low, high, first + run.target) }
      }
    }
    return (first, automaton.accepting.indices.filter { automaton.accepting[$0] }.map { first + $0 })
  }

  /// The minimal automaton of all texts that lead from the start to one of the ends.
  func automaton(from start: Int, to ends: [Int]) throws(AutomatonTooLarge) -> Automaton {
    var isEnd = [Bool](repeating: false, count: edges.count)
    for end in ends { isEnd[end] = true }
    let (classes, classCount) = byteClasses()
    var closures = [[Int32]?](repeating: nil, count: edges.count)
    var stamps = [Int](repeating: -1, count: edges.count)
    var stamp = 0
    var work = 0
    func set(_ targets: [Int32]) -> [Int32] {
      stamp += 1
      var result: [Int32] = []
      for target in targets {
        let closure = closures[Int(target)] ?? self.closure(of: Int(target), isEnd)
        closures[Int(target)] = closure
        for state in closure where stamps[Int(state)] != stamp {
          stamps[Int(state)] = stamp
          result.append(state)
        }
      }
      result.sort()
      return result
    }
    let first = set([Int32(start)])
    var number: [[Int32]: Int32] = [first: 0]
    var order = [first]
    var result = Automaton(classes: classes, classCount: classCount, transitions: [], accepting: [])
    var next = 0
    var buckets = [[Int32]](repeating: [], count: classCount)
    while next < order.count {
      let states = order[next]
      next += 1
      work += states.count + classCount
      if order.count > Automaton.workLimit || work > 64 * Automaton.workLimit { throw AutomatonTooLarge() }
      var isAccepting = false
      for state in states {
        if isEnd[Int(state)] { isAccepting = true }
        for edge in edges[Int(state)] {
          for column in classes[Int(edge.low)]...classes[Int(edge.high)] { buckets[Int(column)].append(edge.target) }
        }
      }
      result.accepting.append(isAccepting)
      for column in 0..<classCount {
        if buckets[column].isEmpty {
          result.transitions.append(Automaton.dead)
          continue
        }
        let target = set(buckets[column])
        buckets[column].removeAll(keepingCapacity: true)
        if let known = number[target] {
          result.transitions.append(known)
        } else {
          number[target] = Int32(order.count)
          result.transitions.append(Int32(order.count))
          order.append(target)
        }
      }
    }
    return try result.minimal().withinLimit()
  }

  /// Bytes between the ends of ranges belong together. Classes count up with the bytes.
  private func byteClasses() -> (classes: [UInt8], count: Int) {
    var begins = [Bool](repeating: false, count: 257)
    for list in edges {
      for edge in list {
        begins[Int(edge.low)] = true
        begins[Int(edge.high) + 1] = true
      }
    }
    begins[0] = false
    var classes = [UInt8](repeating: 0, count: 256)
    var last = 0
    for byte in 0..<256 {
      if begins[byte] { last += 1 }
      classes[byte] = UInt8(last)
    }
    return (classes, last + 1)
  }

  /// The states that jumps lead to and that read or end something.
  private func closure(of start: Int, _ isEnd: [Bool]) -> [Int32] {
    if jumps[start].isEmpty { return edges[start].isEmpty && !isEnd[start] ? [] : [Int32(start)] }
    var seen: Set<Int32> = [Int32(start)]
    var pending = [Int32(start)]
    var result: [Int32] = []
    while let state = pending.popLast() {
      if !edges[Int(state)].isEmpty || isEnd[Int(state)] { result.append(state) }
      for target in jumps[Int(state)] where seen.insert(target).inserted { pending.append(target) }
    }
    return result
  }
}

extension Automaton {
  /// The transitions of a state as ranges of bytes.
  func runs(from state: Int) -> [(low: UInt8, high: UInt8, target: Int)] {
    var result: [(low: UInt8, high: UInt8, target: Int)] = []
    for byte in 0..<256 {
      let target = Int(transitions[state * classCount + Int(classes[byte])])
      if target < 0 { continue }
      if let last = result.last, last.target == target, Int(last.high) == byte - 1 {
        result[result.count - 1].high = UInt8(byte)
      } else {
        result.append((UInt8(byte), UInt8(byte), target))
      }
    }
    return result
  }

  /// The texts that are one of the first, then one of the second, and so on.
  public static func concatenation(_ parts: [Automaton]) throws(AutomatonTooLarge) -> Automaton {
    var graph = ByteGraph()
    let start = try graph.state()
    var ends = [start]
    for part in parts {
      if part.isEmpty { return .empty }
      let (first, last) = try graph.embed(part)
      for end in ends { graph.jump(end, first) }
      ends = last
    }
    return try graph.automaton(from: start, to: ends)
  }

  /// The texts of none, one or more of these, one after the other.
  public func repeatedAnyTimes() throws(AutomatonTooLarge) -> Automaton {
    var graph = ByteGraph()
    let start = try graph.state()
    guard !isEmpty else { return try graph.automaton(from: start, to: [start]) }
    let (first, ends) = try graph.embed(self)
    graph.jump(start, first)
    for end in ends { graph.jump(end, start) }
    return try graph.automaton(from: start, to: [start])
  }

  /// The texts read from their ends.
  public func reversed() throws(AutomatonTooLarge) -> Automaton {
    guard !isEmpty else { return self }
    var graph = ByteGraph()
    for _ in 0..<stateCount { _ = try graph.state() }
    for source in 0..<stateCount {
      for run in runs(from: source) { graph.edge(run.target, run.low, run.high, source) }
    }
    let start = try graph.state()
    for state in accepting.indices where accepting[state] { graph.jump(start, state) }
    return try graph.automaton(from: start, to: [0])
  }

  /// The texts with ASCII letters in lower case: the image of the language.
  public func folded() throws(AutomatonTooLarge) -> Automaton {
    guard !isEmpty else { return self }
    var graph = ByteGraph()
    let (start, ends) = try graph.embed(self) { low, high in
      var ranges: [(UInt8, UInt8)] = []
      if low < 0x41 { ranges.append((low, min(high, 0x40))) }
      if high > 0x5A { ranges.append((max(low, 0x5B), high)) }
      if low <= 0x5A, high >= 0x41 { ranges.append((max(low, 0x41) | 0x20, min(high, 0x5A) | 0x20)) }
      return ranges
    }
    return try graph.automaton(from: start, to: ends)
  }

  /// The texts that are in the language, which has no upper-case ASCII letter, once they are folded.
  public func unfolded() throws(AutomatonTooLarge) -> Automaton {
    guard !isEmpty else { return self }
    var graph = ByteGraph()
    let (start, ends) = try graph.embed(self) { low, high in
      var ranges = [(low, high)]
      if low <= 0x7A, high >= 0x61 { ranges.append((max(low, 0x61) & 0xDF, min(high, 0x7A) & 0xDF)) }
      return ranges
    }
    return try graph.automaton(from: start, to: ends)
  }
}
