import Foundation
import PackagePlugin

/// Turns each root spec of a target into Swift before the target is compiled.
///
/// A root is a spec that no other spec of the target includes. Its outputs have fixed names, so that they can be
/// declared before anyone has read it; its
/// inputs are all specs of the target, so that an edit of any of them, an included one too, makes it new.
@main
struct RouteGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else {
      throw PluginFault.noSources(target: target.name)
    }
    let specs = module.sourceFiles(withSuffix: SpecFile.suffix).map(\.url)
    return try commands(
      target: target.name, specs: specs, folder: target.directoryURL, output: context.pluginWorkDirectoryURL,
      tool: context.tool(named: "routegen").url)
  }

  /// The commands for the specs of one target.
  func commands(target: String, specs: [URL], folder: URL, output: URL, tool: URL) throws -> [Command] {
    let plan = try SpecPlan(target: target, specs: specs, folder: folder)
    return plan.roots.map { root in
      .buildCommand(
        displayName: "Compile \(root.lastPathComponent) for \(target)",
        executable: tool,
        // `--` keeps a path that begins with a dash from being read as an option.
        arguments: ["generate", "-o", output.path(percentEncoded: false), "--", root.path(percentEncoded: false)],
        inputFiles: plan.specs,
        outputFiles: SpecFile.outputs(of: root).map { output.appending(path: $0) })
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RouteGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      // Only specs: a Swift file that a plugin names as its input vanishes from an Xcode target's compilation.
      let specs = target.inputFiles.map(\.url).filter { $0.path(percentEncoded: false).hasSuffix(SpecFile.suffix) }
      return try commands(
        target: target.displayName, specs: specs, folder: context.xcodeProject.directoryURL,
        output: context.pluginWorkDirectoryURL, tool: context.tool(named: "routegen").url)
    }
  }
#endif
