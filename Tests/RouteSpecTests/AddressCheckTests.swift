import Testing

@testable import RouteSpec

/// What plain patterns take behind the addresses of tabs and stacks, on random tables: each loss is shown to the matcher,
/// and for each screen that is said to be left a link is found that leads into its tab.
@Suite struct AddressCheckTests {
  @Test func lossesAreAllThereAre() throws {
    var counts = (lost: 0, left: 0)
    for seed in LawTests.chunks.flatMap(LawTests.seeds) {
      // Random tables seldom take a whole screen; these patterns do.
      let taking = [
        "", "route w \"/{w}/{v...}\"", "route w \"/a/{w}\"", "route w \"/a/b/{w...}\"\nrefuse \"/t/{rest...}\"",
      ]
      // What an app's own type reads is open, so nothing could be said of what is left beside it.
      let closed = SpecGenerator.draft(seed).text.replacing("String as Shop.Key", with: #"String matching "[a-k]+""#)
        .replacing("Int as Shop.Number<Int>", with: "Int in 0...7")
      let text = closed + "\n" + taking[Int(seed / 4 % 4)]
      let compilation = Compiler.compile(path: "a.navspec") { _ in .bytes(Array(text.utf8)) }
      // A segment whose automaton is too large (an error of its own) may read anything.
      if compilation.competition.analysis.segments.hasTooLarge { continue }
      let context = CheckContext(compilation.table, compilation.competition)
      let matcher = LinkMatcher(compilation.table, compilation.competition)
      for container in AddressCheck.containers(compilation.table) {
        let found = check(container, context, matcher, "seed \(seed)\n\(text)")
        counts = (counts.lost + found.lost, counts.left + found.left)
      }
    }
    #expect(counts.lost > 0 && counts.left > 0, "both kinds are among the tables")
  }

  private func check(
    _ container: AddressCheck.Container, _ context: CheckContext, _ matcher: LinkMatcher, _ comment: String
  ) -> (lost: Int, left: Int) {
    var analysis = context.facts.analysis
    var exact = context.exact
    let plain = AddressCheck.rivals(container, &analysis)
    let losses = AddressCheck.losses(container, plain, context, &analysis, &exact)
    for loss in losses {
      let link = loss.witness.link.text
      let isConfirmed = matcher.confirms(
        Finding.Replay(link: link, isInside: loss.witness.isInside, winner: loss.winner))
      #expect(isConfirmed, "\(link)\n\(comment)")
    }
    let others = exact.analysis.products.filter { !$0.isEmpty }
    var left: [Int: [Witness]] = [:]
    var isHeld: Set<Int> = []
    for form in AddressCheck.heldForms(container, context, analysis) {
      guard case .route(let route) = context.competition.competitors[analysis.forms[form].competitor].owner else {
        continue
      }
      isHeld.insert(route)
      if let source = exact.source(ofForm: form, behind: container.address),
        let witness = exact.first(in: source, without: others)
      {
        left[route, default: []].append(witness)
      }
    }
    let lost = Set(losses.compactMap(\.route))
    for route in isHeld {
      let name = context.table.routes[route].name
      #expect(lost.contains(route) == (left[route] == nil), "\(name) behind \(container.address)\n\(comment)")
    }
    for witnesses in left.values {
      for witness in witnesses {
        guard case .reading(let reading) = matcher.read(witness.link.text, from: witness.isInside ? .inside : .outside)
        else {
          Issue.record("\(witness.link.text) is not read\n\(comment)")
          continue
        }
        #expect(reading.via == "tab" || reading.via == "stack", "\(witness.link.text) \(reading)\n\(comment)")
      }
    }
    return (lost.count, left.count)
  }

  // MARK: On tables that show one thing

  private static let tab = """
    tab you "You" icon system "person" at "/you" {
      root profile
      route profile "/me"
      route settings "/settings[/{part: Int?}]"
    }

    """

  @Test func nothingIsSaidWhereNothingIsLost() {
    #expect(GraphCheckTests.found(Self.tab).isEmpty)
    #expect(GraphCheckTests.found(Self.tab + #"route page "/pages/{name}""#).isEmpty)
    // One value of many, one form of two.
    #expect(GraphCheckTests.found(Self.tab + #"route page "/you/settings/7""#).isEmpty)
    #expect(GraphCheckTests.found(Self.tab + #"route page "/you/settings""#).isEmpty)
  }

  @Test func theUnionOfPlainPatternsCounts() {
    let found = GraphCheckTests.found(
      Self.tab + "route one \"/you/settings\"\nroute two \"/you/settings/{number: Int}\"")
    #expect(found.count == 1 && found[0].hasPrefix("NAV511 warning: /you/settings does not lead"), "\(found)")
  }

  @Test func theAddressAloneCounts() {
    let found = GraphCheckTests.found(Self.tab + #"route page "/you""#)
    #expect(found.count == 1 && found[0].hasPrefix("NAV511 warning: /you does not lead"), "\(found)")
  }

  @Test func theSameScreenInTheSameTabIsNoLoss() {
    let alias = Self.tab.replacing(#""/me""#, with: #""/me" { alias "/you" alias "/you/me" }"#)
    #expect(GraphCheckTests.found(alias.replacing(" alias", with: "\nalias").replacing(" }\n", with: "\n}\n")).isEmpty)
    let elsewhere = Self.tab + "redirect \"/you\" -> other\nroute other \"/other\""
    #expect(GraphCheckTests.found(elsewhere).map { $0.prefix(6) } == ["NAV511"])
  }

  @Test func aRefusalTakesToo() {
    // Its witness is shown, too: what comes of it is a refusal.
    #expect(GraphCheckTests.diagnostics(Self.tab + #"refuse "/you/{rest...}""#).first?.witnesses.first == "/you/me")
    #expect(GraphCheckTests.found(Self.tab + #"refuse "/you/{rest...}""#).map { $0.prefix(6) } == ["NAV511"])
  }

  @Test func itIsSilencedWhereItIsNamed() {
    #expect(GraphCheckTests.found(Self.tab + "route page \"/you\" {\n  allow NAV511\n}").isEmpty)
  }
}
