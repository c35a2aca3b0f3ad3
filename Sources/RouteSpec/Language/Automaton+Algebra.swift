/// A language whose automaton would pass the limit. What is asked of it is "not decided", never an explosion.
public struct AutomatonTooLarge: Error, Hashable, Sendable {}

/// How two languages, or two patterns, lie to each other.
///
/// `[a-z]+` is around `abc`, apart from `[0-9]+`, and crosses `a.*`.
public enum Relation: UInt8, Hashable, Sendable {
  /// Nothing belongs to both.
  case apart
  /// They are the same.
  case equal
  /// The first is a proper part of the second.
  case inside
  /// The second is a proper part of the first.
  case around
  /// They meet, and each has what the other has not.
  case crossing

  /// From what belongs to both, only to the first, only to the second. The empty language lies inside every other.
  init(both: Bool, onlyFirst: Bool, onlySecond: Bool) {
    switch (onlyFirst, onlySecond) {
    case (false, false): self = .equal
    case (false, true): self = .inside
    case (true, false): self = .around
    case (true, true): self = both ? .crossing : .apart
    }
  }

  /// The relation the other way round.
  public var reversed: Relation {
    switch self {
    case .inside: .around
    case .around: .inside
    default: self
    }
  }

  /// Whether the first is a part of the second, or the same.
  public var isPart: Bool { self == .equal || self == .inside }

  /// The relation of products, of which this and the other are the relations of two columns. Both products are not
  /// empty.
  public func combined(with other: Relation) -> Relation {
    if self == .apart || other == .apart { return .apart }
    if self == .equal { return other }
    if other == .equal || self == other { return self }
    return .crossing
  }
}

extension Automaton {
  /// The largest number of states of a minimal automaton: what twelve bits of a match table number, none among them.
  public static let stateLimit = 4_095
  /// The largest number of states while one is made, before it is minimal.
  static let workLimit = 65_536

  /// Whether a text belongs to the language.
  public func accepts(_ text: some Sequence<UInt8>) -> Bool {
    guard stateCount > 0 else { return false }
    var state = 0
    for byte in text {
      let next = transitions[state * classCount + Int(classes[Int(byte)])]
      if next < 0 { return false }
      state = Int(next)
    }
    return accepting[state]
  }

  /// Whether the language has no text.
  public var isEmpty: Bool { accepting.isEmpty }

  /// Whether the language has only so many texts: no state of a minimal automaton lies on a circle.
  public var isFinite: Bool {
    var incoming = [Int](repeating: 0, count: stateCount)
    for target in transitions where target >= 0 { incoming[Int(target)] += 1 }
    guard stateCount > 0, incoming[0] == 0 else { return stateCount == 0 }
    var pending = [0]
    var seen = 0
    while let state = pending.popLast() {
      seen += 1
      for target in transitions[(state * classCount)..<((state + 1) * classCount)] where target >= 0 {
        incoming[Int(target)] -= 1
        if incoming[Int(target)] == 0 { pending.append(Int(target)) }
      }
    }
    return seen == stateCount
  }

  /// Its only text, where it has but one.
  var onlyText: [UInt8]? {
    var text: [UInt8] = []
    var state = 0
    guard stateCount > 0 else { return nil }
    while true {
      var next: (class: Int, state: Int)?
      for column in 0..<classCount {
        let target = transitions[state * classCount + column]
        if target < 0 { continue }
        if next != nil || accepting[state] { return nil }
        next = (column, Int(target))
      }
      guard let (column, target) = next else { return text }
      let bytes = classes.indices.filter { Int(classes[$0]) == column }
      guard bytes.count == 1, text.count <= stateCount else { return nil }
      text.append(UInt8(bytes[0]))
      state = target
    }
  }

  /// What belongs to both.
  public func meet(_ other: Automaton) throws(AutomatonTooLarge) -> Automaton {
    try product(other, keepsLeft: false, keepsRight: false) { $0 && $1 }
  }

  /// What belongs to one of them.
  public func union(_ other: Automaton) throws(AutomatonTooLarge) -> Automaton {
    try product(other, keepsLeft: true, keepsRight: true) { $0 || $1 }
  }

  /// What belongs to this one and not to the other.
  public func difference(_ other: Automaton) throws(AutomatonTooLarge) -> Automaton {
    try product(other, keepsLeft: true, keepsRight: false) { $0 && !$1 }
  }

  /// How two minimal automata relate, found on the pairs of states that one text reaches; no product is built.
  public func relation(to other: Automaton) throws(AutomatonTooLarge) -> Relation {
    if self == other { return .equal }
    var both = false
    var onlyLeft = other.isEmpty
    var onlyRight = isEmpty
    if isEmpty || other.isEmpty { return Relation(both: false, onlyFirst: onlyLeft, onlySecond: onlyRight) }
    let (_, pairs) = jointClasses(other)
    let width = other.stateCount
    var seen: Set<Int> = [0]
    var pending = [0]
    while let pair = pending.popLast() {
      let (left, right) = (pair / width, pair % width)
      if accepting[left] { if other.accepting[right] { both = true } else { onlyLeft = true } }
      if !accepting[left], other.accepting[right] { onlyRight = true }
      for (leftClass, rightClass) in pairs {
        let nextLeft = Int(transitions[left * classCount + leftClass])
        let nextRight = Int(other.transitions[right * other.classCount + rightClass])
        // Every state of a minimal automaton leads to a text.
        if nextLeft >= 0, nextRight >= 0 {
          let next = nextLeft * width + nextRight
          if seen.insert(next).inserted { pending.append(next) }
        } else if nextLeft >= 0 {
          onlyLeft = true
        } else if nextRight >= 0 {
          onlyRight = true
        }
      }
      if both, onlyLeft, onlyRight { break }
      if seen.count > 16 * Automaton.workLimit { throw AutomatonTooLarge() }
    }
    return Relation(both: both, onlyFirst: onlyLeft, onlySecond: onlyRight)
  }

  /// The classes of bytes that neither automaton tells apart: for each byte its class, for each class the two classes.
  private func jointClasses(_ other: Automaton) -> (classes: [UInt8], pairs: [(Int, Int)]) {
    var known = [Int](repeating: -1, count: classCount * other.classCount)
    var joint = [UInt8](repeating: 0, count: 256)
    var pairs: [(Int, Int)] = []
    for byte in 0..<256 {
      let key = Int(classes[byte]) * other.classCount + Int(other.classes[byte])
      if known[key] < 0 {
        known[key] = pairs.count
        pairs.append((Int(classes[byte]), Int(other.classes[byte])))
      }
      joint[byte] = UInt8(known[key])
    }
    return (joint, pairs)
  }

  private func product(
    _ other: Automaton, keepsLeft: Bool, keepsRight: Bool, accepts: (Bool, Bool) -> Bool
  ) throws(AutomatonTooLarge) -> Automaton {
    let (joint, pairs) = jointClasses(other)
    // State 0 stands for "dead" here, the others are one higher.
    let width = other.stateCount + 1
    let start = (isEmpty ? 0 : width) + (other.isEmpty ? 0 : 1)
    var number: [Int: Int32] = [start: 0]
    var order = [start]
    var result = Automaton(classes: joint, classCount: pairs.count, transitions: [], accepting: [])
    var next = 0
    while next < order.count {
      let (left, right) = (order[next] / width - 1, order[next] % width - 1)
      next += 1
      result.accepting.append(accepts(left >= 0 && accepting[left], right >= 0 && other.accepting[right]))
      for (leftClass, rightClass) in pairs {
        let nextLeft = left < 0 ? -1 : Int(transitions[left * classCount + leftClass])
        let nextRight = right < 0 ? -1 : Int(other.transitions[right * other.classCount + rightClass])
        if nextLeft < 0 && (!keepsRight || nextRight < 0) || nextRight < 0 && !keepsLeft {
          result.transitions.append(Automaton.dead)
          continue
        }
        let key = (nextLeft + 1) * width + nextRight + 1
        if let known = number[key] {
          result.transitions.append(known)
        } else {
          if order.count >= Automaton.workLimit { throw AutomatonTooLarge() }
          number[key] = Int32(order.count)
          result.transitions.append(Int32(order.count))
          order.append(key)
        }
      }
    }
    return try result.minimal().withinLimit()
  }

  /// Itself, unless it has too many states.
  func withinLimit() throws(AutomatonTooLarge) -> Automaton {
    if stateCount > Automaton.stateLimit { throw AutomatonTooLarge() }
    return self
  }
}
