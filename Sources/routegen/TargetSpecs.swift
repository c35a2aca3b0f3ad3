import RouteSpec

/// All specs of a target: the roots, each a table, and those that are only parts of one.
///
/// A root is a spec that no other includes. The build plugin cannot tell: a build system asks it once, and not again
/// when a spec's text changes. So it names all specs and declares the files of each, and which are roots is found
/// here, in each run.
struct TargetSpecs {
  /// The tables, in the order given.
  private(set) var roots: [SpecSource] = []
  /// What is included by them.
  private(set) var parts: [SpecSource] = []

  /// Reads the specs, and says which cannot be read; nil where one could not.
  init?(_ words: [String], _ console: inout Console) {
    let files = words.map(System.resolved)
    guard let specs = SpecSource.all(words, of: Set(files), &console) else { return nil }
    // For each spec those that it leads to; a compilation has read them all.
    let places = Dictionary(grouping: files.indices) { files[$0] }
    let reach = zip(files, specs).map { file, spec in
      let read = spec.compilation.files.dropFirst().map { System.resolved($0.path) }
      return Set(read.filter { $0 != file }.flatMap { places[$0] ?? [] })
    }
    for (index, spec) in specs.enumerated() {
      if TargetSpecs.isRoot(index, reach) { roots.append(spec) } else { parts.append(spec) }
    }
  }

  /// Whether no other spec leads to this one; of specs that lead to each other, and to which no root does, the first
  /// one is a root, so that the circle is seen and said.
  static func isRoot(_ index: Int, _ reach: [Set<Int>]) -> Bool {
    reach.indices.allSatisfy { other in
      other == index || !reach[other].contains(index) || (reach[index].contains(other) && index < other)
    }
  }

  /// The files of a part: Swift files without anything, for the build system was promised them.
  static func emptyFiles(of part: SpecSource) -> [(name: String, text: String)] {
    let name = Command.fileName(of: part.path)
    let text =
      "// swift-format-ignore-file\n// Made by routegen: \(VisibleText.escaping(name)) is a part of another table.\n"
    return OutputNames.files(forSpecNamed: Generator.stem(of: name)).map { ($0, text) }
  }
}
