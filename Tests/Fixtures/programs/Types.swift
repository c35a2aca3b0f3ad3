import Fixtures
import Foundation

extension Checks {
  /// Every type in every place: what is printed is read again, what is saved as well.
  func types() {
    guard let uuid = UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"), let day = TypesSupport.Day("2024-02-29"),
      let slug = TypesRoute.Slug(rawValue: "a-b"), let level = TypesRoute.Level(-9), let count = TypesRoute.Count(1000),
      let url = URL(string: "https://example.com/a?b=c&d#e"), let noLevel = TypesRoute.Level(rawValue: 0)
    else { return expect(false, "no values") }
    let routes: [TypesRoute] = [
      .path(
        string: "a/b", int: .min, uint: .max, double: 1e-7, bool: true, uuid: uuid, day: day, color: .green, slug: slug,
        code: "ABC", level: level, grade: 6, count: count, size: 9),
      .optionals(string: "x", int: -1, uint: 1, double: 2.5, bool: false), .optionals(),
      .optionals2(uuid: uuid, day: day, color: .blue, slug: slug, code: "XYZ"), .optionals2(),
      .optionals3(level: level, grade: 1, count: count, size: 1), .defaults(), .defaults2(), .defaults3(),
      .defaults(string: "é", int: 0, uint: 0, double: -0.0, bool: false), .defaults2(day: day, color: .red),
      .defaults3(level: noLevel),
      .query(
        string: "", int: 1, uint: 2, double: 3, bool: false, uuid: uuid, day: day, url: url, color: .red, slug: slug,
        code: "ABC", level: level, grade: 1, count: count, size: 1),
      .queryOptionals(), .queryDefaults(), .queryLists(), .queryOptionals(string: "", bool: true, url: url, size: 9),
      .queryLists(
        string: ["", "&"], int: [1, -2], uint: [3], double: [0.5, -1e20], bool: [true, false], uuid: [uuid],
        day: [day, day],
        url: [url], color: [.red, .green], slug: [slug], code: ["AAA"], level: [level], grade: [2], count: [count],
        size: [3]),
      .strings(rest: ["a", "b/c"]), .noStrings(), .noStrings(rest: ["x"]), .partStrings(),
      .partStrings(rest: ["a", "b"]),
      .mixedStrings(head: 7, rest: ["a", "b"]), .fragment(value: -5), .fragmentText(value: "a b"),
      .fragmentMixed(section: slug, line: 1, end: 2), .fragmentTail(rest: ["a", "b"]), .fragmentTails(),
      .fragmentTails(rest: ["a"]), .colored(color: .blue), .numbered(uint: 3), .dated(day: day), .slugged(slug: slug),
    ]
    for route in routes {
      expect(route.url != nil, "\(route) prints nothing")
      if let url = route.url { equal(TypesRoute(link: url), route) }
      if let path = route.path { equal(TypesRoute(link: path), route) }
      returns(route)
    }
    // What a plain newtype must not hold is not printed.
    equal(TypesRoute.defaults3(grade: 7).path, nil)
    equal(TypesRoute.queryLists(code: ["nope"]).path, nil)
    equal(TypesRoute.queryLists(double: [.infinity]).path, nil)
    equal(TypesRoute.queryLists(size: [0]).path, nil)
    // Defaults as the spec has them.
    equal(TypesRoute.queryDefaults().path, "/qd")
    equal(TypesRoute(link: "/qd?bool&int=x"), .queryDefaults(bool: true))
    if case .queryDefaults(let string, let int, _, let double, _, let id, let first, let link, _, _, _, _, _, _, _) =
      TypesRoute
      .queryDefaults()
    {
      equal(string, "é & = #")
      equal(int, .min)
      equal(double, 1e20)
      equal(id, uuid)
      equal("\(first)", "0001-01-01")
      equal(link.absoluteString, "https://example.com/a?b#c")
    }
    for route in [
      TypesRoute.screenOptionals(), .screenDefaults(), .screenLists(),
      .screenLists(double: [1], uuid: [uuid], url: [url]),
    ] {
      equal(route.path, nil)
      returns(route)
    }
    // A double that JSON has no number for.
    let odd = TypesRoute.screenDefaults(double: .infinity)
    returns(odd)
    equal(
      decoded(TypesRoute.self, #"{"name":"queryDefaults","parameters":{"int":3,"color":"sky blue"}}"#),
      .queryDefaults(int: 3, color: .blue))
    equal(decoded(TypesRoute.self, #"{"name":"queryDefaults","parameters":{"level":10}}"#), nil)
    equal(TypesRoute.Level(10), nil)
    equal(TypesRoute.Slug("A"), nil)
    equal(TypesRoute.Slug(rawValue: "a\0"), nil)
    equal("\(slug) \(level)", "a-b -9")
    equal(TypesRoute.Color.allCases.map(\.rawValue), ["red", "grün", "sky blue"])
  }
}
