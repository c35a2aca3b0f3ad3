@testable import RouteSpec

/// A table that the input chooses by the generator of the law tests, with links and values for it.
///
/// What is read is what an oracle reads that tries every route; what is printed opens the same screen; declarations in
/// another order change nothing. And the compiler has no witness that its own matcher does not confirm.
enum TableTarget {
  static func run(_ bytes: [UInt8]) {
    var generator = SpecGenerator(random: Seeded(bytes: bytes[...]))
    let draft = generator.draft()
    guard let subject = LawSubject(draft) else { return }
    var links = LinkGenerator(0, subject.table, subject.matcher.competition)
    // What the table left of the input chooses links and values.
    links.random = generator.random
    for _ in 0..<12 {
      let failing = LawCase.link(links.link(), links.chance(30) ? .inside : .outside)
      if let fault = Laws.readsOtherwise(subject, failing) { fail("\(failing)\n\(fault)\n\(draft.text)") }
    }
    for route in subject.table.routes {
      let values = Dictionary(
        route.parameters.map { ($0.name, links.value($0)) }, uniquingKeysWith: { first, _ in first })
      for target in [LinkMatcher.Target.path, .url, .scheme] {
        let failing = LawCase.print(route.name, values, target)
        if let fault = Laws.breaksLaw1(subject, failing) { fail("\(failing)\n\(fault)\n\(draft.text)") }
      }
    }
    permute(draft, subject, &links)
    let compilation = Compiler.compile(path: "main.navspec") { _ in .bytes(Array(draft.text.utf8)) }
    if !compilation.hasErrors {
      for file in compilation.generatedFiles() where !file.name.hasSuffix("+Support.swift") {
        if let fault = SwiftOutline.fault(in: file.text) { fail("\(file.name): \(fault)\n\(draft.text)") }
      }
    }
  }

  private static func permute(_ draft: SpecDraft, _ subject: LawSubject, _ links: inout LinkGenerator) {
    // Order decides where the spec says so, and which of two tabs with one address is left out.
    if subject.table.app.isPrecedenceDeclared { return }
    if subject.findings.contains(where: { $0.code.number == 509 }) { return }
    let (shuffled, files) = Laws.shuffled(draft, &links.random)
    guard let other = LawSubject(shuffled, files: files) else {
      return hold(false, "it cannot be read shuffled\n\(shuffled.text)")
    }
    for _ in 0..<6 {
      let link = links.link()
      let source = links.chance(30) ? LinkSource.inside : .outside
      let texts = [subject, other].map { Laws.text($0.matcher, link, source) }
      hold(
        texts[0] == texts[1],
        "\(link.debugDescription) from \(source)\n\(texts)\n\(draft.text)\n\(shuffled.text)\n\(files)")
    }
  }
}
