/// NAV223: a motion in a table in which no container is custom. Native containers bring their own transitions.
enum MotionCheck {
  static func findings(_ table: RouteTable) -> [Finding] {
    if table.tabs.contains(where: \.isCustom) { return [] }
    return table.motions.map { motion in
      Finding(Diagnostic(.idleMotion, .warning, at: motion.range, Message.text(motion.name)))
    }
  }

  private enum Message {
    static func text(_ name: String) -> String {
      "no container shows the motion `\(name)`: system containers have their own; write `container custom` on a tab, or take the motion out"
    }
  }
}
