// swift-format-ignore-file
// WidgetKit.swift: a signature-only stand-in for what the pages in docs use. Every body traps.
// Written by hand from public documentation.

public import Foundation
public import SwiftUI

extension View {
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
}
