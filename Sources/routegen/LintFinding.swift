import RouteSpec

/// A finding of one of the specs that `lint` was given.
struct LintFinding {
  /// The finding.
  var diagnostic: Diagnostic
  /// The index of its spec, whose files its places are in.
  var spec: Int

  /// All findings of some specs in order. What is wrong in a file that two of the specs include is there once.
  static func all(of specs: [SpecSource]) -> [LintFinding] {
    var seen: Set<JSONText> = []
    return specs.enumerated().flatMap { index, spec in
      let renderer = JSONRenderer(files: spec.compilation.files)
      return spec.compilation.diagnostics.filter { diagnostic in
        specs.count == 1 || seen.insert(renderer.render(diagnostic)).inserted
      }.map { LintFinding(diagnostic: $0, spec: index) }
    }
  }
}

/// The form in which `lint` shows its findings.
enum LintFormat: String, CaseIterable {
  case text, json, sarif, github, xcode

  /// Whether notes are shown though nobody asked for them. A tool that reads JSON can leave them out; annotations and
  /// alerts are for people.
  var alwaysHasNotes: Bool { self == .json }

  /// Writes findings to the standard output.
  ///
  /// - Parameter failures: what kept the run from being finished. A tool finds it in the document, which is whole even
  ///   then; a person has read it on the standard error.
  func write(
    _ findings: [LintFinding], of specs: [SpecSource], failures: [String] = [], to console: inout Console
  ) {
    let files = specs.map { $0.compilation.files }
    switch self {
    case .text:
      let renderers = files.map { TextRenderer(files: $0, isColored: console.isOutputColored) }
      for finding in findings { console.write(renderers[finding.spec].render(finding.diagnostic)) }
    case .xcode:
      // Xcode opens what has an absolute path alone.
      let renderers = files.map {
        TextRenderer(files: LintFormat.files($0, at: WorkingFolder.absolute), showsSource: false)
      }
      for finding in findings { console.write(renderers[finding.spec].render(finding.diagnostic)) }
    case .github:
      let renderers = files.map(GitHubRenderer.init)
      for finding in findings { console.write(renderers[finding.spec].render(finding.diagnostic)) }
      for failure in failures { console.write(GitHubRenderer.render(failure: failure)) }
    case .json:
      let renderers = files.map(JSONRenderer.init)
      let list = findings.map { renderers[$0.spec].render($0.diagnostic) }
      console.write(JSONRenderer.document(list, failures: failures))
    case .sarif:
      var log = SARIFRenderer(version: Version.text)
      log.failures = failures
      let subjects = files.map(FindingSubjects.init)
      let placed = files.map { LintFormat.files($0, at: WorkingFolder.below) }
      for finding in findings {
        log.add(
          finding.diagnostic, files: placed[finding.spec],
          subject: subjects[finding.spec].subject(of: finding.diagnostic))
      }
      console.write(log.text)
    }
  }

  private static func files(_ files: [SourceFile], at place: (String) -> String) -> [SourceFile] {
    files.map { SourceFile(path: $0.path == SpecSource.inputName ? $0.path : place($0.path), bytes: $0.bytes) }
  }
}
