import RouteSpec

extension Command {
  static let generate = Command(
    name: "generate",
    arguments: "<spec>...",
    abstract: "Write the Swift files of each spec.",
    discussion: """
      For 'routes.navspec' these are Routes.swift, Routes+Matching.swift, Routes+Navigation.swift, Routes+SwiftUI.swift and \
      Routes+Support.swift. A file is written only if its bytes change, and none is where a spec has an error. 'generate' \
      may be left out: 'routegen routes.navspec -o Generated/'.
      """,
    argumentHelp: [("<spec>", "A table of routes, a .navspec file.")],
    options: [
      Option(
        name: "--output", short: "-o", value: "folder",
        help: "The folder to write to. It is made if it is missing.", isRequired: true),
      Option(
        name: "--together",
        help: """
          The specs are all of one target: one that another includes is a part of that and gets empty files, and no other \
          file may be included. The build plugin works so.
          """),
      Option(name: "--check", help: "Write nothing; fail if a file is missing or would change."),
    ],
    comingOptions: ["--watch"],
    run: { arguments, console throws(UsageError) in try generate(arguments, &console) })

  private static func generate(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.words.isEmpty { throw .missingSpec(of: "generate") }
    guard let folder = arguments.value(of: "--output") else { throw .missingOutput }
    if arguments.words.contains("-") { throw .inputHasNoName }
    try checkNames(arguments.words)

    let specs: [SpecSource]
    var empty: [(name: String, text: String)] = []
    if arguments.has("--together") {
      guard let target = TargetSpecs(arguments.words, &console) else { return .inputOutput }
      specs = target.roots
      empty = target.parts.flatMap(TargetSpecs.emptyFiles)
    } else {
      guard let all = SpecSource.all(arguments.words, &console) else { return .inputOutput }
      specs = all
    }
    SpecSource.report(specs, &console)
    if specs.contains(where: { $0.hasErrors() }) { return .findings }

    let files = (specs.flatMap { $0.generatedFiles.map { ($0.name, $0.text) } } + empty).map { name, text in
      FileIO.Output(path: FileIO.join(folder, name), bytes: Array(text.utf8))
    }
    do throws(FileIO.Failure) {
      if arguments.has("--check") {
        let changed = try FileIO.changed(among: files)
        for file in changed {
          console.error("'\(file.path)' is \(System.isThere(file.path) ? "out of date" : "missing")")
        }
        return changed.isEmpty ? .done : .findings
      }
      try FileIO.createFolder(folder)
      try FileIO.update(files, in: folder)
      return .done
    } catch {
      console.error(error.message)
      return .inputOutput
    }
  }

  /// Refuses a spec whose files would be hidden, and two specs whose files would take each other's place; on a disk that folds case these are more.
  private static func checkNames(_ specs: [String]) throws(UsageError) {
    var seen: [String: String] = [:]
    for spec in specs {
      let file = fileName(of: spec)
      if OutputNames.areHidden(ofSpecNamed: file) { throw .hiddenSpec(spec) }
      guard let name = OutputNames.files(forSpecNamed: Generator.stem(of: file)).first?.lowercased()
      else { continue }
      if let other = seen.updateValue(spec, forKey: name) { throw .sameNames(other, spec) }
    }
  }

  static func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
