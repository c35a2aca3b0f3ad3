nonisolated extension RouteSupport {
  /// Writes a link from a template and the route's values, which come one after the other.
  ///
  /// The template of `/trails/{slug}[/page/{page: Int = 1}]?q={q: String?}` is `/trails/{r[/page/{d…1]"o…q`: texts that
  /// are already encoded, and marks where a value belongs, with its default. An optional part is written first and
  /// taken back when all its values are their defaults.
  nonisolated struct Printer {
    private let table: Table
    private let target: Target
    private var output: [UInt8] = []
    private var template: Bytes
    private let end: Bytes
    private var hasFailed = false
    private var place = Place.path
    /// Where the path begins.
    private var pathStart = 0
    private var hasQuery = false
    /// Where the fragment's `#` stands.
    private var fragmentStart = -1
    private var part: Part?
    private let hostFlags: Int
    private let suffix: Int

    /// An optional part under way.
    private nonisolated struct Part {
      var start: Int
      var differs = false
      var isMissing = false
    }

    /// A mark of the template.
    private nonisolated struct Mark {
      var kind: UInt8
      var key: UnsafeBufferPointer<UInt8>?
      var text: UnsafeBufferPointer<UInt8>?
      var start: Int
      /// Whether a query item stood in front of it.
      var isAfterItem: Bool
      /// Whether a tail may have no elements outside an optional part: the template says so with a `!`.
      var mayBeEmpty = false
    }

    /// Nil where the route has no such link, whatever its values.
    init?(_ table: Table, route: Int, _ target: Target) {
      self.table = table
      self.target = target
      let record = table.field4(table.field4(Head.printing) &+ 4 &* route)
      let flags = table.field1(record)
      hostFlags = table.field1(record &+ Printing.hostFlags)
      suffix = table.field4(record &+ Printing.urlSuffix)
      guard flags & Printing.hasPattern != 0 else { return nil }
      let text = table.text(table.field4(record &+ Printing.template))
      guard let start = text.baseAddress else { return nil }
      template = start
      end = start + text.count
      output.reserveCapacity(text.count &+ 64)
      switch target {
      case .path:
        guard flags & Printing.isPathRead != 0 else { return nil }
      case .url:
        let prefix = table.field4(record &+ Printing.urlPrefix)
        guard prefix != 0, flags & Printing.isInternal == 0 else { return nil }
        output += table.text(prefix)
      case .scheme:
        let prefix = table.field4(record &+ Printing.schemePrefix)
        guard prefix != 0, flags & Printing.isInternal == 0 else { return nil }
        output += table.text(prefix)
      }
      pathStart = output.count
    }

    // MARK: Values, in the order of the route's parameters

    mutating func string(_ value: String?) {
      guard let mark = next() else { return }
      guard var value else { return missing(mark) }
      // when hostPatterns
      if mark.kind == 104 { return host(value) }
      // end hostPatterns
      let isWritten = value.withUTF8 { bytes -> Bool in
        guard isText(bytes) else { return false }
        begin(mark)
        append(bytes)
        return true
      }
      if isWritten { finish(mark) } else { hasFailed = true }
    }

    mutating func int(_ value: Int?) { word(value.map { String($0) }) }
    mutating func uint(_ value: UInt?) { word(value.map { String($0) }) }
    mutating func bool(_ value: Bool?) { word(value.map { $0 ? "true" : "false" }) }

    // when doubles
    mutating func double(_ value: Double?) {
      if let value, !value.isFinite {
        _ = next()
        hasFailed = true
      } else {
        word(value.map { $0.description })
      }
    }
    // end doubles

    // when uuids
    /// The halves of a UUID; it is written in upper case.
    mutating func uuid(_ value: (UInt64, UInt64)?) { word(value.map { Printer.uuidText($0.0, $0.1) }) }
    // end uuids

    // when days
    mutating func day(_ value: Day?) { word(value.map { $0.description }) }
    // end days

    // when automata
    /// A text that an automaton of the table must accept: a `plain` newtype, a URL.
    mutating func text(_ value: String?, automaton record: Int) {
      if var text = value,
        !text.withUTF8({ bytes in
          bytes.baseAddress.map { accepts(table, record, $0, bytes.count) } ?? accepts(table, record, template, 0)
        })
      {
        _ = next()
        hasFailed = true
      } else {
        string(value)
      }
    }
    // end automata

    // when bounds
    /// A number that must lie between bounds: a `plain` newtype over Int.
    mutating func int(_ value: Int?, in bounds: ClosedRange<Int>) {
      if let value, !bounds.contains(value) {
        _ = next()
        hasFailed = true
      } else {
        int(value)
      }
    }
    // end bounds

    // when bounds
    /// A number that must lie between bounds: a `plain` newtype over UInt.
    mutating func uint(_ value: UInt?, in bounds: ClosedRange<UInt>) {
      if let value, !bounds.contains(value) {
        _ = next()
        hasFailed = true
      } else {
        uint(value)
      }
    }
    // end bounds

    // when lists
    /// A tail, or a repeated query item: the elements' texts, nil for one that cannot be written.
    mutating func list(_ values: [String?]) {
      guard let mark = next() else { return }
      if mark.kind == 116 { return tail(values, mark) }
      for value in values {
        guard var text = value else {
          hasFailed = true
          return
        }
        let isWritten = text.withUTF8 { bytes -> Bool in
          guard isText(bytes) else { return false }
          begin(mark)
          append(bytes)
          return true
        }
        if !isWritten { hasFailed = true }
      }
    }
    // end lists

    /// The link; nil where it cannot be written.
    ///
    /// - Parameter isLimited: whether a link beyond `lengthLimit` is none.
    mutating func finish(isLimited: Bool = true) -> String? {
      if let mark = next() {
        // Fewer values than marks: not from this table.
        _ = mark
        return nil
      }
      if hasFailed { return nil }
      closePath()
      if fragmentStart >= 0, output.count == fragmentStart &+ 1 { output.removeLast() }
      if isLimited, output.count > lengthLimit { return nil }
      return String(decoding: output, as: UTF8.self)
    }

    // MARK: The template

    /// Copies the template up to the next value.
    private mutating func next() -> Mark? {
      while template < end {
        let byte = template[0]
        template += 1
        switch byte {
        case 91:
          part = Part(start: output.count)
        case 93:
          if let part {
            if !part.differs {
              output.removeLast(output.count &- part.start)
            } else if part.isMissing {
              hasFailed = true
            }
          }
          part = nil
        case 123:
          return takeMark()
        case 34:
          closePath()
          place = .query
          var mark = takeMark()
          if mark.kind == 61 {
            mark.start = output.count
            begin(mark)
            if let text = mark.text {
              if text.isEmpty { output.removeLast() }
              output += text
            }
          } else {
            return mark
          }
        case 35:
          closePath()
          place = .fragment
          fragmentStart = output.count
          output.append(35)
        default:
          // What is written as it stands goes in one piece.
          let start = template - 1
          while template < end, !Printer.isMark(template[0]) { template += 1 }
          output += UnsafeBufferPointer(start: start, count: template - start)
        }
      }
      return nil
    }

    /// `[`, `]`, `{`, `"` and `#` mean something in a template.
    @inline(__always) private static func isMark(_ byte: UInt8) -> Bool {
      byte == 91 || byte == 93 || byte == 123 || byte == 34 || byte == 35
    }

    /// Reads a mark: its kind, a query item's key, a default or a literal's text.
    private mutating func takeMark() -> Mark {
      let isQuery = template[-1] == 34
      var mark = Mark(kind: template[0], start: output.count, isAfterItem: hasQuery)
      template += 1
      if isQuery { mark.key = takeText() }
      if mark.kind == 116, template < end, template[0] == 33 {
        mark.mayBeEmpty = true
        template += 1
      }
      if mark.kind == 100 || mark.kind == 61 { mark.text = takeText() }
      return mark
    }

    private mutating func takeText() -> UnsafeBufferPointer<UInt8> {
      let count = Table(nodes: template, pool: template).field4(0)
      let text = UnsafeBufferPointer(start: template + 4, count: count)
      template += 4 &+ count
      return text
    }

    private mutating func closePath() {
      if place == .path, output.count == pathStart { output.append(47) }
    }

    /// Writes a query item's key.
    private mutating func begin(_ mark: Mark) {
      guard let key = mark.key else { return }
      output.append(hasQuery ? 38 : 63)
      hasQuery = true
      output += key
      output.append(61)
    }

    /// Looks at a value that has been written: a default is taken back.
    private mutating func finish(_ mark: Mark) {
      guard let text = mark.text else {
        part?.differs = true
        return
      }
      let start = mark.start &+ (mark.key.map { $0.count &+ 2 } ?? 0)
      let isDefault = output.count &- start == text.count && output[start...].elementsEqual(text)
      if !isDefault {
        part?.differs = true
      } else if mark.key != nil {
        output.removeLast(output.count &- mark.start)
        hasQuery = mark.isAfterItem
      }
    }

    private mutating func missing(_ mark: Mark) {
      if mark.key == nil { if part != nil { part?.isMissing = true } else { hasFailed = true } }
    }

    private mutating func word(_ text: String?) {
      guard let mark = next() else { return }
      guard var text else { return missing(mark) }
      // when hostPatterns
      if mark.kind == 104 { return host(text) }
      // end hostPatterns
      begin(mark)
      text.withUTF8 { append($0) }
      finish(mark)
    }

    // when lists
    private mutating func tail(_ values: [String?], _ mark: Mark) {
      if values.isEmpty {
        if part != nil {
          part?.isMissing = true
        } else if !mark.mayBeEmpty {
          hasFailed = true
        } else if output.last == 47 {
          // No elements: the slash in front goes as well.
          output.removeLast()
        }
        return
      }
      for (index, value) in values.enumerated() {
        guard var text = value else {
          hasFailed = true
          return
        }
        if index > 0 { output.append(47) }
        let isWritten = text.withUTF8 { bytes -> Bool in
          guard isText(bytes), !bytes.isEmpty else { return false }
          append(bytes)
          return true
        }
        if !isWritten {
          hasFailed = true
          return
        }
      }
      part?.differs = true
    }
    // end lists

    // when hostPatterns
    private mutating func host(_ value: String) {
      // Hosts are read in lower case.
      var value = value.lowercased()
      let isWhole = hostFlags & Printing.isWholeHost != 0
      // A `/path` says nothing of its host: reading it again tells whether the value is what that host reads as.
      if target == .path { return }
      let isHost = value.withUTF8 { bytes in
        bytes.baseAddress.map { Origins.isHostText($0, bytes.count, dots: isWhole) } ?? false
      }
      guard target == .url, isHost else {
        hasFailed = true
        return
      }
      output += Array(value.utf8)
      output += table.text(suffix)
      pathStart = output.count
    }
    // end hostPatterns

    private func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let base = bytes.baseAddress else { return place != .path }
      return RouteSupport.isText(base, bytes.count, place)
    }

    /// Everything but RFC 3986's unreserved characters is encoded, so a space is `%20` and a plus `%2B` everywhere.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
      var rest = bytes[...]
      while let byte = rest.first {
        let plain = rest.prefix { RouteSupport.isUnreserved($0) }
        output += UnsafeBufferPointer(rebasing: plain)
        rest = rest[plain.endIndex...]
        if plain.isEmpty {
          output.append(37)
          output.append(hexCharacter(byte &>> 4))
          output.append(hexCharacter(byte & 15))
          rest = rest.dropFirst()
        }
      }
    }
  }
}
