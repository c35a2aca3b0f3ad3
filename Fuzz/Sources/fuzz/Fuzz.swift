import Foundation

/// What is fuzzed: one of these for a run, by name in the environment.
enum FuzzTarget: String, CaseIterable {
  /// Any bytes as a spec.
  case spec
  /// Any bytes as a link, by the code that is generated from the example.
  case read
  /// A table that the bytes choose, with links and values.
  case table
  /// Any bytes as a saved route.
  case state

  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["ROUTEGEN_FUZZ"] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fail("ROUTEGEN_FUZZ is one of \(allCases.map(\.rawValue).joined(separator: ", ")), not '\(name)'")
    }
    return target
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .spec: SpecTarget.run(bytes)
    case .read: ReadTarget.run(bytes)
    case .table: TableTarget.run(bytes)
    case .state: StateTarget.run(bytes)
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// The program's main by the name that SwiftPM's linker takes for it. Where SwiftPM is told of the sanitizer itself, as in
/// a smoke run, libFuzzer's own main is linked, and this one is not called.
@_cdecl("fuzz_main")
public func fuzzMain(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
  var (count, words) = (count, words)
  return runFuzzer(&count, &words, fuzzOneInput)
}

/// libFuzzer's driver, a C function.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Ends the run with what is wrong, so that libFuzzer keeps the input.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data(("\n" + message + "\n").utf8))
  fatalError("a property does not hold")
}

func hold(_ isTrue: Bool, _ message: @autoclosure () -> String) {
  if !isTrue { fail(message()) }
}
