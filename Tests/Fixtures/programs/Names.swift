import Fixtures
import Foundation

extension Checks {
  /// Hostile names: what they stand for is right, not only what compiles.
  func names() {
    let routes: [NamesRoute] = [
      .`self`, .`init`(init: 3), .url(url: "a", path: "b", kind: .high), .none, .some, .root,
      .tab(tab: "a", title: "b"),
      .stack(in: 1, `inout`: 2, var: 3, let: 4, func: 5), .`Type`(Type: .off), .`Protocol`(Protocol: .grid),
      .`default`(default: .many),
      .`in`(await: false, some: .some(.none), any: [.small], each: 1, consume: .yes, unsafe: .no),
      .path, .parent(parent: 1), .position(parent: 1, position: 2), .kind(kind: .`init`), .kind(kind: .`self`),
      .kind(kind: .none),
      .title(link: "a", read: "b", hash: "c"), .read, .link(link: URL(string: "a:b")), .hash(into: "a"),
      .encode(to: "b"),
      .write(to: "c"), .save(to: .no), .values(values: .second, v0: 0, v1: 1, a0: 2, w0: 3, place: 4, number: 5),
      .table(table: .round), .printer(printer: "07", encoder: -5, left: "l", right: "r"), .backStack, .presentation,
      .requirements, .name(name: .win, screen: .ascii), .String(String: "s", Int: 1, URL: "u", UUID: UUID()), .Int,
      .URL,
      .Swift, .Foundation, .rawValue, .await(await: 1), .repeat(protocol: .b), .try(try: .thing), .größe(größe: 2),
      .日本(語: "x"), ._x(_1: 1),
    ]
    for route in routes {
      expect(route.path != nil, "\(route) prints nothing")
      if let path = route.path { equal(NamesRoute(link: path), route) }
      returns(route)
      equal(route.name, "\(route.kind)")
    }
    equal(Set(routes).count, routes.count)
    equal(NamesRoute.path.path, "/path")
    equal(NamesRoute.url(url: "a").url?.absoluteString, "https://names.example.com/url/a")
    equal(NamesRoute.position(parent: 1, position: 2).parent, .parent(parent: 1))
    equal(NamesRoute.position(parent: 1, position: 2).backStack, [.path, .parent(parent: 1)])
    equal(NamesRoute.none.tab, NamesTab.none)
    equal(NamesTab.none.root, NamesRoute.none)
    equal(NamesTab.`init`.root, NamesRoute.some)
    equal(NamesTab.`default`.root, .`self`)
    equal(
      NamesRoute.stack(in: 1, `inout`: 2, var: 3, let: 4, func: 5).requirements, [NamesRequirement.none, .`self`, .at])
    equal((try? NamesRoute.read("/tab-none"))?.tab, NamesTab.none)
    equal((try? NamesRoute.read("/stack-in/in/1/2/3/4/5"))?.stack, .`in`)
  }
}
