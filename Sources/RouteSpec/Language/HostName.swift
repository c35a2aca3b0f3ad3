/// A host as links carry it: lower case, Normalization Form C, each label in ASCII (RFC 5891 in what a declared host
/// needs).
///
/// `Bücher.Example` is `xn--bcher-kva.example`. Browsers and `URL` hand over the ASCII form, so declared hosts are
/// compared in it.
public enum HostName {
  /// Why a text is no host.
  public enum Fault: Error, Hashable, Sendable {
    case empty
    /// Two dots side by side, or one at an end.
    case emptyLabel
    /// More than 63 bytes in the ASCII form.
    case labelTooLong(String)
    /// More than 253 bytes in the ASCII form.
    case nameTooLong
    /// A label starts or ends with a hyphen.
    case hyphenAtEnd(String)
    /// An `xn--` label that is no Punycode, or Punycode of something that is written otherwise.
    case badPunycode(String)
    /// A scalar that no host has.
    case forbidden(Unicode.Scalar)
  }

  /// The host in ASCII.
  public static func ascii(_ host: String) -> Result<String, Fault> {
    if host.isEmpty { return .failure(.empty) }
    var lower = String.UnicodeScalarView()
    for scalar in host.unicodeScalars {
      // The dots of RFC 3490, section 3.1, which keyboards for Chinese and Japanese type.
      if [0x3002, 0xFF0E, 0xFF61].contains(scalar.value) {
        lower.append(".")
      } else if scalar.isASCII {
        let isUpper = (0x41...0x5A).contains(scalar.value)
        lower.append(isUpper ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20) : scalar)
      } else {
        lower.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    let normal = Array(Normalization.nfc(String(lower)).unicodeScalars)
    var labels: [String] = []
    for label in normal.split(separator: ".", omittingEmptySubsequences: false) {
      switch asciiLabel(Array(label)) {
      case .success(let text): labels.append(text)
      case .failure(let fault): return .failure(fault)
      }
    }
    let result = labels.joined(separator: ".")
    return result.utf8.count > 253 ? .failure(.nameTooLong) : .success(result)
  }

  private static func asciiLabel(_ label: [Unicode.Scalar]) -> Result<String, Fault> {
    guard let first = label.first, let last = label.last else { return .failure(.emptyLabel) }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: label)
    let text = String(shown)
    if let scalar = label.first(where: { !isAllowed($0) }) { return .failure(.forbidden(scalar)) }
    if isMark(first) { return .failure(.forbidden(first)) }
    if first == "-" || last == "-" { return .failure(.hyphenAtEnd(text)) }
    if label.allSatisfy(\.isASCII) {
      if label.count > 63 { return .failure(.labelTooLong(text)) }
      if text.hasPrefix("xn--"), !isPunycode(label) { return .failure(.badPunycode(text)) }
      return .success(text)
    }
    // A label cannot be longer in Unicode than in Punycode: this also bounds the work.
    guard label.count <= 63, let code = Punycode.encode(label), code.count <= 59 else {
      return .failure(.labelTooLong(text))
    }
    return .success("xn--" + String(decoding: code, as: UTF8.self))
  }

  /// Whether an `xn--` label stands for a label that is written just so.
  private static func isPunycode(_ label: [Unicode.Scalar]) -> Bool {
    let code = label.dropFirst(4).map { UInt8(truncatingIfNeeded: $0.value) }
    guard let scalars = Punycode.decode(code), !scalars.allSatisfy(\.isASCII) else { return false }
    return Punycode.encode(scalars) == code
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Letters, digits, the hyphen, and the underscore that some hosts have; beyond ASCII letters, digits, marks and
  /// joiners.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .modifierLetter, .otherLetter, .decimalNumber, .nonspacingMark, .spacingMark: return true
    // The middle dot of Catalan, the katakana middle dot and the two joiners (RFC 5892, appendix A).
    default: return [0xB7, 0x30FB, 0x200C, 0x200D].contains(scalar.value)
    }
  }
}
