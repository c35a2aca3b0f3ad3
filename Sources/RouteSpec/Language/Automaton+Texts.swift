extension Automaton {
  /// The language of one text.
  public static func literal(_ text: [UInt8]) throws(AutomatonTooLarge) -> Automaton { try texts([text]) }

  /// The language of some texts: their trie, made minimal.
  public static func texts(_ texts: [[UInt8]]) throws(AutomatonTooLarge) -> Automaton {
    if texts.isEmpty { return .empty }
    var classes = [UInt8](repeating: 0, count: 256)
    var classCount = 1
    var seen = [Bool](repeating: false, count: 256)
    for text in texts { for byte in text { seen[Int(byte)] = true } }
    // Where every byte occurs none is left for the class of the others.
    if !seen.contains(false) { classCount = 0 }
    for byte in 0..<256 where seen[byte] {
      classes[byte] = UInt8(classCount)
      classCount += 1
    }
    var result = Automaton(
      classes: classes, classCount: classCount, transitions: [Int32](repeating: dead, count: classCount),
      accepting: [false])
    for text in texts {
      var state = 0
      for byte in text {
        let place = state * classCount + Int(classes[Int(byte)])
        if result.transitions[place] < 0 {
          if result.stateCount >= workLimit { throw AutomatonTooLarge() }
          result.transitions[place] = Int32(result.stateCount)
          result.accepting.append(false)
          for _ in 0..<classCount { result.transitions.append(dead) }
        }
        state = Int(result.transitions[place])
      }
      result.accepting[state] = true
    }
    return try result.minimal().withinLimit()
  }

  /// The language of a reader that goes from state to state: it accepts a text that leads to a state that `accepts`.
  ///
  /// - Parameter alphabet: the bytes that lead anywhere.
  static func exploring<State: Hashable>(
    from start: State, alphabet: [UInt8], accepts: (State) -> Bool, next: (State, UInt8) -> State?
  ) throws(AutomatonTooLarge) -> Automaton {
    var classes = [UInt8](repeating: 0, count: 256)
    for (index, byte) in alphabet.enumerated() { classes[Int(byte)] = UInt8(index + 1) }
    var result = Automaton(classes: classes, classCount: alphabet.count + 1, transitions: [], accepting: [])
    var number: [State: Int32] = [start: 0]
    var order = [start]
    var index = 0
    while index < order.count {
      let state = order[index]
      index += 1
      result.accepting.append(accepts(state))
      result.transitions.append(dead)
      for byte in alphabet {
        guard let target = next(state, byte) else {
          result.transitions.append(dead)
          continue
        }
        if let known = number[target] {
          result.transitions.append(known)
        } else {
          if order.count >= workLimit { throw AutomatonTooLarge() }
          number[target] = Int32(order.count)
          result.transitions.append(Int32(order.count))
          order.append(target)
        }
      }
    }
    return try result.minimal().withinLimit()
  }
}
