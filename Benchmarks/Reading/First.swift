import Middle
import Yardsticks

/// What the first link after the start of a program costs: this program reads one, and prints the nanoseconds.
///
/// usage: first generated|bytes LINK
@main
enum First {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { return }
    let (clock, link) = (ContinuousClock(), arguments[2])
    // The clock, too, is slow at first.
    _ = clock.measure {}
    var isRead = false
    let time =
      if arguments[1] == "generated" {
        clock.measure { if case .some = MiddleRoute(link: link) { isRead = true } }
      } else {
        clock.measure { if case .some = readByBytes(link) { isRead = true } }
      }
    print(isRead ? time.components.attoseconds / 1_000_000_000 : -1)
  }
}
