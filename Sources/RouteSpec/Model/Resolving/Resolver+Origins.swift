extension Resolver {
  /// A list of hosts: the indices of its origins, and the parameter that each of them binds.
  struct HostList {
    var origins: [Int] = []
    var parameters: [Pattern.Parameter] = []
  }

  /// Declares the hosts of one list; nil where one is broken.
  mutating func originList(hosts: [HostSyntax], isOfApp: Bool) -> HostList? {
    var list = HostList()
    var isSound = true
    var ranges: [Int: SourceRange] = [:]
    var first: (host: HostSyntax, parameter: Pattern.Parameter?)?
    for host in hosts {
      guard !host.isBroken, let (kind, parameter) = origin(of: host) else {
        isSound = false
        continue
      }
      if let first, !binds(parameter, like: first.parameter) {
        report(
          .hostsBindDifferently, at: host.range,
          "the hosts of one list bind the same parameters, and this one binds \(shown(parameter)); give it a group of its own",
          notes: [Diagnostic.Note("binds \(shown(first.parameter))", at: first.host.range)])
        isSound = false
      }
      first = first ?? (host, parameter)
      let index = declare(kind, at: host.range, isOfApp: isOfApp)
      if let earlier = ranges[index] {
        report(
          .declaredTwice, at: host.range, "the host \(Wording.quoted(host.text.value)) is there twice; take one out",
          notes: [Diagnostic.Note("first here", at: earlier)])
      } else {
        ranges[index] = host.range
        list.origins.append(index)
      }
    }
    if let parameter = first?.parameter { list.parameters = [parameter] }
    return isSound ? list : nil
  }

  /// Declares the schemes of one list; nil where one is broken.
  mutating func originList(schemes: [TextSyntax], isOfApp: Bool) -> [Int]? {
    var origins: [Int] = []
    var ranges: [Int: SourceRange] = [:]
    var isSound = true
    for scheme in schemes {
      let name = scheme.value.lowercased()
      if ["http", "https"].contains(name) {
        report(
          .badScheme, at: scheme.range,
          "`\(name)` is not a scheme of an app; `host \"example.com\"` declares a host under http and https")
        isSound = false
        continue
      }
      let index = declare(.scheme(name), at: scheme.range, isOfApp: isOfApp)
      if let earlier = ranges[index] {
        report(
          .declaredTwice, at: scheme.range, "the scheme `\(name)` is there twice; take one out",
          notes: [Diagnostic.Note("first here", at: earlier)])
      } else {
        ranges[index] = scheme.range
        origins.append(index)
      }
    }
    return isSound ? origins : nil
  }

  private mutating func declare(_ kind: Origin.Kind, at range: SourceRange, isOfApp: Bool) -> Int {
    if let index = originIndices[kind] { return index }
    originIndices[kind] = table.origins.count
    table.origins.append(Origin(kind: kind, isOfApp: isOfApp, range: range))
    return table.origins.count - 1
  }

  private mutating func origin(of host: HostSyntax) -> (Origin.Kind, Pattern.Parameter?)? {
    switch host.kind {
    case .exact(let name):
      return ascii(name, of: host).map { (.host($0), nil) }
    case .anyLabel(let suffix):
      return ascii(suffix, of: host).map { (.anyLabel(suffix: $0), nil) }
    case .parameterLabel(let syntax, let suffix):
      let parameter = parameter(of: syntax)
      let ascii = ascii(suffix, of: host)
      guard let parameter, let ascii else { return nil }
      return (.parameterLabel(type: parameter.type, suffix: ascii), parameter)
    case .anyHost:
      return hasNoPort(host) ? (.anyHost, nil) : nil
    case .parameterHost(let syntax):
      guard let parameter = parameter(of: syntax), hasNoPort(host) else { return nil }
      return (.parameterHost(type: parameter.type), parameter)
    }
  }

  /// The parameter of a host.
  private mutating func parameter(of syntax: PatternParameterSyntax) -> Pattern.Parameter? {
    guard let shape = shape(of: syntax, bare: { _ in .none }), isForPath(shape, syntax) else { return nil }
    guard shape.arity == .required else {
      report(.misplacedOptional, at: syntax.range, "a host is always there, so `\(syntax.name.text)` takes one value")
      return nil
    }
    return Pattern.Parameter(
      name: canonical(syntax.name), type: shape.type, arity: .required, place: .host, range: syntax.range)
  }

  /// The host, or the suffix of one, in ASCII, with the port where one is declared.
  private mutating func ascii(_ name: String, of host: HostSyntax) -> String? {
    switch HostName.ascii(name) {
    case .failure(let fault):
      report(.badHost, at: host.range, "\(Wording.quoted(host.text.value)) is no host: \(Wording.because(fault))")
      return nil
    case .success(let ascii):
      guard let port = host.port else { return ascii }
      if port == 80 || port == 443 {
        report(
          .badHost, at: host.range,
          "\(port) is the port of \(port == 80 ? "http" : "https") and goes without saying; leave it out")
        return ascii
      }
      return "\(ascii):\(port)"
    }
  }

  private mutating func hasNoPort(_ host: HostSyntax) -> Bool {
    if host.port == nil { return true }
    report(
      .badHost, at: host.range, "any host has any port; declare a port with a host, as in `host \"localhost:8080\"`")
    return false
  }

  private func binds(_ parameter: Pattern.Parameter?, like other: Pattern.Parameter?) -> Bool {
    parameter?.name == other?.name && parameter?.type == other?.type
  }

  private func shown(_ parameter: Pattern.Parameter?) -> String {
    parameter.map { "`{\($0.name): \(spelling($0.type))}`" } ?? "none"
  }
}

extension Wording {
  /// Why a text is no host.
  static func because(_ fault: HostName.Fault) -> String {
    switch fault {
    case .empty: "it is empty"
    case .emptyLabel: "there is nothing between two dots, or beside one"
    case .labelTooLong(let label): "\(quoted(label)) is longer than 63 bytes"
    case .nameTooLong: "it is longer than 253 bytes"
    case .hyphenAtEnd(let label): "\(quoted(label)) starts or ends with a hyphen"
    case .badPunycode(let label): "\(quoted(label)) is no Punycode; write the letters that are meant"
    case .forbidden(let scalar): "no host has \(quoted(String(scalar))) there"
    }
  }
}
