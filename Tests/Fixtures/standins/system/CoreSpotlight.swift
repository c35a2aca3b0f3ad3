// swift-format-ignore-file
// CoreSpotlight.swift: a signature-only stand-in for what the pages in docs use. Every body traps.
// Written by hand from public documentation; UTType is one of UniformTypeIdentifiers in truth.

@_exported public import Foundation

public struct UTType: Hashable, Sendable { public static var content: UTType { fatalError() } }
public class CSSearchableItemAttributeSet {
  public init(contentType: UTType) { fatalError() }
  public var title: String? { get { fatalError() } set { fatalError() } }
}
public class CSSearchableItem {
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    fatalError()
  }
}
public class CSSearchableIndex: @unchecked Sendable {
  public class func `default`() -> CSSearchableIndex { fatalError() }
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws { fatalError() }
}
public let CSSearchableItemActionType: String = { fatalError() }()
public let CSSearchableItemActivityIdentifier: String = { fatalError() }()
