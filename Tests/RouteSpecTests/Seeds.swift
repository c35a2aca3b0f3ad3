import Foundation

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
