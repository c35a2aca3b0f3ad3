import Foundation
import PackagePlugin

/// Turns the specs of a target into Swift before the target is compiled.
///
/// One command a target compiles all of its specs. Which of them are tables and which are parts of one, included by
/// another, the command finds in each run: a build system asks the plugin once, and again only when files come or go. So
/// the outputs of each spec are declared, by names that depend on its name alone; a part's are empty. The inputs are the
/// specs, so that an edit of any of them runs the command.
@main
struct RouteGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { throw report([.noSources(target: target.name)]) }
    return try commands(
      target: target.name, files: module.sourceFiles.map(\.url), folder: target.directoryURL,
      output: context.pluginWorkDirectoryURL, tool: context.tool(named: "routegen").url)
  }

  /// The command for the specs among the files of a target.
  ///
  /// The tool is passed on as it was given: Xcode's holds a variable that is no path yet.
  func commands(target: String, files: [URL], folder: URL, output: URL, tool: URL) throws -> [Command] {
    let plan = SpecPlan(target: target, files: files, folder: folder)
    guard plan.faults.isEmpty else { throw report(plan.faults) }
    return [
      .buildCommand(
        displayName: "Compile the routes of \(target)",
        executable: tool,
        // `--` keeps a path that begins with a dash from being read as an option.
        arguments: ["generate", "--together", "-o", SpecPlan.path(output), "--"] + plan.specs.map(SpecPlan.path),
        // Specs alone: a Swift file that a plugin names as its input vanishes from an Xcode target's compilation.
        inputFiles: plan.specs,
        outputFiles: plan.outputs.map { output.appending(path: $0) })
    ]
  }

  /// Shows the faults, and gives what stops the build for certain.
  private func report(_ faults: [PluginFault]) -> Stop {
    for fault in faults { Diagnostics.error(fault.message) }
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
