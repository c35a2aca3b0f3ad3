import RouteSpec

/// `lint --fix`: makes the certain fixes of findings and writes the files, the spec's own and those that it includes.
struct LintFixes {
  private let specs: [String]

  init(_ specs: [String]) { self.specs = specs }

  /// Makes them and says which, on the standard error.
  ///
  /// - Parameter showsOnly: whether nothing is written, and what would be is shown on the standard output.
  func make(showsOnly: Bool, _ console: inout Console) -> ExitStatus {
    var failures: [FileIO.Failure] = []
    let mending = Mending.mend(specs, identity: System.identity) { path in
      do throws(FileIO.Failure) {
        return .bytes(try specs.contains(path) ? FileIO.read(path) : FileIO.readFile(path))
      } catch {
        if specs.contains(path) { failures.append(error) }
        return .failure(error.reason)
      }
    }
    if !failures.isEmpty {
      for failure in failures { console.error(failure.message) }
      return .inputOutput
    }
    if showsOnly {
      for change in mending.changes {
        let diff = LineDifference.bytes(change.old, change.new, path: change.path)
        console.write(console.isOutputTerminal ? Self.visible(diff) : diff)
      }
      for change in mending.changes where LineDifference.isRefused(change.path) {
        console.remark(
          "'patch' does not follow '\(change.path)' out of the folder; give it the file, 'patch FILE', or run "
            + "'routegen' where the file is below")
      }
      report(mending, isMade: false, &console)
      return mending.changes.isEmpty ? .done : .findings
    }
    do throws(FileIO.Failure) {
      for change in mending.changes where try FileIO.read(change.path) != change.old {
        throw FileIO.Failure(
          action: .write, path: change.path, cause: .isChanged, detail: "somebody has changed it in the meantime")
      }
      try FileIO.replace(mending.changes.map { FileIO.Output(path: $0.path, bytes: $0.new) })
    } catch {
      console.error(error.message)
      return .inputOutput
    }
    report(mending, isMade: true, &console)
    return .done
  }

  private func report(_ mending: Mending, isMade: Bool, _ console: inout Console) {
    for step in mending.made {
      console.note("\(Self.place(of: step)): \(isMade ? "fixed" : "can be fixed"): \(Self.words(of: step))\n")
    }
    for leftover in mending.left {
      let reason =
        switch leftover.obstacle {
        case .mendsNothing: "with it the finding would stay, or another come up"
        case .otherSpec: "another of the specs includes the file and has no such finding"
        case .endless: "fixes follow from fixes without an end"
        }
      console.note("\(Self.place(of: leftover.step)): not fixed: \(Self.words(of: leftover.step)); \(reason)\n")
    }
    let (count, files) = (mending.made.count, mending.changes.count)
    if count > 0 {
      console.remark(
        "\(count == 1 ? "1 fix" : "\(count) fixes") \(isMade ? "made" : "to be made") in "
          + (files == 1 ? "1 file" : "\(files) files"))
    }
  }

  private static func place(of step: Mending.Step) -> String {
    "\(VisibleText.escaping(step.path)):\(step.position.line):\(step.position.column)"
  }

  private static func words(of step: Mending.Step) -> String {
    "\(VisibleText.escaping(step.title)) [\(step.code)]"
  }

  /// A text of several lines as a terminal may show it. A line end of CR and LF is shown as one.
  static func visible(_ bytes: [UInt8]) -> [UInt8] {
    var lines: [[UInt8]] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = line.last == 0x0D ? line.dropLast() : line
      lines.append(Array(VisibleText.escaping(String(decoding: text, as: UTF8.self)).utf8))
    }
    return Array(lines.joined(separator: [0x0A]))
  }
}
