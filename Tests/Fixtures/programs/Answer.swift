import Foundation

/// What generated code says of a link, as `routegen match --json` says it.
func answer(
  _ route: some Encodable, name: String, title: String?, pattern: String, via: String, tab: String?,
  backStack: [String]?,
  ignored: [String],
  isLawful: Bool
) -> String {
  let saved = (try? JSONSerialization.jsonObject(with: JSONEncoder().encode(route))) as? [String: Any]
  var result: [String: Any] = [
    "route": name, "parameters": saved?["parameters"] ?? NSNull(), "pattern": pattern, "via": via, "ignored": ignored,
    "isLawful": isLawful && saved?["name"] as? String == name,
  ]
  if let title { result["title"] = title }
  if let tab { result["tab"] = tab }
  if let backStack { result["backStack"] = backStack }
  return text(result)
}

/// Why generated code does not read a link: the error's case and payload.
func refusal(_ reason: String, _ details: [String: Any]) -> String {
  text(details.merging(["route": NSNull(), "reason": reason]) { $1 })
}

/// The links that a route prints: from its text as a saved route.
func printed<Route: Decodable>(_ saved: String, _ links: (Route) -> (path: String?, url: URL?, scheme: URL?)) -> String
{
  guard let route = try? JSONDecoder().decode(Route.self, from: Data(saved.utf8)) else {
    return text(["isRead": false])
  }
  let links = links(route)
  let named = ["path": links.path, "url": links.url?.absoluteString, "scheme": links.scheme?.absoluteString]
  return text(named.compactMapValues { $0 as Any? }.merging(["isRead": true]) { $1 })
}

private func text(_ object: [String: Any]) -> String {
  (try? JSONSerialization.data(withJSONObject: object)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
}
