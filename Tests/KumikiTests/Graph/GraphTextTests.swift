import Foundation
import SourceModel
import StateOwnership
import StateRules
import Testing

@testable import kumiki

/// Output formats of graphs.
struct GraphTextTests {
  private let graph = OwnershipGraphBuilder.graph(
    of: Project(files: [
      SourceFile(
        path: "A.swift",
        text: """
          import SwiftUI
          final class Model: ObservableObject { @Published var count = 0 }
          struct Parent: View {
            @State private var 名前 = "</script>"
            @StateObject private var model = Model()
            var body: some View {
              Child(text: $名前)
              Text("\\(model.count)")
            }
          }
          struct Child: View {
            @Binding var text: String
            var body: some View { TextField("\\(text)", text: $text) }
          }
          struct Still: View { var body: some View { Text("") } }
          struct Open: View { @Binding var x: Int; var body: some View { Text("\\(x)") } }
          """)
    ]))

  @Test("A tree shows each state, starting from its owner")
  func tree() {
    #expect(
      GraphText(graph: graph).text(of: nil) == """
        Parent  A.swift:3
        ├─ owns @State 名前: String
        │  └─ $名前 → Child.text
        │     ├─ body reads
        │     └─ $text → TextField
        └─ owns @StateObject model: Model
           └─ body reads count

        Child  A.swift:11
        └─ is lent @Binding text: String
           ├─ from Parent.名前
           └─ body reads

        Open  A.swift:16
        └─ is lent @Binding x: Int
           ├─ from ? - nothing here makes a 'Open'
           └─ body reads

        Without state: Still

        """)
  }

  @Test("The words between the names are in Japanese on request")
  func japanese() {
    #expect(
      GraphText(graph: graph, language: .japanese).text(of: nil) == """
        Parent  A.swift:3
        ├─ 所有: @State 名前: String
        │  └─ $名前 → Child.text
        │     ├─ body で読む
        │     └─ $text → TextField
        └─ 所有: @StateObject model: Model
           └─ body で count を読む

        Child  A.swift:11
        └─ 借用: @Binding text: String
           ├─ 元: Parent.名前
           └─ body で読む

        Open  A.swift:16
        └─ 借用: @Binding x: Int
           ├─ 元: ? - 'Open' を作る箇所がここにはありません
           └─ body で読む

        状態なし: Still

        """)
  }

  @Test("One class, one view, and an unknown name")
  func one() {
    let text = GraphText(graph: graph)
    #expect(
      text.text(of: "Model") == """
        Model  A.swift:2
        ├─ views watch count
        └─ Parent owns @StateObject model: Model
           └─ body reads count

        """)
    #expect(text.text(of: "Child")?.contains("made by Parent") == true)
    #expect(text.text(of: "Nobody") == nil)
    #expect(graph.part(around: "Child")?.views.map(\.id) == ["Parent", "Child"])
  }

  @Test("A diagram has a box for each view and two arrows for a binding")
  func mermaid() {
    let lines = GraphMermaid.text(graph).split(separator: "\n").map(String.init)
    #expect(lines.contains("  v0 <-->|\"$名前\"| v1"))
    #expect(lines.first == "graph LR")
  }

  @Test("The page needs no network, and no text of a program ends its script")
  func page() throws {
    let page = GraphPage.text(graph)
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("src="))
    #expect(page.components(separatedBy: "</script>").count == 3)
    let start = try #require(page.range(of: "type=\"application/json\">"))
    let end = try #require(page.range(of: "</script>"))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    let decoded = try JSONDecoder().decode(OwnershipGraph.self, from: data)
    #expect(JSONFormat.encode(decoded) == JSONFormat.encode(graph))
  }
}
