import Foundation

@testable import RouteSpec

/// A place of a spec that takes a name: a piece of a spec with a name in it, and the Swift that uses what is generated of it.
///
/// Pieces with different numbers stand in one spec together. A further generated file gets its rows here: what a place adds to
/// `Routes+Navigation.swift` or `Routes+SwiftUI.swift` is used in `swift` of that place, and nothing else has to change.
struct NamePlace: Sendable {
  /// What is named, for messages and the golden.
  let kind: String
  /// A piece of a spec: the name as it is written there, and the piece's number.
  let spec: @Sendable (_ name: String, _ number: Int) -> String
  /// Statements that use what is generated. `Names` is the prefix of the app's types, the name stands in back-ticks, its text in quotes.
  let swift: @Sendable (_ app: String, _ name: String, _ text: String, _ number: Int) -> String

  /// Places that can all bear one name in one table.
  static let ordinary = routes + parameters + containers + others

  /// Every place, with those whose names are types and so members of the route enum beside the routes.
  static let all = ordinary + types

  private static let routes = [
    NamePlace(kind: "route") { name, i in
      "route \(name) \"/r\(i)\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .\(name), \"/r\(i)\", \(text))"
    }
  ]

  private static let parameters = [
    NamePlace(kind: "parameter in a path") { name, i in
      "route pathOf\(i) \"/p\(i)/{\(name): Int}\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .pathOf\(i)(\(name): -7), \"/p\(i)/-7\", \"pathOf\(i)\", \(text))"
    },
    NamePlace(kind: "parameter in a query") { name, i in
      "route queryOf\(i) \"/q\(i)?k={\(name): Int = 1}&l={otherList: [String]}\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .queryOf\(i)(\(name): 2), \"/q\(i)?k=2\", \"queryOf\(i)\", \(text))"
    },
    NamePlace(kind: "parameter in a fragment") { name, i in
      "route fragmentOf\(i) \"/f\(i)#{\(name)}\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .fragmentOf\(i)(\(name): \"x\"), \"/f\(i)#x\", \"fragmentOf\(i)\", \(text))"
    },
    NamePlace(kind: "parameter that may be left out") { name, i in
      "route optionalOf\(i) \"/o\(i)[/{\(name): UInt?}]\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .optionalOf\(i)(\(name): 3), \"/o\(i)/3\", \"optionalOf\(i)\", \(text))"
    },
    NamePlace(kind: "tail") { name, i in
      "route tailOf\(i) \"/l\(i)/{\(name)...}\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .tailOf\(i)(\(name): [\"a\", \"b\"]), \"/l\(i)/a/b\", \"tailOf\(i)\", \(text))"
    },
    NamePlace(kind: "parameter in a host") { name, i in
      "group host \"{\(name): UInt}.h\(i).example.com\" {\n  route hostOf\(i) \"/\"\n}"
    } swift: { app, name, text, i in
      """
      screen(\(app)Route.self, .hostOf\(i)(\(name): 4), nil, "hostOf\(i)", \(text))
      same(\(app)Route.hostOf\(i)(\(name): 4).url?.absoluteString, "https://4.h\(i).example.com/")
      """
    },
    NamePlace(kind: "parameter without a link") { name, i in
      "route screenOf\(i)(\(name): String, otherValue: Int = 2)"
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .screenOf\(i)(\(name): \"x\"), nil, \"screenOf\(i)\", \(text))"
    },
    NamePlace(kind: "parameter of a parent") { name, i in
      "route outer\(i) \"/n\(i)/{\(name): Int}\" {\n  route inner\(i) \"/x\"\n}"
    } swift: { app, name, text, i in
      """
      screen(\(app)Route.self, .inner\(i)(\(name): 1), "/n\(i)/1/x", "inner\(i)", \(text))
      expect(\(app)Route.inner\(i)(\(name): 1).parent == .outer\(i)(\(name): 1), "parent", \(text))
      """
    },
    NamePlace(kind: "parameter of an alias and a redirect") { name, i in
      """
      route aliased\(i) "/a\(i)/{\(name): Int}" {
        alias "/b\(i)/{\(name)}"
      }
      redirect "/c\(i)/{\(name)}" -> aliased\(i)(\(name): \(NamePlace.quoted(name)))
      """
    } swift: { app, name, text, i in
      """
      expect(\(app)Route(link: "/b\(i)/5") == .aliased\(i)(\(name): 5), "alias", \(text))
      expect(\(app)Route(link: "/c\(i)/6") == .aliased\(i)(\(name): 6), "redirect", \(text))
      """
    },
  ]

  private static let containers = [
    NamePlace(kind: "tab") { name, i in
      """
      tab \(name) "Tab" icon system "star" at "/tab-\(i)" {
        root tabRoot\(i)
        route tabRoot\(i) "/t\(i)"
      }
      """
    } swift: { app, name, text, i in
      """
      do {
        let tab: \(app)Tab = .\(name)
        same(tab.rawValue, \(text))
        expect(tab.root == .tabRoot\(i) && \(app)Route.tabRoot\(i).tab == tab, "root", \(text))
        expect((try? \(app)Route.read("/tab-\(i)"))?.tab == tab, "address", \(text))
      }
      """
    },
    NamePlace(kind: "stack") { name, i in
      "stack \(name) at \"/stack-\(i)\" {\n  route stackOf\(i) \"/s\(i)\"\n}"
    } swift: { app, name, text, i in
      """
      do {
        let stack: \(app)StackName = .\(name)
        same(stack.rawValue, \(text))
        expect((try? \(app)Route.read("/stack-\(i)/s\(i)"))?.stack == stack, "address", \(text))
      }
      """
    },
    NamePlace(kind: "feature") { name, i in
      "feature \(name) {\n  route featureOf\(i) \"/x\(i)\"\n}"
    } swift: { app, _, text, i in
      "screen(\(app)Route.self, .featureOf\(i), \"/x\(i)\", \"featureOf\(i)\")"
    },
  ]

  private static let others = [
    NamePlace(kind: "enum case") { name, i in
      "enum Case\(i) { \(name), other\(i) }\nroute caseOf\(i) \"/e\(i)/{v: Case\(i)}?d={d: Case\(i) = \(NamePlace.quoted(name))}\""
    } swift: { app, name, text, i in
      """
      do {
        let value: \(app)Route.Case\(i) = .\(name)
        same(value.rawValue, \(text))
        same(\(app)Route.caseOf\(i)(v: value).path?.removingPercentEncoding, "/e\(i)/" + \(text))
        screen(\(app)Route.self, .caseOf\(i)(v: .other\(i), d: .other\(i)), "/e\(i)/other\(i)?d=other\(i)", "caseOf\(i)")
        screen(\(app)Route.self, .caseOf\(i)(v: value), \(app)Route.caseOf\(i)(v: value, d: value).path, "caseOf\(i)")
      }
      """
    },
    NamePlace(kind: "only case") { name, i in
      "enum Only\(i) { \(name) }\nroute onlyOf\(i) \"/y\(i)?d={d: Only\(i)?}\""
    } swift: { app, name, text, i in
      """
      do {
        let value: \(app)Route.Only\(i) = .\(name)
        screen(\(app)Route.self, .onlyOf\(i)(d: value), \(app)Route.onlyOf\(i)(d: value).path, "onlyOf\(i)")
        expect(\(app)Route.onlyOf\(i)(d: value).path != nil, "prints", \(text))
      }
      """
    },
    NamePlace(kind: "requirement") { name, i in
      "requirement \(name)\nroute requiring\(i) \"/u\(i)\" requires \(name)"
    } swift: { app, name, text, i in
      """
      do {
        let requirement: \(app)Requirement = .\(name)
        same(requirement.rawValue, \(text))
        expect(\(app)Route.requiring\(i).requirements == [requirement], "requirements", \(text))
      }
      """
    },
    NamePlace(kind: "motion") { name, i in
      "motion \(name) {\n  insertion opacity\n}\nroute moving\(i) \"/m\(i)\" in customContainer motion \(name)"
    } swift: { app, _, _, i in
      "screen(\(app)Route.self, .moving\(i), \"/m\(i)\", \"moving\(i)\")"
    },
    NamePlace(kind: "alert") { name, i in
      "alert \(name) \"Title\" {\n  button ok \"OK\"\n}"
    } swift: { _, _, _, _ in
      ""
    },
    NamePlace(kind: "alert parameter") { name, i in
      "alert alertOf\(i)(\(name): Int) \"Title\" {\n  message \"{\(name)}\"\n  button ok \"OK\"\n}"
    } swift: { _, _, _, _ in
      ""
    },
    NamePlace(kind: "button") { name, i in
      "dialog dialogOf\(i) \"Title\" {\n  button \(name) \"OK\"\n}"
    } swift: { _, _, _, _ in
      ""
    },
  ]

  /// Places whose names are members of the route enum: a table has one of them at a time.
  static let types = [
    NamePlace(kind: "enum") { name, i in
      "enum \(name) { yes, no }\nroute enumOf\(i) \"/i\(i)/{v: \(name)}?d={d: \(name) = no}&l={l: [\(name)]}\""
    } swift: { app, name, text, i in
      """
      screen(\(app)Route.self, .enumOf\(i)(v: .yes, l: [.no]), "/i\(i)/yes?l=no", "enumOf\(i)")
      """
    },
    NamePlace(kind: "newtype of String") { name, i in
      "type \(name) = String matching \"[a-z]+\"\nroute textOf\(i) \"/k\(i)/{v: \(name)}?d={d: \(name) = \\\"no\\\"}&l={l: [\(name)]}\""
    } swift: { app, name, text, i in
      """
      if let route = \(app)Route(link: "/k\(i)/yes?l=x") {
        screen(\(app)Route.self, route, "/k\(i)/yes?l=x", "textOf\(i)")
      } else {
        expect(false, "reads", \(text))
      }
      """
    },
    NamePlace(kind: "newtype of Int") { name, i in
      "type \(name) = Int in 0...9\nroute numberOf\(i) \"/j\(i)/{v: \(name)}?d={d: \(name) = 3}&l={l: \(name)?}\""
    } swift: { app, name, text, i in
      """
      if let route = \(app)Route(link: "/j\(i)/1?l=2") {
        screen(\(app)Route.self, route, "/j\(i)/1?l=2", "numberOf\(i)")
      } else {
        expect(false, "reads", \(text))
      }
      """
    },
    NamePlace(kind: "plain newtype") { name, i in
      "type \(name) = String matching \"[a-z]+\" plain\nroute plainOf\(i) \"/v\(i)/{v: \(name)}?d={d: \(name) = \\\"no\\\"}\""
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .plainOf\(i)(v: \"x\"), \"/v\(i)/x\", \"plainOf\(i)\")"
    },
  ]

  /// Places with an enum of their own, where cases are nested.
  static let nested = [
    NamePlace(kind: "feature with an enum") { name, i in
      "feature \(name) {\n  route featureOf\(i) \"/x\(i)/{id: Int}\"\n}"
    } swift: { app, name, _, i in
      "screen(\(app)Route.self, .\(name)(.featureOf\(i)(id: 1)), \"/x\(i)/1\", \"featureOf\(i)\")"
    },
    NamePlace(kind: "route of a feature with an enum") { name, i in
      "feature owner\(i) {\n  route \(name) \"/z\(i)\"\n  route other\(i) \"/zz\(i)\"\n}"
    } swift: { app, name, text, i in
      "screen(\(app)Route.self, .owner\(i)(.\(name)), \"/z\(i)\", \(text))"
    },
  ]

  /// The app's own name, in a table of its own.
  static let app = NamePlace(kind: "app") { name, i in
    "app \(name) {\n  access public\n  scheme \"app\(i)\"\n}\nroute home \"/\"\nroute detail \"/d/{id: Int}\""
  } swift: { app, _, _, _ in
    """
    screen(\(app)Route.self, .detail(id: 1), "/d/1", "detail", "id")
    """
  }

  /// A name in back-ticks, where without them it could be a value: `true`, `nil`.
  private static func quoted(_ name: String) -> String { name.hasPrefix("`") ? name : "`\(name)`" }
}
