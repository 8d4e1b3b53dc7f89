import Testing

/// `#Preview` and `@Previewable`: their expansions, and their errors.
struct PreviewMacroTests {
  @Test("A preview becomes a type that knows its location and makes the view")
  func place() {
    let expansion = Expansion(
      of: """

        #Preview("一覧", traits: .portrait) { Text("a") }
        """)

    #expect(expansion.lines.first?.hasSuffix(": SwiftUI._PreviewSource {") == true)
    #expect(expansion.lines.contains(#"static var fileID: Swift.String {"#))
    #expect(expansion.lines.contains(#""Notes/List.swift""#))
    #expect(
      expansion.text.contains(
        #"SwiftUI.Preview("一覧", traits: .portrait, body: { Text("a") })"#))
  }

  @Test("A preview leaves a record where the registry looks")
  func record() {
    let expansion = Expansion(of: "#Preview { Text(\"a\") }")

    #expect(expansion.lines.contains { $0.contains(#"@section("swift5_tests") @used"#) })
    #expect(expansion.lines.contains { $0.contains("0x6b707276") })
  }

  @Test("A preview in a window of a style is the preview alone")
  func windowStyle() {
    let expansion = Expansion(
      of: #"#Preview("a", windowStyle: .automatic, traits: .portrait) { Text("a") }"#)

    #expect(
      expansion.text.contains(#"SwiftUI.Preview("a", traits: .portrait, body: { Text("a") })"#))
  }

  @Test("A labelled body is a body")
  func labelledBody() {
    let expansion = Expansion(of: "#Preview(body: makeView)")

    #expect(expansion.lines.contains("SwiftUI.Preview(body: makeView)"))
  }

  @Test("Previewable variables become properties, the rest becomes the body of their view")
  func previewable() throws {
    let expansion = Expansion(
      of: """
        #Preview {
          @Previewable @State var isOn = false
          @Previewable @FocusState var focus: Bool
          let title = "Sound"
          Toggle(title, isOn: $isOn)
        }
        """)
    let lines = expansion.lines

    let start = try #require(lines.firstIndex(of: "struct PreviewableBody: SwiftUI.View {"))
    #expect(
      lines[start...].prefix(6) == [
        "struct PreviewableBody: SwiftUI.View {",
        "@State var isOn = false",
        "@FocusState var focus: Bool",
        "var body: some SwiftUI.View {",
        "let title = \"Sound\"",
        "Toggle(title, isOn: $isOn)",
      ])
    #expect(expansion.text.contains("SwiftUI.Preview(body: { PreviewableBody() })"))
    #expect(!expansion.text.contains("@Previewable"))
  }

  @Test("A preview without a body is an error that says what to write")
  func withoutBody() {
    #expect(
      Expansion(of: "#Preview(\"a\")").complaints == [
        "1: '#Preview' has nothing to show. Write '#Preview { MyView() }'."
      ])
  }

  @Test("Previewable outside a preview is an error that says where it belongs")
  func previewableElsewhere() throws {
    let complaints = Expansion(of: "struct Note { @Previewable @State var x = 3 }").complaints

    #expect(complaints.count == 1)
    #expect(try #require(complaints.first).contains("remove '@Previewable'"))
  }
}
