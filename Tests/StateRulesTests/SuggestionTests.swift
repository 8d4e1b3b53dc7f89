import SourceModel
import StateRules
import Testing

/// Fixes that need a human decision, and that the rules' examples therefore do not show.
struct SuggestionTests {
  @Test("An object owned by a generic view gets a wrapper, and an optional one does not")
  func optionalObject() {
    #expect(suggestions(for: "@State var store: S") == ["Make it '@ObservedObject'"])
    #expect(suggestions(for: "@State var store: S?") == [])
  }

  private func suggestions(for property: String) -> [String] {
    let text = """
      import SwiftUI

      protocol Store: ObservableObject { var count: Int { get set } }

      struct Counter<S: Store>: View {
        \(property)
        var body: some View { Text("\\(store?.count ?? 0)") }
      }
      """
    let findings = Checker().findings(
      in: Project(files: [SourceFile(path: "Example.swift", text: text)])
    ).filter { $0.rule == "state-reference-type" }
    #expect(findings.count == 1)
    return findings.flatMap(\.fixes).map(\.title.english)
  }
}
