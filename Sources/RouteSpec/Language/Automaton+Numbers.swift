/// The languages of numbers and days.
///
/// `Int in 7...12` reads `7`, `012` and `9`, not `13`: leading zeros read, so what is compared is the digits after
/// them.
extension Automaton {
  /// The texts that read as an Int of a range: `-?[0-9]+`, leading zeros and `-0` too.
  public static func int(_ range: ClosedRange<Int>) throws(AutomatonTooLarge) -> Automaton {
    try number(negatives: negatives(of: range), others: others(of: range), isCanonical: false)
  }

  /// The texts that read as a UInt of a range: `[0-9]+`, leading zeros too.
  public static func uint(_ range: ClosedRange<UInt>) throws(AutomatonTooLarge) -> Automaton {
    try number(negatives: nil, others: range, isCanonical: false)
  }

  /// The texts that an Int of a range prints: no leading zeros, no `-0`.
  static func printedInt(_ range: ClosedRange<Int>) throws(AutomatonTooLarge) -> Automaton {
    try number(negatives: negatives(of: range), others: others(of: range), isCanonical: true)
  }

  /// The texts that a UInt of a range prints.
  static func printedUInt(_ range: ClosedRange<UInt>) throws(AutomatonTooLarge) -> Automaton {
    try number(negatives: nil, others: range, isCanonical: true)
  }

  /// The magnitudes after a minus sign; `-0` is 0.
  private static func negatives(of range: ClosedRange<Int>) -> ClosedRange<UInt>? {
    range.lowerBound > 0
      ? nil : (range.upperBound < 0 ? range.upperBound.magnitude : 0)...range.lowerBound.magnitude
  }

  /// The magnitudes without a sign.
  private static func others(of range: ClosedRange<Int>) -> ClosedRange<UInt>? {
    range.upperBound < 0 ? nil : (range.lowerBound > 0 ? range.lowerBound.magnitude : 0)...range.upperBound.magnitude
  }

  /// How far a number has been read: how its digits compare with the first digits of the bounds.
  private struct Reading: Hashable {
    var isNegative = false
    var hasZero = false
    var digits = 0
    var low = 0
    var high = 0
    var isStart = true
  }

  private static func number(
    negatives: ClosedRange<UInt>?, others: ClosedRange<UInt>?, isCanonical: Bool
  ) throws(AutomatonTooLarge) -> Automaton {
    func digits(_ value: UInt) -> [UInt8] { value == 0 ? [] : Array(String(value).utf8) }
    let bounds = [others, negatives].map { range in
      range.map { (range: $0, low: digits($0.lowerBound), high: digits($0.upperBound)) }
    }
    return try exploring(from: Reading(), alphabet: [0x2D] + Array(0x30...0x39)) { reading in
      guard let bounds = bounds[reading.isNegative ? 1 : 0] else { return false }
      if reading.digits == 0 {
        return reading.hasZero && bounds.range.contains(0) && !(isCanonical && reading.isNegative)
      }
      let isBig = reading.digits > bounds.low.count || reading.digits == bounds.low.count && reading.low >= 0
      let isSmall = reading.digits < bounds.high.count || reading.digits == bounds.high.count && reading.high <= 0
      return isBig && isSmall
    } next: { reading, byte in
      var next = reading
      next.isStart = false
      if byte == 0x2D {
        next.isNegative = true
        return reading.isStart && negatives != nil ? next : nil
      }
      guard let bounds = bounds[reading.isNegative ? 1 : 0] else { return nil }
      if reading.digits == 0, byte == 0x30 {
        next.hasZero = true
        return isCanonical && reading.hasZero ? nil : next
      }
      if isCanonical, reading.hasZero { return nil }
      // Zeros in front no longer count.
      next.hasZero = false
      func compare(_ before: Int, _ bound: [UInt8]) -> Int {
        if before != 0 || reading.digits >= bound.count { return before }
        return byte < bound[reading.digits] ? -1 : byte > bound[reading.digits] ? 1 : 0
      }
      next.digits += 1
      next.low = compare(reading.low, bounds.low)
      next.high = compare(reading.high, bounds.high)
      if next.digits > bounds.high.count || next.digits == bounds.high.count && next.high > 0 { return nil }
      return next
    }
  }

  /// A day under way: its bytes so far, and what of the year still matters.
  private struct DayReading: Hashable {
    var count = 0
    /// The year so far, then the number of days of the month, in which only the year's kind goes.
    var value = 0
    var isLeap = false
    var isFirst = false
  }

  /// `YYYY-MM-DD`, the days of the Gregorian calendar in the years 0001 to 9999.
  static func day() throws(AutomatonTooLarge) -> Automaton {
    try exploring(from: DayReading(), alphabet: [0x2D] + Array(0x30...0x39)) {
      $0.count == 10
    } next: { reading, byte in
      var next = reading
      next.count += 1
      if reading.count == 4 || reading.count == 7 { return byte == 0x2D ? next : nil }
      guard byte != 0x2D, reading.count < 10 else { return nil }
      let digit = Int(byte) - 0x30
      switch reading.count {
      case 0...2:
        next.value = reading.value * 10 + digit
      case 3:
        let year = reading.value * 10 + digit
        if year == 0 { return nil }
        next.isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        next.value = 0
      case 5:
        next.value = digit
        if digit > 1 { return nil }
      case 6:
        let month = reading.value * 10 + digit
        if month < 1 || month > 12 { return nil }
        next.value = month == 2 ? (reading.isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
        next.isLeap = false
      case 8:
        // The month's length in the tens, the day's first digit in the ones.
        next.value = reading.value * 10 + digit
        if digit > 3 { return nil }
      default:
        let day = reading.value % 10 * 10 + digit
        return day >= 1 && day <= reading.value / 10 ? DayReading(count: 10) : nil
      }
      return next
    }
  }
}
