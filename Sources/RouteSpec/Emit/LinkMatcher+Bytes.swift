extension LinkMatcher {
  /// Reads a link as it came, byte by byte, from a file or a pipe.
  ///
  /// Bytes that are no UTF-8 are refused by that reason at their offset. They are never replaced first: what was read
  /// would then not be the link.
  public func read(bytes: [UInt8], from source: LinkSource) -> LinkOutcome {
    if let offset = LinkMatcher.firstFault(in: bytes) {
      return .refusal(LinkRefusal(.invalidUTF8(offset: offset), nearest: nil))
    }
    return read(String(decoding: bytes, as: UTF8.self), from: source)
  }

  /// The offset at which bytes stop being UTF-8.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
