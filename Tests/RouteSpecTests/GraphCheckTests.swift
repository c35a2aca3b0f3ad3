import Testing

@testable import RouteSpec

/// The checks of the navigation graph and of addresses, on tables that show one thing each.
@Suite struct GraphCheckTests {
  /// What is found, but for notes.
  static func found(_ text: String) -> [String] {
    diagnostics(text).filter { $0.level != .note }.map { "\($0.code) \($0.level): \($0.message)" }
  }

  static func diagnostics(_ text: String) -> [Diagnostic] {
    Compiler.compile(path: "a.navspec") { _ in .bytes(Array(text.utf8)) }.diagnostics
  }

  private static func codes(_ text: String) -> [String] { found(text).map { String($0.prefix(6)) } }

  // MARK: Screens that nothing leads to

  @Test func everyWayToAScreenCounts() {
    #expect(Self.codes("route a \"/a\"\nroute b()") == ["NAV402"])
    for way in [
      "transition a -> b", "transition * -> b", "redirect \"/b\" -> b", "fallback b",
      "requirement r via b\nroute c \"/c\" requires r",
    ] {
      #expect(Self.found("route a \"/a\"\nroute b()\n\(way)").isEmpty, "\(way)")
    }
    #expect(Self.found("route a \"/a\" {\n  route b(x: Int?)\n}").isEmpty, "below a parent")
    #expect(Self.found("route a() {\n  route b \"/b\"\n}").isEmpty, "under a child")
    #expect(Self.found("tab t \"T\" icon system \"a\" {\n  root a\n  route a()\n}").isEmpty, "a tab's root")
    #expect(Self.found("route a() {\n  alias \"/a\"\n}").isEmpty, "an alias")
  }

  @Test func whatLeadsNowhereIsNoWay() {
    // An edge from a screen that is not reached, an edge from itself, a way to a requirement that nobody has.
    #expect(Self.codes("route a \"/a\"\nroute b()\nroute c()\ntransition b -> c") == ["NAV402", "NAV402"])
    #expect(Self.codes("route a \"/a\"\nroute b()\ntransition b -> b") == ["NAV402"])
    #expect(Self.codes("route a \"/a\"\nroute b()\nrequirement r via b") == ["NAV402"])
    // Without `back none` a parent lies under its child.
    #expect(Self.codes("route a() {\n  route b \"/b\" back none\n}") == ["NAV402"])
    #expect(Self.codes("route a()\nroute b()\ntransition * -> b") == ["NAV402", "NAV402"], "nobody is anywhere")
  }

  @Test func anIslandIsCalledOne() {
    let found = Self.found("route a \"/a\"\nroute b()\nroute c()\ntransition b -> c\ntransition c -> b")
    #expect(found.allSatisfy { $0.contains("only screens that nothing leads to") }, "\(found)")
    #expect(found.count == 2)
  }

  @Test func aBrokenTableIsNotHeldAgainstItsScreens() {
    #expect(Self.codes("route a \"/a\"\nroute b()\ntransition a -> c, b") == ["NAV401"])
  }

  @Test func itCanBeSilenced() {
    #expect(Self.found("route a \"/a\"\nroute b() {\n  allow NAV402\n}").isEmpty)
  }

  // MARK: Circles of requirements

  @Test func aWayThatRequiresWhatItIsTheWayToIsACircle() {
    let found = Self.found("requirement r via a\nroute a \"/a\" requires r")
    #expect(found.count == 1 && found[0].hasPrefix("NAV403 error: nobody can meet `r`"), "\(found)")
    #expect(
      Self.codes("requirement r via b\nroute a \"/a\" requires r {\n  route b \"/b\"\n}") == ["NAV403"], "inherited")
  }

  @Test func aLongCircleIsToldOnceWithEachStep() throws {
    let parts = [
      "requirement one via a", "requirement two via b", "requirement three via c", "route a \"/a\" requires two",
      "route b \"/b\" requires three", "route c \"/c\" requires one",
    ]
    let diagnostics = Self.diagnostics(parts.joined(separator: "\n"))
    #expect(diagnostics.map(\.code) == [.requirementCircle])
    let notes = try #require(diagnostics.first?.notes).map(\.message)
    #expect(
      notes == [
        "while `one` fails `a` is shown, and that requires `two`",
        "while `two` fails `b` is shown, and that requires `three`",
        "while `three` fails `c` is shown, and that requires `one`",
      ])
    let turned = Self.diagnostics(parts.reversed().joined(separator: "\n"))
    #expect(turned.map(\.message) == diagnostics.map(\.message))
    #expect(turned.first?.notes.map(\.message) == notes)
  }

  @Test func aChainThatEndsIsNone() {
    #expect(
      Self.found(
        """
        requirement one via a
        requirement two via b
        route a "/a" requires two
        route b "/b"
        """
      ).isEmpty)
  }

  @Test func aCircleCannotBeSilenced() {
    #expect(
      Self.codes("requirement r via a\nroute a \"/a\" requires r {\n  allow NAV403\n}").sorted() == [
        "NAV219", "NAV403",
      ])
  }
}
