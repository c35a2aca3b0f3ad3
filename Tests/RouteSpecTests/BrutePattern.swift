@testable import RouteSpec

/// A pattern of the brute force, its forms and its text. It knows what it reads without the code that is held to it.
struct BrutePattern: Hashable {
  /// A segment, or one in brackets.
  struct Piece: Hashable {
    /// An index into the alphabet's segments.
    var segment: Int
    var isPart = false
  }

  /// What follows the path.
  enum Rest: Int, CaseIterable {
    case none, literal, int, optional, other, fragment

    var text: String {
      switch self {
      case .none: ""
      case .literal: "?k=1"
      case .int: "?k={k: Int}"
      case .optional: "?k={k: Int?}"
      case .other: "?j=1"
      case .fragment: "#f"
      }
    }

    /// The rests that a link may have: query and fragment.
    static let links: [(text: String, k: String?, j: String?, hasFragment: Bool)] = {
      var result: [(text: String, k: String?, j: String?, hasFragment: Bool)] = []
      for j in [nil, "1"] {
        for k in [nil, "1", "0", ""] {
          for hasFragment in [false, true] {
            let items = [j.map { "j=\($0)" }, k.map { "k=\($0)" }].compactMap { $0 }
            let query = items.isEmpty ? "" : "?" + items.joined(separator: "&")
            result.append((query + (hasFragment ? "#f" : ""), k, j, hasFragment))
          }
        }
      }
      return result
    }()

    /// For each of these whether it is read, as bits.
    var reads: UInt32 {
      Self.mask { link in
        switch self {
        case .none, .optional: true
        case .literal: link.k == "1"
        case .int: link.k == "1" || link.k == "0"
        case .other: link.j == "1"
        case .fragment: link.hasFragment
        }
      }
    }

    /// For each of these whether it is printed, as bits.
    var prints: UInt32 {
      Self.mask { link in
        guard (self == .fragment) == link.hasFragment, (self == .other) == (link.j != nil) else { return false }
        switch self {
        case .none, .other, .fragment: return link.k == nil
        case .literal: return link.k == "1"
        case .int: return link.k == "1" || link.k == "0"
        case .optional: return link.k != ""
        }
      }
    }

    private static func mask(_ holds: ((text: String, k: String?, j: String?, hasFragment: Bool)) -> Bool) -> UInt32 {
      links.enumerated().reduce(0) { holds($1.element) ? $0 | 1 << UInt32($1.offset) : $0 }
    }
  }

  var pieces: [Piece]
  /// Whether its tail may be empty; nil where it has none.
  var tail: Bool?
  var endsInSlash = false
  var rest = Rest.none

  func text(_ alphabet: BruteAlphabet) -> String {
    var text = ""
    for piece in pieces {
      let segment = alphabet.segments[piece.segment]
      text += piece.isPart ? "[/\(segment.partText)]" : "/\(segment.text)"
    }
    if let tail { text += "/{t...\(tail ? "?" : "")}" }
    return text + (endsInSlash ? "/" : "") + rest.text
  }

  /// A choice of its optional parts.
  struct Form {
    var segments: [BruteAlphabet.Segment]
    var tail: BruteAlphabet.Segment?
    var endsInSlash: Bool
    /// Whether printing ever writes it.
    var isPrinted: Bool

    func language(at index: Int) -> UInt32? {
      index < segments.count ? segments[index].folded : tail?.folded
    }
  }

  /// Its forms; the leftmost part present comes first.
  func forms(_ alphabet: BruteAlphabet) -> [Form] {
    let parts = pieces.indices.filter { pieces[$0].isPart }
    return (0..<(1 << parts.count)).map { choice in
      var form = Form(segments: [], tail: nil, endsInSlash: endsInSlash, isPrinted: true)
      for (index, piece) in pieces.enumerated() {
        let segment = alphabet.segments[piece.segment]
        if let part = parts.firstIndex(of: index) {
          if choice >> (parts.count - 1 - part) & 1 == 1 { continue }
          if !segment.hasParameter { form.isPrinted = false }
        }
        form.segments.append(segment)
      }
      if let tail {
        form.tail = alphabet.element
        if !tail { form.segments.append(alphabet.element) }
      }
      return form
    }
  }

  // MARK: All of them

  /// All patterns of so many segments at most, a tail counted as one, with at most one optional part.
  static func all(upTo count: Int, _ alphabet: BruteAlphabet) -> [BrutePattern] {
    var result = [BrutePattern(pieces: [])]
    var last: [[Piece]] = [[]]
    for length in 1...count {
      for start in last where length > start.count {
        for mayBeEmpty in [false, true] { result.append(BrutePattern(pieces: start, tail: mayBeEmpty)) }
      }
      last = last.flatMap { start in
        alphabet.segments.indices.map { start + [Piece(segment: $0)] }
          // One part, a literal or an enum's or a number's, stands for all.
          + (start.contains(where: \.isPart) ? [] : [0, 2, 4].map { start + [Piece(segment: $0, isPart: true)] })
      }
      result += last.map { BrutePattern(pieces: $0) }
    }
    return result
  }

  /// One at random, up to so many segments, with anything that the world allows.
  static func random(upTo count: Int, _ world: BruteWorld, _ seed: inout Seeded) -> BrutePattern {
    var result = BrutePattern(pieces: [])
    let length = Int.random(in: 0...count, using: &seed)
    for _ in 0..<length {
      let isPart = Int.random(in: 0..<7, using: &seed) == 0 && result.pieces.count(where: \.isPart) < 2
      result.pieces.append(
        Piece(segment: Int.random(in: world.alphabet.segments.indices, using: &seed), isPart: isPart))
    }
    if Int.random(in: 0..<5, using: &seed) == 0 {
      result.tail = Int.random(in: 0...1, using: &seed) == 0
    } else if world.isSlashStrict, result.pieces.contains(where: { !$0.isPart }) {
      result.endsInSlash = Int.random(in: 0..<3, using: &seed) == 0
    }
    if Int.random(in: 0..<3, using: &seed) == 0 { result.rest = Rest.allCases.randomElement(using: &seed) ?? .none }
    return result
  }
}
