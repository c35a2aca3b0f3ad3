/// Motions, in SwiftUI's words.
extension Parser {
  /// What an effect takes.
  private struct EffectShape {
    var edges: [String] = []
    /// Whether the edge must stand.
    var needsEdge = false
    /// The numbers, by the label that may stand before each, and how many must stand.
    var numbers: [String] = []
    var least = 0
  }

  private static let motionWords = ["insertion", "removal", "animation", "zIndex"]
  private static let edges = ["top", "bottom", "leading", "trailing"]
  private static let anchors =
    edges + ["center", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing"]

  private static let transitions: [(String, EffectShape)] = [
    ("move", EffectShape(edges: edges, needsEdge: true)),
    ("slide", EffectShape()),
    ("opacity", EffectShape()),
    ("scale", EffectShape(edges: anchors, numbers: ["scale"])),
    ("offset", EffectShape(numbers: ["x", "y"], least: 2)),
    ("push", EffectShape(edges: edges, needsEdge: true)),
  ]

  private static let curves: [(String, EffectShape)] = [
    ("easeIn", EffectShape(numbers: ["duration"])),
    ("easeOut", EffectShape(numbers: ["duration"])),
    ("easeInOut", EffectShape(numbers: ["duration"])),
    ("linear", EffectShape(numbers: ["duration"])),
    ("spring", EffectShape(numbers: ["duration", "bounce"])),
    ("none", EffectShape()),
  ]

  /// Labels of SwiftUI's that may stand before an edge or anchor.
  private static let edgeLabels = ["edge", "from", "anchor"]

  mutating func motion() {
    let documentation = documentation()
    let keyword = advance()
    let faults = faultCount
    var motion = MotionSyntax(
      documentation: documentation, name: declaredName("motion"), range: range(of: keyword), isBroken: false)
    motion.isBroken = faultCount != faults
    if motion.isBroken { skipStatement() }
    var seen: [String: SourceRange] = [:]
    requireBlock("how it comes and goes", Self.motionWords) { parser in parser.motionLine(&motion, &seen) }
    motion.range = range(from: keyword)
    add(.motion(motion))
    expectLineEnd()
  }

  private mutating func motionLine(_ motion: inout MotionSyntax, _ seen: inout [String: SourceRange]) {
    let words = Self.motionWords
    let keyword = token
    guard keyword.kind == .name else {
      expected("`insertion`, `removal`, `animation` or `zIndex`", continuing: true)
      advance()
      return skipStatement()
    }
    let written = text(of: keyword)
    guard
      let word = words.contains(written)
        ? written
        : unknownWord(
          keyword, isNo: "part of a motion", among: words,
          synonyms: ["in": "insertion", "out": "removal", "z": "zIndex", "order": "zIndex", "curve": "animation"])
    else {
      advance()
      return skipStatement()
    }
    var isNew = true
    if let first = seen[word] {
      isNew = false
      report(
        .duplicateClause, at: range(of: keyword), "`\(word)` stands twice here; write its effects with commas",
        notes: [.init("`\(word)` stands here first", at: first)])
    } else {
      seen[word] = range(of: keyword)
    }
    advance()
    switch word {
    case "insertion":
      let effects = effects()
      if isNew { motion.insertion = effects }
    case "removal":
      let effects = effects()
      if isNew { motion.removal = effects }
    case "animation":
      let effect = effect("animation", Self.curves, continuing: false)
      if isNew { motion.animation = effect }
    default:
      let number = number("a number")
      if isNew { motion.zIndex = number }
    }
  }

  private mutating func effects() -> [MotionSyntax.Effect] {
    var effects: [MotionSyntax.Effect] = []
    var isFirst = true
    commaList { parser in
      let hasEffect = parser.token.kind == .name && !(isFirst && parser.token.startsLine)
      if let effect = parser.effect("effect", Self.transitions, continuing: !isFirst) { effects.append(effect) }
      isFirst = false
      return hasEffect
    }
    return effects
  }

  /// Reads one effect; nil where it is faulty, and then it has been stepped over if a word stood there.
  private mutating func effect(
    _ kind: String, _ shapes: [(String, EffectShape)], continuing: Bool
  ) -> MotionSyntax.Effect? {
    let start = token
    guard start.kind == .name, continuing || !start.startsLine else {
      expected("an \(kind), such as `\(shapes[0].0)`,", continuing: continuing)
      return nil
    }
    let written = text(of: start)
    let meant =
      shapes.contains { $0.0 == written }
      ? written
      : unknownWord(
        start, isNo: kind, among: shapes.map(\.0),
        synonyms: ["fade": "opacity", "zoom": "scale", "bouncy": "spring", "smooth": "spring", "snappy": "spring"])
    advance()
    guard let shape = shapes.first(where: { $0.0 == meant })?.1 else {
      if token.kind == .leftParen, !token.startsLine { skipParentheses() }
      return nil
    }
    let faults = faultCount
    var effect = MotionSyntax.Effect(
      name: NameSyntax(text: meant ?? written, range: range(of: start)), edge: nil, numbers: [], range: range(of: start)
    )
    if token.kind == .leftParen, !token.startsLine {
      parentheses { parser in parser.effectArgument(of: &effect, shape) }
      effect.range = range(from: start)
    }
    guard faultCount == faults else { return nil }
    if shape.needsEdge, effect.edge == nil {
      report(
        .unexpectedToken, at: effect.range, "`\(effect.name.text)` needs an edge: `\(effect.name.text)(bottom)`")
      return nil
    }
    if effect.numbers.count < shape.least {
      let labels = shape.numbers.joined(separator: ", ")
      report(
        .unexpectedToken, at: effect.range,
        "`\(effect.name.text)` needs \(shape.least) numbers: `\(effect.name.text)(\(labels))`")
      return nil
    }
    return effect
  }

  private mutating func effectArgument(of effect: inout MotionSyntax.Effect, _ shape: EffectShape) -> Bool {
    let name = effect.name.text
    if shape.edges.isEmpty, shape.numbers.isEmpty {
      report(.unexpectedToken, at: range(of: token), "`\(name)` takes nothing in parentheses")
      return false
    }
    if token.kind == .name, tokens[position + 1].kind == .colon {
      let isNumber = effect.numbers.count < shape.numbers.count
      let labels =
        (isNumber ? [shape.numbers[effect.numbers.count]] : []) + (shape.edges.isEmpty ? [] : Self.edgeLabels)
      if !labels.contains(text(of: token)) {
        _ = unknownWord(token, isNo: "label of `\(name)`", among: labels)
        return false
      }
      advance()
      advance()
    }
    if token.kind == .number, effect.numbers.count < shape.numbers.count {
      guard let number = number("a number", continuing: true) else { return false }
      effect.numbers.append(number)
      return true
    }
    guard token.kind == .name, !shape.edges.isEmpty, effect.edge == nil else {
      expected(
        shape.edges.isEmpty ? (shape.numbers.count == effect.numbers.count ? "`)`" : "a number") : "an edge",
        continuing: true)
      return false
    }
    let edge = token
    let written = text(of: edge)
    let meant = shape.edges.contains(written) ? written : unknownWord(edge, isNo: "edge", among: shape.edges)
    advance()
    guard let meant else { return false }
    effect.edge = NameSyntax(text: meant, range: range(of: edge))
    return true
  }
}
