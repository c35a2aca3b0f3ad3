import Testing

@testable import RouteSpec

@Suite struct SourceFileTests {
  @Test func linesEndAtEveryKindOfLineEnd() {
    let file = SourceFile(path: "a", bytes: Array("a\r\nb\rc\nd".utf8))
    #expect(file.lineStarts == [0, 3, 5, 7])
    #expect(file.position(of: 5) == SourcePosition(line: 3, column: 1))
  }

  @Test func columnsCountBytes() {
    let file = SourceFile(path: "a", bytes: Array("x\né👩‍👩‍👧b".utf8))
    #expect(file.position(of: 4) == SourcePosition(line: 2, column: 3))
    #expect(file.position(of: 22) == SourcePosition(line: 2, column: 21))
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let file = SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(file.position(of: 4) == SourcePosition(line: 1, column: 2))
  }
}
