// Checks generated code from outside its module, or answers links by it.
//
// With `answer`: reads lines `app<tab>link` and writes what the generated code of that app says of the link, a line of JSON each.
// Without: runs every check, prints those that fail, and exits with 1 where one did.
import Foundation

if CommandLine.arguments.contains("answer") {
  while let line = readLine() {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    print(answers[parts[0]]?(parts[1]) ?? "null")
  }
} else {
  let checks = Checks()
  checks.trailhead()
  checks.types()
  checks.names()
  checks.external()
  checks.others()
  print("\(checks.count) checks, \(checks.failures.count) failed")
  for failure in checks.failures { print(failure) }
  exit(checks.failures.isEmpty ? 0 : 1)
}
