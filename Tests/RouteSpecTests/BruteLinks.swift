@testable import RouteSpec

/// Every link that something in a group reads, told apart by who reads it and who prints it; of links that are alike in
/// that the first.
///
/// Readers are units: a form of an entry by a class of origin. Two texts that the same forms read in a column are alike
/// there, so one of them stands for all: this is what makes all links few.
struct BruteLinks {
  /// A unit is a bit: three for each form, one for each class of origin, the most exact first.
  struct Unit {
    var entry: Int
    var form: Int
    var originClass: Int
  }

  struct Link {
    var readers: UInt64
    /// Of the readers those that print it.
    var printers: UInt64
    var isInside: Bool
    /// Before the path, the path, and what follows; the path is empty for the root.
    var parts: [[UInt8]]

    /// The whole link in a group that stands under a prefix.
    func text(under prefix: String) -> [UInt8] {
      let path = Array(prefix.utf8) + parts[1]
      return parts[0] + (path.isEmpty ? [0x2F] : path) + parts[2]
    }
  }

  private struct Key: Hashable {
    var readers: UInt64
    var printers: UInt64
    var isInside: Bool
  }

  let units: [Unit]
  let forms: [BrutePattern.Form]
  private(set) var links: [Link] = []

  /// - Parameter folded: whether segments read every spelling of what they read.
  init(_ group: BruteGroup, _ world: BruteWorld, folded: Bool) {
    var forms: [BrutePattern.Form] = []
    var units: [Unit] = []
    var entryOfForm: [Int] = []
    for (index, entry) in group.entries.enumerated() {
      for (place, form) in entry.pattern.forms(world.alphabet).enumerated() {
        forms.append(form)
        entryOfForm.append(index)
        for originClass in 0..<3 { units.append(Unit(entry: index, form: place, originClass: originClass)) }
      }
    }
    self.forms = forms
    self.units = units
    let paths = Self.paths(forms, world, folded: folded)
    let rests = Self.rests(group, world, entryOfForm)
    var best: [Key: Link] = [:]
    for path in paths {
      for rest in rests {
        let readers = Self.spread(path.readers) & rest.readers
        if readers == 0 { continue }
        let printers = Self.spread(path.printers) & rest.printers & readers
        let key = Key(readers: readers, printers: printers, isInside: rest.isInside)
        let link = Link(
          readers: readers, printers: printers, isInside: rest.isInside, parts: [rest.before, path.text, rest.after])
        if let known = best[key], !Self.precedes(link, known) { continue }
        best[key] = link
      }
    }
    links = Array(best.values)
  }

  private static func precedes(_ left: Link, _ right: Link) -> Bool {
    BruteLink.precedes(left.text(under: "/p"), right.text(under: "/p"))
  }

  /// For each form its three units.
  private static func spread(_ forms: UInt32) -> UInt64 {
    var result: UInt64 = 0
    var rest = forms
    while rest != 0 {
      let form = UInt64(rest.trailingZeroBitCount)
      result |= 7 << (3 * form)
      rest &= rest - 1
    }
    return result
  }

  // MARK: Paths

  private struct Path {
    var readers: UInt32
    var printers: UInt32
    var text: [UInt8]
  }

  /// Paths of every length up to the longest pattern and one more for each tail: beyond these each tail may have to be
  /// avoided by another element, and no further one tells anything apart.
  private static func paths(_ forms: [BrutePattern.Form], _ world: BruteWorld, folded: Bool) -> [Path] {
    let longest = forms.reduce(0) { max($0, $1.segments.count) }
    let depth = longest + forms.count { $0.tail != nil }
    var found: [UInt64: Path] = [:]
    let printed = forms.indices.reduce(UInt32(0)) { forms[$1].isPrinted ? $0 | 1 << UInt32($1) : $0 }
    func end(_ path: Path, at length: Int) {
      for endsInSlash in world.isSlashStrict && length > 0 ? [false, true] : [false] {
        var fit: UInt32 = 0
        for (index, form) in forms.enumerated() {
          let hasLength = form.tail == nil ? form.segments.count == length : form.segments.count <= length
          if hasLength, !world.isSlashStrict || form.endsInSlash == endsInSlash { fit |= 1 << UInt32(index) }
        }
        let readers = path.readers & fit
        if readers == 0 { continue }
        let printers = path.printers & readers & printed
        let text = path.text + (endsInSlash ? [0x2F] : [])
        let key = UInt64(readers) << 32 | UInt64(printers)
        if let known = found[key], !BruteLink.precedes(text, known.text) { continue }
        found[key] = Path(readers: readers, printers: printers, text: text)
      }
    }
    func visit(_ path: Path, _ length: Int) {
      end(path, at: length)
      if length == depth { return }
      var seen: [UInt64] = []
      for (place, text) in world.alphabet.texts.enumerated() {
        var (readers, printers) = (UInt32(0), UInt32(0))
        for (index, form) in forms.enumerated() where path.readers >> UInt32(index) & 1 == 1 {
          guard let column = length < form.segments.count ? form.segments[length] : form.tail else { continue }
          if (folded ? column.folded : column.reads) >> UInt32(place) & 1 == 1 { readers |= 1 << UInt32(index) }
          if column.prints >> UInt32(place) & 1 == 1 { printers |= 1 << UInt32(index) }
        }
        if readers == 0 { continue }
        let key = UInt64(readers) << 32 | UInt64(path.printers & printers)
        // The texts come in order, so the first of those that are alike is met first.
        if seen.contains(key) { continue }
        seen.append(key)
        visit(
          Path(readers: readers, printers: path.printers & printers, text: path.text + [0x2F] + text), length + 1)
      }
    }
    let all = UInt32.max >> UInt32(32 - forms.count)
    visit(Path(readers: all, printers: all, text: []), 0)
    return Array(found.values)
  }

  // MARK: What is not the path

  private struct Rest {
    var readers: UInt64
    var printers: UInt64
    var isInside: Bool
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Every choice of an origin, of query and fragment, from outside and inside.
  private static func rests(_ group: BruteGroup, _ world: BruteWorld, _ entryOfForm: [Int]) -> [Rest] {
    var best: [Key: Rest] = [:]
    let hasInternal = group.entries.contains { $0.isInternal }
    let origins = world.hasHosts ? Array(BruteWorld.origins.indices) : [0]
    for isInside in hasInternal ? [false, true] : [false] {
      for origin in origins {
        for (place, rest) in BrutePattern.Rest.links.enumerated() {
          var (readers, printers) = (UInt64(0), UInt64(0))
          for (form, index) in entryOfForm.enumerated() {
            let entry = group.entries[index]
            if entry.isInternal, !isInside { continue }
            guard entry.pattern.rest.reads >> UInt32(place) & 1 == 1 else { continue }
            let originClass = world.hasHosts ? BruteWorld.origins[origin].classes[entry.origins] : 2
            guard let originClass else { continue }
            let unit = UInt64(1) << UInt64(3 * form + originClass)
            readers |= unit
            if entry.pattern.rest.prints >> UInt32(place) & 1 == 1, isPrinted(entry, on: origin, world) {
              printers |= unit
            }
          }
          if readers == 0 { continue }
          let key = Key(readers: readers, printers: printers, isInside: isInside)
          let found = Rest(
            readers: readers, printers: printers, isInside: isInside,
            before: world.hasHosts ? Array(BruteWorld.origins[origin].prefix.utf8) : [], after: Array(rest.text.utf8))
          if let known = best[key],
            !BruteLink.precedes(found.before + [0x2F] + found.after, known.before + [0x2F] + known.after)
          {
            continue
          }
          best[key] = found
        }
      }
    }
    return Array(best.values)
  }

  /// A path is printed as on the first host, a link of outside on the first host that is listed; none on a wildcard, and
  /// none for outside of what is internal.
  private static func isPrinted(_ entry: BruteGroup.Entry, on origin: Int, _ world: BruteWorld) -> Bool {
    guard world.hasHosts else { return true }
    switch entry.origins {
    case 0, 1, 4: return origin == 0
    case 2: return origin == 1 && !entry.isInternal
    default: return false
    }
  }
}
