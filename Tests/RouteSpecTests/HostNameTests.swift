import Testing

@testable import RouteSpec

@Suite struct HostNameTests {
  /// The samples of RFC 3492, section 7.1 (A–L, of which those that are ASCII inside keep their case).
  static let samples: [(String, String)] = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("세계의모든사람들이한국어를이해한다면얼마나좋을까", "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("PorquénopuedensimplementehablarenEspañol", "PorqunopuedensimplementehablarenEspaol-fmd56a"),
    ("TạisaohọkhôngthểchỉnóitiếngViệt", "TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-SUPER-MONKEYS", "-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n"),
    ("Hello-Another-Way-それぞれの場所", "Hello-Another-Way--fc4qua05auwb3674vfr0b"),
    ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
    ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
    ("そのスピードで", "d9juau41awczczp"),
    ("-> $1.00 <-", "-> $1.00 <--"),
  ]

  @Test(arguments: samples) func samplesOfTheStandard(text: String, code: String) throws {
    let encoded = try #require(Punycode.encode(Array(text.unicodeScalars)))
    #expect(String(decoding: encoded, as: UTF8.self) == code)
    let decoded = try #require(Punycode.decode(Array(code.utf8)))
    #expect(decoded == Array(text.unicodeScalars))
  }

  @Test(arguments: ["a-\u{80}", "99999999999999999", "zz\u{1}", "é", "9"]) func noPunycode(text: String) {
    #expect(Punycode.decode(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("Trailhead.Example.com", "trailhead.example.com"),
    ("Bücher.example", "xn--bcher-kva.example"),
    ("BU\u{308}CHER.example", "xn--bcher-kva.example"),
    ("xn--bcher-kva.example", "xn--bcher-kva.example"),
    ("faß.de", "xn--fa-hia.de"),
    ("日本語。jp", "xn--wgv71a119e.jp"),
    ("192.168.0.1", "192.168.0.1"),
    ("my_host.example", "my_host.example"),
  ]) func hosts(host: String, ascii: String) {
    #expect(HostName.ascii(host) == .success(ascii))
  }

  @Test func faults() {
    #expect(HostName.ascii("") == .failure(.empty))
    #expect(HostName.ascii("a..b") == .failure(.emptyLabel))
    #expect(HostName.ascii("a.") == .failure(.emptyLabel))
    #expect(HostName.ascii("-a.b") == .failure(.hyphenAtEnd("-a")))
    #expect(HostName.ascii("a b") == .failure(.forbidden(" ")))
    #expect(HostName.ascii("a.\u{301}b") == .failure(.forbidden("\u{301}")))
    #expect(HostName.ascii("xn--9.b") == .failure(.badPunycode("xn--9")))
    #expect(HostName.ascii("xn--abc-.b") == .failure(.hyphenAtEnd("xn--abc-")))
    let long = String(repeating: "a", count: 64)
    #expect(HostName.ascii(long) == .failure(.labelTooLong(long)))
    #expect(HostName.ascii(Array(repeating: "abcdefgh", count: 40).joined(separator: ".")) == .failure(.nameTooLong))
  }
}
