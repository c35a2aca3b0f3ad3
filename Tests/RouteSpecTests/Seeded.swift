/// The generator of numbers that the random tables and links of the tests are made with, from a seed. For the fuzzer an
/// input chooses, two bytes a choice, so that a mutation of the input is a mutation of the table.
struct Seeded: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var state: UInt64

  /// Chooses by the bytes; when they have come to an end, by a fixed sequence.
  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    state = 0
  }

  init(_ seed: UInt64) {
    bytes = []
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    guard let high = bytes.popFirst() else { return value }
    // The upper bits are those that choose among a few; the lower ones only settle ties.
    return UInt64(high) << 56 | UInt64(bytes.popFirst() ?? 0) << 48 | value >> 16
  }
}
