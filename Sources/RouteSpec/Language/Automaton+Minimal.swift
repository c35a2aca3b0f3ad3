extension Automaton {
  /// The automaton of no text at all.
  public static let empty = Automaton(
    classes: [UInt8](repeating: 0, count: 256), classCount: 1, transitions: [], accepting: [])

  /// The minimal automaton of the same language, in its one canonical form: no state that is useless or the same as
  /// another, no
  /// two byte classes that are the same, states in breadth-first order, classes in the order of their first bytes.
  ///
  /// After Valmari, "Fast brief practical DFA minimization" (2012): blocks of states and blocks of transitions split
  /// each other.
  /// O(m log n) for m transitions.
  func minimal() -> Automaton {
    let useful = usefulStates()
    guard let first = useful.first, first else { return .empty }
    var number = [Int32](repeating: Automaton.dead, count: stateCount)
    var old: [Int] = []
    for state in 0..<stateCount where useful[state] {
      number[state] = Int32(old.count)
      old.append(state)
    }
    // Transitions, by class: a class's transitions are the first blocks of them.
    var sources: [Int32] = []
    var targets: [Int32] = []
    var classEnds: [Int] = []
    for column in 0..<classCount {
      for (state, before) in old.enumerated() {
        let target = transitions[before * classCount + column]
        if target >= 0, useful[Int(target)] {
          sources.append(Int32(state))
          targets.append(number[Int(target)])
        }
      }
      classEnds.append(sources.count)
    }
    var states = Refinement(count: old.count)
    for (state, before) in old.enumerated() where accepting[before] { states.mark(state) }
    states.split()
    var arrows = Refinement(count: sources.count, ends: classEnds)
    // The transitions into each state.
    var starts = [Int](repeating: 0, count: old.count + 1)
    for target in targets { starts[Int(target) + 1] += 1 }
    for state in 0..<old.count { starts[state + 1] += starts[state] }
    var filled = starts
    var into = [Int](repeating: 0, count: targets.count)
    for (arrow, target) in targets.enumerated() {
      into[filled[Int(target)]] = arrow
      filled[Int(target)] += 1
    }
    var block = 1
    var bundle = 0
    while bundle < arrows.blockCount {
      for arrow in arrows.members(bundle) { states.mark(Int(sources[arrow])) }
      states.split()
      bundle += 1
      while block < states.blockCount {
        for state in states.members(block) {
          for position in starts[state]..<starts[state + 1] { arrows.mark(into[position]) }
        }
        arrows.split()
        block += 1
      }
    }
    return quotient(old: old, number: number, useful: useful, states: states)
  }

  /// The states that lie on a way from the first state to an accepting one.
  private func usefulStates() -> [Bool] {
    guard stateCount > 0 else { return [] }
    var reached = [Bool](repeating: false, count: stateCount)
    reached[0] = true
    var order = [0]
    var next = 0
    while next < order.count {
      let row = order[next] * classCount
      next += 1
      for column in 0..<classCount {
        let target = Int(transitions[row + column])
        if target >= 0, !reached[target] {
          reached[target] = true
          order.append(target)
        }
      }
    }
    var sources = [[Int32]](repeating: [], count: stateCount)
    for state in order {
      for column in 0..<classCount {
        let target = Int(transitions[state * classCount + column])
        if target >= 0, sources[target].last != Int32(state) { sources[target].append(Int32(state)) }
      }
    }
    var useful = [Bool](repeating: false, count: stateCount)
    var pending = order.filter { accepting[$0] }
    for state in pending { useful[state] = true }
    while let state = pending.popLast() {
      for source in sources[state] where !useful[Int(source)] {
        useful[Int(source)] = true
        pending.append(Int(source))
      }
    }
    return useful
  }

  /// One state for each block, numbered breadth first; classes that no state tells apart become one.
  private func quotient(old: [Int], number: [Int32], useful: [Bool], states: Refinement) -> Automaton {
    func target(_ block: Int, _ column: Int) -> Int {
      let next = transitions[old[states.firstMember(block)] * classCount + column]
      return next >= 0 && useful[Int(next)] ? states.block(of: Int(number[Int(next)])) : -1
    }
    var newClass = [Int](repeating: -1, count: classCount)
    var columnOf: [[Int32]: Int] = [:]
    var columns: [Int] = []
    var classes = [UInt8](repeating: 0, count: 256)
    for byte in 0..<256 {
      let column = Int(self.classes[byte])
      if newClass[column] < 0 {
        let signature = (0..<states.blockCount).map { Int32(target($0, column)) }
        if let known = columnOf[signature] {
          newClass[column] = known
        } else {
          newClass[column] = columns.count
          columnOf[signature] = columns.count
          columns.append(column)
        }
      }
      classes[byte] = UInt8(newClass[column])
    }
    var newState = [Int32](repeating: Automaton.dead, count: states.blockCount)
    var order = [states.block(of: Int(number[0]))]
    newState[order[0]] = 0
    var result = Automaton(classes: classes, classCount: columns.count, transitions: [], accepting: [])
    var next = 0
    while next < order.count {
      let block = order[next]
      next += 1
      result.accepting.append(accepting[old[states.firstMember(block)]])
      for column in columns {
        let follower = target(block, column)
        if follower >= 0, newState[follower] < 0 {
          newState[follower] = Int32(order.count)
          order.append(follower)
        }
        result.transitions.append(follower < 0 ? Automaton.dead : newState[follower])
      }
    }
    return result
  }
}

/// A partition of `0..<count` into blocks that marking and splitting make finer.
private struct Refinement {
  private(set) var blockCount: Int
  private var elements: [Int]
  private var places: [Int]
  private var blocks: [Int]
  private var starts: [Int]
  private var ends: [Int]
  private var marked: [Int]
  private var touched: [Int] = []

  /// One block of all.
  init(count: Int) { self.init(count: count, ends: count > 0 ? [count] : []) }

  /// Blocks of elements in order, each up to one of `ends`; empty ones are left out.
  init(count: Int, ends: [Int]) {
    elements = Array(0..<count)
    places = elements
    blocks = [Int](repeating: 0, count: count)
    starts = []
    self.ends = []
    var start = 0
    for end in ends where end > start {
      for element in start..<end { blocks[element] = starts.count }
      starts.append(start)
      self.ends.append(end)
      start = end
    }
    blockCount = starts.count
    marked = [Int](repeating: 0, count: blockCount)
  }

  func block(of element: Int) -> Int { blocks[element] }

  func members(_ block: Int) -> ArraySlice<Int> { elements[starts[block]..<ends[block]] }

  func firstMember(_ block: Int) -> Int { elements[starts[block]] }

  /// Moves an element to the front of its block.
  mutating func mark(_ element: Int) {
    let block = blocks[element]
    let place = places[element]
    let front = starts[block] + marked[block]
    if place < front { return }
    let other = elements[front]
    elements[place] = other
    places[other] = place
    elements[front] = element
    places[element] = front
    if marked[block] == 0 { touched.append(block) }
    marked[block] += 1
  }

  /// Splits each block that has marked and unmarked elements; the smaller part becomes the new block.
  mutating func split() {
    while let block = touched.popLast() {
      let middle = starts[block] + marked[block]
      marked[block] = 0
      if middle == ends[block] { continue }
      if middle - starts[block] <= ends[block] - middle {
        starts.append(starts[block])
        ends.append(middle)
        starts[block] = middle
      } else {
        starts.append(middle)
        ends.append(ends[block])
        ends[block] = middle
      }
      marked.append(0)
      for place in starts[blockCount]..<ends[blockCount] { blocks[elements[place]] = blockCount }
      blockCount += 1
    }
  }
}
