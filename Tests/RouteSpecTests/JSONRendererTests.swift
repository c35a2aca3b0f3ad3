import Foundation
import Testing

@testable import RouteSpec

@Suite struct JSONRendererTests {
  @Test func aFindingHasTheShapeThatToolsRelyOn() {
    let file = SourceFile(path: "a.navspec", bytes: Array("route a \"/x\"\nroute b \"/x\"\n".utf8))
    let finding = Diagnostic(
      DiagnosticCode(301), at: SourceRange(file: 0, start: 21, end: 25), "equal",
      notes: [.init("the other", at: SourceRange(file: 0, start: 8, end: 12)), .init("advice")], witnesses: ["/x"],
      fixes: [.init("write", [.init(SourceRange(file: 0, start: 22, end: 24), "/y")])])
    #expect(
      JSONRenderer(files: [file]).render(finding).text == #"""
        {"code":"NAV301","level":"error","message":"equal","file":"a.navspec","line":2,"column":9,"endLine":2,"endColumn":13,\#
        "notes":[{"message":"the other","file":"a.navspec","line":1,"column":9},\#
        {"message":"advice","file":"a.navspec","line":2,"column":9}],"witnesses":["/x"],\#
        "fixes":[{"title":"write","edits":[{"file":"a.navspec","line":2,"column":10,"endLine":2,"endColumn":12,\#
        "replacement":"/y"}],"certain":true}]}
        """#)
  }

  @Test func aDocumentHasAFindingALine() {
    #expect(JSONRenderer.document([]) == #"{"findings":[]}"# + "\n")
    #expect(JSONRenderer.document([["a": 1], ["a": 2]]) == "{\"findings\":[\n{\"a\":1},\n{\"a\":2}\n]}\n")
  }
}

@Suite struct JSONTextTests {
  @Test(arguments: [
    "{}", "[]", " [1,-2,0,1.5,-2e3,1E+2] ", "\"a\\n\\u00e9\\ud83e\\udd7e\\/\"", "[[{\"a\":[true,false,null]}]]",
    "{\"a\":1,\"b\":{\"c\":\"d\"}}\n",
  ])
  func whatIsReadIsWhatFoundationReads(_ text: String) throws {
    let json = try JSONText(reading: Array(text.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed),
      options: [.sortedKeys, .fragmentsAllowed])
    let own = try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: Data(json.text.utf8), options: .fragmentsAllowed),
      options: [.sortedKeys, .fragmentsAllowed])
    #expect(own == data)
  }

  @Test(arguments: [
    ("", 1), ("[1,]", 1), ("[1 2]", 1), ("{\"a\"}", 1), ("{a:1}", 1), ("[\n01]", 2), ("\"\\x\"", 1), ("\"a\nb\"", 1),
    ("\"\\ud800\"", 1), ("\"\\ud800\\u0041\"", 1), ("nul", 1), ("1 2", 1), ("[\n\n", 3), ("-", 1), ("1.", 1),
    ("\"\\u+123\"", 1),
    (String(repeating: "[", count: 100_000), 1),
  ])
  func whatIsNoJSONIsAFaultWithItsLine(_ text: String, _ line: Int) {
    #expect(throws: JSONText.ReadingFault(line: line)) { try JSONText(reading: Array(text.utf8)) }
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{0}\u{1F}\u{7F}\u{85}", #""\n\r\t\u0000\u001f\u007f\u0085""#),
    ("\u{2028}\u{2029}\u{202E}\u{FEFF}", #""\u2028\u2029\u202e\ufeff""#), ("é日🥾", "\"é日🥾\""), ("", "\"\""),
  ])
  func stringsAreEscaped(_ text: String, _ json: String) {
    #expect(JSONText.string(text).text == json)
  }

  @Test func membersKeepTheirOrder() {
    let json: JSONText = ["b": 1, "a": [nil, true, .double(2.5), "x"], "c": [:], "d": .uint(.max), "e": .int(.min)]
    #expect(
      json.text == #"{"b":1,"a":[null,true,2.5,"x"],"c":{},"d":18446744073709551615,"e":-9223372036854775808}"#)
  }

  @Test func theLinesAreTheSameDocument() throws {
    let json: JSONText = ["a": [["x": 1], ["y": []]], "b": "c", "d": []]
    #expect(json.textByLines == "{\"a\":[\n{\"x\":1},\n{\"y\":[]}\n],\n\"b\":\"c\",\n\"d\":[]}")
    #expect(try canonical(json.textByLines) == canonical(json.text))
  }

  @Test(arguments: [0.0, -0.0, 1, 1e20, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func everyFiniteDoubleIsANumber(_ value: Double) throws {
    let text = JSONText.array([.double(value)]).text
    let back = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double])
    #expect(back == [value])
  }

  @Test func everyScalarComesBack() throws {
    for value in UInt32(0)...0x10FFFF {
      guard value < 0x3000 || value > 0xD700, value < 0x10100 || value > 0x10FF00 else { continue }
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = JSONText.string("a\(scalar)b").text
      #expect(text.unicodeScalars.allSatisfy { !VisibleText.isHidden($0) })
      let decoded = try JSONDecoder().decode(String.self, from: Data(text.utf8))
      #expect(decoded.utf8.elementsEqual("a\(scalar)b".utf8), "U+\(String(value, radix: 16))")
    }
  }

  private func canonical(_ text: String) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: Data(text.utf8)), options: .sortedKeys)
  }
}
