import Foundation
import Testing

/// What the plugin makes of the files of a target, and what stops it. `Scripts/plugin` tests it at work.
@Suite struct PluginPlanTests {
  private func plan(_ files: [String]) -> SpecPlan {
    SpecPlan(
      target: "App", files: files.map { URL(filePath: "/My Täget/" + $0) }, folder: URL(filePath: "/My Täget"))
  }

  @Test func allSpecsAreInputsAndNothingElseIs() {
    let plan = plan(["b.navspec", "App.swift", "sub/a b.navspec", "notes.md", "c.navspec.bak", "é.navspec"])
    #expect(plan.faults == [])
    #expect(
      plan.specs.map(SpecPlan.path) == ["b", "sub/a b", "é"].map { "/My Täget/\($0).navspec" })
    #expect(plan.outputs.count == 15)
    #expect(plan.outputs.filter { !$0.contains("+") } == ["B.swift", "A b.swift", "é.swift"])
    // The order in which a build system lists them makes no difference.
    let other = self.plan(["é.navspec", "sub/a b.navspec", "App.swift", "b.navspec"])
    #expect(other.specs == plan.specs && other.outputs == plan.outputs)
  }

  /// D09: two targets may hold the same spec: outputs are names in a target's own folder, and no paths.
  @Test func d09OutputsAreNamesAndNoPaths() {
    for name in plan(["a/b/routes.navspec"]).outputs { #expect(!name.contains("/")) }
  }

  /// D11: a target without a spec is no silent success, and no name that is missing later.
  @Test func d11ATargetWithoutASpecIsToldWhatToDo() {
    #expect(plan(["App.swift"]).faults == [.noSpec(target: "App", folder: "/My Täget")])
    #expect(
      plan([]).faults.map(\.message) == [
        "no .navspec file in target 'App' (looked in /My Täget); add 'routes.navspec' there, or take RouteGenPlugin off "
          + "the target"
      ])
  }

  @Test(arguments: [("routes", "Routes"), ("caf\u{E9}", "cafe\u{301}"), ("x", "x"), ("É", "é")])
  func specsOfOneNameAreBothNamed(_ one: String, _ two: String) {
    let faults = plan(["a/\(one).navspec", "b/\(two).navspec"]).faults
    #expect(faults.count == 1)
    #expect(
      faults.first?.message == "'/My Täget/a/\(one).navspec' and '/My Täget/b/\(two).navspec' of target 'App' would be "
        + "written to the same files; rename one of them")
  }

  @Test func aSourceOfAnOutputsNameIsNamed() {
    let faults = plan(["routes.navspec", "Sub/routes+support.swift", "Router.swift"]).faults
    #expect(
      faults == [
        .taken(target: "App", source: "/My Täget/Sub/routes+support.swift", spec: "routes.navspec")
      ])
    #expect(faults.first?.message.hasSuffix("rename one of them") == true)
  }
}
