#if canImport(SwiftUI)
  extension Trailhead {
    /// Whether the program starts as an app. On a Mac links on the command line, or `-`, keep it in the terminal.
    static var isApp: Bool {
      #if os(macOS)
        CommandLine.arguments.count == 1
      #else
        true
      #endif
    }
  }
#endif
