/// What `routegen match` says of a link, for tools and for people.
///
/// ```
/// /t/angels-landing?page=x
///   route         trailReviews
///   parameters    slug: "angels-landing"
///                 page: 1
///   read by       alias /t/{slug}/reviews?page={page: Int = 1}
///   tab           explore
///   back stack    explore, trail
///   presentation  push
///   ignored       page: what the link holds does not read, so it counts as absent
/// ```
public struct MatchReport: Sendable {
  /// The table that the link was read by.
  public let table: RouteTable

  /// Makes a report.
  public init(_ table: RouteTable) {
    self.table = table
  }

  // MARK: JSON

  /// The answer as one object, of which tools rely on each key and the order.
  ///
  /// `ignored` and `maybe` stand at the end, where they apply: the parameters whose text did not read and counts as
  /// absent, and `true` where a
  /// type of the app's own decides at run time.
  public func json(_ link: String, _ outcome: LinkOutcome) -> JSONText {
    switch outcome {
    case .reading(let reading): json(link, reading)
    case .refusal(let refusal): json(link, refusal)
    }
  }

  private func json(_ link: String, _ reading: LinkReading) -> JSONText {
    let route = table.routes[reading.route]
    let parameters = zip(route.parameters, reading.parameters).map { parameter, value in
      JSONText.Member(parameter.name, table.json(value, as: parameter.type))
    }
    var members: [JSONText.Member] = [
      .init("link", .string(link)),
      .init("route", .string(route.name)),
      .init("parameters", .object(parameters)),
      .init("pattern", .string(reading.pattern)),
      .init("via", .string(reading.via)),
      .init("tab", JSONText(reading.tab.map { table.tabs[$0].name })),
      .init("backStack", JSONText(reading.backStack.map { table.routes[$0].name })),
      .init("presentation", .string(reading.presentation.name)),
    ]
    if !reading.ignored.isEmpty { members.append(.init("ignored", JSONText(reading.ignored))) }
    if reading.isUncertain { members.append(.init("maybe", true)) }
    return .object(members)
  }

  private func json(_ link: String, _ refusal: LinkRefusal) -> JSONText {
    var members: [JSONText.Member] = [
      .init("link", .string(link)), .init("route", nil), .init("reason", .string(refusal.reason)),
    ]
    if let offset = refusal.offset { members.append(.init("offset", .int(offset))) }
    if let parameter = refusal.parameter { members.append(.init("parameter", .string(parameter))) }
    if let type = refusal.type { members.append(.init("type", .string(type))) }
    if let query = refusal.query { members.append(.init("query", .string(query))) }
    let nearest: JSONText? = refusal.nearest.map { miss in
      [
        "route": JSONText(miss.route), "pattern": .string(miss.pattern),
        "parameter": JSONText(miss.parameter), "type": JSONText(miss.type),
      ]
    }
    members.append(.init("nearest", nearest ?? nil))
    return .object(members)
  }

  // MARK: Text

  /// The answer in a few lines, the link first; nothing in it is a command to a terminal.
  public func text(_ link: String, _ outcome: LinkOutcome) -> String {
    let rows =
      switch outcome {
      case .reading(let reading): rows(reading)
      case .refusal(let refusal): rows(refusal)
      }
    var text = VisibleText.escaping(link.isEmpty ? "(an empty link)" : link) + "\n"
    for row in rows {
      let label = row.label + String(repeating: " ", count: max(14 - row.label.utf8.count, 0))
      text += "  \(label)\(VisibleText.escaping(row.text))\n"
    }
    return text
  }

  private func rows(_ reading: LinkReading) -> [(label: String, text: String)] {
    let route = table.routes[reading.route]
    var rows: [(label: String, text: String)] = [
      ("route", route.name + (reading.isUncertain ? " (maybe: a type of the app's own decides at run time)" : ""))
    ]
    for (index, (parameter, value)) in zip(route.parameters, reading.parameters).enumerated() {
      let value = table.spelling(of: value, as: parameter.type)
      rows.append((index == 0 ? "parameters" : "", "\(parameter.name): \(value)"))
    }
    let tab = reading.tab.map { table.tabs[$0].name }
    rows.append(("read by", reader(of: reading)))
    if let tab { rows.append(("tab", tab)) }
    // Such a screen opens in its stack, above the tabs, whatever it says of how it is shown.
    if let stack = route.stack { rows.append(("stack", table.stacks[stack].name)) }
    if !reading.backStack.isEmpty {
      rows.append(("back stack", reading.backStack.map { table.routes[$0].name }.joined(separator: ", ")))
    }
    rows.append(("presentation", reading.presentation.name))
    for (index, name) in reading.ignored.enumerated() {
      rows.append((index == 0 ? "ignored" : "", "\(name): what the link holds does not read, so it counts as absent"))
    }
    return rows
  }

  /// What read the link, in words.
  private func reader(of reading: LinkReading) -> String {
    switch (reading.via, reading.tab) {
    case ("pattern", _):
      let origins = table.routes[reading.route].pattern.flatMap(table.originTexts)
      return reading.pattern + (origins.map { " on " + $0.joined(separator: ", ") } ?? "")
    case ("tab", let tab?):
      let place = "the address of the tab \(table.tabs[tab].name)"
      return reading.pattern == table.tabs[tab].addressText ? place : "\(reading.pattern), after \(place)"
    case ("stack", _): return "\(reading.pattern), after the address of a stack"
    case (let via, _): return "\(via) \(reading.pattern)"
    }
  }

  private func rows(_ refusal: LinkRefusal) -> [(label: String, text: String)] {
    var rows = [(label: "no route", text: MatchReport.words(for: refusal))]
    if let miss = refusal.nearest {
      var text = (miss.route.map { "\($0), " } ?? "") + miss.pattern
      if let parameter = miss.parameter {
        text += ", but for {\(parameter)\(miss.type.map { ": \($0)" } ?? "")}"
      }
      rows.append(("nearest", text))
    }
    return rows
  }

  private static func words(for refusal: LinkRefusal) -> String {
    let place = refusal.offset.map { " at byte \($0)" } ?? ""
    let parameter = refusal.parameter.map { "{\($0)\(refusal.type.map { ": \($0)" } ?? "")}" } ?? "a parameter"
    return switch refusal.reason {
    case "notThisApp":
      "no link of this app: it has no slash in front, or a scheme, host or port that the table does not declare"
    case "malformedPercentEncoding": "a % without two hexadecimal digits\(place)"
    case "invalidUTF8": "bytes that are no UTF-8\(place)"
    case "noRoute": "no pattern reads it"
    case "missingQuery": "the query item \(refusal.query ?? "") is missing"
    case "invalidValue": "\(parameter) does not read what stands in its place"
    case "refused": "the table refuses it, so it stays in the browser"
    case "tooLong": "it is longer than 65,536 bytes"
    default: refusal.reason
    }
  }
}
