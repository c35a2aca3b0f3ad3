import Foundation
import Testing

@testable import RouteSpec

/// Faults that people met with routers elsewhere, by the number of the report: how a link comes apart, and is put
/// together.
///
/// Where a report asks for something else than the language says, the language holds, and the reason stands here. A
/// neighbour is a fault of the same kind, seen from nearby.
@Suite struct ReportedLinkTests {
  private static let trails = ReportedTable.trails

  // MARK: Percent-encoding

  @Test("A01: values are percent-decoded once") func a01() throws {
    try Self.trails.check([
      .reads("/notes/a%2541", "note", ["slug": "a%41"]), .reads("/notes/100%25", "note", ["slug": "100%"]),
      .reads("/in?token=a%2541", "signIn", ["token": "a%41"]), .reads("/in?token=100%25", "signIn", ["token": "100%"]),
      .prints("note", ["slug": "a%41"], "/notes/a%2541"), .prints("signIn", ["token": "100%"], "/in?token=100%25"),
    ])
  }

  @Test("A01 neighbour: tails, mixtures, fragments, keys and literals are decoded once too") func a01Neighbour() throws
  {
    try Self.trails.check([
      .reads("/docs/a%2541/%2525", "docs", ["rest": ["a%41", "%25"]]),
      .reads("/book#a%2541", "chapter", ["chapter": "a%41"]),
      .reads("/in?tok%65n=x", "signIn", ["token": "x"]), .refuses("/in?tok%2565n=x", "missingQuery token"),
      .reads("/%6Eotes/x", "note", ["slug": "x"]), .refuses("/%256Eotes/x", "noRoute"),
    ])
    try ReportedTable.mixed.check([.reads("/pic/a%252Ewebp.webp", "picture", ["name": "a%2Ewebp"])])
  }

  @Test("A03: an encoded slash never leads into another segment") func a03() throws {
    try ReportedTable.file.check([
      .reads("/admin%2Fpanel", "file", ["file": "admin/panel"]), .reads("/admin/panel", "panel"),
      .prints("file", ["file": "admin/panel"], "/admin%2Fpanel"),
    ])
  }

  @Test("A03 neighbour: an encoded slash within a value, and other encoded delimiters") func a03Neighbour() throws {
    try Self.trails.check([
      .reads("/crew/a%2Fb/log", "crewLog", ["user": "a/b"]), .reads("/crew/a%2fb/log", "crewLog", ["user": "a/b"]),
      .refuses("/crew/a%2Flog", "noRoute"), .refuses("/crew%2Flog", "noRoute"),
      .reads("/docs/a%2Fb/c", "docs", ["rest": ["a/b", "c"]]),
      .reads("/notes/a%3Fb%23c", "note", ["slug": "a?b#c"]),
      .prints("docs", ["rest": ["a/b", "c"]], "/docs/a%2Fb/c"),
      .prints("note", ["slug": "a?b#c"], "/notes/a%3Fb%23c"),
    ])
  }

  /// A bad escape in a query item that no pattern wants is ignored; in an optional item it counts as absent, and the
  /// reading says so: links come from people who cannot fix them.
  @Test("A05: a stray % is refused with its offset") func a05() throws {
    try Self.trails.check([
      .refuses("/notes/100%", "malformedPercentEncoding 10"), .refuses("/notes/%e", "malformedPercentEncoding 7"),
      .refuses("/notes/%zz", "malformedPercentEncoding 7"), .refuses("/notes/%%41", "malformedPercentEncoding 7"),
      .refuses("/%", "malformedPercentEncoding 1"), .refuses("trailkit://notes/%2", "malformedPercentEncoding 17"),
      .reads("/find?x=%", "find", ["page": 1, "tags": []]), .reads("/find?%=%zz", "find", ["page": 1, "tags": []]),
      .reads("/find?q=%", "find", ["page": 1, "tags": []]), .refuses("/in?token=%", "invalidValue token String"),
    ])
  }

  @Test("A05 neighbour: bytes that are no UTF-8 are refused with their offset") func a05Neighbour() throws {
    try Self.trails.check([
      .refuses("/notes/%FF", "invalidUTF8 7"), .refuses("/notes/a%C0%AF", "invalidUTF8 8"),
      .refuses("/notes/%ED%A0%80", "invalidUTF8 7"), .refuses("/notes/%F4%90%80%80", "invalidUTF8 7"),
      .refuses("/notes/%E2%82", "invalidUTF8 7"), .refuses("/notes/%80", "invalidUTF8 7"),
      .reads("/find?x=%FF", "find", ["page": 1, "tags": []]), .reads("/find?q=%FF", "find", ["page": 1, "tags": []]),
      .refuses("/in?token=%FF", "invalidValue token String"),
      .reads("/notes/%F0%9F%98%80", "note", ["slug": "😀"]),
    ])
  }

  /// Links are read as text. What a URL has mended before it came here is read as it is then.
  @Test("A07: a space does not make escapes be encoded again") func a07() throws {
    let repaired = URL(string: "https://trails.example/notes/%zz")?.absoluteString
    try Self.trails.check([
      .reads("https://trails.example/find?q=a b%20c", "find", ["q": "a b c", "page": 1, "tags": []]),
      .reads("/notes/a%20b c", "note", ["slug": "a b c"]),
      .reads("/find?q=a|b%7C", "find", ["q": "a|b|", "page": 1, "tags": []]),
    ])
    if let repaired { try Self.trails.check([.reads(repaired, "note", ["slug": "%zz"])]) }
  }

  // MARK: The query

  @Test("A09: plus and space are printed so that every reader agrees") func a09() throws {
    try Self.trails.check([
      .prints("find", ["q": "me+x@example.com"], "/find?q=me%2Bx%40example.com"),
      .prints("find", ["q": "a b"], "/find?q=a%20b"), .prints("note", ["slug": "a+b c"], "/notes/a%2Bb%20c"),
    ])
  }

  @Test("A09 neighbour: + and %20 are spaces in a query, and + is itself in a path") func a09Neighbour() throws {
    try Self.trails.check([
      .reads("/in?token=a+b", "signIn", ["token": "a b"]), .reads("/in?token=a%20b", "signIn", ["token": "a b"]),
      .reads("/in?token=a%2Bb", "signIn", ["token": "a+b"]), .reads("/notes/a+b", "note", ["slug": "a+b"]),
      .reads("/book#a+b", "chapter", ["chapter": "a+b"]),
      .reads("/mode?kind=a+b", "mode"), .reads("/mode?kind=a%20b", "mode"), .refuses("/mode?kind=a%2Bb", "noRoute"),
    ])
  }

  @Test("A11: an item is split at its first = alone") func a11() throws {
    try Self.trails.check([
      .reads("/in?token=YWI=", "signIn", ["token": "YWI="]), .reads("/in?token=a=b=c", "signIn", ["token": "a=b=c"]),
      .reads("/in?token==", "signIn", ["token": "="]),
      .prints("signIn", ["token": "a=b=c"], "/in?token=a%3Db%3Dc"),
    ])
  }

  @Test("A11 neighbour: & and ; in values, keys alone, empty items") func a11Neighbour() throws {
    try Self.trails.check([
      .reads("/in?token=a%26b", "signIn", ["token": "a&b"]), .reads("/in?token=a;b", "signIn", ["token": "a;b"]),
      .reads("/in?x=1;token=a&token=b", "signIn", ["token": "b"]),
      .reads("/in?token=a?b/c", "signIn", ["token": "a?b/c"]),
      .reads("/in?token", "signIn", ["token": ""]), .reads("/in?token=", "signIn", ["token": ""]),
      .reads("/in?&&=x&token=a&", "signIn", ["token": "a"]), .refuses("/in?Token=a", "missingQuery token"),
      .refuses("/in?", "missingQuery token"), .refuses("/in", "missingQuery token"),
      .prints("signIn", ["token": "a&b;c#d"], "/in?token=a%26b%3Bc%23d"),
      .prints("signIn", ["token": ""], "/in?token="),
    ])
  }

  @Test("A13: = at the end of a path segment stays, and so does the query") func a13() throws {
    try Self.trails.check([
      .reads("/reset/MDE=?via=mail", "reset", ["token": "MDE=", "via": "mail"]),
      .reads("/reset/MDE%3D?via=mail", "reset", ["token": "MDE=", "via": "mail"]),
      .reads("/reset/a&b=c;d", "reset", ["token": "a&b=c;d"]),
    ])
  }

  /// The first of a repeated key decides even where it does not read.
  @Test("A15: repeated keys are a list in order, or the first of them") func a15() throws {
    try Self.trails.check([
      .reads("/find?tag=b&tag=a&page=2&page=3", "find", ["page": 2, "tags": ["b", "a"]]),
      .reads("/find?page=x&page=3", "find", ["page": 1, "tags": []]),
      .reads("/find?tag[]=b&tag%5B%5D=a", "find", ["page": 1, "tags": []]),
      .refuses("/mode?kind=x&kind=a%20b", "noRoute"),
      .prints("find", ["tags": ["b", "a", "b"]], "/find?tag=b&tag=a&tag=b"),
    ])
  }

  @Test("A15 neighbour: items are printed in declared order, and read in any") func a15Neighbour() throws {
    try Self.trails.check([
      .prints("find", ["q": "x", "page": 2, "tags": ["", "&"]], "/find?q=x&page=2&tag=&tag=%26"),
      .reads("/find?tag=a&page=2&q=x&tag=b", "find", ["q": "x", "page": 2, "tags": ["a", "b"]]),
    ])
  }

  @Test("A17: no dangling question mark") func a17() throws {
    try Self.trails.check([
      .prints("find", [:], "/find"), .prints("find", [:], "https://trails.example/find", as: .url),
      .reads("/find?", "find", ["page": 1, "tags": []]), .reads("/find?#", "find", ["page": 1, "tags": []]),
    ])
  }

  @Test("A17 neighbour: an empty text is not an absent one") func a17Neighbour() throws {
    try Self.trails.check([
      .prints("find", ["q": ""], "/find?q="), .reads("/find?q=", "find", ["q": "", "page": 1, "tags": []]),
    ])
  }

  // MARK: Slashes and segments

  @Test("A19: one trailing slash is read and none printed; under strict it counts") func a19() throws {
    try Self.trails.check([
      .reads("/find/", "find", ["page": 1, "tags": []]),
      .reads("/find/?q=x", "find", ["q": "x", "page": 1, "tags": []]), .refuses("/find//", "noRoute"),
      .reads("trailkit://find/", "find", ["page": 1, "tags": []]), .reads("/docs/a/", "docs", ["rest": ["a"]]),
      .refuses("/notes/x%2F/y", "noRoute"), .reads("/notes/x%2F", "note", ["slug": "x/"]),
    ])
    try ReportedTable.strict.check([
      .reads("/find", "find"), .refuses("/find/", "noRoute"), .reads("/folder/", "folder"),
      .refuses("/folder", "noRoute"), .reads("/docs/a", "docs", ["rest": ["a"]]), .refuses("/docs/a/", "noRoute"),
      .prints("folder", [:], "/folder/"), .prints("find", [:], "/find"),
    ])
  }

  /// An empty segment is no value of a String, and that is what is said.
  @Test("A21: an empty segment is no value, and is not skipped") func a21() throws {
    try Self.trails.check([
      .refuses("/crew//log", "invalidValue user String"), .refuses("//crew/log", "notThisApp"),
      .refuses("/docs/a//b", "noRoute"), .refuses("/docs//a", "invalidValue rest String"),
    ])
  }

  @Test("A21 neighbour: dot segments match nothing, encoded or not") func a21Neighbour() throws {
    try Self.trails.check([
      .refuses("/crew/../log", "invalidValue user String"), .refuses("/crew/%2e%2E/log", "invalidValue user String"),
      .refuses("/crew/./log", "invalidValue user String"), .refuses("/docs/a/../b", "noRoute"),
      .refuses("/notes/../crew/log", "noRoute"), .reads("/notes/...", "note", ["slug": "..."]),
      .reads("/notes/.hidden", "note", ["slug": ".hidden"]),
      .prints("note", ["slug": "."], nil), .prints("crewLog", ["user": ".."], nil),
      .prints("docs", ["rest": ["a", ".."]], nil), .prints("note", ["slug": ".a"], "/notes/.a"),
    ])
  }

  @Test("A23: what is printed is read back, or is not printed") func a23() throws {
    try Self.trails.check([
      .prints("crewLog", ["user": ""], nil), .prints("crewLog", ["user": "a/b"], "/crew/a%2Fb/log"),
      .prints("docs", ["rest": []], nil), .prints("docs", ["rest": ["a", ""]], nil),
    ])
  }

  @Test("A23 neighbour: delimiters and control characters in values") func a23Neighbour() throws {
    try Self.trails.check([
      .prints("note", ["slug": "a;b=c,d@e:f&g$h!i"], "/notes/a%3Bb%3Dc%2Cd%40e%3Af%26g%24h%21i"),
      .prints("note", ["slug": "[x] \"y\" <z>\\^`{|}"], "/notes/%5Bx%5D%20%22y%22%20%3Cz%3E%5C%5E%60%7B%7C%7D"),
      .prints("note", ["slug": "a-b_c.d~e"], "/notes/a-b_c.d~e"),
      .prints("note", ["slug": "a\nb"], nil), .prints("note", ["slug": "a\u{0}"], nil),
      .prints("note", ["slug": "\u{85}"], nil), .prints("note", ["slug": "\u{7F}"], nil),
      .refuses("/notes/a%0Ab", "invalidValue slug String"), .refuses("/notes/%00", "invalidValue slug String"),
      .refuses("/notes/%C2%85", "invalidValue slug String"),
      .prints("signIn", ["token": "a\nb"], "/in?token=a%0Ab"), .prints("signIn", ["token": "a\u{0}"], nil),
      .refuses("/in?token=%00", "invalidValue token String"),
    ])
  }

  // MARK: Origins

  @Test("A25: under a custom scheme the host is the first segment") func a25() throws {
    try Self.trails.check([
      .reads("trailkit://explore/hikes/2", "hike", ["id": 2]), .reads("trailkit:///explore/hikes/2", "hike", ["id": 2]),
      .reads("trailkit:/explore/hikes/2", "hike", ["id": 2]), .reads("trailkit:explore/hikes/2", "hike", ["id": 2]),
      .reads("trailkit://find", "find", ["page": 1, "tags": []]),
      .reads("trailkit://find?q=x", "find", ["q": "x", "page": 1, "tags": []]),
      .prints("hike", ["id": 2], "trailkit:///explore/hikes/2", as: .scheme),
      .prints("hike", ["id": 2], "https://trails.example/explore/hikes/2", as: .url),
    ])
  }

  @Test("A25 neighbour: a declared host may fill the host's place, another word not") func a25Neighbour() throws {
    try Self.trails.check([
      .reads("trailkit://trails.example/explore/hikes/2", "hike", ["id": 2]),
      .refuses("trailkit://app/explore/hikes/2", "noRoute"), .refuses("trailkit://", "noRoute"),
      .refuses("trailkit:", "noRoute"), .refuses("explore/hikes/2", "notThisApp"), .refuses("", "notThisApp"),
    ])
  }

  @Test("A27: scheme and host are read in any case, the path is not") func a27() throws {
    try Self.trails.check([
      .reads("TRAILKIT://Explore/hikes/2", "hike", ["id": 2]),
      .reads("HTTPS://Trails.Example/find", "find", ["page": 1, "tags": []]), .refuses("/FIND", "noRoute"),
      .refuses("trailkit:///Explore/hikes/2", "noRoute"), .refuses("trailkit://explore/Hikes/2", "noRoute"),
      // Only ASCII is folded: U+212A is no k.
      .refuses("trail\u{212A}it://find", "notThisApp"),
    ])
  }

  @Test("A27 neighbour: case insensitive folds literals, and neither values nor keys") func a27Neighbour() throws {
    try ReportedTable.folded.check([
      .reads("/FIND?kind=mAP&q=Abc", "find", ["q": "Abc"]), .refuses("/find?Kind=Map", "missingQuery kind"),
      .reads("/users/ÄBC", "user", ["name": "ÄBC"]), .prints("find", ["q": "Abc"], "/Find?kind=Map&q=Abc"),
      .prints("user", ["name": "Me"], "/Users/Me"),
    ])
  }

  @Test("A29: a fragment is no part of path or query") func a29() throws {
    try Self.trails.check([
      .reads("/callback?code=7#_=_", "callback", ["code": "7"]), .reads("/find/#/x", "find", ["page": 1, "tags": []]),
      .reads("/find#?q=x", "find", ["page": 1, "tags": []]), .reads("/notes/a#%", "note", ["slug": "a"]),
      .prints("callback", ["code": "7#"], "/callback?code=7%23"),
    ])
  }

  @Test("A29 neighbour: a fragment counts where the pattern has one") func a29Neighbour() throws {
    try Self.trails.check([
      .reads("/book#two", "chapter", ["chapter": "two"]), .reads("/book/?x=1#two", "chapter", ["chapter": "two"]),
      // None equals an empty one, and a text may be empty there.
      .reads("/book", "chapter", ["chapter": ""]), .prints("chapter", ["chapter": ""], "/book"),
      .reads("/book#a?b", "chapter", ["chapter": "a?b"]),
      .prints("chapter", ["chapter": "a#b"], "/book#a%23b"),
    ])
  }

  @Test("A31: foreign hosts, user information and ports are refused") func a31() throws {
    try Self.trails.check([
      .refuses("https://trails.example.evil.test/find", "notThisApp"),
      .refuses("https://trails.example@evil.test/find", "notThisApp"),
      .refuses("https://u@trails.example/find", "notThisApp"),
      .refuses("https://trails.example:8443/find", "notThisApp"),
      .reads("https://trails.example:443/find", "find", ["page": 1, "tags": []]),
      .refuses("https://eviltrails.example/find", "notThisApp"),
      .refuses("https://trails.example%2Eevil.test/find", "notThisApp"),
      .refuses("https://trails.example\\@evil.test/find", "notThisApp"),
      .refuses("https://evil.test/trails.example/find", "notThisApp"),
      .refuses("//evil.test/find", "notThisApp"), .refuses("ftp://trails.example/find", "notThisApp"),
    ])
  }

  @Test("A31 neighbour: declared ports, hosts with a star, international hosts") func a31Neighbour() throws {
    try Self.trails.check([
      .reads("http://localhost:8080/find", "find", ["page": 1, "tags": []]),
      .refuses("http://localhost/find", "notThisApp"), .refuses("http://localhost:80/find", "notThisApp"),
      .reads("http://trails.example:80/find", "find", ["page": 1, "tags": []]),
      .refuses("http://trails.example:443/find", "notThisApp"), .refuses("https://trails.example:/x", "noRoute"),
      .reads("//trails.example/find", "find", ["page": 1, "tags": []]),
    ])
    try ReportedTable.hosts.check([
      .reads("https://a.w.example/find", "find"), .refuses("https://evilw.example/find", "notThisApp"),
      .refuses("https://a.b.w.example/find", "notThisApp"), .refuses("https://w.example/find", "notThisApp"),
      .refuses("https://.w.example/find", "notThisApp"), .refuses("https://u@a.w.example/find", "notThisApp"),
      .refuses("https://a%2Ew.example/find", "notThisApp"),
      .reads("https://bücher.example/find", "find"), .reads("https://BU\u{308}CHER.example/find", "find"),
      .reads("https://xn--bcher-kva.example/find", "find"), .refuses("https://bucher.example/find", "notThisApp"),
      .prints("find", [:], "https://xn--bcher-kva.example/find", as: .url),
    ])
  }
}
