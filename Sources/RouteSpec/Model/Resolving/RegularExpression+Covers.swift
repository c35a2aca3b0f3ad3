extension RegularExpression {
  /// Whether the expression covers the whole text: for the few values that a spec writes down. Links are read by
  /// automata.
  ///
  /// It moves a set of places through the tree, `{0, 2}` of `abab` by `(ab)?` to `{0, 2, 4}`, so nothing backtracks.
  func covers(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    var start = [Bool](repeating: false, count: scalars.count + 1)
    start[0] = true
    return ends(from: start, in: scalars)[scalars.count]
  }

  /// Where a match may end that starts at any of the places.
  private func ends(from starts: [Bool], in scalars: [UInt32]) -> [Bool] {
    let none = [Bool](repeating: false, count: starts.count)
    if starts == none { return none }
    switch self {
    case .scalars(let ranges):
      var result = none
      for index in scalars.indices where starts[index] {
        result[index + 1] = ranges.contains { $0.contains(scalars[index]) }
      }
      return result
    case .sequence(let parts):
      return parts.reduce(starts) { $1.ends(from: $0, in: scalars) }
    case .choice(let parts):
      return parts.reduce(none) { RegularExpression.union($0, $1.ends(from: starts, in: scalars)) }
    case .repeated(let inner, let minimum, let maximum):
      var current = starts
      for _ in 0..<minimum {
        let next = inner.ends(from: current, in: scalars)
        if next == current { break }
        current = next
      }
      var result = current
      var count = minimum
      // Only places that are new can lead to further ones.
      while maximum.map({ count < $0 }) ?? true, current != none {
        let next = inner.ends(from: current, in: scalars)
        current = next.indices.map { next[$0] && !result[$0] }
        result = RegularExpression.union(result, current)
        count += 1
      }
      return result
    }
  }

  private static func union(_ left: [Bool], _ right: [Bool]) -> [Bool] { left.indices.map { left[$0] || right[$0] } }
}
