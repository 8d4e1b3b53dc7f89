import SourceModel
import StateRules
import Testing

@testable import kumiki

/// Accepting today's findings.
struct BaselineTests {
  private func project(_ members: String) -> Project {
    let source =
      "import SwiftUI\nstruct A: View {\n\(members)\n  var body: some View { Text(a + b) }\n}\n"
    return Project(files: [SourceFile(path: "A.swift", text: source)])
  }

  private func rules(_ project: Project, without baseline: Baseline) -> [String] {
    let checker = Checker(rules: AllRules.rules.filter { $0.id == "private-state" })
    return baseline.newOnes(checker.findings(in: project), in: project).map(\.rule)
  }

  private func baseline(_ project: Project) -> Baseline {
    let checker = Checker(rules: AllRules.rules.filter { $0.id == "private-state" })
    return Baseline(checker.findings(in: project), in: project)
  }

  @Test("A finding stays accepted when its line moves; a new one is not accepted")
  func accepts() {
    let accepted = baseline(project("  @State var a = \"\""))
    #expect(accepted.findings.count == 1)
    #expect(rules(project("\n\n    @State var a = \"\""), without: accepted) == [])
    #expect(
      rules(project("  @State var a = \"\"\n  @State var b = \"\""), without: accepted)
        == ["private-state"])
  }
}
