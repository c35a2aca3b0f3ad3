/// Punycode (RFC 3492): a label of any scalars, written in ASCII letters, digits and hyphens.
///
/// `bücher` is `bcher-kva`: the ASCII that is there, a hyphen, then where each other scalar goes.
public enum Punycode {
  private static let base: UInt32 = 36
  private static let minimum: UInt32 = 1
  private static let maximum: UInt32 = 26
  private static let skew: UInt32 = 38
  private static let damp: UInt32 = 700
  private static let firstBias: UInt32 = 72
  private static let firstScalar: UInt32 = 0x80

  /// The label in Punycode, without `xn--`; nil where a number overflows. Quadratic in the length; a label has 63 bytes
  /// at most.
  public static func encode(_ label: [Unicode.Scalar]) -> [UInt8]? {
    var output = label.filter(\.isASCII).map { UInt8(truncatingIfNeeded: $0.value) }
    let basicCount = UInt32(output.count)
    var handled = basicCount
    if basicCount > 0 { output.append(UInt8(ascii: "-")) }
    var next = firstScalar
    var delta: UInt32 = 0
    var bias = firstBias
    while handled < label.count {
      guard let least = label.lazy.map(\.value).filter({ $0 >= next }).min() else { return nil }
      let (step, overflow) = (least - next).multipliedReportingOverflow(by: handled + 1)
      let (sum, carry) = delta.addingReportingOverflow(step)
      if overflow || carry { return nil }
      delta = sum
      next = least
      for scalar in label {
        if scalar.value < next {
          delta += 1
        } else if scalar.value == next {
          appendNumber(delta, bias: bias, to: &output)
          bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
          delta = 0
          handled += 1
        }
      }
      delta += 1
      next += 1
    }
    return output
  }

  /// The label that this Punycode, without `xn--`, stands for; nil where it stands for none.
  public static func decode(_ bytes: [UInt8]) -> [Unicode.Scalar]? {
    let split = bytes.lastIndex(of: UInt8(ascii: "-"))
    var output: [Unicode.Scalar] = []
    for byte in bytes[..<(split ?? 0)] {
      guard byte < 0x80 else { return nil }
      output.append(Unicode.Scalar(byte))
    }
    var rest = bytes[(split.map { $0 + 1 } ?? 0)...]
    var next = firstScalar
    var index: UInt32 = 0
    var bias = firstBias
    while !rest.isEmpty {
      guard let delta = readNumber(&rest, bias: bias) else { return nil }
      let (sum, overflow) = index.addingReportingOverflow(delta)
      if overflow { return nil }
      let count = UInt32(output.count) + 1
      bias = adapted(delta, count: count, isFirst: output.count == (split ?? 0))
      let (value, carry) = next.addingReportingOverflow(sum / count)
      guard !carry, let scalar = Unicode.Scalar(value) else { return nil }
      next = value
      index = sum % count
      output.insert(scalar, at: Int(index))
      index += 1
    }
    return output
  }

  /// A number of variable length: a digit below its threshold ends it (RFC 3492, section 3.3).
  private static func appendNumber(_ number: UInt32, bias: UInt32, to output: inout [UInt8]) {
    var rest = number
    var position = base
    while true {
      let limit = threshold(position, bias)
      if rest < limit { break }
      output.append(digit(limit + (rest - limit) % (base - limit)))
      rest = (rest - limit) / (base - limit)
      position += base
    }
    output.append(digit(rest))
  }

  private static func readNumber(_ rest: inout ArraySlice<UInt8>, bias: UInt32) -> UInt32? {
    var number: UInt32 = 0
    var weight: UInt32 = 1
    var position = base
    while let byte = rest.popFirst() {
      guard let digit = value(of: byte) else { return nil }
      let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
      let (sum, carry) = number.addingReportingOverflow(product)
      if overflow || carry { return nil }
      number = sum
      let limit = threshold(position, bias)
      if digit < limit { return number }
      let (heavier, tooHeavy) = weight.multipliedReportingOverflow(by: base - limit)
      if tooHeavy { return nil }
      weight = heavier
      position += base
    }
    return nil
  }

  private static func threshold(_ position: UInt32, _ bias: UInt32) -> UInt32 {
    position <= bias ? minimum : min(max(position - bias, minimum), maximum)
  }

  private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var position: UInt32 = 0
    while delta > (base - minimum) * maximum / 2 {
      delta /= base - minimum
      position += base
    }
    return position + (base - minimum + 1) * delta / (delta + skew)
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 0x61...0x7A: UInt32(byte - 0x61)
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x30...0x39: UInt32(byte - 0x30) + 26
    default: nil
    }
  }
}
