/// The forms of all patterns in a tree over their segments.
///
/// A node's children are literals and languages, each once; a form ends at the node of its last segment, and one with a
/// tail hangs
/// there. `/users/me` and `/users/{name}` share the node of `users`.
struct PatternTrie {
  /// A child of a node.
  struct Child {
    /// The language of the segment.
    var language: Int
    /// The child's node.
    var node: Int
  }

  /// A node.
  struct Node {
    /// The literal children in the order of their bytes.
    var literals: [Child] = []
    /// The other children, the parts of a language before it where that is possible.
    var typed: [Child] = []
    /// The forms that end here.
    var ends: [Int] = []
    /// The forms with a tail after this node.
    var tails: [Int] = []
    /// Whether there are forms with a tail at nodes below.
    var hasChildren: Bool { !literals.isEmpty || !typed.isEmpty }
  }

  /// The nodes; the first is the root.
  private(set) var nodes = [Node()]
  /// For each literal language its place among all literals in the order of bytes.
  private(set) var literalOrder: [Int: Int] = [:]

  /// Puts in the products that are not empty.
  init(_ products: [ProductSet], _ table: inout LanguageTable) {
    var children: [[Int: Int]] = [[:]]
    for (index, product) in products.enumerated() where !product.isEmpty {
      var node = 0
      for language in product.segments {
        if let known = children[node][language] {
          node = known
        } else {
          let next = nodes.count
          nodes.append(Node())
          children.append([:])
          children[node][language] = next
          if table.isLiteral(language) {
            nodes[node].literals.append(Child(language: language, node: next))
            literalOrder[language] = 0
          } else {
            nodes[node].typed.append(Child(language: language, node: next))
          }
          node = next
        }
      }
      if product.tail == nil { nodes[node].ends.append(index) } else { nodes[node].tails.append(index) }
    }
    let literals = literalOrder.keys.sorted { table.precedes($0, $1) }
    for (place, language) in literals.enumerated() { literalOrder[language] = place }
    for index in nodes.indices {
      if nodes[index].literals.count > 1 {
        nodes[index].literals.sort { literalOrder[$0.language, default: 0] < literalOrder[$1.language, default: 0] }
      }
      if nodes[index].typed.count > 1 { nodes[index].typed = PatternTrie.ordered(nodes[index].typed, &table) }
    }
  }

  /// Parts before wholes, and else in an order that only the languages decide.
  private static func ordered(_ children: [Child], _ table: inout LanguageTable) -> [Child] {
    let sorted = children.sorted { table.precedes($0.language, $1.language) }
    // Beyond this the order is no more than a good guess; meetings put right what it gets wrong.
    if sorted.count > 64 { return sorted }
    var rest = sorted
    var result: [Child] = []
    while !rest.isEmpty {
      var choice = 0
      for index in rest.indices {
        var hasPart = false
        for other in rest.indices where other != index {
          if table.relation(rest[other].language, rest[index].language).relation == .inside {
            hasPart = true
            break
          }
        }
        if !hasPart {
          choice = index
          break
        }
      }
      result.append(rest.remove(at: choice))
    }
    return result
  }

  /// The forms in depth-first order: those that end at a node, then its literal children, its other children, its
  /// tails.
  func depthFirst() -> [Int] {
    enum Step {
      case node(Int)
      case tails(Int)
    }
    var result: [Int] = []
    var pending = [Step.node(0)]
    while let step = pending.popLast() {
      switch step {
      case .tails(let index): result += nodes[index].tails
      case .node(let index):
        let node = nodes[index]
        result += node.ends
        if !node.tails.isEmpty { pending.append(.tails(index)) }
        for child in node.typed.reversed() { pending.append(.node(child.node)) }
        for child in node.literals.reversed() { pending.append(.node(child.node)) }
      }
    }
    return result
  }

  /// Sorts the forms that end or hang at each node.
  mutating func sortForms(by precedes: (Int, Int) -> Bool) {
    for index in nodes.indices {
      if nodes[index].ends.count > 1 { nodes[index].ends.sort(by: precedes) }
      if nodes[index].tails.count > 1 { nodes[index].tails.sort(by: precedes) }
    }
  }
}
