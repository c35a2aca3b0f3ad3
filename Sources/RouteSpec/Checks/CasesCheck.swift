/// NAV222: an enum of more than 256 cases.
///
/// A switch over a larger enum makes a user's build slow, and at about 630 cases Swift gives up on it. A team decides
/// when its call sites change, so
/// a neighbour's new route never moves a case to another enum: the finding comes instead.
enum CasesCheck {
  /// The largest number of cases in an enum.
  static let limit = 256

  static func findings(_ table: RouteTable) -> [Finding] {
    let plan = SwiftPlan(table)
    return plan.groups.compactMap { group in
      guard group.routes.count > limit else { return nil }
      let first = group.routes[limit]
      let place = Finding.Place(.route(first))
      return Finding(
        Diagnostic(.tooManyCases, at: table.routes[first].range, Message.text(group, table)), places: [place])
    }
  }

  private enum Message {
    static func text(_ group: SwiftPlan.Group, _ table: RouteTable) -> String {
      let count = "\(group.routes.count) routes, and an enum holds \(limit)"
      guard let member = group.member else {
        return table.app.hasNestedCases
          ? "outside of tabs, stacks and features are \(count); put some of them into a `feature`"
          : "the table has \(count); write `cases nested` in `app`, which gives each tab, stack and feature an enum of its own"
      }
      return "`\(member)` has \(count); put some of them into a `feature` of their own"
    }
  }
}
