/// Times pieces of work against each other: round by round, so that what else the machine does falls on all alike.
enum Timing {
  /// Nanoseconds that one pass of each piece of work takes, a figure a round.
  ///
  /// - Parameter repeats: how many passes are timed together, so that one is long against the clock's step.
  static func rounds(_ rounds: Int, repeats: Int, _ works: [() -> Void]) -> [[Double]] {
    var samples = [[Double]](repeating: [], count: works.count)
    // The first round warms caches and predictors, and does not count.
    for round in 0...rounds {
      for (index, work) in works.enumerated() {
        let time = nanoseconds { for _ in 0..<repeats { work() } }
        if round > 0 { samples[index].append(time / Double(repeats)) }
      }
    }
    return samples
  }

  static func nanoseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
}
