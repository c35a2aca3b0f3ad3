/// The texts of specs while they are mended.
struct MendedFiles: Sendable {
  /// A certain fix of a finding.
  struct Candidate: Sendable {
    /// By what the same fix is known in the next round, when its place has moved.
    struct Key: Hashable, Sendable {
      var file: String
      var code: DiagnosticCode
      var message: String
      var title: String

      /// By what its finding is known.
      var withoutTitle: Key { Key(file: file, code: code, message: message, title: "") }
    }

    struct Edit: Hashable, Sendable {
      var file: String
      var start: Int
      var end: Int
      var replacement: String
    }

    var key: Key
    var step: Mending.Step
    /// Where the finding is.
    var start: Int
    var end: Int
    /// By file and place.
    var edits: [Edit]
  }

  let specs: [String]
  /// The files in the order in which they were read, by their identities.
  private var order: [String] = []
  private var paths: [String: String] = [:]
  private var originals: [String: Compiler.ReadResult] = [:]
  private var texts: [String: [UInt8]] = [:]

  init(specs: [String]) { self.specs = specs }

  /// Compiles the specs with the texts as they are now.
  mutating func compile(
    _ identity: (String) -> String, _ read: (String) -> Compiler.ReadResult
  ) -> [Compilation] {
    specs.map { spec in
      Compiler.compile(path: spec, identity: identity) { path in
        let file = identity(path)
        if let text = texts[file] { return .bytes(text) }
        if let known = originals[file] { return known }
        let result = read(path)
        originals[file] = result
        order.append(file)
        paths[file] = path
        return result
      }
    }
  }

  /// What differs from what was read.
  var changes: [Mending.Change] {
    order.compactMap { file in
      guard case .bytes(let old)? = originals[file], let new = texts[file], old != new else { return nil }
      return Mending.Change(path: paths[file] ?? file, old: old, new: new)
    }
  }

  // MARK: Choosing

  /// The certain fixes of findings, each once; apart from them those that another spec, which reads the file too, has
  /// no finding for.
  func candidates(
    _ compilations: [Compilation], _ identity: (String) -> String
  ) -> (common: [Candidate], foreign: [Candidate]) {
    struct Place: Hashable {
      var key: Candidate.Key
      var start: Int
      var edits: [Candidate.Edit]
    }
    var readers: [String: Int] = [:]
    var found: [Place: Int] = [:]
    var all: [(place: Place, candidate: Candidate)] = []
    for compilation in compilations {
      let names = compilation.files.map { identity($0.path) }
      for name in Set(names) { readers[name, default: 0] += 1 }
      for finding in compilation.diagnostics {
        let certain = finding.fixes.filter(\.isCertain)
        guard certain.count == 1, names.indices.contains(finding.range.file) else { continue }
        let fix = certain[0]
        let edits = fix.edits.compactMap { edit -> Candidate.Edit? in
          guard names.indices.contains(edit.range.file) else { return nil }
          let count = compilation.files[edit.range.file].bytes.count
          guard 0 <= edit.range.start, edit.range.start <= edit.range.end, edit.range.end <= count else { return nil }
          return Candidate.Edit(
            file: names[edit.range.file], start: edit.range.start, end: edit.range.end, replacement: edit.replacement)
        }
        guard edits.count == fix.edits.count, !edits.isEmpty else { continue }
        let file = compilation.files[finding.range.file]
        let key = Candidate.Key(
          file: names[finding.range.file], code: finding.code, message: finding.message, title: fix.title)
        let candidate = Candidate(
          key: key,
          step: Mending.Step(
            path: file.path, position: file.position(of: finding.range.start), code: finding.code, title: fix.title),
          start: finding.range.start, end: finding.range.end, edits: edits.sorted(by: MendedFiles.precedes))
        let place = Place(key: key, start: candidate.start, edits: candidate.edits)
        found[place, default: 0] += 1
        if found[place] == 1 { all.append((place, candidate)) }
      }
    }
    let isCommon = all.map { entry in
      entry.candidate.edits.allSatisfy { readers[$0.file] == found[entry.place] }
    }
    let pairs = zip(all, isCommon)
    return (
      pairs.filter { $0.1 }.map(\.0.candidate), pairs.filter { !$0.1 }.map(\.0.candidate)
    )
  }

  /// As many of the fixes as have no edit in common with one before them. Edits that touch count as one, too.
  static func apart(_ candidates: [Candidate]) -> [Candidate] {
    var taken: [String: [Candidate.Edit]] = [:]
    var ends: [String: Int] = [:]
    return candidates.filter { candidate in
      let isFree = candidate.edits.allSatisfy { edit in
        edit.start > ends[edit.file] ?? -1
          || (taken[edit.file] ?? []).allSatisfy { edit.end < $0.start || $0.end < edit.start }
      }
      guard isFree else { return false }
      for edit in candidate.edits {
        taken[edit.file, default: []].append(edit)
        ends[edit.file] = max(ends[edit.file] ?? -1, edit.end)
      }
      return true
    }
  }

  private static func precedes(_ left: Candidate.Edit, _ right: Candidate.Edit) -> Bool {
    left.file == right.file
      ? (left.start, left.end) < (right.start, right.end)
      : left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
  }

  // MARK: Making

  /// How places of a file move: the edits that were made in it, by place.
  typealias Moves = [String: [Candidate.Edit]]

  /// Makes the edits of fixes that are apart. Line ends in what is put in are those of the file.
  mutating func make(_ candidates: [Candidate]) -> Moves {
    var moves: Moves = [:]
    for edit in candidates.flatMap(\.edits) { moves[edit.file, default: []].append(edit) }
    for (file, edits) in moves {
      guard let old = text(of: file) else { continue }
      let lineEnd = MendedFiles.lineEnd(of: old)
      var new: [UInt8] = []
      var index = 0
      var made: [Candidate.Edit] = []
      for var edit in edits.sorted(by: MendedFiles.precedes) {
        if lineEnd != "\n" {
          edit.replacement = edit.replacement.split(separator: "\n", omittingEmptySubsequences: false).joined(
            separator: lineEnd)
        }
        new += old[index..<edit.start] + Array(edit.replacement.utf8)
        index = edit.end
        made.append(edit)
      }
      texts[file] = new + old[index...]
      moves[file] = made
    }
    return moves
  }

  private func text(of file: String) -> [UInt8]? {
    if let text = texts[file] { return text }
    guard case .bytes(let bytes)? = originals[file] else { return nil }
    return bytes
  }

  /// What ends the first line of a file.
  private static func lineEnd(of bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }), bytes[index] == 0x0D else { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  // MARK: Judging

  /// Whether fixes have mended their findings and have done no harm.
  static func isBetter(
    _ after: [Compilation], than before: [Compilation], by candidates: [Candidate], _ moves: Moves,
    _ identity: (String) -> String
  ) -> Bool {
    for (old, new) in zip(before, after) {
      // What could not be read hides other faults, so these may come up; but no more that cannot be read.
      let isWhole = !old.diagnostics.contains { $0.level == .error && $0.code.number < 300 }
      // Kind by kind: a fix of the group that does harm must not hide behind the others.
      let (known, found) = (errors(old), errors(new))
      if isWhole, found.contains(where: { $0.value > known[$0.key] ?? 0 }) { return false }
      if count(new, { $0.code.number < 200 }) > count(old, { $0.code.number < 200 }) { return false }
    }
    let (old, new) = (findings(before, identity), findings(after, identity))
    var wanted: [Candidate.Key: Int] = [:]
    for candidate in candidates { wanted[candidate.key.withoutTitle, default: 0] += 1 }
    return candidates.allSatisfy { candidate in
      let key = candidate.key.withoutTitle
      let (low, high) = moved(candidate.start, by: moves[key.file] ?? [])
      let (known, still) = (old[key] ?? [], new[key] ?? [])
      // One like it may have come to its place, as of two signs side by side.
      return !still.contains { low...high ~= $0 } || still.count <= known.count - (wanted[key] ?? 0)
    }
  }

  /// The places of the findings of each kind, each once.
  private static func findings(
    _ compilations: [Compilation], _ identity: (String) -> String
  ) -> [Candidate.Key: Set<Int>] {
    var result: [Candidate.Key: Set<Int>] = [:]
    for compilation in compilations {
      let names = compilation.files.map { identity($0.path) }
      for finding in compilation.diagnostics where names.indices.contains(finding.range.file) {
        let key = Candidate.Key(
          file: names[finding.range.file], code: finding.code, message: finding.message, title: "")
        result[key, default: []].insert(finding.range.start)
      }
    }
    return result
  }

  private static func count(_ compilation: Compilation, _ isCounted: (Diagnostic) -> Bool) -> Int {
    compilation.diagnostics.count(where: isCounted)
  }

  /// How many errors there are of each code.
  private static func errors(_ compilation: Compilation) -> [DiagnosticCode: Int] {
    compilation.diagnostics.reduce(into: [:]) { counts, finding in
      if finding.level == .error { counts[finding.code, default: 0] += 1 }
    }
  }

  /// Where a place is after edits: before and behind what was put in at it.
  private static func moved(_ offset: Int, by edits: [Candidate.Edit]) -> (low: Int, high: Int) {
    var low = offset
    var high = offset
    for edit in edits {
      let delta = edit.replacement.utf8.count - (edit.end - edit.start)
      if edit.end < offset || edit.end == offset && edit.start < offset {
        low += delta
        high += delta
      } else if edit.start <= offset {
        // The place lies in what was replaced.
        low += edit.start - offset
        high += edit.start - offset + edit.replacement.utf8.count
        break
      }
    }
    return (min(low, high), max(low, high))
  }
}
