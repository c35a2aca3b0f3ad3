import Foundation

/// The specs of a target, by name alone: a build system asks a plugin again when files come and go, but not when their
/// texts change.
struct SpecPlan {
  /// Every spec, by path.
  private(set) var specs: [URL] = []
  /// The names of all generated files.
  private(set) var outputs: [String] = []
  /// What is wrong. There is nothing to build then.
  private(set) var faults: [PluginFault] = []

  /// Finds the specs among the files of a target.
  ///
  /// - Parameter folder: where the target's files lie, to name it.
  init(target: String, files: [URL], folder: URL) {
    specs = files.filter { SpecFile.isSpec(SpecPlan.path($0)) }
      .sorted { SpecPlan.path($0).utf8.lexicographicallyPrecedes(SpecPlan.path($1).utf8) }
    if specs.isEmpty { faults.append(.noSpec(target: target, folder: SpecPlan.path(folder))) }
    // Swift compares texts as most disks do, accents composed or not; and many disks do not tell capitals.
    var owners: [String: URL] = [:]
    for spec in specs {
      if SpecFile.hasHiddenOutputs(specNamed: spec.lastPathComponent) {
        faults.append(.hidden(target: target, SpecPlan.path(spec)))
      }
      let names = SpecFile.outputs(ofSpecNamed: spec.lastPathComponent)
      outputs += names
      if let other = names.first.flatMap({ owners[$0.lowercased()] }) {
        faults.append(.sameName(target: target, SpecPlan.path(other), SpecPlan.path(spec)))
      }
      for name in names { owners[name.lowercased()] = spec }
    }
    // A module has one file of a name.
    for source in files where !SpecFile.isSpec(SpecPlan.path(source)) {
      guard let spec = owners[source.lastPathComponent.lowercased()] else { continue }
      faults.append(.taken(target: target, source: SpecPlan.path(source), spec: spec.lastPathComponent))
    }
  }

  static func path(_ file: URL) -> String { file.path(percentEncoded: false) }
}

/// What stops the plugin. Each says what to do.
enum PluginFault: Equatable {
  case noSources(target: String)
  case noSpec(target: String, folder: String)
  case hidden(target: String, String)
  case sameName(target: String, String, String)
  case taken(target: String, source: String, spec: String)

  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .noSources(let target):
      "target '\(target)' has no sources of its own; use RouteGenPlugin on the target that is to hold the routes"
    case .noSpec(let target, let folder):
      "no .navspec file in target '\(target)' (looked in \(folder)); add 'routes.navspec' there, or take RouteGenPlugin "
        + "off the target"
    case .hidden(let target, let spec):
      "'\(spec)' of target '\(target)' is a hidden file, and what is made from it would be too; give it a name such as "
        + "'routes.navspec'"
    case .sameName(let target, let first, let second):
      "'\(first)' and '\(second)' of target '\(target)' would be written to the same files; rename one of them"
    case .taken(let target, let source, let spec):
      "'\(source)' of target '\(target)' has the name of a file that is made from '\(spec)'; rename one of them"
    }
  }
}
