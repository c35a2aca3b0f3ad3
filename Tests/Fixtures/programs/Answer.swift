import Foundation

/// What generated code says of a link, as `routegen match --json` says it.
func answer(
  _ route: some Encodable, name: String, pattern: String, via: String, tab: String?, backStack: [String]?,
  ignored: [String],
  isLawful: Bool
) -> String {
  let saved = (try? JSONSerialization.jsonObject(with: JSONEncoder().encode(route))) as? [String: Any]
  var result: [String: Any] = [
    "route": name, "parameters": saved?["parameters"] ?? NSNull(), "pattern": pattern, "via": via, "ignored": ignored,
    "isLawful": isLawful && saved?["name"] as? String == name,
  ]
  if let tab { result["tab"] = tab }
  if let backStack { result["backStack"] = backStack }
  return text(result)
}

/// Why generated code does not read a link: the error's case and payload.
func refusal(_ reason: String, _ details: [String: Any]) -> String {
  text(details.merging(["route": NSNull(), "reason": reason]) { $1 })
}

private func text(_ object: [String: Any]) -> String {
  (try? JSONSerialization.data(withJSONObject: object)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
}
