import Foundation
import Testing

@testable import RouteSpec

/// Presentations, detents and animations are saved in the form that Swift makes of an enum, so that states which were saved by
/// synthesised code are read.
@Suite struct PresentationCodingTests {
  private func hold<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == value)
  }

  @Test func detents() throws {
    try hold(RouteSupport.Detent.medium, #"{"medium":{}}"#)
    try hold(RouteSupport.Detent.large, #"{"large":{}}"#)
    try hold(RouteSupport.Detent.height(320.5), #"{"height":{"_0":320.5}}"#)
    try hold(RouteSupport.Detent.fraction(0.25), #"{"fraction":{"_0":0.25}}"#)
  }

  @Test func presentations() throws {
    typealias Presentation = RouteSupport.Presentation
    try hold(Presentation.push, #"{"push":{}}"#)
    try hold(Presentation.replace, #"{"replace":{}}"#)
    try hold(Presentation.cover(locked: true), #"{"cover":{"locked":true}}"#)
    try hold(Presentation.popover(), #"{"popover":{"locked":false}}"#)
    try hold(Presentation.sheet(), #"{"sheet":{"detents":[],"grabber":false,"locked":false}}"#)
    try hold(
      Presentation.sheet(
        detents: [.medium, .height(1.5)], initial: .medium, undimmed: .large, grabber: true, locked: true),
      #"{"sheet":{"detents":[{"medium":{}},{"height":{"_0":1.5}}],"grabber":true,"initial":{"medium":{}},"locked":true,"undimmed":{"large":{}}}}"#
    )
  }

  @Test func animations() throws {
    typealias Animation = RouteSupport.Animation
    try hold(Animation.none, #"{"none":{}}"#)
    try hold(Animation.standard, #"{"standard":{}}"#)
    try hold(Animation.easeIn(0.5), #"{"easeIn":{"_0":0.5}}"#)
    try hold(Animation.easeOut(0.5), #"{"easeOut":{"_0":0.5}}"#)
    try hold(Animation.easeInOut(0.5), #"{"easeInOut":{"_0":0.5}}"#)
    try hold(Animation.linear(0.5), #"{"linear":{"_0":0.5}}"#)
    try hold(Animation.spring(0.5), #"{"spring":{"_0":0.5}}"#)
  }

  /// No case, two cases, a case that is not known, and a value that is none: an error, never a trap.
  @Test(arguments: [
    "{}", #"{"medium":{},"large":{}}"#, #"{"small":{}}"#, #"{"height":{}}"#, #"{"height":{"_0":"x"}}"#,
    #"{"height":1}"#,
    "[]", "1", "null",
  ]) func whatIsNoDetentThrows(_ text: String) {
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(RouteSupport.Detent.self, from: Data(text.utf8))
    }
  }
}
