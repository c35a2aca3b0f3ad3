/// Guesses of what a misspelt name was meant to be: `titel` is near `title`.
///
/// Nearness is the Damerau-Levenshtein distance (optimal string alignment) over bytes without ASCII case, bounded by a
/// third
/// of the name's length. Guesses are ranked by distance, then by byte order, so that the same names give the same
/// guesses.
/// Build one value for many questions about the same names.
struct NameSuggestion: Sendable {
  private struct Candidate: Sendable {
    var name: String
    var folded: [UInt8]
    var letters: UInt64
  }

  /// At most so many guesses are given.
  static let limit = 3

  private var candidates: [Candidate]

  /// Takes the names that exist; a name given twice counts once.
  init(_ names: [String]) {
    var seen = Set<String>(minimumCapacity: names.count)
    candidates = []
    candidates.reserveCapacity(names.count)
    for name in names where seen.insert(name).inserted {
      let folded = Self.folded(name)
      candidates.append(Candidate(name: name, folded: folded, letters: Self.letters(folded)))
    }
  }

  /// The nearest names, the best first; none where nothing is near.
  static func best(for name: String, among names: [String]) -> [String] {
    NameSuggestion(names).best(for: name)
  }

  /// The nearest names, the best first; none where nothing is near.
  func best(for name: String) -> [String] { ranked(for: name).map(\.name) }

  /// The names that are nearest of all, in byte order: one where the guess is plain.
  func nearest(for name: String) -> [String] {
    let ranked = ranked(for: name)
    return ranked.prefix { $0.distance == ranked[0].distance }.map(\.name)
  }

  private func ranked(for name: String) -> [(distance: Int, name: String)] {
    let folded = Self.folded(name)
    guard !folded.isEmpty, folded.count <= 255 else { return [] }
    let letters = Self.letters(folded)
    var bound = max(1, (folded.count + 1) / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate.name != name {
      // Each edit changes the set of letters by at most two.
      guard abs(candidate.folded.count - folded.count) <= bound,
        (candidate.letters ^ letters).nonzeroBitCount <= 2 * bound,
        let distance = Self.distance(folded, candidate.folded, atMost: bound)
      else { continue }
      found.append((distance, candidate.name))
      if found.count > 16 * Self.limit {
        Self.trim(&found)
        bound = found.last?.distance ?? bound
      }
    }
    Self.trim(&found)
    return found
  }

  private static func trim(_ found: inout [(distance: Int, name: String)]) {
    found.sort {
      $0.distance != $1.distance
        ? $0.distance < $1.distance : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    found.removeLast(max(0, found.count - limit))
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  private static func letters(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0) { $0 | (1 << UInt64($1 & 63)) }
  }

  /// The distance of two texts; nil where it is more than `bound`.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost bound: Int) -> Int? {
    if left == right { return 0 }
    if left.isEmpty || right.isEmpty {
      let length = max(left.count, right.count)
      return length <= bound ? length : nil
    }
    let width = right.count
    var beforeLast = [Int](repeating: 0, count: width + 1)
    var last = Array(0...width)
    var row = [Int](repeating: 0, count: width + 1)
    for i in 1...left.count {
      row[0] = i
      var least = i
      for j in 1...width {
        let isSame = left[i - 1] == right[j - 1]
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = cost
        least = min(least, cost)
      }
      if least > bound { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[width] <= bound ? last[width] : nil
  }
}
