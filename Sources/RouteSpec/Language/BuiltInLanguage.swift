/// The languages of the built-in types, each made once a run: they depend on no table, and some take longer to make
/// than a small table to check.
enum BuiltInLanguage {
  static let pathString = try? Automaton.pathString()
  static let queryString = try? Automaton.queryString()
  static let int = try? Automaton.int(Int.min...Int.max)
  static let printedInt = try? Automaton.printedInt(Int.min...Int.max)
  static let uint = try? Automaton.uint(0...UInt.max)
  static let printedUInt = try? Automaton.printedUInt(0...UInt.max)
  static let double = try? Automaton.double()
  static let printedDouble = try? Automaton.printedDouble()
  static let bool = try? Automaton.texts(["true", "false"].map { Array($0.utf8) })
  static let queryBool = try? Automaton.texts(["true", "false", "1", "0", ""].map { Array($0.utf8) })
  static let uuid = try? Automaton.uuid()
  static let printedUUID = try? Automaton.uuid(digits: "0-9A-F")
  static let day = try? Automaton.day()
  static let url = try? Automaton.url()
}

extension Automaton? {
  /// The automaton; none is one that was too large.
  func made() throws(AutomatonTooLarge) -> Automaton {
    guard let self else { throw AutomatonTooLarge() }
    return self
  }
}
