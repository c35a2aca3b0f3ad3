// when days
nonisolated extension RouteSupport {
  /// `YYYY-MM-DD`, a day of the Gregorian calendar in the years 1 to 9999: year × 512 + month × 32 + day.
  @inline(never) static func parseDay(_ start: Bytes, _ count: Int) -> UInt64? {
    if count != 10 || start[4] != 45 || start[7] != 45 { return nil }
    func number(_ from: Int, _ to: Int) -> Int? {
      var value = 0
      for index in from..<to {
        let digit = start[index] &- 48
        if digit > 9 { return nil }
        value = value &* 10 &+ Int(digit)
      }
      return value
    }
    guard let year = number(0, 4), let month = number(5, 7), let day = number(8, 10), isDay(year, month, day) else {
      return nil
    }
    return UInt64(truncatingIfNeeded: year &* 512 &+ month &* 32 &+ day)
  }

  /// Whether the day exists.
  static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31
    return day <= length
  }

  /// A day of the Gregorian calendar in the years 1 to 9999, without a time or a time zone: `2026-07-04`.
  public nonisolated struct Day: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// From 1 to 9999.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to the length of the month.
    public let day: Int

    /// Nil where the day does not exist.
    public init?(_ year: Int, _ month: Int, _ day: Int) {
      guard isDay(year, month, day) else { return nil }
      self.init(unchecked: year, month, day)
    }

    /// Nil where the text is not `YYYY-MM-DD` or the day does not exist.
    public init?(_ text: String) {
      var text = text
      let packed = text.withUTF8 { bytes in bytes.baseAddress.flatMap { parseDay($0, bytes.count) } }
      guard let packed else { return nil }
      self = Values.day(of: Capture(first: packed))
    }

    init(unchecked year: Int, _ month: Int, _ day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// `YYYY-MM-DD`.
    public var description: String {
      func padded(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
      }
      return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// By time.
    public static func < (left: Day, right: Day) -> Bool {
      (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
  }
}

nonisolated extension RouteSupport.Day: Codable {
  /// Reads `YYYY-MM-DD`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day of the form YYYY-MM-DD")
    }
    self = day
  }

  /// Writes `YYYY-MM-DD`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
// end days
