/// NAV511: links behind the address of a tab or a named stack that plain patterns read.
///
/// `/you/me/settings` opens `settings` in the tab at `/you`, unless a plain pattern such as `/{user}/me/{page}` reads it:
/// addressed links rank after every plain pattern. One finding a tab. Where what opens is the same screen in the same tab
/// nothing is lost, and nothing is said.
enum AddressCheck {
  /// A tab or a stack with an address.
  struct Container {
    var kind: String
    var name: String
    var tab: Int?
    var stack: Int?
    var root: Target?
    var address: [[UInt8]]
    var range: SourceRange

    /// Whether a route is read behind the address.
    func holds(_ route: Route) -> Bool {
      if route.homes.isEmpty, route.stack == nil { return true }
      return tab.map(route.homes.contains) ?? (route.stack == stack)
    }
  }

  /// A form behind the address whose every link others take.
  struct Loss {
    /// The route behind the address; nil is the address alone.
    var route: Int?
    var witness: Witness
    var winner: Int
  }

  /// So many of a tab's links are shown.
  private static let shownLimit = 3

  static func findings(_ context: CheckContext) -> [Finding] {
    var analysis = context.facts.analysis
    var exact = context.exact
    return containers(context.table).compactMap { finding($0, context, &analysis, &exact) }
  }

  static func containers(_ table: RouteTable) -> [Container] {
    let tabs = table.tabs.enumerated().compactMap { index, tab in
      tab.address.map {
        Container(kind: "tab", name: tab.name, tab: index, root: tab.root, address: $0, range: tab.range)
      }
    }
    let stacks = table.stacks.enumerated().compactMap { index, stack in
      stack.address.map {
        Container(kind: "stack", name: stack.name, stack: index, address: $0, range: stack.range)
      }
    }
    return tabs + stacks
  }

  private static func finding(
    _ container: Container, _ context: CheckContext, _ analysis: inout Analysis, _ exact: inout WitnessMaker
  ) -> Finding? {
    let plain = rivals(container, &analysis)
    if plain.isEmpty { return nil }
    let losses = losses(container, plain, context, &analysis, &exact).filter { !isSameScreen($0, container, context) }
    if losses.isEmpty { return nil }
    let shown = losses.prefix(shownLimit)
    var notes = shown.map { loss in
      Diagnostic.Note(
        Message.takes(
          context.name(loss.winner), loss.witness.link.text, loss.route.map { context.table.routes[$0].name }),
        at: context.range(loss.winner))
    }
    if losses.count > shown.count { notes.append(Diagnostic.Note(Message.more(losses.count - shown.count))) }
    var places: [Finding.Place] = []
    for loss in losses {
      for place in [loss.route.map { Finding.Place(.route($0)) }, context.place(loss.winner)] {
        if let place, !places.contains(place) { places.append(place) }
      }
    }
    return Finding(
      Diagnostic(
        .coveredAddress, .warning, at: container.range,
        Message.covered(container.kind, container.name, shown[0].witness.link.text, context.name(shown[0].winner)),
        notes: notes, witnesses: shown.map(\.witness.link.text)),
      places: places,
      replays: shown.map {
        Finding.Replay(link: $0.witness.link.text, isInside: $0.witness.isInside, winner: $0.winner)
      })
  }

  /// All that plain patterns take of what is behind an address, the shortest link first.
  static func losses(
    _ container: Container, _ plain: [Int], _ context: CheckContext, _ analysis: inout Analysis,
    _ exact: inout WitnessMaker
  ) -> [Loss] {
    let alone = aloneLoss(container, plain, context, &analysis, &exact).map { [$0] } ?? []
    let losses = alone + formLosses(container, plain, context, &analysis, &exact)
    return losses.sorted { $0.witness < $1.witness }
  }

  /// The plain forms that read a link behind the address, or the address itself.
  static func rivals(_ container: Container, _ analysis: inout Analysis) -> [Int] {
    let address = container.address.map { analysis.segments.literal($0) }
    return analysis.products.indices.filter { form in
      let product = analysis.products[form]
      if product.isEmpty || product.tail == nil && product.segments.count < address.count { return false }
      for (index, literal) in address.enumerated() {
        guard let language = product.language(at: index),
          analysis.segments.table.relation(literal, language).relation != .apart
        else { return false }
      }
      return true
    }
  }

  /// The loss of the address alone, which would select the tab.
  private static func aloneLoss(
    _ container: Container, _ plain: [Int], _ context: CheckContext, _ analysis: inout Analysis,
    _ exact: inout WitnessMaker
  ) -> Loss? {
    if container.root == nil { return nil }
    var target = ProductSet(
      isInternal: false, origin: analysis.origins.everywhere, segments: [], endsInSlash: false, query: [],
      fragment: LanguageTable.everything)
    target.segments = container.address.map { analysis.segments.literal($0) }
    let products = plain.map { analysis.products[$0] }
    guard Coverage.covers(target, by: products, &analysis.segments.table) == true else { return nil }
    var source = WitnessMaker.Source(
      product: target, bare: container.address.map { WitnessMaker.bare([.literal($0)]) })
    source.product.segments = container.address.map { exact.analysis.segments.literal($0) }
    guard let witness = exact.first(in: source), let winner = winner(witness, plain, context, exact) else { return nil }
    return Loss(witness: witness, winner: winner)
  }

  /// The losses of the routes that are read behind the address: those of which no form is left there.
  private static func formLosses(
    _ container: Container, _ plain: [Int], _ context: CheckContext, _ analysis: inout Analysis,
    _ exact: inout WitnessMaker
  ) -> [Loss] {
    let forms = heldForms(container, context, analysis)
    let products =
      plain.map { analysis.products[$0] }
      + forms.compactMap { analysis.segments.product(analysis.products[$0], behind: container.address) }
    var met = [[Int]](repeating: [], count: forms.count)
    let trie = PatternTrie(products, &analysis.segments.table)
    _ = trie.forEachMeeting(&analysis.segments.table, products) { first, second in
      if first < plain.count, second >= plain.count { met[second - plain.count].append(first) }
    }
    var result: [Loss] = []
    var index = 0
    while index < forms.count {
      // The forms of one route lie side by side.
      let competitor = analysis.forms[forms[index]].competitor
      let end = forms[index...].firstIndex { analysis.forms[$0].competitor != competitor } ?? forms.count
      defer { index = end }
      let isLost = (index..<end).allSatisfy { place in
        !met[place].isEmpty
          && Coverage.covers(
            products[plain.count + place], by: met[place].map { products[$0] }, &analysis.segments.table) == true
      }
      guard isLost, case .route(let route) = context.competition.competitors[competitor].owner else { continue }
      let shown = (index..<end).compactMap { place -> Loss? in
        guard let source = exact.source(ofForm: forms[place], behind: container.address),
          let witness = exact.first(in: source),
          let winner = winner(witness, met[place].map { plain[$0] }, context, exact)
        else { return nil }
        return Loss(route: route, witness: witness, winner: winner)
      }
      if let first = shown.min(by: { $0.witness < $1.witness }) { result.append(first) }
    }
    return result
  }

  /// The forms of the patterns that are read behind the address.
  static func heldForms(_ container: Container, _ context: CheckContext, _ analysis: Analysis) -> [Int] {
    analysis.forms.indices.filter { form in
      let content = context.competition.competitors[analysis.forms[form].competitor]
      guard case .route(let route) = content.owner, content.alias == nil else { return false }
      let product = analysis.products[form]
      if product.isEmpty || product.segments.isEmpty && product.tail == nil { return false }
      return container.holds(context.table.routes[route])
    }
  }

  /// Whether the plain pattern opens the screen that the link behind the address would, in the same tab.
  private static func isSameScreen(_ loss: Loss, _ container: Container, _ context: CheckContext) -> Bool {
    guard case .route(let route) = context.competition.competitors[loss.winner].owner else { return false }
    let content = context.table.routes[route]
    if let meant = loss.route {
      if meant != route { return false }
    } else if route != container.root?.route || !content.parameters.isEmpty {
      return false
    }
    if let tab = container.tab { return content.homes == [tab] }
    return content.stack == container.stack
  }

  /// The competitor that a witness opens.
  private static func winner(
    _ witness: Witness, _ forms: [Int], _ context: CheckContext, _ exact: WitnessMaker
  ) -> Int? {
    let units = forms.flatMap { context.facts.analysis.forms[$0].units }
    let readers = units.filter { exact.reads(exact.analysis.product(ofUnit: $0), witness) }
    let ranks = context.facts.analysis.rankOfUnit
    return readers.min { ranks[$0] < ranks[$1] }.map { context.facts.competitor(ofUnit: $0) }
  }

  private enum Message {
    static func covered(_ kind: String, _ name: String, _ link: String, _ winner: String) -> String {
      "\(link) does not lead into the \(kind) `\(name)`: \(winner) reads it, and a plain pattern goes before an address; "
        + "change the address, or narrow the pattern"
    }
    static func takes(_ winner: String, _ link: String, _ route: String?) -> String {
      "\(winner) takes \(link)" + (route.map { ", and all links of `\($0)` there" } ?? ", the address alone")
    }
    static func more(_ count: Int) -> String { count == 1 ? "and 1 more route" : "and \(count) more routes" }
  }
}
