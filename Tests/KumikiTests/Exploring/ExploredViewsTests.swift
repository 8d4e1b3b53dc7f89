import SourceModel
import Testing

@testable import kumiki

struct ExploredViewsTests {
  private func names(_ source: String) -> [String] {
    ExploredViews.names(
      in: Project(files: [SourceFile(path: "A.swift", text: "import SwiftUI\n" + source)]))
  }

  @Test("A view without parameters can be shown on its own")
  func needsNothing() {
    #expect(
      names(
        """
        struct A: View {
          @State private var count = 0
          @State private var name: String?
          @Environment(\\.dismiss) private var dismiss
          @FocusState private var isFocused: Bool
          var title = "a"
          var body: some View { Text(title) }
        }
        struct B: View {
          let title: String
          init(title: String = "b") { self.title = title }
          var body: some View { Text(title) }
        }
        """) == ["A", "B"])
  }

  @Test("A view with parameters or required environment values cannot")
  func needsSomething() {
    #expect(
      names(
        """
        struct A: View { let title: String; var body: some View { Text(title) } }
        struct B: View { @Binding var title: String; var body: some View { Text(title) } }
        struct C: View { @EnvironmentObject var m: Model; var body: some View { Text("c") } }
        struct D: View { @Environment(Model.self) var m; var body: some View { Text("d") } }
        private struct E: View { var body: some View { Text("e") } }
        struct F<T>: View { var body: some View { Text("f") } }
        struct G: View { init(_ a: Int) {}; var body: some View { Text("g") } }
        enum H { struct I: View { var body: some View { Text("i") } } }
        struct Row_Previews: View { var body: some View { Text("p") } }
        """) == [])
  }
}
