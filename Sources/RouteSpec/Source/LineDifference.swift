/// What differs between two texts, line by line, in the form of `diff -u`.
public enum LineDifference {
  private enum Line {
    case same(ArraySlice<UInt8>)
    case old(ArraySlice<UInt8>)
    case new(ArraySlice<UInt8>)

    var isSame: Bool { if case .same = self { true } else { false } }
  }

  /// So many lines around a difference are shown.
  private static let context = 3

  /// The bytes that `patch -p0` takes; none where nothing differs. Lines end in LF here; a CR before it is part of a
  /// line, and so are bytes that are no UTF-8.
  public static func bytes(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
    let lines = lines(of(old), of(new))
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where !line.isSame {
      let (start, end) = (max(index - context, 0), min(index + context + 1, lines.count))
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    if hunks.isEmpty { return [] }
    let name = name(path)
    var bytes = Array("--- ".utf8) + name + Array("\n+++ ".utf8) + name + [0x0A]
    // The numbers of lines before a hunk, of both texts.
    var (oldLine, newLine, index) = (0, 0, 0)
    func advance(to end: Int) {
      for line in lines[index..<end] {
        switch line {
        case .same: (oldLine, newLine) = (oldLine + 1, newLine + 1)
        case .old: oldLine += 1
        case .new: newLine += 1
        }
      }
      index = end
    }
    for hunk in hunks {
      advance(to: hunk.lowerBound)
      let (oldStart, newStart) = (oldLine, newLine)
      advance(to: hunk.upperBound)
      bytes += Array("@@ -\(span(oldStart, oldLine)) +\(span(newStart, newLine)) @@\n".utf8)
      for line in lines[hunk] {
        let (sign, text) =
          switch line {
          case .same(let text): (UInt8(ascii: " "), text)
          case .old(let text): (UInt8(ascii: "-"), text)
          case .new(let text): (UInt8(ascii: "+"), text)
          }
        bytes.append(sign)
        bytes += text
        if text.last != 0x0A { bytes += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return bytes
  }

  /// Whether `patch` refuses to change a file of this path, for fear of what lies elsewhere.
  public static func isRefused(_ path: String) -> Bool {
    path.hasPrefix("/") || path.split(separator: "/").contains("..")
  }

  /// How the path stands in a line of its own: in quotes as in C where it holds what would end it, as `git diff` has it.
  /// A tab ends a name that holds a space.
  private static func name(_ path: String) -> [UInt8] {
    let bytes = Array(path.utf8)
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      return bytes.contains(0x20) ? bytes + [0x09] : bytes
    }
    var result: [UInt8] = [0x22]
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C: result += [0x5C, byte]
      case 0x00..<0x20, 0x7F: result += [0x5C, 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7]
      default: result.append(byte)
      }
    }
    return result + [0x22]
  }

  private static func span(_ start: Int, _ end: Int) -> String {
    end == start ? "\(start),0" : end == start + 1 ? "\(end)" : "\(start + 1),\(end - start)"
  }

  /// The lines of a text, each with its end.
  private static func of(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func lines(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        result.append(.old(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
        result.append(.new(new[newIndex]))
        newIndex += 1
      } else if oldIndex < old.count, newIndex < new.count {
        result.append(.same(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      } else {
        break
      }
    }
    return result
  }
}
