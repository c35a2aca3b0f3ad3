/// Names, types and patterns resolved: from the declarations of a table to the `RouteTable` that every later stage
/// reads.
///
/// `resolve` is the order of the work. Every declaration is first known by its draft, its place in the `Outline`; what
/// proves sound gets an index in the table. A fault is reported where it is, once, and what is broken is left out with
/// all that stands on it, so that no finding comes of another: a route inside a broken group is not in the table, and a
/// transition to it says nothing.
///
/// Work and memory are linear in the spec, but for patterns that are whole and so repeat their prefixes.
struct Resolver: Sendable {
  let outline: Outline
  /// What may be declared in what could not be read.
  let doubts: Doubts
  var table = RouteTable()
  var findings: [Diagnostic] = []

  // MARK: - Names, by draft

  /// Enums, then newtypes.
  var types: NameTable
  /// For each draft in `types` what it is.
  var typeOfDraft: [ParameterType?]
  var tabs: NameTable
  var stacks: NameTable
  var features: NameTable
  var routes: NameTable
  var motions: NameTable
  var requirements: NameTable
  var alerts: NameTable

  // MARK: - What patterns stand on

  /// The index of each origin in the table.
  var originIndices: [Origin.Kind: Int] = [:]
  /// What is before a pattern outside all groups; nil where it is broken.
  var rootPrefix: Prefix? = Prefix()
  /// What each group, by draft, puts before the patterns inside; nil where it is broken.
  var prefixOfGroup: [Prefix?] = []
  /// For each draft of a redirect and of a refusal the index in the table.
  var redirectIndices: [Int?] = []
  var refusalIndices: [Int?] = []
  /// For each route of the table, the path texts of its pattern and aliases.
  var routeTexts: [RouteTexts] = []
  /// Where each former name of a route is claimed.
  var formerPlaces: [String: SourceRange] = [:]
  /// Where each address of a tab or stack is declared.
  var addressPlaces: [[[UInt8]]: SourceRange] = [:]
  /// The patterns so far, implied aliases too.
  var patternCount = 0

  private init(_ outline: Outline, doubts: Doubts) {
    self.outline = outline
    self.doubts = doubts
    types = NameTable(kind: "type", count: outline.enums.count + outline.newtypes.count)
    typeOfDraft = Array(repeating: nil, count: outline.enums.count + outline.newtypes.count)
    tabs = NameTable(kind: "tab", count: outline.tabs.count)
    stacks = NameTable(kind: "stack", count: outline.stacks.count)
    features = NameTable(kind: "feature", count: outline.features.count)
    routes = NameTable(kind: "route", count: outline.routes.count)
    motions = NameTable(kind: "motion", count: outline.motions.count)
    requirements = NameTable(kind: "requirement", count: outline.requirements.count)
    alerts = NameTable(kind: "alert", count: outline.alerts.count)
  }

  /// Resolves the declarations of a table, includes expanded.
  static func resolve(
    _ declarations: [DeclarationSyntax], doubts: Doubts = Doubts()
  ) -> (table: RouteTable, findings: [Diagnostic]) {
    var resolver = Resolver(Outline(declarations), doubts: doubts)
    resolver.declareNames()
    resolver.resolveTypes()
    resolver.resolveApp()
    resolver.resolveGroups()
    resolver.resolveTabs()
    resolver.resolveStacks()
    resolver.resolveFeatures()
    resolver.resolveMotions()
    resolver.resolveRequirements()
    resolver.resolveRoutes()
    resolver.resolvePreferences()
    resolver.resolveRedirects()
    resolver.resolveRefusals()
    resolver.resolveOrder()
    resolver.resolveTargets()
    resolver.resolveTransitions()
    resolver.resolveAlerts()
    return (resolver.table, resolver.findings)
  }

  // MARK: - Findings

  /// What is found only because of where a block begins and ends.
  private static let blockCodes: Set<DiagnosticCode> = [
    .wrongArguments, .childOfWholePattern, .tabWithoutRoot, .homesAndStack, .parentNeedsMore, .originInOrigin,
  ]

  mutating func report(
    _ code: DiagnosticCode, _ level: Diagnostic.Level = .error, at range: SourceRange, _ message: String,
    notes: [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    if doubts.hasUnsureBlocks, Resolver.blockCodes.contains(code) { return }
    findings.append(Diagnostic(code, level, at: range, message, notes: notes, fixes: fixes))
  }

  /// What a name stands for; a finding with the nearest names where it is unknown.
  mutating func look(
    up name: NameSyntax, in names: WritableKeyPath<Resolver, NameTable>, _ code: DiagnosticCode = .unknownName
  ) -> Int? {
    if name.isMissing { return nil }
    switch self[keyPath: names].look(up: name.text) {
    case .found(let index): return index
    case .broken: return nil
    case .unknown:
      reportUnknown(
        name, kind: self[keyPath: names].kind, guesses: self[keyPath: names].suggestion.best(for: name.text), code)
      return nil
    }
  }

  mutating func reportUnknown(
    _ name: NameSyntax, kind: String, guesses: [String], _ code: DiagnosticCode = .unknownName
  ) {
    if doubts.mayDeclare(name.text) { return }
    report(
      code, at: name.range, "there is no \(kind) `\(name.text)`" + Wording.didYouMean(guesses),
      fixes: Diagnostic.Fix.guesses(guesses, for: name))
  }
}

/// The small change of messages.
enum Wording {
  /// `a`, `a and b`, `a, b and c`, each in back-ticks.
  static func list(_ names: [String], _ joint: String = "and") -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(joint) " + last
  }

  /// `; did you mean …?`, or nothing.
  static func didYouMean(_ guesses: [String]) -> String {
    guesses.isEmpty ? "" : "; did you mean \(list(guesses, "or"))?"
  }

  /// `an Int`, `a String`.
  static func article(_ word: String) -> String {
    guard let first = word.utf8.first else { return word }
    // `UInt`, `UUID` and `URL` start with the sound of `you`.
    let isVowel = "AEIOaeio".utf8.contains(first)
    return (isVowel ? "an `" : "a `") + word + "`"
  }
}
