nonisolated extension RouteSupport {
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
    /// The size of an origin's record: kind (1), text (4), root of its tree (4), type of its parameter (1), the type's
    /// argument (4), its text in letters beyond ASCII, 0 none (4).
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
          if table.field1(Head.flags) & 8 != 0, table.field1(record) == OriginCode.host {
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
        // User information before a host deceives (RFC 3986, section 7.6). Its `@` stays part of the host, which no
        // origin reads.
        range = Origins.withoutPort(link, range, port)
        if range.isEmpty { return nil }
        hostCount = Origins.takeHost(table, link, range, scratch)
        var isDeclared = false
        for position in 0..<total {
          let record = list &+ 2 &+ OriginCode.size &* position
          guard Origins.reads(table, record, self.host, hostCount) else { continue }
          isDeclared = true
          if table.field1(record) == OriginCode.host {
            exactRoot = table.field4(record &+ 5)
          } else {
            hasWildcards = true
          }
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

    /// Whether some declared exact or patterned host, but `*` and a lone parameter, reads what stands in a custom
    /// scheme's host.
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

    /// Copies a host in the form in which hosts are declared: lower case, ASCII. `scratch` has room for it and for the
    /// longest declared host.
    ///
    /// - Returns: its length.
    private static func takeHost(
      _ table: Table, _ link: Bytes, _ range: Range<Int>, _ scratch: UnsafeMutablePointer<UInt8>
    ) -> Int {
      for (position, offset) in range.enumerated() { scratch[position] = folded(link[offset]) }
      // when hostLetters
      for offset in range where link[offset] >= 0x80 { return spell(table, scratch, range.count) }
      // end hostLetters
      return range.count
    }

    // when hostLetters
    /// `BÜCHER.example` as `xn--bcher-kva.example`, where that is declared; any other host stays as it is, and no
    /// origin reads it. Only a host with letters beyond ASCII pays for this; Strings compare by canonical equivalence,
    /// as Normalization Form C would.
    @inline(never) private static func spell(_ table: Table, _ scratch: UnsafeMutablePointer<UInt8>, _ count: Int)
      -> Int
    {
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
          guard label.utf8.firstIndex(of: 46) == label.utf8.indices.last, label.utf8.allSatisfy({ $0 < 0x80 }) else {
            continue
          }
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
    // end hostLetters

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
      // when hostPatterns
      case OriginCode.anyLabel, OriginCode.parameterLabel:
        guard let label = labelCount(host, count, before: text) else { return false }
        return isHostText(host, label, dots: false)
          && (table.field1(record) == OriginCode.anyLabel || parameter(table, record, host, label) != nil)
      case OriginCode.anyHost:
        return isHostText(host, count, dots: true)
      case OriginCode.parameterHost:
        return isHostText(host, count, dots: true) && parameter(table, record, host, count) != nil
      // end hostPatterns
      default:
        return false
      }
    }

    // when hostPatterns
    /// What the parameter of an origin's host reads.
    static func parameter(_ table: Table, _ record: Int, _ host: Bytes, _ count: Int) -> Capture? {
      parse(table, type: table.field1(record &+ 9), argument: table.field4(record &+ 10), host, count, .path)
    }
    // end hostPatterns

    // when hostPatterns
    /// The length of the one label in front of `.suffix`.
    static func labelCount(_ host: Bytes, _ count: Int, before suffix: UnsafeBufferPointer<UInt8>) -> Int? {
      let label = count &- suffix.count &- 1
      guard label > 0, let base = suffix.baseAddress, host[label] == 46, same(base, host + (label &+ 1), suffix.count)
      else { return nil }
      for index in 0..<label where host[index] == 46 { return nil }
      return label
    }
    // end hostPatterns

    // when hostPatterns
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
    // end hostPatterns
  }
}
