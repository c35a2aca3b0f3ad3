import Foundation

@testable import RouteSpec

/// A spec of many pieces, each with a name in it, and what is found in each piece.
struct NameSpec {
  /// A name in a place.
  struct Piece {
    var place: NamePlace
    var name: String
    var number: Int

    /// The name as generated code has it, and as a Swift literal in ASCII.
    var swiftName: String { "`" + Normalization.nfc(name) + "`" }
    var literal: String {
      "\"" + Normalization.nfc(name).unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }
  }

  let text: String
  let pieces: [Piece]
  private let ranges: [Range<Int>]

  /// - Parameters:
  ///   - app: the prefix; nil where a piece declares the app.
  ///   - isQuoted: whether the names stand in back-ticks.
  init(_ pieces: [Piece], app: String?, isQuoted: Bool = false, isNested: Bool = false) {
    var text = ""
    if let app {
      text = """
        app \(app) {
          access public
          scheme "\(app.lowercased())"
          host "example.com"
          \(isNested ? "cases nested" : "")
        }
        tab customContainer "Custom" container custom {
          root customRoot
          route customRoot "/custom"
        }

        """
    }
    var ranges: [Range<Int>] = []
    for piece in pieces {
      let start = text.utf8.count
      text += piece.place.spec(isQuoted ? "`\(piece.name)`" : piece.name, piece.number) + "\n"
      ranges.append(start..<text.utf8.count)
    }
    (self.text, self.pieces, self.ranges) = (text, pieces, ranges)
  }

  /// For each piece the errors that are found in it; errors elsewhere come last.
  func errors() -> (pieces: [[Diagnostic]], others: [Diagnostic], compilation: Compilation) {
    let compilation = compile(text)
    var found = Array(repeating: [Diagnostic](), count: pieces.count)
    var others: [Diagnostic] = []
    for error in compilation.diagnostics where error.level == .error {
      if let index = ranges.firstIndex(where: { $0.contains(error.range.start) }) {
        found[index].append(error)
      } else {
        others.append(error)
      }
    }
    return (found, others, compilation)
  }

  /// Names in lists in which no two meet after case conversion, each of at most `limit`.
  static func apart(_ names: [String], limit: Int) -> [[String]] {
    var lists: [(names: [String], keys: Set<String>)] = []
    for name in names {
      let key = Normalization.nfc(name).lowercased()
      if let index = lists.firstIndex(where: { $0.names.count < limit && !$0.keys.contains(key) }) {
        lists[index].names.append(name)
        lists[index].keys.insert(key)
      } else {
        lists.append(([name], [key]))
      }
    }
    return lists.map(\.names)
  }
}
