@testable import RouteSpec

/// A link taken apart and decoded, by section 6.
extension LinkOracle {
  struct Link {
    struct Refused: Error {
      var reason: Refusal
    }

    /// Where it is read: a scheme, or a host in lower case without a default port. Nil: nowhere, by patterns without an
    /// origin alone.
    enum Place: Hashable {
      case scheme(String)
      case host(String)
    }

    var place: Place?
    var segments: [[UInt8]]
    var endsInSlash = false
    /// Whether the first segment stands where a host would.
    var isFirstFolded = false
    /// Whether an address was all there was.
    var isWhole = false
    /// Keys and values as they stand, still encoded; the value is empty where the key stands alone.
    var query: [(key: [UInt8], value: [UInt8])]
    var fragment: [UInt8]

    static func parse(_ text: String, _ table: RouteTable) -> Result<Link, Refused> {
      do throws(Refused) { return .success(try read(Array(text.utf8), table)) } catch { return .failure(error) }
    }

    private static func read(_ bytes: [UInt8], _ table: RouteTable) throws(Refused) -> Link {
      if bytes.count > 65_536 { throw Refused(reason: .tooLong) }
      let hash = bytes.firstIndex(of: 0x23) ?? bytes.count
      let mark = bytes[..<hash].firstIndex(of: 0x3F) ?? hash
      var head = bytes[..<mark]
      var place: Place?
      var isFirstFolded = false
      if head.starts(with: [0x2F, 0x2F]) {
        place = try takeHost(&head, 2, "443", table)
      } else if head.first == 0x2F {
        place = standard(table)
      } else {
        guard let colon = head.firstIndex(of: 0x3A), isScheme(head[..<colon]) else {
          throw Refused(reason: .notThisApp)
        }
        let scheme = string(lowered(head[..<colon]))
        let isAuthority = head[(colon + 1)...].starts(with: [0x2F, 0x2F])
        if scheme == "http" || scheme == "https" {
          guard isAuthority else { throw Refused(reason: .notThisApp) }
          place = try takeHost(&head, colon + 3, scheme == "http" ? "80" : "443", table)
        } else {
          guard table.origins.contains(where: { $0.kind == .scheme(scheme) }) else {
            throw Refused(reason: .notThisApp)
          }
          place = .scheme(scheme)
          head = head[(colon + 1)...]
          if isAuthority {
            head = head.dropFirst(2)
            let host = head.prefix { $0 != 0x2F }
            let isDeclared = table.origins.contains { origin in
              switch origin.kind {
              case .host, .anyLabel, .parameterLabel: reads(origin.kind, asciiHost(string(host), table), table).isRead
              default: false
              }
            }
            if isDeclared { head = head[host.endIndex...] } else { isFirstFolded = !host.isEmpty }
          }
        }
      }
      if head.first == 0x2F { head = head.dropFirst() }
      var segments = try decode(head)
      var endsInSlash = false
      if segments.count > 1, segments.last?.isEmpty == true {
        segments.removeLast()
        endsInSlash = true
      } else if segments == [[]] {
        segments = []
      }
      let query = mark < hash ? bytes[(mark + 1)..<hash] : []
      return Link(
        place: place, segments: segments, endsInSlash: endsInSlash, isFirstFolded: isFirstFolded,
        query: query.split(separator: 0x26).map { item in
          let equals = item.firstIndex(of: 0x3D) ?? item.endIndex
          return (Array(item[..<equals]), Array(item[equals...].dropFirst()))
        }, fragment: Array(bytes[hash...].dropFirst()))
    }

    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
      guard let first = text.first, (first | 0x20) &- 97 < 26 else { return false }
      return text.allSatisfy { ($0 | 0x20) &- 97 < 26 || $0 &- 48 < 10 || [0x2B, 0x2D, 0x2E].contains($0) }
    }

    static func standard(_ table: RouteTable) -> Place? {
      var hosts: [(isOfGroup: Bool, text: String)] = []
      var schemes = hosts
      for origin in table.origins {
        if case .host(let text) = origin.kind { hosts.append((!origin.isOfApp, text)) }
        if case .scheme(let text) = origin.kind { schemes.append((!origin.isOfApp, text)) }
      }
      func first(_ list: [(isOfGroup: Bool, text: String)]) -> String? {
        list.first { !$0.isOfGroup }?.text
          ?? list.map(\.text).min { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      }
      return first(hosts).map { .host($0) } ?? first(schemes).map { .scheme($0) }
    }

    private static func takeHost(
      _ head: inout ArraySlice<UInt8>, _ start: Int, _ port: String, _ table: RouteTable
    ) throws(Refused) -> Place {
      head = head[start...]
      let authority = Array(head.prefix { $0 != 0x2F })
      head = head.dropFirst(authority.count)
      var host = string(authority)
      if let colon = host.lastIndex(of: ":"), ["", port].contains(String(host[host.index(after: colon)...])) {
        host = String(host[..<colon])
      }
      host = asciiHost(host, table)
      guard !authority.contains(0x40), !host.isEmpty,
        table.origins.contains(where: { reads($0.kind, host, table).isRead })
      else { throw Refused(reason: .notThisApp) }
      return .host(host)
    }

    /// A host in lower case; one with other letters than ASCII's in the form in which it is declared, where it is.
    private static func asciiHost(_ host: String, _ table: RouteTable) -> String {
      if host.utf8.allSatisfy({ $0 < 0x80 }) { return string(lowered(Array(host.utf8)[...])) }
      let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      func ascii(_ name: some StringProtocol) -> String? {
        guard case .success(let ascii) = HostName.ascii(String(name)) else { return nil }
        return parts.count > 1 ? "\(ascii):\(parts[1])" : ascii
      }
      let label = parts[0].prefix { $0 != "." }
      let isPlain = label.utf8.allSatisfy { $0 < 0x80 }
      let whole = ascii(parts[0])
      // What a wildcard or a parameter reads is as it stands.
      let suffix = isPlain ? ascii(parts[0].dropFirst(label.count + 1)) : nil
      for origin in table.origins {
        switch origin.kind {
        case .host(let text): if text == whole { return text }
        case .anyLabel(let text), .parameterLabel(_, let text):
          if text == suffix { return "\(label.lowercased()).\(text)" }
        default: break
        }
      }
      return host
    }

    /// Whether an origin reads a host, and the value of its parameter.
    static func reads(_ kind: Origin.Kind, _ host: String, _ table: RouteTable) -> (isRead: Bool, value: Value?) {
      func isLabel(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 &- 97 < 26 || $0 &- 48 < 10 || $0 == 45 || $0 == 95 }
      }
      func label(_ suffix: String) -> Substring? {
        guard let dot = host.firstIndex(of: "."), host[host.index(after: dot)...] == suffix, isLabel(host[..<dot])
        else {
          return nil
        }
        return host[..<dot]
      }
      func parameter(_ type: ParameterType, _ text: some StringProtocol) -> (Bool, Value?) {
        let value = TypeReader(table: table, place: .path).read(Array(text.utf8), type)
        return (value != nil, value)
      }
      let isHost = host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isLabel)
      switch kind {
      case .scheme: return (false, nil)
      case .host(let text): return (text == host, nil)
      case .anyLabel(let suffix): return (label(suffix) != nil, nil)
      case .anyHost: return (isHost, nil)
      case .parameterLabel(let type, let suffix): return label(suffix).map { parameter(type, $0) } ?? (false, nil)
      case .parameterHost(let type): return isHost ? parameter(type, host) : (false, nil)
      }
    }

    // MARK: Decoding

    /// The segments, each decoded once. The first fault is told: a wrong byte before a broken escape behind it.
    static func decode(_ path: ArraySlice<UInt8>) throws(Refused) -> [[UInt8]] {
      var result: [[UInt8]] = []
      for segment in path.split(separator: 0x2F, omittingEmptySubsequences: false) {
        let (bytes, places, broken) = unescape(segment, plusIsSpace: false)
        if let (fault, isCut) = firstFault(bytes), !(isCut && broken != nil) {
          throw Refused(reason: .invalidUTF8(places[fault]))
        }
        if let broken { throw Refused(reason: .malformedPercentEncoding(broken)) }
        result.append(bytes)
      }
      return result
    }

    /// The bytes up to the first broken escape, the offset of each, and that of the broken one.
    static func unescape(
      _ text: ArraySlice<UInt8>, plusIsSpace: Bool
    ) -> (bytes: [UInt8], places: [Int], broken: Int?) {
      var bytes: [UInt8] = []
      var places: [Int] = []
      var index = text.startIndex
      while index < text.endIndex {
        places.append(index)
        if text[index] == 0x25 {
          let digits = text[index...].dropFirst().prefix(2)
          let isHex = digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
          guard isHex, let byte = UInt8(string(digits), radix: 16) else { return (bytes, places, index) }
          bytes.append(byte)
          index += 3
        } else {
          bytes.append(plusIsSpace && text[index] == 0x2B ? 0x20 : text[index])
          index += 1
        }
      }
      return (bytes, places, nil)
    }

    /// Where bytes stop being UTF-8, and whether more bytes could mend it.
    static func firstFault(_ bytes: [UInt8]) -> (offset: Int, isCut: Bool)? {
      if String(validating: bytes, as: UTF8.self) != nil { return nil }
      var good = 0
      while good < bytes.count {
        let length = (1...4).first { length in
          good + length <= bytes.count && String(validating: bytes[good..<(good + length)], as: UTF8.self) != nil
        }
        guard let length else { break }
        good += length
      }
      let rest = Array(bytes[good...])
      let more: [UInt8] = [0x80, 0x8F, 0x90, 0xA0, 0xBF]
      let isCut =
        rest.count < 4
        && more.contains { one in
          (0...2).contains { count in
            String(validating: rest + [one] + [UInt8](repeating: 0x80, count: count), as: UTF8.self) != nil
          }
        }
      return (good, isCut)
    }

    /// A form-encoded text; nil where it is none.
    static func form(_ text: [UInt8]) -> [UInt8]? {
      let (bytes, _, broken) = unescape(text[...], plusIsSpace: true)
      return broken == nil && String(validating: bytes, as: UTF8.self) != nil ? bytes : nil
    }

    static func lowered(_ bytes: some Sequence<UInt8>) -> [UInt8] {
      bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }

    static func same(_ left: [UInt8], _ right: some Collection<UInt8>, folds: Bool) -> Bool {
      folds ? lowered(left) == lowered(right) : left.elementsEqual(right)
    }

    static func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
  }
}
