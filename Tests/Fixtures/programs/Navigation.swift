@testable import Fixtures
import Foundation

/// Navigation as an app writes it: typed actions, edges, answers, scenes. What a state becomes is in Tests/Fixtures/navigation.
extension Checks {
  func navigation() {
    edges()
    scenes()
    typedState()
    hostileActions()
    sizes()
  }

  private func edges() {
    var app = TrailheadNavigation()
    guard let slug = TrailheadRoute.Slug("angels-landing"), let number = TrailheadRoute.PhotoNumber(3) else {
      return expect(false, "a slug")
    }
    // No trail is there.
    equal(app.from.trail.trailPhoto(number: number), nil)
    equal(app.from.trail.rate(trail: slug), .show(.rate(trail: slug, stars: 5)))
    equal(app.from.explore.trail(slug: slug), .show(.trail(slug: slug)))
    if let action = app.from.explore.trail(slug: slug) { app.apply(action) }
    equal(app.state.top, .trail(slug: slug))
    let photo = app.from.trail.trailPhoto(number: number)
    equal(photo, .show(.trailPhoto(slug: slug, number: number)))
    if let photo { app.apply(photo) }
    equal(app.state.modals.map(\.presentation), [.cover()])
    equal(app.state.top, .trailPhoto(slug: slug, number: number))
    // What the edge's screen has may be optional: it is asked for then.
    equal(app.from.trail.trailReviews(page: 2), .show(.trailReviews(slug: slug, page: 2, sort: nil, stars: nil)))
    // The trail in the modal is nearer than the one in the tab.
    if let other = TrailheadRoute.Slug("zion") {
      app.apply(.push(.trail(slug: other)))
      equal(app.from.trail.trailPhoto(number: number), .show(.trailPhoto(slug: other, number: number)))
      app.apply(.dismissAll)
      equal(app.from.trail.trailPhoto(number: number), .show(.trailPhoto(slug: slug, number: number)))
    }
    edgesUnderOthers()
    equal(app.from.anywhere.compose(), .show(.compose(draft: nil)))
    equal(app.from.profile.settings(), .show(.settings))
  }

  /// An edge is that of the screen it comes from, also where another lies above it.
  private func edgesUnderOthers() {
    var app = GatesNavigation()
    app.apply(.push(.item(id: 1)))
    equal(app.from.item.itemNote(note: 2), .show(.itemNote(id: 1, note: 2)))
    app.apply(.push(.search(text: nil)))
    // From a search a note would be pushed.
    equal(app.from.item.itemNote(note: 2), .present(.itemNote(id: 1, note: 2), as: .sheet(detents: [.large])))
    equal(app.from.item.itemShare(), .show(.itemShare(id: 1)))
    equal(app.from.anywhere.draft(id: nil), .show(.draft(id: nil)))
    if let action = app.from.item.itemNote(note: 2) { app.apply(action) }
    equal(app.state.modals.map(\.presentation), [.sheet(detents: [.large])])
    // From a letter the next one takes its place, from a plan too: what lies above is not what the call comes from.
    app.apply(.batch([.dismissAll, .select(.inbox), .push(.letter(id: 1)), .push(.plan)]))
    equal(app.from.letter.letter(), .replace(.letter(id: 1)))
    // From an item a letter is pushed, though the one on top would give way to it.
    app.apply(.batch([.select(.home), .push(.letter(id: 3))]))
    equal(app.from.item.letter(), .push(.letter(id: 1)))
    // A named stack is opened, whatever lies above; in it the edge decides.
    equal(app.from.letter.cart(), .show(.cart))
    app.apply(.batch([.show(.cart), .push(.tip)]))
    equal(app.from.letter.cart(), .present(.cart, as: .cover()))
  }

  /// What holds is told to every scene; each has a wish of its own.
  private func scenes() {
    var scenes = [GatesNavigation(), GatesNavigation(), GatesNavigation()]
    scenes[0].apply(.open("/orders"))
    scenes[1].apply(.open("/members"))
    for index in scenes.indices { scenes[index].apply(.requirement(.session, .fails)) }
    equal(scenes.map(\.state.modals.count), [1, 1, 0])
    for index in scenes.indices { scenes[index].apply(.requirement(.session, .holds)) }
    equal(scenes.map(\.state.top), [.orders, .members, .home])
    equal(scenes.map { $0.condition(of: .session) }, [.holds, .holds, .holds])
    for index in scenes.indices { scenes[index].apply(.requirement(.session, .fails)) }
    equal(scenes.map(\.state.top), [.home, .home, .home])
    // What is known takes no part in a state's equality, nor in what is saved.
    var known = GatesNavigation()
    known.apply(.requirement(.session, .holds))
    equal(known.state, GatesNavigation().state)
    equal(json(known.state), json(GatesNavigation().state))
    expect(known != GatesNavigation())
  }

  private func typedState() {
    var app = GatesNavigation()
    let outcome = app.apply(.batch([.alert(.remove(id: 3)), .answer(.remove(.remove))]))
    switch outcome.choices.first {
    case .remove(let button): equal(button, .remove)
    default: expect(false, "\(outcome)")
    }
    equal(GatesAlert.remove(id: 3).title, "Remove 3?")
    equal(GatesAlert.remove(id: 3).buttons.map(\.choice), [.remove(.remove), .remove(.keep)])
    equal(app.state.selectedTab, .home)
    equal(app.state.entries(of: .inbox).map(\.route), [.inbox])
    equal(app.state.badge(of: .inbox), GatesSupport.Badge("3"))
    equal(app.state.icon(of: .inbox), nil)
    equal(GatesTab.inbox.icon, .asset("Tray"))
    equal(
      app.apply(.open("https://example.org/")).refusals,
      [GatesRefusal(link: "https://example.org/", error: .notThisApp)])
    equal(app.plan(for: "/messages/1"), [.select(.inbox), .push(.letter(id: 1))])
    // States are values, and may be keys.
    expect(Set([app.state, GatesState()]).count == 2)
    // A sheet's height is a number: what is none has no place in what is saved, and a state must equal itself.
    app.apply(
      .present(.tip, as: .sheet(detents: [.height(.nan), .medium, .fraction(.infinity)], initial: .height(.nan))))
    app.apply(.setDetents([.height(.infinity), .large]))
    equal(app.state.modals.map(\.presentation), [.sheet(detents: [.large])])
    returns(app.state)
  }

  /// Actions in actions, deeper than anybody writes them: they are refused and do not end the process.
  private func hostileActions() {
    for depth in [10, 60, 200, 400] {
      let opened = String(repeating: #"{"action":"keep","kept":"#, count: depth)
      let text = opened + #"{"action":"popToRoot"}"# + String(repeating: "}", count: depth)
      expect((decoded(GatesAction.self, text) != nil) == (depth <= 60), "\(depth)")
      let state = decoded(GatesState.self, #"{"version":3,"pending":"# + text + "}")
      equal(state, GatesState())
    }
    let batches = String(repeating: #"{"action":"batch","actions":["#, count: 250)
    expect(decoded(GatesAction.self, batches + String(repeating: "]}", count: 250)) == nil)
    for text in [
      "null", "[]", "7", #""push""#, "{}", #"{"action":7}"#, #"{"action":"push"}"#, #"{"action":"select","tab":"x"}"#,
      #"{"action":"popToEntry"}"#, #"{"action":"batch","actions":{}}"#,
    ] {
      expect(decoded(GatesAction.self, text) == nil, text)
      equal(decoded(GatesState.self, text) ?? GatesState(), GatesState())
    }
    // Whoever says so cannot make ids run over.
    if var app = decoded(GatesState.self, #"{"version":3,"next":9223372036854775807}"#).map({ GatesNavigation($0) }) {
      app.apply(.push(.item(id: 1)))
      equal(app.state.entries.map(\.id), [3, 4])
    } else {
      expect(false, "a state")
    }
  }

  /// Many screens.
  private func sizes() {
    var app = GatesNavigation()
    for id in 0..<2_000 { app.apply(.push(.item(id: id))) }
    app.apply(.popTo(.item(id: 9)))
    equal(app.state.entries.count, 11)
    app.apply(.pop(count: .max))
    equal(app.state.entries.count, 1)
    app.apply(.pop(count: .min))
    equal(app.state.entries.count, 1)
  }
}
