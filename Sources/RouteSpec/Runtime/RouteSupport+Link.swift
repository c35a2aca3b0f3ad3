nonisolated extension RouteSupport {
  /// A link taken apart, as offsets into its bytes. Nothing is decoded yet.
  ///
  /// `trailhead://trails/x?q=1#top`: custom scheme, path `trails/x` (what follows the leading slash, which may not be
  /// written), query `q=1`, fragment `top`.
  nonisolated struct LinkParts {
    /// What stands in front of the path.
    nonisolated enum Front {
      /// Nothing: `/path`.
      case none
      /// `http:`, `https:` or `//`, and a host; the port that goes without saying.
      case web(host: Range<Int>, port: Int)
      /// A custom scheme. `host` is what stands where a host would, when something stands there.
      case custom(scheme: Range<Int>, host: Range<Int>?)
    }

    var front = Front.none
    /// The path without its leading slash. Under a custom scheme what stands where a host would is part of it.
    var path = 0..<0
    /// The query without `?`; nil where there is none.
    var query: Range<Int>?
    /// The fragment without `#`, empty where there is none.
    var fragment = 0..<0

    /// Nil where the text is no link: no leading slash and no scheme.
    init?(_ link: Bytes, _ count: Int) {
      var end = count
      // The fragment first, then the query: a `?` in a fragment is part of it (RFC 3986, section 3).
      var index = RouteSupport.first(35, in: link, 0, count)
      if index < count {
        fragment = (index &+ 1)..<count
        end = index
      }
      index = RouteSupport.first(63, in: link, 0, end)
      if index < end {
        query = (index &+ 1)..<end
        end = index
      }
      if end > 0, link[0] == 47 {
        if end > 1, link[1] == 47 {
          takeAuthority(link, 2, end, port: 443)
        } else {
          path = 1..<end
        }
        return
      }
      guard let colon = LinkParts.schemeEnd(link, end) else { return nil }
      let hasAuthority = colon &+ 2 < end && link[colon &+ 1] == 47 && link[colon &+ 2] == 47
      if LinkParts.equals(link, 0..<colon, "https") || LinkParts.equals(link, 0..<colon, "http") {
        guard hasAuthority else { return nil }
        takeAuthority(link, colon &+ 3, end, port: colon == 4 ? 80 : 443)
        return
      }
      var start = colon &+ 1
      var host: Range<Int>?
      if hasAuthority {
        start &+= 2
        if start < end, link[start] != 47 {
          var stop = start
          while stop < end, link[stop] != 47 { stop &+= 1 }
          host = start..<stop
        }
      }
      if start < end, link[start] == 47 { start &+= 1 }
      front = .custom(scheme: 0..<colon, host: host)
      path = start..<end
    }

    private mutating func takeAuthority(_ link: Bytes, _ start: Int, _ end: Int, port: Int) {
      var stop = start
      while stop < end, link[stop] != 47 { stop &+= 1 }
      front = .web(host: start..<stop, port: port)
      path = min(stop &+ 1, end)..<end
    }

    /// The offset of the colon after a scheme (RFC 3986, section 3.1).
    private static func schemeEnd(_ link: Bytes, _ end: Int) -> Int? {
      var index = 0
      while index < end {
        let byte = link[index]
        if byte == 58 { return index > 0 ? index : nil }
        let isLetter = (byte | 0x20) &- 97 < 26
        let isOther = byte &- 48 < 10 || byte == 43 || byte == 45 || byte == 46
        if !isLetter && (index == 0 || !isOther) { return nil }
        index &+= 1
      }
      return nil
    }

    /// Whether the bytes are this lower-case ASCII text, without case.
    static func equals(_ link: Bytes, _ range: Range<Int>, _ text: StaticString) -> Bool {
      equals(link, range, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    static func equals(_ link: Bytes, _ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
      if range.count != text.count { return false }
      for index in 0..<text.count where folded(link[range.lowerBound + index]) != text[index] { return false }
      return true
    }
  }

  /// A–Z a–z 0–9 - . _ ~ (RFC 3986, section 2.3).
  @inline(__always) static func isUnreserved(_ byte: UInt8) -> Bool {
    byte < 128
      && ((byte < 64 ? 0x03FF_6000_0000_0000 as UInt64 : 0x47FF_FFFE_87FF_FFFE) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// Decodes the path's segments, each once, into `values`: segments apart by 0xFF, which no UTF-8 text holds, so that
  /// a decoded slash stays a character of its segment. `literals` gets the same with ASCII letters in lower case where
  /// literals fold case.
  ///
  /// - Returns: the number of bytes written.
  static func decodePath(
    _ link: Bytes, _ range: Range<Int>, _ values: UnsafeMutablePointer<UInt8>, _ literals: UnsafeMutablePointer<UInt8>,
    foldsAll: Bool, foldsFirst: Bool
  ) throws(LinkError) -> Int {
    var utf8 = UTF8Check()
    var folds = foldsAll || foldsFirst
    var written = 0
    var index = range.lowerBound
    while index < range.upperBound {
      var byte = link[index]
      let place = index
      if byte == 47 {
        guard utf8.isComplete else { throw .invalidUTF8(offset: utf8.start) }
        values[written] = 0xFF
        literals[written] = 0xFF
        written &+= 1
        index &+= 1
        folds = foldsAll
        continue
      }
      if byte == 37 {
        guard index &+ 2 < range.upperBound else { throw .malformedPercentEncoding(offset: place) }
        let value = hexDigit(link[index &+ 1]) &<< 4 | hexDigit(link[index &+ 2])
        guard value < 0x100 else { throw .malformedPercentEncoding(offset: place) }
        byte = UInt8(truncatingIfNeeded: value)
        index &+= 2
      }
      guard utf8.take(byte, at: place) else { throw .invalidUTF8(offset: utf8.start) }
      values[written] = byte
      literals[written] = folds ? folded(byte) : byte
      written &+= 1
      index &+= 1
    }
    guard utf8.isComplete else { throw .invalidUTF8(offset: utf8.start) }
    return written
  }

  /// Checks UTF-8 a byte at a time (RFC 3629, section 4): no overlong form, no surrogate, nothing above U+10FFFF.
  nonisolated struct UTF8Check {
    /// Where the character under way, or the wrong one, begins.
    var start = 0
    private var rest = 0
    private var low: UInt8 = 0x80
    private var high: UInt8 = 0xBF

    init() {}

    /// Whether no character is under way.
    var isComplete: Bool { rest == 0 }

    /// False where the byte cannot stand there.
    mutating func take(_ byte: UInt8, at offset: Int) -> Bool {
      if rest == 0 {
        start = offset
        low = 0x80
        high = 0xBF
        switch byte {
        case 0..<0x80: return true
        case 0xC2...0xDF: rest = 1
        case 0xE0:
          rest = 2
          low = 0xA0
        case 0xED:
          rest = 2
          high = 0x9F
        case 0xE1...0xEF: rest = 2
        case 0xF0:
          rest = 3
          low = 0x90
        case 0xF4:
          rest = 3
          high = 0x8F
        case 0xF1...0xF3: rest = 3
        default: return false
        }
        return true
      }
      guard low <= byte, byte <= high else { return false }
      low = 0x80
      high = 0xBF
      rest &-= 1
      return true
    }
  }
}
