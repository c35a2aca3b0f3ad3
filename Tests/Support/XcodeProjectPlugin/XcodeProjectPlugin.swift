// A stand-in for Xcode's own module of this name, which only a Mac with Xcode has. It declares the parts of the
// documented interface that a build plugin meets, and does nothing. `Scripts/plugin` compiles the plugin against it; that
// is all: no part of the plugin has run in Xcode.

import Foundation
import PackagePlugin

/// A build tool plugin that can be used on a target of an Xcode project.
public protocol XcodeBuildToolPlugin: Plugin {
  /// The commands that Xcode is to run for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

/// What a plugin is told of the project.
public struct XcodePluginContext {
  /// The project that the target belongs to.
  public let xcodeProject: XcodeProject
  /// The folder that the plugin's commands may write to.
  public let pluginWorkDirectoryURL: URL

  /// A tool that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool { throw Nothing() }
}

/// A project.
public struct XcodeProject: Identifiable {
  /// Tells it from others.
  public let id: String
  /// Its name, for people.
  public let displayName: String
  /// The folder it lies in.
  public let directoryURL: URL
  /// Its targets.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget: Identifiable {
  /// Tells it from others.
  public let id: String
  /// Its name, for people.
  public let displayName: String
  /// Its files, sources and all others.
  public let inputFiles: FileList
}

private struct Nothing: Error {}
