import Fixtures
import Foundation

/// A route as one may hold it anywhere.
private struct Bookmark: Hashable, Codable, Sendable {
  var route: TrailheadRoute
}

extension Checks {
  func trailhead() {
    reading()
    refusing()
    printing()
    proven()
    saving()
    describing()
  }

  private var slug: TrailheadRoute.Slug? { TrailheadRoute.Slug("angels-landing") }

  private func reading() {
    guard let slug else { return expect(false, "no slug") }
    equal(TrailheadRoute(link: "https://trailhead.example.com/trails/angels-landing"), .trail(slug: slug))
    equal(TrailheadRoute(link: "trailhead://trails/angels-landing"), .trail(slug: slug))
    equal(TrailheadRoute(link: "/TRAILS/angels-landing?unknown=1"), .trail(slug: slug))
    equal(TrailheadRoute(link: "/trails/Angels"), nil)
    equal(
      URL(string: "/t/angels-landing/map.gpx").flatMap { TrailheadRoute(link: $0) }, .trailMap(slug: slug, format: .gpx)
    )
    equal(TrailheadRoute(link: "/season"), .trail(slug: slug))
    equal(TrailheadRoute(link: "/trails/angels-landing/reviews"), .trailReviews(slug: slug))
    equal(
      TrailheadRoute(link: "/trails/angels-landing/reviews/page/3?sort=most-recent&stars=5"),
      .trailReviews(slug: slug, page: 3, sort: .newest, stars: 5))
    equal(TrailheadRoute(link: "/top-rated"), .search(sort: .rating))
    equal(TrailheadRoute(link: "/search?q=a+b%20c&tag=x&tag=y"), .search(query: "a b c", tags: ["x", "y"]))
    equal(TrailheadRoute(link: "/whats-new/2.1"), nil)
    do {
      let reading = try TrailheadRoute.read("/you/people/@ada?x", from: .inside)
      equal(reading.route, .person(name: "ada"))
      equal(reading.via, .tab)
      equal(reading.tab, .profile)
      equal(reading.pattern, "/people/@{name: String}")
      let ignored = try TrailheadRoute.read("/trails/angels-landing/reviews?stars=9&sort=x")
      equal(ignored.ignored, ["sort", "stars"])
      equal(ignored.via, .pattern)
      equal(try TrailheadRoute.read("/hike/angels-landing").via, .redirect)
      equal(try TrailheadRoute.read("/t/angels-landing").via, .alias)
      equal(try TrailheadRoute.read("/whats-new/2.1", from: .inside).route, .whatsNew(major: 2, minor: 1))
      equal(try TrailheadRoute.read("/plan/plans/new").stack, .planner)
      let root = try TrailheadRoute.read("/log")
      equal(root.route, .collection(name: .favorites))
      equal(root.via, .tab)
    } catch {
      expect(false, "\(error)")
    }
  }

  private func refusal(_ link: String) -> TrailheadLinkError? {
    // The error's type is known: no cast.
    do throws(TrailheadLinkError) {
      _ = try TrailheadRoute.read(link)
      return nil
    } catch {
      return error
    }
  }

  private func refusing() {
    equal(refusal("trailhead://trails/nope%"), .malformedPercentEncoding(offset: 23))
    equal(refusal("/trails/%zz"), .malformedPercentEncoding(offset: 8))
    equal(refusal("/people/@%FF"), .invalidUTF8(offset: 9))
    equal(refusal("https://example.com/trails/x"), .notThisApp)
    equal(refusal("/nothing/at/all"), .noRoute)
    equal(refusal("/pair"), .noRoute)
    equal(refusal("trailhead-watch:///pair"), .missingQuery(name: "code"))
    equal(refusal("/trails/Angels"), .invalidValue(parameter: "slug", type: "Slug"))
    equal(refusal("/shop/checkout"), .refused)
    equal(refusal("/people/@" + String(repeating: "a", count: 70_000)), .tooLong)
    equal(TrailheadRoute.nearest(to: "/trails/Angels")?.route, "trail")
  }

  private func printing() {
    guard let slug, let zoom = TrailheadRoute.Zoom(13) else { return expect(false, "no values") }
    let route = TrailheadRoute.trail(slug: slug)
    equal(route.path, "/trails/angels-landing")
    equal(route.url?.absoluteString, "https://trailhead.example.com/trails/angels-landing")
    equal(route.url(.universal), route.url)
    equal(route.url(.scheme)?.absoluteString, "trailhead:///trails/angels-landing")
    equal(TrailheadRoute.explore.path, "/")
    equal(TrailheadRoute.search(query: "a b&c", tags: ["x", "+"]).path, "/search?q=a%20b%26c&tag=x&tag=%2B")
    equal(TrailheadRoute.trailReviews(slug: slug, page: 1).path, "/trails/angels-landing/reviews")
    equal(TrailheadRoute.trailReviews(slug: slug, stars: 6).path, nil)
    equal(TrailheadRoute.person(name: "").path, nil)
    equal(TrailheadRoute.person(name: "é/ü").path, "/people/@%C3%A9%2F%C3%BC")
    equal(TrailheadRoute.join(code: "nope").path, nil)
    equal(TrailheadRoute.join(code: "K7-3F9Q").path, "/join?code=K7-3F9Q")
    equal(TrailheadRoute.compose().path, nil)
    equal(TrailheadRoute.map(latitude: .nan, longitude: 0, zoom: zoom).path, nil)
    equal(TrailheadRoute.legal(page: []).path, nil)
    equal(TrailheadRoute.downloads().path, "/downloads")
    equal(TrailheadRoute.whatsNew(major: 2, minor: 1).url, nil)
    equal(TrailheadRoute.whatsNew(major: 2, minor: 1).path, "/whats-new/2.1")
    if let club = TrailheadRoute.Club("alpine") {
      equal(TrailheadRoute.club(club: club).path, nil)
      equal(TrailheadRoute.club(club: club).url?.absoluteString, "https://alpine.clubs.example.com/")
    }
    // The first law: what is printed is read as the same route.
    for route in examples {
      if let path = route.path { equal((try? TrailheadRoute.read(path, from: .inside))?.route, route) }
      for url in [route.url, route.url(.scheme)].compactMap({ $0 }) { equal(TrailheadRoute(link: url), route) }
    }
  }

  private func proven() {
    guard let slug else { return }
    equal(TrailheadLinks.trail(slug: slug), TrailheadRoute.trail(slug: slug).url)
    equal(TrailheadLinks.trail(slug: slug).absoluteString, "https://trailhead.example.com/trails/angels-landing")
    equal(TrailheadLinks.help(locale: .german).absoluteString, "https://help.trailhead.example.com/de/help")
    // Another host's `/` takes nothing of this one: printed and read again, as it has but one value.
    equal(TrailheadLinks.explore().absoluteString, "https://trailhead.example.com/")
    equal(TrailheadLinks.collection(name: .done).absoluteString, "https://trailhead.example.com/collections/done")
    equal(TrailheadLinks.pairing(code: 7).absoluteString, "trailhead-watch:///pair?code=7")
  }

  /// A route of each kind.
  private var examples: [TrailheadRoute] {
    guard let slug, let zoom = TrailheadRoute.Zoom(13), let number = TrailheadRoute.PhotoNumber(999),
      let day = TrailheadSupport.Day(2024, 2, 29), let club = TrailheadRoute.Club("alpine"),
      let id = UUID(uuidString: "0A1B2C3D-0000-4000-8000-00000000000F")
    else {
      expect(false, "no values")
      return []
    }
    return [
      .explore, .trail(slug: slug), .trailReviews(slug: slug, page: 2, sort: .rating, stars: 5),
      .trailPhoto(slug: slug, number: number), .trailGuide(slug: slug, chapter: ["a", "b/c"]),
      .trailMap(slug: slug, format: .kml), .map(latitude: -0.5, longitude: 1e20, zoom: zoom, offline: true),
      .search(query: "", tags: ["", "é"], sort: .newest), .parkMap(park: slug), .featuredPark(topic: slug), .shop,
      .shopGear(size: .max), .product(id: 3, name: slug), .collection(name: .done), .day(day: day), .hike(id: id),
      .hikeExport(id: id, folder: ["a", "b"]), .profile, .settings, .badges, .person(name: "ada"),
      .wiki(space: slug, page: ["a", "b"]), .downloads(folder: ["x"]),
      .signIn(next: URL(string: "https://example.com/?a=b#c")), .legal(page: ["terms"]), .join(code: "K7-3F9Q"),
      .whatsNew(major: 2, minor: 0), .compose(draft: id), .rate(trail: slug), .plan(id: id), .planGear(id: id),
      .newPlan(trail: slug), .help(locale: .french), .article(id: 1, slug: slug), .club(club: club),
      .clubHike(club: club, day: day), .pairing(code: 12),
    ]
  }

  private func saving() {
    guard let slug else { return }
    for route in examples { returns(route) }
    equal(
      json(TrailheadRoute.trailReviews(slug: slug, sort: .newest)),
      #"{"name":"trailReviews","parameters":{"page":1,"slug":"angels-landing","sort":"most-recent"}}"#)
    equal(json(TrailheadRoute.explore), #"{"name":"explore","parameters":{}}"#)
    func read(_ text: String) -> TrailheadRoute? { decoded(TrailheadRoute.self, text) }
    // A name of before, and parameters that were not there then: they get their defaults.
    equal(read(#"{"name":"trailDetail","parameters":{"slug":"angels-landing"}}"#), .trail(slug: slug))
    equal(read(#"{"name":"trailReviews","parameters":{"slug":"angels-landing"}}"#), .trailReviews(slug: slug))
    equal(read(#"{"name":"explore"}"#), .explore)
    // What is no value of the type, or no route, is an error and nothing else.
    equal(read(#"{"name":"trail","parameters":{"slug":"Angels"}}"#), nil)
    equal(read(#"{"name":"trail","parameters":{"slug":7}}"#), nil)
    equal(read(#"{"name":"trail","parameters":{}}"#), nil)
    equal(read(#"{"name":"trailReviews","parameters":{"slug":"a","page":"3"}}"#), nil)
    equal(read(#"{"name":"hike","parameters":{"id":"no"}}"#), nil)
    equal(read(#"{"name":"day","parameters":{"day":"2023-02-29"}}"#), nil)
    equal(read(#"{"name":"nowhere","parameters":{}}"#), nil)
    equal(read(#"{"parameters":{}}"#), nil)
    equal(read("[]"), nil)
  }

  private func describing() {
    guard let slug else { return }
    equal(TrailheadRoute.Kind.allCases.count, examples.count)
    equal(examples.map(\.kind), TrailheadRoute.Kind.allCases)
    equal(Set(examples).count, examples.count)
    equal(examples.map(\.name), examples.map { "\($0.kind)" })
    let reviews = TrailheadRoute.trailReviews(slug: slug)
    equal(reviews.parent, .trail(slug: slug))
    equal(reviews.backStack, [.explore, .trail(slug: slug)])
    equal(TrailheadRoute.trailMap(slug: slug).parent, nil)
    equal(TrailheadRoute.explore.backStack, [])
    equal(reviews.tab, .explore)
    equal(TrailheadRoute.person(name: "ada").tab, .explore)
    equal(TrailheadRoute.legal(page: ["a"]).tab, nil)
    equal(reviews.presentation, .push)
    equal(TrailheadRoute.signIn().presentation, .sheet(detents: [.medium, .large], undimmed: .medium))
    equal(TrailheadRoute.compose().presentation, .cover(locked: true))
    equal(TrailheadRoute.settings.requirements, [.session])
    equal(reviews.requirements, [])
    equal(reviews.title, "Reviews")
    equal(TrailheadRoute.explore.title, nil)
    equal(TrailheadTab.allCases, [.explore, .logbook, .profile])
    equal(TrailheadTab.logbook.root, .collection(name: .favorites))
    expect(reviews != .trailReviews(slug: slug, page: 2))
    expect(reviews.hashValue == TrailheadRoute.trailReviews(slug: slug).hashValue)
    returns(Bookmark(route: reviews))
  }
}
