/// Makes the certain fixes of findings, on texts in memory.
///
/// In each round the specs are compiled, the fixes that do not overlap are made together, and the specs are compiled
/// again: the findings must be gone and no other fault have come up. Where that is not so the halves of the fixes are
/// tried, so that a bad one stands alone in the end and is left out. Rounds follow until nothing is left to be made: a
/// fix may have been in the way of another, or have laid bare what stood behind it. So a second run changes nothing.
///
/// A file that several of the specs include is mended only where each of them has the finding: what one does not need
/// another may.
public struct Mending: Sendable {
  /// A fix, and where its finding stood when it was tried.
  public struct Step: Hashable, Sendable {
    /// The path of the file as the spec reaches it.
    public var path: String
    /// The place.
    public var position: SourcePosition
    /// The finding.
    public var code: DiagnosticCode
    /// What the fix does.
    public var title: String
  }

  /// Why a certain fix was not made.
  public enum Obstacle: Hashable, Sendable {
    /// With it the finding is still there, or another fault comes up.
    case mendsNothing
    /// Another of the specs reads the file and has no such finding.
    case otherSpec
    /// Rounds went on and on.
    case endless
  }

  /// A fix that was not made.
  public struct Leftover: Hashable, Sendable {
    /// The fix.
    public var step: Step
    /// Why.
    public var obstacle: Obstacle
  }

  /// A file that changed.
  public struct Change: Hashable, Sendable {
    /// The path as a spec reaches it.
    public var path: String
    /// The bytes before.
    public var old: [UInt8]
    /// The bytes after.
    public var new: [UInt8]
  }

  /// The fixes that were made, in the order in which that was done.
  public private(set) var made: [Step] = []
  /// Those that were not.
  public private(set) var left: [Leftover] = []
  /// What changed, in the order in which the files were read.
  public private(set) var changes: [Change] = []

  /// So many rounds are made at most; real specs need two or three.
  private static let roundLimit = 32

  /// Mends some specs.
  ///
  /// - Parameters:
  ///   - specs: the paths of the specs.
  ///   - identity: the same name for all paths of one file.
  ///   - read: reads a file; each is read once.
  public static func mend(
    _ specs: [String], identity: (String) -> String, read: (String) -> Compiler.ReadResult
  ) -> Mending {
    var result = Mending()
    var files = MendedFiles(specs: specs)
    var compilations = files.compile(identity, read)
    var rejected: Set<MendedFiles.Candidate.Key> = []
    for round in 1...roundLimit {
      let (candidates, foreign) = files.candidates(compilations, identity)
      if round == 1 { result.left += foreign.map { Leftover(step: $0.step, obstacle: .otherSpec) } }
      let chosen = MendedFiles.apart(candidates.filter { !rejected.contains($0.key) })
      if chosen.isEmpty { break }
      if round == roundLimit {
        result.left += chosen.map { Leftover(step: $0.step, obstacle: .endless) }
        break
      }
      // Groups that are still to be tried, each of fixes that are known to be apart.
      var waiting = [chosen]
      while let group = waiting.popLast() {
        var attempt = files
        let moved = attempt.make(group)
        let after = attempt.compile(identity, read)
        if MendedFiles.isBetter(after, than: compilations, by: group, moved, identity) {
          (files, compilations) = (attempt, after)
          result.made += group.map(\.step)
          // The places of all others are those of the text before; the next round has them anew.
          waiting = []
        } else if group.count > 1 {
          waiting += [Array(group[(group.count / 2)...]), Array(group[..<(group.count / 2)])]
        } else {
          rejected.insert(group[0].key)
          result.left.append(Leftover(step: group[0].step, obstacle: .mendsNothing))
        }
      }
    }
    result.changes = files.changes
    return result
  }
}
