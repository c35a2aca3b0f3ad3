/// What findings are about, in words that stay the same when lines move, other routes come and go, or a message is
/// worded better: the declaration that a finding stands in, and the text that it points at.
///
/// ```
/// NAV201 at `Itn` in `route item "/items/{id: Itn}"`    route item: Itn
/// NAV302 of `map` and `pin`                             route pin, route map
/// ```
public struct FindingSubjects: Sendable {
  private let files: [SourceFile]
  private let outlines: [[Declaration]]

  /// Reads the declarations of the files that findings are about.
  public init(files: [SourceFile]) {
    self.files = files
    outlines = files.indices.map { index in
      Parser.parse(files[index], index: index).0.declarations.map { Declaration($0, files[index]) }
    }
  }

  /// What a finding is about.
  public func subject(of diagnostic: Diagnostic) -> String {
    let owner = owner(of: diagnostic.range)
    switch diagnostic.code {
    case .duplicate, .ambiguous:
      // These are about two, of which the first note shows the other.
      guard let other = diagnostic.notes.lazy.compactMap(\.range).first.map(self.owner) else { return owner }
      return "\(owner), \(other)"
    case .unreachable, .stolenValue, .split: return owner
    default:
      let text = text(at: diagnostic.range)
      if owner.isEmpty { return text }
      return text.isEmpty ? owner : "\(owner): \(text)"
    }
  }

  /// The innermost declaration around a place: `route trail`, `route trail, alias "/t/{slug}"`.
  private func owner(of range: SourceRange) -> String {
    guard outlines.indices.contains(range.file) else { return "" }
    var names: [String] = []
    var declarations = outlines[range.file]
    while let inner = declarations.first(where: { $0.range.start <= range.start && range.end <= $0.range.end }) {
      if let name = inner.name { names = inner.isPart ? names + [name] : [name] }
      declarations = inner.declarations
    }
    return names.joined(separator: ", ")
  }

  /// The text at a place on one line, cut where it is long.
  private func text(at range: SourceRange) -> String {
    guard files.indices.contains(range.file) else { return "" }
    let bytes = files[range.file].bytes
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    let words = bytes[start..<end].split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    return text.unicodeScalars.count <= 60 ? text : String(text.unicodeScalars.prefix(60)) + "…"
  }
}

/// A declaration as far as it is needed to name a place.
private struct Declaration: Sendable {
  var range: SourceRange
  /// `route trail`; nil for a group, which is named by what is around it.
  var name: String?
  /// Whether it is a part of what is around it, as an alias is.
  var isPart = false
  var declarations: [Declaration] = []

  init(_ syntax: DeclarationSyntax, _ file: SourceFile) {
    func inner(_ list: [DeclarationSyntax]) -> [Declaration] { list.map { Declaration($0, file) } }
    switch syntax {
    case .app(let app): self.init(app.range, "app")
    case .enumeration(let type): self.init(type.range, "enum \(type.name.text)")
    case .newtype(let type): self.init(type.range, "type \(type.name.text)")
    case .requirement(let requirement): self.init(requirement.range, "requirement \(requirement.name.text)")
    case .motion(let motion): self.init(motion.range, "motion \(motion.name.text)")
    case .tab(let tab): self.init(tab.range, "tab \(tab.name.text)", inner(tab.declarations))
    case .stack(let stack): self.init(stack.range, "stack \(stack.name.text)", inner(stack.declarations))
    case .feature(let feature): self.init(feature.range, "feature \(feature.name.text)", inner(feature.declarations))
    case .group(let group): self.init(group.range, nil, inner(group.declarations))
    case .route(let route):
      let aliases = route.aliases.map { alias in
        Declaration(alias.range, "alias \(VisibleText.quoting(alias.pattern.text.value))", isPart: true)
      }
      self.init(route.range, "route \(route.name.text)", aliases + inner(route.declarations))
    case .redirect(let redirect):
      self.init(redirect.range, "redirect \(VisibleText.quoting(redirect.pattern.text.value))")
    case .refuse(let refusal): self.init(refusal.range, "refuse \(VisibleText.quoting(refusal.pattern.text.value))")
    case .fallback(let fallback): self.init(fallback.range, "fallback")
    case .transition(let transition): self.init(transition.range, "transition")
    case .alert(let alert): self.init(alert.range, "alert \(alert.name.text)")
    case .include(let include): self.init(include.range, "include")
    }
  }

  private init(_ range: SourceRange, _ name: String?, _ declarations: [Declaration] = [], isPart: Bool = false) {
    self.range = range
    self.name = name?.hasSuffix(" ") == true ? String(name?.dropLast() ?? "") : name
    self.declarations = declarations
    self.isPart = isPart
  }
}
