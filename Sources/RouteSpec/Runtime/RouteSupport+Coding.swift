nonisolated extension RouteSupport {
  /// What a route is called and what its parameters are, in `nodes`: name (4), title (4, 0 none), tab plus one (2),
  /// presentation (2), requirements (4: count 2, each 2; 0 none), parameters (2), the route's number (4), navigation (4,
  /// `Graph`), then each parameter: name (4), arity (1), type (1), type's argument (4), default's text (4).
  nonisolated enum Metadata {
    static let title = 4
    static let tab = 8
    static let presentation = 10
    static let requirements = 12
    static let count = 16
    /// The number by which generated code makes the route.
    static let number = 18
    static let navigation = 22
    static let parameters = 26
    static let size = 14

    static let required = 0
    static let optional = 1
    static let defaulted = 2
    static let list = 3

    static func record(_ table: Table, _ route: Int) -> Int { table.field4(table.field4(Head.metadata) &+ 4 &* route) }

    static func number(_ table: Table, _ route: Int) -> Int { table.field4(record(table, route) &+ number) }

    static func name(_ table: Table, _ route: Int) -> String { table.string(table.field4(record(table, route))) }

    static func title(_ table: Table, _ route: Int) -> String? {
      let text = table.field4(record(table, route) &+ title)
      return text == 0 ? nil : table.string(text)
    }

    /// The tab in which a link to the route opens, or -1.
    static func tab(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route) &+ tab) &- 1 }

    static func presentation(_ table: Table, _ route: Int) -> Int { table.field2(record(table, route) &+ presentation) }

    static func requirements(_ table: Table, _ route: Int) -> [Int] {
      let list = table.field4(record(table, route) &+ requirements)
      return list == 0 ? [] : (0..<table.field2(list)).map { table.field2(list &+ 2 &+ 2 &* $0) }
    }

    /// The route of this name, present or former, or -1.
    static func route(_ table: Table, named name: String) -> Int {
      var name = name
      return name.withUTF8 { name in
        let list = table.field4(Head.names)
        var low = 0
        var high = table.field4(list)
        while low < high {
          let middle = (low &+ high) / 2
          let text = table.text(table.field4(list &+ 4 &+ 8 &* middle))
          if text.elementsEqual(name) { return table.field4(list &+ 8 &+ 8 &* middle) }
          if text.lexicographicallyPrecedes(name) { low = middle &+ 1 } else { high = middle }
        }
        return -1
      }
    }
  }

  /// A key of a saved route.
  nonisolated struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static var name: Key { Key(stringValue: "name") }
    static var parameters: Key { Key(stringValue: "parameters") }
  }

  /// Writes a route as `{"name": …, "parameters": {…}}`, its parameters one after the other. Absent optionals are left
  /// out.
  nonisolated struct RouteEncoder {
    private let table: Table
    private var record: Int
    private var parameters: KeyedEncodingContainer<Key>

    init(_ table: Table, route: Int, to encoder: any Encoder) throws {
      self.table = table
      var container = encoder.container(keyedBy: Key.self)
      let metadata = Metadata.record(table, route)
      try container.encode(table.string(table.field4(metadata)), forKey: .name)
      parameters = container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
      record = metadata &+ Metadata.parameters
    }

    private mutating func key() -> Key {
      defer { record = record &+ Metadata.size }
      return Key(stringValue: table.string(table.field4(record)))
    }

    mutating func put(_ value: (some Encodable)?) throws { try parameters.encodeIfPresent(value, forKey: key()) }

    // when doubles
    /// Not a number and the infinities have no place in JSON: they are written as texts.
    mutating func put(_ value: Double?) throws {
      let key = key()
      guard let value, !value.isFinite else { return try parameters.encodeIfPresent(value, forKey: key) }
      try parameters.encode(value.description, forKey: key)
    }
    // end doubles
  }

  /// Reads what `RouteEncoder` writes. A parameter that is not there takes its default, is nil, or is empty; another
  /// one that is missing, or does not read, throws.
  nonisolated struct RouteDecoder {
    /// The route's position in the table.
    let route: Int
    private let table: Table
    private var record: Int
    private let parameters: KeyedDecodingContainer<Key>?

    init(_ table: Table, from decoder: any Decoder) throws {
      self.table = table
      let container = try decoder.container(keyedBy: Key.self)
      let name = try container.decode(String.self, forKey: .name)
      route = Metadata.route(table, named: name)
      guard route >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .name, in: container, debugDescription: "no route is named \(name)")
      }
      record = Metadata.record(table, route) &+ Metadata.parameters
      parameters =
        container.contains(.parameters) ? try container.nestedContainer(keyedBy: Key.self, forKey: .parameters) : nil
    }

    private mutating func key() -> Key {
      defer { record = record &+ Metadata.size }
      return Key(stringValue: table.string(table.field4(record)))
    }

    /// A value; where it is missing the default, which `make` reads from the table.
    mutating func value<Value: Decodable>(_ type: Value.Type, _ make: (Capture) -> Value?) throws -> Value {
      let field = record
      let key = key()
      if let value = try parameters?.decodeIfPresent(type, forKey: key) { return value }
      return try standard(field, key, make)
    }

    mutating func optional<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      try parameters?.decodeIfPresent(type, forKey: key())
    }

    // when lists
    mutating func list<Value: Decodable>(_ type: Value.Type) throws -> [Value] {
      try parameters?.decodeIfPresent([Value].self, forKey: key()) ?? []
    }
    // end lists

    // when doubles
    /// A number, which may be written as a text where JSON has none for it.
    mutating func double(_ make: (Capture) -> Double?) throws -> Double {
      let field = record
      let key = key()
      if let value = try number(key) { return value }
      return try standard(field, key, make)
    }
    // end doubles

    // when doubles
    mutating func optionalDouble() throws -> Double? { try number(key()) }
    // end doubles

    /// A value made of what was saved; what makes none throws.
    func made<Saved, Value>(_ saved: Saved, _ make: (Saved) -> Value?) throws -> Value {
      guard let value = make(saved) else { throw failure }
      return value
    }

    /// An optional value made of what was saved.
    func made<Saved, Value>(_ saved: Saved?, _ make: (Saved) -> Value?) throws -> Value? {
      guard let saved else { return nil }
      guard let value = make(saved) else { throw failure }
      return value
    }

    /// A list of values made of what was saved.
    func made<Saved, Value>(_ saved: [Saved], _ make: (Saved) -> Value?) throws -> [Value] {
      try saved.map { element in
        guard let value = make(element) else { throw failure }
        return value
      }
    }

    /// What is thrown where a value does not exist.
    var failure: DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: parameters?.codingPath ?? [], debugDescription: "a value is not one of its type"))
    }

    // when doubles
    private func number(_ key: Key) throws -> Double? {
      guard let parameters, parameters.contains(key) else { return nil }
      if let text = try? parameters.decode(String.self, forKey: key), let value = Double(text) { return value }
      return try parameters.decodeIfPresent(Double.self, forKey: key)
    }
    // end doubles

    private func standard<Value>(_ field: Int, _ key: Key, _ make: (Capture) -> Value?) throws -> Value {
      if table.field1(field &+ 4) == Metadata.defaulted {
        let text = table.text(table.field4(field &+ 10))
        if let start = text.baseAddress,
          let capture = parse(
            table, type: table.field1(field &+ 5), argument: table.field4(field &+ 6), start, text.count, .query),
          let value = make(capture)
        {
          return value
        }
      }
      let context = DecodingError.Context(
        codingPath: parameters?.codingPath ?? [], debugDescription: "the parameter is missing")
      throw DecodingError.keyNotFound(key, context)
    }
  }
}
