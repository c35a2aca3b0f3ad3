nonisolated extension RouteSupport {
  /// A link taken apart, as offsets into its bytes. Nothing is decoded yet.
  ///
  /// `trailhead://trails/x?q=1#top`: custom scheme, path `trails/x` (what follows the leading slash, which may not be written),
  /// query `q=1`, fragment `top`.
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
      var index = 0
      // The fragment first, then the query: a `?` in a fragment is part of it (RFC 3986, section 3).
      while index < count, link[index] != 35 { index &+= 1 }
      if index < count {
        fragment = (index &+ 1)..<count
        end = index
      }
      index = 0
      while index < end, link[index] != 63 { index &+= 1 }
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

  /// The kinds of origins in a table.
  nonisolated enum OriginCode {
    static let scheme = 0
    static let host = 1
    static let anyLabel = 2
    static let parameterLabel = 3
    static let anyHost = 4
    static let parameterHost = 5
    /// The text in letters beyond ASCII, where it has such.
    static let letters = 14
    /// The size of an origin's record: kind (1), text (4), root of its tree (4), type of its parameter (1), the type's argument (4), its text in
    /// letters beyond ASCII, 0 none (4).
    static let size = 18
  }

  /// Which trees a link is looked up in, and what its host was read as.
  nonisolated struct Origins {
    /// The tree of the exact origin, or 0.
    var exactRoot = 0
    /// Whether a wildcard or parameter host reads the link's host: these trees are tried as well.
    var hasWildcards = false
    /// The host in lower case without a default port, as bytes of the scratch memory.
    var host: Bytes
    /// Its length.
    var hostCount = 0
    /// The link's first segment stands where a host would: platforms have lower-cased it.
    var foldsFirstSegment = false
    /// The path without its leading slash.
    var path: Range<Int>

    /// Nil where the link is another app's. `scratch` has room for the link's host.
    init?(_ table: Table, _ link: Bytes, _ parts: LinkParts, _ scratch: UnsafeMutablePointer<UInt8>) {
      host = Bytes(scratch)
      path = parts.path
      let list = table.field4(Head.origins)
      let total = table.field2(list)
      switch parts.front {
      case .none:
        let index = table.field4(Head.defaultOrigin)
        if index > 0 {
          let record = list &+ 2 &+ OriginCode.size &* (index &- 1)
          exactRoot = table.field4(record &+ 5)
          if table.field1(record) == OriginCode.host {
            // It is read as on that host, so the wildcards that read the host read it too.
            let text = table.text(table.field4(record &+ 1))
            for (position, byte) in text.enumerated() { scratch[position] = byte }
            hostCount = text.count
            hasWildcards = true
          }
        }
      case .custom(let scheme, let host):
        guard let record = Origins.find(table, OriginCode.scheme, link, scheme) else { return nil }
        exactRoot = table.field4(record &+ 5)
        if let range = host {
          if Origins.isDeclared(table, link, range, scratch) {
            path = min(range.upperBound &+ 1, parts.path.upperBound)..<parts.path.upperBound
          } else {
            foldsFirstSegment = true
          }
        }
      case .web(var range, let port):
        // User information before a host deceives (RFC 3986, section 7.6): such a link is nobody's.
        var index = range.lowerBound
        while index < range.upperBound {
          if link[index] == 64 { return nil }
          index &+= 1
        }
        range = Origins.withoutPort(link, range, port)
        if range.isEmpty { return nil }
        hostCount = Origins.takeHost(table, link, range, scratch)
        var isDeclared = false
        for position in 0..<total {
          let record = list &+ 2 &+ OriginCode.size &* position
          guard Origins.reads(table, record, self.host, hostCount) else { continue }
          isDeclared = true
          if table.field1(record) == OriginCode.host { exactRoot = table.field4(record &+ 5) } else { hasWildcards = true }
        }
        guard isDeclared else { return nil }
      }
    }

    /// The first origin of a kind with this text.
    private static func find(_ table: Table, _ kind: Int, _ link: Bytes, _ range: Range<Int>) -> Int? {
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        if table.field1(record) == kind, LinkParts.equals(link, range, table.text(table.field4(record &+ 1))) {
          return record
        }
      }
      return nil
    }

    /// Whether some declared exact or patterned host, but `*` and a lone parameter, reads what stands in a custom scheme's host.
    private static func isDeclared(
      _ table: Table, _ link: Bytes, _ range: Range<Int>, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> Bool {
      let count = takeHost(table, link, range, scratch)
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let kind = table.field1(record)
        if kind == OriginCode.scheme || kind == OriginCode.anyHost || kind == OriginCode.parameterHost { continue }
        if reads(table, record, Bytes(scratch), count) { return true }
      }
      return false
    }

    /// Copies a host in the form in which hosts are declared: lower case, ASCII. `scratch` has room for it and for the longest declared host.
    ///
    /// - Returns: its length.
    private static func takeHost(
      _ table: Table, _ link: Bytes, _ range: Range<Int>, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> Int {
      var all: UInt8 = 0
      for (position, offset) in range.enumerated() {
        scratch[position] = folded(link[offset])
        all |= link[offset]
      }
      return all < 0x80 ? range.count : spell(table, scratch, range.count)
    }

    /// `BÜCHER.example` as `xn--bcher-kva.example`, where that is declared; any other host stays as it is, and no origin reads it. Only a host with
    /// letters beyond ASCII pays for this; Strings compare by canonical equivalence, as Normalization Form C would.
    @inline(never) private static func spell(_ table: Table, _ scratch: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
      let host = String(decoding: UnsafeBufferPointer(start: scratch, count: count), as: UTF8.self).lowercased()
      let list = table.field4(Head.origins)
      for position in 0..<table.field2(list) {
        let record = list &+ 2 &+ OriginCode.size &* position
        let letters = table.field4(record &+ OriginCode.letters)
        if letters == 0 { continue }
        let text = table.string(letters)
        var label = ""
        if table.field1(record) == OriginCode.host {
          if host != text { continue }
        } else {
          guard host.hasSuffix("." + text) else { continue }
          label = String(host.dropLast(text.count))
          // One label and its dot.
          guard label.utf8.firstIndex(of: 46) == label.utf8.indices.last, label.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
        }
        var written = 0
        for byte in label.utf8 {
          scratch[written] = byte
          written &+= 1
        }
        for byte in table.text(table.field4(record &+ 1)) {
          scratch[written] = byte
          written &+= 1
        }
        return written
      }
      return count
    }

    /// The host without a port that goes without saying.
    private static func withoutPort(_ link: Bytes, _ range: Range<Int>, _ port: Int) -> Range<Int> {
      var colon = range.upperBound
      while colon > range.lowerBound, link[colon &- 1] &- 48 < 10 { colon &-= 1 }
      guard colon > range.lowerBound, link[colon &- 1] == 58 else { return range }
      let digits = colon..<range.upperBound
      let isDefault =
        digits.isEmpty || (port == 80 ? LinkParts.equals(link, digits, "80") : LinkParts.equals(link, digits, "443"))
      return isDefault ? range.lowerBound..<(colon &- 1) : range
    }

    /// Whether an origin reads a lower-case host.
    static func reads(_ table: Table, _ record: Int, _ host: Bytes, _ count: Int) -> Bool {
      let text = table.text(table.field4(record &+ 1))
      switch table.field1(record) {
      case OriginCode.host:
        guard text.count == count, let base = text.baseAddress else { return false }
        return same(base, host, count)
      case OriginCode.anyLabel, OriginCode.parameterLabel:
        guard let label = labelCount(host, count, before: text) else { return false }
        return isHostText(host, label, dots: false)
          && (table.field1(record) == OriginCode.anyLabel || parameter(table, record, host, label) != nil)
      case OriginCode.anyHost:
        return isHostText(host, count, dots: true)
      case OriginCode.parameterHost:
        return isHostText(host, count, dots: true) && parameter(table, record, host, count) != nil
      default:
        return false
      }
    }

    /// What the parameter of an origin's host reads.
    static func parameter(_ table: Table, _ record: Int, _ host: Bytes, _ count: Int) -> Capture? {
      parse(table, type: table.field1(record &+ 9), argument: table.field4(record &+ 10), host, count, .path)
    }

    /// The length of the one label in front of `.suffix`.
    static func labelCount(_ host: Bytes, _ count: Int, before suffix: UnsafeBufferPointer<UInt8>) -> Int? {
      let label = count &- suffix.count &- 1
      guard label > 0, let base = suffix.baseAddress, host[label] == 46, same(base, host + (label &+ 1), suffix.count)
      else { return nil }
      for index in 0..<label where host[index] == 46 { return nil }
      return label
    }

    /// Letters, digits, `-` and `_`, with single dots between labels where they are allowed.
    static func isHostText(_ host: Bytes, _ count: Int, dots: Bool) -> Bool {
      if count == 0 { return false }
      var isAfterDot = true
      for index in 0..<count {
        let byte = host[index]
        if byte == 46 {
          if !dots || isAfterDot { return false }
          isAfterDot = true
        } else {
          guard byte &- 97 < 26 || byte &- 48 < 10 || byte == 45 || byte == 95 else { return false }
          isAfterDot = false
        }
      }
      return !isAfterDot
    }
  }

  /// Decodes the path's segments, each once, into `values`: segments apart by 0xFF, which no UTF-8 text holds, so that a decoded slash
  /// stays a character of its segment. `literals` gets the same with ASCII letters in lower case where literals fold case.
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
