/// One choice of a pattern's optional parts: plain segments, perhaps with a tail.
///
/// `[/{locale: Locale?}]/trails` has the forms `/{locale}/trails` and `/trails`. The first form has every part; a part
/// further
/// left counts more: forms are in the order in which they are tried ("the leftmost part present wins").
public struct Form: Hashable, Sendable {
  /// A piece of a segment.
  public enum Atom: Hashable, Sendable {
    /// Decoded bytes.
    case literal([UInt8])
    /// An index into the pattern's parameters.
    case parameter(Int)
    /// The first element of the tail with this parameter: the rest of the segment, not empty.
    case tail(Int)
  }

  /// The segments, each of at least one atom.
  public var segments: [[Atom]]
  /// The parameter that takes every segment after these, none too; nil where the form has no tail.
  public var tail: Int?
  /// Whether a slash ends it; only under `trailing slash strict`.
  public var endsInSlash: Bool
  /// Which of the optional parts are present, from left to right.
  public var present: [Bool]
}

extension Pattern {
  /// The largest number of forms that a pattern may have.
  public static let formLimit = 1024

  /// The number of optional parts of the path.
  public var partCount: Int {
    path.reduce(0) { count, piece in
      if case .optional = piece { count + 1 } else { count }
    }
  }

  /// The forms of the path in the order in which they are tried.
  ///
  /// - Parameter isSlashStrict: whether a final slash counts; otherwise it is dropped.
  public func forms(isSlashStrict: Bool) -> [Form] {
    let count = partCount
    guard count < 20, 1 << count <= Pattern.formLimit else { return [] }
    return (0..<(1 << count)).map { form(at: $0, of: count, isSlashStrict: isSlashStrict) }
  }

  /// One of the forms, by its place among them.
  public func form(at index: Int, isSlashStrict: Bool) -> Form {
    form(at: index, of: partCount, isSlashStrict: isSlashStrict)
  }

  private func form(at index: Int, of count: Int, isSlashStrict: Bool) -> Form {
    // The leftmost part is the highest bit, and a zero bit is presence: so counting up tries the leftmost present
    // first.
    let present = (0..<count).map { part in index >> (count - 1 - part) & 1 == 0 }
    return form(of: path, present: present, isSlashStrict: isSlashStrict)
  }

  /// The segments of the fragment; nil where the pattern has none. An empty fragment is one empty segment (no atoms).
  public var fragmentForm: Form? {
    fragment.map { pieces in
      form(of: [.slash] + pieces, present: [], isSlashStrict: false, keepsEmpty: true)
    }
  }

  /// Puts the pieces that are present together. A segment without atoms is kept only in a fragment; in a path the
  /// resolver has seen to it
  /// that there is none but at the end.
  func form(of pieces: [Piece], present: [Bool], isSlashStrict: Bool, keepsEmpty: Bool = false) -> Form {
    var segments: [[Form.Atom]] = []
    var tail: Int?
    var part = 0
    var hasSlash = false
    func add(_ piece: Piece, inPart: Bool, to segments: inout [[Form.Atom]]) {
      switch piece {
      case .slash: segments.append([])
      case .literal(let bytes):
        if case .literal(let before)? = segments.last?.last {
          segments[segments.count - 1][segments[segments.count - 1].count - 1] = .literal(before + bytes)
        } else {
          append(.literal(bytes))
        }
      case .parameter(let index): append(.parameter(index))
      case .tail(let index):
        tail = index
        // A tail that may be empty and stands alone reads no segment of its own. In an optional part it reads one or
        // more: none is
        // the form without the part.
        if !inPart, case .tail(atLeast: 0) = parameters[index].arity, segments.last?.isEmpty == true {
          segments.removeLast()
        } else {
          append(.tail(index))
        }
      case .optional: break
      }
      func append(_ atom: Form.Atom) {
        if segments.isEmpty { segments.append([]) }
        segments[segments.count - 1].append(atom)
      }
    }
    for piece in pieces {
      if case .optional(let inner) = piece {
        if part < present.count, present[part] { for piece in inner { add(piece, inPart: true, to: &segments) } }
        part += 1
      } else {
        add(piece, inPart: false, to: &segments)
      }
    }
    if !keepsEmpty, segments.last?.isEmpty == true {
      hasSlash = segments.count > 1
      segments.removeLast()
    }
    return Form(segments: segments, tail: tail, endsInSlash: hasSlash && isSlashStrict, present: present)
  }
}
