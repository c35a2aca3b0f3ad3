/// Findings as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020): what code scanning services and viewers read.
///
/// One run, a rule for each code that was found, a result a line. Places count UTF-16 units, SARIF's default. A path
/// that is relative is a URI relative to `%SRCROOT%`, the folder that the command was run in. In messages `{` and `}`
/// are doubled (section 3.11.5); nothing else of them is.
public struct SARIFRenderer: Sendable {
  /// The version of the tool.
  public let version: String
  private var codes: Set<DiagnosticCode> = []
  private var results: [(code: DiagnosticCode, members: [JSONText.Member])] = []
  private var known: Set<JSONText> = []
  private var counts: [String: Int] = [:]

  /// Why the run could not be finished; empty where it was.
  public var failures: [String] = []

  /// Makes an empty log.
  public init(version: String) {
    self.version = version
  }

  /// Adds a finding; one that is there already, of a file that two specs include, is not added again.
  ///
  /// - Parameters:
  ///   - files: the files that the finding is about. A path that begins with `/` is absolute.
  ///   - subject: what the finding is about, whatever its line: see ``FindingSubjects``.
  public mutating func add(_ diagnostic: Diagnostic, files: [SourceFile], subject: String) {
    let places = Places(files: files)
    // What has a place is a related location or a fix, what has none a line of the message.
    let lines = [diagnostic.message] + diagnostic.remarks.filter { $0.range == nil }.map(\.message)
    let related = diagnostic.notes.enumerated().compactMap { index, note in
      note.range.map { range in
        JSONText.object(
          [.init("id", .int(index))] + places.location(range) + [.init("message", Self.message(note.message))])
      }
    }
    var members: [JSONText.Member] = [
      .init("level", .string(diagnostic.level.rawValue)),
      .init("message", Self.message(lines.joined(separator: "\n"))),
      .init("locations", .array([.object(places.location(diagnostic.range))])),
    ]
    if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
    if !diagnostic.fixes.isEmpty { members.append(.init("fixes", .array(diagnostic.fixes.map(places.fix)))) }
    if !diagnostic.witnesses.isEmpty {
      members.append(.init("properties", .object([.init("witnesses", JSONText(diagnostic.witnesses))])))
    }
    guard known.insert(.object([.init("code", .string(diagnostic.code.description))] + members)).inserted else {
      return
    }
    let path = files.indices.contains(diagnostic.range.file) ? files[diagnostic.range.file].path : ""
    let key = "\(diagnostic.code)\u{0}\(path)\u{0}\(subject)"
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let print = Self.fingerprint("\(key)\u{0}\(count)")
    members.append(.init("partialFingerprints", .object([.init("navspecFinding/v1", .string(print))])))
    codes.insert(diagnostic.code)
    results.append((diagnostic.code, members))
  }

  /// The whole log.
  public var text: String {
    let codes = codes.sorted()
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let lines = results.map { result in
      JSONText.object(
        [
          .init("ruleId", .string(result.code.description)), .init("ruleIndex", .int(indices[result.code] ?? -1)),
        ] + result.members)
    }
    let driver: JSONText = [
      "name": "routegen", "version": .string(version), "rules": .array(codes.map(Self.rule)),
    ]
    var invocation = [JSONText.Member("executionSuccessful", .bool(failures.isEmpty))]
    if !failures.isEmpty {
      let notifications = failures.map { failure -> JSONText in
        ["level": "error", "message": Self.message(failure)]
      }
      invocation.append(JSONText.Member("toolExecutionNotifications", .array(notifications)))
    }
    let run: JSONText = [
      "tool": ["driver": driver],
      "invocations": [.object(invocation)],
      "columnKind": "utf16CodeUnits",
      "newlineSequences": ["\r\n", "\n", "\r"],
      "results": .array(lines),
    ]
    return """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json",
      "version":"2.1.0",
      "runs":[
      \(run.textByLines)
      ]}

      """
  }

  private static func rule(_ code: DiagnosticCode) -> JSONText {
    let page = FindingsPage.section(of: code)
    var members: [JSONText.Member] = [
      .init("id", .string(code.description)), .init("shortDescription", ["text": .string(code.title)]),
    ]
    if let page {
      members.append(.init("fullDescription", ["text": .string(page.explanation)]))
      members.append(.init("help", ["text": .string(page.text()), "markdown": .string(page.markdown)]))
    }
    return .object(members)
  }

  static func message(_ text: String) -> JSONText {
    var escaped = ""
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar)
      if scalar == "{" || scalar == "}" { escaped.unicodeScalars.append(scalar) }
    }
    return ["text": .string(escaped)]
  }

  /// FNV-1a of 64 bits, in hexadecimal.
  private static func fingerprint(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// Places of findings in the words of SARIF.
private struct Places {
  let files: [SourceFile]

  func location(_ range: SourceRange) -> [JSONText.Member] {
    [.init("physicalLocation", ["artifactLocation": artifact(range), "region": region(range)])]
  }

  func fix(_ fix: Diagnostic.Fix) -> JSONText {
    // A change for each file, in the order of the edits.
    var order: [Int] = []
    var edits: [Int: [JSONText]] = [:]
    for edit in fix.edits {
      if edits[edit.range.file] == nil { order.append(edit.range.file) }
      edits[edit.range.file, default: []].append([
        "deletedRegion": region(edit.range), "insertedContent": ["text": .string(edit.replacement)],
      ])
    }
    return [
      "description": SARIFRenderer.message(fix.title),
      "artifactChanges": .array(
        order.map { file in
          [
            "artifactLocation": artifact(SourceRange(file: file, start: 0, end: 0)),
            "replacements": .array(edits[file] ?? []),
          ]
        }),
    ]
  }

  private func artifact(_ range: SourceRange) -> JSONText {
    let path = files.indices.contains(range.file) ? files[range.file].path : "<spec>"
    guard !path.hasPrefix("/") else { return ["uri": .string("file://" + Self.encoded(path))] }
    return ["uri": .string(Self.encoded(SpecPath.normalized(path))), "uriBaseId": "%SRCROOT%"]
  }

  private func region(_ range: SourceRange) -> JSONText {
    guard files.indices.contains(range.file) else { return ["startLine": 1, "startColumn": 1] }
    let start = files[range.file].utf16Position(of: range.start)
    let end = files[range.file].utf16Position(of: range.end)
    return [
      "startLine": .int(start.line), "startColumn": .int(start.column), "endLine": .int(end.line),
      "endColumn": .int(end.column),
    ]
  }

  /// A path as the path of a URI (RFC 3986): all but unreserved characters and slashes in percent-encoding.
  private static func encoded(_ path: String) -> String {
    var link = LinkText()
    link.append(encoding: path.utf8, keeping: ByteSet([UInt8(ascii: "/")]))
    return link.text
  }
}
