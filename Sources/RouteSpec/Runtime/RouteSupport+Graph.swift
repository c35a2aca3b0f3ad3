nonisolated extension RouteSupport {
  /// Where a route stands in the app and how others lead to it, in `nodes`: named stack plus one (2), motion plus one
  /// (2), unique (1), homes (2), each home (2), edges (2), each edge: the screen it comes from plus one (4, 0 any), what
  /// it says (1: 0 nothing, 1 a presentation, 2 a motion) and which (2). Edges from a screen stand before those from any.
  nonisolated enum Graph {
    static let motion = 2
    static let isUnique = 4
    static let homes = 5
    static let edgeSize = 7

    static let saysNothing = 0
    static let saysPresentation = 1
    static let saysMotion = 2

    private static func record(_ table: Table, _ route: Int) -> Int {
      table.field4(Metadata.record(table, route) &+ Metadata.navigation)
    }

    /// The named stack of a route, or -1.
    static func stack(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route)) &- 1 }

    static func isUnique(_ table: Table, _ route: Int) -> Bool {
      table.field1(record(table, route) &+ isUnique) != 0
    }

    /// The tabs that a route has as home.
    static func homes(_ table: Table, _ route: Int) -> [Int] {
      let list = record(table, route) &+ homes
      return (0..<table.field2(list)).map { table.field2(list &+ 2 &+ 2 &* $0) }
    }

    /// The presentation that the edge from another route says, or -1.
    static func presentation(_ table: Table, _ route: Int, from other: Int) -> Int {
      edge(table, route, from: other, saysPresentation)
    }

    /// The motion with which a route comes from another: that of the edge, else its own; -1 none.
    static func motion(_ table: Table, _ route: Int, from other: Int) -> Int {
      let motion = edge(table, route, from: other, saysMotion)
      return motion >= 0 ? motion : table.field2(record(table, route) &+ Graph.motion) &- 1
    }

    private static func edge(_ table: Table, _ route: Int, from other: Int, _ wanted: Int) -> Int {
      let list = record(table, route) &+ homes
      var edge = list &+ 4 &+ 2 &* table.field2(list)
      for _ in 0..<table.field2(edge &- 2) {
        let from = table.field4(edge)
        if from == other &+ 1 || from == 0, table.field1(edge &+ 4) == wanted { return table.field2(edge &+ 5) }
        edge = edge &+ edgeSize
      }
      return -1
    }
  }
}
