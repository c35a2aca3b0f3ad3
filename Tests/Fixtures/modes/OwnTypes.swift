// What an app may have of its own, in the module into which code is generated: each hides something of the libraries.
struct Route {}
struct Tab {}
struct URL {}
struct UUID {}
struct Data {}
struct State {}
struct Action {}
struct Support {}
struct Day {}
struct Kind {}
struct Table {}
struct Metadata {}
struct Presentation {}
struct Printer {}
struct Capture {}
struct Values {}
struct LinkError {}
struct Link {}
struct View {}
struct Result {}
struct Optional {}
struct Array {}
struct Dictionary {}
struct Set {}
struct Range {}
struct ClosedRange {}
struct Int {}
struct Int64 {}
struct UInt {}
struct UInt8 {}
struct UInt32 {}
struct UInt64 {}
struct Double {}
struct Bool {}
struct String {}
struct Substring {}
struct StaticString {}
struct Character {}
struct Unicode {}
struct UTF8 {}
struct Never {}
struct Hasher {}
struct DecodingError {}
struct EncodingError {}
struct UnsafePointer {}
struct UnsafeRawPointer {}
struct UnsafeBufferPointer {}
struct UnsafeMutablePointer {}
struct KeyedDecodingContainer {}
struct KeyedEncodingContainer {}
protocol Error {}
protocol Codable {}
protocol Encodable {}
protocol Decodable {}
protocol Encoder {}
protocol Decoder {}
protocol CodingKey {}
protocol Hashable {}
protocol Equatable {}
protocol Comparable {}
protocol Sendable {}
protocol CaseIterable {}
protocol RawRepresentable {}
protocol CustomStringConvertible {}
protocol Sequence {}
protocol Collection {}

// Functions and values with the names of those that generated code calls, or might.
func print(_ text: Route) {}
func min(_ left: Route, _ right: Route) -> Route { left }
func max(_ left: Route, _ right: Route) -> Route { left }
func zip(_ left: Route, _ right: Route) -> Route { left }
func stride(_ route: Route) {}
func withUnsafeBytes(_ route: Route) {}
func withUnsafeMutableBytes(_ route: Route) {}
func withUnsafePointer(_ route: Route) {}
func type(_ route: Route) {}
func precondition(_ route: Route) {}
func fatalError(_ route: Route) {}
let table = Route()
let nodes = Route()
let pool = Route()
let path = Route()
let link = Route()
let route = Route()
let values = Route()
let number = Route()

// What a library adds to types of the libraries, under names that generated code has too.
extension Swift.String {
  var path: Route { Route() }
  var url: Route { Route() }
  init(link: Route) { self = "" }
}
extension Swift.Array {
  var route: Route { Route() }
  func capture(_ route: Route) {}
}
