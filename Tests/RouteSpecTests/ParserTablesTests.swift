import Foundation
import Testing

@testable import RouteSpec

/// The tables of real apps and sites are read without a finding.
@Suite struct ParserTablesTests {
  private static let tables: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/tables")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "navspec" }.sorted { $0.path < $1.path }
  }()

  @Test(.enabled(if: !tables.isEmpty), arguments: tables) func realTablesAreRead(_ table: URL) throws {
    let spec = ReadSpec(bytes: Array(try Data(contentsOf: table)))
    #expect(spec.places == [])
    #expect(!spec.routes.isEmpty)
  }

  @Test func linesOfRealTablesAreRead() {
    let spec = ReadSpec(
      """
      app Wikipediaios {
        trailing slash strict
        precedence declared
      }
      enum Ns { special = "Special", unnamed = "特殊", spCial = "Spécial", spezial = "Spezial" }
      type ContractAddress = String matching "0x[a-fA-F0-9]{40}|NATIVE"
      type Plain = String matching "[^/.?]+"
      group host "{lang: String}.wikipedia.org", "{lang: String}.m.wikipedia.org" {
        route articleDiff "/wiki/{ns: Ns}:MobileDiff/{fromRevID: Int}...{toRevID: Int}"
        route userTalk "/wiki/{ns: Ns}:{title...}"
        route wResource "/w/index.php?title={title: String}&oldid={oldid: Int?}"
      }
      route vote "/vote[/{rest...?}]"
      route topTokens "[/explore]/tokens?metric={metric: String?}"
      route index "/[{locale: Locale?}]"
      route topicsFeed "/t/{slug: Plain}/{topicId: Int}.rss"
      route pledgeManage "/p/{project: String}/pledge?ref=ksr_email_backer_failed_transaction"
      route b "/geo/{r: String}/pin" { prefer a }
      group host "a.example" { route a "/x" }
      """)
    #expect(spec.places == [])
    #expect(spec.routes.count == 10)
  }
}
