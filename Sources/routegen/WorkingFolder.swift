import RouteSpec

/// Paths as seen from the folder that the command was run in.
enum WorkingFolder {
  /// A path from the root.
  static func absolute(_ path: String) -> String {
    SpecPath.normalized(path.hasPrefix("/") ? path : FileIO.join(System.currentFolder ?? "", path))
  }

  /// A path from the folder, as it is given; from the root where it leads out of the folder.
  static func below(_ path: String) -> String {
    let path = SpecPath.normalized(path)
    return path == ".." || path.hasPrefix("../") ? absolute(path) : path
  }

  /// A path with all links followed but the last.
  static func resolved(_ path: String) -> String {
    let folder = FileIO.folder(of: path)
    return FileIO.join(System.resolved(folder.isEmpty ? "." : folder), String(path.dropFirst(folder.count)))
  }

  /// The way from a folder to a file, both from the root.
  static func path(from folder: String, to file: String) -> String {
    var from = folder.split(separator: "/")[...]
    var to = file.split(separator: "/")[...]
    while let first = from.first, to.count > 1, first == to.first {
      from.removeFirst()
      to.removeFirst()
    }
    return (from.map { _ in ".." } + to).joined(separator: "/")
  }
}
