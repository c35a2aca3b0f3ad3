/// A set of links by number, as bits: tests compare thousands of them.
struct LinkSet: Hashable, Sequence, ExpressibleByArrayLiteral {
  private var words: [UInt64] = []

  init(arrayLiteral elements: Int...) { for element in elements { insert(element) } }

  init(_ elements: some Sequence<Int>) { for element in elements { insert(element) } }

  mutating func insert(_ element: Int) {
    while words.count <= element / 64 { words.append(0) }
    words[element / 64] |= 1 << UInt64(element % 64)
  }

  func contains(_ element: Int) -> Bool {
    element / 64 < words.count && words[element / 64] >> UInt64(element % 64) & 1 != 0
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func union(_ other: LinkSet) -> LinkSet { combining(other, |) }

  func subtracting(_ other: LinkSet) -> LinkSet { combining(other) { $0 & ~$1 } }

  func isDisjoint(with other: LinkSet) -> Bool { combining(other, &).isEmpty }

  func isSubset(of other: LinkSet) -> Bool { subtracting(other).isEmpty }

  private func combining(_ other: LinkSet, _ combine: (UInt64, UInt64) -> UInt64) -> LinkSet {
    var result = LinkSet()
    for index in 0..<Swift.max(words.count, other.words.count) {
      let left = index < words.count ? words[index] : 0
      let right = index < other.words.count ? other.words[index] : 0
      result.words.append(combine(left, right))
    }
    // Equal sets are equal values.
    while result.words.last == 0 { result.words.removeLast() }
    return result
  }

  func makeIterator() -> AnyIterator<Int> {
    var next = 0
    let all = self
    return AnyIterator {
      while next < all.words.count * 64 {
        defer { next += 1 }
        if all.contains(next) { return next }
      }
      return nil
    }
  }
}
