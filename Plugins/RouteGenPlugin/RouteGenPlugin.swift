import Foundation
import PackagePlugin

/// Turns each root spec of a target into Swift before the target is compiled.
///
/// A root is a spec that no other spec of the target includes. Its outputs have fixed names, so that they can be
/// declared before anyone has read it; its inputs are all specs of the target, so that an edit of any of them, an
/// included one too, makes it new.
@main
struct RouteGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { throw report([.noSources(target: target.name)]) }
    return try commands(
      target: target.name, files: module.sourceFiles.map(\.url), folder: target.directoryURL,
      output: context.pluginWorkDirectoryURL, tool: context.tool(named: "routegen").url)
  }

  /// The commands for the specs among the files of a target.
  ///
  /// The tool is passed on as it was given: Xcode's holds a variable that is no path yet.
  func commands(target: String, files: [URL], folder: URL, output: URL, tool: URL) throws -> [Command] {
    let plan = SpecPlan(target: target, files: files, folder: folder)
    guard plan.faults.isEmpty else { throw report(plan.faults) }
    return plan.roots.map { root in
      .buildCommand(
        displayName: "Compile \(root.lastPathComponent) for \(target)",
        executable: tool,
        // `--` keeps a path that begins with a dash from being read as an option.
        arguments: ["generate", "-o", SpecPlan.path(output), "--", SpecPlan.path(root)],
        // Specs alone: a Swift file that a plugin names as its input vanishes from an Xcode target's compilation.
        inputFiles: plan.specs,
        outputFiles: SpecFile.outputs(ofSpecNamed: root.lastPathComponent).map { output.appending(path: $0) })
    }
  }

  /// Shows the faults, at their places where the build system can, and gives what stops it for certain.
  private func report(_ faults: [PluginFault]) -> Stop {
    for fault in faults { Diagnostics.error(fault.message, file: fault.place?.file, line: fault.place?.line) }
    return Stop()
  }
}

/// Ends the planning of a build whose faults have been shown.
private struct Stop: Error, CustomStringConvertible {
  var description: String { "RouteGenPlugin has nothing to build until that is mended" }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        target: target.displayName, files: target.inputFiles.map(\.url), folder: context.xcodeProject.directoryURL,
        output: context.pluginWorkDirectoryURL, tool: context.tool(named: "routegen").url)
    }
  }
#endif
