/// Which forms can read one path: the tree walked against itself.
///
/// Two forms meet where their segments do, one by one. So two nodes are looked at together only if all segments on the
/// way to them
/// meet: a literal child with the same literal and with the languages that accept it, two languages where they have a
/// text in
/// common. `/trails/{slug}` and `/people/{name}` part at the root. The work grows with what really meets, not with the
/// pairs.
extension PatternTrie {
  /// A pair of forms, the smaller number first.
  struct FormPair: Hashable {
    var first: Int
    var second: Int
  }

  /// The largest number of pairs; a table that has more is not decided.
  static let pairLimit = 1_000_000

  /// Calls `visit` with every pair of forms whose paths meet, each once, in an order that is the same for the same
  /// table.
  ///
  /// - Returns: false where there are more pairs than the limit.
  func forEachMeeting(
    _ table: inout LanguageTable, _ products: [ProductSet], limit: Int = pairLimit, _ visit: (Int, Int) -> Void
  ) -> Bool {
    var pending = [(0, 0)]
    var count = 0
    func pair(_ first: Int, _ second: Int) {
      count += 1
      if count > limit { return }
      if first < second { visit(first, second) } else { visit(second, first) }
    }
    while let (left, right) = pending.popLast() {
      if count > limit { return false }
      if left == right {
        let node = nodes[left]
        for (index, first) in node.ends.enumerated() {
          for second in node.ends[(index + 1)...] { pair(first, second) }
          for second in node.tails { pair(first, second) }
        }
        for (index, first) in node.tails.enumerated() {
          for second in node.tails[(index + 1)...] { pair(first, second) }
        }
        descend(left, tails: node.tails, products, &table, pair)
        for child in node.literals { pending.append((child.node, child.node)) }
        for (index, child) in node.typed.enumerated() {
          pending.append((child.node, child.node))
          for other in node.typed[(index + 1)...] where meets(child, other, &table) {
            pending.append((child.node, other.node))
          }
          for other in node.literals where meets(child, other, &table) { pending.append((other.node, child.node)) }
        }
      } else {
        let (node, other) = (nodes[left], nodes[right])
        for first in node.ends {
          for second in other.ends { pair(first, second) }
          for second in other.tails { pair(first, second) }
        }
        for first in node.tails {
          for second in other.ends { pair(first, second) }
          for second in other.tails { pair(first, second) }
        }
        descend(right, tails: node.tails, products, &table, pair)
        descend(left, tails: other.tails, products, &table, pair)
        pairChildren(node, other, &table, &pending)
      }
    }
    return count <= limit
  }

  private func meets(_ first: Child, _ second: Child, _ table: inout LanguageTable) -> Bool {
    table.relation(first.language, second.language).relation != .apart
  }

  private func pairChildren(_ left: Node, _ right: Node, _ table: inout LanguageTable, _ pending: inout [(Int, Int)]) {
    var first = 0
    var second = 0
    while first < left.literals.count, second < right.literals.count {
      let one = literalOrder[left.literals[first].language, default: 0]
      let other = literalOrder[right.literals[second].language, default: 0]
      if one == other { pending.append((left.literals[first].node, right.literals[second].node)) }
      if one <= other { first += 1 }
      if other <= one { second += 1 }
    }
    for child in left.typed {
      for other in right.typed where meets(child, other, &table) { pending.append((child.node, other.node)) }
      for other in right.literals where meets(child, other, &table) { pending.append((child.node, other.node)) }
    }
    for child in right.typed {
      for other in left.literals where meets(child, other, &table) { pending.append((other.node, child.node)) }
    }
  }

  /// Pairs forms with a tail with all forms below a node whose further segments the tail reads.
  private func descend(
    _ start: Int, tails: [Int], _ products: [ProductSet], _ table: inout LanguageTable, _ pair: (Int, Int) -> Void
  ) {
    if tails.isEmpty || !nodes[start].hasChildren { return }
    // Tails of one language go down together.
    var groups: [(language: Int, forms: [Int])] = []
    for form in tails {
      guard let language = products[form].tail else { continue }
      if let place = groups.firstIndex(where: { $0.language == language }) {
        groups[place].forms.append(form)
      } else {
        groups.append((language, [form]))
      }
    }
    for (language, forms) in groups {
      var pending = [start]
      while let index = pending.popLast() {
        let node = nodes[index]
        if index != start {
          for other in node.ends { for form in forms { pair(form, other) } }
          for other in node.tails { for form in forms { pair(form, other) } }
        }
        for children in [node.literals, node.typed] {
          for child in children where table.relation(language, child.language).relation != .apart {
            pending.append(child.node)
          }
        }
      }
    }
  }
}
