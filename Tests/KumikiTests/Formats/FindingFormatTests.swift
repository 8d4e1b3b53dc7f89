import Foundation
import SourceModel
import StateRules
import Testing

@testable import kumiki

/// Output formats of findings.
struct FindingFormatTests {
  private let project = Project(files: [
    SourceFile(
      path: "A b,c.swift",
      text:
        "import SwiftUI\nstruct A: View {\n\t@State var あ = 0\n  var body: some View { Text(\"\\(あ)\") }\n}\n"
    )
  ])

  private func output(_ format: FindingFormat, _ language: Language = .english) -> String {
    let checker = Checker(rules: AllRules.rules.filter { $0.id == "private-state" })
    return format.output(
      checker.findings(in: project), in: project, language: language, colours: false)
  }

  @Test("The text shows the place, the reason, the line with a mark, and the advice")
  func text() {
    #expect(
      output(.text) == """
        A b,c.swift:3:2: warning: 'あ' belongs to 'A' alone, but whoever makes one may pass a value for \
        it. [private-state]
            \t@State var あ = 0
            \t^^^^^^
            = Make it 'private'.

        """)
    #expect(output(.text, .japanese).contains("'private' にしてください"))
  }

  @Test("Other tools get their format")
  func others() throws {
    #expect(output(.xcode).hasPrefix("A b,c.swift:3:2: warning: 'あ' belongs"))
    #expect(
      output(.github).hasPrefix(
        "::warning file=A b%2Cc.swift,line=3,endLine=3,col=2,endColumn=8,title=private-state::"))
    let json = try JSONDecoder().decode(JSONFormat.Output.self, from: Data(output(.json).utf8))
    #expect(json.findings.map(\.start) == [33])
    #expect(json.findings[0].fixes[0].edits[0].replacement == "private ")
    let sarif = try #require(
      JSONSerialization.jsonObject(with: Data(output(.sarif).utf8)) as? [String: Any])
    #expect(sarif["version"] as? String == "2.1.0")
  }

  /// What code scanning requires, and how columns are counted.
  @Test("SARIF has its required members, and columns in UTF-16 units")
  func sarifColumns() throws {
    let model = "final class Model: ObservableObject {}\n"
    let view = "struct A: View { let 名 = \"👩‍🍳\"; @ObservedObject var m = Model() }\n"
    let project = Project(files: [
      SourceFile(path: "a:b/名 1.swift", text: model + view),
      SourceFile(path: "/tmp/Whole.swift", text: view),
    ])
    let checker = Checker(rules: AllRules.rules.filter { $0.id == "observed-object-owned" })
    let output = FindingFormat.sarif.output(
      checker.findings(in: project), in: project, language: .english, colours: false)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")

    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "kumiki")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    for rule in rules {
      #expect(rule["id"] is String)
      for text in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[text] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      }
    }

    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    let places = results.compactMap { result in
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    }
    let uris = places.compactMap { ($0["artifactLocation"] as? [String: Any])?["uri"] as? String }
    #expect(Set(uris) == ["a%3Ab/%E5%90%8D%201.swift", "file:///tmp/Whole.swift"])
    let region = try #require(places.last?["region"] as? [String: Int])
    let before = view.prefix(upTo: view.firstIndex(of: "@") ?? view.startIndex)
    #expect(region["startColumn"] == before.utf16.count + 1)
    #expect(region["endColumn"] == before.utf16.count + 1 + "@ObservedObject".utf16.count)
    #expect(region["startLine"] == region["endLine"])
  }

  @Test("Places related to a finding are in JSON and SARIF, too")
  func related() throws {
    let project = Project(files: [
      SourceFile(
        path: "A.swift",
        text: """
          struct Badge: View {
            @State private var count: Int
            init(count: Int) { _count = State(initialValue: count) }
            var body: some View { Text("\\(count)") }
          }
          """)
    ])
    let checker = Checker(rules: AllRules.rules.filter { $0.id == "state-shadows-input" })
    let findings = checker.findings(in: project)
    func output(_ format: FindingFormat) -> String {
      format.output(findings, in: project, language: .english, colours: false)
    }
    let json = try JSONDecoder().decode(JSONFormat.Output.self, from: Data(output(.json).utf8))
    #expect(json.findings.first?.related.map(\.line) == [3])
    #expect(output(.sarif).contains("\"relatedLocations\""))
  }
}
