nonisolated extension RouteSupport {
  /// Writes something with a name as `{"name": …, "parameters": {…}}`. Absent optionals are left out.
  nonisolated struct NamedEncoder {
    private var parameters: KeyedEncodingContainer<Key>

    init(_ name: String, to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      parameters = container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
    }

    mutating func put(_ value: (some Encodable)?, _ key: String) throws {
      try parameters.encodeIfPresent(value, forKey: Key(stringValue: key))
    }

    /// Not a number and the infinities have no place in JSON: they are written as texts.
    mutating func put(_ value: Double?, _ key: String) throws {
      let key = Key(stringValue: key)
      guard let value, !value.isFinite else { return try parameters.encodeIfPresent(value, forKey: key) }
      try parameters.encode(value.description, forKey: key)
    }
  }

  /// Reads what `NamedEncoder` writes.
  nonisolated struct NamedDecoder {
    let name: String
    private let parameters: KeyedDecodingContainer<Key>

    init(_ decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      parameters = try container.nestedContainer(keyedBy: Key.self, forKey: .parameters)
    }

    func optional<Value: Decodable>(_ key: String) throws -> Value? {
      try parameters.decodeIfPresent(Value.self, forKey: Key(stringValue: key))
    }

    func optional(_ key: String) throws -> Double? {
      let key = Key(stringValue: key)
      if let text = try? parameters.decode(String.self, forKey: key), let value = Double(text) { return value }
      return try parameters.decodeIfPresent(Double.self, forKey: key)
    }

    /// A value; one that is missing throws.
    func needed<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw failure }
      return value
    }

    /// The app's own value that stands on a raw one; a raw value that makes none throws.
    func made<Value: RawRepresentable>(_ raw: Value.RawValue?) throws -> Value? {
      guard let raw else { return nil }
      return try needed(Value(rawValue: raw))
    }

    /// The app's own values that stand on raw ones; a raw value that makes none throws.
    func made<Value: RawRepresentable>(_ raws: [Value.RawValue]?) throws -> [Value]? {
      try raws?.map { try needed(Value(rawValue: $0)) }
    }

    /// What is thrown where a value is missing or does not exist, or the name is not known.
    var failure: DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: parameters.codingPath, debugDescription: "a value is missing, or is not one of its type"))
    }
  }
}
