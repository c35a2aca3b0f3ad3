/// Whether findings are coloured: what `--color` says; else what the environment says; else as it suits the stream.
enum ColorChoice: String, CaseIterable {
  /// On a terminal that can show it. `NO_COLOR` (https://no-color.org) and then `CLICOLOR_FORCE` decide otherwise, if
  /// they are set.
  case auto
  case always
  case never

  func isColored(onTerminal: Bool, _ environment: (String) -> String? = System.environment) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if !(environment("NO_COLOR") ?? "").isEmpty { return false }
      if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
      return onTerminal && environment("TERM") != "dumb"
    }
  }
}
