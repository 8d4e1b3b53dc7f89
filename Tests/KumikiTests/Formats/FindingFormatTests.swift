import Foundation
import SourceModel
import StateRules
import Testing

@testable import kumiki

/// Findings written down.
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
        A b,c.swift:3:2: warning: 'あ' belongs to 'A' alone, but whoever makes the view may pass a value \
        for it. [private-state]
            \t@State var あ = 0
            \t^^^^^^
            = Make it 'private'.

        """)
    #expect(output(.text, .japanese).contains("'private' にしてください"))
  }

  @Test("Other tools get what they read")
  func others() throws {
    #expect(output(.xcode).hasPrefix("A b,c.swift:3:2: warning: 'あ' belongs"))
    #expect(
      output(.github).hasPrefix("::warning file=A b%2Cc.swift,line=3,col=2,title=private-state::"))
    let json = try JSONDecoder().decode(JSONFormat.Output.self, from: Data(output(.json).utf8))
    #expect(json.findings.map(\.start) == [33])
    #expect(json.findings[0].fixes[0].edits[0].replacement == "private ")
    let sarif = try #require(
      JSONSerialization.jsonObject(with: Data(output(.sarif).utf8)) as? [String: Any])
    #expect(sarif["version"] as? String == "2.1.0")
  }
}
