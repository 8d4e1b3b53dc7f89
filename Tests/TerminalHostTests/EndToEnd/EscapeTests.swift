import SwiftUI
import Testing

@testable import TerminalHost

/// A screen with a field that another one leads to.
private struct Book<Field: View>: View {
  @ViewBuilder let field: Field

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        VStack {
          Text("Inside")
          field
        }
      }
      .navigationTitle("Book")
    }
  }
}

private struct Line: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

private struct Page: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}

@Suite("Escape in a text of a screen that another one led to")
@MainActor
struct EscapeTests {
  private func screen(of field: some View) -> AppScreen {
    let screen = AppScreen(Book { field }, 60, 16) { $0.showsKeys = true }
    screen.resize(60, 17)
    screen.type("\t\r")
    for _ in 0..<9 where screen.host.focusedNode?.textControl == nil { screen.type("\t") }
    screen.type("words")
    return screen
  }

  @Test("From a field of one line it leads back at once, as the line of keys says")
  func line() {
    let screen = screen(of: Line())
    #expect(screen.text.contains("Esc Back"))
    screen.escape()
    #expect(screen.text.contains("Open") && !screen.text.contains("Inside"))
  }

  @Test("A text of several lines is left first, as in an editor")
  func page() {
    let screen = screen(of: Page())
    #expect(screen.text.contains("Esc Leave"))
    screen.escape()
    #expect(screen.text.contains("Inside") && screen.host.focusedNode?.textControl == nil)
    screen.escape()
    #expect(screen.text.contains("Open") && !screen.text.contains("Inside"))
  }
}
