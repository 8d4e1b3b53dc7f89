import SwiftUI
import Testing

@testable import TerminalHost

/// A screen with a field, pushed by another one.
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

@Suite("Escape")
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

  @Test("From a single-line field it goes back at once, as the line of keys says")
  func line() {
    let screen = screen(of: Line())
    #expect(screen.text.contains("Esc Back"))
    screen.escape()
    #expect(screen.text.contains("Open") && !screen.text.contains("Inside"))
  }

  @Test("A text editor is left first")
  func page() {
    let screen = screen(of: Page())
    #expect(screen.text.contains("Esc Leave"))
    screen.escape()
    #expect(screen.text.contains("Inside") && screen.host.focusedNode?.textControl == nil)
    screen.escape()
    #expect(screen.text.contains("Open") && !screen.text.contains("Inside"))
  }

  @Test("Escape pops a screen before it leaves the container of the screens")
  func stepByStep() {
    struct Outer: View {
      @State private var isClosed = false

      var body: some View {
        Text(isClosed ? "It is closed" : "It is open")
        Button("Leave") { isClosed = true }.keyboardShortcut(.cancelAction)
        NavigationStack { NavigationLink("Deep") { Text("Inside") } }
      }
    }
    let screen = AppScreen(Outer(), 60, 16) { $0.showsKeys = true }
    #expect(screen.text.contains("Esc Leave"))
    screen.click("Deep")
    #expect(screen.text.contains("Inside") && screen.text.contains("Esc Back"))
    screen.escape()
    #expect(screen.text.contains("It is open") && screen.text.contains("Deep"))
    #expect(screen.text.contains("Esc Leave"))
    screen.escape()
    #expect(screen.text.contains("It is closed"))
  }

  @Test("Escape clears a search in one column before it goes back in another one")
  func besideScreens() {
    struct Mail: View {
      @State private var words = ""
      @State private var path = [1]

      var body: some View {
        NavigationSplitView {
          List { Text("Inbox") }.searchable(text: $words)
        } detail: {
          NavigationStack(path: $path) {
            Text("Letters").navigationDestination(for: Int.self) { Text("Letter \($0)") }
          }
        }
      }
    }
    let screen = AppScreen(Mail(), 100, 16)
    #expect(screen.text.contains("Letter 1"))
    screen.type("\u{6}")
    screen.type("in")
    screen.escape()
    #expect(screen.text.contains("Letter 1"))
  }

  @Test("After Escape leaves a text, the tab key continues from there, and letters type nothing")
  func leftText() {
    struct Form: View {
      @State private var name = "Ada"
      @State private var words = "Words"

      var body: some View {
        TextField("Name", text: $name)
        TextEditor(text: $words).frame(height: 48)
        Button("Save") {}
      }
    }
    let screen = AppScreen(Form(), 40, 10)
    screen.type("\t\t")
    #expect(screen.field == "Words")
    screen.escape()
    #expect(screen.focused == "nothing")
    screen.type("x\t")
    #expect(screen.focused == "Save" && screen.text.contains("Words") && !screen.text.contains("x"))
    screen.type("\u{1B}[Z")
    screen.escape()
    screen.type("\u{1B}[Z")
    #expect(screen.field == "Ada")
    screen.type("\t")
    screen.escape()
    screen.type("\u{1B}[B")
    #expect(screen.focused == "Save")
  }
}
