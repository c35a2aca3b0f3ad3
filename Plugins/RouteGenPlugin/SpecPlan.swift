import Foundation

/// The specs of a target, and which of them are roots.
struct SpecPlan {
  /// Every spec, by path.
  private(set) var specs: [URL] = []
  /// Those that no other includes, by path.
  private(set) var roots: [URL] = []
  /// What is wrong. There is nothing to build then.
  private(set) var faults: [PluginFault] = []

  /// Reads the specs among the files of a target for what they include.
  ///
  /// - Parameter folder: where the target's files lie, to name it.
  init(target: String, files: [URL], folder: URL) {
    specs = files.filter { SpecFile.isSpec(SpecPlan.path($0)) }
      .sorted { SpecPlan.path($0).utf8.lexicographicallyPrecedes(SpecPlan.path($1).utf8) }
    guard !specs.isEmpty else {
      faults = [.noSpec(target: target, folder: SpecPlan.path(folder))]
      return
    }
    let targets = SpecPlan.includes(specs, target: target, faults: &faults)
    roots = SpecPlan.roots(of: targets).map { specs[$0] }
    checkNames(target: target, sources: files.filter { SpecPlan.path($0).hasSuffix(".swift") })
  }

  static func path(_ file: URL) -> String { file.path(percentEncoded: false) }

  /// For each spec the places of those it includes, itself left out.
  private static func includes(_ specs: [URL], target: String, faults: inout [PluginFault]) -> [[Int]] {
    // A link to a spec is that spec.
    let known = Dictionary(grouping: specs.indices) { FileIdentity(path(specs[$0])) }
    return specs.enumerated().map { index, spec in
      // A spec that cannot be read is the command's to report, as is an include of what is not there.
      var targets: [Int] = []
      for include in IncludeScan.includes(in: contents(of: path(spec)) ?? []) {
        guard let file = resolve(include.path, in: path(spec)) else { continue }
        if let others = known[FileIdentity(file)] {
          targets += others.filter { $0 != index }
        } else if FileManager.default.fileExists(atPath: file) {
          faults.append(.outside(target: target, spec: path(spec), include: include))
        }
      }
      return targets
    }
  }

  /// The bytes of a regular file: nobody may write to a pipe.
  private static func contents(of path: String) -> [UInt8]? {
    let file = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return FileManager.default.contents(atPath: file).map(Array.init)
  }

  /// The file that an include means; nil for a path that the command refuses.
  private static func resolve(_ include: String, in spec: String) -> String? {
    let bytes = Array(include.utf8)
    guard let first = bytes.first, !isSeparator(first), !bytes.contains(0) else { return nil }
    if bytes.count > 2, bytes[1] == UInt8(ascii: ":"), isSeparator(bytes[2]) { return nil }
    var parts = spec.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(decoding: $0, as: UTF8.self) }
    for part in bytes.split(whereSeparator: isSeparator).map({ String(decoding: $0, as: UTF8.self) }) {
      // As the command does it: by the text of the path, whatever is a link in it.
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

  /// The specs that no other includes; and where some include each other in a circle that no root leads to, the first
  /// one of it, so that the command sees the circle and says so.
  static func roots(of targets: [[Int]]) -> [Int] {
    let included = Set(targets.joined())
    var roots = targets.indices.filter { !included.contains($0) }
    var reached = Set(roots)
    for root in roots { reached.formUnion(reach(from: root, targets)) }
    for index in targets.indices where !reached.contains(index) {
      let reach = reach(from: index, targets)
      guard reach.contains(index) else { continue }
      roots.append(index)
      reached.formUnion(reach)
    }
    return roots.sorted()
  }

  /// Whatever a spec leads to; itself only where a circle leads back.
  private static func reach(from start: Int, _ targets: [[Int]]) -> Set<Int> {
    var reached: Set<Int> = []
    var waiting = targets[start]
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += targets[next] }
    }
    return reached
  }

  /// Reports outputs that would take each other's place, or have the name of a source: a module has one file of a name.
  private mutating func checkNames(target: String, sources: [URL]) {
    // Swift compares texts as most disks do, accents composed or not; and many disks do not tell capitals.
    var owners: [String: URL] = [:]
    for root in roots {
      guard let name = SpecFile.outputs(ofSpecNamed: root.lastPathComponent).first?.lowercased() else { continue }
      if let other = owners.updateValue(root, forKey: name) {
        faults.append(.sameName(target: target, SpecPlan.path(other), SpecPlan.path(root)))
      }
    }
    var names: [String: URL] = [:]
    for root in roots {
      for name in SpecFile.outputs(ofSpecNamed: root.lastPathComponent) { names[name.lowercased()] = root }
    }
    for source in sources {
      guard let root = names[source.lastPathComponent.lowercased()] else { continue }
      faults.append(.taken(target: target, source: SpecPlan.path(source), spec: root.lastPathComponent))
    }
  }
}

/// A file, whatever path it is named by: letters in another case, accents composed or not, links.
private struct FileIdentity: Hashable {
  private var path: String
  private var disk = 0
  private var number = 0

  init(_ path: String) {
    self.path = path
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: real),
      let disk = attributes[.systemNumber] as? Int, let number = attributes[.systemFileNumber] as? Int, number != 0
    else { return }
    self.disk = disk
    self.number = number
    self.path = ""
  }
}

/// What stops the plugin. Each says what to do.
enum PluginFault: Equatable {
  case noSources(target: String)
  case noSpec(target: String, folder: String)
  case outside(target: String, spec: String, include: IncludeScan.Include)
  case sameName(target: String, String, String)
  case taken(target: String, source: String, spec: String)

  /// What is wrong and what to do, with the place in front where there is one.
  var message: String {
    switch self {
    case .noSources(let target):
      "target '\(target)' has no sources of its own; use RouteGenPlugin on the target that is to hold the routes"
    case .noSpec(let target, let folder):
      "no .navspec file in target '\(target)' (looked in \(folder)); add 'routes.navspec' there, or take RouteGenPlugin "
        + "off the target"
    case .outside(let target, let spec, let include):
      "\(spec):\(include.line):\(include.column): '\(include.path)' is not among the .navspec files of target "
        + "'\(target)', so an edit of it would go unseen; move it into the target's folder"
    case .sameName(let target, let first, let second):
      "'\(first)' and '\(second)' of target '\(target)' would be written to the same files; rename one of them, or "
        + "include it in the other"
    case .taken(let target, let source, let spec):
      "'\(source)' of target '\(target)' has the name of a file that is made from '\(spec)'; rename one of them"
    }
  }

  /// The file and line that it is about.
  var place: (file: String, line: Int)? {
    if case .outside(_, let spec, let include) = self { return (spec, include.line) }
    return nil
  }
}
