/// Findings that a team knows of and has put off, so that only others fail.
///
/// ```
/// {"version":1,
/// "findings":[
/// {"file":"routes.navspec","code":"NAV302","subject":"route pin, route map","count":1}
/// ]}
/// ```
/// A finding is known again by its file, code and subject (``FindingSubjects``), not by its line or its words. The
/// entries are sorted and one a line, so that the same findings give the same bytes and two branches merge.
public struct Baseline: Hashable, Sendable {
  /// By what a finding is known again.
  public struct Key: Hashable, Comparable, Sendable {
    /// The file, relative to the folder of the baseline.
    public var file: String
    /// The code, `NAV302`. A baseline may name one that this version does not have.
    public var code: String
    /// What the finding is about.
    public var subject: String

    /// Makes a key.
    public init(file: String, code: String, subject: String) {
      self.file = file
      self.code = code
      self.subject = subject
    }

    /// By file, code and subject, in byte order.
    public static func < (left: Key, right: Key) -> Bool {
      for (one, other) in [(left.file, right.file), (left.code, right.code), (left.subject, right.subject)]
      where one != other {
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      }
      return false
    }
  }

  /// Why a file is no baseline.
  public enum Fault: Error, Hashable, Sendable {
    /// It is no JSON; the line where that shows.
    case noJSON(line: Int)
    /// It is not of the form above; the first finding that is not, from 0, or nil.
    case otherForm(entry: Int?)
    /// A version that is not known here.
    case otherVersion(Int)
  }

  /// How often each finding is known.
  public private(set) var counts: [Key: Int] = [:]

  /// A baseline of findings.
  public init(_ keys: some Sequence<Key> = []) {
    for key in keys { counts[key, default: 0] += 1 }
  }

  /// Reads the text of one, with a byte order mark or without.
  public init(reading bytes: [UInt8]) throws(Fault) {
    let json: JSONText
    do throws(JSONText.ReadingFault) {
      json = try JSONText(reading: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    } catch {
      throw .noJSON(line: error.line)
    }
    guard case .int(let version)? = json["version"], case .array(let entries)? = json["findings"] else {
      throw .otherForm(entry: nil)
    }
    guard version == 1 else { throw .otherVersion(version) }
    for (index, entry) in entries.enumerated() {
      guard case .string(let file)? = entry["file"], case .string(let code)? = entry["code"],
        case .string(let subject)? = entry["subject"], case .int(let count)? = entry["count"], count > 0
      else { throw .otherForm(entry: index) }
      let key = Key(file: file, code: code, subject: subject)
      let (sum, isTooLarge) = counts[key, default: 0].addingReportingOverflow(count)
      counts[key] = isTooLarge ? .max : sum
    }
  }

  /// The text of it.
  public var text: String {
    let entries = counts.keys.sorted().map { key -> JSONText in
      [
        "file": .string(key.file), "code": .string(key.code), "subject": .string(key.subject),
        "count": .int(counts[key] ?? 1),
      ]
    }
    return JSONText.object([.init("version", 1), .init("findings", .array(entries))]).textByLines + "\n"
  }

  /// How many findings it has.
  public var count: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue } }

  /// Takes the findings of a run out: says for each of them whether it was known, and leaves what did not occur. Of
  /// several that are alike the first are the known ones.
  public mutating func subtract(_ keys: [Key]) -> [Bool] {
    keys.map { key in
      guard let count = counts[key] else { return false }
      counts[key] = count > 1 ? count - 1 : nil
      return true
    }
  }

  /// Adds what another one has.
  public mutating func merge(_ other: Baseline) { counts.merge(other.counts) { $0 + $1 } }

  /// Leaves only the entries of some files.
  public func filtered(_ isKept: (Key) -> Bool) -> Baseline {
    var result = Baseline()
    result.counts = counts.filter { isKept($0.key) }
    return result
  }
}
