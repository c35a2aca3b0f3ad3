extension Resolver {
  /// Resolves tabs, but for their roots.
  mutating func resolveTabs() {
    for (draft, syntax) in outline.tabs.enumerated() {
      let address = address(syntax.address, of: syntax.name)
      guard !syntax.isBroken, let first = first(draft, syntax.name, in: \.tabs) else { continue }
      if first != draft {
        // What stands in the second of two tabs with one name is not left out: it stands in the first.
        tabs.indices[draft] = tabs.indices[first]
        continue
      }
      tabs.indices[draft] = table.tabs.count
      table.tabs.append(
        Tab(
          name: canonical(syntax.name), documentation: syntax.documentation, title: syntax.title.map(text),
          icon: syntax.icon.map(icon), selectedIcon: syntax.selectedIcon.map(icon), badge: syntax.badge.map(text),
          address: address?.segments, addressText: address?.text, root: nil,
          isCustom: syntax.container?.value == .custom, range: syntax.name.range))
    }
  }

  /// Resolves named stacks.
  mutating func resolveStacks() {
    for (draft, syntax) in outline.stacks.enumerated() {
      let address = address(syntax.address, of: syntax.name)
      guard !syntax.isBroken, let first = first(draft, syntax.name, in: \.stacks) else { continue }
      if first != draft {
        stacks.indices[draft] = stacks.indices[first]
        continue
      }
      stacks.indices[draft] = table.stacks.count
      table.stacks.append(
        Stack(
          name: canonical(syntax.name), documentation: syntax.documentation, address: address?.segments,
          addressText: address?.text, range: syntax.name.range))
    }
  }

  /// Resolves features, the outer before the inner.
  mutating func resolveFeatures() {
    for (draft, scoped) in outline.features.enumerated() {
      let syntax = scoped.syntax
      guard !syntax.isBroken, let first = first(draft, syntax.name, in: \.features) else { continue }
      if first != draft {
        features.indices[draft] = features.indices[first]
        continue
      }
      features.indices[draft] = table.features.count
      table.features.append(
        Feature(
          name: canonical(syntax.name), documentation: syntax.documentation,
          parent: scoped.scope.feature.flatMap { features.indices[$0] },
          tab: scoped.scope.tab.flatMap { tabs.indices[$0] }, stack: scoped.scope.stack.flatMap { stacks.indices[$0] },
          range: syntax.name.range))
    }
  }

  private func first(_ draft: Int, _ name: NameSyntax, in names: KeyPath<Resolver, NameTable>) -> Int? {
    name.isMissing ? nil : self[keyPath: names].draft(of: name.text)
  }

  private func icon(_ syntax: IconSyntax) -> Icon {
    switch syntax.kind {
    case .system: .system(syntax.name.value)
    case .asset: .asset(syntax.name.value)
    }
  }

  /// The segments of an address, and its text without a final slash.
  private mutating func address(_ syntax: PatternSyntax?, of name: NameSyntax) -> (segments: [[UInt8]], text: String)? {
    guard let syntax, let part = part(of: syntax, bare: { _ in .none }) else { return nil }
    var segments: [[UInt8]] = []
    for piece in part.path {
      switch piece {
      case .slash: segments.append([])
      case .literal(let bytes) where !segments.isEmpty: segments[segments.count - 1] += bytes
      default: return nil
      }
    }
    if segments.last?.isEmpty == true { segments.removeLast() }
    if segments.isEmpty {
      report(
        .badAddress, at: syntax.range,
        "the address `/` would leave no difference between a link to `\(name.text)` and any other; give it a segment, as in `/\(name.text)`"
      )
      return nil
    }
    let key = table.app.foldsCase ? segments.map { $0.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } } : segments
    if let first = addressPlaces[key] {
      report(
        .badAddress, at: syntax.range, "two tabs or stacks cannot have one address; give one another",
        notes: [Diagnostic.Note("the other is here", at: first)])
      return nil
    }
    addressPlaces[key] = syntax.range
    let text = part.pathText
    return (segments, text.utf8.last == UInt8(ascii: "/") ? String(text.dropLast()) : text)
  }

  /// Resolves requirements, but for the screens that they show.
  mutating func resolveRequirements() {
    for (draft, syntax) in outline.requirements.enumerated() {
      guard !syntax.isBroken, isFirst(draft, named: syntax.name, in: requirements) else { continue }
      requirements.indices[draft] = table.requirements.count
      table.requirements.append(
        Requirement(
          name: canonical(syntax.name), documentation: syntax.documentation, via: nil, range: syntax.name.range))
    }
  }
}
