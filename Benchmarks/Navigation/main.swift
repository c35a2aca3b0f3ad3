/// Times `apply` and `open` on a state of five tabs with twenty screens each, in nanoseconds: the best of runs, for others use the machine too.
func nanoseconds(_ name: String, _ body: () -> Void) {
  let clock = ContinuousClock()
  let rounds = 2_000
  let runs = (0..<15).map { _ in
    let took = clock.measure { for _ in 0..<rounds { body() } }
    return Double(took.components.attoseconds) / 1e9 / Double(rounds)
      + Double(took.components.seconds) * 1e9 / Double(rounds)
  }
  print("\(name): \(Int(runs.min() ?? 0)) ns")
}

var app = FiveNavigation()
app.apply(.requirement(.session, .holds))
for (index, tab) in FiveTab.allCases.enumerated() {
  app.apply(.select(tab))
  for number in 1..<20 { app.apply(.push(index == 0 ? .item(id: number) : .page(tab: index + 1, number: number))) }
}
app.apply(.select(.one))
let start = app

// Each starts from the same state and changes a copy: what a store does that keeps the one before.
func time(_ name: String, _ actions: FiveAction...) {
  nanoseconds(name) {
    var copy = start
    for action in actions { copy.apply(action) }
    if copy.state.entries.isEmpty { print("no screen") }
  }
}

time("apply push", .push(.item(id: 99)))
time("apply pop", .pop())
time("apply select", .select(.four))
time("apply push, requirement", .push(.member(id: 1)))
time("apply present", .present(.signIn))
time("apply popToEntry, last tab", .popToEntry(start.state.entries(of: .five)[3].id))
time("apply swipedBack of nothing", .swipedBack(100_000))
time("open a new screen", .open("/items/77"))
time("open a screen with a parent", .open("/items/77/notes/3"))
time("open a screen of the stack", .open("/items/3"))
time("open in another tab, whole link", .open("https://five.example.com/three/pages/3/4"))
time("open a tab", .open("/four"))
