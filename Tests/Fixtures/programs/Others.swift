@testable import Fixtures
import Foundation

extension Checks {
  /// Tables of other modes: an enum a tab, strict slashes, declared order, texts that want to be code, one route and none.
  func others() {
    nested()
    equal(StrictRoute(link: "/docs"), .docs)
    equal(StrictRoute(link: "/docs/"), .docsFolder)
    equal(StrictRoute.chapter(chapter: 3).path, "/docs/3/")
    equal(LegacyRoute(link: "/posts/new"), .newPost)
    equal(LegacyRoute(link: "/posts/2024-x"), .archive(year: 2024, slug: "x"))
    equal(ImportsRoute(link: "imports://items/4"), .item(id: 4))
    equal(OneRoute(link: "/"), .only)
    equal(OneRoute.only.path, "/")
    equal(OneRoute.only.url, nil)
    returns(OneRoute.only)
    equal(AppRoute(link: "/"), nil)
    equal(AppRoute.Kind.allCases, [])
    equal(decoded(AppRoute.self, #"{"name":"a","parameters":{}}"#), nil)
    equal(TextsRoute.quote(text: .triple).title, "\"\"\"\n\\(x)\u{202E}")
    equal(TextsRoute.emoji(emoji: "e").title, "😀")
    for text in TextsRoute.Text.allCases {
      let route = TextsRoute.query(q: text, text: text)
      if let path = route.path { equal(TextsRoute(link: path), route) } else { expect(false, "\(text) prints nothing") }
      returns(route)
    }
    if case .emoji(_, let value) = TextsRoute.emoji(emoji: "e") { equal(value, "\\(x) \" 😀 \u{202E}") }
    equal(TextsRoute.raw.path.flatMap { TextsRoute(link: $0) }, .raw)
  }

  private func nested() {
    let replies = NestedRoute.feed(.replies(id: 3, page: 2))
    equal(NestedRoute(link: "/posts/3/replies?page=2"), replies)
    equal(replies.path, "/posts/3/replies?page=2")
    equal(replies.parent, .feed(.post(id: 3)))
    equal(replies.kind, .feed(.replies))
    equal(replies.name, "replies")
    equal(
      NestedRoute.Kind.allCases, [.home(.home), .feed(.post), .feed(.replies), .you(.me), .account(.settings), .about])
    equal(NestedFeedRoute.Kind.allCases, [.post, .replies])
    equal(json(replies), #"{"name":"replies","parameters":{"id":3,"page":2}}"#)
    returns(replies)
    returns(NestedRoute.about)
    equal(Set([replies, .feed(.replies(id: 3, page: 2)), .home(.home)]).count, 2)
  }
}
