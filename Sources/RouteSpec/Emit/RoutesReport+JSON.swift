extension RoutesReport {
  /// The table as one document, whose shape docs/CommandLine.md states. Names stand for declarations; every key is
  /// always there.
  public var json: JSONText {
    [
      "app": app,
      "enums": .array(
        table.enums.map { type in
          [
            "name": .string(type.name),
            "cases": .array(type.cases.map { ["name": .string($0.name), "text": .string($0.text)] }),
            "documentation": documentation(type.documentation),
          ]
        }),
      "types": .array(table.newtypes.map(newtype)),
      "tabs": .array(table.tabs.map(tab)),
      "stacks": .array(
        table.stacks.map {
          [
            "name": .string($0.name), "address": JSONText($0.addressText),
            "documentation": documentation($0.documentation),
          ]
        }),
      "features": .array(
        table.features.map { feature in
          [
            "name": .string(feature.name),
            "parent": JSONText(feature.parent.map { table.features[$0].name }),
            "documentation": documentation(feature.documentation),
          ]
        }),
      "requirements": .array(
        table.requirements.map { requirement in
          [
            "name": .string(requirement.name),
            "via": JSONText(requirement.via.map { table.routes[$0].name }),
            "documentation": documentation(requirement.documentation),
          ]
        }),
      "routes": .array(table.routes.map(route)),
      "redirects": .array(
        table.redirects.map { redirect in
          [
            "pattern": pattern(redirect.pattern),
            "route": .string(table.routes[redirect.route].name),
            "bindings": bindings(redirect.bindings, of: redirect.pattern, for: table.routes[redirect.route]),
          ]
        }),
      "refusals": .array(table.refusals.map { ["pattern": pattern($0.pattern)] }),
      "fallback": table.fallback.map(target) ?? nil,
      "transitions": .array(
        table.transitions.map { transition in
          [
            "from": JSONText(transition.from.map { table.routes[$0].name }),
            "to": .string(table.routes[transition.to].name),
            "style": style(transition.style),
          ]
        }),
      "alerts": .array(table.alerts.map(alert)),
    ]
  }

  private var app: JSONText {
    var schemes: [String] = []
    var hosts: [String] = []
    for origin in table.origins where origin.isOfApp {
      switch origin.kind {
      case .scheme(let scheme): schemes.append(scheme)
      case .host(let host): hosts.append(host)
      case .anyLabel(let suffix): hosts.append("*." + suffix)
      case .parameterLabel(let type, let suffix): hosts.append("{\(table.spelling(of: type))}.\(suffix)")
      case .anyHost: hosts.append("*")
      case .parameterHost(let type): hosts.append("{\(table.spelling(of: type))}")
      }
    }
    let app = table.app
    return [
      "name": .string(app.name),
      "access": .string(app.access.rawValue),
      "schemes": JSONText(schemes),
      "hosts": JSONText(hosts),
      "case": app.foldsCase ? "insensitive" : "sensitive",
      "trailingSlash": app.isSlashStrict ? "strict" : "accept",
      "precedence": app.isPrecedenceDeclared ? "declared" : "specific",
      "cases": app.hasNestedCases ? "nested" : "flat",
      "version": .int(app.version),
      "imports": JSONText(app.imports),
      "documentation": documentation(app.documentation),
    ]
  }

  private func newtype(_ type: Newtype) -> JSONText {
    let rule: JSONText =
      switch type.rule {
      case .matching: ["kind": "matching"]
      case .int(let low, let high): ["kind": "range", "low": .int(low), "high": .int(high)]
      case .uint(let low, let high): ["kind": "range", "low": .uint(low), "high": .uint(high)]
      case .external(let swiftType, _): ["kind": "external", "swiftType": .string(swiftType)]
      }
    return [
      "name": .string(type.name), "base": .string(table.spelling(of: type.base)), "rule": rule,
      "plain": .bool(type.isPlain),
      "documentation": documentation(type.documentation),
    ]
  }

  private func tab(_ tab: Tab) -> JSONText {
    [
      "name": .string(tab.name),
      "title": JSONText(tab.title?.value),
      "address": JSONText(tab.addressText),
      "root": tab.root.map(target) ?? nil,
      "container": tab.isCustom ? "custom" : "native",
      "icon": icon(tab.icon),
      "selectedIcon": icon(tab.selectedIcon),
      "badge": JSONText(tab.badge?.value),
      "documentation": documentation(tab.documentation),
    ]
  }

  private func icon(_ icon: Icon?) -> JSONText {
    switch icon {
    case .system(let name): ["kind": "system", "name": .string(name)]
    case .asset(let name): ["kind": "asset", "name": .string(name)]
    case nil: nil
    }
  }

  private func route(_ route: Route) -> JSONText {
    [
      "name": .string(route.name),
      "pattern": route.pattern.map(pattern) ?? nil,
      "parameters": .array(
        route.parameters.enumerated().map { index, parameter in
          self.parameter(parameter.name, parameter.type, parameter.arity, place: route.pattern?.parameters[index].place)
        }),
      "aliases": .array(
        route.aliases.map { alias in
          ["pattern": pattern(alias.pattern), "bindings": bindings(alias.bindings, of: alias.pattern, for: route)]
        }),
      "tabs": JSONText(route.homes.map { table.tabs[$0].name }),
      "stack": JSONText(route.stack.map { table.stacks[$0].name }),
      "feature": JSONText(route.feature.map { table.features[$0].name }),
      "parent": JSONText(route.parent.map { table.routes[$0].name }),
      "keepsParent": .bool(route.keepsParent),
      "presentation": presentation(route.presentation),
      "motion": JSONText(route.motion.map { table.motions[$0].name }),
      "requirements": JSONText(route.requirements.map { table.requirements[$0].name }),
      "internal": .bool(route.isInternal),
      "unique": .bool(route.isUnique),
      "deprecated": JSONText(route.deprecation),
      "title": JSONText(route.title?.value),
      "prefers": JSONText(route.prefers.map { table.routes[$0.index].name }),
      "formerly": JSONText(route.formerly),
      "documentation": documentation(route.documentation),
      "file": JSONText(files.indices.contains(route.range.file) ? files[route.range.file].path : nil),
      "line": .int(
        files.indices.contains(route.range.file) ? files[route.range.file].position(of: route.range.start).line : 1),
    ]
  }

  /// A pattern with the origins it is bound to; `null` there is every origin.
  private func pattern(_ pattern: Pattern) -> JSONText {
    ["text": .string(pattern.text), "origins": table.originTexts(of: pattern).map(JSONText.init) ?? nil]
  }

  private func parameter(
    _ name: String, _ type: ParameterType, _ arity: Pattern.Arity, place: Pattern.Place?
  ) -> JSONText {
    let kind: (name: String, value: JSONText) =
      switch arity {
      case .required: ("required", nil)
      case .optional: ("optional", nil)
      case .defaulted(let value): ("defaulted", table.json(value, as: type))
      case .list: ("list", nil)
      case .tail(let least): (least == 0 ? "tailOrNone" : "tail", nil)
      }
    let place: JSONText =
      switch place {
      case .host: "host"
      case .path: "path"
      case .query: "query"
      case .fragment: "fragment"
      case nil: nil
      }
    return [
      "name": .string(name), "type": .string(table.spelling(of: type)), "arity": .string(kind.name),
      "default": kind.value, "place": place,
    ]
  }

  /// For each parameter of a route either `{"parameter": name}` of the other pattern, or `{"value": …}`.
  private func bindings(_ bindings: [Binding], of pattern: Pattern, for route: Route) -> JSONText {
    .object(
      zip(route.parameters, bindings).map { parameter, binding in
        switch binding {
        case .parameter(let index): .init(parameter.name, ["parameter": .string(pattern.parameters[index].name)])
        case .value(let value): .init(parameter.name, ["value": table.json(value, as: parameter.type)])
        }
      })
  }

  private func target(_ target: Target) -> JSONText {
    let route = table.routes[target.route]
    let arguments = zip(route.parameters, target.arguments).map { parameter, value in
      JSONText.Member(parameter.name, table.json(value, as: parameter.type))
    }
    return ["route": .string(route.name), "parameters": .object(arguments)]
  }

  private func style(_ style: Transition.Style?) -> JSONText {
    switch style {
    case .presentation(let value): ["presentation": presentation(value), "motion": nil]
    case .motion(let index): ["presentation": nil, "motion": .string(table.motions[index].name)]
    case nil: nil
    }
  }

  private func presentation(_ presentation: Presentation) -> JSONText {
    var isLocked = false
    var sheet: JSONText = nil
    switch presentation {
    case .push, .replace: break
    case .cover(let locked), .popover(let locked): isLocked = locked
    case .sheet(let value):
      isLocked = value.isLocked
      sheet = [
        "detents": .array(value.detents.map(detent)),
        "initial": value.initial.map(detent) ?? nil,
        "undimmed": value.undimmed.map(detent) ?? nil,
        "grabber": .bool(value.hasGrabber),
      ]
    }
    return ["style": .string(presentation.name), "locked": .bool(isLocked), "sheet": sheet]
  }

  private func detent(_ detent: Presentation.Detent) -> JSONText {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): ["height": .double(points)]
    case .fraction(let part): ["fraction": .double(part)]
    }
  }

  private func alert(_ alert: Alert) -> JSONText {
    [
      "name": .string(alert.name),
      "style": alert.isDialog ? "dialog" : "alert",
      "parameters": .array(alert.parameters.map { parameter($0.name, $0.type, $0.arity, place: nil) }),
      "title": .string(alert.title.value),
      "message": JSONText(alert.message?.value),
      "buttons": .array(
        alert.buttons.map {
          ["name": .string($0.name), "role": .string($0.role.rawValue), "title": .string($0.title.value)]
        }),
      "documentation": documentation(alert.documentation),
    ]
  }

  /// The lines of a comment as one text; null where there is none.
  private func documentation(_ lines: [String]) -> JSONText {
    lines.isEmpty ? nil : .string(lines.joined(separator: "\n"))
  }
}
