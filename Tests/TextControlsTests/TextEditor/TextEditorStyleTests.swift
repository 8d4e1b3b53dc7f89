import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TextEditorStyleTests {
  private struct Replaced: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("No editor") }
  }

  private struct Note: View {
    @State private var text = ""

    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("note")
      Text(verbatim: "wrote \(text)")
    }
  }

  @Test("An editor works in any of the styles, and a custom one replaces it")
  func styles() throws {
    for app in [
      ViewTest(Note().textEditorStyle(.plain)), ViewTest(Note().textEditorStyle(.automatic)),
      ViewTest(Note().textEditorStyle(.roundedBorder)),
    ] {
      try app.find(.identifier("note")).type("春\nは")
      #expect(app.exists("wrote 春\nは"))
    }
    #expect(ViewTest(Note().textEditorStyle(Replaced())).exists("No editor"))
  }
}
