/// Where the literal children of a node lie: an open-addressed table of a power of two slots.
///
/// A hash is shifted until no two texts want the same slot, so that one look tells whether a text is there. Where that is not to
/// be had, texts go on to the next free slot; half of the slots stay free.
struct SlotPlan {
  /// The number of slots.
  private(set) var count = 0
  private(set) var shift = 0
  /// The slot of each text.
  private(set) var places: [Int] = []
  /// What the table says: the power of two plus one, 0 for no slots, plus 32 where every text has the slot that it wants.
  private(set) var code = 0

  /// The highest six bits of a hash are kept in the slot.
  private static let freeBits = 58

  init(_ texts: [[UInt8]]) {
    if texts.isEmpty { return }
    let hashes = texts.map { MatchTableBuilder.hash($0) }
    var bits = 0
    while 1 << bits < texts.count { bits += 1 }
    // Sizes that are worth trying: four times the texts, at most.
    for size in bits...(bits + 2) {
      for shift in stride(from: Self.freeBits - size, through: 0, by: -1) {
        if let places = Self.perfect(hashes, size, shift) {
          (count, self.shift, self.places, code) = (1 << size, shift, places, size + 33)
          return
        }
      }
    }
    bits += 1
    (count, shift, code) = (1 << bits, Self.freeBits - bits, bits + 1)
    var isUsed = [Bool](repeating: false, count: count)
    for hash in hashes {
      var slot = Int(truncatingIfNeeded: hash >> UInt64(shift)) & (count - 1)
      while isUsed[slot] { slot = (slot + 1) & (count - 1) }
      isUsed[slot] = true
      places.append(slot)
    }
  }

  /// The slots where all differ.
  private static func perfect(_ hashes: [UInt64], _ bits: Int, _ shift: Int) -> [Int]? {
    let mask = UInt64(1) << UInt64(bits) - 1
    var used = Set<Int>()
    var places: [Int] = []
    for hash in hashes {
      let slot = Int(hash >> UInt64(shift) & mask)
      guard used.insert(slot).inserted else { return nil }
      places.append(slot)
    }
    return places
  }
}
