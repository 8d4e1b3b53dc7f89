import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Model: ObservableObject {
  @Published var isSheetShown = true
  @Published var count = 0
  var answers: [NSApplication.ModalResponse] = []
  var isAnimated: [Bool] = []
  weak var panel: NSSavePanel?

  func ask() -> NSAlert {
    let alert = NSAlert()
    alert.messageText = "Sure?"
    return alert
  }
}

private struct Sheeted: View {
  @ObservedObject var model: Model

  struct Content: View {
    let model: Model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Ask") {
        let panel = NSSavePanel()
        panel.message = "Where?"
        panel.begin { model.answers.append($0) }
      }
      Button("Close and ask") {
        dismiss()
        model.answers.append(model.ask().runModal())
      }
      Button("Hide and ask") {
        model.isSheetShown = false
        model.answers.append(model.ask().runModal())
      }
    }
  }

  var body: some View {
    Text("Below").sheet(isPresented: $model.isSheetShown) { Content(model: model) }
  }
}

private struct Asking: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("count \(model.count)")
      .transaction(value: model.count) { model.isAnimated.append($0.animation != nil) }
    Button("Ask with animation") {
      withAnimation { model.answers.append(model.ask().runModal()) }
    }
    Button("Save") {
      let panel = NSSavePanel()
      model.panel = panel
      panel.begin {
        _ = panel.url
        model.answers.append($0)
      }
    }
  }
}

private struct CommandApp: App {
  @MainActor static let model = Model()

  var body: some Scene {
    WindowGroup { Text("Window") }
      .commands {
        CommandMenu("Notes") {
          Button("Ask") {
            Self.model.count += 1
            Self.model.answers.append(Self.model.ask().runModal())
          }
          .keyboardShortcut("k")
        }
      }
  }
}

@MainActor
struct PanelPlaceTests {
  @Test("A panel is cancelled when the sheet below it goes away")
  func placeGoes() throws {
    let model = Model()
    let app = ViewTest(Sheeted(model: model))
    try app.tap("Ask")
    #expect(app.exists("Where?"))
    model.isSheetShown = false
    #expect(!app.exists("Where?"))
    #expect(model.answers == [.cancel])
    #expect(app.diagnostics.isEmpty)
  }

  @Test(
    "An alert of a sheet that has just been closed is shown above the window",
    arguments: ["Close and ask", "Hide and ask"])
  func placeGone(button: String) throws {
    let model = Model()
    let app = ViewTest(Sheeted(model: model))
    app.onWait {
      #expect(app.exists("Sure?") && !app.exists(.button(button)))
      try app.tap("OK")
    }
    try app.tap(.button(button))
    #expect(model.answers == [.alertFirstButtonReturn])
    #expect(!app.exists("Sure?"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("A panel whose handler uses it is released when the user has answered")
  func release() throws {
    let model = Model()
    let app = ViewTest(Asking(model: model))
    try app.tap("Save")
    #expect(model.panel != nil)
    try app.tap("Cancel")
    #expect(model.answers == [.cancel])
    #expect(model.panel == nil)
  }

  @Test("What the user does meanwhile has no part in the caller's transaction")
  func transaction() throws {
    let model = Model()
    let app = ViewTest(Asking(model: model))
    app.onWait {
      model.count += 1
      #expect(app.exists("count 1"))
      try app.tap("OK")
    }
    model.isAnimated = []
    try app.tap("Ask with animation")
    #expect(model.answers == [.alertFirstButtonReturn])
    #expect(model.isAnimated == [false])
  }

  @Test("Commands do nothing while the program waits for a panel")
  func commands() throws {
    let app = ViewTest(CommandApp.self)
    let model = CommandApp.model
    app.onWait {
      try? app.press(KeyboardShortcut("k"))
      try app.tap("OK")
    }
    try app.press(KeyboardShortcut("k"))
    #expect(model.count == 1)
    #expect(model.answers == [.alertFirstButtonReturn])
    try app.press(KeyboardShortcut("k"))
    #expect(model.count == 2)
  }
}
