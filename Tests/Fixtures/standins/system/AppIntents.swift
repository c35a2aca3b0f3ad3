// swift-format-ignore-file
// AppIntents.swift: a signature-only stand-in for what the pages in docs use. Every body traps.
// Written by hand from public documentation; LocalizedStringResource is one of Foundation in truth.

@_exported public import Foundation

public struct LocalizedStringResource: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { fatalError() }
}
public protocol IntentResult: Sendable {}
public struct IntentResultContainer: IntentResult {}
extension IntentResult where Self == IntentResultContainer { public static func result() -> Self { fatalError() } }
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  init()
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  func perform() async throws -> PerformResult
}
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  public init(title: LocalizedStringResource) { fatalError() }
  public var wrappedValue: Value { get { fatalError() } set { fatalError() } }
}
extension AppIntent { public typealias Parameter = IntentParameter }
