@testable import RouteSpec

/// A spec that can be taken apart: what a failing property is made small by. It is always handed on as text, so that
/// the parser and the resolver take part.
///
/// A declaration that makes no sense any more after something else was dropped gives a finding and is left out of the
/// table; nothing here minds.
struct SpecDraft: Hashable {
  /// A quoted pattern in pieces, each of which may be dropped.
  struct Pattern: Hashable {
    var path: [String]
    var query: [String] = []
    var fragment: String?

    var text: String {
      let path = path.joined()
      return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        + (fragment.map { "#" + $0 } ?? "")
    }
  }

  /// A declaration with its block.
  struct Node: Hashable {
    /// What stands in front of the pattern.
    var head: String
    var pattern: Pattern?
    /// What stands after it and cannot be left out.
    var suffix = ""
    /// What may be left out.
    var clauses: [String] = []
    var children: [Node] = []

    var lines: [String] {
      var words = [head]
      if let pattern { words.append("\"\(pattern.text)\"") }
      if !suffix.isEmpty { words.append(suffix) }
      let line = (words + clauses).joined(separator: " ")
      let isBlock = ["app", "group", "tab", "stack", "feature"].contains { head.hasPrefix($0 + " ") || head == $0 }
      if children.isEmpty, !isBlock { return [line] }
      return [line + " {"] + children.flatMap { $0.lines.map { "  " + $0 } } + ["}"]
    }
  }

  var nodes: [Node]

  var text: String { nodes.flatMap(\.lines).joined(separator: "\n") + "\n" }

  /// Every spec with one thing less, the large things first.
  var smaller: [SpecDraft] { SpecDraft.smaller(nodes).map { SpecDraft(nodes: $0) } }

  private static func smaller(_ nodes: [Node]) -> [[Node]] {
    var result: [[Node]] = []
    for index in nodes.indices {
      var fewer = nodes
      fewer.remove(at: index)
      result.append(fewer)
    }
    for index in nodes.indices where !nodes[index].children.isEmpty {
      var lifted = nodes
      lifted.replaceSubrange(index...index, with: nodes[index].children)
      result.append(lifted)
    }
    for index in nodes.indices {
      for node in smaller(nodes[index]) {
        var changed = nodes
        changed[index] = node
        result.append(changed)
      }
    }
    return result
  }

  private static func smaller(_ node: Node) -> [Node] {
    var result: [Node] = smaller(node.children).map { children in
      var node = node
      node.children = children
      return node
    }
    for index in node.clauses.indices {
      var fewer = node
      fewer.clauses.remove(at: index)
      result.append(fewer)
    }
    guard let pattern = node.pattern else { return result }
    func add(_ change: (inout Pattern) -> Void) {
      var fewer = node
      var changed = pattern
      change(&changed)
      fewer.pattern = changed
      result.append(fewer)
    }
    for index in pattern.query.indices { add { $0.query.remove(at: index) } }
    if pattern.fragment != nil { add { $0.fragment = nil } }
    for index in pattern.path.indices { add { $0.path.remove(at: index) } }
    return result
  }
}

/// What a property was tried with.
enum LawCase: CustomStringConvertible {
  case link(String, LinkSource)
  /// A route and values by parameter names.
  case print(String, [String: Value], LinkMatcher.Target)

  var description: String {
    switch self {
    case .link(let link, let source): "link \(link.debugDescription) from \(source)"
    case .print(let route, let values, let target):
      "print \(route) \(values.sorted { $0.key < $1.key }.map { "\($0): \($1)" }) as \(target)"
    }
  }

  /// Cases with something less, the large things first.
  var smaller: [LawCase] {
    switch self {
    case .link(let link, let source):
      let scalars = Array(link.unicodeScalars)
      var result: [LawCase] = []
      var size = scalars.count / 2
      while size > 0 {
        for start in stride(from: 0, to: scalars.count - size + 1, by: size) {
          var text = String.UnicodeScalarView()
          text.append(contentsOf: scalars[..<start])
          text.append(contentsOf: scalars[(start + size)...])
          result.append(.link(String(text), source))
        }
        size /= 2
      }
      return result
    case .print(let route, let values, let target):
      return values.flatMap { name, value -> [LawCase] in
        LawCase.smaller(value).map { less in
          var values = values
          values[name] = less
          return .print(route, values, target)
        }
      }
    }
  }

  private static func smaller(_ value: Value) -> [Value] {
    switch value {
    case .list(let values):
      return values.indices.map { index in
        var fewer = values
        fewer.remove(at: index)
        return .list(fewer)
      }
        + values.indices.flatMap { index in
          smaller(values[index]).map { less in
            var changed = values
            changed[index] = less
            return .list(changed)
          }
        }
    case .text(let text):
      let scalars = Array(text.unicodeScalars)
      return scalars.indices.map { index in
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: scalars[..<index])
        rest.append(contentsOf: scalars[(index + 1)...])
        return .text(String(rest))
      }
    default: return []
    }
  }
}

/// Makes a failing case small: `check` gives what is wrong, or nil.
///
/// The table first, then the case, until neither gets smaller.
func shrink(
  _ draft: SpecDraft, _ failing: LawCase, check: (LawSubject, LawCase) -> String?
) -> (draft: SpecDraft, failing: LawCase, fault: String) {
  var (draft, failing) = (draft, failing)
  var fault = LawSubject(draft).flatMap { check($0, failing) } ?? "it did not fail again"
  var isSmaller = true
  var budget = 4_000
  while isSmaller, budget > 0 {
    isSmaller = false
    for less in draft.smaller where budget > 0 {
      budget -= 1
      if let subject = LawSubject(less), let found = check(subject, failing) {
        (draft, fault, isSmaller) = (less, found, true)
        break
      }
    }
    guard !isSmaller, let subject = LawSubject(draft) else { continue }
    for less in failing.smaller where budget > 0 {
      budget -= 1
      if let found = check(subject, less) {
        (failing, fault, isSmaller) = (less, found, true)
        break
      }
    }
  }
  return (draft, failing, fault)
}

/// A spec resolved, with what reads its links and the oracle that knows better. Its findings are of no matter: what is
/// broken is left out.
struct LawSubject {
  let matcher: LinkMatcher
  /// What the resolver found.
  let findings: [Diagnostic]
  let oracle: LinkOracle

  var table: RouteTable { matcher.table }

  /// Nil where the spec could not be read at all.
  init?(_ draft: SpecDraft, files: [String: String] = [:]) {
    let sources = SourceSet.load(path: "main.navspec") { path in
      if path == "main.navspec" { return .bytes(Array(draft.text.utf8)) }
      return files[path].map { .bytes(Array($0.utf8)) } ?? .failure("no such file")
    }
    guard sources.unreadable == nil else { return nil }
    let table: RouteTable
    (table, findings) = Resolver.resolve(sources.declarations, doubts: sources.doubts)
    let competition = Competition(table)
    matcher = LinkMatcher(table, competition)
    oracle = LinkOracle(table, competition)
  }
}
