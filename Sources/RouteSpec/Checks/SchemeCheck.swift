/// NAV510: a first segment that is no literal, under a custom scheme.
///
/// In `trailhead://Zion/map` the first segment stands where a host would, and platforms write hosts in lower case: the
/// app gets `zion`. A literal is
/// compared without case there; a value has lost its own. One finding a table: the first such pattern, and how many
/// there are.
enum SchemeCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    var places: [(range: SourceRange, place: Finding.Place)] = []
    func look(_ pattern: Pattern, _ place: Finding.Place) {
      guard table.printedScheme(of: pattern) != nil, pattern.firstSegmentIsValue(table.app.isSlashStrict) else {
        return
      }
      places.append((pattern.range, place))
    }
    for (index, route) in table.routes.enumerated() {
      if let pattern = route.pattern { look(pattern, Finding.Place(.route(index))) }
      for (alias, content) in route.aliases.enumerated() {
        look(content.pattern, Finding.Place(.route(index), alias: alias))
      }
    }
    for (index, redirect) in table.redirects.enumerated() { look(redirect.pattern, Finding.Place(.redirect(index))) }
    guard let first = places.min(by: { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }) else {
      return []
    }
    return [
      Finding(
        Diagnostic(.valueAsHost, .warning, at: first.range, Message.text(places.count)), places: places.map(\.place))
    ]
  }

  private enum Message {
    static func text(_ count: Int) -> String {
      let others = count == 1 ? "" : "; \(count - 1) more like it"
      return
        "in a link of the custom scheme the first segment stands where a host would, and comes in lower case: put a literal in front, "
        + "or a `group host` around what only the web links to\(others)"
    }
  }
}

extension Pattern {
  /// Whether some form begins with a segment that is no literal.
  fileprivate func firstSegmentIsValue(_ isSlashStrict: Bool) -> Bool {
    forms(isSlashStrict: isSlashStrict).contains { form in
      guard let first = form.segments.first else { return form.tail != nil }
      return first.contains { if case .literal = $0 { false } else { true } }
    }
  }
}
