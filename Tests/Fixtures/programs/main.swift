// Checks generated code from outside its module, or answers links by it.
//
// With `answer`: reads lines `app<tab>link` and writes what the generated code of that app says of the link, a line of JSON each.
// With `navigate` and paths: runs the cases of documents. With `wander`: random actions on the tables of lines `app<tab>seed<tab>link…`.
// With `print`: the same of lines `app<tab>saved route`, and what links the route prints.
// Without: runs every check, prints those that fail, and exits with 1 where one did.
import Foundation

if let function = ["answer": answers, "print": prints][CommandLine.arguments.dropFirst().first ?? ""] {
  while let line = readLine() {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    print(function[parts[0]]?(parts[1]) ?? "null")
  }
} else if let mode = ["navigate": { NavigationCases.run($0) }, "wander": { _ in NavigationWalks.run() }][
  CommandLine.arguments.dropFirst().first ?? ""]
{
  exit(mode(Array(CommandLine.arguments.dropFirst(2))) ? 0 : 1)
} else {
  let checks = Checks()
  checks.trailhead()
  checks.types()
  checks.names()
  checks.external()
  checks.others()
  checks.navigation()
  print("\(checks.count) checks, \(checks.failures.count) failed")
  for failure in checks.failures { print(failure) }
  exit(checks.failures.isEmpty ? 0 : 1)
}
