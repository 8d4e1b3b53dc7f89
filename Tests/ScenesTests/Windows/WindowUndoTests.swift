import SwiftUI
import Testing
import ViewTesting

private struct LinesApp: App {
  var body: some Scene { WindowGroup { LinesView() } }
}

/// A field that clears itself on submit, as in a chat.
private struct LinesView: View {
  @State private var lines = LineStore()
  @State private var text = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack {
      Text("\(lines.texts.joined(separator: ","))|")
      TextField("Line", text: $text)
        .onSubmit {
          lines.add(text, undoManager)
          text = ""
        }
    }
  }
}

@MainActor @Observable
private final class LineStore {
  private(set) var texts: [String] = []

  func add(_ text: String, _ manager: UndoManager?) {
    texts.append(text)
    manager?.registerUndo(withTarget: self) { store in
      MainActor.assumeIsolated { _ = store.texts.removeLast() }
    }
  }
}

@MainActor
struct WindowUndoTests {
  @Test("In a field, undo reverts typing; entered values are undone by the window, not the field")
  func entered() throws {
    let app = ViewTest(LinesApp.self)
    let field = try app.textField("Line")
    try field.type("one")
    try app.press(KeyboardShortcut("z"))
    #expect(try app.textField("Line").text == "")
    try field.type("two")
    try field.submit()
    #expect(app.exists("two|"))
    try app.press(KeyboardShortcut("z"))
    #expect(app.exists("|"))
    #expect(try app.textField("Line").text == "")
  }
}
