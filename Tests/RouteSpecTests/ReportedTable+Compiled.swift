#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation
  import Testing

  @testable import RouteSpec

  extension ReportedTable {
    /// Holds facts against compiled code: one run of the program for those that read, one for those that print.
    func checkCompiled(_ facts: [Fact], _ place: SourceLocation) throws {
      let program = try GeneratedProgram.shared.get()
      // The program reads links from outside, a line each.
      let reading = facts.filter { fact in
        switch fact {
        case .reads(let link, _, _, let source): source == .outside && !link.contains(where: \.isNewline)
        case .refuses(let link, _): !link.contains(where: \.isNewline)
        case .prints: false
        }
      }
      let answers = try program.answers(name, reading.map(\.subject))
      try #require(answers.count == reading.count, sourceLocation: place)
      for (fact, answer) in zip(reading, answers) {
        switch fact {
        case .reads(let link, let route, let values, _):
          #expect(answer["route"] as? String == route, "compiled: \(link): \(answer)", sourceLocation: place)
          let found = (answer["parameters"] as? [String: Any])?.mapValues { ReportedValue($0) }
          #expect(found == values, "compiled: \(link)", sourceLocation: place)
          #expect(answer["isLawful"] as? Bool == true, "compiled: \(link) does not come back", sourceLocation: place)
        case .refuses(let link, let words):
          let found = ["reason", "offset", "query", "parameter", "type"].compactMap { answer[$0].map { "\($0)" } }
          #expect(found.joined(separator: " ") == words, "compiled: \(link.prefix(80))", sourceLocation: place)
        case .prints: break
        }
      }

      let printing = facts.compactMap { fact -> (saved: String, link: String?, target: LinkMatcher.Target)? in
        guard case .prints(let route, let values, let link, let target) = fact else { return nil }
        let object: [String: Any] = ["name": route, "parameters": values.mapValues(\.json)]
        let data = try? JSONSerialization.data(withJSONObject: object)
        return (data.map { String(decoding: $0, as: UTF8.self) } ?? "", link, target)
      }
      let printed = try program.answers(name, printing.map(\.saved), by: "print")
      try #require(printed.count == printing.count, sourceLocation: place)
      for (fact, answer) in zip(printing, printed) {
        #expect(answer["isRead"] as? Bool == true, "compiled: \(fact.saved) is no route", sourceLocation: place)
        #expect(answer["\(fact.target)"] as? String == fact.link, "compiled: \(fact.saved)", sourceLocation: place)
      }
    }
  }

  extension ReportedTable.Fact {
    /// The link that is read.
    fileprivate var subject: String {
      switch self {
      case .reads(let link, _, _, _), .refuses(let link, _): link
      case .prints: ""
      }
    }
  }

  extension ReportedValue {
    /// What compiled code has written as JSON.
    fileprivate init(_ json: Any) {
      if let list = json as? [Any] {
        self = .list(list.map { ReportedValue($0) })
      } else if let text = json as? String {
        self = .text(text)
      } else if let number = json as? NSNumber {
        // A boolean is a number too, and only its type of value tells.
        if String(cString: number.objCType) == "c" {
          self = .bool(number.boolValue)
        } else if let int = Int(exactly: number), "\(number)".allSatisfy({ $0 == "-" || $0.isNumber }) {
          self = .int(int)
        } else {
          self = .double(number.doubleValue)
        }
      } else {
        self = .text("\(json)")
      }
    }

    /// As a saved route has it.
    fileprivate var json: Any {
      switch self {
      case .text(let value): value
      case .int(let value): value
      case .double(let value): value.isFinite ? value : "\(value)"
      case .bool(let value): value
      case .list(let values): values.map(\.json)
      }
    }
  }
#endif
