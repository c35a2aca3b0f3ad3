extension Resolver {
  /// Resolves the app declaration, of which there is one at most.
  mutating func resolveApp() {
    guard let syntax = outline.apps.first else { return }
    for other in outline.apps.dropFirst() {
      report(
        .declaredTwice, at: other.name.range, "a table has one app declaration, and this is another",
        notes: [Diagnostic.Note("first here", at: syntax.name.range)])
    }
    if !syntax.name.isMissing {
      table.app.name = canonical(syntax.name)
      table.app.range = syntax.name.range
    }
    table.app.documentation = syntax.documentation
    table.app.access = syntax.access?.value ?? .internal
    table.app.foldsCase = syntax.foldsCase?.value ?? false
    table.app.isSlashStrict = syntax.isSlashStrict?.value ?? false
    table.app.isPrecedenceDeclared = syntax.isPrecedenceDeclared?.value ?? false
    table.app.hasNestedCases = syntax.hasNestedCases?.value ?? false
    table.app.version = syntax.version?.value ?? 1
    _ = reportRepeated(syntax.imports, kind: "import")
    var imported: Set<String> = []
    table.app.imports = syntax.imports.filter { !$0.isMissing && imported.insert($0.text).inserted }.map(canonical)
    let hosts = originList(hosts: syntax.hosts, isOfApp: true)
    _ = originList(schemes: syntax.schemes, isOfApp: true)
    guard let hosts else {
      // What a broken host binds is not known, if it binds anything.
      if syntax.hosts.contains(where: { $0.text.value.utf8.contains(UInt8(ascii: "{")) }) { rootPrefix = nil }
      return
    }
    // A host with a parameter gives it to every pattern outside the groups, which can then be read on such hosts alone.
    if let first = hosts.parameters.first {
      rootPrefix?.hostParameters = [first]
      rootPrefix?.origins = .only(hosts.origins)
    }
  }

  /// Resolves groups, the outer before the inner.
  mutating func resolveGroups() {
    for scoped in outline.groups { prefixOfGroup.append(prefix(of: scoped.syntax, in: scoped.scope)) }
  }

  /// What is put before the patterns that stand there; nil where a group around them is broken.
  func prefix(at scope: Scope) -> Prefix? {
    scope.group.map { prefixOfGroup[$0] } ?? rootPrefix
  }

  private mutating func prefix(of syntax: GroupSyntax, in scope: Scope) -> Prefix? {
    let outer = prefix(at: scope)
    switch syntax.kind {
    case .prefix(let pattern):
      guard let part = part(of: pattern, bare: { _ in .none }), let outer else { return nil }
      let joined = outer.joined(part, isSlashStrict: table.app.isSlashStrict)
      guard isSound(joined.pattern, part: part, prefix: outer) else { return nil }
      var prefix = Prefix(of: joined.pattern, text: joined.pathText)
      prefix.originRange = outer.originRange
      return syntax.isBroken ? nil : prefix
    case .hosts(let hosts):
      let list = originList(hosts: hosts, isOfApp: false)
      return place(outer, in: list?.origins, binding: list?.parameters.first, of: syntax)
    case .schemes(let schemes):
      return place(outer, in: originList(schemes: schemes, isOfApp: false), binding: nil, of: syntax)
    }
  }

  /// The prefix of a group that gives an origin.
  private mutating func place(
    _ outer: Prefix?, in origins: [Int]?, binding parameter: Pattern.Parameter?, of syntax: GroupSyntax
  ) -> Prefix? {
    guard var prefix = outer, let origins, !syntax.isBroken else { return nil }
    let range = originRange(of: syntax)
    if let outer = prefix.originRange {
      report(
        .originInOrigin, at: range,
        "a link has one origin, and the group around this one gives it; put the two side by side",
        notes: [Diagnostic.Note("the origin around it", at: outer)])
      return nil
    }
    if let parameter, let twin = prefix.pathParameters.first(where: { $0.name == parameter.name }) {
      reportSameParameter(parameter, twin)
      return nil
    }
    prefix.origins = .only(origins)
    prefix.originRange = range
    prefix.hostParameters = parameter.map { [$0] } ?? []
    return prefix
  }

  private func originRange(of syntax: GroupSyntax) -> SourceRange {
    switch syntax.kind {
    case .prefix(let pattern): pattern.range
    case .hosts(let hosts):
      hosts.first.map { first in hosts.reduce(first.range) { $0.union($1.range) } } ?? syntax.range
    case .schemes(let schemes):
      schemes.first.map { first in schemes.reduce(first.range) { $0.union($1.range) } } ?? syntax.range
    }
  }
}
