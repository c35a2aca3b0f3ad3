/// The tree over segments of one origin: literals and types apart, children in the order in which they are tried.
///
/// Candidates are put in by rank, so a node's first candidate is its best, and its typed children stand in the order of
/// their best ones.
struct MatchTree {
  /// A child that is no literal. Parameter names play no part.
  enum Kind: Hashable {
    case type(ParameterType)
    case mixture([Atom])
  }

  /// An atom of a mixture without its name.
  enum Atom: Hashable {
    case literal([UInt8])
    case type(ParameterType)
    case tail
  }

  /// A node.
  struct Node {
    var best: Int
    var literals: [(text: [UInt8], node: Int)] = []
    var typed: [(kind: Kind, node: Int)] = []
    var leaf: [Int] = []
    var tail: [Int] = []
    var literalPlaces: [[UInt8]: Int] = [:]
    var typedPlaces: [Kind: Int] = [:]
  }

  private(set) var nodes: [Node]
  /// The largest number of segments in front of a tail.
  private(set) var depth = 0
  /// Whether a literal holds `%`, `?` or `#`, which mean something else in a link as it is written.
  private(set) var hasReserved = false

  /// A tree with its first candidate still to come.
  init(best: Int) { nodes = [Node(best: best)] }

  /// Puts a candidate in. Its rank is above those that are there.
  mutating func insert(_ candidate: Int, _ form: Form, _ pattern: Pattern, foldsCase: Bool) {
    var current = 0
    depth = max(depth, form.segments.count)
    for segment in form.segments {
      let atoms = segment.map { atom -> Atom in
        switch atom {
        case .literal(let bytes): .literal(foldsCase ? bytes.map(RouteSupport.folded) : bytes)
        case .parameter(let index): .type(pattern.parameters[index].type)
        case .tail: .tail
        }
      }
      switch atoms.count == 1 ? atoms[0] : .tail {
      case .literal(let text): current = literalChild(current, text, candidate)
      case .type(let type): current = typedChild(current, .type(type), candidate)
      case .tail: current = typedChild(current, atoms.count == 1 ? .type(.string) : .mixture(atoms), candidate)
      }
    }
    if form.tail != nil { nodes[current].tail.append(candidate) } else { nodes[current].leaf.append(candidate) }
  }

  private mutating func literalChild(_ node: Int, _ text: [UInt8], _ candidate: Int) -> Int {
    if let child = nodes[node].literalPlaces[text] { return child }
    nodes.append(Node(best: candidate))
    nodes[node].literalPlaces[text] = nodes.count - 1
    nodes[node].literals.append((text, nodes.count - 1))
    if text.contains(where: { $0 == 37 || $0 == 63 || $0 == 35 }) { hasReserved = true }
    return nodes.count - 1
  }

  private mutating func typedChild(_ node: Int, _ kind: Kind, _ candidate: Int) -> Int {
    if let child = nodes[node].typedPlaces[kind] { return child }
    nodes.append(Node(best: candidate))
    nodes[node].typedPlaces[kind] = nodes.count - 1
    nodes[node].typed.append((kind, nodes.count - 1))
    return nodes.count - 1
  }

  /// Numbers the candidates in the order in which a search comes to them: what ends at a node, literals, types in
  /// order, tails.
  func visit(_ number: (Int) -> Void) {
    // A stack of its own: a path may be deeper than the machine's.
    enum Step {
      case node(Int)
      case tail(Int)
    }
    var steps = [Step.node(0)]
    while let step = steps.popLast() {
      switch step {
      case .tail(let index): nodes[index].tail.forEach(number)
      case .node(let index):
        let node = nodes[index]
        node.leaf.forEach(number)
        if !node.tail.isEmpty { steps.append(.tail(index)) }
        for child in node.typed.reversed() { steps.append(.node(child.node)) }
        for child in node.literals.reversed() { steps.append(.node(child.node)) }
      }
    }
  }
}
