/// A half-open range of UTF-8 bytes in one file of the run.
public struct SourceRange: Hashable, Sendable {
  /// The index of the file in the list of the run's files, in the order in which they were read.
  public var file: Int
  /// The first byte.
  public var start: Int
  /// One past the last byte.
  public var end: Int

  /// Makes a range.
  public init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The smallest range that holds both. Both are of one file.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}
