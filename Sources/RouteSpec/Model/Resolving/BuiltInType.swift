/// The types of the language by name, and the names that people bring from elsewhere.
enum BuiltInType: String, CaseIterable, Sendable {
  case string = "String"
  case int = "Int"
  case uint = "UInt"
  case double = "Double"
  case bool = "Bool"
  case uuid = "UUID"
  case day = "Day"
  case url = "URL"

  /// The type in the model.
  var type: ParameterType {
    switch self {
    case .string: .string
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .bool: .bool
    case .uuid: .uuid
    case .day: .day
    case .url: .url
    }
  }

  /// The type that another language calls so: `integer` is Int, `str` is String.
  init?(foreignName name: String) {
    switch name.lowercased() {
    case "string", "str", "text", "substring", "varchar": self = .string
    case "int", "integer", "long", "int64", "int32", "int16", "int8": self = .int
    case "uint", "unsigned", "uint64", "uint32", "uint16", "uint8": self = .uint
    case "double", "float", "float32", "float64", "cgfloat", "decimal": self = .double
    case "bool", "boolean": self = .bool
    case "uuid", "guid": self = .uuid
    case "day", "date", "localdate": self = .day
    case "url", "uri": self = .url
    default: return nil
    }
  }
}
