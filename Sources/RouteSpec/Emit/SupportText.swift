/// The runtime's text as it goes into an app: under another name and access level, and safe beside whatever types the
/// app has.
///
/// `public static func read(_ link: String) -> RouteSupport.Match` becomes `static func read(_ link: Swift.String) ->
/// TrailheadSupport.Match`: an app may
/// have a type `String` of its own, and the runtime must not take that.
enum SupportText {
  /// The text, renamed.
  ///
  /// - Parameter access: `public `, `package `, or nothing; `public` in the runtime stands at the beginning of a
  ///   declaration only.
  static func renamed(_ text: String, support: String, access: String) -> String {
    rewritten(text, access: access) { word, before in
      if word.elementsEqual(runtimeName) { return Array(support.utf8) }
      return before != at && standardNames.contains(word) ? module + word : nil
    }
  }

  /// The views' text under the app's prefix: `RoutingStack` becomes `TrailheadStack`, `routingNavigator`
  /// `trailheadNavigator`, and what SwiftUI has is qualified too.
  static func views(_ text: String, plan: SwiftPlan) -> String {
    let (prefix, lower) = (Array(plan.prefix.utf8), Array(plan.lowerPrefix.utf8))
    return rewritten(text, access: plan.access) { word, before in
      if word.elementsEqual(runtimeName) { return Array(plan.support.utf8) }
      if word.starts(with: viewsPrefix) { return prefix + word.dropFirst(viewsPrefix.count) }
      if word.starts(with: lowerViewsPrefix) { return lower + word.dropFirst(lowerViewsPrefix.count) }
      if before == dot { return nil }
      if let owner = viewNames[word] { return owner + word }
      return before != at && standardNames.contains(word) ? module + word : nil
    }
  }

  /// The text with some of its words replaced, outside of literals, and with another access level.
  ///
  /// - Parameter replacement: gives what stands for a word, nil to keep it, from the word and the byte before it. After a
  ///   dot it is asked for words of the runtime alone.
  private static func rewritten(
    _ text: String, access: String, _ replacement: (ArraySlice<UInt8>, UInt8) -> [UInt8]?
  ) -> String {
    let source = Array(text.utf8)
    let access = Array(access.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(source.count + source.count / 4)
    /// What has not been copied yet begins here.
    var start = 0
    var index = 0
    var isLineStart = true
    while index < source.count {
      let byte = source[index]
      if byte == 10 {
        isLineStart = true
        index += 1
      } else if byte == 32 || byte == at {
        index += 1
      } else if byte == 47, index + 1 < source.count, source[index + 1] == 47 {
        index = copyComment(source, from: index, &start, &output, replacement)
      } else if byte == 34 {
        index = endOfLiteral(source, index)
        isLineStart = false
      } else if isWord(byte) {
        var end = index
        while end < source.count, isWord(source[end]) { end += 1 }
        let own = source[index..<end]
        let before = index == 0 ? 10 : source[index - 1]
        if isLineStart, own.elementsEqual(publicWord) {
          output += source[start..<index] + access
          start = end + 1
        } else if let new = replacement(own, before), before != dot || isOwn(own) {
          output += source[start..<index] + new
          start = end
        }
        index = end
        // An attribute stands before what it belongs to.
        isLineStart = isLineStart && before == at
      } else {
        index += 1
        isLineStart = false
      }
    }
    return String(decoding: output + source[start...], as: UTF8.self)
  }

  /// Whether a word is one of the runtime's, which is renamed wherever it stands.
  private static func isOwn(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual(runtimeName) || word.starts(with: viewsPrefix) || word.starts(with: lowerViewsPrefix)
  }

  /// Copies a comment, renaming in it; gives its end.
  private static func copyComment(
    _ source: [UInt8], from begin: Int, _ start: inout Int, _ output: inout [UInt8],
    _ replacement: (ArraySlice<UInt8>, UInt8) -> [UInt8]?
  ) -> Int {
    var index = begin
    while index < source.count, source[index] != 10 {
      guard isWord(source[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < source.count, isWord(source[end]) { end += 1 }
      if isOwn(source[index..<end]), let new = replacement(source[index..<end], 32) {
        output += source[start..<index] + new
        start = end
      }
      index = end
    }
    return index
  }

  /// The end of a literal of one line.
  private static func endOfLiteral(_ source: [UInt8], _ begin: Int) -> Int {
    var index = begin + 1
    while index < source.count, source[index] != 34, source[index] != 10 { index += source[index] == 92 ? 2 : 1 }
    return min(index + 1, source.count)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    97...122 ~= byte || 65...90 ~= byte || 48...57 ~= byte || byte == 95
  }

  private static let runtimeName = Array("RouteSupport".utf8)
  private static let viewsPrefix = Array("Routing".utf8)
  private static let lowerViewsPrefix = Array("routing".utf8)
  private static let at = UInt8(ascii: "@")
  private static let dot = UInt8(ascii: ".")
  private static let publicWord = Array("public".utf8)
  private static let module = Array("Swift.".utf8)

  /// What of the standard library the runtime names. A test finds a name that is missing here.
  private static let standardNames = Set(
    [
      "Array", "ArraySlice", "Bool", "CaseIterable", "ClosedRange", "Codable", "CodingKey", "Comparable",
      "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double", "Encodable",
      "Encoder", "EncodingError", "Equatable", "Error", "Hashable", "Hasher", "Identifiable", "Int", "Int64",
      "KeyedDecodingContainer", "KeyedEncodingContainer", "Never", "Optional", "Range", "RawRepresentable",
      "Sendable", "Set", "StaticString", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UTF8", "Unicode",
      "Void",
      "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
      "UnsafePointer", "UnsafeRawPointer",
    ].map { ArraySlice($0.utf8) })

  /// What the views name of other modules, with the module's name. An app may have a `Task` or a `State` of its own.
  private static let viewNames: [ArraySlice<UInt8>: [UInt8]] = {
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    for name in [
      "Animation", "AnyTransition", "AnyView", "Binding", "Button", "ButtonRole", "Color", "DragGesture",
      "EmptyView", "Environment", "EnvironmentKey", "EnvironmentValues", "ForEach", "GeometryReader", "Gesture",
      "HStack", "Image", "Label", "NavigationStack", "ObservedObject", "PreferenceKey", "PresentationDetent",
      "Spacer", "State", "TabView", "Text", "Transaction", "VStack", "View", "ViewBuilder", "ViewModifier",
      "ZStack",
    ] {
      names[ArraySlice(name.utf8)] = Array("SwiftUI.".utf8)
    }
    for name in ["ObservableObject", "Published"] { names[ArraySlice(name.utf8)] = Array("Combine.".utf8) }
    for name in ["Observable", "ObservationRegistrar"] { names[ArraySlice(name.utf8)] = Array("Observation.".utf8) }
    names[ArraySlice("Task".utf8)] = Array("_Concurrency.".utf8)
    return names
  }()
}
