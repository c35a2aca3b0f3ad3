/// A total order out of "this before that", as near as it can be to an order that is given.
///
/// `base` numbers the units depth first through the tree, so that a matcher may mostly stop at its first hit. Where
/// that already puts
/// every winner first nothing is sorted.
enum Ranking {
  /// One before another, and how much that counts where a circle must be broken.
  struct Edge {
    var before: Int
    var after: Int
    var strength: Int
  }

  /// Sorts `0..<count`. Circles lose their weakest edges.
  ///
  /// - Returns: the numbers in order.
  static func order(count: Int, base: [Int], edges: [Edge]) -> [Int] {
    var byBase = [Int](repeating: 0, count: count)
    for (index, place) in base.enumerated() { byBase[place] = index }
    if edges.allSatisfy({ base[$0.before] < base[$0.after] }) { return byBase }
    var edges = edges
    while true {
      let (order, degrees) = sorted(count: count, base: base, byBase: byBase, edges)
      if order.count == count { return order }
      let component = components(count: count, edges.filter { degrees[$0.after] > 0 && degrees[$0.before] > 0 })
      var weakest: [Int: Int] = [:]
      for edge in edges where component[edge.before] >= 0 && component[edge.before] == component[edge.after] {
        weakest[component[edge.before]] = min(weakest[component[edge.before]] ?? Int.max, edge.strength)
      }
      // The rest hangs on circles; without one nothing would be left.
      if weakest.isEmpty { return byBase }
      edges.removeAll { edge in
        let circle = component[edge.before]
        return circle >= 0 && circle == component[edge.after] && weakest[circle] == edge.strength
      }
    }
  }

  /// Kahn's algorithm, with the least base first of all that are free.
  private static func sorted(
    count: Int, base: [Int], byBase: [Int], _ edges: [Edge]
  ) -> (order: [Int], degrees: [Int]) {
    var degrees = [Int](repeating: 0, count: count)
    var starts = [Int](repeating: 0, count: count + 1)
    for edge in edges {
      degrees[edge.after] += 1
      starts[edge.before + 1] += 1
    }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var filled = starts
    var targets = [Int](repeating: 0, count: edges.count)
    for edge in edges {
      targets[filled[edge.before]] = edge.after
      filled[edge.before] += 1
    }
    var heap = Heap()
    for place in 0..<count where degrees[byBase[place]] == 0 { heap.insert(place) }
    var order: [Int] = []
    while let place = heap.removeLeast() {
      let index = byBase[place]
      order.append(index)
      for position in starts[index]..<starts[index + 1] {
        degrees[targets[position]] -= 1
        if degrees[targets[position]] == 0 { heap.insert(base[targets[position]]) }
      }
    }
    return (order, degrees)
  }

  /// For each number that lies on a circle the number of its strongly connected component, else -1 (Tarjan, without
  /// recursion).
  static func components(count: Int, _ edges: [Edge]) -> [Int] {
    var targets = [[Int]](repeating: [], count: count)
    for edge in edges { targets[edge.before].append(edge.after) }
    var result = [Int](repeating: -1, count: count)
    var indices = [Int](repeating: -1, count: count)
    var lows = [Int](repeating: 0, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var next = 0
    var componentCount = 0
    for root in 0..<count where indices[root] < 0 && !targets[root].isEmpty {
      var way = [(node: root, edge: 0)]
      while let (node, edge) = way.last {
        if edge == 0 {
          indices[node] = next
          lows[node] = next
          next += 1
          open.append(node)
          isOpen[node] = true
        }
        if edge < targets[node].count {
          way[way.count - 1].edge += 1
          let target = targets[node][edge]
          if indices[target] < 0 {
            way.append((target, 0))
          } else if isOpen[target] {
            lows[node] = min(lows[node], indices[target])
          }
          continue
        }
        way.removeLast()
        if let parent = way.last { lows[parent.node] = min(lows[parent.node], lows[node]) }
        guard lows[node] == indices[node] else { continue }
        var members: [Int] = []
        while let member = open.popLast() {
          isOpen[member] = false
          members.append(member)
          if member == node { break }
        }
        if members.count > 1 {
          for member in members { result[member] = componentCount }
          componentCount += 1
        }
      }
    }
    return result
  }

  /// A binary heap of numbers.
  private struct Heap {
    private var items: [Int] = []

    mutating func insert(_ item: Int) {
      items.append(item)
      var child = items.count - 1
      while child > 0, items[(child - 1) / 2] > items[child] {
        items.swapAt((child - 1) / 2, child)
        child = (child - 1) / 2
      }
    }

    mutating func removeLeast() -> Int? {
      guard let least = items.first, let last = items.popLast() else { return nil }
      if items.isEmpty { return least }
      items[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        if child >= items.count { break }
        if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
        if items[parent] <= items[child] { break }
        items.swapAt(parent, child)
        parent = child
      }
      return least
    }
  }
}
