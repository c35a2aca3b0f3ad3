import Foundation

/// One line of a benchmark's table: what was measured, beside what, and what it should be.
///
/// `ratio` compares with a yardstick that ran in the same rounds, round by round: times belong to the machine, ratios travel.
struct Row {
  /// What was measured, and what it is compared with.
  var name: String
  /// `ns`, `ms`, `s`, `MB` or a word for what is counted.
  var unit: String
  /// A figure a round.
  var samples: [Double]
  /// The yardstick's figures in the same rounds; empty where there is none.
  var yardstick: [Double] = []
  /// True where the ratio says how much faster than the yardstick this is, false where it says how much of its time it takes.
  var saysFaster = false
  /// What the ratio, or the median where there is no yardstick, should be.
  var target: Target?

  enum Target {
    case atMost(Double)
    case atLeast(Double)
  }

  var ratios: [Double] {
    zip(samples, yardstick).map { saysFaster ? $1 / $0 : $0 / $1 }
  }

  /// Whether the target is met; nil where there is none.
  var isMet: Bool? {
    let value = Row.median(yardstick.isEmpty ? samples : ratios)
    switch target {
    case .atMost(let limit): return value <= limit
    case .atLeast(let limit): return value >= limit
    case nil: return nil
    }
  }

  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }

  /// Three digits or so.
  static func shown(_ value: Double) -> String {
    String(format: value.magnitude >= 100 ? "%.0f" : value.magnitude >= 10 ? "%.1f" : "%.2f", value)
  }
}

/// Prints rows as a table of Markdown, and adds them to the file that `BENCH_JSON` names, an object a line.
enum Rows {
  /// - Returns: whether every target is met.
  @discardableResult static func print(_ title: String, _ rows: [Row]) -> Bool {
    Swift.print("| \(title) | median | from – to | ratio | from – to | target | |")
    Swift.print("|---|---|---|---|---|---|---|")
    for row in rows { Swift.print(line(row)) }
    Swift.print()
    if let path = ProcessInfo.processInfo.environment["BENCH_JSON"], let file = fopen(path, "a") {
      for row in rows { fputs(json(title, row) + "\n", file) }
      fclose(file)
    }
    return rows.allSatisfy { $0.isMet != false }
  }

  private static func line(_ row: Row) -> String {
    let ratios = row.ratios
    let target =
      switch row.target {
      case .atMost(let limit): "≤ \(Row.shown(limit))"
      case .atLeast(let limit): "≥ \(Row.shown(limit))"
      case nil: ""
      }
    let cells = [
      row.name, Row.shown(Row.median(row.samples)) + " " + row.unit, spread(row.samples),
      ratios.isEmpty ? "" : Row.shown(Row.median(ratios)), spread(ratios), target,
      row.isMet == false ? "**missed**" : "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func spread(_ values: [Double]) -> String {
    guard values.count > 1, let low = values.min(), let high = values.max() else { return "" }
    return Row.shown(low) + " – " + Row.shown(high)
  }

  /// `{"table": …, "name": …, "unit": …, "median": …, "low": …, "high": …, "ratio": …, "target": …, "met": …}`; what there is
  /// not is left out.
  private static func json(_ title: String, _ row: Row) -> String {
    var object: [String: Any] = [
      "table": title, "name": row.name, "unit": row.unit, "median": Row.median(row.samples),
    ]
    object["low"] = row.samples.min()
    object["high"] = row.samples.max()
    if !row.yardstick.isEmpty { object["ratio"] = Row.median(row.ratios) }
    switch row.target {
    case .atMost(let limit), .atLeast(let limit): object["target"] = limit
    case nil: break
    }
    object["met"] = row.isMet
    // A figure that is no number has no form in JSON.
    for (key, value) in object where (value as? Double)?.isFinite == false { object[key] = nil }
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
