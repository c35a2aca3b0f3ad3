import Foundation
import Middle

/// What the first link after the start of a program costs: this program reads one, and prints the nanoseconds.
@main
enum First {
  static func main() {
    let link = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "/items/1"
    var isRead = false
    let time = ContinuousClock().measure { if case .some = MiddleRoute(link: link) { isRead = true } }.components
    print(isRead ? time.attoseconds / 1_000_000_000 : -1)
  }
}
