import Foundation

/// A small generator of numbers from a seed (SplitMix64): a failure can be run again.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// All texts over an alphabet up to a length, the short ones first.
func allTexts(_ alphabet: String, upTo length: Int) -> [[UInt8]] {
  var result: [[UInt8]] = [[]]
  var last: [[UInt8]] = [[]]
  for _ in 0..<length {
    last = last.flatMap { text in alphabet.utf8.map { text + [$0] } }
    result += last
  }
  return result
}

/// The seeds of a property test: so many, and with `ROUTEGEN_SEEDS=50` in the environment fifty times as many.
func seeds(_ count: Int) -> Range<Int> {
  0..<(count * max(Int(ProcessInfo.processInfo.environment["ROUTEGEN_SEEDS"] ?? "") ?? 1, 1))
}
