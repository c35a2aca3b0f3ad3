/// A deterministic automaton over bytes: the language of a segment, a query value or a host.
///
/// Bytes fall into classes that no state tells apart. A missing transition is `dead`. Minimal automata of one language
/// are equal
/// (`==`), so equality of languages is equality of values.
public struct Automaton: Hashable, Sendable {
  /// No further text is accepted.
  public static let dead: Int32 = -1

  /// For each byte its class.
  public var classes: [UInt8]
  /// The number of classes.
  public var classCount: Int
  /// For state `s` and class `c` the next state at `s * classCount + c`, or `dead`.
  public var transitions: [Int32]
  /// For each state whether a text may end there. State 0 is the first; an automaton without states accepts nothing.
  public var accepting: [Bool]

  /// The number of states.
  public var stateCount: Int { accepting.count }
}
