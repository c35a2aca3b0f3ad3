#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  /// The SARIF log against the schema of SARIF 2.1.0, as far as the log uses it: of each object which properties there
  /// may and must be, of which type, with the bounds that the schema gives. What is not listed here is a failure.
  @Suite struct SARIFTests {
    /// What the schema says of a value.
    private indirect enum Shape: Sendable {
      case text
      /// A URI reference of RFC 3986.
      case uri
      /// A whole number, at least so large.
      case int(Int)
      case bool
      case oneOf([String])
      /// Elements of a shape; at least so many; whether all differ.
      case list(Shape, atLeast: Int = 0, isUnique: Bool = false)
      /// Any names, values of a shape.
      case map(Shape)
      case any
      /// An object of the table below.
      case object(String)
    }

    private struct Object: Sendable {
      var required: [String] = []
      var properties: [String: Shape]
    }

    private static let objects: [String: Object] = [
      "log": Object(
        required: ["version", "runs"],
        properties: ["$schema": .uri, "version": .oneOf(["2.1.0"]), "runs": .list(.object("run"))]),
      "run": Object(
        required: ["tool"],
        properties: [
          "tool": .object("tool"), "invocations": .list(.object("invocation")), "results": .list(.object("result")),
          "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
          "newlineSequences": .list(.text, atLeast: 1, isUnique: true),
        ]),
      "tool": Object(required: ["driver"], properties: ["driver": .object("toolComponent")]),
      "toolComponent": Object(
        required: ["name"],
        properties: [
          "name": .text, "version": .text, "rules": .list(.object("reportingDescriptor"), isUnique: true),
        ]),
      "reportingDescriptor": Object(
        required: ["id"],
        properties: [
          "id": .text, "shortDescription": .object("multiformatMessageString"),
          "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"),
        ]),
      "multiformatMessageString": Object(required: ["text"], properties: ["text": .text, "markdown": .text]),
      "invocation": Object(required: ["executionSuccessful"], properties: ["executionSuccessful": .bool]),
      "result": Object(
        required: ["message"],
        properties: [
          "ruleId": .text, "ruleIndex": .int(-1), "level": .oneOf(["none", "note", "warning", "error"]),
          "message": .object("message"), "locations": .list(.object("location")),
          "relatedLocations": .list(.object("location"), isUnique: true),
          "fixes": .list(.object("fix"), isUnique: true), "partialFingerprints": .map(.text), "properties": .map(.any),
        ]),
      "message": Object(required: ["text"], properties: ["text": .text]),
      "location": Object(
        properties: [
          "id": .int(-1), "physicalLocation": .object("physicalLocation"), "message": .object("message"),
        ]),
      "physicalLocation": Object(
        required: ["artifactLocation"],
        properties: ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
      "artifactLocation": Object(properties: ["uri": .uri, "uriBaseId": .text]),
      "region": Object(
        properties: [
          "startLine": .int(1), "startColumn": .int(1), "endLine": .int(1), "endColumn": .int(1),
        ]),
      "fix": Object(
        required: ["artifactChanges"],
        properties: [
          "description": .object("message"),
          "artifactChanges": .list(.object("artifactChange"), atLeast: 1, isUnique: true),
        ]),
      "artifactChange": Object(
        required: ["artifactLocation", "replacements"],
        properties: [
          "artifactLocation": .object("artifactLocation"), "replacements": .list(.object("replacement"), atLeast: 1),
        ]),
      "replacement": Object(
        required: ["deletedRegion"],
        properties: ["deletedRegion": .object("region"), "insertedContent": .object("artifactContent")]),
      "artifactContent": Object(properties: ["text": .text]),
    ]

    /// What is wrong with a value, each with the way to it.
    private static func faults(_ value: Any, _ shape: Shape, at path: String = "") -> [String] {
      switch shape {
      case .any: return []
      case .text: return value is String ? [] : ["\(path) is no text"]
      case .bool: return value is Bool ? [] : ["\(path) is neither true nor false"]
      case .int(let least): return (value as? Int).map { $0 >= least } == true ? [] : ["\(path) is not from \(least)"]
      case .oneOf(let words): return words.contains(value as? String ?? "") ? [] : ["\(path) is none of \(words)"]
      case .uri:
        let text = value as? String ?? "%"
        let isURI = text.wholeMatch(
          of: /([A-Za-z][A-Za-z0-9+.-]*:)?([A-Za-z0-9._~\/:?#\[\]@!$&'()*+,;=-]|%[0-9A-F]{2})+/)
        return isURI == nil || text.contains("/../") || text.hasPrefix("../") ? ["\(path) is no such URI: \(text)"] : []
      case .list(let element, let least, let isUnique):
        guard let list = value as? [Any] else { return ["\(path) is no list"] }
        let texts = list.map { element in
          (try? JSONSerialization.data(withJSONObject: [element], options: .sortedKeys)) ?? Data()
        }
        return (list.count < least ? ["\(path) has too few"] : [])
          + (isUnique && Set(texts).count < texts.count ? ["\(path) has two alike"] : [])
          + list.enumerated().flatMap { faults($1, element, at: "\(path)[\($0)]") }
      case .map(let element):
        guard let map = value as? [String: Any] else { return ["\(path) is no object"] }
        return map.flatMap { faults($1, element, at: "\(path).\($0)") }
      case .object(let name):
        guard let map = value as? [String: Any], let object = objects[name] else { return ["\(path) is no \(name)"] }
        return object.required.filter { map[$0] == nil }.map { "\(path) lacks \($0)" }
          + map.flatMap { key, value in
            object.properties[key].map { faults(value, $0, at: "\(path).\(key)") } ?? ["\(path) has a \(key)"]
          }
      }
    }

    private func log(of output: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }

    private func log(_ spec: String) throws -> [String: Any] {
      let compilation = Compiler.compile(path: "a.navspec") { _ in .bytes(Array(spec.utf8)) }
      var renderer = SARIFRenderer(version: "1")
      let subjects = FindingSubjects(files: compilation.files)
      for finding in compilation.diagnostics {
        renderer.add(finding, files: compilation.files, subject: subjects.subject(of: finding))
      }
      return try log(of: renderer.text)
    }

    private func results(_ log: [String: Any]) throws -> [[String: Any]] {
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      return try #require(run["results"] as? [[String: Any]])
    }

    @Test func theLogIsOfTheSchema() throws {
      let log = try log(of: LintFormatTests.output("sarif"))
      #expect(Self.faults(log, .object("log")) == [])
      let rules = try #require(
        (((log["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"]
          as? [[String: Any]])
      for result in try results(log) {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      }
      #expect(rules.compactMap { ($0["help"] as? [String: Any])?["markdown"] }.count == rules.count)
    }

    /// The log of every failing example of the page.
    @Test func theLogOfEachFindingIsOfTheSchema() throws {
      for (name, tables) in try FindingsPageTests.tables() {
        for table in tables { #expect(Self.faults(try log(table), .object("log")) == [], "\(name)") }
      }
      #expect(Self.faults(try log("route a \"/a\""), .object("log")) == [])
    }

    @Test func theTestSeesFaults() {
      #expect(Self.faults(["version": "2.1", "runs": [["x": 1]]], .object("log")).count == 3)
      #expect(Self.faults(["startLine": 0], .object("region")) == [".startLine is not from 1"])
      #expect(Self.faults(["uri": "a b"], .object("artifactLocation")).count == 1)
    }

    @Test func columnsCountUTF16Units() throws {
      let result = try #require(try results(log("enum A { a = \"🥾é\", b = \"🥾é\" }\nroute a \"/{a: A}\"")).first)
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
      // `enum A { a = "🥾é", b = ` is 24 UTF-16 units, and 27 bytes.
      #expect((location?["region"] as? [String: Int])?["startColumn"] == 25)
    }

    @Test func bracesOfAMessageAreNoPlaceholders() throws {
      let result = try #require(try results(log("route a \"/a/:id\"")).first)
      #expect((result["message"] as? [String: String])?["text"]?.contains("write `{{id}}`") == true)
    }

    @Test func aFingerprintOutlivesTheLineAndTellsFindingsApart() throws {
      func prints(_ spec: String) throws -> [String] {
        try results(log(spec)).compactMap { ($0["partialFingerprints"] as? [String: String])?.values.first }
      }
      let spec = "route a \"/{x: Itn}/{y: Itn}\"\nroute b \"/{x: Itn}\"\n"
      let before = try prints(spec)
      #expect(before.count == 3 && Set(before).count == 3)
      #expect(try prints("\n// moved\n\n" + spec) == before)
    }
  }
#endif
