import Foundation

/// The specs of a target, and which of them are roots.
struct SpecPlan {
  /// Every spec, by path.
  let specs: [URL]
  /// Those that no other includes, by path.
  let roots: [URL]

  /// Reads the specs for the files that they include.
  init(target: String, specs: [URL], folder: URL) throws {
    guard !specs.isEmpty else { throw PluginFault.noSpec(target: target, folder: folder) }
    let specs = specs.sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
    let known = Set(specs.map(SpecPlan.key))
    var included: Set<String> = []
    for spec in specs {
      // A spec that cannot be read is the tool's to report, at its place.
      let bytes = (try? Data(contentsOf: spec)).map(Array.init) ?? []
      for path in SpecFile.includes(in: bytes) {
        let file = URL(filePath: path, relativeTo: spec.deletingLastPathComponent()).absoluteURL
        let key = SpecPlan.key(file)
        // What is not there at all is the tool's to report as well.
        if !known.contains(key), FileManager.default.fileExists(atPath: key) {
          throw PluginFault.outside(target: target, spec: spec, include: path)
        }
        if key != SpecPlan.key(spec) { included.insert(key) }
      }
    }
    let roots = specs.filter { !included.contains(SpecPlan.key($0)) }
    // Each includes another in a circle: the tool says so.
    self.roots = roots.isEmpty ? [specs[0]] : roots
    self.specs = specs
    var names: [String: URL] = [:]
    for root in self.roots {
      for name in SpecFile.outputs(of: root) {
        if let other = names.updateValue(root, forKey: name.lowercased()) {
          throw PluginFault.sameName(target: target, other, root)
        }
      }
    }
  }

  private static func key(_ file: URL) -> String { file.standardizedFileURL.path(percentEncoded: false) }
}

/// What stops the plugin. Each says what to do.
enum PluginFault: Error, CustomStringConvertible {
  case noSources(target: String)
  case noSpec(target: String, folder: URL)
  case outside(target: String, spec: URL, include: String)
  case sameName(target: String, URL, URL)

  var description: String {
    switch self {
    case .noSources(let target):
      "RouteGenPlugin: target '\(target)' has no sources of its own; use the plugin on the target that is to hold the routes"
    case .noSpec(let target, let folder):
      "RouteGenPlugin: no .navspec file in target '\(target)' (looked in \(folder.path(percentEncoded: false))); add routes.navspec "
        + "there, or take the plugin off the target"
    case .outside(let target, let spec, let include):
      "\(spec.path(percentEncoded: false)):1:1: error: RouteGenPlugin: it includes '\(include)', which is not in target '\(target)': an edit of "
        + "it would go unseen; move that file into the target's folder"
    case .sameName(let target, let first, let second):
      "RouteGenPlugin: '\(first.path(percentEncoded: false))' and '\(second.path(percentEncoded: false))' of target '\(target)' would be written "
        + "to the same files; rename one of them, or include it in the other"
    }
  }
}
