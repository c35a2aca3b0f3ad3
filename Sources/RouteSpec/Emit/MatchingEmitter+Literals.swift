/// What ends the file: values of Foundation, and the two texts of the table.
extension MatchingEmitter {
  /// Values that take Foundation, or that defaults of cases take. They stand here and not in the support file, which
  /// imports nothing.
  func foundation(_ writer: inout CodeWriter) {
    var functions: [(inout CodeWriter) -> Void] = []
    if plan.uses(.uuid) { functions += [uuid, halves] }
    if plan.hasConstant(.url) || provable.contains(true) { functions.append(url) }
    if plan.hasConstant(.day) { functions.append(day) }
    if functions.isEmpty { return }
    writer.line()
    writer.block("nonisolated extension \(plan.matching)") { writer in
      for (index, function) in functions.enumerated() {
        if index > 0 { writer.line() }
        function(&writer)
      }
    }
  }

  private func uuid(_ writer: inout CodeWriter) {
    let usable = plan.usable(where: plan.hasDefault(of: .uuid))
    writer.line("/// A UUID of its two halves.")
    writer.block("\(usable)static func uuid(_ first: Swift.UInt64, _ second: Swift.UInt64) -> Foundation.UUID") {
      writer in
      writer.line("var bytes: Foundation.uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)")
      writer.block("Swift.withUnsafeMutableBytes(of: &bytes)") { writer in
        writer.line("$0.storeBytes(of: first.bigEndian, as: Swift.UInt64.self)")
        writer.line("$0.storeBytes(of: second.bigEndian, toByteOffset: 8, as: Swift.UInt64.self)")
      }
      writer.line("return Foundation.UUID(uuid: bytes)")
    }
  }

  private func halves(_ writer: inout CodeWriter) {
    writer.line("/// The two halves of a UUID.")
    writer.block("static func halves(_ value: Foundation.UUID) -> (Swift.UInt64, Swift.UInt64)") { writer in
      writer.block("Swift.withUnsafeBytes(of: value.uuid)") { writer in
        writer.line("(")
        writer.indented { writer in
          writer.line("$0.loadUnaligned(as: Swift.UInt64.self).bigEndian,")
          writer.line("$0.loadUnaligned(fromByteOffset: 8, as: Swift.UInt64.self).bigEndian")
        }
        writer.line(")")
      }
    }
  }

  private func url(_ writer: inout CodeWriter) {
    writer.line(
      "/// The URL of a text that the compiler knows to be one. Nothing traps, whatever Foundation makes of it.")
    let usable = plan.usable(where: plan.hasDefault(of: .url))
    writer.block("\(usable)static func url(_ text: Swift.String) -> Foundation.URL") { writer in
      writer.line("Foundation.URL(string: text) ?? Foundation.URL(fileURLWithPath: \"/\")")
    }
  }

  private func day(_ writer: inout CodeWriter) {
    writer.line("/// A day that the compiler knows to exist.")
    let usable = plan.usable(where: plan.hasDefault(of: .day))
    writer.function(
      "\(usable)static func day(", ["_ year: Swift.Int", "_ month: Swift.Int", "_ day: Swift.Int"],
      ") -> \(plan.support).Day"
    ) {
      $0.line("\(plan.support).Day(unchecked: year, month, day)")
    }
  }

  // MARK: The table

  func literals(_ writer: inout CodeWriter) {
    writer.line()
    writer.line(
      "/// The two texts of the table. They are there before the first link: nothing initialises them or allocates for them."
    )
    writer.block("nonisolated extension \(plan.matching)") { writer in
      literal("nodes", matchTable.nodes, "#", &writer)
      writer.line()
      literal("pool", matchTable.pool, "", &writer)
    }
  }

  /// A text in lines of at most 120 characters.
  private func literal(_ name: String, _ bytes: [UInt8], _ mark: String, _ writer: inout CodeWriter) {
    writer.block("private static var \(name): Swift.StaticString") { writer in
      writer.line(mark + "\"\"\"")
      let joint = "\\" + mark
      var line = ""
      var width = 0
      // In the raw form nothing needs an escape: its characters are those from `0` to `o`.
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        let piece = mark.isEmpty ? SwiftText.ascii(scalar) : String(scalar)
        let size = piece.utf8.count
        if width + size > 114 {
          writer.line(line + joint)
          line = ""
          width = 0
        }
        line += piece
        width += size
      }
      writer.line(line)
      writer.line("\"\"\"" + mark)
    }
  }
}
