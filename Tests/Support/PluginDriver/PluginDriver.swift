// Asks the plugin for the commands of a target with these files, and prints them. `Scripts/plugin` compiles it with the
// plugin's own sources.
//
//   PluginDriver TOOL FILE…

import Foundation
import PackagePlugin

@main enum PluginDriver {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let tool = URL(filePath: words.first ?? "")
    let commands = try RouteGenPlugin().commands(
      target: "App", files: words.dropFirst().map { URL(filePath: $0) }, folder: URL(filePath: "/target"),
      output: URL(filePath: "/work folder"), tool: tool)
    for command in commands {
      guard case .buildCommand(_, let executable, let arguments, let environment, let inputs, let outputs) = command
      else {
        print("another kind of command")
        continue
      }
      print("tool", executable == tool ? "untouched" : "changed", executable.path(percentEncoded: false))
      print("arguments", arguments.joined(separator: " "))
      print("environment", environment.count)
      for file in inputs { print("input", file.path(percentEncoded: false)) }
      for file in outputs { print("output", file.path(percentEncoded: false)) }
    }
  }
}
