/// The origins of a table as languages, so that they are one more column of a product.
///
/// A host is its text, `*.example.com` the texts of one label before `.example.com`, a scheme its text with a colon.
/// Where no origin
/// stands for links without one, the empty text does. A pattern outside of groups is read on all of them.
struct OriginLanguages: Sendable {
  /// The language of each of `RouteTable.origins`.
  private(set) var languages: [Int] = []
  /// The language of all origins, and of none where that is an origin of its own.
  private(set) var everywhere = LanguageTable.everything
  /// The origin on which a `/path` is read.
  private(set) var standard: Int?

  init(_ table: RouteTable, _ segments: inout SegmentLanguages) {
    standard = table.defaultOrigin
    for origin in table.origins { languages.append(OriginLanguages.language(of: origin.kind, &segments)) }
    let none = standard == nil ? [segments.table.literal([])] : []
    everywhere = segments.table.union(languages + none) ?? LanguageTable.everything
  }

  private static func language(of kind: Origin.Kind, _ segments: inout SegmentLanguages) -> Int {
    func hosts(_ type: ParameterType?, before suffix: String?) -> Int {
      guard var automaton = try? Automaton.hostText(labels: suffix == nil) else { return LanguageTable.everything }
      var isOpaque = false
      if let type {
        let read = segments.parameter(type, .host)
        isOpaque = segments.table.isOpaque(read)
        guard let language = segments.table.automaton(read), let meet = try? automaton.meet(language) else {
          return LanguageTable.everything
        }
        automaton = meet
      }
      if let suffix {
        guard let whole = try? Automaton.concatenation([automaton, .literal(Array(".\(suffix)".utf8))]) else {
          return LanguageTable.everything
        }
        automaton = whole
      }
      let language = segments.table.intern(automaton)
      guard isOpaque, let type else { return language }
      return segments.table.opaque([.type(type, .host), .literal(Array((suffix ?? "").utf8))], within: language)
    }
    switch kind {
    case .scheme(let name): return segments.table.literal(Array("\(name):".utf8))
    case .host(let host): return segments.table.literal(Array(host.utf8))
    case .anyLabel(let suffix): return hosts(nil, before: suffix)
    case .parameterLabel(let type, let suffix): return hosts(type, before: suffix)
    case .anyHost: return hosts(nil, before: nil)
    case .parameterHost(let type): return hosts(type, before: nil)
    }
  }
}
