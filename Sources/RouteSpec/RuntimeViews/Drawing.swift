nonisolated extension RoutingDrawing {
  /// Whether the system covers the whole screen; where it does not, a cover is a sheet.
  static var hasCovers: Bool {
    #if os(macOS)
      false
    #else
      true
    #endif
  }

  /// What a test of the user interface finds something by: `app.tab.explore`.
  static func identifier(_ parts: String...) -> String { ([prefix] + parts).joined(separator: ".") }

  static func detent(_ detent: RouteSupport.Detent) -> PresentationDetent {
    switch detent {
    case .medium: return .medium
    case .large: return .large
    case .height(let points): return .height(CGFloat(points))
    case .fraction(let part): return .fraction(CGFloat(part))
    }
  }

  static func animation(_ animation: RouteSupport.Animation) -> Animation? {
    switch animation {
    case .none: return nil
    case .standard: return .default
    case .easeIn(let seconds): return .easeIn(duration: seconds)
    case .easeOut(let seconds): return .easeOut(duration: seconds)
    case .easeInOut(let seconds): return .easeInOut(duration: seconds)
    case .linear(let seconds): return .linear(duration: seconds)
    case .spring(let seconds): return .spring(response: seconds)
    }
  }

  /// Changes something as an action says that it is drawn; without a word, as the container does it.
  @MainActor static func animate(_ animation: RouteSupport.Animation?, _ change: () -> Void) {
    guard let animation else { return change() }
    var transaction = Transaction(animation: RoutingDrawing.animation(animation))
    transaction.disablesAnimations = animation == .none
    withTransaction(transaction, change)
  }
}
